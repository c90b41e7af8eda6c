"""The search finds what a player would find, and does the same again from the same seed."""

from dataclasses import replace
from typing import Any

import pytest

import prixfixe
from prixfixe.bots.bot import Bot, decide, open_guess
from prixfixe.bots.explain import estimates
from prixfixe.bots.ismcts import Manner, Search
from prixfixe.bots.levels import bot, manner
from prixfixe.bots.thinker import Thinker
from prixfixe.bots.tree import mixed
from prixfixe.core.chance import chance
from prixfixe.core.game import Game
from prixfixe.core.state import State
from tests import potluck
from tests.bots.potlucks import last_two

GAME = potluck.game()


@pytest.mark.parametrize("seed", range(5))
def test_the_strong_card_is_played_for_the_dish_that_decides(seed: int) -> None:
    assert decide(bot("cook", iterations=200), GAME, last_two(6, 2, [0, 3]), 0, seed) == 5


@pytest.mark.parametrize("seed", range(5))
def test_the_strong_card_is_kept_for_the_dish_that_decides(seed: int) -> None:
    assert decide(bot("cook", iterations=200), GAME, last_two(2, 6, [0, 3]), 0, seed) == 1


def play(bots: list[Bot], seed: int) -> State:
    """A match among bots."""
    s: State = GAME.start(len(bots), seed)
    number = 0
    while (ask := s.asking()) is not None:
        number += 1
        s.answer(ask.seat, decide(bots[ask.seat], GAME, s, ask.seat, 1000 * seed + number))
    return s


def wins(level: str, other: str, seats: int, matches: int) -> float:
    """How many matches a level wins against others, in each seat in turn; a shared win counts in part."""
    won = 0.0
    for number in range(matches):
        seat = number % seats
        bots = [bot(level if i == seat else other, iterations=60) for i in range(seats)]
        winners = GAME.result(play(bots, number)).winners
        won += 1 / len(winners) if seat in winners else 0.0
    return won


def test_cook_beats_random() -> None:
    assert wins("cook", "random", 2, 48) > 48 * 0.55


@pytest.mark.parametrize("seats", [3, 4])
def test_cook_beats_greedy_at_larger_tables(seats: int) -> None:
    assert wins("cook", "greedy", seats, 48) > 48 * (1 / seats + 0.05)


def test_the_same_seed_and_iterations_give_the_same_match() -> None:
    once, again = (play([bot("cook", iterations=40), bot("chef", iterations=80)], 3) for _ in range(2))
    assert GAME.save(once) == GAME.save(again)


@pytest.mark.parametrize("level", ["greedy", "cook"])
@pytest.mark.parametrize("left_out", [1, 5])
def test_options_no_plan_considers_are_never_taken(level: str, left_out: int) -> None:
    spared = replace(GAME.bots, plan=lambda s, ask, dice: [option for option in ask.options if option != left_out])
    narrow = replace(GAME, bots=spared)
    for seed in range(3):
        assert decide(bot(level, iterations=50), narrow, GAME.start(2, seed), 0, seed) != left_out


def test_estimates_put_the_winning_card_first_and_are_sure_of_it() -> None:
    s = last_two(6, 2, [0, 3])
    first, second = estimates(GAME, s, s.asked(0), chance(1), iterations=300)
    assert (first.option, second.option) == (5, 1)
    assert first.win > 0.8 and second.win < 0.2
    assert first.visits + second.visits <= 300 and first.doubt < second.doubt


def test_the_same_value_says_less_of_the_win_at_the_beginning() -> None:
    game: prixfixe.Game[Any] = prixfixe.load("ristorante-italia")
    s = game.start(2, 1)
    seat = s.asks[0].seat
    guess = open_guess(game, s, seat, 3)
    early, late = (
        estimates(game, guess, guess.asked(seat), chance(4), iterations=60, moves=moves)[0] for moves in (0, 150)
    )
    assert early.value == late.value != 0.5
    assert abs(early.win - 0.5) < abs(late.win - 0.5)


def tried(manner: Manner, iterations: int) -> list[int]:
    """How often each card was tried for the first dish, the least tried one first."""
    s = GAME.start(2, 1)
    search = Search(GAME, 0, chance(1), manner)
    search.prepare(s, s.asked(0))
    for _ in range(iterations):
        search.think(s)
    return sorted(int(visits) for visits in search.root(s.asked(0)).visits)


def test_the_root_goes_on_trying_options_that_look_bad() -> None:
    hasty = Manner()
    hasty.probe = hasty.explore
    few, more = tried(hasty, 300), tried(Manner(), 300)
    assert 2 * few[0] < more[0] and few[-1] > more[-1]


@pytest.mark.parametrize("seed", range(4))
def test_an_iteration_ends_with_a_turn(seed: int) -> None:
    game: prixfixe.Game[Any] = prixfixe.load("sweet-mess")
    s = game.start(2, seed)
    while s.asks[0].rule is not game.rules["SM-ACT-2.chosen"]:
        s.answer(s.asks[0].seat, s.asks[0].options[0])
    seat = s.asks[0].seat
    search = Search(game, seat, chance(seed), Manner())
    search.prepare(s, s.asks[0])
    after = search.fresh(s)
    search.walk(after)
    assert len(search.trail) > 1 and set(search.takers) == {seat}
    assert after.asks[0].seat != seat


@pytest.mark.parametrize("seat", range(3))
def test_a_turn_of_sealed_answers_ends_when_all_are_in(seat: int) -> None:
    game: prixfixe.Game[Any] = prixfixe.load("critter-kitchen")
    s = game.start(3, 1)
    plan = game.rules["CK-PLAN-1"]
    while s.asks[0].rule is not plan:
        s.answer(s.asks[0].seat, s.asks[0].options[0])
    search = Search(game, seat, chance(seat), Manner())
    search.prepare(s, s.asked(seat))
    after = search.fresh(s)
    search.walk(after)
    assert set(search.takers) == {0, 1, 2}
    assert all(ask.rule is not plan for ask in after.asks)


@pytest.mark.parametrize(("level", "round_", "to_the_end"), [("chef", 7, True), ("cook", 7, False), ("chef", 6, False)])
def test_a_chef_plays_the_last_round_out(level: str, round_: int, to_the_end: bool) -> None:
    game: prixfixe.Game[Any] = prixfixe.load("critter-kitchen")
    s = game.start(2, 1)
    while s.round < round_:
        s.answer(s.asks[0].seat, s.asks[0].options[0])
    search = Search(game, 0, chance(1), manner(level))
    search.prepare(s, s.asked(0))
    after = search.fresh(s)
    search.walk(after)
    assert after.over == to_the_end


def first_question(game: Game[Any], seats: int, rule: str) -> State:
    """A match at its first question of a kind, everybody taking first options before."""
    s: State = game.start(seats, 1)
    while s.asks[0].rule is not game.rules[rule]:
        s.answer(s.asks[0].seat, s.asks[0].options[0])
    return s


def learners(level: str, seats: int, iterations: int, onward: bool = True) -> set[int]:
    """The seats whose answers a search of a first turn of Sweet Mess learns from, the thinking one as 0."""
    game: prixfixe.Game[Any] = prixfixe.load("sweet-mess")
    game = replace(game, bots=replace(game.bots, onward=onward))
    s = first_question(game, seats, "SM-ACT-2.chosen")
    seat = s.asks[0].seat
    search = Search(game, seat, chance(1), manner(level))
    search.prepare(s, s.asks[0])
    found: set[int] = set()
    for _ in range(iterations):
        search.think(s)
        found |= {(int(taker) - seat) % seats for taker in search.takers}
    return found


def test_a_chef_looks_onward_to_its_own_next_turn_at_larger_tables() -> None:
    assert learners("chef", 3, 80) == {0}
    assert learners("cook", 3, 80) > {0}
    assert learners("chef", 2, 80) == {0, 1}
    assert learners("chef", 3, 80, onward=False) > {0}


class Ticking:
    """A clock that goes on by itself, a little every time somebody looks."""

    def __init__(self, tick: float) -> None:
        self.tick = tick
        self.time = 0.0

    def __call__(self) -> float:
        self.time += self.tick
        return self.time


def test_a_lone_seat_is_judged_from_where_it_stands() -> None:
    game: prixfixe.Game[Any] = prixfixe.load("sweet-mess")
    more = replace(game.bots, worth=lambda s, seat: game.bots.worth(s, seat) + 1000.0)
    richer = replace(game, bots=more)
    s = game.start(1, 3)
    while len(s.asks[0].options) < 5:
        s.answer(0, s.asks[0].options[0])
    found = [estimates(one, game.guess(s, 0, 5), s.asks[0], chance(4), iterations=60) for one in (game, richer)]
    once, again = ([(made.option, made.visits) for made in one] for one in found)
    assert once == again


@pytest.mark.parametrize("tick", [0.001, 0.01, 0.015])
def test_time_is_kept(tick: float) -> None:
    clock = Ticking(tick)
    s = GAME.start(3, 1)
    decide(Thinker(think=0.1, clock=clock), GAME, s, 0, 1)
    assert clock.time <= 0.1 * 1.2 + tick


def test_a_settled_question_takes_less_than_its_time() -> None:
    clock = Ticking(0.0001)
    decide(Thinker(think=1.0, clock=clock), GAME, last_two(6, 2, [0, 3]), 0, 1)
    assert clock.time < 0.8


def test_a_question_with_one_sensible_option_takes_no_time() -> None:
    clock = Ticking(1.0)
    forced = replace(GAME, bots=replace(GAME.bots, plan=lambda s, ask, dice: ask.options[:1]))
    decide(Thinker(think=5.0, clock=clock), forced, GAME.start(2, 1), 0, 1)
    assert clock.time == 0.0


def test_two_questions_of_a_long_search_do_not_share_a_number() -> None:
    """A search remembers up to 300,000 questions: with 40 bits two of them met in one long search of twenty-five."""
    path, numbers = 1, []
    for n in range(1000):
        path = mixed(path, n)
        numbers.append(path)
    assert len(set(numbers)) == 1000
    for bit in range(62):
        assert 400 < sum(number >> bit & 1 for number in numbers) < 600

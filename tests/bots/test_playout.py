"""A chef plays leading options out where a game gains by it; who plays a match out sees nothing hidden."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import prixfixe
from prixfixe.bots.bot import decide
from prixfixe.bots.explain import estimates
from prixfixe.bots.ismcts import Manner, Search
from prixfixe.bots.levels import bot, manner
from prixfixe.bots.playout import Playouts
from prixfixe.bots.thinker import Thinker
from prixfixe.core.chance import chance
from prixfixe.core.game import Game
from prixfixe.core.state import State
from tests import potluck
from tests.bots.potlucks import last_two
from tests.bots.test_search import Ticking, first_question

POTLUCK = replace(potluck.game(), bots=replace(potluck.game().bots, playouts=4.0))
ITALIA: prixfixe.Game[Any] = prixfixe.load("ristorante-italia")


def compared(game: Game[Any], s: State, iterations: int = 60) -> Playouts:
    """The options of seat 0 after a search, nothing played out yet."""
    ask = s.asked(0)
    search = Search(game, 0, chance(3), Manner())
    search.prepare(s, ask)
    for _ in range(iterations):
        search.think(s)
    return Playouts(game, search, s, ask)


def test_every_option_meets_the_same_guesses() -> None:
    found = compared(POTLUCK, POTLUCK.start(2, 1))
    worlds = []
    for _ in range(10):
        found.play(0.0)
        worlds.append(found.world)
    assert len(found.places) == 5
    assert len(set(worlds[:5])) == 1 and len(set(worlds[5:])) == 1 and worlds[0] != worlds[5]
    assert [len(found.values[place]) for place in found.places] == [2] * 5


def test_options_drop_out_as_time_goes_by() -> None:
    found = compared(POTLUCK, POTLUCK.start(2, 1))
    found.weight = 0.0  # so that nothing is clear after a match or two
    for progress, left in [(0.0, 5), (0.4, 3), (0.9, 2)]:
        before = found.places
        for _ in range(len(before)):
            found.play(progress)
        assert len(found.places) == left
        worst = min(map(found.value, found.places))
        assert all(found.value(place) <= worst for place in set(before) - set(found.places))


def test_an_option_that_is_clearly_worse_drops_out_at_once() -> None:
    found = compared(POTLUCK, POTLUCK.start(2, 1))
    first = found.places[0]
    for place in found.places:
        found.values[place] = [0.9, 0.7] * 4 if place == first else [0.2, 0.4] * 4
    found.drop(5)
    assert found.places == [first]


def test_a_match_is_played_to_its_end_and_the_guess_stays() -> None:
    s = last_two(6, 2, [0, 3])
    before = POTLUCK.save(s)
    found = compared(POTLUCK, s)
    for _ in range(8):
        found.play(0.0)
    assert POTLUCK.save(s) == before
    strong, weak = (found.root.options.index(card) for card in (5, 1))
    assert found.wins[strong] == len(found.values[strong]) > 0  # it takes the dish that decides
    assert found.wins[weak] == 0 and found.values[weak]
    assert found.places == [strong] and found.best() == 5


def test_where_a_match_has_stages_it_is_played_to_the_end_of_one() -> None:
    s = ITALIA.start(2, 4, {"first_player": 1})
    found = compared(ITALIA, s, iterations=1)
    found.play_on(s, s.asked(0).options[1], chance(1))
    assert s.season == 2 and not s.over and s.square == s.tables.season_of.index(2)
    while s.season < 4:
        s.take(s.asks[0], s.asks[0].options[0])
    found.search.seat = s.asks[0].seat
    found.play_on(s, s.asks[0].options[1], chance(1))
    assert s.over


def test_the_word_of_the_search_counts_as_several_matches() -> None:
    found = compared(POTLUCK, POTLUCK.start(2, 1))
    place = found.places[0]
    other = found.places[1]
    found.places = [place, other]
    before = found.value(place) - found.value(other)
    found.values[place] = found.values[other] = [0.3] * 4
    assert found.value(place) - found.value(other) == pytest.approx(before / 2)


def test_what_was_not_played_on_is_seen_in_the_same_light() -> None:
    found = compared(POTLUCK, POTLUCK.start(2, 1))
    first, second, left_out = found.places[:3]
    before = found.value(left_out)
    found.places = [first, second]
    for place in found.places:
        found.values[place] = [found.root.mean(place) - 0.1] * 4
    assert found.value(left_out) == pytest.approx(before - 0.1)
    assert found.value(first) == pytest.approx(found.root.mean(first) - 0.1)


def test_a_round_that_was_not_finished_does_not_count() -> None:
    found = compared(POTLUCK, POTLUCK.start(2, 1))
    for _ in range(4):
        found.play(0.0)
    assert found.best() == found.search.best(found.ask)
    values = [found.value(place) for place in found.places]
    found.play(0.0)
    assert values != [found.value(place) for place in found.places]
    after = {place: found.value(place) for place in found.places}
    found.play(0.0)
    assert after == {place: found.value(place) for place in found.places}


def test_where_nothing_was_played_out_the_option_most_tried_is_taken() -> None:
    found = compared(POTLUCK, POTLUCK.start(2, 1))
    assert found.best() == found.search.best(found.ask)
    assert found.tallies() == {int(o): float(n) for o, n in zip(found.root.options, found.root.visits)}


def test_who_hurries_does_not_know_what_others_have_sealed() -> None:
    advice = replace(ITALIA.bots, hurry=None)  # its rule of thumb for offers is a rule for everybody
    blind = replace(ITALIA, bots=advice)
    found = compared(blind, ITALIA.start(2, 4, {"first_player": 1}), iterations=1)
    offers = []
    for sealed in (0, 10, 25):
        s = first_question(ITALIA, 2, "RI-VIP-1")
        s.answer(1, sealed)
        offers.append(found.hurried(s, s.asked(0), chance(7)))
    assert len(set(offers)) == 1


def test_nor_what_will_be_drawn() -> None:
    s = ITALIA.start(2, 4, {"first_player": 1})
    found = compared(ITALIA, s, iterations=1)
    answers = []
    for seed in range(12):
        s.seed(seed)
        answers.append(found.hurried(s, s.asked(0), chance(7)))
    assert len(set(answers)) == 1


@pytest.mark.parametrize(
    ("level", "gains", "played"), [("chef", 4.0, True), ("cook", 4.0, False), ("chef", 0.0, False)]
)
def test_a_chef_plays_out_where_a_game_gains_by_it(level: str, gains: float, played: bool) -> None:
    game = replace(POTLUCK, bots=replace(POTLUCK.bots, playouts=gains))
    s = game.start(2, 1)
    found = Thinker(None, 400, manner(level)).thought(game, s, s.asked(0), chance(1))
    assert (found.played > 0) == played
    assert found.search.iterations <= (120 if played else 400)


def test_the_same_seed_gives_the_same_answer() -> None:
    s = POTLUCK.start(3, 5)
    assert len({decide(bot("chef", iterations=300), POTLUCK, s, 0, 9) for _ in range(3)}) == 1


@pytest.mark.parametrize("tick", [0.001, 0.01, 0.03])
def test_time_is_kept_with_matches_played_out(tick: float) -> None:
    clock = Ticking(tick)
    s = POTLUCK.start(3, 1)
    found = Thinker(1.0, None, manner("chef"), clock).thought(POTLUCK, s, s.asked(0), chance(1))
    assert found.played > 5
    assert clock.time <= 1.2


def test_a_hint_names_first_what_a_chef_takes() -> None:
    s = POTLUCK.start(2, 1)
    found = Thinker(None, 400, manner("chef")).thought(POTLUCK, s, s.asked(0), chance(1))
    first, *others = estimates(POTLUCK, s, s.asked(0), chance(1), iterations=400)
    assert first.option == found.best()
    assert others and all(0 <= made.win <= 1 and made.doubt > 0 for made in [first, *others])
    place = found.root.options.index(first.option)
    assert first.value == found.value(place) and first.visits > found.root.visits[place]

"""Levels by name."""

from dataclasses import replace
from typing import Any

import pytest

import prixfixe
from bench.rivals import bot_of
from prixfixe import BadOption, Game, State
from prixfixe.bots.bot import decide
from prixfixe.bots.ismcts import Search
from prixfixe.bots.levels import LEVELS, SECONDS, TABLE, USUAL, bot, manner
from prixfixe.bots.simple import Greedy, error
from prixfixe.bots.thinker import Thinker
from prixfixe.core.advice import Advice
from prixfixe.core.chance import chance
from tests import potluck


@pytest.mark.parametrize("level", SECONDS)
def test_a_level_thinks_its_time_unless_told_otherwise(level: str) -> None:
    usual, longer, counted = bot(level), bot(level, think=3.0), bot(level, iterations=50)
    assert isinstance(usual, Thinker) and isinstance(longer, Thinker) and isinstance(counted, Thinker)
    assert (usual.think, usual.iterations) == (SECONDS[level], None)
    assert (longer.think, longer.iterations) == (3.0, None)
    assert (counted.think, counted.iterations) == (None, 50)


def test_levels_go_from_weak_to_strong() -> None:
    assert LEVELS == ("random", "greedy", "cook", "chef")
    assert SECONDS["cook"] < SECONDS["chef"]
    assert TABLE == ("beginner", "easy", "good", "strong", "master")
    assert SECONDS[USUAL] <= 0.05 < SECONDS["strong"] < SECONDS["master"] <= 2.0


@pytest.mark.parametrize("level", LEVELS + TABLE)
def test_every_level_plays_a_game_that_has_no_advice_for_bots(level: str) -> None:
    game = replace(potluck.game(), bots=Advice())
    s, player = game.start(3, 1), bot(level, iterations=30)
    while (ask := s.asking()) is not None:
        s.answer(ask.seat, decide(player, game, s, ask.seat, 1))
    assert s.over


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="there is no bot saucier; there are random, greedy, cook, chef, beginner"):
        bot("saucier")


@pytest.mark.parametrize(
    ("name", "think", "iterations"), [("cook:400", None, 400), ("chef:5s", 5.0, None), ("chef:0.5s", 0.5, None)]
)
def test_a_name_may_say_how_long_to_think(name: str, think: float | None, iterations: int | None) -> None:
    made = bot(name)
    assert isinstance(made, Thinker) and (made.think, made.iterations) == (think, iterations)


@pytest.mark.parametrize(
    "name", ["chef:", "chef:0", "chef:0s", "chef:-3", "chef:1.5", "chef:lots", "chef:s", "chef:1.2.3s"]
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match=f"{name}: after the colon"):
        bot(name)


def test_a_manner_of_the_ladder_is_switched_on_by_a_number() -> None:
    looking = bot_of("cook:60+onward=1")
    assert isinstance(looking, Thinker) and looking.manner.onward
    with pytest.raises(BadOption, match="write onward=1 or onward=0"):
        bot_of("cook:60+onward")
    with pytest.raises(BadOption, match="a search has no aloof"):
        bot_of("cook:60+aloof=1")


def apart(game: Game[Any]) -> tuple[State, dict[int, float]]:
    """A question of which one answer is far better than all others, and what each looks like."""
    for seed in range(1, 99):
        s = game.start(2, seed)
        while s.asks:
            ask = s.asks[0]
            seen = dict(zip(ask.options, Greedy().margins(game, s, ask, ask.options, chance(1))))
            ranked = sorted(seen.values())
            if len(ranked) > 3 and ranked[-1] - ranked[-2] > 3.5:
                return s, seen
            s.take(ask, ask.options[seed % len(ask.options)])
    raise AssertionError("no such question")


def test_a_beginner_errs_where_little_is_at_stake_and_not_where_much_is() -> None:
    game: Game[Any] = prixfixe.load("critter-kitchen")
    s, seen = apart(game)
    best = max(seen, key=lambda option: seen[option])
    assert {decide(bot("beginner"), game, s, s.asks[0].seat, seed) for seed in range(20)} == {best}
    s = game.start(2, 1)
    assert len({decide(bot("beginner"), game, s, s.asks[0].seat, seed) for seed in range(20)}) > 2
    assert all(-1.5 <= error(chance(seed)) <= 1.5 for seed in range(200))


def test_several_of_a_level_do_not_all_seal_the_same_at_a_table() -> None:
    game: Game[Any] = prixfixe.load("restaurant-row")
    s = game.start(4, 1)
    sealed = s.asks[0]
    assert game.question(sealed).secret and len(sealed.options) > 3
    mixing, straight = (
        {decide(Thinker(None, 60, made), game, s, sealed.seat, seed) for seed in range(12)}
        for made in (manner("good"), manner("cook"))
    )
    assert len(mixing) >= len(straight)


def test_what_is_mixed_is_about_as_good_as_the_best() -> None:
    game: Game[Any] = prixfixe.load("restaurant-row")
    s = game.start(4, 1)
    search = Search(game, 0, chance(1), manner("good"))
    search.prepare(s, s.asked(0))
    for _ in range(200):
        search.think(s)
    root, near = search.root(s.asked(0)), search.near(s.asked(0))
    means = {int(root.options[i]): root.mean(i) for i in range(len(root.options)) if root.visits[i]}
    assert near and all(means[int(one)] >= max(means.values()) - 0.25 * search.spread for one in near)
    search.manner.mix = 0.0
    assert len(search.near(s.asked(0))) <= 1

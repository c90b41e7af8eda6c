"""Levels by name."""

from dataclasses import replace

import pytest

from bench.rivals import bot_of
from prixfixe import BadOption
from prixfixe.bots.bot import decide
from prixfixe.bots.levels import LEVELS, SECONDS, bot
from prixfixe.bots.thinker import Thinker
from prixfixe.core.advice import Advice
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


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_game_that_has_no_advice_for_bots(level: str) -> None:
    game = replace(potluck.game(), bots=Advice())
    s, player = game.start(3, 1), bot(level, iterations=30)
    while (ask := s.asking()) is not None:
        s.answer(ask.seat, decide(player, game, s, ask.seat, 1))
    assert s.over


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="there is no bot saucier; there are random, greedy, cook, chef"):
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

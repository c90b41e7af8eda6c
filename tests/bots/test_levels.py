"""Levels by name."""

import pytest

from prixfixe import BadOption
from prixfixe.bots.levels import LEVELS, SECONDS, bot
from prixfixe.bots.thinker import Thinker


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


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="there is no bot saucier; there are random, greedy, cook, chef"):
        bot("saucier")

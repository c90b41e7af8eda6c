"""What bots consider when they pay: nothing that costs more than it has to."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.chance import Chance
from prixfixe.core.state import Ask
from prixfixe.games.sweet_mess.paying import BASIC, CHEF, STORED, WILD, covered
from prixfixe.games.sweet_mess.state import Kitchen


def plan(s: Kitchen, ask: Ask, dice: Chance) -> list[i64]:
    """Payments without waste; everything else is left open."""
    return thrifty(ask.options) if ask.rule is covered else ask.options


def thrifty(ways: list[i64]) -> list[i64]:
    """A Stored token costs nothing; a Super is not spent alone where a basic Ingredient of the type would do.

    What the Chef offers, and from which group an Ingredient comes, has its price elsewhere and stays a choice.
    """
    if ways[0] == STORED:
        return [STORED]
    if ways[0] >= WILD:
        return ways
    return [way for way in ways if BASIC <= way < WILD or way >= CHEF]

"""What bots consider when they pay, clean up and Reserve: nothing that costs more than it has to, or comes too late."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.chance import Chance
from prixfixe.core.state import PASS, Ask
from prixfixe.games.sweet_mess.actions import BUY, RESERVE, second_chosen, started, stepped
from prixfixe.games.sweet_mess.bench import welcome
from prixfixe.games.sweet_mess.bots.outlook import least_lack
from prixfixe.games.sweet_mess.ending import cleaned
from prixfixe.games.sweet_mess.options import BASIC, CHEF, NOTHING, PLAY, START, STORED
from prixfixe.games.sweet_mess.paying import covered
from prixfixe.games.sweet_mess.preparing import can_unreserve, reserved
from prixfixe.games.sweet_mess.state import Cook, Kitchen
from prixfixe.games.sweet_mess.tables import ADVANCE, BASICS, PREPARE

ROOMY: Final = 3  # types that a Bench takes at least before anything is thrown away
LACKING: Final = 1  # units that a Recipe lacks at most when it is Reserved, for it has few turns to be paid
DUE: Final = 1  # the slot from which on it comes before others, once it can be paid


def plan(s: Kitchen, ask: Ask, dice: Chance) -> list[i64]:
    """Payments and clean-ups without waste, Recipes to Reserve that may be paid in time, and that then are paid."""
    if ask.rule is covered:
        return thrifty(ask.options)
    if ask.rule is cleaned and freedom(s, s.cooks[ask.seat]) >= ROOMY:
        return [PASS]
    if ask.rule is reserved:
        return soon(s, s.cooks[ask.seat], ask.options) or ask.options
    if ask.rule is stepped and not soon(s, s.cooks[ask.seat], list(range(len(s.display)))):
        return [option for option in ask.options if option != RESERVE]
    if ask.rule is started or ask.rule is second_chosen:
        return saving(s, ask)
    return ask.options


def thrifty(ways: list[i64]) -> list[i64]:
    """A Stored token costs nothing; a Super is not spent alone where a basic Ingredient of the type would do.

    What the Chef offers, and from which group an Ingredient comes, has its price elsewhere and stays a choice.
    """
    if ways[0] == STORED:
        return [STORED]
    if not BASIC.has(ways[0]):
        return ways
    return [way for way in ways if BASIC.has(way) or CHEF.has(way)]


def freedom(s: Kitchen, cook: Cook) -> i64:
    """Types that the Bench can still take."""
    count: i64 = 0
    types = welcome(s, cook)
    for kind in range(BASICS):
        count += types >> kind & 1
    return count


def soon(s: Kitchen, cook: Cook, spaces: list[i64]) -> list[i64]:
    """The display spaces whose Recipe lacks hardly anything."""
    found: list[i64] = []
    for space in spaces:
        if s.display[space] >= 0 and least_lack(s, cook, s.display[space]) <= LACKING:
            found.append(space)
    return found


def saving(s: Kitchen, ask: Ask) -> list[i64]:
    """Actions that leave a Reserved Recipe, when it is due and can be paid, to be paid in the next step."""
    cook = s.cooks[ask.seat]
    if not 0 <= cook.reserved <= DUE or not can_unreserve(s, ask.seat):
        return ask.options
    if ask.rule is second_chosen:
        return [option for option in ask.options if option != BUY or not spoils(s, cook, ask.a)]
    found: list[i64] = []
    for option in ask.options:
        named = not PLAY.has(option) and START.two(option) != NOTHING
        if not named or not spoils(s, cook, s.tables.boxes[START.one(option)][START.two(option)]):
            found.append(option)
    return found


def spoils(s: Kitchen, cook: Cook, action: i64) -> bool:
    """Whether an action takes what would pay the Reserved Recipe, or moves the Recipe away."""
    return action == PREPARE or (action == ADVANCE and cook.reserved < s.tables.action_amount[ADVANCE])

"""Chapter 12, Advance and Complete."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.sweet_mess.state import Kitchen, use
from prixfixe.games.sweet_mess.tables import SLOTS


def advance(s: Kitchen, seat: i64) -> None:
    """SM-ADV-1, SM-ADV-2: all Recipes move one slot; the one that leaves is Completed, or lost if unpaid."""
    cook = s.cooks[seat]
    leaving = cook.slots[0]
    for slot in range(SLOTS - 1):
        cook.slots[slot] = cook.slots[slot + 1]
    cook.slots[SLOTS - 1] = -1
    unpaid = cook.reserved == 0
    if cook.reserved >= 0:
        cook.reserved -= 1
    if leaving < 0:
        return
    if unpaid:
        lose(s, seat, leaving)
    else:
        complete(s, seat, leaving)


def lose(s: Kitchen, seat: i64, recipe: i64) -> None:
    """SM-RES-6: a Reserved Recipe that passes slot 0 is out of the game."""
    s.gone.append(recipe)
    s.tell("lost", seat, recipe)
    s.tell("unpaid", recipe)


def complete(s: Kitchen, seat: i64, recipe: i64) -> None:
    """SM-CPL-1: the Recipe lies face up near the Bench; its bonus is gained at once."""
    s.cooks[seat].done.append(recipe)
    s.tell("completed", s.name(seat), recipe)
    for effect in s.tables.bonus[recipe]:
        s.tell("recipe_bonus", effect)
    gain(s, seat, recipe, 0)


def gain(s: Kitchen, seat: i64, recipe: i64, i: i64) -> None:
    """SM-CPL-1: the icons of a Completed Recipe, one after the other."""
    effects = s.tables.bonus[recipe]
    if i < len(effects):
        use(s, seat, effects[i], s.tables.bonus_amounts[recipe][i], 0)
    if i + 1 < len(effects):
        s.then(gain, seat, recipe, i + 1)

"""What is played when time runs out (CK-TIME-4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.chance import Chance
from prixfixe.core.state import PASS, Ask, Rule
from prixfixe.games.critter_kitchen.challenges import prepared
from prixfixe.games.critter_kitchen.critic import chose_big, dished, on_course, paired, spiced
from prixfixe.games.critter_kitchen.effects import fetched, offered, peeked, picked_early, swapped
from prixfixe.games.critter_kitchen.fridge import chilled
from prixfixe.games.critter_kitchen.planning import planned
from prixfixe.games.critter_kitchen.plates import value
from prixfixe.games.critter_kitchen.shopping import picked
from prixfixe.games.critter_kitchen.state import Town
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    RUMOR,
    SPICE,
    TYPES,
    ZOUS,
    is_allspice,
    printed,
)
from prixfixe.games.critter_kitchen.tokens import kinds_of

DECLINED: Final[list[Rule]] = [prepared, chose_big, paired, fetched, offered, picked_early, swapped]


def default(s: Town, ask: Ask, chance: Chance) -> i64:
    """The answer of a clock that has run out; the first option where nothing else is said."""
    if ask.rule is planned:
        return ask.options[chance.below(len(ask.options))]
    if ask.rule is picked:
        return best_item(ask.options)
    if ask.rule is chilled:
        return worst_token(ask.options)
    if ask.rule is dished:
        return best_ingredient(s, ask.seat, ask.options)
    if ask.rule is spiced:
        return sensible_spice(s, ask.seat, ask.options)
    if ask.rule is peeked:
        return unseen_rumor(s, ask.seat, ask.options)
    return PASS if ask.rule in DECLINED else ask.options[0]


def best_item(options: list[i64]) -> i64:
    """Highest ingredient, else allspice, spice, zous-chef, typed rumor, wild rumor, bisque, soup."""
    found: i64 = PASS
    for token in options:
        if rank(token) > rank(found):
            found = token
    return found


def rank(token: i64) -> i64:
    """How early the clock picks an item; of equal rank it takes the first in canonical order."""
    if token == PASS:
        return 0
    if token < SPICE:
        return 100 + printed(token)
    if is_allspice(token):
        return 90
    if token < ALLSPICE:
        return 80
    if token == ZOUS:
        return 70
    return 60 - (token - RUMOR)


def worst_token(options: list[i64]) -> i64:
    """Lowest printed value, then spices, allspice last."""
    found = options[0]
    for token in options:
        if token < SPICE and printed(token) < printed(found):
            found = token
    return found


def best_ingredient(s: Town, seat: i64, options: list[i64]) -> i64:
    """An empty course gets its highest value; nothing is added to a course that holds something."""
    kitchen = s.kitchens[seat]
    if on_course(kitchen.plates[0], kitchen.serving) or len(options) == 1:
        return PASS
    return highest_value(s, seat, options[:-1])


def highest_value(s: Town, seat: i64, tokens: list[i64]) -> i64:
    """The ingredient of highest value."""
    found = tokens[0]
    for token in tokens:
        if value(s, seat, token) > value(s, seat, found):
            found = token
    return found


def sensible_spice(s: Town, seat: i64, options: list[i64]) -> i64:
    """A matching spice; an allspice if this is among the highest values that will stay unspiced; no rumor token."""
    kitchen = s.kitchens[seat]
    if options[0] < ALLSPICE and options[0] != PASS:
        return options[0]
    mine = value(s, seat, kitchen.plates[0].items[-1])
    better = len([number for number in bare_to_come(s, seat) if number > mine])
    return ALLSPICE if better < kitchen.storage.count(ALLSPICE) else PASS


def bare_to_come(s: Town, seat: i64) -> list[i64]:
    """The values that later courses will have without a spice of their own."""
    kitchen = s.kitchens[seat]
    found: list[i64] = []
    for kind in range(kitchen.serving + 1, TYPES):
        held = kinds_of(kitchen.storage, kind)
        if held and SPICE + kind not in kitchen.storage:
            found.append(value(s, seat, highest_value(s, seat, held)))
    return found


def unseen_rumor(s: Town, seat: i64, options: list[i64]) -> i64:
    """The leftmost face-down card not yet seen by the player, else the leftmost."""
    for space in options:
        if not s.sees_rumor(seat, space):
            return space
    return options[0]

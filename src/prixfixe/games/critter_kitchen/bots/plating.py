"""A critic plate laid out and changed by a planner, outside the questions of the game."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.critic import most_on, on_course
from prixfixe.games.critter_kitchen.options import RUMOR_SPICE
from prixfixe.games.critter_kitchen.plates import value
from prixfixe.games.critter_kitchen.state import NOBODY, Kitchen, Town
from prixfixe.games.critter_kitchen.tables import ALLSPICE, SPICE, TYPES, type_of
from prixfixe.games.critter_kitchen.tokens import ingredients, kinds_of, put
from prixfixe.kit.lists import drop, has, tally


def rising(s: Town, seat: i64, first: i64, floor: i64) -> list[i64]:
    """An ingredient, or none, for each course from one on: values never fall, and their sum is the largest."""
    highest = floor
    for token in ingredients(s.kitchens[seat].storage):
        highest = max(highest, value(s, seat, token))
    sums: list[i64] = [0] * int(highest + 1)  # of the courses to the right, by the value from which they go on
    menus: list[list[i64]] = [[] for _ in range(highest + 1)]
    for kind in range(TYPES - 1, first - 1, -1):
        further, rest = sums[:], menus[:]
        for token in kinds_of(s.kitchens[seat].storage, kind):
            number = value(s, seat, token)
            for start in range(number + 1):
                if number + further[number] > sums[start]:
                    sums[start] = number + further[number]
                    menus[start] = [token, *rest[number]]
    return menus[floor]


def lay_out(s: Town, seat: i64, first: i64) -> None:
    """From a course on, the best ingredients with their own spice; then allspice on the best of those without."""
    kitchen = s.kitchens[seat]
    begun = len(kitchen.plates[0].items)
    for kind in range(first, TYPES):
        while on_course(kitchen.plates[0], kind) < most_on(s, seat, kind) and kinds_of(kitchen.storage, kind):
            best: i64 = NOBODY
            for token in kinds_of(kitchen.storage, kind):
                if best == NOBODY or value(s, seat, token) > value(s, seat, best):
                    best = token
            serve(kitchen, best, SPICE + kind if has(kitchen.storage, SPICE + kind) else NOBODY)
    for _ in range(tally(kitchen.storage, ALLSPICE)):
        bare = best_bare(s, seat, begun)
        if bare != NOBODY:
            respice(kitchen, bare, ALLSPICE)


def best_bare(s: Town, seat: i64, begun: i64) -> i64:
    """The place of the best ingredient without spice."""
    plate = s.kitchens[seat].plates[0]
    found: i64 = NOBODY
    for i in range(begun, len(plate.items)):
        better = found == NOBODY or value(s, seat, plate.items[i]) > value(s, seat, plate.items[found])
        if plate.spices[i] == NOBODY and better:
            found = i
    return found


# ---- changes


def serve(kitchen: Kitchen, token: i64, spice: i64) -> None:
    """An ingredient comes on the plate."""
    drop(kitchen.storage, token)
    kitchen.plates[0].items.append(token)
    kitchen.plates[0].spices.append(NOBODY)
    respice(kitchen, len(kitchen.plates[0].items) - 1, spice)


def respice(kitchen: Kitchen, i: i64, spice: i64) -> None:
    """A spice on an ingredient without."""
    kitchen.plates[0].spices[i] = spice
    if spice != NOBODY and spice != RUMOR_SPICE:
        drop(kitchen.storage, spice)


def unspice(kitchen: Kitchen, i: i64) -> None:
    """Off again."""
    spice = kitchen.plates[0].spices[i]
    if spice != NOBODY and spice != RUMOR_SPICE:
        put(kitchen.storage, spice)
    kitchen.plates[0].spices[i] = NOBODY


def exchange(kitchen: Kitchen, i: i64, token: i64) -> None:
    """One ingredient for another."""
    put(kitchen.storage, kitchen.plates[0].items[i])
    drop(kitchen.storage, token)
    kitchen.plates[0].items[i] = token


def take_off(kitchen: Kitchen, i: i64) -> None:
    """An ingredient leaves the plate, and the wine with it if the course is bare."""
    unspice(kitchen, i)
    plate = kitchen.plates[0]
    kind = type_of(plate.items[i])
    put(kitchen.storage, plate.items.pop(i))
    plate.spices.pop(i)
    if not on_course(plate, kind):
        for j in range(len(plate.wines) - 1, -1, -1):
            if plate.paired[j] == kind:
                pour_back(kitchen, j)


def pour(kitchen: Kitchen, kind: i64, wine: i64) -> None:
    """A wine comes beside a course."""
    drop(kitchen.storage, wine)
    kitchen.plates[0].paired.append(kind)
    kitchen.plates[0].wines.append(wine)


def pour_back(kitchen: Kitchen, i: i64) -> None:
    """And leaves it."""
    put(kitchen.storage, kitchen.plates[0].wines.pop(i))
    kitchen.plates[0].paired.pop(i)

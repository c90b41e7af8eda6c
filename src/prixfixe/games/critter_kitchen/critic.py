"""The critic meal: seven courses prepared in secret."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.critter_kitchen.options import RUMOR_SPICE
from prixfixe.games.critter_kitchen.scoring import judge
from prixfixe.games.critter_kitchen.state import DINING, NOBODY, Plate, Town, empty_plate
from prixfixe.games.critter_kitchen.tables import ALLSPICE, SPICE, TYPES, type_of
from prixfixe.games.critter_kitchen.tokens import kinds_of
from prixfixe.kit.lists import drop, has, tally

WINE: Final = TYPES - 1


def dine(s: Town) -> None:
    """Everybody prepares the plate in secret; then all present together (CK-CRIT-1)."""
    s.phase = DINING
    for seat in range(s.seats):
        kitchen = s.kitchens[seat]
        kitchen.plates = [empty_plate()]
        kitchen.serving = 0
        kitchen.big = s.judge(seat).big_course
        open_menu(s, seat)
    s.then(judge)


def open_menu(s: Town, seat: i64) -> None:
    """The Cow lets everybody choose a course that may hold more; then course by course."""
    if s.judge(seat).one_big:
        s.ask(seat, [*range(TYPES), PASS], chose_big)
    else:
        course(s, seat)


def chose_big(s: Town, seat: i64, kind: i64) -> None:
    """That course may hold more."""
    s.kitchens[seat].big = kind
    course(s, seat)


def course(s: Town, seat: i64) -> None:
    """An ingredient for the course in hand, or none (CK-CRIT-2); after the last course, wines."""
    kitchen = s.kitchens[seat]
    if kitchen.serving < TYPES:
        s.ask(seat, [*kinds_of(kitchen.storage, kitchen.serving), PASS], dished)
    else:
        pair(s, seat)


def dished(s: Town, seat: i64, token: i64) -> None:
    """The ingredient is on the plate; now its spice, if there is any."""
    kitchen = s.kitchens[seat]
    if token == PASS:
        kitchen.serving += 1
        course(s, seat)
        return
    drop(kitchen.storage, token)
    kitchen.plates[0].items.append(token)
    kitchen.plates[0].spices.append(NOBODY)
    spices = spices_for(s, seat, type_of(token))
    if spices:
        s.ask(seat, [*spices, PASS], spiced)
    else:
        more(s, seat)


def spices_for(s: Town, seat: i64, kind: i64) -> list[i64]:
    """A matching spice, allspice, and with the Jerboa a rumor token."""
    kitchen = s.kitchens[seat]
    found: list[i64] = []
    if has(kitchen.storage, SPICE + kind):
        found.append(SPICE + kind)
    if has(kitchen.storage, ALLSPICE):
        found.append(ALLSPICE)
    if s.judge(seat).rumor_spice and tally(kitchen.plates[0].spices, RUMOR_SPICE) < kitchen.known_rumors():
        found.append(RUMOR_SPICE)
    return found


def spiced(s: Town, seat: i64, spice: i64) -> None:
    """The spice is on the ingredient; a rumor token stays in the kitchen."""
    kitchen = s.kitchens[seat]
    if spice != PASS:
        kitchen.plates[0].spices[-1] = spice
        if spice != RUMOR_SPICE:
            drop(kitchen.storage, spice)
    more(s, seat)


def more(s: Town, seat: i64) -> None:
    """The course in hand once more while it may hold more, else the next one."""
    kitchen = s.kitchens[seat]
    kind = kitchen.serving
    if on_course(kitchen.plates[0], kind) >= most_on(s, seat, kind) or not kinds_of(kitchen.storage, kind):
        kitchen.serving += 1
    course(s, seat)


def on_course(plate: Plate, kind: i64) -> i64:
    """How many ingredients a course holds."""
    count: i64 = 0
    for token in plate.items:
        if type_of(token) == kind:
            count += 1
    return count


def most_on(s: Town, seat: i64, kind: i64) -> i64:
    """How many it may hold: one, or what the critic allows."""
    if kind != s.kitchens[seat].big:
        return 1
    return s.judge(seat).one_big if s.judge(seat).one_big else s.judge(seat).big_most


def pair(s: Town, seat: i64) -> None:
    """The Fruit Bat lets a wine be paired with served courses, from left to right (CK-DEC-22)."""
    kitchen = s.kitchens[seat]
    courses = s.judge(seat).pairs
    while kitchen.serving < TYPES + len(courses):
        kind = courses[kitchen.serving - TYPES]
        plate = kitchen.plates[0]
        wines = kinds_of(kitchen.storage, WINE)
        if wines and on_course(plate, kind) and tally(plate.paired, kind) < s.judge(seat).pair_most:
            s.ask(seat, [*wines, PASS], paired)
            return
        kitchen.serving += 1
    kitchen.plates[0].kept = 1


def paired(s: Town, seat: i64, wine: i64) -> None:
    """The wine stands beside the course; it takes no spice."""
    kitchen = s.kitchens[seat]
    if wine == PASS:
        kitchen.serving += 1
    else:
        drop(kitchen.storage, wine)
        kitchen.plates[0].paired.append(s.judge(seat).pairs[kitchen.serving - TYPES])
        kitchen.plates[0].wines.append(wine)
    pair(s, seat)

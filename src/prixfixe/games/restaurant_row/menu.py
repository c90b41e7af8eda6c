"""Menus: which ingredients a restaurant can use, what it discards, what it freezes."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.restaurant_row.state import NOBODY, Restaurant, Street, perk
from prixfixe.games.restaurant_row.tables import UNITS
from prixfixe.kit.lists import drop


def excess(s: Street, r: Restaurant, kind: i64, more: i64) -> i64:
    """How many ingredients find no space on the menu if `more` of a kind came on top.

    Only the numbers per kind matter: as many as possible lie in spaces that accept them, the Master Chef
    finds any free space for one more, and the rest is too much.
    """
    packed = more * UNITS[kind]
    units = s.tables.units
    for ingredient in r.menu:
        packed += units[ingredient]
    return too_many(s, r, packed, len(r.menu) + more)


def too_many(s: Street, r: Restaurant, packed: i64, total: i64) -> i64:
    """How many of so many ingredients, packed by kind, find no space."""
    mode = s.mode()
    matched = mode.matched(packed & 255, packed >> 8 & 255, packed >> 16)
    if matched == total:
        return 0
    wild = perk(r, s.tables.staff_perks.wild, s.tables.renovation_perks.wild)
    return max(0, total - min(mode.spaces, matched + wild))


def spaces(s: Street, r: Restaurant) -> list[i64]:
    """Where each ingredient lies: as many as possible in spaces that accept them, the Master Chef's anywhere; or -1."""
    taken: list[i64] = [NOBODY] * int(s.mode().spaces)
    lost: list[i64] = []
    for i in range(len(r.menu)):
        if not makes_room(s, r, i, taken, [0] * len(taken)):
            lost.append(i)
    wild = perk(r, s.tables.staff_perks.wild, s.tables.renovation_perks.wild)
    for space in range(len(taken)):
        if taken[space] == NOBODY and lost and wild > 0:
            taken[space] = lost.pop(0)
            wild -= 1
    found: list[i64] = [NOBODY] * len(r.menu)
    for space in range(len(taken)):
        if taken[space] != NOBODY:
            found[taken[space]] = space
    return found


def makes_room(s: Street, r: Restaurant, i: i64, taken: list[i64], tried: list[i64]) -> bool:
    """Whether the ingredient finds a space that accepts it, others moving aside for it if they can."""
    kind = s.tables.kind[r.menu[i]]
    accepts = s.mode().accepts
    for space in range(len(taken)):
        if accepts[space][kind] and not tried[space]:
            tried[space] = 1
            if taken[space] == NOBODY or makes_room(s, r, taken[space], taken, tried):
                taken[space] = i
                return True
    return False


def cold(s: Street, r: Restaurant) -> i64:
    """How many ingredients a restaurant may set aside."""
    return min(1, perk(r, s.tables.staff_perks.freeze, s.tables.renovation_perks.freeze))


def usable(s: Street, r: Restaurant, kind: i64, more: i64) -> bool:
    """Whether the restaurant could use `more` ingredients of a kind in addition to those it holds."""
    over = excess(s, r, kind, more)
    return over == 0 or over <= cold(s, r)


def playable(s: Street, r: Restaurant, kind: i64, more: i64) -> bool:
    """Whether `more` new ingredients of a kind find spaces if everything else bought this round may make way."""
    packed = more * UNITS[kind]
    held = more
    if r.thawed != NOBODY:
        packed += s.tables.units[r.thawed]
        held += 1
    over = too_many(s, r, packed, held)
    return over == 0 or over <= cold(s, r)


def relief(s: Street, r: Restaurant, most: i64) -> list[i64]:
    """Ingredients bought this round without which at most `most` too many are left, the fewest forks first."""
    found: list[i64] = []
    for ingredient in r.menu:
        if ingredient != r.thawed and excess(s, r, s.tables.kind[ingredient], -1) <= most:
            i: i64 = len(found)
            while i > 0 and s.tables.thrift[found[i - 1]] > s.tables.thrift[ingredient]:
                i -= 1
            found.insert(i, ingredient)
    return found


def discard(s: Street, seat: i64) -> None:
    """What cannot be used is discarded, as few ingredients as possible, one at a time."""
    r = s.restaurants[seat]
    over = excess(s, r, 0, 0)
    if over > cold(s, r):
        s.ask(seat, relief(s, r, over - 1), discarded)


def make_way(s: Street, seat: i64, new: i64) -> None:
    """A new ingredient is played over an old one, which is discarded."""
    r = s.restaurants[seat]
    over = excess(s, r, 0, 0)
    if over > cold(s, r):
        options = relief(s, r, over - 1)
        s.ask(seat, [old for old in options if old != new] or options, discarded)


def discarded(s: Street, seat: i64, ingredient: i64) -> None:
    """The ingredient is out of play until phase 8."""
    drop(s.restaurants[seat].menu, ingredient)
    s.discards.append(ingredient)
    discard(s, seat)


def thaw(s: Street) -> None:
    """Yesterday's frozen ingredient is put on the menu, where it must stay."""
    for seat in range(s.seats):
        r = s.restaurants[seat]
        r.thawed = r.frozen
        r.frozen = NOBODY
        if r.thawed != NOBODY:
            r.menu.append(r.thawed)
            s.tell("thawed", seat, r.thawed)


def freeze(s: Street, seat: i64) -> None:
    """The Freezer's owner may set aside an ingredient bought this round, and must if not all fit on the menu."""
    r = s.restaurants[seat]
    options = relief(s, r, 0)
    if not options:
        return
    if excess(s, r, 0, 0) == 0:
        options.insert(0, PASS)
    s.ask(seat, options, frozen)


def frozen(s: Street, seat: i64, ingredient: i64) -> None:
    """The ingredient is not displayed and stays out of the bag."""
    if ingredient != PASS:
        drop(s.restaurants[seat].menu, ingredient)
        s.restaurants[seat].frozen = ingredient

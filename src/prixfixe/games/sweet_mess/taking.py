"""Sections 7.1 and 7.2: taking Ingredients from Bowls and from Leftover tiles."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.sweet_mess.bench import room, welcome
from prixfixe.games.sweet_mess.mess import take
from prixfixe.games.sweet_mess.options import CRUMB, GOOD
from prixfixe.games.sweet_mess.state import Cook, Kitchen, use
from prixfixe.games.sweet_mess.tables import CELLS, GROUPS, KINDS, LEFTOVERS, SIDES, SPACES

# ---- Bowls


def has_some(s: Kitchen, cell: i64, types: i64) -> bool:
    """A Bowl outside the Forcefield with an Ingredient of the types whose bits are set."""
    if s.load[cell] == 0 or cell == s.shield:
        return False
    first = cell * KINDS
    return any(s.bowl[first + kind] > 0 and types >> kind & 1 for kind in range(KINDS))


def can_take(s: Kitchen, cook: Cook, cell: i64) -> bool:
    """A Bowl outside the Forcefield with an Ingredient that can be placed."""
    return has_some(s, cell, welcome(s, cook))


def can_take_any(s: Kitchen, cook: Cook) -> bool:
    """Whether anything on the grid can be taken."""
    types = welcome(s, cook)
    return types > 0 and any(has_some(s, cell, types) for cell in range(CELLS))


def open_bowls(s: Kitchen, cook: Cook, barred: i64) -> list[i64]:
    """The Bowls to take from, without those whose bit is set in `barred`."""
    found: list[i64] = []
    types = welcome(s, cook)
    for cell in range(CELLS):
        if not barred >> cell & 1 and has_some(s, cell, types):
            found.append(cell)
    return found


def take_bowl(s: Kitchen, seat: i64, amount: i64, forced: i64) -> None:
    """SM-ICO-2, SM-ICO-14: take Ingredients from one Bowl."""
    cells = open_bowls(s, s.cooks[seat], 0)
    if not cells:
        return
    if not forced:
        cells.insert(0, PASS)
    s.ask(seat, cells, bowl_chosen, amount)


def bowl_chosen(s: Kitchen, seat: i64, cell: i64, amount: i64) -> None:
    """SM-PICK-2: once a Bowl is chosen at least one Ingredient is taken."""
    if cell != PASS:
        s.ask(seat, in_bowl(s, s.cooks[seat], cell), took, cell, amount)


def in_bowl(s: Kitchen, cook: Cook, cell: i64) -> list[i64]:
    """What can be taken from a Bowl."""
    found: list[i64] = []
    free = room(s, cook)
    for kind in range(KINDS):
        if s.bowl[cell * KINDS + kind] > 0:
            for group in range(GROUPS):
                if free >> group * KINDS + kind & 1:
                    found.append(GOOD.pair(kind, group))
    return found


def took(s: Kitchen, seat: i64, code: i64, cell: i64, amount: i64) -> None:
    """SM-PICK-1, SM-PICK-3: one Ingredient is placed; go on until the Bowl is empty or the player stops."""
    if code == PASS:
        return
    cook = s.cooks[seat]
    kind = GOOD.one(code)
    cook.put(kind, GOOD.two(code))
    if take(s, cell, kind) or amount < 2:  # SM-RUL-68: an emptied Bowl ends it, even if one bounced back
        return
    codes = in_bowl(s, cook, cell)
    if codes:
        codes.insert(0, PASS)
        s.ask(seat, codes, took, cell, amount - 1)


def take_two_bowls(s: Kitchen, seat: i64, amount: i64, forced: i64) -> None:
    """SM-ICO-6: one Ingredient from each of several Bowls."""
    pinch(s, seat, amount, -1 if forced else 0)


def pinch(s: Kitchen, seat: i64, amount: i64, barred: i64) -> None:
    """SM-RUL-41: the next Bowl must be another one; `barred` is -1 for a first one that cannot be declined."""
    cells = open_bowls(s, s.cooks[seat], max(barred, 0))
    if amount < 1 or not cells:
        return
    if barred >= 0:
        cells.insert(0, PASS)
    s.ask(seat, cells, pinched, amount, max(barred, 0))


def pinched(s: Kitchen, seat: i64, cell: i64, amount: i64, barred: i64) -> None:
    """One Ingredient, its Mess, then the next Bowl (SM-RUL-23)."""
    if cell == PASS:
        return
    s.ask(seat, in_bowl(s, s.cooks[seat], cell), took, cell, 1)
    if amount > 1:
        s.then(pinch, seat, amount - 1, barred | 1 << cell)


# ---- Leftover tiles


def icon_shows(s: Kitchen, side: i64) -> bool:
    """SM-GEO-5: no Ingredient lies on the icon of a tile."""
    return s.spare[s.tables.tile_icon[s.rims[side]]] < 0


def crumbs(s: Kitchen, cook: Cook, spaces: list[i64]) -> list[i64]:
    """What can be taken from Leftover spaces, as CRUMB.code(space, group)."""
    found: list[i64] = []
    free = room(s, cook)
    for space in spaces:
        kind = s.spare[space]
        if kind >= 0:
            for group in range(GROUPS):
                if free >> group * KINDS + kind & 1:
                    found.append(CRUMB.pair(space, group))
    return found


def reach(s: Kitchen, side: i64) -> list[i64]:
    """The Leftover spaces of a side; of all sides for SIDES."""
    if side < SIDES:
        return s.tables.tile_spaces[s.rims[side]]
    return list(range(SPACES))


def can_crumb(s: Kitchen, cook: Cook) -> bool:
    """Whether a Leftover Ingredient can be placed."""
    types = welcome(s, cook)
    return any(s.spare[space] >= 0 and types >> s.spare[space] & 1 for space in range(SPACES))


def take_leftovers(s: Kitchen, seat: i64, amount: i64, forced: i64) -> None:
    """SM-ICO-7: take Ingredients from any Leftover spaces, without icons."""
    codes = crumbs(s, s.cooks[seat], reach(s, SIDES))
    if not codes:
        return
    if not forced:
        codes.insert(0, PASS)
    s.ask(seat, codes, crumbed, amount, SIDES)


def crumbed(s: Kitchen, seat: i64, code: i64, amount: i64, side: i64) -> None:
    """SM-LEFT-3, SM-LEFT-4: one Leftover is placed, without a Mess; go on or stop."""
    if code == PASS:
        return
    space = CRUMB.one(code)
    s.cooks[seat].put(s.spare[space], CRUMB.two(code))
    s.spare[space] = -1
    if amount > 1:
        crumble(s, seat, amount - 1, side)


def crumble(s: Kitchen, seat: i64, amount: i64, side: i64) -> None:
    """The next Leftover, or stop."""
    codes = crumbs(s, s.cooks[seat], reach(s, side))
    if codes:
        codes.insert(0, PASS)
        s.ask(seat, codes, crumbed, amount, side)


def pick_tile(s: Kitchen, seat: i64, side: i64) -> None:
    """SM-LEFT-2: first what the icon gives if it shows, then the Ingredients of the tile."""
    t = s.tables
    tile = s.rims[side]
    if icon_shows(s, side):
        s.tell("icon_gives", side, t.tile_effect[tile])
        use(s, seat, t.tile_effect[tile], t.tile_amount[tile], 0)
    s.then(crumble, seat, t.action_amount[LEFTOVERS], side)

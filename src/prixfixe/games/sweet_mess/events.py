"""Chapter 14, the ten Events."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.sweet_mess.advancing import advance
from prixfixe.games.sweet_mess.mess import drop, make_a_mess
from prixfixe.games.sweet_mess.state import Kitchen, fail, gain_gold, use
from prixfixe.games.sweet_mess.tables import CELLS, DRAW_TOOL, GAIN_SUPER, STORE, SUPER


def super_splash(s: Kitchen, seat: i64, event: i64) -> None:
    """SM-EVT-1: the Super Bowl shows its Super side; one Super on each neighbour."""
    t = s.tables
    cell = s.tile.index(t.super_bowl)
    if cell != s.shield:  # SM-RUL-47: a shielded Bowl is not flipped
        s.face[cell] = SUPER
    for other in t.neighbours[cell]:
        for _ in range(t.event_amount[event]):
            drop(s, other, SUPER)


def tool_delivery(s: Kitchen, seat: i64, event: i64) -> None:
    """SM-EVT-2: each player gains a Tool."""
    for cook in s.around(seat):
        use(s, cook, DRAW_TOOL, s.tables.event_amount[event], 0)


def corner_chaos(s: Kitchen, seat: i64, event: i64) -> None:
    """SM-EVT-3: a Mess from each corner, clockwise, without flipping; not from a shielded one."""
    for cell in s.tables.corners:
        if cell != s.shield:
            for _ in range(s.tables.event_amount[event]):
                make_a_mess(s, cell, 0)


def tip_jar(s: Kitchen, seat: i64, event: i64) -> None:
    """SM-EVT-4: each player gains gold."""
    for cook in s.around(seat):
        gain_gold(s, cook, s.tables.event_amount[event])


def restock(s: Kitchen, seat: i64, event: i64) -> None:
    """SM-EVT-5: Ingredients of its own type on every empty Bowl."""
    for cell in told_empty(s):
        for _ in range(s.tables.event_amount[event]):
            drop(s, cell, s.face[cell])


def fill_types(s: Kitchen, seat: i64, event: i64) -> None:
    """SM-EVT-9, SM-EVT-10: one of each of three types on every empty Bowl."""
    for cell in told_empty(s):
        for kind in s.tables.event_types[event]:
            for _ in range(s.tables.event_amount[event]):
                drop(s, cell, kind)


def empty_bowls(s: Kitchen) -> list[i64]:
    """SM-EVT-11: the Bowls that are empty now, row by row."""
    found: list[i64] = []
    for cell in range(CELLS):
        if s.load[cell] == 0:
            found.append(cell)
    return found


def told_empty(s: Kitchen) -> list[i64]:
    """The same; that there are none is told."""
    found = empty_bowls(s)
    if not found:
        s.tell("none_empty")
    return found


def hot_oven(s: Kitchen, seat: i64, event: i64) -> None:
    """SM-EVT-6: each player Advances all Recipes, one player after the other."""
    for cook in s.around(seat):
        for _ in range(s.tables.event_amount[event]):
            s.then(heat, cook)


def heat(s: Kitchen, seat: i64) -> None:
    """One player's Advance with all that follows from it; Chef-o-Tron has nothing to Advance."""
    if s.is_robot(seat):
        fail(s, "failed_advance", s.program)
    else:
        if s.cooks[seat].below() > 0:
            s.tell("advances", seat)
        advance(s, seat)


def pantry_day(s: Kitchen, seat: i64, event: i64) -> None:
    """SM-EVT-7: each player may Store."""
    for cook in s.around(seat):
        s.then(visit, cook, STORE, s.tables.event_amount[event])


def secret_spice(s: Kitchen, seat: i64, event: i64) -> None:
    """SM-EVT-8: each player gains a Super."""
    for cook in s.around(seat):
        s.then(visit, cook, GAIN_SUPER, s.tables.event_amount[event])


def visit(s: Kitchen, seat: i64, effect: i64, amount: i64) -> None:
    """SM-GEN-5: the next player's part of an Event."""
    use(s, seat, effect, amount, 0)

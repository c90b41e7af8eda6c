"""Chapter 8, Mess, limits and missing Ingredients."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.sweet_mess.state import Kitchen
from prixfixe.games.sweet_mess.tables import BASICS, KINDS, SUPER


def available(s: Kitchen, kind: i64) -> i64:
    """SM-SUB-1, SM-RUL-7: the type that is really placed on the table, -1 if there is none."""
    if s.supply[kind] > 0:
        return kind
    best: i64 = -1
    if kind == SUPER:
        for other in range(BASICS):
            if s.supply[other] > 0 and (best < 0 or s.supply[other] > s.supply[best]):
                best = other
        return best
    best = s.tables.follows[kind]
    while best != kind and s.supply[best] == 0:
        best = s.tables.follows[best]
    return best if s.supply[best] > 0 else -1


def from_supply(s: Kitchen, kind: i64) -> i64:
    """SM-SUB-2: one token out of the supply, substituted if its type is missing; -1 if there is none."""
    real = available(s, kind)
    if real >= 0:
        s.supply[real] = s.supply[real] - 1
        if real != kind:
            s.tell("substituted", kind, real)
    return real


def drop(s: Kitchen, cell: i64, kind: i64) -> None:
    """SM-MESS-3: one Ingredient on a Bowl that is not full and not shielded."""
    if cell == s.shield:
        s.tell("shielded", cell)
        return
    if s.load[cell] >= s.tables.bowl_capacity:
        s.tell("no_room", cell)
        return
    real = from_supply(s, kind)
    if real >= 0:
        s.bowl[cell * KINDS + real] = s.bowl[cell * KINDS + real] + 1
        s.load[cell] = s.load[cell] + 1
        s.tell("dropped", real, cell)
    else:
        s.tell("no_supply", cell)


def bounce(s: Kitchen, cell: i64, kind: i64) -> None:
    """SM-BOT-7: what the Forcefield throws back lands on the source Bowl, if it has room."""
    if s.load[cell] < s.tables.bowl_capacity:
        s.bowl[cell * KINDS + kind] = s.bowl[cell * KINDS + kind] + 1
        s.load[cell] = s.load[cell] + 1
        s.tell("bounced", kind, cell)
    else:
        s.supply[kind] = s.supply[kind] + 1


def spill(s: Kitchen, cell: i64, kind: i64) -> list[i64]:
    """SM-MESS-2, SM-MESS-4: one Ingredient for each neighbour, then each Leftover space; what bounced."""
    t = s.tables
    thrown: list[i64] = []
    for other in t.neighbours[cell]:
        for _ in range(t.mess_amount):
            if other == s.shield and s.load[other] < t.bowl_capacity:
                real = from_supply(s, kind)
                if real >= 0:
                    thrown.append(real)
            else:
                drop(s, other, kind)
    for space in t.joints[cell]:
        if s.spare[space] < 0:
            s.spare[space] = from_supply(s, kind)
            if s.spare[space] >= 0:
                s.tell("left_over", s.spare[space], space)
    return thrown


def other_side(s: Kitchen, cell: i64) -> i64:
    """The type on the reverse of a Bowl."""
    tile = s.tile[cell]
    return s.tables.back[tile] if s.face[cell] == s.tables.front[tile] else s.tables.front[tile]


def make_a_mess(s: Kitchen, cell: i64, flip: i64) -> None:
    """SM-MESS-2: spill the Bowl's type around it, then flip it; thrown back Ingredients come last."""
    kind = s.face[cell]
    s.tell("mess", cell, kind)
    thrown = spill(s, cell, kind)
    if flip:
        s.face[cell] = other_side(s, cell)
        s.tell("flipped", cell, s.face[cell])
    for real in thrown:
        bounce(s, cell, real)


def take(s: Kitchen, cell: i64, kind: i64) -> bool:
    """SM-MESS-1: an Ingredient leaves a Bowl; the last one makes a Mess at once. Whether it did."""
    s.bowl[cell * KINDS + kind] = s.bowl[cell * KINDS + kind] - 1
    s.load[cell] = s.load[cell] - 1
    if s.load[cell] > 0:
        return False
    make_a_mess(s, cell, 1)
    return True

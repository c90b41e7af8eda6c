"""Chapter 5, the Bench: where an Ingredient may lie, and how it comes there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.sweet_mess.options import GOOD
from prixfixe.games.sweet_mess.state import Cook, Kitchen
from prixfixe.games.sweet_mess.tables import (
    BASICS,
    C1,
    C2,
    DIFFERENT,
    GROUPS,
    KINDS,
    SUPER,
    A,
    B,
)

EVERY: Final[i64] = 0b1111111  # a bit for each type
GAIN_ORDER: Final[list[i64]] = [B, A, C1, C2]


def takes(s: Kitchen, cook: Cook, group: i64) -> i64:
    """SM-BEN-2 to 4: the types that a group has a space for by its law, one bit each; a Super goes anywhere."""
    t = s.tables
    if cook.fill[group] >= t.capacity[group]:
        return 0
    if t.group_rule[group] == DIFFERENT:
        return lacks(cook, group)
    kind, other = cook.kind[group], t.differs[group]
    types: i64 = EVERY if kind < 0 else 1 << kind | 1 << SUPER
    if other >= 0:
        taken = cook.kind[other]
        if taken >= 0:
            types &= ~(1 << taken)
    return types


def lacks(cook: Cook, group: i64) -> i64:
    """The types of which a group has none, one bit each, and the Super."""
    types: i64 = EVERY
    if cook.fill[group] > 0:
        first = group * KINDS
        for kind in range(BASICS):
            if cook.bench[first + kind] > 0:
                types ^= 1 << kind
    return types


def room(s: Kitchen, cook: Cook) -> i64:
    """What can be placed where, one bit each at group * KINDS + type."""
    pairs = takes(s, cook, C1) | takes(s, cook, C2) << KINDS
    return takes(s, cook, A) | takes(s, cook, B) << KINDS | pairs << 2 * KINDS


def welcome(s: Kitchen, cook: Cook) -> i64:
    """SM-BEN-7: the types that can be placed at all, one bit each."""
    types: i64 = 0
    for group in range(GROUPS):
        types |= takes(s, cook, group)
        if types == EVERY:
            break
    return types


def placeable(s: Kitchen, cook: Cook, kind: i64) -> bool:
    """SM-BEN-7: whether an Ingredient can be placed at all."""
    return welcome(s, cook) >> kind & 1 == 1


def homes(s: Kitchen, cook: Cook, kind: i64) -> list[i64]:
    """SM-BEN-5: the legal groups for an Ingredient."""
    found: list[i64] = []
    for group in GAIN_ORDER:
        if takes(s, cook, group) >> kind & 1:
            found.append(group)
    return found


def on_bench(cook: Cook) -> list[i64]:
    """Every different (type, group) on the Bench."""
    found: list[i64] = []
    add_bench(cook, found)
    return found


def add_bench(cook: Cook, found: list[i64]) -> None:
    """One option for each different (type, group) on the Bench."""
    for kind in range(KINDS):
        left = cook.total[kind]
        group: i64 = 0
        while left > 0:
            here = cook.bench[group * KINDS + kind]
            if here > 0:
                found.append(GOOD.pair(kind, group))
                left -= here
            group += 1


def holding(cook: Cook, kind: i64) -> list[i64]:
    """The groups that hold a type."""
    found: list[i64] = []
    for group in range(GROUPS):
        if cook.bench[group * KINDS + kind] > 0:
            found.append(group)
    return found


def discard(s: Kitchen, cook: Cook, kind: i64, group: i64) -> None:
    """SM-GEN-3: an Ingredient goes back to the supply."""
    cook.remove(kind, group)
    s.supply[kind] = s.supply[kind] + 1


def gainable(s: Kitchen, cook: Cook) -> list[i64]:
    """The basic types in the supply that can be placed."""
    found: list[i64] = []
    types = welcome(s, cook)
    for kind in range(BASICS):
        if s.supply[kind] > 0 and types >> kind & 1:
            found.append(kind)
    return found


def can_gain_basic(s: Kitchen, cook: Cook) -> bool:
    """SM-RUL-70: a basic type in the supply can be placed."""
    types = welcome(s, cook)
    return any(s.supply[kind] > 0 and types >> kind & 1 for kind in range(BASICS))


def gain_basic(s: Kitchen, seat: i64, amount: i64, forced: i64) -> None:
    """SM-ICO-1: gain any basic Ingredients from the supply, one by one."""
    kinds = gainable(s, s.cooks[seat])
    if amount < 1 or not kinds:
        return
    if not forced:
        kinds.insert(0, PASS)
    s.ask(seat, kinds, gained_kind, amount)


def gained_kind(s: Kitchen, seat: i64, kind: i64, amount: i64) -> None:
    """The type is chosen; now its group, then the next one."""
    if kind == PASS:
        return
    s.ask(seat, homes(s, s.cooks[seat], kind), gained, kind)
    if amount > 1:
        s.then(gain_basic, seat, amount - 1, 0)


def gained(s: Kitchen, seat: i64, group: i64, kind: i64) -> None:
    """SM-BEN-5: the Ingredient is placed at once."""
    s.supply[kind] = s.supply[kind] - 1
    s.cooks[seat].put(kind, group)


def gain_super(s: Kitchen, seat: i64, amount: i64, forced: i64) -> None:
    """SM-ICO-5, SM-SUP-3: gain Supers one by one; for a missing one any basic Ingredient."""
    if amount < 1:
        return
    if s.supply[SUPER] < 1:
        gain_basic(s, seat, amount, forced)
        return
    groups = homes(s, s.cooks[seat], SUPER)
    if groups:
        if not forced:
            groups.append(PASS)
        s.ask(seat, groups, gained_super, amount)


def gained_super(s: Kitchen, seat: i64, group: i64, amount: i64) -> None:
    """SM-RUL-39: a Super is placed, or declined with all that follow."""
    if group != PASS:
        gained(s, seat, group, SUPER)
        gain_super(s, seat, amount - 1, 0)


def can_gain_super(s: Kitchen, cook: Cook) -> bool:
    """SM-RUL-70: a Super, or what replaces it, can be placed."""
    if s.supply[SUPER] > 0:
        return placeable(s, cook, SUPER)
    return can_gain_basic(s, cook)


def can_store(s: Kitchen, cook: Cook, kind: i64) -> bool:
    """SM-STO-1, SM-STO-2: a token of the type is left and not yet owned; a Super takes any."""
    if kind == SUPER:
        return any(cook.stored[other] == 0 and s.stores[other] > 0 for other in range(BASICS))
    return cook.stored[kind] == 0 and s.stores[kind] > 0


def storable(s: Kitchen, cook: Cook) -> list[i64]:
    """What may be discarded to Store."""
    found: list[i64] = []
    for code in on_bench(cook):
        if can_store(s, cook, GOOD.one(code)):
            found.append(code)
    return found


def store(s: Kitchen, seat: i64, amount: i64, forced: i64) -> None:
    """SM-STO-1: discard an Ingredient to take the Stored token of its type."""
    codes = storable(s, s.cooks[seat])
    if amount < 1 or not codes:
        return
    if not forced:
        codes.insert(0, PASS)
    s.ask(seat, codes, stored, amount)


def stored(s: Kitchen, seat: i64, code: i64, amount: i64) -> None:
    """The Ingredient is discarded; a Super leaves the choice of the type."""
    if code == PASS:
        return
    cook = s.cooks[seat]
    kind = GOOD.one(code)
    discard(s, cook, kind, GOOD.two(code))
    if kind == SUPER:
        s.ask(seat, [x for x in range(BASICS) if can_store(s, cook, x)], stored_kind)
    else:
        stored_kind(s, seat, kind)
    if amount > 1:
        s.then(store, seat, amount - 1, 0)


def stored_kind(s: Kitchen, seat: i64, kind: i64) -> None:
    """SM-STO-1: the Stored token comes to the Bench for good."""
    s.stores[kind] = s.stores[kind] - 1
    s.cooks[seat].stored[kind] = 1
    s.tell("stored", s.name(seat), kind)

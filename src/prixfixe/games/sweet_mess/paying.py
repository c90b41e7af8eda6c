"""Section 10.1, paying: which Recipes can be paid, and how each unit is covered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.sweet_mess.bench import discard
from prixfixe.games.sweet_mess.options import BASIC, CHEF, STORED, WILD
from prixfixe.games.sweet_mess.placing import finish
from prixfixe.games.sweet_mess.state import Cook, Kitchen
from prixfixe.games.sweet_mess.tables import AS_ANY, BASICS, C1, C2, GROUPS, KINDS, SUPER, A, B
from prixfixe.kit.options import Kind

NEVER: Final = 99  # Supers missing: more than there are
SPEND_ORDER: Final[list[i64]] = [A, C1, C2, B]


def uses_left(s: Kitchen, cook: Cook) -> i64:
    """SM-CHEF-1: how often the Chef may still help with this Recipe."""
    return s.tables.chef_uses[cook.chef][cook.side] - s.favours


def missing(cook: Cook, need: list[i64], lent: i64, kind: i64) -> i64:
    """The units of a type that neither its Stored token nor the Bench covers; below zero if some are to spare."""
    owed = need[kind]
    if owed > 0 and cook.stored[kind] > 0 and not lent >> kind & 1:
        owed -= 1
    return owed - cook.total[kind]


def lack(s: Kitchen, cook: Cook, need: list[i64], lent: i64, uses: i64) -> i64:
    """SM-PAY-2: how many Supers are missing to cover `need`; zero or less if it can be paid."""
    return unhelped(s, cook, need, lent, shortage(cook, need, lent), uses)


def shortage(cook: Cook, need: list[i64], lent: i64) -> i64:
    """The units of all types that neither Stored tokens nor the Bench cover."""
    short: i64 = 0
    for kind in range(BASICS):
        if need[kind] > 0:
            gap = missing(cook, need, lent, kind)
            if gap > 0:
                short += gap
    return short


def unhelped(s: Kitchen, cook: Cook, need: list[i64], lent: i64, short: i64, uses: i64) -> i64:
    """The Supers missing for a shortage once the Chef has helped."""
    supers = cook.total[SUPER]
    if short > supers and uses > 0:
        short -= relief(s, cook, need, lent, short, uses)
    return short - supers


def relief(s: Kitchen, cook: Cook, need: list[i64], lent: i64, short: i64, uses: i64) -> i64:
    """SM-CHEF-2, SM-CHEF-3: the Supers that the Chef can save."""
    t = s.tables
    kind = t.chef_with[cook.chef][cook.side]
    own = missing(cook, need, lent, kind)
    if t.chef_effect[cook.chef][cook.side] == AS_ANY:
        return max(min(uses, min(-own, short - max(own, 0))), 0)
    saved: i64 = 0
    for _ in range(min(uses, cook.total[SUPER])):
        if own > 1:
            saved += min(own, t.units_per_super) - 1
            own -= t.units_per_super
    return saved


def declared_types(s: Kitchen) -> list[i64]:
    """The types declared for the gray groups of `dish`, in their order."""
    found: list[i64] = []
    code: i64 = s.gray_type + 1
    while code > 0:
        found.append((code & 7) - 1)
        code >>= 3
    return found


def gray_types(s: Kitchen, cook: Cook, recipe: i64, types: list[i64]) -> list[i64]:
    """SM-GRAY-1, SM-GRAY-2: the types with which the next gray group can be paid, those before being of `types`."""
    found: list[i64] = []
    for kind, missed in enumerate(gray_lacks(s, cook, recipe, types)):
        if missed <= 0:
            found.append(kind)
    return found


def gray_lacks(s: Kitchen, cook: Cook, recipe: i64, types: list[i64]) -> list[i64]:
    """By type of the next gray group, the Supers missing at best; very many for types that it cannot be of."""
    t = s.tables
    need = t.cost[recipe][:]
    uses = t.chef_uses[cook.chef][cook.side]
    named = shortage(cook, need, 0)
    found: list[i64] = [NEVER] * int(BASICS)
    for way in t.gray_ways[recipe]:
        if way[: len(types)] != types:
            continue
        short = named
        for i, kind in enumerate(way):
            need[kind] = t.gray[recipe][i]
            short += max(missing(cook, need, 0, kind), 0)
        found[way[len(types)]] = min(found[way[len(types)]], unhelped(s, cook, need, 0, short, uses))
        for kind in way:
            need[kind] = 0
    return found


def best_grays(s: Kitchen, cook: Cook, recipe: i64) -> list[i64]:
    """The types of the gray groups that leave the least missing."""
    types: list[i64] = []
    for _ in s.tables.gray[recipe]:
        lacks = gray_lacks(s, cook, recipe, types)
        best: i64 = 0
        for kind in range(BASICS):
            if lacks[kind] < lacks[best]:
                best = kind
        types.append(best)
    return types


def most_units(s: Kitchen, cook: Cook) -> i64:
    """The most units that a cook could cover at all: Ingredients, Stored tokens, the Chef's help."""
    most = cook.goods() + s.tables.chef_uses[cook.chef][cook.side] * (s.tables.units_per_super - 1)
    for kind in range(BASICS):
        most += cook.stored[kind]
    return most


def payable(s: Kitchen, cook: Cook, recipe: i64) -> bool:
    """SM-PREP-1: whether the cost of a Recipe can be covered, first what is named, then a gray group."""
    t = s.tables
    if lack(s, cook, t.cost[recipe], 0, t.chef_uses[cook.chef][cook.side]) > 0:
        return False
    return not t.gray[recipe] or len(gray_types(s, cook, recipe, [])) > 0


def pay(s: Kitchen, seat: i64, space: i64, slot: i64) -> None:
    """SM-PREP-2: spend the cost of `dish`; the types of gray groups are declared first."""
    types = declared_types(s)
    if len(types) < len(s.tables.gray[s.dish]):
        s.ask(seat, gray_types(s, s.cooks[seat], s.dish, types), declared, space, slot)
    else:
        cover(s, seat, space, slot)


def declared(s: Kitchen, seat: i64, kind: i64, space: i64, slot: i64) -> None:
    """SM-GRAY-1: all units of a gray group are of one type."""
    group = len(declared_types(s))
    s.gray_type = s.gray_type + ((kind + 1) << (3 * group))
    s.need[kind] = s.tables.gray[s.dish][group]
    pay(s, seat, space, slot)


def next_unit(s: Kitchen) -> i64:
    """The type of the next unit to cover: named types in circle order, then the gray ones; -1 if all are covered."""
    for kind in range(BASICS):
        if s.need[kind] > 0 and s.tables.cost[s.dish][kind] > 0:
            return kind
    for kind in declared_types(s):
        if s.need[kind] > 0:
            return kind
    return -1


def cover(s: Kitchen, seat: i64, space: i64, slot: i64) -> None:
    """SM-PAY-2: each unit is covered in one of four ways; then the card is placed."""
    kind = next_unit(s)
    if kind < 0:
        finish(s, seat, space, slot)
    else:
        s.ask(seat, ways(s, s.cooks[seat], kind), covered, space, slot)


def still(s: Kitchen, cook: Cook, kind: i64, spent: i64, units: i64, lent: i64, favours: i64) -> bool:
    """Whether the rest could be paid after covering `units` with the Ingredient `spent` (-1 for none)."""
    s.need[kind] = s.need[kind] - units
    if spent >= 0:
        cook.total[spent] = cook.total[spent] - 1
    enough = lack(s, cook, s.need, lent, uses_left(s, cook) - favours) <= 0
    s.need[kind] = s.need[kind] + units
    if spent >= 0:
        cook.total[spent] = cook.total[spent] + 1
    return enough


def ways(s: Kitchen, cook: Cook, kind: i64) -> list[i64]:
    """SM-PAY-3: the ways to cover a unit that still allow full payment: Stored, basic, Chef, Super."""
    found: list[i64] = []
    if cook.stored[kind] > 0 and not s.lent >> kind & 1 and still(s, cook, kind, -1, 1, s.lent | 1 << kind, 0):
        found.append(STORED)
    if cook.total[kind] > 0 and still(s, cook, kind, kind, 1, s.lent, 0):
        for group in SPEND_ORDER:
            if cook.bench[group * KINDS + kind] > 0:
                found.append(BASIC.code(group))
    if uses_left(s, cook) > 0:
        add_chef(s, cook, kind, found)
    if cook.total[SUPER] > 0 and still(s, cook, kind, SUPER, 1, s.lent, 0):
        add_groups(cook, SUPER, WILD, found)
    return found


def add_groups(cook: Cook, kind: i64, way: Kind, found: list[i64]) -> None:
    """One option for each group that holds the type."""
    for group in range(GROUPS):
        if cook.bench[group * KINDS + kind] > 0:
            found.append(way.code(group))


def add_chef(s: Kitchen, cook: Cook, kind: i64, found: list[i64]) -> None:
    """SM-CHEF-2, SM-CHEF-3: what the Chef offers for a unit; the last single unit is left to a plain Super."""
    t = s.tables
    own = t.chef_with[cook.chef][cook.side]
    if t.chef_effect[cook.chef][cook.side] == AS_ANY:
        if own != kind and cook.total[own] > 0 and still(s, cook, kind, own, 1, s.lent, 1):
            add_groups(cook, own, CHEF, found)
    elif own == kind and s.need[kind] > 1 and cook.total[SUPER] > 0:
        units = min(s.need[kind], t.units_per_super)
        if still(s, cook, kind, SUPER, units, s.lent, 1):
            add_groups(cook, SUPER, CHEF, found)


def covered(s: Kitchen, seat: i64, way: i64, space: i64, slot: i64) -> None:
    """SM-PREP-2: the Ingredient goes to the supply; a Stored token stays (SM-STO-3)."""
    cook = s.cooks[seat]
    kind = next_unit(s)
    units: i64 = 1
    if way == STORED:
        s.lent |= 1 << kind
    elif BASIC.has(way):
        discard(s, cook, kind, BASIC.one(way))
    elif WILD.has(way):
        discard(s, cook, SUPER, WILD.one(way))
    else:
        units = favour(s, cook, kind, CHEF.one(way))
    s.need[kind] = s.need[kind] - units
    cover(s, seat, space, slot)


def favour(s: Kitchen, cook: Cook, kind: i64, group: i64) -> i64:
    """SM-CHEF-1: the Chef's effect, once per Recipe; how many units it covers."""
    t = s.tables
    s.favours += 1
    if t.chef_effect[cook.chef][cook.side] == AS_ANY:
        discard(s, cook, t.chef_with[cook.chef][cook.side], group)
        return 1
    discard(s, cook, SUPER, group)
    return min(s.need[kind], t.units_per_super)

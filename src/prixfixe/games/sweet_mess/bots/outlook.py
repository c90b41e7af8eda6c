"""What is within a cook's reach, in points: Recipes one could Prepare, effects, and Ingredients that lie about."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.sweet_mess.bench import welcome
from prixfixe.games.sweet_mess.bots.weights import W
from prixfixe.games.sweet_mess.paying import NEVER, gray_lacks, lack
from prixfixe.games.sweet_mess.state import Cook, Kitchen
from prixfixe.games.sweet_mess.tables import (
    BASICS,
    DRAW_TOOL,
    GAIN_GOLD,
    GAIN_SUPER,
    KINDS,
    LEFTOVERS,
    NO_EFFECT,
    SLOTS,
    STORE,
    SUPER,
)
from prixfixe.games.sweet_mess.taking import icon_shows, reach

# ---- effects


def bonus(cook: Cook, effect: i64) -> float:
    """What an effect is good for, roughly; gold and Tools as long as there is use for more."""
    if effect == NO_EFFECT:
        return 0.0
    if effect == STORE:
        return 1.6
    if effect == DRAW_TOOL:
        return 0.33 + (W.tool if cook.tools() < 3 else 0.0)
    if effect == GAIN_GOLD:
        return 0.33 + (W.gold if cook.gold < 4 else 0.0)
    return 1.0 if effect == GAIN_SUPER else 0.8


# ---- Recipes one could Prepare


def plans(s: Kitchen, cook: Cook) -> float:
    """The best two Recipes of the display, by what is missing for them; the Reserved one, and a Bench Benefit."""
    best, second = 0.0, 0.0
    for recipe in s.display:
        if recipe >= 0 and recipe != s.dish:
            value = near(s, cook, recipe)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
    if cook.reserved >= 0 and cook.slots[cook.reserved] != s.dish:
        best += W.kept * near(s, cook, cook.slots[cook.reserved])
    hope = benefit_hope(s, cook) if s.benefits else 0.0
    if cook.below() == SLOTS:
        return 0.6 * best + hope
    return best + W.second * second + hope


def bonuses(cook: Cook, effects: list[i64]) -> float:
    """What the icons of a Recipe are worth."""
    total = 0.0
    for effect in effects:
        total += bonus(cook, effect)
    return total


def near(s: Kitchen, cook: Cook, recipe: i64) -> float:
    """A part of the promise of a Recipe, the larger the fewer units are missing."""
    missing = least_lack(s, cook, recipe)
    return promise(s, cook, recipe, 1.0) * W.near[min(missing, len(W.near) - 1)]


def promise(s: Kitchen, cook: Cook, recipe: i64, time: float) -> float:
    """What a Recipe is worth once it is Prepared: its points, and its icon and bonus as far as there is time."""
    t = s.tables
    return float(t.points[recipe]) + time * (W.icon + bonuses(cook, t.bonus[recipe]))


def least_lack(s: Kitchen, cook: Cook, recipe: i64) -> i64:
    """Units missing, with the best types for gray groups."""
    t = s.tables
    if cook.side < 0:
        return t.units[recipe]
    if not t.gray[recipe]:
        return max(lack(s, cook, t.cost[recipe], 0, t.chef_uses[cook.chef][cook.side]), 0)
    least: i64 = NEVER
    for missed in gray_lacks(s, cook, recipe, []):
        if missed < least:
            least = missed
    return max(least, 0)


# ---- Bench Benefits


def benefit_shown(s: Kitchen, cook: Cook) -> i64:
    """Bench Benefits: how many of the Ingredients of the left and the middle card lie on the Bench."""
    wanted: list[i64] = [0] * BASICS
    for card in (s.left, s.middle):
        for kind in s.tables.pair[card]:
            wanted[kind] = wanted[kind] + 1
    count: i64 = 0
    for kind in range(BASICS):
        count += min(wanted[kind], cook.total[kind])
    return count


def benefit_hope(s: Kitchen, cook: Cook) -> float:
    """A part of the benefit on top, the larger the more of its Ingredients lie on the Bench."""
    card = s.right[len(s.right) - 1]
    return W.benefit[benefit_shown(s, cook)] * (0.5 + bonus(cook, s.tables.benefit[card]))


# ---- Ingredients that lie about


def gathered(s: Kitchen, cook: Cook, kinds: list[i64], time: float) -> float:
    """What these Ingredients bring once they lie on the Bench."""
    before = plans(s, cook)
    for kind in kinds:
        cook.total[kind] += 1
    gain = time * (plans(s, cook) - before)
    for kind in kinds:
        cook.total[kind] -= 1
        gain += 0.72 if kind == SUPER else 0.42
    return 0.9 * gain


def bowl_gain(s: Kitchen, cook: Cook, cell: i64, amount: i64, time: float) -> float:
    """The Ingredients of a Bowl, Supers first, as if all that fit were already on the Bench."""
    kinds: list[i64] = []
    most = min(amount, roomy(cook))
    types = welcome(s, cook)
    for kind in range(SUPER, -1, -1):
        if types >> kind & 1:
            for _ in range(min(s.bowl[cell * KINDS + kind], most - len(kinds))):
                kinds.append(kind)
    return gathered(s, cook, kinds, time)


def spare_gain(s: Kitchen, cook: Cook, side: i64, amount: i64, time: float) -> float:
    """The Leftovers of a side, as if all that fit were already on the Bench."""
    kinds: list[i64] = []
    most = min(amount, roomy(cook))
    types = welcome(s, cook)
    for space in reach(s, side):
        kind = s.spare[space]
        if kind >= 0 and types >> kind & 1 and len(kinds) < most:
            kinds.append(kind)
    return gathered(s, cook, kinds, time)


def tile_gain(s: Kitchen, cook: Cook, side: i64, time: float) -> float:
    """A Leftover tile: its icon if it shows, and its Ingredients."""
    t = s.tables
    gain = spare_gain(s, cook, side, t.action_amount[LEFTOVERS], time)
    if icon_shows(s, side):
        gain += time * bonus(cook, t.tile_effect[s.rims[side]])
    return gain


def roomy(cook: Cook) -> i64:
    """About how many Ingredients the Bench still takes, at least one."""
    return max((14 - cook.goods()) // 3, 1)

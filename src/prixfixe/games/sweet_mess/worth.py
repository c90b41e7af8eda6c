"""How well a seat stands, in points: what it has, what that may become, and what it is about to do."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS, Ask
from prixfixe.games.sweet_mess import awards
from prixfixe.games.sweet_mess.actions import hand_moved, tile_chosen
from prixfixe.games.sweet_mess.awards import icon_covered, toqued
from prixfixe.games.sweet_mess.bench import gained, gained_kind, gained_super, stored, stored_kind, welcome
from prixfixe.games.sweet_mess.effects import advance_taken, distilled, swapped
from prixfixe.games.sweet_mess.ending import cleaned
from prixfixe.games.sweet_mess.paying import NEVER, covered, declared, gray_lacks, lack
from prixfixe.games.sweet_mess.preparing import prepared, prepared_one
from prixfixe.games.sweet_mess.scoring import award_points, recipe_points, robot_score, shelf_count, stored_points
from prixfixe.games.sweet_mess.state import Cook, Kitchen
from prixfixe.games.sweet_mess.tables import (
    BASICS,
    BOTTOM,
    DRAW_TOOL,
    GAIN_GOLD,
    GAIN_SUPER,
    KINDS,
    NO_EFFECT,
    SLOTS,
    STORE,
    SUPER,
    TOP,
    TYPES,
)
from prixfixe.games.sweet_mess.taking import bowl_chosen, crumbed, pinched, took
from prixfixe.games.sweet_mess.weights import W


def worth(s: Kitchen, seat: i64) -> float:
    """Points so far, and prospects as far as there is time for them."""
    t = s.tables
    cook = s.cooks[seat]
    left = turns_left(s, seat)
    time = min(float(left) / 4.0, 1.0)
    total = float(recipe_points(s, cook) + award_points(s, cook) + stored_points(s, cook))
    total += float(shelf_count(cook, TOP) * t.top_bonus)
    total += goods(cook, time) + ovens(s, cook, left, time)
    if left > 0:
        total += time * (icons(s, cook) + plans(s, cook) + W.freedom * freedom(s, cook))
        total += pending(s, seat, time)
    return total - robot_worth(s) if s.solo else total


def robot_worth(s: Kitchen) -> float:
    """What Chef-o-Tron has, less a part for each turn it has had: in solo play the difference counts."""
    turns = len(s.tables.card_arm) - len(s.programs)
    return float(robot_score(s)) - W.robot * float(turns)


def turns_left(s: Kitchen, seat: i64) -> i64:
    """The turns the seat still has, this one included until its Bench is cleaned up."""
    if s.last == 0:
        rounds: i64 = max(i64(W.length) - s.round, 4)
        return min(rounds, len(s.programs) + 1) if s.solo else rounds
    count = len(s.cooks)
    moved = (seat - s.first) % count < (s.turn - s.first) % count
    if seat == s.turn and s.asks and s.asks[0].rule == cleaned:
        moved = True
    return s.last - s.round + (0 if moved else 1)


def goods(cook: Cook, time: float) -> float:
    """Ingredients, gold, Tools and Stored tokens: a third of a point, and their use."""
    basics = cook.goods() - cook.total[SUPER]
    tools = len(cook.hand) + len(cook.down)
    total = float(basics) * (0.33 + W.basic * time) + float(cook.total[SUPER]) * (0.33 + W.super * time)
    total += float(cook.gold) * 0.33 + float(min(cook.gold, 4)) * W.gold * time
    total += float(tools) * 0.33 + float(min(tools, 3)) * W.tool * time
    for kind in range(BASICS):
        if cook.stored[kind] > 0:
            total += W.stored * time
    return total


def freedom(s: Kitchen, cook: Cook) -> float:
    """Types that the Bench can still take."""
    count: i64 = 0
    types = welcome(s, cook)
    for kind in range(BASICS):
        count += types >> kind & 1
    return float(count)


def ovens(s: Kitchen, cook: Cook, left: i64, time: float) -> float:
    """Recipes below the Bench: an icon and a bonus when they are Completed in time."""
    total = 0.0
    for slot in range(SLOTS):
        recipe = cook.slots[slot]
        if recipe >= 0 and slot == cook.reserved:
            total += 0.2 * time * float(slot)
        elif recipe >= 0 and slot < left:
            total += time * (W.icon + bonus(s, s.tables.bonus[recipe])) * (1.0 - W.wait * float(slot))
    return total


def bonus(s: Kitchen, effect: i64) -> float:
    """What an effect is good for, roughly."""
    if effect == NO_EFFECT:
        return 0.0
    if effect == STORE:
        return 1.6
    if effect in (DRAW_TOOL, GAIN_SUPER):
        return 1.0
    return 0.8


def promise(s: Kitchen, recipe: i64) -> float:
    """What a Recipe is worth once it is Prepared."""
    return float(s.tables.points[recipe]) + W.icon + bonus(s, s.tables.bonus[recipe])


def icons(s: Kitchen, cook: Cook) -> float:
    """Face-up Recipes are half an Award, by the best place that is free."""
    total = 0.0
    for type in range(TYPES):
        count = awards.icons(s, cook, type)
        award = s.top_award(type)
        if count == 0:
            continue
        prize = float(s.tables.award_points[award]) if award >= 0 else 0.0
        if award >= 0 and cook.awards[type * 2 + BOTTOM] < 0:
            total += share(count, s.tables.icons[BOTTOM], prize + W.toque)
        elif award >= 0 and cook.awards[type * 2 + TOP] < 0:
            total += share(count, s.tables.icons[TOP], prize + float(s.tables.top_bonus))
        else:
            total += 1.2 * float(count)
    return total


def share(count: i64, wanted: i64, prize: float) -> float:
    """A part of a prize for a part of its icons; a little for icons to spare."""
    if count >= wanted:
        return (W.award + 0.09) * prize + 1.3 * float(count - wanted)
    return W.award * prize * float(count) / float(wanted)


# ---- Recipes one could Prepare


def plans(s: Kitchen, cook: Cook) -> float:
    """The best two Recipes of the display, by what is missing for them; the Reserved one as well."""
    best, second = 0.0, 0.0
    for recipe in s.display:
        if recipe >= 0 and recipe != s.dish:
            value = near(s, cook, recipe)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
    if cook.reserved >= 0 and cook.slots[cook.reserved] != s.dish:
        best += 0.5 * near(s, cook, cook.slots[cook.reserved])
    if cook.below() == SLOTS:
        return 0.6 * best
    return best + W.second * second


def near(s: Kitchen, cook: Cook, recipe: i64) -> float:
    """A part of the promise of a Recipe, the larger the fewer units are missing."""
    missing = least_lack(s, cook, recipe)
    return promise(s, recipe) * W.near[min(missing, len(W.near) - 1)]


def least_lack(s: Kitchen, cook: Cook, recipe: i64) -> i64:
    """Units missing, with the best type for a gray group."""
    t = s.tables
    if cook.side < 0:
        return t.units[recipe]
    if t.gray[recipe] == 0:
        return max(lack(s, cook, t.cost[recipe], 0, t.chef_uses[cook.chef][cook.side]), 0)
    least: i64 = NEVER
    for missed in gray_lacks(s, cook, recipe):
        if missed < least:
            least = missed
    return max(least, 0)


# ---- what is being done


def pending(s: Kitchen, seat: i64, time: float) -> float:
    """What the open question is about to bring."""
    if not s.asks or s.asks[0].seat != seat:
        return 0.0
    ask = s.asks[0]
    total = baking(s, seat, ask, time) if s.dish >= 0 else 0.0
    rule = ask.rule
    if rule == icon_covered:
        total += claiming(s, seat, ask)
    elif rule == toqued:
        total += W.toque
    elif rule == took:
        total += scooping(s, s.cooks[seat], ask.a, ask.b, time)
    elif rule == crumbed:
        total += 0.4 * float(min(ask.a, 3))
    elif rule == stored_kind:
        total += 2.3
    elif rule == cleaned:
        total -= W.cleaning  # a turn that is not ended yet looks better than it is
    elif rule in (gained, gained_super, gained_kind, swapped, distilled):
        total += 0.8
    else:
        total += time * choosing(s, seat, ask)
    return total


def choosing(s: Kitchen, seat: i64, ask: Ask) -> float:
    """Questions that open an action."""
    rule = ask.rule
    if rule in (bowl_chosen, pinched):
        return 0.6 + 0.6 * float(min(min(fullest(s, ask), ask.a), roomy(s.cooks[seat])))
    if rule in (hand_moved, tile_chosen):
        return 1.0
    if rule in (prepared_one, prepared) and ask.options[len(ask.options) - 1] != PASS:
        return 3.0
    if rule in (advance_taken, stored):
        return 1.0
    return 0.0


def scooping(s: Kitchen, cook: Cook, cell: i64, amount: i64, time: float) -> float:
    """The Ingredients of the chosen Bowl, as if all that fit were already on the Bench."""
    before = time * plans(s, cook)
    added: list[i64] = [0] * KINDS
    count: i64 = 0
    room = max(roomy(cook), 1)
    types = welcome(s, cook)
    for kind in range(SUPER, -1, -1):
        here = s.bowl[cell * KINDS + kind]
        if here > 0 and types >> kind & 1:
            added[kind] = min(here, min(amount, room) - count)
            count += added[kind]
            cook.total[kind] += added[kind]
    gain = time * plans(s, cook) - before + 0.42 * float(count) + 0.3 * float(added[SUPER])
    for kind in range(KINDS):
        cook.total[kind] -= added[kind]
    return 0.9 * gain


def fullest(s: Kitchen, ask: Ask) -> i64:
    """Ingredients on the fullest Bowl that is offered."""
    most: i64 = 0
    for cell in ask.options:
        if cell >= 0 and s.load[cell] > most:
            most = s.load[cell]
    return most


def roomy(cook: Cook) -> i64:
    """About how many Ingredients the Bench still takes."""
    return (14 - cook.goods()) // 3


def baking(s: Kitchen, seat: i64, ask: Ask, time: float) -> float:
    """The Recipe in hand: its promise and its slot, less what is still to be paid."""
    t = s.tables
    units: i64 = t.gray[s.dish] if s.gray_type < 0 else 0
    for kind in range(BASICS):
        units += s.need[kind]
    total = float(t.points[s.dish]) + time * (W.icon + bonus(s, t.bonus[s.dish])) - 0.44 * float(units)
    if (ask.rule == covered or ask.rule == declared) and ask.a >= 0:
        total += slot_value(s, seat, ask.b, time)
    return total


def slot_value(s: Kitchen, seat: i64, slot: i64, time: float) -> float:
    """The bonus of a slot against the wait; a Recipe that cannot be Completed in time has no icon."""
    effect = s.tables.slot_effect[slot]
    gain = 0.83 if effect == GAIN_GOLD else bonus(s, effect)
    wait = W.wait * float(slot) * W.icon
    if slot >= turns_left(s, seat):
        wait = W.icon + bonus(s, s.tables.bonus[s.dish])
    return gain - time * wait


def claiming(s: Kitchen, seat: i64, ask: Ask) -> float:
    """The Award in reach, less the icons still to be given."""
    award = s.top_award(ask.a // 2)
    prize = float(s.tables.award_points[award])
    prize += float(s.tables.top_bonus) if ask.a % 2 == TOP else W.toque
    return prize - 2.0 * float(ask.b)

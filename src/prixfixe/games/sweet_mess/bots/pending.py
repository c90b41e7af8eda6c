"""What the question in the middle of a turn is about to bring: looks there should tell how the turn will end."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS, Ask
from prixfixe.games.sweet_mess.actions import hand_moved, tile_chosen
from prixfixe.games.sweet_mess.advancing import advance
from prixfixe.games.sweet_mess.awards import icon_covered, toqued
from prixfixe.games.sweet_mess.bench import gained, gained_kind, gained_super, stored, stored_kind, welcome
from prixfixe.games.sweet_mess.bots.outlook import (
    bonus,
    bonuses,
    bowl_gain,
    gathered,
    plans,
    promise,
    spare_gain,
    tile_gain,
)
from prixfixe.games.sweet_mess.bots.weights import W
from prixfixe.games.sweet_mess.effects import FOR_BASICS, FOR_SUPERS, advance_taken
from prixfixe.games.sweet_mess.options import AWARD, RECIPE
from prixfixe.games.sweet_mess.paying import covered, declared, declared_types
from prixfixe.games.sweet_mess.preparing import prepared, prepared_one, reserve_paid, reserved, reserved_slot
from prixfixe.games.sweet_mess.state import Cook, Kitchen
from prixfixe.games.sweet_mess.tables import BASICS, KINDS, SUPER, TOP
from prixfixe.games.sweet_mess.taking import bowl_chosen, crumbed, pinched, took


def pending(s: Kitchen, seat: i64, left: i64, time: float) -> float:
    """What the open question is about to bring to its seat."""
    if not s.asks or s.asks[0].seat != seat:
        return 0.0
    ask = s.asks[0]
    total = baking(s, seat, ask, left, time) if s.dish >= 0 else 0.0
    rule = ask.rule
    if rule == icon_covered:
        return total + claiming(s, ask)
    if rule == toqued:
        return total + W.toque
    if rule in (bowl_chosen, took, pinched, tile_chosen, crumbed):
        return total + taking(s, s.cooks[seat], ask, time)
    if rule in (gained, gained_super, gained_kind) or rule in FOR_SUPERS:
        return total + gaining(s, s.cooks[seat], ask, time)
    if rule in (prepared_one, prepared):
        return total + preparing(s, s.cooks[seat], ask, time)
    if rule in (reserved, reserve_paid, reserved_slot):
        return total + time * reserving(s, s.cooks[seat], ask.a if rule == reserved_slot else PASS)
    if rule == stored_kind:
        return total + 2.3
    if rule in FOR_BASICS:
        return total + 0.8
    return total + (time if rule in (hand_moved, advance_taken, stored) else 0.0)


# ---- Ingredients


def taking(s: Kitchen, cook: Cook, ask: Ask, time: float) -> float:
    """The best Bowl or tile that is offered, or what the chosen one still holds."""
    rule = ask.rule
    if rule == took:
        return bowl_gain(s, cook, ask.a, ask.b, time)
    if rule == crumbed:
        return spare_gain(s, cook, ask.b, ask.a, time)
    if rule == pinched:
        return best_pinch(s, cook, ask, time)
    most = 0.0
    for place in ask.options:
        if place != PASS:
            gain = tile_gain(s, cook, place, time) if rule == tile_chosen else bowl_gain(s, cook, place, ask.a, time)
            most = max(most, gain)
    return most


def best_pinch(s: Kitchen, cook: Cook, ask: Ask, time: float) -> float:
    """The best single Ingredient of the Bowls that are offered, and a little for those of the next Bowls."""
    kinds: list[i64] = []
    types = welcome(s, cook)
    for kind in range(KINDS):
        if types >> kind & 1 and any(cell >= 0 and s.bowl[cell * KINDS + kind] > 0 for cell in ask.options):
            kinds.append(kind)
    return best_kind(s, cook, kinds, time) + 0.7 * float(ask.a - 1)


def gaining(s: Kitchen, cook: Cook, ask: Ask, time: float) -> float:
    """Ingredients from the supply."""
    if ask.rule == gained:
        return gathered(s, cook, [ask.a], time)
    if ask.rule == gained_kind:
        return best_kind(s, cook, ask.options, time) + 0.7 * float(ask.a - 1)
    supers = gathered(s, cook, [SUPER], time) * float(ask.a)
    return supers - 0.4 if ask.rule in FOR_SUPERS else supers


def best_kind(s: Kitchen, cook: Cook, kinds: list[i64], time: float) -> float:
    """What one Ingredient of the best of some types brings."""
    most = 0.0
    for kind in kinds:
        if kind != PASS:
            most = max(most, gathered(s, cook, [kind], time))
    return most


# ---- Recipes


def preparing(s: Kitchen, cook: Cook, ask: Ask, time: float) -> float:
    """The best Recipe that is offered, less what it costs."""
    before = plans(s, cook)
    most = 0.0
    for space in ask.options:
        if RECIPE.has(space):
            s.dish = s.display[space]
            gain = promise(s, cook, s.dish, time) - W.unit * float(s.tables.units[s.dish])
            most = max(most, gain + time * (plans(s, cook) - before))
    s.dish = -1
    return most


def reserving(s: Kitchen, cook: Cook, space: i64) -> float:
    """What the Recipe of a display space adds once it is Reserved, or the best one before it is chosen."""
    before = plans(s, cook)
    slot: i64 = cook.slots.index(-1)
    most = 0.0
    for i in range(len(s.display)):
        recipe = s.display[i]
        if recipe >= 0 and space in (i, PASS):
            s.display[i] = -1
            cook.slots[slot] = recipe
            cook.reserved = slot
            most = max(most, plans(s, cook) - before)
            cook.slots[slot] = cook.reserved = -1
            s.display[i] = recipe
    return most


def baking(s: Kitchen, seat: i64, ask: Ask, left: i64, time: float) -> float:
    """The Recipe in hand: its promise and its slot, less what is still to be paid."""
    units: i64 = 0
    for size in s.tables.gray[s.dish][len(declared_types(s)) :]:
        units += size
    for kind in range(BASICS):
        units += s.need[kind]
    total = promise(s, s.cooks[seat], s.dish, time) - W.unit * float(units)
    if (ask.rule == covered or ask.rule == declared) and ask.a >= 0:
        total += slot_value(s, seat, ask.b, left, time)
    return total


def slot_value(s: Kitchen, seat: i64, slot: i64, left: i64, time: float) -> float:
    """The bonus of a slot against the wait; a Recipe that cannot be Completed in time has no icon."""
    cook = s.cooks[seat]
    lost = W.wait * float(wait(s, seat, slot)) * W.icon
    if slot >= left:
        lost = W.icon + bonuses(cook, s.tables.bonus[s.dish])
    return bonus(cook, s.tables.slot_effect[slot]) - time * lost


def wait(s: Kitchen, seat: i64, slot: i64) -> i64:
    """The turns that a Recipe in a slot still has to wait once this one has ended."""
    steps: i64 = 0
    if seat == s.turn:
        for due in s.agenda:
            if due.rule == advance and due.a == seat:
                steps += 1
    return max(slot - steps, 0)


# ---- Awards


def claiming(s: Kitchen, ask: Ask) -> float:
    """The Award in reach, less the icons still to be given."""
    award = s.top_award(AWARD.one(ask.a))
    prize = float(s.tables.award_points[award])
    prize += float(s.tables.top_bonus) if AWARD.two(ask.a) == TOP else W.toque
    return prize - 2.0 * float(ask.b)

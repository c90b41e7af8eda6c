"""Sections 10 and 11: a Recipe leaves the display and is placed below the Bench."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.sweet_mess.state import Kitchen, gain_gold, use


def take_card(s: Kitchen, seat: i64, space: i64) -> i64:
    """SM-PREP-3: the card is taken; the rightmost column gives gold."""
    recipe = s.display[space]
    s.display[space] = -1
    if space % s.tables.columns == 0:
        gain_gold(s, seat, s.tables.column_gold)
        s.tell("gold_column", recipe)
    return recipe


def prepared(s: Kitchen, seat: i64, recipe: i64, slot: i64) -> None:
    """SM-PREP-4: a paid card goes below the slot."""
    s.tell("prepared", seat, recipe, slot)
    place(s, seat, recipe, slot)


def place(s: Kitchen, seat: i64, recipe: i64, slot: i64) -> None:
    """SM-PREP-4, SM-BEN-12: the card goes below the slot, whose bonus is gained at once."""
    s.cooks[seat].slots[slot] = recipe
    if s.tables.slot_effect[slot] >= 0:
        s.tell("slot_bonus", s.tables.slot_effect[slot])
    use(s, seat, s.tables.slot_effect[slot], s.tables.slot_amount[slot], 0)


def finish(s: Kitchen, seat: i64, space: i64, slot: i64) -> None:
    """The cost is paid: place the card, or take the Reserve token off it (SM-RES-4)."""
    s.dish = -1
    if space < 0:
        s.cooks[seat].reserved = -1
        s.tell("unreserved", seat, s.cooks[seat].slots[slot])
    else:
        prepared(s, seat, take_card(s, seat, space), slot)

"""What a saved state may hold."""

from __future__ import annotations

from prixfixe.games.ristorante_italia.options import MARKS
from prixfixe.games.ristorante_italia.state import Restaurant
from prixfixe.games.ristorante_italia.tables import SOMMELIER, Tables
from prixfixe.kit.shape import (
    COUNT,
    FLAG,
    Fields,
    Kind,
    below,
    bits,
    each,
    none_or,
    number,
    part,
    row,
    shaped,
    some,
)

COINS = number(0, 1 << 40)  # what own cards may bring
VALUE = number(-(1 << 40), 1 << 40)
MOMENTS = 1 << 16


def restaurant(t: Tables) -> Kind:
    """What one player has."""
    recipes, spaces, bonus = len(t.course_of), t.courses * t.menu, len(t.bonus_cost)
    fields: Fields = {
        "coins": COINS,
        **each(COUNT, "cubes stars spoons shelved seasoning"),
        "square": below(len(t.rating)),
        "vips": bits(len(t.vip_stars)),
        "categories": bits(t.categories),
        "specialities": bits(t.specialities),
        "shelf": row(COUNT, t.kinds),
        "hand": some(below(recipes), recipes),
        "slots": some(below(8 * MOMENTS), recipes),
        "menu": row(none_or(recipes), spaces),
        **each(bits(spaces), "fresh dinner"),
        "cellar": some(below(len(t.wine_cost)), t.cellar),
        "rooms": some(below(len(t.room_cost)), t.room_spaces),
        "bonus": some(below(bonus), t.bonus_spaces),
        "down": bits(t.bonus_spaces),
        "powers": bits(SOMMELIER + 1),
        "crates": bits(t.shops),
        **each(number(-1, 1 << 40), "bid offer"),
        "tens": number(-1, 999),
    }
    return part(Restaurant, fields)


def italia(t: Tables, seats: int) -> Fields:
    """The market board, the bonus board and the restaurants."""
    return {
        **each(FLAG, "advanced balanced apprentice dry open_cups cat by_photo"),
        "square": below(len(t.phase_of)),
        "order": row(below(seats), seats),
        "active": none_or(seats),
        **each(COUNT, "actions bought restocked"),
        "declined": bits(MARKS),
        "values": row(VALUE, seats),
        "standing": some(below(seats), seats),
        "restaurants": row(restaurant(t), seats),
        **market(t),
        **decks(t),
        **board(t),
    }


def market(t: Tables) -> Fields:
    """Stalls, crates and trash."""
    spaces = t.shops * t.stall
    return {
        "incoming": none_or(t.kinds),
        "space": none_or(spaces),
        "stalls": row(none_or(t.kinds), spaces),
        **each(row(COUNT, t.kinds), "crate trash"),
        **each(row(COUNT, t.shops), "crated trashed"),
    }


def decks(t: Tables) -> Fields:
    """Recipes and wines."""
    cards = max(len(t.course_of), len(t.wine_cost))
    return {
        **each(row(some(below(cards), cards), t.courses + 1), "piles discards"),
        "since": row(below(MOMENTS), len(t.course_of)),
        "draws": below(MOMENTS // 2 - 1),
        "drawn": some(below(cards), cards),
        "deck": none_or(t.courses + 1),
        "reformed": none_or(cards + 1),
    }


def board(t: Tables) -> Fields:
    """The bonus board of the advanced game."""
    bonus = len(t.bonus_cost)
    cards = some(below(bonus), bonus)
    return {
        "to_come": row(cards, t.series),
        **each(cards, "display bonus_discard"),
        "rooms": row(COUNT, len(t.room_cost)),
        **each(COUNT, "pot box books"),
    }


SHAPE = shaped(italia)

"""What a saved state may hold."""

from __future__ import annotations

from prixfixe.games.restaurant_row.state import LAYOFFS, OVER, SHOPS, Restaurant
from prixfixe.games.restaurant_row.tables import CRITERIA, Tables
from prixfixe.kit.shape import (
    COUNT,
    FLAG,
    SCORE,
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

TASTES = 3
MOST_CASH = 9_999_999
TRIGGERS = 3


def restaurant(t: Tables, seats: int) -> Kind:
    """What one player has."""
    mode, ingredients = t.modes[seats], len(t.kind)
    guests = some(below(len(t.type)), len(t.type))
    fields: Fields = {
        **each(number(0, MOST_CASH), "cash debt"),
        "stars": number(0, mode.max_stars),
        "staff": some(below(len(t.service)), len(t.service)),
        "renovations": some(below(len(t.cost)), len(mode.renovations)),
        "menu": some(below(ingredients), ingredients),
        **each(none_or(ingredients), "thawed frozen"),
        **each(COUNT, "food_marks popularity_marks"),
        **each(below(len(mode.prices)), "face last_face"),
        **each(guests, "main second outside"),
        "capacity": below(len(t.type) + 1),
        "values": row(SCORE, CRITERIA),
    }
    return part(Restaurant, fields)


def street(t: Tables, seats: int) -> Fields:
    """Everything true at the table."""
    return {
        **each(FLAG, "open_money told"),
        "round": COUNT,
        "phase": below(OVER + 1),
        "bank": number(-4 * MOST_CASH, 4 * MOST_CASH),
        "restaurants": row(restaurant(t, seats), seats),
        **each(below(seats), "pawn"),
        **each(none_or(seats), "sous chooser critic_at shill_at pusher"),
        **each(some(below(seats), seats), "party involved filled"),
        **stock(t),
        **secrets(t, seats),
        **guests(t),
    }


def stock(t: Tables) -> Fields:
    """The shops and their piles."""
    ingredients, staff, renovations = len(t.kind), len(t.service), len(t.cost)
    goods = max(ingredients, staff, renovations)
    return {
        "goods": row(some(below(goods), goods), SHOPS - 1),
        "fees": row(number(0, 9_999), staff),
        **each(some(below(staff), staff), "staff_pile staff_out"),
        **each(some(below(renovations), sum(t.copies)), "renovation_pile renovations_out"),
        "seen": row(FLAG, staff),
        **each(some(below(ingredients), ingredients), "larder discards"),
        "lot": some(below(goods), goods),
    }


def secrets(t: Tables, seats: int) -> Fields:
    """A trip and what is chosen in secret; layoffs are one bit for each worker."""
    return {
        "trip": below(t.modes[seats].trips + 1),
        "visits": row(bits(SHOPS), seats),
        "shop": none_or(SHOPS),
        "minimum": number(0, MOST_CASH),
        "sealing": below(LAYOFFS + 1),
        "sealed": row(number(-2, max(MOST_CASH, 1 << len(t.service))), seats),
        "opened": row(number(-2, MOST_CASH), seats),
    }


def guests(t: Tables) -> Fields:
    """The day's guests and Word of Mouth."""
    customers = len(t.type)
    return {
        **each(below(t.crowd_cap + 1), "crowd arrived"),
        **each(some(below(customers), customers), "bag aside"),
        "door": none_or(customers),
        "types": row(FLAG, t.types),
        "tastes": row(FLAG, TASTES),
        "ladder": row(below(t.categories), t.categories),
        "ending": bits(TRIGGERS),
    }


SHAPE = shaped(street)

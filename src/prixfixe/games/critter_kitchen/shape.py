"""What a saved state may hold."""

from __future__ import annotations

from prixfixe.games.critter_kitchen.state import OVER, SOURCES, Kitchen, Plate, Rival
from prixfixe.games.critter_kitchen.tables import CHEFS, KINDS, SPACES, SPICE, TYPES, Tables
from prixfixe.kit.shape import COUNT, FLAG, Fields, Kind, below, each, none_or, number, part, row, shaped, some

TOKEN = below(KINDS)
BEYOND = 200  # soups, and tokens that are not in the bag
LARGE = number(0, 1 << 40)  # quality and stars, which own cards may raise
DECKS = 4


def tokens(t: Tables) -> Kind:
    """Tokens of a kitchen or of the town."""
    return some(TOKEN, len(t.bag) + BEYOND)


def plate(t: Tables) -> Kind:
    """A challenge plate or the critic plate."""
    fields: Fields = {
        "items": some(below(SPICE), len(t.bag)),
        "spices": some(none_or(KINDS), len(t.bag)),
        "kept": FLAG,
        **each(LARGE, "quality stars"),
        "paired": some(below(TYPES), len(t.bag)),
        "wines": some(below(SPICE), len(t.bag)),
        **each(COUNT, "soup bisque"),
    }
    return part(Plate, fields)


def kitchen(t: Tables) -> Kind:
    """What one player has."""
    rumor, zous, boss = none_or(len(t.rumors)), none_or(len(t.zous)), len(t.restaurateurs) - 1
    fields: Fields = {
        **each(tokens(t), "storage sure maybe returning haul"),
        **each(COUNT, "soup bisque unseen load"),
        "points": row(LARGE, SOURCES),
        "rumors": row(none_or(KINDS), SPACES),
        "peeked": row(FLAG, SPACES),
        **each(zous, "zous hired"),
        "restaurateur": none_or(boss),
        "dealt": some(below(boss), boss),
        "secret": rumor,
        "dismissed": some(rumor, len(t.rumors)),
        "plan": row(none_or(len(t.locations)), CHEFS),
        "chef": none_or(CHEFS),
        "ready": FLAG,
        "plates": some(plate(t), t.most_plates),
        "serving": below(2 * TYPES + 1),
        "big": none_or(TYPES),
    }
    return part(Kitchen, fields)


def cards(t: Tables) -> Fields:
    """Rumors, challenges, zous-chefs and restaurateurs."""
    rumors, zous, bosses = len(t.rumors), len(t.zous), len(t.restaurateurs) - 1
    return {
        "rumor_cards": row(below(rumors), SPACES),
        "face_up": row(FLAG, SPACES),
        **each(some(below(rumors), rumors), "other_rumors cards"),
        **each(some(below(len(t.requires)), len(t.requires)), "challenge_deck challenges"),
        **each(some(below(zous), zous), "zous_deck retired"),
        "zous_offer": none_or(zous),
        "other_restaurateurs": some(below(bosses), bosses),
    }


def rival(t: Tables) -> Kind:
    """What McDogald's has."""
    cards = max(len(t.orders), len(t.managers))
    pile = some(below(cards), cards)
    fields: Fields = {
        **each(row(none_or(KINDS), TYPES), "course spice"),
        **each(COUNT, "allspice boost"),
        "aside": tokens(t),
        "starred": some(some(FLAG, t.most_wanted), len(t.slot_day)),
        **each(some(pile, DECKS), "decks discards"),
        "shown": some(below(cards), 2 * cards),
        "boosted": none_or(CHEFS),
        "sample": none_or(KINDS),
    }
    return part(Rival, fields)


def town(t: Tables, seats: int) -> Fields:
    """Everything true at the table; in solo McDogald's has the last kitchen."""
    kitchens = max(2, seats)
    return {
        "solo": number(int(seats == 1), int(seats == 1)),
        "touched": FLAG,
        "round": number(1, t.rounds),
        "phase": below(OVER + 1),
        "critic": below(len(t.critics) - 1),
        **cards(t),
        **each(tokens(t), "bag aside offer removed"),
        "counter": none_or(KINDS),
        "bisque": COUNT,
        "stalls": row(tokens(t), len(t.locations)),
        "kitchens": row(kitchen(t), kitchens),
        "track": row(below(kitchens), kitchens),
        "here": none_or(len(t.rows[seats])),
        "line": some(below(kitchens), kitchens),
        "rival": rival(t),
    }


SHAPE = shaped(town)

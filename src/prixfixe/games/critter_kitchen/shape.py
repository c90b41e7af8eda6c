"""What a saved state may hold."""

from __future__ import annotations

from prixfixe.games.critter_kitchen.state import OVER, SOURCES, Kitchen, Plate, Rival
from prixfixe.games.critter_kitchen.tables import CHEFS, KINDS, SPACES, SPICE, TYPES, Tables
from prixfixe.kit.shape import COUNT, FLAG, SCORE, Fields, Kind, below, each, none_or, number, part, row, shaped, some

TOKEN = below(KINDS)
FEW = some(TOKEN, 40)  # tokens of one kitchen
MANY = some(TOKEN, 200)  # tokens of the whole town
DECKS = 4


def plate() -> Kind:
    """A challenge plate or the critic plate."""
    fields: Fields = {
        "items": some(below(SPICE), 21),
        "spices": some(none_or(KINDS), 21),
        "kept": FLAG,
        "quality": SCORE,
        "stars": SCORE,
        "paired": some(below(TYPES), TYPES),
        "wines": some(below(SPICE), TYPES),
        **each(COUNT, "soup bisque"),
    }
    return part(Plate, fields)


def kitchen(t: Tables) -> Kind:
    """What one player has."""
    rumor, zous, boss = none_or(len(t.rumors)), none_or(len(t.zous)), len(t.restaurateurs) - 1
    fields: Fields = {
        **each(FEW, "storage sure maybe returning"),
        **each(COUNT, "soup bisque unseen load"),
        "haul": FEW,
        "points": row(SCORE, SOURCES),
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
        "plates": some(plate(), len(t.slot_day)),
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
        "aside": MANY,
        "starred": some(some(SCORE, 9), len(t.slot_day)),
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
        **each(MANY, "bag aside offer removed"),
        "counter": none_or(KINDS),
        "bisque": COUNT,
        "stalls": row(MANY, len(t.locations)),
        "kitchens": row(kitchen(t), kitchens),
        "track": row(below(kitchens), kitchens),
        "here": none_or(len(t.rows[seats])),
        "line": some(below(kitchens), kitchens),
        "rival": rival(t),
    }


SHAPE = shaped(town)

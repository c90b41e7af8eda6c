"""Critter Kitchen: its view as numbers."""

from __future__ import annotations

from typing import Any, Mapping

from prixfixe.games.critter_kitchen.content import tables
from prixfixe.games.critter_kitchen.sight import PHASES, show
from prixfixe.games.critter_kitchen.state import SOURCES
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    BISQUE,
    CHEFS,
    KINDS,
    SEVENTH,
    SOUP,
    SPACES,
    TYPES,
    WILD,
    ZOUS,
    Tables,
)
from prixfixe.rl.fields import Among, Bag, Each, Fields, Number, Several, Spec, Who, Word

__all__ = ["UNMET", "fields", "show"]
ON_A_PLATE = 16  # ingredients; no meal holds more
UNMET: Mapping[str, str] = {}


def fields(seats: int, options: Mapping[str, Any]) -> Fields:
    """The view of a configuration."""
    t = tables(options["content"])
    kitchens = 2 if seats == 1 else seats
    tokens = [*sorted(set(t.bag)), BISQUE, SOUP, ZOUS, SEVENTH]
    found: dict[str, Spec] = {
        "round": Number(0, t.rounds),
        "day": Number(0, max(t.day)),
        "phase": Word(PHASES),
        "waiting": Among(seats),
        "track": Each(kitchens, Who(kitchens)),
        "line": Each(kitchens, Who(kitchens)),
        "here": Number(-1, len(t.locations) - 1),
        "stalls": Each(len(t.locations), Bag(tokens, len(t.bag))),
        "counter": Number(-1, KINDS - 1),
        "bag": Number(0, len(t.bag)),
        "bisque": Number(0, t.bisque_supply),
        "removed": Bag(tokens, len(t.bag)),
        **card_fields(t, seats),
        "kitchens": Each(kitchens, kitchen_fields(t), per=1),
    }
    if seats == 1:
        found["rival"] = rival_fields(t, tokens)
    return Fields(found)


def card_fields(t: Tables, seats: int) -> dict[str, Spec]:
    """Challenges, critic, zous-chefs and rumors."""
    slots = len(t.slot_day)
    return {
        "critic": Number(0, len(t.critics) - 1),
        "challenges": Several(slots, -1, len(t.requires) - 1),
        "wanted": Each(slots, Several(SPACES, -1, TYPES - 1)),
        "zous_offer": Number(-1, len(t.zous) - 1),
        "zous_left": Number(0, len(t.zous)),
        "retired": Bag(range(len(t.zous)), 1),
        "rumors": Several(SPACES, -1, len(t.rumors) - 1),
        "face_up": Several(SPACES, 0, 1),
        "offered": Number(0, 8),
        "offer": Several(4, -1, KINDS - 1),
        "cards": Several(4, -1, len(t.rumors) - 1),
    }


def kitchen_fields(t: Tables) -> Fields:
    """A kitchen; what is hidden stays blank."""
    stored = [*sorted({token for token in t.bag if token <= ALLSPICE}), SEVENTH]
    soups, bosses = 99, len(t.restaurateurs) - 1
    return Fields(
        {
            "stars": Number(0, 250),
            "points": Several(SOURCES, -50, 150, blank=0),
            "rumors": Several(SPACES, -1, WILD),
            "peeked": Several(SPACES, 0, 1),
            "zous": Number(-1, len(t.zous) - 1),
            "hired": Number(-1, len(t.zous) - 1),
            "chef": Number(-1, CHEFS - 1),
            "load": Number(0, 20),
            "haul": Several(8, -1, KINDS - 1),
            "stored": Number(0, len(t.bag)),
            "plan": Several(CHEFS, -1, len(t.locations) - 1),
            "storage": Bag(stored, len(t.bag)),
            "soup": Number(-1, soups),
            "bisque": Number(-1, t.bisque_supply),
            "returning": Bag(stored, len(t.bag)),
            "plates": Each(3, plate_fields(t)),
            "serving": Number(-1, 2 * TYPES),
            "big": Number(-1, TYPES - 1),
            "restaurateur": Number(-1, bosses),
            "dealt": Several(t.dealt, -1, bosses),
            "has_secret": Number(0, 1),
            "secret": Number(-1, len(t.rumors) - 1),
            "dismissed": Several(3, -1, len(t.rumors) - 1),
        }
    )


def plate_fields(t: Tables) -> Fields:
    """A plate."""
    return Fields(
        {
            "items": Several(ON_A_PLATE, -1, KINDS - 1),
            "spices": Several(ON_A_PLATE, -1, KINDS - 1),
            "soup": Number(0, 99),
            "bisque": Number(0, t.bisque_supply),
            "paired": Several(TYPES, -1, TYPES - 1),
            "wines": Several(TYPES, -1, KINDS - 1),
            "kept": Number(0, 1),
            "quality": Number(0, 999),
            "stars": Number(0, 150),
        }
    )


def rival_fields(t: Tables, tokens: list[int]) -> Fields:
    """McDogald's."""
    cards = max(len(t.orders), len(t.managers))
    return Fields(
        {
            "course": Several(TYPES, -1, KINDS - 1),
            "spice": Several(TYPES, -1, KINDS - 1),
            "allspice": Number(0, 30),
            "aside": Bag(tokens, len(t.bag)),
            "starred": Each(len(t.slot_day), Several(SPACES, 0, 9)),
            "decks": Several(4, 0, cards),
            "discards": Each(4, Bag(range(cards), 4)),
            "shown": Several(12, -1, cards),
            "boosted": Number(-1, CHEFS - 1),
            "boost": Number(0, 9),
            "sample": Number(-1, KINDS - 1),
        }
    )

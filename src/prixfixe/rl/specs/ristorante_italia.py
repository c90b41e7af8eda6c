"""Ristorante Italia: its view as numbers."""

from __future__ import annotations

from typing import Any, Mapping

from prixfixe.games.ristorante_italia.content import tables
from prixfixe.games.ristorante_italia.sight import show
from prixfixe.games.ristorante_italia.tables import CONTEST, Tables
from prixfixe.rl.fields import Among, Bag, Each, Fields, Number, Several, Spec, Who

__all__ = ["UNMET", "fields", "show"]
COINS = 999  # more than anybody can bid
DRAWN = 12  # cards looked at
SELDOM_REPLACED = (
    "agnolotti_del_plin", "baccala_alla_livornese", "baccala_mantecato", "cacciucco", "calamari_ripieni",
    "gnocchi_alla_sorrentina", "melanzane_ripiene", "minestrone", "paccheri_al_baccala", "parmigiana",
    "pasta_alla_norma", "pollo_alla_cacciatora", "rolle_di_tacchino", "spaghetti_allo_scoglio", "strudel_di_mele",
    "torta_pasqualina", "tortino_di_patate", "uova_in_purgatorio", "zabaione",
)  # fmt: skip
UNMET: Mapping[str, str] = {
    "RI-BTWO-7 accountant": "never: there is one Accountant, and whoever may look through the discards holds it",
    **dict.fromkeys(
        (f"RI-MENU-3 {recipe}" for recipe in SELDOM_REPLACED),
        "rare: this recipe on a full menu as the humblest of its course when a third one is placed",
    ),
}


def fields(seats: int, options: Mapping[str, Any]) -> Fields:
    """The view of a configuration."""
    t = tables(options["content"])
    recipes, wines = len(t.course_of), len(t.wine_cost)
    found: dict[str, Spec] = {
        "season": Number(0, max(t.season_of)),
        "square": Number(0, len(t.season_of)),
        "phase": Number(0, CONTEST),
        "order": Each(seats, Who(seats)),
        "waiting": Among(seats),
        "turn": turn_fields(t, seats),
        "market": Fields(
            {
                "stalls": Each(t.shops, Several(t.stall, -1, t.kinds - 1)),
                "crate": Several(t.kinds, 0, max(t.count)),
                "trash": Several(t.kinds, 0, max(t.count)),
            }
        ),
        "decks": Fields(
            {
                "piles": Several(t.courses + 1, 0, max(recipes, wines)),
                "discards": Each(t.courses + 1, Bag(range(max(recipes, wines)), 1)),
            }
        ),
        "board": board_fields(t),
        "values": Several(seats, -COINS, COINS, per=1, blank=0),
        "standing": Each(seats, Who(seats)),
        "restaurants": Each(seats, restaurant_fields(t), per=1),
    }
    return Fields(found)


def turn_fields(t: Tables, seats: int) -> Fields:
    """Whose turn it is, and what has been done in it."""
    return Fields(
        {
            "active": Who(seats),
            "actions": Number(0, t.actions),
            "bought": Number(0, 9),
            "restocked": Number(0, 9),
            "cat": Number(0, 1),
            "incoming": Number(-1, t.kinds - 1),
            "deck": Number(-1, t.courses),
            "looking": Number(0, DRAWN),
            "drawn": Several(DRAWN, -1, max(len(t.course_of), len(t.wine_cost)) - 1),
        }
    )


def board_fields(t: Tables) -> Fields:
    """The bonus board."""
    cards = len(t.bonus_cost)
    return Fields(
        {
            "display": Bag(range(cards), 2),
            "discard": Bag(range(cards), 2),
            "to_come": Several(len(set(t.bonus_series)), 0, cards),
            "rooms": Several(len(t.room_cost), 0, 20),
            "pot": Number(0, t.cubes),
            "box": Number(0, t.cubes),
            "books": Number(0, 20),
        }
    )


def restaurant_fields(t: Tables) -> Fields:
    """A restaurant; what is hidden is -1 or nothing."""
    recipes, wines, bonus, spaces = len(t.course_of), len(t.wine_cost), len(t.bonus_cost), t.courses * t.menu
    return Fields(
        {
            "coins": Number(-1, COINS),
            "cubes": Number(-1, t.cubes),
            "hand": Bag(range(recipes), 1),
            "bid": Number(-1, COINS),
            "rating": Number(0, max(t.rating)),
            "square": Number(0, len(t.rating) - 1),
            "toques": Number(0, 20),
            "stars": Number(0, 50),
            "spoons": Number(0, 50),
            "vips": Bag(range(len(t.vip_stars)), 1),
            "categories": Bag(range(t.categories), 1),
            "specialities": Bag(range(t.specialities), 1),
            "shelf": Bag(range(t.kinds), max(t.count)),
            "cards": Several(t.courses, 0, recipes),
            "menu": Several(spaces, -1, recipes - 1),
            "new": Bag(range(spaces), 1),
            "dinner": Bag(range(spaces), 1),
            "cellar": Bag(range(wines), 1),
            "rooms": Bag(range(len(t.room_cost)), t.room_spaces),
            "bonus": Several(t.bonus_spaces, -1, bonus - 1),
            "down": Bag(range(t.bonus_spaces), 1),
            "added": Number(0, t.cubes),
            "sealed": Number(0, 1),
            "offer": Number(-1, COINS),
        }
    )

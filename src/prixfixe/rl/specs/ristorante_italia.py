"""Ristorante Italia: its answers by name, and its view as numbers."""

from __future__ import annotations

from typing import Any, Mapping

from prixfixe.games.ristorante_italia import market, menu, turn, vip
from prixfixe.games.ristorante_italia.content import Content, content, tables
from prixfixe.games.ristorante_italia.sight import show
from prixfixe.games.ristorante_italia.tables import CONTEST, Tables
from prixfixe.rl.fields import Among, Bag, Each, Fields, Number, Several, Spec, Who
from prixfixe.rl.specs.naming import NO_YES, PASS, Names, numbers, rows
from prixfixe.rl.specs.naming import seats as seat_names

__all__ = ["UNMET", "choices", "fields", "show"]
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


def choices(seats: int, options: Mapping[str, Any]) -> dict[str, Names]:
    """Every answer of a configuration."""
    t, c = tables(options["content"]), content(options["content"])
    recipes, wines, kinds = rows(c.recipe), rows(c.wine), rows(c.ingredient)
    found = {
        "RI-TURN-1": turn_names(c, options),
        "RI-DRAW-2": recipes,
        "RI-WINE-2": wines | PASS,
        "RI-WINE-4": wines,
        "RI-MKT-1": market_names(c, bool(options["advanced"])),
        "RI-MKT-4": kinds,
        "RI-MENU-2": recipes | PASS | ({menu.STUDY: "study"} if options["advanced"] else {}),
        "RI-MENU-3": recipes,
        "RI-VIP-1": numbers(range(vip.PURSE), "coins"),
        "RI-VIP-1.tens": numbers(range(COINS // 10 + 1), "tens"),
        "RI-VIP-1.units": numbers(range(10), "units"),
        "RI-GUIDE-2": recipes,
    }
    if options["apprentice"]:
        found["RI-VAPP-1"] = kinds | PASS
    return found | (advanced_names(t, c, seats) if options["advanced"] else {})


def turn_names(c: Content, options: Mapping[str, Any]) -> Names:
    """What a turn offers."""
    found = {-1: "end turn", **rows(c.course, word="draw"), turn.DRAW_WINE: "draw wine", turn.MARKET: "market"}
    if options["apprentice"]:
        found[turn.APPRENTICE] = "send the apprentice"
    if not options["advanced"]:
        return found
    found |= {turn.TAKE_CUBE: "take a cube", turn.LEARN: "learn", turn.USE_ACCOUNTANT: "use the accountant"}
    found |= {turn.USE_SOMMELIER: "use the sommelier", turn.USE_REMEDIAL: "study"}
    return found | rows(c.room, turn.BUILD, "build") | rows(c.bonus, turn.BUY_BONUS, "buy")


def market_names(c: Content, advanced: bool) -> Names:
    """What can be done at the market."""
    found = rows(c.ingredient, word="buy") | rows(c.shop, market.RESTOCK, "restock") | PASS
    return found | rows(c.shop, market.SEARCH, "search") | {market.TO_TRASH: "cat"} if advanced else found


def advanced_names(t: Tables, c: Content, seats: int) -> dict[str, Names]:
    """What the recipes for famous chefs add."""
    wines, kinds = rows(c.wine), rows(c.ingredient)
    return {
        "RI-CUBE-3": numbers(range(t.cubes + 1), "cubes"),
        "RI-CONT-3": {1: NO_YES[1], **PASS},
        "RI-BON-4": kinds | PASS,
        "RI-BON-8": kinds | PASS,
        "RI-BONE-12": seat_names(seats),
        "RI-BONE-13": kinds | PASS,
        "RI-BONE-13.taken": kinds | PASS,
        "RI-BONE-14": rows(c.shop) | PASS,
        "RI-BTWO-7": rows(c.bonus) | PASS,
        "RI-BTWO-14": wines | PASS,
        "RI-ROOM-3": rows(c.room),
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

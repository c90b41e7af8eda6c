"""The face of every card and piece of a title, for the page that shows them all.

A look says which fields of a content row are drawn. Tables that are no cards or pieces stand in `FACELESS`, each with
its reason; a test holds both against the content files.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Mapping

from prixfixe.core.game import Game
from prixfixe.web.boards.pieces import Card
from prixfixe.web.boards.restaurant_row import PICTURES
from prixfixe.web.boards.ristorante_italia import BONUS_PICS, PHASE_PICS, THEME_PICS
from prixfixe.web.boards.rival_restaurants import CARD_PICS, UPGRADE_PICS
from prixfixe.web.sprite import names

Row = Mapping[str, Any]


@dataclass(frozen=True)
class Look:
    """How the rows of a table are drawn."""

    title: str  # of the table
    title_fr: str
    fields: tuple[str, ...] = ("id",)  # whose values are drawings; a dict or list draws each of its entries
    fixed: tuple[str, ...] = ()  # drawings that every row has
    corner: str = ""  # the field in the corner
    corner_pic: str = ""
    prefix: str = ""  # of the drawings' names


SUIT = {
    "family": "daisy", "fine": "golden_fork", "meat": "meat", "vegetable": "leafy_greens", "daisy": "daisy",
    "allspice_7th_round": "allspice", "spoon": "spoon", "toque": "toque", "golden_token": "gold",
}  # fmt: skip
ALIASES: dict[str, Mapping[str, str | tuple[str, ...]]] = {
    "restaurant-row": {**PICTURES, "stock": "shopping_bag"},
    "ristorante-italia": {**BONUS_PICS, **THEME_PICS, **PHASE_PICS, **SUIT},
    "rival-restaurants": {**CARD_PICS, **UPGRADE_PICS},
    "critter-kitchen": SUIT,
    "sweet-mess": {
        "gain_basic": "bag", "take_bowl": "bowl", "gold_icon": "gold", "store": "jam_jar", "gain_super": "super",
        "take_two_bowls": "bowl", "take_leftovers": "shelf", "swap_super": "trade", "prepare": "recipe",
        "distill": "double_boiler", "advance": "upgrade", "draw_tool": "whisk", "gain_gold": "gold",
        "pick_bowl": "bowl", "white_claw": "sugar_tongs", "blue_scoop": "ice_cream_scoop",
    },
}  # fmt: skip

LOOKS: dict[str, dict[str, Look]] = {
    "critter-kitchen": {
        "chefs": Look("Chefs", "Chefs", corner="capacity", corner_pic="bag"),
        "zous_chefs": Look("Zous-chefs", "Zous-chefs", corner="capacity", corner_pic="bag"),
        "ingredients": Look("Ingredients", "Ingrédients"),
        "spices": Look("Spices", "Épices", ("matches",), ("spice",)),
        "other_tokens": Look("Other tokens", "Autres jetons"),
        "star_denominations": Look("Stars", "Étoiles", (), ("star",), "value"),
        "locations": Look("Locations", "Lieux"),
        "location_cards": Look("Location cards", "Cartes de lieu", ("location",), ("card",)),
        "challenges": Look("Challenges", "Défis", ("requires",), ("plate",)),
        "critics": Look("Critics", "Critiques", corner="stars", corner_pic="star"),
        "rumor_tokens": Look("Rumor tokens", "Jetons Rumeur"),
        "rumors": Look("Rumors", "Rumeurs", ("course",), ("rumor",)),
        "restaurateurs": Look("Restaurateurs", "Restaurateurs", corner="stars", corner_pic="star"),
        "critics_choice": Look("Critic's choice (solo)", "Choix du critique (solo)", ("critic",), ("mcdogald",)),
        "mcdogald_chef_cards": Look("McDogald's chefs (solo)", "Chefs de McDogald's (solo)", ("deck",), ("mcdogald",)),
        "manager_cards": Look("Managers (solo)", "Gérants (solo)", ("chef", "location"), ("mcdogald",)),
    },
    "restaurant-row": {
        "restaurants": Look("Restaurants", "Restaurants", (), ("restaurant",), "seat"),
        "stores": Look("Shops", "Boutiques"),
        "ingredients": Look("Ingredients", "Ingrédients", corner="forks", corner_pic="fork"),
        "staff": Look("Staff", "Personnel", corner="service", corner_pic="bell"),
        "renovations": Look("Renovations", "Rénovations", corner="ambiance", corner_pic="sofa"),
        "customer_types": Look("Kinds of guests", "Sortes de clients", corner="count"),
        "customers": Look("Guests", "Clients", ("type", "tertiary")),
        "categories": Look("Categories", "Catégories"),
        "menu_spaces": Look("Menu spaces", "Cases du menu", ("accepts",)),
    },
    "ristorante-italia": {
        "ingredient": Look("Ingredients", "Ingrédients", corner="cost", corner_pic="coin"),
        "shop": Look("Shops", "Boutiques"),
        "recipe": Look("Recipes", "Recettes", ("course", "ingredients"), corner="prestige", corner_pic="prestige"),
        "wine": Look("Wines", "Vins", ("type",), corner="cost", corner_pic="coin", prefix="wine_"),
        "wine_type": Look("Kinds of wine", "Sortes de vin", prefix="wine_"),
        "course": Look("Courses", "Services", prefix="dish_"),
        "category": Look("Categories", "Catégories"),
        "speciality": Look("Specialities", "Spécialités", fixed=("plate",)),
        "bonus": Look("Bonus cards", "Cartes bonus", ("id", "shop"), corner="cost", corner_pic="coin"),
        "room": Look("Rooms", "Salles", corner="cost", corner_pic="coin", prefix="room_"),
        "vip": Look("Celebrities", "Célébrités", corner="season"),
        "award": Look("Awards", "Distinctions", ("symbol",), ("trophy",), "points"),
        "coin": Look("Coins", "Pièces", (), ("coin",), "value"),
        "calendar": Look("Calendar", "Calendrier", ("phase",), (), "square"),
        "rating_square": Look("Rating track", "Échelle des toques", (), ("toque",), "points"),
    },
    "rival-restaurants": {
        "chefs": Look("Chefs", "Chefs"),
        "npc_chefs": Look("Other chefs", "Chefs neutres", ("chef",), ("robot",)),
        "restaurants": Look("Restaurants", "Restaurants", ("cuisine",), prefix="cuisine_"),
        "locations": Look("Places", "Lieux"),
        "ingredients": Look("Ingredients", "Ingrédients", corner="price", corner_pic="coin"),
        "recipes": Look("Recipes", "Recettes", ("ingredients",), corner="popularity", corner_pic="popularity"),
        "upgrades": Look("Upgrades", "Améliorations", corner="price", corner_pic="coin"),
        "action_cards": Look("Action cards", "Cartes Action"),
        "levels": Look("Levels", "Niveaux", (), ("popularity",), "popularity"),
        "coins": Look("Coins", "Pièces", (), ("coin",), "value"),
        "favours": Look("Favours", "Services", (), ("hand",)),
    },
    "sweet-mess": {
        "ingredient": Look("Ingredients", "Ingrédients"),
        "stored": Look("Stored ingredients", "Ingrédients stockés", ("ingredient",), ("jam_jar",), "points"),
        "bowl": Look("Bowls", "Bols", ("side_a", "side_b"), ("bowl",)),
        "leftover_tile": Look("Leftover tiles", "Tuiles latérales", ("effect",), ("shelf",)),
        "recipe_type": Look("Kinds of recipes", "Sortes de recettes"),
        "recipe": Look("Recipes", "Recettes", ("type", "cost", "effect"), corner="points", corner_pic="star"),
        "event": Look("Events", "Événements", (), ("event",), "level"),
        "tool": Look("Tools", "Outils", ("id", "effects")),
        "chef": Look("Chefs", "Chefs", ("ingredient",), ("chef",)),
        "award": Look("Awards", "Prix", ("type",), ("trophy",), "points", "star"),
        "toque": Look("Toque", "Toque", ("effect",), ("toque",)),
        "bench_group": Look("Bench", "Plan de travail", (), ("plate",), "capacity"),
        "bench_slot": Look("Preparation slots", "Emplacements", ("effect",), ("recipe",), "number"),
        "bench_benefit": Look("Bench benefits", "Avantages", ("ingredients", "effect")),
        "action": Look("Actions", "Actions", ("effect",), ("hand",)),
        "effect": Look("Effects", "Effets"),
        "bot_card": Look("Chef-o-Tron's programs", "Programmes de Chef-o-Tron", ("arm",), ("robot",)),
        "arm": Look("Chef-o-Tron's arms", "Bras de Chef-o-Tron", fixed=("robot",)),
        "bot_primary": Look("Chef-o-Tron: first step", "Chef-o-Tron : premier pas", (), ("robot",)),
        "bot_secondary": Look("Chef-o-Tron: second step", "Chef-o-Tron : second pas", (), ("robot",)),
    },
}

PARTS = "counts what lies in the box; its kinds have faces of their own"
NUMBERS = "numbers of the rules, shown on the board where they count"
WORDS = "a word or a rule, not a piece"
CHOICES = "something chosen before a match"
FACELESS: dict[str, dict[str, str]] = {
    "critter-kitchen": {
        "components": PARTS, "player_colors": "the seats' own colours and shapes", "round_track": NUMBERS,
        "refrigeration": NUMBERS, "challenge_awards": NUMBERS, "critic_meal_awards": NUMBERS,
        "score_track_rows": NUMBERS, "mcdogald_rumor_token_stars": NUMBERS,
    },
    "restaurant-row": {
        "components": PARTS, "modes": CHOICES, "options": CHOICES, "help_wanted_slots": NUMBERS,
        "price_charts": NUMBERS, "victory_points": NUMBERS, "end_triggers": WORDS, "phases": WORDS,
    },
    "ristorante-italia": {
        "component": PARTS, "mode": CHOICES, "variant": CHOICES, "player_count": NUMBERS,
        "player_colour": "the seats' own colours and shapes", "critic_reward": NUMBERS, "phase_reward": NUMBERS,
        "bonus_series": PARTS, "tie_break": WORDS, "score_line": WORDS,
    },
    "rival-restaurants": {
        "components": PARTS, "modes": CHOICES, "phases": WORDS, "terms": WORDS,
        "cuisines": "a word on restaurants and recipes",
    },
    "sweet-mess": {
        "term": WORDS, "variant": CHOICES, "grid_cell": "a place of the grid", "hand_space": "a place of the grid",
        "action_box": "two actions, which have faces",
    },
}  # fmt: skip


@dataclass(frozen=True)
class Sheet:
    """All faces of one table."""

    title: str
    cards: list[Card]


@cache
def rows_of(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """The content of a title, table by table."""
    data = tomllib.loads((folder / "content.toml").read_text(encoding="utf-8"))
    return {name: rows for name, rows in data.items() if isinstance(rows, list)}


def sheets(game: Game[Any], lang: str) -> list[Sheet]:
    """Every card and piece of a title, in the order of its looks; nothing for a title without any."""
    looks = LOOKS.get(game.name, {})
    data = rows_of(game.folder) if looks else {}
    return [
        Sheet(look.title_fr if lang == "fr" else look.title, [face(game.name, look, row, lang) for row in rows])
        for table, look in looks.items()
        if (rows := data.get(table, []))
    ]


def face(game: str, look: Look, row: Row, lang: str) -> Card:
    """The face of a row."""
    french = lang == "fr"
    title = row.get("name_fr", row["name"]) if french else row["name"]
    text = row.get("text_fr", "") if french else row.get("text", "")
    note = {"en": "house card", "fr": "carte maison"}[lang] if row.get("source") == "house" else ""
    corner = str(row.get(look.corner, "")) if look.corner else ""
    pics = [pic for value in look.fields for pic in drawings(game, look, row.get(value, ()))]
    return Card(title, text, (*look.fixed, *pics), corner, look.corner_pic if corner else "", note=note)


def drawings(game: str, look: Look, value: Any) -> list[str]:
    """The drawings of a field: one, or one for each of its entries; what is no drawing is left out."""
    if isinstance(value, Mapping):
        value = [name for name, count in value.items() for _ in range(int(count))]
    found = [value] if isinstance(value, str) else list(value)
    shown = [prefixed(look, pic) for name in found if isinstance(name, str) for pic in aliased(game, name)]
    return [pic for pic in shown if pic in names()]


def aliased(game: str, name: str) -> tuple[str, ...]:
    """What stands for a name of the content: itself, another drawing, or several."""
    alias = ALIASES.get(game, {}).get(name, name)
    return (alias,) if isinstance(alias, str) else alias


def prefixed(look: Look, name: str) -> str:
    """A drawing's name; a recipe's course is drawn as its dish."""
    return next((pic for pic in (f"{look.prefix}{name}", f"dish_{name}", name) if pic in names()), name)

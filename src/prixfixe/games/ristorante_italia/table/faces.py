"""The face of every card and piece of the title; tables that are no cards or pieces say why."""

from __future__ import annotations

from prixfixe.games.ristorante_italia.table.pictures import BONUS_PICS, PHASE_PICS, THEME_PICS
from prixfixe.kit.faces import CHOICES, NUMBERS, PARTS, SUIT, WORDS, Look

ALIASES = {**BONUS_PICS, **THEME_PICS, **PHASE_PICS, **SUIT}  # fmt: skip
LOOKS = {
    "ingredient": Look("Ingredients", "Ingrédients", corner="cost", corner_pic="coin"),
    "shop": Look("Shops", "Magasins"),
    "recipe": Look("Recipes", "Recettes", ("course", "ingredients"), corner="prestige", corner_pic="prestige"),
    "wine": Look("Wines", "Vins", ("type",), corner="cost", corner_pic="coin", prefix="wine_"),
    "wine_type": Look("Kinds of wine", "Sortes de vin", prefix="wine_"),
    "course": Look("Courses", "Services", prefix="dish_"),
    "category": Look("Categories", "Catégories"),
    "speciality": Look("Specialities", "Spécialités", fixed=("plate",)),
    "bonus": Look("Bonus cards", "Cartes Bonus", ("id", "shop"), corner="cost", corner_pic="coin"),
    "room": Look("Rooms", "Salles", corner="cost", corner_pic="coin", prefix="room_"),
    "vip": Look("VIPs", "VIP", corner="season"),
    "award": Look("Awards", "Distinctions", ("symbol",), ("trophy",), "points"),
    "coin": Look("Coins", "Pièces", (), ("coin",), "value"),
    "calendar": Look("Calendar", "Calendrier", ("phase",), (), "square"),
    "rating_square": Look("Rating track", "Cotation", (), ("toque",), "points"),
}
FACELESS = {
    "component": PARTS, "mode": CHOICES, "variant": CHOICES, "player_count": NUMBERS,
    "player_colour": "the seats' own colours and shapes", "critic_reward": NUMBERS, "phase_reward": NUMBERS,
    "bonus_series": PARTS, "tie_break": WORDS, "score_line": WORDS,
}  # fmt: skip

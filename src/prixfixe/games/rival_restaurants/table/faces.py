"""The face of every card and piece of the title; tables that are no cards or pieces say why."""

from __future__ import annotations

from prixfixe.games.rival_restaurants.table.pictures import CARD_PICS, UPGRADE_PICS
from prixfixe.kit.faces import CHOICES, PARTS, WORDS, Look

ALIASES = {**CARD_PICS, **UPGRADE_PICS}  # fmt: skip
LOOKS = {
    "chefs": Look("Chefs", "Chefs"),
    "npc_chefs": Look("Other chefs", "PNC", ("chef",), ("robot",)),
    "restaurants": Look(
        "Restaurants", "Restaurants", ("cuisine",), prefix="cuisine_", lines="levels", line_pic="popularity"
    ),
    "locations": Look("Places", "Lieux"),
    "ingredients": Look("Ingredients", "Ingrédients", corner="price", corner_pic="coin"),
    "recipes": Look("Recipes", "Recettes", ("ingredients",), corner="popularity", corner_pic="popularity"),
    "upgrades": Look("Upgrades", "Améliorations", corner="price", corner_pic="coin"),
    "action_cards": Look("Action cards", "Cartes action"),
    "levels": Look("Levels", "Niveaux", (), ("popularity",), "popularity"),
    "coins": Look("Coins", "Pièces", (), ("coin",), "value"),
    "favours": Look("Favours", "Services", (), ("hand",)),
}
FACELESS = {
    "components": PARTS, "modes": CHOICES, "phases": WORDS, "terms": WORDS,
    "cuisines": "a word on restaurants and recipes",
}  # fmt: skip

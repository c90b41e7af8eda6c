"""The face of every card and piece of the title; tables that are no cards or pieces say why."""

from __future__ import annotations

from prixfixe.games.restaurant_row.table.pictures import PICTURES
from prixfixe.kit.faces import CHOICES, NUMBERS, PARTS, WORDS, Look

ALIASES = {**PICTURES, "stock": "shopping_bag"}  # fmt: skip
LOOKS = {
    "restaurants": Look("Restaurants", "Restaurants", (), ("restaurant",), "seat"),
    "stores": Look("Shops", "Boutiques"),
    "ingredients": Look("Ingredients", "Ingrédients", corner="forks", corner_pic="fork"),
    "staff": Look("Staff", "Personnel", corner="service", corner_pic="bell"),
    "renovations": Look("Renovations", "Rénovations", corner="ambiance", corner_pic="sofa"),
    "customer_types": Look("Kinds of guests", "Sortes de clients", corner="count"),
    "customers": Look("Guests", "Clients", ("type", "tertiary")),
    "categories": Look("Categories", "Catégories"),
    "menu_spaces": Look("Menu spaces", "Cases du menu", ("accepts",)),
}
FACELESS = {
    "components": PARTS, "modes": CHOICES, "options": CHOICES, "help_wanted_slots": NUMBERS,
    "price_charts": NUMBERS, "victory_points": NUMBERS, "end_triggers": WORDS, "phases": WORDS,
}  # fmt: skip

"""The face of every card and piece of the title; tables that are no cards or pieces say why."""

from __future__ import annotations

from prixfixe.games.sweet_mess.table.pictures import EFFECT_PICS, SUPER_PIC
from prixfixe.kit.faces import CHOICES, WORDS, Look

ALIASES = {**EFFECT_PICS, "super": SUPER_PIC}
LOOKS = {
    "ingredient": Look("Ingredients", "Ingrédients"),
    "stored": Look("Stored ingredients", "Ingrédients stockés", ("ingredient",), ("jam_jar",), "points"),
    "bowl": Look("Bowls", "Bols", ("side_a", "side_b"), ("bowl",)),
    "leftover_tile": Look("Leftover tiles", "Tuiles latérales", ("effect",), ("shelf",)),
    "recipe_type": Look("Kinds of recipes", "Sortes de recettes"),
    "recipe": Look("Recipes", "Recettes", ("type", "cost", "effects"), corner="points", corner_pic="star"),
    "event": Look("Events", "Événements", (), ("event",), "level"),
    "tool": Look("Tools", "Ustensiles", ("id", "effects")),
    "chef": Look("Chefs", "Chefs", ("ingredient",), ("chef",)),
    "award": Look("Awards", "Récompenses", ("type",), ("trophy",), "points", "star"),
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
}
FACELESS = {
    "term": WORDS, "variant": CHOICES, "grid_cell": "a place of the grid", "hand_space": "a place of the grid",
    "action_box": "two actions, which have faces",
}  # fmt: skip

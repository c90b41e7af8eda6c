"""Which drawing stands for what in the content."""

from __future__ import annotations

from pathlib import Path

from prixfixe.kit.words import drawings

SUPER_PIC = "super_star"  # told apart from gold at a glance
EFFECT_PICS = {
    name.removeprefix("face_"): pic for name, pic in drawings(Path(__file__).parent.with_name("words.toml")).items()
}

ACTION_PICS = {
    "pick_ingredients": "bowl",
    "draw_tool": "whisk",
    "advance": "upgrade",
    "pick_leftovers": "shelf",
    "prepare_recipes": "recipe",
}


def drawing(row_id: str) -> str:
    """The drawing of an Ingredient or a type of Recipe."""
    return SUPER_PIC if row_id == "super" else row_id

"""Which drawing stands for what in the content."""

from __future__ import annotations

SUPER_PIC = "super_star"  # told apart from gold at a glance

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

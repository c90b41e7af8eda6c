"""Which drawing stands for what in the content."""

from __future__ import annotations

EFFECT_PICS = {
    "gain_basic": "bag",
    "take_bowl": "bowl",
    "gold_icon": "gold",
    "store": "jam_jar",
    "gain_super": "super",
    "take_two_bowls": "bowl",
    "take_leftovers": "shelf",
    "swap_super": "trade",
    "prepare": "recipe",
    "distill": "double_boiler",
    "advance": "upgrade",
    "draw_tool": "whisk",
    "gain_gold": "gold",
    "pick_bowl": "bowl",
}

ACTION_PICS = ("bowl", "whisk", "upgrade", "shelf", "recipe")

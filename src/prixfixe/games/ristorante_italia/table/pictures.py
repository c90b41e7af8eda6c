"""Which drawing stands for what in the content."""

from __future__ import annotations

PHASE_PICS = {
    "action": "hand",
    "critic": "pen",
    "vip": "vip",
    "revenue": "cash_box",
    "guide": "guide_book",
    "economy": "piggy",
    "contest": "trophy",
}

THEME_PICS = {"vegetable": "leafy_greens", "family": "daisy", "fine": "golden_fork"}

BONUS_PICS = {
    "aquarium": "fish_tank",
    "barman": "bartender",
    "pantry": "shelf",
    "sauce_expert": "ladle",
    "president_photo": "photo",
    "trusted_shop": "restock",
    "chefs_assistant": "golden_fork",
    "chic_decor": "interior_decor",
    "wine_cellar": "cellar",
    "accountant": "clipboard",
    "remedial_course": "cookbook",
    "professional_kitchen": "cooktop",
    "spice_merchant": "spice",
    "maitre": "maitre_d",
    "homemaker": "daisy",
    "piano_bar": "piano",
}

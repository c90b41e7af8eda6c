"""Which drawing stands for what in the content."""

from __future__ import annotations

from functools import cache

from prixfixe.games.ristorante_italia.content import content

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

LABELS = ("grapes", "sun", "hills", "tower", "boat", "lion", "crown", "rose")

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


@cache
def printed() -> frozenset[str]:
    """The drawings of all printed rows; rows of other content files have none of their own."""
    c = content("")
    found = [row.id for row in [*c.ingredient, *c.shop, *c.vip]]
    found += [THEME_PICS.get(row.id, row.id) for row in [*c.category, *c.speciality] if row.symbol]
    found += [f"dish_{row.id}" for row in c.course] + [f"wine_{row.id}" for row in c.wine_type]
    found += [f"room_{row.id}" for row in c.room]
    found += [BONUS_PICS.get(row.id, row.id) for row in c.bonus if not row.shop]
    return frozenset([*found, *PHASE_PICS.values()])


def drawn_or(pic: str, other: str = "event") -> str:
    """A drawing, or another one for rows that have none of their own."""
    return pic if pic in printed() else other

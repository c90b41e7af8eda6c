"""The face of every card and piece of the title; tables that are no cards or pieces say why."""

from __future__ import annotations

from prixfixe.kit.faces import NUMBERS, PARTS, SUIT, Look

ALIASES = SUIT  # fmt: skip
LOOKS = {
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
}
FACELESS = {
    "components": PARTS, "player_colors": "the seats' own colours and shapes", "round_track": NUMBERS,
    "refrigeration": NUMBERS, "challenge_awards": NUMBERS, "critic_meal_awards": NUMBERS,
    "score_track_rows": NUMBERS, "mcdogald_rumor_token_stars": NUMBERS,
}  # fmt: skip

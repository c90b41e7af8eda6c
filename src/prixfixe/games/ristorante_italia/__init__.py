"""Ristorante Italia: four seasons of recipes, markets, wines, critics and celebrities, for 2 to 5."""

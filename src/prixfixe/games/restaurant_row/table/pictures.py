"""Which drawing stands for what in the content."""

from __future__ import annotations

PICTURES = {
    "grass_fed_beef": "beef",
    "berkshire_pork": "pork",
    "long_island_duck": "duck",
    "free_range_chicken": "chicken",
    "heirloom_tomatoes": "tomato",
    "rating": "star",
    "profit": "coin",
    "service": "bell",
    "ambiance": "sofa",
    "food": "fork",
    "seafood": "fish",
    "vegetable": "carrot",
}

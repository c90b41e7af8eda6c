"""The configurations and recorded matches of Ristorante Italia."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.configs import Config
from tests.goldens.golden import Golden

GAME = "ristorante-italia"
VARIANTS = ("balanced_order", "apprentice", "wine_restriction")
EVERYTHING: dict[str, Any] = {"advanced": True, "open_cups": True, **dict.fromkeys(VARIANTS, True)}


def config(name: str, seats: int, **options: Any) -> Config:
    """A configuration by name."""
    return Config(GAME, name, seats, options)


BASE = [config(f"base {seats}", seats) for seats in range(2, 6)]
ADVANCED = [config(f"advanced {seats}", seats, advanced=True) for seats in range(2, 6)]
ALONE = [config(name.replace("_", " "), 3, **{name: True}) for name in VARIANTS]
FIRST = config("first player", 2, first_player=2)
RICH = [
    config(f"rich {seats}", seats, content=str(Path(__file__).parent / "rich.toml"), **EVERYTHING) for seats in (2, 4)
]
CUPS = config("open cups", 4, open_cups=True, advanced=True)
ALL = [config(f"everything {seats}", seats, **EVERYTHING) for seats in range(2, 6)]

CONFIGS: list[Config] = [*BASE, *ADVANCED, *ALONE, FIRST, CUPS, *ALL, *RICH]
GOLDENS: list[Golden] = [
    *(Golden(each, 1, "greedy", "points") for each in [*BASE, *ADVANCED] if each != ADVANCED[1]),
    Golden(ADVANCED[1], 2, "greedy", "points"),
    *(Golden(each, 2, "greedy") for each in [*ALONE, FIRST, CUPS, *ALL]),
    Golden(BASE[1], 85, "random", "tied"),
    Golden(ADVANCED[3], 42, "random", "photo"),
]

"""Every way to play Sweet Mess, and the matches that are recorded."""

from __future__ import annotations

from typing import Any

from tests.configs import Config
from tests.goldens.golden import Golden

MODULES = ("super_leftover", "hand_tokens", "bench_benefits")
A_LA_MODE = ("bananas", "nuts", "extra_nuts", "master_fudger", "bench_buster", "heavy_handed")
ALL = dict.fromkeys(MODULES, True)
ALL_SOLO = ALL | {"bananas": True, "extra_nuts": True, "master_fudger": True, "bench_buster": True} | {"solo": "hard"}


def config(name: str, seats: int, **options: Any) -> Config:
    """A configuration of this game."""
    return Config("sweet-mess", name, seats, options, most=4_000)


PLAIN = [config(f"{seats} players", seats) for seats in (2, 3, 4)]
NORMAL = config("solo normal", 1)
HARD = config("solo hard", 1, solo="hard")
WITH_MODULE = [config(f"2 players {name}", 2, **{name: True}) for name in MODULES]
EVERYTHING = [config(f"{seats} players everything", seats, **ALL) for seats in (2, 4)]
MODES = [config(f"solo {name}", 1, **{name: True}) for name in A_LA_MODE]
SOLO_EVERYTHING = config("solo everything", 1, **ALL_SOLO, heavy_handed=True)
SOLO_MODULES = config("solo modules", 1, **ALL)
CONFIGS: list[Config] = [
    *PLAIN, NORMAL, HARD, *WITH_MODULE, *EVERYTHING, *MODES, SOLO_MODULES, SOLO_EVERYTHING,
]  # fmt: skip

GOLDENS: list[Golden] = [
    *[Golden(each, 1, "greedy", "end_awards") for each in PLAIN],
    Golden(PLAIN[0], 2, "random", "end_stalled"),
    Golden(NORMAL, 1, "greedy", "end_awards"),
    Golden(HARD, 1, "greedy", "end_deck"),
    *[Golden(each, 1, "greedy", "end_awards") for each in (*WITH_MODULE, EVERYTHING[1])],
    *[Golden(each, 1, "greedy") for each in (*MODES, SOLO_EVERYTHING)],
]

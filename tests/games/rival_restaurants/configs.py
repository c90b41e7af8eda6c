"""Every configuration the laws hold for, and the matches on record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.configs import Config
from tests.goldens.golden import Golden

GAME = "rival-restaurants"
SHORT = str(Path("tests/games/rival_restaurants/short.toml"))  # a quick game: low goal, few days and beats


def config(name: str, seats: int, most: int = 5_000, **options: Any) -> Config:
    """A configuration; live answers do not commute."""
    return Config(GAME, name, seats, options, most, options.get("tempo") != "live")


def short(name: str, seats: int, **options: Any) -> Config:
    """The same as a quick game."""
    return config(f"short {name}", seats, content=SHORT, **options)


EVERYTHING = {"two_many_cooks": True, "start_up": True, "amateur_chef": True}
CONFIGS = [
    config("base 3", 3),
    *[short(f"base {seats}", seats, mode="base") for seats in (2, 3, 4, 5, 6)],
    short("choices", 3, restaurant_choice=2, chef_choice=4),
    short("beginners", 4, beginner_chefs=True),
    short("amateur", 3, amateur_chef=True),
    short("start up", 4, start_up=True),
    short("two cooks 2", 2, two_many_cooks=True, chef_choice=6),
    short("two cooks 3", 3, two_many_cooks=True),
    short("everything", 3, **EVERYTHING),
    short("squad", 2, restaurant_choice=4),
    short("squad draft", 2, chef_draft=True),
    *[short(f"live {seats}", seats, tempo="live", mode="base") for seats in (2, 4, 6)],
    short("live squad", 2, tempo="live"),
    short("live without clock", 3, tempo="live", clock=0),
    short("live everything", 3, tempo="live", **EVERYTHING),
]
ONE_DAY = "tests/games/rival_restaurants/one_day.toml"
NO_GOAL = "tests/games/rival_restaurants/no_goal.toml"
GOLDENS = [
    # every way the game can end
    Golden(config("one day 2", 2, mode="base", content=ONE_DAY), 1, shows="days"),
    Golden(config("one day 2", 2, mode="base", content=ONE_DAY), 5, shows="days_shared"),
    Golden(config("one day 3", 3, mode="base", content=ONE_DAY), 25, shows="days_voted"),
    Golden(config("no goal 2", 2, mode="base", content=NO_GOAL), 5, shows="goal_shared"),
    Golden(config("no goal 3", 3, mode="base", content=NO_GOAL), 25, shows="goal_voted"),
    Golden(config("base 3", 3), 1, "greedy", shows="goal"),
    # every player count, mode, variant and tempo
    *[Golden(entry, 2) for entry in CONFIGS if entry.name.startswith("short")],
    Golden(short("squad", 2, restaurant_choice=4), 1, "greedy"),
    Golden(short("live 4", 4, tempo="live", mode="base"), 1, "greedy"),
]

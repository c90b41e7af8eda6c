"""What the research environments are tried with, and how often: PRIXFIXE_RL_FULL=1 for the full counts."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Iterator

import prixfixe
from prixfixe.core.chance import chance
from prixfixe.core.state import State
from prixfixe.rl.world import Setting
from tests.configs import Config, package

FULL = os.environ.get("PRIXFIXE_RL_FULL", "") not in ("", "0")


def times(short: int, full: int) -> int:
    """How often to do something."""
    return full if FULL else short


def configs(game: str) -> list[Config]:
    """Every configuration of a game."""
    found: list[Config] = import_module(f"{package(game)}.configs").CONFIGS
    return found


ALL_CONFIGS = [config for game in prixfixe.shipped() for config in configs(game)]
SWEET_SOLO = {"hard": {"solo": "hard"}, "all": import_module(f"{package('sweet-mess')}.configs").ALL_SOLO}
DEFAULTS = [Config(game, "default", 2) for game in prixfixe.shipped()]
TRIED = [
    *DEFAULTS,
    Config("critter-kitchen", "everything", 5, {"critic": "jerboa", "restaurateurs": True}),
    Config("critter-kitchen", "solo", 1),
    Config("critter-kitchen", "solo everything", 1, {"critic": "cow", "restaurateurs": True}),
    Config("ristorante-italia", "everything", 5, import_module(f"{package('ristorante-italia')}.configs").EVERYTHING),
    Config("restaurant-row", "everything", 4, {"open_money": True, "start_player": 4}),
    Config(
        "rival-restaurants",
        "everything",
        3,
        {**import_module(f"{package('rival-restaurants')}.configs").EVERYTHING, "restaurant_choice": 2},
    ),
    Config("rival-restaurants", "base", 6),
    Config("sweet-mess", "everything", 4, {"super_leftover": True, "hand_tokens": True, "bench_benefits": True}),
    Config("sweet-mess", "solo", 1),
    Config("sweet-mess", "solo everything", 1, {**SWEET_SOLO["all"], "heavy_handed": True}),
]


def setting(config: Config) -> Setting:
    """A configuration as a research environment."""
    return Setting.of(config.record(), config.seats, config.options)


def positions(config: Config, seed: int) -> Iterator[State]:
    """Every position of a match in which everybody answers at random, the last one included."""
    s, dice = config.start(seed), chance(seed + 5)
    while s.asks:
        yield s
        ask = s.asks[dice.below(len(s.asks))]
        s.take(ask, ask.options[dice.below(len(ask.options))])
    yield s

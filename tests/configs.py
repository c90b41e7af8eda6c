"""Every configuration the laws hold for: each game's own list, and the tiny game of the documentation."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module

import prixfixe
from prixfixe.testing.configs import Census, Config
from prixfixe.testing.walk import GAMES_PER_LAW
from tests import potluck

__all__ = ["GAMES_PER_LAW", "Config", "census", "configs", "package"]


def package(game: str) -> str:
    """Where the tests of a game are."""
    return f"tests.games.{game.replace('-', '_')}"


def configs() -> list[Config]:
    """All of them, with how to count their pieces."""
    found = [Config("potluck", f"{seats} players", seats, given=potluck.game()) for seats in (2, 3, 4)]
    for game in prixfixe.shipped():
        own: list[Config] = import_module(f"{package(game)}.configs").CONFIGS
        found += [replace(config, census=census(game)) for config in own]
    return found


def census(game: str) -> Census:
    """How to count the pieces of a title."""
    counter: Census = import_module(f"{package(game)}.census").census
    return counter

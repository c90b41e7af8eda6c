"""Every configuration the laws hold for: each game's own list, and the tiny game of the documentation."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Callable

import prixfixe
from prixfixe import Game, State
from prixfixe.core.chance import Seed
from tests import potluck

Census = Callable[[Any], dict[str, int]]  # every kind of piece, counted wherever it lies

GAMES_PER_LAW = int(os.environ.get("PRIXFIXE_LAW_GAMES", "1"))


@dataclass(frozen=True)
class Config:
    """A game with its player count and options."""

    game: str
    name: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    most: int = 5_000  # answers after which a match that goes on is endless
    sealed: bool = True  # questions open at the same time may be answered in any order

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"

    def record(self) -> Game[Any]:
        """The Game record."""
        return potluck.game() if self.game == "potluck" else prixfixe.load(self.game)

    def start(self, seed: Seed) -> State:
        """A new match."""
        s: State = self.record().start(self.seats, seed, self.options)
        return s


def package(game: str) -> str:
    """Where the tests of a game are."""
    return f"tests.games.{game.replace('-', '_')}"


def configs() -> list[Config]:
    """All of them."""
    found = [Config("potluck", f"{seats} players", seats) for seats in (2, 3, 4)]
    for game in prixfixe.shipped():
        found += import_module(f"{package(game)}.configs").CONFIGS
    return found


def census(config: Config) -> Census:
    """How to count the pieces of a configuration."""
    if config.game == "potluck":
        return lambda s: {"cards": sum(map(len, s.hands)) + sum(map(len, s.played))}
    counter: Census = import_module(f"{package(config.game)}.census").census
    return counter

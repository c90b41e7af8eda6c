"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable

import prixfixe
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game


@dataclass(frozen=True)
class Shelf:
    """The games a server offers; `load` must be a function that a worker process can import."""

    names: tuple[str, ...] = field(default_factory=prixfixe.games)
    load: Callable[[str], Game[Any]] = prixfixe.load

    def game(self, name: str) -> Game[Any]:
        """A game on the shelf."""
        if name not in self.names:
            raise BadOption(f"there is no game {name}; there are {', '.join(self.names)}")
        return self.load(name)

    def games(self) -> list[Game[Any]]:
        """All of them."""
        return [self.load(name) for name in self.names]


@dataclass(frozen=True)
class Settings:
    """Where the matches are kept, who thinks for the bots, and how strict the server is."""

    db: str = "sqlite:///prixfixe.db"
    shelf: Shelf = field(default_factory=Shelf)
    thinkers: int = 1  # worker processes for bots; 0 lets the server's own threads think
    delay: float = 0.8  # seconds a bot waits before it answers, so that people can follow
    limits: bool = True  # rate limits
    secure: bool = False  # cookies over https only
    snapshot_every: int = 20  # inputs between two snapshots
    pool: int = 10  # connections to PostgreSQL

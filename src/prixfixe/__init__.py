"""Restaurant board games, complete, on one small engine."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from prixfixe import games as _package  # imported first: else its import would replace the function `games`
from prixfixe.core import state as _state
from prixfixe.core.errors import BadContent, BadOption, BadReplay, IllegalAnswer, NotAsked
from prixfixe.core.game import Game, Option, Refusal, Result, Speech
from prixfixe.core.replay import Replay
from prixfixe.core.state import PASS, Ask, Fact, State

__all__ = [
    "PASS", "Ask", "BadContent", "BadOption", "BadReplay", "Fact", "Game", "IllegalAnswer", "NotAsked", "Option",
    "Refusal", "Replay", "Result", "Speech", "State", "compiled", "games", "load",
]  # fmt: skip

__version__ = "0.1.0"
compiled: bool = not str(_state.__file__).endswith(".py")


def games() -> tuple[str, ...]:
    """The names of all games: the folders of `prixfixe.games`."""
    folders = Path(_package.__path__[0]).glob("*/game.py")
    return tuple(sorted(path.parent.name.replace("_", "-") for path in folders))


def load(name: str) -> Game[Any]:
    """The Game record of a title."""
    if name not in games():
        raise BadOption(f"there is no game {name}; there are {', '.join(games())}")
    module = import_module(f"prixfixe.games.{name.replace('-', '_')}.game")
    game: Game[Any] = module.GAME
    return game

"""Restaurant board games, complete, on one small engine."""

from __future__ import annotations

from prixfixe.core import state as _state
from prixfixe.core.errors import BadContent, BadOption, BadReplay, IllegalAnswer, NotAsked
from prixfixe.core.game import Game, Option, Refusal, Result, Speech
from prixfixe.core.state import PASS, Ask, Fact, State
from prixfixe.table.replay import Replay
from prixfixe.titles import load, playable, refused, shipped

__all__ = [
    "PASS", "Ask", "BadContent", "BadOption", "BadReplay", "Fact", "Game", "IllegalAnswer", "NotAsked", "Option",
    "Refusal", "Replay", "Result", "Speech", "State", "compiled", "load", "playable", "refused", "shipped",
]  # fmt: skip

__version__ = "0.1.0"
compiled: bool = not str(_state.__file__).endswith(".py")

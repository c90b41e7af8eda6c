"""The levels, weakest first."""

from __future__ import annotations

from prixfixe.bots.bot import Bot
from prixfixe.bots.simple import Greedy, Random
from prixfixe.core.errors import BadOption

LEVELS = ("random", "greedy")


def bot(level: str) -> Bot:
    """The bot of a level."""
    if level not in LEVELS:
        raise BadOption(f"there is no bot {level}; there are {', '.join(LEVELS)}")
    return Random() if level == "random" else Greedy()

"""The levels, weakest first."""

from __future__ import annotations

from prixfixe.bots.bot import Bot
from prixfixe.bots.simple import Greedy, Random
from prixfixe.bots.thinker import Thinker
from prixfixe.core.errors import BadOption

LEVELS = ("random", "greedy", "cook", "chef")
SECONDS = {"cook": 0.1, "chef": 1.0}  # a decision


def bot(level: str, think: float | None = None, iterations: int | None = None) -> Bot:
    """The bot of a level; `think` in seconds a decision, or a number of iterations, which repeats exactly."""
    if level not in LEVELS:
        raise BadOption(f"there is no bot {level}; there are {', '.join(LEVELS)}")
    if level == "random":
        return Random()
    if level == "greedy":
        return Greedy()
    return Thinker(think or (None if iterations else SECONDS[level]), iterations)

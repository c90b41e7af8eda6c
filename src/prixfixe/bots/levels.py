"""The levels, weakest first."""

from __future__ import annotations

from prixfixe.bots.bot import Bot
from prixfixe.bots.ismcts import Manner
from prixfixe.bots.simple import Greedy, Random
from prixfixe.bots.thinker import Thinker
from prixfixe.core.errors import BadOption

LEVELS = ("random", "greedy", "cook", "chef")
PLAYOUTS = 0.7  # the share of its time in which a chef plays leading options on
SECONDS = {"cook": 0.1, "chef": 1.0}  # a decision


def bot(name: str, think: float | None = None, iterations: int | None = None) -> Bot:
    """The bot of a level; `think` in seconds a decision, or a number of iterations, which repeats exactly.

    The name may say so too: `chef:5s` thinks five seconds, `chef:400` does 400 iterations.
    """
    level, colon, budget = name.partition(":")
    if level not in LEVELS:
        raise BadOption(f"there is no bot {level}; there are {', '.join(LEVELS)}")
    if colon:
        think, iterations = spent(name, budget)
    if level == "random":
        return Random()
    if level == "greedy":
        return Greedy()
    return Thinker(think or (None if iterations else SECONDS[level]), iterations, manner(level))


def manner(level: str) -> Manner:
    """How a level searches: only a chef plays near ends out, leading options on, and at larger tables looks onward."""
    made = Manner()
    made.finish = made.onward = level == "chef"
    made.playouts = PLAYOUTS if level == "chef" else 0.0
    return made


def spent(name: str, budget: str) -> tuple[float | None, int | None]:
    """The seconds or the iterations that a name allows for every decision."""
    if budget.isdecimal() and int(budget):
        return None, int(budget)
    seconds = budget.removesuffix("s")
    if seconds != budget and seconds.replace(".", "", 1).isdecimal() and float(seconds) > 0:
        return float(seconds), None
    raise BadOption(f"{name}: after the colon, iterations are a number from 1, seconds a number with an s")

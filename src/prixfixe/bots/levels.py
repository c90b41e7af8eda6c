"""The levels, weakest first: those that people meet at a table, and those of commands and programs."""

from __future__ import annotations

from prixfixe.bots.bot import Bot
from prixfixe.bots.ismcts import Manner
from prixfixe.bots.simple import Greedy, Random, Wavering
from prixfixe.bots.thinker import Thinker
from prixfixe.core.errors import BadOption

LEVELS = ("random", "greedy", "cook", "chef")  # of commands and programs
TABLE = ("beginner", "easy", "good", "strong", "master")  # of tables
USUAL = "good"  # who sits at a table unless somebody else is wanted
DOUBTS = {"beginner": 1.0, "easy": 0.0}  # how far a level errs about what it sees, in doubts of the title
SECONDS = {"cook": 0.1, "chef": 1.0, "good": 0.05, "strong": 0.3, "master": 2.0}  # a decision
LONG = ("chef", "master")  # who has the time to look further
PLAYOUTS = 0.7  # the share of its time in which they play leading options on
MIX = 0.25  # how much less a sealed answer may promise at a table and still be taken, in spreads of the value


def bot(name: str, think: float | None = None, iterations: int | None = None) -> Bot:
    """The bot of a level; `think` in seconds a decision, or a number of iterations, which repeats exactly.

    The name may say so too: `chef:5s` thinks five seconds, `chef:400` does 400 iterations.
    """
    level, colon, budget = name.partition(":")
    if level not in LEVELS + TABLE:
        raise BadOption(f"there is no bot {level}; there are {', '.join(LEVELS + TABLE)}")
    if colon:
        think, iterations = spent(name, budget)
    if level == "random":
        return Random()
    if level == "greedy":
        return Greedy()
    if level in DOUBTS:
        return Wavering(DOUBTS[level])
    return Thinker(think or (None if iterations else SECONDS[level]), iterations, manner(level))


def manner(level: str) -> Manner:
    """How a level searches: only the long ones play near ends out, leading options on, and at larger tables look
    onward, and those of a table do not all seal the same."""
    made = Manner()
    made.finish = made.onward = level in LONG
    made.playouts = PLAYOUTS if level in LONG else 0.0
    made.mix = MIX if level in TABLE else 0.0
    return made


def spent(name: str, budget: str) -> tuple[float | None, int | None]:
    """The seconds or the iterations that a name allows for every decision."""
    if budget.isdecimal() and int(budget):
        return None, int(budget)
    seconds = budget.removesuffix("s")
    if seconds != budget and seconds.replace(".", "", 1).isdecimal() and float(seconds) > 0:
        return float(seconds), None
    raise BadOption(f"{name}: after the colon, iterations are a number from 1, seconds a number with an s")

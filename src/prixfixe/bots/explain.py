"""What a bot thinks of every option, for hints and for people who want to know why."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

from prixfixe.bots.levels import SECONDS, manner
from prixfixe.bots.thinker import Thinker
from prixfixe.core.chance import Chance
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State


@dataclass(frozen=True)
class Estimate:
    """One option in the eyes of a bot."""

    option: int
    value: float  # 0 to 1: the margin, and at the end the place
    win: float  # the share of playouts in which the seat was ahead in the end
    doubt: float  # half of the 95 % interval of `win`
    visits: int  # how often it was tried; the option tried most is the one a bot takes


def estimates(
    game: Game[Any], guess: State, ask: Ask, dice: Chance, think: float | None = None, iterations: int | None = None
) -> list[Estimate]:
    """Every option that is worth considering, the best first; `guess` fits what the asked seat knows."""
    thinker = Thinker(think or (None if iterations else SECONDS["chef"]), iterations, manner("chef"))
    search = thinker.searched(game, guess, ask, dice)
    root = search.root(ask)
    found = [estimate(root.options[i], root.visits[i], root.totals[i], root.wins[i]) for i in range(len(root.options))]
    return sorted(found, key=lambda made: (-made.visits, -made.value))


def estimate(option: int, visits: int, total: float, wins: float) -> Estimate:
    """The sums of a search as shares."""
    if not visits:
        return Estimate(option, 0.0, 0.0, 1.0, 0)
    win = wins / visits
    smooth = (wins + 2) / (visits + 4)
    return Estimate(option, total / visits, win, 1.96 * sqrt(smooth * (1 - smooth) / (visits + 4)), visits)

"""What a bot thinks of every option, for hints and for people who want to know why."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

from prixfixe.bots.levels import SECONDS, manner
from prixfixe.bots.playout import Playouts
from prixfixe.bots.scale import Scale, scale_of
from prixfixe.bots.thinker import Thinker
from prixfixe.bots.tree import Node
from prixfixe.core.chance import Chance
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State


@dataclass(frozen=True)
class Estimate:
    """One option in the eyes of a bot."""

    option: int
    value: float  # 0 to 1: the margin, and at the end the place
    win: float  # the chance to win
    doubt: float  # half of the 95 % interval of `win`
    visits: int  # how often it was tried


def estimates(
    game: Game[Any],
    guess: State,
    ask: Ask,
    dice: Chance,
    think: float | None = None,
    iterations: int | None = None,
    moves: int = 0,
) -> list[Estimate]:
    """Every option that was tried, the best first, after `moves` answers; `guess` fits what the asked seat knows."""
    thinker = Thinker(think or (None if iterations else SECONDS["chef"]), iterations, manner("chef"))
    found = thinker.thought(game, guess, ask, dice)
    root, best, scale = found.root, found.best(), scale_of(game.folder, guess.seats)
    tried = [place for place in range(len(root.options)) if root.visits[place]]
    made = [
        played(found, place, estimate(root, place, found.search.spread, scale, moves), scale, moves) for place in tried
    ]
    return sorted(made, key=lambda one: (one.option != best, -one.visits, -one.value))


def estimate(root: Node, place: int, spread: float, scale: Scale, moves: int) -> Estimate:
    """The share of the win: counted where iterations came to the end, else what the value means at this point."""
    visits, ends = int(root.visits[place]), int(root.ends[place])
    value, error = root.totals[place] / visits, 1.96 * spread / sqrt(visits)
    low, middle, high = (
        (root.wins[place] + (visits - ends) * scale.share(one, scale.when(moves))) / visits
        for one in (value - error, value, value + error)
    )
    counted = (root.wins[place] + 2) / (ends + 4)
    chance = 1.96 * sqrt(counted * (1 - counted) / (visits + 4)) * ends / visits
    return Estimate(int(root.options[place]), value, middle, (high - low) / 2 + chance, visits)


def played(found: Playouts, place: int, made: Estimate, scale: Scale, moves: int) -> Estimate:
    """The same with the matches that were played on, beside which the word of the search counts as several."""
    count, ends, when = len(found.values[place]), int(found.ends[place]), scale.when(moves)
    if not found.rounds():
        return made
    known, value = found.weight + count, max(0.0, min(1.0, found.value(place)))
    error = 1.96 * found.search.spread / sqrt(known)
    low, middle, high = (
        (found.wins[place] + (known - ends) * scale.share(one, when)) / known
        for one in (value - error, value, value + error)
    )
    chance = 1.96 * sqrt(ends * middle * (1 - middle)) / known
    return Estimate(made.option, value, middle, (high - low) / 2 + chance, made.visits + count)

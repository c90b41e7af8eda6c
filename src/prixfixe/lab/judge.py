"""A judge of decisions: what share of the win an option promises, from guesses of the seat that decides alone."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any, Callable, Protocol

import msgspec

from prixfixe.bots.ismcts import Manner, Search
from prixfixe.core.chance import Chance, chance
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State

SCALES = Path(__file__).parent / "scales.toml"
EDGE = 0.002  # no share is nearer to 0 or 1 than this while the match goes on
BEND = 1.0  # far ahead begins at these odds, as a logarithm
FLATTEST = 0.1  # a better value is always a larger share, if by little at the beginning


class Opinion(msgspec.Struct, frozen=True):
    """What a judge says of one decision."""

    best: int  # the option it would take
    before: float  # the share of the win with that option
    after: float  # and with the option taken
    stake: float  # how far the options lie apart


class Judge(Protocol):
    """Judges one decision; `guess` fits what the asked seat knew, and more guesses come from it."""

    def __call__(self, game: Game[Any], guess: State, ask: Ask, option: int, when: float, dice: Chance) -> Opinion: ...


class Scale(msgspec.Struct, frozen=True):
    """How the value of a search reads as a share of the win; fitted on games of bots, kept in scales.toml."""

    shift: float = 0.0
    drift: float = 0.0  # how much the shift grows towards the end
    slope: float = 1.0
    late: float = 0.0  # how much the slope grows towards the end
    high: float = 0.0  # how much steeper it is for a seat far ahead,
    low: float = 0.0  # and for one far behind
    length: float = 100.0  # answers in a usual game

    def share(self, value: float, when: float) -> float:
        """The share of the win, `when` (0 to 1) through the match."""
        odds, slope = log_odds(value), self.slope + self.late * when
        reach = self.shift + self.drift * when + max(FLATTEST, slope) * max(-BEND, min(BEND, odds))
        reach += max(FLATTEST, slope + self.high) * max(0.0, odds - BEND)
        reach -= max(FLATTEST, slope + self.low) * max(0.0, -BEND - odds)
        return min(1 - EDGE, max(EDGE, 1 / (1 + exp(-max(-30.0, min(30.0, reach))))))


def log_odds(value: float) -> float:
    """The logarithm of the odds."""
    clipped = min(1 - EDGE, max(EDGE, value))
    return log(clipped / (1 - clipped))


@cache
def scales() -> dict[str, dict[str, dict[str, float]]]:
    """All fitted scales, by game and player count."""
    return tomllib.loads(SCALES.read_text(encoding="utf-8")) if SCALES.exists() else {}


def scale_of(game: str, seats: int) -> Scale:
    """The scale of a game; for one that was never fitted, an even table is an even share."""
    known = scales().get(game, {})
    if str(seats) in known:
        return Scale(**known[str(seats)])
    return Scale(shift=-log(seats - 1) if seats > 1 else 0.0)


class SearchJudge:
    """Searches for the best option, then looks at it and at the one taken, each alone, in the same guesses."""

    def __init__(self, iterations: int, scale: Scale) -> None:
        self.iterations = iterations
        self.scale = scale

    def __call__(self, game: Game[Any], guess: State, ask: Ask, option: int, when: float, dice: Chance) -> Opinion:
        """The second look is fresh, so that an option is not called best because it was lucky in the first."""
        values = searched(game, guess, ask, dice, self.iterations)
        best = max(values, key=lambda one: values[one])
        shares = [self.scale.share(value, when) for value in values.values()]
        stake = max(shares) - min(shares)
        if best == option:
            share = self.scale.share(values[best], when)
            return Opinion(best, share, share, stake)
        seed = dice.below(1 << 31)
        looks = [searched(game, guess, ask, chance(seed), self.iterations // 2 + 1, one) for one in (best, option)]
        before, after = (self.scale.share(next(iter(look.values())), when) for look in looks)
        if after >= before:
            return Opinion(option, after, after, stake)
        return Opinion(best, before, after, max(stake, before - after))


def searched(
    game: Game[Any], guess: State, ask: Ask, dice: Chance, iterations: int, only: int | None = None
) -> dict[int, float]:
    """The value, 0 to 1, of the one option asked about, or of all that were tried often enough to tell."""
    search = Search(game if only is None else narrowed(game, only), ask.seat, dice, Manner())
    search.prepare(guess, ask)
    for _ in range(iterations):
        search.think(guess)
    root = search.root(ask)
    tried = [i for i in range(len(root.options)) if root.visits[i]]
    enough = max(root.visits[i] for i in tried) // 6
    return {int(root.options[i]): root.totals[i] / float(root.visits[i]) for i in tried if root.visits[i] >= enough}


def narrowed(game: Game[Any], option: int) -> Game[Any]:
    """The game as if only one option could be considered for the first question."""
    plan: Callable[[State, Ask, Chance], list[int]] = game.plan
    asked: list[Ask] = []

    def first(s: State, ask: Ask, dice: Chance) -> list[int]:
        if asked:
            return plan(s, ask, dice)
        asked.append(ask)
        return [option]

    return replace(game, plan=first)

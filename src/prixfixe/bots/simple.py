"""The two simplest bots."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from prixfixe.core.chance import Chance
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State


class Random:
    """Any option, all equally likely."""

    def choose(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> int:
        """A random option."""
        return ask.options[dice.below(len(ask.options))]


class Greedy:
    """The option after which the seat stands best, looking one answer ahead."""

    def __init__(self, guesses: int = 2) -> None:
        self.guesses = guesses

    def choose(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> int:
        """The option with the best mean margin over a few guesses; ties at random."""
        options = game.bots.plan(guess, ask, dice)
        margins = self.margins(game, guess, ask, options, dice)
        best = [option for option, value in zip(options, margins) if value == max(margins)]
        return best[dice.below(len(best))]

    def margins(self, game: Game[Any], guess: State, ask: Ask, options: list[i64], dice: Chance) -> list[float]:
        """The mean margin after each of some options."""
        totals = [0.0] * len(options)
        for _ in range(self.guesses):
            world = game.guess(guess, ask.seat, dice.below(1 << 31))
            for i, option in enumerate(options):
                after = world.copy()
                after.answer(ask.seat, option)
                totals[i] += margin(game, after, ask.seat) / self.guesses
        return totals


def margin(game: Game[Any], s: State, seat: int) -> float:
    """How far a seat is ahead of the best of the others, in points of worth."""
    others = [game.bots.worth(s, other) for other in range(s.seats) if other != seat]
    return game.bots.worth(s, seat) - max(others, default=0.0)

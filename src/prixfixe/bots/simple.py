"""The two simplest bots."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from prixfixe.bots.ismcts import best_others
from prixfixe.bots.judge import Judge
from prixfixe.bots.nets import Judges, judge_of
from prixfixe.core.chance import Chance
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State
from prixfixe.kit.terms import Terms

USUAL = 10.0  # points of worth of a title that does not say


class Random:
    """Any option, all equally likely."""

    def choose(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> int:
        """A random option."""
        return ask.options[dice.below(len(ask.options))]


class Greedy:
    """The option after which the seat stands best, looking one answer ahead."""

    def __init__(self, guesses: int = 2, judges: Judges = judge_of) -> None:
        self.guesses = guesses
        self.judges = judges

    def choose(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> int:
        """The option with the best mean margin over a few guesses; ties at random."""
        options = game.bots.plan(guess, ask, dice)
        margins = self.margins(game, guess, ask, options, dice)
        least = max(margins) - self.near(game, guess, ask)
        best = [option for option, value in zip(options, margins) if value >= least]
        return best[dice.below(len(best))]

    def near(self, game: Game[Any], guess: State, ask: Ask) -> float:
        """How much worse than the best an option may look, and yet be taken: not at all."""
        return 0.0

    def margins(self, game: Game[Any], guess: State, ask: Ask, options: list[i64], dice: Chance) -> list[float]:
        """The mean margin after each of some options."""
        totals = [0.0] * len(options)
        judge = self.judges(game, guess.seats)
        for _ in range(self.guesses):
            world = game.guess(guess, ask.seat, dice.below(1 << 31))
            for i, option in enumerate(options):
                after = world.copy()
                after.answer(ask.seat, option)
                totals[i] += margin(judge, after, ask.seat) / self.guesses
        return totals


class Wavering(Greedy):
    """Takes what looks best, but errs about how good it looks: a choice that matters little is easily another.

    Several of them at a table do not all seal the same, where a game says which answers are near enough.
    """

    def __init__(self, doubt: float) -> None:
        super().__init__()
        self.doubt = doubt  # how far it errs, in doubts of the title

    def near(self, game: Game[Any], guess: State, ask: Ask) -> float:
        """What the game says."""
        return game.bots.near(guess, ask)

    def margins(self, game: Game[Any], guess: State, ask: Ask, options: list[i64], dice: Chance) -> list[float]:
        """How good each option looks to somebody who errs."""
        seen = super().margins(game, guess, ask, options, dice)
        far = (
            self.doubt
            * game.bots.doubt
            * (game.bots.terms.names[0][1] if isinstance(game.bots.terms, Terms) else USUAL)
        )
        return [margin + far * error(dice) for margin in seen]


def error(dice: Chance) -> float:
    """A number from -1.5 to 1.5, mostly a small one."""
    return sum(int(dice.below(1000)) for _ in range(3)) / 1000 - 1.5


def margin(judge: Judge, s: State, seat: int) -> float:
    """How far a seat is ahead of the best of the others, in points."""
    worths = judge.worths(s)
    return worths[seat] - (best_others(worths)[seat] if len(worths) > 1 else 0.0)

"""What one look ahead says of an option, and what the turn brings when it goes on as it looks best.

python -m bench.looks GAME [--seats 2] [--positions 300]

A search orders options by one look, and plays by looks beyond its tree: where looks in the middle of a turn lie, both
go astray. A line for every question: how often it was met, what its options gain in worth by the look and by the end
of the turn, how the two go together, and what the option that looks best loses against the one that ends best
(some of that is luck; `bench.farsight` tells how much it matters).
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import prixfixe
from bench.farsight import GUESSES, end_turn
from bench.regret import positions
from prixfixe.core.chance import Chance, chance
from prixfixe.core.game import Game
from prixfixe.core.state import State


@dataclass
class Question:
    """What was seen of one kind of question."""

    looks: list[float] = field(default_factory=list)
    ends: list[float] = field(default_factory=list)
    lost: list[float] = field(default_factory=list)

    def add(self, looks: list[float], ends: list[float]) -> None:
        """The options of one position."""
        self.looks += looks
        self.ends += ends
        self.lost.append(max(ends) - ends[looks.index(max(looks))])

    def told(self, name: str) -> str:
        """One line of the table."""
        looks, ends = np.array(self.looks), np.array(self.ends)
        spread = looks.std() * ends.std()
        both = f"{np.corrcoef(looks, ends)[0, 1]:.2f}" if spread > 1e-9 else ""
        return (
            f"{name:20} {len(self.lost):5} {looks.mean():+8.2f} {ends.mean():+8.2f} {both:>6} {np.mean(self.lost):6.2f}"
        )


def gains(game: Game[Any], s: State, seat: int, option: int, dice: Chance) -> tuple[float, float]:
    """How a seat's worth grows with an answer, and up to the end of its turn."""
    before = game.bots.worth(s, seat)
    s.take(s.asked(seat), option)
    look = game.bots.worth(s, seat) - before
    end_turn(game, s, seat, dice)
    return look, game.bots.worth(s, seat) - before


def mean_gains(game: Game[Any], guess: State, seat: int, option: int, dice: Chance) -> tuple[float, float]:
    """The same in the mean of some guesses, which are the same for every option."""
    found = [gains(game, game.guess(guess, seat, seed), seat, option, dice) for seed in range(GUESSES)]
    return sum(look for look, _ in found) / GUESSES, sum(end for _, end in found) / GUESSES


def main() -> None:
    """Read the command line, look, print the questions that lose most first."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=prixfixe.playable())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=300)
    given = parser.parse_args()
    game, dice = prixfixe.load(given.game), chance(5)
    some, questions = positions(game, given.seats), dict[str, Question]()
    for number in range(given.positions):
        guess, seat = next(some)
        ask = guess.asked(seat)
        found = [mean_gains(game, guess, seat, option, dice) for option in game.bots.plan(guess, ask, dice)]
        questions.setdefault(game.key(ask), Question()).add(*map(list, zip(*found)))
        print(f"\r{number + 1} of {given.positions} positions", end="", file=sys.stderr, flush=True)
    print("\r", end="", file=sys.stderr)
    print(f"{'question':20} {'met':>5} {'look':>8} {'turn':>8} {'corr':>6} {'lost':>6}")
    for name in sorted(questions, key=lambda name: -sum(questions[name].lost)):
        print(questions[name].told(name))


if __name__ == "__main__":
    main()

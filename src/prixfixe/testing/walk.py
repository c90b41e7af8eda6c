"""Random matches, state by state, and how many of them the laws look at."""

from __future__ import annotations

import os
from typing import Iterator

import prixfixe
from prixfixe import State
from prixfixe.core.chance import Chance, Seed, chance
from prixfixe.testing.configs import Config

GAMES_PER_LAW = int(os.environ.get("PRIXFIXE_LAW_GAMES", "1"))
PAIRS = int(os.environ.get("PRIXFIXE_LAW_PAIRS", "400"))  # of worlds, per title
STRIDE = int(
    os.environ.get("PRIXFIXE_LAW_STRIDE", "3" if prixfixe.compiled else "11")
)  # one state in so many is looked at
SEEDS = range(1, GAMES_PER_LAW + 1)


def walk(config: Config, seed: int, stride: int = STRIDE, deal: Seed | None = None) -> Iterator[State]:
    """The states of a match in which every open question is answered at random, in random order."""
    s = config.start(seed if deal is None else deal)
    dice = chance(seed)
    for number in range(config.most):
        if number % stride == 0 or s.over:
            yield s
        if s.over:
            return
        step(s, dice)
    raise AssertionError(f"{config} is not over after {config.most} answers")


def step(s: State, dice: Chance) -> tuple[int, int]:
    """Answer one of the open questions at random; who said what."""
    seats = sorted({ask.seat for ask in s.asks})
    seat = seats[dice.below(len(seats))]
    options = s.asked(seat).options
    option = options[dice.below(len(options))]
    s.answer(seat, option)
    return seat, option

"""Several processes that think about the same question; what they find is added up."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import prixfixe
from prixfixe.bots.levels import manner
from prixfixe.bots.thinker import Thinker
from prixfixe.core.chance import Chance, chance
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State


class Crew:
    """Like one chef, with as many times the iterations as it has workers. States travel as saved guesses."""

    def __init__(self, workers: int, think: float | None = None, iterations: int | None = None) -> None:
        self.think = think
        self.iterations = iterations
        self.workers = workers
        self.pool = ProcessPoolExecutor(workers, get_context("spawn"))

    def choose(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> int:
        """The option for which most speaks in all."""
        considered = game.bots.plan(guess, ask, dice)
        if len(considered) == 1:
            return considered[0]
        saved, seeds = game.save(guess), [dice.below(1 << 31) for _ in range(self.workers)]
        jobs = [(game.name, saved, ask.seat, seed, self.think, self.iterations) for seed in seeds]
        sums: dict[int, float] = {}
        for tallies in self.pool.map(tallied, *zip(*jobs)):
            for option, tally in tallies.items():
                sums[option] = sums.get(option, 0.0) + tally
        return max(sums, key=lambda option: sums[option])

    def close(self) -> None:
        """Let the workers go."""
        self.pool.shutdown()


def tallied(
    name: str, saved: dict[str, Any], seat: int, seed: int, think: float | None, iterations: int | None
) -> dict[int, float]:
    """What speaks for each option in the eyes of one worker."""
    game = prixfixe.load(name)
    guess = game.load(saved)
    ask = guess.asked(seat)
    return Thinker(think, iterations, manner("chef")).thought(game, guess, ask, chance(seed)).tallies()

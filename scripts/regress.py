"""Fit all numbers of a worth at once, by how matches end: python -m scripts.regress GAME [--bot cook:40] [--write]

A bot plays itself. After some of its answers the lead in worth is noted, how it grows with each number of
`weights.toml`, and the lead in points when the match is over. Least squares, held back towards the present numbers,
find the change of all numbers that foretells the end best. Half of that change, and the whole of it, then meet the
present numbers; what is more than two standard errors above even is kept, and meets the old numbers on fresh deals.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from typing import Any

import numpy as np

import prixfixe
from bench.ladder import play
from bench.rivals import bot_of
from prixfixe.bots.simple import margin
from prixfixe.core.chance import chance
from prixfixe.core.game import Game
from prixfixe.core.state import State
from prixfixe.kit.weights import FILE
from scripts.fit import Contest, Numbers, gathered, judgement, present, surety, use, write

STEP = 0.1  # a number is moved by this part of itself to see what depends on it
CAUTION = 200.0  # states that speak for the present numbers

Row = tuple[float, list[float], float]  # the lead, how it grows with each number, the lead at the end


def grown(game: Game[Any], s: State, numbers: Numbers) -> tuple[float, list[float]]:
    """The lead of the first seat in worth, and how it grows with each number."""
    in_use = judgement(game.name)
    lead, slopes = margin(game, s, 0), []
    for name, value in numbers.items():
        step = STEP * abs(value) or STEP
        use(in_use, gathered(numbers | {name: value + step}))
        slopes.append((margin(game, s, 0) - lead) / step)
    use(in_use, gathered(numbers))
    return lead, slopes


def rows(task: tuple[str, int, str, int, int]) -> list[Row]:
    """What one match tells."""
    name, seats, bot, every, seed = task
    game, numbers, dice = prixfixe.load(name), present(name), chance(seed)
    found: list[tuple[float, list[float]]] = []

    def seen(s: State) -> None:
        if s.asks and dice.below(every) == 0:
            found.append(grown(game, s, numbers))

    scores = play(game, seats, {}, [bot_of(bot) for _ in range(seats)], seed, seen).scores
    end = float(scores[0] - max(scores[1:]))
    return [(lead, slopes, end) for lead, slopes in found]


def solved(some: list[Row], names: list[str]) -> Numbers:
    """The change of each number that foretells the end best."""
    slopes = np.array([slopes for _, slopes, _ in some])
    missed = np.array([end - lead for lead, _, end in some])
    sizes = np.maximum(slopes.std(axis=0), 1e-9)
    scaled = slopes / sizes
    square = scaled.T @ scaled + CAUTION * np.eye(len(names))
    change = np.linalg.solve(square, scaled.T @ missed) / sizes
    return {name: float(value) for name, value in zip(names, change)}


def part(numbers: Numbers, change: Numbers, share: float) -> Numbers:
    """The numbers moved by a share of the change, none by more than itself: none changes its sign, a zero stays."""
    moved = {name: max(-abs(value), min(abs(value), share * change[name])) for name, value in numbers.items()}
    return {name: round(value + moved[name], 3) for name, value in numbers.items()}


def main() -> None:
    """Play, solve, compare, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=prixfixe.shipped())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="cook:40", help="who plays the matches to learn from")
    parser.add_argument("--games", type=int, default=300, help="matches to learn from")
    parser.add_argument("--every", type=int, default=3, help="one answer in so many is looked at")
    parser.add_argument("--judge", default="cook", help="who compares the numbers")
    parser.add_argument("--matches", type=int, default=60, help="for each comparison")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true", help=f"write {FILE}")
    given = parser.parse_args()
    old = present(given.game)
    tasks = [(given.game, given.seats, given.bot, given.every, seed) for seed in range(1, given.games + 1)]
    with ProcessPoolExecutor(given.workers) as pool:
        some = list(chain.from_iterable(pool.map(rows, tasks)))
        change = solved(some, list(old))
        contest = Contest(pool, given.game, given.seats, given.judge)
        sure, best = 2.0, old
        for share in (0.5, 1.0):
            new = part(old, change, share)
            found = surety(contest.played(new, old, given.matches, 1), given.seats)
            print(f"{share:g} of the change, from {len(some):,} states: {found:+.1f} standard errors", flush=True)
            print({name: value for name, value in new.items() if value != old[name]}, flush=True)
            sure, best = (found, new) if found > sure else (sure, best)
        print(contest.told(best, old, given.matches) if best is not old else "no change is better")
    if given.write:
        write(given.game, best)


if __name__ == "__main__":
    main()

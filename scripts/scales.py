"""Fit how the value of a search reads as a share of the win, and check it on other games.

python -m scripts.scales GAME [--seats 2] [--games 400] [--bot greedy --bot cook:60] [--workers 2]

Bots play; at a few decisions of every game the examiner of `prixfixe analyse` says what the option taken is worth, and
the result of the game says what it was. The scale is fitted on all games. To check it, the games of every fifth deal
are foretold by a scale fitted on the others: predicted and true shares by decile. It is written to
bots/scale.toml in the title's folder.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Sequence

import msgspec
import numpy as np

from prixfixe.bots.bot import open_guess
from prixfixe.bots.scale import BEND, FILE, Scale, log_odds, scales
from prixfixe.core.chance import chance
from prixfixe.core.state import Ask
from prixfixe.lab.arena import Board, Setup, checked, find, number
from prixfixe.lab.examiner import searched
from prixfixe.lab.players import lineup, rotations

Sample = tuple[float, int, float]  # value of the option taken, answers so far, share of the win in the end
ITERATIONS = 200
FOLDS = 5
TERMS = ("shift", "drift", "slope", "late", "high", "low")


class Sampling(Board):
    """A game in which some decisions are looked at."""

    every: int = 20
    seen: list[tuple[float, int, int]]

    def answer(self, ask: Ask) -> None:
        """Let the bot answer, then examine what it said, from a guess taken before."""
        wanted = len(ask.options) > 1 and ask.seat >= 0 and self.dice.below(self.every) == 0
        seat, moves = ask.seat, len(self.replay.moves)
        guess = open_guess(self.game, self.s, seat, self.dice.below(1 << 31)) if wanted else self.s
        super().answer(ask)
        if wanted:
            option, dice = self.replay.moves[-1][1], chance(self.dice.below(1 << 31))
            value = searched(self.game, guess, guess.asked(seat), dice, ITERATIONS, option)[option]
            self.seen.append((value, moves, seat))


def sampled(task: tuple[Setup, int, int]) -> tuple[list[Sample], int]:
    """What one game tells, and how long it was."""
    setup, index, every = task
    bots = setup.lineups[index % len(setup.lineups)]
    board = Sampling(find(setup.game), setup, number("scale", setup.seed, index), bots, chance(index))
    board.seen, board.every = [], every
    board.finish()
    result = board.game.result(board.s)
    shares = [1 / len(result.winners) if place == 1 else 0.0 for place in result.places]
    return [(value, moves, shares[seat]) for value, moves, seat in board.seen], len(board.replay.moves)


def fitted(samples: Sequence[Sample], length: float) -> Scale:
    """The likeliest scale, by Newton's method."""
    x = np.array([terms(value, min(1.0, moves / length)) for value, moves, _ in samples])
    y = np.array([won for _, _, won in samples])
    w = np.array([1.0 if name == "slope" else 0.0 for name in TERMS])
    for _ in range(30):
        p = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
        curve = 0.01 * np.eye(len(TERMS)) + (x * (p * (1 - p))[:, None]).T @ x
        w = w + np.linalg.solve(curve, x.T @ (y - p))
    return Scale(**{name: round(float(one), 4) for name, one in zip(TERMS, w)}, length=round(length, 1))


def terms(value: float, when: float) -> list[float]:
    """What each number of a scale is multiplied by."""
    x = log_odds(value)
    return [1.0, when, x, x * when, max(0.0, x - BEND), -max(0.0, -BEND - x)]


def foretold(games: Sequence[Sequence[Sample]], tables: int, length: float) -> list[tuple[float, float]]:
    """Predicted and true shares, each predicted from the other deals; `tables` games share a deal."""
    pairs = []
    for fold in range(FOLDS):
        others = [one for i, some in enumerate(games) if i // tables % FOLDS != fold for one in some]
        mine = [one for i, some in enumerate(games) if i // tables % FOLDS == fold for one in some]
        scale = fitted(others, length)
        pairs += [(scale.share(value, scale.when(moves)), y) for value, moves, y in mine]
    return sorted(pairs)


def deciles(pairs: Sequence[tuple[float, float]]) -> list[dict[str, float]]:
    """Predicted and true shares, by what was predicted."""
    found = []
    for i in range(10):
        part = pairs[len(pairs) * i // 10 : len(pairs) * (i + 1) // 10]
        if part:
            found.append(
                {"predicted": sum(p for p, _ in part) / len(part), "true": sum(y for _, y in part) / len(part)}
            )
    return found


def written(game: str, seats: int, scale: Scale) -> None:
    """Put the scale among those of the game."""
    folder = find(game).folder
    known = {**scales(folder), str(seats): msgspec.structs.asdict(scale)}
    head = "# How the value of a search reads as a share of the win, by player count: scripts/scales.py.\n\n"
    lines = [f"{count} = {{ {', '.join(f'{k} = {v}' for k, v in known[count].items())} }}\n" for count in sorted(known)]
    (folder / FILE).write_text(head + "".join(lines), encoding="utf-8")


def main() -> None:
    """Fit, check, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--every", type=int, default=20)
    parser.add_argument("--bot", action="append")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    bots = rotations(lineup(tuple(args.bot or ["greedy", "cook:60"]), args.seats))
    setup = checked(Setup(args.game, args.seats, bots, 1))
    tasks = [(setup, index, args.every) for index in range(args.games)]
    with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool:
        found = list(pool.map(sampled, tasks, chunksize=4))
    games, length = [some for some, _ in found], sum(moves for _, moves in found) / len(found)
    scale = fitted([one for some in games for one in some], length)
    print(args.game, args.seats, scale, sum(len(some) for some in games))
    for row in deciles(foretold(games, len(bots), length)):
        print(f"  predicted {row['predicted']:.3f}  true {row['true']:.3f}  off {row['true'] - row['predicted']:+.3f}")
    written(args.game, args.seats, scale)


if __name__ == "__main__":
    main()

"""Fit how the value of a search reads as a share of the win, and check it on other games.

python -m scripts.scales GAME [--seats 2] [--games 400] [--bot greedy --bot cook:60] [--workers 2]

Bots play; at a few decisions of every game the judge of `prixfixe analyse` says what the option taken is worth, and the
result of the game says what it was. The scale is fitted on the even games and checked on the odd ones: predicted and
true shares by decile. It is written to src/prixfixe/lab/scales.toml.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from multiprocessing import get_context
from typing import Any, Sequence

from prixfixe.core.chance import chance
from prixfixe.core.state import Ask
from prixfixe.lab.arena import Board, Setup, checked, find, number
from prixfixe.lab.judge import EDGE, SCALES, Scale, scales, searched
from prixfixe.lab.players import lineup, rotations
from prixfixe.lab.vary import toml

Sample = tuple[float, int, float]  # value of the option taken, answers so far, share of the win in the end
ITERATIONS = 200


class Sampling(Board):
    """A game in which some decisions are looked at."""

    every: int = 20
    seen: list[tuple[float, int, int]]

    def answer(self, ask: Ask) -> None:
        """Let the bot answer, then judge what it said, from a guess taken before."""
        wanted = len(ask.options) > 1 and ask.seat >= 0 and self.dice.below(self.every) == 0
        seat, moves = ask.seat, len(self.replay.moves)
        guess = self.game.guess(self.s, seat, self.dice.below(1 << 31)) if wanted else self.s
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
    """The likeliest scale, by Newton's method on three numbers."""
    rows = [(1.0, x, x * min(1.0, moves / length), y) for value, moves, y in samples for x in [odds(value)]]
    w = [0.0, 1.0, 0.0]
    for _ in range(30):
        slope, curve = [0.0] * 3, [[0.01 * (i == j) for j in range(3)] for i in range(3)]
        for *x, y in rows:
            p = 1 / (1 + exp(-max(-30.0, min(30.0, sum(a * b for a, b in zip(w, x))))))
            for i in range(3):
                slope[i] += x[i] * (y - p)
                for j in range(3):
                    curve[i][j] += x[i] * x[j] * p * (1 - p)
        w = [a + b for a, b in zip(w, solved(curve, slope))]
    found = [round(one, 4) for one in w]
    return Scale(found[0], found[1], found[2], round(length, 1))


def odds(value: float) -> float:
    """The logarithm of the odds."""
    clipped = min(1 - EDGE, max(EDGE, value))
    return log(clipped / (1 - clipped))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of three equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right)]
    for i in range(3):
        pivot = max(range(i, 3), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(3):
            if k != i:
                factor = rows[k][i] / rows[i][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i])]
    return [rows[i][3] / rows[i][i] for i in range(3)]


def deciles(samples: Sequence[Sample], scale: Scale) -> list[dict[str, float]]:
    """Predicted and true shares, by what was predicted."""
    pairs = [(scale.share(value, min(1.0, moves / scale.length)), y) for value, moves, y in samples]
    pairs.sort(key=lambda pair: pair[0])
    found = []
    for i in range(10):
        part = pairs[len(pairs) * i // 10 : len(pairs) * (i + 1) // 10]
        if part:
            found.append(
                {"predicted": sum(p for p, _ in part) / len(part), "true": sum(y for _, y in part) / len(part)}
            )
    return found


def written(game: str, seats: int, scale: Scale) -> None:
    """Put the scale among the others."""
    known: dict[str, Any] = {name: dict(counts) for name, counts in scales().items()}
    fields = {"shift": scale.shift, "slope": scale.slope, "late": scale.late, "length": scale.length}
    known.setdefault(game, {})[str(seats)] = fields
    head = "# How the value of a search reads as a share of the win, by game and player count: scripts/scales.py.\n\n"
    SCALES.write_text(head + toml({name: known[name] for name in sorted(known)}), encoding="utf-8")


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
        games = list(pool.map(sampled, tasks, chunksize=4))
    n = len(bots)
    train = [one for i, (some, _) in enumerate(games) if i // n % 2 == 0 for one in some]
    test = [one for i, (some, _) in enumerate(games) if i // n % 2 for one in some]
    scale = fitted(train, sum(length for _, length in games) / len(games))
    print(args.game, args.seats, scale, len(train), len(test))
    for row in deciles(test, scale):
        print(f"  predicted {row['predicted']:.3f}  true {row['true']:.3f}  off {row['true'] - row['predicted']:+.3f}")
    written(args.game, args.seats, scale)


if __name__ == "__main__":
    main()

"""Whether the analysis tells good play from bad: greedy in one seat, a stronger bot in the others.

python -m bench.analysis GAME [--seats 2] [--matches 20] [--strong cook:300] [--weak greedy] [--iterations 200]

Prints how often the weak bot's accuracy is the lowest of the table, the mean accuracies, and how long an analysis took.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from time import process_time

from prixfixe.core.chance import chance
from prixfixe.lab.analyse import analysed
from prixfixe.lab.arena import Board, Setup, checked, find, number
from prixfixe.lab.stats import mean, wilson

Task = tuple[Setup, int, int]


def looked_at(task: Task) -> tuple[list[tuple[str, float]], float, int]:
    """The accuracy of every bot in one match, the seconds the analysis took, and the decisions it examined."""
    setup, index, iterations = task
    game, bots = find(setup.game), setup.lineups[index % len(setup.lineups)]
    board = Board(game, setup, number("match", setup.seed, index), bots, chance(index))
    board.finish()
    board.replay.result = asdict(game.result(board.s))
    started = process_time()
    found = analysed(board.replay, game, iterations, 0.0)
    accuracies = [(bot, seat.accuracy) for bot, seat in zip(bots, found.seats)]
    return accuracies, process_time() - started, len(found.decisions)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--strong", default="cook:300")
    parser.add_argument("--weak", default="greedy")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    lineups = tuple(
        tuple(args.weak if seat == weak else args.strong for seat in range(args.seats)) for weak in range(args.seats)
    )
    setup = checked(Setup(args.game, args.seats, lineups, 5))
    tasks = [(setup, index, args.iterations) for index in range(args.matches)]
    with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool:
        found = list(pool.map(looked_at, tasks))
    lowest = sum(min(seats, key=lambda seat: seat[1])[0] == args.weak for seats, _, _ in found)
    share = wilson(lowest, len(found))
    print(f"{args.game}, {args.seats} seats: {args.weak} lowest in {lowest} of {len(found)}", end=" ")
    print(f"({share.low:.0%} to {share.high:.0%})")
    for bot in (args.weak, args.strong):
        print(f"  {bot}: accuracy {mean([x for seats, _, _ in found for name, x in seats if name == bot]):.1f}")
    seconds, decisions = mean([x for _, x, _ in found]), mean([float(x) for _, _, x in found])
    print(f"  {seconds:.1f} s of one core an analysis, {decisions:.0f} decisions, {args.iterations} iterations each")


if __name__ == "__main__":
    main()

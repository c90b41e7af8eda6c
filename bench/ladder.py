"""Bots against each other: one seat with the challenger, the others with the champion, seats in turn.

python -m bench.ladder GAME --seats 2 --challenger chef --champion greedy --matches 100 [--out FILE]

A level may carry its number of iterations or its seconds: cook:200, chef:2s; +learned=0 judges by worth.
With --out, matches already in the file are not played again.

python -m bench.ladder --all --matches 40 --out FILE prints the table of docs/bots.md: in every title each level of the
table against the one below, what was learned against worth, and every level alone. With --matches 0 nothing is played.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from datetime import date
from itertools import pairwise
from math import sqrt
from pathlib import Path
from platform import python_version
from subprocess import run
from typing import Any, Callable, Final, Iterator

import prixfixe
from bench.rivals import bot_of
from prixfixe.bots.bot import Bot, decide
from prixfixe.bots.levels import TABLE
from prixfixe.core.game import Game, Result
from prixfixe.core.state import State


@dataclass(frozen=True)
class Pairing:
    """A challenger against champions in one configuration."""

    game: str
    seats: int
    challenger: str
    champion: str
    options: dict[str, Any] = field(default_factory=dict)

    def key(self) -> str:
        """What a record is found again by."""
        return json.dumps(asdict(self), sort_keys=True)


def unseen(s: State) -> None:
    """Nobody looks on."""


def play(
    game: Game[Any],
    seats: int,
    options: dict[str, Any],
    bots: list[Bot],
    seed: int,
    seen: Callable[[State], None] = unseen,
) -> Result:
    """One match among bots; `seen` looks at the state after every answer of theirs."""
    s = game.start(seats, seed, options)
    number = 0
    while s.asks:
        number += 1
        ask = next((ask for ask in s.asks if ask.seat >= 0), s.asks[0])
        if ask.seat < 0:
            s.take(ask, ask.options[0])
        else:
            s.answer(ask.seat, decide(bots[ask.seat], game, s, ask.seat, seed * 100_003 + number))
            seen(s)
    return game.result(s)


def load(name: str) -> Game[Any]:
    """A game of the package, or the tiny game of the documentation."""
    if name == "potluck":
        from tests import potluck

        return potluck.game()
    return prixfixe.load(name)


def match(pairing: Pairing, number: int) -> dict[str, Any]:
    """The record of one match; every seed is played once from every seat."""
    seat, seed = number % pairing.seats, 1 + number // pairing.seats
    bots = [bot_of(pairing.challenger if i == seat else pairing.champion) for i in range(pairing.seats)]
    result = play(load(pairing.game), pairing.seats, pairing.options, bots, seed)
    if pairing.seats == 1:
        won = float(result.places[0] == 1)
        margin = result.scores[0] - (result.rival or 0)
    else:
        won = 1 / len(result.winners) if seat in result.winners else 0.0
        margin = result.scores[seat] - max(x for i, x in enumerate(result.scores) if i != seat)
    return {"pairing": pairing.key(), "number": number, "won": won, "margin": margin, "score": result.scores[seat]}


def wilson(won: float, played: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not played:
        return 0.0, 1.0
    z, p = 1.96, won / played
    middle = (p + z * z / (2 * played)) / (1 + z * z / played)
    half = z * sqrt(p * (1 - p) / played + z * z / (4 * played * played)) / (1 + z * z / played)
    return middle - half, middle + half


def recorded(pairing: Pairing, out: Path | None) -> dict[int, dict[str, Any]]:
    """The matches that are already in the file, by number."""
    if out is None or not out.exists():
        return {}
    records = map(json.loads, out.read_text(encoding="utf-8").splitlines())
    return {record["number"]: record for record in records if record["pairing"] == pairing.key()}


def ladder(pairing: Pairing, matches: int, out: Path | None, workers: int) -> Iterator[list[dict[str, Any]]]:
    """All records so far, each time there is one more."""
    done = recorded(pairing, out)
    records = [done[number] for number in sorted(done) if number < matches]
    yield records
    todo = [number for number in range(matches) if number not in done]
    for record in played(pairing, todo, workers):
        if out is not None:
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(record) + "\n")
        records.append(record)
        yield records


def played(pairing: Pairing, numbers: list[int], workers: int) -> Iterator[dict[str, Any]]:
    """The matches as they come out, by one or more processes."""
    if workers == 1:
        yield from (match(pairing, number) for number in numbers)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(match, [pairing] * len(numbers), numbers)


# ---- the table of all titles

MANY: Final = 4  # seats of the larger table
LEARNED: Final = ("cook:0.02s", "cook:0.02s+learned=0")
STEPS: Final = (*((above, below) for below, above in pairwise(TABLE)), LEARNED)


def rows() -> Iterator[tuple[str, list[Pairing]]]:
    """The rows of the table: each level against the one below, at two and at a larger table; then alone."""
    for game in prixfixe.shipped():
        for seats in (2, MANY):
            yield f"{game}, {seats}", [Pairing(game, seats, *step) for step in STEPS]
    for game in prixfixe.shipped():
        if 1 in prixfixe.load(game).seats:
            yield f"{game}, alone", [Pairing(game, 1, level, level) for level in TABLE]


def table(matches: int, out: Path | None, workers: int) -> Iterator[str]:
    """The table, line by line as matches are played, with date and build."""
    yield "| title, players | " + " | ".join(f"{a} over {b}" for a, b in STEPS) + " |"
    yield "|---|" + "---|" * len(STEPS)
    for name, pairings in rows():
        yield f"| {name} | " + " | ".join(cell(pairing, matches, out, workers) for pairing in pairings) + " |"
    yield f"\n{date.today().isoformat()}, build {build()}, Python {python_version()}."


def build() -> str:
    """Which source this is, and whether it is compiled."""
    told = run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False)
    return f"{told.stdout.strip() or 'unknown'}, {'compiled' if prixfixe.compiled else 'interpreted'}"


def cell(pairing: Pairing, matches: int, out: Path | None, workers: int) -> str:
    """How a pairing ended: matches won, and the interval."""
    records = list(recorded(pairing, out).values())
    if matches:
        for records in ladder(pairing, matches, out, workers):
            print(f"\r{line(pairing, records, matches)}   ", end="", file=sys.stderr, flush=True)
    won = sum(record["won"] for record in records)
    low, high = wilson(won, len(records))
    return f"{won:g} of {len(records)} ({100 * low:.0f} to {100 * high:.0f} %)" if records else "not played"


# ---- the command


def line(pairing: Pairing, records: list[dict[str, Any]], matches: int) -> str:
    """The standing in one line."""
    won = sum(record["won"] for record in records)
    low, high = wilson(won, len(records))
    margin = sum(record["margin"] for record in records) / max(len(records), 1)
    who = f"{pairing.game} {pairing.seats}p {pairing.challenger} over {pairing.champion}"
    share = f"{100 * won / max(len(records), 1):.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
    return f"{who}: {won:g}/{len(records)} of {matches} = {share}, margin {margin:+.1f}"


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--all", action="store_true", help="the table of all titles")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--challenger", default="chef")
    parser.add_argument("--champion", default="greedy")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    if given.all:
        for text in table(given.matches, given.out, given.workers):
            print(text, flush=True)
        return
    options = dict(pair.split("=", 1) for pair in given.set)
    pairing = Pairing(given.game, given.seats, given.challenger, given.champion, options)
    for records in ladder(pairing, given.matches, given.out, given.workers):
        print(f"\r{line(pairing, records, given.matches)}   ", end="", file=sys.stderr, flush=True)
    print(f"\r{line(pairing, records, given.matches)}   ")


if __name__ == "__main__":
    main()

"""Two builds of the engine side by side: python -m bench.builds OLD NEW [--game TITLE] [--rounds 7] [--json]

OLD and NEW are folders that hold an installed prixfixe (`pip install --target FOLDER .`). A process for each plays
random matches (decisions, and whole matches, a second), copies states, lets `cook:200` decide and steps through a
learning environment, in turns of a fraction of a second, so that whatever else the machine does falls on both alike.
Copies and searches are of eight positions. Where rules have changed, matches have more or fewer decisions than before,
and positions are others. Printed are the medians and how much NEW is of OLD.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys

TITLES = ("critter-kitchen", "restaurant-row", "ristorante-italia", "rival-restaurants", "sweet-mess")
KINDS = ("play", "match", "copy", "search", "learn")
SECONDS = 0.25  # of one turn
WORKER = """
import sys, time
import prixfixe
from prixfixe.bots.bot import decide
from prixfixe.bots.levels import bot
from prixfixe.core.chance import chance
from prixfixe.core.state import play_random

print(prixfixe.compiled, flush=True)
number, found, tables = 0, {}, {}


def positions(game, seats):
    key = game.name, seats
    if key not in found:
        found[key] = [somewhere(game.start(seats, seed), chance(seed), 40 + 15 * seed) for seed in range(8)]
    return found[key]


def somewhere(s, dice, answers):
    play_random(s, dice, answers)
    while len(s.asks[0].options) < 2:
        play_random(s, dice, 1)
    return s


def play(game, seats):
    global number
    number += 1
    return play_random(game.start(seats, number), chance(number), 100_000)


def match(game, seats):
    play(game, seats)
    return 1


def copy(game, seats):
    for s in positions(game, seats):
        for _ in range(50):
            s.copy()
    return 400


def search(game, seats):
    for s in positions(game, seats):
        decide(bot("cook:200"), game, s, s.asks[0].seat, 3)
    return 8


def learn(game, seats):
    from prixfixe.rl.pettingzoo import env

    if (game.name, seats) not in tables:
        tables[game.name, seats] = env(game.name, seats)
    table = tables[game.name, seats]
    table.reset(seed=7)
    dice, count = chance(7), 0
    for _ in table.agent_iter(400):
        seen, _, ended, cut, info = table.last()
        mask = (info if "action_mask" in info else seen)["action_mask"].nonzero()[0]
        if ended or cut:
            break
        table.step(mask[dice.below(len(mask))])
        count += 1
    return count


for line in sys.stdin:
    kind, name, seats, seconds = line.split()
    game, count, began = prixfixe.load(name), 0, time.process_time()
    while time.process_time() - began < float(seconds):
        count += globals()[kind](game, int(seats))
    print(count / (time.process_time() - began), flush=True)
"""


class Build:
    """A process that measures one build when it is asked to."""

    def __init__(self, folder: str) -> None:
        env = {**os.environ, "PYTHONPATH": folder}
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        if self.answer() != "True":
            raise SystemExit(f"bench: {folder} holds no compiled build")

    def answer(self) -> str:
        """A line it says."""
        assert self.process.stdout
        return self.process.stdout.readline().strip()

    def rate(self, kind: str, title: str, seats: int) -> float:
        """How many a second, in one turn."""
        assert self.process.stdin
        print(kind, title, seats, SECONDS, file=self.process.stdin, flush=True)
        return float(self.answer())


def main() -> None:
    """Measure both and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--game", choices=TITLES, help="one title; without it, all of them")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    builds = [Build(given.old), Build(given.new)]
    found: dict[str, dict[str, list[float]]] = {}
    for title in [given.game] if given.game else TITLES:
        found[title] = {kind: compared(builds, kind, title, given.seats, given.rounds) for kind in KINDS}
        if not given.json:
            print(title, *(line(kind, rates) for kind, rates in found[title].items()), sep="\n  ", flush=True)
    if given.json:
        print(json.dumps(found))


def compared(builds: list[Build], kind: str, title: str, seats: int, rounds: int) -> list[float]:
    """The median rates of both builds, warmed up once, taking turns."""
    for build in builds:
        build.rate(kind, title, seats)
    turns = [[build.rate(kind, title, seats) for build in builds] for _ in range(rounds)]
    return [statistics.median(rates) for rates in zip(*turns)]


def line(kind: str, rates: list[float]) -> str:
    """One line of the table."""
    old, new = rates
    return f"{kind:<7} {old:>14,.1f} {new:>14,.1f} a second   {100 * new / old:6.1f} %"


if __name__ == "__main__":
    main()

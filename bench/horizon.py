"""What a bot gains by playing its leading options on: to the end of a stage, or to the end of the match.

python -m bench.horizon GAME [--seats 2] [--positions 60] [--matches 24] [--iterations 250]

Positions come from matches of a quick bot. The leading options of a search are played on in the same guesses. Half of
the matches choose an option, together with the word of the search; the other half say what the choice brings at the end
of the match, compared with the option that the search tried most.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from math import log, sqrt
from statistics import mean, stdev
from typing import Any

import prixfixe
from bench.regret import positions
from prixfixe.bots.ismcts import Manner, Search
from prixfixe.bots.playout import Playouts
from prixfixe.core.advice import whole_match
from prixfixe.core.chance import chance
from prixfixe.core.game import Game
from prixfixe.core.state import State

SHARES = (0.2, 0.4, 0.6, 0.8, 1.0)  # of the word of the matches, beside that of the search


class Position:
    """The leading options of one position: what the search says, and what matches come to, all as margins in points."""

    def __init__(self, game: Game[Any], guess: State, seat: int, iterations: int, matches: int) -> None:
        search = searched(game, guess, seat, iterations)
        whole = replace(game, bots=replace(game.bots, stage=whole_match))
        near, far = (Playouts(one, search, guess, guess.asked(seat)) for one in (game, whole))
        root, places = near.root, [int(place) for place in near.places]
        self.word = [search.scale * odds(root.mean(place)) for place in places]
        self.pick = places.index(root.options.index(search.best(near.ask)))
        self.stage, self.match = ([margins(one, place, matches) for place in places] for one in (near, far))

    def gain(self, told: list[list[float]], share: float) -> float:
        """Points that the choice by some matches and the search brings at the end of the others."""
        half = len(told[0]) // 2
        parts = [(slice(None, half), slice(half, None)), (slice(half, None), slice(None, half))]
        gains = []
        for chooses, says in parts:
            values = [(1 - share) * word + share * mean(some[chooses]) for word, some in zip(self.word, told)]
            chosen = values.index(max(values))
            gains.append(mean(self.match[chosen][says]) - mean(self.match[self.pick][says]))
        return mean(gains)


def odds(value: float) -> float:
    """A value from 0 to 1 on the line again."""
    value = max(1e-9, min(1 - 1e-9, value))
    return log(value / (1 - value))


def searched(game: Game[Any], guess: State, seat: int, iterations: int) -> Search:
    """A search of the question to a seat."""
    search = Search(game, seat, chance(7), Manner())
    search.prepare(guess, guess.asked(seat))
    for _ in range(iterations):
        search.think(guess)
    return search


def margins(playouts: Playouts, place: int, matches: int) -> list[float]:
    """How far ahead the seat is when matches with an option have been played on; every option in the same guesses."""
    search = playouts.search
    found: list[float] = []
    for world in range(matches):
        s = search.guess_of(playouts.guess, int(search.seat), world)
        playouts.play_on(s, playouts.root.options[place], chance(world))
        found.append(search.margins(s)[search.seat])
    return found


def told(what: str, some: list[float]) -> str:
    """A mean with its standard error."""
    return f"{what}: {mean(some):+.2f} ({stdev(some) / sqrt(len(some)):.2f})"


def main() -> None:
    """Read the command line, look, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=prixfixe.playable())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--matches", type=int, default=24, help="with every option")
    parser.add_argument("--iterations", type=int, default=250, help="of the search")
    given = parser.parse_args()
    game = prixfixe.load(given.game)
    some = positions(game, given.seats)
    found: list[Position] = []
    while len(found) < given.positions:
        found.append(Position(game, *next(some), given.iterations, given.matches))
        print(f"\r{len(found)} of {given.positions} positions", end="", file=sys.stderr, flush=True)
    print("\r", end="", file=sys.stderr)
    for name in ("stage", "match"):
        luck = [stdev(matches) for position in found for matches in getattr(position, name)]
        print(f"to the end of the {name}: one match differs from the next by {mean(luck):.1f} points")
        for share in SHARES:
            gains = [position.gain(getattr(position, name), share) for position in found]
            print("  " + told(f"points a decision if matches count {share:g}", gains))


if __name__ == "__main__":
    main()

"""How fast the search is: iterations and simulated answers a second, per game, in the middle of a match.

python -m bench.search [GAME ...] [--seats N] [--seconds S] [--json] [--profile]

With --profile, also which part of the time goes where; the watches themselves cost some of it.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, replace
from time import perf_counter, process_time
from typing import Any, Callable

import prixfixe
from bench.ladder import load
from prixfixe.bots.ismcts import Manner, Search
from prixfixe.core.chance import chance
from prixfixe.core.game import Game
from prixfixe.core.state import State, play_random

POSITIONS = 8


@dataclass
class Watch:
    """Adds up the time that calls of a function take."""

    inner: Callable[..., Any]
    spent: float = 0.0

    def __call__(self, *given: Any) -> Any:
        begun = perf_counter()
        found = self.inner(*given)
        self.spent += perf_counter() - begun
        return found


def positions(game: Game[Any], seats: int) -> list[State]:
    """States spread over random matches, somebody having a choice."""
    found: list[State] = []
    for number in range(POSITIONS):
        s = game.start(seats, number + 1)
        length = play_random(s.copy(), chance(number), 100_000)
        play_random(s, chance(number), length * (number + 1) // (POSITIONS + 1))
        while s.asks and (len(s.asks[0].options) == 1 or s.asks[0].seat < 0):
            s.take(s.asks[0], s.asks[0].options[0])
        found += [s] if s.asks else []
    return found


def speed(game: Game[Any], seats: int, seconds: float) -> dict[str, Any]:
    """Iterations and answers a second of processor time, over all positions."""
    iterations, answers, spent = 0, 0, 0.0
    for s in positions(game, seats):
        ask = s.asks[0]
        search = Search(game, ask.seat, chance(1), Manner())
        begun = process_time()
        search.prepare(s, ask)
        while process_time() - begun < seconds / POSITIONS:
            search.think(s)
            iterations += 1
        spent += process_time() - begun
        answers += search.answers
    return {
        "game": game.name,
        "seats": seats,
        "compiled": prixfixe.compiled,
        "iterations": round(iterations / spent),
        "answers": round(answers / spent),
    }


def profile(game: Game[Any], seats: int, seconds: float) -> dict[str, float]:
    """The shares of the time where worth judges: guesses, worth, plans; the rest is copies, rules and the tree."""
    parts = {"guess": Watch(game.guess_of), "worth": Watch(game.bots.worth), "plan": Watch(game.bots.plan)}
    advice = replace(game.bots, terms=None, worth=parts["worth"], plan=parts["plan"])
    watched = replace(game, guess_of=parts["guess"], bots=advice)
    begun = perf_counter()
    speed(watched, seats, seconds)
    whole = perf_counter() - begun
    shares = {name: watch.spent / whole for name, watch in parts.items()}
    return {**shares, "copies, rules, tree": 1.0 - sum(shares.values())}


def main() -> None:
    """Read the command line, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(prixfixe.playable()))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    for name in given.games:
        game = load(name)
        seats = given.seats or max(2, game.seats[0])
        found = speed(game, seats, given.seconds)
        if given.profile:
            found["shares"] = profile(game, seats, given.seconds)
        if given.json:
            print(json.dumps(found))
        else:
            print("{game} {seats}p: {iterations:,} iterations/s, {answers:,} answers/s".format(**found))
            for part, share in found.get("shares", {}).items():
                print(f"  {part} {share:.0%}")


if __name__ == "__main__":
    main()

"""What a bot loses a decision, by what a search of every option alone says.

python -m bench.regret GAME [--seats 2] [--positions 40] [--reference 1500] --bot cook:400 --bot cook:4000

Positions come from matches of a quick bot. Every option is searched alone, all with the same number of iterations, so
that none is valued higher because it was looked into further. A bot loses the best value less that of its choice, in
hundredths of the range from a lost to a won game.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from typing import Any, Iterator

import prixfixe
from bench.rivals import bot_of
from prixfixe.bots.bot import decide, open_guess
from prixfixe.core.chance import chance
from prixfixe.core.game import Game
from prixfixe.core.state import State
from prixfixe.lab.examiner import searched

QUICK = "cook:20"
MOST = 14  # options; questions with more take too long
SELDOM = 12  # one decision in so many is looked at


def positions(game: Game[Any], seats: int) -> Iterator[tuple[State, int]]:
    """What the asked seat may guess at decisions of a quick bot's matches, and the seat; without end."""
    dice, seed = chance(1), 0
    while True:
        seed += 1
        s, bot, number = game.start(seats, seed), bot_of(QUICK), 0
        while s.asks:
            number += 1
            ask = next((ask for ask in s.asks if ask.seat >= 0), s.asks[0])
            if ask.seat < 0:
                s.take(ask, ask.options[0])
                continue
            guess = open_guess(game, s, ask.seat, number)
            if 1 < len(game.bots.plan(guess, guess.asked(ask.seat), dice)) <= MOST and dice.below(SELDOM) == 0:
                yield guess, ask.seat
            s.answer(ask.seat, decide(bot, game, s, ask.seat, seed * 100_003 + number))


def losses(game: Game[Any], guess: State, seat: int, reference: int, bots: list[str]) -> tuple[float, list[float]]:
    """How far the options lie apart, and what each bot loses."""
    ask = guess.asked(seat)
    values = {
        option: searched(game, guess, ask, chance(7), reference, option)[option]
        for option in game.bots.plan(guess, ask, chance(1))
    }
    best = max(values.values())
    taken = [bot_of(name).choose(game, guess, ask, chance(11)) for name in bots]
    return best - min(values.values()), [best - values[option] for option in taken]


def told(what: str, some: list[float]) -> str:
    """The mean in hundredths, with its standard error."""
    mean = sum(some) / len(some)
    error = sqrt(sum((one - mean) ** 2 for one in some) / max(len(some) - 1, 1) / len(some))
    return f"{what}: {100 * mean:.2f} (standard error {100 * error:.2f}), none in {some.count(0.0)} of {len(some)}"


def main() -> None:
    """Read the command line, look, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=prixfixe.playable())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--reference", type=int, default=1500, help="iterations for every option alone")
    parser.add_argument("--bot", action="append", required=True)
    given = parser.parse_args()
    game = prixfixe.load(given.game)
    some = positions(game, given.seats)
    found: list[tuple[float, list[float]]] = []
    while len(found) < given.positions:
        found.append(losses(game, *next(some), given.reference, given.bot))
        print(f"\r{len(found)} of {given.positions} positions", end="", file=sys.stderr, flush=True)
    print("\r", end="", file=sys.stderr)
    print(told("between the best and the worst option", [stake for stake, _ in found]))
    for i, name in enumerate(given.bot):
        print(told(f"{name} loses", [lost[i] for _, lost in found]))


if __name__ == "__main__":
    main()

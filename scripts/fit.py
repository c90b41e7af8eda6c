"""Fit the numbers of a game's worth by self-play: python -m scripts.fit GAME [--matches 200] [--rounds 2] [--write]

Each number of `weights.toml` is tried larger and smaller: a bot with the changed number against the same bot with the
present ones, every deal once from every seat. A change is kept when its mean result is more than two standard errors
above even. With --write the file gets the new numbers; its comments stay. At the end the fitted numbers meet the old
ones on deals that were not used for fitting. `scripts.regress` fits all numbers at once, for bots that search.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import prixfixe
from bench.ladder import play, wilson
from bench.rivals import bot_of
from prixfixe.bots.bot import Bot
from prixfixe.core.chance import Chance
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State
from prixfixe.kit.weights import FILE, Weights

Numbers = dict[str, float]  # a number of a list is called by its name and its place: near.2
GAMES = Path(__file__).parent.parent / "src" / "prixfixe" / "games"
FRESH = 1_000_000  # seeds from here on are for the last comparison


class Weighing:
    """A bot that judges by numbers of its own."""

    def __init__(self, inner: Bot, numbers: Numbers) -> None:
        self.inner = inner
        self.own = gathered(numbers)

    def choose(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> int:
        """What the bot would choose with these numbers."""
        in_use = judgement(game.name)
        usual = {name: getattr(in_use, name) for name in self.own}
        use(in_use, self.own)
        chosen = self.inner.choose(game, guess, ask, dice)
        use(in_use, usual)
        return chosen


def judgement(game: str) -> Any:
    """What the worth of a game judges by."""
    return import_module(f"prixfixe.games.{folder(game)}.bots.weights").W


def use(judgement: Any, numbers: dict[str, float | list[float]]) -> None:
    """Let a game's worth judge by some numbers."""
    for name, value in numbers.items():
        setattr(judgement, name, value)


def flat(found: dict[str, float | list[float]]) -> Numbers:
    """All numbers of a file, each under a name of its own."""
    numbers: Numbers = {}
    for name, value in found.items():
        if isinstance(value, list):
            numbers |= {f"{name}.{place}": one for place, one in enumerate(value)}
        else:
            numbers[name] = value
    return numbers


def gathered(numbers: Numbers) -> dict[str, float | list[float]]:
    """The numbers as a file has them, lists put together again."""
    found: dict[str, Any] = {}
    for name, value in numbers.items():
        first, _, place = name.partition(".")
        if place:
            found.setdefault(first, []).append(value)
        else:
            found[name] = value
    return found


def folder(game: str) -> str:
    """A game's name as a folder's."""
    return game.replace("-", "_")


def room(game: str) -> Path:
    """Where a game keeps what only bots need."""
    return GAMES / folder(game) / "bots"


@dataclass(frozen=True)
class Duel:
    """The changed numbers of a game at one seat, the present ones at the others, all with the same bot."""

    game: str
    seats: int
    bot: str
    changed: Numbers
    present: Numbers


def outcome(duel: Duel, number: int, first: int) -> tuple[float, float]:
    """The share of the win and the margin of the changed numbers in one match."""
    seat, seed = number % duel.seats, first + number // duel.seats
    sides = [duel.changed if place == seat else duel.present for place in range(duel.seats)]
    bots: list[Bot] = [Weighing(bot_of(duel.bot), numbers) for numbers in sides]
    result = play(prixfixe.load(duel.game), duel.seats, {}, bots, seed)
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return won, result.scores[seat] - max(x for place, x in enumerate(result.scores) if place != seat)


class Contest:
    """Matches of changed numbers against the present ones."""

    def __init__(self, pool: ProcessPoolExecutor, name: str, seats: int, bot: str) -> None:
        self.pool = pool
        self.name = name
        self.seats = seats
        self.bot = bot

    def played(self, changed: Numbers, present: Numbers, matches: int, first: int) -> list[tuple[float, float]]:
        """Win and margin of every match."""
        duel = Duel(self.name, self.seats, self.bot, changed, present)
        return list(self.pool.map(outcome, [duel] * matches, range(matches), [first] * matches, chunksize=2))

    def told(self, changed: Numbers, present: Numbers, matches: int) -> str:
        """How the changed numbers do on deals that were not used for fitting."""
        results = self.played(changed, present, matches, FRESH)
        won = sum(won for won, _ in results)
        low, high = wilson(won, len(results))
        margin = mean(margin for _, margin in results)
        return f"fitted over old: {won:g}/{len(results)} [{100 * low:.1f}, {100 * high:.1f}] %, margin {margin:+.2f}"


def surety(results: list[tuple[float, float]], seats: int) -> float:
    """How many standard errors the mean result lies above even: wins and margins count the same."""
    spread = stdev([margin for _, margin in results]) or 1.0
    values = [won - 1 / seats + 0.5 * max(-1.0, min(1.0, margin / spread)) / seats for won, margin in results]
    return mean(values) / (max(stdev(values), 0.01) / sqrt(len(values)))


def trials(value: float) -> Iterator[float]:
    """What a number is tried as."""
    yield from (round(value * factor, 3) for factor in (1.5, 0.67, 1.2, 0.83))


def fit(contest: Contest, numbers: Numbers, matches: int, rounds: int) -> Numbers:
    """Go through the numbers, some rounds, and keep what is better."""
    best = dict(numbers)
    for turn in range(rounds):
        for place, name in enumerate(name for name, value in numbers.items() if value):
            first = 1 + (turn * len(numbers) + place) * matches
            for value in trials(best[name]):
                changed = best | {name: value}
                sure = surety(contest.played(changed, best, matches, first), contest.seats)
                print(f"{name} {best[name]:g} -> {value:g}: {sure:+.1f} standard errors", flush=True)
                if sure > 2.0:
                    best = changed
                    break
    return best


def present(game: str) -> Numbers:
    """The numbers in use."""
    return flat(Weights(room(game)).found)


def write(game: str, numbers: Numbers) -> None:
    """Put numbers into the file of a game."""
    path = room(game) / FILE
    path.write_text(written(path.read_text(encoding="utf-8"), numbers), encoding="utf-8")


def written(text: str, numbers: Numbers) -> str:
    """The file with the new numbers."""
    for name, value in gathered(numbers).items():
        text = re.sub(rf"(?m)^{name} = (\[[^]]*\]|[-0-9.]+)", f"{name} = {value}", text)
    return text


def main() -> None:
    """Read the command line, fit, compare, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=prixfixe.shipped())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=200, help="for each trial")
    parser.add_argument("--rounds", type=int, default=2, help="how often to go through all numbers")
    parser.add_argument("--bot", default="greedy", help="who plays, such as greedy or cook:40")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true", help=f"write {FILE}")
    given = parser.parse_args()
    old = present(given.game)
    with ProcessPoolExecutor(given.workers) as pool:
        contest = Contest(pool, given.game, given.seats, given.bot)
        new = fit(contest, old, given.matches, given.rounds)
        print(contest.told(new, old, 2 * given.matches))
    print({name: value for name, value in new.items() if value != old[name]})
    if given.write:
        write(given.game, new)


if __name__ == "__main__":
    main()

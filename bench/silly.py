"""Moves that make people shake their heads, counted: python -m bench.silly [GAME]... [--games 24] [--bot greedy]

Bots play the same deals whenever this is run, all seats with one bot. Every title has a watcher in a file of its own;
each of its counts says how often there was the occasion, and how often the move was silly.
"""

from __future__ import annotations

import argparse
import json
from typing import Any, Callable, Iterator, Protocol

import prixfixe
from bench import silly_ck, silly_ri, silly_rr, silly_rv, silly_sm
from prixfixe.bots.bot import decide
from prixfixe.bots.levels import bot
from prixfixe.core.chance import chance
from prixfixe.core.game import Value
from prixfixe.core.state import Ask, Fact
from prixfixe.lab.arena import number
from prixfixe.table import course

Sight = tuple[str, bool]  # what there was the occasion for, and whether it was done
Counts = dict[str, list[int]]  # how often done, of how many occasions


class Watcher(Protocol):
    """Looks at one match, answer by answer."""

    kinds: tuple[str, ...]  # all it counts
    options: dict[str, Value]  # of the matches it looks at

    def look(self, was: Any, ask: Ask, option: int, told: list[Fact]) -> Iterator[Sight]:
        """What an answer was the occasion for: the state before it, and what was told after it."""
        ...


WATCHERS: dict[str, Callable[[], Watcher]] = {
    "critter-kitchen": silly_ck.Watcher,
    "restaurant-row": silly_rr.Watcher,
    "ristorante-italia": silly_ri.Watcher,
    "rival-restaurants": silly_rv.Watcher,
    "sweet-mess": silly_sm.Watcher,
}


def watched(title: str, seats: int, name: str, index: int, counts: Counts) -> None:
    """Play one match and add to the counts what is seen in it."""
    game, watcher, dice = prixfixe.load(title), WATCHERS[title](), chance(number("silly play", index))
    players = [bot(name) for _ in range(seats)]
    s, _ = course.begin(game, seats, number("silly deal", index), game.chosen(seats, watcher.options))
    while s.asks:
        ask = course.due(s, dice)
        was, option = s.copy(), ask.options[0]
        if len(ask.options) > 1 and ask.seat >= 0:
            option = decide(players[ask.seat], game, s, ask.seat, dice.below(1 << 31))
        for kind, silly in watcher.look(was, ask, option, course.answer(s, ask.seat, option)):
            counts[kind][0] += silly
            counts[kind][1] += 1


def counted(title: str, seats: int, name: str, games: int) -> Counts:
    """What is seen in some matches."""
    counts: Counts = {kind: [0, 0] for kind in WATCHERS[title]().kinds}
    for index in range(games):
        watched(title, seats, name, index, counts)
    return counts


def main() -> None:
    """Play, and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_of", nargs="*", metavar="GAME", help="titles; without any, all")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found: dict[str, Counts] = {}
    for title in given.games_of or WATCHERS:
        found[title] = counted(title, given.seats, given.bot, given.games)
        if not given.json:
            print(f"{title}, {given.games} games of {given.seats}, {given.bot}")
            for kind, (silly, occasions) in found[title].items():
                print(f"  {silly:6} of {occasions:6}  {kind}", flush=True)
    if given.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()

"""How often a person touches the table in a whole game: python -m bench.clicks [GAME]... [--games 20]

Two greedy players; counted is the first. `questions` is what a page with a list of choices takes: one click for each
question. `touches` is what the table takes: nothing where a single answer gives itself or a question seldom of use is
declined, else one for a chip, and for a path as many spots as it takes until one option is left.
"""

from __future__ import annotations

import argparse
from typing import Any, Sequence

import prixfixe
from prixfixe import Ask, Game
from prixfixe.bots.bot import decide
from prixfixe.bots.levels import bot
from prixfixe.core.state import CLOCK
from prixfixe.table import course
from prixfixe.web.boards import unordered


def touches(game: Game[Any], s: Any, ask: Ask, option: int) -> int:
    """How often the table is touched for an answer."""
    path = game.questions.path(s, ask, option)
    if len(ask.options) == 1 or (not path and game.question(ask).passing):
        return 0
    others = [game.questions.path(s, ask, other) for other in ask.options if other != option]
    for length in range(1, len(path)):
        if not any(goes_over(other, path[:length]) for other in others):
            return length
    return max(1, len(path))


def goes_over(path: Sequence[str], touched: Sequence[str]) -> bool:
    """Whether a path begins with what was touched."""
    return set(touched) <= set(path) if unordered(path) else list(path[: len(touched)]) == list(touched)


def counted(game: Game[Any], seed: int) -> tuple[int, int]:
    """The questions and the touches of the first seat in one match."""
    s, player, asked, touched, number = game.start(2, seed), bot("greedy"), 0, 0, 0
    while s.asks:
        forced = course.forced(game, s)
        ask = forced or next((ask for ask in s.asks if ask.seat != CLOCK), s.asks[0])
        number += 1
        option = ask.options[0] if forced or ask.seat < 0 else decide(player, game, s, ask.seat, seed + number)
        if ask.seat == 0 and not forced:
            asked += 1
            touched += touches(game, s, ask, option)
        s.answer(ask.seat, option)
    return asked, touched


def main() -> None:
    """Count, and print the means."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(prixfixe.shipped()))
    parser.add_argument("--games", dest="matches", type=int, default=20)
    given = parser.parse_args()
    for name in given.games:
        found = [counted(prixfixe.load(name), seed) for seed in range(given.matches)]
        asked, touched = (sum(column) / len(found) for column in zip(*found, strict=True))
        print(f"{name:>20}  questions {asked:.0f}  touches {touched:.0f}", flush=True)


if __name__ == "__main__":
    main()

"""Observations of a game that has a view and no `show`: every number of the view, by its place in it.

Which places there are is learnt from a few matches at random, always the same ones. A list is preceded by its length,
so that nothing and a zero differ; what is longer than any that was met is cut. Words make no numbers.
"""

from __future__ import annotations

import re
from typing import Any, Iterator, Mapping

from prixfixe.core.chance import chance
from prixfixe.core.game import Game
from prixfixe.core.state import State
from prixfixe.kit.sight import Show, Sight

MATCHES = 30  # played to learn the places
MOST = 5_000  # answers in all of them
LOW, HIGH = -(1 << 31), (1 << 31) - 1  # nobody says how large a number may be: whatever fits


KNOWN: dict[tuple[Any, ...], list[str]] = {}  # the places of a configuration


def described(game: Game[Any], seats: int, options: Mapping[str, Any]) -> Show:
    """Shows the own seat and every number met in a view."""
    key = (game.deal, game.view_of, seats, *options.items())
    if key not in KNOWN:
        KNOWN[key] = sorted(met(game, seats, options), key=natural)
    places = KNOWN[key]

    def show(s: Any, seat: int, to: Sight) -> None:
        to.number("seat", max(seat, 0), 0, seats - 1)
        found = dict(numbers(game.view(s, seat), "view"))
        for place in places:
            to.number(place, min(max(found.get(place, 0), LOW), HIGH), LOW, HIGH)

    return show


def met(game: Game[Any], seats: int, options: Mapping[str, Any]) -> set[str]:
    """The places of all numbers in what the seats saw in a few matches."""
    found: set[str] = set()
    dice, left = chance(1), MOST
    for seed in range(MATCHES):
        s = game.start(seats, seed, options)
        found |= shown(game, s)
        while s.asks and left:
            ask = s.asks[dice.below(len(s.asks))]
            s.take(ask, ask.options[dice.below(len(ask.options))])
            found |= shown(game, s)
            left -= 1
    return found


def shown(game: Game[Any], s: State) -> set[str]:
    """The places of all numbers that anybody at the table sees in a position."""
    return {place for seat in range(s.seats) for place, _ in numbers(game.view(s, seat), "view")}


def numbers(value: Any, at: str) -> Iterator[tuple[str, int]]:
    """Every number in plain data, with its place."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from numbers(item, f"{at}.{key}")
    elif isinstance(value, (list, tuple)):
        yield f"{at}#", len(value)
        for i, item in enumerate(value):
            yield from numbers(item, f"{at}[{i}]")
    elif isinstance(value, int):
        yield at, int(value)


def natural(place: str) -> list[tuple[int, str]]:
    """The order of places in which [10] follows [9]."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", place)]

"""Positions to look at: random matches of every family of configurations, with every kind of question that comes up."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from typing import Any, Iterator

import prixfixe
from prixfixe import Game
from prixfixe.table.match import Match, Player
from scripts.screenshots import NAMES, Retold
from tests.configs import Config, configs
from tests.web.boards import moves

UNSEEN = ("content", "mode", "first_player", "start_player")  # options that bring nothing of their own to the table
LEAST, MOST = 4, 60  # random matches of a family: so many at least, and at most until each kind has come up twice
Place = tuple[int, int]  # which random match, and after how many moves
Position = tuple[str, Match, int]  # the kind of question, the match as it stands, who is asked


@dataclass(frozen=True)
class Family:
    """Configurations that show the same things, with different numbers of players."""

    game: str
    name: str
    configs: tuple[Config, ...]

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"

    def config(self, number: int) -> Config:
        """The configuration of its random match of a number, which is also the seed."""
        return self.configs[number % len(self.configs)]


def families() -> list[Family]:
    """Base, everything switched on, each module or variant, each solo mode, of every title."""
    found: dict[tuple[str, str], list[Config]] = defaultdict(list)
    for config in configs():
        if config.game in prixfixe.shipped():
            found[config.game, family(config)].append(as_printed(config))
    return [Family(game, name, tuple(members)) for (game, name), members in found.items()]


def family(config: Config) -> str:
    """What a configuration has beside the base game."""
    parts = [name for name in config.options if name not in UNSEEN]
    return " ".join(["alone"] * (config.seats == 1) + parts) or "base"


def as_printed(config: Config) -> Config:
    """The same with the printed content: no other can be chosen on a page."""
    return replace(config, options={name: value for name, value in config.options.items() if name != "content"})


def met(wanted: Family, game: Game[Any], most: int) -> dict[str, list[Place]]:
    """Where in its random matches each kind of question is put to somebody."""
    found: dict[str, list[Place]] = defaultdict(list)
    for number in range(most):
        if number >= max(LEAST, len(wanted.configs)) and all(len(places) > 1 for places in found.values()):
            break
        for at, (_, ask, _) in enumerate(moves(wanted.config(number), number)):
            if ask.seat >= 0:
                found[game.key(ask)].append((number, at))
    return found


def spread(places: list[Place], count: int) -> list[Place]:
    """So many of them, evenly."""
    return (
        places[:] if len(places) <= count else [places[(2 * i + 1) * len(places) // (2 * count)] for i in range(count)]
    )


def chosen(wanted: Family, game: Game[Any], count: int) -> set[Place]:
    """So many places; if more than one, then each kind of question twice where it comes up twice, and maybe more."""
    found = met(wanted, game, MOST if count > 1 else 1)
    every = sorted({place for places in found.values() for place in places})
    if count == 1:
        return set(spread(every, 1))
    twice = {place for places in found.values() for place in spread(places, 2)}
    return twice | set(spread([place for place in every if place not in twice], max(0, count - len(twice))))


def positions(wanted: Family, count: int) -> Iterator[Position]:
    """The chosen positions; within one of its matches the match is the same object, carried on."""
    game = prixfixe.load(wanted.game)
    places = chosen(wanted, game, count)
    for number in sorted({number for number, _ in places}):
        config = wanted.config(number)
        match = Retold(game, [Player(name) for name in NAMES[: config.seats]], number, config.options)
        for at, (s, ask, _) in enumerate(moves(config, number)):
            if (number, at) in places:
                match.s = s.copy()
                match.look()
                yield game.key(ask), match, ask.seat

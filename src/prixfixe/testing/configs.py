"""What laws are held against: a game with its player count and options."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable, Iterator

import prixfixe
from prixfixe import BadOption, Game, State
from prixfixe.core.chance import Seed

Census = Callable[[Any], dict[str, int]]  # every kind of piece, counted wherever it lies


@dataclass(frozen=True)
class Config:
    """A game with its player count and options."""

    game: str
    name: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    most: int = 5_000  # answers after which a match that goes on is endless
    sealed: bool = True  # questions open at the same time may be answered in any order
    reopened: bool = False  # guesses keep no sealed answers of others, although the game does not reopen them
    census: Census | None = field(default=None, compare=False, repr=False)  # None: pieces come and go
    given: Game[Any] | None = field(default=None, compare=False, repr=False)  # the record of a game not installed

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"

    def record(self) -> Game[Any]:
        """The Game record."""
        return self.given or prixfixe.load(self.game)

    def start(self, seed: Seed) -> State:
        """A new match."""
        s: State = self.record().start(self.seats, seed, self.options)
        return s

    def viewers(self) -> list[int | None]:
        """Every seat and a spectator."""
        return [*range(self.seats), None]


def configs_of(game: Game[Any], census: Census | None = None) -> list[Config]:
    """Every player count as it comes, and every other choice of an option with the fewest players that can have it."""
    found = [Config(game.name, f"{seats} players", seats, census=census, given=game) for seats in game.seats]
    for option in game.options:
        for value in option.choices:
            if value != option.default:
                found += next(one_with(game, option.name, value, census), [])
    return found


def one_with(game: Game[Any], name: str, value: object, census: Census | None) -> Iterator[list[Config]]:
    """Configurations with one choice, from the fewest players on for whom it can be made."""
    for seats in game.seats:
        try:
            game.chosen(seats, {name: value})
        except BadOption:
            continue
        title = f"{seats} players {name} {value}"
        yield [Config(game.name, title, seats, {name: value}, census=census, given=game)]

"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable, Mapping

import prixfixe
from prixfixe.bots.levels import USUAL
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game

RATES = {  # how many at once, and how many a second afterwards; of a person, an address or, for "password", a name
    "page": (200.0, 40.0),
    "move": (40.0, 10.0),
    "look": (60.0, 10.0),
    "hint": (10.0, 0.5),
    "chat": (6.0, 0.5),
    "table": (12.0, 0.2),
    "name": (8.0, 0.2),
    "login": (6.0, 0.1),
    "password": (10.0, 0.02),
    "upload": (5.0, 0.02),
    "film": (60.0, 5.0),
    "guest": (30.0, 0.1),
    "card": (60.0, 2.0),
    "pack": (20.0, 0.1),
    "verdict": (6.0, 0.01),
}


@dataclass(frozen=True)
class Shelf:
    """The games a server offers; `load` must be a function that a worker process can import."""

    names: tuple[str, ...] = field(default_factory=prixfixe.playable)
    load: Callable[[str], Game[Any]] = prixfixe.load

    def game(self, name: str) -> Game[Any]:
        """A game on the shelf."""
        if name not in self.names:
            raise BadOption(f"there is no game {name}; there are {', '.join(self.names)}")
        return self.load(name)

    def games(self) -> list[Game[Any]]:
        """All of them."""
        return [self.load(name) for name in self.names]


@dataclass(frozen=True)
class Settings:
    """Where the matches are kept, who thinks for the bots, and how strict the server is."""

    db: str = "sqlite:///prixfixe.db"
    shelf: Shelf = field(default_factory=Shelf)
    thinkers: int = 1  # worker processes for bots; 0 lets the server's own threads think
    level: str = USUAL  # of the bots in a quick game
    delay: float = 0.4  # seconds a bot waits before it answers, so that people can follow
    patience: float = 20.0  # seconds after which a bot's worker that does not answer is replaced
    least_thought: float = 0.1  # seconds that a bot thinks however many wait
    idle: float = 600.0  # seconds without a look of its players after which the bots of a table rest
    unwatched: float = 60.0  # seconds without anybody's look after which a table of bots alone rests
    person_tables: int = 10  # running tables with bots that one person may have
    address_tables: int = 30  # and that may have been started from one address
    most_inputs: int = 3_000  # of one seat in a match, what it takes back included; then the server answers for it
    least_disk: int = 32_000_000  # bytes free below which the server says that it fails
    limits: bool = True  # limits of what one person or address may do
    rates: Mapping[str, tuple[float, float]] = field(default_factory=lambda: RATES)
    projectors: int = 1  # processes that play films and brought records; 0 lets one of the server's own threads
    films: int = 16  # steps of films being made or waited for, of all
    films_person: int = 3  # ... of one person
    films_address: int = 8  # ... of one address
    film_time: float = 20.0  # seconds a film or a brought record may take
    longest_record: int = 20_000  # moves of a record somebody brings
    records_person: int = 20  # records somebody brought that are kept; then the oldest goes
    records: int = 1000  # ... of all
    binders_person: int = 30  # packs of own cards that somebody may have
    editions: int = 30  # of a pack that are kept; then the oldest goes
    pack_size: int = 64_000  # characters of a pack
    verdicts: int = 1  # processes that measure cards; 0 lets one of the server's own threads
    verdicts_person: int = 1  # cards of one person that are measured at once
    verdicts_waiting: int = 20  # cards of all that are measured or wait for it
    verdict_games: int = 400  # with quick bots, at most
    verdict_cooked: int = 60  # with bots that think, at most
    streams: int = 3000  # event streams of all; fewer where there are not enough descriptors
    streams_person: int = 12  # ... of one person
    streams_address: int = 60  # ... of one address
    connections: int = 5000  # open connections; fewer where there are not enough descriptors
    request_time: float = 20.0  # seconds in which a request has to be whole, and an answer to be taken
    calm: float = 0.0  # seconds within which 95 % of moves are answered; when it takes longer others wait; 0 for never
    looks: int = 8  # pages made at once
    looks_waiting: int = 100  # requests that wait for one of these places
    looks_wait: float = 3.0  # seconds they wait
    metrics: bool = False  # whether /metrics is there, for whoever reaches the server
    secure: bool = False  # cookies over https only
    snapshot_every: int = 20  # inputs between two snapshots
    rooms: int = 1000  # tables kept in memory; the least recently used leave
    pool: int = 10  # connections to PostgreSQL

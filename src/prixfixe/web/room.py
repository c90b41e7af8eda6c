"""A table in memory: its rows and its match, as the store has them."""

from __future__ import annotations

from threading import RLock
from typing import Any

from prixfixe.core.chance import Seed
from prixfixe.core.game import Game
from prixfixe.table.match import Match, Player
from prixfixe.table.replay import Replay, content_hash
from prixfixe.web.packs import ready
from prixfixe.web.people import Person
from prixfixe.web.records import ChatRow, SeatRow, Status, TableRow
from prixfixe.web.refused import Refused, missing
from prixfixe.web.settings import Shelf
from prixfixe.web.snapshots import opened
from prixfixe.web.store import Store


class Room:
    """One table. Whoever reads or changes it holds its lock, so nobody sees a move before it is kept."""

    row: TableRow  # there once the table was read

    def __init__(self, name: str, store: Store, shelf: Shelf) -> None:
        self.name = name
        self.store = store
        self.shelf = shelf
        self.lock = RLock()
        self.loaded = False
        self.seats: list[SeatRow] = []
        self.chat: list[ChatRow] = []
        self.match: Match | None = None
        self.watched = 0  # how often what spectators see had changed when the table was last written or read

    # ---- from the store

    def refresh(self, check: bool) -> None:
        """Have what the store has; `check` asks whether another server has written."""
        if self.loaded and not (check and self.behind()):
            ready(self.store, self.row.pack)
            return
        row = self.store.table(self.name)
        if row is None:
            raise missing()
        self.row = row
        ready(self.store, row.pack)
        self.seats = self.store.seats_of(self.name)
        self.chat = self.store.chat_of(self.name)
        self.catch_up()
        self.loaded = True

    def behind(self) -> bool:
        """Whether the store knows more."""
        row = self.store.table(self.name)
        return row is None or (row.version, row.room) != (self.row.version, self.row.room)

    def forget(self) -> None:
        """Trust nothing here; read it again."""
        self.loaded = False
        self.match = None

    def catch_up(self) -> None:
        """Carry out the inputs this match has not heard of."""
        if self.row.status not in ("playing", "over"):
            return
        if self.match is None:
            self.match = self.open_match()
        for given in self.store.inputs_of(self.name, self.match.version):
            try:
                self.match.take_input(given.kind, given.seat, given.option)
            except ValueError:  # an answer that was forced then is waited for now
                self.match = None
                raise Refused(409, "old_rules") from None
        for seat, player in enumerate(self.players()):
            if self.match.players[seat] != player:
                self.match.replace(seat, player)
        self.rest()

    def rest(self) -> None:
        """All that has happened is written."""
        self.watched = self.match.seen[-1] if self.match else 0

    @property
    def shown(self) -> bool:
        """Whether spectators see anything of what is not yet written."""
        return self.match is not None and self.match.seen[-1] != self.watched

    def open_match(self) -> Match:
        """The match from its latest snapshot, or from the start where there is none that counts."""
        game = self.game
        if (self.row.rules, self.row.content) != (game.version, content_hash(game, self.row.pack)):
            raise Refused(409, "old_rules")
        snapshot = self.store.snapshot(self.name)
        replay = Replay.of(game, len(self.seats), self.row.options, self.seed)
        match = opened(snapshot, game, self.players(), replay) if snapshot else None
        return match or Match(game, self.players(), self.seed, self.row.options)

    # ---- what there is

    @property
    def game(self) -> Game[Any]:
        """Its game."""
        return self.shelf.game(self.row.game)

    @property
    def status(self) -> Status:
        """open, playing, over or closed."""
        return self.row.status

    @property
    def seed(self) -> Seed:
        """What the match is dealt from: a key, or the number of a match from before there were keys."""
        return bytes.fromhex(self.row.key) if self.row.key else self.row.seed

    def players(self) -> list[Player]:
        """Who sits where."""
        return [Player(seat.name, seat.bot) for seat in self.seats]

    def seat_of(self, person: Person | None) -> int | None:
        """The seat somebody has; none for spectators."""
        return next((s.seat for s in self.seats if person and s.user == person.id), None)

    def is_free(self, seat: int, person: Person | None) -> bool:
        """Whether somebody may sit down there: nobody sits there, and it is kept for nobody else."""
        row = self.seats[seat]
        return not row.user and not row.bot and (row.kept is None or (person and person.id) == row.kept)

    def is_host(self, person: Person | None) -> bool:
        """Whether somebody opened this table."""
        return person is not None and self.row.host == person.id

    def version(self, seat: int | None) -> int:
        """How often what this viewer sees of the match has changed."""
        if self.match is None:
            return 0
        return self.match.seen[len(self.seats) if seat is None else seat]

    def playing(self) -> Match:
        """The match, which must be under way or over."""
        if self.match is None:
            raise missing()
        return self.match

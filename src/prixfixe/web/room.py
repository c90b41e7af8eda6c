"""A table in memory: its rows and its match, as the store has them."""

from __future__ import annotations

import json
from threading import RLock
from typing import Any

from prixfixe.core.game import Game
from prixfixe.core.replay import Replay
from prixfixe.table.match import Match, Player
from prixfixe.web.people import Person
from prixfixe.web.refused import Refused, missing
from prixfixe.web.settings import Shelf
from prixfixe.web.store import Row, Store


class Room:
    """One table. Whoever reads or changes it holds its lock, so nobody sees a move before it is kept."""

    def __init__(self, name: str, store: Store, shelf: Shelf) -> None:
        self.name = name
        self.store = store
        self.shelf = shelf
        self.lock = RLock()
        self.loaded = False
        self.row: dict[str, Any] = {}
        self.seats: list[dict[str, Any]] = []
        self.chat: list[Row] = []
        self.match: Match | None = None

    # ---- from the store

    def refresh(self, check: bool) -> None:
        """Have what the store has; `check` asks whether another server has written."""
        if self.loaded and not (check and self.behind()):
            return
        row = self.store.table(self.name)
        if row is None:
            raise missing()
        self.row = dict(row)
        self.seats = [dict(seat) for seat in self.store.seats_of(self.name)]
        self.chat = self.store.chat_of(self.name)
        self.catch_up()
        self.loaded = True

    def behind(self) -> bool:
        """Whether the store knows more."""
        row = self.store.table(self.name)
        return row is None or (row["version"], row["room"]) != (self.row["version"], self.row["room"])

    def forget(self) -> None:
        """Trust nothing here; read it again."""
        self.loaded = False
        self.match = None

    def catch_up(self) -> None:
        """Carry out the inputs this match has not heard of."""
        if self.row["status"] not in ("playing", "over"):
            return
        if self.match is None:
            self.match = self.open_match()
        for given in self.store.inputs_of(self.name, self.match.version):
            self.match.take_input(given["kind"], given["seat"], given["option"])
        for seat, player in enumerate(self.players()):
            if self.match.players[seat] != player:
                self.match.replace(seat, player)

    def open_match(self) -> Match:
        """The match from its latest snapshot, or from the start."""
        game = self.game
        if (self.row["rules"], self.row["content"]) != (game.version, game.content_hash("")):
            raise Refused(409, "old_rules")
        replay = Replay(game.name, self.row["rules"], self.row["content"], len(self.seats), self.row["options"], 0)
        replay.seed = int(self.row["seed"])
        snapshot = self.store.snapshot(self.name)
        if snapshot is None:
            return Match(game, self.players(), replay.seed, replay.options)
        return Match.resumed(game, self.players(), replay, json.loads(snapshot["data"]))

    # ---- what there is

    @property
    def game(self) -> Game[Any]:
        """Its game."""
        return self.shelf.game(self.row["game"])

    @property
    def status(self) -> str:
        """open, playing, over or closed."""
        return str(self.row["status"])

    def players(self) -> list[Player]:
        """Who sits where."""
        return [Player(seat["name"], seat["bot"]) for seat in self.seats]

    def seat_of(self, person: Person | None) -> int | None:
        """The seat somebody has; none for spectators."""
        return next((s["seat"] for s in self.seats if person and s["user"] == person.id), None)

    def is_host(self, person: Person | None) -> bool:
        """Whether somebody opened this table."""
        return person is not None and self.row["host"] == person.id

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

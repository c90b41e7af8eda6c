"""Everything people can do at tables. Each change is kept before anybody hears of it."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, replace
from typing import Callable, Mapping, TypeVar

from sqlalchemy import Connection, insert, update

from prixfixe.core.chance import KEY
from prixfixe.core.state import WATCHER
from prixfixe.table.match import UNDO, Match, Player
from prixfixe.table.replay import Replay
from prixfixe.web import packs, snapshots
from prixfixe.web.caps import Caps
from prixfixe.web.guides import about
from prixfixe.web.moments import timed
from prixfixe.web.orders import DEFAULT_LEVEL, Order, checked, fresh_invitation, fresh_table, laid, lay, must_be_level
from prixfixe.web.people import Person, clean
from prixfixe.web.presence import Presence
from prixfixe.web.records import ChatRow, SeatRow, TableRow, changes, columns
from prixfixe.web.refused import Refused
from prixfixe.web.rights import must_be, must_exist, must_have_inputs, must_host, must_sit
from prixfixe.web.room import Room
from prixfixe.web.rooms import Rooms
from prixfixe.web.schema import chat, inputs, seats, tables
from prixfixe.web.seating import host_without, reseated, turned, unique, unused
from prixfixe.web.settings import Settings
from prixfixe.web.store import Store, Taken

T = TypeVar("T")
Write = Callable[[Connection], object]
CHAT_LENGTH = 300
RETRIES = 8


@dataclass(frozen=True)
class Heard:
    """What subscribers are told: how far the match is for each viewer, and the room."""

    seen: tuple[int, ...]  # by seat, spectators last
    room: int
    people: Mapping[str, int]  # who sits where

    def of(self, person: Person | None) -> tuple[int, int]:
        """What one viewer is told."""
        seat = self.people.get(person.id, -1) if person else -1
        return self.seen[seat], self.room


class Service:
    """The tables of one server."""

    def __init__(
        self, settings: Settings, store: Store, presence: Presence, changed: Callable[[str, Heard], None]
    ) -> None:
        self.settings = settings
        self.store = store
        self.presence = presence
        self.caps = Caps(settings, store, presence)
        self.changed = changed
        self.rooms = Rooms(store, settings.shelf, settings.rooms)

    # ---- rooms

    def room(self, name: str) -> Room:
        """The room of a table, for a look from outside."""
        with self.rooms.entered(name) as room:
            return room

    def forget(self, name: str) -> None:
        """Read a table anew when it is needed next."""
        with self.rooms.entered(name) as room:
            room.forget()

    def read(self, name: str, look: Callable[[Room], T]) -> T:
        """Look at a table."""
        with self.rooms.entered(name) as room:
            room.refresh(self.store.postgres)
            return look(room)

    def change(self, name: str, act: Callable[[Room], T]) -> T:
        """Change a table; if another server was quicker, look again and try again."""
        for _ in range(RETRIES):
            with self.rooms.entered(name) as room:
                room.refresh(self.store.postgres)
                before = room.row.version, room.row.room
                try:
                    done = act(room)
                except Taken:
                    room.forget()
                    continue
                except BaseException:
                    if room.match is not None and room.match.version != before[0]:
                        room.forget()
                    raise
                if (room.row.version, room.row.room) != before:
                    self.changed(name, self.heard(room))
            return done
        raise Refused(409, "try_again")

    def heard(self, room: Room) -> Heard:
        """What subscribers may hear of a room."""
        seen = tuple(room.match.seen) if room.match else (0,) * (len(room.seats) + 1)
        return Heard(seen, room.row.room, {seat.user: seat.seat for seat in room.seats if seat.user})

    def news(self, name: str) -> Heard:
        """How far a table is now."""
        return self.read(name, self.heard)

    # ---- writing

    def keep(self, room: Room, row: TableRow, *more: Write, seats: list[SeatRow] | None = None) -> None:
        """Write a table's row, its changed seats and what belongs to it, unless somebody has written since it was read.

        What nobody else can see leaves no trace in the row that others could see: neither a time nor a room's number.
        """
        if row.version == room.row.version or row.pleas != room.row.pleas:
            row = replace(row, room=row.room + 1)
        if row.room != room.row.room or room.shown:
            row = replace(row, touched=time.time())
        same = (tables.c.version == room.row.version) & (tables.c.room == room.row.room)
        query = update(tables).where((tables.c.id == room.name) & same).values(**changes(room.row, row))
        writes = [*(seat_write(old, new) for old, new in zip(room.seats, seats or ()) if old != new), *more]

        def job(connection: Connection) -> None:
            if not connection.execute(query).rowcount:
                raise Taken
            for write in writes:
                write(connection)
            self.store.notify(connection, room.name)

        self.store.write(job)
        room.row, room.seats = row, seats or room.seats
        room.rest()

    def keep_seat(self, room: Room, seat: SeatRow) -> None:
        """Write who sits in a seat."""
        self.keep(room, room.row, seats=reseated(room, seat))

    def keep_input(self, room: Room, key: str, mover: int | None = None, count: int = 1) -> None:
        """Write the input just taken, or the last `count`, with clocks, turns and, now and then, a snapshot; it ends a
        plea. `mover` is whoever was seen to move; without it, the seat whose input it is.
        """
        match, now = room.playing(), time.time()
        row = timed(room, self.settings, now, match.inputs[-1][1] if mover is None else mover)
        row = ended(replace(row, version=match.version, pleas=None), match)
        given = [columns(made) for made in snapshots.latest(room.name, match, key, count, now)]
        writes: list[Write] = [lambda c: c.execute(insert(inputs), given)]
        if match.over or match.version % snapshots.step(match.version, self.settings.snapshot_every) < count:
            writes.append(lambda c: snapshots.keep(c, room.name, match))
        self.keep(room, row, *writes, seats=turned(room))

    # ---- before the match

    def create(self, person: Person, order: Order) -> str:
        """A new table; whoever opens it sits down where "me" stands."""
        game = self.settings.shelf.game(order.game)
        pack = packs.together(self.store, person, game, order.packs)
        row = fresh_table(game, person, secrets.token_bytes(KEY), checked(game, order, pack), "open")
        row = replace(row, clock=order.clock, pace=order.pace, listed=order.listed, hints=order.hints)
        with self.store.writing() as connection:
            if pack:
                packs.write(connection, pack)
            lay(connection, row, laid(row.id, person, order))
        return row.id

    def play_now(
        self, person: Person, game: str, level: str = "", seats: int | None = None, packs: tuple[str, ...] = ()
    ) -> str:
        """One click: a table against bots that starts at once."""
        record = self.settings.shelf.game(game)
        count = seats if seats is not None else min(max(3, record.seats[0]), record.seats[-1])
        if count not in record.seats:
            record.chosen(count)
        told = about(record)
        seated = ("me", *[level or self.settings.level] * (count - 1))
        name = self.create(person, Order(game, seated, told.first if told else {}, listed=False, packs=packs))
        self.start(person, name)
        return name

    def join(self, person: Person, name: str, seat: int | None = None, invitation: str = "") -> None:
        """Sit down on a free seat of an open table, or the one kept for you; a private one needs its invitation."""

        def act(room: Room) -> None:
            if room.seat_of(person) is not None:
                return
            must_be(room, "open")
            free = [s.seat for s in room.seats if room.is_free(s.seat, person)]
            kept = [s for s in free if room.seats[s].kept]
            invited = [s for s in free if invitation and room.seats[s].invitation == invitation]
            allowed = free if room.row.listed or room.is_host(person) else kept + invited
            wanted = [s for s in (invited or kept or allowed) if seat is None or s == seat]
            if not allowed:
                raise Refused(409 if not free else 403, "no_free_seat" if not free else "invitation_needed")
            if not wanted:
                raise Refused(409, "seat_taken")
            called = unique(room, wanted[0], person.name)
            self.keep_seat(room, replace(room.seats[wanted[0]], user=person.id, kept=None, name=called))

        self.change(name, act)

    def remove(self, person: Person, name: str, seat: int) -> None:
        """The host frees a seat before the start, and its invitation no longer counts."""

        def act(room: Room) -> None:
            must_host(room, person)
            must_be(room, "open")
            must_exist(room, seat)
            self.keep_seat(room, SeatRow(table=name, seat=seat, invitation=fresh_invitation()))

        self.change(name, act)

    def fill(self, person: Person, name: str, seat: int, level: str) -> None:
        """The host seats a bot before the start."""
        must_be_level(level)

        def act(room: Room) -> None:
            must_host(room, person)
            must_be(room, "open")
            must_exist(room, seat)
            if room.seats[seat].user:
                raise Refused(409, "seat_taken")
            self.keep_seat(room, replace(room.seats[seat], kept=None, bot=level, name=unused(room)))

        self.change(name, act)

    def start(self, person: Person, name: str) -> None:
        """The host begins; every seat must be taken."""

        def act(room: Room) -> None:
            must_host(room, person)
            if room.status == "playing":
                return
            must_be(room, "open")
            if any(not seat.user and not seat.bot for seat in room.seats):
                raise Refused(409, "seats_empty")
            if any(seat.bot for seat in room.seats):
                self.caps.check(person.id)
            room.match = Match(room.game, room.players(), room.seed, room.row.options)
            try:
                self.presence.look(name, person.id)
                begun = replace(timed(room, self.settings, time.time(), WATCHER), status="playing")
                self.keep(room, ended(begun, room.match), seats=turned(room))
                self.caps.started(person.id, name)
            except BaseException:
                room.forget()
                raise

        self.change(name, act)

    # ---- during the match

    def play(self, person: Person, name: str, version: int, option: int, key: str = "") -> None:
        """A seat answers the question it saw at `version`; the same key, or the same version again, is a retry."""

        def act(room: Room) -> None:
            seat = must_sit(room, person)
            once = f"{seat}:{version}" if not key else f"{seat}:key:{key}"
            if self.given(name, once, "", option):
                return
            must_be(room, "playing")
            match = room.playing()
            if not match.since[seat] <= version <= match.seen[seat]:
                raise Refused(409, "table_moved")
            must_have_inputs(room, seat, self.settings.most_inputs)
            match.play(seat, option)
            self.keep_input(room, once)

        self.change(name, act)

    def undo(self, person: Person, name: str, version: int, key: str = "", count: int = 1) -> None:
        """Take back so many answers together, or none of them, as far as nobody has learned anything."""

        def act(room: Room) -> None:
            seat = must_sit(room, person)
            once = f"{seat}:{version}" if not key else f"{seat}:key:{key}"
            if self.given(name, once, UNDO, 0):
                return
            must_be(room, "playing")
            must_have_inputs(room, seat, self.settings.most_inputs)
            for _ in range(count):
                room.playing().undo(seat)
            self.keep_input(room, once, count=count)

        self.change(name, act)

    def given(self, name: str, once: str, kind: str, option: int) -> bool:
        """Whether this very input is kept already; another one with its key or version is refused."""
        row = self.store.input_with(name, once)
        if row is not None and (row.kind, row.option) != (kind, option):
            raise Refused(409, "answered_otherwise")
        return row is not None

    def skip(self, person: Person, name: str) -> None:
        """Somebody at the table has seen enough: bots answer at once until a person is asked again."""

        def act(room: Room) -> None:
            must_sit(room, person)
            must_be(room, "playing")
            if room.playing().bot_seat() is not None and not room.row.hasty:
                self.keep(room, replace(room.row, hasty=True))

        self.change(name, act)

    def leave(self, person: Person, name: str, level: str = DEFAULT_LEVEL) -> None:
        """Get up: before the start the seat is free again, later a bot goes on for you."""
        must_be_level(level)

        def act(room: Room) -> None:
            seat = must_sit(room, person)
            must_be(room, "open", "playing")
            if room.status == "open":
                self.free(room, seat)
            else:
                self.hand_to_bot(room, seat, level)

        self.change(name, act)

    def free(self, room: Room, seat: int) -> None:
        """A seat at an open table is free; without people the table is closed, without its host another is."""
        row = replace(room.row, host=host_without(room, seat))
        if not any(s.user and s.seat != seat for s in room.seats):
            row = replace(row, status="closed")
        empty = replace(room.seats[seat], user=None, name="", asked=False)
        self.keep(room, row, seats=reseated(room, empty))

    def hand_to_bot(self, room: Room, seat: int, level: str) -> None:
        """A bot goes on in a seat, under the name that is known."""
        taken = replace(room.seats[seat], user=None, bot=level, asked=False)
        room.playing().replace(seat, Player(taken.name, taken.bot))
        row = timed(room, self.settings, time.time(), WATCHER)
        row = replace(row, pleas=None, host=host_without(room, seat))
        try:
            self.keep(room, row, seats=reseated(room, taken))
        except BaseException:
            room.forget()
            raise

    def say(self, person: Person, name: str, said: str) -> None:
        """A line of the chat, from somebody at the table."""
        line = clean(said, CHAT_LENGTH, "bad_chat")
        self.change(name, lambda room: self.add_line(room, must_sit(room, person), line))

    def add_line(self, room: Room, seat: int, line: str) -> None:
        """One line more of the chat."""
        row = ChatRow(time.time(), seat, room.seats[seat].name, line)
        self.keep(room, room.row, lambda c: c.execute(insert(chat).values(table=room.name, **columns(row))))
        room.chat = [*room.chat, row][-100:]

    # ---- after the match

    def export(self, name: str) -> str:
        """The record of a match that is over, seed and all."""

        def look(room: Room) -> str:
            if room.row.replay is None:
                raise Refused(409, "not_over")
            return room.row.replay

        return self.read(name, look)

    def upload(self, person: Person, replay: Replay) -> str:
        """Keep a record that plays; the oldest ones make room."""
        game = self.settings.shelf.game(replay.game)
        if replay.pack:
            packs.learn(replay.pack)
        row = fresh_table(game, person, replay.seed, replay.options, "film")
        row = replace(row, replay=replay.to_json(), seal=replay.seal)
        places = laid(row.id, person, Order(game.name, ("open",) * replay.seats))
        with self.store.writing() as connection:
            if row.pack:
                packs.write(connection, row.pack)
            lay(connection, row, [replace(place, name=replay.names[place.seat]) for place in places])
            self.store.keep_films(connection, person.id, self.settings.records_person, self.settings.records)
            packs.sweep(connection)
        return row.id


def ended(row: TableRow, match: Match) -> TableRow:
    """The table with what changes when the match is over, if it is."""
    if not match.over:
        return row
    return replace(row, status="over", due=None, clocks={}, pleas=None, replay=match.replay.to_json())


def seat_write(old: SeatRow, new: SeatRow) -> Write:
    """Write what has changed about a seat."""
    where = (seats.c.table == old.table) & (seats.c.seat == old.seat)
    query = update(seats).where(where).values(**changes(old, new))
    return lambda connection: connection.execute(query)

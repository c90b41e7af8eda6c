"""Everything people can do at tables. Each change is kept before anybody hears of it."""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Callable, Mapping, TypeVar

from sqlalchemy import Connection, delete, insert, update

from prixfixe.bots.levels import LEVELS
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game
from prixfixe.core.replay import Replay
from prixfixe.table.match import Match
from prixfixe.web.clocks import KINDS, PACES, next_end, wound
from prixfixe.web.people import Person, clean
from prixfixe.web.refused import Refused, missing
from prixfixe.web.room import Room
from prixfixe.web.schema import chat, inputs, seats, snapshots, tables
from prixfixe.web.settings import Settings
from prixfixe.web.store import Store, Taken

T = TypeVar("T")
CHAT_LENGTH = 300
LONGEST_REPLAY = 20_000
DEFAULT_LEVEL = "cook" if "cook" in LEVELS else LEVELS[-1]
RETRIES = 8
COOKS = (
    "Auguste", "Bianca", "Colette", "Dario", "Edda", "Félix", "Greta", "Hugo", "Inès", "Jules", "Karim", "Lucia",
    "Marcel", "Nina", "Odile", "Paolo",
)  # fmt: skip


@dataclass(frozen=True)
class Order:
    """A table as somebody wants it; a seat is "me", "open" or the level of a bot."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    clock: str = "none"
    pace: float = 0.0
    listed: bool = True


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


@dataclass(frozen=True)
class Task:
    """What the server itself has to do at a table, and when: a bot's answer, or a clock that runs out."""

    at: float
    seat: int
    bot: str = ""
    version: int = 0


class Service:
    """The tables of one server."""

    def __init__(self, settings: Settings, store: Store, changed: Callable[[str, Heard], None]) -> None:
        self.settings = settings
        self.store = store
        self.changed = changed
        self.rooms: dict[str, Room] = {}
        self.lock = Lock()

    # ---- rooms

    def room(self, name: str) -> Room:
        """The room of a table, which may still be empty."""
        with self.lock:
            if name not in self.rooms:
                self.rooms[name] = Room(name, self.store, self.settings.shelf)
                for old in list(self.rooms)[:-1000]:
                    del self.rooms[old]
            return self.rooms[name]

    def forget(self, name: str) -> None:
        """Read a table anew when it is needed next."""
        room = self.room(name)
        with room.lock:
            room.forget()

    def read(self, name: str, look: Callable[[Room], T]) -> T:
        """Look at a table."""
        room = self.room(name)
        with room.lock:
            room.refresh(self.store.postgres)
            return look(room)

    def change(self, name: str, act: Callable[[Room], T]) -> T:
        """Change a table; if another server was quicker, look again and try again."""
        room = self.room(name)
        for _ in range(RETRIES):
            with room.lock:
                room.refresh(self.store.postgres)
                before = room.row["version"], room.row["room"]
                try:
                    done = act(room)
                except Taken:
                    room.forget()
                    continue
                except BaseException:
                    if room.match is not None and room.match.version != before[0]:
                        room.forget()
                    raise
                if (room.row["version"], room.row["room"]) != before:
                    self.changed(name, self.heard(room))
            return done
        raise Refused(409, "try_again")

    def heard(self, room: Room) -> Heard:
        """What subscribers may hear of a room."""
        seen = tuple(room.match.seen) if room.match else (0,) * (len(room.seats) + 1)
        return Heard(seen, room.row["room"], {seat["user"]: seat["seat"] for seat in room.seats if seat["user"]})

    def news(self, name: str) -> Heard:
        """How far a table is now."""
        return self.read(name, self.heard)

    # ---- writing

    def keep(self, room: Room, values: Mapping[str, Any], *more: Callable[[Connection], object]) -> None:
        """Write a table's row and what belongs to it, unless somebody has written since it was read."""
        row = {**room.row, **values, "touched": time.time()}
        if row["version"] == room.row["version"]:
            row["room"] += 1
        same = (tables.c.version == room.row["version"]) & (tables.c.room == room.row["room"])
        new = {name: value for name, value in row.items() if value != room.row[name]}
        query = update(tables).where((tables.c.id == room.name) & same).values(**new)

        def job(connection: Connection) -> None:
            if not connection.execute(query).rowcount:
                raise Taken
            for write in more:
                write(connection)
            self.store.notify(connection, room.name)

        self.store.write(job)
        room.row = row

    def keep_seat(self, room: Room, seat: int, **values: Any) -> None:
        """Write who sits in a seat."""
        where = (seats.c.table == room.name) & (seats.c.seat == seat)
        self.keep(room, {}, lambda c: c.execute(update(seats).where(where).values(**values)))
        room.seats[seat].update(values)

    def keep_input(self, room: Room, key: str, values: Mapping[str, Any] | None = None) -> None:
        """Write the input the match has just taken, with clocks, turns and, now and then, a snapshot."""
        match, now = room.playing(), time.time()
        kind, seat, option = match.inputs[-1]
        given = {"version": match.version - 1, "kind": kind, "seat": seat, "option": option, "key": key, "at": now}
        fresh = {"version": match.version, **self.timed(room, now, seat), **(values or {}), **ending(match)}
        writes = [lambda c: c.execute(insert(inputs).values(table=room.name, **given)), *self.turns(room)]
        if match.over or match.version % self.settings.snapshot_every == 0:
            writes.append(lambda c: self.keep_snapshot(c, room))
        self.keep(room, fresh, *writes)

    def timed(self, room: Room, now: float, mover: int) -> dict[str, Any]:
        """The clocks and the next thing to do, after an input or at the start."""
        match = room.playing()
        clocks = wound(match, room.row["clock"], room.row["pace"], room.row["clocks"], now, mover)
        end = next_end(clocks)
        ends = [end[0]] if end else []
        if match.bot_seat() is not None:
            ends.append(now + self.settings.delay)
        hasty = bool(room.row["hasty"]) and not any(match.ask(s["seat"]) for s in room.seats if not s["bot"])
        return {"clocks": clocks, "due": min(ends, default=None), "hasty": hasty}

    def turns(self, room: Room) -> list[Callable[[Connection], object]]:
        """Write whose turn it is, where that has changed."""
        match, writes = room.playing(), []
        for seat in room.seats:
            asked = bool(match.ask(seat["seat"])) and not seat["bot"]
            if asked != seat["asked"]:
                seat["asked"] = asked
                where = (seats.c.table == room.name) & (seats.c.seat == seat["seat"])
                writes.append(update(seats).where(where).values(asked=asked))
        return [lambda c, write=write: c.execute(write) for write in writes]  # type: ignore[misc]

    def keep_snapshot(self, connection: Connection, room: Room) -> None:
        """Write the whole match, so that it opens at once."""
        match = room.playing()
        connection.execute(delete(snapshots).where(snapshots.c.table == room.name))
        data = json.dumps(match.snapshot(), separators=(",", ":"))
        connection.execute(insert(snapshots).values(table=room.name, version=match.version, data=data))

    # ---- before the match

    def create(self, person: Person, order: Order) -> str:
        """A new table; whoever opens it sits down where "me" stands."""
        game = self.settings.shelf.game(order.game)
        options = self.checked(game, order)
        name, now = secrets.token_urlsafe(9), time.time()
        row = {
            "id": name, "game": game.name, "rules": game.version, "content": game.content_hash(""),
            "options": options, "seed": secrets.randbits(60), "clock": order.clock, "pace": order.pace,
            "listed": order.listed, "host": person.id, "status": "open", "version": 0, "room": 0, "clocks": {},
            "pleas": {}, "due": None, "created": now, "touched": now, "replay": None, "rematch": None, "hasty": False,
        }  # fmt: skip
        with self.store.writing() as connection:
            connection.execute(insert(tables).values(**row))
            for seat in self.laid(name, person, order):
                connection.execute(insert(seats).values(**seat))
        return name

    def checked(self, game: Game[Any], order: Order) -> dict[str, Any]:
        """The options of an order, or a sentence that says what is wrong with it."""
        if "content" in order.options:
            raise BadOption("cards of one's own cannot be chosen in the browser")
        if order.clock not in KINDS or order.pace not in PACES[order.clock]:
            raise Refused(422, "bad_clock")
        for level in order.seats:
            if level not in ("me", "open", *LEVELS):
                raise BadOption(f"there is no bot {level}; there are {', '.join(LEVELS)}")
        if order.seats.count("me") > 1:
            raise Refused(422, "one_seat")
        return game.chosen(len(order.seats), order.options)

    def laid(self, name: str, person: Person, order: Order) -> list[dict[str, Any]]:
        """The seats of a new table."""
        cooks = secrets.SystemRandom().sample(COOKS, len(order.seats))
        made = []
        for number, (kind, cook) in enumerate(zip(order.seats, cooks)):
            seat = {"table": name, "seat": number, "user": None, "bot": "", "name": "", "asked": False}
            seat["invitation"] = secrets.token_urlsafe(12)
            if kind == "me":
                seat |= {"user": person.id, "name": person.name}
            elif kind != "open":
                seat |= {"bot": kind, "name": cook}
            made.append(seat)
        return made

    def play_now(self, person: Person, game: str, level: str = "", seats: int | None = None) -> str:
        """One click: a table against bots that starts at once."""
        record = self.settings.shelf.game(game)
        count = seats if seats is not None else min(max(3, record.seats[0]), record.seats[-1])
        if count not in record.seats:
            record.chosen(count)
        name = self.create(person, Order(game, ("me", *[level or self.settings.level] * (count - 1)), listed=False))
        self.start(person, name)
        return name

    def join(self, person: Person, name: str, seat: int | None = None, invitation: str = "") -> None:
        """Sit down on a free seat of an open table; a private one needs the seat's invitation."""

        def act(room: Room) -> None:
            if room.seat_of(person) is not None:
                return
            self.must_be(room, "open")
            free = [s["seat"] for s in room.seats if not s["user"] and not s["bot"]]
            invited = [s for s in free if invitation and room.seats[s]["invitation"] == invitation]
            allowed = free if room.row["listed"] or room.is_host(person) else invited
            wanted = [s for s in (invited or allowed) if seat is None or s == seat]
            if not allowed:
                raise Refused(409 if not free else 403, "no_free_seat" if not free else "invitation_needed")
            if not wanted:
                raise Refused(409, "seat_taken")
            self.keep_seat(room, wanted[0], user=person.id, name=unique(room, person.name))

        self.change(name, act)

    def remove(self, person: Person, name: str, seat: int) -> None:
        """The host frees a seat before the start, and its invitation no longer counts."""

        def act(room: Room) -> None:
            self.must_host(room, person)
            self.must_be(room, "open")
            self.must_exist(room, seat)
            fresh = secrets.token_urlsafe(12)
            self.keep_seat(room, seat, user=None, bot="", name="", invitation=fresh)

        self.change(name, act)

    def fill(self, person: Person, name: str, seat: int, level: str) -> None:
        """The host seats a bot before the start."""
        if level not in LEVELS:
            raise BadOption(f"there is no bot {level}; there are {', '.join(LEVELS)}")

        def act(room: Room) -> None:
            self.must_host(room, person)
            self.must_be(room, "open")
            self.must_exist(room, seat)
            if room.seats[seat]["user"]:
                raise Refused(409, "seat_taken")
            self.keep_seat(room, seat, bot=level, name=unused(room))

        self.change(name, act)

    def start(self, person: Person, name: str) -> None:
        """The host begins; every seat must be taken."""

        def act(room: Room) -> None:
            self.must_host(room, person)
            if room.status == "playing":
                return
            self.must_be(room, "open")
            if any(not seat["user"] and not seat["bot"] for seat in room.seats):
                raise Refused(409, "seats_empty")
            room.match = Match(room.game, room.players(), int(room.row["seed"]), room.row["options"])
            try:
                timed = self.timed(room, time.time(), -1)
                self.keep(room, {"status": "playing", **timed, **ending(room.match)}, *self.turns(room))
            except BaseException:
                room.forget()
                raise

        self.change(name, act)

    # ---- during the match

    def play(self, person: Person, name: str, version: int, option: int, key: str = "") -> None:
        """A seat answers the question it saw at `version`; the same key, or the same version again, is a retry."""

        def act(room: Room) -> None:
            seat = self.must_sit(room, person)
            once = f"{seat}:{key or version}"
            if self.store.input_with(name, once) is not None:
                return
            self.must_be(room, "playing")
            match = room.playing()
            if not match.since[seat] <= version <= match.seen[seat]:
                raise Refused(409, "table_moved")
            match.play(seat, option)
            self.keep_input(room, once)

        self.change(name, act)

    def undo(self, person: Person, name: str, version: int, key: str = "") -> None:
        """Take back, as far as nobody has learned anything."""

        def act(room: Room) -> None:
            seat = self.must_sit(room, person)
            once = f"{seat}:{key or version}"
            if self.store.input_with(name, once) is not None:
                return
            self.must_be(room, "playing")
            room.playing().undo(seat)
            self.keep_input(room, once)

        self.change(name, act)

    def plead(self, person: Person, name: str) -> None:
        """Ask everybody to let a seat take back what cannot be taken back alone; bots agree."""

        def act(room: Room) -> None:
            seat = self.must_sit(room, person)
            self.must_be(room, "playing")
            if not room.playing().can_rewind(seat):
                raise Refused(409, "nothing_to_undo")
            if room.row["pleas"] and room.row["pleas"]["seat"] != seat:
                raise Refused(409, "plea_open")
            self.settle_plea(room, {"seat": seat, "agreed": [seat]})

        self.change(name, act)

    def consent(self, person: Person, name: str, agree: bool) -> None:
        """Answer such a plea; the one who asked may withdraw it."""

        def act(room: Room) -> None:
            seat = self.must_sit(room, person)
            self.must_be(room, "playing")
            plea = room.row["pleas"]
            if not plea:
                raise Refused(409, "no_plea")
            self.settle_plea(room, {**plea, "agreed": [*plea["agreed"], seat]} if agree else {})

        self.change(name, act)

    def settle_plea(self, room: Room, plea: dict[str, Any]) -> None:
        """Keep a plea; once all people have agreed, go back."""
        people = {seat["seat"] for seat in room.seats if seat["user"]}
        if plea and people <= set(plea["agreed"]):
            room.playing().rewind(plea["seat"])
            self.keep_input(room, f"rewind:{room.playing().version}", {"pleas": {}})
        else:
            self.keep(room, {"pleas": plea})

    def skip(self, person: Person, name: str) -> None:
        """Somebody at the table has seen enough: bots answer at once until a person is asked again."""

        def act(room: Room) -> None:
            self.must_sit(room, person)
            self.must_be(room, "playing")
            if room.playing().bot_seat() is not None and not room.row["hasty"]:
                self.keep(room, {"hasty": True})

        self.change(name, act)

    def leave(self, person: Person, name: str, level: str = DEFAULT_LEVEL) -> None:
        """Get up: before the start the seat is free again, later a bot goes on for you."""
        if level not in LEVELS:
            raise BadOption(f"there is no bot {level}; there are {', '.join(LEVELS)}")

        def act(room: Room) -> None:
            seat = self.must_sit(room, person)
            self.must_be(room, "open", "playing")
            if room.status == "open":
                self.free(room, seat)
            else:
                self.hand_to_bot(room, seat, level)

        self.change(name, act)

    def free(self, room: Room, seat: int) -> None:
        """A seat at an open table is free; without people the table is closed, without its host another is."""
        others = [s["user"] for s in room.seats if s["user"] and s["seat"] != seat]
        gone = room.seats[seat]["user"] == room.row["host"]
        values = {"host": others[0] if others else room.row["host"]} if gone else {}
        if not others:
            values["status"] = "closed"
        empty = {"user": None, "name": "", "asked": False}
        where = (seats.c.table == room.name) & (seats.c.seat == seat)
        self.keep(room, values, lambda c: c.execute(update(seats).where(where).values(**empty)))
        room.seats[seat].update(empty)

    def hand_to_bot(self, room: Room, seat: int, level: str) -> None:
        """A bot goes on in a seat, under the name that is known."""
        others = [s["user"] for s in room.seats if s["user"] and s["seat"] != seat]
        gone = room.seats[seat]["user"] == room.row["host"]
        room.seats[seat].update(user=None, bot=level, asked=False)
        room.playing().replace(seat, room.players()[seat])
        values = {"pleas": {}, **self.timed(room, time.time(), -1)}
        if gone and others:
            values["host"] = others[0]
        taken = {"user": None, "bot": level, "asked": False}
        where = (seats.c.table == room.name) & (seats.c.seat == seat)
        try:
            self.keep(room, values, lambda c: c.execute(update(seats).where(where).values(**taken)))
        except BaseException:
            room.forget()
            raise

    def say(self, person: Person, name: str, said: str) -> None:
        """A line of the chat, from somebody at the table."""
        line = clean(said, CHAT_LENGTH, "bad_chat")

        def act(room: Room) -> None:
            seat = self.must_sit(room, person)
            row = {"table": name, "at": time.time(), "seat": seat, "name": room.seats[seat]["name"], "text": line}
            self.keep(room, {}, lambda c: c.execute(insert(chat).values(**row)))
            room.chat = [*room.chat, row][-100:]

        self.change(name, act)

    # ---- after the match

    def rematch(self, person: Person, name: str) -> str:
        """The same table again: the first who asks opens it, the others sit down where they sat."""
        seat, order, again = self.read(name, lambda room: self.reorder(room, person))
        if again:
            self.join(person, again, seat)
            return again
        fresh = self.create(person, order)

        def act(room: Room) -> str:
            if room.row["rematch"] is None:
                self.keep(room, {"rematch": fresh})
            return str(room.row["rematch"])

        kept = self.change(name, act)
        if kept != fresh:
            self.leave(person, fresh)
            self.join(person, kept)
        elif "open" not in order.seats:
            self.start(person, kept)
        return kept

    def reorder(self, room: Room, person: Person) -> tuple[int, Order, str | None]:
        """What a rematch is made of."""
        seat = self.must_sit(room, person)
        self.must_be(room, "over")
        kinds = tuple("me" if s["seat"] == seat else s["bot"] or "open" for s in room.seats)
        row = room.row
        options = {key: value for key, value in row["options"].items() if key != "content"}
        return seat, Order(row["game"], kinds, options, row["clock"], row["pace"], row["listed"]), row["rematch"]

    def export(self, name: str) -> str:
        """The record of a match that is over, seed and all."""

        def look(room: Room) -> str:
            if room.row["replay"] is None:
                raise Refused(409, "not_over")
            return str(room.row["replay"])

        return self.read(name, look)

    def upload(self, person: Person, text: str) -> str:
        """Keep a record somebody brings, after playing it through."""
        replay = Replay.from_json(text)
        game = self.settings.shelf.game(str(replay.game))
        self.check_replay(game, replay)
        replay.names = [clean(str(n), 24, "bad_name") for n in replay.names[: replay.seats]]
        replay.names += [f"{i + 1}" for i in range(len(replay.names), replay.seats)]
        name, now = "r" + secrets.token_urlsafe(9), time.time()
        row = {
            "id": name, "game": game.name, "rules": game.version, "content": replay.content, "options": replay.options,
            "seed": replay.seed, "clock": "none", "pace": 0.0, "listed": False, "host": person.id, "status": "film",
            "version": 0, "room": 0, "clocks": {}, "pleas": {}, "due": None, "created": now, "touched": now,
            "replay": replay.to_json(), "rematch": None, "hasty": False,
        }  # fmt: skip
        order = Order(game.name, ("open",) * replay.seats)
        with self.store.writing() as connection:
            connection.execute(insert(tables).values(**row))
            for seat in self.laid(name, person, order):
                connection.execute(insert(seats).values(**{**seat, "name": replay.names[int(seat["seat"])]}))
        return name

    def check_replay(self, game: Game[Any], replay: Replay) -> None:
        """Refuse a record that is too long, reads files or does not play."""
        whole = isinstance(replay.seats, int) and isinstance(replay.seed, int) and isinstance(replay.options, dict)
        named = isinstance(replay.names, list) and all(isinstance(name, str) for name in replay.names)
        if not whole or not named or not 0 <= replay.seed < 1 << 61:
            raise Refused(422, "bad_replay")
        if replay.options.get("content") or len(replay.moves) > LONGEST_REPLAY:
            raise Refused(422, "bad_replay")
        if replay.verify(game) is None:
            raise Refused(422, "bad_replay")

    # ---- what the server does itself

    def task(self, name: str) -> Task | None:
        """What is to be done next at a table."""

        def look(room: Room) -> Task | None:
            if room.status != "playing" or room.match is None:
                return None
            match, end = room.match, next_end(room.row["clocks"])
            seat = match.bot_seat()
            if seat is None:
                return Task(*end) if end else None
            at = room.row["touched"] + (0.0 if room.row["hasty"] else self.settings.delay)
            if end and end[0] < at:
                return Task(*end)
            return Task(at, seat, match.players[seat].bot, match.seen[seat])

        return self.read(name, look)

    def guess(self, name: str, seat: int) -> tuple[str, dict[str, Any], int]:
        """What a bot may know: the game, a guess that fits its seat, and a number to think with."""

        def look(room: Room) -> tuple[str, dict[str, Any], int]:
            match = room.playing()
            number = match.number("bot")
            return match.game.name, match.game.save(match.game.open_guess(match.s, seat, number)), number

        return self.read(name, look)

    def bot_answers(self, name: str, task: Task, option: int) -> None:
        """A bot has thought; if its question is gone meanwhile, nothing happens."""

        def act(room: Room) -> None:
            match = room.playing()
            same = match.since[task.seat] <= task.version <= match.seen[task.seat]
            if room.status != "playing" or not same or match.players[task.seat].bot != task.bot:
                return
            ask = match.ask(task.seat)
            if ask is None or option not in ask.options:
                return
            match.play(task.seat, option)
            self.keep_input(room, f"bot:{match.version}")

        self.change(name, act)

    def expire(self, name: str, now: float) -> None:
        """Answer for the seat whose clock has run out."""

        def act(room: Room) -> None:
            end = next_end(room.row["clocks"])
            if room.status != "playing" or end is None or end[0] > now:
                return
            match = room.playing()
            match.expire(end[1])
            self.keep_input(room, f"clock:{match.version}")

        self.change(name, act)

    # ---- who may

    def must_sit(self, room: Room, person: Person) -> int:
        """The seat somebody has, or a refusal."""
        seat = room.seat_of(person)
        if seat is None:
            raise Refused(403, "not_seated")
        return seat

    def must_host(self, room: Room, person: Person) -> None:
        """Only the host may."""
        if not room.is_host(person):
            raise Refused(403, "host_only")

    def must_be(self, room: Room, *status: str) -> None:
        """The table must be in one of these states."""
        if room.status not in status:
            raise Refused(409, f"table_{room.status}")

    def must_exist(self, room: Room, seat: int) -> None:
        """The seat must be one of the table's."""
        if not 0 <= seat < len(room.seats):
            raise missing()


def ending(match: Match) -> dict[str, Any]:
    """What changes when the match is over."""
    if not match.over:
        return {}
    return {"status": "over", "due": None, "clocks": {}, "pleas": {}, "replay": match.replay.to_json()}


def unique(room: Room, name: str) -> str:
    """A name nobody else at the table has."""
    taken = {seat["name"] for seat in room.seats}
    return next(n for n in (name, *(f"{name} {i}" for i in range(2, 99))) if n not in taken)


def unused(room: Room) -> str:
    """A bot's name nobody else at the table has."""
    taken = {seat["name"] for seat in room.seats}
    return secrets.choice([cook for cook in COOKS if cook not in taken])

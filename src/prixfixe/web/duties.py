"""What the server does at tables itself: bots answer, clocks run out, tables without people rest."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, update

from prixfixe.bots.bot import open_guess
from prixfixe.core.state import WATCHER
from prixfixe.web.clocks import next_end
from prixfixe.web.moments import run_of, sealed, used_up_seat
from prixfixe.web.people import Person
from prixfixe.web.room import Room
from prixfixe.web.schema import tables
from prixfixe.web.service import Service


@dataclass(frozen=True)
class Task:
    """What is to be done at a table, and when: a bot's answer, or a clock that runs out."""

    at: float
    seat: int
    bot: str = ""
    version: int = 0
    sealed: bool = False  # a bot's answer whose time must tell nothing
    owner: tuple[str, str] = ("", "")  # address and person for whom the bot thinks
    run: int = 0  # open answers that the bot has given in a row

    @property
    def question(self) -> tuple[int, int, str]:
        """What a thought is about; later moments of the same question are the same task."""
        return self.seat, self.version, self.bot


class Duties:
    """The server's own part at every table."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.presence = service.presence
        self.most = service.settings.most_inputs

    def task(self, name: str) -> Task | None:
        """What is to be done next at a table."""
        return self.service.read(name, self.next_task)

    def next_task(self, room: Room) -> Task | None:
        """A seat whose inputs are used up is answered for at once; then whatever comes first."""
        if room.status != "playing" or room.match is None:
            return None
        seat = used_up_seat(room.match, self.most)
        if seat is not None:
            return Task(time.time(), seat)
        end = next_end(room.row.clocks)
        bot = self.next_bot(room)
        if bot and self.presence.absent(room.name, any(seat.user for seat in room.seats)):
            self.rest(room, end[0] if end else None)
            bot = None
        if bot is None or (end and end[0] < bot.at):
            return Task(*end) if end else None
        return bot

    def next_bot(self, room: Room) -> Task | None:
        """The bot that answers first."""
        match, when = room.playing(), "soon" if room.row.hasty else "at"
        asked = [ask for ask in match.s.asks if ask.seat >= 0 and match.players[ask.seat].bot]
        if not asked:
            return None
        moments = {ask.seat: room.row.moments.get(str(ask.seat), {when: room.row.touched}) for ask in asked}
        ask = min(asked, key=lambda ask: (moments[ask.seat][when], ask.seat))
        return Task(
            at=moments[ask.seat][when],
            seat=ask.seat,
            bot=match.players[ask.seat].bot,
            version=match.since[ask.seat],
            sealed=sealed(match, ask),
            owner=self.presence.owner(room.name, room.row.host),
            run=run_of(match, ask.seat),
        )

    def rest(self, room: Room, due: float | None) -> None:
        """Nobody has looked for long: bots stop here until somebody does."""
        if room.row.due == due:
            return

        def job(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id == room.name).values(due=due))

        self.service.store.write(job)
        room.row = replace(room.row, due=due)

    def looked(self, name: str, person: Person | None) -> bool:
        """Somebody looks; whether the server should look too, since one who counts has come back."""
        if person is None or not self.service.read(name, lambda room: counts(room, person)):
            return False
        return self.presence.look(name, person.id)

    def guess(self, name: str, task: Task) -> tuple[str, dict[str, Any], int] | None:
        """What a bot may know: the game, a guess that fits its seat, and a number to think with."""

        def look(room: Room) -> tuple[str, dict[str, Any], int] | None:
            match = room.playing()
            if not same(room, task):
                return None
            number = match.number("bot")
            return match.game.name, match.game.save(open_guess(match.game, match.s, task.seat, number)), number

        return self.service.read(name, look)

    def bot_answers(self, name: str, task: Task, option: int, now: float) -> bool:
        """A bot has thought. Before its moment only an answer that nobody else sees counts; false: not yet.

        If its question is gone meanwhile, nothing happens.
        """

        def act(room: Room) -> bool:
            match = room.playing()
            if not same(room, task) or option not in match.s.asked(task.seat).options:
                return True
            quiet = match.quiet(task.seat, option)
            if now < task.at and not quiet:
                return False
            match.play(task.seat, option)
            self.service.keep_input(room, f"bot:{match.version}", mover=WATCHER if quiet else task.seat)
            return True

        return self.service.change(name, act)

    def expire(self, name: str, now: float) -> None:
        """Answer for a seat whose clock has run out, or whose inputs are used up."""

        def act(room: Room) -> None:
            if room.status != "playing":
                return
            match, end = room.playing(), next_end(room.row.clocks)
            seat = used_up_seat(match, self.most)
            if seat is None and (end is None or end[0] > now):
                return
            match.expire(end[1] if seat is None and end else int(seat or 0))
            self.service.keep_input(room, f"clock:{match.version}")

        self.service.change(name, act)


def same(room: Room, task: Task) -> bool:
    """Whether a bot is still asked what it was asked."""
    match = room.playing()
    asked = room.status == "playing" and match.ask(task.seat) is not None
    return asked and (match.since[task.seat], match.players[task.seat].bot) == (task.version, task.bot)


def counts(room: Room, person: Person) -> bool:
    """Whether somebody's look lets the bots go on: that of a player, or anybody's where no person sits."""
    return room.seat_of(person) is not None or not any(seat.user for seat in room.seats)

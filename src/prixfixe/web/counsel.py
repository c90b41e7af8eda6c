"""Counsel for who is asked: what would follow from an answer, and what a good player would do.

Both are made from guesses that fit what the seat knows, so that nobody learns anything from them.
"""

from __future__ import annotations

import asyncio
from typing import Any, Callable, TypeVar

from starlette.concurrency import run_in_threadpool

from prixfixe.bots.bot import open_guess
from prixfixe.bots.reasons import in_words, reasons
from prixfixe.core.chance import chance
from prixfixe.table.preview import Preview as Followed
from prixfixe.table.preview import preview
from prixfixe.web.counsel_models import Best, Chance, Hint, Preview
from prixfixe.web.driver import Driver
from prixfixe.web.people import Person
from prixfixe.web.refused import Refused
from prixfixe.web.rights import may_have_hints, must_sit, with_bots_only
from prixfixe.web.room import Room
from prixfixe.web.service import Service
from prixfixe.web.thinking import Job, NoThought

LEVEL = "strong"  # who is asked for a hint
SECONDS = 0.5  # for its thoughts
BEST = 3  # answers that are compared
T = TypeVar("T")


def follows(service: Service, person: Person, name: str, version: int, option: int, lang: str) -> Preview | None:
    """What is certain to follow from an answer, worked out after the table is let go; None if it moved on since."""

    def look(room: Room) -> tuple[Any, ...] | None:
        seat, match = must_sit(room, person), room.match
        if match is None or match.ask(seat) is None or not match.since[seat] <= version <= match.seen[seat]:
            return None
        return match.game, match.s, seat, option, match.number("preview"), match.speech(lang)

    seen = service.read(name, look)
    if seen is None:
        return None
    found: Followed = preview(*seen)
    return Preview(lines=found.lines, certain=found.certain, points=found.points)


def must_be_asked(room: Room, person: Person) -> int:
    """The seat of somebody who is asked something."""
    seat = must_sit(room, person)
    if room.match is None or room.match.ask(seat) is None:
        raise Refused(409, "not_asked")
    return seat


async def hint(driver: Driver, service: Service, person: Person, name: str, lang: str) -> Hint:
    """What a good player would answer, thought in the line of all bots."""
    seat, game, guess, number = await run_in_threadpool(asked_for_hint, service, person, name)
    async with driver.line.turn(*service.presence.owner(name, person.id)):
        job = Job(game, guess, number, seat, LEVEL, SECONDS)
        option = await thinking(driver.pool.think, driver, job)
    why = await run_in_threadpool(told_why, service, job, option, lang)
    return Hint(option=option, why=why)


async def best(driver: Driver, service: Service, person: Person, name: str) -> Best:
    """The answers with the best chances, thought in the line of all bots."""
    seat, game, guess, number = await run_in_threadpool(asked_for_hint, service, person, name)
    after = service.read(name, lambda room: len(room.playing().replay.moves))
    async with driver.line.turn(*service.presence.owner(name, person.id)):
        job = Job(game, guess, number, seat, LEVEL, SECONDS, after=after)
        found = await thinking(driver.pool.weigh, driver, job)
    return Best(options=[Chance(option=option, win=win) for option, win in found[:BEST]])


async def thinking(think: Callable[[Job], T], driver: Driver, job: Job) -> T:
    """What comes of a job in one of the threads, or that there is too much to do."""
    try:
        return await asyncio.get_running_loop().run_in_executor(driver.pool.threads, think, job)
    except NoThought:
        raise Refused(503, "busy", wait=3) from None


def told_why(service: Service, job: Job, option: int, lang: str) -> list[str]:
    """By what an answer is better than the others that come to mind."""
    game = service.settings.shelf.game(job.game)
    guess = game.load(job.guess)
    ask = guess.asked(job.seat)
    others = game.bots.plan(guess, ask, chance(job.number))
    return in_words(game, reasons(game, guess, ask, option, others, chance(job.number)), lang)


def asked_for_hint(service: Service, person: Person, name: str) -> tuple[int, str, dict[str, Any], int]:
    """The seat, the game, a guess of what the seat knows, and a number to think with."""

    def look(room: Room) -> tuple[int, str, dict[str, Any], int]:
        seat, match = must_be_asked(room, person), room.playing()
        if not may_have_hints(room, seat):
            raise Refused(403, "no_hints")
        number = match.number("hint")
        return seat, match.game.name, match.game.save(open_guess(match.game, match.s, seat, number)), number

    asked = service.read(name, look)
    service.change(name, lambda room: tell(service, room, asked[0]))
    return asked


def tell(service: Service, room: Room, seat: int) -> None:
    """Other people see that somebody asked for a hint: a line of the chat without words, once in a row."""
    last = room.chat[-1] if room.chat else None
    if not with_bots_only(room, seat) and (last is None or (last.seat, last.text) != (seat, "")):
        service.add_line(room, seat, "")

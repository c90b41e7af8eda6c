"""The house: everything one server is made of."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
from dataclasses import dataclass
from types import FrameType
from typing import Any, Callable

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection

from prixfixe.web import wire
from prixfixe.web.binders import Binders
from prixfixe.web.driver import Driver
from prixfixe.web.duties import Duties
from prixfixe.web.hub import Hub, Listener
from prixfixe.web.limits import AtOnce, Limits, place_of
from prixfixe.web.load import Load
from prixfixe.web.lock import Lock
from prixfixe.web.metrics import Metrics
from prixfixe.web.people import People, Person, clean_name, likeness
from prixfixe.web.presence import Presence
from prixfixe.web.projector import Projector
from prixfixe.web.service import Heard, Service
from prixfixe.web.settings import Settings
from prixfixe.web.store import Store, address
from prixfixe.web.texts import LANGUAGES, preferred
from prixfixe.web.verdicts import Verdicts

log = logging.getLogger("prixfixe.web")
CHECK = 2.0  # seconds after which a stream ends whose session no longer counts
COOKIE = "prixfixe"
LANG = "lang"


class House:
    """Store, people, tables, streams and bots, put together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.lock = Lock(address(settings.db))
        self.store = Store(settings.db, settings.pool)
        self.store.prepare()
        self.people = People(self.store, self.store.secret(), self.moved)
        self.hub = Hub()
        self.limits = Limits(settings.limits, settings.rates)
        self.presence = Presence(settings.idle, settings.unwatched)
        self.service = Service(settings, self.store, self.presence, self.changed)
        self.binders = Binders(settings, self.store)
        self.verdicts = Verdicts(settings, self.store)
        self.duties = Duties(self.service)
        self.driver = Driver(self.duties)
        self.projector = Projector(settings)
        self.streams = AtOnce(
            settings.limits, settings.streams_person, settings.streams_address, wire.streams(settings)
        )
        self.load = Load(settings)
        self.metrics = Metrics()
        self.store.wrote, self.driver.thinks = self.metrics.wrote, self.metrics.thought
        self.measuring: asyncio.Task[None] | None = None
        self.watch: asyncio.Task[None] | None = None
        self.listener: Listener | None = None
        self.usher: asyncio.Task[None] | None = None

    def changed(self, name: str, heard: Heard) -> None:
        """A table has changed here: tell its listeners, and see whether the server has to do something."""
        self.hub.publish(name, heard)
        self.driver.wake(name)

    def moved(self, name: str) -> None:
        """Somebody else sits at a table now: read it again, and tell its listeners."""
        self.service.forget(name)
        self.hub.publish(name, self.service.news(name))

    def look(self, name: str, person: Person | None) -> None:
        """Somebody looks at a table: bots that rested there go on."""
        if self.duties.looked(name, person):
            self.driver.wake(name)

    def told(self, name: str) -> None:
        """Another server has changed a table: tell its listeners here."""
        if name in self.hub.bells:
            self.hub.publish(name, self.service.news(name))

    def parts(self) -> dict[str, bool]:
        """Whether each part of the server is well."""
        return {
            "database": self.store.healthy(),
            "disk": self.store.writable(self.settings.least_disk),
            "bots": self.driver.well(),
            "news": self.listener is None or self.listener.hears,
        }

    def open(self) -> None:
        """Begin, inside a running loop."""
        self.hub.loop = asyncio.get_running_loop()
        self.hub.loop.set_exception_handler(wire.Calm())
        self.watch = self.hub.loop.create_task(self.load.watch())
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGTERM, signal.SIGINT):
                signal.signal(number, self.parting(signal.getsignal(number)))
        if self.settings.metrics:
            self.measuring = self.hub.loop.create_task(self.metrics.watch(self))
        self.driver.start()
        self.verdicts.open()
        self.usher = self.hub.loop.create_task(self.end_old_streams())
        if self.store.postgres:
            self.listener = Listener(self.store, lambda: list(self.hub.bells), self.told)
            self.listener.start()

    async def end_old_streams(self) -> None:
        """End the streams of sessions that no longer count, whichever server ended them."""
        while True:
            await asyncio.sleep(CHECK)
            try:
                self.hub.end(await run_in_threadpool(self.people.ended, self.hub.listeners()))
            except Exception as error:
                log.warning("streams not checked", extra={"fields": {"reason": type(error).__name__}})

    def parting(self, before: Any) -> Callable[[int, FrameType | None], None]:
        """What a signal to stop does: streams end at once, since the server waits for them; then as before."""

        def stop(number: int, frame: FrameType | None) -> None:
            if self.hub.loop is not None:
                self.hub.loop.call_soon_threadsafe(self.hub.close)
            if callable(before):
                before(number, frame)

        return stop

    async def close(self) -> None:
        """Stop; everything acknowledged is in the store."""
        self.hub.close()
        for task in (self.usher, self.watch, self.measuring):
            if task:
                task.cancel()
        if self.listener:
            self.listener.stop()
        await self.driver.stop()
        self.verdicts.close()
        self.projector.stop()
        self.store.close()
        self.lock.release()


@dataclass(frozen=True)
class Visit:
    """Who asks, in which language, and how they showed who they are."""

    person: Person | None
    lang: str
    way: str  # "cookie", "token" or "" for somebody new


def house_of(request: HTTPConnection) -> House:
    """The house a request is for."""
    house: House = request.app.state.house
    return house


def visit(request: HTTPConnection) -> Visit:
    """Who asks; nobody for a token or cookie that was not signed here."""
    house = house_of(request)
    people, lang = house.people, language_of(request)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    bearer = scheme.lower() == "bearer" and token
    person = people.person(token.strip() if bearer else request.cookies.get(COOKIE, ""))
    if person:
        house.presence.came(person.id, client_of(request))
    return Visit(person, lang, "token" if bearer else "cookie" if person else "")


def language_of(request: HTTPConnection) -> str:
    """The language somebody has chosen, or the one the browser asks for."""
    lang = request.cookies.get(LANG, "")
    return lang if lang in LANGUAGES else preferred(request.headers.get("accept-language", ""))


def client_of(request: HTTPConnection) -> str:
    """Where a request comes from, for limits."""
    return place_of(request.client.host) if request.client else "-"


async def sits(request: HTTPConnection, name: str) -> bool:
    """Whether the one who asks has a seat at a table."""
    if not name or not ("cookie" in request.headers or "authorization" in request.headers):
        return False

    def look() -> bool:
        person = visit(request).person
        return person is not None and any(s.user == person.id for s in house_of(request).store.seats_of(name))

    return await run_in_threadpool(look)


def admitted(request: HTTPConnection, person: Person) -> Person:
    """The person with a row; an address can bring only so many new ones."""
    house = house_of(request)
    if not person.known:
        house.limits.spend(client_of(request), "guest")
    return house.people.ensure(person)


def count_login(request: HTTPConnection, name: str) -> None:
    """An attempt to sign in counts for the address it comes from and for the name, wherever it comes from."""
    limits = house_of(request).limits
    limits.spend(client_of(request), "login")
    limits.spend(likeness(clean_name(name)), "password")

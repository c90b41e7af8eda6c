"""The house: everything one server is made of."""

from __future__ import annotations

import signal
import threading
from dataclasses import dataclass
from types import FrameType
from typing import Any, Callable

from starlette.requests import HTTPConnection

from prixfixe.web.driver import Driver
from prixfixe.web.hub import Hub, Listener
from prixfixe.web.limits import Limits
from prixfixe.web.people import People, Person
from prixfixe.web.service import Heard, Service
from prixfixe.web.settings import Settings
from prixfixe.web.store import Store
from prixfixe.web.texts import LANGUAGES, preferred

COOKIE = "prixfixe"
LANG = "lang"


class House:
    """Store, people, tables, streams and bots, put together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.db, settings.pool)
        self.store.prepare()
        self.people = People(self.store, self.store.secret(), self.moved)
        self.hub = Hub()
        self.limits = Limits(settings.limits)
        self.service = Service(settings, self.store, self.changed)
        self.driver = Driver(self.service)
        self.listener: Listener | None = None

    def changed(self, name: str, heard: Heard) -> None:
        """A table has changed here: tell its watchers, and see whether the server has to do something."""
        self.hub.publish(name, heard)
        self.driver.wake(name)

    def moved(self, name: str) -> None:
        """Somebody else sits at a table now: read it again, and tell its watchers."""
        self.service.forget(name)
        self.hub.publish(name, self.service.news(name))

    def told(self, name: str) -> None:
        """Another server has changed a table: tell its watchers here."""
        if name in self.hub.bells:
            self.hub.publish(name, self.service.news(name))

    def open(self) -> None:
        """Begin, inside a running loop."""
        import asyncio

        self.hub.loop = asyncio.get_running_loop()
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGTERM, signal.SIGINT):
                signal.signal(number, self.parting(signal.getsignal(number)))
        self.driver.start()
        if self.store.postgres:
            self.listener = Listener(self.store, lambda: list(self.hub.bells), self.told)
            self.listener.start()

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
        if self.listener:
            self.listener.stop()
        await self.driver.stop()
        self.store.close()


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
    people = house_of(request).people
    lang = request.cookies.get(LANG, "")
    lang = lang if lang in LANGUAGES else preferred(request.headers.get("accept-language", ""))
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return Visit(people.person(token.strip()), lang, "token")
    person = people.person(request.cookies.get(COOKIE, ""))
    return Visit(person, lang, "cookie" if person else "")


def client_of(request: HTTPConnection) -> str:
    """Where a request comes from, for limits."""
    return request.client.host if request.client else "-"

"""The hub: wakes everybody who watches a table when it has changed."""

from __future__ import annotations

import asyncio
import logging
import threading
from contextlib import contextmanager
from typing import Callable, Iterator

from prixfixe.web.people import Person
from prixfixe.web.service import Heard
from prixfixe.web.store import CHANNEL, Store

log = logging.getLogger("prixfixe.web")


class Bell:
    """One stream's: whose it is, the latest news of its table, and whether it is still unheard."""

    def __init__(self, person: Person | None) -> None:
        self.listener = (person.id, person.session) if person else None
        self.over = False
        self.rung = asyncio.Event()
        self.heard: Heard | None = None


class Hub:
    """Streams by table; news come from any thread."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self.bells: dict[str, set[Bell]] = {}
        self.closed = False

    def publish(self, name: str, heard: Heard) -> None:
        """Tell everybody who watches a table."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.ring, name, heard)

    def ring(self, name: str, heard: Heard) -> None:
        """Wake the streams of a table."""
        for bell in self.bells.get(name, ()):
            bell.heard = heard
            bell.rung.set()

    @contextmanager
    def listening(self, name: str, person: Person | None) -> Iterator[Bell]:
        """A bell for as long as somebody watches."""
        bell = Bell(person)
        self.bells.setdefault(name, set()).add(bell)
        try:
            yield bell
        finally:
            self.bells[name].discard(bell)
            if not self.bells[name]:
                del self.bells[name]

    def listeners(self) -> set[tuple[str, str]]:
        """The ids and sessions of those who watch."""
        return {bell.listener for bells in self.bells.values() for bell in bells if bell.listener}

    def end(self, listeners: set[tuple[str, str]]) -> None:
        """End the streams of some."""
        for bell in [bell for bells in self.bells.values() for bell in bells if bell.listener in listeners]:
            bell.over = True
            bell.rung.set()

    def close(self) -> None:
        """End every stream; browsers come back by themselves."""
        self.closed = True
        for bells in self.bells.values():
            for bell in bells:
                bell.rung.set()


class Listener(threading.Thread):
    """Hears what other servers on the same PostgreSQL have written."""

    def __init__(self, store: Store, watched: Callable[[], list[str]], told: Callable[[str], None]) -> None:
        super().__init__(daemon=True, name="listener")
        self.store = store
        self.watched = watched
        self.told = told
        self.stopping = threading.Event()
        self.hears = False  # whether nothing is missed now

    def run(self) -> None:
        """Listen, and start again when the connection is lost; what was missed meanwhile is told anew."""
        while not self.stopping.is_set():
            try:
                self.listen()
            except Exception as error:
                self.hears = False
                log.warning("listener lost", extra={"fields": {"reason": type(error).__name__}})
                self.stopping.wait(1.0)

    def listen(self) -> None:
        """Pass on every notice until told to stop."""
        import psycopg

        url = self.store.url.replace("postgresql+psycopg://", "postgresql://")
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.hears = True
            for name in self.watched():
                self.told(name)
            while not self.stopping.is_set():
                for notice in connection.notifies(timeout=1.0):
                    self.told(notice.payload)

    def stop(self) -> None:
        """Stop listening."""
        self.stopping.set()

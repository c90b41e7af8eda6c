"""Caps: how many running tables with bots one person and one address may have."""

from __future__ import annotations

from threading import Lock

from sqlalchemy import ColumnElement, select

from prixfixe.web.presence import Presence
from prixfixe.web.refused import Refused
from prixfixe.web.schema import seats, tables
from prixfixe.web.settings import Settings
from prixfixe.web.store import Store

MOST = 10_000  # addresses remembered


class Caps:
    """Counts before a table with bots starts. Addresses are not kept: each server counts what was started there."""

    def __init__(self, settings: Settings, store: Store, presence: Presence) -> None:
        self.settings = settings
        self.store = store
        self.presence = presence
        self.lock = Lock()
        self.begun: dict[str, list[str]] = {}  # by address: the tables started from there

    def check(self, person: str) -> None:
        """Refuse one more table with bots."""
        if not self.settings.limits:
            return
        seated = select(seats.c.table).where(seats.c.user == person)
        mine = tables.c.id.in_(seated) | ((tables.c.host == person) & tables.c.due.is_not(None))
        if len(self.running(mine)) >= self.settings.person_tables:
            raise Refused(429, "too_many_tables", n=self.settings.person_tables)
        near = self.near(person)
        if len(near) >= self.settings.address_tables:
            raise Refused(429, "too_many_near", n=self.settings.address_tables)

    def near(self, person: str) -> list[str]:
        """The tables started from the person's address that still run."""
        address = self.presence.address(person)
        here = self.begun.get(address, [])
        running = self.running(tables.c.id.in_(here)) if here else set()
        with self.lock:
            if address in self.begun:
                self.begun[address] = [name for name in self.begun[address] if name in running]
        return sorted(running)

    def running(self, which: ColumnElement[bool]) -> set[str]:
        """The tables with bots, among these, that are played and do not rest for good."""
        with_bots = select(seats.c.table).where(seats.c.bot != "")
        with_people = select(seats.c.table).where(seats.c.user.is_not(None))
        lively = tables.c.id.in_(with_people) | tables.c.due.is_not(None)
        query = select(tables.c.id).where((tables.c.status == "playing") & which & lively & tables.c.id.in_(with_bots))
        return set(self.store.texts(query.limit(1000)))

    def started(self, person: str, table: str) -> None:
        """A table has begun."""
        address = self.presence.address(person)
        with self.lock:
            self.begun[address] = [*self.begun.pop(address, []), table]
            if len(self.begun) > MOST:
                del self.begun[next(iter(self.begun))]

"""Who is there: where people come from, and who has looked at which table lately. Nothing of it is kept."""

from __future__ import annotations

import time
from threading import Lock
from typing import NamedTuple

MOST = 20_000  # people and tables remembered
FRESH = 15.0  # seconds in which further looks are no news


class Look(NamedTuple):
    """The latest look at a table."""

    at: float
    person: str


class Presence:
    """Looks and addresses, the latest last."""

    def __init__(self, idle: float, unwatched: float) -> None:
        self.idle = idle  # seconds after which a table at which people sit rests
        self.unwatched = unwatched  # and one of bots alone
        self.lock = Lock()
        self.begun = time.monotonic()
        self.addresses: dict[str, str] = {}  # by person
        self.looks: dict[str, Look] = {}  # by table

    def came(self, person: str, address: str) -> None:
        """Somebody asks for something, from an address."""
        with self.lock:
            self.addresses.pop(person, None)
            self.addresses[person] = address
            if len(self.addresses) > MOST:
                del self.addresses[next(iter(self.addresses))]

    def look(self, table: str, person: str) -> bool:
        """Somebody who counts looks at a table; whether that is news."""
        now = time.monotonic()
        with self.lock:
            last = self.looks.pop(table, None)
            self.looks[table] = Look(now, person)
            if len(self.looks) > MOST:
                del self.looks[next(iter(self.looks))]
        return last is None or now - last.at > min(FRESH, self.idle, self.unwatched)

    def absent(self, table: str, people: bool) -> bool:
        """Whether nobody has looked for long; every table counts as looked at when the server starts."""
        look = self.looks.get(table)
        return time.monotonic() - (look.at if look else self.begun) > (self.idle if people else self.unwatched)

    def address(self, person: str) -> str:
        """Where somebody comes from; a person whose address is not known stands for itself."""
        return self.addresses.get(person, person)

    def owner(self, table: str, host: str | None) -> tuple[str, str]:
        """For whom a table's bots think: the address and the person that looked last, else those of its host."""
        look = self.looks.get(table)
        person = look.person if look else host or table
        return self.address(person), person

"""The rooms in memory: the least recently used leave, but none that somebody is in."""

from __future__ import annotations

import re
from contextlib import contextmanager
from threading import Lock
from typing import Iterator

from prixfixe.web.refused import missing
from prixfixe.web.room import Room
from prixfixe.web.settings import Shelf
from prixfixe.web.store import Store

NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")  # what the id of a table looks like


class Rooms:
    """Rooms by name, at most so many; a name that no table has gets none."""

    def __init__(self, store: Store, shelf: Shelf, most: int) -> None:
        self.store = store
        self.shelf = shelf
        self.most = most
        self.lock = Lock()
        self.rooms: dict[str, Room] = {}  # the least recently used first
        self.guests: dict[str, int] = {}  # how many threads are in a room, or on the way into it

    @contextmanager
    def entered(self, name: str) -> Iterator[Room]:
        """A room, with its lock, for as long as somebody is in it."""
        room = self.enter(name)
        try:
            with room.lock:
                yield room
        finally:
            self.leave(name)

    def enter(self, name: str) -> Room:
        """The room of a table, which stays until it is left."""
        if name not in self.rooms and not (NAME.fullmatch(name) and self.store.table(name)):
            raise missing()
        with self.lock:
            room = self.rooms.pop(name, None) or Room(name, self.store, self.shelf)
            self.rooms[name] = room
            self.guests[name] = self.guests.get(name, 0) + 1
            return room

    def leave(self, name: str) -> None:
        """Somebody is out; rooms too many go."""
        with self.lock:
            self.guests[name] -= 1
            if not self.guests[name]:
                del self.guests[name]
            if (spare := len(self.rooms) - self.most) > 0:
                for old in [old for old in self.rooms if old not in self.guests][:spare]:
                    del self.rooms[old]

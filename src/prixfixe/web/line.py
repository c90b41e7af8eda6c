"""The line in front of the bots' workers: addresses take turns, and within each its people do."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import asynccontextmanager
from typing import AsyncIterator

EASY = 2  # how many may wait for each worker before everybody thinks less

Ticket = asyncio.Future[None]


class Line:
    """Who thinks next, for so many workers."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.free = places
        self.waiting: dict[str, dict[str, deque[Ticket]]] = {}  # by address and person, next ones first
        self.length = 0

    @asynccontextmanager
    async def turn(self, address: str, person: str) -> AsyncIterator[None]:
        """Wait for a worker, and have it for as long as this lasts."""
        if self.free:
            self.free -= 1
        else:
            await self.wait(address, person)
        try:
            yield
        finally:
            self.hand_on()

    async def wait(self, address: str, person: str) -> None:
        """Stand in line."""
        ticket: Ticket = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, {}).setdefault(person, deque()).append(ticket)
        self.length += 1
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self.hand_on()
            raise

    def hand_on(self) -> None:
        """A worker is free: the next one has it."""
        while self.length:
            ticket = self.take()
            if not ticket.done():
                ticket.set_result(None)
                return
        self.free += 1

    def take(self) -> Ticket:
        """The first of the first person of the first address; both then go to the end."""
        address = next(iter(self.waiting))
        people = self.waiting.pop(address)
        person = next(iter(people))
        tickets = people.pop(person)
        ticket = tickets.popleft()
        if tickets:
            people[person] = tickets
        if people:
            self.waiting[address] = people
        self.length -= 1
        return ticket

    def share(self) -> float:
        """The part of their time that bots think while so many wait."""
        return min(1.0, EASY * self.places / (self.length + 1))

"""Server-Sent Events: they carry only how far a table is for the one who listens."""

from __future__ import annotations

import asyncio
import json
from typing import AsyncIterator

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from prixfixe.web.house import House, client_of
from prixfixe.web.people import Person

BEAT = 15.0  # seconds after which a silent stream says that it lives
RETRY = 1000  # milliseconds after which a browser comes back


class Stream(StreamingResponse):
    """A stream that counts for a person and an address as long as it is open."""

    def __init__(self, house: House, person: Person | None, address: str, content: AsyncIterator[str]) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(content, media_type="text/event-stream", headers=headers)
        self.place = house.streams.holding(person.id if person else "", address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it, or refuse before anything is sent."""
        with self.place:
            await super().__call__(scope, receive, send)


async def stream(request: Request, house: House, name: str, person: Person | None) -> Stream:
    """The events of a table; the first says how it stands now."""
    await run_in_threadpool(house.service.news, name)  # refuses a table that does not exist before anything is sent
    return Stream(house, person, client_of(request), told(house, name, person))


async def told(house: House, name: str, person: Person | None) -> AsyncIterator[str]:
    """A line whenever something has changed for this listener, and a sign of life otherwise."""
    with house.hub.listening(name, person) as bell:
        yield f"retry: {RETRY}\n\n"
        fresh = await run_in_threadpool(house.service.news, name)
        last = fresh.of(person)
        yield written(name, *last)
        while not house.hub.closed and not bell.over:
            await run_in_threadpool(house.look, name, person)
            try:
                await asyncio.wait_for(bell.rung.wait(), BEAT)
            except TimeoutError:
                yield ": still here\n\n"
                continue
            bell.rung.clear()
            now = bell.heard.of(person) if bell.heard else last
            if now != last:
                last = now
                yield written(name, *now)


def written(name: str, version: int, room: int) -> str:
    """One event."""
    data = json.dumps({"table": name, "version": version, "room": room})
    return f"event: change\nid: {version}.{room}\ndata: {data}\n\n"

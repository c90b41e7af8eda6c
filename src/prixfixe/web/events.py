"""Server-Sent Events: they carry only how far a table is for the one who listens."""

from __future__ import annotations

import asyncio
import json
from typing import AsyncIterator

from starlette.concurrency import run_in_threadpool
from starlette.responses import StreamingResponse

from prixfixe.web.house import House
from prixfixe.web.people import Person
from prixfixe.web.service import Heard

BEAT = 15.0  # seconds after which a silent stream says that it lives
RETRY = 1000  # milliseconds after which a browser comes back


async def stream(house: House, name: str, person: Person | None) -> StreamingResponse:
    """The events of a table; the first says how it stands now."""
    heard = await run_in_threadpool(house.service.news, name)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(told(house, name, person, heard), media_type="text/event-stream", headers=headers)


async def told(house: House, name: str, person: Person | None, first: Heard) -> AsyncIterator[str]:
    """A line whenever something has changed for this listener, and a sign of life otherwise."""
    with house.hub.listening(name) as bell:
        yield f"retry: {RETRY}\n\n"
        fresh = await run_in_threadpool(house.service.news, name)
        last = fresh.of(person)
        yield written(name, *last)
        while not house.hub.closed:
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

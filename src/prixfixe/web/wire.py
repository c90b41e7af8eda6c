"""The wire: connections have a time to say what they want, and the server keeps descriptors for itself."""

from __future__ import annotations

import asyncio
import errno
import logging
import resource
import time
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from prixfixe.web.settings import Settings

log = logging.getLogger("prixfixe.web")
BACKLOG = 64  # connections accepted at once
RESERVE = 4 * BACKLOG + 120  # descriptors kept: what is being accepted and closed, the database, files, processes
FULL = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
QUIET = 60.0  # seconds between two lines about the same trouble
Base: Any = AutoHTTPProtocol  # of h11 or of httptools, whichever there is


class Connection(Base):  # type: ignore[misc]
    """A connection that is closed when a request is not whole, or an answer not taken, after a time."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.settings: Settings = self.app_state["settings"]
        self.timer: asyncio.TimerHandle | None = None
        self.since = time.monotonic()

    @property
    def at_work(self) -> bool:
        """Whether a whole request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is there."""
        super().connection_made(transport)
        self.hurry()
        if len(self.connections) > connections(self.settings):
            idle = [other for other in self.connections if not other.at_work and other is not self]
            min(idle, key=lambda other: other.since, default=self).transport.abort()

    def data_received(self, data: bytes) -> None:
        """Part of a request."""
        super().data_received(data)
        self.rest() if self.at_work else self.hurry()

    def pause_writing(self) -> None:
        """The other side does not take what it is sent."""
        super().pause_writing()
        self.hurry()

    def resume_writing(self) -> None:
        """It does again."""
        super().resume_writing()
        self.rest()

    def connection_lost(self, reason: Exception | None) -> None:
        """Nobody is there any longer."""
        super().connection_lost(reason)
        self.rest()

    def hurry(self) -> None:
        """From now on there is only so much time."""
        if self.timer is None:
            self.since = time.monotonic()
            self.timer = self.loop.call_later(self.settings.request_time, self.transport.abort)

    def rest(self) -> None:
        """There is time."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def connections(settings: Settings) -> int:
    """How many connections there may be, so that some descriptors are left."""
    return max(8, min(settings.connections, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - RESERVE))


def streams(settings: Settings) -> int:
    """How many of them may be streams."""
    return min(settings.streams, connections(settings) * 3 // 4)


class Calm:
    """Says once in a while that no more connections could be accepted, where asyncio says it each time."""

    def __init__(self) -> None:
        self.last = -QUIET
        self.count = 0

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Something went wrong in the loop itself."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in FULL:
            loop.default_exception_handler(context)
            return
        self.count += 1
        if time.monotonic() - self.last >= QUIET:
            self.last = time.monotonic()
            log.error("no descriptors", extra={"fields": {"reason": error.strerror, "times": self.count}})

"""Load: how busy the server is, and who is asked to come back so that play at running tables does not suffer."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any, Callable, Coroutine

from prixfixe.web.refused import Refused
from prixfixe.web.settings import Settings

TICK = 0.1  # seconds between two looks at the clock
RECENT = 3.0  # seconds for which an answer tells how it goes
ENOUGH = 10  # answers that tell something
SHARE = 0.5  # of the time that is allowed; beyond it, it is late enough to act
STARTING = 10.0  # seconds after its start in which a late event loop tells nothing: games and workers are being loaded
HOLD = 5.0  # seconds for which it stays busy, since whoever was let in last has only begun to play
PLAY = ("moves", "undo", "plea", "consent", "skip", "chat", "leave")
Seated = Callable[[str], Coroutine[Any, Any, bool]]


def kind_of(method: str, path: str) -> tuple[str, str]:
    """What a request is for, and the table it names: free, play, look (which costs a page), or other things to do."""
    if path.startswith(("/static", "/healthz", "/metrics")):
        return "free", ""
    parts = path.removeprefix("/api").split("/")
    name = parts[2] if len(parts) > 2 and parts[1] == "tables" else ""
    if method == "POST" and name and len(parts) == 4 and parts[3] in PLAY:
        return "play", name
    if method in ("GET", "HEAD") and not (name and len(parts) > 3):
        return "look", name
    return "other", name


class Load:
    """What the server measures of itself. Past what it can do, only those who play are let in."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.slots = asyncio.Semaphore(settings.looks)
        self.waiting = 0
        self.lag = 0.0  # how late the event loop is, in seconds
        self.times: deque[tuple[float, float]] = deque(maxlen=500)  # when a move was answered, and how long it took
        self.busy = False
        self.held = 0.0  # until when it counts as busy

    async def watch(self) -> None:
        """Measure, for as long as the server runs."""
        ready = time.monotonic() + STARTING
        while True:
            began = time.monotonic()
            await asyncio.sleep(TICK)
            late = time.monotonic() - began - TICK
            self.lag += (late - self.lag) / 4 if began > ready else 0.0
            if 0 < self.settings.calm * SHARE < max(self.lag, self.slowest()):
                self.held = time.monotonic() + HOLD
            self.busy = time.monotonic() < self.held

    def slowest(self) -> float:
        """The time within which 95 % of the latest moves were answered; 0 while there are few."""
        since = time.monotonic() - RECENT
        latest = sorted(seconds for at, seconds in self.times if at > since)
        return latest[len(latest) * 95 // 100] if len(latest) >= ENOUGH else 0.0

    async def enter(self, kind: str, name: str, seated: Seated) -> bool:
        """Let a request in, or refuse it; whether it takes one of the places for looks."""
        if kind in ("free", "play"):
            return False
        if self.busy:
            if not await seated(name):
                raise Refused(503, "busy", wait=3)
            return False
        if kind != "look":
            return False
        if self.slots.locked() and await seated(name):
            return False
        await self.wait()
        return True

    async def wait(self) -> None:
        """A place for a look; not for long, and not in a long line."""
        if self.waiting >= self.settings.looks_waiting:
            raise Refused(503, "busy", wait=3)
        self.waiting += 1
        try:
            async with asyncio.timeout(self.settings.looks_wait):
                await self.slots.acquire()
        except TimeoutError:
            raise Refused(503, "busy", wait=3) from None
        finally:
            self.waiting -= 1

    def leave(self, kind: str, placed: bool, seconds: float) -> None:
        """A request is answered."""
        if placed:
            self.slots.release()
        if kind == "play":
            self.times.append((time.monotonic(), seconds))

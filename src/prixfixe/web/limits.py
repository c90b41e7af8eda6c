"""Limits: how often somebody may do something, as buckets that refill."""

from __future__ import annotations

import time
from threading import Lock

from prixfixe.web.refused import Refused

BUCKETS = {  # how many at once, and how many a second afterwards
    "page": (200.0, 40.0),
    "move": (40.0, 10.0),
    "chat": (6.0, 0.5),
    "table": (12.0, 0.2),
    "name": (8.0, 0.2),
    "login": (6.0, 0.1),
    "upload": (5.0, 0.1),
    "guest": (30.0, 0.5),
}
MOST = 20_000  # buckets kept


class Limits:
    """The buckets of one server."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.lock = Lock()
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, who: str, kind: str) -> None:
        """Take one from a bucket, or refuse."""
        if not self.on:
            return
        most, rate = BUCKETS[kind]
        now = time.monotonic()
        with self.lock:
            left, then = self.buckets.pop((who, kind), (most, now))
            left = min(most, left + (now - then) * rate)
            self.buckets[who, kind] = (max(0.0, left - 1), now)
            if len(self.buckets) > MOST:
                del self.buckets[next(iter(self.buckets))]
        if left < 1:
            raise Refused(429, "too_often")

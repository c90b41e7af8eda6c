"""Metrics: what a server measures of itself, for Prometheus; numbers only, and labels of which there are few.

Several workers share a folder (`FOLDER`), in which prometheus-client keeps what each has counted.
"""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, MutableMapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from starlette.concurrency import run_in_threadpool

import prixfixe

if TYPE_CHECKING:
    from prixfixe.web.house import House

log = logging.getLogger("prixfixe.web")
FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the name that prometheus-client reads
EVERY = 2.0  # seconds between two looks at what is not counted when it happens
METHODS = ("GET", "HEAD", "POST")
OTHER = "other"  # whatever else somebody sends, so that nobody can make labels
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0)


class Metrics:
    """The numbers of one server process, or of all workers together."""

    def __init__(self) -> None:
        mine = self.mine = CollectorRegistry()
        here: dict[str, Any] = {"registry": mine}
        self.requests = Counter("prixfixe_requests", "Requests", ["method", "route", "status"], **here)
        self.latency = Histogram("prixfixe_request_seconds", "Until the answer", ["route"], buckets=QUICK, **here)
        self.writes = Histogram("prixfixe_store_write_seconds", "Until a write is on the disk", buckets=QUICK, **here)
        self.thinking = Histogram("prixfixe_bot_seconds", "Thinking about an answer", ["level"], buckets=LONG, **here)
        self.thoughtless = Counter("prixfixe_bot_failures", "Thoughts that failed", **here)
        same, summed = here | {"multiprocess_mode": "mostrecent"}, here | {"multiprocess_mode": "livesum"}
        self.tables = Gauge("prixfixe_tables", "Tables that are open or running", ["status"], **same)
        self.streams = Gauge("prixfixe_streams", "Open event streams", **summed)
        self.queue = Gauge("prixfixe_bot_queue", "Bots that wait for a worker", **summed)
        self.rooms = Gauge("prixfixe_rooms", "Tables in memory", **summed)
        self.busy = Gauge("prixfixe_busy", "Workers that let in only those who play", **summed)
        self.version = Gauge("prixfixe_version", "Which version runs", ["version"], **same)
        if FOLDER not in os.environ:
            ProcessCollector(registry=mine)

    def answered(self, scope: MutableMapping[str, Any], status: int, seconds: float) -> None:
        """A request has been answered; a stream takes as long as somebody looks, which is no latency."""
        route = route_of(scope)
        method = scope["method"] if scope["method"] in METHODS else OTHER
        self.requests.labels(method, route, str(status)).inc()
        if not route.endswith("/events"):
            self.latency.labels(route).observe(seconds)

    def wrote(self, seconds: float) -> None:
        """A write is on the disk."""
        self.writes.observe(seconds)

    def thought(self, level: str, seconds: float, failed: bool = False) -> None:
        """A bot has thought."""
        self.thinking.labels(level.partition(":")[0]).observe(seconds)
        if failed:
            self.thoughtless.inc()

    def sample(self, house: House) -> None:
        """Look at what is as it is at the moment."""
        for status, count in house.store.counted(("open", "playing")).items():
            self.tables.labels(status).set(count)
        self.version.labels(prixfixe.__version__).set(1)
        self.streams.set(house.streams.count)
        self.queue.set(house.driver.line.length)
        self.rooms.set(len(house.service.rooms.rooms))
        self.busy.set(house.load.busy)

    async def watch(self, house: House) -> None:
        """Keep the others' view of this worker fresh."""
        while FOLDER in os.environ:
            try:
                await run_in_threadpool(self.sample, house)
            except Exception as error:
                log.warning("not measured", extra={"fields": {"reason": type(error).__name__}})
            await asyncio.sleep(EVERY)

    def text(self, house: House) -> bytes:
        """Everything, as Prometheus reads it."""
        self.sample(house)
        if FOLDER not in os.environ:
            return generate_latest(self.mine)
        forget_the_dead(Path(os.environ[FOLDER]))
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)


def route_of(scope: MutableMapping[str, Any]) -> str:
    """The route of a request as it was declared, without what somebody filled in."""
    if scope["path"].startswith("/static/"):
        return "/static"
    return getattr(scope.get("route"), "path", OTHER)


def forget_the_dead(folder: Path) -> None:
    """Workers that have died have no streams."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not Path(f"/proc/{pid}").exists() and Path("/proc/self").exists():
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]

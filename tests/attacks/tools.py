"""What the attacks share: a server to attack, and somebody who only wants to play there meanwhile."""

from __future__ import annotations

import resource
import statistics
import tempfile
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Iterator

import httpx

from tests.web.client import Player, Server, serving

GAME = "sweet-mess"


@contextmanager
def attacked(descriptors: int = 0, **settings: Any) -> Iterator[Server]:
    """A server as people run it, with its limits, on a database of its own."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    as_people_run_it = {"limits": 1, "projectors": 1, **settings}
    if descriptors:
        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, hard))
    with tempfile.TemporaryDirectory() as folder, serving(f"{folder}/attacked.db", **as_people_run_it) as server:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        yield server


def client(server: Server, address: str = "127.0.0.1", timeout: float = 60) -> httpx.Client:
    """A connection from an address of this machine."""
    return httpx.Client(base_url=server.url, timeout=timeout, transport=httpx.HTTPTransport(local_address=address))


class Bystander(threading.Thread):
    """Two people at a table of their own, who come from another address and answer a few times a second."""

    def __init__(self, server: Server, pace: float = 0.15) -> None:
        super().__init__(daemon=True)
        self.people = [Player(client(server, "127.0.0.2"), name) for name in ("Ann", "Bob")]
        self.pace = pace
        self.times: list[float] = []
        self.failed = 0
        self.done = False

    def run(self) -> None:
        """Play one match after the other."""
        while not self.done:
            try:
                self.play()
            except (httpx.HTTPError, AssertionError):
                self.failed += 1
                time.sleep(0.2)

    def play(self) -> None:
        """A table, and moves until it is over."""
        host, guest = self.people
        name = host.post("/tables", {"game": GAME, "seats": ["me", "open"]})["id"]
        guest.post(f"/tables/{name}/join", {})
        host.post(f"/tables/{name}/start")
        while not self.done:
            tables = [person.table(name) for person in self.people]
            if tables[0]["status"] != "playing":
                return
            for person, table in zip(self.people, tables):
                if table["question"] and not self.done:
                    began = time.perf_counter()
                    person.move(table)
                    self.times.append(time.perf_counter() - began)
                    time.sleep(self.pace)
                    break

    def stop(self) -> dict[str, Any]:
        """How it went."""
        self.done = True
        self.join(60)
        return {"moves": len(self.times), **spread("a move", self.times), "requests that failed": self.failed}


def spread(what: str, seconds: list[float]) -> dict[str, Any]:
    """The middle, the 95 % and the slowest of some times, in milliseconds."""
    if not seconds:
        return {f"{what}, ms": "none"}
    ordered = sorted(seconds)
    picked = statistics.median(ordered), ordered[len(ordered) * 95 // 100], ordered[-1]
    return {f"{what}, median / 95 % / slowest, ms": " / ".join(f"{1000 * value:.0f}" for value in picked)}


def peak(server: Server) -> int:
    """The most memory the server has had, in megabytes."""
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(text.partition("VmHWM:")[2].split()[0]) // 1024


def report(figures: dict[str, Any]) -> None:
    """Print them."""
    print("\n".join(f"{name:>44}  {value}" for name, value in figures.items()))

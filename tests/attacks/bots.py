"""Starving other people's bots: python -m tests.attacks.bots [--tables 40] [--waits 20] [--limits]

One guest opens many tables of three chefs and keeps looking at them; a stranger plays Restaurant Row against one cook.
Prints how long the stranger waits for the cook without and with the attacker, on a server of its own on this machine.
With --limits the server also counts tables, as it does for people; without, all tables run and only the line is fair.
The server is whatever `prixfixe` PYTHONPATH leads to, so an older build can be measured with the same script.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from typing import Any, Iterator

import httpx

from tests.web.client import Player, free_port

LONGEST = 60.0  # seconds that one answer is waited for


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--waits", type=int, default=20)
    parser.add_argument("--limits", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(folder, given.limits) as url:
        print(json.dumps(attack(url, given.tables, given.waits)))


def attack(url: str, tables: int, waits: int) -> dict[str, Any]:
    """The stranger's waits without and with the attacker."""
    with httpx.Client(base_url=url, timeout=LONGEST) as http:
        alone = waited(http, waits)
        with Attacker(url, tables) as attacker:
            with_attacker = waited(http, waits)
    return {
        "tables of three chefs": attacker.opened,
        "refused": attacker.refused,
        "waits alone": summary(alone),
        "waits with the attacker": summary(with_attacker),
        "median, times as long": round(statistics.median(with_attacker) / statistics.median(alone), 2),
    }


def summary(waits: list[float]) -> dict[str, float]:
    """Median and longest, in seconds."""
    return {"median": round(statistics.median(waits), 2), "longest": round(max(waits), 2), "answers": len(waits)}


def waited(http: httpx.Client, count: int) -> list[float]:
    """How long a stranger waits for a cook, that many times or until one answer takes too long."""
    stranger = Player(http)
    waits: list[float] = []
    while len(waits) < count:
        name = stranger.post("/play", {"game": "restaurant-row", "level": "cook", "seats": 2})["id"]
        while len(waits) < count:
            table = answered(stranger, name, waits)
            if table["status"] != "playing" or (waits and waits[-1] >= LONGEST):
                break
            stranger.move(table)
        if waits and waits[-1] >= LONGEST:
            break
    return waits


def answered(stranger: Player, name: str, waits: list[float]) -> Any:
    """The table once the stranger is asked; the time is counted if that is not at once."""
    begun = time.monotonic()
    table = stranger.table(name)
    if table["question"] or table["status"] != "playing":
        return table
    while table["status"] == "playing" and not table["question"] and time.monotonic() - begun < LONGEST:
        time.sleep(0.04)
        table = stranger.table(name)
    waits.append(time.monotonic() - begun)
    return table


class Attacker:
    """Opens tables of three chefs, and looks at all of them now and again so that none rests."""

    def __init__(self, url: str, tables: int) -> None:
        self.url = url
        self.tables = tables
        self.opened = self.refused = 0
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.look, daemon=True)

    def __enter__(self) -> Attacker:
        """Open the tables, then let the chefs come to think."""
        with httpx.Client(base_url=self.url, timeout=LONGEST) as http:
            self.player = Player(http)
            self.names = [name for _ in range(self.tables) if (name := self.begun())]
        self.opened = len(self.names)
        self.thread.start()
        time.sleep(3)
        return self

    def begun(self) -> str:
        """A table of three chefs; nothing if it is refused."""
        made = self.player.ask("POST", "/tables", {"game": "critter-kitchen", "seats": ["chef"] * 3, "listed": False})
        name = made.json().get("id", "")
        if not name or self.player.ask("POST", f"/tables/{name}/start").status_code != 200:
            self.refused += 1
            return ""
        return str(name)

    def look(self) -> None:
        """Look at every table every few seconds, for at most ten minutes."""
        with httpx.Client(base_url=self.url, timeout=LONGEST) as http:
            player = Player(http, token=self.player.token)
            end = time.monotonic() + 600
            while time.monotonic() < end and not self.over.wait(5):
                for name in self.names:
                    player.ask("GET", f"/tables/{name}")

    def __exit__(self, *error: object) -> None:
        """Look no more."""
        self.over.set()
        self.thread.join()


@contextmanager
def serving(folder: str, limits: bool) -> Iterator[str]:
    """A server as people run it, until the end of the block."""
    port = free_port()
    code = f"from prixfixe.web.serve import serve; serve(port={port}, db={folder + '/a.db'!r}, limits={limits})"
    process = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ
    )
    url = f"http://127.0.0.1:{port}"
    try:
        for _ in range(300):
            try:
                httpx.get(f"{url}/healthz", timeout=1)
                break
            except httpx.HTTPError:
                time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()

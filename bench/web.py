"""How the web server does under load: python -m bench.web [--streams 200] [--matches 40] [--seconds 20] [--json]

200 event streams watch 40 matches of people against bots. People here are programs that answer through the API at a
human pace; a move counts as arrived when a stream says so. Then a finished match of 500 moves is opened cold.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

from prixfixe.bots.bot import decide
from prixfixe.bots.levels import bot
from prixfixe.table.match import Match, Player

ROOT = Path(__file__).parent.parent


def main() -> None:
    """Run both measurements and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="critter-kitchen")
    parser.add_argument("--streams", type=int, default=200)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two answers of a person")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--arrive", type=float, default=0.0, help="seconds over which people come, while others play")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(loaded(given, folder)) | opened(folder, 500)
    print(json.dumps(figures) if given.json else "\n".join(f"{name:>34}  {value}" for name, value in figures.items()))


async def loaded(given: argparse.Namespace, folder: str) -> dict[str, Any]:
    """Moves through the API, and how long they take to reach every stream."""
    server = started(folder)
    limits = httpx.Limits(max_connections=given.streams + 100, max_keepalive_connections=given.streams + 100)
    try:
        async with httpx.AsyncClient(base_url=server.url, limits=limits, timeout=30) as http:
            load = Load(http, given)
            before = cpu(server.process.pid)
            await load.ramp() if given.arrive else await load.run()
            used = round(cpu(server.process.pid) - before, 2)
            return load.figures() | {"server's own CPU seconds": used, "moves of all": inputs(folder)}
    finally:
        server.process.terminate()
        server.process.wait()


def cpu(pid: int) -> float:
    """The seconds a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def inputs(folder: str) -> int:
    """How many moves were kept, bots' included."""
    with sqlite3.connect(f"{folder}/bench.db") as store:
        return int(store.execute("select count(*) from inputs").fetchone()[0])


class Running:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[bytes], url: str) -> None:
        self.process = process
        self.url = url


def started(folder: str, calm: float = 0.15) -> Running:
    """The server as people run it, without limits, since everybody here comes from one address."""
    port = 18000 + os.getpid() % 1000
    given = f"port={port}, db={folder + '/bench.db'!r}, limits=False, calm={calm}"
    code = f"from prixfixe.web.serve import serve; serve({given})"
    process = subprocess.Popen(
        [sys.executable, "-c", code], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=os.environ
    )
    url = f"http://127.0.0.1:{port}"
    for _ in range(300):
        try:
            httpx.get(f"{url}/healthz", timeout=1)
            return Running(process, url)
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("bench: the server does not answer")


class Load:
    """People, their tables and everybody who watches."""

    def __init__(self, http: httpx.AsyncClient, given: argparse.Namespace) -> None:
        self.http = http
        self.given = given
        self.people: list[tuple[str, dict[str, str]]] = []  # table, headers
        self.sent: dict[str, float] = {}  # when the latest move of a table was sent
        self.arrived: list[float] = []
        self.answered: list[float] = []
        self.refused: dict[str, int] = {"tables": 0, "looks": 0, "moves": 0, "streams": 0}
        self.done = False

    async def open(self) -> tuple[str, dict[str, str]] | None:
        """A table of one person and two bots; none if the server has too much to do."""
        guest = await self.http.post("/api/guests", json={})
        if guest.status_code == 201:
            headers = {"Authorization": f"Bearer {guest.json()['token']}"}
            order = {"game": self.given.game, "level": self.given.level, "seats": 3}
            made = await self.http.post("/api/play", json=order, headers=headers)
            if made.status_code == 201:
                self.people.append((made.json()["id"], headers))
                return self.people[-1]
        self.refused["tables"] += 1
        return None

    async def ramp(self) -> None:
        """People come one after another; who is refused stays away, who sits down plays and is watched at once."""
        tasks = []
        for _ in range(self.given.matches):
            tasks.append(asyncio.create_task(self.come()))
            await asyncio.sleep(self.given.arrive / self.given.matches)
        await asyncio.sleep(self.given.seconds)
        self.done = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def come(self) -> None:
        """Somebody comes, and with them the streams that watch their table."""
        person = await self.open()
        if person:
            share = self.given.streams // self.given.matches
            watching = [asyncio.create_task(self.watch(*person)) for _ in range(share)]
            try:
                await self.play(*person)
            finally:
                for task in watching:
                    task.cancel()

    async def run(self) -> None:
        """Everybody sits down; then all play and watch for a while."""
        for _ in range(self.given.matches):
            await self.open()
        share = self.given.streams // self.given.matches
        watchers = [asyncio.create_task(self.watch(*person)) for person in self.people for _ in range(share)]
        await asyncio.sleep(2)
        players = [asyncio.create_task(self.play(*person)) for person in self.people]
        await asyncio.sleep(self.given.seconds)
        self.done = True
        await asyncio.gather(*players, return_exceptions=True)
        for task in watchers:
            task.cancel()
        await asyncio.gather(*watchers, return_exceptions=True)

    async def watch(self, name: str, headers: dict[str, str]) -> None:
        """A stream of somebody who sees every move of the person: a secret one is no news for others."""
        path = f"/api/tables/{name}/events"
        async with self.http.stream("GET", path, headers=headers, timeout=None) as stream:
            self.refused["streams"] += stream.status_code != 200
            async for line in stream.aiter_lines():
                sent = self.sent.get(name)
                if line.startswith("data:") and sent is not None:
                    self.arrived.append(time.perf_counter() - sent)
                    self.heard(name)

    def heard(self, name: str) -> None:
        """Later news of the table are of bots; only the first echo of a person's move counts, for every stream."""
        share = self.given.streams // self.given.matches
        self.echoes = getattr(self, "echoes", {})
        self.echoes[name] = self.echoes.get(name, 0) + 1
        if self.echoes[name] >= share:
            self.sent.pop(name, None)
            self.echoes[name] = 0

    async def play(self, name: str, headers: dict[str, str]) -> None:
        """A person who thinks for a while and answers at random."""
        dice = random.Random(name)
        await asyncio.sleep(dice.uniform(0, self.given.pace))
        while not self.done:
            seen = await self.http.get(f"/api/tables/{name}", headers=headers)
            if seen.status_code != 200:
                self.refused["looks"] += 1
                await asyncio.sleep(float(seen.headers.get("retry-after", 1)))
                continue
            table = seen.json()
            if table["status"] != "playing":
                return
            if table["question"]:
                option = dice.choice(table["question"]["options"])["value"]
                began = time.perf_counter()
                self.sent[name], self.echoes = began, {**getattr(self, "echoes", {}), name: 0}
                move = {"version": table["version"], "option": option}
                answer = await self.http.post(f"/api/tables/{name}/moves", json=move, headers=headers)
                self.refused["moves"] += answer.status_code != 200
                self.answered.append(time.perf_counter() - began)
            await asyncio.sleep(dice.uniform(0.5, 1.5) * self.given.pace)

    def figures(self) -> dict[str, Any]:
        """What was measured."""
        return {
            "matches": f"{len(self.people)} of {self.given.matches}",
            "streams": self.given.streams,
            "moves of people": len(self.answered),
            "arrivals": len(self.arrived),
            "refused": self.refused,
            "answer, median ms": ms(self.answered, 0.5),
            "answer, 95 % ms": ms(self.answered, 0.95),
            "move to viewer, median ms": ms(self.arrived, 0.5),
            "move to viewer, 95 % ms": ms(self.arrived, 0.95),
        }


def ms(times: list[float], share: float) -> float:
    """A quantile in milliseconds."""
    return round(sorted(times)[int(share * (len(times) - 1))] * 1000, 1) if times else float("nan")


def opened(folder: str, moves: int) -> dict[str, Any]:
    """How long a finished match of so many moves takes to open, from the disk to the page."""
    from fastapi.testclient import TestClient

    from prixfixe.web.app import app
    from prixfixe.web.settings import Settings

    house = app(Settings(db=f"{folder}/opened.db", thinkers=0, limits=False))
    with TestClient(house) as client:
        name, count = stored(house.state.house, moves)
        times = []
        for _ in range(7):
            house.state.house.service.forget(name)
            began = time.perf_counter()
            assert client.get(f"/tables/{name}").status_code == 200
            times.append(time.perf_counter() - began)
        began = time.perf_counter()
        assert client.get(f"/tables/{name}/replay?step=40").status_code == 200
        film = time.perf_counter() - began
    return {
        "moves of the finished match": count,
        "opening it, median ms": round(statistics.median(times) * 1000, 1),
        "a step of its replay, ms": round(film * 1000, 1),
    }


def stored(house: Any, moves: int) -> tuple[str, int]:
    """A finished match of at least so many moves, kept as the server keeps one."""
    for game in ("sweet-mess", "rival-restaurants", "ristorante-italia", "restaurant-row", "critter-kitchen"):
        if game not in house.settings.shelf.names:
            continue
        record = house.settings.shelf.game(game)
        match = played(record, record.seats[-1])
        if len(match.replay.moves) >= moves:
            break
    person = house.people.ensure(house.people.visitor())
    name = house.service.play_now(person, game, "random", record.seats[-1])
    room = house.service.room(name)
    room.match = match
    from prixfixe.web import snapshots
    from prixfixe.web.service import ended

    row = replace(room.row, version=match.version, seed=match.replay.seed, key="", seal="")
    house.service.keep(room, ended(row, match), lambda c: snapshots.keep(c, name, match))
    return name, len(match.replay.moves)


def played(record: Any, seats: int) -> Match:
    """A match of random bots to the end."""
    match, dumb = Match(record, [Player(f"B{i}", "random") for i in range(seats)], 7), bot("random")
    while not match.over:
        seat = match.s.asks[0].seat
        match.play(seat, decide(dumb, record, match.s, seat, match.number("bot")))
    return match


if __name__ == "__main__":
    main()

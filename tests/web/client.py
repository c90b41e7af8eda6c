"""A small client for the JSON API, and servers to talk to."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Iterator

import httpx

ROOT = Path(__file__).parent.parent.parent
Table = dict[str, Any]


class Player:
    """Somebody with a token."""

    def __init__(self, http: Any, name: str = "", token: str = "") -> None:
        self.http = http
        self.token = token or http.post("/api/guests", json={"name": name}).json()["token"]
        self.headers = {"Authorization": f"Bearer {self.token}"}

    def ask(self, method: str, path: str, json: Any = None) -> Any:
        """A request; the response as it is."""
        return self.http.request(method, f"/api{path}", json=json, headers=self.headers)

    def get(self, path: str) -> Any:
        """What is there."""
        response = self.ask("GET", path)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, json: Any = None) -> Any:
        """What comes of it."""
        response = self.ask("POST", path, json)
        assert response.status_code in (200, 201), response.text
        return response.json()

    def table(self, name: str) -> Table:
        """A table as this player sees it."""
        found: Table = self.get(f"/tables/{name}")
        return found

    def move(self, table: Table, option: int | None = None, key: str = "") -> Table:
        """Answer, with the first option if none is named."""
        option = table["question"]["options"][0]["value"] if option is None else option
        moved: Table = self.post(
            f"/tables/{table['id']}/moves", {"version": table["version"], "option": option, "key": key}
        )
        return moved


def open_table(host: Player, *others: Player, game: str = "potluck", bots: int = 0, **order: Any) -> str:
    """A table with people and random bots, begun."""
    seats = ["me", *["open"] * len(others), *["random"] * bots]
    name = str(host.post("/tables", {"game": game, "seats": seats, **order})["id"])
    for other in others:
        other.post(f"/tables/{name}/join", {})
    host.post(f"/tables/{name}/start")
    return name


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server in a process of its own, which can be killed."""

    def __init__(self, db: str, port: int = 0, **settings: Any) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, "-m", "tests.web.server", str(self.port), db]
        self.command += [f"{name}={value}" for name, value in settings.items()]
        self.lines = Path(tempfile.mkdtemp()) / "log"  # a pipe that nobody reads would fill up and hold the server
        self.process = self.begin()

    def begin(self) -> subprocess.Popen[bytes]:
        """Start it and wait until it answers."""
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(self.imported())}
        with self.lines.open("ab") as lines:
            started = subprocess.Popen(self.command, cwd=self.imported()[-1], env=env, stderr=lines)
        for _ in range(600):
            try:
                if httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200:
                    return started
            except httpx.HTTPError:
                assert started.poll() is None, self.log()
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def imported(self) -> list[str]:
        """Where it finds what it imports: prixfixe, and the repository in which it is started."""
        return [os.environ.get("PYTHONPATH", "src"), str(ROOT)]

    def log(self) -> str:
        """Everything it has written."""
        return self.lines.read_text(encoding="utf-8")

    def kill(self) -> None:
        """As if the power were cut."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop; how it ended."""
        self.process.terminate()
        return self.process.wait(20)

    def again(self) -> None:
        """Start it anew on the same port and database."""
        self.process = self.begin()

    def http(self) -> httpx.Client:
        """A connection to it."""
        return httpx.Client(base_url=self.url, timeout=30)


@contextmanager
def serving(db: str, **settings: Any) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(db, **settings)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait()

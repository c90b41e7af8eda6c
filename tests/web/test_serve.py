"""The command that starts a server."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from prixfixe.core.errors import BadInput
from prixfixe.web.serve import serve
from tests.web.client import ROOT, Player, free_port, open_table
from tests.web.postgres import postgres
from tests.web.test_crashes import listen


def test_several_workers_need_a_database_for_several() -> None:
    with pytest.raises(BadInput, match="PostgreSQL"):
        serve(db="some.db", workers=2)


def test_a_port_that_is_taken_is_named_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(BadInput, match=r"cannot listen on 127\.0\.0\.1 port"):
            serve(port=int(taken.getsockname()[1]), db=str(tmp_path / "x.db"))


def test_it_prints_its_address_answers_and_stops_when_told(tmp_path: Path) -> None:
    port = free_port()
    code = f"from prixfixe.web.serve import serve; serve(port={port}, db={str(tmp_path / 'serve.db')!r}, calm=0)"
    path = os.pathsep.join([os.environ.get("PYTHONPATH", "src"), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path}
    with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, env=env, stdout=-1, stderr=-1) as server:
        assert server.stdout and f":{port}/" in server.stdout.readline().decode()
        for _ in range(300):
            try:
                assert httpx.get(f"http://127.0.0.1:{port}/healthz").json()["status"] == "ok"
                break
            except httpx.HTTPError:
                time.sleep(0.1)
        page = httpx.get(f"http://127.0.0.1:{port}/").text
        server.send_signal(signal.SIGTERM)
        log = server.communicate(timeout=20)[1].decode()
    assert "Critter Kitchen" in page or "Play now" in page
    assert '"event": "closed"' in log and "Traceback" not in log


def test_several_workers_on_one_postgresql_keep_in_step(tmp_path: Path) -> None:
    port = free_port()
    with postgres() as url:
        settings = f"port={port}, db={url!r}, workers=2, limits=False, delay=0, calm=0"
        code = f"from prixfixe.web.serve import serve; serve({settings})"
        path = os.pathsep.join([os.environ.get("PYTHONPATH", "src"), str(ROOT)])
        with (tmp_path / "log").open("wb") as log:
            run = {"cwd": ROOT, "env": {**os.environ, "PYTHONPATH": path}, "stdout": log, "stderr": log}
            server = subprocess.Popen([sys.executable, "-c", code], **run)  # type: ignore[call-overload]
        try:
            shared(f"http://127.0.0.1:{port}")
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines() if line.startswith("{")]
    assert len([line for line in lines if line["event"] == "closed"]) == 2  # both workers were there, and stopped
    assert not [line for line in lines if line["level"] == "error"]


def shared(url: str) -> None:
    """Two people play, every request on a connection of its own, so that either worker may take it."""
    for _ in range(300):
        try:
            httpx.get(f"{url}/healthz")
            break
        except httpx.HTTPError:
            time.sleep(0.1)
    people = [Player(Apart(url), name) for name in ("Ann", "Bob")]
    name = open_table(*people, game="sweet-mess")
    heard: list[str] = []
    for person in people * 2:  # streams at either worker hear of moves at either
        threading.Thread(target=listen, args=(url, name, person, heard, 999), daemon=True).start()
    time.sleep(1)
    moves = 0
    while moves < 24:
        for person in people:
            table = person.table(name)
            if table["question"]:
                person.move(table)
                moves += 1
    versions = {person.table(name)["version"] for person in people}
    for _ in range(50):
        told = {json.loads(line[5:])["version"] for line in heard[-40:]}
        if versions <= told:
            break
        time.sleep(0.1)
    assert versions <= told and len(heard) > 4 * 12


class Apart:
    """A client that opens a connection for every request."""

    def __init__(self, url: str) -> None:
        self.url = url

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        """One request."""
        return httpx.request(method, self.url + path, timeout=30, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        """One request that writes."""
        return self.request("POST", path, **more)

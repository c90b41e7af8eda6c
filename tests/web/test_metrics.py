"""The numbers a server gives to Prometheus: they move, they name nobody, and they are there only where allowed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any, Callable, Iterator

import httpx
import pytest
from fastapi.testclient import TestClient
from prometheus_client.parser import text_string_to_metric_families

from prixfixe.web.app import app
from prixfixe.web.settings import Settings
from tests.web.client import ROOT, Player, free_port, open_table, serving
from tests.web.postgres import postgres
from tests.web.shelf import SHELF
from tests.web.test_crashes import listen
from tests.web.test_serve import Apart

Numbers = dict[tuple[str, frozenset[tuple[str, str]]], float]
MOVES = "/api/tables/{name}/moves"


@pytest.fixture
def measured(tmp_path: Path) -> Iterator[TestClient]:
    """A server that may be measured."""
    settings = Settings(db=str(tmp_path / "m.db"), shelf=SHELF, delay=0, thinkers=0, limits=False, metrics=True)
    with TestClient(app(settings), raise_server_exceptions=False) as made:
        yield made


def scraped(http: Any) -> Numbers:
    """All numbers, by name and labels."""
    answer = http.get("/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")
    families = text_string_to_metric_families(answer.text)
    return {(s.name, frozenset(s.labels.items())): s.value for family in families for s in family.samples}


def number(found: Numbers, name: str, **labels: str) -> float:
    """One of them; 0 for what has not happened yet."""
    return found.get((name, frozenset(labels.items())), 0.0)


def until(holds: Callable[[], bool]) -> None:
    """Wait for something that is about to be."""
    for _ in range(100):
        if holds():
            return
        time.sleep(0.1)
    raise AssertionError("it does not come")


def test_numbers_move_with_the_load(measured: TestClient) -> None:
    before = scraped(measured)
    ann, bob = Player(measured, "Ann"), Player(measured, "Bob")
    name = open_table(ann, bob)
    ann.move(ann.table(name), 3)
    bob.move(bob.table(name), 5)
    measured.get("/nowhere")
    measured.request("BREW", "/")
    measured.get("/static/style.css")
    after = scraped(measured)
    moves = {"method": "POST", "route": MOVES, "status": "200"}
    assert number(after, "prixfixe_requests_total", **moves) == 2
    assert number(after, "prixfixe_request_seconds_count", route=MOVES) == 2
    assert 0 < number(after, "prixfixe_request_seconds_sum", route=MOVES) < 20
    assert number(after, "prixfixe_requests_total", method="GET", route="other", status="404") == 1
    assert number(after, "prixfixe_requests_total", method="other", route="/", status="405") == 1
    assert number(after, "prixfixe_requests_total", method="GET", route="/static", status="200") == 1
    assert (
        number(before, "prixfixe_tables", status="playing") == 0 == number(before, "prixfixe_store_write_seconds_count")
    )
    assert number(after, "prixfixe_tables", status="playing") == 1 == number(after, "prixfixe_rooms")
    assert number(after, "prixfixe_store_write_seconds_count") >= 2


def test_bots_are_counted_by_their_level(measured: TestClient) -> None:
    ann = Player(measured, "Ann")
    name = open_table(ann, bots=1)
    ann.move(ann.table(name), 3)
    until(lambda: number(scraped(measured), "prixfixe_bot_seconds_count", level="random") >= 1)
    assert number(scraped(measured), "prixfixe_bot_queue") == 0
    house = measured.app.state.house  # type: ignore[attr-defined]
    house.driver.line.length = 3
    assert number(scraped(measured), "prixfixe_bot_queue") == 3
    house.driver.line.length = 0


def test_a_stream_counts_while_it_is_open_and_is_no_slow_request(tmp_path: Path) -> None:
    with serving(str(tmp_path / "s.db"), metrics=1) as server, server.http() as http:
        ann, bob = Player(http, "Ann"), Player(http, "Bob")
        name = open_table(ann, bob)
        heard: list[str] = []
        listening = threading.Thread(target=listen, args=(server.url, name, bob, heard, 2), daemon=True)
        listening.start()
        until(lambda: number(scraped(http), "prixfixe_streams") == 1)
        ann.move(ann.table(name), 3)
        bob.move(bob.table(name), 5)
        listening.join(10)
        until(lambda: number(scraped(http), "prixfixe_streams") == 0)
        events = {"method": "GET", "route": "/api/tables/{name}/events", "status": "200"}
        until(lambda: number(scraped(http), "prixfixe_requests_total", **events) == 1)
        assert number(scraped(http), "prixfixe_request_seconds_count", route=events["route"]) == 0


def test_labels_name_nobody(measured: TestClient) -> None:
    ann = Player(measured, "Annabella")
    name = open_table(ann, bots=1)
    ann.get("/me")
    measured.get(f"/tables/{name}")
    measured.get("/join/some-invitation")
    measured.get("/tables/%22%0Anasty")
    text = measured.get("/metrics").text
    assert not [word for word in (name, "Annabella", ann.token, "some-invitation", "nasty") if word in text]
    known = {"method", "route", "status", "level", "le", "version"}
    assert {label for _, labels in scraped(measured) for label, _ in labels} <= known


def test_without_leave_there_is_nothing(client: TestClient) -> None:
    assert client.get("/metrics").status_code == 404
    assert "/metrics" not in client.get("/api/openapi.json").json()["paths"]


def test_several_workers_are_measured_together(tmp_path: Path) -> None:
    port = free_port()
    with postgres() as url:
        settings = f"port={port}, db={url!r}, workers=2, limits=False, delay=0, calm=0, thinkers=1, metrics=True"
        code = f"from prixfixe.web.serve import serve; serve({settings})"
        place = {**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", "src"), "TMPDIR": str(tmp_path)}
        with (tmp_path / "log").open("wb") as log:
            server = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, env=place, stdout=log, stderr=log)
        try:
            http = Apart(f"http://127.0.0.1:{port}")
            until(lambda: answers(http))
            people = [Player(http, "Ann") for _ in range(20)]
            found = [scraped_apart(http) for _ in range(4)]
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)
    guests = {"method": "POST", "route": "/api/guests", "status": "201"}
    assert [number(one, "prixfixe_requests_total", **guests) for one in found] == [len(people)] * 4
    assert not list(tmp_path.glob("prixfixe-metrics-*"))


def answers(http: Apart) -> bool:
    """Whether a server is there."""
    try:
        return http.request("GET", "/healthz").status_code == 200
    except httpx.HTTPError:
        return False


def scraped_apart(http: Apart) -> Numbers:
    """The numbers, from whichever worker answers."""
    with httpx.Client(base_url=http.url, timeout=30) as once:
        return scraped(once)

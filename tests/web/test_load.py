"""Overload: those who play go on, those who only look come back later."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Iterator

import pytest
from fastapi.testclient import TestClient

from prixfixe.web.app import app
from prixfixe.web.load import ENOUGH, STARTING, TICK, Load, kind_of
from prixfixe.web.refused import Refused
from prixfixe.web.serve import CALM, for_people
from prixfixe.web.settings import Settings
from tests.web.client import Player, open_table
from tests.web.shelf import SHELF


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[tuple[TestClient, Any]]:
    settings = Settings(db=str(tmp_path / "busy.db"), shelf=SHELF, delay=0, thinkers=0, projectors=0, calm=0)
    with TestClient(app(settings)) as client:
        load = client.app.state.house.load  # type: ignore[attr-defined]
        house = client.app.state.house  # type: ignore[attr-defined]
        client.portal.call(house.watch.cancel)  # type: ignore[union-attr]
        yield client, load


def test_under_load_play_goes_on_and_looks_and_new_tables_wait(busy: tuple[TestClient, Any]) -> None:
    client, load = busy
    ann, bob, cem = (Player(client, name) for name in ("Ann", "Bob", "Cem"))
    name = open_table(ann, bob)
    table = ann.table(name)
    load.busy = True
    ann.move(table)
    assert bob.ask("GET", f"/tables/{name}").status_code == 200
    looks = [cem.ask("GET", f"/tables/{name}"), cem.ask("GET", "/tables"), client.get("/")]
    new = ann.ask("POST", "/tables", {"game": "potluck", "seats": ["me", "open"]})
    for answer in (*looks, new, client.get("/", headers={"hx-request": "true"})):
        assert answer.status_code == 503 and answer.headers["retry-after"] == "3"
        assert "too much to do" in answer.text and "set-cookie" not in answer.headers
    assert client.get("/healthz").status_code == 200
    load.busy = False
    assert cem.ask("GET", f"/tables/{name}").status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/tables/x/moves", "play"),
        ("POST", "/api/tables/x/undo", "play"),
        ("GET", "/tables/x", "look"),
        ("GET", "/", "look"),
        ("GET", "/tables/x/events", "other"),
        ("GET", "/api/tables/x/replay/3", "other"),
        ("POST", "/tables", "other"),
        ("GET", "/healthz", "free"),
    ],
)
def test_what_a_request_is_for(method: str, path: str, kind: str) -> None:
    assert kind_of(method, path)[0] == kind


async def watched(load: Load) -> bool:
    """Whether the server calls itself busy after a look at its clock."""
    task = asyncio.create_task(load.watch())
    await asyncio.sleep(3 * TICK)
    task.cancel()
    return load.busy


@pytest.mark.parametrize(("seconds", "calm", "is_busy"), [(0.5, 0.15, True), (0.001, 0.15, False), (0.5, 0, False)])
def test_slow_answers_to_moves_make_it_busy(seconds: float, calm: float, is_busy: bool) -> None:
    load = Load(Settings(shelf=SHELF, calm=calm * (1 if is_busy else 20)))
    for _ in range(ENOUGH):
        load.leave("play", False, seconds)
    assert asyncio.run(watched(load)) is is_busy


def test_a_late_event_loop_tells_nothing_while_the_server_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    load, began, now, seen = Load(Settings(shelf=SHELF, calm=0.15)), 100.0, 100.0, list[tuple[float, bool]]()

    async def sleep(seconds: float) -> None:
        nonlocal now
        seen.append((now, load.busy))
        now += seconds + 0.5  # half a second late, every time
        if now > began + 2 * STARTING:
            raise asyncio.CancelledError

    monkeypatch.setattr("prixfixe.web.load.time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr("prixfixe.web.load.asyncio.sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(load.watch())
    assert not any(busy for at, busy in seen if at <= began + STARTING)
    assert all(busy for at, busy in seen if at > began + STARTING + 1.5)
    load.lag, load.held, now = 0.0, 0.0, began
    for _ in range(ENOUGH):  # slow answers count from the first second on
        load.leave("play", False, 0.5)
    assert load.slowest() > load.settings.calm


def test_who_is_turned_away_with_a_form_comes_back_to_a_page(busy: tuple[TestClient, Any]) -> None:
    client, load = busy
    client.get("/")
    load.busy = True
    for address in ("/play/potluck", "/tables", "/tables/x/join", "/me/name"):
        answer = client.post(address)
        assert answer.status_code == 503
        page = re.findall(r'content="\d+;url=([^"]+)"', answer.text)[0]
        load.busy = False
        assert client.get(page).status_code in (200, 404) and client.get("/").status_code == 200
        assert page == {"/me/name": "/me", "/tables/x/join": "/tables/x"}.get(address, "/")
        load.busy = True


async def nobody(name: str) -> bool:
    """Nobody has a seat."""
    return False


def test_only_so_many_pages_are_made_at_once_and_only_so_many_wait() -> None:
    async def crowd() -> list[Any]:
        load = Load(Settings(shelf=SHELF, looks=1, looks_waiting=1, looks_wait=0.1))
        assert await load.enter("look", "", nobody)
        assert not await load.enter("play", "x", nobody)
        late = await asyncio.gather(*(load.enter("look", "", nobody) for _ in range(2)), return_exceptions=True)
        load.leave("look", True, 0.1)
        return [*late, await load.enter("look", "", nobody)]

    *late, after = asyncio.run(crowd())
    assert all(isinstance(error, Refused) and error.status == 503 for error in late) and after is True


def test_a_server_that_people_play_on_sheds() -> None:
    assert for_people({"db": "any.db"}).calm == CALM == 0.15

"""Bad input gets a clear refusal and never breaks anything."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from prixfixe.core.errors import BadInput
from prixfixe.web.app import app
from prixfixe.web.settings import Settings
from prixfixe.web.store import Store
from tests.web.client import Player, open_table
from tests.web.shelf import SHELF
from tests.web.test_tables import finish

ORDERS: list[dict[str, Any]] = [
    {"game": "chess", "seats": ["me"]},
    {"game": "potluck", "seats": ["me"]},
    {"game": "potluck", "seats": ["me", "me"]},
    {"game": "potluck", "seats": ["me", "genius"]},
    {"game": "potluck", "seats": ["me", "open"], "options": {"speed": 3}},
    {"game": "potluck", "seats": ["me", "open"], "options": {"content": "/etc/passwd"}},
    {"game": "potluck", "seats": ["me", "open"], "clock": "live", "pace": 1},
    {"game": "potluck", "seats": ["me", "open"], "clock": "sand"},
    {"game": "potluck", "seats": ["me"] * 11},
    {"game": "potluck", "seats": "me"},
    {"game": "potluck", "seats": ["me", "open"], "surprise": 1},
]


@pytest.mark.parametrize("order", ORDERS, ids=json.dumps)
def test_a_table_that_cannot_be_is_refused(client: TestClient, order: dict[str, Any]) -> None:
    answer = Player(client).ask("POST", "/tables", order)
    assert answer.status_code == 422 and answer.json()["message"]


MOVES: list[Any] = [
    {},
    {"version": 1},
    {"version": "1", "option": 1},
    {"version": 1, "option": 1.5},
    {"version": 1, "option": 2**70},
    [],
    None,
    "x",
]
BROKEN: list[dict[str, Any]] = [
    {"moves": [[0, 99]]},
    {"seats": "two"},
    {"seed": -1},
    {"seed": 2**70},
    {"options": {"content": "/etc/passwd"}},
    {"game": "chess"},
    {"version": 99},
    {"names": 5},
    {"prixfixe": 9},
    {"result": {}},
    {"moves": 3},
    {"names": [[1]]},
    {"options": {"x": 1}},
]


@pytest.mark.parametrize("move", MOVES)
def test_a_move_that_is_none_is_refused(client: TestClient, move: Any) -> None:
    ann, bob = Player(client), Player(client)
    assert ann.ask("POST", f"/tables/{open_table(ann, bob)}/moves", move).status_code == 422


def test_what_is_not_there_is_missing(client: TestClient) -> None:
    ann = Player(client)
    for path in ("/tables/nothing", "/tables/nothing/events", "/tables/nothing/replay", "/tables/nothing/replay/0"):
        assert ann.ask("GET", path).status_code == 404
    for path in ("/tables/nothing", "/join/nothing", "/nothing", "/tables/nothing/replay", "/tables/x/replay.json"):
        assert client.get(path).status_code == 404, path
    assert ann.ask("POST", "/tables/nothing/moves", {"version": 1, "option": 1}).status_code == 404


def test_a_body_that_is_too_large_is_refused(client: TestClient) -> None:
    ann = Player(client)
    large = client.post("/api/tables", content=b"x" * 70_000, headers=ann.headers)
    assert (large.status_code, large.json()["error"]) == (413, "too_large")
    stream = client.post("/api/tables", content=(b"x" * 1000 for _ in range(100)), headers=ann.headers)
    assert stream.status_code == 413
    assert client.post("/api/replays", content=b"x" * 3_000_000, headers=ann.headers).status_code == 413


@pytest.mark.parametrize("change", BROKEN)
def test_a_replay_that_does_not_play_is_refused(client: TestClient, change: dict[str, Any]) -> None:
    ann, bob = Player(client), Player(client)
    name = open_table(ann, bob)
    finish(name, ann, bob)
    record = {**ann.get(f"/tables/{name}/replay"), **change}
    answer = ann.ask("POST", "/replays", record)
    assert answer.status_code == 422, answer.text


def test_too_many_requests_are_slowed_down(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "limits.db"), shelf=SHELF, delay=0, thinkers=0, calm=0)
    with TestClient(app(settings)) as client:
        ann, bob = Player(client), Player(client)
        name = open_table(ann, bob)
        answers = [ann.ask("POST", f"/tables/{name}/chat", {"text": "hi"}).status_code for _ in range(12)]
        assert answers[0] == 200 and answers[-1] == 429
        logins = [ann.ask("POST", "/sessions", {"name": "x", "password": "y"}).status_code for _ in range(9)]
        assert logins[-1] == 429 and bob.ask("GET", f"/tables/{name}").status_code == 200


def test_forms_say_what_is_wrong_in_the_visitors_language(client: TestClient) -> None:
    client.headers["accept-language"] = "fr-CH, fr;q=0.9"
    token = re.findall(r'name="csrf" value="(\w+)"', client.get("/").text)[0]
    answer = client.post("/me/name", data={"csrf": token, "name": " "})
    assert answer.status_code == 422 and "Un nom a de 1 à 24 caractères." in answer.text
    bad = client.post("/tables", data={"csrf": token, "game": "potluck", "seats": "many"})
    assert bad.status_code == 422
    assert client.post("/tables/x/moves", data={"csrf": token, "version": "1", "option": str(2**80)}).status_code == 422


def test_a_language_switch_leads_nowhere_else(client: TestClient) -> None:
    token = re.findall(r'name="csrf" value="(\w+)"', client.get("/").text)[0]
    for back in ("//evil.example", "https://evil.example", "/\\evil.example"):
        answer = client.post("/language", data={"csrf": token, "lang": "fr", "back": back}, follow_redirects=False)
        assert answer.headers["location"] == "/"


@pytest.mark.parametrize("db", ["mysql://x/y", "://", "/nowhere/at/all.db", "postgresql://u:secret@127.0.0.1:1/x"])
def test_a_database_that_cannot_be_opened_is_named_in_one_sentence(db: str) -> None:
    with pytest.raises(BadInput) as error:
        Store(db).prepare()
    assert "\n" not in str(error.value) and "secret" not in str(error.value)

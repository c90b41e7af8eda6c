"""A table shows the seal of its key from the start and the key at the end; tables from before go on without."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy import update

from prixfixe import Replay
from prixfixe.table.replay import read_seed
from prixfixe.web.schema import inputs, tables
from prixfixe.web.snapshots import keep
from tests.web.client import Player, open_table
from tests.web.shelf import SHELF
from tests.web.test_tables import finish


def service_of(client: TestClient) -> Any:
    """The tables of a server inside the test."""
    return client.app.state.house.service  # type: ignore[attr-defined]


def test_the_seal_is_shown_before_the_first_move_and_fits_the_key_in_the_record(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    name = ann.post("/tables", {"game": "potluck", "seats": ["me", "open"]})["id"]
    seal = ann.table(name)["seal"]
    assert len(seal) == 64 and seal in client.get(f"/tables/{name}").text
    bob.post(f"/tables/{name}/join", {})
    assert ann.post(f"/tables/{name}/start")["seal_kept"] is None
    over = finish(name, ann, bob)
    record = client.get(f"/tables/{name}/replay.json").json()
    assert over["seal"] == record["seal"] == seal == sha256(bytes.fromhex(record["seed"])).hexdigest()
    assert over["seal_kept"] and "The deal was the one" in client.get(f"/tables/{name}").text
    Replay.from_json(json.dumps(record)).verify(SHELF.game("potluck"))


def test_a_key_that_was_exchanged_is_told(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    name = open_table(ann, bob)
    finish(name, ann, bob)
    room = service_of(client).room(name)
    room.row = replace(room.row, seal="0" * 64)
    assert ann.table(name)["seal_kept"] is False and "was not dealt with the key" in client.get(f"/tables/{name}").text


def test_a_table_from_before_there_were_keys_plays_on_with_its_number(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    name = ann.post("/tables", {"game": "potluck", "seats": ["me", "open"]})["id"]
    bob.post(f"/tables/{name}/join", {})
    service = service_of(client)
    with service.store.writing() as connection:
        connection.execute(update(tables).where(tables.c.id == name).values(seed=77, key="", seal=""))
    service.forget(name)
    ann.post(f"/tables/{name}/start")
    ann.move(ann.table(name))
    service.forget(name)
    assert "fair" not in client.get(f"/tables/{name}").text
    over = finish(name, ann, bob)
    record = client.get(f"/tables/{name}/replay.json").json()
    assert record["seed"] == 77 and "seal" not in record and over["seal_kept"] is None


def test_a_match_whose_inputs_no_longer_play_rests_with_a_sentence(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    name = open_table(ann, bob)
    ann.move(ann.table(name))
    service = service_of(client)
    with service.store.writing() as connection:
        connection.execute(update(inputs).where(inputs.c.table == name).values(option=77))
    service.forget(name)
    answer = ann.ask("GET", f"/tables/{name}")
    assert answer.status_code == 409 and answer.json()["error"] == "old_rules"


def test_a_sealed_match_resumes_from_its_snapshot_with_the_same_cards(client: TestClient) -> None:
    ann = Player(client)
    name = ann.post("/play", {"game": "sweet-mess", "level": "random", "seats": 2})["id"]
    service = service_of(client)
    room = service.room(name)
    with service.store.writing() as connection:
        keep(connection, name, room.match)
    before = room.match.s.copy()
    service.forget(name)
    ann.table(name)
    assert room.match.s.key == read_seed(room.row.key) == before.key
    assert [room.match.s.below(1000) for _ in range(9)] == [before.below(1000) for _ in range(9)]

"""What is broken, full or done twice harms nobody: snapshots, files with two servers, rooms."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update

from prixfixe.core.errors import BadInput
from prixfixe.web.app import app
from prixfixe.web.records import SnapshotRow
from prixfixe.web.refused import Refused
from prixfixe.web.schema import snapshots
from prixfixe.web.settings import Settings
from prixfixe.web.snapshots import checksum
from prixfixe.web.store import Store
from tests.web.client import Player, Server, open_table, serving
from tests.web.shelf import SHELF


def spoiled(row: SnapshotRow) -> dict[str, dict[str, Any]]:
    """A snapshot in every way in which it may be wrong."""
    data = json.loads(row.data)
    other = json.dumps({**data, "seen": [n + 1 for n in data["seen"]]})
    shorter = json.dumps({**data, "inputs": data["inputs"][:-1]})
    return {
        "cut off": {"data": row.data[:-40]},
        "empty": {"data": ""},
        "another": {"data": other},
        "of another version": {"data": shorter, "sum": checksum(row.table, row.version, shorter)},
        "not to be loaded": {"data": "{}", "sum": checksum(row.table, row.version, "{}")},
        "without a checksum": {"sum": ""},
    }


@pytest.mark.parametrize("number", range(6))
def test_a_snapshot_that_is_not_the_one_written_gives_way_to_the_inputs(
    tmp_path: Path, number: int, caplog: Any
) -> None:
    settings = Settings(db=str(tmp_path / "s.db"), shelf=SHELF, delay=0, thinkers=0, limits=False, snapshot_every=1)
    with TestClient(app(settings)) as client:
        ann, bob = Player(client), Player(client)
        name = open_table(ann, bob)
        ann.move(ann.table(name), 3)
        before, house = ann.table(name), client.app.state.house  # type: ignore[attr-defined]
        values = list(spoiled(house.store.snapshot(name)).values())[number]
        with house.store.writing() as connection:
            connection.execute(update(snapshots).values(**values))
        house.service.forget(name)
        assert ann.table(name) == before
        assert [record.fields for record in caplog.records if record.getMessage() == "snapshot ignored"]
        bob.move(bob.table(name), 4)
        house.service.forget(name)
        caplog.clear()
        assert ann.table(name)["view"]["points"] != [0, 0] and "snapshot ignored" not in caplog.text


def test_a_second_server_on_one_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    db = str(tmp_path / "one.db")
    with serving(db) as first:
        with pytest.raises(AssertionError, match=r"another server is using .*one\.db"):
            Server(db)
        reader = Store(db)  # whoever only reads is welcome
        assert reader.healthy()
        reader.close()
        first.kill()
        with serving(db) as second:
            assert second.process.poll() is None


def test_a_server_that_stops_leaves_its_file_to_another(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "two.db"), shelf=SHELF, thinkers=0)
    with TestClient(app(settings)), pytest.raises(BadInput, match="another server"):
        app(settings)
    with TestClient(app(settings)) as again:
        assert again.get("/healthz").status_code == 200


def test_the_least_recently_used_room_leaves_and_never_one_in_use(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "r.db"), shelf=SHELF, thinkers=0, limits=False, rooms=3)
    with TestClient(app(settings)) as client:
        ann = Player(client)
        names = [ann.post("/tables", {"game": "potluck", "seats": ["me", "open"]})["id"] for _ in range(6)]
        rooms = client.app.state.house.service.rooms  # type: ignore[attr-defined]
        with rooms.entered(names[0]) as held:
            for name in (*names[1:4], names[1], names[4]):
                ann.table(name)
            assert list(rooms.rooms) == [names[0], names[1], names[4]]
            other = threading.Thread(target=ann.table, args=(names[0],))
            other.start()
            assert rooms.rooms[names[0]] is held
        other.join(5)
        ann.table(names[5])
        assert names[5] in rooms.rooms and len(rooms.rooms) == 3 and rooms.guests == {}


def test_a_name_that_no_table_has_gets_no_room(client: TestClient) -> None:
    service = client.app.state.house.service  # type: ignore[attr-defined]
    for name in ("nothing", "a" * 500, "", "x\x00y", "é"):
        with pytest.raises(Refused):
            service.news(name)
    assert service.rooms.rooms == {}

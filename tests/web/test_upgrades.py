"""A database of an earlier release: the server brings it up to date, people are known, matches go on or rest.

`upgrades/0002.sql` was written by the release whose schema was 0002, after people had played there; `0002.json` has how
they signed in. Since then the rules of every title have changed. `python -m scripts.upgrade REVISION --keep NAME` has
written the others.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Iterator

import pytest

from scripts.upgrade import go_on
from tests.web.client import Player, Server, serving

FOLDER = Path(__file__).parent / "upgrades"
RELEASES = sorted(path.stem for path in FOLDER.glob("*.sql"))


class Upgraded:
    """A server on a database of an earlier release."""

    def __init__(self, server: Server, db: Path, release: str) -> None:
        self.server = server
        self.db = db
        self.left: dict[str, Any] = json.loads((FOLDER / f"{release}.json").read_text(encoding="utf-8"))
        self.tables: dict[str, str] = self.left["tables"]
        self.changed = "asked" not in self.left  # all rules have changed since

    def person(self, name: str) -> Player:
        """Somebody, with what they signed in with before."""
        return Player(self.server.http(), token=self.left["people"][name])


@pytest.fixture(params=RELEASES)
def upgraded(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Upgraded]:
    db = tmp_path / "old.db"
    with closing(sqlite3.connect(db)) as made:
        made.executescript((FOLDER / f"{request.param}.sql").read_text(encoding="utf-8"))
    with serving(str(db)) as server:
        yield Upgraded(server, db, request.param)


def test_everybody_is_still_known_by_what_they_signed_in_with(upgraded: Upgraded) -> None:
    assert [upgraded.person(name).get("/me")["name"] for name in ("Ann", "Bob")] == ["Ann", "Bob"]


def test_what_was_said_is_kept(upgraded: Upgraded) -> None:
    with closing(sqlite3.connect(upgraded.db)) as kept:
        assert {text for (text,) in kept.execute("select text from chat")} == {"héllo"}


def test_matches_go_on_or_rest_and_hold_up_nobody(upgraded: Upgraded) -> None:
    ann = upgraded.person("Ann")
    for table, name in upgraded.tables.items():
        if upgraded.changed:
            found = ann.ask("GET", f"/tables/{name}")
            assert found.status_code == 409 and found.json()["error"] == "old_rules"
        elif table == "potluck":  # its rules never change
            assert go_on(upgraded.server, upgraded.left, table) == "over"
        else:
            assert go_on(upgraded.server, upgraded.left, table, 10) in ("playing", "resting")
    new = ann.post("/tables", {"game": "critter-kitchen", "seats": ["me", "random"]})["id"]
    ann.post(f"/tables/{new}/start")
    assert ann.table(new)["status"] == "playing"


def test_own_cards_are_there(upgraded: Upgraded) -> None:
    ann = upgraded.person("Ann")
    binder = ann.post("/packs", {"game": "critter-kitchen", "toml": ""})["id"]
    cards = ann.post(f"/packs/{binder}/edition")["pack"]
    order = {"game": "critter-kitchen", "seats": ["me", "random"], "packs": [cards]}
    assert ann.table(ann.post("/tables", order)["id"])["pack"]["id"] == cards

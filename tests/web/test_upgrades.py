"""A database of an earlier release: the server brings it up to date, people are still known, and matches go on.

`upgrades/0002.sql` was written by the release whose schema was 0002, after people had played there; `0002.json` has how
they signed in and what they saw last.
"""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Iterator

import pytest

from tests.web.client import Player, Server, serving

FOLDER = Path(__file__).parent / "upgrades"
RELEASES = sorted(path.stem for path in FOLDER.glob("*.sql"))


class Upgraded:
    """A server on a database of an earlier release."""

    def __init__(self, server: Server, release: str) -> None:
        self.server = server
        self.left: dict[str, Any] = json.loads((FOLDER / f"{release}.json").read_text(encoding="utf-8"))
        self.tables: dict[str, str] = self.left["tables"]

    def person(self, name: str) -> Player:
        """Somebody, with what they signed in with before."""
        return Player(self.server.http(), token=self.left["people"][name])


@pytest.fixture(params=RELEASES)
def upgraded(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Upgraded]:
    db = tmp_path / "old.db"
    with closing(sqlite3.connect(db)) as made:
        made.executescript((FOLDER / f"{request.param}.sql").read_text(encoding="utf-8"))
    with serving(str(db)) as server:
        yield Upgraded(server, request.param)


def test_everybody_is_asked_what_they_were_asked_before(upgraded: Upgraded) -> None:
    for table, people in upgraded.left["options"].items():
        for name, options in people.items():
            question = upgraded.person(name).table(upgraded.tables[table])["question"]
            assert [option["value"] for option in question["options"]] == options, (table, name)


def test_matches_go_on_to_their_end(upgraded: Upgraded) -> None:
    people, dice = [upgraded.person("Ann"), upgraded.person("Bob")], random.Random(3)
    for table, sitting in (("duel", people), ("alone", people[:1])):
        for _ in range(600):
            for person in sitting:
                seen = person.table(upgraded.tables[table])
                if seen["question"]:
                    person.move(seen, dice.choice(seen["question"]["options"])["value"])
            if seen["result"]:
                break
        assert seen["result"]["scores"], table


def test_what_was_said_is_kept(upgraded: Upgraded) -> None:
    assert [line["text"] for line in upgraded.person("Bob").table(upgraded.tables["duel"])["chat"]] == ["héllo"]


def test_a_match_whose_inputs_no_longer_play_rests_and_holds_up_nobody(upgraded: Upgraded) -> None:
    ann = upgraded.person("Ann")
    for table in upgraded.left["resting"]:
        resting = ann.ask("GET", f"/tables/{upgraded.tables[table]}")
        assert resting.status_code == 409 and resting.json()["error"] == "old_rules"
    new = ann.post("/tables", {"game": "critter-kitchen", "seats": ["me", "random"]})["id"]
    ann.post(f"/tables/{new}/start")
    assert ann.table(new)["status"] == "playing"

"""Begins matches on an older revision and goes on with them here: python -m scripts.upgrade [REVISION] [--keep NAME]

A server of that revision writes a database while two people play there, and is killed; the server of this one takes the
file over. What then becomes of each match is printed: it goes on to its end, or rests because its rules have changed.
Whatever else happens is an error. With --keep the database that the revision wrote becomes one of those that
tests/web/test_upgrades.py brings up to date.
"""

from __future__ import annotations

import argparse
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import prixfixe
from scripts.npm import ROOT
from tests.web.client import Player, Server, open_table, serving

KEPT = ROOT / "tests" / "web" / "upgrades"
GAMES = ("potluck", *prixfixe.shipped())
ANSWERS = 24  # of both people together, before the older server is killed
MOST = 5000  # answers of a match to its end
SAID = {"over": "went on to its end", "resting": "rests, because its rules have changed"}


class Older(Server):
    """The server of another revision, whose files are in a folder of their own."""

    def __init__(self, folder: Path, db: str) -> None:
        self.folder = folder
        super().__init__(db)

    def imported(self) -> list[str]:
        """Its own files."""
        return [str(self.folder / "src"), str(self.folder)]


def main() -> None:
    """Play on the one, then on the other."""
    parser = argparse.ArgumentParser(description="Take a database over from an older revision.")
    parser.add_argument("revision", nargs="?", default="HEAD~1", help="of this repository, HEAD~1 if none is named")
    parser.add_argument("--keep", default="", metavar="NAME", help="keep the database for the tests under this name")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="prixfixe-upgrade-") as folder:
        unpack(given.revision, Path(folder) / "older")
        db = str(Path(folder) / "play.db")
        left = begin(Older(Path(folder) / "older", db))
        if given.keep:
            keep(db, left, KEPT / given.keep)
        with serving(db) as server:
            for game in left["tables"]:
                ended = go_on(server, left, game)
                if ended not in SAID:
                    sys.exit(f"prixfixe: {game}: {ended} after {MOST} more answers")
                print(f"prixfixe: {game}: {SAID[ended]}", flush=True)


def unpack(revision: str, folder: Path) -> None:
    """The files of a revision."""
    folder.mkdir()
    packed = subprocess.run(["git", "archive", revision], cwd=ROOT, capture_output=True, check=False)
    if packed.returncode:
        sys.exit(f"prixfixe: {packed.stderr.decode().strip()}")
    subprocess.run(["tar", "-x", "-C", str(folder)], input=packed.stdout, check=True)


def begin(server: Server) -> dict[str, Any]:
    """Half a match of every game; how both sign in, and what each is asked at the end."""
    dice, tables = random.Random(4), {}
    try:
        people = {name: Player(server.http(), name) for name in ("Ann", "Bob")}
        for game in GAMES:
            tables[game] = open_table(*people.values(), game=game)
            people["Ann"].post(f"/tables/{tables[game]}/chat", {"text": "héllo"})
            play(list(people.values()), tables[game], 3 if game == "potluck" else ANSWERS, dice)
        asked = {game: {who: options(p, name) for who, p in people.items()} for game, name in tables.items()}
    finally:
        server.kill()
    return {"people": {who: person.token for who, person in people.items()}, "tables": tables, "asked": asked}


def options(person: Player, name: str) -> list[int]:
    """What somebody may answer; nothing if nothing is asked."""
    question = person.table(name)["question"]
    return [option["value"] for option in question["options"]] if question else []


def play(people: list[Player], name: str, most: int, dice: random.Random) -> None:
    """Answer for both in turn, so often at most."""
    for given in range(most):
        tables = [(person, person.table(name)) for person in people]
        asked = [(person, table) for person, table in tables if table["question"]]
        if not asked:
            return
        person, table = asked[given % len(asked)]
        person.move(table, dice.choice(table["question"]["options"])["value"])


def go_on(server: Server, left: dict[str, Any], game: str, most: int = MOST) -> str:
    """What becomes of a match that an older server has begun: over, playing, or resting because its rules changed."""
    name = left["tables"][game]
    people = {who: Player(server.http(), token=token) for who, token in left["people"].items()}
    found = people["Ann"].ask("GET", f"/tables/{name}")
    if found.status_code == 409 and found.json()["error"] == "old_rules":
        return "resting"
    asked = {who: options(person, name) for who, person in people.items()}
    if asked != left["asked"][game]:
        sys.exit(f"prixfixe: {game}: {asked} may be answered, it was {left['asked'][game]}")
    play(list(people.values()), name, most, random.Random(5))
    return str(people["Ann"].table(name)["status"])


def keep(db: str, left: dict[str, Any], place: Path) -> None:
    """The database as text, and what there is to know of it."""
    with closing(sqlite3.connect(db)) as written:
        place.with_suffix(".sql").write_text("\n".join(written.iterdump()) + "\n", encoding="utf-8")
    text = json.dumps(left, ensure_ascii=False, indent=2) + "\n"
    place.with_suffix(".json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

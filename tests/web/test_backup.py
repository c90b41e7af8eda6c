"""A backup made while people play holds all that was acknowledged, and either database can be made from it."""

from __future__ import annotations

import gzip
import json
import random
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Callable, Iterator

import pytest
from sqlalchemy import text

from prixfixe.core.errors import BadInput
from prixfixe.web import backup as module
from prixfixe.web.backup import backup, restore
from prixfixe.web.store import Store, migrate
from tests.test_cli import run
from tests.web.client import Player, Server, open_table, serving
from tests.web.postgres import postgres
from tests.web.test_crashes import Witness

Moves = dict[str, list[tuple[int, int]]]


@contextmanager
def playing(*witnesses: Witness) -> Iterator[None]:
    """People play for as long as this lasts."""
    stop, errors = threading.Event(), list[BaseException]()
    threads = [
        threading.Thread(target=witness.run, args=(stop, random.Random(number), errors))
        for number, witness in enumerate(witnesses)
    ]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join()
    assert not errors, errors


def acknowledged(*witnesses: Witness) -> Moves:
    """What everybody was told is kept, until now."""
    return {name: list(moves) for witness in witnesses for name, moves in list(witness.acknowledged.items())}


def written(db: str, names: list[str]) -> Moves:
    """What a database has of some tables."""
    store = Store(db)
    found = {name: [(row.seat, row.option) for row in store.inputs_of(name, 0)] for name in names}
    store.close()
    return found


def carried_over(server: Server, file: Path, db: str, *others: str) -> None:
    """Play, back up meanwhile, restore elsewhere, and play on there."""
    witnesses = [Witness(server) for _ in range(3)]
    with playing(*witnesses):
        time.sleep(1.5)
        before = acknowledged(*witnesses)
        done = run("backup", str(file), "--db", server.command[4])
        assert done.returncode == 0 and f"{file} holds" in done.stdout, done.stderr
        time.sleep(0.5)
    after = acknowledged(*witnesses)
    assert sum(map(len, before.values())) > 10 and after != before
    for place in (db, *others):
        back = run("restore", str(file), "--db", place)
        assert back.returncode == 0 and "restored" in back.stdout, back.stderr
        kept = written(place, list(after))
        for name, moves in after.items():
            assert kept[name][: len(before.get(name, []))] == before.get(name, [])
            assert kept[name] == moves[: len(kept[name])]
    with serving(db) as again:
        for witness in witnesses:
            play_on(again, witness)


def play_on(server: Server, witness: Witness) -> None:
    """The same people, with what they signed in with, go on where the backup was made, and chat."""
    people = [Player(server.http(), token=person.token) for person in witness.people]
    name = next(iter(witness.acknowledged))
    people[0].post(f"/tables/{name}/chat", {"text": "again"})
    asked = [(person, table) for person in people if (table := person.table(name))["question"]]
    for person, table in asked[:1]:
        assert person.move(table)["version"] > table["version"]
    assert asked or people[0].table(name)["result"]


def test_sqlite_is_backed_up_while_people_play_and_they_go_on_in_the_copy(tmp_path: Path) -> None:
    with serving(str(tmp_path / "one.db")) as server:
        carried_over(server, tmp_path / "copy", str(tmp_path / "two.db"))


def test_a_backup_of_either_database_makes_either(tmp_path: Path) -> None:
    with postgres() as one, postgres() as two:
        with serving(one) as server:
            carried_over(server, tmp_path / "copy", two, str(tmp_path / "two.db"))
        with serving(str(tmp_path / "one.db")) as server:
            ann, bob = Player(server.http(), "Ann"), Player(server.http(), "Bob")
            name = open_table(ann, bob)
            ann.move(ann.table(name), 3)
            ann.post(f"/tables/{name}/chat", {"text": "héllo"})
            backup(tmp_path / "other", str(tmp_path / "one.db"))
        with pytest.raises(BadInput, match="not empty"):
            restore(tmp_path / "other", two)
        restore(tmp_path / "other", two, replace=True)
        with serving(two) as server:
            ann = Player(server.http(), token=ann.token)
            assert ann.table(name)["view"]["mine"] == [3]
            ann.post(f"/tables/{name}/chat", {"text": "and on"})
            assert [line["text"] for line in ann.table(name)["chat"]][-2:] == ["héllo", "and on"]
            with pytest.raises(BadInput, match="a server is using this database"):
                restore(tmp_path / "other", two, replace=True)


# ---- what is refused


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A backup of a database with somebody in it."""
    with store(tmp_path / "kept.db") as made, made.writing() as connection:
        connection.execute(text("insert into users (id, name, created) values ('u', 'Ann', 1.5)"))
    backup(tmp_path / "kept", str(tmp_path / "kept.db"))
    return tmp_path / "kept"


@contextmanager
def store(db: Path) -> Iterator[Store]:
    """A store, for a moment."""
    made = Store(str(db))
    made.prepare()
    made.secret()
    yield made
    made.close()


def names(db: Path) -> list[str]:
    """Who is in a database."""
    with store(db) as made:
        return made.texts(text("select name from users"))  # type: ignore[arg-type]


def test_a_backup_says_what_it_is_and_only_its_owner_reads_it(kept: Path) -> None:
    first = json.loads(gzip.decompress(kept.read_bytes()).splitlines()[0])
    assert first["prixfixe"] == "backup" and first["schema"] >= "0005" and first["made"].endswith("Z")
    assert kept.stat().st_mode & 0o777 == 0o600
    assert not [path for path in kept.parent.iterdir() if path.name.startswith(".")]


def test_a_full_database_is_kept_unless_it_may_go(kept: Path, tmp_path: Path) -> None:
    with store(tmp_path / "full.db") as made, made.writing() as connection:
        connection.execute(text("insert into users (id, name, created) values ('v', 'Bob', 1.5)"))
    with pytest.raises(BadInput, match="not empty"):
        restore(kept, str(tmp_path / "full.db"))
    assert names(tmp_path / "full.db") == ["Bob"]
    restore(kept, str(tmp_path / "full.db"), replace=True)
    assert names(tmp_path / "full.db") == ["Ann"]


def test_a_database_in_which_nobody_has_been_counts_as_empty(kept: Path, tmp_path: Path) -> None:
    with store(tmp_path / "new.db"):
        pass
    restore(kept, str(tmp_path / "new.db"))
    assert names(tmp_path / "new.db") == ["Ann"]


def packed(*lines: object) -> bytes:
    """A file in the form of a backup."""
    return gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode())


def header(**other: object) -> dict[str, object]:
    """The first line of a backup."""
    return {"prixfixe": "backup", "format": 1, "schema": "0005", **other}


META: dict[str, object] = {"table": "meta", "columns": ["key", "value"]}
BROKEN: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda data: b"", "is not a backup"),
    "text": (lambda data: b"hello\n", "is not a backup"),
    "other": (lambda data: packed({"some": "json"}), "is not a backup"),
    "list": (lambda data: packed([]), "is not a backup"),
    "later": (lambda data: packed(header(format=2)), "is not a backup"),
    "cut": (lambda data: data[:-30], "is damaged"),
    "turned": (lambda data: data[:-6] + bytes(6), "is damaged"),
    "short": (lambda data: packed(header(), META, ["secret", "x"], {"rows": 2}), "is damaged"),
    "endless": (lambda data: packed(header(), META, ["secret", "x"]), "is damaged"),
    "bare": (lambda data: packed(header()), "is damaged"),
    "wide": (lambda data: packed(header(), META, ["secret", "x", 1], {"rows": 1}), "is damaged"),
    "foreign": (lambda data: packed(header(), {"table": "cakes", "columns": ["n"]}, [1], {"rows": 1}), "is damaged"),
    "twice": (lambda data: packed(header(), META, ["s", "x"], ["s", "y"], {"rows": 2}), "cannot restore"),
    "newer": (lambda data: packed(header(schema="9999"), {"rows": 0}), "another version of prixfixe"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_no_backup_is_refused_and_changes_nothing(kept: Path, tmp_path: Path, name: str) -> None:
    spoil, sentence = BROKEN[name]
    (tmp_path / "bad").write_bytes(spoil(kept.read_bytes()))
    with pytest.raises(BadInput, match=sentence):
        restore(tmp_path / "bad", str(tmp_path / "kept.db"), replace=True)
    assert names(tmp_path / "kept.db") == ["Ann"]


def test_an_older_backup_is_brought_up_to_date(tmp_path: Path) -> None:
    old = Store(str(tmp_path / "old.db"))
    with old.engine.begin() as connection:
        migrate(connection, "0004")
        connection.execute(text("insert into users (id, name, session, created) values ('u', 'Ann', 7, 1.5)"))
    old.close()
    backup(tmp_path / "copy", str(tmp_path / "old.db"))
    restore(tmp_path / "copy", str(tmp_path / "new.db"))
    with store(tmp_path / "new.db") as made:
        assert made.live(["u"]) == {"u": {"7"}}


def test_one_sentence_and_exit_code_two(kept: Path, tmp_path: Path) -> None:
    database = str(tmp_path / "kept.db")
    (tmp_path / "plain.txt").write_text("hello")
    with store(tmp_path / "plain.db") as made, made.writing() as connection:
        connection.execute(text("drop table alembic_version"))
    for words in (
        ("restore", str(tmp_path / "plain.txt"), "--db", str(tmp_path / "x.db")),
        ("restore", str(tmp_path / "nowhere"), "--db", str(tmp_path / "x.db")),
        ("restore", str(kept), "--db", database),
        ("restore", str(kept), "--replace", "--db", str(tmp_path / "plain.db")),
        ("backup", str(tmp_path / "copy"), "--db", str(tmp_path / "nowhere.db")),
        ("backup", str(tmp_path / "copy"), "--db", str(tmp_path / "plain.db")),
        ("backup", str(tmp_path / "copy"), "--db", str(tmp_path / "plain.txt")),
        ("backup", str(tmp_path / "no" / "copy"), "--db", database),
        ("backup", database, "--db", database),  # which would write the copy over what is copied
    ):
        done = run(*words)
        assert done.returncode == 2 and done.stderr.count("\n") == 1 and "Traceback" not in done.stderr, done.stderr
    assert names(tmp_path / "kept.db") == ["Ann"] and not (tmp_path / "x.db-lock").exists()


def test_a_server_must_not_be_using_what_is_restored(kept: Path, tmp_path: Path) -> None:
    with serving(str(tmp_path / "kept.db")), pytest.raises(BadInput, match="another server is using"):
        restore(kept, str(tmp_path / "kept.db"), replace=True)


def test_a_backup_that_fails_leaves_the_one_before(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = kept.read_bytes()

    def full(*given: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(module, "write_all", full)
    with pytest.raises(BadInput, match="No space left"):
        backup(kept, str(tmp_path / "kept.db"))
    assert kept.read_bytes() == before
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]

"""What computes the fast generator back finds nothing in a sealed match, and a key goes nowhere but into its cards."""

from __future__ import annotations

import ast
import gc
import hashlib
import json
from pathlib import Path
from typing import Any, Iterator

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import insert, text
from sqlalchemy.exc import SQLAlchemyError

import prixfixe
from prixfixe.core.chance import Seed, chance
from prixfixe.core.state import play_random
from prixfixe.table.match import Match, Player
from prixfixe.web.app import app
from prixfixe.web.replays import Reel
from prixfixe.web.schema import meta
from prixfixe.web.settings import Settings
from prixfixe.web.store import Store, opened
from tests.attacks import brute, lattice
from tests.web.client import Player as Person
from tests.web.shelf import SHELF

SOURCE = Path(prixfixe.__file__).parent
TABLES = 8
CASES = 20  # of what a spectator does not see, per table
STARTS = 1 << 20  # of the 2**32; `python -m tests.attacks.brute 32` tries all
KEYS = [hashlib.sha256(bytes([number])).digest() for number in range(TABLES)]


# ---- by lattice, from the opening of Sweet Mess


def computed(deal: Seed) -> int | None:
    """What a spectator of an opening computes."""
    return lattice.computed(lattice.GAME.view(lattice.GAME.start(3, deal), None), CASES)


def test_the_fast_generator_is_computed_from_an_opening_with_all_cards_to_come() -> None:
    found = [seed for seed in range(TABLES) if computed(seed) == seed]
    assert len(found) >= 3


def test_nothing_is_computed_from_a_sealed_opening() -> None:
    assert [computed(key) for key in KEYS] == [None] * TABLES


# ---- by trying, from the opening of Rival Restaurants


def tried(deal: Seed) -> list[int]:
    """The seeds that a spectator of an opening finds among starts around the one of seed 7."""
    view = brute.GAME.view(brute.GAME.start(3, deal), None)
    return list(brute.search(view, brute.start_of(7) - STARTS // 2, STARTS))


def test_one_start_of_the_fast_generator_fits_an_opening_and_deals_the_match_to_its_end() -> None:
    (found,) = tried(7)
    truth, copy = brute.GAME.start(3, 7), brute.GAME.start(3, found)
    assert found != 7
    for s in (truth, copy):
        play_random(s, chance(1), 100_000)
    assert truth.over and brute.GAME.save(copy) == brute.GAME.save(truth)


def test_no_start_fits_a_sealed_opening() -> None:
    assert [tried(key) for key in KEYS] == [[]] * TABLES


def test_every_bit_of_a_key_counts() -> None:
    number = int.from_bytes(KEYS[0], "big")
    near = [(number ^ 1 << bit).to_bytes(32, "big") for bit in range(256)]
    views = [json.dumps(brute.GAME.view(brute.GAME.start(3, key), None)) for key in [*near, KEYS[0]]]
    assert len(set(views)) == 257


# ---- where a key goes


USES = {
    "core/chance.py key",
    "core/codec.py key",
    "core/state.py key",
    "table/match.py key",  # a saved match goes on
    "table/match.py seed",  # a match is played again
    "table/match.py source",  # only through SHA-256, see below
    "table/replay.py key",
    "table/replay.py seed",
    "table/replay.py source",
    "web/room.py key",
    "web/room.py seed",
    "web/service.py seed",
    "web/sheet.py key",  # whether the record of a finished match fits its seal
}
OTHERS = {  # have the name alone in common: of a question, a retry, a refusal, a row
    "bots/nets.py key",
    "core/game.py key",
    "core/questions.py key",
    "kit/questions.py key",
    "web/api.py key",
    "web/app.py key",
    "web/pages.py key",
    "web/refused.py key",
    "web/store.py key",
}


def named(path: Path) -> Iterator[str]:
    """What could be a key and is named in a file, but for calls: `game.key(ask)` names a rule."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        word: object = node.attr if isinstance(node, ast.Attribute) and id(node) not in calls else None
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            word = node.slice.value
        if word in ("key", "seed", "source"):
            yield f"{path.relative_to(SOURCE)} {word}"


def seen(path: Path) -> bool:
    """Whether a file draws what is seen of a title: it has views only."""
    return path.parent.name == "table" and path.parent.parent.parent.name == "games"


def test_a_key_is_named_in_few_files_and_each_is_known() -> None:
    """Boards, the lab and the interfaces for learning have views and fast matches only."""
    folders = ("core", "kit", "games", "bots", "table", "terminal", "web")
    files = [path for folder in folders for path in (SOURCE / folder).rglob("*.py") if not seen(path)]
    assert {use for path in [*files, SOURCE / "cli.py"] for use in named(path)} == USES | OTHERS


@pytest.mark.parametrize("purpose", ["bot", "clock", "hint"])
def test_numbers_for_bots_clocks_and_hints_have_been_through_sha_256(purpose: str) -> None:
    match = sealed()
    digest = hashlib.sha256(f"{purpose} {KEYS[0].hex()} {len(match.replay.moves)}".encode()).digest()
    assert match.number(purpose) == int.from_bytes(digest[:7], "big")


def sealed() -> Match:
    """A sealed match, some moves on."""
    match = Match(brute.GAME, [Player("Ann", "random"), Player("Bob", "random"), Player("Cem", "random")], KEYS[0])
    match.play_bots(12)
    return match


def spelled(key: bytes) -> list[str]:
    """How a key may be written."""
    return [key.hex(), repr(key)[2:-1], str(int.from_bytes(key, "big")), str(list(key))]


def silent(said: str, key: bytes) -> bool:
    """Whether a text has no spelling of a key in it."""
    return not [word for word in spelled(key) if word in said]


def test_neither_a_snapshot_nor_what_is_printed_of_a_match_spells_its_key() -> None:
    match = sealed()
    assert silent(json.dumps(match.snapshot()), KEYS[0])
    for thing in (match, match.replay, match.s, match.answered, match.marks, match.story, match.game):
        assert silent(repr(thing) + str(thing), KEYS[0])
    assert not silent(match.replay.to_json(), KEYS[0])


# ---- at a server


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(db=str(tmp_path / "test.db"), shelf=SHELF, delay=0, thinkers=0, projectors=0, limits=False)
    with TestClient(app(settings), raise_server_exceptions=False) as made:
        yield made


def begun(client: TestClient) -> tuple[str, Person, bytes]:
    """A running table, who opened it, and its key."""
    ann, bob = Person(client, "Ann"), Person(client, "Bob")
    name = ann.post("/tables", {"game": "potluck", "seats": ["me", "open"]})["id"]
    bob.post(f"/tables/{name}/join", {})
    ann.post(f"/tables/{name}/start")
    room = client.app.state.house.service.room(name)  # type: ignore[attr-defined]
    return name, ann, bytes.fromhex(room.row.key)


def test_nobody_takes_the_record_of_a_match_along_before_it_is_over(client: TestClient) -> None:
    name, ann, key = begun(client)
    for path in (f"/tables/{name}/replay.json", f"/api/tables/{name}/replay"):
        answer = client.get(path, headers=ann.headers)
        assert answer.status_code == 409 and silent(answer.text, key)


def test_no_step_of_a_film_of_a_running_match_spells_its_key(client: TestClient) -> None:
    name, ann, key = begun(client)
    ann.move(ann.table(name))
    for path in (f"/tables/{name}/replay", f"/tables/{name}/replay?seat=0", f"/api/tables/{name}/replay/0"):
        answer = client.get(path, headers=ann.headers)
        assert answer.status_code == 200 and silent(answer.text, key)


def test_nothing_of_ours_in_the_memory_of_a_server_prints_a_key(client: TestClient) -> None:
    name, ann, key = begun(client)
    ann.move(ann.table(name))
    ours: list[Any] = [thing for thing in gc.get_objects() if str(type(thing).__module__).startswith("prixfixe")]
    assert {"Room", "Match", "Replay", "Store"} <= {type(thing).__name__ for thing in ours}
    assert [type(thing).__name__ for thing in ours if not silent(repr(thing), key)] == []


def test_the_record_behind_a_film_is_not_printed() -> None:
    match = sealed()
    assert silent(repr(Reel(match.game, match.replay.to_json(), [], False, None, None)), KEYS[0])


def test_errors_of_the_database_name_no_values(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "test.db"))
    store.prepare()
    with pytest.raises(SQLAlchemyError) as refused, store.writing() as connection:
        connection.execute(text("drop table meta"))
        connection.execute(insert(meta).values(key="secret", value=KEYS[0].hex()))
    store.close()
    assert "meta" in str(refused.value) and silent(str(refused.value) + repr(refused.value), KEYS[0])
    assert opened("postgresql+psycopg://nobody@127.0.0.1/none", 1).hide_parameters

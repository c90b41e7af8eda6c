"""Whatever was acknowledged survives: a server killed at random moments loses no move and doubles none."""

from __future__ import annotations

import json
import os
import random
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from prixfixe.web.store import Store
from tests.web.client import Player, Server, Table, open_table, serving
from tests.web.postgres import postgres

KILLS = int(os.environ.get("PRIXFIXE_WEB_KILLS", "3"))  # the soak has 50
WITNESSES = 4  # pairs of people who play at once, so that 200 kills see some thousands of moves
GAME = os.environ.get("PRIXFIXE_WEB_GAME", "potluck")


class Witness:
    """Plays on while servers die, and remembers what was acknowledged."""

    def __init__(self, *servers: Server) -> None:
        self.people = [Player(server.http(), f"W{number}") for number, server in enumerate((*servers, *servers)[:2])]
        self.acknowledged: dict[str, list[tuple[int, int]]] = {}
        self.name = self.new_table()

    def new_table(self) -> str:
        """Another match."""
        name = open_table(*self.people, game=GAME)
        self.acknowledged[name] = []
        return name

    def step(self, dice: random.Random) -> None:
        """One answer of somebody who is asked, tried until it is acknowledged."""
        tables = [(person, person.table(self.name)) for person in self.people]
        asked = [(person, table) for person, table in tables if table["question"]]
        if not asked:
            self.name = self.new_table()
            return
        person, table = dice.choice(asked)
        option = dice.choice(table["question"]["options"])["value"]
        self.insist(person, table, option, f"k{dice.getrandbits(50)}")

    def insist(self, person: Player, table: Table, option: int, key: str) -> None:
        """Send a move until somebody says that it is kept."""
        for _ in range(400):
            try:
                person.move(table, option, key)
                self.acknowledged[table["id"]].append((table["you"], option))
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server does not come back")

    def run(self, stop: threading.Event, dice: random.Random, errors: list[BaseException]) -> None:
        """Play until told to stop."""
        while not stop.is_set():
            try:
                self.step(dice)
            except httpx.HTTPError:
                time.sleep(0.05)
            except BaseException as error:
                errors.append(error)
                return


def survive(kills: int, *servers: Server) -> None:
    """Kill servers again and again while several pairs play; everything acknowledged is there, and only once."""
    dice, stop, errors = random.Random(7), threading.Event(), list[BaseException]()
    witnesses = [Witness(*servers) for _ in range(WITNESSES)]
    playing = [
        threading.Thread(target=witness.run, args=(stop, random.Random(number), errors))
        for number, witness in enumerate(witnesses)
    ]
    for thread in playing:
        thread.start()
    for _ in range(kills):
        time.sleep(dice.uniform(0.05, 1.2))
        server = dice.choice(servers)
        server.kill()
        server.again()
    time.sleep(0.5)
    stop.set()
    for thread in playing:
        thread.join()
    assert not errors, errors
    moves = sum(check(servers[0], witness) for witness in witnesses)
    print(f"{kills} kills, {moves} moves acknowledged, none lost, none doubled")
    assert moves > kills


def check(server: Server, witness: Witness) -> int:
    """The store has exactly the acknowledged moves, in order; only an unanswered last one may be there besides."""
    store = Store(server.command[4])
    for name, moves in witness.acknowledged.items():
        rows = store.inputs_of(name, 0)
        assert [row.version for row in rows] == list(range(len(rows)))
        assert [(row.seat, row.option) for row in rows][: len(moves)] == moves
        assert len(rows) - len(moves) <= 1
        assert len({row.key for row in rows}) == len(rows)
    store.close()
    return sum(map(len, witness.acknowledged.values()))


def test_sqlite_loses_nothing_when_the_server_is_killed(tmp_path: Path) -> None:
    with serving(str(tmp_path / "crash.db")) as server:
        survive(KILLS, server)


def test_postgresql_loses_nothing_when_the_server_is_killed() -> None:
    with postgres() as url, serving(url) as server:
        survive(KILLS, server)


def test_postgresql_loses_nothing_when_either_of_two_servers_is_killed() -> None:
    with postgres() as url, serving(url) as one, serving(url) as two:
        survive(KILLS, one, two)


def test_two_servers_on_one_postgresql_keep_each_other_in_step() -> None:
    with postgres() as url, serving(url) as one, serving(url) as two:
        ann, bob = Player(one.http(), "Ann"), Player(two.http(), "Bob")
        name = open_table(ann, bob)
        heard: list[str] = []
        listening = threading.Thread(target=listen, args=(two.url, name, bob, heard), daemon=True)
        listening.start()
        time.sleep(0.7)
        ann.move(ann.table(name), 3)
        assert bob.table(name)["view"]["played"] == [True, False]
        bob.move(bob.table(name), 5)
        assert ann.table(name)["view"]["points"][1] > 0
        listening.join(5)
        assert len(heard) >= 2, heard
        assert all(json.loads(line[5:]).keys() == {"table", "version", "room"} for line in heard)


def listen(url: str, name: str, person: Player, heard: list[str], most: int = 2) -> None:
    """Collect the events of a table, until the server stops."""
    with (
        suppress(httpx.HTTPError),
        httpx.stream("GET", f"{url}/api/tables/{name}/events", headers=person.headers, timeout=10) as stream,
    ):
        for line in stream.iter_lines():
            if line.startswith("data:"):
                heard.append(line)
            if len(heard) == most:
                return


def test_a_polite_stop_closes_streams_and_loses_nothing(tmp_path: Path) -> None:
    with serving(str(tmp_path / "stop.db")) as server:
        ann, bob = Player(server.http()), Player(server.http())
        name = open_table(ann, bob)
        heard: list[str] = []
        threading.Thread(target=listen, args=(server.url, name, bob, heard, 99), daemon=True).start()
        time.sleep(0.3)
        ann.move(ann.table(name), 3)
        began = time.time()
        assert server.stop() in (0, -15) and time.time() - began < 8
        server.again()
        assert ann.table(name)["view"]["mine"] == [3]


@pytest.mark.parametrize("every", [1, 20])
def test_a_long_match_opens_from_its_snapshot(tmp_path: Path, every: int) -> None:
    from fastapi.testclient import TestClient

    from prixfixe.web.app import app
    from prixfixe.web.settings import Settings
    from tests.web.shelf import SHELF
    from tests.web.test_tables import finish

    settings = Settings(
        db=str(tmp_path / "long.db"), shelf=SHELF, delay=0, thinkers=0, limits=False, snapshot_every=every
    )
    with TestClient(app(settings)) as client:
        ann, bob = Player(client), Player(client)
        name = open_table(ann, bob)
        ann.move(ann.table(name), 3)
        service = client.app.state.house.service  # type: ignore[attr-defined]
        service.forget(name)
        assert ann.table(name)["view"]["mine"] == [3] and ann.table(name)["can_undo"]
        before = finish(name, ann, bob)
        service.forget(name)
        after = bob.table(name)
        assert after["result"] == before["result"] and after["view"] == bob.table(name)["view"]

"""One person's bots do not hold up everybody's, and what the server does itself goes on whatever happens."""

from __future__ import annotations

import os
import signal
import time
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, Callable, Iterator

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from prixfixe.web.app import app
from prixfixe.web.hub import Listener
from prixfixe.web.settings import Settings
from prixfixe.web.snapshots import step as snapshot_step
from prixfixe.web.store import Store
from tests.web.client import Player, Server, open_table, serving
from tests.web.postgres import postgres
from tests.web.shelf import SHELF


@contextmanager
def opened(folder: Path, **settings: Any) -> Iterator[TestClient]:
    """A server inside the test."""
    given = {"delay": 0, "thinkers": 0, "limits": False, **settings}
    with TestClient(app(Settings(db=str(folder / "test.db"), shelf=SHELF, **given))) as made:
        yield made


def until(true: Callable[[], Any], seconds: float = 20.0) -> Any:
    """What is true before the time is over."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, "not in time"
        time.sleep(0.02)
    return found


def inputs(client: TestClient, name: str) -> int:
    """How many inputs there were, without looking at the table as a person does."""
    house = client.app.state.house  # type: ignore[attr-defined]
    return int(house.service.read(name, lambda room: room.row.version))


def only_bots(host: Player, level: str = "random") -> str:
    """A table of bots, begun."""
    name = str(host.post("/tables", {"game": "critter-kitchen", "seats": [level] * 3})["id"])
    assert host.ask("POST", f"/tables/{name}/start").status_code == 200
    return name


# ---- how many


def test_one_person_has_so_many_running_tables_with_bots(tmp_path: Path) -> None:
    with opened(tmp_path, limits=True, person_tables=2, delay=60) as client:
        ann, bob = Player(client), Player(client)
        names = [ann.post("/play", {"game": "potluck", "level": "random"})["id"] for _ in range(2)]
        refused = ann.ask("POST", "/play", {"game": "potluck", "level": "random"})
        assert refused.status_code == 429 and "2 matches with bots" in refused.json()["message"]
        assert bob.ask("POST", "/play", {"game": "potluck", "level": "random"}).status_code == 201
        open_table(ann, bob)  # people only
        ann.post(f"/tables/{names[0]}/leave", {})
        until(lambda: ann.ask("POST", "/play", {"game": "potluck", "level": "random"}).status_code in (201, 429))


def test_a_table_of_bots_alone_counts_while_it_runs(tmp_path: Path) -> None:
    with opened(tmp_path, limits=True, person_tables=1, delay=60, unwatched=0.3) as client:
        ann = Player(client)
        name = ann.post("/tables", {"game": "potluck", "seats": ["random"] * 2})["id"]
        assert ann.ask("POST", f"/tables/{name}/start").status_code == 200
        assert ann.ask("POST", "/play", {"game": "potluck", "level": "random"}).status_code == 429
        time.sleep(0.5)
        client.app.state.house.duties.task(name)  # type: ignore[attr-defined]  # rests now
        assert ann.ask("POST", "/play", {"game": "potluck", "level": "random"}).status_code == 201


def test_one_address_has_so_many_whoever_its_guests_are(tmp_path: Path) -> None:
    with opened(tmp_path, limits=True, address_tables=3, delay=60) as client:
        answers = [Player(client).ask("POST", "/play", {"game": "potluck", "level": "random"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]


# ---- tables without people rest


def test_a_table_of_bots_rests_when_nobody_watches_and_goes_on_when_somebody_does(tmp_path: Path) -> None:
    with opened(tmp_path, delay=0.05, unwatched=1.5) as client:
        house = client.app.state.house  # type: ignore[attr-defined]
        name = only_bots(Player(client))
        until(lambda: house.store.table(name).due is None)
        rested = inputs(client, name)
        time.sleep(1.0)
        assert inputs(client, name) == rested
        Player(client).table(name)
        until(lambda: inputs(client, name) > rested)


def test_whoever_starts_a_table_looks_at_it(tmp_path: Path) -> None:
    with opened(tmp_path, delay=60, unwatched=0.2, idle=0.2) as client:
        house = client.app.state.house  # type: ignore[attr-defined]
        time.sleep(0.3)  # nobody has looked at anything since the server began
        person = house.people.ensure(house.people.visitor())
        assert house.duties.task(house.service.play_now(person, "potluck", "random")).bot == "random"


def test_bots_wait_for_a_player_and_for_nobody_else(tmp_path: Path) -> None:
    with opened(tmp_path, delay=1.0, idle=0.3) as client:
        ann, other = Player(client), Player(client)
        name = open_table(ann, game="potluck", bots=1)
        time.sleep(1.5)
        assert inputs(client, name) == 0
        other.table(name)
        time.sleep(0.3)
        assert inputs(client, name) == 0
        until(lambda: ann.table(name) and inputs(client, name))


# ---- no match without end


def test_a_seat_that_takes_back_for_ever_is_answered_for_and_the_match_ends(tmp_path: Path) -> None:
    with opened(tmp_path, most_inputs=6) as client:
        ann, bob = Player(client), Player(client)
        name = open_table(ann, bob)
        for _ in range(3):
            ann.post(f"/tables/{name}/undo", {"version": ann.move(ann.table(name))["version"]})
        until(lambda: not ann.table(name)["question"])  # the server has answered
        refused = ann.ask("POST", f"/tables/{name}/undo", {"version": ann.table(name)["version"]})
        assert refused.status_code == 409 and "server answers for you" in refused.json()["message"]
        while (table := bob.table(name))["status"] == "playing":
            if table["question"]:
                bob.move(table)
        assert table["result"]["scores"]


def test_snapshots_of_a_long_match_are_few() -> None:
    taken = [version for version in range(1, 20_001) if version % snapshot_step(version, 20) == 0]
    assert len(taken) < 320 and max(later - one for one, later in pairwise(taken)) <= 512


# ---- workers


def thinking(server: Server) -> list[int]:
    """The processes in which the bots of a server think."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            parent = (entry / "stat").read_text().rpartition(")")[2].split()[1] if entry.name.isdecimal() else ""
            if parent == str(server.process.pid) and b"thinking import begin" in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
        except OSError:
            continue
    return found


def alive(pid: int) -> bool:
    """Whether a process runs; one that ended and nobody fetched does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")


@linux
@pytest.mark.parametrize("way", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_with_their_server_while_they_think(tmp_path: Path, way: signal.Signals) -> None:
    with serving(str(tmp_path / "a.db"), thinkers=1) as server, server.http() as http:
        only_bots(Player(http), "chef")
        workers = until(lambda: thinking(server))
        time.sleep(1.5)  # it has begun to think
        server.process.send_signal(way)
        server.process.wait(10)
        until(lambda: not any(alive(pid) for pid in workers), 2.0)


@linux
def test_a_worker_that_hangs_is_replaced_and_the_match_goes_on(tmp_path: Path) -> None:
    with serving(str(tmp_path / "a.db"), thinkers=1, patience=2) as server, server.http() as http:
        ann = Player(http)
        name = only_bots(ann, "cook")
        hanging = until(lambda: thinking(server))[0]
        until(lambda: ann.table(name)["version"] > 1)
        os.kill(hanging, signal.SIGSTOP)
        stopped = ann.table(name)["version"]
        until(lambda: ann.table(name)["version"] > stopped + 3)
        assert not alive(hanging) and "hung" in server.log()


# ---- health


def health(client: TestClient) -> tuple[int, list[str]]:
    """The status, and the parts that fail."""
    answer = client.get("/healthz")
    parts = answer.json()["parts"]
    assert set(parts) == {"database", "disk", "bots", "news"}
    return answer.status_code, [name for name, state in parts.items() if state == "failing"]


def test_health_tells_of_a_full_disk_and_of_its_end(tmp_path: Path) -> None:
    with opened(tmp_path) as client:
        store = client.app.state.house.store  # type: ignore[attr-defined]
        assert health(client) == (200, [])
        pages = limited(store, 1)
        with pytest.raises(OperationalError):
            store.write(lambda c: c.exec_driver_sql("insert into meta values ('big', ?)", ("x" * 1_000_000,)))
        assert store.failing
        limited(store, pages)
        assert health(client) == (200, [])
        assert not store.failing


def limited(store: Any, pages: int) -> int:
    """Let the database have so many pages; how many it could have before."""
    found: list[int] = []
    store.write(lambda c: found.append(c.exec_driver_sql("pragma max_page_count").scalar()))
    store.write(lambda c: c.exec_driver_sql(f"pragma max_page_count={pages}"))
    return found[0]


def test_health_tells_of_a_disk_without_room(tmp_path: Path) -> None:
    with opened(tmp_path, least_disk=1 << 62) as client:
        assert health(client) == (503, ["disk"])


def test_health_tells_of_bots_that_no_longer_think(tmp_path: Path) -> None:
    with opened(tmp_path) as client:
        client.app.state.house.driver.pool.close()  # type: ignore[attr-defined]
        assert health(client) == (503, ["bots"])


def test_health_tells_of_news_that_are_not_heard(tmp_path: Path) -> None:
    with opened(tmp_path) as client:
        house = client.app.state.house  # type: ignore[attr-defined]
        nowhere = Store("postgresql://nobody@127.0.0.1:1/nothing")
        house.listener = Listener(nowhere, list, print)
        house.listener.start()
        assert health(client) == (503, ["news"])


def test_a_lost_listen_is_known_and_taken_up_again() -> None:
    with postgres() as url:
        store = Store(url)
        store.prepare()
        listener = Listener(store, list, print)
        listener.start()
        until(lambda: listener.hears)
        end = "select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%'"
        store.texts(text(end))  # type: ignore[arg-type]
        until(lambda: not listener.hears)
        until(lambda: listener.hears)
        listener.stop()
        store.close()

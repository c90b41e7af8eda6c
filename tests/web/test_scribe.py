"""One thread writes for all: nothing waits for ever, nothing is half written, and a bad job harms no other."""

from __future__ import annotations

import os
import subprocess
import threading
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert, select
from sqlalchemy.exc import OperationalError

from prixfixe.web.schema import meta
from prixfixe.web.store import Store, Taken


def writer(key: str, then: BaseException | None = None) -> Any:
    """A job that writes a row, and then perhaps fails."""

    def job(connection: Any) -> None:
        connection.execute(insert(meta).values(key=key, value="x"))
        if then:
            raise then

    return job


@pytest.fixture
def store(tmp_path: Path) -> Store:
    made = Store(str(tmp_path / "scribe.db"))
    made.prepare()
    return made


def keys(store: Store) -> list[str]:
    """What is there."""
    return sorted(store.texts(select(meta.c.key)))


def test_a_job_that_fails_leaves_no_trace_and_harms_no_other(store: Store) -> None:
    store.write(writer("a"))
    with pytest.raises(Taken):
        store.write(writer("a"))
    with pytest.raises(ZeroDivisionError):
        store.write(writer("b", ZeroDivisionError()))
    store.write(writer("c"))
    assert keys(store) == ["a", "c"]


def test_many_threads_write_at_once(store: Store) -> None:
    threads = [threading.Thread(target=store.write, args=(writer(f"{n:02}"),)) for n in range(40)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert keys(store) == [f"{n:02}" for n in range(40)]


def together(store: Store, *jobs: Any) -> list[Future[None]]:
    """Jobs that share a transaction; how each of them ended."""
    assert store.scribe
    batch = [(job, Future[None]()) for job in jobs]
    store.scribe.commit(batch)
    return [done for _, done in batch]


def large(connection: Any) -> None:
    """More than the disk takes."""
    connection.execute(insert(meta).values(key="large", value="x" * 4_000_000))


def undone(connection: Any) -> None:
    """A job under which the transaction is rolled back."""
    connection.exec_driver_sql("ROLLBACK")


def swallowed(connection: Any) -> None:
    """A job that goes on after such a rollback, in a transaction of its own."""
    undone(connection)
    writer("after")(connection)


def test_when_the_disk_is_full_no_job_of_the_batch_is_acknowledged(store: Store) -> None:
    store.write(writer("before"))
    event.listen(store.engine, "begin", lambda c: c.exec_driver_sql("PRAGMA max_page_count = 60"))
    done = together(store, writer("a"), large, writer("b"))
    assert all(isinstance(job.exception(), OperationalError) for job in done)
    assert keys(store) == ["before"]
    assert [job.exception() for job in together(store, writer("a"))] == [None]


@pytest.mark.parametrize("bad", [undone, swallowed])
def test_a_rollback_under_a_job_fails_the_whole_batch(store: Store, bad: Any) -> None:
    done = together(store, writer("a"), bad, writer("b"))
    assert all(job.exception() for job in done) and keys(store) == []
    store.write(writer("c"))
    assert keys(store) == ["c"]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a small disk")
def test_on_a_disk_that_is_full_what_was_acknowledged_is_there_and_nothing_else(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(disk)], capture_output=True).returncode:
        pytest.skip("no small disk can be made here")
    try:
        store = Store(str(disk / "small.db"))
        store.prepare()
        kept = [key for key in map(str, range(60)) if not together(store, filler(key))[0].exception()]
        assert 0 < len(kept) < 60 and keys(store) == sorted(kept)
        store.close()
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


def filler(key: str) -> Any:
    """A job that writes a good deal."""
    return lambda connection: connection.execute(insert(meta).values(key=key, value="x" * 30_000))


def test_a_write_after_the_end_is_still_a_write(store: Store) -> None:
    store.close()
    store.write(writer("late"))
    assert keys(store) == ["late"]

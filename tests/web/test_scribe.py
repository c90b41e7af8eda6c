"""One thread writes for all: nothing waits for ever, nothing is half written, and a bad job harms no other."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

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
    return sorted(row["key"] for row in store.rows(select(meta.c.key)))


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


def test_a_write_after_the_end_is_still_a_write(store: Store) -> None:
    store.close()
    store.write(writer("late"))
    assert keys(store) == ["late"]

"""The scribe: one thread writes to SQLite for all; what comes in while the disk is busy goes there together."""

from __future__ import annotations

import queue
import threading
from concurrent.futures import Future
from typing import Callable

from sqlalchemy import Connection, Engine

Job = Callable[[Connection], None]
MOST = 64  # jobs that share a commit


class Scribe(threading.Thread):
    """Takes jobs from any thread; each is done or refused as a whole, and durable when its writer goes on."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(daemon=True, name="scribe")
        self.engine = engine
        self.lock = threading.Lock()
        self.closed = False
        self.jobs: queue.SimpleQueue[tuple[Job, Future[None]] | None] = queue.SimpleQueue()
        self.start()

    def write(self, job: Job) -> None:
        """Carry out a job and wait for the disk."""
        done: Future[None] = Future()
        with self.lock:
            resting = self.closed
            if not resting:
                self.jobs.put((job, done))
        if resting:
            self.commit([(job, done)])
        done.result()

    def stop(self) -> None:
        """Finish what was asked for, and end; whoever writes later does so alone."""
        with self.lock:
            self.closed = True
            self.jobs.put(None)
        self.join(10)

    def run(self) -> None:
        """Write batch after batch."""
        going = True
        while going:
            batch = self.batch()
            going = None not in batch
            if jobs := [entry for entry in batch if entry]:
                self.commit(jobs)

    def batch(self) -> list[tuple[Job, Future[None]] | None]:
        """The next job, and whatever waits behind it."""
        found = [self.jobs.get()]
        while found[-1] is not None and len(found) < MOST and not self.jobs.empty():
            found.append(self.jobs.get())
        return found

    def commit(self, batch: list[tuple[Job, Future[None]]]) -> None:
        """One transaction; a job that fails takes back only what is its own.

        SQLite itself may take back everything (no space, a broken disk): then the savepoint around the batch is gone,
        and no job of it counts as done.
        """
        failed: list[Exception | None] = []
        try:
            with self.engine.begin() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                connection.exec_driver_sql("SAVEPOINT batch")
                failed = [attempt(connection, job) for job, _ in batch]
                connection.exec_driver_sql("RELEASE batch")
        except Exception as error:
            failed = [error] * len(batch)
        for (_, done), fault in zip(batch, failed):
            if fault is None:
                done.set_result(None)
            else:
                done.set_exception(fault)


def attempt(connection: Connection, job: Job) -> Exception | None:
    """Carry out a job, or leave no trace of it and say why; raise if what others had written is gone as well."""
    try:
        with connection.begin_nested():
            job(connection)
    except Exception as error:
        if not connection.connection.dbapi_connection.in_transaction:  # type: ignore[union-attr]
            raise
        return error
    return None

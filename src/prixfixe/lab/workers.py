"""Many games over many workers, handed back in the order of their index, however many workers there are."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Callable, Generator, Iterator, Sequence

import msgspec

from prixfixe.core.errors import BadOption
from prixfixe.lab.arena import Played, Setup, play

ENGINES = ("process", "ray")
Task = tuple[Setup, list[int]]
Submit = Callable[[Task], Callable[[], list[Played]]]  # starts a task; calling what it returns waits for the games


class Crew(msgspec.Struct, frozen=True):
    """Who plays the games: processes of this machine, or a Ray cluster."""

    workers: int = 1
    engine: str = "process"
    address: str = ""


def checked_crew(workers: int, engine: str, address: str) -> Crew:
    """The crew, or BadOption with the reason."""
    if engine not in ENGINES:
        raise BadOption(f"there is no engine {engine}; there are {', '.join(ENGINES)}")
    if workers < 0:
        raise BadOption(f"workers are 1 or more, or 0 for one per core, not {workers}")
    if address and engine != "ray":
        raise BadOption("an address goes with --engine ray")
    if engine == "ray":
        ray_module()
    return Crew(workers or cores(), engine, address)


def cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_some(task: Task) -> list[Played]:
    """Some games of a run, one after the other."""
    setup, indexes = task
    return [play(setup, index) for index in indexes]


def games(tasks: Sequence[Task], crew: Crew) -> Generator[list[Played], None, None]:
    """The games of all tasks, in their order; a few tasks per worker are under way at a time."""
    with hired(crew) as submit:
        waiting: deque[Callable[[], list[Played]]] = deque()
        for task in tasks:
            waiting.append(submit(task))
            if len(waiting) > 4 * crew.workers:
                yield waiting.popleft()()
        while waiting:
            yield waiting.popleft()()


def tasks(setup: Setup, indexes: Sequence[int], workers: int) -> list[Task]:
    """The games in portions: small enough to show progress, large enough to be worth sending."""
    size = max(1, min(64, len(indexes) // (16 * workers)))
    return [(setup, list(indexes[i : i + size])) for i in range(0, len(indexes), size)]


@contextmanager
def hired(crew: Crew) -> Iterator[Submit]:
    """A way to have tasks done, for as long as the block lasts."""
    if crew.engine == "ray":
        with on_ray(crew) as submit:
            yield submit
    elif crew.workers == 1:
        yield lambda task: lambda: play_some(task)
    else:
        with in_processes(crew) as submit:
            yield submit


@contextmanager
def in_processes(crew: Crew) -> Iterator[Submit]:
    """Tasks done by processes of this machine."""
    pool = ProcessPoolExecutor(crew.workers, get_context("spawn"), initializer=deaf)
    try:
        yield lambda task: pool.submit(play_some, task).result
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def deaf() -> None:
    """A worker leaves the stop signal of the keyboard to whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def ray_module() -> Any:
    """Ray, or BadOption if it is not installed."""
    try:
        import ray
    except ImportError:
        raise BadOption("--engine ray needs Ray: pip install 'prixfixe[ray]'") from None
    return ray


@contextmanager
def on_ray(crew: Crew) -> Iterator[Submit]:
    """Tasks done by a Ray cluster, or by a small one started here."""
    ray = ray_module()
    mine = not ray.is_initialized()
    if mine:
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        start: dict[str, Any] = {"address": crew.address} if crew.address else local_ray(crew.workers)
        ray.init(log_to_driver=False, logging_level="ERROR", **start)
    remote = ray.remote(num_cpus=1)(play_some)

    def submit(task: Task) -> Callable[[], list[Played]]:
        found = remote.remote(task)
        return lambda: ray.get(found)

    try:
        yield submit
    finally:
        if mine:
            ray.shutdown()


def local_ray(workers: int) -> dict[str, Any]:
    """A Ray of this machine, with the same modules to import as here."""
    path = os.pathsep.join(entry for entry in sys.path if entry)
    return {
        "num_cpus": workers,
        "include_dashboard": False,
        "runtime_env": {"env_vars": {"PYTHONPATH": path}},
    }

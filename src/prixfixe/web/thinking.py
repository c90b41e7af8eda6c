"""Bots think here, in processes of their own: they receive a guess and never the true state.

A process imports prixfixe from where the server has it, or from a compiled build of the same source that came later.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from multiprocessing import Pipe, parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Mapping, NamedTuple

import prixfixe
from prixfixe.bots.bot import Bot
from prixfixe.bots.explain import estimates
from prixfixe.bots.levels import bot
from prixfixe.bots.thinker import Thinker
from prixfixe.core.chance import chance
from prixfixe.kit import packs
from prixfixe.web.settings import Shelf

STARTING = 60.0  # seconds that a worker may take to start
SLOW = 10.0  # seconds after which a thought is reported as stuck
ORPHANED = 0.5  # seconds between two looks whether the server still lives
PR_SET_PDEATHSIG = 1  # of Linux
BEGIN = "from prixfixe.web.thinking import begin; begin({})"
OURS = str(Path(prixfixe.__file__).parent.parent)  # where this process has prixfixe from
place = [OURS]  # and where workers have it from


def think_with(folder: Path) -> None:
    """From the next question on bots think with the build in a folder, which must be of the same source."""
    place[:] = [str(folder)]


class NoThought(Exception):
    """A worker died, hung or failed over a question."""


class Job(NamedTuple):
    """A question for a worker."""

    game: str
    guess: Mapping[str, Any]
    number: int  # to think with
    seat: int
    level: str
    seconds: float | None  # to think; none for levels that take no time
    pack: str = ""  # the own cards of the table, as TOML
    after: int | None = None  # for chances: how many answers were given before


Chances = list[tuple[int, float]]  # options, the best first, each with its chance to win


class Worker:
    """A process that thinks; one that died or hung is replaced by the next job."""

    def __init__(self, shelf: Shelf, patience: float) -> None:
        self.shelf = shelf
        self.patience = patience
        self.process: subprocess.Popen[bytes] | None = None
        self.place = ""  # where it has prixfixe from
        self.begun: float | None = None  # when the present job was given

    def think(self, job: Job) -> int | Chances:
        """What a bot answers, or its chances; patience with it ends."""
        self.begun = time.monotonic()
        try:
            self.start()
            self.pipe.send(job)
            if not self.pipe.poll(self.patience):
                raise NoThought("hung")
            answer: int | Chances | str = self.pipe.recv()
        except (EOFError, OSError):
            self.kill()
            raise NoThought("died") from None
        except NoThought:
            self.kill()
            raise
        finally:
            self.begun = None
        if isinstance(answer, str):
            raise NoThought(answer)
        return answer

    def start(self) -> None:
        """A process of the build there is now, unless it runs."""
        if self.process is not None and self.process.poll() is None and self.place == place[0]:
            return
        self.kill()
        self.place = place[0]
        self.pipe, theirs = Pipe()
        command = [sys.executable, "-P", "-c", BEGIN.format(theirs.fileno())]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(importing(self.place))}
        self.process = subprocess.Popen(command, env=env, pass_fds=[theirs.fileno()])
        theirs.close()
        self.pipe.send(self.shelf)
        if not self.pipe.poll(STARTING):
            raise NoThought("does not start")
        self.pipe.recv()

    def kill(self) -> None:
        """Away with it, whatever it does."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            self.pipe.close()
            with suppress(subprocess.TimeoutExpired):
                process.wait(1.0)


def importing(folder: str) -> list[str]:
    """Where a worker looks for modules: where the server does, but for prixfixe in a folder."""
    paths = [path for path in map(os.path.abspath, sys.path) if path != OURS or folder == OURS]
    return paths if folder in paths else [folder, *paths]


class Pool:
    """The workers of a server, each served by a thread that lives as long; without any, two threads think."""

    def __init__(self, shelf: Shelf, count: int, patience: float) -> None:
        self.shelf = shelf
        self.places = count or 2
        self.workers = [Worker(shelf, patience) for _ in range(count)]
        self.idle = self.workers[:]
        self.threads = ThreadPoolExecutor(self.places, thread_name_prefix="thinker")
        self.closed = False

    def start(self) -> None:
        """Have the processes ready before somebody waits for them."""
        for worker in self.workers:
            self.threads.submit(worker.start)

    def think(self, job: Job) -> int:
        """What a bot answers; called in one of the threads."""
        answer = self.thought(job)
        assert isinstance(answer, int)
        return answer

    def weigh(self, job: Job) -> Chances:
        """The chances of the options that were tried; called in one of the threads."""
        found = self.thought(job)
        assert isinstance(found, list)
        return found

    def thought(self, job: Job) -> int | Chances:
        """What a worker makes of a job."""
        if self.closed:
            raise NoThought("closed")
        job = job._replace(pack=packs.kept.get(job.guess["content"], ""))
        if not self.workers:
            return thought(self.shelf, job)
        worker = self.idle.pop()
        try:
            return worker.think(job)
        finally:
            self.idle.append(worker)

    def well(self) -> bool:
        """Whether somebody thinks when asked to: nothing is closed, and nobody sits over a question for long."""
        now = time.monotonic()
        return not self.closed and all(now - (w.begun or now) < SLOW for w in self.workers)

    def close(self) -> None:
        """Stop thinking at once."""
        self.closed = True
        for worker in self.workers:
            worker.kill()
        self.threads.shutdown(wait=False, cancel_futures=True)


# ---- in the worker


def begin(number: int) -> None:
    """Be a worker, with what the server sends through a pipe."""
    pipe = Connection(number)
    calm()
    work(pipe, pipe.recv())


def work(pipe: Connection, shelf: Shelf) -> None:
    """Answer jobs until the server is gone."""
    shelf.games()
    pipe.send("ready")
    while True:
        try:
            job: Job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: int | Chances | str = thought(shelf, job)
        except Exception as error:
            answer = type(error).__name__
        pipe.send(answer)


def calm() -> None:
    """Let the page go first, let the server decide when to stop, and die with it."""
    os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    threading.Thread(target=follow, daemon=True).start()


def follow() -> None:
    """End this process soon after its server, also where no system does so by itself."""
    parent = parent_process()  # of a worker that Python's multiprocessing has started
    server = parent.pid if parent else os.getppid()
    while os.getppid() == server:
        time.sleep(ORPHANED)
    os._exit(1)


@cache
def player(level: str) -> Bot:
    """The bot of a level, kept."""
    return bot(level)


def thought(shelf: Shelf, job: Job) -> int | Chances:
    """What a bot answers, given a guess that fits what its seat knows; or the chances of the options."""
    if job.pack and job.guess["content"] not in packs.kept:
        packs.keep(packs.parse(job.pack, "the pack"))
    game = shelf.game(job.game)
    s, dice = game.load(job.guess), chance(job.number ^ 0x2545F491)
    ask = s.asked(job.seat)
    if job.after is not None:
        return [(one.option, one.win) for one in estimates(game, s, ask, dice, job.seconds, moves=job.after)]
    thinking = player(job.level)
    if isinstance(thinking, Thinker):
        thinking.think = job.seconds
    return thinking.choose(game, s, ask, dice)

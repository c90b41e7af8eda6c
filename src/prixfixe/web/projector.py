"""The projector: films and brought records are played in a process of their own, so that no table waits for them."""

from __future__ import annotations

import asyncio
import hashlib
import signal
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Callable, TypeVar

from prixfixe.core.game import Game
from prixfixe.table.replay import Replay
from prixfixe.web.film import Film, Shot
from prixfixe.web.limits import AtOnce
from prixfixe.web.people import NAME_LENGTH, clean
from prixfixe.web.refused import Refused
from prixfixe.web.settings import Settings, Shelf
from prixfixe.web.thinking import calm

T = TypeVar("T")
KEPT = 8  # films at hand
films: OrderedDict[tuple[str, int | None, str], Film] = OrderedDict()  # of this process, the latest last


class Projector:
    """Plays records elsewhere; only so many may wait for it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.waiting = AtOnce(settings.limits, settings.films_person, settings.films_address, settings.films)
        self.pool: Executor | None = None

    async def frame(self, name: str, record: str, seat: int | None, lang: str, step: int | None) -> Shot:
        """One step of a film."""
        return await self.run(frame, self.settings.shelf, name, record, seat, lang, step)

    async def checked(self, text: str) -> Replay:
        """A record somebody brings, after playing it through."""
        return await self.run(checked, self.settings.shelf, text, self.settings.longest_record)

    async def run(self, job: Callable[..., T], *values: Any) -> T:
        """Do something there; a projector that has died is replaced."""
        self.pool = pool = self.pool or projectors(self.settings.projectors)
        loop = asyncio.get_running_loop()
        if isinstance(pool, ThreadPoolExecutor):
            return await loop.run_in_executor(pool, job, *values)
        try:
            return await loop.run_in_executor(pool, timed, self.settings.film_time, job, *values)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise Refused(503, "busy", wait=5) from None

    def stop(self) -> None:
        """Let it rest."""
        if self.pool:
            self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = None


def projectors(count: int) -> Executor:
    """Processes that play records, begun when there is something to play; without any, one thread."""
    if count == 0:
        return ThreadPoolExecutor(1, thread_name_prefix="projector")
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=calm)


def timed(seconds: float, job: Callable[..., T], *values: Any) -> T:
    """A job in a process of its own, which ends if it takes longer, even inside compiled code."""
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return job(*values)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def frame(shelf: Shelf, name: str, record: str, seat: int | None, lang: str, step: int | None) -> Shot:
    """One step of a film; the latest films are kept, so that the next step is quick."""
    key = hashlib.sha256(record.encode()).hexdigest(), seat, lang
    film = films.pop(key, None)
    if film is None:
        replay = Replay.from_json(record)
        film = Film(shelf.game(replay.game), replay, seat, lang)
    films[key] = film
    if len(films) > KEPT:
        films.popitem(last=False)
    return film.frame(name, step)


def checked(shelf: Shelf, text: str, longest: int) -> Replay:
    """A record that plays, with names that can be shown."""
    replay = Replay.from_json(text)
    check_replay(shelf.game(str(replay.game)), replay, longest)
    replay.names = [clean(str(n), NAME_LENGTH, "bad_name") for n in replay.names[: replay.seats]]
    replay.names += [f"{i + 1}" for i in range(len(replay.names), replay.seats)]
    return replay


def check_replay(game: Game[Any], replay: Replay, longest: int) -> None:
    """Refuse a record that is too long, reads files or does not play."""
    whole = isinstance(replay.seats, int) and isinstance(replay.options, dict)
    named = isinstance(replay.names, list) and all(isinstance(name, str) for name in replay.names)
    if not whole or not named:
        raise Refused(422, "bad_replay")
    if bool(replay.options.get("content")) != bool(replay.pack) or len(replay.moves) > longest:
        raise Refused(422, "bad_replay")
    if replay.verify(game) is None:
        raise Refused(422, "bad_replay")

"""Verdicts: cards that people ask about are measured by the lab, a few games at a time, while tables go first."""

from __future__ import annotations

import logging
import os
import secrets
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from threading import Event, Lock, Thread
from typing import Any, Mapping

import msgspec
from sqlalchemy import func, insert, select, update

from prixfixe.core.game import Game
from prixfixe.kit import packs as kit
from prixfixe.lab.verdict import Finding, Question, Tally, measured, said, seats_of
from prixfixe.web.cardsheet import WHOLE, own_row
from prixfixe.web.people import Person
from prixfixe.web.records import BinderRow, VerdictRow, VerdictStatus, columns
from prixfixe.web.refused import Refused, missing
from prixfixe.web.schema import binders, verdicts
from prixfixe.web.settings import Settings
from prixfixe.web.store import Store
from prixfixe.web.thinking import calm

log = logging.getLogger("prixfixe.web")
BOTS = {"greedy": "greedy", "cook": "cook:100"}  # by what people choose
BATCH = {"greedy": 2, "cook": 1}  # deals between two looks whether to go on
MEEK = 10  # how much a process that measures gives way, beyond those in which bots think
LOST = 60.0  # seconds without news after which a server takes over what another one measured
OPEN = ("waiting", "running")


@dataclass(frozen=True)
class Verdict:
    """A verdict as it is shown."""

    row: VerdictRow
    after: Finding | None
    before: Finding | None
    outdated: bool  # whether the pack has changed since

    @property
    def open(self) -> bool:
        """Whether it is still measured."""
        return self.row.status in OPEN


class Verdicts:
    """Those of one server: one thread that has games played elsewhere."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.lock = Lock()
        self.thread: Thread | None = None
        self.stopped = Event()
        self.pool: Executor | None = None

    def ask(self, person: Person, row: BinderRow, card: str, bot: str) -> str:
        """Have a card of a pack measured."""
        table, _, name = card.partition(".")
        known = name != WHOLE and own_row(kit.parse(row.text, "pack.toml"), table, name) is not None
        if bot not in BOTS or not known:
            raise missing()
        going = select(func.count()).where(verdicts.c.status.in_(OPEN))
        with self.store.engine.connect() as connection:
            mine = connection.scalar(going.where(verdicts.c.owner == person.id)) or 0
            count = connection.scalar(going) or 0
        if mine >= self.settings.verdicts_person:
            raise Refused(429, "verdict_running", wait=30)
        if count >= self.settings.verdicts_waiting:
            raise Refused(503, "busy", wait=60)
        games, now = self.settings.verdict_games if bot == "greedy" else self.settings.verdict_cooked, time.time()
        made = VerdictRow(
            id=secrets.token_urlsafe(9), binder=row.id, owner=person.id, card=card, pack=row.text, bot=bot,
            status="waiting", games=games, played=0, found={}, created=now, touched=now,
        )  # fmt: skip
        with self.store.writing() as connection:
            connection.execute(insert(verdicts).values(**columns(made)))
        self.wake()
        return made.id

    def stop(self, person: Person, row: BinderRow, card: str) -> None:
        """Measure no further; what was found stays."""
        here = (verdicts.c.binder == row.id) & (verdicts.c.card == card) & verdicts.c.status.in_(OPEN)
        with self.store.writing() as connection:
            connection.execute(update(verdicts).where(here).values(status="stopped", touched=time.time()))

    # ---- the thread

    def wake(self) -> None:
        """See to it that somebody measures what waits."""
        with self.lock:
            if (self.thread is None or not self.thread.is_alive()) and not self.stopped.is_set():
                self.thread = Thread(target=self.work, name="verdicts", daemon=True)
                self.thread.start()

    def open(self) -> None:
        """Go on with whatever was left when a server stopped."""
        self.stopped.clear()
        if self.store.texts(select(verdicts.c.id).where(verdicts.c.status.in_(OPEN)).limit(1)):
            self.wake()

    def close(self) -> None:
        """Stop at once; what was counted is kept."""
        self.stopped.set()
        if self.pool:
            self.pool.shutdown(wait=False, cancel_futures=True)
        if self.thread:
            self.thread.join(5.0)
        self.pool = None

    def work(self) -> None:
        """One verdict after another, until none waits."""
        while not self.stopped.is_set():
            row = None
            try:
                row = self.claimed()
                if row is None:
                    return
                self.measure(row)
            except Exception as error:
                log.warning("verdict failed", extra={"fields": {"reason": type(error).__name__}})
                if row is not None:
                    self.write(row, row.played, {}, "failed")
                if self.stopped.wait(1.0):
                    return

    def claimed(self) -> VerdictRow | None:
        """The one that has waited longest, which no other server measures."""
        lost = (verdicts.c.status == "running") & (verdicts.c.touched < time.time() - LOST)
        free = (verdicts.c.status == "waiting") | lost
        row = self.store.row(select(verdicts).where(free).order_by(verdicts.c.created).limit(1), VerdictRow)
        if row is None:
            return None
        same = (verdicts.c.id == row.id) & (verdicts.c.status == row.status) & (verdicts.c.touched == row.touched)
        taken = update(verdicts).where(same).values(status="running", touched=time.time())
        with self.store.writing() as connection:
            mine = connection.execute(taken).rowcount
        return row if mine else self.claimed()

    def measure(self, row: VerdictRow) -> None:
        """Have its games played, some at a time, until they are all played or it is decided or stopped."""
        game = self.settings.shelf.game(self.game_of(row))
        totals = {side: msgspec.convert(found, Tally) for side, found in row.found.items()}
        question = Question(game.name, row.pack, row.card, BOTS[row.bot])
        played = row.played
        while played < row.games and not self.stopped.is_set():
            count = min(BATCH[row.bot], row.games - played)
            try:
                found = self.played(question, played, count)
            except Exception as error:
                self.write(row, played, totals, "failed")
                log.warning("verdict failed", extra={"fields": {"card": row.card, "reason": type(error).__name__}})
                return
            for side, tally in found.items():
                totals.setdefault(side, Tally()).add(tally)
            played += count
            over = played >= row.games or decided(totals, seats_of(game))
            if not self.write(row, played, totals, "done" if over else "running") or over:
                return

    def played(self, question: Question, first: int, count: int) -> dict[str, Tally]:
        """Some deals, in a process that gives way to all others."""
        if self.pool is None:
            self.pool = players(self.settings.verdicts)
        try:
            return self.pool.submit(measured, question, first, count).result()
        except BaseException:
            pool, self.pool = self.pool, None
            if pool:
                pool.shutdown(wait=False, cancel_futures=True)
            raise

    def write(self, row: VerdictRow, played: int, totals: Mapping[str, Tally], status: VerdictStatus) -> bool:
        """Keep what was found; whether it is still wanted."""
        here = (verdicts.c.id == row.id) & (verdicts.c.status == "running")
        found = {side: msgspec.to_builtins(tally) for side, tally in totals.items()}
        values = {"played": played, "found": found, "status": status, "touched": time.time()}
        with self.store.writing() as connection:
            return bool(connection.execute(update(verdicts).where(here).values(**values)).rowcount)

    def game_of(self, row: VerdictRow) -> str:
        """The game of a card that is measured."""
        return self.store.texts(select(binders.c.game).where(binders.c.id == row.binder))[0]


def players(count: int) -> Executor:
    """Processes that play for verdicts; without any, one thread."""
    if count == 0:
        return ThreadPoolExecutor(1, thread_name_prefix="verdict")
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=meek)


def meek() -> None:
    """Let everybody else go first."""
    calm()
    os.nice(MEEK)


def decided(totals: Mapping[str, Tally], seats: int) -> bool:
    """Whether more games would say nothing else."""
    return said(totals["after"], seats).word in ("strong", "weak", "fair")


def verdict_of(store: Store, game: Game[Any], binder: BinderRow, card: str) -> Verdict | None:
    """The latest verdict on a card of a pack."""
    here = (verdicts.c.binder == binder.id) & (verdicts.c.card == card)
    row = store.row(select(verdicts).where(here).order_by(verdicts.c.created.desc()).limit(1), VerdictRow)
    if row is None:
        return None
    seats = seats_of(game)
    found = {side: said(msgspec.convert(tally, Tally), seats) for side, tally in row.found.items()}
    return Verdict(row, found.get("after"), found.get("before"), row.pack != binder.text)

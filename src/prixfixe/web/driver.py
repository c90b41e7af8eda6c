"""The driver: bots that think and clocks that run out, at every table of this server."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Callable, NamedTuple, TypeVar

from prixfixe.web.duties import Duties, Task
from prixfixe.web.line import Line
from prixfixe.web.moments import Pace
from prixfixe.web.refused import Refused
from prixfixe.web.thinking import Job, NoThought, Pool

log = logging.getLogger("prixfixe.web")
T = TypeVar("T")
SWEEP = 5.0  # seconds between two looks for tables nobody drives
STALE = 8.0  # seconds after which another server takes over
BEFORE = float("-inf")  # a time before every moment
HANDS = 4  # threads that carry out what bots have thought, so that requests keep theirs


class Held(NamedTuple):
    """What a bot will answer, and since when that is known."""

    question: tuple[int, int, str]
    option: int
    ready: float


class Driver:
    """Drives tables: one task for each at which the server itself has something to do."""

    def __init__(self, duties: Duties) -> None:
        self.duties = duties
        self.store, self.settings = duties.service.store, duties.service.settings
        self.pace = Pace(self.settings.delay)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.bells: dict[str, asyncio.Event] = {}
        self.thinks: Callable[[str, float, bool], None] = lambda level, seconds, failed: None  # how long a thought took
        self.equip()
        self.sweeper: asyncio.Task[None] | None = None

    def equip(self) -> None:
        """Have workers, a line in front of them, and threads."""
        self.pool = Pool(self.settings.shelf, self.settings.thinkers, self.settings.patience)
        self.hands = ThreadPoolExecutor(HANDS, thread_name_prefix="driver")
        self.line = Line(self.pool.places)

    def start(self) -> None:
        """Begin, with whatever was left to do when a server stopped."""
        self.loop = asyncio.get_running_loop()
        if self.pool.closed:
            self.equip()
        self.pool.start()
        self.sweeper = self.loop.create_task(self.sweep())

    async def stop(self) -> None:
        """Let every table rest; nothing is lost, since nothing unwritten was told."""
        self.pool.close()
        waiting = [task for task in (self.sweeper, *self.tasks.values()) if task]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        self.hands.shutdown(wait=True, cancel_futures=True)

    def well(self) -> bool:
        """Whether bots think and overdue tables are looked for."""
        return self.pool.well() and self.sweeper is not None and not self.sweeper.done()

    def wake(self, name: str) -> None:
        """A table has changed; from any thread."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.drive, name)

    def drive(self, name: str) -> None:
        """Have a task for a table, or tell it to look again."""
        if name in self.tasks:
            self.bells[name].set()
            return
        self.bells[name] = asyncio.Event()
        self.tasks[name] = asyncio.get_running_loop().create_task(self.work(name))

    async def sweep(self) -> None:
        """Find tables with something overdue, at once and then now and again."""
        before = time.time() + SWEEP
        while True:
            try:
                for name in await self.call(self.store.due, before):
                    self.drive(name)
            except Exception as error:
                log.warning("sweep failed", extra={"fields": {"reason": type(error).__name__}})
            await asyncio.sleep(SWEEP)
            before = time.time() - STALE if self.store.postgres else time.time() + SWEEP

    async def call(self, act: Callable[..., T], *given: Any) -> T:
        """Do something that may wait for locks and disks, in a thread of the driver's own."""
        return await asyncio.get_running_loop().run_in_executor(self.hands, act, *given)

    async def work(self, name: str) -> None:
        """Do what is to be done at a table until there is nothing."""
        try:
            await self.drive_on(name, self.bells[name])
        except Refused:
            pass
        except Exception as error:
            log.error("driver failed", extra={"fields": {"table": name, "reason": type(error).__name__}})
            await asyncio.sleep(2.0)
        finally:
            del self.tasks[name], self.bells[name]

    async def drive_on(self, name: str, bell: asyncio.Event) -> None:
        """One task after another. What a bot has thought is held until its moment, whatever else happens there."""
        held: Held | None = None
        while True:
            bell.clear()
            task = await self.call(self.duties.task, name)
            if task is None and not bell.is_set():
                return
            if task is None:
                continue
            if task.bot and (held is None or held.question != task.question):
                held = await self.prepared(name, task)
                continue
            wait = self.moment(task, held) - time.time()
            if wait > 0:
                await rung(bell, wait)
                continue
            await self.carry_out(name, task, held)
            held = None

    async def prepared(self, name: str, task: Task) -> Held | None:
        """A thought to hold until its moment; none if the question is gone, or if nobody else sees the answer given."""
        option = await self.thought(name, task)
        if option is None or await self.call(self.duties.bot_answers, name, task, option, BEFORE):
            return None
        return Held(task.question, option, time.time())

    def moment(self, task: Task, held: Held | None) -> float:
        """When a task is carried out; a sealed answer that was ready too late waits for the next fixed moment."""
        return self.pace.given(task.at, held.ready) if held and task.sealed else task.at

    async def carry_out(self, name: str, task: Task, held: Held | None) -> None:
        """A bot answers, or a clock has run out."""
        if task.bot and held:
            await self.call(self.duties.bot_answers, name, task, held.option, time.time())
        else:
            await self.call(self.duties.expire, name, time.time())

    async def thought(self, name: str, task: Task) -> int | None:
        """What the bot answers; where its worker died or hung, a bot that need not think answers for it."""
        try:
            return await self.asked(name, task, task.bot)
        except NoThought as error:
            log.warning("no thought", extra={"fields": {"table": name, "level": task.bot, "reason": str(error)}})
            return await self.asked(name, task, "random")

    async def asked(self, name: str, task: Task, level: str) -> int | None:
        """What a bot of a level answers, once it is its turn to think; nothing if the question is gone by then."""
        async with self.line.turn(*task.owner):
            guess = await self.call(self.duties.guess, name, task)
            if guess is None:
                return None
            left = task.at - time.time() if task.sealed else None
            seconds = self.pace.seconds(level, self.line.share(), self.settings.least_thought, left, task.run)
            job = Job(*guess, task.seat, level, seconds)
            return await self.timed(job)

    async def timed(self, job: Job) -> int:
        """What a worker answers, and how long it took."""
        began, failed = time.perf_counter(), True
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self.pool.threads, self.pool.think, job)
            failed = False
        finally:
            self.thinks(job.level, time.perf_counter() - began, failed)
        return answer


async def rung(bell: asyncio.Event, seconds: float) -> None:
    """Wait until a bell rings or the time is over."""
    with suppress(TimeoutError):
        await asyncio.wait_for(bell.wait(), seconds)

"""The driver: bots that think and clocks that run out, at every table of this server."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool

from starlette.concurrency import run_in_threadpool

from prixfixe.web.refused import Refused
from prixfixe.web.service import Service, Task
from prixfixe.web.thinking import think, thinkers

log = logging.getLogger("prixfixe.web")
SWEEP = 5.0  # seconds between two looks for tables nobody drives
STALE = 8.0  # seconds after which another server takes over


class Driver:
    """Drives tables: one task for each at which the server itself has something to do."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.loop: asyncio.AbstractEventLoop | None = None
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.bells: dict[str, asyncio.Event] = {}
        self.pool: Executor = thinkers(service.settings.thinkers)
        self.sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, with whatever was left to do when a server stopped."""
        self.loop = asyncio.get_running_loop()
        self.sweeper = self.loop.create_task(self.sweep())

    async def stop(self) -> None:
        """Let every table rest; nothing is lost, since nothing unwritten was told."""
        waiting = [task for task in (self.sweeper, *self.tasks.values()) if task]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)

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
                for name in await run_in_threadpool(self.service.store.due, before):
                    self.drive(name)
            except Exception as error:
                log.warning("sweep failed", extra={"fields": {"reason": type(error).__name__}})
            await asyncio.sleep(SWEEP)
            before = time.time() - STALE if self.service.store.postgres else time.time() + SWEEP

    async def work(self, name: str) -> None:
        """Do what is to be done at a table until there is nothing."""
        bell = self.bells[name]
        try:
            while True:
                bell.clear()
                task = await run_in_threadpool(self.service.task, name)
                if task is None and not bell.is_set():
                    return
                if task is None or (task.at > time.time() and await rung(bell, task.at - time.time())):
                    continue
                await self.carry_out(name, task)
        except Refused:
            pass
        except Exception as error:
            log.error("driver failed", extra={"fields": {"table": name, "reason": type(error).__name__}})
            await asyncio.sleep(2.0)
        finally:
            del self.tasks[name], self.bells[name]

    async def carry_out(self, name: str, task: Task) -> None:
        """A bot answers, or a clock has run out."""
        if not task.bot:
            await run_in_threadpool(self.service.expire, name, time.time())
            return
        option = await self.thought(name, task)
        await run_in_threadpool(self.service.bot_answers, name, task, option)

    async def thought(self, name: str, task: Task) -> int:
        """What the bot answers; a worker that died is replaced."""
        load = self.service.settings.shelf.load
        game, guess, number = await run_in_threadpool(self.service.guess, name, task.seat)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.pool, think, load, game, guess, task.seat, task.bot, number)
        except BrokenProcessPool:
            self.pool = thinkers(self.service.settings.thinkers)
            raise


async def rung(bell: asyncio.Event, seconds: float) -> bool:
    """Whether a bell rings before the time is over."""
    try:
        await asyncio.wait_for(bell.wait(), seconds)
    except TimeoutError:
        return False
    return True

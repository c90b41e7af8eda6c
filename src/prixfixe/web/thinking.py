"""Bots think here, in a process of their own: they receive a guess and never the true state."""

from __future__ import annotations

import os
import signal
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any, Callable, Mapping

from prixfixe.bots.bot import Bot
from prixfixe.bots.levels import bot
from prixfixe.core.chance import chance
from prixfixe.core.game import Game

Load = Callable[[str], Game[Any]]


def thinkers(count: int) -> Executor:
    """Processes that think; without any, two threads."""
    if count == 0:
        return ThreadPoolExecutor(2, thread_name_prefix="thinker")
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=calm)


def calm() -> None:
    """Let the page go first, and let the server decide when to stop."""
    os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@cache
def player(level: str) -> Bot:
    """The bot of a level, kept."""
    return bot(level)


def think(load: Load, game: str, guess: Mapping[str, Any], seat: int, level: str, number: int) -> int:
    """What a bot answers, given a guess that fits what its seat knows."""
    record = load(game)
    s = record.load(guess)
    return player(level).choose(record, s, s.asked(seat), chance(number ^ 0x2545F491))

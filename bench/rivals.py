"""Bots by short names: levels with their iterations or seconds, and yardsticks from outside."""

from __future__ import annotations

from time import process_time

from bench.textbook import Textbook
from prixfixe.bots.bot import Bot
from prixfixe.bots.ismcts import Manner
from prixfixe.bots.levels import LEVELS, bot
from prixfixe.bots.thinker import Thinker


def bot_of(name: str) -> Bot:
    """`greedy`, `cook:200` (iterations), `chef:2s` (seconds); a `+key=value` changes the manner of a search."""
    level, *changes = name.split("+")
    level, _, budget = level.partition(":")
    think = float(budget[:-1]) if budget.endswith("s") else None
    iterations = int(budget) if budget.isdigit() else None
    if level == "textbook":
        return Textbook(think, iterations)
    if level in LEVELS and not changes:
        made = bot(level, think, iterations)
        if isinstance(made, Thinker):
            made.clock = process_time  # fair among processes that share a core
        return made
    manner = Manner()
    for change in changes:
        key, _, value = change.partition("=")
        kind = type(getattr(manner, key))
        setattr(manner, key, value == "1" if kind is bool else kind(value))
    return Thinker(think, iterations, manner, process_time)

"""Bots by name, as the lab's commands take them."""

from __future__ import annotations

from prixfixe.bots.bot import Bot
from prixfixe.bots.levels import bot
from prixfixe.core.errors import BadOption


def player(spec: str) -> Bot:
    """The bot of a level, or of LEVEL:N with N iterations for every decision, which repeats exactly."""
    level, colon, count = spec.partition(":")
    if not colon:
        return bot(level)
    if not count.isdecimal() or not int(count):
        raise BadOption(f"{spec}: the iterations after the colon are a number from 1")
    return bot(level, iterations=int(count))


def lineup(specs: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The bots in turn over all seats."""
    if len(specs) > seats:
        raise BadOption(f"{len(specs)} bots for {seats} seats")
    for spec in specs:
        player(spec)
    return tuple(specs[seat % len(specs)] for seat in range(seats))


def rotations(bots: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The lineup and all its turns round the table, so that every bot sits everywhere equally often."""
    turned = [bots[i:] + bots[:i] for i in range(len(bots))]
    return tuple(dict.fromkeys(turned))

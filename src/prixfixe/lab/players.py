"""Which bot sits where, as the lab's commands take them."""

from __future__ import annotations

from prixfixe.bots.levels import bot
from prixfixe.core.errors import BadOption


def lineup(specs: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The bots in turn over all seats."""
    if len(specs) > seats:
        raise BadOption(f"{len(specs)} bots for {seats} seats")
    for spec in specs:
        bot(spec)
    return tuple(specs[seat % len(specs)] for seat in range(seats))


def rotations(bots: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The lineup and all its turns round the table, so that every bot sits everywhere equally often."""
    turned = [bots[i:] + bots[:i] for i in range(len(bots))]
    return tuple(dict.fromkeys(turned))

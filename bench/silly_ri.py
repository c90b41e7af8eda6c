"""Ristorante Italia: what its bots do that makes people shake their heads."""

from __future__ import annotations

from typing import Final, Iterator

from prixfixe.core.game import Value
from prixfixe.core.state import PASS, Ask, Fact
from prixfixe.games.ristorante_italia.options import BUILD
from prixfixe.games.ristorante_italia.state import Italia
from prixfixe.games.ristorante_italia.turn import chose

IDLE: Final = "a turn ended with an action left, before the last turn of the match"
ROOM: Final = "the last turn ended with an action left and points to be had from a room"
SPARE: Final = "the same, though the cup would have stayed the fullest"


class Watcher:
    """Looks at the ends of turns."""

    kinds: tuple[str, ...] = (IDLE, ROOM, SPARE)
    options: dict[str, Value] = {"advanced": True}

    def look(self, was: Italia, ask: Ask, option: int, told: list[Fact]) -> Iterator[tuple[str, bool]]:
        """Turns that end with an action left."""
        if ask.rule is not chose or was.actions == 0:
            return
        if not last_turn(was):
            yield IDLE, option == PASS
            return
        gains = {other: room_gain(was, ask.seat, BUILD.one(other)) for other in ask.options if BUILD.has(other)}
        useful = [BUILD.one(other) for other, gain in gains.items() if gain > 0]
        if useful:
            yield ROOM, option == PASS
        cheapest = min((was.tables.room_cost[kind] for kind in useful), default=None)
        if cheapest is not None and was.restaurants[ask.seat].coins - cheapest > richest_other(was, ask.seat):
            yield SPARE, option == PASS


def last_turn(s: Italia) -> bool:
    """Whether no further action phase follows."""
    return not s.tables.action_phases[s.square][s.tables.season_of[-1]]


def room_gain(s: Italia, seat: int, kind: int) -> int:
    """The points of a room, less those of the one that has to go."""
    t, rooms = s.tables, s.restaurants[seat].rooms
    gone = min(t.room_prestige[room] for room in rooms) if len(rooms) >= t.room_spaces else 0
    return t.room_prestige[kind] - gone


def richest_other(s: Italia, seat: int) -> int:
    """The coins of the fullest cup of the others."""
    return max(r.coins for other, r in enumerate(s.restaurants) if other != seat)

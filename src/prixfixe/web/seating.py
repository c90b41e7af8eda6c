"""Seating: who sits at a table and under which name, once something has changed."""

from __future__ import annotations

import secrets
from dataclasses import replace

from prixfixe.web.orders import COOKS
from prixfixe.web.records import SeatRow
from prixfixe.web.room import Room


def reseated(room: Room, seat: SeatRow) -> list[SeatRow]:
    """The seats of a table with one of them changed."""
    return [seat if seat.seat == old.seat else old for old in room.seats]


def turned(room: Room) -> list[SeatRow]:
    """The seats of a table with whose turn it is."""
    match = room.playing()
    return [replace(seat, asked=bool(match.ask(seat.seat)) and not seat.bot) for seat in room.seats]


def host_without(room: Room, seat: int) -> str | None:
    """Who is the host once somebody has got up: another one at the table, if it was the host and there is one."""
    others = [s.user for s in room.seats if s.user and s.seat != seat]
    return others[0] if others and room.seats[seat].user == room.row.host else room.row.host


def unique(room: Room, seat: int, name: str) -> str:
    """A name nobody else at the table has."""
    taken = {other.name for other in room.seats if other.seat != seat}
    return next(n for n in (name, *(f"{name} {i}" for i in range(2, 99))) if n not in taken)


def unused(room: Room) -> str:
    """A bot's name nobody else at the table has."""
    taken = {seat.name for seat in room.seats}
    return secrets.choice([cook for cook in COOKS if cook not in taken])

"""Who may do something at a table, and when: each function refuses what is not allowed."""

from __future__ import annotations

from prixfixe.web.moments import used_up
from prixfixe.web.people import Person
from prixfixe.web.refused import Refused, missing
from prixfixe.web.room import Room


def must_sit(room: Room, person: Person) -> int:
    """The seat somebody has, or a refusal."""
    seat = room.seat_of(person)
    if seat is None:
        raise Refused(403, "not_seated")
    return seat


def with_bots_only(room: Room, seat: int) -> bool:
    """Whether nobody but bots sits at the other seats."""
    return all(place.bot for place in room.seats if place.seat != seat)


def may_have_hints(room: Room, seat: int) -> bool:
    """Whether hints are given: against bots, and among people where the table was opened so."""
    return room.row.hints or with_bots_only(room, seat)


def must_host(room: Room, person: Person) -> None:
    """Only the host may."""
    if not room.is_host(person):
        raise Refused(403, "host_only")


def must_be(room: Room, *status: str) -> None:
    """The table must be in one of these states."""
    if room.status not in status:
        raise Refused(409, f"table_{room.status}")


def must_have_inputs(room: Room, seat: int, most: int) -> None:
    """The seat must not have used up the inputs it may give in one match."""
    if used_up(room.playing(), seat, most):
        raise Refused(409, "too_long")


def must_exist(room: Room, seat: int) -> None:
    """The seat must be one of the table's."""
    if not 0 <= seat < len(room.seats):
        raise missing()

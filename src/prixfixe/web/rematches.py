"""Rematches: the same table again, with a seat kept for everybody who sat there."""

from __future__ import annotations

from dataclasses import replace

from prixfixe.web.orders import Order
from prixfixe.web.people import Person
from prixfixe.web.rights import must_be, must_sit
from prixfixe.web.room import Room
from prixfixe.web.service import Service


def rematch(service: Service, person: Person, name: str) -> str:
    """The same table again: the first who asks opens it, the others sit down where they sat."""
    order, again = service.read(name, lambda room: reordered(service, room, person))
    if again:
        service.join(person, again)
        return again
    fresh = service.create(person, order)

    def act(room: Room) -> str:
        if room.row.rematch is None:
            service.keep(room, replace(room.row, rematch=fresh))
        return str(room.row.rematch)

    kept = service.change(name, act)
    if kept != fresh:
        service.leave(person, fresh)
        service.join(person, kept)
    elif "open" not in order.seats:
        service.start(person, kept)
    return kept


def reordered(service: Service, room: Room, person: Person) -> tuple[Order, str | None]:
    """What a rematch is made of, and the one there is already."""
    seat = must_sit(room, person)
    must_be(room, "over")
    kinds = tuple("me" if s.seat == seat else s.bot or "open" for s in room.seats)
    kept = {s.seat: (s.user, s.name) for s in room.seats if s.user}
    row = room.row
    options = {key: value for key, value in row.options.items() if key != "content"}
    own = (row.pack,) if row.pack else ()
    return Order(row.game, kinds, options, row.clock, row.pace, row.listed, kept, own, row.hints), row.rematch

"""Pleas: somebody asks everybody to let them take back what cannot be taken back alone; any move ends it."""

from __future__ import annotations

from dataclasses import replace

from prixfixe.web.people import Person
from prixfixe.web.records import Plea
from prixfixe.web.refused import Refused
from prixfixe.web.rights import must_be, must_have_inputs, must_sit
from prixfixe.web.room import Room
from prixfixe.web.service import Service


def plead(service: Service, person: Person, name: str) -> None:
    """Ask everybody; bots agree."""

    def act(room: Room) -> None:
        seat = must_sit(room, person)
        must_be(room, "playing")
        must_have_inputs(room, seat, service.settings.most_inputs)
        if not room.playing().can_rewind(seat):
            raise Refused(409, "nothing_to_undo")
        plea = open_plea(room)
        if plea and plea.seat != seat:
            raise Refused(409, "plea_open")
        settle(service, room, Plea(seat, [seat], room.playing().version))

    service.change(name, act)


def consent(service: Service, person: Person, name: str, agree: bool) -> None:
    """Answer such a plea; the one who asked may withdraw it."""

    def act(room: Room) -> None:
        seat = must_sit(room, person)
        must_be(room, "playing")
        plea = open_plea(room)
        if not plea:
            raise Refused(409, "no_plea")
        settle(service, room, replace(plea, agreed=[*plea.agreed, seat]) if agree else None)

    service.change(name, act)


def open_plea(room: Room) -> Plea | None:
    """The plea at a table; one made at another version than this no longer counts."""
    plea = room.row.pleas
    return plea if plea and plea.version == room.playing().version else None


def settle(service: Service, room: Room, plea: Plea | None) -> None:
    """Keep a plea; once all people have agreed, go back."""
    people = {seat.seat for seat in room.seats if seat.user}
    if plea and people <= set(plea.agreed):
        room.playing().rewind(plea.seat)
        service.keep_input(room, f"rewind:{room.playing().version}")
    else:
        service.keep(room, replace(room.row, pleas=plea))

"""Orders: a table as somebody wants it, and the rows it begins with."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field
from typing import Any, Mapping

from sqlalchemy import Connection, insert

from prixfixe.bots.levels import LEVELS, TABLE, USUAL
from prixfixe.core.chance import Seed, seal_of
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game
from prixfixe.table.replay import content_hash
from prixfixe.web.clocks import KINDS, PACES
from prixfixe.web.people import Person
from prixfixe.web.records import SeatRow, Status, TableRow, columns
from prixfixe.web.refused import Refused
from prixfixe.web.schema import seats, tables

DEFAULT_LEVEL = USUAL
COOKS = (
    "Auguste", "Bianca", "Colette", "Dario", "Edda", "Félix", "Greta", "Hugo", "Inès", "Jules", "Karim", "Lucia",
    "Marcel", "Nina", "Odile", "Paolo",
)  # fmt: skip


@dataclass(frozen=True)
class Order:
    """A table as somebody wants it; a seat is "me", "open" or the level of a bot."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    clock: str = "none"
    pace: float = 0.0
    listed: bool = True
    kept: Mapping[int, tuple[str, str]] = field(default_factory=dict)  # by seat: an open one's person, id and name
    packs: tuple[str, ...] = ()  # own cards, by fingerprint
    hints: bool = False  # also where several people play


def checked(game: Game[Any], order: Order, pack: str) -> dict[str, Any]:
    """The options of an order with own cards that are in memory, or a sentence that says what is wrong with it."""
    if "content" in order.options:
        raise BadOption("own cards are no option of a table here: name packs")
    if order.clock not in KINDS or order.pace not in PACES[order.clock]:
        raise Refused(422, "bad_clock")
    for level in order.seats:
        if level not in ("me", "open"):
            must_be_level(level)
    if order.seats.count("me") > 1:
        raise Refused(422, "one_seat")
    return game.chosen(len(order.seats), {**order.options, "content": pack})


def must_be_level(level: str) -> None:
    """There must be such a bot."""
    if level not in TABLE + LEVELS:
        raise BadOption(f"there is no bot {level}; there are {', '.join(TABLE + LEVELS)}")


def fresh_table(game: Game[Any], person: Person, seed: Seed, options: dict[str, Any], status: Status) -> TableRow:
    """A table before anything has happened at it."""
    key, now = seed if isinstance(seed, bytes) else b"", time.time()
    content = str(options.get("content", ""))
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game.name,
        rules=game.version,
        content=content_hash(game, content),
        options=options,
        pack=content,
        seed=0 if isinstance(seed, bytes) else seed,
        key=key.hex(),
        seal=seal_of(key) if key else "",
        host=person.id,
        status=status,
        created=now,
        touched=now,
    )


def laid(name: str, person: Person, order: Order) -> list[SeatRow]:
    """The seats of a new table."""
    cooks = secrets.SystemRandom().sample(COOKS, len(order.seats))
    return [laid_seat(name, seat, person, order, cook) for seat, cook in enumerate(cooks)]


def laid_seat(name: str, seat: int, person: Person, order: Order, cook: str) -> SeatRow:
    """One of them: of whoever orders, of a bot with the name of a cook, kept for somebody, or free."""
    kind, invitation = order.seats[seat], fresh_invitation()
    if kind == "me":
        return SeatRow(table=name, seat=seat, invitation=invitation, user=person.id, name=person.name)
    if kind != "open":
        return SeatRow(table=name, seat=seat, invitation=invitation, bot=kind, name=cook)
    user, called = order.kept.get(seat, (None, ""))
    return SeatRow(table=name, seat=seat, invitation=invitation, kept=user, name=called)


def fresh_invitation() -> str:
    """What opens a seat of a private table."""
    return secrets.token_urlsafe(12)


def lay(connection: Connection, row: TableRow, places: list[SeatRow]) -> None:
    """Write a new table and its seats."""
    connection.execute(insert(tables).values(**columns(row)))
    for place in places:
        connection.execute(insert(seats).values(**columns(place)))

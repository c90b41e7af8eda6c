"""The lobby: which tables somebody sees first."""

from __future__ import annotations

from typing import Any

from prixfixe.bots.levels import TABLE
from prixfixe.core.errors import BadOption
from prixfixe.core.game import CONTENT, Game, Option, Value
from prixfixe.web import models
from prixfixe.web.orders import DEFAULT_LEVEL
from prixfixe.web.people import Person
from prixfixe.web.records import BriefRow, SeatRow
from prixfixe.web.service import Service


def lobby(service: Service, person: Person | None) -> models.Lobby:
    """All lists of the first page."""
    store, shelf = service.store, service.settings.shelf
    mine = store.sat_at(person.id) if person and person.known else []
    listed = store.listed(("open", "playing", "over"), 60)
    around = store.seats_at([row.id for row in (*mine, *listed)])
    own = {row.id for row in mine}
    briefs = [brief(shelf.game(row.game), row, around[row.id], person) for row in mine if row.game in shelf.names]
    others = [
        brief(shelf.game(row.game), row, around[row.id], person)
        for row in listed
        if row.id not in own and row.game in shelf.names
    ]
    return models.Lobby(
        turn=[b for b in briefs if b.your_turn],
        yours=[b for b in briefs if not b.your_turn and b.status in ("open", "playing")],
        open=[b for b in others if b.status == "open" and b.free],
        watch=[b for b in others if b.status == "playing"],
        finished=[b for b in (*briefs, *others) if b.status == "over"][:20],
    )


def brief(game: Game[Any], row: BriefRow, seats: list[SeatRow], person: Person | None) -> models.Brief:
    """A table in a list."""
    mine = next((seat for seat in seats if person and seat.user == person.id), None)
    return models.Brief(
        id=row.id,
        game=game.name,
        title=game.title,
        status=row.status,
        clock=row.clock,
        names=[seat.name for seat in seats if seat.name],
        free=sum(not seat.user and not seat.bot and not seat.kept for seat in seats),
        you=mine.seat if mine else None,
        your_turn=bool(mine and mine.asked and row.status == "playing"),
        touched=row.touched,
    )


def card(game: Game[Any], lang: str, count: int | None = None) -> models.GameCard:
    """A game with everything one can choose, or with what so many players can."""
    return models.GameCard(
        name=game.name,
        title=game.title,
        seats=list(game.seats),
        options=[setting(game, option, lang, count) for option in game.options if option.name != CONTENT.name],
        levels=list(TABLE),
        default_level=DEFAULT_LEVEL,
    )


def setting(game: Game[Any], option: Option, lang: str, count: int | None) -> models.Setting:
    """Something that can be chosen, without what does not fit the number of players."""
    return models.Setting(
        name=option.name,
        default=option.default,
        choices=[choice for choice in option.choices if count is None or fits(game, count, option.name, choice)],
        text=option.text_fr if lang == "fr" else option.text,
    )


def fits(game: Game[Any], count: int, name: str, choice: Value) -> bool:
    """Whether so many players can choose something."""
    try:
        game.chosen(count, {name: choice})
    except BadOption:
        return False
    return True

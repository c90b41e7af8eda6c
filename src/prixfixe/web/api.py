"""The JSON API: everything the pages do, so that a stranger's program can play."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from prixfixe.kit.rulebook import containing
from prixfixe.table.things import explained
from prixfixe.web import counsel, models, pleas, rematches, sheet
from prixfixe.web import counsel_models as told
from prixfixe.web.events import stream
from prixfixe.web.house import House, Visit, admitted, client_of, count_login, house_of, visit
from prixfixe.web.lobby import card, lobby
from prixfixe.web.models import GameName, Seat, SeenFrom, TableName
from prixfixe.web.orders import DEFAULT_LEVEL, Order
from prixfixe.web.people import Person
from prixfixe.web.refused import Refused
from prixfixe.web.replays import bring, shot

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Problem, "description": text}
    for status, text in {
        400: "not understood",
        401: "nobody in particular asks",
        403: "not yours to do",
        404: "no such thing",
        409: "not now",
        413: "too large",
        422: "not valid",
        429: "too often",
        503: "too much to do",
    }.items()
}
router = APIRouter(prefix="/api", responses=PROBLEMS)
Guest = Annotated[Visit, Depends(visit)]
Here = Annotated[House, Depends(house_of)]
Option = Annotated[int, Query(ge=-(1 << 20), le=1 << 20)]
Version = Annotated[int, Query(ge=0, le=1 << 30)]


def shown_person(request: Request, house: Here, guest: Guest) -> Person:
    """The one who asks, by bearer token, or by cookie with the page's token against forgery."""
    if guest.person is None:
        raise Refused(401, "sign_in_needed")
    if guest.way == "cookie" and request.headers.get("x-csrf-token") != house.people.csrf(guest.person):
        raise Refused(403, "csrf")
    return guest.person


Seen = Annotated[Person, Depends(shown_person)]


def somebody(request: Request, person: Seen) -> Person:
    """The one who does something, who has a row from now on."""
    return admitted(request, person)


Who = Annotated[Person, Depends(somebody)]


def somebody_known(guest: Visit) -> Person:
    """The one who looks, by token or by cookie."""
    if guest.person is None:
        raise Refused(401, "sign_in_needed")
    return guest.person


def you(person: Person) -> models.You:
    """Who somebody is."""
    return models.You(id=person.id, name=person.name, claimed=person.claimed, settings=dict(person.settings))


def token(house: House, person: Person) -> models.Token:
    """A key for somebody."""
    return models.Token(token=house.people.token(person), person=you(person))


def shown(house: House, person: Person | None, name: str, lang: str) -> models.Table:
    """A table as somebody may see it."""
    house.look(name, person)
    return house.service.read(name, lambda room: sheet.table(room, person, lang))


# ---- games and people


@router.get("/games", tags=["games"])
def games(house: Here, guest: Guest) -> list[models.GameCard]:
    """The games, with everything one can choose."""
    return [card(game, guest.lang) for game in house.settings.shelf.games()]


@router.get("/games/{game}/rules", tags=["games"])
def rules(
    game: GameName, house: Here, guest: Guest, q: Annotated[str, Query(max_length=100)] = ""
) -> list[models.RuleText]:
    """The rules of a game that contain every word of `q`, in Markdown."""
    chapters = containing(house.settings.shelf.game(game).folder, q, guest.lang)
    return [models.RuleText(id=name, text=text) for chapter in chapters for name, text in chapter.rules.items()]


@router.post("/guests", tags=["people"], status_code=201)
def new_guest(order: models.GuestOrder, request: Request, house: Here) -> models.Token:
    """Become a guest; the token is the key for all that follows."""
    house.limits.spend(client_of(request), "guest")
    return token(house, house.people.ensure(house.people.visitor(), order.name))


@router.get("/me", tags=["people"])
def me(person: Seen) -> models.You:
    """Who you are; a guest who has done nothing yet has no name."""
    return you(person)


@router.put("/me", tags=["people"])
def rename(order: models.NameOrder, house: Here, person: Who) -> models.You:
    """Take another name."""
    house.limits.spend(person.id, "name")
    return you(house.people.rename(person, order.name))


@router.put("/me/settings", tags=["people"])
def prefer(order: models.SettingsOrder, house: Here, person: Who) -> models.You:
    """Choose how the pages look, move and sound, in every browser of yours."""
    house.limits.spend(person.id, "name")
    return you(house.people.prefer(person, order.settings))


@router.post("/me/claim", tags=["people"])
def claim(order: models.ClaimOrder, request: Request, house: Here, person: Who) -> models.Token:
    """Keep this identity with a name and a password; what you had before is exchanged for a new token."""
    count_login(request, order.name)
    return token(house, house.people.claim(person, order.name, order.password))


@router.put("/me/password", tags=["people"])
def change_password(order: models.PasswordOrder, request: Request, house: Here, person: Who) -> models.Token:
    """Another password; every other token and cookie of yours ends, and you get a new token."""
    count_login(request, person.id)
    return token(house, house.people.change_password(person, order.old, order.new))


@router.post("/sessions", tags=["people"], status_code=201)
def sign_in(order: models.ClaimOrder, request: Request, house: Here, guest: Guest) -> models.Token:
    """Come back with name and password."""
    count_login(request, order.name)
    visitor = guest.person if guest.way == "token" and guest.person else house.people.visitor()
    return token(house, house.people.sign_in(visitor, order.name, order.password))


@router.delete("/sessions", tags=["people"])
def sign_out(house: Here, person: Who) -> models.You:
    """Let no cookie or token of yours count any longer."""
    house.people.sign_out(person, everywhere=True)
    return you(person)


@router.delete("/sessions/this", tags=["people"])
def sign_out_here(house: Here, person: Who) -> models.You:
    """Let the token or cookie of this request count no longer."""
    house.people.sign_out(person)
    return you(person)


# ---- tables


@router.get("/tables", tags=["tables"])
def tables(house: Here, guest: Guest) -> models.Lobby:
    """Your tables, open ones, ones to watch, finished ones."""
    return lobby(house.service, guest.person)


@router.post("/tables", tags=["tables"], status_code=201)
def create(order: models.TableOrder, house: Here, person: Who) -> models.Made:
    """Open a table."""
    house.limits.spend(person.id, "table")
    made = Order(
        order.game, tuple(order.seats), order.options, order.clock, order.pace, order.listed,
        packs=tuple(order.packs), hints=order.hints,
    )  # fmt: skip
    return models.Made(id=house.service.create(person, made))


@router.post("/play", tags=["tables"], status_code=201)
def play_now(order: models.PlayOrder, house: Here, person: Who) -> models.Made:
    """Play at once against bots."""
    house.limits.spend(person.id, "table")
    made = house.service.play_now(person, order.game, order.level, order.seats, tuple(order.packs))
    return models.Made(id=made)


@router.get("/tables/{name}", tags=["tables"])
def table(name: TableName, house: Here, guest: Guest) -> models.Table:
    """A table as you may see it: view, question, log, seats, chat, result."""
    return shown(house, guest.person, name, guest.lang)


EVENTS: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/event-stream": {}}, "description": "`change` events with table, version, room"}
}


@router.get("/tables/{name}/events", tags=["tables"], responses=EVENTS, response_class=Response)
async def events(name: TableName, request: Request, house: Here, guest: Guest) -> Response:
    """Server-Sent Events that say how far the table is for you; then fetch it."""
    return await stream(request, house, name, guest.person)


@router.post("/tables/{name}/join", tags=["tables"])
def join(name: TableName, order: models.JoinOrder, house: Here, guest: Guest, person: Who) -> models.Table:
    """Sit down."""
    house.service.join(person, name, order.seat, order.invitation)
    return shown(house, person, name, guest.lang)


@router.post("/tables/{name}/leave", tags=["tables"])
def leave(name: TableName, order: models.BotOrder, house: Here, guest: Guest, person: Who) -> models.Table:
    """Get up; during the match a bot goes on."""
    house.service.leave(person, name, order.level or DEFAULT_LEVEL)
    return shown(house, person, name, guest.lang)


@router.post("/tables/{name}/start", tags=["tables"])
def start(name: TableName, house: Here, guest: Guest, person: Who) -> models.Table:
    """Begin, as the host."""
    house.service.start(person, name)
    return shown(house, person, name, guest.lang)


@router.delete("/tables/{name}/seats/{seat}", tags=["tables"])
def remove(name: TableName, seat: Seat, house: Here, guest: Guest, person: Who) -> models.Table:
    """Free a seat before the start, as the host."""
    house.service.remove(person, name, seat)
    return shown(house, person, name, guest.lang)


@router.put("/tables/{name}/seats/{seat}", tags=["tables"])
def fill(name: TableName, seat: Seat, order: models.BotOrder, house: Here, guest: Guest, person: Who) -> models.Table:
    """Seat a bot before the start, as the host."""
    house.service.fill(person, name, seat, order.level or DEFAULT_LEVEL)
    return shown(house, person, name, guest.lang)


@router.post("/tables/{name}/moves", tags=["play"])
def move(name: TableName, order: models.MoveOrder, house: Here, guest: Guest, person: Who) -> models.Table:
    """Answer your question. Once this returns, the move is kept."""
    house.limits.spend(person.id, "move")
    house.service.play(person, name, order.version, order.option, order.key)
    return shown(house, person, name, guest.lang)


@router.get("/tables/{name}/preview", tags=["play"])
def preview(name: TableName, house: Here, guest: Guest, version: Version, option: Option) -> told.Preview | None:
    """What is certain to follow from an answer to the question you saw at `version`; nothing once the table moved."""
    person = somebody_known(guest)
    house.limits.spend(person.id, "look")
    return counsel.follows(house.service, person, name, version, option, guest.lang)


@router.get("/tables/{name}/things", tags=["play"])
def things(name: TableName, house: Here, guest: Guest) -> dict[str, str]:
    """What the cards and pieces that a table plays with say, by their names."""
    game, content = house.service.read(name, lambda room: (room.game, room.row.pack))
    return explained(game, content, guest.lang)


@router.get("/tables/{name}/hint", tags=["play"])
async def hint(name: TableName, house: Here, guest: Guest) -> told.Hint:
    """What a good player would answer; among people only where the table allows it."""
    person = somebody_known(guest)
    house.limits.spend(person.id, "hint")
    return await counsel.hint(house.driver, house.service, person, name, guest.lang)


@router.get("/tables/{name}/hint/best", tags=["play"])
async def best(name: TableName, house: Here, guest: Guest) -> told.Best:
    """The three best answers with their chances to win; among people only where the table allows it."""
    person = somebody_known(guest)
    house.limits.spend(person.id, "hint")
    return await counsel.best(house.driver, house.service, person, name)


@router.post("/tables/{name}/undo", tags=["play"])
def undo(name: TableName, order: models.UndoOrder, house: Here, guest: Guest, person: Who) -> models.Table:
    """Take back your last answers, as far as nobody has learned anything from them."""
    house.limits.spend(person.id, "move")
    house.service.undo(person, name, order.version, order.key, order.count)
    return shown(house, person, name, guest.lang)


@router.post("/tables/{name}/plea", tags=["play"])
def plead(name: TableName, house: Here, guest: Guest, person: Who) -> models.Table:
    """Ask everybody to let you take back more than that."""
    house.limits.spend(person.id, "chat")
    pleas.plead(house.service, person, name)
    return shown(house, person, name, guest.lang)


@router.post("/tables/{name}/consent", tags=["play"])
def consent(name: TableName, order: models.ConsentOrder, house: Here, guest: Guest, person: Who) -> models.Table:
    """Answer such a plea, or withdraw yours."""
    pleas.consent(house.service, person, name, order.agree)
    return shown(house, person, name, guest.lang)


@router.post("/tables/{name}/skip", tags=["play"])
def skip(name: TableName, house: Here, guest: Guest, person: Who) -> models.Table:
    """Let the bots answer without pauses until a person is asked."""
    house.limits.spend(person.id, "move")
    house.service.skip(person, name)
    return shown(house, person, name, guest.lang)


@router.post("/tables/{name}/chat", tags=["play"])
def say(name: TableName, order: models.ChatOrder, house: Here, guest: Guest, person: Who) -> models.Table:
    """Say something to the table."""
    house.limits.spend(person.id, "chat")
    house.service.say(person, name, order.text)
    return shown(house, person, name, guest.lang)


@router.post("/tables/{name}/rematch", tags=["tables"], status_code=201)
def rematch(name: TableName, house: Here, person: Who) -> models.Made:
    """The same table again."""
    house.limits.spend(person.id, "table")
    return models.Made(id=rematches.rematch(house.service, person, name))


# ---- replays


@router.get("/tables/{name}/replay", tags=["replays"])
def export(name: TableName, house: Here) -> dict[str, Any]:
    """The record of a match that is over; `prixfixe replay` plays it again."""
    record: dict[str, Any] = json.loads(house.service.export(name))
    return record


@router.get("/tables/{name}/replay/{step}", tags=["replays"])
async def frame(
    name: TableName,
    step: Annotated[int, Path(ge=0, le=100_000)],
    request: Request,
    house: Here,
    guest: Guest,
    seat: SeenFrom = None,
) -> models.Frame:
    """A step of a match, from your seat or as a spectator, from any seat once it is over."""
    _, (made, _) = await shot(request, house, name, guest, seat, step)
    return made


@router.post("/replays", tags=["replays"], status_code=201)
async def upload(order: dict[str, Any], request: Request, house: Here, person: Who) -> models.Made:
    """Bring a record to watch it."""
    return models.Made(id=await bring(request, house, person, json.dumps(order)))

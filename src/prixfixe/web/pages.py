"""The pages: everything works as plain forms, and htmx makes it quick."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Mapping

from fastapi import APIRouter, Query, Request, Response

from prixfixe.bots.levels import TABLE
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, Speech
from prixfixe.kit.rulebook import containing, readings, translated
from prixfixe.table.steps import rival_name
from prixfixe.web import boards, faces, guides, models, pleas, rematches, sheet
from prixfixe.web.clocks import PACES
from prixfixe.web.events import stream
from prixfixe.web.forms import Guest, Here, Post, Posted, to
from prixfixe.web.house import House, Visit, house_of
from prixfixe.web.lobby import card, lobby
from prixfixe.web.models import GameName, Invitation, Seat, TableName
from prixfixe.web.orders import DEFAULT_LEVEL, Order
from prixfixe.web.packs import has_cards
from prixfixe.web.refused import Refused, missing
from prixfixe.web.rendering import render

router = APIRouter(include_in_schema=False)
PackOf = Annotated[str, Query(max_length=40)]


# ---- the lobby


@router.get("/")
def front(request: Request, house: Here, guest: Guest) -> Response:
    """The games, and the tables."""
    tables = lobby(house.service, guest.person)
    cards = [card(game, guest.lang) for game in house.settings.shelf.games()]
    return render(request, guest, "lobby.html", lobby=tables, cards=cards)


@router.get("/lists")
def lists(request: Request, house: Here, guest: Guest) -> Response:
    """The tables alone, for a page that is looked at for a while."""
    return render(request, guest, "_lists.html", lobby=lobby(house.service, guest.person))


@router.post("/play/{game}")
def play_now(game: GameName, house: Here, post: Post) -> Response:
    """One click, and you play."""
    house.limits.spend(post.person.id, "table")
    return to(f"/tables/{house.service.play_now(post.person, game, post.text('level'))}")


@router.get("/new/{game}")
def new_table(
    game: GameName, request: Request, house: Here, guest: Guest, seats: int = 0, pack: PackOf = ""
) -> Response:
    """The form of a new table; `pack` is ticked."""
    record = house.settings.shelf.game(game)
    count = seats if seats in record.seats else min(max(3, record.seats[0]), record.seats[-1])
    return form_page(request, guest, record, count, {}, "", pack)


def form_page(
    request: Request, guest: Visit, record: Game[Any], count: int, entered: Mapping[str, Any], notice: str,
    pack: str = "",
) -> Response:  # fmt: skip
    """The form, with what was entered before and what is wrong with it."""
    binders = house_of(request).binders
    offered = binders.offered(guest.person, record.name, pack)
    return render(
        request, guest, "new.html", 422 if notice else 200, card=card(record, guest.lang, count), count=count,
        levels=TABLE, paces=PACES, level=DEFAULT_LEVEL, entered=entered, notice=notice, chosen_pack=pack,
        has_cards=has_cards(record), packs=offered,
        brought=binders.brought(guest.person, record, offered, guest.lang),
    )  # fmt: skip


@router.post("/tables")
def create(request: Request, house: Here, post: Post) -> Response:
    """Open a table; a form that is refused keeps what was entered."""
    house.limits.spend(post.person.id, "table")
    record = house.settings.shelf.game(post.text("game"))
    count = post.number("seats")
    if count not in record.seats:
        record.chosen(count)
    try:
        order = replace(ordered(record, count, post), packs=house.binders.chosen(post.person, record.name, post.form))
        name = house.service.create(post.person, order)
    except BadOption as error:
        guest = Visit(post.person, post.lang, "cookie")
        return form_page(request, guest, record, count, post.form, str(error))
    if all(seat != "open" for seat in order.seats):
        house.service.start(post.person, name)
    return to(f"/tables/{name}")


def ordered(record: Game[Any], count: int, post: Posted) -> Order:
    """The table that a form asks for."""
    seats = tuple(post.text(f"seat{number}", "open") for number in range(count))
    options = {
        option.name: post.text(f"option.{option.name}")
        for option in record.options
        if f"option.{option.name}" in post.form
    }
    clock = post.text("clock", "none")
    pace = float(post.number(f"pace.{clock}")) if f"pace.{clock}" in post.form else 0.0
    return Order(record.name, seats, options, clock, pace, "listed" in post.form, hints="hints" in post.form)


@router.get("/games/{game}/guide")
def how_to_play(game: GameName, request: Request, house: Here, guest: Guest) -> Response:
    """A few screens that teach the game."""
    record = house.settings.shelf.game(game)
    return render(request, guest, "guide.html", game=record, guide=guides.guide(record))


@router.get("/games/{game}/pieces")
def pieces(game: GameName, request: Request, house: Here, guest: Guest) -> Response:
    """Every card and piece of a game."""
    record = house.settings.shelf.game(game)
    return render(request, guest, "gallery.html", game=record, sheets=faces.sheets(record, guest.lang), spots={})


@router.get("/games/{game}/rules")
def rules(game: GameName, request: Request, house: Here, guest: Guest, q: str = "") -> Response:
    """The rulebook, searchable."""
    record = house.settings.shelf.game(game)
    part = "_rules.html" if request.headers.get("hx-request") else "rules.html"
    spoken = written_in(record, guest.lang)
    kept = containing(record.folder, q[:100], spoken)
    return render(request, guest, part, game=record, chapters=kept, spoken=spoken, q=q[:100])


def written_in(record: Game[Any], lang: str) -> str:
    """The language in which the rules of a game are shown to somebody."""
    return lang if translated(record.folder, lang) else "en"


@router.get("/rulings")
def rulings(request: Request, house: Here, guest: Guest) -> Response:
    """What the rules of all games could also mean."""
    games = [game for game in house.settings.shelf.games() if readings(game.folder)]
    spoken = {game.name: written_in(game, guest.lang) for game in games}
    return render(request, guest, "rulings.html", games=games, spoken=spoken)


# ---- a table


def shown(request: Request, house: House, guest: Visit, name: str, notice: str = "") -> Response:
    """The table page, or only its changing part for htmx."""
    house.look(name, guest.person)
    table = house.service.read(name, lambda room: sheet.table(room, guest.person, guest.lang))
    part = "_table.html" if request.headers.get("hx-request") else "table.html"
    return render(request, guest, part, **scene(house, table, guest.lang), notice=notice)


def scene(house: House, table: models.Table, lang: str) -> dict[str, Any]:
    """What the templates of a table need."""
    game = house.settings.shelf.game(table.game)
    speech = Speech(lang, tuple(seat.name for seat in table.seats))
    key = table.question.key if table.question else ""
    offered = table.question.options if table.question else []
    lying = offered if boards.has_board(game) else []
    return {
        "table": table,
        "game": game,
        "d": boards.drawn(game, table.view, speech, table.you, key) if table.view is not None else None,
        "spots": boards.spots_of((choice.value, choice.label, choice.path) for choice in lying),
        "view": table.view,
        "levels": TABLE,
        "names": list(speech.names),
        "rival": rival_name(game, lang),
        "hint": guides.hint(game, key, lang),
        "pausing": house.settings.delay > 0 and any(seat.bot and seat.waiting for seat in table.seats),
    }


@router.get("/tables/{name}")
def table_page(name: TableName, request: Request, house: Here, guest: Guest) -> Response:
    """A table as its viewer may see it."""
    if house.service.read(name, lambda room: room.status) == "film":
        return to(f"/tables/{name}/replay")
    return shown(request, house, guest, name)


@router.get("/tables/{name}/events")
async def events(name: TableName, request: Request, house: Here, guest: Guest) -> Response:
    """How far the table is, whenever that changes."""
    return await stream(request, house, name, guest.person)


def after(request: Request, house: House, post: Posted, name: str) -> Response:
    """The table after a change: its new part for htmx, the page for others."""
    if request.headers.get("hx-request"):
        return shown(request, house, Visit(post.person, post.lang, "cookie"), name)
    return to(f"/tables/{name}")


@router.post("/tables/{name}/moves")
def move(name: TableName, request: Request, house: Here, post: Post) -> Response:
    """Answer the question."""
    house.limits.spend(post.person.id, "move")
    option = post.number("option" if "option" in post.form else "amount")
    house.service.play(post.person, name, post.number("version"), option)
    return after(request, house, post, name)


@router.post("/tables/{name}/undo")
def undo(name: TableName, request: Request, house: Here, post: Post) -> Response:
    """Take back the last answer, or so many together."""
    house.limits.spend(post.person.id, "move")
    count = post.number("count") if "count" in post.form else 1
    if not 1 <= count <= models.MOST_UNDONE:
        raise Refused(422, "bad_form")
    house.service.undo(post.person, name, post.number("version"), count=count)
    return after(request, house, post, name)


@router.post("/tables/{name}/plea")
def plead(name: TableName, request: Request, house: Here, post: Post) -> Response:
    """Ask all to let you take back."""
    house.limits.spend(post.person.id, "chat")
    pleas.plead(house.service, post.person, name)
    return after(request, house, post, name)


@router.post("/tables/{name}/skip")
def skip(name: TableName, request: Request, house: Here, post: Post) -> Response:
    """Bots without pauses, until a person is asked."""
    house.limits.spend(post.person.id, "move")
    house.service.skip(post.person, name)
    return after(request, house, post, name)


@router.post("/tables/{name}/consent")
def consent(name: TableName, request: Request, house: Here, post: Post) -> Response:
    """Agree or not."""
    pleas.consent(house.service, post.person, name, post.text("agree") == "yes")
    return after(request, house, post, name)


@router.post("/tables/{name}/chat")
def say(name: TableName, request: Request, house: Here, post: Post) -> Response:
    """Say something."""
    house.limits.spend(post.person.id, "chat")
    house.service.say(post.person, name, post.text("text"))
    return after(request, house, post, name)


@router.post("/tables/{name}/join")
def join(name: TableName, request: Request, house: Here, post: Post) -> Response:
    """Sit down."""
    seat = post.number("seat") if "seat" in post.form else None
    house.service.join(post.person, name, seat, post.text("invitation"))
    return after(request, house, post, name)


@router.post("/tables/{name}/leave")
def leave(name: TableName, request: Request, house: Here, post: Post) -> Response:
    """Get up."""
    house.service.leave(post.person, name, post.text("level", DEFAULT_LEVEL))
    return after(request, house, post, name)


@router.post("/tables/{name}/start")
def start(name: TableName, request: Request, house: Here, post: Post) -> Response:
    """Begin."""
    house.service.start(post.person, name)
    return after(request, house, post, name)


@router.post("/tables/{name}/seats/{seat}/remove")
def remove(name: TableName, seat: Seat, request: Request, house: Here, post: Post) -> Response:
    """Free a seat."""
    house.service.remove(post.person, name, seat)
    return after(request, house, post, name)


@router.post("/tables/{name}/seats/{seat}/bot")
def seat_bot(name: TableName, seat: Seat, request: Request, house: Here, post: Post) -> Response:
    """Seat a bot."""
    house.service.fill(post.person, name, seat, post.text("level", DEFAULT_LEVEL))
    return after(request, house, post, name)


@router.post("/tables/{name}/rematch")
def rematch(name: TableName, house: Here, post: Post) -> Response:
    """The same again."""
    house.limits.spend(post.person.id, "table")
    return to(f"/tables/{rematches.rematch(house.service, post.person, name)}")


@router.get("/join/{invitation}")
def invitation(invitation: Invitation, request: Request, house: Here, guest: Guest) -> Response:
    """What an invitation is for."""
    seat = house.store.invited(invitation)
    if seat is None:
        raise missing()
    table = house.service.read(seat.table, lambda room: sheet.table(room, guest.person, guest.lang))
    if table.status != "open" or table.you is not None or not table.seats[seat.seat].free:
        return to(f"/tables/{table.id}")
    return render(request, guest, "invitation.html", table=table, seat=seat.seat, invitation=invitation)

"""The workshop: every card of a title, one's own packs of them, and how they differ from others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Mapping

from fastapi import APIRouter, Path, Query, Request, Response

from prixfixe.core.game import Game
from prixfixe.kit.drawing import Card
from prixfixe.web import packs
from prixfixe.web.binders import owns
from prixfixe.web.cardform import Form, shown
from prixfixe.web.cardsheet import FRESH, GONE, MINE, OURS, Sheet, compared, printed_row, sheet_of, stale
from prixfixe.web.forms import Guest, Here, to
from prixfixe.web.house import House, Visit
from prixfixe.web.models import GameName
from prixfixe.web.pack_models import BinderName, Fingerprint
from prixfixe.web.people import Person
from prixfixe.web.records import BinderRow
from prixfixe.web.refused import missing
from prixfixe.web.rendering import render
from prixfixe.web.verdicts import verdict_of

router = APIRouter(include_in_schema=False)
TableOf = Annotated[str, Path(max_length=48, pattern=r"^[a-z0-9_-]+$")]
RowOf = Annotated[str, Path(max_length=48, pattern=r"^[a-z0-9_-]+$")]
Chosen = Annotated[str, Query(max_length=48)]


def page(request: Request, guest: Visit, template: str, status: int = 200, **values: Any) -> Response:
    """A page with cards, none of which can be touched like those of a table."""
    return render(request, guest, template, status, spots={}, **values)


@dataclass(frozen=True)
class Bench:
    """A binder with its title and all its cards, as somebody sees it."""

    row: BinderRow
    game: Game[Any]
    sheet: Sheet
    mine: bool


def bench(house: House, person: Person | None, name: str, lang: str) -> Bench:
    """A binder that somebody may look at."""
    row = house.binders.seen(person, name)
    game = house.binders.game(row)
    return Bench(row, game, sheet_of(game, row.text, lang), owns(person, row))


@router.get("/workshop")
def workshop(request: Request, house: Here, guest: Guest) -> Response:
    """The titles, one's own packs, and those of others."""
    games = [game for game in house.settings.shelf.games() if packs.has_cards(game)]
    return page(
        request, guest, "workshop.html", games=games, owned=house.binders.owned(guest.person),
        public=house.binders.public(),
    )  # fmt: skip


@router.get("/workshop/{game}")
def title(game: GameName, request: Request, house: Here, guest: Guest, table: Chosen = "") -> Response:
    """A title: begin a pack, see those there are, and every printed card."""
    record = house.settings.shelf.game(game)
    packs.box_of(record)
    sheet = sheet_of(record, "", guest.lang)
    chosen = table if table in sheet.tables() else sheet.tables()[0]
    return page(
        request, guest, "workshop_title.html", game=record, sheet=sheet, drawer=sheet.drawer(chosen), chosen=chosen,
        owned=house.binders.owned(guest.person, game), public=house.binders.public(game), ours=len(sheet.walk()),
    )  # fmt: skip


@router.get("/packs/{binder}")
def pack(
    binder: BinderName, request: Request, house: Here, guest: Guest, table: Chosen = "", show: Chosen = ""
) -> Response:
    """Somebody's pack: all cards of one table, or those of one mark of all tables."""
    seen = bench(house, guest.person, binder, guest.lang)
    drawers = seen.sheet.drawers()
    first = next((one for one in drawers if one.count(MINE) + one.count(GONE)), drawers[0])
    chosen = next((one for one in drawers if one.table == table), first)
    marked = {
        name: [one for one in (drawer.with_marks(marks) for drawer in drawers) if one.cards]
        for name, marks in SHOWS.items()
    }
    return page(
        request, guest, "workshop_pack.html", bench=seen, game=seen.game, drawers=drawers, chosen=chosen,
        open=marked.get(show, [chosen]), show=show if show in marked else "",
        counts={name: sum(len(one.cards) for one in found) for name, found in marked.items()},
        walk=len(seen.sheet.walk()), left=len(seen.sheet.left()),
        editions=house.binders.editions(seen.row), address=str(request.base_url).rstrip("/"),
        others=[one for one in house.binders.owned(guest.person, seen.game.name) if one.id != binder],
    )  # fmt: skip


SHOWS = {"mine": (MINE, GONE), "ours": (OURS,)}  # the marks of the cards of all tables that can be asked for


@router.get("/packs/{binder}/walk")
def walk(binder: BinderName, request: Request, house: Here, guest: Guest, after: Chosen = "") -> Response:
    """The next card whose numbers are ours, after one that was passed over; or all are done."""
    house.binders.mine(guest.person, binder)
    seen = bench(house, guest.person, binder, guest.lang)
    left = seen.sheet.left()
    if not left:
        return page(request, guest, "workshop_done.html", bench=seen, game=seen.game, walk=len(seen.sheet.walk()))
    order = seen.sheet.walk()
    passed = next((i for i, (table, row) in enumerate(order) if f"{table}.{row}" == after), -1)
    later = [place for place in order[passed + 1 :] if place in set(left)]
    table, row = (later or left)[0]
    return to(f"/packs/{binder}/{table}/{row}?walk=1")


@router.get("/packs/{binder}/compare")
def compare(
    binder: BinderName, request: Request, house: Here, guest: Guest, other: Chosen = "", edition: Chosen = ""
) -> Response:
    """A pack beside the printed cards, beside another one, or beside what it was."""
    seen = bench(house, guest.person, binder, guest.lang)
    text, named = "", ""
    if other:
        row = house.binders.seen(guest.person, other)
        if row.game != seen.row.game:
            raise missing()
        text, named = row.text, row.name
    elif edition:
        found = next((one for one in house.binders.editions(seen.row) if str(one.number) == edition), None)
        if found is None:
            raise missing()
        text, named = packs.text_of(house.store, found.pack), f"{seen.row.name} · {found.number}"
    pairs = list(compared(sheet_of(seen.game, text, guest.lang), seen.sheet))
    return page(
        request, guest, "workshop_compare.html", game=seen.game, pairs=pairs, before=named, after=seen.row.name,
        back=f"/packs/{binder}", export="", make="",
    )  # fmt: skip


@router.get("/packs/{binder}/pack.toml")
def export(binder: BinderName, house: Here, guest: Guest) -> Response:
    """A pack to take along."""
    return taken(house.binders.seen(guest.person, binder).text)


@router.get("/cards/{game}/{pack}")
def cards(game: GameName, pack: Fingerprint, request: Request, house: Here, guest: Guest) -> Response:
    """What a table is played with, beside what is printed."""
    record, name = house.settings.shelf.game(game), f"pack:{pack}"
    packs.must_see(house.store, guest.person, name)
    sheet = sheet_of(record, packs.text_of(house.store, name), guest.lang)
    pairs = list(compared(sheet_of(record, "", guest.lang), sheet))
    return page(
        request, guest, "workshop_compare.html", game=record, pairs=pairs, before="", after=packs.heads(name).name,
        back=f"/workshop/{game}", export=f"/cards/{game}/{pack}/pack.toml", make=pack,
    )  # fmt: skip


@router.get("/cards/{game}/{pack}/pack.toml")
def export_cards(game: GameName, pack: Fingerprint, house: Here, guest: Guest) -> Response:
    """What a table is played with, to take along."""
    packs.must_see(house.store, guest.person, f"pack:{pack}")
    return taken(packs.text_of(house.store, f"pack:{pack}"))


def taken(text: str) -> Response:
    """TOML as a file."""
    headers = {"Content-Disposition": 'attachment; filename="pack.toml"'}
    return Response(text, media_type="application/toml; charset=utf-8", headers=headers)


@router.get("/packs/{binder}/{table}/{row}")
def card(
    binder: BinderName, table: TableOf, row: RowOf, request: Request, house: Here, guest: Guest,
    like: Chosen = "", walk: bool = False,
) -> Response:  # fmt: skip
    """One card: for its owner the form in which it is changed, or a new one like another."""
    seen = bench(house, guest.person, binder, guest.lang)
    found = fresh_row(seen.sheet, table, like) if row == FRESH else seen.sheet.row(table, row)
    if table not in seen.sheet.tables() or found is None:
        raise missing()
    form = Form(seen.sheet.box, table, seen.sheet.rows, guest.lang)
    return card_page(request, house, guest, seen, table, row, dict(found), form, walk)


def fresh_row(sheet: Sheet, table: str, like: str) -> dict[str, Any] | None:
    """What a new card begins as: a copy of another, or of the first one of its table."""
    rows = sheet.rows_of(table)
    model = sheet.row(table, like) or (rows[0] if rows else None)
    if model is None or not isinstance(sheet.rows.get(table), list):
        return None
    blank = ("name", "name_fr") if like else ("name", "name_fr", "text", "text_fr", "note")
    names = {key: "" for key in blank if key in model}
    return {**model, **names}


def card_page(
    request: Request, house: House, guest: Visit, seen: Bench, table: str, row: str, values: dict[str, Any],
    form: Form, walk: bool, problems: list[tuple[str, str]] | None = None,
) -> Response:  # fmt: skip
    """The form of a card, with what was entered before and what is wrong with it."""
    fields, order = form.fields(values), seen.sheet.walk()
    return page(
        request, guest, "workshop_card.html", 422 if problems else 200, bench=seen, game=seen.game, table=table,
        row=row, title=seen.sheet.title(table), fields=fields, problems=shown(fields, iter(problems or [])),
        face=face_of(seen.sheet, table, row, values), walking=walk, place=position(order, table, row), walk=len(order),
        left=len(seen.sheet.left()), like=values.get("id", ""), fresh=row == FRESH,
        mark="" if row == FRESH else seen.sheet.mark(table, values), before=printed_face(seen, table, row),
        verdict=verdict_of(house.store, seen.game, seen.row, f"{table}.{row}") if row != FRESH else None,
        tried=False, old=stale(printed_row(seen.sheet.box, table, row), values),
        listed=isinstance(seen.sheet.rows.get(table), list),
    )  # fmt: skip


def face_of(sheet: Sheet, table: str, row: str, values: Mapping[str, Any]) -> Card:
    """What a card looks like as it is entered; a new one need not have a name yet."""
    if row != FRESH:
        return sheet.face(table, values)
    english, french = values.get("name"), values.get("name_fr")
    return sheet.face(table, {**values, "name": english or french or "…", "name_fr": french or english or "…"})


def position(order: list[tuple[str, str]], table: str, row: str) -> int:
    """The place of a card among those whose numbers are ours, from 1; 0 for another."""
    return order.index((table, row)) + 1 if (table, row) in order else 0


def printed_face(seen: Bench, table: str, row: str) -> Any:
    """The printed face of a card that the pack changes."""
    printed = sheet_of(seen.game, "", seen.sheet.lang)
    found = printed.row(table, row)
    return printed.face(table, found) if found and seen.sheet.mark(table, found) == MINE else None


@router.get("/packs/{binder}/{table}/{row}/verdict")
def verdict(binder: BinderName, table: TableOf, row: RowOf, request: Request, house: Here, guest: Guest) -> Response:
    """How far a verdict is, for a page that is looked at meanwhile."""
    seen = house.binders.seen(guest.person, binder)
    found = verdict_of(house.store, house.binders.game(seen), seen, f"{table}.{row}")
    place: dict[str, Any] = {"table": table, "row": row, "mine": owns(guest.person, seen), "binder": binder}
    return page(request, guest, "_verdict.html", verdict=found, **place)

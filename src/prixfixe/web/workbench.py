"""What people do in the workshop: forms that change a pack, check a card, open a table with it."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile

from prixfixe.core.errors import BadContent
from prixfixe.kit import packs as kit
from prixfixe.kit.content import Box
from prixfixe.kit.packs import Head
from prixfixe.kit.problems import BadCards, Problem
from prixfixe.web import packs
from prixfixe.web.cardform import Form, labelled
from prixfixe.web.cardread import read, under
from prixfixe.web.cardschema import LOOKED_AFTER, fields_of
from prixfixe.web.cardsheet import (
    FRESH,
    WHOLE,
    Row,
    Sheet,
    own_row,
    printed_row,
    printed_rows,
    problems_with,
    stale,
    with_row,
)
from prixfixe.web.forms import Here, Post, Posted, to
from prixfixe.web.house import Visit
from prixfixe.web.models import GameName
from prixfixe.web.pack_models import BinderName, Fingerprint
from prixfixe.web.packs import LONGEST
from prixfixe.web.refused import Refused, missing
from prixfixe.web.texts import say
from prixfixe.web.workshop import Bench, RowOf, TableOf, bench, card_page, face_of, page

router = APIRouter(include_in_schema=False)
TWINS = (("name", "name_fr"), ("text", "text_fr"))  # the same in both languages


async def brought(post: Post) -> str:
    """The TOML that somebody brings as a file, or has written into the form; "" for none."""
    file = post.form.get("file")
    data = await file.read() if isinstance(file, UploadFile) else str(post.form.get("toml") or "").encode()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(422, "bad_pack_file") from None


# ---- packs


@router.post("/workshop/{game}")
async def make(game: GameName, request: Request, house: Here, post: Post) -> Response:
    """A new pack: empty, a copy of the real game to be, or brought as a file."""
    text = await brought(post)
    return await in_thread(made, request, house, post, game, text)


async def in_thread(act: Any, *given: Any) -> Response:
    """Do something that waits for the disk, while others are served."""
    return await run_in_threadpool(act, *given)


def made(request: Request, house: Here, post: Posted, game: str, text: str) -> Response:
    """The new pack, or what is wrong in what was brought."""
    house.limits.spend(post.person.id, "pack")
    kind = post.text("kind", "new")
    try:
        name = post.text("name") or say(post.lang, "pack_copy" if kind == "copy" else "pack_new")
        fresh = house.binders.make(post.person, game, text, "" if text else name)
    except BadContent as bad:
        return refused(request, post, bad, f"/workshop/{game}")
    return to(f"/packs/{fresh}/walk" if kind == "copy" else f"/packs/{fresh}")


def refused(request: Request, post: Posted, bad: BadContent, back: str) -> Response:
    """Everything that is wrong in what somebody brought, in the language they read."""
    guest = Visit(post.person, post.lang, "cookie")
    said = [one.said(post.lang) for one in bad.problems] if isinstance(bad, BadCards) else str(bad).splitlines()
    return page(request, guest, "workshop_refused.html", 422, problems=said[:100], more=len(said) - 100, back=back)


@router.post("/cards/{game}/{pack}/copy")
def copy_cards(game: GameName, pack: Fingerprint, house: Here, post: Post) -> Response:
    """A pack of one's own with the cards of a table."""
    house.limits.spend(post.person.id, "pack")
    packs.must_see(house.store, post.person, f"pack:{pack}")
    return to(f"/packs/{house.binders.make(post.person, game, packs.text_of(house.store, f'pack:{pack}'))}")


@router.post("/packs/{binder}/copy")
def copy(binder: BinderName, house: Here, post: Post) -> Response:
    """A pack of one's own with the cards of another."""
    house.limits.spend(post.person.id, "pack")
    row = house.binders.seen(post.person, binder)
    return to(f"/packs/{house.binders.make(post.person, row.game, row.text)}")


@router.post("/packs/{binder}/head")
def rename(binder: BinderName, house: Here, post: Post) -> Response:
    """Another name, author and note."""
    house.limits.spend(post.person.id, "card")
    told = {field: packs.line(post.text(field), most) for field, most in LONGEST.items() if field in post.form}
    house.binders.rename(post.person, binder, Head(**{"language": post.lang, **told}))
    return to(f"/packs/{binder}")


@router.post("/packs/{binder}/share")
def share(binder: BinderName, house: Here, post: Post) -> Response:
    """Show a pack to others, or to nobody."""
    house.limits.spend(post.person.id, "card")
    if post.text("visibility") not in ("private", "link", "public"):
        raise Refused(422, "bad_form")
    house.binders.share(post.person, binder, post.text("visibility"))  # type: ignore[arg-type]
    return to(f"/packs/{binder}#share")


@router.post("/packs/{binder}/delete")
def drop(binder: BinderName, house: Here, post: Post) -> Response:
    """Throw a pack away."""
    game = house.binders.mine(post.person, binder).game
    house.binders.drop(post.person, binder)
    return to(f"/workshop/{game}")


@router.post("/packs/{binder}/import")
async def bring(binder: BinderName, request: Request, house: Here, post: Post) -> Response:
    """Everything in a pack is replaced by a file."""
    text = await brought(post)

    def act() -> Response:
        house.limits.spend(post.person.id, "pack")
        try:
            house.binders.bring(post.person, binder, text)
        except BadContent as bad:
            return refused(request, post, bad, f"/packs/{binder}")
        return to(f"/packs/{binder}")

    return await in_thread(act)


@router.post("/packs/{binder}/play")
def play(binder: BinderName, house: Here, post: Post) -> Response:
    """One click: a table against bots with these cards."""
    house.limits.spend(post.person.id, "table")
    row = house.binders.seen(post.person, binder)
    pack = house.binders.edition(post.person, binder)
    return to(f"/tables/{house.service.play_now(post.person, row.game, packs=(pack,))}")


# ---- cards


def entered(seen: Bench, post: Posted, table: str, row: str) -> tuple[kit.Data, str]:
    """The pack with a card as it was entered, and the card's id."""
    sheet = seen.sheet
    if table not in sheet.tables():
        raise missing()
    printed = printed_row(sheet.box, table, row)
    texts = {key: text for key, text in post.form.items() if isinstance(text, str)}
    own = own_row(sheet.pack, table, row) or {}
    before = {key: value for key, value in own.items() if key not in LOOKED_AFTER}
    found = {key: value for key, value in before.items() if not under(texts, f"f.{key}")}
    found |= read(fields_of(sheet.box, table), texts, printed)
    for pair in TWINS:
        if any(name in found for name in pair):
            found |= {name: post.text(f"f.{name}").strip() for name in pair if post.text(f"f.{name}", "").strip()}
    if row == WHOLE:
        return with_row(sheet.pack, table, WHOLE, found), row
    name = named(sheet, table, str(found.get("name") or found.get("name_fr") or "")) if row == FRESH else row
    if not printed and row != FRESH and sheet.row(table, row) is None:
        raise missing()
    return with_row(sheet.pack, table, name, {"id": name, **found, "source": "own"}), name


def named(sheet: Sheet, table: str, title: str) -> str:
    """An id for a new card, made of its name, that no card of its table has."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    stem = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:40] or "card"
    taken = {row["id"] for row in (*sheet.rows_of(table), *printed_rows(sheet.box, table))}
    return next(name for name in (stem, *(f"{stem}_{i}" for i in range(2, 1000))) if name not in taken)


def wrong(problems: list[Problem], table: str, row: str, lang: str) -> list[tuple[str, str]]:
    """What is wrong, each with the field that it belongs to; "" for another card."""
    found = []
    for one in problems:
        here = one.table == table and one.row in (row, "", WHOLE)
        allowed = one.allowed_fr if lang == "fr" else one.allowed
        found.append(
            (one.field, f"{one.found}{say(lang, 'colon')}{allowed}" if one.found else allowed)
            if here and one.field
            else ("", one.said(lang))
        )
    return found


@router.post("/packs/{binder}/{table}/{row}")
def save(binder: BinderName, table: TableOf, row: RowOf, request: Request, house: Here, post: Post) -> Response:
    """Keep a card as it was entered; a form that is refused keeps what was entered."""
    house.limits.spend(post.person.id, "card")
    house.binders.mine(post.person, binder)
    made: list[Any] = []

    def act(box: Box[Any, Any], data: kit.Data) -> kit.Data:
        seen = bench(house, post.person, binder, post.lang)
        pack, name = entered(seen, post, table, row)
        made[:] = [seen, pack, name]
        return pack

    try:
        house.binders.change(post.person, binder, act)
    except BadCards as bad:
        return again(request, house, post, made, table, row, bad.problems)
    if "walk" in post.form:
        return to(f"/packs/{binder}/walk?after={table}.{row}")
    return to(f"/packs/{binder}?table={table}#{made[2]}")


def again(
    request: Request, house: Here, post: Posted, made: list[Any], table: str, row: str, problems: list[Problem]
) -> Response:
    """The form of a card with what is wrong in it."""
    seen, pack, name = made
    sheet = seen.sheet
    values: Row = {**(sheet.row(table, row) or {}), **(own_row(pack, table, name) or {}), "id": row}
    form = Form(sheet.box, table, sheet.rows, post.lang)
    guest = Visit(post.person, post.lang, "cookie")
    said = wrong(problems, table, name, post.lang)
    return card_page(request, house, guest, seen, table, row, dict(values), form, "walk" in post.form, said)


@router.post("/packs/{binder}/{table}/{row}/check")
def check(binder: BinderName, table: TableOf, row: RowOf, request: Request, house: Here, post: Post) -> Response:
    """What a card would look like as it is entered, and all that is wrong with it."""
    house.limits.spend(post.person.id, "card")
    house.binders.mine(post.person, binder)
    seen = bench(house, post.person, binder, post.lang)
    pack, name = entered(seen, post, table, row)
    problems = problems_with(seen.sheet.box, pack)
    sheet = Sheet(seen.game, pack, post.lang)
    found = sheet.row(table, name)
    face = face_of(sheet, table, row, found) if found else None
    guest = Visit(post.person, post.lang, "cookie")
    said = wrong(problems, table, name, post.lang)
    row_entered = {**(seen.sheet.row(table, row) or {}), **(own_row(pack, table, name) or {})}
    fields = Form(seen.sheet.box, table, seen.sheet.rows, post.lang).fields(row_entered)
    said = [(labelled(fields, path) if path else "", sentence) for path, sentence in said]
    old = stale(printed_row(seen.sheet.box, table, row), row_entered)
    return page(request, guest, "_card_preview.html", face=face, problems=said, tried=True, old=old)


@router.post("/packs/{binder}/{table}/{row}/remove")
def remove(binder: BinderName, table: TableOf, row: RowOf, request: Request, house: Here, post: Post) -> Response:
    """Take a card out; one that is printed can come back."""
    house.limits.spend(post.person.id, "card")

    def act(box: Box[Any, Any], data: kit.Data) -> kit.Data:
        printed = any(one["id"] == row for one in printed_rows(box, table))
        if row == WHOLE or not (printed or own_row(data, table, row)):
            raise missing()
        return with_row(data, table, row, {"id": row, "remove": True} if printed else None)

    try:
        house.binders.change(post.person, binder, act)
    except BadCards as bad:
        return refused(request, post, bad, f"/packs/{binder}/{table}/{row}")
    return to(f"/packs/{binder}?table={table}")


@router.post("/packs/{binder}/{table}/{row}/restore")
def restore(binder: BinderName, table: TableOf, row: RowOf, request: Request, house: Here, post: Post) -> Response:
    """A card as it is printed again."""
    house.limits.spend(post.person.id, "card")

    def act(box: Box[Any, Any], data: kit.Data) -> kit.Data:
        if own_row(data, table, row) is None or not any(one["id"] == row for one in printed_rows(box, table)):
            raise missing()
        return with_row(data, table, row, None)

    try:
        house.binders.change(post.person, binder, act)
    except BadCards as bad:
        return refused(request, post, bad, f"/packs/{binder}/{table}/{row}")
    return to(f"/packs/{binder}?table={table}#{row}")


# ---- verdicts


@router.post("/packs/{binder}/{table}/{row}/verdict")
def judge(binder: BinderName, table: TableOf, row: RowOf, house: Here, post: Post) -> Response:
    """Have a card measured."""
    house.limits.spend(post.person.id, "verdict")
    house.verdicts.ask(post.person, house.binders.mine(post.person, binder), f"{table}.{row}", post.text("bot"))
    return to(f"/packs/{binder}/{table}/{row}#verdict")


@router.post("/packs/{binder}/{table}/{row}/verdict/stop")
def stop(binder: BinderName, table: TableOf, row: RowOf, house: Here, post: Post) -> Response:
    """Measure no further."""
    house.verdicts.stop(post.person, house.binders.mine(post.person, binder), f"{table}.{row}")
    return to(f"/packs/{binder}/{table}/{row}#verdict")

"""Replays: films of matches, step by step, and records people take along or bring."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile

from prixfixe.core.game import Game, Speech
from prixfixe.web import boards
from prixfixe.web.film import Shot
from prixfixe.web.forms import Guest, Here, Post, to
from prixfixe.web.house import House, Visit, client_of
from prixfixe.web.models import SeenFrom, Step, TableName
from prixfixe.web.pack_models import PackShown
from prixfixe.web.people import Person
from prixfixe.web.refused import Refused, missing
from prixfixe.web.rendering import render
from prixfixe.web.room import Room
from prixfixe.web.sheet import pack_shown

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class Reel:
    """The record of a table, and what stands around its film."""

    game: Game[Any]
    record: str = field(repr=False)  # with the key
    names: list[str]
    finished: bool
    own: int | None  # the viewer's seat
    pack: PackShown | None


def reel_of(house: House, name: str, guest: Visit, seat: int | None) -> Reel:
    """The record of a table for a film from a seat; while it is played, only from one's own."""

    def look(room: Room) -> Reel:
        own, record = room.seat_of(guest.person), room.row.replay
        if seat is not None and seat >= len(room.seats):
            raise missing()
        if record is None and seat is not None and seat != own:
            raise Refused(403, "not_seated")
        names = [place.name for place in room.seats]
        whole = record or room.playing().replay.to_json()
        return Reel(room.game, whole, names, record is not None, own, pack_shown(room.row.pack))

    return house.service.read(name, look)


async def shot(
    request: Request, house: House, name: str, guest: Visit, seat: int | None, step: int | None
) -> tuple[Reel, Shot]:
    """One step of a match; only so many are made at once."""
    address = client_of(request)
    house.limits.spend(address, "film")
    with house.projector.waiting.holding(guest.person.id if guest.person else "", address):
        reel = await run_in_threadpool(reel_of, house, name, guest, seat)
        return reel, await house.projector.frame(name, reel.record, seat, guest.lang, step)


@router.get("/tables/{name}/replay")
async def film(
    name: TableName, request: Request, house: Here, guest: Guest, step: Step = None, seat: SeenFrom = None
) -> Response:
    """One step of a match."""
    reel, made = await shot(request, house, name, guest, seat, step)
    return await run_in_threadpool(drawn, request, guest, reel, made, seat)


def drawn(request: Request, guest: Visit, reel: Reel, made: Shot, seat: int | None) -> Response:
    """The page of a step."""
    frame, end = made
    part = "_film.html" if request.headers.get("hx-request") else "film.html"
    scene: dict[str, Any] = {
        "names": reel.names,
        "spots": {},
        "d": boards.drawn(reel.game, frame.view, Speech(guest.lang, tuple(reel.names)), seat),
    }
    shown: dict[str, Any] = {
        "frame": frame,
        "result": end,
        "view": frame.view,
        "viewers": list(range(len(reel.names))) if reel.finished else [reel.own] if reel.own is not None else [],
        "finished": reel.finished,
        "pack": reel.pack,
    }
    return render(request, guest, part, game=reel.game, **scene, **shown)


@router.get("/tables/{name}/replay.json")
def export(name: TableName, house: Here) -> Response:
    """The record, to keep."""
    text = house.service.export(name)
    return Response(
        text + "\n",
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}.json"'},
    )


@router.get("/upload")
def upload_page(request: Request, guest: Guest) -> Response:
    """Where a record can be brought."""
    return render(request, guest, "upload.html")


@router.post("/upload")
async def upload(request: Request, house: Here, post: Post) -> Response:
    """Watch a record somebody brings."""
    file = post.form.get("file")
    data = await file.read() if isinstance(file, UploadFile) else str(file or "").encode()
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise Refused(422, "bad_replay") from None
    return to(f"/tables/{await bring(request, house, post.person, text)}/replay")


async def bring(request: Request, house: House, person: Person, text: str) -> str:
    """Keep a record somebody brings, after it was played through elsewhere; the name of its table."""
    address = client_of(request)
    house.limits.spend(person.id, "upload")
    house.limits.spend(address, "upload")
    with house.projector.waiting.holding(person.id, address):
        replay = await house.projector.checked(text)
    return await run_in_threadpool(house.service.upload, person, replay)

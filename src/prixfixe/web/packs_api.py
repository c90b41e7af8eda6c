"""Own cards in the JSON API: what the workshop does, for programs."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from prixfixe.core.errors import BadContent
from prixfixe.kit.problems import BadCards
from prixfixe.web import models, packs
from prixfixe.web import pack_models as told
from prixfixe.web.api import PROBLEMS, Guest, Here, Who
from prixfixe.web.binders import owns
from prixfixe.web.models import GameName
from prixfixe.web.pack_models import BinderName, Fingerprint
from prixfixe.web.people import Person
from prixfixe.web.records import BinderBrief, BinderRow

router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["own cards"])
Wanted = Annotated[str, Query(max_length=40, description="only those for this game")]


def brief(row: BinderBrief, person: Person | None) -> told.PackBrief:
    """A pack in a list."""
    return told.PackBrief(
        id=row.id, game=row.game, name=row.name, author=row.author, note=row.note, visibility=row.visibility,
        mine=owns(person, row),
    )  # fmt: skip


def whole(row: BinderRow, person: Person | None) -> told.PackWhole:
    """A pack with its cards."""
    return told.PackWhole(**brief(row, person).model_dump(), toml=row.text)


@router.get("/packs")
def listed(house: Here, guest: Guest, game: Wanted = "") -> list[told.PackBrief]:
    """Your packs, and those that others show to everybody."""
    mine = house.binders.owned(guest.person, game)
    known = {row.id for row in mine}
    others = [row for row in house.binders.public(game) if row.id not in known]
    return [brief(row, guest.person) for row in (*mine, *others)]


@router.post("/packs", status_code=201)
def make(order: told.PackOrder, house: Here, person: Who) -> models.Made:
    """Bring a pack."""
    house.limits.spend(person.id, "pack")
    return models.Made(id=house.binders.make(person, order.game, order.toml))


@router.get("/packs/{binder}")
def look(binder: BinderName, house: Here, guest: Guest) -> told.PackWhole:
    """A pack that you may see, with its cards."""
    return whole(house.binders.seen(guest.person, binder), guest.person)


@router.put("/packs/{binder}")
def change(binder: BinderName, order: told.PackChange, house: Here, person: Who) -> told.PackWhole:
    """Put other cards into a pack of yours, or show it to others."""
    house.limits.spend(person.id, "card")
    house.binders.mine(person, binder)
    if order.toml is not None:
        house.binders.bring(person, binder, order.toml)
    if order.visibility is not None:
        house.binders.share(person, binder, order.visibility)
    return whole(house.binders.seen(person, binder), person)


@router.delete("/packs/{binder}")
def drop(binder: BinderName, house: Here, person: Who) -> told.PackBrief:
    """Throw a pack of yours away; tables that play with it keep its cards."""
    row = house.binders.mine(person, binder)
    house.binders.drop(person, binder)
    return brief(row, person)


@router.post("/packs/{binder}/edition", status_code=201)
def edition(binder: BinderName, house: Here, person: Who) -> told.PackKept:
    """The cards of a pack as they are now, to open tables with; they never change."""
    house.limits.spend(person.id, "pack")
    return told.PackKept(pack=house.binders.edition(person, binder))


@router.post("/games/{game}/check")
def check(game: GameName, order: told.PackOrder, house: Here, guest: Guest, person: Who) -> told.Checked:
    """Everything that is wrong in a pack, without keeping it."""
    house.limits.spend(person.id, "card")
    try:
        packs.checked(house.settings.shelf.game(game), order.toml, house.settings.pack_size)
    except BadCards as bad:
        return told.Checked(problems=[one.said(guest.lang) for one in bad.problems])
    except BadContent as bad:
        return told.Checked(problems=str(bad).splitlines())
    return told.Checked(problems=[])


TOML = {200: {"content": {"application/toml": {}}, "description": "the cards"}}


@router.get("/cards/{pack}", responses=TOML, response_class=Response)  # type: ignore[arg-type]
def cards(pack: Fingerprint, house: Here, guest: Guest) -> Response:
    """The cards that a table is played with, as TOML."""
    packs.must_see(house.store, guest.person, f"pack:{pack}")
    return Response(packs.text_of(house.store, f"pack:{pack}"), media_type="application/toml")

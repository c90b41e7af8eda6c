"""Templates: one environment, and what every page knows."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import Request, Response
from fastapi.responses import HTMLResponse
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

from prixfixe.core.game import Game
from prixfixe.kit.rulebook import rulebook
from prixfixe.kit.sight import ASIDE
from prixfixe.web import guides, texts
from prixfixe.web.house import COOKIE, Visit, house_of
from prixfixe.web.models import GameCard
from prixfixe.web.people import YEAR
from prixfixe.web.prose import humane, prose
from prixfixe.web.sprite import drawings

HERE = Path(__file__).parent
STATIC = HERE / "static"

environment = Environment(
    loader=PackageLoader("prixfixe.web", "templates"),
    autoescape=select_autoescape(default_for_string=True, default=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
environment.filters.update(prose=prose, humane=humane)


@cache
def static(path: str) -> str:
    """The address of a file of ours, which changes with its content."""
    file = STATIC / path
    if not file.is_file():
        return f"/static/{path}"
    return f"/static/{path}?{hashlib.sha256(file.read_bytes()).hexdigest()[:8]}"


def has_htmx() -> bool:
    """Whether the build step has brought htmx."""
    return (STATIC / "vendor" / "htmx.min.js").is_file()


def picture(game: str) -> str:
    """The picture of a game."""
    own = f"games/{game}.svg"
    return static(own if (STATIC / own).is_file() else "games/any.svg")


def board_style(game: str) -> str:
    """The style sheet of a title's board; empty where there is none."""
    path = f"boards/{game.replace('-', '_')}.css"
    return static(path) if (STATIC / path).is_file() else ""


def has_guide(game: Game[Any] | GameCard) -> bool:
    """Whether somebody wrote how to play it."""
    return bool(guides.guide(game.name).screen)


def has_rules(game: Game[Any]) -> bool:
    """Whether it comes with its rules."""
    return bool(rulebook(game.folder))


environment.globals.update(
    aside=ASIDE,
    has_guide=has_guide,
    has_rules=has_rules,
    board_style=board_style,
    picture=picture,
    static=static,
    drawings=drawings,
    has_htmx=has_htmx,
    languages=texts.LANGUAGES,
)


def render(request: Request, guest: Visit, template: str, status: int = 200, **values: Any) -> Response:
    """A page in the visitor's language; somebody new gets a cookie."""
    house = house_of(request)
    person = guest.person or house.people.visitor()
    page = environment.get_template(template).render(
        t=lambda key, **args: texts.say(guest.lang, key, **args),
        lang=guest.lang,
        person=person,
        csrf=house.people.csrf(person),
        path=request.url.path,
        partial=bool(request.headers.get("hx-request")),
        moment=lambda at: texts.moment(at, guest.lang),
        called=lambda name: texts.called(name, guest.lang),
        number=lambda value: texts.number(value, guest.lang),
        **values,
    )
    response = HTMLResponse(texts.spaced(page) if guest.lang == "fr" else page, status)
    response.headers["Cache-Control"] = "no-store"
    response.headers["Vary"] = "HX-Request, Cookie, Accept-Language"
    if guest.person is None and guest.way != "token":
        token, secure = house.people.token(person), house.settings.secure
        response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response

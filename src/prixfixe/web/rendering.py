"""Templates: one environment, and what every page knows."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import Request, Response
from fastapi.responses import HTMLResponse
from jinja2 import ChoiceLoader, Environment, FunctionLoader, PackageLoader, StrictUndefined, select_autoescape
from starlette.routing import Match

from prixfixe.core.game import Game
from prixfixe.core.state import PASS
from prixfixe.kit.rulebook import Reading, readings, rulebook
from prixfixe.kit.sight import ASIDE
from prixfixe.web import boards, guides, texts
from prixfixe.web.clocks import DAY
from prixfixe.web.house import COOKIE, Visit, house_of
from prixfixe.web.people import YEAR
from prixfixe.web.prose import humane, inline, prose, spoken, told
from prixfixe.web.sprite import drawings

STATIC = Path(__file__).parent / "static"


def of_title(name: str) -> str | None:
    """A template that a title brings: `titles/<game>/<zone>.html`."""
    start, _, rest = name.partition("/")
    game, _, file = rest.partition("/")
    path = boards.FOLDERS[game] / file if start == "titles" and game in boards.FOLDERS else None
    return path.read_text(encoding="utf-8") if path and path.is_file() else None


environment = Environment(
    loader=ChoiceLoader([PackageLoader("prixfixe.web", "templates"), FunctionLoader(of_title)]),
    autoescape=select_autoescape(default_for_string=True, default=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
environment.filters.update(prose=prose, inline=inline, humane=humane, spoken=spoken, told=told)


@cache
def stamp(path: Path) -> str:
    """What changes with the content of a file; empty where there is none."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:8] if path.is_file() else ""


def static(path: str) -> str:
    """The address of a file of ours, which changes with its content."""
    version = stamp(STATIC / path)
    return f"/static/{path}?{version}" if version else f"/static/{path}"


def has_htmx() -> bool:
    """Whether the build step has brought htmx."""
    return (STATIC / "vendor" / "htmx.min.js").is_file()


def of_table(game: Game[Any], file: str) -> str:
    """The address of a file that a title brings for its table; empty for none."""
    version = stamp(boards.folder(game) / file)
    return f"/static/titles/{game.name}/{file}?{version}" if version else ""


@cache
def modules() -> list[str]:
    """Our scripts, all of which a browser may fetch at once."""
    return sorted(path.name for path in (STATIC / "js").glob("*.js"))


def picture(game: Game[Any]) -> str:
    """The picture of a game."""
    return of_table(game, "picture.svg") or static("games/any.svg")


def has_guide(game: Game[Any]) -> bool:
    """Whether somebody wrote how to play it."""
    return bool(guides.guide(game).screen)


def has_rules(game: Game[Any]) -> bool:
    """Whether it comes with its rules."""
    return bool(rulebook(game.folder))


def open_readings(game: Game[Any], lang: str = "en") -> list[Reading]:
    """What its rules could also mean."""
    return readings(game.folder, lang)


environment.globals.update(
    aside=ASIDE,
    declines=PASS,
    day=DAY,
    about=guides.about,
    has_guide=has_guide,
    has_rules=has_rules,
    of_table=of_table,
    open_readings=open_readings,
    picture=picture,
    zone=boards.zone,
    has_board=boards.has_board,
    static=static,
    drawings=drawings,
    has_htmx=has_htmx,
    modules=modules,
    languages=texts.LANGUAGES,
)


def page_of(request: Request) -> str:
    """The page somebody is at: the nearest one above an address that only takes forms."""
    path = request.url.path
    while path != "/" and not is_page(request, path):
        path = path.rpartition("/")[0] or "/"
    return path


def is_page(request: Request, path: str) -> bool:
    """Whether an address can be looked at."""
    scope = {"type": "http", "method": "GET", "path": path, "root_path": "", "headers": []}
    return any(route.matches(scope)[0] is Match.FULL for route in request.app.router.routes)


def render(request: Request, guest: Visit, template: str, status: int = 200, **values: Any) -> Response:
    """A page in the visitor's language; somebody new gets a cookie."""
    house = house_of(request)
    person = guest.person or house.people.visitor()
    page = environment.get_template(template).render(
        t=lambda key, **args: texts.say(guest.lang, key, **args),
        lang=guest.lang,
        person=person,
        csrf=house.people.csrf(person),
        path=page_of(request),
        game_of=house.settings.shelf.game,
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

"""The application: routes, what protects them, and what is written down about them."""

from __future__ import annotations

import json
import logging
import time
from contextlib import asynccontextmanager
from functools import partial
from html import escape
from math import ceil
from typing import Any, AsyncIterator

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from fastapi.staticfiles import StaticFiles
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import prixfixe
from prixfixe.core.errors import BadInput, IllegalAnswer, NotAsked
from prixfixe.table.undo import NotUndone
from prixfixe.web import account, api, models, packs_api, pages, replays, shelves, sprite, workbench, workshop
from prixfixe.web.headers import completed
from prixfixe.web.house import House, Visit, client_of, house_of, language_of, sits, visit
from prixfixe.web.load import kind_of
from prixfixe.web.refused import Refused
from prixfixe.web.rendering import STATIC, page_of, render
from prixfixe.web.settings import Settings
from prixfixe.web.texts import say
from prixfixe.web.traces import told

log = logging.getLogger("prixfixe.web")
BODY = 64 * 1024  # bytes of a request
UPLOAD = 2 * 1024 * 1024  # bytes of a replay
UPLOADS = ("/upload", "/api/replays")
NOTICE = '<div id="notice" role="status" aria-live="polite"><p class="notice">{message}</p></div>'
AWAY = (
    '<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width">{again}<title>prixfixe</title></head>'
    "<body><main><h1>prixfixe</h1><p>{message}</p></main></body></html>"
)
STATUSES = {IllegalAnswer: (409, "illegal"), NotAsked: (409, "not_asked"), NotUndone: (409, "nothing_to_undo")}


def app(settings: Settings | None = None) -> FastAPI:
    """A server for the games on the settings' shelf."""
    made = FastAPI(
        title="prixfixe",
        version=prixfixe.__version__,
        description="Restaurant board games: tables, moves and replays.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    made.state.house = House(settings or Settings())
    for part in (api, packs_api, pages, account, replays, sprite, shelves, workshop, workbench):
        made.include_router(part.router)
    failing: dict[int | str, dict[str, Any]] = {503: {"model": models.Health, "description": "some part fails"}}
    made.add_api_route(
        "/healthz", healthz, methods=["GET"], response_model=models.Health, responses=failing, tags=["server"]
    )
    if made.state.house.settings.metrics:
        made.add_api_route("/metrics", metrics, methods=["GET"], include_in_schema=False)
    made.mount("/static", StaticFiles(directory=STATIC), name="static")
    handle_errors(made)
    made.add_middleware(Guard)
    made.add_middleware(GZipMiddleware, minimum_size=800)
    return made


@asynccontextmanager
async def lifespan(made: FastAPI) -> AsyncIterator[dict[str, Any]]:
    """From opening to closing."""
    house: House = made.state.house
    house.open()
    for sentence in prixfixe.refused():
        log.warning(sentence)
    log.info("open", extra={"fields": {"version": prixfixe.__version__, "games": len(house.settings.shelf.names)}})
    yield {"settings": house.settings}
    await house.close()
    log.info("closed")


def healthz(request: Request) -> JSONResponse:
    """Whether the server is well, and which part of it is not."""
    parts = {name: "ok" if well else "failing" for name, well in house_of(request).parts().items()}
    status = "failing" if "failing" in parts.values() else "ok"
    health = {"status": status, "version": prixfixe.__version__, "parts": parts}
    return JSONResponse(health, 200 if status == "ok" else 503)


def metrics(request: Request) -> Response:
    """What the server measures of itself."""
    house = house_of(request)
    return Response(house.metrics.text(house), media_type=CONTENT_TYPE_LATEST)


# ---- errors


def handle_errors(made: FastAPI) -> None:
    """Every error is a sentence with its status; nobody sees a trace."""
    for kind in (Refused, BadInput, IllegalAnswer, NotAsked, NotUndone, RequestValidationError, HTTPException):
        made.add_exception_handler(kind, answer_error)
    made.add_exception_handler(Exception, answer_error)


def answer_error(request: Request, error: Exception) -> Response:
    """The error as a response; where waiting helps, it says how long."""
    response = worded(request, error)
    if response.status_code in (429, 503):
        response.headers["Retry-After"] = str(max(1, ceil(getattr(error, "wait", 1.0))))
    return response


def worded(request: Request, error: Exception) -> Response:
    """The error as JSON for the API, as a notice or page for people."""
    guest = seen(request)
    status, key, message = explained(error, guest.lang)
    problem = {"error": key, "message": message}
    if status == 500:
        problem["id"] = told("broken", error, path=masked(request.url.path))
        problem["message"] = message = f"{message} ({problem['id']})"
    if request.url.path.startswith(("/api", "/healthz")):
        return JSONResponse(problem, status)
    if request.headers.get("hx-request"):
        response = render(request, guest, "_notice.html", status, notice=message)
        response.headers.update({"HX-Retarget": "#notice", "HX-Reswap": "outerHTML", "HX-Trigger": "stale"})
        return response
    if status == 405 and request.method == "GET":  # the address of a form that was refused, looked at again
        return RedirectResponse(page_of(request), 303)
    back = page_of(request) if request.method == "POST" else "/"
    return render(request, guest, "error.html", status, message=message, back=back)


def turned_away(request: Request, refused: Refused) -> Response:
    """A refusal at the door: a sentence that costs no look at the database, and a page that comes back by itself."""
    lang, wait = language_of(request), max(1, ceil(refused.wait))
    message = say(lang, refused.key)
    if request.url.path.startswith(("/api", "/healthz")):
        response: Response = JSONResponse({"error": refused.key, "message": message}, refused.status)
    elif request.headers.get("hx-request"):
        response = HTMLResponse(NOTICE.format(message=message), refused.status)
        response.headers.update({"HX-Retarget": "#notice", "HX-Reswap": "outerHTML"})
    else:
        page = escape(page_of(request))
        again = f'<meta http-equiv="refresh" content="{wait};url={page}">' if refused.status in (429, 503) else ""
        response = HTMLResponse(AWAY.format(lang=lang, again=again, message=message), refused.status)
    if refused.status in (429, 503):
        response.headers["Retry-After"] = str(wait)
    return response


def seen(request: Request) -> Visit:
    """Who asked; nobody when not even the database can tell."""
    try:
        return visit(request)
    except Exception:
        return Visit(None, "en", "")


def explained(error: Exception, lang: str) -> tuple[int, str, str]:
    """Status, name and sentence of an error."""
    if isinstance(error, Refused):
        return error.status, error.key, say(lang, error.key, **error.values)
    if isinstance(error, HTTPException):
        key = {404: "missing", 405: "missing", 413: "too_large", 400: "bad_form"}.get(error.status_code, "error")
        return error.status_code, key, say(lang, key)
    for kind, (status, key) in STATUSES.items():
        if isinstance(error, kind):
            return status, key, say(lang, key)
    if isinstance(error, BadInput):
        return 422, "bad_input", str(error).encode("utf-8", "replace").decode()
    if isinstance(error, RequestValidationError):
        if any(wrong["loc"][0] == "path" for wrong in error.errors()):
            return 404, "missing", say(lang, "missing")
        return 422, "bad_form", say(lang, "bad_form")
    return 500, "broken", say(lang, "broken")


# ---- what surrounds every request


class Guard:
    """Limits the body and the rate, sets the headers, and writes one line per request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request, began, status = Request(scope), time.perf_counter(), 500
        house, (kind, table) = house_of(request), kind_of(scope["method"], scope["path"])
        most = UPLOAD if scope["path"] in UPLOADS else BODY
        try:
            check(request, kind, most)
            placed = await house.load.enter(kind, table, partial(sits, request))
        except (Refused, ValueError) as error:
            refused = error if isinstance(error, Refused) else Refused(400, "bad_form")
            await with_headers(turned_away(request, refused), scope, receive, send)
            note(request, refused.status, began)
            return

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = completed(message["headers"], scope["path"], house.settings.secure)
            await send(message)

        try:
            await self.app(scope, limit_body(receive, most), sending)
        finally:
            house.load.leave(kind, placed, time.perf_counter() - began)
            note(request, status, began)


def check(request: Request, kind: str, most: int) -> None:
    """Turn away what is too large or comes too often."""
    if int(request.headers.get("content-length") or 0) > most:
        raise Refused(413, "too_large")
    if kind != "free":
        house_of(request).limits.spend(client_of(request), "page")


def limit_body(receive: Receive, most: int) -> Receive:
    """Read no more than allowed, whatever the header said."""
    count = 0

    async def limited() -> Message:
        nonlocal count
        message = await receive()
        count += len(message.get("body", b""))
        if count > most:
            raise HTTPException(413)
        return message

    return limited


async def with_headers(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Send a response made outside the application."""
    secure = house_of(Request(scope)).settings.secure
    response.raw_headers = completed(response.raw_headers, scope["path"], secure)
    await response(scope, receive, send)


def note(request: Request, status: int, began: float) -> None:
    """One line about a request, without anything secret, and its time among the others."""
    path, seconds = request.url.path, time.perf_counter() - began
    house_of(request).metrics.answered(request.scope, status, seconds)
    if not path.startswith("/static"):
        ms = round(seconds * 1000, 1)
        log.info(
            "request", extra={"fields": {"method": request.method, "path": masked(path), "status": status, "ms": ms}}
        )


def masked(path: str) -> str:
    """A path without invitations, cut where it is long."""
    return "/join/-" if path.startswith("/join/") else path[:80]


class Lines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        fields: dict[str, Any] = getattr(record, "fields", {})
        return json.dumps(
            {
                "at": f"{at}.{int(record.msecs):03}Z",
                "level": record.levelname.lower(),
                "event": record.getMessage(),
                **fields,
            }
        )

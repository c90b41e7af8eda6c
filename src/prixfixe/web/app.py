"""The application: routes, what protects them, and what is written down about them."""

from __future__ import annotations

import json
import logging
import time
from contextlib import asynccontextmanager
from typing import Any, AsyncIterator

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import prixfixe
from prixfixe.core.errors import BadInput, IllegalAnswer, NotAsked
from prixfixe.table.undo import NotUndone
from prixfixe.web import api, models, pages, sprite
from prixfixe.web.house import House, Visit, client_of, house_of, visit
from prixfixe.web.refused import Refused
from prixfixe.web.rendering import STATIC, render
from prixfixe.web.settings import Settings
from prixfixe.web.texts import say

log = logging.getLogger("prixfixe.web")
BODY = 64 * 1024  # bytes of a request
UPLOAD = 2 * 1024 * 1024  # bytes of a replay
UPLOADS = ("/upload", "/api/replays")
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
STATUSES = {IllegalAnswer: (409, "illegal"), NotAsked: (409, "not_asked"), NotUndone: (409, "nothing_to_undo")}


def app(settings: Settings | None = None) -> FastAPI:
    """A server for the games on the settings' shelf."""
    house = House(settings or Settings())

    @asynccontextmanager
    async def lifespan(made: FastAPI) -> AsyncIterator[None]:
        house.open()
        log.info("open", extra={"fields": {"version": prixfixe.__version__, "games": len(house.settings.shelf.names)}})
        yield
        await house.close()
        log.info("closed")

    made = FastAPI(
        title="prixfixe",
        version=prixfixe.__version__,
        description="Restaurant board games: tables, moves and replays.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    made.state.house = house
    made.include_router(api.router)
    made.include_router(pages.router)
    made.include_router(sprite.router)
    made.add_api_route("/healthz", healthz, methods=["GET"], response_model=models.Health, tags=["server"])
    made.mount("/static", StaticFiles(directory=STATIC), name="static")
    handle_errors(made)
    made.add_middleware(Guard)
    made.add_middleware(GZipMiddleware, minimum_size=800)
    return made


def healthz(request: Request) -> JSONResponse:
    """Whether the server and its database answer."""
    well = house_of(request).store.healthy()
    status = "ok" if well else "failing"
    return JSONResponse({"status": status, "version": prixfixe.__version__}, 200 if well else 503)


# ---- errors


def handle_errors(made: FastAPI) -> None:
    """Every error is a sentence with its status; nobody sees a trace."""
    for kind in (Refused, BadInput, IllegalAnswer, NotAsked, NotUndone, RequestValidationError, HTTPException):
        made.add_exception_handler(kind, answer_error)
    made.add_exception_handler(Exception, answer_error)


def answer_error(request: Request, error: Exception) -> Response:
    """The error as JSON for the API, as a notice or page for people."""
    guest = seen(request)
    status, key, message = explained(error, guest.lang)
    if status >= 500:
        log.error("broken", extra={"fields": {"reason": type(error).__name__, "path": masked(request.url.path)}})
    if request.url.path.startswith(("/api", "/healthz")):
        return JSONResponse({"error": key, "message": message}, status)
    if request.headers.get("hx-request"):
        response = render(request, guest, "_notice.html", status, notice=message)
        response.headers.update({"HX-Retarget": "#notice", "HX-Reswap": "outerHTML", "HX-Trigger": "stale"})
        return response
    return render(request, guest, "error.html", status, message=message)


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
        return 422, "bad_input", str(error)
    if isinstance(error, RequestValidationError):
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
        try:
            most = UPLOAD if scope["path"] in UPLOADS else BODY
            if int(request.headers.get("content-length") or 0) > most:
                raise Refused(413, "too_large")
            if not scope["path"].startswith(("/static", "/healthz")):
                house_of(request).limits.spend(client_of(request), "page")
            limited = limit_body(receive, most)
        except (Refused, ValueError) as error:
            refused = error if isinstance(error, Refused) else Refused(400, "bad_form")
            await with_headers(answer_error(request, refused), scope, receive, send)
            note(request, refused.status, began)
            return

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                add_headers(message, scope["path"])
            await send(message)

        try:
            await self.app(scope, limited, sending)
        finally:
            note(request, status, began)


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
    response.headers.update(HEADERS)
    await response(scope, receive, send)


def add_headers(message: Message, path: str) -> None:
    """The headers of every response."""
    known = {name.lower() for name, _ in message["headers"]}
    fresh = dict(HEADERS)
    if path.startswith("/static"):
        fresh["Cache-Control"] = "public, max-age=86400"
    message["headers"] += [
        (k.lower().encode(), v.encode()) for k, v in fresh.items() if k.lower().encode() not in known
    ]


def note(request: Request, status: int, began: float) -> None:
    """One line about a request, without anything secret."""
    path = request.url.path
    if not path.startswith("/static"):
        ms = round((time.perf_counter() - began) * 1000, 1)
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

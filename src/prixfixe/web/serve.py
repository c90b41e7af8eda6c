"""Start the server."""

from __future__ import annotations

import json
import logging
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from contextlib import contextmanager, nullcontext
from typing import Any, Final, Iterator

import uvicorn
from fastapi import FastAPI

from prixfixe.core.errors import BadInput
from prixfixe.web.app import Lines, app
from prixfixe.web.metrics import FOLDER
from prixfixe.web.rendering import has_htmx
from prixfixe.web.settings import Settings
from prixfixe.web.store import address
from prixfixe.web.wire import BACKLOG, Connection

CALM = 0.15  # seconds within which 95 % of moves are answered before others are let in
ENVIRONMENT = "PRIXFIXE_SERVE"  # how worker processes learn the settings

SERVER: Final[dict[str, Any]] = {
    "factory": True,
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "timeout_graceful_shutdown": 3,
    "http": Connection,
    "backlog": BACKLOG,
}


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str = "prixfixe.db",
    workers: int = 1,
    thinkers: int | None = None,
    delay: float = 0.4,
    limits: bool = True,
    secure: bool = False,
    browser: bool = False,
    calm: float = CALM,
    metrics: bool = False,
) -> None:
    """Serve the games until told to stop.

    `db` is a file or a database URL; more than one worker needs PostgreSQL. `thinkers` are the processes in which bots
    think, `delay` the seconds a bot waits before it answers (0 switches it off), `secure` is for pages behind https,
    `browser` opens one. When 95 % of moves take longer than `calm` seconds, only those who play are let in (0: never).
    `metrics` answers /metrics, to whoever reaches the server.
    """
    if workers > 1 and not address(db).startswith("postgresql"):
        raise BadInput("several workers need PostgreSQL: --db postgresql://...")
    check_port(host, port)
    count = max(1, (os.cpu_count() or 2) // 2) if thinkers is None else thinkers
    kept = {"db": db, "thinkers": count, "delay": delay, "limits": limits, "secure": secure, "calm": calm}
    os.environ[ENVIRONMENT] = json.dumps({**kept, "metrics": metrics})
    announce(host, port, browser)
    with shared() if metrics and workers > 1 else nullcontext():
        uvicorn.run("prixfixe.web.serve:made", host=host, port=port, workers=workers, **SERVER)


@contextmanager
def shared() -> Iterator[None]:
    """A folder in which workers put their numbers together, for as long as they run."""
    with tempfile.TemporaryDirectory(prefix="prixfixe-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def made() -> FastAPI:
    """The application of one worker process."""
    write_lines()
    return app(for_people(json.loads(os.environ.get(ENVIRONMENT, "{}"))))


def for_people(given: dict[str, Any]) -> Settings:
    """The settings of a server that people play on: past its load it lets in only those who play."""
    return Settings(**{"calm": CALM, **given})


def write_lines() -> None:
    """Logs as lines of JSON on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name, level in (("prixfixe", logging.INFO), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)


def check_port(host: str, port: int) -> None:
    """Say in one sentence that a port is taken."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadInput(f"cannot listen on {host} port {port}: {error.strerror}") from None


def announce(host: str, port: int, browser: bool) -> None:
    """Print the address, and open a browser where one is wanted."""
    url = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    print(f"prixfixe: {url}   (Ctrl+C stops; everything is kept)", flush=True)
    if not has_htmx():
        print("prixfixe: htmx is missing, so pages reload at every move; make web brings it", file=sys.stderr)
    if browser:
        threading.Timer(1.5, webbrowser.open, [url]).start()

"""What the log says of a fault of ours: where it happened, and nothing of what was at stake.

An error's own words may hold bodies, names, keys or seeds, so that only its kind, the way to it and the number that a
database gives are written down. A short id in the line is the one that people are shown.
"""

from __future__ import annotations

import logging
import secrets
import traceback
from pathlib import Path
from typing import Any, Iterator

log = logging.getLogger("prixfixe.web")
MOST = 30  # lines of code on the way to an error


def told(event: str, error: BaseException, **fields: Any) -> str:
    """Write an error into the log; the id it has there."""
    number = secrets.token_hex(4)
    trace = [line for cause in causes(error) for line in (f"{kind(cause)}:", *way(cause))]
    log.error(event, extra={"fields": {"id": number, "reason": kind(error), **fields, "trace": trace}})
    return number


def causes(error: BaseException) -> Iterator[BaseException]:
    """The error and what led to it, the last first."""
    seen: set[int] = set()
    found: BaseException | None = error
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        yield found
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)


def kind(error: BaseException) -> str:
    """What sort of error it is, with the name that SQLite or PostgreSQL has for it."""
    inner = getattr(error, "orig", None) or error
    code = getattr(inner, "sqlite_errorname", None) or getattr(inner, "sqlstate", None)
    return f"{type(error).__name__} {code}" if code else type(error).__name__


def way(error: BaseException) -> list[str]:
    """The places in the code that led to an error, innermost last."""
    frames = traceback.extract_tb(error.__traceback__)[-MOST:]
    return [f"{'/'.join(Path(frame.filename).parts[-3:])}:{frame.lineno} {frame.name}" for frame in frames]

"""A server for tests: python -m tests.web.server PORT DB [setting=value ...]"""

from __future__ import annotations

import json
import sys
from typing import Any

import uvicorn

from prixfixe.web.app import app
from prixfixe.web.serve import write_lines
from prixfixe.web.settings import Settings
from prixfixe.web.wire import BACKLOG, Connection
from tests.web.shelf import SHELF

QUIET: dict[str, Any] = {"delay": 0.0, "thinkers": 0, "projectors": 0, "level": "greedy", "limits": False, "calm": 0.0}


def main() -> None:
    """Serve until killed."""
    port, db, *rest = sys.argv[1:]
    given = {name: read(name, value) for name, value in (part.split("=") for part in rest)}
    settings = Settings(db=db, shelf=SHELF, **{**QUIET, **given})
    write_lines()
    uvicorn.run(
        app(settings),
        port=int(port),
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=2,
        http=Connection,
        backlog=BACKLOG,
    )


def read(name: str, value: str) -> Any:
    """A setting from the command line."""
    kind = type(getattr(Settings, name))
    return value if kind is str else kind(json.loads(value))


if __name__ == "__main__":
    main()

"""A server for tests: python -m tests.web.server PORT DB [delay=0] [thinkers=0] [limits=0]"""

from __future__ import annotations

import sys

import uvicorn

from prixfixe.web.app import app
from prixfixe.web.serve import write_lines
from prixfixe.web.settings import Settings
from tests.web.shelf import SHELF


def main() -> None:
    """Serve until killed."""
    port, db, *rest = sys.argv[1:]
    given = dict(part.split("=") for part in rest)
    settings = Settings(
        db=db,
        shelf=SHELF,
        delay=float(given.get("delay", 0)),
        thinkers=int(given.get("thinkers", 0)),
        limits=bool(int(given.get("limits", 0))),
    )
    write_lines()
    uvicorn.run(app(settings), port=int(port), log_config=None, access_log=False, timeout_graceful_shutdown=2)


if __name__ == "__main__":
    main()

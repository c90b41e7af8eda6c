"""One server for one SQLite file: a lock of the operating system, which ends with the process that holds it."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url

from prixfixe.core.errors import BadInput


class Lock:
    """Held by the one server of a file, from its start to its end; readers beside it need none."""

    def __init__(self, url: str) -> None:
        self.file: IO[str] | None = None
        name = make_url(url).database
        if url.startswith("sqlite") and name and name != ":memory:":
            self.file = held(Path(name))

    def release(self) -> None:
        """Let another server have it."""
        if self.file is not None:
            self.file.close()
            self.file = None


def held(path: Path) -> IO[str]:
    """The file beside a database, locked, or a sentence that says who else has it."""
    try:
        file = path.resolve().with_name(f"{path.resolve().name}-lock").open("w", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot open the database: {error.strerror}") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise BadInput(f"another server is using {path}: stop it, or use PostgreSQL for several") from None
    return file

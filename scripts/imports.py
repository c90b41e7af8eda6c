"""Imports modules of prixfixe alone, each in a process of its own: python scripts/imports.py [EVERY]

With a number only every so manieth. What a module needs from a package that is not installed is no fault of it.
"""

from __future__ import annotations

import os
import sys
import traceback
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

HEAVY = ("fastapi", "jinja2", "msgspec", "prometheus_client", "rich.console", "sqlalchemy", "typer")  # loaded once
ENDS = ("prixfixe.__main__", "prixfixe.web.migrations.env")  # these are run, not imported


def main() -> None:
    """Say how many can be imported; end with 1 if one cannot."""
    for name in HEAVY:
        with suppress(ImportError):
            import_module(name)
    names = modules()[:: int(sys.argv[1]) if sys.argv[1:] else 1]
    broken = [name for name in names if not imports(name)]
    print(f"prixfixe: {len(names) - len(broken)} of {len(names)} modules can be imported alone", *broken)
    sys.exit(bool(broken))


def modules() -> list[str]:
    """The names of all modules that have one to import them by; none is loaded by this."""
    spec = find_spec("prixfixe")
    assert spec is not None and spec.submodule_search_locations
    root = Path(spec.submodule_search_locations[0])
    parts = (path.relative_to(root.parent).with_suffix("").parts for path in sorted(root.rglob("*.py")))
    names = (
        ".".join(part for part in path if part != "__init__") for path in parts if all(map(str.isidentifier, path))
    )
    return [name for name in names if name not in ENDS]


def imports(name: str) -> bool:
    """Whether a process that has nothing else of prixfixe can import a module, with its whole name."""
    child = os.fork()
    if child == 0:
        os._exit(tried(name))
    return os.waitpid(child, 0)[1] == 0


def tried(name: str) -> int:
    """How importing a module ends, inside a process of its own."""
    try:
        exec(f"import {name} as module")
    except BaseException as error:
        if absent(error):
            return 0
        traceback.print_exc()
        return 1
    return 0


def absent(error: BaseException) -> bool:
    """Whether only a package is missing that this environment need not have, or an extra that the error names."""
    if isinstance(error, ModuleNotFoundError):
        return not str(error.name).startswith("prixfixe")
    return "pip install 'prixfixe[" in str(error)


if __name__ == "__main__":
    main()

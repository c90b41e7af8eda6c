"""Run as a script: the same source files, imported as plain Python even where compiled ones lie beside them.

It prints the checksum of a game's seeded matches, then, for every line it reads, the rate of one chunk of random play.
"""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent


class Plain(MetaPathFinder):
    """Finds the modules of prixfixe as .py files only."""

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """The plain file of a module of ours."""
        if fullname.split(".")[0] != "prixfixe":
            return None
        place = ROOT.joinpath(*fullname.split("."))
        if place.is_dir():
            return spec_from_file_location(fullname, place / "__init__.py", submodule_search_locations=[str(place)])
        return spec_from_file_location(fullname, place.with_suffix(".py"))


def main(name: str) -> None:
    """Answer the benchmark's requests until its end of the pipe closes."""
    sys.meta_path.insert(0, Plain())
    from prixfixe.lab import bench

    work = bench.playing(name)
    work()
    print(bench.checksum(name), flush=True)
    for _ in sys.stdin:
        print(work(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])

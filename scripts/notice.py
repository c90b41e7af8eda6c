"""Names in NOTICE every package that prixfixe can need to run, with its licence: python -m scripts.notice

The packages are those of pyproject.toml (base, web, lab, ray, rl) and what they need in turn, on any system; the
licences are in the metadata of what is installed.
"""

from __future__ import annotations

import re
import sys
import textwrap
from importlib import metadata
from typing import Iterator

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts.locks import ROOT, asked, holds, worlds

NOTICE = ROOT / "NOTICE"
START = "Licences of the packages that pip installs, as they state them:\n"
SPELT = {  # how packages without an SPDX expression state it
    "3-Clause BSD License": "BSD-3-Clause",
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",  # Altair, ItsDangerous, Jinja and SciPy; their texts have three clauses
    "ISC License": "ISC",
    "MIT License": "MIT",
}
ELSEWHERE = {"colorama": "BSD-3-Clause", "tzdata": "Apache-2.0"}  # on Windows only


def main() -> None:
    """Write the end of NOTICE anew."""
    found = {name: licence(name) for name in sorted(required())}
    if absent := [name for name, stated in found.items() if not stated]:
        sys.exit(f"prixfixe: the licence of {', '.join(absent)} is not known here")
    head = NOTICE.read_text(encoding="utf-8").partition(START)[0]
    NOTICE.write_text(f"{head}{START}\n{listed(found)}", encoding="utf-8")
    print(f"prixfixe: NOTICE names {len(found)} packages")


def required() -> set[str]:
    """The packages, by what is installed."""
    todo = [Requirement(need) for need in asked("web", "lab", "ray", "rl")]
    seen: set[tuple[str, str]] = set()
    while todo:
        need = todo.pop()
        for extra in ("", *need.extras):
            key = (canonicalize_name(need.name), extra)
            if key not in seen:
                seen.add(key)
                todo += needed(*key)
    return {name for name, _ in seen}


def needed(name: str, extra: str) -> Iterator[Requirement]:
    """What an installed package, or an extra of it, needs on any system."""
    try:
        lines = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return
    for need in map(Requirement, lines):
        if any(holds(need.marker, world | {"extra": extra}) for world in worlds()):
            yield need


def licence(name: str) -> str:
    """The licence that a package states, as an SPDX expression; empty if the package is not here."""
    try:
        stated = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ELSEWHERE.get(name, "")
    classes = [line.rpartition(" :: ")[2] for line in stated.get_all("Classifier", []) if line.startswith("License")]
    plain = [text for text in stated.get_all("License", []) if text and "\n" not in text]
    first: str = [*stated.get_all("License-Expression", []), *plain, *classes][0]
    return SPELT.get(first, first)


def listed(licences: dict[str, str]) -> str:
    """The packages under their licences."""
    lines = []
    for stated in sorted(set(licences.values())):
        names = ", ".join(name for name, one in licences.items() if one == stated)
        lines.append(f"  {stated}\n" + textwrap.fill(names, 116, initial_indent="    ", subsequent_indent="    "))
    return "\n".join(lines) + "\n"


def read(text: str) -> dict[str, str]:
    """The packages that a NOTICE names, with their licences."""
    blocks = re.findall(r"^  (\S.*)\n((?:    .*\n)+)", text.partition(START)[2], re.MULTILINE)
    return {name: stated for stated, names in blocks for name in re.split(r",\s+", names.strip())}


if __name__ == "__main__":
    main()

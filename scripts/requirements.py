"""Print what pip must install for the project and some of its extras: python scripts/requirements.py [EXTRA]..."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path


def main() -> None:
    """The dependencies, one a line."""
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())["project"]
    extras = [need for extra in sys.argv[1:] for need in project["optional-dependencies"][extra]]
    print("\n".join([*project["dependencies"], *extras]))


if __name__ == "__main__":
    main()

"""Write docs/rulings.md from the rulebooks: python -m scripts.rulings"""

from __future__ import annotations

from pathlib import Path

import prixfixe
from prixfixe.kit.rulebook import Reading, readings

PAGE = Path(__file__).parent.parent / "docs" / "rulings.md"
HEAD = """# Readings that could be otherwise

Where a rulebook leaves a question open and two answers fit its text, one is played. This page shows both, and why the
one was chosen. It is made from the section "Open readings" of every title's `rules.md`, where all other rulings stand
as well; the table page shows the same under its rules.
"""


def section(game: str) -> str:
    """The open readings of one title."""
    record = prixfixe.load(game)
    lines = [
        f"## {record.title}",
        "",
        "| | The question | As played | Why | The other reading |",
        "|---|---|---|---|---|",
    ]
    return "\n".join([*lines, *(row(reading) for reading in readings(record.folder))]) + "\n"


def row(reading: Reading) -> str:
    """One reading."""
    return f"| {reading.rule} | {reading.question} | {reading.ours} | {reading.why} | {reading.other} |"


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(section(game) for game in prixfixe.shipped())])


def main() -> None:
    """Write it."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()

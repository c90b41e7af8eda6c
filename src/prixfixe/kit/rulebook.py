"""The rulebook: the text of every numbered rule, for whoever asks why."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

RULE = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]+-\d+[a-z]?)(.*?)(?=^- \*\*[A-Z]{2}-|^#|^---|\Z)", re.S | re.M)


@cache
def rulebook(folder: Path) -> dict[str, str]:
    """The rules of a game's rules.md by id, in its order; none where nothing is written."""
    path = folder / "rules.md"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return {name: re.sub(r"^[\s*]+", "", body).strip() for name, body in RULE.findall(text)}

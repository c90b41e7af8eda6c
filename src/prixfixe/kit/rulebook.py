"""The rulebook: the text of every numbered rule, for whoever asks why, and the readings that could be otherwise."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

RULE = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]+-\d+[a-z]?)(.*?)(?=^- \*\*[A-Z]{2}-|^#|^---|\Z)", re.S | re.M)
ROW = re.compile(r"^\| ([A-Z]{2}-RUL-\d+) \| (.+) \|$", re.M)  # a ruling in a table: question, ruling, reason
ITEM = re.compile(r"^- \*\*([A-Z]{2}-RUL-\d+)\*\* (.+?) → (.+?)(?: \((.+)\))?$", re.M)  # the same in a list
OPEN = "### Open readings\n"


class Reading(NamedTuple):
    """A question that the text leaves open: how it is played, why, and how else it could be read."""

    rule: str
    question: str
    ours: str
    why: str
    other: str


@cache
def rulebook(folder: Path) -> dict[str, str]:
    """The rules of a game's rules.md by id, in its order; none where nothing is written."""
    return {name: re.sub(r"^[\s*]+", "", body).strip() for name, body in RULE.findall(written(folder))}


@cache
def readings(folder: Path) -> list[Reading]:
    """The open readings of a game's rules.md, in its order."""
    before, _, after = written(folder).partition(OPEN)
    rulings: dict[str, list[str]] = {name: cells.split(" | ") for name, cells in ROW.findall(before)}
    rulings |= {name: list(parts) for name, *parts in ITEM.findall(before)}
    found: list[Reading] = []
    for name, other in ROW.findall(re.split(r"^(?:#|---)", after, maxsplit=1, flags=re.M)[0]):
        question, ours, why = rulings[name]
        found.append(Reading(name, question, ours, why, other))
    return found


def written(folder: Path) -> str:
    """What a game's rules.md says."""
    path = folder / "rules.md"
    return path.read_text(encoding="utf-8") if path.is_file() else ""

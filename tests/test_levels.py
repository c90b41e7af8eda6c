"""Imports point downwards only, games never import each other, and rules stay out of the rooms of bots and tables."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Iterator

import pytest

SRC = Path(__file__).parent.parent / "src" / "prixfixe"
LEVELS = {
    "core": 0,
    "kit": 1,
    "games": 2,
    "bots": 3,
    "titles": 3,
    "table": 4,
    "lab": 5,
    "testing": 5,
    "terminal": 6,
    "web": 6,
    "rl": 7,
    "cli": 7,
    "__main__": 8,
}
SHOWN = {
    "cards",
    "sheets",
    "questions",
    "options",
    "content",
    "rows",
    "tables",
    "naming",
    "words",
}  # of a title, to those who draw its table


def imports(path: Path) -> Iterator[str]:
    """The modules of ours that a file names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            above = ["prixfixe", *path.relative_to(SRC).parts][: -node.level] if node.level else []
            names = [".".join([*above, *filter(None, [node.module]), alias.name]) for alias in node.names]
        yield from (name for name in names if name.startswith("prixfixe."))


def test_imports_point_down() -> None:
    wrong = []
    for path in SRC.rglob("*.py"):
        here = path.relative_to(SRC).with_suffix("").parts
        if here == ("__init__",):
            continue
        for name in imports(path):
            there = name.split(".")[1:]
            if there[0] not in LEVELS:
                continue
            same_title = here[:2] == tuple(there[:2]) or here[0] != "games"
            down = LEVELS[there[0]] < LEVELS[here[0]] or (here[0] == there[0] and same_title)
            if not down:
                wrong.append(f"{'/'.join(here)} imports {name}")
    assert wrong == []


def may_enter(here: tuple[str, ...], there: tuple[str, ...]) -> bool:
    """Whether a module of a title may import another of the same title, both by their path in its folder."""
    if here[0] == "table":
        return there[0] in SHOWN | {"table"}
    if here[0] == "bots":
        return there[0] not in ("game", "table")
    return here == ("game",) or there[0] not in ("bots", "table")


@pytest.mark.parametrize(
    "here, there, may",
    [
        ("shopping", "state", True),
        ("shopping", "bots.worth", False),
        ("shopping", "bots", False),
        ("shopping", "table.board", False),
        ("game", "bots.worth", True),
        ("bots.worth", "shopping", True),
        ("bots.worth", "bots.weights", True),
        ("bots.worth", "game.GAME", False),
        ("bots.worth", "table.board", False),
        ("table.board", "questions.QUESTIONS", True),
        ("table.board", "table.pieces", True),
        ("table.board", "shopping", False),
        ("table.board", "bots.worth", False),
    ],
)
def test_who_may_enter_which_room(here: str, there: str, may: bool) -> None:
    assert may_enter(tuple(here.split(".")), tuple(there.split("."))) == may


def test_rules_stay_out_of_the_rooms_of_bots_and_tables() -> None:
    wrong, rooms = [], set()
    for path in (SRC / "games").rglob("*.py"):
        title, *here = path.relative_to(SRC / "games").with_suffix("").parts
        rooms.add((title, here[0] if here else ""))
        for name in imports(path):
            there = name.split(".")[1:]
            if there[:2] == ["games", title] and there[2:] and not may_enter(tuple(here), tuple(there[2:])):
                wrong.append(f"{title}/{'/'.join(here)} imports {name}")
    assert wrong == []
    assert {title for title, room in rooms if room == "bots"} == {title for title, room in rooms if room == "game"}


def test_the_core_needs_the_standard_library_only() -> None:
    allowed = {"mypy_extensions", "typing_extensions", "prixfixe"}
    for path in (SRC / "core").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                root = node.module.split(".")[0]
                assert root in allowed or root in STANDARD, f"{path.name} imports {root}"


STANDARD = {"__future__", "dataclasses", "functools", "hashlib", "inspect", "json", "pathlib", "re", "typing"}

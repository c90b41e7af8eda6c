"""Imports point downwards only, and games never import each other."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Iterator

SRC = Path(__file__).parent.parent / "src" / "prixfixe"
LEVELS = {
    "core": 0,
    "kit": 1,
    "games": 2,
    "bots": 3,
    "table": 4,
    "lab": 5,
    "terminal": 6,
    "web": 6,
    "rl": 7,
    "cli": 7,
    "__main__": 8,
}


def imports(path: Path) -> Iterator[str]:
    """The modules of ours that a file names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
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


def test_the_core_needs_the_standard_library_only() -> None:
    allowed = {"mypy_extensions", "typing_extensions", "prixfixe"}
    for path in (SRC / "core").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                root = node.module.split(".")[0]
                assert root in allowed or root in STANDARD, f"{path.name} imports {root}"


STANDARD = {"__future__", "dataclasses", "functools", "hashlib", "inspect", "json", "pathlib", "re", "typing"}

"""The code stays readable: short functions, short files, a sentence on everything public."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Iterator

SRC = Path(__file__).parent.parent / "src" / "prixfixe"
RULES = ("core", "kit", "games")
LONG_TABLES = {"content.py", "words.py"}


def modules(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    """The parsed files of some folders, or of all."""
    for path in sorted(SRC.rglob("*.py")):
        if not folders or path.relative_to(SRC).parts[0] in folders:
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Every function of a file."""
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def test_no_rule_is_longer_than_twenty_five_lines() -> None:
    longest = sorted(
        ((node.end_lineno or 0) - node.lineno + 1, f"{path.relative_to(SRC)} {node.name}")
        for path, tree in modules(*RULES)
        if path.name not in LONG_TABLES | {"setup.py"}
        for node in functions(tree)
        if node.name != "copy" and node.name != "copy_to"
    )[-10:]
    assert longest[-1][0] <= 25, longest


def test_no_file_of_rules_is_longer_than_four_hundred_lines() -> None:
    for path, _ in modules(*RULES):
        assert path.name in LONG_TABLES or path.read_text(encoding="utf-8").count("\n") <= 400, path


def test_no_file_around_a_match_is_longer_than_four_hundred_lines() -> None:
    for path, _ in modules("web", "table", "bots", "terminal", "rl"):
        board = path.relative_to(SRC).parts[:2] == ("web", "boards")
        assert board or path.read_text(encoding="utf-8").count("\n") <= 400, path


def test_no_line_is_longer_than_a_hundred_and_twenty_characters() -> None:
    for path, _ in modules():
        lines = path.read_text(encoding="utf-8").splitlines()
        assert [number for number, line in enumerate(lines, 1) if len(line) > 120] == [], path


def test_the_core_is_small() -> None:
    assert sum(map(lines_of_code, modules("core"))) < 500


def lines_of_code(module: tuple[Path, ast.Module]) -> int:
    """The lines of a file that are neither blank nor a docstring."""
    path, tree = module
    silent = sum(
        (node.body[0].end_lineno or 0) - node.body[0].lineno + 1
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node)
    )
    return sum(1 for line in path.read_text(encoding="utf-8").splitlines() if line.strip()) - silent


def test_everything_public_says_what_it_is() -> None:
    silent = [
        f"{path.relative_to(SRC)} {node.name}"
        for path, tree in modules()
        for node in public(tree)
        if not ast.get_docstring(node) and not stub(node) and node.name not in ("copy",)
    ]
    assert silent == []


def public(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    """The functions and classes of a file, and the methods of the classes, that others may use."""
    for node in [
        *tree.body,
        *(inner for outer in tree.body if isinstance(outer, ast.ClassDef) for inner in outer.body),
    ]:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not node.name.startswith("_"):
            yield node


def stub(node: ast.FunctionDef | ast.ClassDef) -> bool:
    """A line of a protocol or an overload."""
    last = node.body[-1]
    return isinstance(last, ast.Expr) and isinstance(last.value, ast.Constant) and last.value.value is ...


def test_no_unfinished_words() -> None:
    for path, _ in modules():
        text = path.read_text(encoding="utf-8")
        assert not any(word in text for word in ("TO" + "DO", "FIX" + "ME", "Not" + "Implemented")), path

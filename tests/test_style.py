"""The code stays readable: short functions, short files, a sentence on everything public."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Iterable, Iterator

SRC = Path(__file__).parent.parent / "src" / "prixfixe"
RULES = ("core", "kit", "games")
CATALOGUES = {"content.py", "words.py"}  # rows and names, one after the other
SHORT = (".css", ".html", ".js", ".py")
NOT_OURS = ("web/static/vendor",)
BLOCK = re.compile(r"{%-?\s*((?:end)?(?:if|for|block|macro|call))\b")
ALONE = re.compile(r"\s*{%((?!%}).)*(%})?")


def modules(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    """The parsed files of some folders, or of all."""
    for path in sorted(SRC.rglob("*.py")):
        if not folders or path.relative_to(SRC).parts[0] in folders:
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function of a file."""
    yield from (node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)))


def inside(path: Path, places: Iterable[str]) -> bool:
    """Whether a file is one of the places, or in one."""
    here = path.relative_to(SRC)
    return any(here.is_relative_to(place) for place in places)


def size(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function."""
    return (node.end_lineno or 0) - node.lineno + 1


def test_no_rule_is_longer_than_twenty_five_lines() -> None:
    longest = sorted(
        (size(node), f"{path.relative_to(SRC)} {node.name}")
        for path, tree in modules(*RULES)
        if path.name not in CATALOGUES | {"setup.py"}
        for node in functions(tree)
    )[-10:]
    assert longest[-1][0] <= 25, longest


def test_no_function_is_longer_than_thirty_lines() -> None:
    long = [
        f"{path.relative_to(SRC)} {node.name}: {size(node)}"
        for path, tree in modules()
        for node in functions(tree)
        if size(node) > 30
    ]
    assert long == []


def test_no_module_is_longer_than_four_hundred_lines() -> None:
    long = [
        path
        for path, _ in modules()
        if path.name not in CATALOGUES
        if path.read_text(encoding="utf-8").count("\n") > 400
    ]
    assert long == []


def test_no_line_is_longer_than_a_hundred_and_twenty_characters() -> None:
    long = [
        f"{path.relative_to(SRC)}:{number}"
        for path in sorted(SRC.rglob("*"))
        if path.suffix in SHORT and not inside(path, NOT_OURS)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > 120
    ]
    assert long == []


def templates() -> Iterator[tuple[str, str]]:
    """The lines of the templates, each with its place."""
    for path in sorted(SRC.rglob("*.html")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.relative_to(SRC)}:{number}", line


def test_templates_are_indented_by_two_spaces_and_end_without() -> None:
    assert [place for place, line in templates() if line != line.rstrip() or "\t" in line or indent(line) % 2] == []


def indent(line: str) -> int:
    """How far a line stands in."""
    return len(line) - len(line.lstrip())


def test_a_block_of_several_lines_begins_and_ends_on_lines_of_its_own() -> None:
    """Formatters of Jinja move spaces that are seen; so what reads well is a rule here, and spaces stay ours."""
    assert [place for place, line in templates() if depth(line) and not ALONE.fullmatch(line)] == []


def depth(line: str) -> int:
    """How many blocks a template's line leaves open; below 0, how many it closes."""
    return sum(-1 if word.startswith("end") else 1 for word in BLOCK.findall(line))


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

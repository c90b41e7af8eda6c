"""Whoever writes or plays a game meets types: Any stands only for plain data and for a title's own tables."""

from __future__ import annotations

import ast
from pathlib import Path

import prixfixe

CORE = Path(prixfixe.__file__).parent / "core"
LOOSE = {"shape", "tables", "save", "veiled"}  # what is read from a file, made for one, or known to one title alone


def anywhere(name: str) -> set[str]:
    """The functions and fields of a module of the core whose types leave something open."""
    tree = ast.parse((CORE / name).read_text(encoding="utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            typed = [arg.annotation for arg in (*node.args.args, *node.args.kwonlyargs)] + [node.returns]
            found |= {node.name for one in typed if one is not None and open_type(one)}
        elif isinstance(node, ast.AnnAssign) and open_type(node.annotation):
            found.add(ast.unparse(node.target))
    return found


def open_type(annotation: ast.expr) -> bool:
    """Whether a type has Any in it."""
    return any(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(annotation))


def test_state_game_and_ask_are_typed() -> None:
    assert anywhere("state.py") == anywhere("chance.py") == anywhere("advice.py") == set()
    assert anywhere("game.py") | anywhere("questions.py") == LOOSE


def test_a_loaded_game_is_a_game_of_states() -> None:
    assert prixfixe.load.__annotations__["return"] == "Game[State]"

"""A sealed match draws from its keyed stream alone, and nothing that leaves it knows the key or the place in it."""

import ast
from pathlib import Path

import pytest

import prixfixe
from prixfixe.testing import sealed
from tests.laws.walk import as_tests

SOURCE = Path(prixfixe.__file__).parent
RULES = [path for folder in ("core", "kit", "games") for path in sorted((SOURCE / folder).rglob("*.py"))]
DICE = {"random", "secrets", "hashlib", "time", "os", "uuid", "numpy"}

globals().update(as_tests(sealed))


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_rule_has_dice_of_its_own(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    used = {
        alias.name.partition(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
    }
    used |= {str(node.module).partition(".")[0] for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    named = {"hashlib"} if path.name in ("chance.py", "packs.py") else set()  # the stream, and the fingerprint of packs
    assert not used & DICE - named
    reseeds = [
        node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr in ("seed", "rng", "key")
    ]
    drawn = path.parent.name == "core" or path.name in ("sight.py", "guess.py")
    assert drawn or not [
        node for node in reseeds if isinstance(node.value, ast.Name) and node.value.id in ("s", "self")
    ]

"""What is wrong in a pack is said in every language, with the values that its sentence wants."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter
from typing import Any, Iterator

import pytest

import prixfixe
from prixfixe.kit.content import Box
from prixfixe.kit.problems import BadCards
from prixfixe.kit.words import LANGUAGES, catalogue

SHIPPED = prixfixe.shipped()
WRONG: dict[str, dict[str, Any]] = {  # a pack with a mistake that only the checks of a title find
    "critter-kitchen": {"game": {"rounds": 6}},
    "restaurant-row": {"loans": {"max_per_bank_visit": 5}},
    "ristorante-italia": {"setup": {"start_rating": 11}},
    "rival-restaurants": {"economy": {"daily_income": 150}},
    "sweet-mess": {"display": {"columns": 3}},
}


def folder(game: str) -> Path:
    """Where a title lives."""
    return prixfixe.load(game).folder


def expected(game: str) -> Iterator[tuple[str, set[str]]]:
    """The sentences that the checks of a title name, each with its values."""
    for node in ast.walk(ast.parse((folder(game) / "checks.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == "expect":
            says = node.args[4 if isinstance(node.func, ast.Attribute) else 2]
            if isinstance(says, ast.Constant):
                yield str(says.value), {str(value.arg) for value in node.keywords}


@pytest.mark.parametrize("game", SHIPPED)
def test_a_sentence_gets_the_values_that_it_wants_in_every_language(game: str) -> None:
    sentences, named = catalogue(folder(game) / "checks.toml"), dict(expected(game))
    source = (folder(game) / "checks.py").read_text(encoding="utf-8")
    assert len(named) >= 20 and all(f'"{name}"' in source for name in sentences["en"])
    for name, values in expected(game):
        for lang in LANGUAGES:
            text = sentences[lang][name]
            assert {field for _, field, _, _ in Formatter().parse(text) if field} == values, (name, lang)


@pytest.mark.parametrize("game", SHIPPED)
def test_a_mistake_is_said_in_every_language(game: str) -> None:
    box = prixfixe.load(game).cards
    assert isinstance(box, Box)
    with pytest.raises(BadCards) as refused:
        box.checked(WRONG[game], "mine.toml")
    english, french = ([problem.said(lang) for problem in refused.value.problems] for lang in LANGUAGES)
    assert english and all(f != e and " : " in f and "it may be" not in f for e, f in zip(english, french))

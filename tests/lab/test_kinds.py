"""What a content row is measured by: rows of its kind."""

from __future__ import annotations

from typing import Any

import pytest

import prixfixe
from prixfixe.lab.features import kinds
from prixfixe.lab.measures import Measure, among_their_kind
from tests.lab.buffet import GAME


def shares(**values: float) -> list[dict[str, Any]]:
    """Rows of a report with their shares of wins, at a table of four."""
    return [
        {"name": f"recipe.{name}", "count": 500, **{key: measure(value) for key in ("share", "score")}}
        for name, value in values.items()
    ]


def measure(value: float) -> Measure:
    """A figure that chance alone would make a quarter."""
    return Measure("key", "label", value, value - 0.05, value + 0.05, 500, 0.25)


EASY = {"a": 0.22, "b": 0.24, "c": 0.26, "d": 0.28}
HARD = {"p": 0.70, "q": 0.74, "r": 0.78, "s": 0.82}


def usual(like: dict[str, str]) -> dict[str, float]:
    """What is usual for each of the rows."""
    rows = shares(**EASY, **HARD)
    among_their_kind(rows, like)
    return {row["name"]: row["share"].expected for row in rows}


def test_rows_are_measured_by_their_table() -> None:
    assert list(usual({}).values()) == pytest.approx([0.49] * 8)


def test_rows_of_a_kind_are_measured_by_each_other() -> None:
    found = usual({f"recipe.{name}": "hard" for name in HARD})
    assert found["recipe.a"] == pytest.approx(0.25) and found["recipe.p"] == pytest.approx(0.76)


def test_recipes_are_of_a_kind_with_those_of_as_many_toques() -> None:
    found = kinds(prixfixe.load("ristorante-italia"), "")
    assert found["recipe.vitello_tonnato"] == found["recipe.cassata"] != found["recipe.caponata"]
    assert not any(name.startswith("wine.") for name in found)


def test_a_game_that_names_no_kinds_has_none() -> None:
    assert kinds(GAME, "") == {}

"""The laws of prixfixe.testing, held against every configuration of every title."""

from __future__ import annotations

import inspect
from functools import wraps
from types import ModuleType
from typing import Any, Callable

import pytest

from prixfixe.testing.configs import Config
from prixfixe.testing.kit import laws_of
from prixfixe.testing.walk import SEEDS, step, walk
from tests.configs import configs

__all__ = ["as_tests", "every_config", "every_match", "step", "titles", "walk"]

Test = Callable[..., None]

every_config = pytest.mark.parametrize("config", configs(), ids=str)
every_match = pytest.mark.parametrize("seed", SEEDS)


def as_tests(chapter: ModuleType) -> dict[str, Test]:
    """The laws of a module as tests, by name: of every configuration, of every match of each, or of every title."""
    return {f"test_{law.__name__}": held(law) for law in laws_of(chapter)}


def held(law: Test) -> Test:
    """A law as a test of all it can be held against."""
    given = tuple(inspect.signature(law).parameters)
    if given == ("configs",):
        return of_titles(law)

    @wraps(law)
    def test(**given: Any) -> None:
        law(**given)

    tried: Test = every_config(every_match(test) if "seed" in given else test)
    return tried


def of_titles(law: Test) -> Test:
    """A law of whole titles as a test of each."""

    @pytest.mark.parametrize("title", titles())
    def test(title: str) -> None:
        law(titles()[title])

    return test


def titles() -> dict[str, list[Config]]:
    """The configurations of every title."""
    found: dict[str, list[Config]] = {}
    for config in configs():
        found.setdefault(config.game, []).append(config)
    return found

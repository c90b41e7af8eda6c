"""The laws of every game as tests for pytest."""

from __future__ import annotations

import inspect
from types import ModuleType
from typing import Any, Callable, Iterator, Sequence

import pytest

from prixfixe import Game
from prixfixe.testing import (
    answers,
    codec,
    copies,
    counts,
    endings,
    haste,
    questions,
    replays,
    sealed,
    undo,
    views,
    words,
)
from prixfixe.testing.configs import Census, Config, configs_of
from prixfixe.testing.walk import SEEDS

Law = Callable[..., None]
CHAPTERS = (answers, codec, copies, counts, endings, haste, questions, replays, sealed, undo, views, words)


def laws_of(chapter: ModuleType) -> Iterator[Law]:
    """The laws that stand in a module: what is held against a configuration, a match of it, or all of a title."""
    for found in list(vars(chapter).values()):
        if inspect.isfunction(found) and found.__module__ == chapter.__name__ and is_law(found):
            yield found


def is_law(found: Law) -> bool:
    """Whether a function is a law: it takes what laws take, and says nothing."""
    parameters = tuple(inspect.signature(found).parameters)
    return parameters in CASES and inspect.signature(found).return_annotation == "None"


def by_config(configs: Sequence[Config]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """A case for every configuration."""
    for config in configs:
        yield str(config), (config,)


def by_match(configs: Sequence[Config]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """A case for every match of every configuration."""
    for config in configs:
        for seed in SEEDS:
            yield f"{config}-{seed}", (config, seed)


def by_title(configs: Sequence[Config]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """One case: all configurations of the title together."""
    yield configs[0].game, (configs,)


CASES = {("config",): by_config, ("config", "seed"): by_match, ("configs",): by_title}


def laws(game: Game[Any], configs: Sequence[Config] = (), census: Census | None = None) -> Law:
    """A test of every law for every configuration: `test_laws = laws(GAME)` in a file that pytest reads.

    Without `configs`, every player count and every choice of every option is one. `census` counts the pieces of a
    state by kind, for a game in which none comes or goes.
    """
    chosen = list(configs) or configs_of(game, census)
    cases = [
        pytest.param(law, arguments, id=f"{law.__name__}-{name}")
        for chapter in CHAPTERS
        for law in laws_of(chapter)
        for name, arguments in CASES[tuple(inspect.signature(law).parameters)](chosen)
    ]

    def test_laws(law: Law, arguments: tuple[Any, ...]) -> None:
        law(*arguments)

    marked: Law = pytest.mark.parametrize(("law", "arguments"), cases)(test_laws)
    return marked

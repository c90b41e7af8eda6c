"""Masks and observations as arrays, built from the questions and the view alone, and where a game describes them."""

from __future__ import annotations

import hashlib
from typing import Any, Mapping, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State
from prixfixe.kit.sight import Sight
from prixfixe.rl import plain
from prixfixe.rl.actions import Actions, Choices
from prixfixe.rl.fields import Fields, Observer, Show
from prixfixe.titles import beside

Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]
SPECS = "prixfixe.rl.specs"


class Description(Protocol):
    """A module of `specs`: what is seen in a configuration of a game."""

    def fields(self, seats: int, options: Mapping[str, Any]) -> Fields: ...
    def show(self, s: Any, seat: int, to: Sight) -> None: ...
    @property
    def UNMET(self) -> Mapping[str, str]: ...


def description(name: str) -> Description:
    """What the views of a title of ours become."""
    found = beside(SPECS, name)
    if found is None:
        raise BadOption(f"there is no description of {name} in {SPECS}")
    return cast(Description, found)


def sight_of(game: Game[Any], seats: int, options: Mapping[str, Any]) -> tuple[Fields, Show]:
    """What is seen of a game and what shows it; without a description, every number of its view."""
    if beside(SPECS, game.name) is None:
        return plain.described(game, seats, options)
    known = description(game.name)
    return known.fields(seats, options), known.show


def plainly(game: Game[Any]) -> Show:
    """Shows the view of a game that has no other way to show a position."""

    def show(s: Any, seat: int, to: Sight) -> None:
        for key, value in game.view(s, seat).items():
            to.data(key, value)

    return show


def mask(actions: Actions, ask: Ask | None) -> Mask:
    """Ones where an action is legal; a seat that is not asked can only wait."""
    return np.frombuffer(actions.marks(ask), np.int8)


class Observations:
    """What a seat sees, as numbers: which question it is asked, then its view."""

    def __init__(self, game: Game[Any], choices: Choices, spec: Fields, show: Show) -> None:
        asked = [(f"asked.{key}", 0, 1, 0) for key in choices]
        self.fields = [*asked, *spec.names("")]
        self.observer = Observer([game.rules[key] for key in choices], spec, show)
        self.low = np.array([low for _, low, _, _ in self.fields], np.int32)
        self.high = np.array([high for _, _, high, _ in self.fields], np.int32)

    def __len__(self) -> int:
        return len(self.fields)

    def numbers(self, s: State, seat: int) -> Numbers:
        """The observation of a seat."""
        return np.array(self.observer.observed(s, seat))

    def table(self) -> list[str]:
        """A name and the bounds for every number."""
        return [f"{name} {low}..{high}" for name, low, high, _ in self.fields]


def fingerprint(actions: Actions, observations: Observations) -> str:
    """A few letters that change when an action or a number means something else."""
    text = "\n".join([*actions.table(), *observations.table()])
    return hashlib.sha256(text.encode()).hexdigest()[:12]

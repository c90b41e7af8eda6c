"""Answers and views as numbers: one action table per configuration, and observations built from the view alone."""

from __future__ import annotations

import hashlib
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Mapping, Protocol, cast

import numpy as np
from numpy.typing import NDArray

import prixfixe
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game
from prixfixe.core.sight import Sight
from prixfixe.core.state import Ask, Rule, State
from prixfixe.rl.fields import Fields, Show, buffer, observed

WAIT = 0  # the action of a seat that is not asked
Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]
Choices = Mapping[str, Mapping[int, str]]  # by the key of the rule that takes the answer: every option and its name


class Description(Protocol):
    """A module of `specs`: what can be answered and what is seen in a configuration of a game."""

    def choices(self, seats: int, options: Mapping[str, Any]) -> Choices: ...
    def fields(self, seats: int, options: Mapping[str, Any]) -> Fields: ...
    def show(self, s: Any, seat: int, to: Sight) -> None: ...
    @property
    def UNMET(self) -> Mapping[str, str]: ...


def described() -> list[str]:
    """The games that have a description."""
    return [name for name in prixfixe.games() if find_spec(f"prixfixe.rl.specs.{name.replace('-', '_')}")]


def description(name: str) -> Description:
    """What a game's answers and views become."""
    if name not in described():
        raise BadOption(f"there is no observation spec of {name} yet; bring one with Observations")
    return cast(Description, import_module(f"prixfixe.rl.specs.{name.replace('-', '_')}"))


def plain(game: Game[Any]) -> Choices:
    """Every number an answer may be, named by itself: the choices of a game without a description."""
    return {key: {option: str(option) for option in options} for key, options in game.choices.items()}


def plainly(game: Game[Any]) -> Show:
    """Shows the view of a game that has no other way to show a position."""

    def show(s: Any, seat: int, to: Sight) -> None:
        for key, value in game.view(s, seat).items():
            to.data(key, value)

    return show


class Actions:
    """Every answer that can be given in a configuration, as one number, the same for all seats."""

    def __init__(self, game: Game[Any], choices: Choices) -> None:
        self.answers: list[tuple[str, int]] = [("", WAIT)]
        self.names = ["wait"]
        self.ids: dict[Rule, dict[int, int]] = {}
        self.options: dict[Rule, dict[int, int]] = {}
        for key, options in choices.items():
            first = len(self.answers)
            self.answers += [(key, option) for option in options]
            self.names += [f"{key} {name}" for name in options.values()]
            self.ids[game.rules[key]] = {option: first + i for i, option in enumerate(options)}
            self.options[game.rules[key]] = {first + i: option for i, option in enumerate(options)}
        self.nothing = bytes(len(self.answers))

    def __len__(self) -> int:
        return len(self.answers)

    def encode(self, ask: Ask, option: int) -> int:
        """The action that is this answer."""
        return self.ids[ask.rule][option]

    def decode(self, ask: Ask, action: int) -> int:
        """The option that the action is for this question; ValueError if it answers another question."""
        option = self.options[ask.rule].get(action)
        if option is None:
            raise ValueError(f"action {action} ({self.names[action]}) does not answer this question")
        return option

    def legal(self, ask: Ask) -> list[int]:
        """The actions that answer a question, in the order of its options."""
        ids = self.ids[ask.rule]
        return [ids[option] for option in ask.options]

    def mask(self, ask: Ask | None) -> Mask:
        """Ones where an action is legal; a seat that is not asked can only wait."""
        mask = bytearray(self.nothing)
        if ask is None:
            mask[WAIT] = 1
        else:
            ids = self.ids[ask.rule]
            for option in ask.options:
                mask[ids[option]] = 1
        return np.frombuffer(mask, np.int8)

    def table(self) -> list[str]:
        """A name for every action: the rule that takes the answer, and the option in words."""
        return self.names


class Observations:
    """What a seat sees, as numbers: which question it is asked, then its view."""

    def __init__(self, game: Game[Any], choices: Choices, spec: Fields, show: Show) -> None:
        self.spec = spec
        self.show = show
        self.keys = {game.rules[key]: number for number, key in enumerate(choices)}
        self.first = len(self.keys)
        asked = [(f"asked.{key}", 0, 1, 0) for key in choices]
        self.fields = [*asked, *spec.names("")]
        self.blank = buffer([blank for _, _, _, blank in self.fields])
        self.low = np.array([low for _, low, _, _ in self.fields], np.int32)
        self.high = np.array([high for _, _, high, _ in self.fields], np.int32)

    def __len__(self) -> int:
        return len(self.fields)

    def numbers(self, s: State, ask: Ask | None, seat: int) -> Numbers:
        """The observation of a seat."""
        asked = -1 if ask is None else self.keys[ask.rule]
        return np.array(observed(self.blank, self.spec, self.show, s, seat, self.first, asked))

    def table(self) -> list[str]:
        """A name and the bounds for every number."""
        return [f"{name} {low}..{high}" for name, low, high, _ in self.fields]


def fingerprint(actions: Actions, observations: Observations) -> str:
    """A few letters that change when an action or a number means something else."""
    text = "\n".join([*actions.table(), *observations.table()])
    return hashlib.sha256(text.encode()).hexdigest()[:12]

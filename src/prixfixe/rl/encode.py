"""Answers and views as numbers: one action table per game, and observations built from the view alone.

An observation is described by a spec that mirrors the view: which key holds a number, a list, a bag of things or a
list of parts, and how large each number can get. The spec gives every number its name and its bounds.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Callable, Mapping, Sequence, Union

import numpy as np
from numpy.typing import NDArray

import prixfixe
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, View
from prixfixe.core.state import Ask

WAIT = 0  # the action of a seat that is not asked
Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]


class Actions:
    """Every answer that can be given in a game, as one number, the same for all seats."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.first: dict[str, int] = {}
        self.answers: list[tuple[str, int]] = [("", WAIT)]
        for key, choices in game.choices.items():
            self.first[key] = len(self.answers) - choices.start
            self.answers += [(key, option) for option in choices]
        self.starts = {game.rules[key]: first for key, first in self.first.items()}

    def __len__(self) -> int:
        return len(self.answers)

    def encode(self, ask: Ask, option: int) -> int:
        """The action that is this answer."""
        return self.starts[ask.rule] + option

    def decode(self, ask: Ask, action: int) -> int:
        """The option that the action is for this question; it need not be offered."""
        return action - self.starts[ask.rule]

    def legal(self, ask: Ask) -> list[int]:
        """The actions that answer a question, in the order of its options."""
        first = self.starts[ask.rule]
        return [first + option for option in ask.options]

    def mask(self, ask: Ask | None) -> Mask:
        """Ones where an action is legal; a seat that is not asked can only wait."""
        mask: Mask = np.zeros(len(self.answers), np.int8)
        mask[[WAIT] if ask is None else self.legal(ask)] = 1
        return mask

    def table(self) -> list[str]:
        """A name for every action: the rule that takes the answer, and the option."""
        return ["wait", *(f"{key}={option}" for key, option in self.answers[1:])]


@dataclass(frozen=True)
class Number:
    """One number of the view, or a yes or no."""

    low: int
    high: int


@dataclass(frozen=True)
class Several:
    """A list of numbers, cut or filled up with `low` to a fixed length; by seat, the own one first."""

    length: int
    low: int
    high: int
    by_seat: bool = False


@dataclass(frozen=True)
class Bag:
    """A list of things as how many there are of each kind; what is below zero is nothing."""

    kinds: int
    most: int


@dataclass(frozen=True)
class Each:
    """A list of alike parts, filled up with blanks to a fixed length; by seat, the own one first."""

    length: int
    spec: Spec
    by_seat: bool = False


@dataclass(frozen=True)
class Fields:
    """The named parts of the view, or of a part of it."""

    fields: Mapping[str, Spec]


Spec = Union[Number, Several, Bag, Each, Fields]
SpecOf = Callable[[int, Mapping[str, Any]], Fields]  # by seats and options


def size(spec: Spec) -> int:
    """How many numbers a spec makes."""
    if isinstance(spec, Number):
        return 1
    if isinstance(spec, Several):
        return spec.length
    if isinstance(spec, Bag):
        return spec.kinds
    if isinstance(spec, Each):
        return spec.length * size(spec.spec)
    return sum(size(part) for part in spec.fields.values())


def names(spec: Spec, at: str = "") -> list[tuple[str, int, int]]:
    """Every number of a spec: its name, the lowest and the highest it can be."""
    if isinstance(spec, Number):
        return [(at, spec.low, spec.high)]
    if isinstance(spec, Several):
        return [(f"{at}[{i}]", spec.low, spec.high) for i in range(spec.length)]
    if isinstance(spec, Bag):
        return [(f"{at}#{i}", 0, spec.most) for i in range(spec.kinds)]
    if isinstance(spec, Each):
        return [found for i in range(spec.length) for found in names(spec.spec, f"{at}[{i}]")]
    return [found for name, part in spec.fields.items() for found in names(part, f"{at}.{name}" if at else name)]


def turned(items: Sequence[Any], seat: int, by_seat: bool) -> Sequence[Any]:
    """A list by seat, the own one first."""
    return [*items[seat:], *items[:seat]] if by_seat and seat > 0 else items


def write(spec: Spec, value: Any, seat: int, into: list[int]) -> None:
    """The numbers of a value, in the order of their names."""
    if isinstance(spec, Number):
        into.append(int(value) if value is not None else spec.low)
    elif isinstance(spec, Several):
        items = turned(value or [], seat, spec.by_seat)[: spec.length]
        into.extend(int(item) for item in items)
        into.extend([spec.low] * (spec.length - len(items)))
    elif isinstance(spec, Bag):
        counts = [0] * spec.kinds
        for item in value or []:
            if item >= 0:
                counts[item] += 1
        into.extend(counts)
    elif isinstance(spec, Each):
        write_each(spec, turned(value or [], seat, spec.by_seat), seat, into)
    else:
        for name, part in spec.fields.items():
            write(part, value[name], seat, into)


def write_each(spec: Each, items: Sequence[Any], seat: int, into: list[int]) -> None:
    """The numbers of alike parts; blanks are the lowest numbers."""
    for item in items[: spec.length]:
        write(spec.spec, item, seat, into)
    for _ in range(spec.length - len(items)):
        into.extend(low for _, low, _ in names(spec.spec))


def described() -> list[str]:
    """The games whose views have a spec."""
    return [name for name in prixfixe.games() if find_spec(f"prixfixe.rl.specs.{name.replace('-', '_')}")]


class Observations:
    """What a seat sees, as numbers: which question it is asked, then its view."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Any]) -> None:
        if game.name not in described():
            raise BadOption(f"there is no observation spec of {game.name} yet; bring one with Observations.of")
        module = import_module(f"prixfixe.rl.specs.{game.name.replace('-', '_')}")
        self.setup(game, module.spec(seats, options))

    @classmethod
    def of(cls, game: Game[Any], spec: Fields) -> Observations:
        """Observations by a spec of one's own."""
        made = cls.__new__(cls)
        made.setup(game, spec)
        return made

    def setup(self, game: Game[Any], spec: Fields) -> None:
        """Name and bound every number."""
        self.spec = spec
        self.keys = {game.rules[key]: number for number, key in enumerate(game.choices)}
        asked = [(f"asked.{key}", 0, 1) for key in game.choices]
        self.fields = [*asked, *names(spec)]
        self.low = np.array([low for _, low, _ in self.fields], np.int32)
        self.high = np.array([high for _, _, high in self.fields], np.int32)

    def __len__(self) -> int:
        return len(self.fields)

    def numbers(self, view: View, ask: Ask | None, seat: int) -> Numbers:
        """The observation of a seat."""
        found = [0] * len(self.keys)
        if ask is not None:
            found[self.keys[ask.rule]] = 1
        write(self.spec, view, seat, found)
        return np.array(found, np.int32)

    def table(self) -> list[str]:
        """A name and the bounds for every number."""
        return [f"{name} {low}..{high}" for name, low, high in self.fields]


def fingerprint(actions: Actions, observations: Observations) -> str:
    """A few letters that change when an action or a number means something else."""
    text = "\n".join([*actions.table(), *observations.table()])
    return hashlib.sha256(text.encode()).hexdigest()[:12]

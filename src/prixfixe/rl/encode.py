"""Masks and observations as arrays, built from the questions and what a game shows alone."""

from __future__ import annotations

import hashlib
from typing import Any, Mapping

import numpy as np
from numpy.typing import NDArray

from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State
from prixfixe.kit.sight import Show, Shown
from prixfixe.rl import plain
from prixfixe.rl.actions import Actions, Choices
from prixfixe.rl.fields import Observer
from prixfixe.rl.outline import Outline

Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]


def show_of(game: Game[Any], seats: int, options: Mapping[str, Any]) -> Show:
    """What shows a position of a game; where the game brings only a view, every number of it is shown."""
    view = game.view_of
    return view.show if isinstance(view, Shown) else plain.described(game, seats, options)


def mask(actions: Actions, ask: Ask | None) -> Mask:
    """Ones where an action is legal; a seat that is not asked can only wait."""
    return np.frombuffer(actions.marks(ask), np.int8)


class Observations:
    """What a seat sees, as numbers: which question it is asked, then its view."""

    def __init__(self, game: Game[Any], choices: Choices, seen: Outline, show: Show) -> None:
        asked = [(f"asked.{key}", 0, 1, 0) for key in choices]
        shown = seen.names("")
        self.fields = [*asked, *shown]
        blanks = [blank for _, _, _, blank in shown]
        self.observer = Observer([game.rules[key] for key in choices], seen.fields(), blanks, show)
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

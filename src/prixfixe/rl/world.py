"""What all interfaces share: a match whose open questions are seen as observations, masks and actions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Mapping

import numpy as np

from prixfixe.core.game import Game, Result
from prixfixe.core.state import Ask, State
from prixfixe.kit.sight import Show
from prixfixe.rl.actions import Actions
from prixfixe.rl.encode import Mask, Numbers, Observations, fingerprint, mask, show_of
from prixfixe.rl.outline import outline
from prixfixe.table import course

REWARDS = ("result", "score")


@dataclass(frozen=True)
class Setting:
    """A game as configured for learning; made once, shared by all its matches."""

    game: Game[Any]
    seats: int
    options: Mapping[str, Any]
    actions: Actions
    observations: Observations

    @classmethod
    def of(cls, game: Game[Any], seats: int, options: Mapping[str, Any], show: Show | None = None) -> Setting:
        """The setting of a game, its options checked; with a `show` of one's own, as that shows a position."""
        chosen = game.chosen(seats, options)
        choices, shown = game.questions.names(seats, chosen), show or show_of(game, seats, chosen)
        seen = outline(shown, game.start(seats, 0, chosen), 0)
        return cls(game, seats, chosen, Actions(game, choices), Observations(game, choices, seen, shown))

    @cached_property
    def version(self) -> str:
        """The rules' version and the tables' fingerprint."""
        return f"{self.game.version}-{fingerprint(self.actions, self.observations)}"


class World:
    """One match of a setting; forced answers are given at once."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.s, _ = course.begin(setting.game, setting.seats, seed, setting.options)
        self.settle()

    @classmethod
    def at(cls, setting: Setting, s: State) -> World:
        """A match in a given position."""
        world = cls.__new__(cls)
        world.setting, world.s = setting, s
        return world

    def settle(self) -> None:
        """Give every answer that is forced, except where haste would tell something."""
        course.settle(self.setting.game, self.s)

    def ask(self, seat: int) -> Ask | None:
        """What a seat is asked now."""
        return self.s.question(seat)

    def step(self, seat: int, action: int) -> None:
        """A seat answers its question by an action."""
        self.setting.actions.step(self.s, seat, action)

    def accept(self, ask: Ask, action: int) -> bool:
        """Answer an open question, and say whether the action was legal."""
        return self.setting.actions.accept(self.s, ask, action)

    def step_together(self, chosen: dict[int, int]) -> list[int]:
        """All seats that are asked now answer at once; gives those whose action was illegal."""
        return self.setting.actions.step_together(self.s, chosen)

    def numbers(self, seat: int) -> Numbers:
        """What a seat observes; with own cards a number beyond its bounds counts as the bound."""
        seen = self.setting.observations
        numbers = seen.numbers(self.s, seat)
        return np.clip(numbers, seen.low, seen.high) if self.s.content else numbers

    def mask(self, seat: int) -> Mask:
        """What a seat may do."""
        return mask(self.setting.actions, self.ask(seat))

    def rewards(self, kind: str) -> list[float]:
        """What the seats get at the end; nothing before."""
        if not self.s.over:
            return [0.0] * self.setting.seats
        result = self.setting.game.result(self.s)
        return by_place(result) if kind == "result" else by_margin(result)


def by_place(result: Result) -> list[float]:
    """From 1 for the winner down to -1 for the last, ties shared; alone, 1 for a win and -1 for a loss."""
    count = len(result.places)
    if count == 1:
        return [1.0 if result.places[0] == 1 else -1.0]
    ranks = [place + (result.places.count(place) - 1) / 2 for place in result.places]
    return [1.0 - 2.0 * (rank - 1) / (count - 1) for rank in ranks]


def by_margin(result: Result) -> list[float]:
    """How far each is ahead of the best of the others, in points."""
    best = [
        max([s for other, s in enumerate(result.scores) if other != seat], default=result.rival or 0)
        for seat in range(len(result.scores))
    ]
    return [float(score - other) for score, other in zip(result.scores, best)]

"""Answers as numbers: one action table per configuration, and how a match goes on by actions.

Compiled, and so without numpy.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from prixfixe.core.game import Game
from prixfixe.core.questions import Names
from prixfixe.core.state import Ask, Rule, State
from prixfixe.table.course import settle

WAIT: Final = 0  # the action of a seat that is not asked
Choices = Names


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
        self.game = game

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

    def marks(self, ask: Ask | None) -> bytearray:
        """A byte for every action, 1 where it is legal; a seat that is not asked can only wait."""
        marks = bytearray(self.nothing)
        if ask is None:
            marks[WAIT] = 1
        else:
            ids = self.ids[ask.rule]
            for option in ask.options:
                marks[ids[option]] = 1
        return marks

    def table(self) -> list[str]:
        """A name for every action: the rule that takes the answer, and the option in words."""
        return self.names

    def step(self, s: State, seat: i64, action: int) -> None:
        """A seat answers its question by an action."""
        s.answer(seat, self.decode(s.asked(seat), action))
        settle(self.game, s)

    def accept(self, s: State, ask: Ask, action: int) -> bool:
        """Answer an open question; an action that is no answer to it counts as what a run-out clock answers.

        Says whether the action was legal.
        """
        option = self.options[ask.rule].get(action)
        if option is None or option not in ask.options:
            s.take(ask, ask.options[0])
            return False
        s.take(ask, option)
        return True

    def step_together(self, s: State, chosen: dict[int, int]) -> list[int]:
        """All seats that are asked now answer at once; an answer whose question was withdrawn meanwhile is void.

        Who waits, does not answer yet. Gives the seats whose action was illegal.
        """
        asks = [s.question(seat) for seat in chosen]
        illegal: list[int] = []
        for (seat, action), ask in zip(chosen.items(), asks):
            if ask is not None and action != WAIT and is_open(s, ask) and not self.accept(s, ask, action):
                illegal.append(seat)
        settle(self.game, s)
        return illegal


def is_open(s: State, ask: Ask) -> bool:
    """Whether a question has neither been answered nor withdrawn."""
    return any(other is ask for other in s.asks)

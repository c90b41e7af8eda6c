"""Undo: which answers can be taken back without anybody having learned anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from prixfixe.core.game import Game
from prixfixe.core.state import State

WORLDS = 2  # how many guesses decide whether something was learned


class NotUndone(ValueError):
    """There is nothing the seat may take back."""


@dataclass(frozen=True, eq=False)
class Step:
    """An answer and the position before it."""

    before: State
    seat: int
    option: int
    forced: bool
    secret: bool
    moves: int  # how long the record was before it
    entries: int  # how long the log was before it

    def facts(self) -> list[int | bool]:
        """All but the position."""
        return [self.seat, self.option, self.forced, self.secret, self.moves, self.entries]


@dataclass(frozen=True)
class Mark:
    """What the match remembers of every move of the record."""

    entries: int  # how long the log was before it
    forced: bool
    final: bool


def last_free(moves: list[tuple[int, int]], marks: list[Mark], seat: int) -> int:
    """The number of the seat's last own answer, unless something final was said since."""
    for number in reversed(range(len(moves))):
        if marks[number].final:
            break
        if moves[number][0] == seat and not marks[number].forced:
            return number
    raise NotUndone("there is nothing to take back")


def learned(game: Game[Any], step: Step, after: State) -> bool:
    """Whether anybody saw something that could have been otherwise: the same answer leads to another view in a world
    that the viewer could not tell apart before."""
    if step.before.rng != after.rng:
        return True
    for viewer in [*range(after.seats), None]:
        seen = game.view(after, viewer)
        if seen == game.view(step.before, viewer):
            continue  # whoever sees no change learns nothing: a step of a secret choice in several steps
        for number in range(WORLDS):
            world = game.guess(step.before, viewer, number)
            if step.option not in world.asked(step.seat).options:
                return True
            world.answer(step.seat, step.option)
            if game.view(world, viewer) != seen:
                return True
    return False


def without(steps: list[Step], seat: int) -> tuple[Step, State, list[Step]]:
    """The seat's last own answer, the position before it, and the sealed answers of others to repeat after it."""
    step = next((step for step in reversed(steps) if step.seat == seat and not step.forced), None)
    if step is None:
        raise NotUndone("there is nothing to take back")
    later = [other for other in steps[steps.index(step) + 1 :] if other.seat != seat and not other.forced]
    if not all(other.secret for other in later):
        raise NotUndone("somebody else has acted since")
    return step, step.before.copy(), later

"""Undo: which answers can be taken back without anybody having learned anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Iterable

from prixfixe.bots.bot import open_guess
from prixfixe.core.game import Game, View
from prixfixe.core.state import CLOCK, State

WORLDS = 12  # how many guesses decide whether something was learned


class NotUndone(ValueError):
    """There is nothing the seat may take back."""


@dataclass(frozen=True, eq=False)
class Answered:
    """An answer and the position before it."""

    before: State
    seat: int
    option: int
    forced: bool
    secret: bool
    moves: int  # how long the record was before it
    entries: int  # how long the story was before it

    def facts(self) -> list[int | bool]:
        """All but the position."""
        return [self.seat, self.option, self.forced, self.secret, self.moves, self.entries]


@dataclass(frozen=True)
class Mark:
    """What the match remembers of every move of the record."""

    entries: int  # how long the story was before it
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


def learned(game: Game[Any], step: Answered, after: State) -> bool:
    """Whether anybody saw something that could have been otherwise: something was drawn, what others had sealed was
    opened, or the same answer leads to another view in a world that the viewer could not tell apart before."""
    if step.before.rng != after.rng or opened(game, step, after):
        return True
    return any(differs(game, step, after, viewer, range(WORLDS)) for viewer in witnesses(game, step, after))


def opened(game: Game[Any], step: Answered, after: State) -> bool:
    """Whether the answer was the last of a secret decision of several seats, so that all learned the others' answers.

    Had nobody else sealed anything, they would now be waited for.
    """
    if asked_beside(step.before, step.seat):
        return False
    world = open_guess(game, step.before, step.seat, 0)
    if not asked_beside(world, step.seat):
        return False
    world.answer(step.seat, step.option)
    mine, same = after.question(step.seat), world.question(step.seat)
    goes_on = mine is not None and same is not None and mine.rule is same.rule and not asked_beside(after, step.seat)
    return not goes_on


def asked_beside(s: State, seat: int) -> bool:
    """Whether anybody else is asked something."""
    return any(ask.seat not in (seat, CLOCK) for ask in s.asks)


def witnesses(game: Game[Any], step: Answered, after: State) -> list[int | None]:
    """Who saw something happen; of a secret answer others may see that it was given, and no more."""
    others: list[int | None] = [*[seat for seat in range(after.seats) if seat != step.seat], None]
    if step.secret:
        others = [viewer for viewer in others if shown(game, after, viewer) != shown(game, step.before, viewer)]
    return [step.seat, *others]


def shown(game: Game[Any], s: State, viewer: int | None) -> View:
    """What a viewer sees but for who is waited for."""
    return {name: part for name, part in game.view(s, viewer).items() if name != "waiting"}


def differs(game: Game[Any], step: Answered, after: State, viewer: int | None, seeds: Iterable[int]) -> bool:
    """Whether the answer shows a viewer something else in one of its worlds."""
    seen = game.view(after, viewer)
    for seed in seeds:
        world = game.guess(step.before, viewer, seed)
        if step.option not in world.asked(step.seat).options:
            return True
        world.answer(step.seat, step.option)
        if game.view(world, viewer) != seen:
            return True
    return False


def without(steps: list[Answered], seat: int) -> tuple[Answered, State, list[Answered]]:
    """The seat's last own answer, the position before it, and the sealed answers of others to repeat after it."""
    step = next((step for step in reversed(steps) if step.seat == seat and not step.forced), None)
    if step is None:
        raise NotUndone("there is nothing to take back")
    later = [other for other in steps[steps.index(step) + 1 :] if other.seat != seat and not other.forced]
    if not all(other.secret for other in later):
        raise NotUndone("somebody else has acted since")
    return step, step.before.copy(), repeatable(step.before.copy(), later)


def repeatable(s: State, steps: list[Answered]) -> list[Answered]:
    """The answers whose questions are asked without what is taken back as well; the others are asked again later."""
    kept = []
    for step in steps:
        now, then = s.question(step.seat), step.before.asked(step.seat)
        if now is not None and (now.rule, now.a, now.b, now.options) == (then.rule, then.a, then.b, then.options):
            s.answer(step.seat, step.option)
            kept.append(step)
    return kept

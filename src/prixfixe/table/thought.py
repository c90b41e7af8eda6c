"""Thoughts: small answers that are one decision. A plate, a payment or a plan is composed answer by answer, confirmed
once and taken back together."""

from __future__ import annotations

from typing import Any

from prixfixe.bots.bot import open_guess
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State
from prixfixe.kit.questions import Question
from prixfixe.table import course
from prixfixe.table.match import Match
from prixfixe.table.undo import Answered

Thought = tuple[str, int]  # its name, and which of several in a row


def step_of(game: Game[Any], ask: Ask) -> Question | None:
    """The record of a question that is one step of several."""
    record = game.question(ask)
    return record if isinstance(record, Question) and record.thought else None


def thought_of(game: Game[Any], s: State, ask: Ask | None) -> Thought | None:
    """The decision that a question is a step of, if it is one of several."""
    record = step_of(game, ask) if ask else None
    return (record.thought, record.nth(s, ask)) if ask and record else None


def composed(match: Match, seat: int) -> list[Answered]:
    """What a seat has answered of the decision it is asked about, oldest first, as far as it can take it back."""
    thought = thought_of(match.game, match.s, match.ask(seat))
    pieces: list[Answered] = []
    for step in reversed(match.answered if thought else []):
        if step.seat == seat:
            if thought_of(match.game, step.before, step.before.asked(seat)) != thought:
                break
            pieces += [] if step.forced else [step]
        elif not step.secret and not step.forced:
            break
    return pieces[::-1]


def closing(match: Match, seat: int) -> list[int]:
    """The options of a seat's question after which nothing more of the decision is asked, tried in a guess."""
    ask = match.s.asked(seat)
    thought = thought_of(match.game, match.s, ask)
    world = open_guess(match.game, match.s, seat, 0)
    return [option for option in ask.options if following(match.game, world.copy(), seat, option) != thought]


def following(game: Game[Any], world: State, seat: int, option: int) -> Thought | None:
    """The decision that a seat is asked about after an answer."""
    course.answer(world, seat, option)
    while (ask := course.forced(game, world)) is not None:
        course.answer(world, ask.seat, ask.options[0])
    return thought_of(game, world, world.question(seat))

"""What would follow from an answer, as far as that is certain: the same in every world the seat could be in."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Iterable

from prixfixe.core.errors import IllegalAnswer
from prixfixe.core.game import Game, Speech
from prixfixe.core.state import WATCHER, Fact, State
from prixfixe.kit.story import Story
from prixfixe.table import course

WORLDS = 5  # guesses that are tried; they are made from what the seat knows, so none of them tells it anything


@dataclass(frozen=True)
class Preview:
    """What is certain to be told after an answer, and whether more follows that nobody can know yet."""

    lines: list[str]
    certain: bool
    points: int | None  # how the seat's score so far changes, where that is certain and shown


def preview(game: Game[Any], s: State, seat: int, option: int, number: int, speech: Speech) -> Preview:
    """What would follow from an answer of a seat that is asked; `number` makes the guesses."""
    if option not in s.asked(seat).options:
        raise IllegalAnswer(f"seat {seat} cannot take {option}")
    found = [tried(game, game.guess(s, seat, number + world), seat, option, speech) for world in range(WORLDS)]
    told = [lines for lines, _ in found]
    points = {change for _, change in found}
    same = [lines[0] for lines in takewhile(alike, zip(*told))]
    certain = all(lines == told[0] for lines in told)
    return Preview(same, certain and len(points) == 1, points.pop() if len(points) == 1 else None)


def alike(lines: tuple[str, ...]) -> bool:
    """Whether a line is the same in all worlds."""
    return len(set(lines)) == 1


def tried(game: Game[Any], world: State, seat: int, option: int, speech: Speech) -> tuple[list[str], int | None]:
    """What is told in one world, and how the score changes there."""
    before = score(game, world, seat)
    news = course.answer(world, seat, option)
    while (ask := course.forced(game, world)) is not None:
        news += course.answer(world, ask.seat, ask.options[0])
    lines = [game.words.fact(world, fact, speech) for fact in sentences(game, news, seat)]
    now = score(game, world, seat)
    return lines, None if before is None or now is None else now - before


def sentences(game: Game[Any], news: Iterable[Fact], seat: int) -> list[Fact]:
    """What a seat is told of the news, without the headings of the story and without reasons."""
    left_out = {*game.story.headings, *game.story.reasons} if isinstance(game.story, Story) else set()
    return [fact for fact in news if fact.to in (WATCHER, seat) and fact.name not in left_out]


def score(game: Game[Any], s: State, seat: int) -> int | None:
    """What the seat has so far, where its view says so."""
    scores = game.view(s, seat).get("scores")
    return int(scores[seat]) if isinstance(scores, list) and len(scores) > seat else None

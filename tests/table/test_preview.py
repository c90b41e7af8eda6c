"""What would follow from an answer is told as far as it is certain, and tells nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

import prixfixe
from prixfixe import Game, IllegalAnswer, Speech
from prixfixe.kit.story import Story
from prixfixe.table import course
from prixfixe.table.preview import preview, sentences

every_title = pytest.mark.parametrize("title", prixfixe.shipped())
SPEECH = Speech("en", ("Ann", "Ben"))


def positions(game: Game[Any], seed: int, every: int) -> list[tuple[Any, int, int]]:
    """Some moments of a random match: the state, who is asked, and one of the answers."""
    s, dice = game.start(2, seed), random.Random(seed)
    found: list[tuple[Any, int, int]] = []
    for number in range(400):
        if not s.asks or len(found) > 30:
            break
        ask = s.asked(s.asks[0].seat)
        option = dice.choice(list(ask.options))
        if number % every == 0 and ask.seat >= 0:
            found.append((s.copy(), ask.seat, option))
        s.answer(ask.seat, option)
    return found


@every_title
def test_what_is_certain_comes_true(title: str) -> None:
    game, certain = prixfixe.load(title), 0
    for s, seat, option in positions(game, 5, 7):
        told = preview(game, s, seat, option, 9, SPEECH)
        after = s.copy()
        heard = course.answer(after, seat, option)
        lines = [game.words.fact(after, fact, SPEECH) for fact in sentences(game, heard, seat)]
        assert lines[: len(told.lines)] == told.lines[: len(lines)]
        certain += bool(told.lines)
    assert certain > 0


@every_title
def test_it_is_the_same_in_every_world_that_looks_the_same(title: str) -> None:
    game = prixfixe.load(title)
    for s, seat, option in positions(game, 8, 11):
        other = game.guess(s, seat, 77)
        if option in other.asked(seat).options:
            first, second = (preview(game, world, seat, option, 3, SPEECH) for world in (s, other))
            assert first == second


@every_title
def test_headings_and_reasons_of_the_story_are_no_consequence(title: str) -> None:
    game, opened = prixfixe.load(title), 0
    assert isinstance(game.story, Story)
    beside = {*game.story.headings, *game.story.reasons}
    for s, seat, option in positions(game, 5, 1):
        after = s.copy()
        heard = [fact for fact in course.answer(after, seat, option) if fact.name in beside]
        titles = {game.words.fact(after, fact, SPEECH) for fact in heard}
        opened += bool(titles)
        assert not titles & set(preview(game, s, seat, option, 9, SPEECH).lines)
    assert opened > 0


def test_what_is_drawn_is_not_certain() -> None:
    """Taking a Tool from the deck of Sweet Mess: nobody knows which."""
    game = prixfixe.load("sweet-mess")
    found = [preview(game, s, seat, option, 1, SPEECH) for s, seat, option in positions(game, 3, 1)]
    assert {one.certain for one in found} == {True, False}


def test_an_option_that_is_not_offered_is_refused() -> None:
    game = prixfixe.load("sweet-mess")
    s = game.start(2, 1)
    with pytest.raises(IllegalAnswer):
        preview(game, s, s.asks[0].seat, 999, 1, SPEECH)

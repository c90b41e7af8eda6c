"""The course of a match: what is told is heard once, forced answers are given, and no one else drives a match."""

from __future__ import annotations

from prixfixe.core.chance import chance
from prixfixe.table import course
from tests import potluck
from tests.configs import configs


def test_what_is_told_is_heard_and_nobody_listens_afterwards() -> None:
    game = potluck.game()
    s, _ = course.begin(game, 2, 7, {})
    heard = 0
    while s.asks:
        heard += len(course.answer(s, s.asks[0].seat, s.asks[0].options[0]))
        assert s.news is None
    assert heard


def test_hearing_changes_nothing() -> None:
    game = potluck.game()
    here, _ = course.begin(game, 3, 5, {})
    there = game.start(3, 5)
    while here.asks:
        ask = here.asks[0]
        course.answer(here, ask.seat, ask.options[-1])
        there.answer(ask.seat, ask.options[-1])
        assert game.save(here) == game.save(there)


def test_nothing_forced_is_left_in_any_title() -> None:
    for config in configs()[::7]:
        game = config.record()
        s, _ = course.begin(game, config.seats, 3, config.options)
        dice = chance(3)
        for _ in range(60):
            course.settle(game, s)
            assert course.forced(game, s) is None
            if not s.asks:
                break
            ask = course.due(s, dice)
            s.answer(ask.seat, ask.options[dice.below(len(ask.options))])

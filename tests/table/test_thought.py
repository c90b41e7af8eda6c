"""Thoughts: answers that are one decision, in every title."""

from __future__ import annotations

import random

import pytest

import prixfixe
from prixfixe.games.critter_kitchen.options import DONE
from prixfixe.kit.questions import Question
from prixfixe.table.match import Match, seated
from prixfixe.table.thought import closing, composed, thought_of
from tests.configs import Config, configs

SHIPPED = [config for config in configs() if config.game in prixfixe.shipped()]
ANSWERS = 50


@pytest.mark.parametrize("config", SHIPPED, ids=str)
def test_it_is_known_before_which_answers_end_a_thought_and_what_of_it_can_be_taken_back(config: Config) -> None:
    game, dice = prixfixe.load(config.game), random.Random(3)
    match = Match(game, seated(game, config.seats, config.seats), 7, config.options)
    for _ in range(ANSWERS):
        asks = [ask for ask in match.s.asks if ask.seat >= 0]
        if match.over or not asks:
            break
        seat = dice.choice(asks).seat
        ask = match.s.asked(seat)
        option = dice.choice(ask.options)
        thought = thought_of(game, match.s, ask)
        ends = option in closing(match, seat) if thought else None
        pieces = len(composed(match, seat))
        match.play(seat, option)
        if thought is None:
            continue
        goes_on = thought_of(game, match.s, match.ask(seat)) == thought
        assert goes_on != ends, (game.key(ask), option)
        if goes_on and match.can_undo(seat):
            assert len(composed(match, seat)) == pieces + 1


def test_a_plan_of_three_chefs_is_taken_back_together() -> None:
    game = prixfixe.load("critter-kitchen")
    match = Match(game, seated(game, 2, 2), 5)
    began = game.view(match.s, 0)
    for _ in range(2):
        match.play(0, match.s.asked(0).options[0])
    match.play(1, match.s.asked(1).options[0])  # the other plans at the same time
    pieces = composed(match, 0)
    assert len(pieces) == 2 and closing(match, 0) == match.s.asked(0).options
    for _ in pieces:
        match.undo(0)
    assert {**game.view(match.s, 0), "waiting": None} == {**began, "waiting": None}
    assert not composed(match, 0) and len(composed(match, 1)) == 1


def test_every_plate_is_a_thought_of_its_own() -> None:
    game = prixfixe.load("critter-kitchen")
    match = Match(game, seated(game, 2, 2), 5)
    dice, met = random.Random(1), set()
    while not match.over:
        ask = match.s.asks[0]
        thought = thought_of(game, match.s, ask)
        if thought and thought[0] == "plate":
            met.add(thought)
            assert DONE not in [step.option for step in composed(match, ask.seat)]
        match.play(ask.seat, dice.choice(match.s.asked(ask.seat).options))
    assert met >= {("plate", 0), ("plate", 1)}


def test_what_confirms_a_thought_lies_nowhere_and_ends_it() -> None:
    for title in prixfixe.shipped():
        for record in prixfixe.load(title).questions.records:
            assert isinstance(record, Question)
            if record.confirm is not None:
                assert record.thought and record.confirm in record.numbers

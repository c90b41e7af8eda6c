"""Observations, masks and texts are equal in two worlds that a seat cannot tell apart."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo")

import prixfixe
from prixfixe.rl import text
from prixfixe.rl.world import World
from tests.rl.research import configs, positions, setting, times

PAIRS = times(40, 500)


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_two_worlds_that_look_the_same_are_observed_the_same(game: str) -> None:
    record, pairs, seed = prixfixe.load(game), 0, 0
    while pairs < PAIRS:
        config = configs(game)[seed % len(configs(game))]
        made = setting(config)
        for number, s in enumerate(positions(config, seed)):
            if number % 41 == seed % 41 and pairs < PAIRS:
                pairs += 1
                seat = number % config.seats
                here, there = World.at(made, s), World.at(made, record.guess(s, seat, number + 1))
                assert (here.numbers(seat) == there.numbers(seat)).all()
                assert (here.mask(seat) == there.mask(seat)).all()
                assert text.observation(record, here.s, seat) == text.observation(record, there.s, seat)
                assert text.prompt(record, here.s, seat) == text.prompt(record, there.s, seat)
        seed += 1

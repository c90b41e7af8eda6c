"""What games plan for bots: always legal, never empty, changes nothing, and as good as trying everything."""

from __future__ import annotations

from typing import Callable

import pytest

from prixfixe.core.chance import Chance, chance
from prixfixe.core.state import Ask, State
from tests.configs import Config, configs
from tests.laws.walk import every_config, walk


@every_config
def test_planned_options_are_some_of_the_options_each_once(config: Config) -> None:
    hold_to_the_law(config, config.record().bots.plan)


@pytest.mark.parametrize("config", [one for one in configs() if one.record().bots.hurry], ids=str)
def test_so_are_those_considered_in_a_hurry(config: Config) -> None:
    hurry = config.record().bots.hurry
    assert hurry is not None
    hold_to_the_law(config, hurry)


def hold_to_the_law(config: Config, plan: Callable[[State, Ask, Chance], list[int]]) -> None:
    """Some of the options, never none, each once, and nothing changed."""
    game = config.record()
    for number, s in enumerate(walk(config, 3)):
        for seat in {ask.seat for ask in s.asks if ask.seat >= 0}:
            guess = game.guess(s, seat, number)
            before = game.save(guess)
            ask = guess.asked(seat)
            options = ask.options[:]
            planned = plan(guess, ask, chance(number))
            assert planned and set(planned) <= set(options), game.key(ask)
            assert len(set(planned)) == len(planned)
            assert game.save(guess) == before and ask.options == options

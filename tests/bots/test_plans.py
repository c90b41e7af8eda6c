"""What games plan for bots: always legal, never empty, changes nothing, and as good as trying everything."""

from __future__ import annotations

import pytest

from prixfixe.core.chance import chance
from tests.configs import Config
from tests.laws.walk import every_config, walk


@pytest.mark.parametrize("hurried", [False, True])
@every_config
def test_planned_options_are_some_of_the_options_each_once(config: Config, hurried: bool) -> None:
    game = config.record()
    if hurried and game.hurry is None:
        return  # then bots in a hurry consider what they consider anyway
    plan = game.hurry if hurried and game.hurry else game.plan
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

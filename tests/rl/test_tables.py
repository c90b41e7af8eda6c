"""Every answer of every configuration has its number, and every view its numbers within their bounds."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo")

import numpy as np

from tests.configs import Config
from tests.rl.research import ALL_CONFIGS, DEFAULTS, positions, setting, times


@pytest.mark.parametrize("config", ALL_CONFIGS, ids=str)
def test_every_option_is_in_the_table_and_every_number_within_its_bounds(config: Config) -> None:
    made, game = setting(config), config.record()
    for seed in range(times(1, 20)):
        for number, s in enumerate(positions(config, seed)):
            for ask in s.asks:
                if ask.seat >= 0:
                    actions = made.actions.legal(ask)
                    assert [made.actions.decode(ask, action) for action in actions] == list(ask.options)
                    assert [made.actions.answers[action] for action in actions] == [
                        (game.key(ask), option) for option in ask.options
                    ]
            if number % times(40, 3) == 0 or s.over:
                seat = number % config.seats
                seen = made.observations.numbers(s, seat)
                wrong = np.flatnonzero((seen < made.observations.low) | (seen > made.observations.high))
                assert not len(wrong), [(made.observations.fields[i], seen[i]) for i in wrong[:5]]


@pytest.mark.parametrize("config", ALL_CONFIGS, ids=str)
def test_actions_and_numbers_have_names_of_their_own(config: Config) -> None:
    made = setting(config)
    assert len(set(made.actions.table())) == len(made.actions)
    assert len({name for name, *_ in made.observations.fields}) == len(made.observations)
    assert (made.observations.low <= made.observations.high).all()


@pytest.mark.parametrize("config", DEFAULTS, ids=str)
def test_an_action_for_another_question_is_refused(config: Config) -> None:
    made, s = setting(config), config.start(1)
    with pytest.raises(ValueError, match="does not answer this question"):
        made.actions.decode(s.asks[0], len(made.actions) - 1)


@pytest.mark.parametrize("config", DEFAULTS, ids=str)
def test_every_seat_sees_itself_first(config: Config) -> None:
    made, game = setting(config), config.record()
    waiting = next(i for i, (name, *_) in enumerate(made.observations.fields) if name == "waiting[0]")
    for number, s in enumerate(positions(config, 2)):
        seat = number % 2
        view = game.view(s, seat)
        seen = made.observations.numbers(s, seat)
        assert seen[waiting] == (seat in view["waiting"]) and seen[waiting + 1] == (1 - seat in view["waiting"])

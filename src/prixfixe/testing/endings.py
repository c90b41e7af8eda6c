"""Every match ends, with nothing left to do and a result that adds up."""

from __future__ import annotations

import math

from prixfixe import Speech
from prixfixe.testing.configs import Config
from prixfixe.testing.walk import walk

SPEECH = Speech()


def a_match_ends_with_a_result_that_adds_up(config: Config, seed: int) -> None:
    """Nothing is left to do in the end; every seat has a place and a score that is the sum of its lines."""
    game = config.record()
    *_, s = walk(config, seed)
    result = game.result(s)
    assert not s.agenda
    assert len(result.places) == len(result.scores) == len(result.parts) == config.seats
    assert config.seats == 1 or min(result.places) == 1
    assert [sum(parts.values()) for parts in result.parts] == result.scores
    assert game.words.part(s, result.reason, SPEECH)


def worth_is_a_number_for_every_seat_of_every_state_and_changes_nothing(config: Config) -> None:
    """How well a seat stands is a finite number, and asking for it leaves the position as it was."""
    game = config.record()
    for s in walk(config, 3):
        before = game.save(s)
        for seat in range(config.seats):
            assert math.isfinite(game.bots.worth(s, seat))
        assert game.save(s) == before

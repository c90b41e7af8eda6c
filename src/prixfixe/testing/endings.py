"""Every match ends, with nothing left to do and a result that adds up."""

from __future__ import annotations

import math

from prixfixe import Speech
from prixfixe.kit.terms import Sheet, Terms
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


def terms_begin_with_worth_are_numbers_and_change_nothing(config: Config) -> None:
    """Each declared term is put down once, as a finite number, the first is worth; the position stays as it was."""
    game = config.record()
    terms = game.bots.terms
    if not isinstance(terms, Terms):
        return
    for s in walk(config, 4):
        before, sheet = game.save(s), Sheet(config.seats * len(terms.names) + len(terms.table))
        for seat in range(config.seats):
            terms.of_seat(s, seat, sheet)
            assert sheet.at == (seat + 1) * len(terms.names)
            assert math.isclose(sheet.numbers[seat * len(terms.names)], game.bots.worth(s, seat), abs_tol=1e-9)
        terms.of_table(s, sheet)
        assert sheet.at == len(sheet.numbers)
        assert all(math.isfinite(number) for number in sheet.numbers)
        assert game.save(s) == before

"""A search is gone on with when the seat sees exactly what was foreseen, and only then."""

from typing import Any

import prixfixe
from prixfixe.bots.bot import decide
from prixfixe.bots.thinker import Thinker
from prixfixe.core.state import State
from tests import potluck


def chain() -> tuple[Any, State, int]:
    """A position in which one seat is asked twice in a row, with a choice both times."""
    game = prixfixe.load("critter-kitchen")
    s = game.start(2, 1)
    while len(s.asks[0].options) == 1 or not game.question(s.asks[0]).secret:
        s.take(s.asks[0], s.asks[0].options[0])
    return game, s, s.asks[0].seat


def test_a_chain_of_answers_is_one_search() -> None:
    game, s, seat = chain()
    thinker = Thinker(iterations=30)
    s.answer(seat, decide(thinker, game, s, seat, 1))
    assert seat in thinker.threads
    search = thinker.threads[seat].search
    guess = game.guess(s, seat, 2)
    assert thinker.search(game, guess, guess.asked(seat), search.dice) is search


def test_a_surprise_begins_a_new_search() -> None:
    game, s, seat = chain()
    thinker = Thinker(iterations=30)
    option = decide(thinker, game, s, seat, 1)
    search = thinker.threads[seat].search
    other = next(another for another in s.asked(seat).options if another != option)
    s.answer(seat, other)
    guess = game.guess(s, seat, 2)
    assert thinker.search(game, guess, guess.asked(seat), search.dice) is not search


def test_a_chain_that_ends_is_not_kept() -> None:
    game = potluck.game()
    thinker = Thinker(iterations=30)
    decide(thinker, game, game.start(2, 1), 0, 1)
    assert thinker.threads == {}

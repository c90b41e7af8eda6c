"""The course of a match: how it starts, how an answer is carried out and heard, which answers need nobody.

Matches of people, simulations, learners and films all go this way.
"""

from __future__ import annotations

from typing import Any, Mapping

from prixfixe.core.chance import Chance, Seed
from prixfixe.core.game import Game
from prixfixe.core.state import CLOCK, Ask, Fact, State


def begin(game: Game[Any], seats: int, seed: Seed, options: Mapping[str, object] | None) -> tuple[State, list[Fact]]:
    """A match up to its first question, and what was told on the way."""
    told: list[Fact] = []
    s: State = game.start(seats, seed, options, told)
    return s, told


def answer(s: State, seat: int, option: int) -> list[Fact]:
    """A seat answers its oldest question; gives what is told then."""
    told: list[Fact] = []
    s.news = told
    s.answer(seat, option)
    s.news = None
    return told


def forced(game: Game[Any], s: State) -> Ask | None:
    """A question that is answered at once: there is one answer, and haste tells nobody anything."""
    for ask in s.asks:
        if len(ask.options) == 1 and game.forced(s, ask):
            return ask
    return None


def settle(game: Game[Any], s: State) -> None:
    """Give every answer that is forced. A clock that nobody winds runs out when it comes first."""
    while s.asks:
        ask = forced(game, s)
        if ask is None:
            ask = s.asks[0]
            if ask.seat != CLOCK:
                return
        s.take(ask, ask.options[0])


def due(s: State, dice: Chance) -> Ask:
    """One of the open questions, where all are answered by machines: any, since nobody hears an answer before all are
    given or one changes them all. A clock runs out when nobody else is asked."""
    asks = [ask for ask in s.asks if ask.seat >= 0] or s.asks
    ask = asks[dice.below(len(asks))] if len(asks) > 1 else asks[0]
    return s.asked(ask.seat)

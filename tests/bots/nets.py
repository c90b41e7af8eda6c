"""Nets that were never trained, for tests of how they are used."""

from __future__ import annotations

from typing import Any, Iterator

from prixfixe import Game, State
from prixfixe.bots.judge import HIDDEN, inputs
from prixfixe.bots.nets import Net, mark, terms_of
from prixfixe.core.chance import chance


def made_up(game: Game[Any], seats: int, seed: int = 1) -> Net:
    """A net of numbers that follow from a seed."""
    dice, size = chance(seed), inputs(terms_of(game), len(game.questions.records), seats)
    row = [[dice.below(2000) - 1000 for _ in range(HIDDEN)] for _ in range(size)]
    linear = [4096] + [dice.below(1000) - 500 for _ in range(size - 1)]
    bias, top = [[dice.below(2000) - 1000 for _ in range(count)] for count in (HIDDEN + 1, HIDDEN)]
    return Net(seats, game.version, mark(game), "made up", [], 12.5, linear, bias, top, row)


def positions(game: Game[Any], seats: int, count: int = 12) -> Iterator[State]:
    """Some states of a random match."""
    s, dice = game.start(seats, 5), chance(7)
    for number in range(count * 20):
        if not s.asks:
            return
        if number % 20 == 19:
            yield s
        ask = s.asks[dice.below(len(s.asks))]
        s.take(ask, ask.options[dice.below(len(ask.options))])

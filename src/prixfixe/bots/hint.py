"""Hints: what a seat's choices look like one answer ahead."""

from __future__ import annotations

from typing import Any

from prixfixe.bots.simple import Greedy
from prixfixe.core.chance import chance
from prixfixe.core.game import Game
from prixfixe.core.state import State


def ranked(game: Game[Any], s: State, seat: int, seed: int) -> list[tuple[int, float]]:
    """The seat's options, best first, with the margin each is expected to lead to."""
    guess = game.guess(s, seat, seed)
    ask = guess.asked(seat)
    margins = Greedy(guesses=5).margins(game, guess, ask, ask.options, chance(seed))
    return sorted(zip(ask.options, margins), key=lambda pair: -pair[1])

"""What a bot is, and the one way a match asks it."""

from __future__ import annotations

from typing import Any, Protocol

from prixfixe.core.advice import S
from prixfixe.core.chance import Chance, chance
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State


class Bot(Protocol):
    """Answers asks."""

    def choose(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> int:
        """One of the ask's options; `guess` fits what the asked seat knows, and more guesses come from it."""
        ...


def open_guess(game: Game[S], s: S, seat: int, seed: int) -> S:
    """A guess to think in: what others have already sealed is still to be answered by them."""
    guess = game.guess_of(s, seat, seed)
    if any(ask.seat == seat for ask in guess.asks):
        game.bots.reopen(guess, seat)
    return guess


def decide(bot: Bot, game: Game[Any], s: State, seat: int, seed: int) -> int:
    """What the bot answers for `seat`. It is handed a guess and never sees the true state."""
    options = s.asked(seat).options
    if len(options) == 1:
        return options[0]
    guess = open_guess(game, s, seat, seed)
    return bot.choose(game, guess, guess.asked(seat), chance(seed ^ 0x2545F491))

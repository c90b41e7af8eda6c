"""A greedy bot that looks to the end of its turn, at every question or at those that are named.

python -m bench.ladder GAME --challenger farsighted --champion greedy --matches 40
python -m bench.ladder GAME --challenger farsighted:SM-RES-1 --champion greedy --matches 40

Beyond the first answer it plays on as it looks best. Where it beats `greedy` by far, looks in the middle of a turn lie,
and with named questions it shows where.
"""

from __future__ import annotations

from typing import Any

from prixfixe.bots.ismcts import next_ask
from prixfixe.bots.nets import judge_of
from prixfixe.bots.simple import Greedy, margin
from prixfixe.core.chance import Chance
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State

GUESSES = 2  # in which every option is tried
LONGEST = 40  # answers of a turn


class Farsighted:
    """Greedy, but at some questions it sees how its turn would end."""

    def __init__(self, questions: str) -> None:
        self.questions = questions.split(",") if questions else []
        self.greedy = Greedy()

    def choose(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> int:
        """The option with which the turn ends best."""
        unknown = [name for name in self.questions if name not in {rule.partition(".")[0] for rule in game.rules}]
        if unknown:
            raise BadOption(f"{game.name} has no question {unknown[0]}")
        if self.questions and game.rule_of(ask) not in self.questions:
            return self.greedy.choose(game, guess, ask, dice)
        options = game.bots.plan(guess, ask, dice)
        totals = [0.0] * len(options)
        for _ in range(GUESSES):
            seed = dice.below(1 << 31)
            for i, option in enumerate(options):
                s = game.guess(guess, ask.seat, seed)
                s.take(s.asked(ask.seat), option)
                end_turn(game, s, ask.seat, dice)
                totals[i] += margin(judge_of(game, s.seats), s, ask.seat)
        return options[totals.index(max(totals))]


def end_turn(game: Game[Any], s: State, seat: int, dice: Chance) -> None:
    """Play on as it looks best until another seat is asked."""
    for _ in range(LONGEST):
        if not s.asks or (ask := next_ask(s)).seat != seat:
            return
        s.take(ask, best_look(game, s, ask, dice))


def best_look(game: Game[Any], s: State, ask: Ask, dice: Chance) -> int:
    """The option after which the seat's worth is highest."""

    def look(option: int) -> float:
        after = s.copy()
        after.take(ask, option)
        return game.bots.worth(after, ask.seat)

    return max(game.bots.plan(s, ask, dice), key=look)

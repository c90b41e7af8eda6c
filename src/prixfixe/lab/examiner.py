"""An examiner of decisions: what share of the win an option promises, from guesses of the seat that decides alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Callable, Protocol

import msgspec

from prixfixe.bots.ismcts import Manner, Search
from prixfixe.bots.scale import Scale
from prixfixe.core.chance import Chance, chance
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State


class Opinion(msgspec.Struct, frozen=True):
    """What an examiner says of one decision."""

    best: int  # the option it would take
    before: float  # the share of the win with that option
    after: float  # and with the option taken
    stake: float  # how far the options lie apart


class Examiner(Protocol):
    """Examines one decision; `guess` fits what the asked seat knew, and more guesses come from it."""

    def __call__(self, game: Game[Any], guess: State, ask: Ask, option: int, when: float, dice: Chance) -> Opinion: ...


class SearchExaminer:
    """Searches for the best option, then looks at it and at the one taken, each alone, in the same guesses."""

    def __init__(self, iterations: int, scale: Scale) -> None:
        self.iterations = iterations
        self.scale = scale

    def __call__(self, game: Game[Any], guess: State, ask: Ask, option: int, when: float, dice: Chance) -> Opinion:
        """The second look is fresh, so that an option is not called best because it was lucky in the first."""
        values = searched(game, guess, ask, dice, self.iterations)
        best = max(values, key=lambda one: values[one])
        shares = [self.scale.share(value, when) for value in values.values()]
        stake = max(shares) - min(shares)
        if best == option:
            share = self.scale.share(values[best], when)
            return Opinion(best, share, share, stake)
        seed = dice.below(1 << 31)
        looks = [searched(game, guess, ask, chance(seed), self.iterations // 2 + 1, one) for one in (best, option)]
        before, after = (self.scale.share(next(iter(look.values())), when) for look in looks)
        if after >= before:
            return Opinion(option, after, after, stake)
        return Opinion(best, before, after, max(stake, before - after))


def searched(
    game: Game[Any], guess: State, ask: Ask, dice: Chance, iterations: int, only: int | None = None
) -> dict[int, float]:
    """The value, 0 to 1, of the one option asked about, or of all that were tried often enough to tell."""
    search = Search(game if only is None else narrowed(game, only), ask.seat, dice, Manner())
    search.prepare(guess, ask)
    for _ in range(iterations):
        search.think(guess)
    root = search.root(ask)
    tried = [i for i in range(len(root.options)) if root.visits[i]]
    enough = max(root.visits[i] for i in tried) // 6
    return {int(root.options[i]): root.totals[i] / float(root.visits[i]) for i in tried if root.visits[i] >= enough}


def narrowed(game: Game[Any], option: int) -> Game[Any]:
    """The game as if only one option could be considered for the first question."""
    plan: Callable[[State, Ask, Chance], list[int]] = game.bots.plan
    asked: list[Ask] = []

    def first(s: State, ask: Ask, dice: Chance) -> list[int]:
        if asked:
            return plan(s, ask, dice)
        asked.append(ask)
        return [option]

    return replace(game, bots=replace(game.bots, plan=first))

"""Bots by short names: levels with their iterations or seconds, and yardsticks from outside."""

from __future__ import annotations

from dataclasses import replace
from time import process_time
from typing import Any

from bench.farsight import Farsighted
from bench.textbook import Textbook
from prixfixe.bots.bot import Bot
from prixfixe.bots.levels import LEVELS, SECONDS, TABLE, bot, manner, spent
from prixfixe.bots.nets import by_worth
from prixfixe.bots.simple import Greedy
from prixfixe.bots.thinker import Thinker
from prixfixe.core.advice import every_option, only_best
from prixfixe.core.chance import Chance
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State

UNSAID: dict[str, dict[str, Any]] = {"+plan=0": {"plan": every_option}, "+near=0": {"near": only_best}}


class Unadvised:
    """A bot to which the game does not say some of what it advises."""

    def __init__(self, inner: Bot, unsaid: dict[str, Any]) -> None:
        self.inner = inner
        self.unsaid = unsaid

    def choose(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> int:
        """What the bot would choose if the game did not say it."""
        return self.inner.choose(replace(game, bots=replace(game.bots, **self.unsaid)), guess, ask, dice)


def bot_of(name: str) -> Bot:
    """`greedy`, `cook:200` (iterations), `chef:2s` (seconds), likewise `textbook` and `openspiel`.

    `farsighted` may name questions. A `+key=value` changes the manner of a search, `+plan=0` leaves out what the game
    plans for bots, `+near=0` which sealed answers it calls near enough, `+learned=0` what its judge has learned.
    """
    if name.endswith("+learned=0"):
        made = bot_of(name.removesuffix("+learned=0"))
        if isinstance(made, (Greedy, Thinker)):
            made.judges = by_worth
        return made
    for ending, unsaid in UNSAID.items():
        if name.endswith(ending):
            return Unadvised(bot_of(name.removesuffix(ending)), unsaid)
    level, *changes = name.split("+")
    level, _, budget = level.partition(":")
    if level == "farsighted":
        return Farsighted(budget)
    think, iterations = spent(name, budget) if budget else (SECONDS.get(level), None)
    if level == "textbook":
        return Textbook(think, iterations)
    if level == "openspiel":
        from bench.spiel import Spiel  # needs the extra `rl`

        return Spiel(think, iterations)
    if level in LEVELS + TABLE and not changes:
        made = bot(name)
        if isinstance(made, Thinker):
            made.clock = process_time  # fair among processes that share a core
        return made
    own = manner(level)
    for change in changes:
        key, _, value = change.partition("=")
        if not hasattr(own, key):
            raise BadOption(f"{name}: a search has no {key}")
        kind = type(getattr(own, key))
        if kind is bool and value not in ("0", "1"):
            raise BadOption(f"{name}: write {key}=1 or {key}=0")
        setattr(own, key, value == "1" if kind is bool else kind(value))
    return Thinker(think, iterations, own, process_time)

"""OpenSpiel's own ISMCTS at our tables, through prixfixe.rl.openspiel: random playouts, for the time it is given.

It is the bot written in Python: the one in C++ cannot guess positions of a game that is written in Python.
"""

from __future__ import annotations

from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from prixfixe.core.chance import Chance
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State
from prixfixe.rl.openspiel import Held, SpielGame, SpielState, short_name
from prixfixe.rl.world import World

EXPLORE = 2.0  # rewards go from -1 to 1; OpenSpiel's own examples search with 2
MOST = 1_000_000  # simulations that no time is enough for


class TimeUp(Exception):
    """The search has used the time it had."""


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, which counts simulations, with a watch beside it."""

    end: float | None = None

    def sample_root_state(self, state: SpielState) -> SpielState:
        """The next guess, or the end of the search."""
        if self.end is not None and self._root_node.total_visits > 0 and process_time() >= self.end:
            raise TimeUp
        return super().sample_root_state(state)  # type: ignore[no-any-return]

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        """The policy that was found until the time was up."""
        try:
            return super().run_search(state)  # type: ignore[no-any-return]
        except TimeUp:
            return self.get_final_policy(state, self._root_node)  # type: ignore[no-any-return]


class Spiel:
    """OpenSpiel's search as a bot of ours, for a time or for a number of simulations; default options only."""

    def __init__(self, think: float | None, iterations: int | None) -> None:
        self.think = think
        self.iterations = iterations

    def choose(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> int:
        """What OpenSpiel's search does when it is told what the seat may know."""
        begun = process_time()
        table: SpielGame = pyspiel.load_game(short_name(game.name), {"players": int(guess.seats)})
        setting = table.setting
        state = table.new_initial_state()
        state.held = Held(setting, World.at(setting, guess.copy()), [b""] * setting.seats, int(ask.seat))
        searcher = self.searcher(table, dice)
        searcher.end = None if self.think is None else begun + self.think
        action = searcher.step(state)
        return next(option for option in ask.options if setting.actions.encode(ask, option) == action)

    def searcher(self, table: SpielGame, dice: Chance) -> Timed:
        """OpenSpiel's bot; it tells positions apart by what is seen now, which is faster than by the whole past."""
        random = np.random.RandomState(int(dice.below(1 << 31)))
        return Timed(
            game=table,
            evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random),
            uct_c=EXPLORE,
            max_simulations=self.iterations or MOST,
            random_state=random,
            use_observation_string=True,
        )

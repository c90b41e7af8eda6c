"""A bot that searches for a given time, or for a given number of iterations."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any, Callable

from prixfixe.bots.ismcts import Manner, Search
from prixfixe.core.chance import Chance
from prixfixe.core.game import Game, View
from prixfixe.core.state import Ask, State

Clock = Callable[[], float]
MOST_NODES = 60_000  # a search that remembers more is not gone on with


@dataclass(frozen=True)
class Thread:
    """Where a search can be taken up again: the question it expects next, and what the seat then sees."""

    game: str
    search: Search
    options: list[int]
    view: View

    def fits(self, game: Game[Any], guess: State, ask: Ask) -> bool:
        """Whether the seat knows exactly what was foreseen, and is asked exactly that."""
        same = self.game == game.name and self.options == ask.options
        return same and self.view == game.view(guess, ask.seat)


class Thinker:
    """Searches, then takes the option it has tried most."""

    def __init__(
        self,
        think: float | None = None,
        iterations: int | None = None,
        manner: Manner | None = None,
        clock: Clock = perf_counter,
    ) -> None:
        self.think = think
        self.iterations = iterations
        self.manner = manner or Manner()
        self.clock = clock
        self.threads: dict[int, Thread] = {}  # by seat

    def choose(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> int:
        """The option most tried."""
        considered = game.plan(guess, ask, dice)
        if len(considered) == 1:
            return considered[0]
        search = self.searched(game, guess, ask, dice)
        option = search.best(ask)
        self.hold(game, search, guess, ask, option)
        return option

    def searched(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> Search:
        """A search about this question, done."""
        begun = self.clock()
        search = self.search(game, guess, ask, dice)
        self.run(search, guess, ask, begun)
        return search

    def search(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> Search:
        """The last search of this seat if it foresaw exactly this, else a new one."""
        thread = self.threads.pop(ask.seat, None)
        if thread and thread.fits(game, guess, ask):
            thread.search.dice = dice
            return thread.search
        return Search(game, ask.seat, dice, self.manner)

    def run(self, search: Search, guess: State, ask: Ask, begun: float) -> None:
        """Iterate until the time or the number is used up, or more could not change the answer."""
        search.prepare(guess, ask)
        done = 0
        while self.iterations is None or done < self.iterations:
            passed = self.clock() - begun if self.think is not None else 0.0
            if self.think is not None and done > 0:
                if passed >= self.think or search.settled(ask, int(done * (self.think - passed) / passed) + 1):
                    return
            elif self.iterations is not None and search.settled(ask, self.iterations - done):
                return
            search.think(guess)
            done += 1

    def hold(self, game: Game[Any], search: Search, guess: State, ask: Ask, option: int) -> None:
        """Keep the search if the same seat is asked again before anybody learns anything."""
        after = guess.copy()
        after.take(after.asked(ask.seat), option)
        while after.asks and len(after.asks[0].options) == 1:
            after.take(after.asks[0], after.asks[0].options[0])
        mine = [later for later in after.asks if later.seat == ask.seat]
        if mine and len(search.nodes) < MOST_NODES:
            search.go_on(ask, option)
            self.threads[ask.seat] = Thread(game.name, search, mine[0].options, game.view(after, ask.seat))

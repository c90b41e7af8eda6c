"""A bot that searches for a given time, or for a given number of iterations."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any, Callable

from prixfixe.bots.ismcts import Manner, Search
from prixfixe.bots.nets import Judges, judge_of
from prixfixe.bots.playout import Playouts
from prixfixe.core.chance import Chance
from prixfixe.core.game import Game, View
from prixfixe.core.state import Ask, State

Clock = Callable[[], float]
PRICE = 10  # iterations that a match played on counts for, where they are counted
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


class Budget:
    """The time of one decision, or its number of iterations."""

    def __init__(self, think: float | None, iterations: int | None, clock: Clock) -> None:
        self.think = think
        self.iterations = iterations
        self.clock = clock
        self.begun = clock()

    def spent(self, done: int) -> float:
        """The share that is used up after so many iterations."""
        share = 0.0 if self.iterations is None else done / self.iterations
        return share if self.think is None else max(share, (self.clock() - self.begun) / self.think)


def more(done: int, spent: float, share: float) -> int:
    """How many iterations follow until a share of the budget is used up, if they go on as fast."""
    return int(done * (share - spent) / max(spent, 1e-9) + 0.999)


class Thinker:
    """Searches for its time, and decides."""

    def __init__(
        self,
        think: float | None = None,
        iterations: int | None = None,
        manner: Manner | None = None,
        clock: Clock = perf_counter,
        judges: Judges = judge_of,
    ) -> None:
        self.think = think
        self.iterations = iterations
        self.manner = manner or Manner()
        self.clock = clock
        self.judges = judges
        self.threads: dict[int, Thread] = {}  # by seat

    def choose(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> int:
        """The option most tried, or that did best in matches played on."""
        considered = game.bots.plan(guess, ask, dice)
        if len(considered) == 1:
            return considered[0]
        found = self.thought(game, guess, ask, dice)
        option = found.best()
        if self.manner.mix and game.question(ask).secret:
            near = [one for one in found.search.near(ask) if one != option]
            option = [option, *near][dice.below(1 + len(near))]
        self.hold(game, found.search, guess, ask, option)
        return option

    def thought(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> Playouts:
        """A search about this question; where a game gains by it, its leading options are then played on."""
        budget = Budget(self.think, self.iterations, self.clock)
        search = self.search(game, guess, ask, dice)
        share = 1.0 - self.manner.playouts if game.bots.playouts else 1.0
        done = self.run(search, guess, ask, budget, share)
        found = Playouts(game, search, guess, ask)
        if share < 1.0:
            self.play_on(found, budget, done)
        return found

    def search(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> Search:
        """The last search of this seat if it foresaw exactly this, else a new one."""
        thread = self.threads.pop(ask.seat, None)
        if thread and thread.fits(game, guess, ask):
            thread.search.dice = dice
            return thread.search
        return Search(game, ask.seat, dice, self.manner, self.judges)

    def run(self, search: Search, guess: State, ask: Ask, budget: Budget, share: float) -> int:
        """Iterate until a share of the budget is used up, or more could not change the answer; how often it was."""
        search.prepare(guess, ask)
        done = 0
        while True:
            spent = budget.spent(done)
            if done and (spent >= share or search.settled(ask, more(done, spent, share))):
                return done
            search.think(guess)
            done += 1

    def play_on(self, found: Playouts, budget: Budget, done: int) -> None:
        """Play matches on as long as there is budget for one more, and more than one option to compare."""
        begun = budget.spent(done)
        while len(found.places) > 1:
            played = int(found.played)
            spent = budget.spent(done + PRICE * played)
            each = (spent - begun) / played if played else 0.0
            if spent + each >= 1.0:
                return
            found.play((spent - begun) / (1.0 - begun))

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

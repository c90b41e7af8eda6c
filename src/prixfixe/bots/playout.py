"""Matches played on: what the leading options of a search come to when everybody hurries to the end of a stage."""

from __future__ import annotations

from math import sqrt
from typing import Any, Callable, Final

from mypy_extensions import i64

from prixfixe.bots.ismcts import Search, next_ask
from prixfixe.bots.tree import Node
from prixfixe.core.chance import Chance, chance
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State

CLEAR: Final = 0.5  # a lead of this, over the root of the number of matches, is not made up for
STAY: Final = [5, 3, 2]  # options that are compared in each third of the time


class Playouts:
    """The leading options of a search, each played on to the end of the stage in the same guesses."""

    def __init__(self, game: Game[Any], search: Search, guess: State, ask: Ask) -> None:
        self.consider: Callable[[State, Ask, Chance], list[i64]] = game.bots.hurry or game.bots.plan
        self.stage: Callable[[State], int] = game.bots.stage
        self.reopen: Callable[[State, int], None] = game.bots.reopen
        self.weight: float = game.bots.playouts
        self.search = search
        self.guess = guess
        self.ask = ask
        self.root: Node = search.root(ask)
        self.places: list[i64] = most_tried(self.root, STAY[0])  # of the options that are still compared
        self.next: i64 = 0  # of these, in this round
        self.world: i64 = 0  # the seed of this round's guess
        self.played: i64 = 0  # matches in all
        self.values: list[list[float]] = [[] for _ in self.root.options]  # what each option came to
        self.ends: list[i64] = [0 for _ in self.root.options]  # how often the match was over then
        self.wins: list[float] = [0.0 for _ in self.root.options]  # and how often won

    def play(self, progress: float) -> None:
        """Play one match on; `progress` from 0 to 1 says how much of the time is gone."""
        if self.next == 0:
            self.world = self.search.dice.below(1 << 30)
        place = self.places[self.next]
        s = self.search.guess_of(self.guess, self.search.seat, self.world)
        self.play_on(s, self.root.options[place], chance(self.world))
        self.search.value(s)
        self.values[place].append(self.search.values[self.search.seat])
        if s.over:
            self.ends[place] += 1
            self.wins[place] += self.search.won
        self.played += 1
        self.next = (self.next + 1) % len(self.places)
        if self.next == 0:
            self.drop(STAY[min(int(3.0 * progress), 2)])

    def drop(self, most: i64) -> None:
        """Only the best of those that are compared stay, and of them those that may still become it."""
        self.places = [place for _, place in sorted([(-self.value(place), place) for place in self.places])][:most]
        least = self.value(self.places[0]) - CLEAR / sqrt(self.weight + float(self.rounds()))
        self.places = [place for place in self.places if self.value(place) > least]

    def rounds(self) -> i64:
        """How many matches were played with every option that is still compared."""
        return len(self.values[self.places[-1]])

    def value(self, place: i64) -> float:
        """The mean of what an option came to in whole rounds, in which the word of the search counts as several."""
        whole = min(len(self.values[place]), self.rounds())
        word = self.root.mean(place) + self.drift()
        return (self.weight * word + sum(self.values[place][:whole])) / (self.weight + float(whole))

    def drift(self) -> float:
        """How much better all matches end than the search says, so that options played on more and less compare."""
        whole = self.rounds()
        if whole == 0:
            return 0.0
        total = 0.0
        for place in self.places:
            total += sum(self.values[place][:whole]) / float(whole) - self.root.mean(place)
        return total / float(len(self.places))

    def best(self) -> i64:
        """The option that did best; where no round was finished, the one most tried."""
        if self.rounds() == 0:
            return self.search.best(self.ask)
        return self.root.options[max(self.places, key=self.value)]

    def tallies(self) -> dict[int, float]:
        """What speaks for each option: how often it was tried; once matches are played on, how the last ones did."""
        if self.rounds() == 0:
            return {int(self.root.options[i]): float(self.root.visits[i]) for i in range(len(self.root.options))}
        return {int(self.root.options[place]): self.value(place) for place in self.places}

    # ---- in a hurry

    def play_on(self, s: State, option: i64, dice: Chance) -> None:
        """With an option to the end of the stage, everybody taking what looks best at once."""
        stage = self.stage(s)
        s.take(s.asked(self.search.seat), option)
        while s.asks and self.stage(s) == stage:
            ask = next_ask(s)
            s.take(ask, self.hurried(s, ask, dice))

    def hurried(self, s: State, ask: Ask, dice: Chance) -> i64:
        """What looks best to the seat that is asked, blind to what others have sealed and to what will be drawn."""
        if len(ask.options) == 1 or ask.seat < 0:
            return ask.options[0]
        options = self.consider(s, ask, dice)
        best = options[0]
        if len(options) == 1:
            return best
        most = -1e9
        seed = dice.below(1 << 30)
        for option in options:
            after = s.copy()
            self.reopen(after, ask.seat)
            after.seed(seed)
            after.take(ask, option)
            look = self.search.margins(after)[ask.seat]
            if look > most:
                most = look
                best = option
        return best


def most_tried(root: Node, most: i64) -> list[i64]:
    """The places of the options tried most, at most so many."""
    ranked = sorted([(-root.visits[place], place) for place in range(len(root.options)) if root.visits[place] > 0])
    return [place for _, place in ranked[:most]]

"""What a search remembers: for every question a seat may come to, how each answer to it has turned out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import Ask

SPREAD: Final = 1_000_003
MASK: Final = (1 << 40) - 1  # a product with SPREAD stays below 2**62, the same compiled or not


def mixed(path: i64, n: i64) -> i64:
    """A number that stands for everything in `path`, and then `n`."""
    path = (path ^ (n & MASK)) * SPREAD
    return (path ^ path >> 23) & MASK


class Node:
    """One question as one seat knows it: its options and what became of them, in parallel lists."""

    def __init__(self) -> None:
        self.count: i64 = 0  # how often the question was reached
        self.options: list[i64] = []
        self.visits: list[i64] = []
        self.totals: list[float] = []  # of the values, for the seat that answers
        self.wins: list[float] = []  # how often the seat was ahead in the end; only the root counts this
        self.offered: list[i64] = []  # how often each option could be taken
        self.regrets: list[float] = []  # how much better each option would have been; for secret questions
        self.priors: list[float] = []  # the value one look ahead; empty before anybody looked

    def places(self, options: list[i64]) -> list[i64]:
        """Where each of the options stands in the lists; new ones are added."""
        found: list[i64] = []
        for option in options:
            place = self.place(option)
            if place < 0:
                place = len(self.options)
                self.add(option)
            found.append(place)
        return found

    def place(self, option: i64) -> i64:
        """Where an option stands in the lists, -1 if nowhere."""
        for i in range(len(self.options)):
            if self.options[i] == option:
                return i
        return -1

    def add(self, option: i64) -> None:
        """Take up an option that was not there before."""
        self.options.append(option)
        self.visits.append(0)
        self.totals.append(0.0)
        self.wins.append(0.0)
        self.regrets.append(0.0)
        self.offered.append(0)

    def rank(self, looks: list[float]) -> None:
        """Note the value of each option one look ahead, and put the best first."""
        order = [i for _, i in sorted([(-looks[i], i) for i in range(len(looks))])]
        self.priors = [looks[i] for i in order]
        self.options = [self.options[i] for i in order]
        self.visits = [self.visits[i] for i in order]
        self.totals = [self.totals[i] for i in order]
        self.wins = [self.wins[i] for i in order]
        self.offered = [self.offered[i] for i in order]
        self.regrets = [self.regrets[i] for i in order]

    def mean(self, place: i64, weight: float) -> float:
        """The mean value of an option, where a prior counts as much as `weight` visits."""
        visits, total = float(self.visits[place]), self.totals[place]
        if len(self.priors) > place:
            visits, total = visits + weight, total + weight * self.priors[place]
        return total / visits if visits > 0.0 else 0.5


class Habit:
    """How one answer to one kind of question has turned out, wherever it was given."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total: float = 0.0


def digest(ask: Ask, rule: i64) -> i64:
    """A number for a question: who is asked what, with which options."""
    path = mixed(mixed(mixed(rule, ask.seat), ask.a), ask.b)
    for option in ask.options:
        path = mixed(path, option)
    return path

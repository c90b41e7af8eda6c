"""What a search remembers: for every question a seat may come to, how each answer to it has turned out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.chance import Chance
from prixfixe.core.state import Ask

SPREAD: Final = 0x1E3779B97F4A7C15
MASK: Final = (1 << 62) - 1  # so many bits that no two questions of a long search share a number; a product that
# overflows when compiled has the same lowest 62, so numbers are the same compiled or not


class Node:
    """One question as one seat knows it: its options, the most promising first, and what became of them."""

    def __init__(self, options: list[i64], looks: list[float], dice: Chance) -> None:
        """Ranked by the value one look ahead; equal ones in random order."""
        ranked = sorted([(-looks[i], dice.below(1 << 30), i) for i in range(len(options))])
        self.count: i64 = 0  # how often the question was reached
        self.options: list[i64] = [options[i] for _, _, i in ranked]
        self.looks: list[float] = [looks[i] for _, _, i in ranked]
        self.visits: list[i64] = [0 for _ in ranked]
        self.totals: list[float] = [0.0 for _ in ranked]  # of the values, for the seat that answers
        self.ends: list[i64] = [0 for _ in ranked]  # how often the game was over then; kept at the root
        self.wins: list[float] = [0.0 for _ in ranked]  # and how often won

    def mean(self, place: i64) -> float:
        """The mean value of an option, where the look ahead counts as one visit."""
        return (self.totals[place] + self.looks[place]) / float(self.visits[place] + 1)


def mixed(path: i64, n: i64) -> i64:
    """A number that stands for everything in `path`, and then `n`."""
    path = (path ^ (n & MASK)) * SPREAD & MASK
    return path ^ path >> 29


def digest(ask: Ask, rule: i64) -> i64:
    """A number for a question: who is asked what, with which options."""
    path = mixed(mixed(mixed(rule, ask.seat), ask.a), ask.b)
    for option in ask.options:
        path = mixed(path, option)
    return path

"""Options as numbers: a kind of options says which numbers it has and what they are made of."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Kind:
    """Options that mean one, two or three things, each by its place in a table, as one number from `first` on."""

    def __init__(self, first: i64, one: i64, two: i64 = 1, three: i64 = 1) -> None:
        self.first: i64 = first
        self.ones: i64 = two * three  # how many numbers begin with the same thing
        self.threes: i64 = three
        self.end: i64 = first + one * two * three

    def code(self, one: i64) -> i64:
        """The number of an option that means one thing, or the first of those that begin with it."""
        return self.first + one * self.ones

    def pair(self, one: i64, two: i64) -> i64:
        """The number of an option that means two things."""
        return self.first + one * self.ones + two * self.threes

    def triple(self, one: i64, two: i64, three: i64) -> i64:
        """The number of an option that means three things."""
        return self.first + one * self.ones + two * self.threes + three

    def has(self, option: i64) -> bool:
        """Whether a number is of this kind."""
        return self.first <= option < self.end

    def one(self, option: i64) -> i64:
        """The first thing an option means."""
        return (option - self.first) // self.ones

    def two(self, option: i64) -> i64:
        """The second."""
        rest = (option - self.first) % self.ones
        return rest if self.threes == 1 else rest // self.threes  # a division costs as much as the rest of the call

    def three(self, option: i64) -> i64:
        """The third."""
        return (option - self.first) % self.threes

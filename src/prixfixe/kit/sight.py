"""How a position is shown: a game says once what a seat may see, and it becomes plain data or numbers for learning.

What can be learnt from is shown with its bounds, so that an outline of a configuration can name and bound every number.
The lists that are shown may be the position's own: who wants to keep them copies them.
"""

from __future__ import annotations

from typing import Any, Callable, Final

from mypy_extensions import i64, mypyc_attr

from prixfixe.core.state import State

Show = Callable[[Any, i64, "Sight"], None]  # says what a seat may see of a position
ASIDE: Final = ("options", "waiting", "seats", "seat", "content")  # in a view, but shown beside the board


def cut(items: list[i64], width: i64) -> list[list[i64]]:
    """A list in rows of so many."""
    return [items[i : i + width] for i in range(0, len(items), width)]


def bits(number: i64, count: i64) -> list[i64]:
    """The lowest bits of a number as a list of 0 and 1."""
    return [number >> i & 1 for i in range(count)]


def offered(s: State, seat: i64) -> list[i64]:
    """What the seat may answer now."""
    ask = s.question(seat)
    return ask.options if ask is not None else []


@mypyc_attr(acyclic=True)
class Sight:
    """Something that is shown a position, key by key and always in the same order; this one looks away.

    `low` and `high` bound a number; -1 or -2 as the lowest means that it can stand for nothing. `length` is how long a
    list can be; learning looks at no more of it. Where things belong to seats, `per` is how many each seat has (0 where
    they belong to none), so that learning can put the own ones first.
    """

    deriving: bool = False  # for people: wants also what follows from the rest: prices, scores so far
    outlining: bool = False  # wants the form alone: what may be missing is shown once, whatever its numbers

    def number(self, key: str, value: i64, low: i64, high: i64) -> None:
        """A number."""

    def flag(self, key: str, value: bool) -> None:
        """A yes or no."""

    def word(self, key: str, place: i64, words: tuple[str, ...]) -> None:
        """One of some words."""

    def seat(self, key: str, value: i64, count: i64, per: i64) -> None:
        """A seat, or one of `count` pieces of which every seat has `per`; below zero is nobody."""

    def items(self, key: str, value: list[i64], length: i64, low: i64, high: i64) -> None:
        """A list of numbers."""

    def flags(self, key: str, value: list[i64]) -> None:
        """A list of yes or no, as long as it is."""

    def bits(self, key: str, value: i64, count: i64, length: i64, per: i64) -> None:
        """A list of 0 and 1, as the lowest bits of a number."""

    def by_seat(self, key: str, value: list[i64], seats: i64, low: i64, high: i64) -> None:
        """A number for every seat, or none at all."""

    def seats(self, key: str, value: list[i64], length: i64, count: i64, per: i64) -> None:
        """A list of seats or pieces whose order means something."""

    def among(self, key: str, value: list[i64], count: i64, per: i64) -> None:
        """Some of the seats or pieces."""

    def bag(self, key: str, value: list[i64], kinds: i64, most: i64) -> None:
        """A list of things whose order means nothing, of so many kinds, and at most so many of each."""

    def tokens(self, key: str, value: list[i64], kinds: list[i64], most: i64) -> None:
        """The same with the kinds that there are."""

    def rows(self, key: str, value: list[list[i64]], length: i64, width: i64, low: i64, high: i64) -> None:
        """A list of lists of numbers, each at most so wide."""

    def grid(self, key: str, value: list[i64], width: i64, low: i64, high: i64) -> None:
        """A list of numbers, as long as it is, that stands for rows of so many."""

    def bags(self, key: str, value: list[list[i64]], length: i64, kinds: i64, most: i64, per: i64) -> None:
        """A list of bags."""

    def heaps(self, key: str, value: list[list[i64]], length: i64, kinds: list[i64], most: i64) -> None:
        """A list of bags with the kinds that there are."""

    def data(self, key: str, value: Any) -> None:
        """Plain data made to be shown to people; nothing is learnt from it."""

    def part(self, key: str) -> Sight:
        """A part with keys of its own."""
        return self

    def row(self, key: str) -> Sight:
        """A part whose keys people know by their order."""
        return self.part(key)

    def no_row(self, key: str) -> None:
        """Nothing, where a row may be."""

    def parts(self, key: str, length: i64, per: i64) -> None:
        """A list of alike parts, which `following` gives one after the other."""

    def lines(self, key: str, length: i64, per: i64) -> None:
        """A list of alike rows, which `following` gives one after the other."""
        self.parts(key, length, per)

    def following(self) -> Sight:
        """The next part or row of the list begun last."""
        return self

    def skip(self) -> None:
        """Nothing, where the next part or row may be."""
        self.following()

    def most(self, numbers: list[i64]) -> i64:
        """The largest of some numbers as a bound; counted only where bounds are looked at."""
        return 0

    def total(self, numbers: list[i64]) -> i64:
        """All of some numbers together as a bound; counted only where bounds are looked at."""
        return 0


@mypyc_attr(acyclic=True)
class Row(Sight):
    """Plain data in its order: a list of what is shown."""

    deriving = True

    def __init__(self) -> None:
        self.entries: list[Any] = []
        self.begun: list[Any] = self.entries  # the list of parts begun last
        self.lined: bool = False  # and whether they are rows

    def data(self, key: str, value: Any) -> None:
        """The data itself."""
        self.entries.append(value)

    def number(self, key: str, value: i64, low: i64, high: i64) -> None:
        """The number."""
        self.data(key, value)

    def flag(self, key: str, value: bool) -> None:
        """True or False."""
        self.data(key, value)

    def word(self, key: str, place: i64, words: tuple[str, ...]) -> None:
        """The word."""
        self.data(key, words[place])

    def seat(self, key: str, value: i64, count: i64, per: i64) -> None:
        """The number of the seat."""
        self.data(key, value)

    def items(self, key: str, value: list[i64], length: i64, low: i64, high: i64) -> None:
        """A copy of the list."""
        self.data(key, value[:])

    def flags(self, key: str, value: list[i64]) -> None:
        """True or False for each."""
        self.data(key, [bool(number) for number in value])

    def bits(self, key: str, value: i64, count: i64, length: i64, per: i64) -> None:
        """The list."""
        self.data(key, bits(value, count))

    def by_seat(self, key: str, value: list[i64], seats: i64, low: i64, high: i64) -> None:
        """A copy of the list."""
        self.data(key, value[:])

    def seats(self, key: str, value: list[i64], length: i64, count: i64, per: i64) -> None:
        """A copy of the list."""
        self.data(key, value[:])

    def among(self, key: str, value: list[i64], count: i64, per: i64) -> None:
        """A copy of the list."""
        self.data(key, value[:])

    def bag(self, key: str, value: list[i64], kinds: i64, most: i64) -> None:
        """A copy of the list."""
        self.data(key, value[:])

    def tokens(self, key: str, value: list[i64], kinds: list[i64], most: i64) -> None:
        """A copy of the list."""
        self.data(key, value[:])

    def rows(self, key: str, value: list[list[i64]], length: i64, width: i64, low: i64, high: i64) -> None:
        """A copy of the list and of those in it."""
        self.data(key, [row[:] for row in value])

    def grid(self, key: str, value: list[i64], width: i64, low: i64, high: i64) -> None:
        """The rows."""
        self.data(key, cut(value, width))

    def bags(self, key: str, value: list[list[i64]], length: i64, kinds: i64, most: i64, per: i64) -> None:
        """A copy of the list and of those in it."""
        self.data(key, [row[:] for row in value])

    def heaps(self, key: str, value: list[list[i64]], length: i64, kinds: list[i64], most: i64) -> None:
        """A copy of the list and of those in it."""
        self.data(key, [row[:] for row in value])

    def part(self, key: str) -> Sight:
        """A dictionary in this one."""
        inner = Plain()
        self.data(key, inner.view)
        return inner

    def row(self, key: str) -> Sight:
        """A list in this one."""
        inner = Row()
        self.data(key, inner.entries)
        return inner

    def no_row(self, key: str) -> None:
        """An empty list."""
        self.data(key, [])

    def parts(self, key: str, length: i64, per: i64) -> None:
        """A list for dictionaries."""
        self.begun, self.lined = [], False
        self.data(key, self.begun)

    def lines(self, key: str, length: i64, per: i64) -> None:
        """A list for lists."""
        self.begun, self.lined = [], True
        self.data(key, self.begun)

    def following(self) -> Sight:
        """The next of the list."""
        if self.lined:
            row = Row()
            self.begun.append(row.entries)
            return row
        inner = Plain()
        self.begun.append(inner.view)
        return inner


@mypyc_attr(acyclic=True)
class Plain(Row):
    """Plain data under its keys; what is shown most takes no detour."""

    def __init__(self) -> None:
        super().__init__()
        self.view: dict[str, Any] = {}

    def data(self, key: str, value: Any) -> None:
        """The data itself."""
        self.view[key] = value

    def number(self, key: str, value: i64, low: i64, high: i64) -> None:
        """The number."""
        self.view[key] = value

    def items(self, key: str, value: list[i64], length: i64, low: i64, high: i64) -> None:
        """A copy of the list."""
        self.view[key] = value[:]

    def bag(self, key: str, value: list[i64], kinds: i64, most: i64) -> None:
        """A copy of the list."""
        self.view[key] = value[:]


class Shown:
    """The view of a game that says what a seat may see: all of it as plain data, and with which own cards."""

    def __init__(self, show: Show) -> None:
        self.show = show

    def __call__(self, s: Any, seat: int) -> dict[str, Any]:
        to = Plain()
        self.show(s, seat, to)
        to.view["content"] = s.content
        return to.view


def plain(show: Show) -> Shown:
    """The same, in the words of a Game record."""
    return Shown(show)

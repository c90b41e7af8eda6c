"""How a position is shown: a game says once what a seat may see, and it becomes plain data or numbers for learning.

The lists that are shown may be the position's own: who wants to keep them copies them.
"""

from __future__ import annotations

from typing import Any, Callable, Final

from mypy_extensions import i64, mypyc_attr

from prixfixe.core.state import State

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
    """Something that is shown a position, key by key; this one looks away."""

    deriving: bool = False  # whether it wants to be told what follows from a position too: prices, scores so far

    def number(self, key: str, value: i64) -> None:
        """A number."""

    def flag(self, key: str, value: bool) -> None:
        """A yes or no."""

    def items(self, key: str, value: list[i64]) -> None:
        """A list of numbers."""

    def rows(self, key: str, value: list[list[i64]]) -> None:
        """A list of lists of numbers."""

    def grid(self, key: str, value: list[i64], width: i64) -> None:
        """A list of numbers that stands for rows of so many."""

    def bits(self, key: str, value: i64, count: i64) -> None:
        """A list of 0 and 1, as the lowest bits of a number."""

    def data(self, key: str, value: Any) -> None:
        """Plain data of any other form, made to be shown."""

    def part(self, key: str) -> Sight:
        """A part with keys of its own."""
        return self

    def parts(self, key: str) -> None:
        """A list of alike parts, which `following` gives one after the other."""

    def following(self) -> Sight:
        """The next part of the list begun last."""
        return self


@mypyc_attr(acyclic=True)
class Plain(Sight):
    """Plain data: what is shown, under its keys."""

    deriving: bool = True

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.begun: list[dict[str, Any]] = []

    def number(self, key: str, value: i64) -> None:
        """The number."""
        self.view[key] = value

    def flag(self, key: str, value: bool) -> None:
        """True or False."""
        self.view[key] = value

    def items(self, key: str, value: list[i64]) -> None:
        """A copy of the list."""
        self.view[key] = value[:]

    def rows(self, key: str, value: list[list[i64]]) -> None:
        """A copy of the list and of those in it."""
        self.view[key] = [row[:] for row in value]

    def grid(self, key: str, value: list[i64], width: i64) -> None:
        """The rows."""
        self.view[key] = cut(value, width)

    def bits(self, key: str, value: i64, count: i64) -> None:
        """The list."""
        self.view[key] = bits(value, count)

    def data(self, key: str, value: Any) -> None:
        """The data itself."""
        self.view[key] = value

    def part(self, key: str) -> Sight:
        """A dictionary in this one."""
        inner = Plain()
        self.view[key] = inner.view
        return inner

    def parts(self, key: str) -> None:
        """A list for dictionaries."""
        self.begun = []
        self.view[key] = self.begun

    def following(self) -> Sight:
        """The next dictionary of the list."""
        inner = Plain()
        self.begun.append(inner.view)
        return inner


def plain(show: Callable[[Any, i64, Sight], None]) -> Callable[[Any, int], dict[str, Any]]:
    """The view of a game that says what a seat may see: all of it as plain data."""

    def view(s: Any, seat: int) -> dict[str, Any]:
        to = Plain()
        show(s, seat, to)
        return to.view

    return view

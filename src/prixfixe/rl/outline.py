"""What is seen in a configuration: every number by name, with its bounds, as a position is shown with them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from prixfixe.kit.sight import Show, Sight
from prixfixe.rl.fields import Field, Fields

Named = tuple[str, int, int, int]  # the name of a number, the lowest and the highest it can be, and its blank
NOTHING = -2  # and -1 stand for nothing where they are the lowest; what can be lower is an amount


def bounded(name: str, low: i64, high: i64) -> Named:
    """A number; the lowest one is its blank, unless it is an amount."""
    return name, int(low), int(high), int(low) if low >= NOTHING else 0


@mypyc_attr(acyclic=True)
class Entry:
    """A key: how many items it has (-1 if it is no list), and the numbers or the keys of each."""

    def __init__(self, length: i64, each: list[Named], inner: Outline | None, kinds: list[i64]) -> None:
        self.length = length
        self.each = each
        self.inner = inner
        self.kinds = kinds  # of tokens

    def one(self, at: str) -> list[Named]:
        """The numbers of one item."""
        if self.inner is not None:
            return self.inner.names(at)
        return [(f"{at}{name}", low, high, blank) for name, low, high, blank in self.each]

    def names(self, at: str) -> list[Named]:
        """The numbers of all items."""
        if self.length < 0:
            return self.one(at)
        return [found for i in range(self.length) for found in self.one(f"{at}[{i}]")]

    def field(self, key: str, at: i64) -> Field:
        """Where these numbers stand."""
        places: list[i64] = [-1] * (int(max(self.kinds)) + 1) if self.kinds else []
        for place, kind in enumerate(self.kinds):
            places[kind] = place
        inner = self.inner.fields() if self.inner is not None else Fields()
        return Field(key, at, self.length, len(self.one("")), places, inner)


def counted(kinds: list[i64], most: i64) -> list[Named]:
    """The numbers of a bag."""
    return [bounded(f"#{kind}", 0, most) for kind in kinds]


@mypyc_attr(acyclic=True)
class Outline(Sight):
    """Collects the keys of what it is shown, with the bounds."""

    outlining = True

    def __init__(self) -> None:
        self.entries: dict[str, Entry] = {}
        self.begun: Sight = Sight()

    def names(self, at: str) -> list[Named]:
        """Every number, by the keys it stands under."""
        dot = f"{at}." if at else ""
        return [found for key, entry in self.entries.items() for found in entry.names(f"{dot}{key}" if key else at)]

    def fields(self) -> Fields:
        """Where the numbers of each key stand."""
        made = Fields()
        at = 0
        for key, entry in self.entries.items():
            made.all.append(entry.field(key, at))
            at += len(entry.names(""))
        return made

    def single(self, key: str, low: i64, high: i64) -> None:
        """A key with one number."""
        self.entries[key] = Entry(-1, [bounded("", low, high)], None, [])

    def several(self, key: str, length: i64, low: i64, high: i64) -> None:
        """A key with a list of numbers."""
        self.entries[key] = Entry(length, [bounded("", low, high)], None, [])

    def inside(self, key: str, length: i64) -> Outline:
        """A key with keys of its own, the same for all items of a list."""
        entry = self.entries.get(key)
        if entry is not None and entry.inner is not None:
            return entry.inner
        inner = Outline()
        self.entries[key] = Entry(length, [], inner, [])
        return inner

    def number(self, key: str, value: i64, low: i64, high: i64) -> None:
        """Its bounds."""
        self.single(key, low, high)

    def flag(self, key: str, value: bool) -> None:
        """0 or 1."""
        self.single(key, 0, 1)

    def word(self, key: str, place: i64, words: tuple[str, ...]) -> None:
        """The place of a word."""
        self.single(key, 0, len(words) - 1)

    def seat(self, key: str, value: i64, count: i64, per: i64) -> None:
        """How many seats after the own one, or nobody."""
        self.single(key, -1, count - 1)

    def items(self, key: str, value: list[i64], length: i64, low: i64, high: i64) -> None:
        """Every place of the list."""
        self.several(key, length, low, high)

    def flags(self, key: str, value: list[i64]) -> None:
        """0 or 1 at every place of the list."""
        self.several(key, len(value), 0, 1)

    def bits(self, key: str, value: i64, count: i64, length: i64, per: i64) -> None:
        """0 or 1 at every place of the list."""
        self.several(key, length, 0, 1)

    def by_seat(self, key: str, value: list[i64], seats: i64, low: i64, high: i64) -> None:
        """A number for every seat."""
        self.several(key, seats, low, high)

    def seats(self, key: str, value: list[i64], length: i64, count: i64, per: i64) -> None:
        """A seat, or nobody, at every place of the list."""
        self.several(key, length, -1, count - 1)

    def among(self, key: str, value: list[i64], count: i64, per: i64) -> None:
        """0 or 1 for every seat."""
        self.several(key, count, 0, 1)

    def bag(self, key: str, value: list[i64], kinds: i64, most: i64) -> None:
        """A count for every kind."""
        self.entries[key] = Entry(-1, counted(list(range(kinds)), most), None, [])

    def tokens(self, key: str, value: list[i64], kinds: list[i64], most: i64) -> None:
        """A count for every kind that there is."""
        self.entries[key] = Entry(-1, counted(kinds, most), None, kinds)

    def rows(self, key: str, value: list[list[i64]], length: i64, width: i64, low: i64, high: i64) -> None:
        """Every place of every row."""
        self.entries[key] = Entry(length, [bounded(f"[{i}]", low, high) for i in range(width)], None, [])

    def grid(self, key: str, value: list[i64], width: i64, low: i64, high: i64) -> None:
        """Every place of every row."""
        self.rows(key, [], len(value) // width, width, low, high)

    def bags(self, key: str, value: list[list[i64]], length: i64, kinds: i64, most: i64, per: i64) -> None:
        """A count for every kind in every bag."""
        self.entries[key] = Entry(length, counted(list(range(kinds)), most), None, [])

    def heaps(self, key: str, value: list[list[i64]], length: i64, kinds: list[i64], most: i64) -> None:
        """A count for every kind that there is in every bag."""
        self.entries[key] = Entry(length, counted(kinds, most), None, kinds)

    def part(self, key: str) -> Sight:
        """The outline of a part."""
        return self.inside(key, -1)

    def parts(self, key: str, length: i64, per: i64) -> None:
        """One outline for all parts."""
        self.begun = self.inside(key, length)

    def following(self) -> Sight:
        """The same outline."""
        return self.begun

    def most(self, numbers: list[i64]) -> i64:
        """The largest."""
        return max(numbers)

    def total(self, numbers: list[i64]) -> i64:
        """The sum."""
        return sum(numbers)


def outline(show: Show, s: Any, seat: int) -> Outline:
    """The outline of a configuration, from any position of it that is shown to anybody."""
    found = Outline()
    show(s, seat, found)
    return found

"""A view as numbers: which key holds a number, a seat, a list, a bag of things or a list of parts, and its bounds.

A description mirrors the view. It names and bounds every number, and writes what differs from a blank into a buffer of
blanks, while a position is shown. It is compiled, and the buffer is one of plain C numbers,
because this is what costs most in a learning loop.
"""

from __future__ import annotations

from typing import Any, Callable, Final, Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from prixfixe.core.state import Rule, State
from prixfixe.kit.sight import Sight, bits, cut

Show = Callable[[Any, int, Sight], None]  # what shows a position to a seat
Named = tuple[str, int, int, int]  # the name of a number, the lowest and the highest it can be, and its blank


class Spec:
    """What a part of a view becomes."""

    def names(self, at: str) -> list[Named]:
        """Every number it makes."""
        raise TypeError(f"{type(self).__name__} has no names")

    def write(self, value: Any, seat: i64, into: vec[i32], at: i64) -> None:
        """Put the numbers of a value into a buffer of blanks, from `at` on; `seat` is whose view it is."""
        raise TypeError(f"{type(self).__name__} writes nothing")

    def write_number(self, value: i64, seat: i64, into: vec[i32], at: i64) -> None:
        """The same for a value that is one number."""
        self.write(value, seat, into, at)

    def write_grid(self, value: list[i64], width: i64, seat: i64, into: vec[i32], at: i64) -> None:
        """The same for rows of so many numbers in one list."""
        self.write(cut(value, width), seat, into, at)

    def write_bits(self, value: i64, count: i64, seat: i64, into: vec[i32], at: i64) -> None:
        """The same for a list of 0 and 1 as bits."""
        self.write(bits(value, count), seat, into, at)

    def write_part(self, place: i64, seat: i64, into: vec[i32], at: i64) -> Sight:
        """What writes a part that is shown key by key; in a list of parts, the one at a place."""
        raise TypeError(f"{type(self).__name__} has no keys")


def size(spec: Spec) -> int:
    """How many numbers a spec makes."""
    return len(spec.names(""))


class Number(Spec):
    """One number of the view, or a yes or no; the lowest one is its blank, unless it has another."""

    def __init__(self, low: int, high: int, blank: int | None = None) -> None:
        self.low = low
        self.high = high
        self.blank = low if blank is None else blank

    def names(self, at: str) -> list[Named]:
        """The number."""
        return [(at, self.low, self.high, self.blank)]

    def write(self, value: Any, seat: i64, into: vec[i32], at: i64) -> None:
        """The number as it is."""
        self.write_number(value, seat, into, at)

    def write_number(self, value: i64, seat: i64, into: vec[i32], at: i64) -> None:
        """The number as it is."""
        into[at] = i32(value)


class Word(Spec):
    """One of some words, as its place among them."""

    def __init__(self, words: Sequence[str]) -> None:
        self.places = {word: place for place, word in enumerate(words)}

    def names(self, at: str) -> list[Named]:
        """The place of the word."""
        return [(at, 0, len(self.places) - 1, 0)]

    def write(self, value: Any, seat: i64, into: vec[i32], at: i64) -> None:
        """Where the word stands among them."""
        place: i64 = self.places[value]
        into[at] = i32(place)


class Who(Spec):
    """A seat (or one of `per` pieces a seat has), counted from the own one; -1 is nobody."""

    def __init__(self, count: int, per: int = 1) -> None:
        self.count: i64 = count
        self.per: i64 = per

    def names(self, at: str) -> list[Named]:
        """The seat."""
        return [(at, -1, int(self.count) - 1, -1)]

    def write(self, value: Any, seat: i64, into: vec[i32], at: i64) -> None:
        """How many seats after the own one."""
        self.write_number(value, seat, into, at)

    def write_number(self, value: i64, seat: i64, into: vec[i32], at: i64) -> None:
        """How many seats after the own one."""
        if value >= 0:
            into[at] = i32((value - max(seat, 0) * self.per) % self.count)


class Coded(Spec):
    """A seat and a number in one code, seat * base + number; below zero is nobody."""

    def __init__(self, count: int, base: int) -> None:
        self.count: i64 = count
        self.base: i64 = base

    def names(self, at: str) -> list[Named]:
        """The seat and the number."""
        return [(f"{at}.who", -1, int(self.count) - 1, -1), (f"{at}.number", 0, int(self.base) - 1, 0)]

    def write(self, value: Any, seat: i64, into: vec[i32], at: i64) -> None:
        """Both parts of the code."""
        code: i64 = value
        if code >= 0:
            into[at] = i32((code // self.base - max(seat, 0)) % self.count)
            into[at + 1] = i32(code % self.base)


class Among(Spec):
    """Some of the seats (or pieces), as a yes or no for each, the own one first."""

    def __init__(self, count: int, per: int = 1) -> None:
        self.count: i64 = count
        self.per: i64 = per

    def names(self, at: str) -> list[Named]:
        """A yes or no for every seat."""
        return [(f"{at}[{i}]", 0, 1, 0) for i in range(int(self.count))]

    def write(self, value: Any, seat: i64, into: vec[i32], at: i64) -> None:
        """A yes for each seat in the list."""
        items: list[i64] = value
        for who in items:
            if who >= 0:
                into[at + (who - max(seat, 0) * self.per) % self.count] = 1


class Several(Spec):
    """A list of numbers, cut or filled up to a fixed length; with `per` so many a seat, the own ones first."""

    def __init__(self, length: int, low: int, high: int, per: int = 0, blank: int | None = None) -> None:
        self.length: i64 = length
        self.low = low
        self.high = high
        self.per: i64 = per
        self.blank = low if blank is None else blank

    def names(self, at: str) -> list[Named]:
        """Every place of the list."""
        return [(f"{at}[{i}]", self.low, self.high, self.blank) for i in range(int(self.length))]

    def write(self, value: Any, seat: i64, into: vec[i32], at: i64) -> None:
        """The numbers in their order."""
        items: list[i64] = value
        place: i64 = -max(seat, 0) * self.per
        length = self.length
        for number in items:
            if place < length:
                into[at + (place if place >= 0 else place + length)] = i32(number)
            place += 1

    def write_bits(self, value: i64, count: i64, seat: i64, into: vec[i32], at: i64) -> None:
        """The bits in their order."""
        place: i64 = -max(seat, 0) * self.per
        length = self.length
        for i in range(count):
            if place < length:
                into[at + (place if place >= 0 else place + length)] = i32(value >> i & 1)
            place += 1


class Bag(Spec):
    """A list of things as how many there are of each kind; what is below zero is nothing."""

    def __init__(self, kinds: Sequence[int], most: int) -> None:
        self.kinds = list(kinds)
        self.most = most
        self.places: list[i64] = [-1] * (max(self.kinds) + 1)
        for place, kind in enumerate(self.kinds):
            self.places[kind] = place

    def names(self, at: str) -> list[Named]:
        """Every kind of thing."""
        return [(f"{at}#{kind}", 0, self.most, 0) for kind in self.kinds]

    def write(self, value: Any, seat: i64, into: vec[i32], at: i64) -> None:
        """How many there are of each kind."""
        items: list[i64] = value
        for kind in items:
            if kind >= 0:
                place = self.places[kind]
                if place < 0:
                    raise KeyError(f"there is no place for a thing of kind {kind}")
                into[at + place] += 1


class Each(Spec):
    """A list of alike parts, filled up with blanks to a fixed length; with `per` so many a seat, the own ones first."""

    def __init__(self, length: int, spec: Spec, per: int = 0) -> None:
        self.length: i64 = length
        self.spec = spec
        self.per: i64 = per
        self.size: i64 = size(spec)

    def names(self, at: str) -> list[Named]:
        """The numbers of every part."""
        return [found for i in range(int(self.length)) for found in self.spec.names(f"{at}[{i}]")]

    def write(self, value: Any, seat: i64, into: vec[i32], at: i64) -> None:
        """The parts in their order."""
        items: list[Any] = value
        place: i64 = -max(seat, 0) * self.per
        for item in items:
            if place < self.length:
                here = place if place >= 0 else place + self.length
                self.spec.write(item, seat, into, at + here * self.size)
            place += 1

    def write_grid(self, value: list[i64], width: i64, seat: i64, into: vec[i32], at: i64) -> None:
        """Rows that fill their parts stand one after the other."""
        spec = self.spec
        whole = isinstance(spec, Several) and spec.per == 0 and spec.length == width
        if whole and self.per == 0 and len(value) == width * self.length:
            for number in value:
                into[at] = i32(number)
                at += 1
        else:
            self.write(cut(value, width), seat, into, at)

    def write_part(self, place: i64, seat: i64, into: vec[i32], at: i64) -> Sight:
        """A writer for one of the parts; nobody looks at what is beyond the last."""
        place -= max(seat, 0) * self.per
        if place >= self.length:
            return Sight()
        return self.spec.write_part(0, seat, into, at + (place if place >= 0 else place + self.length) * self.size)


class Nothing(Spec):
    """Something in the view that makes no numbers."""

    def names(self, at: str) -> list[Named]:
        """None."""
        return []

    def write(self, value: Any, seat: i64, into: vec[i32], at: i64) -> None:
        """Nothing."""

    def write_number(self, value: i64, seat: i64, into: vec[i32], at: i64) -> None:
        """Nothing."""

    def write_grid(self, value: list[i64], width: i64, seat: i64, into: vec[i32], at: i64) -> None:
        """Nothing."""

    def write_part(self, place: i64, seat: i64, into: vec[i32], at: i64) -> Sight:
        """Nobody looks at it."""
        return Sight()


@mypyc_attr(acyclic=True)
class Field:
    """A key of the view: what its value becomes, and where."""

    def __init__(self, key: str, spec: Spec, at: i64) -> None:
        self.key: Final = key
        self.spec: Final = spec
        self.at: Final = at


class Fields(Spec):
    """The named parts of the view, or of a part of it."""

    def __init__(self, fields: Mapping[str, Spec]) -> None:
        self.fields: list[Field] = []
        at = 0
        for key, spec in fields.items():
            self.fields.append(Field(key, spec, at))
            at += size(spec)
        self.shown: list[Field] = []  # in the order in which they are shown, those that make no numbers too

    def names(self, at: str) -> list[Named]:
        """The numbers of every part, by its key."""
        dot = f"{at}." if at else ""
        return [found for field in self.fields for found in field.spec.names(f"{dot}{field.key}")]

    def write(self, value: Any, seat: i64, into: vec[i32], at: i64) -> None:
        """The parts in the order of the description."""
        parts: dict[str, Any] = value
        for field in self.fields:
            field.spec.write(parts[field.key], seat, into, at + field.at)

    def write_part(self, place: i64, seat: i64, into: vec[i32], at: i64) -> Sight:
        """A writer of these keys."""
        return Writer(self, seat, into, at)

    def place(self, key: str, guess: i64) -> i64:
        """Where a key stands in the order of what is shown; one that is new comes where it was guessed to be."""
        for i, field in enumerate(self.shown):
            if field.key == key:
                return i
        new = Field(key, Nothing(), 0)
        for field in self.fields:
            if field.key == key:
                new = field
        self.shown.insert(int(guess), new)
        return guess


@mypyc_attr(acyclic=True, free_list_len=1)
class Writer(Sight):
    """Writes the numbers of what it is shown, as the fields describe it.

    The keys come in the same order every time, or nearly so: the next one is expected, and another looked up.
    """

    def __init__(self, fields: Fields, seat: i64, into: vec[i32], at: i64) -> None:
        self.fields: Final = fields
        self.shown: Final = fields.shown
        self.seat: Final = seat
        self.into: Final = into
        self.at: Final = at
        self.next: i64 = 0
        self.each: Spec = fields  # of the list of parts begun last
        self.each_at: i64 = 0
        self.each_place: i64 = 0

    def field(self, key: str) -> Field:
        """The field of a key."""
        shown, i = self.shown, self.next
        if i >= len(shown) or shown[i].key is not key:
            i = self.fields.place(key, i)
        self.next = i + 1
        return shown[i]

    def number(self, key: str, value: i64) -> None:
        """A number, a seat or a code."""
        field = self.field(key)
        field.spec.write_number(value, self.seat, self.into, self.at + field.at)

    def flag(self, key: str, value: bool) -> None:
        """A yes or no."""
        self.number(key, 1 if value else 0)

    def items(self, key: str, value: list[i64]) -> None:
        """A list or a bag."""
        self.data(key, value)

    def rows(self, key: str, value: list[list[i64]]) -> None:
        """A list of lists or bags."""
        self.data(key, value)

    def grid(self, key: str, value: list[i64], width: i64) -> None:
        """A list of lists in one."""
        field = self.field(key)
        field.spec.write_grid(value, width, self.seat, self.into, self.at + field.at)

    def bits(self, key: str, value: i64, count: i64) -> None:
        """A list of 0 and 1."""
        field = self.field(key)
        field.spec.write_bits(value, count, self.seat, self.into, self.at + field.at)

    def data(self, key: str, value: Any) -> None:
        """Anything else."""
        field = self.field(key)
        field.spec.write(value, self.seat, self.into, self.at + field.at)

    def part(self, key: str) -> Sight:
        """A writer for a part."""
        field = self.field(key)
        return field.spec.write_part(0, self.seat, self.into, self.at + field.at)

    def parts(self, key: str) -> None:
        """The place of the first part."""
        field = self.field(key)
        self.each = field.spec
        self.each_at = self.at + field.at
        self.each_place = 0

    def following(self) -> Sight:
        """A writer for the next part."""
        place = self.each_place
        self.each_place = place + 1
        return self.each.write_part(place, self.seat, self.into, self.each_at)


class Row(Fields):
    """A list whose items each mean something else; an empty one is all blanks."""

    def write(self, value: Any, seat: i64, into: vec[i32], at: i64) -> None:
        """The items in their order."""
        items: list[Any] = value
        for i in range(len(items)):
            field = self.fields[i]
            field.spec.write(items[i], seat, into, at + field.at)


class Made(Spec):
    """What a function makes of a value."""

    def __init__(self, make: Callable[[Any], Any], spec: Spec) -> None:
        self.make = make
        self.spec = spec

    def names(self, at: str) -> list[Named]:
        """The numbers of what is made."""
        return self.spec.names(at)

    def write(self, value: Any, seat: i64, into: vec[i32], at: i64) -> None:
        """What the function makes; nothing is made of nothing."""
        if value:
            self.spec.write(self.make(value), seat, into, at)


class Observer:
    """Makes observations: a mark at the question that a seat is asked, then the numbers of what it is shown."""

    def __init__(self, rules: list[Rule], spec: Fields, show: Show) -> None:
        self.places = {rule: place for place, rule in enumerate(rules)}
        self.first: i64 = len(rules)
        self.blank = vec[i32]([i32(0) for _ in rules] + [i32(blank) for _, _, _, blank in spec.names("")])
        self.spec = spec
        self.show = show

    def observed(self, s: State, seat: i64) -> vec[i32]:
        """What a seat sees in a position."""
        into = self.blank[:]
        ask = s.question(seat)
        if ask is not None:
            place: i64 = self.places[ask.rule]
            into[place] = 1
        self.show(s, seat, Writer(self.spec, seat, into, self.first))
        return into

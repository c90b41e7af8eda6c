"""A position as numbers: where each key stands in an observation, and what writes its numbers while it is shown.

Which keys there are and how much room they need is known from an outline (`outline.py`). What differs from a blank is
written into a buffer of blanks. It is compiled, and the buffer is one of plain C numbers, because this is
what costs most in a learning loop.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from prixfixe.core.state import Rule, State
from prixfixe.kit.sight import Show, Sight


@mypyc_attr(acyclic=True)
class Field:
    """A key of what is shown: where its numbers stand, how many items it has and how many numbers each of them."""

    def __init__(self, key: str, at: i64, length: i64, size: i64, places: list[i64], inner: Fields) -> None:
        self.key: Final = key
        self.at: Final = at
        self.length: Final = length
        self.size: Final = size
        self.places: Final = places  # of kinds of tokens
        self.inner: Final = inner  # the keys of a part


@mypyc_attr(acyclic=True)
class Fields:
    """The keys of what is shown, or of a part of it, in their order."""

    def __init__(self) -> None:
        self.all: list[Field] = []

    def place(self, key: str) -> i64:
        """Where a key stands among them."""
        for i, field in enumerate(self.all):
            if field.key == key:
                return i
        raise KeyError(f"{key} is shown, but not in the outline")


@mypyc_attr(acyclic=True, free_list_len=1)
class Writer(Sight):
    """Writes the numbers of what it is shown.

    The keys come in the same order every time, or nearly so: the next one is expected, and another looked up.
    """

    def __init__(self, fields: Fields, seat: i64, into: vec[i32], at: i64) -> None:
        self.fields: Final = fields
        self.all: Final = fields.all
        self.own: Final = max(seat, 0)
        self.into: Final = into
        self.at: Final = at
        self.next: i64 = 0
        self.begun: i64 = 0  # the list of parts begun last
        self.coming: i64 = 0

    def field(self, key: str) -> Field:
        """The field of a key."""
        all, i = self.all, self.next
        if i >= len(all) or all[i].key is not key:
            i = self.fields.place(key)
        self.next = i + 1
        return all[i]

    def number(self, key: str, value: i64, low: i64, high: i64) -> None:
        """The number as it is."""
        self.into[self.at + self.field(key).at] = i32(value)

    def flag(self, key: str, value: bool) -> None:
        """0 or 1."""
        self.into[self.at + self.field(key).at] = 1 if value else 0

    def word(self, key: str, place: i64, words: tuple[str, ...]) -> None:
        """Where the word stands among them."""
        self.into[self.at + self.field(key).at] = i32(place)

    def seat(self, key: str, value: i64, count: i64, per: i64) -> None:
        """How many seats (or pieces) after the own one."""
        at = self.at + self.field(key).at
        if value >= 0:
            self.into[at] = i32((value - self.own * per) % count)

    def items(self, key: str, value: list[i64], length: i64, low: i64, high: i64) -> None:
        """The numbers in their order."""
        field = self.field(key)
        write(value, 0, field.length, self.into, self.at + field.at)

    def flags(self, key: str, value: list[i64]) -> None:
        """The numbers in their order."""
        self.items(key, value, 0, 0, 1)

    def bits(self, key: str, value: i64, count: i64, length: i64, per: i64) -> None:
        """The bits in their order, the own ones first."""
        field, into = self.field(key), self.into
        at, length = self.at + field.at, field.length
        place = -self.own * per
        for i in range(count):
            if place < length:
                into[at + (place if place >= 0 else place + length)] = i32(value >> i & 1)
            place += 1

    def by_seat(self, key: str, value: list[i64], seats: i64, low: i64, high: i64) -> None:
        """The numbers in their order, the own one first."""
        field = self.field(key)
        write(value, -self.own, field.length, self.into, self.at + field.at)

    def seats(self, key: str, value: list[i64], length: i64, count: i64, per: i64) -> None:
        """How many seats (or pieces) each is after the own one."""
        field, into = self.field(key), self.into
        at = self.at + field.at
        end = at + field.length
        for who in value:
            if who >= 0 and at < end:
                into[at] = i32((who - self.own * per) % count)
            at += 1

    def among(self, key: str, value: list[i64], count: i64, per: i64) -> None:
        """A yes for each in the list, the own one first."""
        at, into = self.at + self.field(key).at, self.into
        for who in value:
            if who >= 0:
                into[at + (who - self.own * per) % count] = 1

    def bag(self, key: str, value: list[i64], kinds: i64, most: i64) -> None:
        """How many there are of each kind."""
        count(value, self.into, self.at + self.field(key).at)

    def tokens(self, key: str, value: list[i64], kinds: list[i64], most: i64) -> None:
        """How many there are of each kind."""
        field = self.field(key)
        count_some(value, field.places, self.into, self.at + field.at)

    def rows(self, key: str, value: list[list[i64]], length: i64, width: i64, low: i64, high: i64) -> None:
        """The numbers row by row."""
        field = self.field(key)
        at, size = self.at + field.at, field.size
        end = at + field.length * size
        for row in value:
            if at < end:
                write(row, 0, size, self.into, at)
            at += size

    def grid(self, key: str, value: list[i64], width: i64, low: i64, high: i64) -> None:
        """The numbers as they stand."""
        field = self.field(key)
        write(value, 0, field.length * field.size, self.into, self.at + field.at)

    def bags(self, key: str, value: list[list[i64]], length: i64, kinds: i64, most: i64, per: i64) -> None:
        """Bag by bag, the own ones first."""
        field = self.field(key)
        place = -self.own * per
        for things in value:
            if place < field.length:
                here = place if place >= 0 else place + field.length
                count(things, self.into, self.at + field.at + here * field.size)
            place += 1

    def heaps(self, key: str, value: list[list[i64]], length: i64, kinds: list[i64], most: i64) -> None:
        """Bag by bag."""
        field = self.field(key)
        at = self.at + field.at
        for things in value:
            count_some(things, field.places, self.into, at)
            at += field.size

    def part(self, key: str) -> Sight:
        """A writer for a part."""
        field = self.field(key)
        return Writer(field.inner, self.own, self.into, self.at + field.at)

    def parts(self, key: str, length: i64, per: i64) -> None:
        """The place of the first part."""
        self.field(key)
        self.begun = self.next - 1
        self.coming = -self.own * per

    def following(self) -> Sight:
        """A writer for the next part; nobody looks at what is beyond the last."""
        field, place = self.all[self.begun], self.coming
        self.coming = place + 1
        if place >= field.length:
            return Sight()
        if place < 0:
            place += field.length
        return Writer(field.inner, self.own, self.into, self.at + field.at + place * field.size)

    def skip(self) -> None:
        """The next part stays blank."""
        self.coming += 1


def write(items: list[i64], place: i64, length: i64, into: vec[i32], at: i64) -> None:
    """Numbers in their order from a place on, which is counted from the end if it is below zero; too many are cut."""
    for number in items:
        if place < length:
            into[at + (place if place >= 0 else place + length)] = i32(number)
        place += 1


def count(things: list[i64], into: vec[i32], at: i64) -> None:
    """How many there are of each kind; what is below zero is nothing."""
    for kind in things:
        if kind >= 0:
            into[at + kind] += 1


def count_some(things: list[i64], places: list[i64], into: vec[i32], at: i64) -> None:
    """The same where not every kind has a place."""
    for kind in things:
        if kind >= 0:
            place = places[kind]
            if place < 0:
                raise KeyError(f"there is no place for a thing of kind {kind}")
            into[at + place] += 1


class Observer:
    """Makes observations: a mark at the question that a seat is asked, then the numbers of what it is shown."""

    def __init__(self, rules: list[Rule], fields: Fields, blanks: list[int], show: Show) -> None:
        self.places = {rule: place for place, rule in enumerate(rules)}
        self.first: i64 = len(rules)
        self.blank = vec[i32]([i32(0) for _ in rules] + [i32(blank) for blank in blanks])
        self.fields = fields
        self.show = show

    def observed(self, s: State, seat: i64) -> vec[i32]:
        """What a seat sees in a position."""
        into = self.blank[:]
        ask = s.question(seat)
        if ask is not None:
            place: i64 = self.places[ask.rule]
            into[place] = 1
        self.show(s, seat, Writer(self.fields, seat, into, self.first))
        return into

"""Judges: how well every seat stands in a guess, in points.

A plain judge says what the title's `worth` says. One that has learned puts down the terms of every seat and of the
table, and weighs them by a small net: for each seat its own terms, those of the strongest other, the mean of the
others, the table, and the questions that are open. A linear part begins as `worth`; what bends is learned.
"""

from __future__ import annotations

from typing import Callable, Final

from librt.vecs import vec
from mypy_extensions import i64

from prixfixe.core.state import Rule, State
from prixfixe.kit.terms import Sheet, Terms

HIDDEN: Final = 16  # bends of the net
UNIT: Final = 4096.0  # numbers of a net are kept as whole numbers of this part, so that all machines agree


class Judge:
    """Judges by worth."""

    def __init__(self, worth: Callable[[State, int], float]) -> None:
        self.worth = worth

    def worths(self, s: State) -> list[float]:
        """How well each seat stands."""
        return [self.worth(s, seat) for seat in range(s.seats)]


class Numbers:
    """The numbers of a net, in parts of UNIT."""

    def __init__(self, scale: float, linear: list[i64], hidden: list[i64], bias: list[i64], top: list[i64]) -> None:
        self.scale = scale  # points to one of its output
        self.linear = linear  # by input
        self.hidden = hidden  # by input and bend
        self.bias = bias  # by bend, and at last of the output
        self.top = top  # by bend


def parts(numbers: list[i64]) -> vec[float]:
    """Numbers as they are meant."""
    return vec[float]([float(number) / UNIT for number in numbers])


class Learned(Judge):
    """Judges by a net; a match that is over is judged by worth, which then is exact."""

    def __init__(
        self, worth: Callable[[State, int], float], terms: Terms, rules: list[Rule], seats: i64, numbers: Numbers
    ) -> None:
        self.worth = worth
        self.of_seat: Callable[[State, int, Sheet], None] = terms.of_seat
        self.of_table: Callable[[State, Sheet], None] = terms.of_table
        self.asks: dict[Rule, int] = {rule: place for place, rule in enumerate(rules)}
        self.seats = seats
        self.own: i64 = len(terms.names)
        self.table: i64 = len(terms.table)
        self.scales = vec[float]([1.0 / scale for _, scale in terms.names])
        self.table_scales = vec[float]([1.0 / scale for _, scale in terms.table])
        self.scale = numbers.scale
        self.linear = parts(numbers.linear)
        self.hidden = parts(numbers.hidden)
        self.bias = parts(numbers.bias)
        self.top = parts(numbers.top)

    def worths(self, s: State) -> list[float]:
        """How well each seat stands, in the eyes of the net."""
        if s.over:
            return [self.worth(s, seat) for seat in range(s.seats)]
        sheet = self.described(s)
        asked = self.asked(s)
        return [self.value(sheet.numbers, asked, seat) for seat in range(self.seats)]

    def described(self, s: State) -> Sheet:
        """The terms of all seats, then of the table, each by its usual size."""
        sheet = Sheet(self.seats * self.own + self.table)
        for seat in range(self.seats):
            self.of_seat(s, seat, sheet)
        self.of_table(s, sheet)
        numbers = sheet.numbers
        place: i64 = 0
        for _ in range(self.seats):
            for i in range(self.own):
                numbers[place] = numbers[place] * self.scales[i]
                place += 1
        for i in range(self.table):
            numbers[place] = numbers[place] * self.table_scales[i]
            place += 1
        return sheet

    def asked(self, s: State) -> list[i64]:
        """Which question each seat has to answer, -1 for none."""
        found: list[i64] = [-1] * self.seats
        for ask in s.asks:
            if ask.seat >= 0 and found[ask.seat] < 0:
                found[ask.seat] = self.asks[ask.rule]
        return found

    def value(self, numbers: vec[float], asked: list[i64], seat: i64) -> float:
        """The output of the net for a seat, in points."""
        bends = vec[float]([self.bias[i] for i in range(HIDDEN)])
        total = self.bias[HIDDEN] + self.add(numbers, seat * self.own, self.own, 0, 1.0, bends)
        other = self.strongest(numbers, seat)
        place = self.own
        if other >= 0:
            total += self.add(numbers, other * self.own, self.own, place, 1.0, bends)
        place += self.own
        if self.seats > 2:
            share = 1.0 / float(self.seats - 1)
            for rival in range(self.seats):
                if rival != seat:
                    total += self.add(numbers, rival * self.own, self.own, place, share, bends)
            place += self.own
        total += self.add(numbers, self.seats * self.own, self.table, place, 1.0, bends)
        place += self.table
        if asked[seat] >= 0:
            total += self.mark(place + asked[seat], bends)
        place += len(self.asks)
        if other >= 0 and asked[other] >= 0:
            total += self.mark(place + asked[other], bends)
        for i in range(HIDDEN):
            if bends[i] > 0.0:
                total += self.top[i] * bends[i]
        return total * self.scale

    def strongest(self, numbers: vec[float], seat: i64) -> i64:
        """The other seat with the most worth, -1 if there is none."""
        best: i64 = -1
        for other in range(self.seats):
            if other != seat and (best < 0 or numbers[other * self.own] > numbers[best * self.own]):
                best = other
        return best

    def add(self, numbers: vec[float], start: i64, count: i64, place: i64, share: float, bends: vec[float]) -> float:
        """Weigh some numbers as the inputs from a place on: into the bends, and what they add to the linear part."""
        linear, hidden = self.linear, self.hidden
        total = 0.0
        for i in range(count):
            number = numbers[start + i]
            if number != 0.0:
                number = number * share
                total += linear[place + i] * number
                row = (place + i) * HIDDEN
                for bend in range(HIDDEN):
                    bends[bend] = bends[bend] + hidden[row + bend] * number
        return total

    def mark(self, place: i64, bends: vec[float]) -> float:
        """Weigh a single input that is one."""
        row = place * HIDDEN
        for bend in range(HIDDEN):
            bends[bend] = bends[bend] + self.hidden[row + bend]
        return self.linear[place]


def inputs(terms: Terms, questions: i64, seats: i64) -> i64:
    """How many inputs a net has."""
    blocks: i64 = 3 if seats > 2 else 2
    return blocks * len(terms.names) + len(terms.table) + 2 * questions

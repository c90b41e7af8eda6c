"""What is shown lies within the bounds it is shown with, becomes what is observed, and has one outline everywhere."""

from __future__ import annotations

from collections import Counter
from typing import Iterator

import pytest

pytest.importorskip("pettingzoo")

from mypy_extensions import i64

from prixfixe.core.state import State
from prixfixe.kit import sight
from prixfixe.kit.sight import Plain, Sight
from prixfixe.rl.fields import Writer
from prixfixe.rl.outline import Outline, outline
from prixfixe.rl.world import Setting
from tests.configs import Config
from tests.rl.research import ALL_CONFIGS, positions, setting, times

if not str(sight.__file__).endswith(".py"):
    pytest.skip("a compiled Sight has no interpreted kinds", allow_module_level=True)


class Checked(Sight):
    """Holds everything it is shown against the bounds, and keeps the numbers by name."""

    def __init__(self, own: int, at: str, found: dict[str, int]) -> None:
        self.own, self.at, self.found = own, at, found
        self.begun, self.turn, self.length = "", 0, 0

    def name(self, key: str) -> str:
        """The name of what stands under a key."""
        return f"{self.at}.{key}" if self.at and key else self.at or key

    def put(self, name: str, value: int, low: int, high: int) -> None:
        """One number."""
        assert low <= value <= high, f"{name} is {value}, not {low} to {high}"
        self.found[name] = value

    def listed(self, name: str, value: list[i64], length: int, low: int, high: int, per: int = 0) -> None:
        """A list, the own places first."""
        assert len(value) <= length, f"{name} has {len(value)} items, not at most {length}"
        for i, number in enumerate(value):
            self.put(f"{name}[{(i - self.own * per) % length}]", number, low, high)

    def counted(self, name: str, value: list[i64], kinds: list[i64], most: int) -> None:
        """A bag."""
        for kind, count in Counter(thing for thing in value if thing >= 0).items():
            assert kind in kinds, f"{name} has a thing of kind {kind}"
            self.put(f"{name}#{kind}", count, 0, most)

    def number(self, key: str, value: i64, low: i64, high: i64) -> None:
        self.put(self.name(key), value, low, high)

    def flag(self, key: str, value: bool) -> None:
        self.put(self.name(key), int(value), 0, 1)

    def word(self, key: str, place: i64, words: tuple[str, ...]) -> None:
        self.put(self.name(key), place, 0, len(words) - 1)

    def seat(self, key: str, value: i64, count: i64, per: i64) -> None:
        assert value < count, f"{key} is seat {value} of {count}"
        if value >= 0:
            self.found[self.name(key)] = (value - self.own * per) % count

    def items(self, key: str, value: list[i64], length: i64, low: i64, high: i64) -> None:
        self.listed(self.name(key), value, length, low, high)

    def flags(self, key: str, value: list[i64]) -> None:
        self.listed(self.name(key), value, len(value), 0, 1)

    def bits(self, key: str, value: i64, count: i64, length: i64, per: i64) -> None:
        self.listed(self.name(key), sight.bits(value, count), length, 0, 1, per)

    def by_seat(self, key: str, value: list[i64], seats: i64, low: i64, high: i64) -> None:
        assert len(value) in (0, seats)
        self.listed(self.name(key), value, seats, low, high, 1)

    def seats(self, key: str, value: list[i64], length: i64, count: i64, per: i64) -> None:
        assert len(value) <= length
        for i, who in enumerate(value):
            self.seat(f"{key}[{i}]", who, count, per)

    def among(self, key: str, value: list[i64], count: i64, per: i64) -> None:
        for who in value:
            assert who < count
            if who >= 0:
                self.found[f"{self.name(key)}[{(who - self.own * per) % count}]"] = 1

    def bag(self, key: str, value: list[i64], kinds: i64, most: i64) -> None:
        self.counted(self.name(key), value, list(range(kinds)), most)

    def tokens(self, key: str, value: list[i64], kinds: list[i64], most: i64) -> None:
        self.counted(self.name(key), value, kinds, most)

    def rows(self, key: str, value: list[list[i64]], length: i64, width: i64, low: i64, high: i64) -> None:
        assert len(value) <= length
        for i, row in enumerate(value):
            self.listed(f"{self.name(key)}[{i}]", row, width, low, high)

    def grid(self, key: str, value: list[i64], width: i64, low: i64, high: i64) -> None:
        self.rows(key, sight.cut(value, width), len(value) // width, width, low, high)

    def bags(self, key: str, value: list[list[i64]], length: i64, kinds: i64, most: i64, per: i64) -> None:
        assert len(value) <= length
        for i, things in enumerate(value):
            at = (i - self.own * per) % length
            self.counted(f"{self.name(key)}[{at}]", things, list(range(kinds)), most)

    def heaps(self, key: str, value: list[list[i64]], length: i64, kinds: list[i64], most: i64) -> None:
        assert len(value) <= length
        for i, things in enumerate(value):
            self.counted(f"{self.name(key)}[{i}]", things, kinds, most)

    def part(self, key: str) -> Sight:
        return Checked(self.own, self.name(key), self.found)

    def parts(self, key: str, length: i64, per: i64) -> None:
        self.begun, self.turn, self.length = self.name(key), -self.own * per, length

    def following(self) -> Sight:
        if self.turn >= self.length:
            return Sight()  # so many promises that learning looks at the first ones only
        at, self.turn = self.turn % self.length, self.turn + 1
        return Checked(self.own, f"{self.begun}[{at}]", self.found)

    def most(self, numbers: list[i64]) -> i64:
        return max(numbers)

    def total(self, numbers: list[i64]) -> i64:
        return sum(numbers)


def sampled(config: Config, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """Some positions of a match at random, the last one included, and who looks."""
    for number, s in enumerate(positions(config, seed)):
        if number % every == 0 or s.over:
            yield s, number % config.seats


def shown(made: Setting) -> list[tuple[str, int, int, int]]:
    """The numbers of an observation without those that say what is asked."""
    return [field for field in made.observations.fields if not field[0].startswith("asked.")]


@pytest.mark.parametrize("config", ALL_CONFIGS, ids=str)
def test_what_is_shown_is_within_its_bounds_and_is_what_is_observed(config: Config) -> None:
    made = setting(config)
    first = len(made.observations) - len(shown(made))
    for s, seat in sampled(config, 3, times(40, 3)):
        found = {name: blank for name, _, _, blank in shown(made)}
        names = set(found)
        made.observations.observer.show(s, seat, Checked(seat, "", found))
        assert set(found) == names
        assert list(found.values()) == list(made.observations.numbers(s, seat)[first:])


@pytest.mark.parametrize("config", ALL_CONFIGS, ids=str)
def test_the_outline_is_the_same_in_every_position_and_for_every_seat(config: Config) -> None:
    made = setting(config)
    for s, seat in sampled(config, 5, times(60, 5)):
        assert outline(made.observations.observer.show, s, seat).names("") == shown(made)


def test_only_people_are_shown_what_follows_from_the_rest() -> None:
    assert (Plain.deriving, Writer.deriving, Outline.deriving, Sight.deriving) == (True, False, False, False)
    assert (Plain.outlining, Writer.outlining, Outline.outlining) == (False, False, True)

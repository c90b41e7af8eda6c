"""Chance: a small generator whose whole state is one number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

LOW: Final = 0xFFFFFFFF
CARRY: Final = 0x1FFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Multiply-with-carry: always below 2**62, hence the same numbers compiled or not."""

    rng: i64

    def seed(self, n: i64) -> None:
        """Start from `n`, 0 to 2**61 - 1; the first numbers of neighbouring seeds have nothing in common."""
        low = scrambled(n & LOW)
        high = ((n >> 32) ^ scrambled(low)) & CARRY
        self.rng = (low ^ scrambled(high)) | (high + 1) << 32
        self.below(1)

    def below(self, n: i64) -> i64:
        """A random number from 0 to n - 1; n is at most 2**31."""
        self.rng = 698769069 * (self.rng & LOW) + (self.rng >> 32)
        return (self.rng & LOW) * n >> 32

    def shuffle(self, items: list[i64]) -> None:
        """Put `items` in random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def draw(self, bag: list[i64]) -> i64:
        """Take a random item out of a bag; the others keep their order."""
        return bag.pop(self.below(len(bag)))


def scrambled(x: i64) -> i64:
    """A number below 2**32 turned into another, one to one."""
    x = ((x ^ x >> 16) * 0x2C1B3C6D) & LOW
    x = ((x ^ x >> 12) * 0x297A2D39) & LOW
    return x ^ x >> 15


def chance(n: i64) -> Chance:
    """A generator of its own, started from `n`."""
    made = Chance()
    made.seed(n)
    return made

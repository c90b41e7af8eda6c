"""Chance: a fast generator for simulations, and a sealed one for matches that people play."""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final, Union

from mypy_extensions import i64, mypyc_attr

Seed = Union[int, bytes]  # a number starts the fast generator, a key of KEY bytes the sealed one

LOW: Final = 0xFFFFFFFF
CARRY: Final = 0x1FFFFFFF
KEY: Final = 32  # bytes
LANE: Final = 1 << 40  # more blocks than any lane will draw


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Fast: multiply-with-carry below 2**62, the same compiled or not, but whoever sees enough of it can compute the
    rest. Sealed: blocks of a hash under a secret key, which nobody without the key can tell from dice."""

    rng: i64  # fast: the whole state; sealed: minus the number of the next block
    key: bytes  # of the sealed one; empty for the fast one
    lanes: list[i64]  # generators beside the main one, each a number like `rng`

    def begin_chance(self, seed: Seed) -> None:
        """Start from a number or from a key, without lanes."""
        self.lanes = []
        if isinstance(seed, bytes):
            self.key = seed
            self.rng = -1
        else:
            self.seed(seed)

    def seed(self, n: i64) -> None:
        """Start the fast one from `n`, 0 to 2**61 - 1, lanes too; neighbouring seeds have nothing in common."""
        low = scrambled(n & LOW)
        high = ((n >> 32) ^ scrambled(low)) & CARRY
        self.key = b""
        self.rng = (low ^ scrambled(high)) | (high + 1) << 32
        self.below(1)
        for lane in range(len(self.lanes)):
            self.lanes[lane] = self.below(1 << 31)

    def branch(self, count: i64) -> None:
        """Have lanes of their own: what one draws does not change what another will."""
        self.lanes = [self.rng - LANE * (lane + 1) for lane in range(count)]
        if self.rng >= 0:
            self.seed(self.rng & LOW)

    def below(self, n: i64) -> i64:
        """A random number from 0 to n - 1; n is at most 2**31."""
        if self.rng < 0:
            return self.sealed_below(n)
        self.rng = 698769069 * (self.rng & LOW) + (self.rng >> 32)
        return (self.rng & LOW) * n >> 32

    def sealed_below(self, n: i64) -> i64:
        """The next block of the keyed hash as a fraction of n."""
        if len(self.key) != KEY:
            raise TypeError("a sealed match is drawn with its key alone")
        self.rng -= 1
        return share(self.key, -1 - self.rng, n)

    def below_in(self, lane: i64, n: i64) -> i64:
        """A random number out of one lane; the main one goes on too, to show that something was left to chance."""
        rng, self.rng = self.rng, self.lanes[lane]
        drawn = self.below(n)
        self.lanes[lane], self.rng = self.rng, rng
        self.below(1)
        return drawn

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


def share(key: bytes, block: int, n: int) -> int:
    """The part of n that a block of the sealed stream stands for: floor(n * block / 2**64)."""
    digest = blake2b(block.to_bytes(8, "big"), digest_size=8, key=key, person=b"prixfixe").digest()
    return int.from_bytes(digest, "big") * n >> 64


def seal_of(key: bytes) -> str:
    """What a table shows of its key before the match: its SHA-256, in hexadecimal."""
    return sha256(key).hexdigest()


def chance(n: i64) -> Chance:
    """A fast generator of its own, started from `n`."""
    made = Chance()
    made.begin_chance(n)
    return made

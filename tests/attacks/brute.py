"""All starts of a fast match of Rival Restaurants tried against its opening; a sealed match has none among them.

`python -m tests.attacks.brute [BITS]` tries 2**BITS starts, the true one among them, 22 if not told otherwise; 32 tries
all there are.

The fast generator starts the lanes of Rival Restaurants from 32 bits. The cards on the counters of an opening say more
than 48 bits about them, so that one start fits and deals the whole match.
"""

from __future__ import annotations

import secrets
import sys
import time
from typing import Any, Iterator

import numpy as np

import prixfixe
from prixfixe.core.chance import CARRY, LOW, Seed, chance
from prixfixe.core.game import View
from prixfixe.games.rival_restaurants.tables import Tables
from tests.attacks.lattice import A, seed_before

GAME = prixfixe.load("rival-restaurants")
TABLES: Tables = GAME.cards.tables("")
BLOCK = 1 << 14  # starts tried at a time: what the processor has at hand

Numbers = np.ndarray[Any, Any]  # whole, not negative: starts in 32 bits, states in 64
Draw = tuple[int, int, int]  # below what, and from where to where the number must be


def draws(view: View, market: int) -> list[Draw]:
    """What the cards on a counter say of the numbers they were drawn with; the rightmost was the first."""
    stock = {kind: TABLES.copies[kind] for kind in TABLES.sold[market]}
    found = []
    for kind in reversed(view["counter"][market]):
        before = sum(stock[other] for other in TABLES.sold[market][: TABLES.sold[market].index(kind)])
        found.append((sum(stock.values()), before, before + stock[kind]))
        stock[kind] -= 1
    return found


def scrambled(x: Numbers) -> Numbers:
    """As `core.chance.scrambled`, many at a time; 32 bits overflow by themselves."""
    x = (x ^ (x >> 16)) * 0x2C1B3C6D
    x = (x ^ (x >> 12)) * 0x297A2D39
    x ^= x >> 15
    return x


def stepped(rng: Numbers) -> Numbers:
    """The next state of the fast generator."""
    return A * (rng & LOW) + (rng >> 32)


def begun(starts: Numbers) -> Numbers:
    """The main generator before the lanes are made, as `Chance.seed` has it."""
    low = scrambled(starts)
    high = scrambled(low) & CARRY
    return stepped((low ^ scrambled(high)) | (high + 1).astype(np.uint64) << 32)


def fitting(seen: list[list[Draw]], starts: Numbers) -> Numbers:
    """The starts whose lanes draw what is seen, market by market."""
    rng = begun(starts)
    for market in seen:
        rng = stepped(rng)
        lane = (rng & LOW) >> 1
        for n, least, past in market:
            lane = stepped(lane)
            drawn = (lane & LOW) * n >> 32
            fits = (drawn >= least) & (drawn < past)
            starts, rng, lane = starts[fits], rng[fits], lane[fits]
    return starts


def search(view: View, first: int, count: int) -> Iterator[int]:
    """The starts from `first` on, so many of them, whose match opens as this one does, as seeds that deal it."""
    seen = [draws(view, market) for market in range(TABLES.markets)]
    for at in range(0, count, BLOCK):
        block = np.arange(at, min(at + BLOCK, count), dtype=np.uint32) + np.uint32(first & LOW)
        for start in fitting(seen, block):
            seed = dealing(int(start))
            if GAME.view(GAME.start(len(view["players"]), seed), None) == view:
                yield seed


def start_of(seed: int) -> int:
    """All that a fast match of Rival Restaurants keeps of its seed."""
    return chance(seed).rng & LOW


def dealing(start: int) -> int:
    """A seed of which that is kept."""
    seeds = (seed_before(carry << 32 | start) for carry in range(1, A))
    return next(seed for seed in seeds if seed is not None)


def attack(deal: Seed, first: int, count: int) -> list[int]:
    """The seeds found for a deal, with what it took."""
    began = time.perf_counter()
    found = list(search(GAME.view(GAME.start(3, deal), None), first, count))
    took = time.perf_counter() - began
    print(f"{len(found)} of {count} starts fit; {took:.1f} s, all 2**32 would take {took * 2**32 / count:.0f} s")
    return found


if __name__ == "__main__":
    number, size = secrets.randbelow(1 << 61), 1 << int(sys.argv[1] if len(sys.argv) > 1 else 22)
    near = start_of(number) - size // 2
    print("dealt from a number:", end=" ", flush=True)
    same = [GAME.save(GAME.start(3, seed)) == GAME.save(GAME.start(3, number)) for seed in attack(number, near, size)]
    print(f"  of these the truth, hidden cards and cards to come: {sum(same)}")
    print("dealt from a key:", end=" ", flush=True)
    attack(secrets.token_bytes(32), near, size)

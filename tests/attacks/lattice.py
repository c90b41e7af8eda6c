"""The fast generator computed back from the opening of Sweet Mess, by lattice reduction; a sealed deal is not.

`python -m tests.attacks.lattice [TABLES]` tries it on tables dealt from numbers and on as many dealt from keys.

Multiply-with-carry is a Lehmer generator: with P = A * 2**32 - 1 the state is multiplied by A modulo P at every draw,
and a draw of `j` below `n` says that the next state lies between P * j / n and P * (j + 1) / n. Sixteen bowls and four
recipes lie face up, which is as many bits as the state has. Every start is a point of a lattice with a coordinate for
each draw; the true one lies in a small box. How often the bowls were turned and which events went back into the deck is
not seen: each case is tried, the likely ones first.
"""

from __future__ import annotations

import math
import secrets
import sys
import time
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, Iterator, Sequence

import numpy as np

import prixfixe
from prixfixe.core.chance import CARRY, LOW, Seed, scrambled
from prixfixe.core.game import View
from prixfixe.games.sweet_mess.tables import CELLS, Tables

A = 698769069
P = A * 2**32 - 1
GAME = prixfixe.load("sweet-mess")
TABLES: Tables = GAME.cards.tables("")
RADIUS = 2.3  # how far from the middle of the box, squared, a point is looked for: 98 of 100 true ones are nearer
AN_EVENT = 15  # one more event in a row of cards is as unlikely as so many more tries at the bowls

Case = tuple[int, tuple[int, ...]]  # how often the bowls were turned; how many events came before each recipe
Floats = np.ndarray[Any, np.dtype[np.float64]]
Basis = tuple[list[list[int]], Floats]  # vectors by row, whole, and as floats in units of the box


# ---- what is seen


def drawn_bowls(view: View) -> list[tuple[int, int]]:
    """The centre and the shuffle of the other bowls, as draws: below what, and what came."""
    tiles = list(view["tiles"])
    centre = tiles.index(TABLES.super_bowl)
    del tiles[centre]
    drawn = [(len(TABLES.super_cells), TABLES.super_cells.index(centre))]
    items = sorted(tiles)
    for i in range(len(items) - 1, 0, -1):
        j = items.index(tiles[i])
        drawn.append((i + 1, j))
        items[i], items[j] = items[j], items[i]
    return drawn


def drawn_recipes(view: View) -> list[int]:
    """The first row of recipes as places in the deck they were drawn from."""
    deck = [card for card in range(TABLES.recipes) if TABLES.level[card] == 1]
    drawn = []
    for card in view["display"][: TABLES.columns]:
        drawn.append(deck.index(card))
        deck.remove(card)
    return drawn


def sizes(case: Case) -> list[int]:
    """What every draw that is used was below."""
    deck = TABLES.level.count(1) + TABLES.event_level.count(1)
    bowls = [len(TABLES.super_cells), *range(CELLS - 1, 1, -1)]
    return bowls + [deck - i - events for i, events in enumerate(case[1])]


def places(case: Case) -> list[int]:
    """When every draw that is used was made; the centre is number 0."""
    turned, events = case
    first = CELLS - 1 + turned * CELLS
    return [*range(CELLS - 1), *(first + i + before for i, before in enumerate(events))]


def cases(most: int) -> list[Case]:
    """The likeliest cases."""
    rows = combinations_with_replacement(range(3), int(TABLES.columns))
    found = [(turned, events) for events in rows for turned in range(1, most + 1)]
    return sorted(found, key=lambda case: case[0] + AN_EVENT * case[1][-1])[:most]


# ---- lattices


def lattice(case: Case) -> list[list[int]]:
    """All starts as the states they lead to at the places of the draws; the bowls' part is reduced once for all."""
    late = [pow(A, place, P) for place in places(case)[CELLS - 1 :]]
    bowls = bowls_reduced()
    rows = [row + [centred(row[0] * power) for power in late] for row in bowls]
    return rows + [[P * (i == j) for j in range(len(bowls) + len(late))] for i in range(len(bowls), len(rows[0]))]


@cache
def bowls_reduced() -> list[list[int]]:
    """A reduced basis for the draws of the bowls alone."""
    powers = [pow(A, place, P) for place in range(CELLS - 1)]
    rows = [powers] + [[P * (i == j) for j in range(len(powers))] for i in range(1, len(powers))]
    return reduced(rows, sizes((1, ())))[0]


def centred(x: int) -> int:
    """The number nearest to 0 that is x modulo P."""
    return (x + P // 2) % P - P // 2


def reduced(rows: list[list[int]], weights: list[int]) -> Basis:
    """Lenstra, Lenstra and Lovász: whole vectors, lengths in floats; the vectors, and their orthogonal parts."""
    rows = [row[:] for row in rows]
    stars = np.zeros((len(rows), len(rows)))
    k = 0
    while k < len(rows):
        stars[k] = shortened(rows, k, stars, weights)
        if k == 0 or lovasz(rows, k, stars, weights):
            k += 1
        else:
            rows[k - 1], rows[k] = rows[k], rows[k - 1]
            k -= 1
    return rows, stars


def scaled(row: list[int], weights: list[int]) -> Floats:
    """A vector in units of the box."""
    return np.array([x / P * n for x, n in zip(row, weights)])


def shortened(rows: list[list[int]], k: int, stars: Floats, weights: list[int]) -> Floats:
    """Take as much of the vectors before it out of one as makes it shorter; its part orthogonal to them."""
    norms = (stars[:k] ** 2).sum(axis=1)
    while True:
        row = scaled(rows[k], weights)
        again = False
        for j in range(k - 1, -1, -1):
            times = round(float(stars[j] @ row / norms[j]))
            if times:
                rows[k] = [x - times * y for x, y in zip(rows[k], rows[j])]
                row = scaled(rows[k], weights)
                again |= abs(times) > 1
        if not again:
            break
    for j in range(k):
        row = row - stars[j] * (stars[j] @ row / norms[j])
    return row


def lovasz(rows: list[list[int]], k: int, stars: Floats, weights: list[int]) -> bool:
    """Whether a vector may stay behind the one before it."""
    before = stars[k - 1] @ stars[k - 1]
    along = stars[k - 1] @ scaled(rows[k], weights) / before
    return bool(stars[k] @ stars[k] >= (0.99 - along * along) * before)


@cache
def basis(case: Case) -> Basis:
    """The reduced lattice of a case; it is the same for all tables."""
    return reduced(lattice(case), sizes(case))


def close(rows: list[list[int]], stars: Floats, weights: list[int], target: Floats) -> Iterator[list[int]]:
    """The vectors of a lattice that are near a target."""
    norms = (stars**2).sum(axis=1)
    shares = (np.array([scaled(row, weights) for row in rows]) @ stars.T / norms).tolist()
    wanted = (stars @ target / norms).tolist()
    yield from nearer(rows, shares, norms.tolist(), wanted, len(rows) - 1, RADIUS, [0] * len(rows))


def nearer(
    rows: list[list[int]],
    shares: list[list[float]],
    norms: list[float],
    wanted: list[float],
    k: int,
    room: float,
    found: list[int],
) -> Iterator[list[int]]:
    """Choose how often each vector is taken, the last first, as long as the sum can stay near."""
    if k < 0:
        yield found
        return
    reach = (room / norms[k]) ** 0.5
    for times in range(math.ceil(wanted[k] - reach), math.floor(wanted[k] + reach) + 1):
        left = [want - times * share for want, share in zip(wanted[:k], shares[k])]
        point = [x + times * y for x, y in zip(found, rows[k])] if times else found
        yield from nearer(rows, shares, norms, left, k - 1, room - (wanted[k] - times) ** 2 * norms[k], point)


# ---- the attack


def states(view: View, case: Case) -> Iterator[int]:
    """The states after the first draw that fit what is seen, if the case is the true one."""
    weights = sizes(case)
    seen = [j for _, j in drawn_bowls(view)] + drawn_recipes(view)
    rows, stars = basis(case)
    for point in close(rows, stars, weights, np.array(seen) + 0.5):
        if all(j <= x * n / P <= j + 1 for x, n, j in zip(point, weights, seen)):
            yield point[0]


def seed_before(state: int) -> int | None:
    """The number that the fast generator was started from, from its state before anything was drawn."""
    begun = (state << 32) % P
    high, low = (begun >> 32) - 1, begun & LOW
    if not 0 <= high <= CARRY:
        return None
    low ^= scrambled(high)
    return unscrambled(low) | (high ^ scrambled(low) & CARRY) << 32


def unscrambled(x: int) -> int:
    """What `scrambled` made into x."""
    x ^= x >> 15 ^ x >> 30
    x = x * pow(0x297A2D39, -1, 1 << 32) & LOW
    x ^= x >> 12 ^ x >> 24
    x = x * pow(0x2C1B3C6D, -1, 1 << 32) & LOW
    return x ^ x >> 16


def computed(view: View, most: int) -> int | None:
    """The seed behind an opening that a spectator sees, out of so many cases; None if nothing fits."""
    for case in cases(most):
        for state in states(view, case):
            seed = seed_before((state << 64) % P)
            if seed is not None and GAME.view(GAME.start(len(view["cooks"]), seed), None) == view:
                return seed
    return None


def attack(deals: Sequence[Seed], most: int) -> list[int | None]:
    """What is computed from the opening of each deal."""
    found = []
    for deal in deals:
        began = time.perf_counter()
        found.append(computed(GAME.view(GAME.start(3, deal), None), most))
        said = "nothing fits" if found[-1] is None else "the truth" if found[-1] == deal else "something else"
        print(f"  {said}, {time.perf_counter() - began:.1f} s", flush=True)
    return found


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    for kind, deals in (
        ("numbers", [secrets.randbelow(1 << 61) for _ in range(count)]),
        ("keys", [secrets.token_bytes(32) for _ in range(count)]),
    ):
        fitting = sum(seed is not None for seed in attack(deals, 150))
        print(f"{count} tables dealt from {kind}: something fits at {fitting}", flush=True)

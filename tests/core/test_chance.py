"""Chance is fair, repeats from its seed, and gives neighbouring seeds nothing in common."""

from collections import Counter

import pytest

from prixfixe.core.chance import chance

KNOWN = [875872, 668287, 36411, 23932]


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert [chance(7).below(1000) for _ in range(3)] == [chance(7).below(1000)] * 3
    one, two = chance(7), chance(7)
    assert [one.below(10) for _ in range(100)] == [two.below(10) for _ in range(100)]


def test_the_numbers_are_the_ones_they_have_always_been() -> None:
    dice = chance(2026)
    assert [dice.below(1_000_000) for _ in range(4)] == KNOWN


def test_numbers_are_below_and_evenly_spread() -> None:
    dice = chance(1)
    seen = Counter(dice.below(6) for _ in range(60_000))
    assert set(seen) == set(range(6))
    assert all(9_500 < count < 10_500 for count in seen.values())


@pytest.mark.parametrize("step", [1, 256, 1 << 32, 1 << 40])
def test_first_numbers_of_neighbouring_seeds_are_evenly_spread(step: int) -> None:
    pairs = Counter((chance(n * step).below(4), chance((n + 1) * step).below(4)) for n in range(16_000))
    assert len(pairs) == 16
    assert all(850 < count < 1150 for count in pairs.values())


def test_a_seed_keeps_all_its_bits() -> None:
    assert len({chance(1 << bit).rng for bit in range(61)}) == 61
    assert all(0 <= chance((1 << 61) - 1 - n).rng < 1 << 62 for n in range(1000))


def test_a_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    dice = chance(3)
    orders = set()
    for _ in range(500):
        items = [1, 2, 3, 4]
        dice.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 24 and all(sorted(order) == [1, 2, 3, 4] for order in orders)


def test_a_draw_takes_one_item_out_and_leaves_the_order_of_the_others() -> None:
    bag = [5, 6, 7, 8]
    drawn = chance(4).draw(bag)
    assert bag == [x for x in (5, 6, 7, 8) if x != drawn]

"""Chance is fair and repeats from its seed or key; neighbouring seeds have nothing in common, a sealed one nothing but
its key."""

import hashlib
from collections import Counter

import pytest

from prixfixe.core.chance import Chance, chance, seal_of
from prixfixe.core.errors import BadOption
from prixfixe.core.game import check_seed

KNOWN = [875872, 668287, 36411, 23932]
SECRET = bytes(range(32))
SEALED = [246880, 492709, 312155, 530376]


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


# ---- sealed


def sealed(key: bytes = SECRET) -> Chance:
    """A sealed generator at its first block."""
    made = Chance()
    made.begin_chance(key)
    return made


def block(number: int, n: int, key: bytes = SECRET) -> int:
    """The sealed stream as docs/fair-play.md describes it."""
    digest = hashlib.blake2b(number.to_bytes(8, "big"), digest_size=8, key=key, person=b"prixfixe").digest()
    return n * int.from_bytes(digest, "big") // 2**64


def test_a_sealed_stream_is_the_keyed_hash_block_by_block_and_nothing_else() -> None:
    dice = sealed()
    sizes = [2, 6, 52, 1000, 1 << 31] * 40
    assert [dice.below(n) for n in sizes] == [block(number, n) for number, n in enumerate(sizes, 1)]


def test_the_sealed_numbers_are_the_ones_they_have_always_been() -> None:
    dice = sealed()
    assert [dice.below(1_000_000) for _ in range(4)] == SEALED


def test_every_lane_of_a_sealed_stream_has_blocks_of_its_own() -> None:
    dice = sealed()
    dice.branch(3)
    drawn = [dice.below_in(lane, 1000) for lane in (0, 2, 0, 1)]
    first = [(lane + 1 << 40) + 1 for lane in range(3)]
    assert drawn == [block(number, 1000) for number in (first[0], first[2], first[0] + 1, first[1])]
    assert dice.below(1000) == block(5, 1000)


def test_sealed_numbers_are_evenly_spread() -> None:
    dice = sealed(hashlib.sha256(b"even").digest())
    pairs = Counter((dice.below(4), dice.below(4)) for _ in range(16_000))
    assert len(pairs) == 16
    assert all(850 < count < 1150 for count in pairs.values())


def test_without_the_key_nothing_sealed_is_drawn() -> None:
    dice = sealed()
    dice.key = b""
    with pytest.raises(TypeError):
        dice.below(6)


def test_a_seed_leaves_no_trace_of_the_key_not_even_in_the_lanes() -> None:
    dice = sealed()
    dice.branch(3)
    dice.seed(5)
    fast = chance(5)
    assert dice.key == b"" and min([dice.rng, *dice.lanes]) >= 0
    assert dice.lanes == [fast.below(1 << 31) for _ in range(3)]


@pytest.mark.parametrize("seed", [-1, 1 << 61, b"", b"short", bytes(33)])
def test_a_match_is_dealt_from_61_bits_or_a_whole_key(seed: int | bytes) -> None:
    with pytest.raises(BadOption):
        check_seed(seed)


def test_the_seal_is_the_sha_256_of_the_key() -> None:
    assert seal_of(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"

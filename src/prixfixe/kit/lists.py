"""Lists of numbers: `in` and `remove` without comparing objects, which compiled code does four times as fast."""

from __future__ import annotations

from mypy_extensions import i64


def has(items: list[i64], item: i64) -> bool:
    """Whether `item` is among `items`."""
    return any(other == item for other in items)


def drop(items: list[i64], item: i64) -> None:
    """Take the first `item` out of `items`; it is there."""
    for i, other in enumerate(items):
        if other == item:
            items.pop(i)
            return
    raise ValueError(f"{item} is not in {items}")


def tally(items: list[i64], item: i64) -> i64:
    """How many of `items` are `item`."""
    count: i64 = 0
    for other in items:
        if other == item:
            count += 1
    return count

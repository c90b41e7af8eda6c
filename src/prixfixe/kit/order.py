"""Order: whose turn comes after whose, and who is first when several are equal."""

from __future__ import annotations

from mypy_extensions import i64


def clockwise(first: i64, seats: i64) -> list[i64]:
    """All seats round the table, from `first`."""
    return [(first + i) % seats for i in range(seats)]


def places(keys: list[list[int]]) -> list[int]:
    """The place of each seat by its keys, the larger the better, the first key deciding; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]

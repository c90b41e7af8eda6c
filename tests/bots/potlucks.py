"""Endgames of the tiny game, set up for bots."""

from __future__ import annotations

from typing import Any

from tests import potluck


def last_two(dish: int, next_dish: int, points: list[int]) -> Any:
    """Two rounds before the end: seat 0 holds 1 and 5, seat 1 holds 3 and 4."""
    s = potluck.game().start(2, 1)
    for mine, theirs in [(2, 1), (3, 2), (4, 5)]:
        s.answer(0, mine)
        s.answer(1, theirs)
    s.points, s.dish, s.bag = points[:], dish, [next_dish]
    return s

"""Seats around the table, and places of those who are equal."""

from __future__ import annotations

from prixfixe.kit.order import clockwise, places


def test_seats_go_round_the_table() -> None:
    assert clockwise(2, 4) == [2, 3, 0, 1]


def test_equal_keys_share_a_place_and_the_next_place_is_skipped() -> None:
    assert places([[5, 1], [7, 0], [5, 1], [5, 0]]) == [2, 1, 2, 4]

"""Terms: what a title has to say about a position, number by number, for a judge that has learned to weigh them."""

from __future__ import annotations

from typing import Callable, Final

from librt.vecs import vec
from mypy_extensions import i64

Names = tuple[tuple[str, float], ...]  # what each number is called, and how large it usually is


class Sheet:
    """Numbers put down one after the other."""

    def __init__(self, size: i64) -> None:
        self.numbers = vec[float]([0.0 for _ in range(size)])
        self.at: i64 = 0  # where the next one goes

    def put(self, value: float) -> None:
        """The next number."""
        self.numbers[self.at] = value
        self.at += 1


class Terms:
    """The terms of a title: those of a seat, of which the first is its worth, and those of the table."""

    def __init__(
        self,
        names: Names,
        of_seat: Callable[..., None],  # of a state and a seat, on a sheet
        table: Names,
        of_table: Callable[..., None],  # of a state, on a sheet
    ) -> None:
        self.names: Final = names
        self.of_seat: Final = of_seat
        self.table: Final = table
        self.of_table: Final = of_table

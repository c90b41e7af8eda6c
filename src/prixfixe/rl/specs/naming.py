"""Names for the options of a question, from the rows they stand for."""

from __future__ import annotations

from typing import Iterable, Protocol, Sequence

Names = dict[int, str]
PASS: Names = {-1: "pass"}
NO_YES: Names = {0: "no", 1: "yes"}


class HasId(Protocol):
    """A row of a content table."""

    @property
    def id(self) -> str: ...


def rows(table: Sequence[HasId], first: int = 0, word: str = "") -> Names:
    """An option for every row, from `first` on."""
    return {first + i: f"{word} {row.id}".strip() for i, row in enumerate(table)}


def some(table: Sequence[HasId], chosen: Iterable[int], first: int = 0, word: str = "") -> Names:
    """An option for some rows only, each at its own place."""
    return {first + i: f"{word} {table[i].id}".strip() for i in chosen}


def numbers(chosen: Iterable[int], word: str = "", first: int = 0) -> Names:
    """An option for each number."""
    return {first + i: f"{word} {i}".strip() for i in chosen}


def seats(count: int, first: int = 0, word: str = "") -> Names:
    """An option for every seat."""
    return numbers(range(count), f"{word} seat".strip(), first)

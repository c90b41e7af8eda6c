"""Weights: the numbers of a game's worth, fitted from self-play and kept as data beside its content."""

from __future__ import annotations

from pathlib import Path

from prixfixe.core.errors import BadContent
from prixfixe.kit.packs import read

FILE = "weights.toml"


class Weights:
    """The fitted numbers of a game by name: single ones, and lists of them."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self.found = read(self.file)

    def one(self, name: str) -> float:
        """A single number."""
        value = self.found.get(name)
        if not isinstance(value, float):
            raise BadContent(f"{self.file}: {name} is a number with a point")
        return value

    def several(self, name: str) -> list[float]:
        """A list of numbers."""
        values = self.found.get(name)
        if not isinstance(values, list) or not all(isinstance(value, float) for value in values):
            raise BadContent(f"{self.file}: {name} is a list of numbers with a point")
        return list(values)

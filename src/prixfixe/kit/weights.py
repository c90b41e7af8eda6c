"""Weights: the numbers of a game's worth, fitted from self-play and kept as data beside its content."""

from __future__ import annotations

from pathlib import Path

from prixfixe.core.errors import BadContent
from prixfixe.kit.rows import read

FILE = "weights.toml"


def weights(folder: Path) -> dict[str, float]:
    """The fitted numbers of a game, by name."""
    found = read(folder / FILE)
    for name, value in found.items():
        if not isinstance(value, float):
            raise BadContent(f"{folder / FILE}: {name} is a number with a point")
    return found

"""How well a seat stands, in stars."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.state import Town


def worth(s: Town, seat: i64) -> float:
    """Stars so far."""
    return float(s.kitchens[seat].stars())

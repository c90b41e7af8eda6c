"""How well a seat stands, in points of the final score."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.restaurant_row.scoring import lines
from prixfixe.games.restaurant_row.state import Street


def worth(s: Street, seat: i64) -> float:
    """The score if the game ended now."""
    total: i64 = 0
    for line in lines(s, seat):
        total += line
    return float(total)

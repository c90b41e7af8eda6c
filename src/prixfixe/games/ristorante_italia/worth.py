"""How well a seat stands, in points of the final score."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.ristorante_italia.scoring import total
from prixfixe.games.ristorante_italia.state import Italia


def worth(s: Italia, seat: i64) -> float:
    """The score if the match ended now."""
    return float(total(s.tables, s.restaurants[seat]))

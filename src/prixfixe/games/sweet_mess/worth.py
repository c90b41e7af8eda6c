"""How well a seat stands, in points of the final score."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.sweet_mess.scoring import parts
from prixfixe.games.sweet_mess.state import Kitchen


def worth(s: Kitchen, seat: i64) -> float:
    """The score as it stands."""
    return float(sum(parts(s, s.cooks[seat]).values()))

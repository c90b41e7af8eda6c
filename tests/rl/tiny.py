"""Potluck as a research environment."""

from __future__ import annotations

from prixfixe.rl.fields import Each, Fields, Number, Several
from prixfixe.rl.world import Setting
from tests import potluck


def setting(seats: int = 3) -> Setting:
    """Potluck with a spec of its own."""
    spec = Fields(
        {
            "points": Several(seats, 0, 40, per=1),
            "dish": Number(0, 6),
            "bag": Several(10, 0, 6),
            "hands": Each(seats, Several(5, 0, 5), per=1),
            "played": Several(seats, 0, 1, per=1),
            "mine": Several(1, 0, 5),
        }
    )
    return Setting.of(potluck.game(), seats, {}, spec)

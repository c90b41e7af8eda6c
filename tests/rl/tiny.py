"""Potluck as a research environment."""

from __future__ import annotations

from prixfixe.rl.encode import Each, Fields, Number, Observations, Several
from prixfixe.rl.world import Setting
from tests import potluck


def setting(seats: int = 3) -> Setting:
    """Potluck with a spec of its own."""
    spec = Fields(
        {
            "points": Several(seats, 0, 40, by_seat=True),
            "dish": Number(0, 6),
            "bag": Several(10, 0, 6),
            "hands": Each(seats, Several(5, 0, 5), by_seat=True),
            "played": Several(seats, 0, 1, by_seat=True),
            "mine": Several(1, 0, 5),
        }
    )
    game = potluck.game()
    return Setting.of(game, seats, {}, Observations.of(game, spec))

"""Potluck as a research environment."""

from __future__ import annotations

from typing import Any

from prixfixe.kit.sight import Sight
from prixfixe.rl.world import Setting
from tests import potluck


def show(s: Any, seat: int, to: Sight) -> None:
    """Its view with bounds."""
    to.by_seat("points", s.points, s.seats, 0, 40)
    to.number("dish", s.dish, 0, 6)
    to.items("bag", sorted(s.bag), 10, 0, 6)
    to.bags("hands", [s.hands[i] + s.played[i] for i in range(s.seats)], s.seats, 6, 1, 1)
    to.by_seat("played", [len(cards) for cards in s.played], s.seats, 0, 1)
    to.items("mine", s.played[seat] if seat >= 0 else [], 1, 0, 5)


def setting(seats: int = 3) -> Setting:
    """Potluck, shown with bounds."""
    return Setting.of(potluck.game(), seats, {}, show)

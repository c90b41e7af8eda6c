"""Cards that no box has: what guesses and bots must bear."""

from __future__ import annotations

import math

from prixfixe.kit import packs
from prixfixe.testing.walk import walk
from tests.configs import Config
from tests.games.ristorante_italia.scene import GAME


def config(pack: packs.Data, seats: int) -> Config:
    """A table with a pack."""
    return Config("ristorante-italia", "own cards", seats, {"content": packs.keep(pack), "apprentice": True})


def test_cards_kept_from_a_pile_formed_anew_are_guessed_as_many_as_there_are() -> None:
    looked = 0
    for s in walk(config({"setup": {"keep_cards": 2}}, 5), 118, 1):
        if s.drawn and s.reformed >= 0:  # type: ignore[attr-defined]
            looked += 1
            for seat in range(5):
                assert GAME.view(GAME.guess(s, seat, looked), seat) == GAME.view(s, seat)
    assert looked > 3


def test_a_bot_weighs_finals_without_a_reward_for_the_guide() -> None:
    without = {"phase_reward": [{"id": "guide_first", "remove": True}]}
    assert all(math.isfinite(GAME.bots.worth(s, 0)) for s in walk(config(without, 2), 3))

"""Guesses keep what everybody has seen."""

from typing import Any

import prixfixe
from prixfixe.games.rival_restaurants.content import content
from prixfixe.games.rival_restaurants.state import SERVING

GAME: prixfixe.Game[Any] = prixfixe.load("rival-restaurants")


def test_a_review_that_was_revealed_with_its_plan_stays_in_hand_until_it_is_used() -> None:
    review = next(i for i, row in enumerate(content("").action_cards) if row.id == "rave_review")
    s = next(s for s in (GAME.start(3, seed) for seed in range(50)) if s.deck[review])
    s.deck[review] -= 1
    s.players[1].hand = sorted([*s.players[1].hand, review])
    s.players[1].rave = 1
    s.phase = SERVING
    s.asks.clear()
    assert all(review in GAME.guess(s, 0, seed).players[1].hand for seed in range(40))
    s.players[1].rave = 0
    assert not all(review in GAME.guess(s, 0, seed).players[1].hand for seed in range(40))

"""Guesses keep what everybody has seen."""

from typing import Any

import prixfixe
from prixfixe.games.rival_restaurants import bazaar
from prixfixe.games.rival_restaurants.content import content
from prixfixe.games.rival_restaurants.options import ANSWER, CANCEL, NEXT
from prixfixe.games.rival_restaurants.state import SERVING
from prixfixe.games.rival_restaurants.trade import COUNTER
from tests.games.rival_restaurants.test_tempo import live, send

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


def test_in_the_live_market_nobody_else_knows_whether_a_counter_offer_is_still_being_made() -> None:
    table = live().has("ann", money=500).has("bob", money=500).do(bazaar.open_part)
    send(table, "ann", 1, 1).takes("bob", ANSWER.pair(COUNTER, 0))
    for viewer in (0, 2):
        seen, guessed = [], []
        for option in (CANCEL, NEXT):
            twin = table.s.copy()
            twin.answer(1, option)
            seen.append(GAME.view(twin, viewer))
            guessed.append([GAME.save(GAME.guess(twin, viewer, seed)) for seed in range(3)])
        assert seen[0] == seen[1] and guessed[0] == guessed[1]

"""What somebody drew cannot be told from how soon it is kept, and what was sealed is not looked at and put back."""

from collections import Counter

import pytest

from prixfixe.bots.bot import open_guess
from prixfixe.core.chance import chance
from prixfixe.games.rival_restaurants.bonuses import draw_and_keep
from prixfixe.table.match import Match, Player
from tests.games.rival_restaurants.configs import SHORT
from tests.games.rival_restaurants.scene import GAME, Table, card
from tests.laws.walk import step


@pytest.mark.rule("RV-BON-7")
def test_who_drew_the_same_card_twice_is_waited_for() -> None:
    table = Table()
    table.s.deck = [0] * len(table.s.deck)
    table.s.deck[card("clam_voyance")] = 2
    table.do(draw_and_keep, 0, 2).asked("ann", [card("clam_voyance")]).awaited("ann")


@pytest.mark.rule("RV-BUY-7", "RV-WANT-1")
def test_the_last_of_a_secret_decision_takes_nothing_back() -> None:
    last: Counter[str] = Counter()
    for seed in range(1, 9):
        match, dice = (
            Match(GAME, [Player("ann"), Player("bob")], seed, {"content": SHORT, "mode": "base"}),
            chance(seed),
        )
        while not match.over:
            s, before = match.s, len(match.replay.moves)
            seat, option = step(s.copy(), dice)
            key, sealed = GAME.key(s.asked(seat)), len({ask.seat for ask in open_guess(GAME, s, seat, 1).asks}) > 1
            match.play(seat, option)
            if key in ("RV-BUY-7.chosen", "RV-WANT-1.stood") and sealed and {ask.seat for ask in s.asks} == {seat}:
                assert all(kept.moves < before for kept in match.answered) or GAME.key(match.s.asks[0]) == key
                last[key] += 1
    assert len(last) == 2

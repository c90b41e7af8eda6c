"""Coins against the bank, stars and spoons against the box: every one is accounted for, in random matches."""

from __future__ import annotations

import pytest

from prixfixe import Fact
from prixfixe.core.chance import chance
from prixfixe.core.state import Ask
from prixfixe.games.ristorante_italia import bonus, finals, market, menu, turn, wine
from prixfixe.games.ristorante_italia.options import BUILD, BUY_BONUS, LEARN, STALL, STUDY, USE_REMEDIAL
from prixfixe.games.ristorante_italia.state import Italia
from tests.games.ristorante_italia.configs import EVERYTHING
from tests.games.ristorante_italia.scene import GAME, C
from tests.laws.walk import step


def price(ask: Ask, option: int) -> int:
    """The coins that a move costs, by the printed prices."""
    if option < 0 or ask.rule in (market.scavenged, bonus.scavenged_at_once, market.threw):
        return 0
    if ask.rule is market.marketed:
        return C.ingredient[STALL.one(option)].cost if STALL.has(option) else 0
    if ask.rule in (market.searched, market.apprenticed, bonus.searched_at_once):
        return C.ingredient[option].cost
    if ask.rule in (wine.tasted, wine.recommended):
        return C.wine[option].cost
    if ask.rule is turn.chose:
        return turn_price(option)
    remedial = ask.rule is menu.placed and option == STUDY
    return 10 if remedial or ask.rule is finals.prepared else 0


def turn_price(option: int) -> int:
    """The coins that an action or a free use costs."""
    if BUY_BONUS.has(option):
        return C.bonus[BUY_BONUS.one(option)].cost
    if BUILD.has(option):
        return C.room[BUILD.one(option)].cost
    return 10 if option in (LEARN, USE_REMEDIAL) else 0


def told(news: list[Fact], coins: list[int]) -> None:
    """What the bank gave and took without a move."""
    for fact in news:
        if fact.name in ("income", "coins_given"):
            coins[fact.args[0]] += fact.args[1]
        elif fact.name == "pays_offer":
            coins[fact.args[0]] -= fact.args[1]
    news.clear()


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("options", [{}, {"advanced": True}, EVERYTHING], ids=["base", "advanced", "everything"])
@pytest.mark.rule("RI-REV-1", "RI-FLOW-4")
def test_every_coin_comes_from_the_bank_or_goes_to_it(seats: int, options: dict[str, bool]) -> None:
    for seed in range(3):
        news: list[Fact] = []
        s, dice, coins = GAME.start(seats, seed, options, news), chance(seed), [25] * seats
        while not s.over:
            s.news = news
            asks = {ask.seat: ask for ask in reversed(s.asks)}
            seat, option = step(s, dice)
            coins[seat] -= price(asks[seat], option)
            told(news, coins)
            assert [r.coins for r in s.restaurants] == coins
        check_awards(s, seats)


def check_awards(s: Italia, seats: int) -> None:
    """Four VIPs and the Economy Prize make five stars; at most four spoons are won."""
    assert sum(r.stars for r in s.restaurants) == seats + 5
    assert sum(r.spoons for r in s.restaurants) <= 4
    assert sum(bin(r.vips).count("1") for r in s.restaurants) == 4

"""The greedy bot plays sensibly: it trades when both gain, uses cards and powers, and never goes round in circles."""

from collections import Counter

import pytest

from prixfixe import Fact
from prixfixe.bots.bot import decide
from prixfixe.bots.levels import bot
from prixfixe.games.rival_restaurants import bazaar
from prixfixe.games.rival_restaurants.options import GOOD, OFFER
from tests.games.rival_restaurants.scene import GAME, Table, kind


def played(seats: int, seed: int) -> tuple[Counter[str], int]:
    """What was told and chosen in a match of greedy bots, and how many answers it took."""
    news: list[Fact] = []
    s, player, count, answers = GAME.start(seats, seed, {}), bot("greedy"), 0, Counter[str]()
    while (ask := s.asking()) is not None:
        option = decide(player, GAME, s, ask.seat, seed * 10_007 + count)
        answers[f"{GAME.key(ask)} {option >= 0}"] += 1
        s.news, count = news, count + 1
        s.answer(ask.seat, option)
    return answers + Counter(fact.name for fact in news), count


def test_greedy_bots_trade_and_use_cards_and_powers() -> None:
    seen, count = played(4, 1)
    assert seen["traded"] and seen["RV-MMC-1.used True"] + seen["RV-ACT-5.rival True"] and seen["cooks"] > 8
    assert count < 3_000


@pytest.mark.rule("RV-TEMPO-11")
def test_a_greedy_bot_accepts_what_helps_it() -> None:
    table = (
        Table(4)
        .has("ann", "rice", popularity=0)
        .has("bob", "tomato", recipes="bruschetta tiramisu")
        .has("cid", popularity=9)
    )
    table.has("bob", "bread garlic", money=300).has("ann", money=100).do(bazaar.call, 1)
    table.takes("bob", OFFER).takes("bob", 0).takes("bob", -2).takes("bob", 1).takes("bob", -3)
    assert decide(bot("greedy"), GAME, table.s, 0, 1) == 1
    table.do(bazaar.call, 1).takes("bob", OFFER).takes("bob", 0).takes("bob", GOOD.code(kind("rice"))).takes(
        "bob", -2
    ).takes("bob", 900)
    table.takes("bob", 1).takes("bob", -3)
    assert decide(bot("greedy"), GAME, table.s, 0, 1) != 1

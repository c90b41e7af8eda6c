"""Cook plans and offers planned for bots, against trying everything."""

from __future__ import annotations

import pytest

from prixfixe.core.chance import chance
from prixfixe.games.rival_restaurants import bazaar, cook, market
from prixfixe.games.rival_restaurants.barter import composed
from prixfixe.games.rival_restaurants.bots.worth import goods
from prixfixe.games.rival_restaurants.content import content
from prixfixe.games.rival_restaurants.options import CANCEL, COINS, DROP, GOOD, NEXT, OFFER, SEND, STAY
from prixfixe.games.rival_restaurants.plans import needs_of
from prixfixe.games.rival_restaurants.state import Rivals
from tests.games.rival_restaurants.scene import GAME, Table, house, kind

KINDS = [row.id for row in content().ingredients]


def ends(s: Rivals, planned: bool) -> list[tuple[int, float]]:
    """The recipes and the value of every plan, or of those that bots consider."""
    found = []
    todo = [s]
    while todo:
        state = todo.pop()
        player = state.players[0]
        if not any(ask.rule in (cook.planned, cook.filled) for ask in state.asks):
            if len(player.fills) == len(needs_of(state, 0, player.mask)):
                found.append((int(player.mask), goods(state, 0)))
            continue
        ask = state.asked(0)
        for option in GAME.bots.plan(state, ask, chance(1)) if planned else ask.options:
            twin = state.copy()
            twin.answer(0, option)
            todo.append(twin)
    return found


def larder(seed: int) -> Table:
    """Many ingredients, Goo and Tofu among them, two recipes, and a cooktop for both."""
    dice = chance(seed)
    names = " ".join(KINDS[dice.below(len(KINDS))] for _ in range(18)) + " alien_goo tofu"
    table = Table(2).has("ann", names, recipes="bruschetta tiramisu", restaurant=house("naan_better"))
    return table.has("ann", upgrades="double_cooktop").do(cook.cook)


@pytest.mark.parametrize("seed", range(10))
def test_no_plan_is_better_than_the_planned_one(seed: int) -> None:
    table = larder(seed)
    if not any(ask.seat == 0 for ask in table.s.asks):
        return
    every, some = ends(table.s, False), ends(table.s, True)
    assert max(value for _, value in some) == pytest.approx(max(value for _, value in every))
    for mask, value in some:
        assert value == pytest.approx(max(other for found, other in every if found == mask))


def test_goo_is_kept_where_the_ingredient_itself_is_there() -> None:
    table = Table(2).has(
        "ann", "bread tomato garlic alien_goo", recipes="bruschetta tiramisu", restaurant=house("naan_better")
    )
    table.do(cook.cook).takes("ann", 1)
    while table.s.asked(0).rule is cook.filled:
        table.s.answer(0, GAME.bots.plan(table.s, table.s.asked(0), chance(1))[0])
    assert table.s.players[0].fills == [kind(name) for name in ("bread", "tomato", "garlic")]


def bargain(money: int, seats: int = 3) -> Table:
    """Ann could use a tomato that is of no use to Bob."""
    table = Table(seats).has("ann", "rice", recipes="bruschetta tiramisu", money=money)
    return table.has("bob", "tomato", recipes="gyoza tiramisu", money=900).do(bazaar.call, 0)


def considered(table: Table, who: str = "ann") -> list[int]:
    """What a bot looks at."""
    return GAME.bots.plan(table.s, table.s.asked(table.seat(who)), chance(1))


def test_an_offer_that_is_begun_is_one_that_both_gain_from_and_is_sent() -> None:
    table = bargain(300)
    assert OFFER in considered(table)
    table.takes("ann", OFFER).takes("ann", considered(table)[0])
    steps = []
    while any(ask.seat == 0 and ask.rule is composed for ask in table.s.asks):
        assert len(considered(table)) == 1
        steps += considered(table)
        table.takes("ann", steps[-1])
    assert steps == [GOOD.code(kind("tomato")), NEXT, COINS.code(1), COINS.code(1), SEND]


def test_no_offer_is_begun_where_there_is_none_to_make() -> None:
    table = bargain(0)
    assert OFFER in table.options("ann") and OFFER not in considered(table)
    table.takes("ann", OFFER)
    assert considered(table) == [CANCEL]
    table = bargain(300)
    table.player("ann").offers = 2
    assert OFFER not in considered(table)
    assert OFFER not in considered(bargain(300, seats=2))


@pytest.mark.parametrize("champion", [False, True])
def test_only_a_champion_of_ties_ends_a_war_in_one(champion: bool) -> None:
    table = Table(3).lies("carbastic", "rice - - -")
    for who in ("ann", "bob", "cid"):
        table.stands(who, "kim_chi", "carbastic", 1).has(who, money=300)
    if champion:
        table.has("cid", restaurant=house("luchador_picante"), level=2)
    table.do(market.open_markets)
    for who in ("ann", "bob"):
        assert STAY in considered(table, who)
        table.takes(who, STAY)
    assert (STAY in considered(table, "cid")) == champion and {DROP, 2, 3} <= set(considered(table, "cid"))

"""Rulings that no other test shows by itself."""

import pytest

from prixfixe.core.state import PASS
from prixfixe.games.rival_restaurants import bazaar, cook, market, powers
from prixfixe.games.rival_restaurants.options import CLAIM, FORCE, FROM_SHELF, USE
from prixfixe.games.rival_restaurants.prices import spendable
from prixfixe.games.rival_restaurants.react import CLAM, LET
from tests.games.rival_restaurants.scene import GAME, Table, card, chef, kind, moving


@pytest.mark.rule("RV-RUL-21")
def test_beside_antoine_the_winner_pays_bid_and_100() -> None:
    table = Table(3).lies("carbastic", "rice - - -").stands("cid", "antoine_baguette", "carbastic")
    for who in ("ann", "bob"):
        table.stands(who, "kim_chi", "carbastic", 1).has(who, money=500)
    assert spendable(table.s, 0, 0) == 400
    table.do(market.open_markets).takes("ann", 2).takes("bob", PASS)
    assert table.money("ann") == 200


@pytest.mark.rule("RV-RUL-29")
def test_a_chef_without_the_money_is_left_out_of_a_war() -> None:
    table = (
        Table(2)
        .lies("chop_shop", "beef - - -")
        .stands("ann", "kim_chi", "chop_shop", 1)
        .stands("bob", "biff_brobeque", "chop_shop", 1)
    )
    table.has("ann", money=200).has("bob", money=100).do(market.open_markets).takes("ann", market.BUY).quiet()
    assert table.goods("ann") == ["beef"]


@pytest.mark.rule("RV-RUL-11")
def test_two_chefs_at_a_shelf_draw_in_the_order_of_their_actions() -> None:
    table = Table(2).lies("carbastic", "- - - -", shelf="rice rice")
    for who in ("ann", "bob"):
        table.stands(who, "kim_chi", "carbastic", 0).has(who, money=100)
    table.do(bazaar.open_part).takes("ann", FROM_SHELF.code(0)).takes("bob", FROM_SHELF.code(0))
    assert table.goods("ann") == table.goods("bob") == ["rice"]


@pytest.mark.rule("RV-RUL-46")
def test_a_listed_kind_is_safe_from_stroganov_even_in_surplus() -> None:
    table = (
        Table(2)
        .stands("ann", "general_stroganov", "carbastic")
        .has("ann", money=100)
        .has("bob", "garlic garlic", recipes="ratatouille tiramisu")
    )
    table.do(bazaar.call, 0)
    assert FORCE not in table.options("ann")


@pytest.mark.rule("RV-RUL-61")
def test_an_odd_hundred_stays_with_the_robbed() -> None:
    table = Table(2).has("ann", cards="armed_robbery").has("bob", money=700).do(bazaar.call, 0)
    assert table.takes("ann", USE.code(card("armed_robbery"))).takes("ann", 1).money("bob") == 400


@pytest.mark.rule("RV-RUL-74")
def test_a_block_follows_whoever_is_there_a_closed_market_only_those_who_were() -> None:
    table = (
        Table(3)
        .stands("ann", "lovehandles_mcfatterson", "carbastic")
        .lies("carbastic", "rice - - -")
        .stands("bob", "kim_chi", "chop_shop")
        .has("bob", money=500)
    )
    table.stands("bob", "kim_chi", "carbastic").do(bazaar.call, 1)
    assert CLAIM.pair(0, 1) not in table.options("bob")


@pytest.mark.rule("RV-RUL-65")
def test_a_kicked_chef_may_go_to_the_island_and_the_mystery_mart() -> None:
    table = (
        moving(2)
        .stands("ann", "angus_khan", "chop_shop")
        .stands("bob", "kim_chi", "chop_shop")
        .do(powers.power_window)
        .takes("ann", 1)
    )
    assert {5, 6} <= set(table.options("bob"))


@pytest.mark.rule("RV-RUL-76")
def test_after_the_reveal_a_plan_is_carried_out() -> None:
    table = (
        Table(2)
        .has("ann", "bread tomato garlic", recipes="bruschetta tiramisu")
        .do(cook.cook)
        .takes("ann", 1)
        .takes("ann", cook.COMMIT)
        .quiet()
    )
    assert table.player("ann").mask == 1


@pytest.mark.rule("RV-TEMPO-9", "RV-RUL-31")
def test_nobody_learns_a_hand_from_the_log_the_view_or_the_question() -> None:
    def robbed(held: str) -> Table:
        table = Table(3).has("ann", cards="armed_robbery").has("bob", cards=held, money=600).do(bazaar.call, 0)
        table.s.deck[card(held)] -= 1
        return table.takes("ann", USE.code(card("armed_robbery"))).takes("ann", 1)

    clam, none = robbed("clam_voyance"), robbed("big_tipper")
    for seat in (0, 2, None):
        assert GAME.view(clam.s, seat) == GAME.view(none.s, seat)
        assert GAME.save(GAME.guess(clam.s, seat, 5)) == GAME.save(GAME.guess(none.s, seat, 5))
    assert clam.options("bob") == [LET, CLAM] and none.options("bob") == [LET]
    clam.takes("bob", LET)
    none.takes("bob", LET)
    assert [(f.name, list(f.args)) for f in clam.news if f.to < 0] == [
        (f.name, list(f.args)) for f in none.news if f.to < 0
    ]


def test_forced_answers_that_would_tell_of_a_hand_are_waited_for() -> None:
    patient = {question.key for question in GAME.questions.records if question.patient}
    assert {"RV-CLAM-4", "RV-MMC-1.used", "RV-MMC-1.live", "RV-BID-5", "RV-BART-5.answered"} <= patient
    assert chef("kim_chi") >= 0 and kind("beef") >= 0

"""BUY and BARTER: prices, purchases, claims, The Island, upgrades, bidding wars."""

import pytest

from prixfixe.core.state import PASS
from prixfixe.games.rival_restaurants import auction, bazaar, market, serve
from prixfixe.games.rival_restaurants.options import (
    BUY_UPGRADE,
    CARD_FROM_AFAR,
    CARD_HERE,
    CLAIM,
    DISPOSE,
    DROP,
    FROM_SHELF,
    GARBAGE_BID,
    OFFER,
    READY,
    SELL_SWEET,
    STAY,
    USE,
)
from prixfixe.games.rival_restaurants.prices import card_price, price, spendable, upgrade_price
from tests.games.rival_restaurants.scene import GAME, Table, card, house, kind, place, upgrade


def shopping(
    who: str = "ann bob", at: str = "carbastic", counter: str = "rice bread flour -", money: int = 500
) -> Table:
    """Chefs at one market with money."""
    table = Table(3).lies(at, counter)
    for name in who.split():
        table.stands(name, "kim_chi", at).has(name, money=money)
    return table


def war(*money: int, at: str = "carbastic", counter: str = "rice - - -") -> Table:
    """Everybody stands on slot 1."""
    table = Table(max(2, len(money))).lies(at, counter)
    for i, amount in enumerate(money):
        table.stands(("ann", "bob", "cid", "dee")[i], "kim_chi", at, 1).has(
            ("ann", "bob", "cid", "dee")[i], money=amount
        )
    return table.do(market.open_markets)


@pytest.mark.rule("RV-PRICE-1")
@pytest.mark.row("upgrades.basic_recipe_book", "upgrades.gourmet_recipe_book", "upgrades.double_cooktop")
def test_list_prices() -> None:
    t = Table(2).s.tables
    assert t.price[:6] == [100, 100, 100, 200, 200, 300] and t.card_price == 300
    assert t.upgrade_price == [200, 300, 300, 400, 600]
    assert all(t.list_price[k] == t.price[t.market_of[k]] for k in range(t.kinds))


@pytest.mark.rule("RV-PRICE-2", "RV-BON-4")
def test_a_discount_applies_to_the_first_purchase_and_surcharges_are_added() -> None:
    table = shopping("ann", "vegetable_land", "garlic onion - -").has("ann", restaurant=house("naan_better"), level=1)
    table.stands("bob", "antoine_baguette", "vegetable_land")
    assert price(table.s, 0, 2, True) == 100
    table.do(bazaar.call, 0).takes("ann", FROM_SHELF.code(0))
    assert table.money("ann") == 400 and price(table.s, 0, 2, True) == 200


@pytest.mark.rule("RV-PRICE-3")
def test_spendable_money_counts_discounts_and_surcharges() -> None:
    table = shopping("ann", "vegetable_land").has("ann", restaurant=house("naan_better"), level=1)
    assert spendable(table.s, 0, 2) == 600
    table.stands("bob", "antoine_baguette", "vegetable_land")
    assert spendable(table.s, 0, 2) == 500


@pytest.mark.rule("RV-PRICE-4")
def test_prices_go_to_the_bank() -> None:
    table = shopping("ann")
    bank = table.s.bank
    table.do(bazaar.call, 0).takes("ann", CLAIM.pair(0, 1))
    assert table.s.bank == bank + 100 and table.money("ann") == 400


@pytest.mark.rule("RV-PRICE-5", "RV-ISL-2", "RV-GARB-2")
def test_disposal_is_no_purchase() -> None:
    table = Table(2).stands("bob", "antoine_baguette", "island").has("ann", money=100, garbage=2).do(bazaar.call, 0)
    table.takes("ann", DISPOSE)
    assert table.player("ann").garbage == 1 and table.money("ann") == 0


@pytest.mark.rule("RV-BUY-1")
def test_opening_wars_go_by_market_and_slot_and_the_broke_are_left_out() -> None:
    table = Table(4).lies("fruit_stand", "beans peppers tomato").lies("carbastic", "rice bread - -")
    table.stands("ann", "kim_chi", "fruit_stand", 2).stands("bob", "biff_brobeque", "fruit_stand", 2)
    table.stands("cid", "gohan_sushido", "carbastic", 1).stands("dee", "pork_knuckles", "carbastic", 1)
    for who in ("ann", "bob", "cid"):
        table.has(who, money=300)
    table.do(market.open_markets)
    assert table.key("ann") == "RV-BID-5" and table.s.war.market == 1  # dee has no money: cid is alone on the rice
    table.takes("ann", DROP)
    assert table.goods("bob") == ["peppers"]
    table.takes("cid", market.BUY)
    assert table.goods("cid") == ["rice"]


@pytest.mark.rule("RV-BUY-2", "RV-TEMPO-3")
def test_the_open_part_comes_after_the_opening_and_the_clock_only_then() -> None:
    table = (
        Table(2, tempo="live")
        .lies("carbastic", "rice - - -")
        .stands("ann", "kim_chi", "carbastic", 1)
        .has("ann", money=300)
    )
    table.do(market.open_markets)
    assert [ask.seat for ask in table.s.asks] == [0]
    table.takes("ann", market.BUY).step(bazaar.open_part)
    assert -2 in [ask.seat for ask in table.s.asks]


@pytest.mark.rule("RV-BUY-3")
def test_a_chef_buys_only_where_it_is_and_as_often_as_it_can_pay() -> None:
    table = shopping("ann", money=200).do(bazaar.open_part)
    assert not [o for o in table.options("ann") if o in (CARD_HERE, DISPOSE) or BUY_UPGRADE.has(o)]
    table.takes("ann", CLAIM.pair(0, 1)).takes("bob", PASS).takes("cid", PASS).takes("bob", PASS).takes("cid", PASS)
    table.takes("ann", CLAIM.pair(0, 2))
    assert table.goods("ann") == ["bread", "rice"] and table.money("ann") == 0


@pytest.mark.rule("RV-BUY-4", "RV-EX-15")
def test_a_shelf_card_is_public_and_an_empty_shelf_sells_nothing_more() -> None:
    table = (
        shopping("ann")
        .lies("carbastic", shelf="flour", waste="rice rice")
        .do(bazaar.call, 0)
        .takes("ann", FROM_SHELF.code(0))
    )
    assert table.goods("ann") == ["flour"]
    table.told("from_shelf", 0, kind("flour"), 100)
    table.do(bazaar.call, 0)
    assert FROM_SHELF.code(0) not in table.options("ann") and GAME.why_not(table.s, 0)[0].rule == "RV-BUY-4"


@pytest.mark.rule("RV-BUY-5", "RV-BUY-6")
def test_an_emptied_slot_stays_empty() -> None:
    table = shopping("ann").do(bazaar.call, 0).takes("ann", CLAIM.pair(0, 2))
    assert table.s.counter[0] == [kind("rice"), -1, kind("flour"), -1]
    table.do(bazaar.call, 0)
    assert CLAIM.pair(0, 2) not in table.options("ann")


@pytest.mark.rule("RV-BUY-7")
def test_first_choices_are_bought_in_priority_order_and_nobody_contests() -> None:
    table = shopping("ann bob cid")
    table.s.want = [1, 2, 3]
    table.do(market.open_markets).takes("cid", market.BUY).takes("ann", market.BUY)
    assert table.goods("cid") == []
    table.takes("bob", market.LEAVE).quiet()
    assert (table.goods("ann"), table.goods("bob"), table.goods("cid")) == (["rice"], [], ["flour"])


@pytest.mark.rule("RV-OPEN-1")
def test_the_open_part_ends_and_chefs_go_home() -> None:
    table = shopping("ann bob cid").do(bazaar.open_part)
    table.s.agenda.insert(0, type(table.s.agenda[0])(market.go_home, -(1 << 40), -(1 << 40), -(1 << 40)))
    for who in ("ann", "bob", "cid"):
        table.takes(who, READY)
    assert table.s.at == [-1, -1, -1]


@pytest.mark.rule("RV-OPEN-2", "RV-OPEN-3", "RV-ISL-1")
def test_the_island_offers_all_its_business_in_any_number() -> None:
    table = Table(2).has("ann", "chocolate", money=1000, garbage=1).do(bazaar.call, 0)
    wanted = {
        READY,
        PASS,
        CARD_HERE,
        CARD_FROM_AFAR,
        DISPOSE,
        SELL_SWEET,
        OFFER,
    }
    assert set(table.options("ann")) == wanted | {BUY_UPGRADE.code(i) for i in range(5)}
    for _ in range(3):
        table.do(bazaar.call, 0).takes("ann", CARD_HERE)
    assert len(table.hand("ann")) == 3 and table.money("ann") == 100


@pytest.mark.rule("RV-ISL-4")
def test_an_empty_action_deck_takes_the_discards_and_with_neither_none_is_sold() -> None:
    table = Table(2).has("ann", money=900)
    table.s.deck, table.s.played = [0] * 21, [int(i == card("big_tipper")) for i in range(21)]
    table.do(bazaar.call, 0).takes("ann", CARD_HERE)
    assert table.hand("ann") == ["big_tipper"] and sum(table.s.played) == 0
    table.do(bazaar.call, 0)
    assert CARD_HERE not in table.options("ann")


@pytest.mark.rule("RV-UPG-1")
def test_an_upgrade_is_owned_once() -> None:
    table = (
        Table(2)
        .has("ann", money=900, upgrades="basic_recipe_book")
        .has("bob", upgrades="basic_recipe_book")
        .do(bazaar.call, 0)
    )
    assert BUY_UPGRADE.code(0) not in table.options("ann")
    table.takes("ann", BUY_UPGRADE.code(2)).takes("ann", 0, out_of=[0, 1])
    assert table.s.has_upgrade(0, upgrade("double_cooktop")) and table.money("ann") == 600 and table.s.clips[2] == 5


@pytest.mark.rule("RV-UPG-2")
def test_an_upgrade_can_be_bought_for_another_without_consent() -> None:
    table = Table(3).stands("bob", "antoine_baguette", "island").has("ann", money=400, upgrades="double_cooktop")
    assert upgrade_price(table.s, 0, 2) == 400
    table.do(bazaar.call, 0).takes("ann", BUY_UPGRADE.code(2)).takes("ann", 2, out_of=[1, 2])
    assert table.s.has_upgrade(2, 2) and table.money("ann") == 0


@pytest.mark.rule("RV-UPG-3")
def test_a_recipe_book_helps_from_the_next_draw() -> None:
    table = Table(2).has("ann", money=200).do(bazaar.call, 0)
    assert serve.drawn_with_book(table.s, 0, 0) == 1
    table.takes("ann", BUY_UPGRADE.code(0)).takes("ann", 0)
    assert serve.drawn_with_book(table.s, 0, 0) == 4 and serve.drawn_with_book(table.s, 0, 1) == 1


# ---- claims


@pytest.mark.rule("RV-CLAIM-1")
def test_to_claim_a_chef_must_be_there_able_and_the_card_free() -> None:
    table = shopping("ann", money=100)
    table.player("ann").barred = 1 << table.s.counter[0][1]
    table.do(bazaar.call, 0)
    assert [o for o in table.options("ann") if CLAIM.has(o)] == [CLAIM.pair(0, 1), CLAIM.pair(0, 3)]
    table.has("ann", money=0).do(bazaar.call, 0)
    assert not [o for o in table.options("ann") if CLAIM.has(o)]
    assert {refusal.rule for refusal in GAME.why_not(table.s, 0)} >= {"RV-BID-10", "RV-CLAIM-1"}


@pytest.mark.rule("RV-CLAIM-2", "RV-CLAIM-3")
def test_any_card_may_be_claimed_and_without_rivals_it_is_bought() -> None:
    table = shopping("ann").do(bazaar.call, 0).takes("ann", CLAIM.pair(0, 3)).quiet()
    assert table.goods("ann") == ["flour"]


@pytest.mark.rule("RV-CLAIM-4")
def test_a_claim_uses_up_the_action() -> None:
    table = shopping("ann bob").do(bazaar.open_part).takes("ann", CLAIM.pair(0, 1)).takes("bob", market.CONTEST)
    table.takes("ann", DROP)
    assert table.asked_now() == ["bob"] and table.key("bob") == "RV-OPEN-2.called" and table.goods("bob") == ["rice"]


@pytest.mark.rule("RV-CLAIM-5")
def test_eligible_rivals_answer_in_secret() -> None:
    table = Table(4).lies("carbastic", "rice - - -")
    for who, money in (("ann", 500), ("bob", 500), ("cid", 0), ("dee", 500)):
        table.stands(who, "kim_chi", "carbastic").has(who, money=money)
    table.has("dee", ready=1).do(bazaar.call, 0).takes("ann", CLAIM.pair(0, 1))
    assert table.asked_now() == ["bob"]
    table.asked("bob", [market.DECLINE, market.CONTEST])


@pytest.mark.rule("RV-CLAIM-6")
def test_uncontested_the_claimant_buys_contested_there_is_a_war() -> None:
    table = shopping("ann bob cid").do(bazaar.call, 0).takes("ann", CLAIM.pair(0, 1)).takes("bob", 0).takes("cid", 0)
    assert table.goods("ann") == ["rice"] and table.money("ann") == 400
    table = shopping("ann bob cid").do(bazaar.call, 0).takes("ann", CLAIM.pair(0, 1)).takes("cid", 1).takes("bob", 0)
    assert table.s.war.pieces == [0, 2]


# ---- wars


@pytest.mark.rule("RV-BID-1", "RV-BID-2", "RV-BID-3")
def test_everybody_starts_at_the_list_price_and_bids_go_by_100() -> None:
    table = war(500, 400, at="dairy_king", counter="egg - -")
    assert table.s.war.bids == [200, 200]
    table.asked("ann", [STAY, DROP, 3, 4, 5])


@pytest.mark.rule("RV-BID-4")
def test_turns_go_round_and_whoever_alone_holds_the_high_bid_is_passed_over() -> None:
    table = war(500, 500, 500).takes("ann", 3).takes("bob", STAY).takes("cid", DROP)
    assert table.asked_now() == ["ann"]
    table.takes("ann", 4)
    assert table.asked_now() == ["bob"]
    table.takes("bob", DROP)
    assert table.goods("ann") == ["rice"] and table.money("ann") == 100


@pytest.mark.rule("RV-BID-2", "RV-BID-5")
def test_no_bid_is_beyond_999_coins_and_whoever_holds_that_is_all_in() -> None:
    table = war(150_000, 150_000)
    assert max(table.options("ann")) == 999
    assert GARBAGE_BID in table.takes("ann", 999).takes("bob", STAY).options("ann")


def test_one_who_cannot_pay_the_high_bid_can_only_drop() -> None:
    table = war(500, 200).takes("ann", 4)
    table.asked("bob", [DROP])


@pytest.mark.rule("RV-BID-6", "RV-BID-7", "RV-BID-11")
def test_the_last_one_left_buys_at_the_last_bid() -> None:
    table = war(500, 500, 500).takes("ann", DROP).takes("bob", DROP)
    assert table.goods("cid") == ["rice"] and table.money("cid") == 400 and table.s.counter[0][0] == -1


@pytest.mark.rule("RV-EX-3", "RV-BID-8", "RV-BID-11", "RV-GARB-1")
@pytest.mark.row("ingredients.alien_goo")
def test_the_bidding_war_of_the_rulebook() -> None:
    table = war(500, 400, 400, at="mystery_mart", counter="alien_goo - - -")
    table.takes("ann", STAY).takes("bob", 4).takes("cid", STAY).takes("ann", DROP)
    table.takes("bob", GARBAGE_BID, out_of=[STAY, DROP, GARBAGE_BID]).takes("cid", GARBAGE_BID).takes("bob", DROP)
    assert table.goods("cid") == ["alien_goo"] and table.player("cid").garbage == 2
    assert [table.money(who) for who in ("ann", "bob", "cid")] == [500, 400, 0]


@pytest.mark.rule("RV-BID-8")
def test_garbage_is_bid_only_when_all_are_all_in_and_at_most_nine() -> None:
    table = war(200, 300).takes("ann", 2)
    assert GARBAGE_BID not in table.options("bob")
    table = war(200, 200).takes("ann", 2).takes("bob", STAY)
    for i in range(9):
        table.takes(("ann", "bob")[i % 2], GARBAGE_BID)
    table.asked("bob", [DROP, STAY])


@pytest.mark.rule("RV-BID-9", "RV-BID-10", "RV-EX-22", "RV-BID-13")
def test_a_tie_keeps_every_copy_of_the_ingredient_from_those_who_were_in_it() -> None:
    table = war(300, 500, at="chop_shop", counter="beef beef pork -").takes("ann", STAY).takes("bob", STAY).quiet()
    assert (table.money("ann"), table.money("bob")) == (300, 500)
    table.do(bazaar.call, 1)
    assert [o for o in table.options("bob") if CLAIM.has(o)] == [CLAIM.pair(0, 3)]


@pytest.mark.rule("RV-BID-10", "RV-RUL-26")
def test_whoever_was_not_in_the_tied_war_buys_uncontested() -> None:
    table = Table(3).lies("chop_shop", "beef beef pork -")
    for who in ("ann", "bob", "cid"):
        table.stands(who, "kim_chi", "chop_shop").has(who, money=900)
    for who in ("ann", "bob"):
        table.has(who, barred=1 << kind("beef"))
    table.do(bazaar.call, 2).takes("cid", CLAIM.pair(0, 1)).quiet()
    assert table.goods("cid") == ["beef"]
    table.do(bazaar.call, 2).takes("cid", CLAIM.pair(0, 3))
    assert sorted(table.asked_now()) == ["ann", "bob"]  # pork is nobody's tied war


@pytest.mark.rule("RV-BID-10", "RV-RUL-26")
def test_whoever_dropped_from_a_tied_war_is_barred_as_well() -> None:
    table = Table(3).lies("chop_shop", "beef fish - -")
    for who in ("ann", "bob", "cid"):
        table.stands(who, "kim_chi", "chop_shop", 1).has(who, money=900)
    table.do(market.open_markets).takes("ann", DROP).takes("bob", STAY).takes("cid", STAY)
    assert [table.player(who).barred >> kind("beef") & 1 for who in ("ann", "bob", "cid")] == [1, 1, 1]


@pytest.mark.rule("RV-BID-10", "RV-WANT-8")
def test_the_second_chef_of_a_player_in_a_tied_war_leaves_another_copy_as_well() -> None:
    table = Table(2, two_many_cooks=True, mode="base").lies("chop_shop", "beef beef - -")
    table.stands("ann", "kim_chi", "chop_shop", 1).stands("ann", "biff_brobeque", "chop_shop", 2, piece=1)
    table.stands("bob", "gohan_sushido", "chop_shop", 1).has("ann", money=900).has("bob", money=900)
    table.do(market.open_markets).takes("ann", STAY).takes("bob", STAY).quiet()
    assert table.goods("ann") == []


@pytest.mark.rule("RV-BID-9")
def test_after_a_raise_everybody_has_to_stay_anew() -> None:
    table = war(500, 500).takes("ann", STAY).takes("bob", 2).takes("ann", STAY)
    assert table.asked_now() == ["bob"] and table.player("bob").barred == 0
    table.takes("bob", STAY).quiet()
    assert table.player("bob").barred > 0


@pytest.mark.rule("RV-BID-9", "RV-BON-8")
def test_a_ring_champion_wins_ties_and_saves_100_once_a_day() -> None:
    table = Table(2).lies("chop_shop", "beef fish - -").has("bob", restaurant=house("luchador_picante"), level=2)
    for who in ("ann", "bob"):
        table.stands(who, "kim_chi", "chop_shop", 1).has(who, money=500)
    table.do(market.open_markets).takes("ann", STAY).takes("bob", STAY)
    assert table.goods("bob") == ["beef"] and table.money("bob") == 400
    table.s.want = [2, 2]
    table.do(market.open_markets).takes("ann", STAY).takes("bob", STAY)
    assert table.money("bob") == 200


@pytest.mark.rule("RV-BID-12")
def test_during_a_war_only_bids_are_possible() -> None:
    table = war(500, 500).has("ann", cards="big_tipper")
    table.asked("ann", [STAY, DROP, 2, 3, 4, 5])


@pytest.mark.rule("RV-BID-13")
def test_after_a_war_the_loser_claims_something_else() -> None:
    table = war(500, 500, counter="rice bread - -").takes("ann", DROP)
    table.do(bazaar.call, 0)
    assert CLAIM.pair(0, 2) in table.options("ann")


@pytest.mark.rule("RV-BID-14", "RV-BID-2")
def test_a_war_of_small_steps_ends_and_high_sums_are_one_option() -> None:
    table = war(9000, 9000)
    assert len(table.options("ann")) == 2 + 40 + 1 and table.options("ann")[-1] == 90
    steps = 0
    while table.s.asks:
        seat = table.s.asks[0].seat
        raises = [o for o in table.s.asks[0].options if o > 0]
        table.s.answer(seat, raises[0] if raises else GARBAGE_BID if GARBAGE_BID in table.s.asks[0].options else STAY)
        steps += 1
    assert steps < 200 and auction.still_in(table.s) == []


@pytest.mark.rule("RV-PRICE-2", "RV-BON-7")
def test_action_cards_cost_200_less_at_the_night_market() -> None:
    table = Table(2).has("ann", restaurant=house("seoul_food"), level=2, used=1, cards="big_tipper")
    assert card_price(table.s, 0) == 100 and table.s.card_limit(0) == 2
    table.do(bazaar.call, 0)
    assert USE.code(card("big_tipper")) in table.options("ann")


@pytest.mark.rule("RV-BON-2")
def test_the_back_door_supplier_makes_the_first_shelf_card_free() -> None:
    table = shopping("ann").has("ann", restaurant=house("dim_sum_and_then_some"), level=2)
    assert price(table.s, 0, 0, True) == 0 and price(table.s, 0, 0, False) == 100
    table.do(bazaar.call, 0).takes("ann", FROM_SHELF.code(0))
    assert (
        table.money("ann") == 500
        and price(table.s, 0, 0, True) == 100
        and price(table.s, 0, place("mystery_mart"), True) == 300
    )


@pytest.mark.rule("RV-BON-2")
def test_the_back_door_leads_to_the_three_cheap_markets_only() -> None:
    table = shopping("ann").has("ann", restaurant=house("dim_sum_and_then_some"), level=2)
    prices = [price(table.s, 0, market, True) for market in range(6)]
    assert prices == [0, 0, 0, 200, 200, 300]

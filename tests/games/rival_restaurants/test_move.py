"""MONEY and MOVE: places, wants, windows and powers (RV-MOVE, RV-WANT, RV-MMC, RV-MMP, RV-POW, RV-CHEF)."""

import pytest

from prixfixe.core.chance import chance
from prixfixe.core.state import PASS
from prixfixe.games.rival_restaurants import bazaar, cards, day, market, move, powers, spare
from prixfixe.games.rival_restaurants.options import (
    CARD_FROM_AFAR,
    CARD_HERE,
    CLAIM,
    DISPOSE,
    FORCE,
    FROM_AFAR,
    FROM_SHELF,
    LET_OFF,
    USE,
)
from prixfixe.games.rival_restaurants.prices import card_price, may_use_counter, price, upgrade_price
from prixfixe.games.rival_restaurants.state import OPEN_PART
from tests.games.rival_restaurants.scene import CLOCKS, GAME, Table, card, chef, kind, moving, place, upgrade

ISLAND = 6


@pytest.mark.rule("RV-MOVE-1", "RV-MOVE-3", "RV-MOVE-4")
def test_everybody_chooses_one_of_seven_places_and_all_may_meet() -> None:
    table = moving(3).do(move.choose_places)
    table.asked("ann", range(7))
    for who in ("ann", "bob", "cid"):
        table.takes(who, 3)
    assert table.s.at == [3, 3, 3]
    table.told("went", 0, table.s.chef[0], 3)


@pytest.mark.rule("RV-MOVE-2", "RV-EX-9", "RV-TEMPO-8")
def test_whoever_is_too_slow_goes_to_the_island() -> None:
    table = moving(3).do(move.choose_places)
    assert GAME.default(table.s, table.s.asked(0), chance(1)) == ISLAND
    assert CLOCKS["RV-MOVE-1.went"] == 60 and CLOCKS["RV-CLAM-4"] == 8 and CLOCKS["RV-BID-5"] == 12
    assert CLOCKS["RV-SET-10.kept"] == 45 and CLOCKS["RV-COOK-2.recipes"] == 90


@pytest.mark.rule("RV-WANT-1")
def test_a_chef_at_a_market_stands_on_a_card_or_the_shelf_in_secret() -> None:
    table = moving(2).stands("ann", "gohan_sushido", "chop_shop").stands("bob", "kim_chi", "chop_shop")
    table.lies("chop_shop", "beef - pork fish").do(move.choose_wants)
    table.asked("ann", [0, 1, 3, 4]).takes("ann", 3)
    assert table.s.want[0] == 0
    table.takes("bob", 1)
    assert table.s.want == [3, 1]
    table.told("stands", 0, chef("gohan_sushido"), kind("pork"), 3)


@pytest.mark.rule("RV-WANT-1")
def test_a_chef_at_the_island_has_no_want() -> None:
    table = moving(2).do(move.choose_wants).quiet()
    assert table.s.want == [-1, -1]


@pytest.mark.rule("RV-WANT-2")
def test_without_cards_or_behind_lovehandles_there_is_only_the_shelf() -> None:
    table = moving(2).stands("ann", "lovehandles_mcfatterson", "chop_shop").stands("bob", "kim_chi", "chop_shop")
    table.lies("chop_shop", "beef - - -").do(move.choose_wants)
    assert table.asked_now() == ["ann"]
    table = (
        moving(2).stands("ann", "gohan_sushido", "carbastic").lies("carbastic", "- - - -").do(move.choose_wants).quiet()
    )
    assert table.s.want[0] == 0


@pytest.mark.rule("RV-WANT-3", "RV-WANT-5", "RV-BUY-7")
def test_a_chef_alone_on_a_card_may_leave_it_and_anybody_may_claim_it_later() -> None:
    table = moving(2).stands("ann", "gohan_sushido", "carbastic", 2).stands("bob", "kim_chi", "carbastic")
    table.has("ann", money=300).has("bob", money=300).lies("carbastic", "rice bread flour -").do(market.open_markets)
    table.asked("ann", [market.BUY, market.LEAVE]).takes("ann", market.LEAVE).quiet()
    assert table.money("ann") == 300
    table.do(bazaar.call, 1)
    assert CLAIM.pair(0, 2) in table.options("bob")


@pytest.mark.rule("RV-WANT-4")
def test_two_on_a_card_start_a_war_but_not_two_on_the_shelf() -> None:
    table = moving(2).stands("ann", "gohan_sushido", "carbastic", 1).stands("bob", "kim_chi", "carbastic", 1)
    table.has("ann", money=300).has("bob", money=300).lies("carbastic", "rice bread flour -").do(market.open_markets)
    assert table.key("ann") == "RV-BID-5"
    table.s.want = [0, 0]
    table.do(market.open_markets).quiet()


@pytest.mark.rule("RV-WANT-6", "RV-CHEF-1")
@pytest.mark.row("chefs.angus_khan")
def test_angus_kicks_a_chef_out_who_goes_elsewhere_and_takes_a_new_want() -> None:
    table = moving(3).stands("ann", "angus_khan", "chop_shop").stands("bob", "kim_chi", "chop_shop", 2)
    table.lies("carbastic", "rice bread flour -").do(powers.power_window)
    table.takes("ann", 1, out_of=[PASS, 1])
    table.takes("bob", 0, out_of=[6, 0, 1, 2, 4, 5]).takes("bob", 2, out_of=[0, 1, 2, 3])
    assert table.s.at[1] == 0 and table.s.want[1] == 2
    table.told("stands", 1, chef("kim_chi"), kind("bread"), 2)


@pytest.mark.rule("RV-WANT-7")
def test_a_chef_on_a_card_it_may_not_buy_moves_to_the_shelf() -> None:
    table = moving(2).stands("ann", "lovehandles_mcfatterson", "chop_shop", 1).stands("bob", "kim_chi", "chop_shop", 2)
    table.do(move.void_wants)
    assert table.s.want == [1, 0]


@pytest.mark.rule("RV-WANT-8")
def test_two_pieces_of_a_player_count_as_one_the_earlier_chef_first() -> None:
    table = moving(2, two_many_cooks=True)
    table.stands("ann", "gohan_sushido", "carbastic", 1, 0).stands("ann", "kim_chi", "carbastic", 1, 1).has(
        "ann", money=300
    )
    table.lies("carbastic", "rice bread flour -").do(market.open_markets)
    table.takes("ann", market.BUY).quiet()
    assert table.goods("ann") == ["rice"] and table.money("ann") == 200


# ---- card window


@pytest.mark.rule("RV-MMC-1", "RV-ACT-3", "RV-TEMPO-9")
def test_the_card_window_asks_whoever_holds_a_card_until_all_pass() -> None:
    table = moving(3).has("ann", cards="big_tipper").has("cid", cards="clam_voyance").do(cards.card_window)
    assert table.asked_now() == ["ann"]
    table.takes("ann", PASS, out_of=[PASS, USE.code(card("big_tipper"))])
    table.takes("cid", PASS, out_of=[PASS]).quiet()
    table.do(cards.card_window).takes("ann", USE.code(card("big_tipper")))
    assert table.money("ann") == 400 and table.asked_now() == ["cid"]


@pytest.mark.rule("RV-MMC-1", "RV-TEMPO-2")
def test_live_the_card_window_is_open_to_all_and_reopened_by_a_card() -> None:
    table = (
        moving(3, tempo="live")
        .has("ann", cards="big_tipper clam_voyance")
        .has("bob", cards="clam_voyance")
        .do(cards.card_window)
    )
    assert sorted(table.asked_now()) == ["ann", "bob"]
    table.takes("bob", PASS).takes("ann", USE.code(card("big_tipper")))
    assert table.asked_now() == ["bob"] and table.money("ann") == 400  # ann's card of the day is used


@pytest.mark.rule("RV-MMC-2", "RV-ACT-8")
def test_cards_come_before_powers_and_prevail() -> None:
    table = moving(2).stands("ann", "angus_khan", "chop_shop").stands("bob", "kim_chi", "chop_shop")
    table.has("bob", cards="brain_freeze").do(cards.card_window)
    table.takes("bob", USE.code(card("brain_freeze"))).takes("bob", 0)
    table.do(powers.power_window)
    assert "ann" not in table.asked_now()


# ---- power window


@pytest.mark.rule("RV-MMP-1", "RV-POW-1", "RV-POW-3")
def test_each_power_works_once_a_day_in_its_window() -> None:
    table = moving(3).stands("ann", "angus_khan", "chop_shop").stands("bob", "biff_brobeque", "chop_shop")
    table.stands("cid", "gohan_sushido", "chop_shop").do(powers.power_window)
    table.takes("ann", 1, out_of=[PASS, 1, 2]).takes("bob", 6).quiet()
    assert table.s.spent == [1, 0, 0]
    table.do(bazaar.call, 0)
    assert not any(FROM_AFAR.has(option) or LET_OFF.has(option) for option in table.options("ann"))


@pytest.mark.rule("RV-MMP-2", "RV-CHEF-12", "RV-EX-19")
@pytest.mark.row("chefs.senor_fuego")
@pytest.mark.parametrize(
    "seats,at,gain", [(4, "dairy_king", 400), (5, "dairy_king", 200), (4, "island", 0), (4, "mystery_mart", 0)]
)
def test_fuego_collects_from_every_rival_in_his_market(seats: int, at: str, gain: int) -> None:
    table = (
        moving(seats).stands("ann", "senor_fuego", at).stands("bob", "biff_brobeque", at).stands("cid", "kim_chi", at)
    )
    if at == "dairy_king":
        table.stands("dee", "gohan_sushido", "carbastic")
    table.has("bob", money=300).has("cid", money=200).do(powers.tolls)
    if gain:
        table.takes("ann", PASS, out_of=[PASS, 1, 2])
    table.quiet()
    assert table.money("ann") == gain


@pytest.mark.rule("RV-CHEF-12", "RV-POW-2", "RV-GEN-6")
def test_fuego_may_spare_some_and_the_poor_give_what_they_have() -> None:
    table = moving(3).stands("ann", "senor_fuego", "carbastic").stands("bob", "biff_brobeque", "carbastic")
    table.stands("cid", "kim_chi", "carbastic").has("bob", money=900).has("cid", money=100).do(powers.tolls)
    table.takes("ann", 1).takes("ann", PASS, out_of=[PASS, 2])
    assert [table.money(who) for who in ("ann", "bob", "cid")] == [100, 900, 0]


@pytest.mark.rule("RV-POW-4")
@pytest.mark.parametrize(
    "at,kicked,blocked", [("chop_shop", True, True), ("mystery_mart", False, False), ("island", False, False)]
)
def test_location_powers_do_not_work_everywhere(at: str, kicked: bool, blocked: bool) -> None:
    table = moving(2).stands("ann", "angus_khan", at).stands("bob", "biff_brobeque", at).do(powers.power_window)
    assert bool(table.s.asks) == kicked
    table.stands("ann", "lovehandles_mcfatterson", at)
    assert at == "island" or may_use_counter(table.s, 1) != blocked


@pytest.mark.rule("RV-POW-5", "RV-CHEF-9", "RV-GARB-1", "RV-GARB-2")
@pytest.mark.row("chefs.mortimer_sleazburger")
def test_mortimer_passes_garbage_on_but_not_to_the_same_player_two_days_running() -> None:
    table = moving(3).stands("ann", "mortimer_sleazburger", "carbastic").has("ann", garbage=2).do(powers.power_window)
    table.takes("ann", 1, out_of=[PASS, 1, 2])
    assert (table.player("ann").garbage, table.player("bob").garbage) == (1, 1)
    table.s.day, table.s.spent[0] = table.s.day + 1, 0
    table.do(powers.power_window).asked("ann", [PASS, 2])
    table.s.day += 1
    table.do(powers.power_window).asked("ann", [PASS, 1, 2])
    table.has("ann", garbage=0).do(powers.power_window).quiet()


@pytest.mark.rule("RV-CHEF-7")
@pytest.mark.row("chefs.kim_chi")
def test_kim_pays_100_and_swaps_places_with_a_chef_elsewhere() -> None:
    table = moving(3).stands("ann", "kim_chi", "mystery_mart").stands("bob", "biff_brobeque", "chop_shop", 1)
    table.stands("cid", "gohan_sushido", "mystery_mart").has("ann", money=300).lies("chop_shop", "beef fish - -")
    table.do(powers.power_window).takes("ann", 1, out_of=[PASS, 1])
    assert table.money("ann") == 200 and sorted(table.asked_now()) == ["ann", "bob"]
    assert {table.key("ann"), table.key("bob")} == {"RV-WANT-6.stood"}
    table.takes("ann", 2).takes("bob", 0)
    assert table.s.at == [3, 5, 5] and table.s.want[:2] == [2, 0]
    table.has("ann", money=0)
    table.s.spent[0] = 0
    table.do(powers.power_window).quiet()


@pytest.mark.rule("RV-CHEF-7")
def test_kim_does_not_swap_with_a_chef_beside_her() -> None:
    table = moving(3).stands("ann", "kim_chi", "chop_shop").stands("bob", "biff_brobeque", "chop_shop", 1)
    table.stands("cid", "gohan_sushido", "carbastic").has("ann", money=300)
    table.do(powers.power_window).takes("ann", 2, out_of=[PASS, 2])


@pytest.mark.rule("RV-CHEF-2", "RV-EX-20", "RV-POW-4")
@pytest.mark.row("chefs.antoine_baguette")
def test_whatever_rivals_buy_beside_antoine_costs_100_more() -> None:
    table = (
        Table(3)
        .stands("ann", "antoine_baguette", "island")
        .stands("bob", "pork_knuckles", "island")
        .has("bob", money=900, garbage=1)
    )
    assert card_price(table.s, 1) == 400 and upgrade_price(table.s, 1, upgrade("celebrity_endorsement")) == 700
    assert card_price(table.s, 0) == 300
    table.do(bazaar.call, 1).takes("bob", DISPOSE)
    assert table.money("bob") == 800
    table.stands("ann", "antoine_baguette", "chop_shop").stands("bob", "gohan_sushido", "chop_shop")
    assert price(table.s, 1, place("chop_shop"), True) == 300 and price(table.s, 1, place("carbastic"), True) == 200
    table.stands("ann", "antoine_baguette", "mystery_mart").stands("bob", "gohan_sushido", "mystery_mart")
    assert price(table.s, 1, place("mystery_mart"), True) == 300


@pytest.mark.rule("RV-CHEF-8")
@pytest.mark.row("chefs.lovehandles_mcfatterson")
def test_lovehandles_leaves_rivals_only_the_shelf() -> None:
    table = Table(3).stands("ann", "lovehandles_mcfatterson", "carbastic").stands("bob", "gohan_sushido", "carbastic")
    table.lies("carbastic", "rice bread - -").has("ann", money=300).has("bob", money=300).do(bazaar.call, 1)
    assert FROM_SHELF.code(0) in table.options("bob") and CLAIM.pair(0, 1) not in table.options("bob")
    table.do(bazaar.call, 0).takes("ann", CLAIM.pair(0, 1)).quiet()  # and nobody contests
    assert table.goods("ann") == ["rice"]


def visited(power: str, *here: str) -> Table:
    """Ann has a passive power at the Chop Shop, Bob and Cid are there or not."""
    table = moving(3).stands("ann", power, "chop_shop").lies("chop_shop", "beef fish - -")
    for who in ("bob", "cid"):
        table.stands(who, "kim_chi", "chop_shop" if who in here else "carbastic").has(who, money=500)
    return table


@pytest.mark.rule("RV-POW-2", "RV-RUL-22")
@pytest.mark.parametrize("power", ["antoine_baguette", "lovehandles_mcfatterson"])
def test_whom_a_passive_power_would_touch_can_be_spared_before_the_wants(power: str) -> None:
    table = visited(power, "bob").do(spare.spare_window)
    table.takes("ann", LET_OFF.pair(0, 1), out_of=[PASS, LET_OFF.pair(0, 1)]).quiet()
    assert table.player("bob").exempt >> chef(power) & 1
    table = visited("lovehandles_mcfatterson", "bob").do(spare.spare_window).takes("ann", LET_OFF.pair(0, 1))
    assert move.wants(table.s, 1) == [0, 1, 2]
    visited(power).do(spare.spare_window).quiet()  # it would touch nobody


@pytest.mark.rule("RV-POW-2", "RV-DAY-1")
def test_sparing_comes_after_the_places_and_before_the_wants() -> None:
    table = visited("lovehandles_mcfatterson").do(day.dawn)
    for who in ("ann", "bob", "cid"):
        table.takes(who, place("chop_shop"))
    assert table.key("ann") == "RV-POW-2.spared"
    table.takes("ann", LET_OFF.pair(0, 1)).takes("ann", PASS)
    assert sorted(table.asked_now()) == ["ann", "bob"]  # Cid can only stand on the shelf


@pytest.mark.rule("RV-POW-2", "RV-RUL-22")
def test_the_owner_is_asked_once_a_day_about_each_player() -> None:
    table = visited("lovehandles_mcfatterson", "bob").do(spare.spare_window).takes("ann", PASS).quiet()
    table.do(spare.spare_window).quiet()
    table.stands("cid", "kim_chi", "chop_shop").do(spare.spare_window)
    table.takes("ann", PASS, out_of=[PASS, LET_OFF.pair(0, 2)]).quiet()


@pytest.mark.rule("RV-POW-2", "RV-WANT-6")
def test_whoever_is_brought_under_a_power_can_be_spared_before_the_new_want() -> None:
    table = visited("lovehandles_mcfatterson").step(move.relocate, 1).takes("bob", place("chop_shop"))
    table.takes("ann", LET_OFF.pair(0, 1)).takes("bob", 2, out_of=[0, 1, 2]).quiet()
    table = visited("lovehandles_mcfatterson").step(move.relocate, 1).takes("bob", place("chop_shop"))
    table.takes("ann", PASS).quiet()
    assert table.s.want[1] == 0


@pytest.mark.rule("RV-POW-2", "RV-OPEN-2")
def test_sparing_is_offered_only_where_the_power_touches_a_chef() -> None:
    table = visited("antoine_baguette", "cid")
    table.s.phase = OPEN_PART
    table.do(bazaar.call, 0)
    assert [option for option in table.options("ann") if LET_OFF.has(option)] == [LET_OFF.pair(0, 2)]


@pytest.mark.rule("RV-POW-2", "RV-OPEN-2")
def test_sparing_a_player_lasts_for_the_day() -> None:
    table = (
        Table(3).stands("ann", "antoine_baguette", "island").stands("bob", "pork_knuckles", "island").do(bazaar.call, 0)
    )
    table.takes("ann", LET_OFF.pair(0, 1))
    assert card_price(table.s, 1) == 300
    table.do(bazaar.call, 0)
    assert LET_OFF.pair(0, 1) not in table.options("ann") and LET_OFF.pair(0, 2) in table.options("ann")


@pytest.mark.rule("RV-CHEF-5")
@pytest.mark.row("chefs.general_stroganov")
def test_stroganov_buys_what_a_rival_does_not_need_for_100() -> None:
    table = Table(2).stands("ann", "general_stroganov", "carbastic").has("ann", money=100)
    table.has("bob", "beef tomato wine", recipes="ratatouille tiramisu").do(bazaar.call, 0)
    table.takes("ann", FORCE).takes("ann", 1, out_of=[1]).takes("ann", kind("beef"), out_of=[kind("beef")])
    assert table.goods("ann") == ["beef"] and (table.money("ann"), table.money("bob")) == (0, 100)
    table.has("ann", money=900).has("bob", "pork").do(bazaar.call, 0)
    assert FORCE not in table.options("ann")


@pytest.mark.rule("RV-CHEF-6", "RV-BUY-3")
@pytest.mark.row("chefs.gohan_sushido")
def test_gohan_buys_one_shelf_card_from_afar_but_not_at_the_mystery_mart() -> None:
    table = (
        Table(2)
        .stands("ann", "gohan_sushido", "island")
        .has("ann", money=900)
        .lies("dairy_king", shelf="egg")
        .do(bazaar.call, 0)
    )
    afar = [FROM_AFAR.one(option) for option in table.options("ann") if FROM_AFAR.has(option)]
    assert afar == [0, 1, 2, 3, 4]
    table.takes("ann", FROM_AFAR.code(4))
    assert table.goods("ann") == ["egg"] and table.money("ann") == 700
    table.do(bazaar.call, 0)
    assert not [option for option in table.options("ann") if 60 <= option < 70]


@pytest.mark.rule("RV-CHEF-11", "RV-BUY-3")
@pytest.mark.row("chefs.pork_knuckles")
def test_pork_knuckles_buys_one_action_card_anywhere() -> None:
    table = Table(2).stands("ann", "pork_knuckles", "carbastic").has("ann", money=600).do(bazaar.call, 0)
    assert CARD_HERE not in table.options("ann")
    table.takes("ann", CARD_FROM_AFAR)
    assert len(table.hand("ann")) == 1 and table.money("ann") == 300
    table.do(bazaar.call, 0)
    assert CARD_FROM_AFAR not in table.options("ann")


@pytest.mark.rule("RV-CHEF-10")
@pytest.mark.row("chefs.phyllis_grubman")
def test_phyllis_gets_a_free_shelf_card_with_her_first_purchase_at_the_chop_shop() -> None:
    table = Table(2).stands("ann", "phyllis_grubman", "chop_shop").has("ann", money=600)
    table.lies("chop_shop", "beef fish - -", shelf="pork pork").do(bazaar.call, 0).takes("ann", CLAIM.pair(0, 1))
    assert table.goods("ann") == ["beef", "pork"] and table.money("ann") == 400
    table.do(bazaar.call, 0).takes("ann", CLAIM.pair(0, 2))
    assert table.goods("ann") == ["beef", "fish", "pork"]

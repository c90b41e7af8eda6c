"""Kitchen Squad, the chef draft and the base-game variants (RV-KS, RV-DRAFT, RV-AMA, RV-STA, RV-TWO)."""

from typing import Any

import pytest

from prixfixe.core.state import CLOCK, PASS
from prixfixe.games.rival_restaurants import bazaar, cook, day, market, move, powers, serve
from prixfixe.games.rival_restaurants.options import CARD_HERE, CLAIM, FROM_SHELF, OFFER, RECIPE, TARGET, USE
from prixfixe.games.rival_restaurants.prices import card_price, may_use_counter, minimum_bid, price
from prixfixe.games.rival_restaurants.react import CLAM, LET
from tests.games.rival_restaurants.scene import GAME, Table, card, chef, kind, moving, place, recipe

NPCS = ["angus_khan", "antoine_baguette", "lovehandles_mcfatterson", "senor_fuego"]


def squad(npc: str = "senor_fuego", moves: bool = False, **options: Any) -> Table:
    """A Kitchen Squad table: Kim for Ann, Biff for Bob, Ann's NPC and an NPC of Bob far away."""
    table = (moving if moves else Table)(2, mode="kitchen_squad", **options)
    table.s.squads = [
        sorted(chef(c) for c in a.split())
        for a in ("kim_chi gohan_sushido pork_knuckles", "biff_brobeque gardena_eden mortimer_sleazburger")
    ]
    table.stands("ann", "kim_chi", "island").stands("bob", "biff_brobeque", "island")
    other = "antoine_baguette" if npc != "antoine_baguette" else "senor_fuego"
    return table.stands("ann", npc, "carbastic", piece=1).stands("bob", other, "dairy_king", piece=1)


# ---- set-up


@pytest.mark.rule("RV-KS-1", "RV-KS-2", "RV-KS-3")
@pytest.mark.row("modes.kitchen_squad")
def test_two_npcs_are_dealt_and_one_kept_four_chefs_and_one_dropped() -> None:
    s = GAME.start(2, 3, {})
    assert all(len(ask.options) == 2 and set(ask.options) <= {chef(name) for name in NPCS} for ask in s.asks)
    npcs = [s.asks[0].options[1], s.asks[1].options[0]]
    s.answer(0, npcs[0])
    assert s.chef == [-1, -1, -1, -1]
    s.answer(1, npcs[1])
    assert [s.chef[1], s.chef[3]] == npcs and [len(ask.options) for ask in s.asks] == [4, 4]
    dropped = [ask.options[2] for ask in s.asks]
    s.answer(0, dropped[0])
    s.answer(1, dropped[1])
    assert [len(team) for team in s.squads] == [3, 3] and not set(dropped) & set(s.squads[0] + s.squads[1])
    assert not {chef(name) for name in NPCS} & set(s.squads[0] + s.squads[1])


@pytest.mark.rule("RV-DRAFT-1", "RV-DRAFT-2", "RV-DRAFT-3", "RV-EX-10")
@pytest.mark.row("modes.chef_draft")
@pytest.mark.parametrize("seed,head", [(2, 1), (3, 0)])
def test_the_draft_picks_and_bans_in_the_printed_order(seed: int, head: int) -> None:
    s = GAME.start(2, seed, {"chef_draft": True})
    assert {GAME.key(ask) for ask in s.asks} == {"RV-KS-1.kept"}
    for seat in (0, 1):
        s.answer(seat, s.asked(seat).options[0])
    first, order = head, []
    while GAME.key(s.asks[0]) == "RV-DRAFT-2.taken":
        ask = s.asks[0]
        order.append((ask.seat == first, bool(ask.a), len(ask.options)))
        s.answer(ask.seat, ask.options[0])
    assert order == [
        (True, False, 8),
        (False, False, 7),
        (False, True, 6),
        (True, False, 5),
        (True, True, 4),
        (False, False, 3),
        (True, False, 2),
        (False, False, 1),
    ]
    assert [len(team) for team in s.squads] == [3, 3]


# ---- Kitchen Squad


@pytest.mark.rule("RV-KS-4")
def test_an_npc_brings_no_income() -> None:
    table = squad(moves=True).do(day.dawn)
    assert (table.money("ann"), table.money("bob")) == (300, 300)


@pytest.mark.rule("RV-KS-5", "RV-TEMPO-8")
def test_active_chef_place_and_npc_market_are_chosen_in_secret() -> None:
    table = squad(moves=True).do(move.choose_places)
    assert table.options("ann")[0] == chef("kim_chi")  # yesterday's first
    table.takes("ann", chef("gohan_sushido"), out_of=table.s.squads[0]).takes("ann", 2, out_of=range(7)).takes(
        "ann", 0, out_of=[0, 1, 3, 4, 5]
    )
    assert table.s.chef[0] == chef("kim_chi")
    table.takes("bob", chef("biff_brobeque")).takes("bob", 6).takes("bob", 5, out_of=range(6))
    assert table.s.chef[0] == chef("gohan_sushido") and table.s.at == [2, 0, 6, 5]


@pytest.mark.rule("RV-KS-6", "RV-KS-19")
def test_only_the_active_chefs_power_works() -> None:
    table = squad().has("bob", "bread tomato beef", recipes="bruschetta tiramisu")
    table.do(cook.cook).asked("bob", [0, 1])
    table.stands("bob", "gardena_eden", "island").do(cook.cook).quiet()


@pytest.mark.rule("RV-KS-7")
def test_each_piece_has_a_want() -> None:
    table = (
        squad(moves=True)
        .stands("ann", "kim_chi", "chop_shop")
        .lies("chop_shop", "beef - - -")
        .lies("carbastic", "rice - - -")
        .lies("dairy_king", "- - -")
    )
    table.do(move.choose_wants).takes("ann", 1, out_of=[0, 1]).takes("ann", 1, out_of=[0, 1])
    assert table.s.want == [1, 1, -1, 0]


@pytest.mark.rule("RV-KS-8", "RV-KS-9", "RV-GEN-17")
@pytest.mark.row("npc_chefs.npc_angus_khan")
def test_npc_angus_kicks_every_active_chef_the_owners_last() -> None:
    table = (
        squad("angus_khan", moves=True)
        .stands("ann", "kim_chi", "carbastic")
        .stands("bob", "biff_brobeque", "carbastic")
    )
    table.do(powers.npcs)
    assert table.asked_now() == ["bob"]
    table.takes("bob", 6, out_of=[1, 2, 3, 4, 5, 6])  # the own NPC at the Dairy King is no bar
    assert table.asked_now() == ["ann"]
    table.takes("ann", 1).takes("ann", 0).quiet()
    assert table.s.at == [1, 0, 6, 4]
    table.stands("bob", "biff_brobeque", "mystery_mart").stands("ann", "angus_khan", "mystery_mart", piece=1).do(
        powers.npcs
    ).quiet()


@pytest.mark.rule("RV-KS-10", "RV-EX-7", "RV-KS-13")
@pytest.mark.row("npc_chefs.npc_lovehandles_mcfatterson")
def test_npc_lovehandles_leaves_active_chefs_the_shelf_the_own_too() -> None:
    table = (
        squad("lovehandles_mcfatterson")
        .stands("ann", "lovehandles_mcfatterson", "chop_shop", piece=1)
        .stands("ann", "kim_chi", "chop_shop")
    )
    table.stands("bob", "antoine_baguette", "chop_shop", piece=1)
    assert not may_use_counter(table.s, 0) and may_use_counter(table.s, 3)
    table.stands("ann", "lovehandles_mcfatterson", "mystery_mart", piece=1).stands("ann", "kim_chi", "mystery_mart")
    assert may_use_counter(table.s, 0)


@pytest.mark.rule("RV-KS-11")
@pytest.mark.row("npc_chefs.npc_antoine_baguette")
def test_npc_antoine_makes_active_chefs_pay_100_more() -> None:
    table = squad("antoine_baguette").stands("bob", "biff_brobeque", "carbastic").stands("ann", "kim_chi", "carbastic")
    assert price(table.s, 2, 0, True) == 200 and price(table.s, 0, 0, True) == 200 and card_price(table.s, 2) == 400


@pytest.mark.rule("RV-KS-12", "RV-KS-13")
@pytest.mark.row("npc_chefs.npc_senor_fuego")
def test_npc_fuego_takes_200_for_the_bank_and_cannot_be_limited() -> None:
    table = (
        squad(moves=True)
        .stands("bob", "biff_brobeque", "carbastic")
        .stands("ann", "kim_chi", "carbastic")
        .has("ann", money=100)
        .has("bob", money=500)
    )
    bank = table.s.bank
    table.do(powers.npcs).quiet()
    assert (table.money("ann"), table.money("bob"), table.s.bank) == (0, 300, bank + 300)


@pytest.mark.rule("RV-KS-14")
def test_an_npc_is_no_target_and_its_power_can_be_cancelled() -> None:
    table = squad(moves=True).stands("bob", "antoine_baguette", "carbastic", piece=1).has("ann", money=300)
    table.stands("ann", "kim_chi", "chop_shop").do(powers.power_window).asked("ann", [PASS, 2])
    table = (
        squad(moves=True)
        .stands("bob", "biff_brobeque", "carbastic")
        .has("bob", cards="clam_voyance", money=500)
        .has("ann", cards="big_tipper")
    )
    table.do(powers.npcs).takes("bob", CLAM).takes("ann", LET)
    assert table.money("bob") == 500
    table = (
        squad(moves=True).stands("ann", "kim_chi", "carbastic").has("ann", cards="clam_voyance clam_voyance", money=500)
    )
    table.do(powers.npcs).takes("ann", CLAM).quiet()  # the own NPC: nobody answers
    assert table.money("ann") == 500
    table = (
        squad()
        .has("bob", cards="brain_freeze", money=500)
        .do(bazaar.call, 1)
        .takes("bob", USE.code(card("brain_freeze")))
        .takes("bob", 0)
    )
    table.stands("bob", "biff_brobeque", "carbastic").do(powers.npcs)
    assert table.money("bob") == 500


@pytest.mark.rule("RV-KS-15", "RV-RUL-58")
def test_a_relocating_active_chef_may_join_its_own_npc() -> None:
    table = (
        squad()
        .has("ann", cards="fast_food")
        .do(bazaar.call, 0)
        .takes("ann", USE.code(card("fast_food")))
        .takes("ann", 0)
    )
    table.asked("ann", [0, 1, 2, 3, 4, 5])


@pytest.mark.rule("RV-KS-16", "RV-EX-6", "RV-BID-3", "RV-BID-4")
def test_an_npc_pays_100_more_but_its_bids_as_bid() -> None:
    table = (
        squad()
        .stands("ann", "senor_fuego", "fruit_stand", piece=1)
        .lies("fruit_stand", "tomato - -", shelf="beans")
        .has("ann", money=400)
    )
    table.do(bazaar.call, 0).takes("ann", CLAIM.pair(1, 1)).do(bazaar.call, 0).takes("ann", FROM_SHELF.code(1))
    assert table.goods("ann") == ["beans", "tomato"] and table.money("ann") == 0
    table = (
        squad()
        .lies("carbastic", "rice - - -")
        .stands("ann", "senor_fuego", "carbastic", 1, 1)
        .stands("bob", "biff_brobeque", "carbastic", 1)
    )
    table.has("ann", money=500).has("bob", money=500)
    assert (minimum_bid(table.s, 1, 0), minimum_bid(table.s, 2, 0)) == (200, 100)
    table.do(market.open_markets)
    assert table.asked_now() == ["bob"]  # the NPC starts ahead
    table.takes("bob", PASS)
    assert table.goods("ann") == ["rice"] and table.money("ann") == 300


@pytest.mark.rule("RV-KS-17", "RV-WANT-8")
def test_of_two_pieces_in_a_market_the_active_chef_takes_part_before_the_npc() -> None:
    table = (
        squad()
        .lies("carbastic", "rice - - -")
        .stands("ann", "kim_chi", "carbastic")
        .stands("bob", "biff_brobeque", "carbastic")
    )
    table.has("ann", money=500).has("bob", money=500).do(bazaar.call, 1).takes("bob", CLAIM.pair(0, 1)).takes(
        "ann", market.CONTEST
    )
    assert sorted(table.s.war.pieces) == [0, 2]
    table = (
        squad("lovehandles_mcfatterson")
        .lies("carbastic", "rice - - -")
        .stands("ann", "kim_chi", "carbastic")
        .has("ann", money=500)
    )
    table.do(bazaar.call, 0)
    assert CLAIM.pair(0, 1) not in table.options("ann") and CLAIM.pair(1, 1) in table.options("ann")


@pytest.mark.rule("RV-KS-18")
def test_trading_is_unchanged_but_an_npcs_power_cannot_be_spared() -> None:
    table = squad("antoine_baguette").has("ann", money=100).do(bazaar.call, 0)
    assert not [option for option in table.options("ann") if 70 <= option < 90]
    table.takes("ann", OFFER).takes("ann", 1).takes("ann", -2).takes("ann", 1).takes("ann", -3).takes("bob", 1)
    assert table.money("bob") == 100


@pytest.mark.rule("RV-KS-20", "RV-POW-5")
def test_with_one_rival_kim_swaps_every_second_day_at_most() -> None:
    table = (
        squad(moves=True)
        .stands("ann", "kim_chi", "chop_shop")
        .has("ann", money=900)
        .do(powers.power_window)
        .takes("ann", 2)
    )
    table.s.day, table.s.spent = table.s.day + 1, [0] * 4
    table.stands("bob", "gardena_eden", "fruit_stand").do(powers.power_window).quiet()
    table.s.day += 1
    table.do(powers.power_window).asked("ann", [PASS, 2])


@pytest.mark.rule("RV-KS-21")
def test_discounts_serve_both_pieces_but_phyllis_only_herself() -> None:
    table = squad().has("ann", restaurant=1, level=2)
    assert price(table.s, 1, 0, True) == 100  # the list price is free, the NPC's surcharge stays
    table.stands("ann", "phyllis_grubman", "chop_shop").stands("ann", "senor_fuego", "chop_shop", piece=1).has(
        "ann", money=900
    )
    table.lies("chop_shop", "- - - -", shelf="beef beef beef beef").do(bazaar.call, 0).takes("ann", FROM_SHELF.code(1))
    assert table.goods("ann") == ["beef"]
    table.do(bazaar.call, 0).takes("ann", FROM_SHELF.code(0))
    assert table.goods("ann") == ["beef", "beef", "beef"]


# ---- Amateur Chef


@pytest.mark.rule("RV-AMA-1")
@pytest.mark.row("modes.amateur_chef")
def test_amateurs_have_no_clock() -> None:
    table = Table(2, tempo="live", amateur_chef=True).do(bazaar.open_part)
    assert CLOCK not in [ask.seat for ask in table.s.asks] and table.s.clock == 0


@pytest.mark.rule("RV-AMA-2")
def test_amateurs_powers_sleep_until_the_day_after_rising_dough() -> None:
    table = (
        moving(2, amateur_chef=True)
        .stands("ann", "antoine_baguette", "island")
        .stands("bob", "kim_chi", "island")
        .do(day.dawn)
    )
    assert table.s.power(0) == 0
    table.has("ann", level=1)
    assert table.s.power(0) == 0
    table.do(day.dawn)
    assert table.s.power(0) != 0 and table.s.power(1) == 0


# ---- Start Up


@pytest.mark.rule("RV-STA-1")
@pytest.mark.row("modes.start_up")
def test_start_up_deals_two_basics_and_nothing_else() -> None:
    s = GAME.start(3, 1, {"start_up": True})
    assert [[s.tables.tier[r] for r in p.recipes] for p in s.players] == [[0, 0]] * 3
    assert [(len(p.hand), sum(p.larder)) for p in s.players] == [(0, 0)] * 3


def served(table: Table, mask: int) -> Table:
    """Ann cooks and is served."""
    table.do(cook.cook).takes("ann", mask).takes("ann", 1).step(serve.serve, 0)
    while table.s.asks:
        table.takes("ann", table.options("ann")[0])
    return table


@pytest.mark.rule("RV-STA-2", "RV-EX-23")
def test_the_first_basic_is_replaced_by_a_gourmet_without_a_book() -> None:
    table = Table(2, start_up=True).has(
        "ann", "bread tomato garlic", recipes="bruschetta gyoza", upgrades="gourmet_recipe_book", restaurant=3
    )
    served(table, 1)
    assert [table.s.tables.tier[r] for r in table.player("ann").recipes] == [1, 0]
    table.has("ann", "flour scallions pork")
    served(table, 2)
    assert [table.s.tables.tier[r] for r in table.player("ann").recipes] == [1, 0] and table.s.finished[0] == sorted(
        [recipe("bruschetta"), recipe("gyoza")]
    )


@pytest.mark.rule("RV-STA-3")
def test_with_two_burners_both_basics_may_be_cooked_for_one_gourmet_and_one_basic() -> None:
    table = Table(2, start_up=True).has(
        "ann",
        "bread tomato garlic flour scallions pork",
        recipes="bruschetta gyoza",
        upgrades="double_cooktop",
        restaurant=3,
    )
    served(table, 3)
    assert sorted(table.s.tables.tier[r] for r in table.player("ann").recipes) == [0, 1]


@pytest.mark.rule("RV-STA-4")
def test_two_basics_can_only_be_swapped_for_a_basic() -> None:
    table = (
        Table(2, start_up=True)
        .has("ann", recipes="bruschetta gyoza")
        .has("bob", recipes="crepes lasagna")
        .do(bazaar.call, 0)
    )
    table.takes("ann", OFFER).takes("ann", 1).takes("ann", RECIPE.code(recipe("lasagna"))).takes("ann", -2).takes(
        "ann", RECIPE.code(recipe("gyoza"))
    )
    assert -3 not in table.options("ann")


# ---- "Two" Many Cooks


def cooks(moves: bool = False) -> Table:
    """Three players with two chefs each, all at The Island and Carbastic."""
    table = (moving if moves else Table)(3, two_many_cooks=True)
    names = ["gohan_sushido", "kim_chi", "biff_brobeque", "gardena_eden", "mortimer_sleazburger", "pork_knuckles"]
    for i, who in enumerate(("ann", "bob", "cid")):
        table.stands(who, names[2 * i], "island", piece=0).stands(who, names[2 * i + 1], "carbastic", piece=1)
    return table


@pytest.mark.rule("RV-TWO-1")
@pytest.mark.row("modes.two_many_cooks")
def test_each_player_has_two_chefs_and_one_of_everything_else() -> None:
    s = GAME.start(2, 1, {"two_many_cooks": True, "chef_choice": 5})
    for seat in (0, 1):
        picks = s.asked(seat).options[3:5]
        s.answer(seat, picks[0])
        assert len(s.asked(seat).options) == 4
        s.answer(seat, picks[1])
    assert len(s.chef) == 4 and s.chef[0] < s.chef[1] and [p.money for p in s.players] == [300, 300]


@pytest.mark.rule("RV-TWO-2")
def test_the_two_destinations_differ_but_a_swap_may_join_them() -> None:
    table = cooks(moves=True).do(move.choose_places)
    table.takes("ann", 0, out_of=range(7)).asked("ann", [6, 1, 2, 3, 4, 5])
    table = cooks(moves=True).has("ann", money=300).do(powers.power_window)
    table.takes("ann", TARGET.pair(1, 2))  # Kim swaps with Biff at The Island, where Gohan is
    assert table.s.at[0] == table.s.at[1] == 6


@pytest.mark.rule("RV-TWO-3")
def test_each_chef_buys_where_it_stands_and_both_cooking_powers_apply() -> None:
    table = (
        cooks()
        .has("bob", "bread tomato beef onion onion flour scallions", recipes="bruschetta bbq_ribs", money=500)
        .do(bazaar.call, 1)
    )
    assert CARD_HERE in table.options("bob") and FROM_SHELF.code(1) in table.options("bob")
    table.do(cook.cook).asked("bob", [0, 1])
    table.has("bob", recipes="gyoza bbq_ribs")
    table.player("bob").larder[kind("beef")] = 0
    table.do(cook.cook).asked("bob", [0, 1])


@pytest.mark.rule("RV-TWO-4")
def test_the_user_picks_which_chef_a_card_is_about() -> None:
    table = cooks().has("ann", cards="fast_food").do(bazaar.call, 0).takes("ann", USE.code(card("fast_food")))
    table.takes("ann", 1, out_of=[0, 1]).takes("ann", 3)
    assert table.s.at[:2] == [6, 3]


@pytest.mark.rule("RV-TWO-5", "RV-CHEF-12")
def test_with_six_chefs_fuego_takes_100_for_each_chef() -> None:
    table = (
        cooks(moves=True)
        .stands("ann", "senor_fuego", "carbastic", piece=1)
        .stands("bob", "biff_brobeque", "carbastic", piece=0)
    )
    table.stands("bob", "gardena_eden", "carbastic", piece=1).stands("cid", "kim_chi", "chop_shop", piece=1).has(
        "bob", money=900
    )
    table.do(powers.tolls).takes("ann", PASS)
    assert table.money("ann") == 200
    two = (
        moving(2, two_many_cooks=True)
        .stands("ann", "senor_fuego", "carbastic", piece=1)
        .stands("bob", "kim_chi", "carbastic", piece=1)
    )
    assert two.has("bob", money=900).do(powers.tolls).takes("ann", PASS).money("ann") == 200


@pytest.mark.rule("RV-TWO-6")
def test_two_chefs_of_a_player_never_bid_against_each_other() -> None:
    table = cooks().lies("carbastic", "rice - - -")
    for who in ("ann", "bob"):
        table.has(who, money=500)
        for piece in (0, 1):
            table.s.at[table.seat(who) * 2 + piece], table.s.want[table.seat(who) * 2 + piece] = 0, 1
    table.do(market.open_markets)
    assert table.s.war.pieces == [0, 2]


@pytest.mark.rule("RV-TWO-4")
def test_a_power_names_one_rival_chef_but_food_fight_hits_players() -> None:
    table = cooks(moves=True).stands("ann", "angus_khan", "carbastic", piece=1).do(powers.power_window)
    assert [TARGET.two(option) for option in table.options("ann") if TARGET.one(option) == 1] == [3, 5]
    assert place("carbastic") == 0

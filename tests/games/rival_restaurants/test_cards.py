"""Action cards, one by one (RV-ACT, RV-CARD)."""

import pytest

from prixfixe.core.state import PASS
from prixfixe.games.rival_restaurants import bazaar, cards, cook, market
from prixfixe.games.rival_restaurants.effects import PAY, REFUSE
from prixfixe.games.rival_restaurants.options import CARD_HERE, CLAIM, CLAM_AGAINST, FROM_AFAR, FROM_SHELF, OFFER, USE
from prixfixe.games.rival_restaurants.react import CLAM, LET
from tests.games.rival_restaurants.scene import Table, card, kind, moving, place, recipe


def usable(table: Table, who: str, name: str) -> bool:
    """Whether a player may use a card in the open part now."""
    table.do(bazaar.call, table.seat(who))
    return USE.code(card(name)) in table.options(who)


def use(table: Table, who: str, name: str) -> Table:
    """A player uses a card in the open part."""
    table.has(who, cards=name).do(bazaar.call, table.seat(who))
    return table.takes(who, USE.code(card(name)))


@pytest.mark.rule("RV-ACT-1")
def test_cards_are_secret_and_there_is_no_hand_limit() -> None:
    table = Table(2).has("ann", cards="big_tipper " * 9)
    assert len(table.hand("ann")) == 9
    table.has("ann", money=300).do(bazaar.call, 0).takes("ann", CARD_HERE)
    assert len(table.hand("ann")) == 10
    assert all(fact.to == 0 for fact in table.news if fact.name == "drew_card")


@pytest.mark.rule("RV-ACT-2", "RV-ACT-6")
def test_one_card_a_day_even_if_it_is_cancelled() -> None:
    table = Table(2).has("ann", cards="big_tipper").has("bob", cards="clam_voyance", money=500)
    use(table, "ann", "armed_robbery").takes("ann", 1).takes("bob", CLAM).takes("ann", LET)
    assert table.money("bob") == 500 and table.player("ann").used == 1
    assert not usable(table, "ann", "big_tipper")


@pytest.mark.rule("RV-ACT-3", "RV-ACT-9")
def test_cards_have_their_moments() -> None:
    table = (
        Table(2).has("ann", cards="clam_voyance going_going_prawn rave_review five_finger_discount").do(bazaar.call, 0)
    )
    assert not [option for option in table.options("ann") if USE.has(option) or CLAM_AGAINST.has(option)]
    table.stands("ann", "kim_chi", "carbastic")
    assert usable(table, "ann", "five_finger_discount")
    moves = (
        moving(2)
        .has("ann", cards="five_finger_discount big_tipper")
        .stands("ann", "kim_chi", "carbastic")
        .do(cards.card_window)
    )
    moves.asked("ann", [PASS, USE.code(card("big_tipper"))])


@pytest.mark.rule("RV-ACT-4")
def test_a_card_may_be_used_the_moment_it_is_bought() -> None:
    table = Table(2).has("ann", money=300)
    table.s.deck = [int(i == card("big_tipper")) for i in range(21)]
    table.do(bazaar.open_part).takes("ann", CARD_HERE).takes("bob", PASS).takes(
        "ann" if table.asked_now() == ["ann"] else "bob", PASS
    )
    assert usable(table, "ann", "big_tipper")


@pytest.mark.rule("RV-ACT-5")
def test_announce_react_apply_discard() -> None:
    table = Table(2).has("bob", "beef", "big_tipper")
    use(table, "ann", "raiders_of_the_lost_pork").takes("ann", 1).takes("ann", kind("beef"))
    assert table.key("bob") == "RV-CLAM-4" and table.goods("bob") == ["beef"] and table.played() == []
    table.takes("bob", LET)
    assert table.goods("ann") == ["beef"] and table.played() == ["raiders_of_the_lost_pork"]


@pytest.mark.rule("RV-ACT-7")
@pytest.mark.parametrize(
    "name",
    [
        "raiders_of_the_lost_pork",
        "armed_robbery",
        "dumpster_dining",
        "grand_theft_avocado",
        "health_inspector",
        "food_fight",
        "five_finger_discount",
        "kitchen_nightmare",
        "robin_food",
    ],
)
def test_a_card_needs_something_to_act_on(name: str) -> None:
    table = Table(2).has("ann", cards=name).stands("bob", "kim_chi", "island")
    assert not usable(table, "ann", name)


@pytest.mark.rule("RV-ACT-8")
def test_of_two_cards_the_later_prevails() -> None:
    table = Table(3).stands("bob", "kim_chi", "carbastic").has("bob", money=500).lies("carbastic", "rice - - -")
    use(table, "ann", "kitchen_nightmare").takes("ann", place("carbastic"))
    use(table, "bob", "five_finger_discount").takes("bob", 1).takes("bob", 1)
    assert table.goods("bob") == ["rice"]


@pytest.mark.rule("RV-ACT-10", "RV-CARD-6")
@pytest.mark.row("action_cards.grand_theft_avocado")
def test_grand_theft_avocado_takes_a_random_card_that_only_the_two_know() -> None:
    table = Table(3).has("bob", cards="big_tipper")
    use(table, "ann", "grand_theft_avocado").takes("ann", 1, out_of=[1]).takes("bob", LET)
    assert table.hand("ann") == ["big_tipper"] and table.hand("bob") == []
    assert {fact.to for fact in table.news if fact.name in ("took_card", "lost_card")} == {0, 1}
    table = Table(3).has("bob", cards="clam_voyance")
    use(table, "ann", "grand_theft_avocado").takes("ann", 1).takes("bob", CLAM)
    assert table.hand("ann") == [] and table.played() == ["clam_voyance", "grand_theft_avocado"]


@pytest.mark.rule("RV-CARD-2")
@pytest.mark.row("action_cards.raiders_of_the_lost_pork")
def test_raiders_steal_one_named_ingredient() -> None:
    table = Table(3).has("bob", "beef wine").has("cid", "egg")
    use(table, "ann", "raiders_of_the_lost_pork").takes("ann", 1, out_of=[1, 2]).takes(
        "ann", kind("wine"), out_of=[kind("beef"), kind("wine")]
    )
    assert table.goods("ann") == ["wine"] and table.goods("bob") == ["beef"]


@pytest.mark.rule("RV-CARD-3")
@pytest.mark.row("action_cards.armed_robbery")
def test_armed_robbery_takes_half_rounded_down() -> None:
    table = Table(3).has("bob", money=500).has("cid", money=100)
    use(table, "ann", "armed_robbery").takes("ann", 1, out_of=[1])
    assert (table.money("ann"), table.money("bob")) == (200, 300)


@pytest.mark.rule("RV-CARD-5")
@pytest.mark.row("action_cards.dumpster_dining")
def test_dumpster_dining_takes_two_from_the_five_ordinary_sections() -> None:
    table = Table(2).lies("carbastic", waste="rice rice").lies("mystery_mart", waste="wine")
    use(table, "ann", "dumpster_dining").takes("ann", kind("rice"), out_of=[kind("rice")]).takes("ann", kind("rice"))
    assert table.goods("ann") == ["rice", "rice"] and table.wasted() == ["wine"]
    table = Table(2).lies("carbastic", waste="rice")
    use(table, "ann", "dumpster_dining").takes("ann", kind("rice")).quiet()


@pytest.mark.rule("RV-CARD-7")
@pytest.mark.row("action_cards.recipe_for_disaster")
def test_recipe_for_disaster_puts_a_recipe_below_and_draws_one_without_a_book() -> None:
    table = Table(2).has("bob", recipes="gyoza tiramisu", upgrades="basic_recipe_book")
    table.s.bags[0] = [recipe("guacamole")]
    use(table, "ann", "recipe_for_disaster").takes("ann", 1).takes("ann", recipe("gyoza"))
    assert table.player("bob").recipes == [recipe("guacamole"), recipe("tiramisu")]
    assert table.s.bottoms[0] == [recipe("gyoza")]


@pytest.mark.rule("RV-CARD-8")
@pytest.mark.row("action_cards.menu_makeover")
@pytest.mark.parametrize(
    "kept,below", [("miso_soup", "guacamole crepes gyoza"), ("gyoza", "guacamole miso_soup crepes")]
)
def test_menu_makeover_keeps_one_of_three_or_the_own_and_puts_the_rest_below(kept: str, below: str) -> None:
    table = Table(2).has("ann", recipes="gyoza tiramisu")
    drawn = [recipe(name) for name in ("guacamole", "miso_soup", "crepes")]
    table.s.bags[0], table.s.bottoms[0], table.s.bottom_known[0] = [], drawn[:], [-1, -1, -1]
    use(table, "ann", "menu_makeover").takes("ann", recipe("gyoza"))
    table.takes("ann", recipe(kept), out_of=[recipe("gyoza"), *drawn])
    assert table.player("ann").recipes[0] == recipe(kept)
    assert table.s.bottoms[0] == [recipe(name) for name in below.split()]


@pytest.mark.rule("RV-CARD-9")
@pytest.mark.row("action_cards.trading_plaices")
def test_trading_plaices_swaps_recipes_of_one_tier() -> None:
    table = Table(2).has("ann", recipes="gyoza tiramisu").has("bob", recipes="crepes lasagna")
    use(table, "ann", "trading_plaices").takes("ann", 1).takes("ann", recipe("tiramisu")).takes(
        "ann", recipe("lasagna"), out_of=[recipe("lasagna")]
    )
    assert table.player("ann").recipes == [recipe("gyoza"), recipe("lasagna")]
    assert table.player("bob").recipes == [recipe("crepes"), recipe("tiramisu")]


@pytest.mark.rule("RV-CARD-10", "RV-GARB-3")
@pytest.mark.row("action_cards.health_inspector")
def test_the_health_inspector_fines_100_per_garbage_or_forbids_cooking() -> None:
    table = Table(3).has("bob", "bread tomato garlic", recipes="bruschetta tiramisu", garbage=2, money=300)
    use(table, "ann", "health_inspector").takes("ann", 1, out_of=[1]).takes("bob", PAY, out_of=[REFUSE, PAY])
    assert table.money("bob") == 100 and table.player("bob").garbage == 2 and not table.player("bob").no_cook
    table.has("ann", used=0)
    use(table, "ann", "health_inspector").takes("ann", 1).takes("bob", REFUSE, out_of=[REFUSE])
    table.do(cook.cook).quiet()


@pytest.mark.rule("RV-CARD-11")
@pytest.mark.row("action_cards.food_fight")
def test_food_fight_makes_rivals_here_discard_what_they_like() -> None:
    table = (
        Table(3)
        .stands("ann", "kim_chi", "carbastic")
        .stands("bob", "gohan_sushido", "carbastic")
        .has("bob", "beef rice")
    )
    table.has("cid", "egg")
    use(table, "ann", "food_fight").takes("ann", 0).takes(
        "bob", kind("beef"), out_of=[kind("rice"), kind("beef")]
    ).quiet()
    assert table.goods("bob") == ["rice"] and table.goods("cid") == ["egg"] and table.wasted() == ["beef"]


@pytest.mark.rule("RV-CARD-12")
@pytest.mark.row("action_cards.big_tipper")
def test_big_tipper_takes_400() -> None:
    assert use(Table(2), "ann", "big_tipper").money("ann") == 400


@pytest.mark.rule("RV-CARD-13")
@pytest.mark.row("action_cards.fast_food")
def test_fast_food_moves_the_chef_with_a_want_only_in_money_and_move() -> None:
    table = Table(2).stands("ann", "kim_chi", "carbastic")
    use(table, "ann", "fast_food").takes("ann", 0).takes("ann", place("chop_shop"), out_of=[6, 1, 2, 3, 4, 5]).quiet()
    assert table.s.at[0] == 3 and table.played() == ["fast_food"]
    early = (
        moving(2).stands("ann", "kim_chi", "carbastic", 1).has("ann", cards="fast_food").lies("chop_shop", "beef - - -")
    )
    early.do(cards.card_window).takes("ann", USE.code(card("fast_food"))).takes("ann", 0).takes("ann", 3).takes(
        "ann", 1, out_of=[0, 1]
    )
    assert early.s.want[0] == 1


@pytest.mark.rule("RV-CARD-14")
@pytest.mark.row("action_cards.five_finger_discount")
def test_five_finger_discount_takes_a_counter_card_whatever_blocks_it() -> None:
    table = Table(2).stands("ann", "kim_chi", "chop_shop").stands("bob", "lovehandles_mcfatterson", "chop_shop")
    table.lies("chop_shop", "beef fish - -").has("bob", money=900)
    table.player("ann").barred = 1 << kind("beef")
    use(table, "ann", "five_finger_discount").takes("ann", 0).takes("ann", 1, out_of=[1, 2]).quiet()
    assert table.goods("ann") == ["beef"] and table.money("ann") == 0


@pytest.mark.rule("RV-CARD-15")
@pytest.mark.row("action_cards.kitchen_nightmare")
def test_kitchen_nightmare_closes_a_market_to_the_rivals_there() -> None:
    table = (
        Table(4)
        .stands("bob", "gohan_sushido", "carbastic", 2)
        .stands("cid", "kim_chi", "chop_shop")
        .has("bob", money=900)
        .has("cid", money=900)
    )
    use(table, "ann", "kitchen_nightmare").takes("ann", 0, out_of=[0, 3])
    assert table.s.want[1] == 0
    table.do(bazaar.call, 1)
    assert not [
        o for o in table.options("bob") if FROM_SHELF.has(o) or CLAIM.has(o) or o == FROM_AFAR.code(0)
    ] and FROM_AFAR.code(1) in table.options("bob")
    table.stands("cid", "kim_chi", "carbastic").do(bazaar.call, 2)
    assert FROM_SHELF.code(0) in table.options("cid")


@pytest.mark.rule("RV-CARD-16")
@pytest.mark.row("action_cards.brain_freeze")
def test_brain_freeze_switches_powers_off_cooking_included() -> None:
    table = (
        Table(3)
        .stands("bob", "biff_brobeque", "carbastic")
        .has("bob", "bread tomato beef", recipes="bruschetta tiramisu")
    )
    table.do(cook.cook).asked("bob", [0, 1])
    table = (
        Table(3)
        .stands("bob", "biff_brobeque", "carbastic")
        .has("bob", "bread tomato beef", recipes="bruschetta tiramisu")
    )
    use(table, "ann", "brain_freeze").takes("ann", 1)
    table.do(cook.cook).quiet()
    table.has("cid", cards="brain_freeze").do(bazaar.call, 2).takes("cid", USE.code(card("brain_freeze"))).asked(
        "cid", [0]
    )


@pytest.mark.rule("RV-CARD-19", "RV-GARB-1")
@pytest.mark.row("action_cards.trash_talk")
def test_trash_talk_litters_one_or_two_rivals() -> None:
    table = Table(3)
    use(table, "ann", "trash_talk").takes("ann", 1, out_of=[1, 2]).takes("ann", 2, out_of=[PASS, 2])
    assert [p.garbage for p in table.s.players] == [0, 1, 1]
    table.has("ann", used=0)
    use(table, "ann", "trash_talk").takes("ann", 2).takes("ann", PASS)
    assert [p.garbage for p in table.s.players] == [0, 1, 2]


@pytest.mark.rule("RV-CARD-20")
@pytest.mark.row("action_cards.robin_food")
def test_robin_food_takes_200_from_everybody_strictly_ahead() -> None:
    table = (
        Table(4)
        .has("ann", popularity=5)
        .has("bob", popularity=6, money=100)
        .has("cid", popularity=5, money=900)
        .has("dee", popularity=9, money=900)
    )
    use(table, "ann", "robin_food")
    assert [table.money(who) for who in ("ann", "bob", "cid", "dee")] == [300, 0, 900, 700]


@pytest.mark.rule("RV-CARD-21", "RV-COOK-1")
@pytest.mark.row("action_cards.double_shift")
def test_double_shift_lets_cook_both_for_a_day() -> None:
    table = Table(2).has("ann", "bread tomato garlic cheese egg milk chocolate", recipes="bruschetta tiramisu")
    table.do(cook.cook).asked("ann", [0, 1, 2])
    use(table, "ann", "double_shift").do(cook.cook).asked("ann", [0, 1, 2, 3])
    table = Table(2).has("ann", cards="double_shift", upgrades="double_cooktop")
    assert not usable(table, "ann", "double_shift")


@pytest.mark.rule("RV-CARD-4")
@pytest.mark.row("action_cards.say_cheese")
def test_say_cheese_makes_the_first_offer_of_each_rival_cost_100() -> None:
    table = Table(3).has("bob", money=300).has("cid", cards="clam_voyance", money=300)
    use(table, "ann", "say_cheese").takes("cid", CLAM).quiet()
    for who in ("bob", "bob", "cid"):
        table.do(bazaar.call, table.seat(who)).takes(who, OFFER).takes(who, 0).takes(who, -2).takes(who, 1).takes(
            who, -3
        ).takes("ann", 0)
    assert (table.money("ann"), table.money("bob"), table.money("cid")) == (100, 200, 300)


@pytest.mark.rule("RV-CARD-1")
@pytest.mark.row("action_cards.clam_voyance")
def test_clam_voyance_cancels_for_its_user_only() -> None:
    table = Table(3).has("bob", cards="clam_voyance")
    use(table, "ann", "trash_talk").takes("ann", 1).takes("ann", 2).takes("bob", CLAM)
    assert [p.garbage for p in table.s.players] == [0, 0, 1]


@pytest.mark.rule("RV-CARD-17", "RV-BID-12")
@pytest.mark.row("action_cards.going_going_prawn")
def test_going_going_prawn_sweeps_the_others_out_of_a_war() -> None:
    def war(clam: str) -> Table:
        table = Table(3).lies("carbastic", "rice - - -")
        for who in ("ann", "bob", "cid"):
            table.stands(who, "kim_chi", "carbastic", 1).has(who, money=500)
        return table.has("ann", cards="going_going_prawn").has("bob", cards=clam).do(market.open_markets)

    table = war("").takes("ann", -3)
    assert table.goods("ann") == ["rice"] and table.money("ann") == 400
    table = war("clam_voyance").takes("ann", -3).takes("bob", CLAM)
    table.asked("ann", [0, -1, 2, 3, 4, 5])
    assert table.s.war.out == 0b100


@pytest.mark.rule("RV-CARD-18")
@pytest.mark.row("action_cards.rave_review")
def test_rave_review_earns_one_more_and_counts_for_the_day() -> None:
    table = Table(2).has("ann", "bread tomato garlic", "rave_review", recipes="bruschetta tiramisu").do(cook.cook)
    table.takes("ann", 1).takes("ann", 1, out_of=[0, 1]).takes("ann", 1)
    table.step(__import__("prixfixe.games.rival_restaurants.serve", fromlist=["serve"]).serve, 0)
    assert table.player("ann").popularity == 4 and table.player("ann").used == 1 and table.played() == ["rave_review"]
    table = (
        Table(2).has("ann", "bread tomato garlic", "rave_review", recipes="bruschetta tiramisu", used=1).do(cook.cook)
    )
    table.takes("ann", 1)
    assert table.key("ann") == "RV-COOK-4"

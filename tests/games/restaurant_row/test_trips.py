"""Phase 2: trips, shopping alone, the Sous Chef, the Bank."""

import pytest

from prixfixe.games.restaurant_row.options import VISITS
from prixfixe.games.restaurant_row.trips import set_out, visit_stores
from tests.games.restaurant_row.scene import GAME, ROWS, Row, rows, visit

SINGLE = ["fish", "butcher", "farm", "help", "decor", "bank"]


def stocked(seats: int = 4) -> Row:
    """Three shops with goods and one token to spare in one of them."""
    return Row(seats).sale("fish", "ahi_tuna wild_salmon").sale("help", "bartender").sale("decor", "fish_tank")


def home(scene: Row, *who: str) -> Row:
    """Everybody named goes to the Bank and borrows nothing."""
    for one in who:
        scene.takes(one, "bank")
    for one in who:
        scene.takes(one, 0)
    return scene


@pytest.mark.rule("RR-VIS-2")
def test_up_to_three_trips_with_one_shop_each() -> None:
    scene = stocked().do(visit_stores)
    for trip in (1, 2, 3):
        assert scene.s.trip == trip
        scene.asked("red", SINGLE)
        home(scene, "red", "blue", "green", "gold")
    scene.quiet()


@pytest.mark.rule("RR-VIS-2", "RR-2P-3")
def test_two_players_make_two_trips_with_two_different_shops_each() -> None:
    scene = stocked(2).do(visit_stores)
    for trip in (1, 2):
        assert scene.s.trip == trip
        options = scene.s.asked(0).options
        assert len(options) == 15
        assert all(bin(VISITS[option]).count("1") == 2 for option in options)
        scene.takes("red", "butcher+farm").takes("blue", "butcher+farm")
    scene.quiet()


@pytest.mark.rule("RR-VIS-3", "RR-2P-8")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_further_trip_needs_three_stocked_shops(seats: int) -> None:
    scene = stocked(seats)
    scene.s.trip = 1
    scene.do(set_out).asked("red")
    scene = Row(seats).sale("fish", "ahi_tuna").sale("help", "bartender")
    scene.s.trip = 1
    scene.do(set_out).quiet().told("few_shops", 2)


@pytest.mark.rule("RR-VIS-3")
def test_the_first_trip_always_takes_place() -> None:
    Row().do(visit_stores).asked("gold", SINGLE)


@pytest.mark.rule("RR-VIS-3")
def test_the_shops_are_counted_before_the_sous_chef_buys() -> None:
    scene = Row().sale("fish", "ahi_tuna").sale("help", "bartender").sale("decor", "fish_tank")
    scene.gives("red", staff="sous_chef")
    scene.s.trip = 1
    scene.do(set_out).takes("red", "ahi_tuna").asked("blue", SINGLE)


@pytest.mark.rule("RR-VIS-4")
def test_sous_chef_then_secret_choice_then_shops_in_number_order() -> None:
    scene = stocked().gives("gold", staff="sous_chef").do(visit_stores).takes("gold", "no")
    scene.takes("blue", "decor").takes("green", "fish").takes("gold", "help")
    assert scene.s.visits == [0, 0, 0, 0]  # nothing is revealed before all have chosen
    scene.takes("red", "bank")
    assert scene.s.visits == [32, 16, 1, 8]
    scene.takes("green", "stop").takes("gold", "stop").takes("blue", "stop").takes("red", 0)


@pytest.mark.rule("RR-VIS-5")
def test_any_shop_may_be_chosen_even_an_empty_one() -> None:
    scene = Row().all(cash=0).do(visit_stores)
    scene.takes("red", "fish", SINGLE).takes("blue", "decor").takes("green", "help").takes("gold", "butcher")
    scene.told("bare", 0).told("bare", 4)


@pytest.mark.rule("RR-VIS-6")
def test_whoever_is_alone_buys_ingredients_at_the_listed_price_as_long_as_they_fit() -> None:
    scene = Row().sale("fish", "maine_lobster ahi_tuna wild_salmon").gives("red", cash=30).goes(red="fish")
    scene.takes("red", "maine_lobster", ["stop", "maine_lobster", "ahi_tuna", "wild_salmon"])
    scene.takes("red", "wild_salmon", ["stop", "ahi_tuna", "wild_salmon"]).takes("red", "stop", ["stop", "ahi_tuna"])
    scene.quiet().ends("red", menu="maine_lobster wild_salmon", cash=30 - 8 - 6)


@pytest.mark.rule("RR-VIS-6", "RR-HIRE-1", "RR-RENO-1")
def test_whoever_is_alone_takes_at_most_one_worker_or_one_renovation() -> None:
    scene = Row().sale("help", "sommelier bartender").sale("decor", "fish_tank dance_floor").all(cash=40)
    scene.goes(red="help", blue="decor")
    scene.takes("red", "bartender", ["stop", "sommelier", "bartender"]).takes("blue", "dance_floor").quiet()
    scene.ends("red", staff="bartender", cash=32).ends("blue", renovations="dance_floor", cash=20)
    scene.on_sale("help", "sommelier").on_sale("decor", "fish_tank")


@pytest.mark.rule("RR-VIS-6")
def test_nobody_has_to_buy() -> None:
    Row().sale("fish", "ahi_tuna").goes(red="fish").takes("red", "stop").quiet().ends("red", menu="", cash=25)


@pytest.mark.rule("RR-VIS-7", "RR-DIG-1")
def test_the_bank_serves_everyone_at_the_same_time_and_leaves_the_pawn() -> None:
    scene = Row().pawn("red").goes(red="bank", blue="bank")
    scene.takes("blue", 5).ends("blue", cash=25)  # sealed until both have chosen
    scene.takes("red", 1).ends("blue", cash=75, debt=50).ends("red", cash=35, debt=10).holds_pawn("red")


@pytest.mark.rule("RR-VIS-8")
def test_nobody_spends_more_than_the_cash_in_hand_and_a_loan_comes_after_the_shops() -> None:
    scene = Row(2).sale("decor", "fish_tank interior_decor").all(cash=12).goes(red="decor+bank", blue="bank+fish")
    scene.takes("red", "fish_tank", ["stop", "fish_tank"])
    scene.takes("red", 5).takes("blue", 0).ends("red", cash=52, renovations="fish_tank")


@pytest.mark.rule("RR-VIS-9")
def test_nothing_is_restocked_or_priced_anew_during_the_phase() -> None:
    scene = Row().sale("help", "sommelier bartender").all(cash=40).goes(red="help").takes("red", "sommelier")
    scene.on_sale("help", "bartender")
    assert scene.s.fees[ROWS["bartender"]] == 8


@pytest.mark.rule("RR-VIS-10")
def test_unsold_ingredients_return_to_the_bag_and_the_rest_stays() -> None:
    scene = stocked()
    scene.s.trip = 3
    scene.do(set_out).quiet().on_sale("fish", "").on_sale("help", "bartender").on_sale("decor", "fish_tank")
    assert set(rows("ahi_tuna wild_salmon")) <= set(scene.s.larder)


# ---- the Sous Chef


@pytest.mark.rule("RR-SOUS-1")
def test_the_sous_chef_buys_one_ingredient_at_its_minimum_without_auction_or_pawn() -> None:
    scene = Row().sale("fish", "maine_lobster").sale("farm", "truffles baby_beets").pawn("blue")
    scene.gives("red", staff="sous_chef", cash=6).do(visit_stores)
    scene.takes("red", "truffles", ["no", "truffles", "baby_beets"])  # the lobster costs 8
    scene.ends("red", menu="truffles", cash=1).holds_pawn("blue")


@pytest.mark.rule("RR-SOUS-2")
def test_the_sous_chef_replaces_the_whole_trip() -> None:
    scene = stocked().gives("red", staff="sous_chef").do(visit_stores).takes("red", "ahi_tuna")
    assert sorted(ask.seat for ask in scene.s.asks) == [1, 2, 3]
    home(scene, "blue", "green", "gold").asked("red", ["no", "wild_salmon"])  # the next trip


@pytest.mark.rule("RR-SOUS-2", "RR-2P-5")
def test_with_two_players_the_sous_chef_replaces_one_of_the_two_shops() -> None:
    scene = stocked(2).gives("red", staff="sous_chef").do(visit_stores).takes("red", "ahi_tuna")
    scene.asked("red", SINGLE)
    assert len(scene.s.asked(1).options) == 15


@pytest.mark.rule("RR-SOUS-3")
def test_the_purchase_is_complete_and_public_before_anyone_chooses() -> None:
    scene = stocked().gives("red", staff="sous_chef").do(visit_stores)
    assert [ask.seat for ask in scene.s.asks] == [0]
    scene.takes("red", "ahi_tuna")
    assert scene.game.view(scene.s, 3)["restaurants"][0]["menu"] == rows("ahi_tuna")


@pytest.mark.rule("RR-SOUS-3")
def test_a_sous_chef_hired_on_a_trip_is_used_on_the_next() -> None:
    scene = Row().sale("fish", "ahi_tuna").sale("help", "sous_chef bartender").sale("decor", "fish_tank")
    scene.do(visit_stores).takes("red", "help").takes("blue", "bank").takes("green", "bank").takes("gold", "bank")
    scene.takes("red", "sous_chef").takes("blue", 0).takes("green", 0).takes("gold", 0)
    assert scene.s.trip == 2
    scene.asked("red", ["no", "ahi_tuna"])


# ---- the Bank


@pytest.mark.rule("RR-BANK-1")
def test_a_visitor_borrows_up_to_fifty_and_there_is_no_limit_on_debt() -> None:
    scene = Row().gives("red", debt=500).goes(red="bank").takes("red", 5, [0, 1, 2, 3, 4, 5])
    scene.ends("red", cash=75, debt=550)


@pytest.mark.rule("RR-BANK-2")
def test_loans_are_public() -> None:
    scene = Row().goes(red="bank").takes("red", 3).told("borrowed", 0, 30)
    assert scene.game.view(scene.s, 2)["restaurants"][0]["debt"] == 30
    Row().goes(red="bank").takes("red", 0).told("no_loan", 0)


@pytest.mark.rule("RR-2P-3")
def test_money_spent_in_a_lower_shop_is_gone_and_a_manager_makes_room_for_a_renovation() -> None:
    scene = Row(2).sale("help", "manager").sale("decor", "fish_tank dance_floor").gives("red", cash=25)
    scene.gives("red", renovations="valet_parking walk_in_freezer new_furniture place_settings")
    scene.goes(red="help+decor", blue="bank+fish").takes("red", "manager")
    scene.takes("red", "fish_tank", ["stop", "fish_tank"]).takes("blue", 0)  # 10 left: the Dance Floor is too dear
    scene.ends("red", cash=0)


def test_a_visit_is_named_by_its_shops() -> None:
    assert [visit(name) for name in SINGLE] == [0, 1, 2, 3, 4, 5]
    assert GAME.start(2, 1).asked(0).options[0] == visit("decor+bank")

"""Phase 2: several players in one shop."""

import pytest

from prixfixe.games.restaurant_row.bids import bands
from tests.games.restaurant_row.scene import Row


def office(seats: int = 4) -> Row:
    """Three workers on offer for 10, 8 and 6, and plenty of money."""
    return Row(seats).sale("help", "sommelier hostess bartender").all(cash=40).pawn("red")


@pytest.mark.rule("RR-BID-1")
def test_bidding_goes_on_until_one_player_is_left_who_shops_alone() -> None:
    scene = office().goes(red="help", blue="help", green="help").takes("red", "sommelier")
    scene.bids("red", 10).bids("blue", 12).bids("green", "pass")
    scene.takes("green", "hostess").bids("red", 8).bids("green", 9)
    scene.takes("red", "bartender", ["stop", "bartender"]).quiet()
    scene.ends("blue", staff="sommelier").ends("green", staff="hostess").ends("red", staff="bartender", cash=34)


@pytest.mark.rule("RR-BID-1")
def test_when_nothing_is_left_everybody_goes_home() -> None:
    scene = Row().sale("help", "bartender").all(cash=40).goes(red="help", blue="help", green="help")
    scene.takes("red", "bartender").bids("red", 10).bids("blue", "pass").bids("green", "pass").quiet()
    scene.ends("red", staff="bartender", cash=30)


@pytest.mark.rule("RR-BID-1")
def test_in_an_empty_shop_nothing_happens_and_the_pawn_stays() -> None:
    Row().pawn("red").goes(red="help", blue="help").quiet().holds_pawn("red")


@pytest.mark.rule("RR-BID-2")
def test_the_player_closest_to_the_pawn_chooses() -> None:
    office().pawn("green").goes(red="help", blue="help").asked("red")
    office().pawn("blue").goes(red="help", blue="help", green="help").asked("blue")


@pytest.mark.rule("RR-BID-3")
def test_the_chooser_may_leave_and_the_pawn_does_not_move() -> None:
    scene = office().goes(red="help", blue="help", green="help").takes("red", "leave").holds_pawn("red")
    scene.takes("blue", "leave").holds_pawn("red").takes("green", "sommelier").quiet()
    scene.ends("green", cash=30)  # alone at the listed price


@pytest.mark.rule("RR-BID-3")
def test_a_lot_must_fit_and_be_paid_at_the_minimum() -> None:
    scene = Row().sale("farm", "truffles chanterelles baby_beets").gives("red", cash=8).goes(red="farm", blue="farm")
    scene.takes("red", "truffles", ["leave", "truffles", "chanterelles", "baby_beets"])
    scene.takes("red", "baby_beets", ["confirm", "baby_beets"])  # 3 left: the chanterelles cost 4
    scene.bids("blue", "pass").bids("red", 8).ends("red", menu="truffles baby_beets", cash=0)
    scene = Row().sale("farm", "truffles chanterelles baby_beets").gives("red", cash=30).goes(red="farm", blue="farm")
    scene.takes("red", "truffles").takes("red", "baby_beets")  # two vegetables fit, a third does not
    assert scene.s.sealing


@pytest.mark.rule("RR-BID-3")
def test_a_chooser_without_a_legal_lot_must_leave() -> None:
    scene = office().gives("red", cash=5).goes(red="help", blue="help", green="help").told("leaves", 0, 3)
    scene.holds_pawn("red").asked("blue")


@pytest.mark.rule("RR-BID-4")
def test_naming_a_lot_passes_the_pawn_to_the_chooser_s_left() -> None:
    scene = office().pawn("green").goes(green="help", red="help").takes("green", "hostess").holds_pawn("gold")
    scene = Row().pawn("green").sale("farm", "truffles baby_beets").goes(green="farm", red="farm")
    scene.takes("green", "truffles").holds_pawn("green").takes("green", "confirm").holds_pawn("gold")


@pytest.mark.rule("RR-BID-5")
@pytest.mark.parametrize(
    "shop,token,least", [("help", "hostess", 10), ("decor", "dance_floor", 20), ("fish", "ahi_tuna", 7)]
)
def test_the_minimum_is_the_listed_price(shop: str, token: str, least: int) -> None:
    scene = Row().sale(shop, token).all(cash=40).goes(red=shop, blue=shop).takes("red", token)
    assert scene.s.minimum == least
    scene.bids("blue", "pass").bids("red", least).ends("red", cash=40 - least)


@pytest.mark.rule("RR-BID-6")
def test_who_could_not_take_any_of_the_lot_sits_it_out_but_stays() -> None:
    scene = office().gives("blue", staff="master_chef manager designer marketer")
    scene.goes(red="help", blue="help", green="help").takes("red", "sommelier")
    assert scene.s.involved == [0, 2]
    scene.bids("red", 10).bids("green", "pass")
    assert scene.s.party == [2]  # blue is closer to the pawn, has no legal lot and must leave
    scene.told("leaves", 1, 3)


@pytest.mark.rule("RR-BID-6")
def test_one_usable_ingredient_of_the_lot_is_enough_to_bid_and_a_second_patio_is_not() -> None:
    scene = Row().sale("fish", "ahi_tuna wild_salmon").gives("blue", menu="maine_lobster", cash=40).all(cash=40)
    scene.goes(red="fish", blue="fish").takes("red", "ahi_tuna").takes("red", "wild_salmon")
    assert scene.s.involved == [0, 1]
    scene = Row().sale("decor", "patio_seating").gives("blue", renovations="patio_seating").all(cash=40)
    scene.goes(red="decor", blue="decor").takes("red", "patio_seating").quiet().ends("red", cash=20)


@pytest.mark.rule("RR-BID-7")
def test_the_chooser_must_bid_others_may_pass_and_bids_reach_from_the_minimum_to_the_cash() -> None:
    scene = office().gives("blue", cash=27).goes(red="help", blue="help").takes("red", "sommelier")
    scene.asked("red", [0, 1, 2, 3]).asked("blue", ["pass", 0, 1])
    scene.takes("blue", 1).asked("blue", [0, 1, 2, 3, 4, 5, 6, 7]).takes("blue", 7)  # 20 to 27
    scene.bids("red", 10).ends("blue", cash=0, staff="sommelier")


@pytest.mark.rule("RR-BID-7", "RR-DIG-3")
def test_who_cannot_pay_the_minimum_passes_with_the_others_and_unseen() -> None:
    scene = office().gives("blue", cash=9).goes(red="help", blue="help").takes("red", "sommelier")
    scene.asked("blue", ["pass"])
    assert scene.game.view(scene.s, 0)["waiting"] == [0, 1]
    scene.bids("red", 10).takes("blue", "pass").told("passed", 1)


@pytest.mark.rule("RR-BID-7")
def test_the_only_eligible_bidder_pays_the_minimum_without_bidding() -> None:
    scene = office().gives("blue", staff="master_chef designer marketer").goes(red="help", blue="help")
    scene.takes("red", "hostess").told("no_contest", 0, 8).quiet().ends("red", cash=32).holds_pawn("blue")


@pytest.mark.rule("RR-BID-7")
def test_every_whole_bid_can_be_said_also_beyond_the_bands() -> None:
    scene = Row().sale("help", "hostess").all(cash=1000).goes(red="help", blue="help").takes("red", "hostess")
    assert len(bands(scene.s, 1)) == 1 + 40 + 1
    scene.bids("blue", 873).bids("red", 410).ends("blue", cash=127)
    for amount in (10, 19, 20, 409, 410, 411, 809, 810, 1000):
        scene = Row().sale("help", "hostess").all(cash=1000).goes(red="help", blue="help").takes("red", "hostess")
        scene.bids("red", amount).bids("blue", "pass").ends("red", cash=1000 - amount)


@pytest.mark.rule("RR-BID-8")
def test_the_highest_bid_wins_and_only_the_winner_pays() -> None:
    scene = office().goes(red="help", blue="help", green="help").takes("red", "sommelier")
    scene.bids("red", 15).bids("blue", 22).bids("green", 21).told("bid", 2, 21).told("won", 1, 22)
    scene.ends("red", cash=40).ends("blue", cash=18, staff="sommelier").ends("green", cash=40).holds_pawn("blue")


@pytest.mark.rule("RR-BID-8")
def test_a_tie_goes_to_the_bidder_closest_to_the_moved_pawn_which_passes_again() -> None:
    scene = office().goes(red="help", blue="help", green="help").takes("red", "sommelier").holds_pawn("blue")
    scene.bids("red", 15).bids("blue", 10).bids("green", 15).ends("green", staff="sommelier").holds_pawn("gold")


@pytest.mark.rule("RR-BID-9", "RR-FOOD-6")
def test_the_winner_discards_what_is_not_usable_and_leaves_the_others_stay() -> None:
    scene = Row().sale("fish", "ahi_tuna wild_salmon diver_scallops").all(cash=40).gives("blue", menu="maine_lobster")
    scene.goes(red="fish", blue="fish").takes("red", "ahi_tuna").takes("red", "wild_salmon")
    scene.bids("red", 13).bids("blue", 20)
    scene.takes("blue", "wild_salmon", ["maine_lobster", "ahi_tuna", "wild_salmon"])
    scene.ends("blue", menu="maine_lobster ahi_tuna", cash=20)
    assert scene.s.discards == [3]
    scene.asked("red", ["stop", "diver_scallops"])


@pytest.mark.rule("RR-BID-10")
def test_nobody_buys_twice_in_one_shop_on_one_trip() -> None:
    scene = office().goes(red="help", blue="help").takes("red", "sommelier").bids("red", 10).bids("blue", "pass")
    scene.takes("blue", "bartender", ["stop", "hostess", "bartender"]).quiet().on_sale("help", "hostess")


@pytest.mark.rule("RR-BID-11")
def test_the_full_bid_is_paid_although_part_of_the_lot_is_discarded() -> None:
    scene = Row().sale("fish", "ahi_tuna wild_salmon").all(cash=40).gives("blue", menu="maine_lobster")
    scene.goes(red="fish", blue="fish").takes("red", "ahi_tuna").takes("red", "wild_salmon")
    scene.bids("red", 13).bids("blue", 30).takes("blue", "maine_lobster").quiet()
    scene.ends("blue", menu="ahi_tuna wild_salmon", cash=10)


@pytest.mark.rule("RR-BID-11")
def test_a_player_at_a_limit_stays_until_chooser_without_a_legal_lot() -> None:
    scene = office().gives("blue", staff="master_chef designer marketer").pawn("red")
    scene.goes(red="help", blue="help", green="help").takes("red", "sommelier")
    assert scene.s.party == [0, 1, 2]
    scene.bids("red", 10).bids("green", "pass").told("leaves", 1, 3).asked("green", ["stop", "hostess", "bartender"])

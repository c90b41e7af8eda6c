"""Refusals and sentences."""

from pathlib import Path

import pytest

from prixfixe import Speech
from prixfixe.games.restaurant_row.menu import discard, freeze
from prixfixe.games.restaurant_row.money import pay_interest
from prixfixe.games.restaurant_row.prices import set_prices
from prixfixe.games.restaurant_row.trips import visit_stores
from prixfixe.games.restaurant_row.word import ask_push
from prixfixe.games.restaurant_row.words import SENTENCES
from tests.games.restaurant_row.scene import GAME, Row


def refused(scene: Row, who: str) -> dict[str, tuple[str, str]]:
    """What the seat cannot do: the reason and the rule."""
    return {refusal.label: (refusal.reason, refusal.rule) for refusal in GAME.why_not(scene.s, scene.seat(who))}


def test_what_cannot_be_bought_and_why() -> None:
    scene = Row().sale("decor", "patio_seating fish_tank interior_decor").goes(red="decor")
    assert refused(scene, "red") == {"Interior Decor": ("costs $40; you have $25", "RR-VIS-8")}
    scene = Row().sale("decor", "patio_seating fish_tank").gives("red", renovations="patio_seating").goes(red="decor")
    assert refused(scene, "red") == {"Patio Seating": ("you already have one", "RR-RENO-2")}
    scene = Row().sale("help", "manager marketer").gives("red", staff="designer hostess bartender").goes(red="help")
    assert refused(scene, "red") == {"Marketer": ("you already have 3 workers, and no room for more", "RR-HIRE-2")}


def test_a_full_house_refuses_another_renovation() -> None:
    scene = Row().sale("decor", "valet_parking patio_seating").gives("red", staff="sous_chef", cash=60)
    scene.gives("red", renovations="fish_tank dance_floor").goes(red="decor", blue="decor")
    assert refused(scene, "red") == {}
    scene = Row(2).sale("decor", "valet_parking").gives("red", staff="manager", cash=60)
    scene.gives("red", renovations="fish_tank dance_floor place_settings new_furniture").goes(red="decor+fish")
    scene.takes("red", "valet_parking").quiet()
    scene = Row().sale("help", "hostess").all(cash=60).goes(red="help", blue="help").takes("red", "hostess")
    assert refused(scene, "blue") == {}


def test_a_thawed_ingredient_is_neither_discarded_nor_frozen() -> None:
    scene = Row().gives("red", renovations="walk_in_freezer", frozen="maine_lobster").do(visit_stores)
    scene.gives("red", menu="ahi_tuna").do(freeze, 0)
    thawed = ("it was frozen yesterday and has to be served today", "RR-FOOD-10")
    assert refused(scene, "red") == {"Maine Lobster": thawed}
    scene.gives("red", menu="wild_salmon diver_scallops").do(discard, 0)
    assert refused(scene, "red") == {"Maine Lobster": thawed}


def test_what_the_sous_chef_and_a_lot_cannot_take() -> None:
    scene = (
        Row().sale("fish", "ahi_tuna").sale("farm", "truffles").gives("red", staff="sous_chef", cash=6).do(visit_stores)
    )
    assert refused(scene, "red") == {"Ahi Tuna": ("costs $7; you have $6", "RR-VIS-8")}
    scene = Row().sale("farm", "truffles baby_beets chanterelles").gives("red", cash=8).goes(red="farm", blue="farm")
    scene.takes("red", "truffles")
    assert refused(scene, "red") == {"Chanterelles": ("costs $4; you have $3", "RR-VIS-8")}


def test_why_a_bid_or_a_pass_is_refused() -> None:
    scene = Row().sale("help", "hostess").gives("blue", cash=9).goes(red="help", blue="help").takes("red", "hostess")
    assert refused(scene, "red") == {"Pass": ("whoever names the lot has to bid", "RR-BID-7")}
    assert refused(scene, "blue") == {"A bid": ("the lot costs at least $10; you have $9", "RR-BID-7")}


def test_prices_that_need_more_stars() -> None:
    found = refused(Row().do(set_prices), "red")
    assert found["$11 (face 4)"] == ("needs 3 stars; you have 2", "RR-PRICE-2")
    assert list(found) == ["$11 (face 4)", "$13 (face 5)", "$15 (face 6)"]


def test_what_must_stay_on_the_menu_or_out_of_the_freezer() -> None:
    scene = Row().gives("red", menu="maine_lobster ahi_tuna wild_salmon rack_of_lamb").do(discard, 0)
    assert list(refused(scene, "red")) == ["Rack of Lamb"]
    scene = Row().gives("red", menu="maine_lobster ahi_tuna wild_salmon", renovations="walk_in_freezer").do(freeze, 0)
    assert refused(scene, "red") == {"Nothing": ("not everything fits on the menu", "RR-FOOD-9")}


def test_the_shill_s_limits() -> None:
    scene = (
        Row(3)
        .gives("red", stars=4)
        .serves()
        .comes("the_shill")
        .bids("red", 1)
        .bids("blue", "pass")
        .bids("green", "pass")
    )
    assert refused(scene, "red") == {"One more star": ("the Shill raises no rating beyond 4 stars", "RR-SHILL-4")}
    scene = Row().ladder("rating profit service ambiance food popularity").do(ask_push, 0)
    assert refused(scene, "red") == {"Star Rating": ("it is on top already", "RR-WOM-6")}
    full = "chip chuck christine charlotte sam sid", "sally sarah eric eddie erika emily"
    scene = Row(3).seated("blue", main=full[0]).seated("green", main=full[1]).comes("the_shill")
    assert refused(scene, "red") == {"A higher bid": ("you are the only bidder and pay $1", "RR-SHILL-2")}


def test_more_cannot_be_repaid_than_the_cash_in_hand() -> None:
    scene = Row().gives("red", debt=40, cash=14).do(pay_interest)
    assert refused(scene, "red") == {"Repay $40": ("you have $10", "RR-LOAN-3")}


@pytest.mark.parametrize("key", SENTENCES["en"])
def test_no_sentence_is_left_over(key: str) -> None:
    folder = Path(GAME.folder)
    text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    assert f'"{key}"' in text or key in {f"choose_{option.name}" for option in GAME.options}


def test_bids_are_worded_in_both_languages() -> None:
    scene = Row().sale("farm", "truffles baby_beets").all(cash=18).goes(red="farm", blue="farm")
    scene.takes("red", "truffles").takes("red", "baby_beets")
    ask = scene.s.asked(1)
    english, french = Speech("en"), Speech("fr")
    assert (
        GAME.words.question(scene.s, ask, english)
        == "Lot: Truffles, Baby Beets, from $7. You have $18. What do you bid?"
    )
    assert [GAME.words.option(scene.s, ask, x, english) for x in ask.options] == ["Pass", "$7 to $16", "$17 to $18"]
    assert GAME.words.option(scene.s, ask, 0, french) == "De 7 $ à 16 $"

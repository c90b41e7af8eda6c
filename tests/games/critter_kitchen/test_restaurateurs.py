"""The restaurateurs module; each card has its test in test_cards."""

import pytest

import prixfixe
from prixfixe.games.critter_kitchen.restaurateurs import (
    deal_restaurateurs,
    draw_rumors,
    reveal_restaurateurs,
    start_draw,
)
from prixfixe.games.critter_kitchen.state import ABILITIES, NOBODY, RESTAURATEUR, RUMORS
from tests.games.critter_kitchen.scene import Bay, row, token, tokens

GAME = prixfixe.load("critter-kitchen")
DAY = "ultimate_melt wine_and_dine tasty_tapas"


@pytest.mark.rule("CK-REST-1")
def test_two_cards_are_dealt_to_each_and_seen_only_by_the_owner() -> None:
    scene = Bay("blue red yellow", restaurateurs=True).do(deal_restaurateurs)
    dealt = [kitchen.dealt for kitchen in scene.s.kitchens]
    assert all(len(cards) == 2 for cards in dealt) and len({card for cards in dealt for card in cards}) == 6
    assert GAME.view(scene.s, 0)["kitchens"][0]["dealt"] == dealt[0]
    assert GAME.view(scene.s, 0)["kitchens"][1]["dealt"] == []


@pytest.mark.rule("CK-REST-2")
def test_all_choose_at_once_and_the_choice_is_revealed_when_all_have() -> None:
    scene = Bay("blue red", restaurateurs=True).do(deal_restaurateurs)
    mine, theirs = scene.kitchen("blue").dealt[1], scene.kitchen("red").dealt[0]
    scene.takes("blue", mine)
    assert GAME.view(scene.s, 1)["kitchens"][0]["restaurateur"] == NOBODY
    scene.takes("red", theirs)
    seen = GAME.view(scene.s, None)["kitchens"]
    assert [kitchen["restaurateur"] for kitchen in seen] == [mine, theirs] and len(scene.s.other_restaurateurs) == 8


@pytest.mark.rule("CK-REST-3")
def test_the_stars_of_the_card_are_gained_in_the_bonus_score() -> None:
    Bay().boss("blue", "nigella_pawson").boss("red", "jamie_owliver").judge().points(RESTAURATEUR, blue=4, red=5)


@pytest.mark.rule("CK-REST-4")
def test_set_up_effects_come_in_priority_order_after_the_reveal() -> None:
    scene = Bay("blue red yellow").boss("yellow", "yotam_otterlenghi").boss("red", "jamie_owliver")
    scene.do(reveal_restaurateurs).track("yellow blue red").asked("red")
    assert len(scene.s.asked(1).options) == 2


@pytest.mark.rule("CK-REST-5")
def test_anthony_chooses_soup_or_the_bag_when_a_chef_brings_nothing() -> None:
    scene = Bay().boss("blue", "anthony_boardain").bag("wine7").at("garden", "bread2", "blue.mouse").shop("garden")
    scene.takes("blue", "leave").takes("blue", "from bag", out_of=["from soup", "from bag"]).has("blue", "wine7")
    scene = Bay().boss("blue", "anthony_boardain").bag("wine7").at("garden", "", "blue.boar").shop("garden")
    scene.takes("blue", "from soup").has("blue", "soup")


@pytest.mark.rule("CK-REST-5")
def test_an_empty_bag_gives_anthony_no_choice_and_a_useless_one_gives_soup() -> None:
    Bay().boss("blue", "anthony_boardain").at("garden", "", "blue.mouse").shop("garden").quiet().has("blue", "soup")
    scene = Bay().boss("blue", "anthony_boardain").knows("blue", "fork").bag("fork").at("garden", "", "blue.mouse")
    scene.shop("garden").takes("blue", "from bag").has("blue", "soup")
    assert scene.s.removed == tokens("fork")  # back into the bag, then unpicked at the Merchant


@pytest.mark.rule("CK-REST-6")
def test_goat_makes_twos_worth_four_in_every_meal() -> None:
    scene = Bay().boss("blue", "goat_n_ramsey").challenges(DAY).holds("blue", "bread2 bread-spice soup soup").cook()
    scene.all("blue", "bread2", "spice on bread2", "soup", "soup", "done").meal("blue", 10, 1)
    scene = Bay(rumors="extremely_pampered picky tender").boss("blue", "goat_n_ramsey").plate("blue", "bread2+spice")
    assert scene.judge().kitchen("blue").plates[0].quality == 8


@pytest.mark.rule("CK-REST-7")
def test_graham_gains_a_star_when_his_own_hat_goes_back() -> None:
    scene = Bay().boss("blue", "graham_elephant").at("garden", "bread2 bread3", "blue.mouse red.mouse")
    scene.at("desert", "fish2 fish3", "blue.lizard red.lizard").shop("garden").all("blue", "bread2")
    scene.points(ABILITIES, blue=1).all("red", "bread3", "fish2").points(ABILITIES, blue=1, red=0)


@pytest.mark.rule("CK-REST-8")
def test_heron_uses_ingredients_as_spices_of_their_type() -> None:
    scene = Bay().boss("blue", "heron_sanchez").challenges(DAY).holds("blue", "bread7 bread2 fish3 soup soup").cook()
    scene.takes("blue", "bread7").asked("blue", ["bread2", "fish3", "helper on bread7", "soup", "abandon"])
    scene.takes("blue", "helper on bread7").takes("blue", "bread2", out_of=["bread2"])
    scene.asked("blue", ["fish3", "soup", "abandon"]).all("blue", "soup", "soup", "done").meal("blue", 16, 2)
    assert sorted(scene.s.bag) == tokens("bread2 bread7")
    Bay().challenges(DAY).holds("blue", "bread7 bread2").cook().takes("blue", "bread7").asked(
        "blue", ["bread2", "abandon"]
    )


@pytest.mark.rule("CK-REST-9")
def test_jamie_keeps_a_rumor_that_scores_for_her_alone() -> None:
    scene = Bay(rumors="picky tender nocturnal").boss("blue", "jamie_owliver").do(draw_rumors, 0)
    kept, other = scene.s.asked(0).options
    scene.takes("blue", kept)
    assert GAME.view(scene.s, 0)["kitchens"][0]["secret"] == kept and other in scene.s.other_rumors
    assert GAME.view(scene.s, 1)["kitchens"][0]["secret"] == GAME.view(scene.s, None)["kitchens"][0]["secret"] == NOBODY
    assert scene.kitchen("blue").rumors == [NOBODY] * 3


@pytest.mark.rule("CK-REST-9")
def test_jamies_most_condition_compares_all_and_her_fanatic_counts_for_her_only() -> None:
    scene = Bay().plate("blue", "cheese5").plate("red", "cheese6")
    scene.kitchen("blue").secret = row("rumors", "big_cheese")
    scene.judge().points(RUMORS, blue=0, red=0)
    scene = Bay().plate("blue", "cheese6").plate("red", "cheese6")
    scene.kitchen("blue").secret = row("rumors", "cheese_fanatic")
    scene.judge()
    assert [kitchen.plates[0].quality for kitchen in scene.s.kitchens] == [12, 6]
    assert scene.game.view(scene.s, 1)["kitchens"][0]["secret"] == row("rumors", "cheese_fanatic")


@pytest.mark.rule("CK-REST-10")
def test_guy_draws_two_items_in_secret_and_keeps_one() -> None:
    scene = Bay().boss("blue", "guy_furrieri").bag("bread2 wine7").do(start_draw, 0).asked("blue", ["bread2", "wine7"])
    assert GAME.view(scene.s, 1)["offer"] == [] and sorted(GAME.view(scene.s, 0)["offer"]) == tokens("bread2 wine7")
    scene.takes("blue", "wine7").has("blue", "wine7")
    assert scene.s.bag == tokens("bread2") and GAME.questions.by_key["CK-ZOUS-9"].secret


@pytest.mark.rule("CK-REST-11")
def test_julias_fridge_holds_seven_and_twelve() -> None:
    scene = Bay().boss("blue", "julia_chinchild").round(3)
    limit = GAME.rules["CK-FRIDGE-1.begin"]
    scene.holds("blue", "bread2 " * 8).do(limit).takes("blue", "bread2").quiet().has("blue", "bread2 " * 7)
    scene.round(6).holds("blue", "bread2 " * 12).do(limit).quiet()


@pytest.mark.rule("CK-REST-12")
def test_nigella_queues_first_at_the_soup_truck_with_her_full_load() -> None:
    items = "bread2 bread3 fish2 fish3"
    scene = Bay().boss("blue", "nigella_pawson").at("truck", items, "blue.boar red.mouse").shop("truck")
    scene.takes("blue", "fish3").track("red blue").takes("red", "fish2").all("blue", "bread3", "soup").quiet()
    scene = (
        Bay().boss("blue", "nigella_pawson").at("garden", "fish2", "blue.boar red.mouse").shop("garden").asked("red")
    )


@pytest.mark.rule("CK-REST-13")
def test_wolfgangs_soup_counts_two_in_challenges_but_not_for_most_soup() -> None:
    scene = Bay().boss("blue", "wolfgang_duck").challenges(DAY).holds("blue", "bread2 soup bisque").cook()
    scene.all("blue", "bread2", "soup", "bisque", "done").meal("blue", 2 + 2 + 3, 1)
    Bay().boss("blue", "wolfgang_duck").holds("blue", "soup").holds("red", "soup soup").judge().stars(blue=5, red=1)


@pytest.mark.rule("CK-REST-14")
def test_yotams_hat_moves_back_two_places_at_most() -> None:
    scene = Bay("blue red yellow purple").boss("blue", "yotam_otterlenghi")
    scene.at("garden", "bread2 bread3", "blue.mouse yellow.mouse")
    scene.shop("garden").takes("blue", "bread2").track("red yellow blue purple")
    assert token("bread2") in scene.kitchen("blue").storage

"""Shopping: locations, queues, picks, the priority track, clean-up."""

import pytest

from prixfixe.games.critter_kitchen.items import available
from prixfixe.games.critter_kitchen.shopping import shop
from prixfixe.games.critter_kitchen.state import NOBODY
from tests.games.critter_kitchen.scene import PLACES, Bay, token, tokens


@pytest.mark.rule("CK-SHOP-1")
def test_locations_are_resolved_in_row_order_and_also_without_chefs() -> None:
    scene = Bay("blue red").at("garden", "bread5", "blue.mouse").at("truck", "", "red.mouse").at("desert", "fish2")
    scene.at("academy", "", "blue.lizard").do(shop).takes("red", "soup").takes("blue", "bread5")
    assert scene.s.place() == PLACES.index("academy")
    scene.takes("blue", "fish2").quiet()


@pytest.mark.rule("CK-SHOP-2")
def test_the_merchant_is_filled_then_abilities_then_queues_then_clean_up() -> None:
    scene = Bay("blue red").zous("blue", "finn").bag("bread7 fish2").at("merchant", "", "blue.zous red.mouse")
    scene.shop("merchant").takes("blue", "bread7", out_of=["bread7", "fish2", "none"])
    scene.takes("red", "fish2", out_of=["fish2", "leave"]).quiet()


@pytest.mark.rule("CK-SHOP-3")
def test_a_lone_chef_picks_until_it_is_full_before_the_next_queue_begins() -> None:
    scene = Bay("blue red").at("garden", "bread2 bread3 bread4", "blue.lizard red.boar").shop("garden")
    scene.takes("blue", "bread4").takes("blue", "bread3").takes("red", "bread2").quiet()


@pytest.mark.rule("CK-SHOP-4")
def test_a_queue_alternates_one_item_each_in_track_order() -> None:
    scene = Bay("blue red yellow").at("garden", "bread2 fish2 meat2 wine2", "yellow.boar red.boar").shop("garden")
    scene.all("red", "wine2").all("yellow", "meat2").all("red", "fish2").all("yellow", "bread2").quiet()


@pytest.mark.rule("CK-SHOP-5", "CK-SHOP-8")
def test_a_chef_picks_one_available_item_or_leaves_early() -> None:
    Bay().at("garden", "bread2 fish6", "blue.mouse").shop("garden").asked("blue", ["bread2", "fish6", "leave"])
    Bay().at("garden", "bread2", "blue.mouse").shop("garden").takes("blue", "leave").has("blue", "soup").quiet()


@pytest.mark.rule("CK-SHOP-6")
def test_a_chef_that_has_picked_must_go_on() -> None:
    scene = Bay().at("garden", "bread2 fish2 wine2", "blue.lizard").shop("garden").takes("blue", "wine2")
    scene.asked("blue", ["bread2", "fish2"])


@pytest.mark.rule("CK-SHOP-7")
def test_a_full_chef_leaves_at_once_before_the_others_of_its_queue_go_on() -> None:
    items = "bread2 bread3 fish2 fish3 fish4"
    scene = Bay().zous("blue", "lola").bag("wine2 meat3").at("garden", items, "blue.zous red.lizard").shop("garden")
    scene.all("blue", "bread2").all("red", "fish2").all("blue", "bread3")
    scene.takes("blue", "wine2", out_of=["wine2", "meat3"]).takes("red", "fish4").quiet()


@pytest.mark.rule("CK-SHOP-9")
def test_nothing_picked_means_one_soup_whatever_the_capacity() -> None:
    Bay().at("garden", "", "blue.boar red.mouse").shop("garden").quiet().has("blue", "soup").has("red", "soup")
    Bay().at("garden", "fish2", "blue.boar").shop("garden").takes("blue", "fish2").has("blue", "fish2")
    Bay().at("truck", "", "blue.mouse").shop("truck").takes("blue", "soup").has("blue", "soup")


@pytest.mark.rule("CK-SHOP-10")
def test_an_item_gained_by_an_ability_does_not_prevent_consolation() -> None:
    scene = Bay().zous("blue", "otto").bag("bread5").at("garden", "", "blue.zous").shop("garden").quiet()
    scene.has("blue", "bread5 soup")
    scene = Bay().zous("blue", "finn").at("garden", "bread5", "blue.zous").shop("garden").takes("blue", "bread5")
    scene.has("blue", "bread5").quiet()


@pytest.mark.rule("CK-SHOP-11")
def test_known_rumors_do_not_exist_for_a_player() -> None:
    scene = Bay().knows("blue", "fork spoon").at("garden", "fork spoon knife wild")
    assert available(scene.s, 0, PLACES.index("garden")) == tokens("knife wild")
    scene.knows("blue", "knife")
    assert available(scene.s, 0, PLACES.index("garden")) == []
    assert available(scene.s, 1, PLACES.index("garden")) == tokens("fork spoon knife wild")


@pytest.mark.rule("CK-SHOP-11")
def test_everything_else_is_available_to_everybody() -> None:
    scene = Bay().at("academy", "bread2 bread2 wine-spice allspice").offers("hugo").at("truck", "bisque meat3")
    assert available(scene.s, 0, PLACES.index("academy")) == tokens("bread2 wine-spice allspice zous")
    assert available(scene.s, 0, PLACES.index("truck")) == tokens("meat3 bisque soup")


@pytest.mark.rule("CK-SHOP-12")
def test_picks_are_public_and_then_hidden_behind_the_shield() -> None:
    scene = Bay().at("garden", "bread5 fish2", "blue.mouse").shop("garden").takes("blue", "bread5")
    assert not scene.game.questions.by_key["CK-SHOP-5"].secret
    seen = scene.game.view(scene.s, 1)["kitchens"][0]
    assert seen["storage"] == [] and seen["stored"] == 1
    assert scene.game.guess(scene.s, 1, 5).kitchens[0].storage == tokens("bread5")


# ---- the priority track


@pytest.mark.rule("CK-TIE-1")
def test_the_hat_order_decides_who_goes_first() -> None:
    scene = Bay("blue red").at("garden", "bread2 wine2", "blue.mouse red.mouse")
    scene.s.track = [1, 0]
    scene.shop("garden").takes("red", "wine2").takes("blue", "bread2").quiet()


@pytest.mark.rule("CK-TIE-2")
def test_whoever_takes_the_first_item_of_a_tie_goes_to_the_back() -> None:
    scene = Bay("blue red yellow").at("garden", "bread2 wine2 fish2", "blue.mouse red.mouse").shop("garden")
    scene.takes("blue", "bread2").track("red yellow blue").takes("red", "wine2").track("red yellow blue")


@pytest.mark.rule("CK-TIE-3")
def test_no_hat_moves_without_a_tie_or_after_the_first_item_or_on_leaving() -> None:
    scene = Bay("blue red").at("garden", "bread2 wine2 fish2", "blue.mouse").shop("garden").takes("blue", "bread2")
    scene.track("blue red")
    scene = Bay("blue red").at("garden", "bread2 wine2", "blue.mouse red.mouse").shop("garden").takes("blue", "leave")
    scene.takes("red", "wine2").track("blue red")


@pytest.mark.rule("CK-TIE-4")
def test_the_running_queue_keeps_its_order_and_later_queues_use_the_new_one() -> None:
    scene = Bay("blue red").at("garden", "bread2 bread3 bread4 bread5", "blue.lizard red.lizard")
    scene.at("desert", "wine2 wine3", "blue.mouse red.mouse").shop("garden")
    scene.all("blue", "bread2").track("red blue").all("red", "bread3").all("blue", "bread4").all("red", "bread5")
    scene.takes("red", "wine3").takes("blue", "wine2").quiet()


@pytest.mark.rule("CK-TIE-5")
def test_soup_at_the_truck_counts_as_the_first_item() -> None:
    scene = Bay("blue red").at("truck", "bisque", "blue.mouse red.mouse").shop("truck").takes("blue", "soup")
    scene.track("red blue")


@pytest.mark.rule("CK-TIE-5")
def test_an_early_pick_is_the_first_item_and_moves_no_hat_itself() -> None:
    scene = Bay("blue red").zous("blue", "finn").at("garden", "bread2 wine2 fish2 meat2", "blue.zous red.boar")
    scene.shop("garden").takes("blue", "wine2").track("blue red").takes("blue", "bread2").track("blue red")


@pytest.mark.rule("CK-TIE-5")
def test_swapping_and_fetching_are_no_picks() -> None:
    scene = Bay("blue red").zous("blue", "basil").holds("blue", "bread2").at("garden", "wine7", "blue.zous red.mouse")
    scene.shop("garden").all("blue", "bread2", "wine7").track("blue red").takes("blue", "bread2").track("red blue")
    scene = Bay("blue red").zous("blue", "fennel").at("academy", "wine7").at("garden", "", "blue.zous red.lizard")
    scene.shop("garden").takes("blue", "wine7").track("blue red").takes("blue", "wine7").track("red blue")


@pytest.mark.rule("CK-TIE-6")
def test_at_most_one_hat_moves_per_location() -> None:
    scene = Bay("blue red yellow").at("garden", "bread2 bread3 bread4 bread5", "blue.mouse red.mouse yellow.boar")
    scene.kitchen("blue").plan[2] = NOBODY
    scene.shop("garden").all("blue", "bread2").all("red", "bread3").track("red yellow blue")
    scene.all("yellow", "bread4", "bread5").track("red yellow blue")


@pytest.mark.rule("CK-TIE-7")
def test_a_later_queue_can_tie_for_the_first_item_when_nobody_picked_before() -> None:
    scene = Bay("blue red yellow").at("garden", "bread2 bread3", "yellow.mouse blue.boar red.boar").shop("garden")
    scene.takes("yellow", "leave").takes("blue", "bread2").track("red yellow blue")


# ---- special locations


@pytest.mark.rule("CK-TRUCK-1", "CK-TRUCK-2")
def test_the_truck_has_bisque_leftovers_and_endless_soup() -> None:
    scene = Bay().at("truck", "bisque meat3", "blue.boar red.boar").shop("truck")
    scene.takes("blue", "soup", out_of=["meat3", "bisque", "soup", "leave"]).all("red", "soup").all("blue", "soup")
    scene.all("red", "soup").takes("blue", "soup").takes("red", "bisque").quiet().has("red", "bisque soup soup")
    scene.has("blue", "soup soup soup")
    assert token("soup") not in scene.s.stalls[0]


@pytest.mark.rule("CK-MM-1")
def test_the_merchant_is_filled_when_reached_even_without_chefs() -> None:
    scene = Bay().bag("bread5 fish6").at("academy", "", "blue.mouse").shop("merchant")
    scene.asked("blue", ["bread5", "fish6", "leave"])
    assert scene.s.bag == []


@pytest.mark.rule("CK-ACAD-1")
def test_the_academy_offers_the_zous_chef_and_all_leftovers() -> None:
    scene = Bay().at("garden", "bread2").at("academy", "fish6", "blue.lizard").offers("hugo").shop("garden")
    scene.asked("blue", ["bread2", "fish6", "zous", "leave"])
    scene = Bay().round(7).at("academy", "seventh", "blue.mouse").shop("academy").takes("blue", "seventh")
    scene.has("blue", "allspice")


# ---- clean-up


@pytest.mark.rule("CK-CLEAN-1")
def test_leftover_ingredients_and_spices_move_to_the_academy_in_the_same_round() -> None:
    scene = Bay().at("garden", "bread2 wine-spice").at("academy", "", "blue.mouse").shop("garden")
    scene.asked("blue", ["bread2", "wine-spice", "leave"]).lies("garden", "")


@pytest.mark.rule("CK-CLEAN-2")
def test_leftover_rumors_leave_the_game() -> None:
    scene = Bay().at("garden", "fork wild").shop("garden").lies("garden", "").lies("academy", "").lies("truck", "")
    assert scene.s.removed == tokens("fork wild")


@pytest.mark.rule("CK-CLEAN-3")
def test_truck_leftovers_move_too_but_the_bisque_stays() -> None:
    scene = Bay().at("truck", "bisque bread2").at("academy", "", "blue.mouse").shop("truck")
    scene.asked("blue", ["bread2", "leave"]).lies("truck", "bisque")


@pytest.mark.rule("CK-CLEAN-4")
def test_soup_put_out_by_newton_returns_to_the_supply() -> None:
    scene = Bay().zous("blue", "newton").at("garden", "", "blue.zous").shop("garden").takes("blue", "leave")
    scene.lies("garden", "").lies("academy", "").lies("truck", "").has("blue", "soup")


@pytest.mark.rule("CK-CLEAN-5")
def test_academy_leftovers_move_to_the_truck_and_its_offer_leaves_the_game() -> None:
    scene = Bay().at("academy", "bread2 allspice fork").offers("hugo").shop("academy")
    scene.lies("truck", "bread2 allspice").lies("academy", "")
    assert scene.s.zous_offer == NOBODY and len(scene.s.retired) == 1 and scene.s.removed == tokens("fork")
    scene = Bay().round(7).at("academy", "seventh").shop("academy")
    assert scene.s.removed == tokens("seventh")

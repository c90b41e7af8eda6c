"""Zous-chefs: the general rules; each card has its test in test_cards."""

from typing import Any

import pytest

import prixfixe
from prixfixe.games.critter_kitchen.effects import draw_and_keep, use_zous
from prixfixe.games.critter_kitchen.items import gain
from prixfixe.games.critter_kitchen.rounds import end_round
from prixfixe.games.critter_kitchen.state import NOBODY
from prixfixe.games.critter_kitchen.tables import AFTER_LAST_PICK, BEFORE_FIRST_PICK, START_OF_LOCATION
from tests.games.critter_kitchen.scene import PLACES, Bay, row, token, tokens

GAME: prixfixe.Game[Any] = prixfixe.load("critter-kitchen")


@pytest.mark.rule("CK-ZOUS-1")
def test_the_zous_chef_on_offer_is_one_item_and_public() -> None:
    scene = Bay().at("academy", "bread2", "blue.mouse").offers("hugo").shop("academy").takes("blue", "zous").quiet()
    assert GAME.view(scene.s, None)["kitchens"][0]["hired"] == row("zous_chefs", "hugo")


@pytest.mark.rule("CK-ZOUS-2")
def test_it_works_in_the_next_round_also_when_taken_in_round_6() -> None:
    scene = Bay().round(6).at("academy", "", "blue.mouse").offers("hugo").shop("academy").takes("blue", "zous")
    assert scene.kitchen("blue").zous == NOBODY
    scene.do(end_round)
    assert scene.kitchen("blue").zous == row("zous_chefs", "hugo")
    scene.present()
    scene.all("blue", "truck", "garden", "desert").asked("blue", ["merchant", "academy"])
    assert scene.s.round == 7


@pytest.mark.rule("CK-ZOUS-4")
def test_a_zous_chef_may_take_the_next_one() -> None:
    scene = (
        Bay().zous("blue", "ming").at("academy", "", "blue.zous").offers("hugo").shop("academy").takes("blue", "zous")
    )
    assert (scene.kitchen("blue").zous, scene.kitchen("blue").hired) == (
        row("zous_chefs", "ming"),
        row("zous_chefs", "hugo"),
    )


@pytest.mark.rule("CK-ZOUS-5")
def test_an_unpicked_zous_chef_leaves_the_game() -> None:
    scene = Bay().at("academy", "bread2", "blue.mouse").offers("hugo").shop("academy").takes("blue", "bread2")
    assert scene.s.retired == [row("zous_chefs", "hugo")] and scene.s.zous_offer == NOBODY


@pytest.mark.rule("CK-ZOUS-6")
def test_abilities_work_once_at_the_time_printed() -> None:
    scene = Bay().zous("blue", "ming").bag("fish2 fish3").at("garden", "bread2", "blue.zous red.mouse")
    scene.s.track = [1, 0]
    scene.shop("garden").asked("red", ["bread2", "leave"]).takes("red", "leave")
    scene.asked("blue", ["bread2", "fish2", "fish3", "leave"]).takes("blue", "bread2").quiet()


@pytest.mark.rule("CK-ZOUS-7")
def test_an_empty_handed_zous_chef_uses_its_ability_too() -> None:
    scene = Bay().zous("blue", "ming").bag("fish2").at("garden", "", "blue.zous").shop("garden")
    scene.asked("blue", ["fish2", "leave"])
    scene = Bay("red blue").zous("blue", "carol").at("garden", "", "blue.zous").shop("garden").quiet()
    scene.stars(blue=1).has("blue", "soup")


@pytest.mark.rule("CK-ZOUS-8")
def test_start_abilities_go_by_capacity_then_priority() -> None:
    scene = Bay("blue red yellow").zous("blue", "finn").zous("red", "fennel").zous("yellow", "otto").bag("wine2")
    scene.at("academy", "wine7").at("garden", "bread2 bread3", "blue.zous red.zous yellow.zous")
    scene.s.track = [0, 2, 1]
    scene.shop("garden").has("yellow", "wine2").takes("red", "wine7").asked(
        "blue", ["bread2", "bread3", "wine7", "none"]
    )


@pytest.mark.rule("CK-ZOUS-8")
def test_a_rumor_space_is_chosen_before_the_next_ability_begins() -> None:
    scene = Bay("blue red").zous("blue", "otto").bag("wild").at("garden", "", "blue.zous red.lizard")
    scene.shop("garden").takes("blue", "the spoon")
    assert scene.kitchen("blue").rumors[1] == token("wild") and scene.kitchen("red").storage == []


@pytest.mark.rule("CK-ZOUS-9")
def test_a_rumor_that_cannot_be_taken_is_redrawn_and_goes_back() -> None:
    for seed in range(8):
        scene = Bay().knows("blue", "fork").bag("fork fork bread2")
        scene.s.seed(seed)
        scene.do(gain, 0).has("blue", "bread2")
        assert sorted(scene.s.bag) == tokens("fork fork") and scene.s.aside == []
    Bay().knows("blue", "fork").bag("fork").do(gain, 0).quiet().has("blue", "")


@pytest.mark.rule("CK-ZOUS-9")
def test_of_several_tokens_a_single_suitable_one_is_simply_kept() -> None:
    scene = Bay().knows("blue", "fork").bag("fork bread2").do(draw_and_keep, 0, 2).quiet().has("blue", "bread2")
    assert scene.s.bag == tokens("fork")
    scene = Bay().knows("blue", "fork").bag("fork fork bread2 fish3").do(draw_and_keep, 0, 2)
    scene.asked("blue", ["bread2", "fish3"]).takes("blue", "fish3").has("blue", "fish3")
    assert sorted(scene.s.bag) == tokens("bread2 fork fork")


@pytest.mark.rule("CK-ZOUS-10")
def test_only_optional_abilities_may_be_declined() -> None:
    for card, optional in [
        ("basil", True),
        ("fennel", True),
        ("finn", True),
        ("penny", False),
        ("dot", False),
        ("lola", False),
    ]:
        scene = (
            Bay().zous("blue", card).holds("blue", "bread2 soup").bag("fish2 fish3").at("garden", "wine2", "blue.zous")
        )
        scene.at("academy", "meat2").do(use_zous, 0, PLACES.index("garden"))
        asked = any(-1 in ask.options for ask in scene.s.asks)
        assert asked == optional == bool(scene.s.helper(0).optional), card


@pytest.mark.rule("CK-ZOUS-11")
def test_items_from_the_bag_are_seen_by_their_owner_and_rumors_by_all() -> None:
    scene = Bay().bag("bread2").do(gain, 0).told("gained", 0).told("drew", 0, token("bread2"))
    assert [fact.to for fact in scene.news if fact.name == "drew"] == [0]
    assert token("bread2") in {scene.game.guess(scene.s.copy(), 1, seed).kitchens[0].storage[0] for seed in range(3)}
    scene = Bay().bag("fork").do(gain, 0).told("gained_rumor", 0, token("fork"))
    scene = Bay().bag("bread2 fish3 meat4").do(gain, 0)
    assert len({GAME.guess(scene.s, 1, seed).kitchens[0].storage[0] for seed in range(40)}) == 3


@pytest.mark.rule("CK-ZOUS-12")
def test_every_ability_has_a_time_and_a_capacity() -> None:
    cards = Bay().s.tables.zous
    assert [len([card for card in cards if card.capacity == size]) for size in (1, 2, 3)] == [4, 4, 4]
    for moment in (START_OF_LOCATION, BEFORE_FIRST_PICK, AFTER_LAST_PICK):
        assert len([card for card in cards if card.when == moment]) == 4
    scene = Bay().zous("blue", "newton").at("garden", "", "blue.zous").shop("garden").asked("blue", ["soup", "leave"])
    scene.told("soup_added", 0, 2, PLACES.index("garden"))


@pytest.mark.rule("CK-ZOUS-13")
@pytest.mark.parametrize("card", ["basil", "fennel", "finn", "dot", "lola"])
def test_an_ability_that_can_do_nothing_is_passed_over(card: str) -> None:
    scene = Bay().zous("blue", card).at("garden", "", "blue.zous")
    scene.s.face_up = [1, 1, 1]
    scene.shop("garden").quiet().has("blue", "soup")

"""Challenge meals and refrigeration."""

from typing import Any

import pytest

import prixfixe
from prixfixe.games.critter_kitchen.fridge import limit, refrigerate
from prixfixe.games.critter_kitchen.rounds import end_round
from prixfixe.games.critter_kitchen.state import CHALLENGES
from tests.games.critter_kitchen.scene import Bay, token, tokens

GAME: prixfixe.Game[Any] = prixfixe.load("critter-kitchen")
DAY = "ultimate_melt wine_and_dine tasty_tapas"  # bread fish cheese; bread meat wine; carrot mushroom (bread covered)
DAY_2 = f"{DAY} savory_stack picnic_platter surf_and_turf"


@pytest.mark.rule("CK-CHAL-1")
def test_three_challenges_of_the_day_one_meal_each() -> None:
    scene = Bay().challenges(DAY_2).holds("blue", "meat7 wine7 carrot7 " + "soup " * 6).cook()
    for name in ("meat7", "wine7", "carrot7"):
        scene.all("blue", name, "soup", "soup", "done") if name != "carrot7" else scene.all(
            "blue", name, "soup", "done"
        )
    scene.meal("blue", 9, 1, "savory_stack").meal("blue", 9, 1, "picnic_platter").meal("blue", 8, 1, "surf_and_turf")
    scene.stars(blue=3, red=0)


@pytest.mark.rule("CK-CHAL-2")
def test_prepare_present_clean_up_refrigerate() -> None:
    scene = Bay().challenges(DAY).holds("blue", "bread7 soup soup fish2 fish2 fish2 fish2 fish2 fish2").do(end_round)
    scene.all("blue", "bread7", "soup", "soup", "done").present()
    assert token("bread7") in scene.s.bag and scene.kitchen("blue").stars() == 1
    scene.takes("blue", "fish2", out_of=["fish2"])


@pytest.mark.rule("CK-CHAL-3")
def test_plates_are_hidden_until_all_have_confirmed() -> None:
    scene = Bay().challenges(DAY).holds("blue", "bread7 soup soup").do(end_round)
    before = GAME.view(scene.s, 1)
    scene.all("blue", "bread7", "soup", "soup", "done", "abandon")
    assert GAME.view(scene.s, 1) == before
    scene.meal("blue", 9, 1)
    assert GAME.view(scene.s, 1)["kitchens"][0]["plates"][0]["items"] == tokens("bread7")


@pytest.mark.rule("CK-CHAL-4")
def test_a_token_is_used_in_one_meal_only() -> None:
    scene = Bay().challenges(DAY).holds("blue", "bread7 soup soup").cook().all("blue", "bread7", "soup", "soup", "done")
    scene.asked("blue", ["abandon"]).has("blue", "")


@pytest.mark.rule("CK-CHAL-5")
def test_only_uncovered_required_types_in_any_number() -> None:
    scene = Bay().challenges(DAY).holds("blue", "bread2 bread3 fish4 meat5 carrot2 mushroom3").cook()
    scene.asked("blue", ["bread2", "bread3", "fish4", "abandon"]).all("blue", "bread2", "bread3").takes(
        "blue", "abandon"
    )
    scene.takes("blue", "abandon").asked("blue", ["carrot2", "mushroom3", "abandon"])
    assert "CK-CHAL-5" in [refusal.rule for refusal in GAME.why_not(scene.s, 0)]


@pytest.mark.rule("CK-CHAL-6")
@pytest.mark.parametrize("soups,done", [("soup", False), ("soup soup", True), ("soup bisque", True), ("bisque", False)])
def test_each_missing_requirement_needs_a_soup_or_bisque(soups: str, done: bool) -> None:
    scene = Bay().challenges(DAY).holds("blue", f"bread7 {soups}").cook().all("blue", "bread7", *soups.split())
    scene.asked("blue", ["done", "abandon"] if done else ["abandon"])


@pytest.mark.rule("CK-CHAL-7")
def test_a_meal_of_soup_only_is_not_allowed() -> None:
    scene = Bay().challenges(DAY).holds("blue", "soup soup soup bisque").cook()
    scene.all("blue", "soup", "soup", "soup", "bisque").asked("blue", ["abandon"])
    assert [refusal.rule for refusal in GAME.why_not(scene.s, 0)] == ["CK-CHAL-7"]


@pytest.mark.rule("CK-CHAL-8")
def test_soup_may_be_added_without_limit_and_adds_its_value() -> None:
    scene = Bay().challenges(DAY).holds("blue", "bread2 " + "soup " * 10).cook().takes("blue", "bread2")
    scene.all("blue", *["soup"] * 10).all("blue", "done").meal("blue", 12, 2)


@pytest.mark.rule("CK-CHAL-9")
def test_a_spice_may_only_be_used_on_an_ingredient_of_the_meal() -> None:
    scene = Bay().challenges(DAY).holds("blue", "bread2 fish3 fish-spice wine-spice").cook().takes("blue", "bread2")
    scene.asked("blue", ["fish3", "abandon"]).takes("blue", "fish3").asked("blue", ["spice on fish3", "abandon"])


@pytest.mark.rule("CK-CHAL-10")
def test_quality_adds_values_doubled_if_spiced_soup_and_bisque() -> None:
    scene = Bay().challenges(DAY).holds("blue", "bread5 fish4 bread-spice soup bisque").cook()
    scene.all("blue", "bread5", "fish4", "spice on bread5", "soup", "bisque", "done").meal("blue", 10 + 4 + 1 + 3, 2)


@pytest.mark.rule("CK-CHAL-11")
def test_quality_five_may_not_be_presented_and_the_tokens_stay() -> None:
    scene = Bay().challenges(DAY).holds("blue", "bread3 soup soup soup").cook().all("blue", "bread3", "soup", "soup")
    scene.asked("blue", ["soup", "abandon"])
    assert "CK-CHAL-11" in [refusal.rule for refusal in GAME.why_not(scene.s, 0)]
    scene.takes("blue", "soup").asked("blue", ["done", "abandon"]).present().has("blue", "bread3 soup soup soup")


@pytest.mark.rule("CK-CHAL-12")
@pytest.mark.row("challenge_awards.award_none", "challenge_awards.award_low")
@pytest.mark.row("challenge_awards.award_mid", "challenge_awards.award_high")
@pytest.mark.parametrize("quality,stars", [(5, 0), (6, 1), (11, 1), (12, 2), (20, 2), (21, 4), (40, 4)])
def test_stars_by_quality(quality: int, stars: int) -> None:
    soups = quality - 2
    scene = Bay(critic="mouse").challenges(DAY).holds("blue", "bread2 " + "soup " * soups).cook()
    scene.all("blue", "bread2", *["soup"] * soups)
    if stars:
        scene.takes("blue", "done")
    scene.present().points(CHALLENGES, blue=stars)


@pytest.mark.rule("CK-CHAL-12")
def test_the_challenge_with_the_hold_token_pays_the_same() -> None:
    scene = Bay().challenges(DAY).holds("blue", "carrot6 mushroom6").cook().all("blue", "abandon", "abandon")
    scene.all("blue", "carrot6", "mushroom6", "done").meal("blue", 12, 2, "tasty_tapas")


@pytest.mark.rule("CK-CHAL-13")
def test_meals_are_revealed_together_and_stars_gained_at_once() -> None:
    scene = Bay().challenges(DAY).holds("blue", "bread7 soup soup").holds("red", "fish7 soup soup").cook()
    scene.all("blue", "bread7", "soup", "soup", "done", "abandon", "abandon").stars(blue=0)
    scene.all("red", "fish7", "soup", "soup", "done", "abandon", "abandon").stars(blue=1, red=1)


@pytest.mark.rule("CK-CHAL-14")
def test_served_tokens_return_to_bag_and_supply() -> None:
    scene = Bay().challenges(DAY).holds("blue", "bread5 allspice bisque bisque soup").cook()
    scene.s.bisque = 4
    scene.all("blue", "bread5", "allspice on bread5", "bisque", "bisque", "soup", "done").meal("blue", 17, 2)
    assert sorted(scene.s.bag) == tokens("bread5 allspice") and scene.s.bisque == 6
    assert scene.s.challenges == Bay().challenges(DAY).s.challenges


@pytest.mark.rule("CK-CHAL-15")
def test_after_day_1_the_hold_token_goes_to_round_6() -> None:
    assert Bay().s.tables.slot_held == [0, 0, 1, 0, 0, 1]
    scene = Bay().challenges(DAY_2).holds("blue", "carrot6 fish5 meat7").cook().all("blue", "abandon", "abandon")
    scene.asked("blue", ["carrot6", "fish5", "abandon"])


@pytest.mark.rule("CK-CHAL-16")
def test_nobody_is_obliged_to_present() -> None:
    Bay().challenges(DAY).holds("blue", "bread7 soup soup").cook().present().has("blue", "bread7 soup soup").stars(
        blue=0
    )


# ---- refrigeration


@pytest.mark.rule("CK-FRIDGE-1")
@pytest.mark.row("refrigeration.small_fridge", "refrigeration.walk_in_fridge")
@pytest.mark.parametrize("day_round,kept", [(3, 5), (6, 10)])
def test_five_then_ten_tokens_may_be_kept(day_round: int, kept: int) -> None:
    scene = Bay().round(day_round).holds("blue", "bread2 " * kept + "fish3 wine-spice").do(refrigerate)
    scene.takes("blue", "fish3", out_of=["bread2", "fish3", "wine-spice"]).takes("blue", "wine-spice")
    assert scene.kitchen("blue").storage == tokens("bread2 " * kept) and sorted(scene.s.bag) == tokens(
        "fish3 wine-spice"
    )


@pytest.mark.rule("CK-FRIDGE-2")
def test_soup_and_rumors_are_not_counted() -> None:
    scene = Bay().round(3).holds("blue", "bread2 " * 5 + "soup " * 5 + "bisque " * 2).knows("blue", "fork spoon")
    scene.do(refrigerate)
    assert scene.game.view(scene.s, 0)["phase"] == "chilling" and not scene.s.asks
    assert (scene.kitchen("blue").soup, scene.kitchen("blue").bisque) == (5, 2)


@pytest.mark.rule("CK-FRIDGE-3")
def test_at_the_limit_nothing_may_be_returned() -> None:
    Bay().round(3).holds("blue", "bread2 " * 5).holds("red", "fish2 " * 3).do(refrigerate).quiet()


@pytest.mark.rule("CK-FRIDGE-4")
def test_the_number_returned_is_public_and_the_kinds_are_not() -> None:
    scene = Bay().round(3).holds("blue", "bread2 bread3 bread4 bread5 bread6 bread7 fish2").do(refrigerate)
    before = GAME.view(scene.s, 1)
    scene.takes("blue", "bread2")
    assert GAME.view(scene.s, 1) == before
    scene.takes("blue", "bread3").told("returned", 0, 2)
    assert [len(fact.args) for fact in scene.news if fact.name == "returned"] == [2]
    assert len({tuple(GAME.guess(scene.s, 1, seed).kitchens[0].storage) for seed in range(20)}) > 5


@pytest.mark.rule("CK-FRIDGE-5")
def test_no_refrigeration_after_round_7() -> None:
    scene = Bay().round(7).holds("blue", "bread2 " * 30).do(end_round)
    assert GAME.view(scene.s, 0)["phase"] == "dining"


@pytest.mark.rule("CK-FRIDGE-6")
def test_sloth_and_julia_add_up() -> None:
    scene = Bay(critic="sloth").boss("blue", "julia_chinchild").round(3)
    assert (limit(scene.s, 0), limit(scene.s, 1)) == (9, 7)
    scene.round(6)
    assert (limit(scene.s, 0), limit(scene.s, 1)) == (14, 12)

"""Items and rumors."""

import pytest

import prixfixe
from prixfixe.games.critter_kitchen.rounds import restock
from prixfixe.games.critter_kitchen.state import NOBODY, RUMORS
from prixfixe.games.critter_kitchen.tables import printed
from tests.games.critter_kitchen.scene import PLACES, TYPES, Bay, token, tokens

GAME = prixfixe.load("critter-kitchen")
DAY = "ultimate_melt wine_and_dine tasty_tapas"


@pytest.mark.rule("CK-ITEM-1")
def test_ingredients_have_a_type_and_a_printed_value() -> None:
    assert [printed(token(f"fish{value}")) for value in range(2, 8)] == [2, 3, 4, 5, 6, 7]


@pytest.mark.rule("CK-ITEM-2", "CK-CHAL-9")
@pytest.mark.parametrize("kind", [pytest.param(kind, marks=pytest.mark.row(f"spices.{kind}_spice")) for kind in TYPES])
def test_a_spice_doubles_one_ingredient_of_its_type(kind: str) -> None:
    challenge = {"bread": "ultimate_melt", "cheese": "ultimate_melt", "fish": "ultimate_melt", "meat": "wine_and_dine"}
    challenge |= {"wine": "wine_and_dine", "carrot": "tasty_tapas", "mushroom": "tasty_tapas"}
    scene = Bay().challenges(f"{challenge[kind]} picnic_platter surf_and_turf")
    scene.holds("blue", f"{kind}5 {kind}5 {kind}-spice soup soup").cook().all("blue", f"{kind}5", f"{kind}5")
    scene.takes("blue", f"spice on {kind}5").asked("blue", ["soup", "abandon"]).all("blue", "soup", "soup", "done")
    scene.all("blue", "abandon", "abandon").all("red", "abandon", "abandon", "abandon").told(
        "served", 0, scene.s.challenges[0], 17, 2
    )


@pytest.mark.rule("CK-ITEM-2")
@pytest.mark.row("spices.allspice")
def test_allspice_goes_with_any_type() -> None:
    scene = Bay().challenges(DAY).holds("blue", "fish7 bread2 allspice bisque").cook().all("blue", "fish7", "bread2")
    scene.asked("blue", ["allspice on fish7", "allspice on bread2", "bisque", "abandon"])
    scene.all("blue", "allspice on fish7", "bisque", "done").meal("blue", 19, 2)


@pytest.mark.rule("CK-ITEM-2")
def test_a_spice_is_never_served_alone() -> None:
    Bay().challenges(DAY).holds("blue", "bread-spice allspice").cook().asked("blue", ["abandon"])


@pytest.mark.rule("CK-ITEM-3")
def test_soup_adds_one_and_is_never_in_the_critic_meal() -> None:
    scene = Bay().challenges(DAY).holds("blue", "bread4 soup soup").cook().all("blue", "bread4", "soup", "soup", "done")
    scene.meal("blue", 6, 1)
    Bay().holds("blue", "soup bisque").dine().asked("blue", ["none"])


@pytest.mark.rule("CK-ITEM-4")
def test_bisque_works_like_soup_but_adds_three() -> None:
    scene = Bay().challenges(DAY).holds("blue", "bread2 bisque bisque").cook()
    scene.all("blue", "bread2", "bisque", "bisque", "done").meal("blue", 8, 1)


@pytest.mark.rule("CK-ITEM-5")
def test_storage_has_no_limit_during_a_round() -> None:
    scene = (
        Bay().holds("blue", "bread2 " * 20).at("garden", "fish2", "blue.mouse").shop("garden").takes("blue", "fish2")
    )
    assert len(scene.kitchen("blue").storage) == 21


# ---- rumors


@pytest.mark.rule("CK-RUMOR-1")
def test_a_rumor_scores_for_everybody_known_or_not() -> None:
    scene = Bay(rumors="super_chatty mercurial picky").knows("blue", "spoon").plate("blue", "bread7 wine3")
    scene.plate("red", "bread6 wine4").judge().points(RUMORS, blue=5, red=2)


@pytest.mark.rule("CK-RUMOR-2")
@pytest.mark.row("rumor_tokens.rumor_fork", "rumor_tokens.rumor_spoon", "rumor_tokens.rumor_knife")
@pytest.mark.parametrize("space,name", list(enumerate(["fork", "spoon", "knife"])))
def test_a_picked_rumor_shows_its_card_to_that_player_from_now_on(space: int, name: str) -> None:
    scene = Bay().at("garden", name, "blue.mouse").shop("garden").takes("blue", name)
    assert GAME.view(scene.s, 0)["rumors"][space] == scene.s.rumor_cards[space]
    assert GAME.view(scene.s, 1)["rumors"] == GAME.view(scene.s, None)["rumors"] == [NOBODY] * 3
    assert GAME.view(scene.s, 1)["kitchens"][0]["rumors"][space] == token(name)
    assert any(fact.name == "learned" and fact.to == 0 for fact in scene.news)


@pytest.mark.rule("CK-RUMOR-3")
def test_one_token_per_rumor_type() -> None:
    scene = Bay().knows("blue", "fork").at("garden", "fork bread2", "blue.mouse").shop("garden")
    scene.asked("blue", ["bread2", "leave"])
    assert ("CK-RUMOR-3") in [refusal.rule for refusal in GAME.why_not(scene.s, 0)]


@pytest.mark.rule("CK-RUMOR-4")
@pytest.mark.row("rumor_tokens.rumor_wild")
def test_a_wild_rumor_goes_on_an_empty_space_of_choice_and_is_that_rumor() -> None:
    scene = Bay("blue red").knows("blue", "fork").knows("red", "knife").at("garden", "wild", "blue.mouse")
    scene.shop("garden").takes("blue", "wild").takes("blue", "the knife", out_of=["the spoon", "the knife"])
    assert scene.kitchen("blue").rumors == [token("fork"), NOBODY, token("wild")]
    assert scene.s.face_up == [0, 0, 1]


@pytest.mark.rule("CK-RUMOR-5")
def test_who_knows_all_three_cannot_take_a_wild_one() -> None:
    scene = Bay().knows("blue", "fork spoon knife").at("garden", "wild bread2", "blue.mouse").shop("garden")
    scene.asked("blue", ["bread2", "leave"])


@pytest.mark.rule("CK-RUMOR-6")
def test_a_rumor_known_to_all_is_turned_up_at_once() -> None:
    scene = (
        Bay("blue red").knows("red", "spoon").at("garden", "spoon", "blue.mouse").shop("garden").takes("blue", "spoon")
    )
    assert GAME.view(scene.s, None)["rumors"][1] == scene.s.rumor_cards[1]
    scene.told("turned", 1, scene.s.rumor_cards[1])


@pytest.mark.rule("CK-RUMOR-7")
def test_tokens_of_a_face_up_rumor_stay_until_clean_up_and_nobody_can_take_them() -> None:
    scene = Bay("blue red").knows("red", "fork").at("garden", "fork fork", "blue.mouse red.boar").shop("garden")
    scene.takes("blue", "fork").has("red", "soup").quiet()
    assert scene.s.removed == [token("fork")]


@pytest.mark.rule("CK-RUMOR-8")
def test_drawn_tokens_of_a_face_up_rumor_leave_the_game() -> None:
    scene = Bay().bag("knife knife bread2")
    scene.s.face_up[2] = 1
    scene.do(restock)
    assert scene.s.stalls[PLACES.index("garden")] == tokens("bread2") and scene.s.removed == tokens("knife knife")


@pytest.mark.rule("CK-RUMOR-9")
@pytest.mark.parametrize("up,left", [(2, "wild bread2"), (3, "bread2")])
def test_wild_tokens_leave_when_all_three_cards_are_up(up: int, left: str) -> None:
    scene = Bay().bag("wild bread2")
    scene.s.face_up = [1, 1, 1 if up == 3 else 0]
    scene.do(restock)
    assert scene.s.stalls[PLACES.index("garden")] == tokens(left)


@pytest.mark.rule("CK-RUMOR-1")
def test_rumors_never_affect_challenge_meals() -> None:
    scene = Bay(rumors="bread_fanatic tender picky").challenges(DAY).holds("blue", "bread7 soup soup").cook()
    scene.all("blue", "bread7", "soup", "soup", "done").meal("blue", 9, 1)

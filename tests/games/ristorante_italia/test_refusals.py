"""Why not: what a seat might expect to be able to do, with the reason."""

from __future__ import annotations

import pytest

from prixfixe import Refusal, Speech
from prixfixe.games.ristorante_italia import menu
from tests.games.ristorante_italia.scene import GAME, Scene


def reasons(scene: Scene, who: str = "ann", lang: str = "en") -> dict[str, tuple[str, str]]:
    """What is refused: the reason and the rule."""
    found: list[Refusal] = GAME.why_not(scene.s, scene.seat(who), Speech(lang))
    return {refusal.label: (refusal.reason, refusal.rule) for refusal in found}


@pytest.mark.rule("RI-MENU-2", "RI-TOQ-2")
def test_recipes_name_the_missing_tokens_and_toques() -> None:
    scene = Scene().has("ann", hand="impepata_di_cozze ossobuco lasagne_alla_bolognese", shelf="mussel", rating=16)
    found = reasons(scene.do(menu.place, 0))
    assert found["Peppered Mussels"] == ("missing: Mussels", "RI-MENU-2")
    assert found["Lasagne Bolognese"] == ("missing: Flour, Beef, Tomato, Cheese", "RI-MENU-2")
    assert found["Ossobuco Milan Style"] == ("needs 3 toques; you have 2", "RI-TOQ-2")
    assert reasons(scene, lang="fr")["Osso-buco à la milanaise"][0] == "demande 3 toques ; vous en avez 2"


def test_only_the_seat_that_is_asked_is_told_about_its_own_hand() -> None:
    scene = Scene().has("ann", hand="ossobuco").do(menu.place, 0)
    assert reasons(scene, "bob") == {}


@pytest.mark.rule("RI-BON-1", "RI-BON-2", "RI-ROOM-1", "RI-ROOM-2", "RI-BOOK-1", "RI-CUBE-1")
def test_the_bonus_board_says_what_is_missing() -> None:
    scene = Scene(2, advanced=True).has("ann", coins=6).board("shopping_bag aquarium")
    scene.s.pot = 0
    found = reasons(scene.turn("ann"))
    assert found["Shopping Bag"] == ("costs 12 coins; you have 6", "RI-BON-1")
    assert found["Standard Room"] == ("costs 10 coins; you have 6", "RI-ROOM-1")
    assert found["Luxury Room"] == ("not before season 2", "RI-ROOM-2")
    assert found["Take a special-touch cube"] == ("the pot is empty", "RI-CUBE-1")
    assert found["Take a cooking course (10 coins)"] == ("no cookbook is face up", "RI-BOOK-1")
    assert "Aquarium" not in found
    scene.s.rooms[0] = 0
    scene.has("ann", bonus="chef cat sign pantry")
    assert reasons(scene.turn("ann"))["Standard Room"] == ("no token is left", "RI-ROOM-1")
    assert reasons(scene)["Aquarium"] == ("all your 4 bonus spaces are taken, for good", "RI-BON-2")


@pytest.mark.rule("RI-BOOK-1")
def test_a_cooking_course_needs_coins_and_a_square_to_climb_to() -> None:
    label = "Take a cooking course (10 coins)"
    assert reasons(Scene(3, advanced=True).has("ann", coins=9).turn("ann"))[label][0] == "costs 10 coins; you have 9"
    scene = Scene(3, advanced=True).has("ann", coins=99, rating=30).turn("ann")
    assert reasons(scene)[label][0] == "you stand on the last square"


@pytest.mark.rule("RI-BTWO-7", "RI-BTWO-8", "RI-BTWO-14")
def test_own_cards_say_why_they_cannot_be_used() -> None:
    scene = Scene(2, advanced=True).has("ann", coins=3, bonus="accountant sommelier remedial_course").turn("ann")
    found = reasons(scene)
    assert found["Use the card Accountant"] == ("no bonus card has been discarded yet", "RI-BTWO-7")
    assert found["Use the card Sommelier"] == ("you can pay no wine of the draw pile", "RI-BTWO-14")
    assert found["Use the card Remedial Course"] == ("costs 10 coins; you have 3", "RI-BTWO-8")
    scene.has("ann", bonus="chef", rating=30).board("", "cat")
    assert reasons(scene.turn("ann"))["Use the card Accountant"][0] == "it needs a free bonus space"
    assert reasons(scene)["Use the card Remedial Course"][0] == "you stand on the last square"
    scene.do(menu.place, 0)
    assert reasons(scene)["Use the card Remedial Course"][0] == "you stand on the last square"
    scene["ann"].down = 0b111
    assert not any(label.startswith("Use") for label in reasons(scene.turn("ann")))


@pytest.mark.rule("RI-TURN-9")
@pytest.mark.parametrize(
    "use,line",
    [
        ("market", "Go to the market"),
        ("apprentice", "Send the apprentice (the whole turn)"),
        ("accountant!", "Use the card Accountant"),
        ("sommelier!", "Use the card Sommelier"),
    ],
)
def test_what_was_left_is_not_offered_again_at_once(use: str, line: str) -> None:
    scene = Scene(advanced=True, apprentice=True).has("ann", bonus="accountant sommelier").board("", "cat")
    scene.turn("ann").plays("ann", use, "pass")
    assert reasons(scene)[line] == ("you have just decided against it; do something else first", "RI-TURN-9")


@pytest.mark.rule("RI-TURN-9")
@pytest.mark.parametrize(
    "way,line", [("search butcher", "Search a crate: Butcher"), ("trash", "Take from the trash cans, free")]
)
def test_a_crate_that_was_left_is_not_offered_again_at_once(way: str, line: str) -> None:
    scene = Scene(advanced=True).has("ann", bonus="breeder cat").shop("butcher", trash="duck").turn("ann")
    scene.plays("ann", "market", way, "pass")
    assert reasons(scene)[line][1] == "RI-TURN-9"


@pytest.mark.rule("RI-MKT-1", "RI-MKT-3", "RI-BONE-7", "RI-BONE-13")
def test_the_market_says_what_cannot_be_paid_and_what_is_used_up() -> None:
    scene = (
        Scene(2, advanced=True).has("ann", coins=5, bonus="cat").shop("butcher", "duck pork", "beef", "").turn("ann")
    )
    scene.plays("ann", "market")
    assert reasons(scene)["Duck"] == ("costs 6 coins; you have 5", "RI-MKT-3")
    assert reasons(scene)["Take from the trash cans, free"] == ("the trash cans are empty", "RI-BONE-13")
    scene.plays("ann", "pork")
    assert reasons(scene)["Buy a second ingredient"] == ("one purchase in an action", "RI-MKT-1")
    scene.turn("ann").plays("ann", "market", "restock butcher")
    assert reasons(scene)["Restock"] == ("one restock in an action", "RI-MKT-1")
    scene.has("ann", bonus="shopping_bag")
    assert reasons(scene)["Buy a second ingredient"] == ("not in an action with a restock", "RI-BONE-7")
    scene.s.cat = 1
    assert reasons(scene)["Take from the trash cans, free"] == ("once in an action phase", "RI-BONE-13")


@pytest.mark.rule("RI-WINE-2", "RI-VWIN-1", "RI-VAPP-1")
def test_wines_and_variants_say_why() -> None:
    scene = Scene().has("ann", coins=5).deck("wine", "barolo soave").turn("ann").plays("ann", "wine")
    assert reasons(scene) == {"Barolo": ("costs 13 coins; you have 5", "RI-WINE-2")}
    scene = Scene(wine_restriction=True, apprentice=True).turn("ann")
    assert reasons(scene)["Draw wine"] == ("no wine in season 1", "RI-VWIN-1")
    scene.plays("ann", "market", "restock butcher", "pass")
    assert reasons(scene)["Send the apprentice (the whole turn)"][1] == "RI-VAPP-1"
    scene = Scene(apprentice=True).has("ann", coins=0).turn("ann")
    assert reasons(scene)["Send the apprentice (the whole turn)"][0] == "needs 1 more coin"

"""Chapter 16: the three variants."""

from __future__ import annotations

import pytest

from prixfixe.games.ristorante_italia import critic, seasons
from tests.games.ristorante_italia.scene import KINDS, Scene

ORDERED = {"balanced_order": True}


@pytest.mark.rule("RI-VORD-1")
@pytest.mark.row("variant.balanced_order")
def test_the_balanced_order_runs_from_the_lowest_rating_to_the_highest() -> None:
    scene = Scene(4, **ORDERED).has("ann", rating=14).has("bob", rating=12).has("cid", rating=16).has("dee", rating=12)
    scene.has("bob", menu="caponata").at(2, "revenue").do(seasons.close_square)
    assert scene.s.order == [3, 1, 0, 2]
    scene.plays("dee", "pass")
    assert scene.s.asks[0].seat == 1


@pytest.mark.rule("RI-VORD-1")
def test_without_the_variant_the_order_is_clockwise() -> None:
    scene = Scene(4).has("ann", rating=14).has("bob", rating=12).has("cid", rating=16).has("dee", rating=12)
    scene.has("bob", menu="caponata").at(2, "revenue").do(seasons.close_square)
    assert scene.s.order == [3, 0, 1, 2]


@pytest.mark.rule("RI-VORD-1")
def test_the_balanced_order_holds_in_every_phase() -> None:
    scene = Scene(3, **ORDERED).at(2, "critic")
    scene.s.order = [2, 0, 1]
    scene.do(critic.critic)
    for who in ("cid", "ann", "bob"):
        assert scene.s.asks[0].seat == scene.seat(who)
        scene.plays(who, "pass")


@pytest.mark.rule("RI-VORD-2", "RI-RUL-41")
def test_the_balanced_order_is_fixed_for_the_season_and_clockwise_in_the_first() -> None:
    scene = Scene(3, advanced=True, **ORDERED).has("ann", coins=10)
    assert scene.s.order == [0, 1, 2]
    scene.turn("ann").plays("ann", "course", "pass")
    assert (scene.ratings()[0], scene.s.order) == (12, [0, 1, 2])
    scene.do(seasons.close_square)
    assert (scene.s.square, scene.s.order) == (1, [0, 1, 2])


@pytest.mark.rule("RI-VAPP-1")
def test_the_apprentice_buys_any_token_of_any_crate_for_the_whole_turn() -> None:
    scene = Scene(apprentice=True).has("ann", coins=4).turn("ann").plays("ann", "apprentice")
    kinds = [KINDS[option] for option in scene.options("ann") if option >= 0]
    assert {"pork", "tomato", "lemon", "tuna", "egg"} <= set(kinds)
    assert "veal" not in kinds
    stalls = scene.s.stalls[:]
    scene.plays("ann", "tuna").quiet()
    assert (scene.shelf("ann"), scene.coins()[0], scene.s.stalls) == (["tuna"], 0, stalls)


@pytest.mark.rule("RI-VAPP-1")
def test_the_apprentice_must_come_before_any_other_action() -> None:
    scene = Scene(apprentice=True).turn("ann").plays("ann", "market", "restock butcher", "pass")
    assert not scene.offered("ann", "apprentice")


@pytest.mark.rule("RI-VAPP-1")
def test_a_free_use_before_the_apprentice_is_no_action() -> None:
    scene = Scene(apprentice=True, advanced=True).has("ann", bonus="remedial_course", coins=20).turn("ann")
    scene.plays("ann", "remedial!")
    assert scene.offered("ann", "apprentice")


@pytest.mark.rule("RI-VAPP-1")
def test_the_apprentice_obeys_the_shelf() -> None:
    scene = Scene(apprentice=True).has("ann", shelf="tomato tomato egg cod pear lemon").turn("ann")
    scene.plays("ann", "apprentice", "tuna").takes("ann", "pear").quiet()
    assert sorted(scene.shelf("ann")) == ["cod", "egg", "lemon", "tomato", "tomato", "tuna"]
    assert scene.trash("fruiterer") == ["pear"]


@pytest.mark.rule("RI-VAPP-2", "RI-RUL-42")
def test_no_card_applies_to_the_apprentice() -> None:
    scene = Scene(apprentice=True, advanced=True).has("ann", bonus="cat shopping_bag breeder trusted_shop")
    scene.shop("butcher", trash="duck").turn("ann").plays("ann", "apprentice")
    assert scene.option("trash") not in scene.options("ann")
    scene.plays("ann", "tuna").quiet()


@pytest.mark.rule("RI-VWIN-1", "RI-RUL-43")
@pytest.mark.row("variant.wine_restriction")
def test_no_wine_in_the_first_season() -> None:
    scene = Scene(wine_restriction=True).turn("ann")
    assert not scene.offered("ann", "wine")
    assert scene.at(2, "action").turn("ann").offered("ann", "wine")
    assert Scene().turn("ann").offered("ann", "wine")


@pytest.mark.rule("RI-TURN-4")
def test_variants_go_together() -> None:
    scene = Scene(3, advanced=True, balanced_order=True, apprentice=True, wine_restriction=True).turn("ann")
    assert scene.offered("ann", "apprentice", "cube")
    assert not scene.offered("ann", "wine")

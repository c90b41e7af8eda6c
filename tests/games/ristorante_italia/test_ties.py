"""Chapter 14: ties, and the President's Photo."""

from __future__ import annotations

import pytest

from prixfixe.games.ristorante_italia import critic, finals, scoring, seasons, ties, vip
from prixfixe.games.ristorante_italia.tables import TOTAL
from tests.games.ristorante_italia.scene import GAME, Scene


def standing(scene: Scene) -> list[int]:
    """The order of all, with equal values."""
    scene.s.values = [7] * len(scene.s.restaurants)
    ties.rank(scene.s, TOTAL, scene.s.order)
    found: list[int] = scene.s.standing
    return found


@pytest.mark.rule("RI-TIE-1")
@pytest.mark.row("tie_break.tie_rating", "tie_break.tie_menu_prestige")
@pytest.mark.row("tie_break.tie_menu_income", "tie_break.tie_turn_order")
def test_rating_then_prestige_then_income_then_turn_order() -> None:
    scene = Scene(5).has("eve", rating=12).has("dee", menu="tiramisu")  # prestige 7, income 6
    scene.has("cid", menu="cacio_e_pepe stracciatella_in_brodo")  # prestige 3 + 4, income 4 + 5
    assert standing(scene) == [4, 2, 3, 0, 1]
    scene.s.order = [1, 2, 3, 4, 0]
    assert standing(scene) == [4, 2, 3, 1, 0]


@pytest.mark.rule("RI-TIE-1")
def test_prestige_comes_before_income() -> None:
    scene = Scene(2).has("ann", menu="impepata_di_cozze spaghetti_alle_cozze")  # prestige 4 + 2, income 6 + 5
    assert standing(scene.has("bob", menu="tiramisu")) == [1, 0]  # prestige 7, income 6


@pytest.mark.rule("RI-TIE-2", "RI-RUL-22", "RI-RUL-61")
def test_only_recipes_count_for_menu_prestige_and_income() -> None:
    scene = Scene(2, advanced=True).has("ann", cellar="barolo", rooms="luxury", cubes=5, bonus="aquarium")
    scene.has("bob", menu="spaghetti_alle_cozze")
    assert standing(scene) == [1, 0]


@pytest.mark.rule("RI-TIE-4")
def test_the_rule_gives_a_complete_order() -> None:
    assert standing(Scene(5)) == [0, 1, 2, 3, 4]


@pytest.mark.rule("RI-TIE-4")
def test_the_tie_break_decides_offers_dinners_coins_and_contests() -> None:
    scene = Scene(3).has("cid", rating=12)
    assert scene.at(1, "vip").do(vip.bid).plays("ann", 4).plays("bob", 4).plays("cid", 4).stars() == [1, 1, 2]
    assert Scene(3).has("bob", rating=12).at(4, "economy").do(finals.economy).stars() == [1, 2, 1]
    scene = Scene(3).has("cid", menu="tiramisu", rating=12).has("ann", menu="tiramisu").at(4, "contest")
    assert scene.do(finals.contest).spoons() == [1, 0, 2]


@pytest.mark.rule("RI-TIE-6")
def test_criteria_resolve_a_tie_but_do_not_make_one() -> None:
    scene = Scene(2).has("ann", rating=30)
    scene.s.values = [3, 4]
    ties.rank(scene.s, TOTAL, scene.s.order)
    assert scene.s.standing == [1, 0]


# ---- the President's Photo


def with_photo(seats: int, who: str = "ann") -> Scene:
    """Somebody holds the Photo."""
    return Scene(seats, advanced=True).has(who, bonus="president_photo")


@pytest.mark.rule("RI-BONE-12", "RI-RUL-36")
@pytest.mark.row("bonus.president_photo")
def test_the_owner_names_first_and_second_for_the_critic_and_the_rest_follows_by_itself() -> None:
    scene = with_photo(4).has("dee", rating=12).at(1, "critic").do(critic.judge)
    scene.takes("ann", "bob", out_of=["ann", "bob", "cid", "dee"])
    scene.takes("ann", "ann", out_of=["ann", "cid", "dee"]).quiet()
    assert scene.ratings() == [14, 16, 12, 14]


@pytest.mark.rule("RI-BONE-12", "RI-RUL-65")
def test_the_owner_still_names_the_second_after_taking_the_first_place() -> None:
    scene = with_photo(3).at(1, "critic").do(critic.judge).takes("ann", "ann")
    scene.takes("ann", "cid", out_of=["bob", "cid"]).quiet()
    assert scene.ratings() == [16, 12, 14]


@pytest.mark.rule("RI-BONE-12")
def test_a_tie_without_the_owner_or_without_a_prize_is_not_asked_about() -> None:
    scene = with_photo(4).has("ann", new="tiramisu").at(1, "critic").do(critic.judge).quiet()
    assert scene.ratings() == [16, 14, 12, 12]
    scene = with_photo(4, "dee").has("ann", new="tiramisu").has("bob", new="caponata").at(1, "critic")
    scene.do(critic.judge).quiet()


@pytest.mark.rule("RI-BONE-12")
def test_the_owner_decides_a_tie_of_offers_and_pays_accordingly() -> None:
    scene = with_photo(3).at(1, "vip").do(vip.bid).plays("ann", 6).plays("bob", 6).plays("cid", 2)
    scene.takes("ann", "bob", out_of=["ann", "bob"])
    assert (scene.stars(), scene.coins()) == ([1, 2, 1], [22, 19, 24])


@pytest.mark.rule("RI-BONE-12")
def test_the_owner_decides_ties_of_the_guide_the_economy_prize_and_the_contest() -> None:
    menu = "crostini_toscani tagliatelle_al_ragu spezzatino_con_patate salame_di_cioccolato"
    scene = with_photo(2, "bob").has("ann", menu=menu).has("bob", menu=menu).at(4, "guide")
    scene["ann"].dinner = scene["bob"].dinner = 0b01010101
    assert scene.do(finals.compare_dinners).plays("bob", "bob").spoons() == [0, 1]
    assert scene.at(4, "economy").do(finals.economy).plays("bob", "bob").stars() == [1, 2]
    assert scene.at(4, "contest").do(finals.contest).plays("bob", "bob").spoons() == [1, 3]


@pytest.mark.rule("RI-BONE-12")
def test_the_owner_names_the_first_player_among_the_lowest() -> None:
    scene = with_photo(4).has("bob", rating=12).at(1, "revenue").do(seasons.close_square)
    scene.takes("ann", "cid", out_of=["ann", "cid", "dee"])
    assert scene.s.order == [2, 3, 0, 1]


@pytest.mark.rule("RI-BONE-12", "RI-VORD-1")
def test_in_the_balanced_order_the_owner_orders_the_own_tie_group() -> None:
    scene = Scene(4, advanced=True, balanced_order=True).has("ann", bonus="president_photo").has("bob", rating=12)
    scene.at(1, "revenue").do(seasons.close_square)
    scene.takes("ann", "dee", out_of=["ann", "cid", "dee"]).takes("ann", "ann", out_of=["ann", "cid"])
    assert scene.s.order == [3, 0, 2, 1]


@pytest.mark.rule("RI-BONE-12")
def test_the_owner_decides_the_final_score_to_the_last_place() -> None:
    scene = with_photo(3).do(scoring.finish)
    scene.takes("ann", "cid", out_of=["ann", "bob", "cid"]).takes("ann", "ann", out_of=["ann", "bob"]).quiet()
    result = GAME.result(scene.s)
    assert (result.places, result.reason) == ([2, 3, 1], "photo")


@pytest.mark.rule("RI-DIG-4", "RI-BONE-12")
def test_by_default_the_owner_comes_first_and_others_by_the_criteria() -> None:
    scene = with_photo(4, "cid").has("dee", rating=12).at(1, "critic").do(critic.judge)
    assert list(scene.options("cid")) == [2, 3, 0, 1]
    scene = with_photo(4, "bob").at(1, "revenue").do(seasons.close_square)
    assert list(scene.options("bob")) == [3, 2, 1, 0]


@pytest.mark.rule("RI-BONE-12")
def test_the_owner_has_no_say_in_a_second_tie_among_others() -> None:
    scene = Scene(4, advanced=True, balanced_order=True).has("ann", bonus="president_photo")
    scene.has("cid", rating=12).has("dee", rating=12).at(1, "revenue").do(seasons.close_square)
    scene.takes("ann", "bob", out_of=["ann", "bob"])
    assert scene.s.order == [1, 0, 3, 2]

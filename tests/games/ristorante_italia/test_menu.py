"""Chapters 8 and 9: chef level, placing recipes, the critic."""

from __future__ import annotations

import pytest

from prixfixe.games.ristorante_italia import critic, menu
from prixfixe.games.ristorante_italia.state import chef_level, climb
from tests.games.ristorante_italia.scene import GAME, RECIPES, Scene


@pytest.mark.rule("RI-TOQ-1", "RI-RUL-3", "RI-RUL-4")
@pytest.mark.row(*(f"rating_square.rating_{points}" for points in range(10, 31, 2)))
@pytest.mark.parametrize("points", range(10, 31, 2))
def test_the_rating_square_gives_the_chef_level(points: int) -> None:
    scene = Scene().has("ann", rating=points)
    assert scene.ratings()[0] == points
    assert chef_level(scene.s.tables, scene["ann"]) == (1 if points <= 14 else 2 if points <= 20 else 3)


@pytest.mark.rule("RI-TOQ-2")
@pytest.mark.parametrize("rating,recipes", [(14, 1), (16, 2), (20, 2), (22, 3)])
def test_a_recipe_needs_a_chef_level_as_high_as_its_toques(rating: int, recipes: int) -> None:
    hand = "arrosto_di_vitello saltimbocca ossobuco"
    scene = Scene().has("ann", rating=rating, hand=hand, shelf="veal pork tomato lemon").do(menu.place, 0)
    scene.asked("ann", ["pass", *hand.split()[:recipes]])


@pytest.mark.rule("RI-TOQ-3", "RI-RUL-17")
def test_steps_beyond_30_are_lost() -> None:
    scene = Scene().has("ann", rating=28)
    climb(scene.s.tables, scene["ann"], 3)
    assert scene.ratings()[0] == 30


@pytest.mark.rule("RI-MENU-1")
def test_all_place_in_turn_order_any_number_until_they_pass() -> None:
    scene = Scene().at(1, "critic")
    for who in ("ann", "bob"):
        scene.has(who, hand="spaghetti_al_pomodoro cacio_e_pepe", shelf="tomato cheese")
    scene.s.order = [1, 0]
    scene.do(critic.critic).plays("bob", "cacio_e_pepe", "spaghetti_al_pomodoro", "pass")
    scene.plays("ann", "spaghetti_al_pomodoro", "pass")
    assert [len(scene.menu(who)) for who in ("ann", "bob")] == [1, 2]


@pytest.mark.rule("RI-MENU-2", "RI-RUL-52")
def test_placing_spends_every_listed_token_and_nothing_else() -> None:
    scene = Scene().has("ann", hand="lasagne_alla_bolognese", rating=16, coins=3)
    scene.has("ann", shelf="flour beef tomato cheese cheese").do(menu.place, 0).plays("ann", "lasagne_alla_bolognese")
    assert (scene.shelf("ann"), scene.coins()[0], scene.hand("ann")) == (["cheese"], 3, [])
    assert [scene.trash(shop) for shop in ("butcher", "greengrocer", "grocery")] == [
        ["beef"], ["tomato"], ["flour", "cheese"],
    ]  # fmt: skip


@pytest.mark.rule("RI-MENU-2")
def test_an_ingredient_listed_twice_needs_two_tokens() -> None:
    scene = Scene().has("ann", hand="impepata_di_cozze", shelf="mussel").do(menu.place, 0).asked("ann", ["pass"])
    scene.has("ann", shelf="mussel mussel mussel").do(menu.place, 0).plays("ann", "impepata_di_cozze")
    assert scene.shelf("ann") == ["mussel"]
    assert scene.trash("fishmonger") == ["mussel", "mussel"]


@pytest.mark.rule("RI-MENU-3")
def test_a_third_recipe_of_a_course_drives_one_of_two_to_the_discard_pile() -> None:
    scene = Scene().has("ann", menu="caponata crostini_toscani", hand="funghi_trifolati", shelf="mushroom")
    scene.do(menu.place, 0).plays("ann", "funghi_trifolati")
    scene.takes("ann", "caponata", out_of=["caponata", "crostini_toscani"])
    assert sorted(scene.menu("ann")) == ["crostini_toscani", "funghi_trifolati"]
    assert scene.s.discards[0] == [RECIPES.index("caponata")]


@pytest.mark.rule("RI-MENU-3", "RI-RUL-23")
def test_a_recipe_placed_this_season_may_be_replaced_and_counts_no_more() -> None:
    scene = Scene().has("ann", new="caponata", menu="crostini_toscani", hand="funghi_trifolati", shelf="mushroom")
    scene.do(menu.place, 0).plays("ann", "funghi_trifolati", "caponata")
    assert critic.new_prestige(scene.s.tables, scene["ann"]) == 3


@pytest.mark.rule("RI-MENU-4")
def test_cards_not_placed_stay_in_hand_and_tokens_on_the_shelf() -> None:
    scene = Scene().has("ann", hand="caponata funghi_trifolati", shelf="mushroom egg").do(menu.place, 0)
    scene.plays("ann", "pass")
    assert (len(scene.hand("ann")), scene.shelf("ann")) == (2, ["mushroom", "egg"])


@pytest.mark.rule("RI-MENU-5")
def test_only_recipes_of_this_season_still_on_the_menu_are_new() -> None:
    scene = Scene().has("ann", menu="caponata", new="tiramisu cacio_e_pepe")
    assert critic.new_prestige(scene.s.tables, scene["ann"]) == 7 + 3
    assert GAME.view(scene.s, 1)["restaurants"][0]["new"] == [2, 6]


# ---- the judgement


@pytest.mark.rule("RI-CRIT-1")
def test_the_critic_score_is_the_prestige_of_new_recipes_only() -> None:
    scene = Scene().has("ann", menu="lasagne_alla_bolognese", cellar="barolo", new="caponata").do(critic.judge)
    scene.told("critic_score", 0, 4).told("critic_score", 1, 0)


@pytest.mark.rule("RI-CRIT-2", "RI-RUL-16")
@pytest.mark.row("critic_reward.critic_first", "critic_reward.critic_second", "critic_reward.critic_other")
def test_first_climbs_three_second_two_everybody_else_one() -> None:
    scene = Scene(5).has("cid", new="caponata").has("eve", new="funghi_trifolati").at(1, "critic").do(critic.judge)
    assert scene.ratings() == [12, 12, 16, 12, 14]


@pytest.mark.rule("RI-CRIT-2", "RI-RUL-16")
def test_even_a_score_of_zero_can_be_second() -> None:
    scene = Scene(3).has("cid", new="caponata").has("bob", rating=12).at(1, "critic").do(critic.judge)
    assert scene.ratings() == [12, 16, 16]


@pytest.mark.rule("RI-CRIT-3", "RI-TIE-3")
def test_pawns_move_after_the_ranking_is_complete() -> None:
    scene = Scene(3).has("cid", new="caponata").has("ann", new="bruschetta_al_pomodoro").has("bob", rating=12)
    scene.has("bob", new="uova_in_purgatorio").at(1, "critic").do(critic.judge)
    assert scene.s.standing == [2, 1, 0]  # with the old ratings Bob is before Ann
    assert scene.ratings() == [12, 16, 16]

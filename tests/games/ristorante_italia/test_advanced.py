"""Chapter 15: cubes, bonus cards in general, rooms, cooking courses."""

from __future__ import annotations

import pytest

from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from prixfixe.games.ristorante_italia import critic, cubes, finals, menu, seasons
from tests.games.ristorante_italia.scene import BONUS, GAME, ROOMS, Scene


def advanced(seats: int = 2, **things: object) -> Scene:
    """The advanced game; Ann has these things."""
    return Scene(seats, advanced=True).has("ann", **things)


@pytest.mark.rule("RI-ADV-1")
def test_the_advanced_game_keeps_everything_of_the_base_game() -> None:
    scene = advanced().deck("starter", "caponata").turn("ann").plays("ann", "draw starter", "caponata")
    scene.plays("ann", "market", "restock butcher", "pass").quiet()
    assert scene.hand("ann") == ["caponata"]


@pytest.mark.rule("RI-ADV-2")
def test_bonus_cards_left_are_public_on_the_discard_pile() -> None:
    scene = advanced(3).board("aquarium cat").at(1, "revenue").do(seasons.close_square)
    assert GAME.view(scene.s, 1)["board"]["discard"] == sorted([BONUS.index("aquarium"), BONUS.index("cat")])


# ---- cubes


@pytest.mark.rule("RI-CUBE-1")
def test_a_cube_of_the_pot_goes_into_the_cup() -> None:
    scene = advanced().turn("ann").plays("ann", "cube", "cube").quiet()
    assert (scene["ann"].cubes, scene.s.pot) == (2, 0)
    assert not scene.turn("bob").offered("bob", "cube")


@pytest.mark.rule("RI-CUBE-2", "RI-MENU-1")
@pytest.mark.row("component.cube")
def test_cubes_are_added_after_all_have_placed_and_count_for_this_phase_only() -> None:
    scene = advanced(cubes=2, hand="cacio_e_pepe", shelf="cheese").has("bob", new="caponata").at(1, "critic")
    scene.do(critic.critic).plays("ann", "cacio_e_pepe", "pass").plays("bob", "pass")
    scene.takes("ann", 2, out_of=[0, 1, 2])
    assert scene.ratings() == [16, 14]
    assert (scene["ann"].cubes, scene["ann"].seasoning) == (0, 0)
    scene.told("critic_score", 0, 5)


@pytest.mark.rule("RI-CUBE-3", "RI-RUL-38", "RI-RUL-68")
def test_passing_is_not_final_while_others_still_add() -> None:
    scene = advanced(3, cubes=2, new="caponata").has("bob", cubes=1, new="caponata").has("cid", cubes=1)
    scene.at(1, "critic").do(cubes.season)
    scene.takes("ann", 0).takes("bob", 1).takes("ann", 1).takes("ann", 0, out_of=[0, 1]).quiet()
    assert [r.seasoning for r in scene.s.restaurants] == [1, 1, 0]


@pytest.mark.rule("RI-CUBE-3")
def test_as_many_quiet_goes_as_players_end_the_rounds() -> None:
    scene = Scene(3, advanced=True).at(1, "critic")
    for who in ("ann", "bob", "cid"):
        scene.has(who, cubes=3, new="caponata")
    scene.do(cubes.season).takes("ann", 0).takes("bob", 0).takes("cid", 1).takes("ann", 0).takes("bob", 0)
    scene.takes("cid", 0).quiet()
    assert [r.cubes for r in scene.s.restaurants] == [3, 3, 2]


@pytest.mark.rule("RI-CUBE-4")
def test_cubes_need_a_recipe_to_season() -> None:
    scene = advanced(cubes=2, menu="caponata").at(1, "critic").do(cubes.season).quiet()  # not new
    scene.at(4, "guide").do(cubes.season).quiet()  # no dinner
    scene.at(4, "contest").do(cubes.season).asked("ann", [0, 1, 2])
    advanced(cubes=2).at(4, "contest").do(cubes.season).quiet()


@pytest.mark.rule("RI-CUBE-4")
def test_a_dinner_may_be_seasoned() -> None:
    scene = advanced(cubes=1, menu="caponata").at(4, "guide")
    scene["ann"].dinner = 1
    scene.do(cubes.season).asked("ann", [0, 1])


@pytest.mark.rule("RI-CUBE-5")
def test_spent_cubes_return_to_the_box_and_unspent_ones_are_kept() -> None:
    scene = advanced(cubes=5, new="caponata").at(1, "critic")
    scene.s.box = 10
    scene.do(cubes.season).takes("ann", 3).takes("ann", 0)
    assert (scene.s.box, scene["ann"].cubes) == (13, 2)


@pytest.mark.rule("RI-CUBE-6")
def test_the_box_never_runs_out() -> None:
    for seed in range(40):
        s = GAME.start(5, seed, {"advanced": True})
        dice = chance(seed)
        while not s.over:
            play_random(s, dice, 1)
            assert s.box >= 0
            assert s.pot + s.box + sum(r.cubes for r in s.restaurants) == 17
    assert 4 * 3 + 3 + 2 == 17


# ---- bonus cards in general


@pytest.mark.rule("RI-BON-1")
def test_a_bonus_card_is_paid_and_its_space_stays_empty() -> None:
    scene = advanced(coins=6).board("aquarium chef").turn("ann").plays("ann", "card chef")
    assert (scene.coins()[0], scene.cards("ann")) == (1, ["chef"])
    assert [BONUS[card] for card in scene.s.display] == ["aquarium"]
    assert not scene.offered("ann", "card aquarium")


@pytest.mark.rule("RI-BON-1")
def test_cards_of_the_draw_pile_cannot_be_bought() -> None:
    scene = advanced(coins=99).board("aquarium").turn("ann")
    assert [option for option in scene.options("ann") if option >= scene.option("card aquarium")] == [
        scene.option("card aquarium")
    ]


@pytest.mark.rule("RI-BON-2", "RI-RUL-34")
def test_four_spaces_are_taken_for_good_even_by_used_cards() -> None:
    scene = advanced(coins=99, bonus="barman maitre chef").board("aquarium accountant", "cat").turn("ann")
    scene["ann"].down = 3
    scene.plays("ann", "card accountant")
    assert not scene.offered("ann", "card aquarium")
    assert not scene.offered("ann", "accountant!")
    assert len(scene.cards("ann")) == 4


@pytest.mark.rule("RI-BON-3")
def test_a_card_works_for_its_owner_only() -> None:
    scene = Scene(2, advanced=True).has("bob", bonus="shopping_bag chef").turn("ann").plays("ann", "market")
    bought = next(option for option in scene.options("ann") if 0 <= option < 29)
    scene.plays("ann", bought)
    assert not any(0 <= option < 29 for option in scene.options("ann"))


@pytest.mark.rule("RI-BON-4", "RI-RUL-28", "RI-RUL-29")
def test_a_permanent_card_acts_at_once_if_wanted_and_without_an_action() -> None:
    scene = advanced(coins=20).board("breeder").shop("butcher", crate="duck").turn("ann").plays("ann", "card breeder")
    scene.takes("ann", "pass", out_of=["pass", "duck"])
    assert (scene.s.actions, scene.face_down("ann")) == (1, [])
    scene.plays("ann", "market", "search butcher", "duck")
    assert scene.shelf("ann") == ["duck"]


@pytest.mark.rule("RI-BON-5")
@pytest.mark.parametrize("card", ["barman", "maitre", "professional_kitchen", "spice_merchant"])
def test_a_card_that_acts_when_taken_is_used_without_choice_and_turned_down(card: str) -> None:
    scene = advanced(coins=20).board(card).turn("ann").plays("ann", f"card {card}")
    assert scene.face_down("ann") == [card]
    assert scene["ann"].powers == 0


@pytest.mark.rule("RI-BON-5", "RI-RUL-35")
def test_accountant_and_sommelier_wait_for_a_later_moment_of_the_turn_or_another_turn() -> None:
    scene = advanced(coins=30).board("sommelier accountant", "aquarium").turn("ann")
    scene.plays("ann", "card sommelier", "card accountant")
    scene.asked("ann", ["pass", "sommelier!", "accountant!"]).plays("ann", "pass").turn("ann")
    assert scene.offered("ann", "sommelier!", "accountant!")
    assert scene.face_down("ann") == []


@pytest.mark.rule("RI-BON-6")
def test_a_card_without_icon_asks_nothing_and_stays_face_up() -> None:
    scene = advanced(coins=30).board("chef pantry").turn("ann").plays("ann", "card chef", "card pantry").quiet()
    assert scene.face_down("ann") == []


@pytest.mark.rule("RI-BON-7")
def test_points_count_only_while_face_up() -> None:
    from prixfixe.games.ristorante_italia.scoring import bonus_points

    scene = advanced(bonus="aquarium piano_bar")
    assert bonus_points(scene.s.tables, scene["ann"]) == 9
    scene["ann"].down = 1
    assert bonus_points(scene.s.tables, scene["ann"]) == 5


@pytest.mark.rule("RI-BON-8", "RI-RUL-57")
def test_gaining_with_the_accountant_is_taking_too() -> None:
    scene = advanced(bonus="accountant", coins=0).board("", "barman trusted_shop").turn("ann")
    scene.plays("ann", "accountant!", "barman")
    assert scene.coins()[0] == 15
    scene = advanced(bonus="accountant").board("", "trusted_shop").turn("ann").plays("ann", "accountant!")
    scene.plays("ann", "trusted_shop").takes("ann", "grocery")
    scene.told("restocked", 4)
    assert scene.s.actions == 2


@pytest.mark.rule("RI-BON-8")
def test_a_use_on_taking_that_is_impossible_is_lost_and_the_card_stays() -> None:
    scene = advanced(coins=5).board("breeder").shop("butcher", crate="duck").turn("ann").plays("ann", "card breeder")
    scene.takes("ann", "pass", out_of=["pass"])
    assert scene.cards("ann") == ["breeder"]


@pytest.mark.rule("RI-BON-8")
def test_the_remedial_course_taken_is_simply_a_free_use() -> None:
    scene = advanced(coins=14).board("remedial_course").turn("ann").plays("ann", "card remedial_course")
    assert scene.offered("ann", "remedial!")


# ---- rooms


@pytest.mark.rule("RI-ROOM-1")
@pytest.mark.parametrize("room,cost", [("standard", 10), ("luxury", 15), ("super_luxury", 24)])
@pytest.mark.row("room.standard", "room.luxury", "room.super_luxury")
def test_a_room_is_paid_and_taken_from_the_supply(room: str, cost: int) -> None:
    scene = advanced(5, coins=cost).at(3, "action").turn("ann").plays("ann", f"build {room}")
    assert (scene["ann"].rooms, scene.coins()[0]) == ([ROOMS.index(room)], 0)
    assert scene.s.rooms == [5 - (room == "standard"), 3 - (room == "luxury"), 3 - (room == "super_luxury")]


@pytest.mark.rule("RI-ROOM-1")
def test_a_room_without_token_or_coins_is_not_offered() -> None:
    scene = advanced(coins=14).at(2, "action").turn("ann")
    assert scene.offered("ann", "build standard")
    assert not scene.offered("ann", "build luxury")
    scene.s.rooms[0] = 0
    assert not scene.turn("ann").offered("ann", "build standard")


@pytest.mark.rule("RI-ROOM-2")
@pytest.mark.parametrize("season,kinds", [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_better_rooms_come_with_the_seasons(season: int, kinds: int) -> None:
    scene = advanced(coins=99).at(season, "action").turn("ann")
    assert [scene.offered("ann", f"build {room}") for room in ROOMS] == [i < kinds for i in range(3)]


@pytest.mark.rule("RI-ROOM-3")
def test_a_fourth_room_drives_one_of_three_out_of_the_game() -> None:
    scene = advanced(4, coins=99, rooms="standard standard luxury").at(3, "action").turn("ann")
    scene.plays("ann", "build super_luxury").takes("ann", "luxury", out_of=["standard", "luxury"])
    assert scene["ann"].rooms == [0, 0, 2]
    assert scene.s.rooms == [4, 3, 1]


@pytest.mark.rule("RI-ROOM-4")
@pytest.mark.parametrize("room,income,prestige", [("standard", 4, 3), ("luxury", 5, 7), ("super_luxury", 6, 12)])
def test_a_room_pays_in_the_season_it_is_built_and_scores_at_the_end(room: str, income: int, prestige: int) -> None:
    from prixfixe.games.ristorante_italia.scoring import score

    scene = advanced(coins=24).at(3, "action").turn("ann").plays("ann", f"build {room}", "pass")
    before = scene.coins()[0]
    scene.do(critic.earn)
    assert scene.coins()[0] == before + income
    assert score(scene.s.tables, scene["ann"])[8] == prestige


@pytest.mark.rule("RI-ROOM-5")
def test_several_rooms_of_one_kind_may_be_built() -> None:
    scene = advanced(3, coins=30).turn("ann").plays("ann", "build standard", "build standard")
    assert scene["ann"].rooms == [0, 0]


# ---- cooking courses


@pytest.mark.rule("RI-BOOK-1")
def test_a_course_costs_ten_coins_and_a_cookbook_and_climbs_a_square() -> None:
    scene = advanced(4, coins=10).turn("ann").plays("ann", "course")
    assert (scene.coins()[0], scene.s.books, scene.ratings()[0]) == (0, 1, 12)
    assert not advanced(4, coins=9).turn("ann").offered("ann", "course")
    assert not advanced(4, coins=99, rating=30).turn("ann").offered("ann", "course")


@pytest.mark.rule("RI-BOOK-2")
def test_courses_end_with_the_cookbooks_and_two_players_have_none() -> None:
    scene = advanced(3, coins=99).turn("ann").plays("ann", "course")
    assert not scene.offered("ann", "course")
    assert not advanced(2, coins=99).turn("ann").offered("ann", "course")


@pytest.mark.rule("RI-BOOK-3")
def test_a_new_chef_level_counts_at_once() -> None:
    scene = advanced(3, coins=10, rating=14, hand="saltimbocca", shelf="veal pork").turn("ann").plays("ann", "course")
    scene.do(menu.place, 0).asked("ann", ["pass", "saltimbocca"])


@pytest.mark.rule("RI-CUBE-2")
def test_cubes_count_in_guide_and_contest() -> None:
    scene = advanced(cubes=1, menu="caponata").has("bob", menu="caponata cacio_e_pepe").at(4, "contest")
    scene.do(finals.contest).takes("ann", 1)
    assert scene.spoons() == [2, 1]
    scene.told("contest_score", 0, 5)

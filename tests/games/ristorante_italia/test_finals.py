"""Chapter 13: the Guide, the Economy Prize, the Contest, the final scoring."""

from __future__ import annotations

import pytest

from prixfixe.games.ristorante_italia import finals, scoring
from tests.games.ristorante_italia.scene import GAME, RECIPES, Scene

FISH = "tartare_di_tonno risotto_gamberi_e_asparagi baccala_mantecato semifreddo_alle_mandorle"  # 5 7 4 5
FAMILY = "crostini_toscani tagliatelle_al_ragu spezzatino_con_patate salame_di_cioccolato"  # meat, daisies, 4 each
FINE = "carpaccio_di_manzo risotto_al_ragu_di_vitello saltimbocca cannoli"  # meat, forks, 8 7 7 7
MIXED = "funghi_trifolati risotto_al_nero arrosto_di_vitello baba"  # 3 4 4 5, nothing in common


def dinner(scene: Scene, who: str, menu: str) -> None:
    """Somebody has chosen this dinner."""
    scene.has(who, menu=menu)
    r = scene[who]
    r.dinner = sum(1 << r.menu.index(RECIPES.index(name)) for name in menu.split())


@pytest.mark.rule("RI-GUIDE-1")
def test_the_guide_begins_with_placing() -> None:
    scene = Scene().has("ann", hand="cacio_e_pepe", shelf="cheese").at(4, "guide").do(finals.guide)
    scene.plays("ann", "cacio_e_pepe", "pass").plays("bob", "pass").quiet()
    assert scene.menu("ann") == ["cacio_e_pepe"]
    assert scene.ratings() == [10, 10]


@pytest.mark.rule("RI-GUIDE-2", "RI-RUL-24", "RI-RUL-47")
@pytest.mark.row("course.starter", "course.first", "course.second", "course.dessert")
def test_a_complete_menu_chooses_one_recipe_of_each_course() -> None:
    scene = Scene().has("ann", menu=f"{FISH} caponata tiramisu").has("bob", menu="caponata tiramisu cacio_e_pepe")
    scene.at(4, "guide").do(finals.dine, 0, 0)
    scene.takes("ann", "caponata", out_of=["caponata", "tartare_di_tonno"])
    scene.takes("ann", "risotto_gamberi_e_asparagi", out_of=["risotto_gamberi_e_asparagi"])
    scene.takes("ann", "baccala_mantecato", out_of=["baccala_mantecato"])
    scene.takes("ann", "tiramisu", out_of=["tiramisu", "semifreddo_alle_mandorle"]).quiet()
    assert finals.dinner_prestige(scene.s.tables, scene["ann"]) == 4 + 7 + 4 + 7
    scene.do(finals.dine, 1, 0).quiet()


@pytest.mark.rule("RI-GUIDE-2")
def test_dinners_are_chosen_in_turn_order_after_all_have_placed() -> None:
    scene = Scene().has("ann", menu=FISH).has("bob", menu=FISH).at(4, "guide")
    scene.s.order = [1, 0]
    scene.do(finals.guide).plays("bob", "pass").plays("ann", "pass")
    assert scene.s.asks[0].seat == 1
    scene.plays("bob", *FISH.split())
    assert scene.s.asks[0].seat == 0


@pytest.mark.rule("RI-GUIDE-3")
@pytest.mark.row("phase_reward.guide_first", "award.spoon_single")
def test_the_dinner_with_most_prestige_wins_one_spoon_and_nobody_climbs() -> None:
    scene = Scene(3).at(4, "guide")
    dinner(scene, "ann", FISH)
    dinner(scene, "cid", FINE)
    scene.do(finals.compare_dinners).told("dinner_score", 0, 21).told("dinner_score", 2, 29)
    assert scene.spoons() == [0, 0, 1]
    assert scene.ratings() == [10, 10, 10]


@pytest.mark.rule("RI-GUIDE-4", "RI-RUL-5")
@pytest.mark.row("award.category_meat", "award.category_fish", "award.category_vegetable")
@pytest.mark.row("category.meat", "category.fish", "category.vegetable")
@pytest.mark.parametrize(
    "menu,category",
    [
        ("crostini_toscani tagliatelle_al_ragu arrosto_di_vitello cantucci", 0),
        ("calamari_fritti linguine_al_tonno tonno_alla_piastra sorbetto_al_limone", 1),
        ("caponata cacio_e_pepe carciofi_alla_romana pere_cotte", 2),
        ("caponata cacio_e_pepe carciofi_alla_romana macedonia", 2),
    ],
)
def test_four_recipes_with_a_common_category_win_its_token(menu: str, category: int) -> None:
    scene = Scene().at(4, "guide")
    dinner(scene, "ann", menu)
    scene.do(finals.compare_dinners).told("wins_category", 0, category)
    assert scoring.score(scene.s.tables, scene["ann"])[5] == 10


@pytest.mark.rule("RI-GUIDE-4", "RI-GUIDE-5")
def test_a_dinner_without_a_common_theme_wins_no_token() -> None:
    scene = Scene().at(4, "guide")
    dinner(scene, "ann", MIXED)
    scene.do(finals.compare_dinners)
    assert (scene["ann"].categories, scene["ann"].specialities) == (0, 0)


@pytest.mark.rule("RI-GUIDE-5")
@pytest.mark.row("award.speciality_family", "award.speciality_fine")
@pytest.mark.row("speciality.family", "speciality.fine", "speciality.none")
@pytest.mark.parametrize("menu,speciality", [(FAMILY, 0), (FINE, 1)])
def test_four_recipes_with_the_same_speciality_win_its_token_beside_the_category(menu: str, speciality: int) -> None:
    scene = Scene(3).at(4, "guide")
    dinner(scene, "ann", menu)
    dinner(scene, "bob", menu)
    scene.do(finals.compare_dinners).told("wins_speciality", 1, speciality)
    assert [r.specialities for r in scene.s.restaurants] == [1 << speciality, 1 << speciality, 0]
    assert scoring.score(scene.s.tables, scene["bob"])[5:7] == [10, 15]


@pytest.mark.rule("RI-GUIDE-5")
def test_no_speciality_is_not_a_speciality() -> None:
    scene = Scene().at(4, "guide")
    dinner(scene, "ann", "funghi_trifolati cacio_e_pepe arrosto_di_vitello baba")
    scene.do(finals.compare_dinners)
    assert scene["ann"].specialities == 0


@pytest.mark.rule("RI-GUIDE-6", "RI-RUL-59")
def test_dinner_recipes_stay_and_without_a_dinner_there_is_no_spoon() -> None:
    scene = Scene().at(4, "guide")
    dinner(scene, "ann", FISH)
    scene.do(finals.compare_dinners)
    assert len(scene.menu("ann")) == 4
    assert Scene().at(4, "guide").do(finals.compare_dinners).spoons() == [0, 0]


@pytest.mark.rule("RI-GUIDE-7")
def test_season_4_has_a_vip_phase_like_the_others() -> None:
    from prixfixe.games.ristorante_italia import vip

    scene = Scene().at(4, "vip").do(vip.bid).takes("ann", 3).takes("bob", 8)
    assert (scene.stars(), scene.coins()) == ([1, 2], [24, 17])


# ---- the Economy Prize


@pytest.mark.rule("RI-ECO-1")
@pytest.mark.row("phase_reward.economy_first")
def test_most_coins_win_a_star_and_are_kept() -> None:
    scene = Scene(3).has("bob", coins=30).has("cid", coins=28).at(4, "economy").do(finals.economy)
    assert (scene.stars(), scene.coins()) == ([1, 2, 1], [25, 30, 28])
    scene.told("shows_coins", 2, 28)


@pytest.mark.rule("RI-ECO-1", "RI-DIG-3")
def test_the_economy_prize_opens_all_cups() -> None:
    scene = Scene(3).has("bob", coins=30).at(4, "vip")
    assert [r["coins"] for r in GAME.view(scene.s, 0)["restaurants"]] == [25, -1, -1]
    scene.at(4, "economy")
    assert [r["coins"] for r in GAME.view(scene.s, None)["restaurants"]] == [25, 30, 25]


# ---- the Contest


@pytest.mark.rule("RI-CONT-1", "RI-RUL-26")
def test_the_recipe_of_highest_prestige_is_presented_by_itself() -> None:
    scene = Scene().has("ann", menu="caponata tiramisu cacio_e_pepe").at(4, "contest").do(finals.contest)
    scene.told("presents", 0, RECIPES.index("tiramisu")).told("contest_score", 0, 7).quiet()
    assert not any(fact.name == "presents" and fact.args[0] == 1 for fact in scene.news)


@pytest.mark.rule("RI-CONT-2", "RI-RUL-2")
@pytest.mark.row("phase_reward.contest_first", "phase_reward.contest_second", "award.spoon_double")
def test_first_wins_two_spoons_and_second_one() -> None:
    scene = Scene(3).has("ann", menu="caponata").has("bob", menu="cacio_e_pepe").has("cid", menu="tiramisu")
    scene.at(4, "contest").do(finals.contest)
    assert scene.spoons() == [1, 0, 2]


@pytest.mark.rule("RI-CONT-3", "RI-RUL-59")
def test_spoons_of_a_place_that_nobody_takes_stay_in_the_box() -> None:
    assert Scene(3).has("bob", menu="cacio_e_pepe").at(4, "contest").do(finals.contest).spoons() == [0, 2, 0]
    assert Scene(3).at(4, "contest").do(finals.contest).spoons() == [0, 0, 0]


@pytest.mark.rule("RI-CONT-3")
@pytest.mark.parametrize("menu", ["", "caponata"])
def test_the_remedial_course_works_before_presenting_with_or_without_a_recipe(menu: str) -> None:
    scene = Scene(2, advanced=True).has("ann", menu=menu, coins=20, bonus="remedial_course").at(4, "contest")
    scene.do(finals.contest).takes("ann", 1, out_of=["pass", 1]).takes("ann", 1).quiet()
    assert (scene.ratings()[0], scene.coins()[0]) == (14, 0)


@pytest.mark.rule("RI-CONT-1")
def test_whoever_declines_the_remedial_course_presents_all_the_same() -> None:
    scene = Scene(2, advanced=True).has("ann", menu="caponata", coins=20, bonus="remedial_course").at(4, "contest")
    scene.do(finals.contest).takes("ann", "pass").quiet().told("presents", 0, RECIPES.index("caponata"))
    assert (scene.ratings()[0], scene.spoons()) == (10, [2, 0])


# ---- the final scoring


def lines(scene: Scene, who: str = "ann") -> dict[str, int]:
    """The lines of somebody's score."""
    return dict(zip(scoring.LINES, scoring.score(scene.s.tables, scene[who])))


@pytest.mark.rule("RI-SCORE-1")
@pytest.mark.row("score_line.score_rating")
@pytest.mark.parametrize("points", [16, 22, 30])
def test_the_rating_square_scores_its_points(points: int) -> None:
    assert lines(Scene().has("ann", rating=points))["rating"] == points


@pytest.mark.rule("RI-SCORE-2")
@pytest.mark.row("score_line.score_menu", "score_line.score_wine")
def test_menu_and_wines_score_their_prestige_and_a_hand_nothing() -> None:
    scene = Scene().has("ann", menu="caponata tiramisu", cellar="barolo gavi", hand="cacio_e_pepe")
    assert (lines(scene)["menu"], lines(scene)["wines"]) == (11, 11)
    assert scoring.total(scene.s.tables, scene["ann"]) == 10 + 11 + 11 + 10


@pytest.mark.rule("RI-SCORE-3", "RI-RUL-1")
@pytest.mark.row("score_line.score_stars", "score_line.score_spoons", "award.star")
def test_stars_and_spoons_score_ten_each() -> None:
    scene = Scene().has("ann", stars=3, spoons=2)
    assert (lines(scene)["stars"], lines(scene)["spoons"]) == (30, 20)


@pytest.mark.rule("RI-SCORE-4")
@pytest.mark.row("score_line.score_category", "score_line.score_speciality")
def test_a_category_scores_ten_and_a_speciality_fifteen() -> None:
    scene = Scene()
    scene["ann"].categories, scene["ann"].specialities = 2, 1
    assert (lines(scene)["category"], lines(scene)["speciality"]) == (10, 15)


@pytest.mark.rule("RI-SCORE-5", "RI-RUL-7", "RI-RUL-63")
@pytest.mark.row("score_line.score_pairing")
def test_a_recipe_whose_wine_is_in_the_cellar_scores_three_once() -> None:
    menu = "crostini_toscani tagliatelle_al_ragu spaghetti_alla_carbonara arrosto_di_vitello"  # red red white red
    assert lines(Scene().has("ann", menu=menu, cellar="barolo"))["pairing"] == 9
    assert lines(Scene().has("ann", menu=menu, cellar="barolo chianti"))["pairing"] == 9
    assert lines(Scene().has("ann", menu=menu, cellar="barolo soave picolit"))["pairing"] == 12


@pytest.mark.rule("RI-SCORE-6")
@pytest.mark.row("score_line.score_rooms", "score_line.score_bonus")
def test_rooms_and_face_up_cards_score_in_the_advanced_game() -> None:
    scene = Scene(2, advanced=True).has("ann", rooms="standard luxury", bonus="aquarium piano_bar chic_decor")
    assert (lines(scene)["rooms"], lines(scene)["bonus_cards"]) == (10, 4 + 5 + 6)


@pytest.mark.rule("RI-SCORE-7", "RI-RUL-54")
def test_the_highest_total_wins_and_coins_cubes_and_tokens_score_nothing() -> None:
    scene = Scene(3, advanced=True).has("ann", coins=99, cubes=9, shelf="veal veal").has("bob", stars=2)
    scene.do(scoring.finish)
    result = GAME.result(scene.s)
    assert (result.scores, result.places, result.reason) == ([20, 30, 20], [2, 1, 3], "points")
    assert result.winners == [1]


@pytest.mark.rule("RI-SCORE-7", "RI-TIE-4")
def test_equal_totals_are_ranked_by_the_tie_break() -> None:
    scene = Scene(3).has("cid", rating=20).has("bob", stars=2).do(scoring.finish)
    result = GAME.result(scene.s)
    assert (result.scores, result.places, result.reason) == ([20, 30, 30], [3, 2, 1], "tied")

"""The critic meal, its scoring, and winning."""

import pytest

import prixfixe
from prixfixe.games.critter_kitchen.plates import course_quality, course_value
from prixfixe.games.critter_kitchen.scoring import total_quality, track_stars
from prixfixe.games.critter_kitchen.state import (
    ALL_COURSES,
    BEST_COURSES,
    CRITIC,
    MOST_SOUP,
    QUALITY,
    RESTAURATEUR,
    RUMORS,
)  # fmt: skip
from tests.games.critter_kitchen.scene import TYPES, Bay, token, tokens

GAME = prixfixe.load("critter-kitchen")
SEVEN = "bread2 carrot2 cheese2 fish2 meat2 mushroom2 wine2"


def nothing(scene: Bay, who: str, courses: int) -> Bay:
    """Several courses left empty."""
    return scene.all(who, *["none"] * courses)


@pytest.mark.rule("CK-CRIT-1")
def test_all_prepare_hidden_and_courses_may_stay_empty() -> None:
    scene = Bay().holds("blue", "bread5").dine()
    before = GAME.view(scene.s, 1)
    nothing(scene.takes("blue", "bread5"), "blue", 6)
    assert {**before, "waiting": [1]} == GAME.view(scene.s, 1)
    nothing(scene, "red", 7).quiet()
    assert GAME.view(scene.s, 1)["phase"] == "over"


@pytest.mark.rule("CK-CRIT-2")
def test_one_ingredient_of_the_type_with_one_spice_per_course() -> None:
    scene = Bay().holds("blue", "bread5 bread6 carrot3 bread-spice carrot-spice allspice").dine()
    scene.takes("blue", "bread6", out_of=["bread5", "bread6", "none"])
    scene.takes("blue", "allspice", out_of=["bread-spice", "allspice", "none"])
    scene.takes("blue", "carrot3", out_of=["carrot3", "none"]).asked("blue", ["carrot-spice", "none"])


@pytest.mark.rule("CK-CRIT-3")
def test_no_spice_without_ingredient_and_no_soup() -> None:
    Bay().holds("blue", "bread-spice allspice soup bisque").dine().asked("blue", ["none"])


@pytest.mark.rule("CK-CRIT-4")
def test_what_is_not_served_is_left_over() -> None:
    scene = nothing(Bay(rumors="to_go picky tender").holds("blue", "bread5 bread6 fish2 wine2 wine3").dine(), "blue", 7)
    nothing(scene, "red", 7).has("blue", "bread5 bread6 fish2 wine2 wine3").points(RUMORS, blue=2, red=0)


@pytest.mark.rule("CK-CRIT-5")
@pytest.mark.parametrize("critic,item,quality", [("kangaroo", "bread6", 8), ("rabbit", "carrot6", 7)])
def test_critics_of_the_critic_meal_do_not_touch_challenges(critic: str, item: str, quality: int) -> None:
    day = {"bread6": "ultimate_melt", "carrot6": "tasty_tapas"}[item]
    scene = Bay(critic=critic).challenges("savory_stack seaside_supper tasty_tapas") if day == "tasty_tapas" else None
    scene = scene or Bay(critic=critic).challenges("ultimate_melt wine_and_dine tasty_tapas")
    scene.holds("blue", f"{item} soup soup").cook()
    before = ["abandon", "abandon"] if day == "tasty_tapas" else []
    scene.all("blue", *before, item, *["soup"] * (quality - 6), "done").meal("blue", quality, 1, day)


@pytest.mark.rule("CK-CRIT-6", "CK-TERM-4")
def test_value_is_printed_value_after_goat_and_kangaroo() -> None:
    scene = Bay(critic="kangaroo").boss("blue", "goat_n_ramsey").plate("blue", "bread2 carrot6 fish5")
    assert [course_value(scene.s, 0, TYPES.index(kind)) for kind in ("bread", "carrot", "fish")] == [4, 9, 5]


@pytest.mark.rule("CK-CRIT-7")
@pytest.mark.parametrize(
    "critic,plate,quality",
    [("badger", "carrot5", 5), ("badger", "carrot5+spice", 10), ("badger", "carrot5+allspice", 10),
     ("tree_shrew", "carrot5+spice", 15), ("tree_shrew", "carrot5", 5), ("rabbit", "carrot5", 10),
     ("rabbit", "carrot5+spice", 10)],
)  # fmt: skip
def test_the_multiplier_of_an_ingredient(critic: str, plate: str, quality: int) -> None:
    assert course_quality(Bay(critic=critic).plate("blue", plate).s, 0, 1) == quality


@pytest.mark.rule("CK-CRIT-8", "CK-TERM-4")
def test_a_course_adds_its_ingredients_and_paired_wines() -> None:
    s = Bay(critic="fruit_bat").plate("blue", "bread5+spice bread3 wine4", "bread:wine7 carrot:wine6").s
    assert [course_quality(s, 0, kind) for kind in range(7)] == [5 * 2 + 3 + 7, 0, 0, 0, 0, 0, 4]


@pytest.mark.rule("CK-CRIT-9")
def test_fanatics_are_no_part_of_course_quality() -> None:
    scene = Bay(rumors="bread_fanatic picky tender").plate("blue", "bread6").plate("red", "bread6").judge()
    assert course_quality(scene.s, 0, 0) == 6 and scene.kitchen("blue").plates[0].quality == 12


@pytest.mark.rule("CK-CRIT-10")
def test_the_value_of_a_course_is_its_highest_and_no_multiplier_changes_it() -> None:
    s = Bay(critic="cow").plate("blue", "bread3 bread6+spice bread2 wine4").s
    assert course_value(s, 0, 0) == 6 and course_value(s, 0, 1) == 0
    assert course_value(Bay(critic="rabbit").plate("blue", "carrot5+spice").s, 0, 1) == 5


# ---- scoring steps


@pytest.mark.rule("CK-SCORE-1")
@pytest.mark.row("critic_meal_awards.most_soup")
@pytest.mark.parametrize(
    "blue,red,stars", [("soup soup soup soup", "bisque", (1, 0)), ("soup", "bisque", (0, 1)), ("", "", (0, 0))]
)
def test_most_soup_counts_soup_as_1_and_bisque_as_3(blue: str, red: str, stars: tuple[int, int]) -> None:
    scene = Bay().holds("blue", blue).holds("red", red).judge()
    scene.points(MOST_SOUP, blue=stars[0], red=stars[1])


@pytest.mark.rule("CK-SCORE-2")
@pytest.mark.row("critic_meal_awards.all_seven_courses")
def test_all_seven_courses_are_worth_a_star() -> None:
    scene = Bay().plate("blue", SEVEN).plate("red", "bread7 carrot7 cheese7 fish7 meat7 mushroom7").judge()
    scene.points(ALL_COURSES, blue=1, red=0)


@pytest.mark.rule("CK-SCORE-3")
@pytest.mark.row("critic_meal_awards.best_of_course")
def test_the_best_of_each_course_gets_a_star() -> None:
    Bay().plate("blue", "bread5 fish2+spice").plate("red", "bread4 fish3 wine2").judge().points(
        BEST_COURSES, blue=2, red=1
    )


@pytest.mark.rule("CK-SCORE-4")
def test_ties_for_stars_are_friendly() -> None:
    scene = Bay().holds("blue", "bisque").holds("red", "soup soup soup").plate("blue", "bread5").plate("red", "bread5")
    scene.judge().points(BEST_COURSES, blue=1, red=1).points(MOST_SOUP, blue=1, red=1)


@pytest.mark.rule("CK-SCORE-5")
def test_all_rumors_are_turned_up_and_scored_for_all() -> None:
    scene = Bay(rumors="bread_fanatic super_chatty mercurial").knows("blue", "fork").plate("blue", "bread7 wine6")
    scene.plate("red", "bread5 wine2").judge().points(RUMORS, blue=2, red=3)
    assert GAME.view(scene.s, None)["face_up"] == [True] * 3


@pytest.mark.rule("CK-SCORE-6")
def test_bonus_stars_of_critic_and_restaurateur() -> None:
    scene = Bay(critic="flamingo").boss("red", "julia_chinchild").holds("blue", "bisque bisque bisque").judge()
    scene.points(CRITIC, blue=2, red=0).points(RESTAURATEUR, blue=0, red=5)


@pytest.mark.rule("CK-SCORE-7")
def test_total_quality_multiplies_courses_of_fanatics() -> None:
    scene = Bay(rumors="wine_fanatic bread_fanatic picky").plate("blue", "bread3+spice fish4 wine5")
    assert total_quality(scene.s, 0) == 3 * 2 * 2 + 4 + 5 * 2


@pytest.mark.rule("CK-SCORE-8")
@pytest.mark.row(*(f"score_track_rows.row_{number}" for number in range(1, 11)))
def test_the_score_track_gives_a_star_per_seven_quality_begun() -> None:
    s = Bay().s
    assert [track_stars(s, quality) for quality in (0, 1, 7, 8, 14, 15, 63, 64, 70, 71, 76, 77, 78, 140, 141)] == [
        0, 1, 1, 2, 2, 3, 9, 10, 10, 11, 11, 11, 12, 20, 21,
    ]  # fmt: skip
    assert all(track_stars(s, quality) == -(-quality // 7) for quality in range(300))


# ---- winning


def places(scene: Bay) -> list[int]:
    """The ranking."""
    return GAME.result(scene.s).places


@pytest.mark.rule("CK-WIN-1")
def test_most_stars_win() -> None:
    scene = Bay("blue red yellow").plate("blue", "bread3").plate("red", SEVEN).judge()
    assert places(scene) == [2, 1, 3]
    assert GAME.result(scene.s).scores == [kitchen.stars() for kitchen in scene.s.kitchens]


@pytest.mark.rule("CK-WIN-2")
def test_a_tie_goes_to_the_higher_total_quality() -> None:
    scene = Bay().plate("blue", "bread3 fish2").plate("red", "carrot4 wine2").judge().stars(blue=3, red=3)
    assert places(scene) == [2, 1]


@pytest.mark.rule("CK-WIN-3")
def test_then_to_the_hat_nearer_the_front() -> None:
    scene = Bay().plate("blue", "bread3").plate("red", "wine3")
    scene.s.track = [1, 0]
    assert places(scene.judge().stars(blue=2, red=2)) == [2, 1]


@pytest.mark.rule("CK-WIN-4")
def test_the_whole_ranking_uses_the_same_criteria() -> None:
    scene = Bay("blue red yellow purple").plate("blue", "bread3").plate("red", "wine3").plate("yellow", "fish4")
    scene.s.track = [3, 1, 0, 2]
    assert places(scene.judge()) == [3, 2, 1, 4]


@pytest.mark.rule("CK-CRIT-4", "CK-SCORE-8")
def test_the_7th_round_allspice_is_an_ordinary_one_on_the_plate() -> None:
    scene = Bay().round(7).holds("blue", "wine7").at("academy", "seventh", "blue.mouse").shop("academy")
    scene.takes("blue", "seventh").dine()
    nothing(scene, "blue", 6).takes("blue", "wine7").takes("blue", "allspice", out_of=["allspice", "none"])
    nothing(scene, "red", 7).points(QUALITY, blue=2)
    assert scene.kitchen("blue").plates[0].spices == [token("allspice")] and tokens("allspice") == [70]

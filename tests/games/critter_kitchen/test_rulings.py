"""Rulings on doubts, one each; those shown by a test of their rule are not repeated here."""

import pytest

import prixfixe
from prixfixe.games.critter_kitchen.rival import challenge
from prixfixe.games.critter_kitchen.solo import METRICS
from prixfixe.games.critter_kitchen.state import BEST_COURSES, MOST_SOUP, NOBODY, RUMORS
from tests.games.critter_kitchen.scene import PLACES, Bay, token, tokens

GAME = prixfixe.load("critter-kitchen")


@pytest.mark.rule("CK-RUL-7")
def test_of_three_tied_chefs_the_second_may_lose_position() -> None:
    scene = (
        Bay("blue red yellow").at("garden", "bread2 bread3 bread4", "blue.mouse red.mouse yellow.mouse").shop("garden")
    )
    scene.takes("blue", "leave").takes("red", "bread2").track("blue yellow red")


@pytest.mark.rule("CK-RUL-11", "CK-RUL-54")
def test_a_chef_with_only_unavailable_rumors_leaves_with_soup_and_no_hat_moves() -> None:
    scene = Bay("blue red").knows("blue", "fork").at("garden", "fork", "blue.mouse red.mouse").shop("garden")
    scene.has("blue", "soup").takes("red", "fork").track("blue red")


@pytest.mark.rule("CK-RUL-15")
def test_bisque_is_restocked_again_once_it_was_served() -> None:
    scene = Bay().challenges("ultimate_melt wine_and_dine tasty_tapas").holds("blue", "bread5 bisque bisque").cook()
    scene.s.bisque = 0
    scene.all("blue", "bread5", "bisque", "bisque", "done").present()
    assert scene.s.bisque == 2


@pytest.mark.rule("CK-RUL-22")
def test_a_chef_may_leave_the_truck_early() -> None:
    scene = Bay().boss("blue", "anthony_boardain").bag("wine7").at("truck", "", "blue.mouse").shop("truck")
    scene.takes("blue", "leave").takes("blue", "from bag").has("blue", "wine7")


@pytest.mark.rule("CK-RUL-32", "CK-RUL-39")
def test_nothing_wins_nothing() -> None:
    scene = Bay(rumors="spice_lover big_cheese big_dipper").judge()
    scene.points(BEST_COURSES, blue=0, red=0).points(MOST_SOUP, blue=0).points(RUMORS, blue=0, red=0)


@pytest.mark.rule("CK-RUL-37")
def test_rumor_tokens_served_to_the_jerboa_are_spices() -> None:
    scene = Bay(critic="jerboa", rumors="spice_lover subtle_flavors picky").knows("blue", "fork")
    plate = "bread2+rumor carrot2 cheese2 fish2 meat2"
    scene.plate("blue", plate).plate("red", "bread2").judge().points(RUMORS, blue=2)


@pytest.mark.rule("CK-RUL-38")
def test_a_paired_wine_counts_for_mercurial_and_varied_servings_only() -> None:
    scene = Bay(critic="fruit_bat", rumors="mercurial varied_servings wine_cellar").plate(
        "blue", "bread2 fish3", "bread:wine7"
    )
    scene.judge().points(RUMORS, blue=5 + 1 + 0)
    scene = Bay(critic="fruit_bat", rumors="tender sommelier odd_tastes").plate("blue", "bread3 fish4", "bread:wine7")
    scene.judge().points(RUMORS, blue=0)


@pytest.mark.rule("CK-RUL-6", "CK-RUL-41")
def test_kangaroo_and_goat_do_not_change_the_printed_value() -> None:
    plate = "bread6 carrot6 cheese6 fish6 meat6 mushroom6 wine6"
    Bay(critic="kangaroo", rumors="extremely_pampered big_dipper to_go").plate("blue", plate).judge().points(
        RUMORS, blue=7
    )
    scene = Bay(rumors="extremely_pampered big_dipper to_go").boss("blue", "goat_n_ramsey")
    scene.plate("blue", plate.replace("6", "2")).judge().points(RUMORS, blue=0)


@pytest.mark.rule("CK-RUL-48")
def test_a_challenge_ingredient_counts_with_a_star_as_well() -> None:
    scene = Bay("blue").challenges("wine_and_dine")
    scene.s.rival.starred = [[1, 0, 0]]
    scene.at("garden", "bread7 meat2 carrot7")
    assert METRICS["challenge_count"](scene.s, PLACES.index("garden")) == 2
    assert challenge(scene.s, token("bread7")) > challenge(scene.s, token("meat2")) > 0
    assert challenge(scene.s, token("carrot7")) == 0


@pytest.mark.rule("CK-RUL-63")
def test_the_soup_draw_replaces_a_face_up_rumor() -> None:
    scene = Bay("blue").bag("fork bread5")
    scene.s.face_up = [1, 0, 0]
    scene.holds("blue", "soup").judge().points(MOST_SOUP, blue=0, mcdogald=1)
    assert scene.s.rival.sample == token("bread5") or scene.s.removed == tokens("fork")


@pytest.mark.rule("CK-RUL-65")
def test_a_bisque_is_an_item_for_the_item_count() -> None:
    scene = Bay("blue").at("truck", "bisque")
    assert METRICS["item_count"](scene.s, PLACES.index("truck")) == 1


@pytest.mark.rule("CK-RUL-66")
def test_the_clock_leaves_a_course_that_is_decided_as_it_is() -> None:
    scene = Bay().holds("blue", "bread7 carrot2 allspice").dine().all("blue", "bread7", "none").takes("blue", "carrot2")
    assert GAME.default(scene.s, scene.s.asked(0), scene.s) == token("allspice")
    assert scene.kitchen("blue").plates[0].spices[0] == NOBODY

"""What the view says of a position besides what lies on the table: it is what the rules say."""

from __future__ import annotations

from typing import Any

import pytest

from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from prixfixe.games.critter_kitchen.challenges import award, meal_quality
from prixfixe.games.critter_kitchen.fridge import limit
from prixfixe.games.critter_kitchen.items import on_offer
from prixfixe.games.critter_kitchen.plates import course_quality
from prixfixe.games.critter_kitchen.rival import CHAIN, choose
from prixfixe.games.critter_kitchen.scoring import total_quality
from prixfixe.games.critter_kitchen.state import ALL_COURSES, CRITIC, DINING
from prixfixe.games.critter_kitchen.tables import TYPES
from tests.configs import Config
from tests.games.critter_kitchen.configs import CONFIGS, CRITICS
from tests.games.critter_kitchen.scene import PLACES, Bay, token
from tests.games.critter_kitchen.test_critic import SEVEN
from tests.laws.walk import walk


def seen(scene: Bay, seat: int = 0) -> dict[str, Any]:
    """The view of a seat."""
    return dict(scene.game.view(scene.s, seat))


@pytest.mark.parametrize("config", [CONFIGS[0], CONFIGS[5], CONFIGS[-1]], ids=str)
def test_at_the_end_scores_and_qualities_are_those_of_the_result(config: Config) -> None:
    game = config.record()
    s: Any = config.start(3)
    play_random(s, chance(3), config.most)
    view, result = game.view(s, 0), game.result(s)
    assert view["scores"] == result.scores
    assert view["courses"] == [
        [course_quality(s, seat, kind) for kind in range(TYPES)] for seat in range(len(s.kitchens))
    ]
    best = [sum(seat in cooks for cooks in view["best"]) for seat in range(s.seats)]
    assert best == [parts["part_best_courses"] for parts in result.parts]


@pytest.mark.parametrize("config", [CONFIGS[1], CONFIGS[9]], ids=str)
def test_what_is_shown_during_a_match_is_what_the_rules_say(config: Config) -> None:
    game, phases = config.record(), set()
    s: Any
    for s in walk(config, 4, stride=3):
        view, kitchen = game.view(s, 0), s.kitchens[0]
        phases.add(view["phase"])
        assert view["fridge"] in (-1, limit(s, 0))
        for plate, meal in zip(kitchen.plates, view["meals"]):
            assert meal["quality"] == meal_quality(s, 0, plate)
            bare = plate.soup + plate.bisque == 0
            assert meal["stars"] == (award(s, meal["quality"], bare) if meal["presentable"] else 0)
        if s.solo:
            assert view["wants"] == [choose(s, on_offer(s, place)) for place in range(len(s.stalls))]
    assert {"planning", "shopping", "cooking", "dining"} <= phases


def test_a_chef_stands_in_the_queue_of_its_load_and_nigella_first_at_the_truck() -> None:
    scene = Bay("blue red").boss("blue", "nigella_pawson").at("truck", "", "blue.boar red.boar")
    scene.at("garden", "", "blue.lizard")
    view = seen(scene)
    assert view["queues"] == [[0, 2, 1, 0], [0, 0, 3, 0]]
    assert view["carries"][0] == [1, 2, 3, 0]


def test_plans_of_others_stay_secret_while_all_plan() -> None:
    scene = Bay("blue red").at("garden", "", "blue.mouse red.mouse")
    scene.s.phase = 2
    assert seen(scene)["queues"] == [[1, 0, 0, 0], [0, 0, 0, 0]]
    assert seen(scene)["next_chef"] == 1


def test_who_has_left_a_shop_and_whose_hat_would_move() -> None:
    scene = Bay("blue red").at("garden", "bread2 fish3 wine4", "blue.mouse red.mouse").shop("garden")
    assert seen(scene)["moves_hat"] and seen(scene)["gone"] == [0, 0]
    scene.takes("blue", "bread2")
    assert not seen(scene)["moves_hat"] and seen(scene)["gone"] == [1, 0]


def test_a_challenge_plate_says_what_it_earns_and_what_it_lacks() -> None:
    scene = Bay("blue red").challenges("ultimate_melt").holds("blue", "bread7 fish5 soup").cook()
    assert seen(scene)["stocked"] == [[1, 1, 0]]
    scene.all("blue", "bread7", "fish5")
    meal = seen(scene)["meals"][0]
    assert (meal["quality"], meal["soups"], meal["met"], meal["stars"]) == (12, 1, [1, 1, 0], 0)
    scene.takes("blue", "soup")
    meal = seen(scene)["meals"][0]
    assert (meal["quality"], meal["soups"], meal["stars"], meal["presentable"]) == (13, 0, 2, True)
    assert seen(scene, 1)["meals"][0]["quality"] == 0


def test_dinner_counts_what_is_certain_and_leaves_open_what_hinges_on_others() -> None:
    scene = Bay("blue red", rumors="wine_fanatic spice_lover nocturnal").knows("blue", "fork spoon")
    scene.holds("blue", "bread6 wine5").dine().all("blue", "bread6", "none", "none", "none", "none", "none", "wine5")
    dinner = seen(scene)["dinner"]
    assert dinner["quality"] == 6 + 2 * 5 == total_quality(scene.s, 0)
    assert dinner["rumors"] == [0, -1, -1, -1]
    assert dinner["sure"] == dinner["quality_stars"] == 3


@pytest.mark.parametrize("critic", CRITICS)
def test_what_dinner_says_of_courses_and_of_the_critic_is_what_is_scored(critic: str) -> None:
    scene = Bay("blue red", critic=critic).plate("blue", SEVEN).holds("blue", "soup soup soup soup")
    scene.s.phase = DINING
    dinner = seen(scene)["dinner"]
    scene.judge().points(ALL_COURSES, blue=dinner["all_courses"]).points(CRITIC, blue=dinner["bonus"])
    assert dinner["all_courses"] == 1


def test_a_rumor_one_does_not_know_changes_nothing_that_is_shown() -> None:
    scene = Bay("blue red", rumors="wine_fanatic spice_lover nocturnal").holds("blue", "wine5")
    scene.dine().all("blue", *["none"] * 6, "wine5")
    assert seen(scene)["dinner"]["quality"] == 5


def test_the_fridge_counts_what_is_too_much_and_closes_on_the_last_day() -> None:
    scene = Bay("blue red", critic="sloth").round(3).holds("blue", "bread2 bread3 fish2 fish3 meat2 meat3 wine2 wine3")
    assert (seen(scene)["fridge"], seen(scene)["over"]) == (7, 1)
    scene.s.round = 7
    assert (seen(scene)["fridge"], seen(scene)["over"]) == (-1, 0)


def test_what_mcdogalds_would_take_and_what_its_plate_is_worth() -> None:
    scene = Bay("ann", critic="badger").round(7).at("garden", "bread3 wine7")
    scene.s.rival.course[0], scene.s.rival.spice[0] = token("bread6"), token("bread-spice")
    view = seen(scene)
    assert view["wants"][PLACES.index("garden")] == token("wine7")
    assert view["chain"][0] == view["chain_total"] == 12 and len(scene.s.kitchens[CHAIN].plates) == 0

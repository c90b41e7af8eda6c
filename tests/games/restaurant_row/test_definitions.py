"""Definitions."""

from typing import Any

import pytest

from prixfixe.games.restaurant_row.bids import contest, least
from prixfixe.games.restaurant_row.menu import usable
from prixfixe.games.restaurant_row.shops import listed
from prixfixe.games.restaurant_row.state import ambiance, closest, food, forks, pass_pawn, place_of, service
from prixfixe.games.restaurant_row.trips import stocked
from tests.games.restaurant_row.scene import ROWS, Row, rows


@pytest.mark.rule("RR-DEF-1")
def test_left_is_the_next_seat_wrapping_round() -> None:
    scene = Row(3)
    for favored, left in ((0, 1), (1, 2), (2, 0)):
        pass_pawn(scene.s, favored)
        assert scene.s.pawn == left


@pytest.mark.rule("RR-DEF-2")
def test_the_closest_to_the_pawn_is_met_first_in_turn_order_the_holder_included() -> None:
    s = Row(4).pawn("green").s
    assert closest(s, [0, 1, 2]) == 2
    assert closest(s, [0, 1]) == 0
    assert closest(s, [1, 3]) == 3


@pytest.mark.rule("RR-DEF-3")
def test_the_pawn_goes_at_once_to_the_left_of_whoever_it_favored() -> None:
    scene = Row(4).all(face=2).pawn("green").serves().comes("tom")
    scene.sits("green", "tom").holds_pawn("gold")
    scene.comes("ted").sits("gold", "ted").holds_pawn("red")  # the next tie is decided by the new holder


@pytest.mark.rule("RR-DEF-3")
def test_a_pawn_that_is_not_needed_stays() -> None:
    Row(4).all(face=2).gives("gold", stars=3).pawn("green").serves().comes("tom").sits("gold", "tom").holds_pawn(
        "green"
    )


@pytest.mark.rule("RR-DEF-4")
def test_the_food_rating_is_the_sum_of_forks_and_a_frozen_ingredient_counts_nothing() -> None:
    scene = Row().gives("red", menu="maine_lobster smoked_sausage truffles baby_beets", frozen="ahi_tuna")
    r = scene.house("red")
    assert food(scene.s, r) == 6 + 1 + 5 + 2
    assert [forks(scene.s, r, kind) for kind in range(3)] == [6, 1, 7]


@pytest.mark.rule("RR-DEF-5")
def test_the_service_rating_is_the_sum_of_service_numbers() -> None:
    scene = Row().gives("red", staff="master_chef bartender marketer")
    assert service(scene.s, scene.house("red")) == 12 + 4 + 1


@pytest.mark.rule("RR-DEF-6")
def test_the_designer_adds_one_ambiance_per_renovation() -> None:
    scene = Row().gives("red", renovations="interior_decor fish_tank")
    assert ambiance(scene.s, scene.house("red")) == 6
    scene.gives("red", staff="designer")
    assert ambiance(scene.s, scene.house("red")) == 8


@pytest.mark.rule("RR-DEF-7")
def test_current_popularity_counts_every_seated_guest_and_not_the_track() -> None:
    scene = Row().gives("blue", popularity_marks=9).gives("red", renovations="patio_seating")
    scene.seated("red", main="the_critic the_shill chip chuck ted", outside="tom").all(face=2).serves()
    assert scene.house("red").guests() == 6
    scene.comes("sam").sits("red", "sam")


@pytest.mark.rule("RR-DEF-8")
def test_guests_compare_faces_and_income_bonuses_do_not_change_them() -> None:
    scene = Row().all(face=3).gives("red", face=2, staff="sommelier").gives("blue", staff="pastry_chef").serves()
    scene.comes("chip").sits("red", "chip")


@pytest.mark.rule("RR-DEF-9", "RR-DEF-15")
def test_tied_restaurants_share_the_better_place_and_the_next_is_skipped() -> None:
    values = [5, 7, 7, 0]
    assert [place_of(values, seat) for seat in range(4)] == [3, 1, 1, 4]
    assert [place_of([0, 0, 0], seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("RR-DEF-10")
def test_guests_fill_the_dining_room_then_the_extra_seat_then_the_patio() -> None:
    scene = Row().all(face=2).gives("red", stars=5, staff="hostess", renovations="patio_seating")
    scene.seated("red", main="chip chuck christine charlotte").comes("ted")
    assert scene.s.filled == [0]
    scene.comes("tom", "tina", "talia")
    seen = scene.game.view(scene.s, 0)["restaurants"][0]
    assert (seen["extra"], seen["patio"]) == (rows("tom"), rows("tina talia"))


@pytest.mark.rule("RR-DEF-11")
def test_a_restaurant_is_available_up_to_its_capacity() -> None:
    scene = Row().all(face=2).gives("red", stars=5, staff="hostess", renovations="patio_seating").serves()
    assert scene.house("red").capacity == 5 + 1 + 2
    scene.seated("red", main="chip chuck christine charlotte sam", outside="sid sally")
    scene.comes("ted").sits("red", "ted").comes("tom")
    assert ROWS["tom"] not in scene.house("red").outside


@pytest.mark.rule("RR-DEF-12")
def test_a_stocked_shop_is_one_of_five_with_goods() -> None:
    scene = Row()
    assert stocked(scene.s) == 0
    assert stocked(scene.sale("fish", "ahi_tuna").sale("decor", "fish_tank").s) == 2


@pytest.mark.rule("RR-DEF-13")
@pytest.mark.parametrize(
    "extra,kinds,fits",
    [
        ({}, "smmv", True),
        ({}, "ssv", True),
        ({}, "sss", False),
        ({}, "ssvv", False),
        ({"staff": "master_chef"}, "sss", True),
        ({"staff": "master_chef"}, "ssss", False),
        ({"staff": "master_chef"}, "ssvv", True),
        ({"staff": "master_chef"}, "smvvv", False),
        ({"renovations": "walk_in_freezer"}, "sss", True),
        ({"renovations": "walk_in_freezer"}, "ssss", False),
        ({"renovations": "walk_in_freezer"}, "smvvs", True),
        ({"renovations": "walk_in_freezer"}, "smvvsm", False),
        ({"staff": "master_chef", "renovations": "walk_in_freezer"}, "ssss", True),
        ({"staff": "master_chef", "renovations": "walk_in_freezer"}, "sssss", False),
    ],
)
def test_which_ingredients_are_usable_together(extra: dict[str, Any], kinds: str, fits: bool) -> None:
    seafood = iter(["maine_lobster", "ahi_tuna", "wellfleet_oysters", "wild_salmon", "diver_scallops"])
    meat = iter(["grass_fed_beef", "rack_of_lamb"])
    greens = iter(["truffles", "chanterelles", "heirloom_tomatoes"])
    names = [next({"s": seafood, "m": meat, "v": greens}[kind]) for kind in kinds]
    scene = Row().gives("red", menu=" ".join(names), **extra)
    assert usable(scene.s, scene.house("red"), 0, 0) == fits


@pytest.mark.rule("RR-DEF-14")
def test_the_listed_price_is_the_slot_the_cost_or_the_minimum_and_adds_up() -> None:
    scene = Row().sale("help", "sommelier marketer").sale("decor", "valet_parking").sale("farm", "truffles baby_beets")
    s = scene.s
    assert [listed(s, 3, ROWS["sommelier"]), listed(s, 3, ROWS["marketer"])] == [10, 8]
    assert listed(s, 4, ROWS["valet_parking"]) == 20
    s.shop, s.lot = 2, rows("truffles baby_beets")
    assert least(s) == 7


@pytest.mark.rule("RR-DEF-15")
def test_only_restaurants_in_play_are_compared() -> None:
    scene = Row(3).all(face=2)
    scene.gives("red", menu="truffles", staff="manager").gives("green", staff="hostess")
    scene.gives("blue", menu="chanterelles", stars=1).serves()
    scene.comes("the_critic").ends("blue", stars=1 + 1 + 2 + 0)  # second in food, first in ambiance, third in service
    assert len(scene.s.restaurants) == 3


def test_contest_without_visitors_does_nothing() -> None:
    scene = Row().sale("fish", "ahi_tuna")
    scene.s.shop = 0
    scene.do(contest).quiet().on_sale("fish", "ahi_tuna")

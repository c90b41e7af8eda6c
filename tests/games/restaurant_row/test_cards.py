"""Every worker and renovation; attractions stand in test_seating, income in test_money, the menu's in test_menus."""

import pytest

from prixfixe.games.restaurant_row.state import ambiance, service
from prixfixe.games.restaurant_row.trips import visit_stores
from tests.games.restaurant_row.scene import CONTENT, ROWS, Row

SERVICE = {
    "master_chef": 12, "celebrity_chef": 11, "sommelier": 10, "manager": 9, "maitre_d": 8, "pastry_chef": 7,
    "designer": 6, "hostess": 5, "bartender": 4, "consultant": 3, "sous_chef": 2, "marketer": 1,
}  # fmt: skip
RENOVATIONS = {
    "complete_renovation": (6, 50, 1), "interior_decor": (5, 40, 1), "new_furniture": (4, 30, 1),
    "place_settings": (3, 25, 1), "patio_seating": (2, 20, 2), "valet_parking": (2, 20, 1),
    "walk_in_freezer": (2, 20, 1), "dance_floor": (2, 20, 1), "vegetable_garden": (1, 10, 1),
    "barbecue_grill": (1, 10, 1), "fish_tank": (1, 10, 1),
}  # fmt: skip


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.row(f"staff.{name}")) for name in SERVICE])
def test_a_worker_s_service_number(name: str) -> None:
    scene = Row().sale("help", name).goes(red="help").takes("red", name)
    assert service(scene.s, scene.house("red")) == SERVICE[name]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.row(f"renovations.{name}")) for name in RENOVATIONS]
)
def test_a_renovation_s_ambiance_cost_and_number(name: str) -> None:
    points, cost, count = RENOVATIONS[name]
    scene = Row()
    assert (scene.s.renovation_pile + scene.s.goods[4]).count(ROWS[name]) == count
    scene.sale("decor", name).gives("red", cash=50).goes(red="decor").takes("red", name).ends("red", cash=50 - cost)
    assert ambiance(scene.s, scene.house("red")) == points


@pytest.mark.row("staff.designer")
def test_the_designer_makes_each_renovation_worth_one_more() -> None:
    scene = Row().gives("red", staff="designer", renovations="fish_tank dance_floor complete_renovation")
    assert ambiance(scene.s, scene.house("red")) == 2 + 3 + 7


@pytest.mark.row("staff.hostess")
def test_the_hostess_seats_one_guest_more() -> None:
    scene = Row().all(face=2).gives("red", stars=5, staff="hostess")
    scene.seated("red", main="chip chuck christine charlotte sam").comes("ted").sits("red", "ted").comes("tom")
    assert scene.house("red").outside == [ROWS["ted"]]


@pytest.mark.row("renovations.patio_seating")
def test_the_patio_seats_two_guests_once_the_dining_room_is_full() -> None:
    scene = Row().all(face=2).gives("red", stars=5, renovations="patio_seating")
    scene.seated("red", main="chip chuck christine charlotte sam").comes("ted", "tom", "tina")
    assert scene.house("red").outside == [ROWS["ted"], ROWS["tom"]]


@pytest.mark.row("staff.sous_chef")
def test_the_sous_chef_buys_before_anyone_shops() -> None:
    scene = Row().sale("fish", "ahi_tuna").gives("blue", staff="sous_chef").do(visit_stores)
    scene.takes("blue", "ahi_tuna", ["no", "ahi_tuna"]).ends("blue", menu="ahi_tuna", cash=18)


@pytest.mark.row("staff.manager")
def test_the_manager_makes_room_for_one_worker_and_one_renovation() -> None:
    scene = Row().gives(
        "red", staff="manager designer hostess", renovations="fish_tank dance_floor valet_parking", cash=50
    )
    scene.sale("help", "marketer").goes(red="help").takes("red", "marketer")
    scene.sale("decor", "place_settings").goes(red="decor").takes("red", "place_settings")


@pytest.mark.row("staff.celebrity_chef")
def test_the_celebrity_chef_needs_two_ingredients() -> None:
    for menu, seat in (("baby_beets smoked_sausage", "gold"), ("baby_beets", "red")):
        scene = (
            Row()
            .all(face=2)
            .gives("gold", staff="celebrity_chef", menu=menu)
            .gives("red", menu="maine_lobster")
            .serves()
        )
        scene.comes("faith").sits(seat, "faith")


@pytest.mark.row("staff.maitre_d")
def test_the_maitre_d_needs_a_renovation() -> None:
    for decor, seat in (("fish_tank", "gold"), ("", "red")):
        scene = Row().all(face=2).gives("gold", staff="maitre_d", renovations=decor)
        scene.gives("red", renovations="interior_decor").serves().comes("eric").sits(seat, "eric")


@pytest.mark.row("staff.marketer")
def test_the_marketer_needs_two_stars() -> None:
    for stars, seat in ((2, "gold"), (1, "red")):
        scene = Row().all(face=2).gives("gold", staff="marketer", stars=stars).gives("red", stars=5).serves()
        scene.comes("ted").sits(seat, "ted")


@pytest.mark.row("renovations.vegetable_garden", "renovations.barbecue_grill", "renovations.fish_tank")
@pytest.mark.parametrize(
    "decor,enough,short,guest",
    [
        ("vegetable_garden", "white_asparagus", "baby_beets", "frida"),
        ("barbecue_grill", "free_range_chicken", "smoked_sausage", "frank"),
        ("fish_tank", "diver_scallops", "", "felix"),
    ],
)
def test_garden_grill_and_tank_need_their_forks(decor: str, enough: str, short: str, guest: str) -> None:
    for menu, seat in ((enough, "gold"), (short, "red")):
        scene = Row().all(face=2).gives("gold", renovations=decor, menu=menu)
        scene.gives("red", menu="maine_lobster grass_fed_beef truffles").serves().comes(guest).sits(seat, guest)


def test_the_tables_above_name_every_token() -> None:
    assert [row.id for row in CONTENT.staff] == list(SERVICE)
    assert [row.id for row in CONTENT.renovations] == list(RENOVATIONS)

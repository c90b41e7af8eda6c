"""Help Wanted and the Renovation Shop: limits."""

import pytest

from prixfixe.games.restaurant_row.layoffs import lay_off
from prixfixe.games.restaurant_row.state import service
from tests.games.restaurant_row.scene import Row

FOUR = "designer hostess bartender marketer"


@pytest.mark.rule("RR-HIRE-1")
def test_a_worker_counts_at_once() -> None:
    scene = Row().sale("help", "sommelier").goes(red="help").takes("red", "sommelier")
    assert service(scene.s, scene.house("red")) == 10


@pytest.mark.rule("RR-HIRE-2")
def test_at_most_three_workers_and_one_more_with_the_manager() -> None:
    three = "designer hostess bartender"
    Row().sale("help", "marketer").gives("red", staff=three).goes(red="help").quiet().ends("red", staff=three)
    scene = Row().sale("help", "manager marketer").gives("red", staff=three).goes(red="help")
    scene.takes("red", "manager", ["stop", "manager"])  # at the normal limit the Manager may still come
    scene = Row().sale("help", "marketer").gives("red", staff="manager designer hostess").goes(red="help")
    scene.takes("red", "marketer").sale("help", "bartender").goes(red="help").quiet()  # he counts as one of the four


@pytest.mark.rule("RR-HIRE-2", "RR-2P-4")
def test_two_players_may_have_four_workers_and_five_with_the_manager() -> None:
    four = "designer sommelier bartender marketer"
    scene = Row(2).sale("help", "pastry_chef manager").gives("red", staff=four, cash=60).goes(red="help+fish")
    scene.takes("red", "manager", ["stop", "manager"]).quiet()
    scene.sale("help", "pastry_chef").goes(red="help+fish").quiet()


@pytest.mark.rule("RR-HIRE-3")
def test_without_the_manager_a_restaurant_is_back_within_its_limit() -> None:
    scene = Row().gives("red", staff="manager designer hostess bartender").do(lay_off)
    scene.takes("red", "manager").takes("red", "nobody").ends("red", staff="designer hostess bartender")
    scene.sale("help", "marketer").goes(red="help").quiet()


@pytest.mark.rule("RR-HIRE-3")
def test_staff_can_be_dismissed_in_phase_7_only() -> None:
    keys = {key for key, rule in Row().game.rules.items() if rule.__name__ == "dismissed"}
    assert keys == {"RR-LAY-1"}
    scene = Row().sale("help", "marketer").gives("red", staff="designer hostess bartender").goes(red="help")
    scene.quiet().ends("red", staff="designer hostess bartender")


@pytest.mark.rule("RR-RENO-1")
def test_a_renovation_costs_its_printed_price() -> None:
    scene = Row().sale("decor", "interior_decor").gives("red", cash=45).goes(red="decor").takes("red", "interior_decor")
    scene.ends("red", cash=5, renovations="interior_decor")


@pytest.mark.rule("RR-RENO-2")
def test_at_most_three_renovations_and_one_more_with_the_manager() -> None:
    three = "fish_tank barbecue_grill dance_floor"
    scene = Row().sale("decor", "vegetable_garden").gives("red", renovations=three).goes(red="decor").quiet()
    scene.gives("red", staff="manager").sale("decor", "vegetable_garden").goes(red="decor")
    scene.takes("red", "vegetable_garden")


@pytest.mark.rule("RR-RENO-2", "RR-2P-4")
def test_two_players_may_have_four_renovations() -> None:
    three = "fish_tank barbecue_grill dance_floor"
    scene = Row(2).sale("decor", "vegetable_garden").gives("red", renovations=three).goes(red="decor+fish")
    scene.takes("red", "vegetable_garden").sale("decor", "valet_parking").goes(red="decor+fish").quiet()


@pytest.mark.rule("RR-RENO-2")
@pytest.mark.row("renovations.patio_seating")
def test_two_patios_are_never_in_one_restaurant() -> None:
    scene = Row().sale("decor", "patio_seating").gives("red", renovations="patio_seating", cash=60).goes(red="decor")
    scene.quiet().told("leaves", 0, 4)
    assert scene.house("red").capacity == 0 and scene.serves().house("red").capacity == 7


@pytest.mark.rule("RR-RENO-3")
def test_renovations_stay_when_the_manager_leaves_but_no_more_can_be_bought() -> None:
    four = "fish_tank barbecue_grill dance_floor vegetable_garden"
    scene = Row().gives("red", staff="manager", renovations=four, cash=60).do(lay_off).takes("red", "manager")
    scene.ends("red", staff="", renovations=four).sale("decor", "valet_parking").goes(red="decor").quiet()

"""Phase 3: set prices."""

import pytest

from prixfixe.games.restaurant_row.money import collect
from prixfixe.games.restaurant_row.prices import set_prices
from tests.games.restaurant_row.scene import Row


@pytest.mark.rule("RR-PRICE-1", "RR-DIG-1")
def test_prices_are_chosen_in_secret_and_revealed_together() -> None:
    scene = Row(3).do(set_prices).takes("green", 3).takes("red", 1)
    assert [r["face"] for r in scene.game.view(scene.s, 1)["restaurants"]] == [0, 0, 0]
    scene.takes("blue", 2).told("price", 2, 9).ends("red", face=1).ends("blue", face=2).ends("green", face=3)


@pytest.mark.rule("RR-PRICE-1")
@pytest.mark.row("price_charts.prices_34", "price_charts.prices_2")
@pytest.mark.parametrize(
    "seats,chart", [(2, [3, 5, 7, 9, 11, 13]), (3, [5, 7, 9, 11, 13, 15]), (4, [5, 7, 9, 11, 13, 15])]
)
def test_the_price_charts(seats: int, chart: list[int]) -> None:
    for face in range(1, 7):
        scene = Row(seats).gives("red", face=face).seated("red", main="ted").do(collect)
        scene.ends("red", cash=25 + chart[face - 1])


@pytest.mark.rule("RR-PRICE-2", "RR-EX-6")
@pytest.mark.parametrize(
    "seats,stars,highest", [(4, 1, 2), (4, 2, 3), (3, 2, 3), (4, 4, 5), (4, 5, 6), (2, 1, 3), (2, 3, 5), (2, 4, 6)]
)
def test_the_highest_face_follows_the_stars(seats: int, stars: int, highest: int) -> None:
    Row(seats).gives("red", stars=stars).do(set_prices).asked("red", list(range(1, highest + 1)))


@pytest.mark.rule("RR-EX-6")
def test_example_of_the_price_limits_in_dollars() -> None:
    four, two = Row(4).s.mode(), Row(2).s.mode()
    assert [four.prices[2 + four.above], four.prices[5 + four.above]] == [9, 15]
    assert [two.prices[1 + two.above], two.prices[4 + two.above]] == [7, 13]


@pytest.mark.rule("RR-PRICE-3")
def test_the_price_holds_although_stars_change() -> None:
    scene = Row().all(face=3).gives("red", stars=4, face=5).gives("blue", stars=5).gives("green", stars=5)
    scene.gives("gold", stars=5, staff="marketer", renovations="fish_tank", menu="truffles")
    scene.gives("blue", staff="bartender", menu="chanterelles").gives("green", staff="hostess", menu="baby_beets")
    scene.gives("blue", renovations="dance_floor").gives("green", renovations="valet_parking").serves()
    scene.comes("the_critic").sits("red", "the_critic").ends("red", stars=1, face=5)


@pytest.mark.rule("RR-PRICE-4")
@pytest.mark.row("staff.consultant")
def test_the_consultant_s_employer_chooses_after_the_reveal_under_the_same_limit() -> None:
    scene = Row(3).gives("blue", staff="consultant").do(set_prices)
    assert sorted(ask.seat for ask in scene.s.asks) == [0, 2]
    scene.takes("red", 2).takes("green", 3)
    assert [r["face"] for r in scene.game.view(scene.s, 1)["restaurants"]] == [2, 0, 3]
    scene.takes("blue", 1, [1, 2, 3]).ends("blue", face=1)

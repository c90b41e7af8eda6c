"""The worked examples, with their exact numbers; those on a single rule stand beside it."""

import pytest

from prixfixe.games.restaurant_row.bids import least
from prixfixe.games.restaurant_row.guests import open_doors
from prixfixe.games.restaurant_row.money import collect, income, pay_interest, wages
from prixfixe.games.restaurant_row.scoring import points
from prixfixe.games.restaurant_row.seats import review
from prixfixe.games.restaurant_row.state import FOOD_SHOPS
from prixfixe.games.restaurant_row.tables import AMBIANCE, FOOD, SERVICE
from prixfixe.games.restaurant_row.word import spread
from tests.games.restaurant_row.scene import ROWS, Row, rows


@pytest.mark.rule("RR-EX-1")
def test_example_1_a_die_on_three_is_the_farmer_s_market() -> None:
    Row().sale("farm", "truffles").sale("butcher", "smoked_sausage").goes(red="farm").asked("red", ["stop", "truffles"])


@pytest.mark.rule("RR-EX-2")
def test_example_2_a_debt_of_fifty_of_which_thirty_is_repaid() -> None:
    scene = Row().gives("red", debt=50, cash=40).do(pay_interest).ends("red", cash=35).takes("red", 3)
    scene.ends("red", debt=20, cash=5)


@pytest.mark.rule("RR-EX-3")
def test_example_3_word_of_mouth() -> None:
    scene = Row().ladder("rating profit food service ambiance popularity")
    scene.seated("red", main="ted frank felix faith larry").do(spread, 0)
    scene.ranks("rating food service profit ambiance popularity")


@pytest.mark.rule("RR-EX-5")
def test_example_5_wages() -> None:
    four = [
        "",
        "marketer",
        "marketer bartender",
        "marketer bartender designer",
        "manager marketer bartender",
        "manager",
    ]
    found = []
    for staff in four:
        scene = Row(4).gives("red", staff=staff)
        found.append(wages(scene.s, scene.house("red")))
    assert found == [0, 5, 10, 20, 20, 10]
    scene = Row(2).gives("red", staff="marketer bartender designer sommelier")
    assert wages(scene.s, scene.house("red")) == 30


@pytest.mark.rule("RR-EX-7")
@pytest.mark.parametrize("seats,single,lot", [(4, [8, 2, 1], 7), (3, [8, 2, 1], 7), (2, [10, 4, 3], 11)])
def test_example_7_minimum_prices(seats: int, single: list[int], lot: int) -> None:
    s = Row(seats).s
    assert [s.mode().price[row] for row in rows("maine_lobster smoked_sausage fingerling_potatoes")] == single
    s.shop, s.lot = FOOD_SHOPS - 1, rows("truffles baby_beets")
    assert least(s) == lot


@pytest.mark.rule("RR-EX-8")
def test_example_8_the_pawn_in_an_auction() -> None:
    scene = Row(4).pawn("blue").sale("help", "marketer").all(cash=20)  # seats 1 and 4 are red and gold
    scene.goes(red="help", gold="help")
    scene.s.fees[ROWS["marketer"]] = 8
    scene.takes("gold", "marketer").holds_pawn("red")
    scene.bids("red", 9).bids("gold", 9).ends("red", staff="marketer", cash=11).holds_pawn("blue")


@pytest.mark.rule("RR-EX-9")
def test_example_9_ties_of_four_players() -> None:
    s = Row(4).s
    assert [points(s, [2, 2, 1, 0], seat, 0) for seat in range(3)] == [8, 8, 3]
    assert points(s, [2, 2, 2, 0], 0, 1) == 5
    assert points(s, [2, 2, 2, 2], 3, 0) == 5
    assert points(s, [2, 2, 1, 0], 1, 5) == 1


@pytest.mark.rule("RR-EX-10")
def test_example_10_ties_of_two_players() -> None:
    assert [points(Row(2).s, [1, 1], 0, rank) for rank in range(6)] == [5, 3, 2, 1, 1, 0]


@pytest.mark.rule("RR-EX-11")
def test_example_11_income() -> None:
    scene = Row().gives("red", face=3, staff="pastry_chef").seated("red", main="chip chuck eric ted")
    assert income(scene.s, scene.house("red")) == 40


@pytest.mark.rule("RR-EX-12")
@pytest.mark.parametrize("seat,stars", [(1, 4), (0, 5), (3, 3)])
def test_example_12_the_critic(seat: int, stars: int) -> None:
    s = Row(4).serves().s
    for r, numbers in zip(s.restaurants, ((8, 0, 12), (8, 2, 4), (3, 5, 4), (0, 5, 0))):
        r.values[FOOD], r.values[AMBIANCE], r.values[SERVICE] = numbers
    review(s, seat)
    assert s.restaurants[seat].stars == stars


@pytest.mark.rule("RR-EX-13")
def test_example_13_a_forced_loan() -> None:
    scene = Row().all(face=1).gives("red", cash=4, staff="marketer bartender designer").do(collect)
    scene.ends("red", cash=4, debt=20).do(pay_interest).ends("red", cash=2, debt=20)


@pytest.mark.rule("RR-EX-14")
def test_example_14_the_first_day_s_crowd() -> None:
    for seed in range(20):
        scene = Row(3, seed).all(face=1)
        scene.s.bag.remove(ROWS["the_shill"])
        assert 11 <= scene.do(open_doors).s.crowd <= 14
        assert scene.s.critic_at >= 0

"""Phases 5 to 8."""

from typing import Any

import pytest

from prixfixe.games.restaurant_row.layoffs import lay_off, reset
from prixfixe.games.restaurant_row.money import collect, income, pay_interest, wages
from prixfixe.games.restaurant_row.rounds import end_day
from prixfixe.games.restaurant_row.stock import stock
from tests.games.restaurant_row.scene import ROWS, Row, rows


@pytest.mark.rule("RR-PAY-1")
def test_all_seated_guests_pay_but_the_shill() -> None:
    scene = Row().gives("red", face=1, staff="hostess", renovations="patio_seating", cash=5)
    scene.seated("red", main="the_shill ted tom sam sid", outside="tina talia larry").do(collect)
    scene.ends("red", cash=5 + 7 * 5 - 5)
    scene = Row(2).gives("red", face=1).seated("red", main="ted", second="tom the_critic").do(collect)
    scene.ends("red", cash=25 + 3 * 3)


@pytest.mark.rule("RR-PAY-2")
@pytest.mark.parametrize(
    "tokens,each",
    [
        pytest.param({"staff": "sommelier"}, 11, marks=pytest.mark.row("staff.sommelier")),
        pytest.param({"staff": "pastry_chef"}, 10, marks=pytest.mark.row("staff.pastry_chef")),
        pytest.param({"renovations": "valet_parking"}, 10, marks=pytest.mark.row("renovations.valet_parking")),
        ({"staff": "sommelier pastry_chef", "renovations": "valet_parking"}, 13),
        ({}, 9),
    ],
)
def test_income_bonuses_and_what_cheapskates_and_executives_pay(tokens: dict[str, Any], each: int) -> None:
    scene = Row().gives("red", face=3).gives("red", **tokens).seated("red", main="chip chuck eric ted")
    assert income(scene.s, scene.house("red")) == 4 * each - 2 + 2


@pytest.mark.rule("RR-PAY-3")
def test_income_is_taken_before_wages() -> None:
    scene = Row().gives("red", face=2, cash=0, staff="bartender").seated("red", main="ted").do(collect)
    scene.ends("red", cash=2, debt=0)


@pytest.mark.rule("RR-PAY-4", "RR-EX-5")
@pytest.mark.parametrize(
    "seats,staff,due",
    [(4, "", 0), (4, "marketer", 5), (4, "marketer bartender", 10), (4, "marketer bartender hostess", 20),
     (2, "marketer bartender designer sommelier", 30)],
)  # fmt: skip
def test_wages_by_number_of_workers(seats: int, staff: str, due: int) -> None:
    scene = Row(seats).all(face=1).gives("red", staff=staff, cash=40).do(collect).ends("red", cash=40 - due)
    assert wages(scene.s, scene.house("red")) == due


@pytest.mark.rule("RR-PAY-5", "RR-EX-5")
@pytest.mark.row("staff.manager")
@pytest.mark.parametrize(
    "seats,others,due",
    [(4, "", 10), (4, "marketer", 15), (4, "marketer bartender", 20), (4, "marketer bartender hostess", 30),
     (2, "marketer bartender designer sommelier", 40)],
)  # fmt: skip
def test_the_manager_costs_ten_on_top_of_the_scale(seats: int, others: str, due: int) -> None:
    scene = Row(seats).gives("red", staff=f"manager {others}")
    assert wages(scene.s, scene.house("red")) == due


@pytest.mark.rule("RR-PAY-6", "RR-EX-13")
def test_whoever_cannot_pay_wages_borrows_the_smallest_loan_that_covers_wages_and_its_interest() -> None:
    scene = Row().all(face=1).gives("red", cash=4, staff="marketer bartender hostess").do(collect)
    scene.told("forced_loan", 0, 20).ends("red", cash=4, debt=20).do(pay_interest).ends("red", cash=2, debt=20)


@pytest.mark.rule("RR-PAY-6")
@pytest.mark.parametrize("seats,cash,borrowed", [(4, 11, 10), (4, 10, 20), (4, 19, 10), (2, 12, 10), (2, 11, 20)])
def test_the_size_of_a_forced_loan(seats: int, cash: int, borrowed: int) -> None:
    staff = "marketer bartender designer"  # wages 20; a ten covers nine, with two players eight
    Row(seats).all(face=1).gives("red", cash=cash, staff=staff).do(collect).ends("red", debt=borrowed)


@pytest.mark.rule("RR-LOAN-1", "RR-2P-5")
@pytest.mark.parametrize("seats,due", [(4, 5), (3, 5), (2, 10)])
def test_interest_per_ten_owed(seats: int, due: int) -> None:
    Row(seats).gives("red", debt=50, cash=30).do(pay_interest).ends("red", cash=30 - due).told("interest", 0, due)


@pytest.mark.rule("RR-LOAN-2")
@pytest.mark.parametrize(
    "seats,debt,cash,borrowed,left", [(4, 50, 3, 10, 7), (4, 200, 0, 30, 7), (2, 50, 0, 20, 6), (2, 50, 2, 10, 0)]
)
def test_whoever_cannot_pay_interest_borrows_enough_for_all_of_it(
    seats: int, debt: int, cash: int, borrowed: int, left: int
) -> None:
    scene = Row(seats).gives("red", debt=debt, cash=cash).do(pay_interest)
    scene.ends("red", debt=debt + borrowed, cash=left)


@pytest.mark.rule("RR-LOAN-3")
def test_any_multiple_of_ten_up_to_debt_and_cash_may_be_repaid_in_secret() -> None:
    scene = Row().gives("red", debt=40, cash=28).gives("blue", debt=10, cash=99).do(pay_interest)
    scene.takes("red", 2, [0, 1, 2]).ends("red", debt=40, cash=24)  # sealed
    scene.takes("blue", 1, [0, 1]).ends("red", debt=20, cash=4).ends("blue", debt=0, cash=88).told("repaid", 0, 20)


@pytest.mark.rule("RR-LOAN-3")
def test_a_very_large_debt_is_repaid_in_steps() -> None:
    scene = Row().gives("red", debt=900, cash=800).do(pay_interest).takes("red", 40).takes("red", 31, list(range(32)))
    scene.quiet().ends("red", debt=900 - 710, cash=0)
    scene = Row().gives("red", debt=900, cash=800).do(pay_interest).takes("red", 40).takes("red", 0)
    scene.quiet().ends("red", debt=500, cash=310)


@pytest.mark.rule("RR-LOAN-4")
def test_cash_is_never_negative() -> None:
    for cash in range(30):
        scene = Row(2).all(face=1).gives("red", cash=cash, debt=70, staff="marketer bartender designer sommelier")
        assert scene.do(collect).do(pay_interest).house("red").cash >= 0


@pytest.mark.rule("RR-LAY-1", "RR-DIG-1")
def test_everybody_dismisses_any_number_of_workers_at_the_same_time_for_free() -> None:
    scene = Row().gives("red", staff="marketer bartender", cash=9).gives("blue", staff="hostess").do(lay_off)
    scene.takes("red", "bartender", ["nobody", "marketer", "bartender"]).takes(
        "red", "marketer", ["nobody", "marketer"]
    )
    scene.ends("red", staff="marketer bartender").takes("blue", "nobody").ends("red", staff="", cash=9)
    scene.ends("blue", staff="hostess").told("dismissed", 0, ROWS["marketer"])


@pytest.mark.rule("RR-LAY-2")
def test_dismissed_workers_go_back_into_the_pile() -> None:
    scene = Row().gives("red", staff="marketer").do(lay_off).takes("red", "marketer").quiet()
    assert ROWS["marketer"] in scene.s.staff_pile


@pytest.mark.rule("RR-LAY-3")
def test_a_refilled_pile_does_not_cancel_the_end() -> None:
    scene = Row().gives("red", staff="marketer")
    scene.s.staff_pile, scene.s.staff_out = (
        rows("bartender"),
        [row for row in scene.s.staff_pile if row != ROWS["bartender"]],
    )
    scene.do(stock)
    assert scene.s.ending == 1
    scene.do(lay_off).takes("red", "marketer")
    assert scene.s.staff_pile == rows("marketer")
    assert scene.do(end_day).s.over


@pytest.mark.rule("RR-RESET-1")
def test_all_customers_go_back_to_the_bag_and_the_critic_to_his_place() -> None:
    scene = Row(2).seated("red", main="ted the_critic", second="tom").seated("blue", main="the_shill")
    scene.s.aside.append(scene.fetch(ROWS["sam"], scene.s.bag))
    scene.do(reset)
    assert sorted(scene.s.bag) == [row for row in range(30) if row != ROWS["the_critic"]]
    assert [r.guests() for r in scene.s.restaurants] == [0, 0]


@pytest.mark.rule("RR-RESET-2")
def test_displayed_and_discarded_ingredients_go_back_and_a_frozen_one_stays() -> None:
    scene = Row().gives("red", menu="truffles", frozen="ahi_tuna")
    scene.s.discards.append(scene.fetch(ROWS["baby_beets"], scene.s.larder))
    scene.do(reset).ends("red", menu="", frozen="ahi_tuna")
    assert sorted(scene.s.larder) == [row for row in range(18) if row != ROWS["ahi_tuna"]]


@pytest.mark.rule("RR-RESET-3")
def test_everything_else_stays() -> None:
    scene = Row().sale("help", "hostess").sale("decor", "fish_tank").pawn("green")
    scene.gives("red", staff="marketer", renovations="dance_floor", stars=4, debt=20, cash=7, food_marks=3)
    scene.s.crowd = 17
    ladder = scene.s.ladder[:]
    scene.do(reset).ends("red", staff="marketer", renovations="dance_floor", stars=4, debt=20, cash=7, food_marks=3)
    scene.on_sale("help", "hostess").on_sale("decor", "fish_tank").holds_pawn("green")
    assert (scene.s.crowd, scene.s.ladder) == (17, ladder)

"""What is special to two and to three players; the other numbers stand beside the rules they change."""

import pytest

from prixfixe.games.restaurant_row.layoffs import lay_off
from prixfixe.games.restaurant_row.money import pay_interest, wages
from prixfixe.games.restaurant_row.prices import set_prices
from prixfixe.games.restaurant_row.stock import stock
from tests.games.restaurant_row.scene import GAME, Row, rows


@pytest.mark.rule("RR-2P-1")
def test_two_players_start_with_one_star_and_without_four_tokens() -> None:
    s = GAME.start(2, 9)
    assert [r.stars for r in s.restaurants] == [1, 1]
    assert len(s.staff_pile) + len(s.goods[3]) == len(s.renovation_pile) + len(s.goods[4]) == 10
    assert not set(rows("consultant hostess")) & set(s.staff_pile + s.goods[3])
    assert not set(rows("complete_renovation")) & set(s.renovation_pile + s.goods[4])


@pytest.mark.rule("RR-2P-2")
def test_two_players_stock_four_workers_four_renovations_and_stalls_of_four() -> None:
    for seed in range(30):
        s = Row(2, seed).do(stock).s
        assert (len(s.goods[3]), len(s.goods[4])) == (4, 4)
        assert 2 <= sum(map(len, s.goods[:3])) <= 12 and max(map(len, s.goods[:3])) <= 4


@pytest.mark.rule("RR-2P-5")
def test_two_players_have_their_own_prices_interest_and_wages() -> None:
    scene = Row(2).gives("red", debt=10, staff="designer bartender marketer sommelier").do(set_prices)
    scene.asked("red", [1, 2, 3])
    assert scene.s.mode().prices == [0, 3, 5, 7, 9, 11, 13]
    assert wages(scene.s, scene.house("red")) == 30
    scene.do(pay_interest).ends("red", cash=23)


@pytest.mark.rule("RR-2P-9", "RR-LAY-2", "RR-END-2")
def test_layoffs_reset_and_triggers_are_the_same_for_two_players() -> None:
    scene = Row(2)
    scene.s.renovations_out += scene.s.renovation_pile[3:]
    scene.s.renovation_pile = scene.s.renovation_pile[:3]
    assert scene.do(stock).s.ending == 2
    scene = Row(2).gives("red", staff="marketer").do(lay_off)
    scene.takes("red", "marketer", ["nobody", "marketer"]).ends("red", staff="")


@pytest.mark.rule("RR-3P-1")
def test_three_players_show_three_workers_and_four_renovations_and_have_six_seats() -> None:
    s = GAME.start(3, 5)
    assert (len(s.goods[3]), len(s.goods[4]), len(s.restaurants)) == (3, 4, 3)
    scene = Row(3).all(face=2).gives("red", stars=5).seated("red", main="chip chuck christine charlotte sam")
    assert scene.s.filled == []
    scene.comes("ted")
    assert scene.s.filled == [0] and scene.house("red").capacity == 6

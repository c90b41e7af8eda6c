"""Bids planned for bots: nothing beyond what beats everybody."""

from __future__ import annotations

from prixfixe.core.chance import chance
from prixfixe.games.restaurant_row.bots.planner import needed
from prixfixe.games.restaurant_row.layoffs import lay_off
from prixfixe.games.restaurant_row.tables import FULL_HOUSE
from prixfixe.games.restaurant_row.trips import choose_shops
from tests.games.restaurant_row.scene import Row


def considered(scene: Row, who: str) -> list[int]:
    """What bots consider."""
    return scene.game.bots.plan(scene.s, scene.s.asked(scene.seat(who)), chance(1))


def test_no_bid_is_higher_than_all_the_cash_of_the_others() -> None:
    scene = Row().sale("help", "sommelier hostess").all(cash=90).pawn("red").gives("blue", cash=23)
    scene.goes(red="help", blue="help").takes("red", "sommelier")  # for 10
    assert considered(scene, "red") == [0, 1]
    assert considered(scene, "blue") == scene.s.asked(scene.seat("blue")).options
    scene.takes("red", 1)
    assert considered(scene, "red") == [0, 1, 2, 3, 4]


def test_a_pass_and_the_lowest_bid_are_always_considered() -> None:
    assert needed([-1, 0, 1, 2], 10, 10, 5) == [-1, 0]
    assert needed([0, 1, 2, 3], 10, 1, 12) == [0, 1, 2]


def test_nothing_is_played_over_something_as_good() -> None:
    scene = Row().sale("fish", "wild_salmon diver_scallops").gives("red", menu="ahi_tuna wellfleet_oysters", cash=40)
    assert considered(scene.goes(red="fish"), "red") == [-1]  # four and three forks, over fives
    scene = Row().sale("fish", "ahi_tuna diver_scallops").gives("red", menu="wild_salmon wellfleet_oysters", cash=40)
    assert considered(scene.goes(red="fish"), "red") == [-1, scene.option("ahi_tuna")]


def test_nobody_is_dismissed_on_the_last_day() -> None:
    scene = Row().gives("red", staff="sommelier hostess").do(lay_off)
    assert considered(scene, "red") == scene.s.asked(scene.seat("red")).options
    scene.s.ending = FULL_HOUSE
    assert considered(scene, "red") == [-1]


def test_the_last_from_the_pawn_may_go_to_another_shop_and_dollars_vary() -> None:
    scene = Row().all(cash=90).pawn("red").do(choose_shops)
    last = scene.s.seats - 1
    assert [nearness(scene, seat) > 0 for seat in range(scene.s.seats)] == [seat == last for seat in range(last + 1)]
    scene = Row().sale("help", "sommelier hostess").all(cash=90).pawn("red")
    scene.goes(red="help", blue="help").takes("red", "sommelier")
    assert nearness(scene, 0) == 0  # a band of bids, and whether to pass
    assert nearness(scene.takes("red", 1), 0) > 0
    assert nearness(Row().gives("red", staff="hostess").do(lay_off), 0) == 0


def nearness(scene: Row, seat: int) -> float:
    """How much worse an answer may look, and yet be given."""
    return scene.game.bots.near(scene.s, scene.s.asked(seat))

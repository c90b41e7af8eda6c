"""Phase 1: stock resources, and the triggers that fire there."""

import pytest

from prixfixe.games.restaurant_row.stock import ask_prices, post_staff, roll, show_renovations, stock, stock_food
from prixfixe.games.restaurant_row.tables import RENOVATIONS_OUT, STAFF_OUT
from tests.games.restaurant_row.scene import CONTENT, GAME, ROWS, Row, rows


@pytest.mark.rule("RR-STK-1")
@pytest.mark.parametrize(
    "seats,left,shown", [(4, 0, 3), (4, 1, 4), (4, 3, 5), (4, 5, 5), (3, 0, 3), (3, 2, 3), (2, 0, 4), (2, 3, 4)]
)
def test_workers_are_drawn_until_enough_are_shown(seats: int, left: int, shown: int) -> None:
    scene = Row(seats)
    for _ in range(left):
        scene.s.goods[3].append(scene.s.staff_pile.pop())
    old = scene.s.goods[3][:]
    post_staff(scene.s)
    assert len(scene.s.goods[3]) == shown
    assert scene.s.goods[3][:left] == old


@pytest.mark.rule("RR-STK-1")
def test_drawing_stops_when_the_pile_is_empty() -> None:
    scene = Row(2)
    scene.s.staff_pile, scene.s.staff_out = scene.s.staff_pile[:2], scene.s.staff_pile[2:]
    post_staff(scene.s)
    assert len(scene.s.goods[3]) == 2


@pytest.mark.rule("RR-STK-2")
def test_old_and_new_workers_are_sorted_onto_the_slots_together() -> None:
    s = Row(4).sale("help", "bartender marketer").s
    assert (s.fees[ROWS["bartender"]], s.fees[ROWS["marketer"]]) == (10, 8)
    s.goods[3] += [s.staff_pile.pop(s.staff_pile.index(row)) for row in rows("sommelier hostess consultant")]
    ask_prices(s)
    names = "sommelier hostess bartender consultant marketer"
    assert s.goods[3] == rows(names)
    assert [s.fees[row] for row in rows(names)] == [10, 8, 6, 4, 2]


SLOTS = {"slot_34_1": 10, "slot_34_2": 8, "slot_34_3": 6, "slot_34_4": 4, "slot_34_5": 2}
SLOTS_2 = {"slot_2_1": 15, "slot_2_2": 12, "slot_2_3": 9, "slot_2_4": 6}


@pytest.mark.rule("RR-STK-2")
@pytest.mark.row(*(f"help_wanted_slots.{name}" for name in (*SLOTS, *SLOTS_2)))
def test_unused_slots_are_the_cheapest_ones() -> None:
    s = Row(3).sale("help", "master_chef manager").s
    assert [s.fees[row] for row in s.goods[3]] == [10, 8]
    s = Row(2).sale("help", "master_chef manager designer marketer").s
    assert [s.fees[row] for row in s.goods[3]] == list(SLOTS_2.values())
    s = Row(4).sale("help", "master_chef manager designer hostess marketer").s
    assert [s.fees[row] for row in s.goods[3]] == list(SLOTS.values())


@pytest.mark.rule("RR-STK-3")
@pytest.mark.parametrize("seats,shown", [(2, 4), (3, 4), (4, 5)])
def test_renovations_are_drawn_up_to_the_number_shown_and_unsold_ones_stay(seats: int, shown: int) -> None:
    scene = Row(seats).sale("decor", "new_furniture fish_tank")
    show_renovations(scene.s)
    assert len(scene.s.goods[4]) == shown
    assert set(rows("new_furniture fish_tank")) <= set(scene.s.goods[4])


@pytest.mark.rule("RR-STK-4")
@pytest.mark.parametrize("seats,low,high,mean", [(2, 2, 12, 7.0), (3, 2, 12, 8.46), (4, 3, 18, 10.5)])
def test_the_dice_of_each_player_count(seats: int, low: int, high: int, mean: float) -> None:
    s = Row(seats).s
    rolls = [roll(s) for _ in range(4000)]
    assert (min(rolls), max(rolls)) == (low, high)
    assert abs(sum(rolls) / len(rolls) - mean) < 0.15


@pytest.mark.rule("RR-STK-4")
def test_ingredients_go_to_the_shop_of_their_kind_and_no_more_than_the_bag_holds() -> None:
    scene = Row(4)
    scene.s.larder, scene.s.discards = rows("ahi_tuna smoked_sausage"), []
    stock_food(scene.s)
    scene.on_sale("fish", "ahi_tuna").on_sale("butcher", "smoked_sausage").on_sale("farm", "")


@pytest.mark.rule("RR-STK-5")
def test_a_two_player_stall_holds_four_and_the_surplus_goes_back() -> None:
    found = set()
    for seed in range(300):
        s = GAME.start(2, seed)
        assert max(map(len, s.goods[:3])) <= 4
        assert len(s.larder) + sum(map(len, s.goods[:3])) == 18
        found.add(max(map(len, s.goods[:3])))
    assert 4 in found
    assert any(len(GAME.start(4, seed).goods[2]) > 4 for seed in range(40))


@pytest.mark.rule("RR-STK-5")
def test_which_ingredients_are_surplus_is_random() -> None:
    scene, five = Row(2), rows("truffles chanterelles heirloom_tomatoes white_asparagus baby_beets")
    surplus = set()
    for _ in range(80):
        scene.s.goods[2], scene.s.larder = five[:], []
        stock_food(scene.s)
        assert len(scene.s.goods[2]) == 4
        surplus.update(scene.s.larder)
    assert surplus == set(five)


@pytest.mark.rule("RR-STK-6")
def test_shops_are_public_and_only_the_piles_are_not() -> None:
    s = GAME.start(3, 4)
    seen = GAME.view(s, None)
    assert seen["goods"] == s.goods
    assert seen["staff_pile"] == 7
    assert len(seen["unseen_staff"]) == 9  # the pile and the two left out
    assert seen["prices"][3] == [10, 8, 6]


@pytest.mark.rule("RR-STK-7", "RR-END-1")
@pytest.mark.row("end_triggers.last_staff_placed")
def test_the_last_worker_of_the_pile_makes_this_round_the_last() -> None:
    scene = Row(4)
    scene.s.staff_pile, scene.s.staff_out = rows("bartender"), [row for row in range(12) if row != ROWS["bartender"]]
    scene.do(stock).told("last_day", STAFF_OUT)
    assert scene.s.ending == STAFF_OUT
    assert len(scene.s.goods[4]) == 5  # the other shops are stocked all the same


@pytest.mark.rule("RR-END-1")
def test_a_pile_that_is_not_emptied_fires_nothing() -> None:
    scene = Row(4)
    scene.s.staff_out, scene.s.staff_pile = scene.s.staff_pile[4:], scene.s.staff_pile[:4]
    assert scene.do(stock).s.ending == 0


@pytest.mark.rule("RR-STK-7", "RR-END-2")
@pytest.mark.row("end_triggers.last_renovation_placed")
def test_the_last_renovation_of_the_pile_makes_this_round_the_last() -> None:
    scene = Row(4)
    scene.s.renovations_out, scene.s.renovation_pile = scene.s.renovation_pile[5:], scene.s.renovation_pile[:5]
    scene.do(stock).told("last_day", RENOVATIONS_OUT)
    assert scene.s.ending == RENOVATIONS_OUT


@pytest.mark.rule("RR-STK-7")
def test_the_order_is_staff_then_renovations_then_ingredients() -> None:
    names = [fact.name for fact in Row(4).do(stock).news]
    order = [names.index(name) for name in ("new_worker", "new_renovation", "dice", "on_sale")]
    assert order == sorted(order)


SHOPS = {
    "fish_market": (1, "ingredients"), "butcher": (2, "ingredients"), "farmers_market": (3, "ingredients"),
    "help_wanted": (4, "staff"), "renovation_shop": (5, "renovations"), "bank": (6, "loans"),
}  # fmt: skip


@pytest.mark.rule("RR-VIS-1", "RR-EX-1")
@pytest.mark.row(*(f"stores.{name}" for name in SHOPS))
def test_the_shop_numbers() -> None:
    assert {row.id: (row.number, row.sells) for row in CONTENT.stores} == SHOPS
    scene = Row().sale("farm", "truffles").goes(red="farm")  # a die on 3
    scene.asked("red", ["stop", "truffles"])
    assert (scene.s.shop + 1, CONTENT.stores[scene.s.shop].id) == (3, "farmers_market")

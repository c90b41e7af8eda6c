"""The table of Restaurant Row: what a player must find on it in given positions."""

from __future__ import annotations

import re
from typing import Any

import prixfixe
from prixfixe import Speech
from prixfixe.games.restaurant_row.content import content
from prixfixe.games.restaurant_row.money import pay_interest
from prixfixe.games.restaurant_row.prices import consult, set_prices
from prixfixe.games.restaurant_row.table.board import Board
from prixfixe.games.restaurant_row.table.pieces import picture
from prixfixe.games.restaurant_row.word import ask_push
from prixfixe.web.sprite import names
from tests.games.restaurant_row.scene import Row
from tests.web.boards import rendered

GAME = prixfixe.load("restaurant-row")
PEOPLE = ("Ann", "Bob", "Cid", "Dee")


def board(scene: Row, who: str | None = "red", lang: str = "en") -> Board:
    """The table as somebody, or a spectator, sees it."""
    seat = scene.seat(who) if who else None
    ask = scene.s.question(seat) if seat is not None else None
    return Board(
        GAME.view(scene.s, seat), Speech(lang, PEOPLE), seat, GAME.questions.by_rule[ask.rule] if ask else None
    )


def page(scene: Row, who: str) -> str:
    """All zones of the page of somebody who is asked."""
    seat = scene.seat(who)
    return rendered(GAME, scene.s, seat, scene.s.question(seat))


def words(html: str) -> str:
    """What is written in a part of the page."""
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def test_every_token_guest_and_shop_has_a_picture() -> None:
    c = content("")
    tables: list[Any] = [*c.ingredients, *c.staff, *c.renovations, *c.stores, *c.customer_types, *c.categories]
    assert {picture(row.id) for row in tables} <= names()
    assert len({picture(row.id) for row in c.ingredients}) == len(c.ingredients)


def test_by_day_one_sees_the_shops_and_in_the_evening_the_restaurants() -> None:
    scene = Row(3).sale("fish", "maine_lobster").goes(red="fish")
    assert "rr-stall" in page(scene, "red") and "rr-window" not in page(scene, "red")
    scene = Row(3).do(set_prices)
    assert "rr-stall" not in page(scene, "red") and "rr-window" in page(scene, "red")


def test_a_ware_says_what_it_costs_and_what_that_leaves() -> None:
    scene = Row(3).sale("fish", "maine_lobster").goes(red="fish", blue="bank")
    shop = board(scene).shops()[0]
    assert [ware.price for ware in shop.wares] == ["$8"] and shop.open
    assert shop.wares[0].piece.tip == "Maine Lobster: 6 forks\n$8, leaves you $17"
    assert [piece.seat for piece in shop.people] == [0]
    assert [piece.seat for piece in board(scene).shops()[5].people] == [1]


def test_what_is_put_on_the_block_leaves_the_stall_and_its_price_grows() -> None:
    scene = Row().sale("farm", "truffles baby_beets").goes(red="farm", blue="farm").takes("red", "truffles")
    block = board(scene).block()
    assert block and (block.names, block.minimum) == ("Truffles", "from $5")
    assert [ware.gone for ware in board(scene).shops()[2].wares] == [True, False]
    scene.takes("red", "baby_beets")
    assert (block := board(scene).block()) and block.minimum == "from $7"


def test_bids_stand_on_a_rail_with_what_they_leave() -> None:
    scene = Row().sale("help", "hostess").all(cash=24).goes(red="help", blue="help").takes("red", "hostess")
    assert [(mark.amount, mark.left) for mark in board(scene, "blue").rail()] == [
        ("$10\u201319", "leaves $5\u201314"), ("$20\u201324", "leaves $0\u20134"),
    ]  # fmt: skip
    assert board(scene, "blue", "fr").rail()[0].amount == "10\u201319\u00a0$"
    scene.takes("blue", 1).takes("blue", 3)
    assert (block := board(scene, "blue").block()) and block.mine == "You bid $23"
    assert (block := board(scene, "green").block()) and block.mine == ""


def test_prices_beyond_the_stars_are_barred() -> None:
    scene = Row(3).gives("red", stars=3, staff="sommelier").do(set_prices)
    marks = board(scene).prices()
    assert [mark.state for mark in marks] == ["", "", "", "", "barred", "barred"]
    assert (marks[0].amount, marks[0].left) == ("$5", "you earn $7")


def test_the_consultant_sees_the_prices_of_the_others_on_their_slates() -> None:
    scene = Row(3).gives("blue", face=4).gives("green", face=1)
    scene.s.phase = 3
    scene.do(consult, 0)
    assert [house.price for house in board(scene).street()] == ["?", "$11", "$5"]


def test_a_facade_shows_all_that_a_guest_compares_and_who_sits_there() -> None:
    scene = Row(3).gives("red", staff="sommelier hostess", menu="truffles", renovations="patio_seating", face=2)
    house = board(scene.seated("red", main="ted eric", outside="chip"), None).house(0)
    assert (house.stars, house.price, house.note, house.income) == (2, "$7", "2 of 6 tables", "+$28")
    assert [fact.value for fact in house.ratings] == ["5", "15", "2"]
    assert [(room.zone, len(room.guests), room.free) for room in house.rooms] == [
        ("main", 2, 4), ("extra", 1, 0), ("patio", 0, 2),
    ]  # fmt: skip


def test_a_guest_who_waits_for_a_room_is_in_the_hand_and_his_wish_stands_at_the_doors() -> None:
    scene = Row(2).gives("red", menu="maine_lobster").all(face=1).serves().comes("felix")
    drawn = board(scene)
    assert (hand := drawn.hand()) and hand.label == "Felix, Foodie"
    assert [house.thought and house.thought.value for house in drawn.street()] == ["6", "0"]
    assert 'data-spot="room.second"' in page(scene, "red")


def test_a_push_says_what_it_brings_and_secret_cash_stays_a_question() -> None:
    scene = Row().ladder("rating service profit ambiance food popularity").gives("red", staff="sommelier")
    rungs = board(scene.do(ask_push, 0)).ladder()
    assert [rung.change for rung in rungs] == ["", "you +2", "you ?", "you ?", "you ±0", "you ±0"]
    assert [stand.value for stand in rungs[2].standing] == ["$25", "?", "?", "?"]
    assert rungs[1].standing[0].first and (rungs[0].best, rungs[0].others) == (10, "6 · 3")


def test_loans_lie_on_the_table_to_be_repaid() -> None:
    scene = Row().gives("red", cash=34, debt=50).do(pay_interest)
    assert [(mark.amount, mark.left) for mark in board(scene).repayments()] == [
        ("$10", "leaves $19"), ("$20", "leaves $9"),
    ]  # fmt: skip
    assert 'data-spot="loan.2"' in page(scene, "red")


def test_a_rival_shows_no_secret_cash_unless_money_is_open() -> None:
    assert board(Row(3)).cash(1) == ""
    assert board(Row(3, open_money=True)).cash(1) == "$25"
    assert board(Row(3)).cash(0) == "$25"


def test_the_menu_shows_what_is_too_much_and_what_was_frozen() -> None:
    scene = Row(3).gives("red", menu="grass_fed_beef rack_of_lamb berkshire_pork maine_lobster", frozen="truffles")
    menu = board(scene).menu(0)
    assert [dish.state for dish in menu] == ["", "", "", "", "over"]
    assert [dish.label for dish in menu if not dish.piece] == ["Free: Vegetable special"]
    assert (frozen := board(scene).frozen(0)) and frozen.label == "Truffles"


def test_the_bar_says_the_day_and_what_happens() -> None:
    scene = Row(3)
    scene.s.phase, scene.s.trip = 2, 2
    assert board(scene).status() == "Day 1, trip 2 of 3"
    assert board(scene, "red", "fr").status() == "Jour 1, course 2 sur 3"
    scene.s.ending = 1
    assert board(scene).status() == "Day 1, trip 2 of 3, the last day"

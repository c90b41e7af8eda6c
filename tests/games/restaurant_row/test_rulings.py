"""Rulings that decide a case no other test shows."""

from typing import Any

import pytest

from prixfixe.core.chance import chance
from prixfixe.core.state import Fact
from prixfixe.games.restaurant_row.money import collect
from prixfixe.games.restaurant_row.stock import post_staff
from prixfixe.games.restaurant_row.trips import visit_stores
from prixfixe.games.restaurant_row.word import mark_popularity
from tests.games.restaurant_row.scene import GAME, ROWS, Row, rows

SPENT = {"won", "no_contest", "wages", "interest", "repaid"}
GAINED = {"borrowed", "income", "forced_loan"}


@pytest.mark.rule("RR-SET-3", "RR-RUL-48")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_can_count_everybody_s_money_from_what_is_public(seats: int) -> None:
    for seed in range(6):
        s, dice = GAME.start(seats, seed), chance(seed)
        counted = [25] * seats
        while s.asks:
            ask = s.asks[dice.below(len(s.asks))]
            option = ask.options[dice.below(len(ask.options))]
            counted[ask.seat] -= bought(GAME.view(s, None), GAME.key(ask), option)
            news: list[Fact] = []
            s.news = news
            s.answer(ask.seat, option)
            for fact in news:
                sign = 1 if fact.name in GAINED else -1 if fact.name in SPENT else 0
                if sign:
                    counted[fact.args[0]] += sign * fact.args[1]
            assert counted == [r.cash for r in s.restaurants]


def bought(view: dict[str, Any], key: str, token: int) -> int:
    """What an open purchase cost, as the table saw it."""
    if token < 0 or key not in ("RR-VIS-6", "RR-SOUS-1"):
        return 0
    shops = [view["shop"]] if key == "RR-VIS-6" else [0, 1, 2]
    return int(
        next(view["prices"][shop][view["goods"][shop].index(token)] for shop in shops if token in view["goods"][shop])
    )


@pytest.mark.rule("RR-RUL-5")
def test_four_players_add_at_most_three_workers_never_beyond_five() -> None:
    scene = Row(4)
    for shown in (3, 5, 5):
        post_staff(scene.s)
        assert len(scene.s.goods[3]) == shown


@pytest.mark.rule("RR-RUL-12")
def test_a_meat_foodie_does_not_look_at_total_food() -> None:
    scene = Row().all(face=3).gives("red", menu="maine_lobster truffles").gives("gold", face=2).serves()
    scene.comes("frank").sits("gold", "frank")


@pytest.mark.rule("RR-RUL-15", "RR-RUL-19")
def test_the_shill_counts_for_the_most_guests_and_for_popularity_marks() -> None:
    scene = Row().seated("red", main="the_shill").seated("blue", main="ted")
    mark_popularity(scene.s)
    assert [r.popularity_marks for r in scene.s.restaurants] == [2, 2, 0, 0]


@pytest.mark.rule("RR-RUL-31")
def test_a_bid_tie_is_settled_by_the_pawn_after_its_move() -> None:
    scene = Row().sale("help", "hostess").all(cash=40).pawn("red").goes(red="help", blue="help").takes("red", "hostess")
    scene.bids("red", 12).bids("blue", 12).ends("blue", staff="hostess")  # red held the pawn before


@pytest.mark.rule("RR-RUL-33")
def test_staying_home_is_the_bank_without_a_loan() -> None:
    scene = (
        Row(2).do(visit_stores).takes("red", "fish+bank").takes("blue", "fish+bank").takes("red", 0).takes("blue", 0)
    )
    scene.ends("red", cash=25, debt=0)


@pytest.mark.rule("RR-RUL-50")
def test_there_is_money_without_end() -> None:
    scene = Row().all(face=6, cash=400).seated("red", main="ted tom tina talia sam").do(collect)
    assert sum(r.cash for r in scene.s.restaurants) == 1600 + 75 > 425


@pytest.mark.rule("RR-DEF-3", "RR-RUL-57")
def test_the_pawn_passes_to_the_left_of_the_favored_player_not_of_its_holder() -> None:
    scene = Row().all(face=2).pawn("red").gives("red", stars=1).gives("blue", stars=1).serves()
    scene.comes("ted").sits("green", "ted").holds_pawn("gold")


@pytest.mark.rule("RR-RUL-62")
def test_the_last_one_left_pays_the_listed_price_although_a_lot_was_bid_up() -> None:
    scene = Row().sale("help", "sommelier hostess").all(cash=60).pawn("red").goes(red="help", blue="help")
    scene.takes("red", "sommelier").bids("red", 20).bids("blue", 50).takes("red", "hostess")
    scene.ends("blue", cash=10).ends("red", cash=52)


@pytest.mark.rule("RR-RUL-64")
def test_a_kept_shill_pushes_although_another_restaurant_spread_the_word() -> None:
    scene = Row().all(face=2).ladder("profit rating service ambiance food popularity").gives("blue", stars=5)
    scene.seated("red", main="the_shill").seated("blue", main="ted tom tina chip")
    scene.s.pusher = 0
    scene.comes("talia").takes("red", "popularity").ranks("profit rating service ambiance popularity food")


@pytest.mark.rule("RR-RUL-63")
def test_yesterday_s_frozen_ingredient_cannot_be_frozen_again() -> None:
    scene = Row().gives("red", renovations="walk_in_freezer", frozen="ahi_tuna").do(visit_stores)
    scene.s.trip = 3
    for who in ("red", "blue", "green", "gold"):
        scene.takes(who, "bank")
    for who in ("red", "blue", "green", "gold"):
        scene.takes(who, 0)
    scene.quiet().ends("red", menu="ahi_tuna", frozen=-1)


def test_a_guess_keeps_what_was_dismissed_in_the_pile() -> None:
    scene = Row(3)
    s = scene.s
    s.seen = [1] * 12
    s.staff_out = [row for row in s.staff_out if row not in rows("marketer bartender")]
    s.staff_pile = [row for row in range(12) if row not in s.staff_out]
    s.seen[ROWS["bartender"]] = 0
    for row in s.staff_out:
        s.seen[row] = 0
    out = {tuple(GAME.guess(s, 0, seed).staff_out) for seed in range(40)}
    hidden = {ROWS["bartender"], *s.staff_out}
    assert all(set(found) <= hidden for found in out) and len(out) > 1

"""Worth: what a player would rather have is worth more, and a look ahead beats chance."""

import pytest

from prixfixe.bots.bot import decide
from prixfixe.bots.levels import bot
from prixfixe.games.restaurant_row.bots.worth import worth
from prixfixe.games.restaurant_row.state import PRICES, VISIT, seal
from tests.games.restaurant_row.scene import GAME, Row, rows


def value(scene: Row) -> float:
    """What red's place is worth."""
    return worth(scene.s, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_more_of_anything_good_is_worth_more(seats: int) -> None:
    base = value(Row(seats))
    for better in (
        Row(seats).gives("red", cash=45),
        Row(seats).gives("red", stars=3),
        Row(seats).gives("red", staff="sommelier"),
        Row(seats).gives("red", renovations="interior_decor"),
        Row(seats).gives("red", menu="maine_lobster"),
        Row(seats).gives("red", food_marks=2),
        Row(seats).gives("red", popularity_marks=2),
    ):
        assert value(better) > base
    assert value(Row(seats).gives("red", debt=30)) < base - 3


def test_a_secret_price_is_weighed_against_the_guests_it_costs() -> None:
    found = []
    for face in (1, 2, 3):
        scene = Row(4)
        scene.s.phase = 3
        seal(scene.s, PRICES, [0, 1, 2, 3])
        scene.s.sealed[0] = face
        found.append(value(scene))
    assert len(set(found)) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_look_ahead_beats_random_play(seats: int) -> None:
    wins = 0
    for seed in range(4):
        s, moves, hero = GAME.start(seats, seed), 0, seed % seats
        while s.asks:
            seat = s.asks[0].seat
            s.answer(seat, decide(bot("greedy" if seat == hero else "random"), GAME, s, seat, seed * 1000 + moves))
            moves += 1
        wins += GAME.result(s).places[hero] == 1
    assert wins >= 3


def test_what_finds_no_space_is_worth_nothing() -> None:
    scene = Row().gives("red", menu="maine_lobster ahi_tuna", cash=40)
    scene.s.phase = VISIT
    before = value(scene)
    assert value(scene.gives("red", menu="wild_salmon")) == before
    assert scene.house("red").menu == rows("maine_lobster ahi_tuna wild_salmon")

"""Word of Mouth and the tracks."""

import pytest

from prixfixe.games.restaurant_row.guests import welcome
from prixfixe.games.restaurant_row.tables import FULL_HOUSE
from prixfixe.games.restaurant_row.word import climb, mark_food, mark_popularity, mark_tracks, spread
from tests.games.restaurant_row.scene import Row, rows

USUAL = "rating profit service ambiance food popularity"
FULL = ["chip chuck christine charlotte sam", "sid sally sarah eric eddie", "erika emily larry luke lana"]


def street(seats: int = 4) -> Row:
    """Equal prices and a fixed ladder."""
    return Row(seats).all(face=2).pawn("red").ladder(USUAL)


def nobody_comes(scene: Row) -> Row:
    """The day's last arrival has been dealt with."""
    scene.s.arrived = scene.s.crowd
    return scene.do(welcome)


@pytest.mark.rule("RR-WOM-1")
def test_the_word_spreads_once_when_the_first_dining_room_fills() -> None:
    scene = street().gives("red", stars=5).seated("red", main="sam sid sally sarah").comes("ted")
    scene.ranks("rating profit service ambiance popularity food")
    scene.gives("blue", stars=5).seated("blue", main="larry luke lana laura").comes("tom")
    assert scene.s.filled == [0, 1]
    nobody_comes(scene).ranks("rating profit service ambiance popularity food")


@pytest.mark.rule("RR-WOM-1", "RR-WOM-2")
def test_if_no_room_fills_it_spreads_after_the_last_arrival_from_the_most_guests() -> None:
    scene = street().seated("blue", main="eric sam").seated("gold", main="larry")
    nobody_comes(scene).ranks("rating profit ambiance service popularity food").holds_pawn("red")


@pytest.mark.rule("RR-WOM-2")
def test_a_tie_is_settled_by_the_pawn_which_passes() -> None:
    scene = street().pawn("green").seated("blue", main="eric").seated("gold", main="larry")
    nobody_comes(scene).ranks("rating service profit ambiance food popularity").holds_pawn("red")


@pytest.mark.rule("RR-WOM-2")
def test_guests_on_the_patio_or_in_the_extra_seat_do_not_count() -> None:
    scene = street().gives("red", renovations="patio_seating", staff="hostess")
    scene.seated("red", main="ted tom tina talia chip", outside="larry eric").do(spread, 0)
    scene.ranks(USUAL)
    scene = street(3).seated("red", main="ted tom tina talia chip larry").do(spread, 0)
    scene.ranks(USUAL)  # with three players the bar counts: Service is present, but so is what lies above


@pytest.mark.rule("RR-WOM-2", "RR-3P-1")
def test_with_three_players_the_guest_at_the_bar_counts() -> None:
    scene = street(3).seated("red", main="ted tom tina talia faith laura").do(spread, 0)
    scene.ranks("rating service profit food ambiance popularity")


@pytest.mark.rule("RR-WOM-3", "RR-2P-7")
def test_with_two_players_ten_tables_trigger_it_and_only_the_main_room_counts() -> None:
    scene = street(2).gives("red", stars=4)
    scene.seated("red", main="ted tom tina talia sam sid", second="larry luke lana").comes("eric")
    assert scene.s.filled == [0]
    scene.ranks("rating profit service ambiance popularity food")
    scene = street(2).gives("red", stars=4).seated("red", main="ted tom tina talia sam sid").comes("eric")
    assert scene.s.filled == []


@pytest.mark.rule("RR-WOM-3")
def test_with_two_players_the_fuller_restaurant_spreads_it_at_the_end() -> None:
    scene = street(2).seated("red", main="larry").seated("blue", main="eric", second="sam")
    nobody_comes(scene).ranks("rating profit ambiance service food popularity")


CATEGORIES = {
    "rating": ("ted", "tom", "tina", "talia"),
    "profit": ("chip", "chuck", "christine", "charlotte"),
    "service": ("larry", "luke", "lana", "laura"),
    "ambiance": ("eric", "eddie", "erika", "emily"),
    "food": ("frank", "fred", "felipe", "felix", "frida", "felicia", "faith", "fiona"),
    "popularity": ("sam", "sid", "sally", "sarah"),
}


@pytest.mark.rule("RR-WOM-4")
@pytest.mark.parametrize(
    "category", [pytest.param(name, marks=pytest.mark.row(f"categories.{name}")) for name in CATEGORIES]
)
def test_one_guest_is_enough_and_many_push_no_further(category: str) -> None:
    others = [name for name in USUAL.split() if name != category]
    for guest in CATEGORIES[category]:
        scene = street().ladder(" ".join([*others, category])).seated("red", main=guest).do(spread, 0)
        scene.ranks(" ".join([*others[:-1], category, others[-1]]))
    scene = street().ladder(" ".join([*others, category])).seated("red", main=" ".join(CATEGORIES[category][:4]))
    scene.do(spread, 0).ranks(" ".join([*others[:-1], category, others[-1]]))


@pytest.mark.rule("RR-WOM-5")
@pytest.mark.parametrize(
    "here,after",
    [
        ("", "rating profit service ambiance food popularity"),
        ("rating", "rating profit service ambiance food popularity"),
        ("popularity", "rating profit service ambiance popularity food"),
        ("food popularity", "rating profit service food popularity ambiance"),
        ("profit popularity", "profit rating service ambiance popularity food"),
        ("rating service food", "rating service profit food ambiance popularity"),
        ("profit service ambiance food popularity", "profit service ambiance food popularity rating"),
        ("rating profit service ambiance food popularity", "rating profit service ambiance food popularity"),
    ],
)
def test_present_categories_rise_one_rank_and_never_overtake_each_other(here: str, after: str) -> None:
    scene = street()
    climb(scene.s, [int(category in rows(here)) for category in range(6)])
    scene.ranks(after)


@pytest.mark.rule("RR-WOM-6")
def test_a_kept_shill_pushes_any_lower_category_after_the_adjustment_or_declines() -> None:
    scene = street().seated("blue", main="the_shill").seated("red", main="sam")
    scene.s.pusher = 1
    nobody_comes(scene).takes("blue", "ambiance", ["nobody", "profit", "service", "ambiance", "food", "popularity"])
    scene.ranks("rating profit ambiance service popularity food")  # red's Scenester had raised Popularity before


@pytest.mark.rule("RR-WOM-6")
def test_after_the_adjustment_the_push_is_made_at_once() -> None:
    scene = street().serves()
    scene.s.told = 1
    scene.comes("the_shill").bids("red", 1).bids("blue", "pass").bids("green", "pass").bids("gold", "pass")
    scene.takes("red", "word").takes("red", "popularity").quiet().ranks(
        "rating profit service ambiance popularity food"
    )
    assert scene.s.pusher == -1


@pytest.mark.rule("RR-WOM-6")
def test_a_push_may_be_declined() -> None:
    scene = street().seated("blue", main="the_shill")
    scene.s.pusher = 1
    nobody_comes(scene).takes("blue", "nobody").ranks(USUAL)


# ---- tracks


def marks(scene: Row) -> list[int]:
    """Popularity marks by seat."""
    mark_popularity(scene.s)
    return [r.popularity_marks for r in scene.s.restaurants]


@pytest.mark.rule("RR-TRK-1")
def test_the_first_two_dining_rooms_that_filled_get_two_and_one() -> None:
    scene = street().seated("red", main=FULL[0]).seated("blue", main=FULL[1]).seated("green", main=FULL[2])
    scene.s.filled = [2, 0, 1]
    assert marks(scene) == [1, 0, 2, 0]


@pytest.mark.rule("RR-TRK-2")
def test_with_one_full_room_the_one_mark_goes_to_the_most_guests_among_the_others_all_tied_ones() -> None:
    scene = street().gives("gold", renovations="patio_seating").seated("red", main=FULL[0])
    scene.seated("blue", main="sid sally").seated("gold", main="eric eddie").seated("green", main="ted")
    scene.s.filled = [0]
    assert marks(scene) == [2, 1, 0, 1]


@pytest.mark.rule("RR-TRK-3")
def test_without_a_full_room_places_go_by_guests() -> None:
    scene = (
        street().seated("red", main="sid sally sam").seated("blue", main="eric eddie").seated("green", main="ted tom")
    )
    assert marks(scene) == [2, 1, 1, 0]
    scene = street().seated("red", main="sid sally").seated("blue", main="eric eddie").seated("green", main="ted")
    assert marks(scene) == [2, 2, 0, 0]


@pytest.mark.rule("RR-TRK-4")
@pytest.mark.parametrize(
    "menus,marks",
    [
        (("truffles", "chanterelles", "baby_beets", ""), [2, 1, 0, 0]),
        (("chanterelles", "heirloom_tomatoes", "baby_beets", ""), [2, 2, 0, 0]),
        (("truffles", "baby_beets", "organic_arugula", ""), [2, 1, 1, 0]),
        (("", "", "", ""), [2, 2, 2, 2]),
    ],
)
def test_food_marks_by_place(menus: tuple[str, ...], marks: list[int]) -> None:
    scene = street()
    for who, menu in zip(("red", "blue", "green", "gold"), menus):
        scene.gives(who, menu=menu)
    mark_food(scene.serves().s)
    assert [r.food_marks for r in scene.s.restaurants] == marks


@pytest.mark.rule("RR-TRK-5", "RR-2P-7")
def test_two_players_get_one_mark_each_and_both_on_a_tie() -> None:
    scene = street(2).gives("red", menu="truffles").seated("blue", main="ted")
    scene.do(mark_tracks).ends("red", food_marks=1, popularity_marks=0).ends("blue", food_marks=0, popularity_marks=1)
    scene = street(2).serves().do(mark_tracks)
    scene.ends("red", food_marks=1, popularity_marks=1).ends("blue", food_marks=1, popularity_marks=1)
    scene = street(2).seated("blue", main="ted")
    scene.s.filled = [0]
    assert marks(scene) == [1, 0]


@pytest.mark.rule("RR-TRK-6")
def test_marks_accumulate_without_end() -> None:
    scene = street().all(food_marks=40, popularity_marks=40).seated("red", main="ted").gives("red", menu="truffles")
    scene.serves().do(mark_tracks).ends("red", food_marks=42, popularity_marks=42)


@pytest.mark.rule("RR-END-3")
@pytest.mark.row("end_triggers.all_dining_rooms_full")
def test_the_game_ends_when_every_dining_room_is_full() -> None:
    scene = street(3).seated("red", main=f"{FULL[0]} ted").seated("blue", main=f"{FULL[1]} tom")
    scene.s.filled = [0, 1]
    assert nobody_comes(scene).s.ending == 0
    scene.gives("green", stars=5).seated("green", main=FULL[2]).comes("tina")
    assert nobody_comes(scene).told("last_day", FULL_HOUSE).s.ending == FULL_HOUSE

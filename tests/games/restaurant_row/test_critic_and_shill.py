"""Phase 4: the Critic and the Shill."""

import pytest

from prixfixe.games.restaurant_row.guests import auction_shill
from prixfixe.games.restaurant_row.money import income
from prixfixe.games.restaurant_row.seats import review
from tests.games.restaurant_row.scene import ROWS, Row, rows


def street(seats: int = 4) -> Row:
    """Equal prices, nothing else."""
    return Row(seats).all(face=2).pawn("red")


@pytest.mark.rule("RR-CRIT-1")
@pytest.mark.row("customers.the_critic")
def test_the_critic_goes_to_the_fewest_stars_then_the_emptiest_then_the_best_food_then_by_the_pawn() -> None:
    street().gives("blue", stars=1).gives("red", stars=3).serves().comes("the_critic").sits("blue", "the_critic")
    scene = street().seated("red", main="chip").seated("blue", main="chuck").seated("gold", main="ted")
    scene.comes("the_critic").sits("green", "the_critic")
    street().gives("gold", menu="baby_beets").serves().comes("the_critic").sits("gold", "the_critic")
    street().pawn("blue").serves().comes("the_critic").sits("blue", "the_critic").holds_pawn("green")


@pytest.mark.rule("RR-CRIT-1")
def test_the_critic_stays_away_from_the_shill_and_without_a_candidate_altogether() -> None:
    scene = street().gives("blue", stars=1).seated("blue", main="the_shill").comes("the_critic")
    assert scene.s.critic_at not in (-1, 1)
    full = "chip chuck christine charlotte sam", "sid sally sarah eric eddie", "erika emily larry luke lana"
    scene = street().seated("red", main="the_shill").seated("blue", main=full[0]).seated("green", main=full[1])
    scene.seated("gold", main=full[2]).comes("the_critic").told("stays_away", ROWS["the_critic"])
    assert (scene.s.critic_at, scene.s.aside) == (-1, rows("the_critic"))
    assert [r.stars for r in scene.s.restaurants] == [2, 2, 2, 2]


@pytest.mark.rule("RR-CRIT-2")
def test_one_star_and_two_for_each_first_and_one_for_each_second_place_at_most_five() -> None:
    scene = street().gives("red", menu="truffles").gives("blue", menu="chanterelles").gives("green", menu="baby_beets")
    scene.gives("red", staff="hostess").gives("blue", staff="manager").gives("gold", staff="marketer")
    scene.gives("green", renovations="fish_tank").gives("gold", renovations="dance_floor").serves()
    for seat, stars in enumerate((1 + 2 + 1 + 0, 1 + 1 + 2 + 0, 1 + 0 + 0 + 1, 1 + 0 + 0 + 2)):
        review(scene.s, seat)
        assert scene.s.restaurants[seat].stars == stars
    scene = street().serves()
    review(scene.s, 2)
    scene.ends("green", stars=5)  # first in everything by ties, capped


@pytest.mark.rule("RR-CRIT-3", "RR-2P-7")
def test_with_two_players_one_star_for_each_category_that_is_not_beaten() -> None:
    scene = street(2).gives("red", menu="truffles", staff="bartender").gives("blue", staff="sommelier").serves()
    for seat, stars in enumerate((1 + 1 + 0 + 1, 1 + 0 + 1 + 1)):  # ambiance is equal
        review(scene.s, seat)
        assert scene.s.restaurants[seat].stars == stars


@pytest.mark.rule("RR-CRIT-4")
def test_the_new_rating_may_be_lower_and_the_critic_pays() -> None:
    scene = Row().all(face=1, stars=5, cash=0).gives("gold", stars=4)
    for who, menu in (("red", "truffles"), ("blue", "chanterelles"), ("green", "baby_beets")):
        scene.gives(who, menu=menu)
    for who, staff in (("red", "hostess"), ("blue", "manager"), ("green", "marketer")):
        scene.gives(who, staff=staff)
    for who, decor in (("red", "fish_tank"), ("blue", "dance_floor"), ("green", "valet_parking")):
        scene.gives(who, renovations=decor)
    scene.serves().comes("the_critic").ends("gold", stars=1)
    assert income(scene.s, scene.house("gold")) == 5


@pytest.mark.rule("RR-CRIT-5")
@pytest.mark.parametrize("seats,most", [(2, 4), (4, 5)])
def test_only_the_critic_gives_the_last_star(seats: int, most: int) -> None:
    scene = street(seats).gives("red", stars=1).serves().comes("the_critic")
    if seats == 2:
        scene.takes("red", "main")
    scene.ends("red", stars=most)
    scene = street(seats).gives("red", stars=most - 1).serves().comes("the_shill").bids("red", 2)
    for who in ("blue", "green", "gold")[: seats - 1]:
        scene.bids(who, "pass")
    if seats == 2:
        scene.takes("red", "main")
    scene.asked("red", ["word"])


# ---- the Shill


@pytest.mark.rule("RR-SHILL-1")
@pytest.mark.row("customers.the_shill")
def test_owners_of_available_restaurants_without_the_critic_bid_from_one_dollar_or_pass() -> None:
    scene = street().all(cash=7).gives("green", cash=15).seated("blue", main="the_critic")
    scene.seated("gold", main="chip chuck christine charlotte sam").comes("the_shill")
    assert scene.s.involved == [0, 2]
    scene.asked("red", ["pass", 0]).asked("green", ["pass", 0, 1])
    scene.takes("red", 0).asked("red", [0, 1, 2, 3, 4, 5, 6]).takes("red", 0).bids("green", "pass")
    scene.ends("red", cash=6).sits("red", "the_shill")


@pytest.mark.rule("RR-SHILL-2")
def test_the_highest_bid_is_paid_and_only_a_tie_moves_the_pawn() -> None:
    scene = street(3).pawn("blue").serves().comes("the_shill").bids("red", 5).bids("blue", 4).bids("green", "pass")
    scene.ends("red", cash=20).ends("blue", cash=25).sits("red", "the_shill").holds_pawn("blue")
    scene = street(3).pawn("blue").serves().comes("the_shill").bids("red", 5).bids("blue", "pass").bids("green", 5)
    scene.ends("green", cash=20).sits("green", "the_shill").holds_pawn("red")


@pytest.mark.rule("RR-SHILL-1")
def test_any_whole_bid_for_the_shill_can_be_said() -> None:
    for amount in (1, 10, 11, 400, 401, 777, 900):
        scene = street(3).all(cash=900).serves().comes("the_shill").bids("blue", amount)
        scene.bids("red", "pass").bids("green", "pass").ends("blue", cash=900 - amount)


@pytest.mark.rule("RR-SHILL-2")
def test_a_lone_owner_takes_him_for_one_dollar_or_declines() -> None:
    full = ["chip chuck christine charlotte sam sid", "sally sarah eric eddie erika emily"]
    scene = street(3).seated("blue", main=full[0]).seated("green", main=full[1]).comes("the_shill")
    scene.takes("red", 0, ["pass", 0]).ends("red", cash=24).sits("red", "the_shill")
    scene = street(3).gives("red", cash=0).seated("blue", main=full[0]).seated("green", main=full[1])
    scene.comes("the_shill").asked("red", ["pass"])


@pytest.mark.rule("RR-SHILL-3")
def test_if_nobody_bids_or_may_bid_he_is_set_aside() -> None:
    scene = street(2).serves().comes("the_shill").bids("red", "pass").bids("blue", "pass").quiet()
    assert scene.s.aside == rows("the_shill")
    scene = street(2).seated("red", main="the_critic")
    scene.seated("blue", main="chip chuck christine charlotte sam sid", second="sally sarah eric eddie")
    scene.comes("the_shill").quiet().told("stays_away", ROWS["the_shill"])


@pytest.mark.rule("RR-SHILL-4")
@pytest.mark.parametrize("seats,stars,star", [(4, 3, True), (4, 4, False), (4, 5, False), (2, 2, True), (2, 3, False)])
def test_the_winner_takes_a_star_below_the_cap_or_keeps_him_for_word_of_mouth(
    seats: int, stars: int, star: bool
) -> None:
    scene = street(seats).gives("red", stars=stars).serves().do(auction_shill)
    scene.s.door = ROWS["the_shill"]
    scene.s.bag.remove(ROWS["the_shill"])
    scene.bids("red", 2)
    for who in ("blue", "green", "gold")[: seats - 1]:
        scene.bids(who, "pass")
    if seats == 2:
        scene.takes("red", "main")
    scene.takes("red", "star" if star else "word", ["star", "word"] if star else ["word"])
    scene.ends("red", stars=stars + star)
    assert scene.s.pusher == (-1 if star else 0)


@pytest.mark.rule("RR-SHILL-5")
def test_the_shill_takes_a_seat_fills_the_room_is_popular_and_pushes_nothing() -> None:
    scene = street().ladder("food profit service ambiance rating popularity").gives("red", stars=4)
    scene.seated("red", main="faith chip larry eric").comes("the_shill").bids("red", 1)
    for who in ("blue", "green", "gold"):
        scene.bids(who, "pass")
    scene.takes("red", "word")
    assert scene.s.filled == [0]  # the fifth guest
    scene.takes("red", "nobody").ranks("food profit service ambiance rating popularity")
    assert scene.house("red").guests() == 5


@pytest.mark.rule("RR-SHILL-6")
def test_critic_and_shill_never_share_a_restaurant() -> None:
    scene = street().gives("red", stars=1).serves().comes("the_critic").sits("red", "the_critic").comes("the_shill")
    assert scene.s.involved == [1, 2, 3]
    scene = street().gives("red", stars=1).serves().comes("the_shill").bids("red", 1)
    for who in ("blue", "green", "gold"):
        scene.bids(who, "pass")
    scene.takes("red", "word").comes("the_critic")
    assert scene.s.critic_at != 0 == scene.s.shill_at

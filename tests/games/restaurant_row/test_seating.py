"""Phase 4: seating, preferences and attraction."""

from typing import Any

import pytest

from prixfixe.games.restaurant_row.guests import open_doors, welcome
from tests.games.restaurant_row.scene import CONTENT, ROWS, Row, rows

ARRIVING = ("comes", "drawn_by_worker", "drawn_by_renovation")  # the facts that tell where a guest goes


def street(seats: int = 4) -> Row:
    """Equal prices, nothing else."""
    return Row(seats).all(face=2).pawn("red")


@pytest.mark.rule("RR-SEAT-1", "RR-EX-14")
def test_the_first_day_has_eleven_to_fourteen_guests_and_the_number_stays() -> None:
    crowds = {street().do(open_doors).s.crowd}
    for seed in range(30):
        scene = Row(4, seed).all(face=2).do(open_doors)
        crowds.add(scene.s.crowd)
    assert crowds == {11, 12, 13, 14}
    scene.s.crowd = 20
    assert scene.do(open_doors).s.crowd in (21, 22, 23, 24)


@pytest.mark.rule("RR-SEAT-1")
def test_there_are_never_more_than_thirty_guests() -> None:
    scene = street()
    scene.s.crowd = 29
    assert scene.do(open_doors).s.crowd == 30


@pytest.mark.rule("RR-SEAT-2")
def test_the_tenth_guest_is_the_critic_and_the_others_are_drawn_without_replacement() -> None:
    scene = street()
    scene.s.bag.remove(ROWS["the_shill"])
    scene.do(open_doors)
    arrivals = [fact.args[0] for fact in scene.news if fact.name in ARRIVING]
    assert arrivals[9] == ROWS["the_critic"]
    assert len(set(arrivals)) == len(arrivals) == scene.s.crowd
    assert set(arrivals) - {ROWS["the_critic"]} == set(range(30)) - set(scene.s.bag) - {
        ROWS["the_critic"],
        ROWS["the_shill"],
    }


@pytest.mark.rule("RR-SEAT-2")
def test_a_discarded_shill_uses_up_his_number() -> None:
    scene = street().all(cash=0).serves()
    scene.s.arrived = 8
    scene.comes("the_shill")
    for who in ("red", "blue", "green", "gold"):
        scene.takes(who, "pass")
    assert (scene.s.arrived, scene.s.aside) == (9, rows("the_shill"))
    scene.s.crowd = 10
    scene.do(welcome)
    assert scene.s.critic_at >= 0  # the next one, number ten, is the Critic


@pytest.mark.rule("RR-SEAT-3")
def test_seating_stops_when_no_restaurant_is_available() -> None:
    scene = street(2)
    scene.s.crowd, scene.s.arrived = 30, 10
    scene.s.bag.remove(ROWS["the_shill"])
    scene.do(open_doors)
    while scene.s.asks:
        scene.takes(scene.s.asks[0].seat, "main")
    assert [r.guests() for r in scene.s.restaurants] == [10, 10]
    assert (scene.s.arrived, len(scene.s.bag)) == (30, 8)


@pytest.mark.rule("RR-SEAT-4")
def test_main_preference_then_secondary_then_third_then_the_pawn() -> None:
    street().gives("blue", stars=4).serves().comes("tina").sits("blue", "tina")  # most stars
    street().gives("blue", stars=4).gives("gold", stars=4, face=1).serves().comes("tina").sits("gold", "tina")
    street().gives("blue", renovations="fish_tank").serves().comes("tina").sits("blue", "tina")  # ambiance
    street().pawn("green").serves().comes("tina").sits("green", "tina").holds_pawn("gold")


@pytest.mark.rule("RR-SEAT-5")
def test_popularity_and_stars_change_from_guest_to_guest() -> None:
    scene = street().gives("gold", staff="bartender").serves().comes("larry").sits("gold", "larry")
    scene.comes("sam").sits("gold", "sam").comes("sid").sits("gold", "sid")
    scene = street().gives("blue", stars=1, menu="truffles").serves().comes("the_critic").ends("blue", stars=5)
    scene.comes("ted").sits("blue", "ted")


@pytest.mark.rule("RR-SEAT-6", "RR-2P-6")
def test_two_players_choose_the_room_while_both_have_a_free_table() -> None:
    scene = street(2).gives("red", stars=4).serves().comes("ted").takes("red", "second", ["main", "second"])
    scene.comes("the_critic").asked("blue", ["main", "second"])
    scene = street(2).gives("red", stars=4).seated("red", second="chip chuck christine charlotte").comes("ted").quiet()
    assert scene.house("red").main == rows("ted")
    scene = (
        street(2)
        .gives("red", stars=4)
        .seated("red", main="chip chuck christine charlotte sam sid")
        .comes("ted")
        .quiet()
    )
    assert scene.house("red").second == rows("ted")


@pytest.mark.rule("RR-2P-6", "RR-DEF-10")
def test_two_players_use_the_patio_only_after_all_ten_tables() -> None:
    scene = street(2).gives("red", stars=4, renovations="patio_seating")
    scene.seated("red", main="chip chuck christine charlotte sam sid", second="sally sarah eric").comes("ted").quiet()
    assert len(scene.house("red").second) == 4
    scene.comes("tom").quiet()
    assert scene.house("red").outside == rows("tom")
    assert scene.house("red").capacity == 12


@pytest.mark.rule("RR-SEAT-7")
def test_the_order_of_full_dining_rooms_is_recorded_and_the_first_spreads_the_word_at_once() -> None:
    scene = street().ladder("profit rating service ambiance food popularity").gives("blue", stars=4)
    scene.seated("blue", main="ted tom tina chip").seated("red", main="sam sid sally sarah").comes("talia")
    assert scene.s.filled == [1]
    scene.ranks("profit rating service ambiance food popularity")  # both are present
    scene = street().ladder("profit rating service ambiance food popularity").gives("blue", stars=4)
    scene.seated("blue", main="ted tom tina sam").comes("talia").ranks("rating profit service ambiance popularity food")


@pytest.mark.rule("RR-SEAT-8")
def test_the_room_is_chosen_before_the_critic_rates_or_the_shill_is_used() -> None:
    scene = street(2).gives("red", stars=4).gives("blue", stars=2).serves().comes("the_critic").ends("blue", stars=2)
    scene.takes("blue", "main").ends("blue", stars=4)
    scene = street(2).serves().comes("the_shill").bids("red", 3).bids("blue", "pass")
    scene.takes("red", "second", ["main", "second"]).takes("red", "star", ["star", "word"])
    assert scene.house("red").second == rows("the_shill")


# ---- preferences, customer by customer

BETTER: dict[str, dict[str, Any]] = {
    "food": {"menu": "wild_salmon"},
    "service": {"staff": "designer"},
    "ambiance": {"renovations": "valet_parking"},
    "rating": {"stars": 3},
}
LIST = {
    "cheapskate": (
        "price",
        "food",
        {"chip": "service", "chuck": "popularity", "christine": "ambiance", "charlotte": "rating"},
    ),
    "executive": ("ambiance", "price", {"eric": "food", "eddie": "service", "erika": "rating", "emily": "popularity"}),
    "local": ("service", "price", {"larry": "food", "luke": "popularity", "lana": "ambiance", "laura": "rating"}),
    "scenester": ("popularity", "price", {"sam": "food", "sid": "service", "sally": "ambiance", "sarah": "rating"}),
    "tourist": ("rating", "price", {"ted": "food", "tom": "service", "tina": "ambiance", "talia": "popularity"}),
    "all": ("food", "price", {"faith": "popularity", "fiona": "ambiance"}),
    "meat": ("meat", "price", {"frank": "service", "fred": "rating"}),
    "seafood": ("seafood", "price", {"felipe": "ambiance", "felix": "popularity"}),
    "vegetable": ("vegetable", "price", {"frida": "rating", "felicia": "service"}),
}
PEOPLE = [(name, main, second, third) for main, second, thirds in LIST.values() for name, third in thirds.items()]
OF_KIND = {"meat": "smoked_sausage", "seafood": "diver_scallops", "vegetable": "fingerling_potatoes"}


def improve(scene: Row, who: str, what: str, guest: str) -> Row:
    """Make a restaurant better in one respect, and in no other that this guest could look at before."""
    if what == "price":
        return scene.gives(who, face=1)
    if what == "popularity":
        others = [name for name, *_ in PEOPLE if name != guest and name[0] != guest[0]]
        return scene.seated(who, main=others[0])
    if what in OF_KIND:
        return scene.gives(who, menu=OF_KIND[what])
    return scene.gives(who, **BETTER[what])


@pytest.mark.rule("RR-PREF-1")
@pytest.mark.parametrize(
    "guest,main,second,third",
    [pytest.param(*person, marks=pytest.mark.row(f"customers.{person[0]}"), id=person[0]) for person in PEOPLE],
)
def test_a_customer_s_three_preferences_in_order(guest: str, main: str, second: str, third: str) -> None:
    scene = improve(street(), "green", third, guest)
    scene.serves().comes(guest).sits("green", guest)  # all else equal, the third decides
    scene = improve(improve(street(), "green", third, guest), "gold", second, guest)
    scene.serves().comes(guest).sits("gold", guest)  # the secondary comes before it
    scene = improve(improve(street(), "gold", second, guest), "blue", main, guest)
    scene.serves().comes(guest).sits("blue", guest)  # and the main preference before that


TYPES = {
    "cheapskate": (4, -1), "executive": (4, 2), "foodie": (8, 0), "local": (4, 0), "scenester": (4, 0),
    "tourist": (4, 0), "critic": (1, 0), "shill": (1, 0),
}  # fmt: skip


@pytest.mark.rule("RR-PREF-1")
@pytest.mark.row(*(f"customer_types.{name}" for name in TYPES))
def test_the_customers_by_type_and_what_they_pay() -> None:
    assert {row.id: (row.count, row.pay) for row in CONTENT.customer_types} == TYPES
    for name, (count, _) in TYPES.items():
        assert sum(1 for row in CONTENT.customers if row.type == name) == count
    assert [row.id for row in CONTENT.customer_types if not row.pays] == ["shill"]


@pytest.mark.rule("RR-PREF-1")
def test_third_preferences_are_spread_evenly_and_look_for_the_highest_value() -> None:
    scene = street().gives("red", stars=1).gives("blue", stars=1).gives("green", stars=1).gives("gold", stars=2)
    scene.serves().comes("laura").sits("gold", "laura")
    for _, _, thirds in LIST.values():
        assert len(set(thirds.values())) == len(thirds)


@pytest.mark.rule("RR-PREF-2")
def test_a_full_restaurant_is_ignored_and_guests_fall_to_their_next_choice() -> None:
    scene = street().gives("blue", stars=5).gives("green", stars=3)
    scene.seated("blue", main="chip chuck christine charlotte sam").comes("ted").sits("green", "ted")


# ---- attraction


@pytest.mark.rule("RR-ATT-1")
def test_the_first_guest_of_a_kind_ignores_all_preferences() -> None:
    scene = street().gives("gold", staff="bartender").gives("blue", staff="master_chef").serves()
    scene.comes("larry").sits("gold", "larry").comes("luke").sits("blue", "luke")


@pytest.mark.rule("RR-ATT-1")
def test_an_attraction_that_fails_on_the_first_guest_is_lost_for_the_round() -> None:
    scene = street().gives("gold", staff="marketer", stars=1).serves().comes("ted")
    assert ROWS["ted"] not in scene.house("gold").main
    scene.gives("gold", stars=2, face=6).serves().comes("tom")
    assert ROWS["tom"] not in scene.house("gold").main
    scene = street().gives("gold", staff="bartender", face=6)
    scene.seated("gold", main="chip chuck christine charlotte sam").comes("larry")
    assert ROWS["larry"] not in scene.house("gold").outside


@pytest.mark.rule("RR-ATT-2")
@pytest.mark.parametrize(
    "token,guest,also",
    [
        pytest.param(
            "celebrity_chef", "faith", {"menu": "baby_beets smoked_sausage"},
            marks=pytest.mark.row("staff.celebrity_chef"),
        ),
        pytest.param("maitre_d", "eric", {"renovations": "fish_tank"}, marks=pytest.mark.row("staff.maitre_d")),
        pytest.param("bartender", "luke", {}, marks=pytest.mark.row("staff.bartender")),
        pytest.param("marketer", "tina", {}, marks=pytest.mark.row("staff.marketer")),
        pytest.param("dance_floor", "sid", {}, marks=pytest.mark.row("renovations.dance_floor")),
        pytest.param(
            "vegetable_garden", "frida", {"menu": "baby_beets fingerling_potatoes"},
            marks=pytest.mark.row("renovations.vegetable_garden"),
        ),
        pytest.param(
            "barbecue_grill", "frank", {"menu": "berkshire_pork"}, marks=pytest.mark.row("renovations.barbecue_grill")
        ),
        pytest.param(
            "fish_tank", "felix", {"menu": "diver_scallops"}, marks=pytest.mark.row("renovations.fish_tank")
        ),
    ],
)  # fmt: skip
def test_each_attraction_draws_its_kind(token: str, guest: str, also: dict[str, Any]) -> None:
    given: dict[str, Any] = {"staff" if token in [row.id for row in CONTENT.staff] else "renovations": token}
    scene = street().gives("gold", face=6, **given).gives("gold", **also)
    scene.gives("red", stars=5, menu="maine_lobster grass_fed_beef truffles", staff="master_chef", face=1)
    scene.gives("red", renovations="complete_renovation").seated("red", main="chip").serves()
    scene.comes(guest).sits("gold", guest)


CONDITIONS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("staff", "celebrity_chef", "faith", {"menu": "truffles"}),
    ("staff", "maitre_d", "eric", {}),
    ("staff", "marketer", "tina", {"stars": 1}),
    ("renovations", "vegetable_garden", "frida", {"menu": "baby_beets"}),
    ("renovations", "barbecue_grill", "frank", {"menu": "smoked_sausage"}),
    ("renovations", "fish_tank", "felix", {"menu": "truffles"}),
]


@pytest.mark.rule("RR-ATT-1", "RR-ATT-2")
@pytest.mark.parametrize("kind,token,guest,short", CONDITIONS, ids=[row[1] for row in CONDITIONS])
def test_no_attraction_works_without_its_condition(kind: str, token: str, guest: str, short: dict[str, Any]) -> None:
    given: dict[str, Any] = {kind: token}
    scene = street().gives("gold", face=6, **given).gives("gold", **short)
    scene.gives("red", stars=5, menu="maine_lobster grass_fed_beef chanterelles", face=1)
    scene.gives("red", renovations="complete_renovation").serves().comes(guest).sits("red", guest)


@pytest.mark.rule("RR-ATT-2")
def test_all_round_foodies_do_not_concern_garden_grill_and_tank() -> None:
    scene = street().gives("gold", renovations="fish_tank", menu="diver_scallops", face=6)
    scene.gives("red", menu="maine_lobster").serves().comes("faith").sits("red", "faith")
    scene.comes("felix").sits("gold", "felix")  # still the first of his taste


@pytest.mark.rule("RR-ATT-3")
def test_the_celebrity_chef_goes_first_and_uses_up_the_chance_of_the_others() -> None:
    scene = street().gives("gold", staff="celebrity_chef", menu="baby_beets smoked_sausage", face=6)
    scene.gives("blue", renovations="vegetable_garden", menu="chanterelles", face=6).gives(
        "red", menu="truffles"
    ).serves()
    scene.comes("frida").sits("gold", "frida").comes("felicia").sits("red", "felicia")


@pytest.mark.rule("RR-ATT-3")
def test_if_the_celebrity_chef_cannot_the_garden_may() -> None:
    scene = street().gives("gold", staff="celebrity_chef", menu="smoked_sausage", face=6)
    scene.gives("blue", renovations="vegetable_garden", menu="chanterelles", face=6).gives(
        "red", menu="truffles"
    ).serves()
    scene.comes("frida").sits("blue", "frida")


@pytest.mark.rule("RR-ATT-4")
def test_the_critic_and_the_shill_are_never_attracted() -> None:
    attractors = "celebrity_chef maitre_d bartender marketer"
    scene = street().gives("gold", staff=attractors, renovations="fish_tank dance_floor", stars=5).serves()
    scene.comes("the_critic").sits("red", "the_critic")
    scene.comes("the_shill").asked("gold", ["pass", 0, 1, 2])
    assert not any(attraction.type >= 6 for attraction in scene.s.tables.attractions)

"""Chapters 1 to 4: rounds, components, geometry, set-up."""

import pytest

from prixfixe import BadOption
from prixfixe.games.sweet_mess import actions, bench, events, mess, scoring
from prixfixe.games.sweet_mess.state import Kitchen
from prixfixe.games.sweet_mess.taking import take_two_bowls
from tests.games.sweet_mess.census import census
from tests.games.sweet_mess.scene import CELL, GAME, KIND, ROWS, Scene

SEEDS = range(12)


def passes(s: Kitchen) -> list[int]:
    """Play a match in which everybody takes the default; the order of the turns."""
    order: list[int] = []
    while s.asks and s.round < 4:
        ask = s.asks[0]
        if GAME.key(ask) == "SM-ACT-2.chosen":
            order.append(ask.seat)
        s.answer(ask.seat, ask.options[0])
    return order


@pytest.mark.rule("SM-GEN-1", "SM-EOT-7")
def test_a_round_is_a_turn_each_from_the_first_player_clockwise() -> None:
    s = GAME.start(3, 1, {"first": "2"})
    assert passes(s) == [1, 2, 0] * 3
    assert s.first == 1


@pytest.mark.rule("SM-GEN-2")
def test_a_mess_interrupts_and_is_over_before_the_take_goes_on() -> None:
    scene = Scene().bowl("r1c1", "cherry", "cherry", "candy").bowl("r1c2", "jello")
    scene.do(taking_two, 0).takes(0, "r1c1").takes(0, "cherry>A")
    assert scene.in_bowl("r1c2") == "cherry jello"  # the Mess came before the second Bowl is asked for
    scene.takes(0, "r1c2").takes(0, "cherry>A").quiet()


def taking_two(s: Kitchen, seat: int) -> None:
    """One Ingredient from each of two Bowls, as a bonus."""
    take_two_bowls(s, seat, 2, 0)


@pytest.mark.rule("SM-GEN-3")
def test_gains_come_from_the_supply_and_discards_go_back() -> None:
    scene = Scene().do(bench.gain_basic, 0, 1, 1).takes(0, "jello").takes(0, "B")
    assert scene.left("jello") == 12
    bench.discard(scene.s, scene.cook(), 1, 1)
    assert (scene.left("jello"), scene.on_bench()) == (13, "")


@pytest.mark.rule("SM-GEN-4")
def test_what_is_optional_can_be_declined_and_the_rest_is_automatic() -> None:
    scene = Scene(2).do(events.secret_spice, 0, 7)
    scene.takes(0, "decline").takes(1, "decline").quiet()
    scene.do(events.tip_jar, 0, 3).quiet()
    assert [cook.gold for cook in scene.s.cooks] == [1, 1]


@pytest.mark.rule("SM-GEN-5")
def test_an_event_goes_round_from_the_active_player() -> None:
    scene = Scene(3).do(events.secret_spice, 1, 7)
    for seat in (1, 2, 0):
        scene.takes(seat, "B")
    scene.quiet()


@pytest.mark.rule("SM-GEN-6")
def test_two_three_and_four_players_set_up_the_same() -> None:
    tables = [GAME.start(seats, 3) for seats in (2, 3, 4)]
    assert len({(sum(s.load), tuple(s.toque), len(s.display), s.tables.end_awards) for s in tables}) == 1
    assert all(len(s.decks[0]) == len(s.decks[1]) == 25 for s in tables)


@pytest.mark.rule("SM-CMP-1")
def test_the_components_are_all_there() -> None:
    found = census(GAME.start(2, 1, {"bench_benefits": True}))
    assert [found[f"ingredient {kind}"] for kind in range(7)] == [13] * 7
    assert [found[f"stored {kind}"] for kind in range(6)] == [4] * 6
    kinds = {name: sum(key.startswith(name) for key in found) for name in ("card", "tool", "award", "benefit")}
    assert kinds == {"card": 58, "tool": 24, "award": 18, "benefit": 18}


@pytest.mark.rule("SM-CMP-2")
def test_ingredients_and_stored_tokens_are_limited_and_gold_is_not() -> None:
    scene = Scene(4).supply("cherry", 0).do(bench.gain_basic, 0, 1, 1)
    assert not scene.offers("cherry")
    for seat in range(4):
        scene.gold(9, seat)
    scene.gold(0).do(events.tip_jar, 0, 3)
    assert [cook.gold for cook in scene.s.cooks] == [1, 9, 9, 9]


@pytest.mark.rule("SM-GEO-1", "SM-MESS-4")
def test_neighbours_are_above_right_below_left() -> None:
    rows = {row.id: row.neighbors for row in ROWS.grid_cell}
    for cell, found in rows.items():
        r, c = int(cell[1]), int(cell[3])
        around = [(r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)]
        assert found == [f"r{a}c{b}" for a, b in around if 0 <= a < 4 and 0 <= b < 4]
    scene = Scene().bowl("r1c1", face="cherry", back="jello").do(spill, CELL.index("r1c1"))
    assert sum(scene.s.load) == 4


def spill(s: Kitchen, cell: int) -> None:
    """Make a Mess."""
    mess.make_a_mess(s, cell, 1)


SPACES = {
    "r0c0": "W0", "r0c3": "E0", "r1c0": "W1 W0", "r1c3": "E0 E1", "r2c0": "W2 W1", "r2c3": "E1 E2",
    "r3c0": "S0 W2", "r3c3": "E2 S2", "r3c1": "S1 S0", "r3c2": "S2 S1",
}  # fmt: skip


@pytest.mark.rule("SM-GEO-3")
@pytest.mark.parametrize("cell", CELL)
@pytest.mark.row(*[f"grid_cell.{cell}" for cell in CELL])
def test_a_mess_reaches_the_leftover_spaces_at_the_outer_corners(cell: str) -> None:
    wanted = SPACES.get(cell, "").split()
    scene = Scene().bowl(cell, face="candy", back="jello").do(spill, CELL.index(cell))
    places = [f"{side}{i}" for side in "WSE" for i in range(3)]
    assert [place for place in places if scene.at(place) == "candy"] == sorted(wanted, key=places.index)
    scene = Scene().bowl(cell, face="candy", back="jello")
    scene.supply("candy", 1 + len(scene.s.tables.neighbours[CELL.index(cell)]))  # the last one goes to the first space
    scene.do(spill, CELL.index(cell))
    assert [place for place in places if scene.at(place) == "candy"] == wanted[:1]


@pytest.mark.rule("SM-GEO-2", "SM-GEO-4")
def test_nine_leftover_spaces_on_three_sides_touch_two_bowls_each() -> None:
    touching = [space for row in ROWS.grid_cell for space in row.leftover]
    assert {space: touching.count(space) for space in touching} == {f"{x}{i}": 2 for x in "WSE" for i in range(3)}
    assert [row.spaces for row in ROWS.leftover_tile[:3]] == [[f"{x}{i}" for i in range(3)] for x in "WES"]
    assert Scene().s.rims == [0, 2, 1]


@pytest.mark.rule("SM-GEO-5")
@pytest.mark.row("leftover_tile.leftover_west", "leftover_tile.leftover_east", "leftover_tile.leftover_south")
@pytest.mark.parametrize("side,middle", [("west", "W1"), ("south", "S1"), ("east", "E1")])
def test_the_gold_icon_lies_under_the_middle_space(side: str, middle: str) -> None:
    scene = Scene().do(actions.act, 0, 3).takes(0, side).quiet()
    assert scene.cook().gold == 1
    scene = Scene().leftover(middle, "jello").do(actions.act, 0, 3).takes(0, side)
    assert scene.cook().gold == 0
    other = Scene().leftover(middle[0] + "0", "jello").do(actions.act, 0, 3).takes(0, side)
    assert other.cook().gold == 1


@pytest.mark.rule("SM-SET-1", "SM-SET-5", "SM-SET-7")
def test_the_table_at_the_start() -> None:
    s = GAME.start(2, 5)
    assert (s.spare, s.toque, s.stores) == ([-1] * 9, [1] * 6, [4] * 6)
    on_bowls = [sum(s.bowl[kind::7]) for kind in range(7)]
    assert [a + b for a, b in zip(s.supply, on_bowls)] == [13] * 7


@pytest.mark.rule("SM-SET-2")
@pytest.mark.row("bowl.bowl_super")
def test_the_super_bowl_starts_on_any_centre_cell_super_side_up() -> None:
    places = set()
    for seed in range(40):
        s = GAME.start(2, seed)
        cell = s.tile.index(15)
        assert s.face[cell] == 6
        places.add(CELL[cell])
    assert places == {"r1c1", "r1c2", "r2c1", "r2c2"}


@pytest.mark.rule("SM-SET-3", "SM-SET-4")
@pytest.mark.row(*[f"bowl.{row.id}" for row in ROWS.bowl[:15]])
def test_the_other_bowls_are_shuffled_and_every_type_shows_two_or_three_times() -> None:
    pairs = [(KIND.index(a), KIND.index(b)) for i, a in enumerate(KIND[:6]) for b in KIND[i + 1 : 6]]
    orders = set()
    for seed in SEEDS:
        s = GAME.start(2, seed)
        orders.add(tuple(s.tile))
        assert sorted(s.tile) == list(range(16))
        assert sorted(s.face.count(kind) for kind in range(6)) == [2, 2, 2, 3, 3, 3]
        for cell in range(16):
            if s.tile[cell] < 15:
                assert s.face[cell] in pairs[s.tile[cell]]
    assert len(orders) == len(SEEDS)


@pytest.mark.rule("SM-SET-6", "SM-EX-1")
def test_bowls_start_with_two_or_one_by_how_often_their_type_shows() -> None:
    for seed in SEEDS:
        s = GAME.start(2, seed)
        for cell in range(16):
            kind = s.face[cell]
            wanted = 1 if kind == 6 or s.face.count(kind) == 3 else 2
            assert s.bowl[cell * 7 + kind] == s.load[cell] == wanted
        assert sum(s.load) == 22
        assert sorted(s.supply[:6]) == [9, 9, 9, 10, 10, 10]
        assert s.supply[6] == 12


@pytest.mark.rule("SM-SET-8")
def test_awards_are_stacked_highest_on_top() -> None:
    s = GAME.start(2, 1)
    assert [s.tables.award_points[s.top_award(type)] for type in range(3)] == [7, 7, 7]
    assert [[s.tables.award_points[i] for i in stack] for stack in s.tables.stacks] == [[7, 6, 5, 4, 3, 2]] * 3


@pytest.mark.rule("SM-SET-9", "SM-SET-15")
def test_tools_are_dealt_face_down_one_each() -> None:
    seen = set()
    for seed in SEEDS:
        s = GAME.start(4, seed)
        assert [(len(cook.hand), len(cook.down)) for cook in s.cooks] == [(0, 1)] * 4
        assert len(s.tools) == 20
        seen.add(s.cooks[0].down[0])
    assert len(seen) > 5


@pytest.mark.rule("SM-SET-10")
def test_the_display_starts_with_four_recipes_a_row_and_the_events_stay_in_the_decks() -> None:
    for seed in SEEDS:
        s = GAME.start(2, seed)
        assert [s.tables.level[recipe] for recipe in s.display] == [1] * 4 + [2] * 4
        assert [sum(card >= 48 for card in deck) for deck in s.decks] == [5, 5]
        assert [len(deck) for deck in s.decks] == [25, 25]


@pytest.mark.rule("SM-SET-11")
def test_the_first_player_is_random_or_chosen() -> None:
    assert {GAME.start(4, seed).first for seed in range(30)} == {0, 1, 2, 3}
    assert GAME.start(4, 1, {"first": "3"}).first == 2
    with pytest.raises(BadOption, match="there are 2 players"):
        GAME.start(2, 1, {"first": "3"})


@pytest.mark.rule("SM-SET-12")
def test_players_start_on_the_middle_box_without_gold() -> None:
    for cook in GAME.start(3, 1).cooks:
        assert (cook.marker, cook.gold, cook.reserved, cook.awards) == (1, 0, -1, [-1] * 6)


@pytest.mark.rule("SM-SET-13", "SM-SET-14")
def test_everybody_chooses_a_side_and_places_two_ingredients_in_secret() -> None:
    scene = Scene()
    s = scene.s = GAME.start(2, 4)
    kinds = [KIND[s.tables.chef_type[cook.chef]] for cook in s.cooks]
    scene.takes(1, 1, out_of=[0, 1]).takes(1, "C1", out_of=["A", "B", "C1"]).takes(
        1, "C2", out_of=["A", "B", "C1", "C2"]
    )
    assert GAME.view(s, 0)["cooks"][1]["side"] == -1
    assert GAME.view(s, 0)["cooks"][1]["bench"] == [[0] * 7] * 4
    scene.takes(0, 0).takes(0, "A").takes(0, "A")
    assert [scene.on_bench(0), scene.on_bench(1)] == [f"A:{kinds[0]} super", f"C1:{kinds[1]} C2:super"]
    assert (s.cooks[1].side, GAME.view(s, 0)["cooks"][1]["side"]) == (1, 1)
    assert len({GAME.start(2, seed).cooks[0].chef for seed in SEEDS}) > 3


@pytest.mark.rule("SM-TURN-1")
def test_the_steps_of_a_turn_in_order() -> None:
    scene = Scene().slot(0, "lava_cake").bench("A:cherry").do(actions.turn, 0)
    steps = []
    while scene.s.asks:
        steps.append((scene.rule(), scene.completed()))
        scene.takes(0, scene.options()[-1 if scene.rule() == "SM-ACT-2" and len(scene.options()) == 2 else 0])
    wanted = [
        ("SM-ACT-2", ""),
        ("SM-RES-1", ""),
        ("SM-ICO-5", "lava_cake"),
        ("SM-AWD-1", "lava_cake"),
        ("SM-EOT-6", "lava_cake"),
    ]
    assert steps == wanted


@pytest.mark.rule("SM-TURN-2")
def test_what_is_prepared_in_step_four_has_missed_the_advance() -> None:
    scene = Scene().hand("piping_bag").bench("A:candy candy B:cream C1:cream").display("sprinkle_cupcakes")
    scene.do(actions.turn, 0).takes(0, "left nothing").takes(0, "go on")
    scene.takes(0, "play piping_bag prepare").takes(0, "sprinkle_cupcakes").takes(0, "slot 0")
    while scene.rule() == "SM-PAY-2":
        scene.takes(0, scene.options()[0])
    assert scene.below()[0] == "sprinkle_cupcakes"
    assert scene.completed() == ""


@pytest.mark.rule("SM-TURN-2")
def test_a_recipe_completed_by_a_tool_in_step_four_serves_in_the_same_step() -> None:
    scene = Scene().hand("kitchen_timer").slot(1, "lava_cake").done("swiss_roll").do(actions.turn, 0)
    scene.takes(0, "left nothing").takes(0, "go on")
    assert not scene.offers("cake bottom")
    scene.takes(0, "play kitchen_timer advance").takes(0, "decline")
    assert scene.offers("cake bottom")


@pytest.mark.rule("SM-TURN-3")
def test_a_recipe_in_slot_zero_is_completed_and_serves_the_same_turn() -> None:
    scene = Scene().bench("A:candy candy B:cream C1:cream super").display("sprinkle_cupcakes").done("swiss_roll")
    scene.cook().marker = 0
    scene.do(actions.turn, 0).takes(0, "middle prepare_recipes").takes(0, "sprinkle_cupcakes").takes(0, "slot 0")
    while scene.rule() == "SM-PAY-2":
        scene.takes(0, scene.options()[0])
    scene.takes(0, "none").takes(0, "go on").takes(0, "go on").takes(0, "decline")
    assert scene.completed() == "swiss_roll sprinkle_cupcakes"
    assert scene.offers("cake bottom")


@pytest.mark.rule("SM-TURN-3")
def test_a_reserved_recipe_in_slot_zero_paid_in_step_two_is_completed() -> None:
    scene = Scene().bench("A:candy candy B:cream C1:cream").slot(0, "sprinkle_cupcakes", reserved=True)
    scene.do(actions.turn, 0).takes(0, "left nothing").takes(0, "unreserve")
    while scene.rule() == "SM-PAY-2":
        scene.takes(0, scene.options()[0])
    scene.takes(0, "go on")
    assert scene.completed() == "sprinkle_cupcakes"


def test_the_round_is_counted() -> None:
    scene = Scene().do(scoring.play_round)
    assert scene.s.round == 2

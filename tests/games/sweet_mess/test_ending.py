"""Chapter 14: end of turn and Events."""

import pytest

from prixfixe.games.sweet_mess import actions, ending, events
from prixfixe.games.sweet_mess.scoring import play_round
from tests.games.sweet_mess.scene import CELL, RECIPE, Scene, ids

EVENT = ids("event")


def event(scene: Scene, name: str, seat: int = 0) -> Scene:
    """An Event is drawn in the turn of a seat."""
    return scene.do(ending.draw_event, seat, len(RECIPE) + EVENT.index(name))


FULL = ["lava_cake", "nougat", "mud_pie", "cream_pie", "black_forest", "red_velvet", "opera_cake", "wedding_cake"]


@pytest.mark.rule("SM-EOT-1")
def test_the_benefit_check_comes_first() -> None:
    scene = Scene(bench_benefits=True).bench("A:cherry cherry B:jello candy")
    scene.s.left, scene.s.middle, scene.s.right = 0, 10, [1]
    scene.do(ending.end_turn, 0)
    assert [fact.name for fact in scene.news][:2] == ["benefit", "gold"]
    assert scene.rule() == "SM-EOT-6"


@pytest.mark.rule("SM-EOT-2", "SM-RUL-24", "SM-RUL-73")
def test_rows_slide_to_the_right_and_fill_from_the_right_bottom_row_first() -> None:
    scene = Scene().display("", "nougat", "", "cream_pie", "black_forest", "", "opera_cake", "wedding_cake")
    scene.stacked(1, "lava_cake", "lollipops").stacked(2, "candy_castle").do(ending.refill, 0).quiet()
    shown = scene.shown()
    assert shown[:2] == ["nougat", "cream_pie"]
    assert sorted(shown[2:4]) == ["lava_cake", "lollipops"]
    assert shown[4:] == ["black_forest", "opera_cake", "wedding_cake", "candy_castle"]
    assert [fact.name for fact in scene.news] == ["dealt"] * 3


@pytest.mark.rule("SM-EOT-3")
def test_an_event_interrupts_the_refill_and_leaves_the_game() -> None:
    scene = Scene().display("", *FULL[1:]).stacked(1, "tip_jar").stacked(2).do(ending.refill, 0).quiet()
    assert [cook.gold for cook in scene.s.cooks] == [1, 1]
    assert scene.s.gone == [len(RECIPE) + EVENT.index("tip_jar")]
    again = Scene().display("", *FULL[1:]).stacked(1, "secret_spice", "lava_cake").stacked(2)
    again.s.decks[0] = again.s.decks[0][1:] + again.s.decks[0][:1]
    again.do(ending.refill, 0)
    while again.s.asks:
        assert again.shown()[3] == ""
        again.takes(again.s.asks[0].seat, "B")
    assert again.shown()[3] == "lava_cake"


@pytest.mark.rule("SM-EOT-4", "SM-RUL-25", "SM-RUL-61")
def test_an_empty_deck_is_replaced_by_the_other_one() -> None:
    scene = Scene().display("", "", *FULL[2:]).stacked(1).stacked(2, "candy_castle").do(ending.refill, 0).quiet()
    assert scene.shown()[:4] == ["mud_pie", "cream_pie", "candy_castle", ""]


@pytest.mark.rule("SM-EOT-5")
def test_the_turn_ends_with_tools_to_hand_after_the_refill() -> None:
    scene = Scene().display(*FULL[:7]).stacked(2, "tool_delivery").stacked(1).do(ending.end_turn, 0).quiet()
    assert [(len(cook.hand), len(cook.down)) for cook in scene.s.cooks] == [(1, 0), (0, 1)]


@pytest.mark.rule("SM-EOT-6", "SM-RUL-63")
def test_bench_cleanup_discards_any_number() -> None:
    scene = Scene().bench("A:cherry cherry B:super").do(ending.clean_up, 0)
    scene.takes(0, "cherry>A", out_of=["done", "cherry>A", "super>B"]).takes(0, "super>B").takes(0, "done").quiet()
    assert (scene.on_bench(), scene.left("cherry"), scene.left("super")) == ("A:cherry", 12, 13)


@pytest.mark.rule("SM-EOT-7")
def test_the_turn_passes_clockwise() -> None:
    scene = Scene(3).stacked(1).stacked(2)
    scene.s.first = 2
    scene.do(play_round)
    seats: list[int] = []
    while len(seats) < 4:
        ask = scene.s.asks[0]
        seats += [ask.seat] if scene.rule(ask.seat) == "SM-ACT-2" else []
        scene.takes(ask.seat, ask.options[0])
    assert seats == [2, 0, 1, 2]


@pytest.mark.rule("SM-EVT-1", "SM-RUL-47")
@pytest.mark.row("event.super_splash")
def test_super_splash() -> None:
    scene = Scene().bowl("r1c1", "jello")
    cell = scene.s.tile.index(15)
    scene.s.tile[cell], scene.s.tile[5] = scene.s.tile[5], 15
    scene.s.face[5] = 3
    scene.bowl("r0c1", "jello jello jello jello")
    event(scene, "super_splash").quiet()
    assert (scene.face("r1c1"), scene.in_bowl("r1c1")) == ("super", "jello")
    assert [scene.in_bowl(x) for x in ("r1c2", "r2c1", "r1c0")] == ["super"] * 3
    assert "super" not in scene.in_bowl("r0c1")


@pytest.mark.rule("SM-EVT-2")
@pytest.mark.row("event.tool_delivery")
def test_tool_delivery() -> None:
    scene = event(Scene(3), "tool_delivery").quiet()
    assert [len(cook.down) for cook in scene.s.cooks] == [1, 1, 1]


@pytest.mark.rule("SM-EVT-3")
@pytest.mark.row("event.corner_chaos")
def test_corner_chaos() -> None:
    scene = Scene().bowl("r0c0", "cream", "cherry", "jello").bowl("r0c3", "", "cherry", "candy")
    scene.bowl("r3c3", "", "cherry", "crust").bowl("r3c0", "", "cherry", "cream")
    event(scene.supply("cherry", 14), "corner_chaos").quiet()
    assert [scene.face(cell) for cell in ("r0c0", "r0c3", "r3c3", "r3c0")] == ["cherry"] * 4
    assert [scene.in_bowl(cell) for cell in ("r0c0", "r0c1", "r1c0", "r0c2", "r3c1")] == ["cream"] + ["cherry"] * 4
    assert [scene.at(place) for place in ("W0", "E0", "E2", "S2", "S0", "W2", "W1")] == ["cherry"] * 6 + [""]
    short = Scene().bowl("r0c0", face="cherry", back="jello").bowl("r0c3", face="cherry", back="candy")
    short.bowl("r3c3", face="cherry", back="crust").bowl("r3c0", face="cherry", back="cream").supply("cherry", 4)
    event(short, "corner_chaos")
    assert [short.in_bowl(cell) for cell in ("r0c1", "r1c0", "r1c3", "r0c2")] == ["cherry", "cherry", "cherry", "jello"]


@pytest.mark.rule("SM-EVT-4")
@pytest.mark.row("event.tip_jar")
def test_tip_jar() -> None:
    scene = event(Scene(3).gold(9, 1), "tip_jar").quiet()
    assert [cook.gold for cook in scene.s.cooks] == [1, 9, 1]


@pytest.mark.rule("SM-EVT-5")
@pytest.mark.row("event.restock")
def test_restock() -> None:
    scene = Scene().fill("cherry")
    for cell, face in (("r0c0", "jello"), ("r2c2", "super")):
        i = CELL.index(cell)
        scene.s.bowl[i * 7] = scene.s.load[i] = 0
        scene.s.face[i] = {"jello": 1, "super": 6}[face]
    event(scene.supply("jello", 5), "restock").quiet()
    assert (scene.in_bowl("r0c0"), scene.in_bowl("r2c2"), scene.in_bowl("r0c1")) == (
        "jello jello",
        "super super",
        "cherry",
    )


@pytest.mark.rule("SM-EVT-6")
@pytest.mark.row("event.hot_oven")
def test_hot_oven() -> None:
    scene = Scene().slot(0, "lava_cake", 0).slot(1, "nougat", 1).slot(0, "mud_pie", 1)
    event(scene, "hot_oven", 1)
    assert (scene.below(1)[0], scene.below(0)[0]) == (
        "nougat",
        "lava_cake",
    )  # the first player is finished before the next
    scene.takes(1, "B").takes(0, "decline").quiet()
    assert (scene.completed(0), scene.completed(1)) == ("lava_cake", "mud_pie")


@pytest.mark.rule("SM-EVT-6")
def test_hot_oven_is_mandatory_and_loses_reserved_recipes() -> None:
    scene = event(Scene().slot(0, "lava_cake", 1, reserved=True), "hot_oven").quiet()
    assert RECIPE.index("lava_cake") in scene.s.gone


@pytest.mark.rule("SM-EVT-7", "SM-RUL-27")
@pytest.mark.row("event.pantry_day")
def test_pantry_day() -> None:
    scene = event(Scene().bench("A:cherry", 0).bench("A:jello", 1), "pantry_day", 1)
    scene.takes(1, "jello>A", out_of=["jello>A", "decline"]).takes(0, "decline").quiet()
    assert (scene.stored(1), scene.on_bench(1), scene.stored(0)) == ("jello", "", "")


@pytest.mark.rule("SM-EVT-8")
@pytest.mark.row("event.secret_spice")
def test_secret_spice() -> None:
    scene = event(Scene(), "secret_spice").takes(0, "B", out_of=["A", "B", "C1", "C2", "decline"]).takes(1, "A").quiet()
    assert (scene.on_bench(0), scene.on_bench(1)) == ("B:super", "A:super")


@pytest.mark.rule("SM-EVT-9")
@pytest.mark.row("event.fruit_and_cream")
def test_fruit_and_cream() -> None:
    scene = event(Scene().bowl("r0c0", "jello"), "fruit_and_cream").quiet()
    assert (scene.in_bowl("r0c0"), scene.in_bowl("r0c1")) == ("jello", "cherry candy cream")
    assert scene.left("cherry") == 0


@pytest.mark.rule("SM-EVT-10")
@pytest.mark.row("event.cocoa_and_crust")
def test_cocoa_and_crust() -> None:
    scene = event(Scene().bowl("r0c0", "cherry"), "cocoa_and_crust").quiet()
    assert (scene.in_bowl("r0c0"), scene.in_bowl("r0c1")) == ("cherry", "jello crust chocolate")


@pytest.mark.rule("SM-EVT-11")
def test_missing_types_of_an_event_are_substituted_one_by_one() -> None:
    scene = event(Scene().supply("cherry", 1), "fruit_and_cream").quiet()
    assert scene.in_bowl("r0c0") == "cherry candy cream"
    assert scene.in_bowl("r0c1") == "jello candy cream"
    assert events.empty_bowls(scene.s) == []


@pytest.mark.rule("SM-EVT-12", "SM-RUL-75")
def test_events_of_the_last_turn_take_effect() -> None:
    scene = Scene().display("", *FULL[1:]).stacked(1, "tip_jar").stacked(2)
    scene.s.round = scene.s.last = 9
    scene.do(actions.turn, 1)
    while scene.s.asks:
        scene.takes(1, scene.options(1)[0])
    assert [cook.gold for cook in scene.s.cooks] == [1, 1]

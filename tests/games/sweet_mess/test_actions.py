"""Chapter 7: boxes, actions, picking from Bowls and Leftover tiles."""

import pytest

from prixfixe.games.sweet_mess import actions, preparing, taking
from tests.games.sweet_mess.scene import Scene


def at_box(scene: Scene, box: int) -> Scene:
    """The marker lies on a box, and the turn starts."""
    scene.cook().marker = box
    scene.do(actions.choose_action, 0)
    return scene


@pytest.mark.rule("SM-ACT-1")
@pytest.mark.row("action_box.box_left", "action_box.box_middle", "action_box.box_right")
def test_three_boxes_with_two_actions_each() -> None:
    scene = (
        Scene().fill("cherry").slot(3, "lava_cake").bench("A:candy candy B:cream C1:cream").display("sprinkle_cupcakes")
    )
    left, middle = ["left pick_ingredients", "left draw_tool"], ["middle prepare_recipes", "middle advance"]
    right = ["right pick_leftovers", "right pick_ingredients"]
    at_box(scene, 0).asked(0, [*middle, *right, "middle nothing", "right nothing"])
    at_box(scene, 1).asked(0, [*left, *right, "left nothing", "right nothing"])
    at_box(scene, 2).asked(0, [*left, *middle, "left nothing", "middle nothing"])


@pytest.mark.rule("SM-ACT-2")
def test_the_marker_must_move_and_one_action_is_performed() -> None:
    scene = at_box(Scene().fill("cherry"), 2)
    assert not scene.offers("right pick_ingredients") and not scene.offers("right nothing")
    scene.takes(0, "left draw_tool")
    assert (scene.cook().marker, len(scene.cook().down)) == (0, 1)


@pytest.mark.rule("SM-ACT-3")
def test_the_other_action_of_the_box_costs_one_gold() -> None:
    scene = (
        at_box(Scene().fill("cherry").gold(1), 1).takes(0, "left draw_tool").takes(0, "buy", out_of=["buy", "go on"])
    )
    assert scene.cook().gold == 0
    scene.takes(0, "r0c0").takes(0, "cherry>A").quiet()
    poor = at_box(Scene().fill("cherry"), 1).takes(0, "left draw_tool")
    assert not poor.offers("buy")


@pytest.mark.rule("SM-ACT-4")
def test_the_two_actions_come_in_either_order() -> None:
    scene = (
        at_box(Scene().fill("cherry").gold(1), 1)
        .takes(0, "left pick_ingredients")
        .takes(0, "r0c0")
        .takes(0, "cherry>A")
    )
    scene.takes(0, "buy").quiet()
    assert (len(scene.cook().down), scene.cook().total[0]) == (1, 1)


@pytest.mark.rule("SM-ACT-5", "SM-PICK-1")
@pytest.mark.row("action.pick_ingredients")
def test_pick_up_to_four_of_any_mix_from_one_bowl() -> None:
    scene = Scene().bowl("r1c1", "cherry cherry jello candy").do(actions.act, 0, 0).takes(0, "r1c1", out_of=["r1c1"])
    for code in ("cherry>A", "jello>B", "candy>B", "cherry>A"):
        scene.takes(0, code)
    scene.quiet()
    assert scene.on_bench() == "A:cherry cherry B:jello candy"


@pytest.mark.rule("SM-PICK-1")
def test_a_pick_ends_after_four() -> None:
    scene = Scene().bowl("r1c1", "cherry cherry cherry cherry")
    scene.s.bowl[5 * 7] = scene.s.load[5] = 5  # one more than a Bowl holds
    scene.do(actions.act, 0, 0).takes(0, "r1c1")
    for group in ("A", "A", "A", "A"):
        scene.takes(0, f"cherry>{group}")
    scene.quiet()


@pytest.mark.rule("SM-PICK-2")
def test_a_pick_may_stop_early_but_not_before_the_first() -> None:
    scene = Scene().bowl("r1c1", "cherry cherry").do(actions.act, 0, 0).takes(0, "r1c1")
    assert not scene.offers("stop")
    scene.takes(0, "cherry>A").takes(0, "stop").quiet()
    assert scene.in_bowl("r1c1") == "cherry"


@pytest.mark.rule("SM-PICK-3", "SM-MESS-1")
def test_the_last_ingredient_of_a_bowl_makes_a_mess() -> None:
    scene = (
        Scene()
        .bowl("r1c1", "jello", "cherry", "candy")
        .do(actions.act, 0, 0)
        .takes(0, "r1c1")
        .takes(0, "jello>A")
        .quiet()
    )
    assert [scene.in_bowl(cell) for cell in ("r0c1", "r1c2", "r2c1", "r1c0")] == ["cherry"] * 4
    assert (scene.face("r1c1"), scene.in_bowl("r1c1")) == ("candy", "")


@pytest.mark.rule("SM-ACT-6")
@pytest.mark.row("action.draw_tool")
def test_draw_a_tool_places_it_face_down() -> None:
    scene = Scene().do(actions.act, 0, 1).quiet()
    assert (len(scene.cook().down), len(scene.cook().hand), len(scene.s.tools)) == (1, 0, 23)


@pytest.mark.rule("SM-ACT-7")
@pytest.mark.row("action.advance")
def test_the_advance_action_comes_on_top_of_step_three() -> None:
    scene = Scene().slot(2, "lava_cake")
    scene.cook().marker = 0
    scene.do(actions.turn, 0).takes(0, "middle advance")
    assert scene.below() == ["", "lava_cake", "", ""]
    scene.takes(0, "go on").takes(0, "go on")
    assert scene.below() == ["lava_cake", "", "", ""]


@pytest.mark.rule("SM-ACT-8")
@pytest.mark.row("action.prepare_recipes")
def test_one_or_two_recipes_from_a_display_that_stays_as_it_is() -> None:
    scene = Scene().chef("jello", "A").bench("A:candy candy candy candy B:cream super C1:cream cream C2:super super")
    scene.display("swiss_roll", "sprinkle_cupcakes", "lollipops").do(actions.act, 0, 4)
    scene.takes(0, "sprinkle_cupcakes").takes(0, "slot 0")
    while scene.rule() == "SM-PAY-2":
        scene.takes(0, scene.options()[0])
    assert scene.shown()[:3] == ["swiss_roll", "", "lollipops"]
    scene.takes(0, "lollipops").takes(0, "slot 1")
    while scene.s.asks:
        scene.takes(0, scene.options()[0])
    assert scene.below() == ["sprinkle_cupcakes", "lollipops", "", ""]
    assert scene.cook().gold == 1


@pytest.mark.rule("SM-ACT-8", "SM-TOOL-2", "SM-RUL-13")
def test_a_tool_between_two_recipes_helps_to_pay_the_second() -> None:
    scene = Scene().chef("jello", "A").hand("jam_jar").display("sprinkle_cupcakes", "lollipops")
    scene.bench("A:candy candy candy candy B:cream C1:cream C2:cherry").do(actions.act, 0, 4)
    scene.takes(0, "sprinkle_cupcakes").takes(0, "slot 0")
    while scene.rule() == "SM-PAY-2":
        scene.takes(0, scene.options()[0])
    assert not scene.offers("lollipops")
    scene.takes(0, "play jam_jar gain_basic").takes(0, "cherry").takes(0, "B")
    assert scene.offers("lollipops")


@pytest.mark.rule("SM-ACT-9", "SM-LEFT-1")
@pytest.mark.row("action.pick_leftovers")
def test_pick_leftovers_from_one_tile_even_an_empty_one() -> None:
    scene = Scene().leftover("W0", "cherry").leftover("W2", "jello").leftover("E0", "candy").do(actions.act, 0, 3)
    scene.takes(0, "west", out_of=["west", "south", "east"]).takes(0, "W0>A").takes(
        0, "W2>B", out_of=["W2>B", "W2>C1", "W2>C2", "stop"]
    )
    scene.quiet()
    assert (scene.on_bench(), scene.at("E0")) == ("A:cherry B:jello", "candy")
    scene.do(actions.act, 0, 3).takes(0, "south").quiet()


@pytest.mark.rule("SM-ACT-10", "SM-RUL-70")
def test_an_action_is_offered_only_if_it_changes_something_and_nothing_always() -> None:
    scene = at_box(Scene().gold(9), 2)
    scene.s.tools = []
    scene = at_box(scene, 2).asked(0, ["left nothing", "middle nothing"])
    scene.takes(0, "left nothing").quiet()  # no second action after "nothing"
    assert at_box(Scene(), 0).offers("right pick_leftovers")
    assert not at_box(Scene().gold(9), 0).offers("right pick_leftovers")


@pytest.mark.rule("SM-ACT-10")
def test_a_second_action_needs_gold_and_a_use() -> None:
    scene = at_box(Scene().gold(5), 0).takes(0, "right pick_leftovers").takes(0, "west")
    assert not scene.offers("buy")  # every Bowl is empty


@pytest.mark.rule("SM-LEFT-2", "SM-RUL-18")
def test_the_icon_gives_gold_before_the_ingredients_are_taken() -> None:
    scene = Scene().leftover("W1", "cherry").do(actions.act, 0, 3).takes(0, "west").takes(0, "W1>A").quiet()
    assert scene.cook().gold == 0
    scene = Scene().leftover("W0", "cherry").do(actions.act, 0, 3).takes(0, "west")
    assert scene.cook().gold == 1


@pytest.mark.rule("SM-LEFT-3")
def test_up_to_three_leftovers_and_the_rest_stays() -> None:
    scene = Scene().leftover("W0", "cherry").leftover("W1", "cherry").leftover("W2", "cherry").do(actions.act, 0, 3)
    scene.takes(0, "west").takes(0, "W2>A").takes(0, "W0>A").takes(0, "stop").quiet()
    assert (scene.at("W1"), scene.on_bench()) == ("cherry", "A:cherry cherry")


@pytest.mark.rule("SM-LEFT-4", "SM-MESS-6")
def test_leftover_tiles_never_make_a_mess() -> None:
    scene = Scene().leftover("S0", "cherry").do(taking.take_leftovers, 0, 2, 1).takes(0, "S0>A").quiet()
    assert sum(scene.s.load) == 0


@pytest.mark.rule("SM-ACT-8")
def test_the_prepare_action_may_be_left_after_one_recipe() -> None:
    scene = Scene().bench("A:candy candy B:cream C1:cream").display("sprinkle_cupcakes").do(actions.act, 0, 4)
    scene.takes(0, "none").quiet()
    assert preparing.payables(scene.s, 0) == [0]

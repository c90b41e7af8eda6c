"""Chapter 16: effect icons."""

import pytest

from prixfixe.games.sweet_mess import actions, bench, effects, preparing, taking, tools
from prixfixe.games.sweet_mess.effects import EFFECTS
from prixfixe.games.sweet_mess.state import use
from prixfixe.games.sweet_mess.tables import DRAW_TOOL, GAIN_GOLD, GAIN_SUPER, GOLD_ICON, MOVE_ON, STORE
from tests.games.sweet_mess.scene import KIND, Scene


def standard(scene: Scene, effect: str) -> int:
    """The standard amount of an effect."""
    return scene.s.tables.effect_amount[EFFECTS.index(effect)]


def test_rules_name_effects_by_their_number() -> None:
    named = {GOLD_ICON: "gold_icon", STORE: "store", GAIN_SUPER: "gain_super"}
    named |= {MOVE_ON: "advance", DRAW_TOOL: "draw_tool", GAIN_GOLD: "gain_gold"}
    assert {number: EFFECTS[number] for number in named} == named


@pytest.mark.rule("SM-ICO-1")
@pytest.mark.row("effect.gain_basic")
def test_gain_basic_gives_any_basics_one_by_one_and_never_a_super() -> None:
    scene = Scene()
    assert standard(scene, "gain_basic") == 1
    scene.do(bench.gain_basic, 0, 2, 0).takes(0, "cream", out_of=["decline", *KIND[:6]]).takes(0, "A")
    scene.takes(0, "cream").takes(0, "A").quiet()
    assert scene.on_bench() == "A:cream cream"


@pytest.mark.rule("SM-ICO-2")
@pytest.mark.row("effect.take_bowl")
def test_take_bowl_takes_two_from_one_bowl_without_a_hand_move() -> None:
    scene = Scene(hand_tokens=True).bowl("r0c0", "cherry cherry cherry")
    assert standard(scene, "take_bowl") == 2
    scene.do(taking.take_bowl, 0, 2, 0).takes(0, "r0c0", out_of=["decline", "r0c0"]).takes(0, "cherry>A").takes(
        0, "cherry>A"
    ).quiet()
    assert scene.in_bowl("r0c0") == "cherry"


@pytest.mark.rule("SM-ICO-5")
@pytest.mark.row("effect.gain_super")
def test_gain_super_places_supers_one_by_one() -> None:
    scene = Scene()
    assert standard(scene, "gain_super") == 1
    scene.supply("super", 1).do(bench.gain_super, 0, 2, 0).takes(0, "A").takes(0, "jello").takes(0, "B").quiet()
    assert scene.on_bench() == "A:super B:jello"


@pytest.mark.rule("SM-ICO-6", "SM-RUL-41", "SM-RUL-23")
@pytest.mark.row("effect.take_two_bowls")
def test_take_two_bowls_takes_one_each_from_two_different_bowls() -> None:
    scene = Scene().bowl("r0c0", "cherry cherry").bowl("r3c3", "jello")
    assert standard(scene, "take_two_bowls") == 2
    scene.do(taking.take_two_bowls, 0, 2, 1).takes(0, "r0c0", out_of=["r0c0", "r3c3"]).takes(0, "cherry>A")
    scene.takes(0, "r3c3", out_of=["decline", "r3c3"]).takes(0, "jello>B").quiet()
    assert scene.on_bench() == "A:cherry B:jello"
    only = (
        Scene().bowl("r0c0", "cherry cherry").do(taking.take_two_bowls, 0, 2, 1).takes(0, "r0c0").takes(0, "cherry>A")
    )
    only.quiet()


@pytest.mark.rule("SM-ICO-7")
@pytest.mark.row("effect.take_leftovers")
def test_take_leftovers_takes_two_from_any_tiles_without_icons() -> None:
    scene = Scene().leftover("W0", "cherry").leftover("E2", "jello").leftover("S0", "candy")
    assert standard(scene, "take_leftovers") == 2
    scene.do(taking.take_leftovers, 0, 2, 0).takes(0, "W0>A").takes(0, "E2>B").quiet()
    assert (scene.on_bench(), scene.cook().gold) == ("A:cherry B:jello", 0)


@pytest.mark.rule("SM-ICO-8", "SM-ICO-15", "SM-RUL-40")
@pytest.mark.row("effect.swap_super")
def test_swap_super_discards_a_super_for_two_basics() -> None:
    full = "A:cherry cherry cherry cherry B:jello candy crust super C1:jello jello C2:candy candy"
    scene = Scene().bench(full)
    assert standard(scene, "swap_super") == 2
    scene.do(effects.swap_super, 0, 2, 1).takes(0, "B", out_of=["B"])
    scene.takes(0, "cream", out_of=["cherry", "cream", "chocolate"]).takes(0, "B").quiet()  # then the Bench is full
    assert scene.left("super") == 13


@pytest.mark.rule("SM-ICO-9")
@pytest.mark.row("effect.prepare")
def test_prepare_prepares_one_recipe() -> None:
    scene = Scene().bench("A:candy candy B:cream super C1:cream super").display("sprinkle_cupcakes", "lollipops")
    assert standard(scene, "prepare") == 1
    scene.do(preparing.prepare, 0, 1, 0).takes(0, "sprinkle_cupcakes").takes(0, "slot 0")
    while scene.s.asks:
        scene.takes(0, scene.options()[0])
    assert scene.below() == ["sprinkle_cupcakes", "", "", ""]


@pytest.mark.rule("SM-ICO-10", "SM-ICO-15")
@pytest.mark.row("effect.distill")
def test_distill_discards_any_ingredient_for_two_supers() -> None:
    scene = Scene().bench("A:cherry B:super")
    assert standard(scene, "distill") == 2
    scene.do(effects.distill, 0, 2, 1).takes(0, "cherry>A", out_of=["cherry>A", "super>B"])
    assert not scene.offers("decline")
    scene.takes(0, "A").takes(0, "A", out_of=["A", "B", "C1", "C2", "decline"]).quiet()
    assert (scene.on_bench(), scene.left("cherry")) == ("A:super super B:super", 13)


@pytest.mark.rule("SM-ICO-11")
@pytest.mark.row("effect.advance")
def test_advance_moves_the_recipes_and_may_be_refused_as_a_bonus() -> None:
    scene = Scene().slot(2, "lava_cake").do(effects.advance, 0, 1, 1).quiet()
    assert scene.below() == ["", "lava_cake", "", ""]
    scene.do(effects.advance, 0, 1, 0).takes(0, "no", out_of=["yes", "no"]).quiet()
    assert scene.below() == ["", "lava_cake", "", ""]
    scene.do(effects.advance, 0, 1, 0).takes(0, "yes").quiet()
    assert scene.below() == ["lava_cake", "", "", ""]
    Scene().do(effects.advance, 0, 1, 0).quiet()


@pytest.mark.rule("SM-ICO-12")
@pytest.mark.row("effect.draw_tool")
def test_draw_tool_draws_face_down() -> None:
    scene = Scene().do(tools.draw_tools, 0, 2, 0).quiet()
    assert (len(scene.cook().down), standard(scene, "draw_tool")) == (2, 1)


@pytest.mark.rule("SM-ICO-13")
@pytest.mark.row("effect.gain_gold")
def test_gain_gold_is_limited_to_nine() -> None:
    scene = Scene().gold(6).do(effects.gold, 0, 2, 0).quiet()
    assert (scene.cook().gold, standard(scene, "gain_gold")) == (8, 1)
    assert scene.do(effects.gold, 0, 2, 0).cook().gold == 9


@pytest.mark.rule("SM-ICO-14")
@pytest.mark.row("effect.pick_bowl")
def test_pick_bowl_takes_up_to_four_without_a_hand_move() -> None:
    scene = Scene(hand_tokens=True).bowl("r3c3", "cherry cherry cherry cherry")
    use(scene.s, 0, EFFECTS.index("pick_bowl"), standard(scene, "pick_bowl"), 0)
    scene.takes(0, "r3c3")
    for _ in range(4):
        scene.takes(0, "cherry>A")
    assert (scene.on_bench(), scene.cook().joint) == ("A:cherry cherry cherry cherry", 4)


@pytest.mark.rule("SM-ICO-15")
def test_storing_frees_the_space_of_the_discard_first() -> None:
    scene = Scene().bench("A:cherry").do(bench.store, 0, 1, 0).takes(0, "cherry>A")
    assert (scene.on_bench(), scene.left("cherry")) == ("", 13)


@pytest.mark.rule("SM-RUL-39")
def test_gains_are_optional_token_by_token() -> None:
    scene = Scene().do(bench.gain_basic, 0, 2, 0).takes(0, "jello").takes(0, "A").takes(0, "decline").quiet()
    assert scene.on_bench() == "A:jello"


@pytest.mark.rule("SM-RUL-70")
def test_when_an_effect_can_change_something() -> None:
    bare = Scene()
    useful = {name: bare.s.tables.useful[i](bare.s, 0) for i, name in enumerate(EFFECTS)}
    assert {name for name, yes in useful.items() if yes} == {"gain_basic", "gain_super", "draw_tool", "gain_gold"}
    rich = Scene().bench("A:cherry B:super").fill("jello").leftover("W0", "jello").slot(1, "nougat").gold(9)
    useful = {name: rich.s.tables.useful[i](rich.s, 0) for i, name in enumerate(EFFECTS)}
    assert {name for name, yes in useful.items() if not yes} == {"gold_icon", "prepare", "gain_gold"}


@pytest.mark.rule("SM-RUL-12")
def test_nothing_instead_of_a_pick_is_the_only_way_to_take_nothing() -> None:
    scene = Scene().bowl("r0c0", "cherry").do(actions.act, 0, 0).asked(0, ["r0c0"])
    scene.takes(0, "r0c0")
    assert not scene.offers("stop")

"""Section 22: the worked examples, with their exact numbers."""

import pytest

from prixfixe.games.sweet_mess import actions, awards, mess, paying, preparing, robot, scoring, solo
from prixfixe.games.sweet_mess.effects import EFFECTS
from prixfixe.games.sweet_mess.state import ROBOT, use
from tests.games.sweet_mess.scene import CELL, GAME, KIND, RECIPE, Scene
from tests.games.sweet_mess.test_awards import claims, hall
from tests.games.sweet_mess.test_solo import WHITE, machine, owns


def payable(bench: str, recipe: str, chef: str = "candy", side: str = "B", stored: str = "") -> bool:
    """Whether a Bench pays a Recipe; the Chef of the examples cannot help unless named."""
    scene = Scene().bench(bench).chef(chef, side).stores(stored)
    return paying.payable(scene.s, scene.cook(), RECIPE.index(recipe))


@pytest.mark.rule("SM-EX-1")
def test_ex_1_set_up() -> None:
    for seed in range(300):
        s = GAME.start(2, seed)
        if [s.face.count(kind) for kind in range(6)] == [3, 3, 3, 2, 2, 2]:
            assert sum(s.load) == 22
            assert s.supply == [10, 10, 10, 9, 9, 9, 12]
            assert sorted(s.load) == [1] * 10 + [2] * 6
            return
    pytest.fail("no such set-up")


@pytest.mark.rule("SM-EX-2", "SM-SUB-1")
@pytest.mark.parametrize("jello,placed", [(5, "jello"), (0, "candy")])
def test_ex_2_substitution(jello: int, placed: str) -> None:
    scene = Scene().bowl("r1c1", face="cherry", back="cream").supply("cherry", 0).supply("jello", jello)
    mess.make_a_mess(scene.s, CELL.index("r1c1"), 1)
    assert [scene.in_bowl(cell) for cell in ("r0c1", "r1c2", "r2c1", "r1c0")] == [placed] * 4


@pytest.mark.rule("SM-EX-3", "SM-GRAY-1", "SM-GRAY-2")
@pytest.mark.parametrize(
    "bench,legal",
    [
        ("B:crust cream A:cherry cherry cherry", True),
        ("A:crust crust crust crust B:cream", False),
        ("A:cream cream cream cream B:crust", False),
        ("B:crust cream candy A:cherry cherry", False),
        ("B:crust cream super A:cherry cherry", True),
    ],
)
def test_ex_3_gray_units(bench: str, legal: bool) -> None:
    assert payable(bench, "sponge_layer_cake", "jello", "B") == legal


@pytest.mark.rule("SM-EX-4", "SM-STO-4")
def test_ex_4_stored_ingredients() -> None:
    scene = (
        Scene()
        .stores("crust chocolate cream cherry")
        .bench("B:crust A:chocolate chocolate")
        .display("", "french_silk_pie")
    )
    preparing.choose_slot(scene.s, 0, 1)
    scene.takes(0, "slot 0")
    while scene.s.asks:
        scene.takes(0, scene.options()[0])
    assert (scene.below()[0], scene.on_bench()) == ("french_silk_pie", "")
    assert sorted(scene.stored().split()) == ["cherry", "chocolate", "cream", "crust"]
    assert not payable("B:crust A:chocolate", "french_silk_pie", stored="crust chocolate cream cherry")


@pytest.mark.rule("SM-EX-5", "SM-CHEF-2", "SM-CHEF-3", "SM-CHEF-4")
def test_ex_5_the_chef() -> None:
    assert payable("A:crust crust crust B:cream super", "mille_feuille", "cream", "B")
    assert payable("A:crust crust crust B:cream super C1:cream", "mille_feuille", "cream", "B")
    assert not payable("A:crust crust crust B:cream super", "mille_feuille", "cream", "A")
    assert payable("A:cream cream cream cream B:crust C1:crust", "mille_feuille", "cream", "A")
    assert not payable("A:cream cream cream cream B:crust", "mille_feuille", "cream", "A")


@pytest.mark.rule("SM-EX-6", "SM-MESS-2")
@pytest.mark.parametrize(
    "cell,bowls,spaces",
    [
        ("r1c1", "r0c1 r1c2 r2c1 r1c0", ""),
        ("r3c1", "r2c1 r3c2 r3c0", "S1 S0"),
        ("r3c3", "r2c3 r3c2", "E2 S2"),
        ("r0c2", "r0c3 r1c2 r0c1", ""),
    ],
)
def test_ex_6_messes(cell: str, bowls: str, spaces: str) -> None:
    scene = Scene().bowl(cell, face="cherry", back="jello")
    mess.make_a_mess(scene.s, CELL.index(cell), 1)
    assert {x for x in CELL if scene.in_bowl(x)} == set(bowls.split())
    assert {x for x in ["W0", "W1", "W2", "S0", "S1", "S2", "E0", "E1", "E2"] if scene.at(x)} == set(spaces.split())
    assert scene.left("cherry") == 13 - len(bowls.split()) - len(spaces.split())


@pytest.mark.rule("SM-EX-7", "SM-LEFT-2", "SM-ACT-3")
def test_ex_7_the_icon_pays_for_the_second_action() -> None:
    scene = Scene().fill("cherry").do(actions.choose_action, 0).takes(0, "right pick_leftovers").takes(0, "west")
    assert scene.cook().gold == 1
    scene.takes(0, "buy").takes(0, "r0c0")
    assert scene.cook().gold == 0


@pytest.mark.rule("SM-EX-8", "SM-HAND-3", "SM-HAND-4")
def test_ex_8_the_hand_token_in_a_bottom_corner() -> None:
    scene = Scene(hand_tokens=True).fill("cherry")
    scene.cook().joint = ids_of("h22")
    scene.do(actions.act, 0, 0).takes(0, "h20").asked(0, ["r2c0", "r2c1", "r3c0", "r3c1"])
    scene.cook().joint = ids_of("h22")
    scene.do(actions.act, 0, 3).takes(0, "h20").takes(0, "west", out_of=["west", "south"]).quiet()
    assert scene.cook().gold == 1


def ids_of(joint: str) -> int:
    """The number of a Hand token space."""
    return int(joint[1]) * 3 + int(joint[2])


@pytest.mark.rule("SM-EX-9", "SM-BOT-3", "SM-BOT-4")
def test_ex_9_the_white_claw_takes_the_nearer_of_two_equal_bowls() -> None:
    scene = (
        machine(WHITE)
        .bowl("r2c1", "chocolate chocolate chocolate", "chocolate", "cream")
        .bowl("r2c3", "jello jello jello")
    )
    scene.s.program = 0
    solo.move_arm(scene.s)
    solo.select_bowl(scene.s)
    assert (owns(scene), scene.in_bowl("r2c1"), scene.in_bowl("r1c1")) == (
        "chocolate chocolate chocolate",
        "",
        "chocolate",
    )
    assert scene.in_bowl("r2c3") == "jello jello jello"


@pytest.mark.rule("SM-EX-10", "SM-BOT-17", "SM-BOT-23")
def test_ex_10_the_gray_group_is_paid_with_candy() -> None:
    scene = machine(WHITE).bench("A:cream cream cream candy candy candy chocolate chocolate chocolate", ROBOT)
    scene.display("", "", "", "", "", "baked_alaska").s.program = 1
    scene.do(solo.secondary)
    assert (scene.completed(ROBOT), owns(scene)) == ("baked_alaska", "chocolate chocolate chocolate")


@pytest.mark.rule("SM-EX-11", "SM-AWD-6", "SM-RUL-30")
def test_ex_11_fudging() -> None:
    assert claims(hall(1, 1, 1)) == ["cake bottom", "pie bottom", "confectionery bottom"]
    assert claims(hall(2, 2)) == ["cake bottom", "cake top", "pie bottom", "pie top", "confectionery bottom"]
    scene = hall(2, 2).do(awards.claim, 0).takes(0, "cake top").takes(0, "direct").takes(0, "direct").takes(0, "UU")
    assert scene.cook().prizes() == 1
    four = hall(0, 4).do(awards.claim, 0).takes(0, "cake bottom").takes(0, "UU", out_of=["UU"]).takes(0, "UU")
    assert (four.cook().awards[0], len(four.cook().used)) == (0, 4)


@pytest.mark.rule("SM-EX-13", "SM-SCO-1", "SM-SCO-3", "SM-SCO-4", "SM-SCO-5")
def test_ex_13_scoring() -> None:
    scene = Scene().done("jelly_dome marble_bundt opera_cake").slot(2, "mille_feuille").stores("cherry jello cream")
    scene.cook().awards = [-1, 0, 7, -1, -1, -1]  # cake 7 on the Top Shelf, pie 6 on the Bottom Shelf
    scene.bench("A:cherry cherry B:jello super C1:cream").gold(4).hand("whisk sieve")
    assert scoring.parts(scene.s, scene.cook()) == {
        "recipes": 24, "awards": 13, "top_shelf": 5, "stored_goods": 3, "goods": 3,
    }  # fmt: skip
    assert GAME.result(scene.s).scores[0] == 48


@pytest.mark.rule("SM-EX-15", "SM-BOT-13")
def test_ex_15_a_tool_for_chef_o_tron_is_gold() -> None:
    scene = machine()
    use(scene.s, ROBOT, EFFECTS.index("draw_tool"), 1, 0)
    assert (scene.cook(ROBOT).gold, scene.cook(ROBOT).down) == (1, [])
    assert robot.first_in_supply(scene.s) == KIND.index("cherry")

"""Chapter 17: Super Leftover tile, Hand tokens, Bench Benefits."""

import pytest

from prixfixe.games.sweet_mess import actions, ending, mess, taking
from tests.games.sweet_mess.scene import CELL, GAME, ROWS, Scene, ids

JOINT = ids("hand_space")
BENEFIT = ids("bench_benefit")


# ---- Super Leftover tile


@pytest.mark.rule("SM-SLV-1")
@pytest.mark.row("leftover_tile.leftover_super", "variant.super_leftover")
def test_the_super_tile_replaces_the_south_one() -> None:
    assert Scene(super_leftover=True).s.rims == [0, 3, 1]
    assert Scene(1, super_leftover=True).s.rims == [0, 3, 1]


@pytest.mark.rule("SM-SLV-2")
def test_its_icon_gives_a_super_instead_of_gold_first() -> None:
    scene = Scene(super_leftover=True).leftover("S0", "cherry").do(actions.act, 0, 3).takes(0, "south")
    scene.takes(0, "A", out_of=["A", "B", "C1", "C2", "decline"]).takes(0, "S0>B").quiet()
    assert (scene.on_bench(), scene.cook().gold) == ("A:super B:cherry", 0)
    covered = (
        Scene(super_leftover=True).leftover("S1", "cherry").do(actions.act, 0, 3).takes(0, "south").takes(0, "S1>A")
    )
    assert covered.quiet().on_bench() == "A:cherry"
    none = Scene(super_leftover=True).supply("super", 0).do(actions.act, 0, 3).takes(0, "south")
    none.takes(0, "jello").takes(0, "A").quiet()


@pytest.mark.rule("SM-SLV-3")
def test_everything_else_on_it_is_as_usual() -> None:
    scene = Scene(super_leftover=True).bowl("r3c1", face="cherry", back="jello")
    mess.make_a_mess(scene.s, CELL.index("r3c1"), 1)
    assert (scene.at("S1"), scene.at("S0")) == ("cherry", "cherry")
    scene.do(taking.take_leftovers, 0, 1, 1).takes(0, "S1>A").quiet()
    assert scene.on_bench() == "A:cherry"
    west = Scene(super_leftover=True).do(actions.act, 0, 3).takes(0, "west").quiet()
    assert west.cook().gold == 1


# ---- Hand tokens


@pytest.mark.rule("SM-HAND-1")
@pytest.mark.row("variant.hand_tokens")
def test_tokens_start_on_the_central_joint_and_touch_four_bowls() -> None:
    s = GAME.start(3, 1, {"hand_tokens": True})
    assert [JOINT[cook.joint] for cook in s.cooks] == ["h11"] * 3
    for row in ROWS.hand_space:
        r, c = int(row.id[1]), int(row.id[2])
        assert row.bowls == [f"r{a}c{b}" for a in (r, r + 1) for b in (c, c + 1)]


@pytest.mark.rule("SM-HAND-2", "SM-HAND-3", "SM-HAND-4")
@pytest.mark.row(*[f"hand_space.{joint}" for joint in JOINT])
@pytest.mark.parametrize("joint", JOINT)
def test_a_token_moves_one_or_two_straight_and_limits_the_pick(joint: str) -> None:
    r, c = int(joint[1]), int(joint[2])
    reach = [f"h{a}{b}" for a in range(3) for b in range(3) if (a == r) != (b == c)]
    scene = Scene(hand_tokens=True).fill("cherry")
    scene.cook().joint = JOINT.index(joint)
    assert len(reach) == 4
    for target in reach:
        scene.do(actions.act, 0, 0).asked(0, reach).takes(0, target)
        a, b = int(target[1]), int(target[2])
        scene.asked(0, [f"r{x}c{y}" for x in (a, a + 1) for y in (b, b + 1)])
        scene.cook().joint = JOINT.index(joint)
        scene.do(actions.act, 0, 3).takes(0, target)
        sides = ["west"] * (b == 0) + ["south"] * (a == 2) + ["east"] * (b == 2)
        if sides:
            scene.asked(0, sides)
        else:
            scene.quiet()
        scene.cook().joint = JOINT.index(joint)


@pytest.mark.rule("SM-HAND-2")
def test_staying_is_not_offered() -> None:
    scene = Scene(hand_tokens=True).fill("cherry").do(actions.act, 0, 0)
    assert not scene.offers("h11")
    scene.takes(0, "h12")
    assert JOINT[scene.cook().joint] == "h12"


@pytest.mark.rule("SM-HAND-5")
def test_tokens_share_spaces() -> None:
    scene = Scene(hand_tokens=True).fill("cherry")
    for seat in (0, 1):
        scene.do(actions.act, seat, 0).takes(seat, "h12")
    assert scene.cook(0).joint == scene.cook(1).joint


@pytest.mark.rule("SM-HAND-6")
def test_two_picks_in_a_turn_are_two_moves() -> None:
    scene = Scene(hand_tokens=True).fill("cherry").gold(1).do(actions.choose_action, 0)
    scene.takes(0, "right pick_leftovers").takes(0, "h10").takes(0, "west").takes(0, "buy")
    scene.takes(0, "h11", out_of=["h00", "h11", "h12", "h20"]).takes(0, "r1c1")


@pytest.mark.rule("SM-HAND-7", "SM-RUL-43")
def test_a_pick_that_reaches_nothing_ends() -> None:
    scene = Scene(hand_tokens=True).bowl("r3c3", "cherry").do(actions.act, 0, 0).takes(0, "h01").quiet()
    assert JOINT[scene.cook().joint] == "h01"
    scene.do(actions.choose_action, 0)
    assert scene.offers("left pick_ingredients") and scene.offers("right pick_leftovers")


# ---- Bench Benefits


def benefits(bench: str, left: str, middle: str, right: str) -> Scene:
    """A player at the end of a turn, with three benefit cards in the middle."""
    scene = Scene(bench_benefits=True).bench(bench)
    s = scene.s
    s.piled = sorted([*s.piled, s.left, s.middle, *s.right])
    s.left, s.middle, s.right = BENEFIT.index(left), BENEFIT.index(middle), [BENEFIT.index(right)]
    for card in (s.left, s.middle, s.right[0]):
        s.piled.remove(card)
    return scene


@pytest.mark.rule("SM-BBN-1")
@pytest.mark.row("variant.bench_benefits")
def test_three_cards_lie_open_and_fifteen_in_the_deck() -> None:
    s = GAME.start(2, 1, {"bench_benefits": True})
    assert sorted([*s.piled, s.left, s.middle, *s.right]) == list(range(18))
    assert (len(s.piled), len(s.right)) == (15, 1)
    view = GAME.view(s, 0)
    assert (view["benefit_left"], view["benefit_middle"], view["benefit_deck"]) == (s.left, s.middle, 15)
    assert len({GAME.start(2, seed, {"bench_benefits": True}).left for seed in range(10)}) > 4


@pytest.mark.rule("SM-BBN-2")
def test_the_four_ingredients_of_left_and_middle_earn_the_right_benefit() -> None:
    cards = ("benefit_cherry_cherry", "benefit_cherry_jello", "benefit_jello_jello")
    scene = benefits("A:cherry cherry B:cherry jello", *cards).do(ending.check_benefit, 0).quiet()
    assert (scene.cook().gold, scene.on_bench()) == (2, "A:cherry cherry B:cherry jello")
    short = benefits("A:cherry B:cherry jello", *cards).do(ending.check_benefit, 0).quiet()
    assert short.cook().gold == 0  # repeated types add up


@pytest.mark.rule("SM-BBN-2")
def test_the_check_is_made_once_a_turn_for_the_active_player_only() -> None:
    cards = ("benefit_cherry_cherry", "benefit_cherry_jello", "benefit_jello_jello")
    scene = benefits("A:cherry cherry B:cherry jello", *cards).bench("A:cherry cherry B:cherry jello", 1)
    scene.do(ending.end_turn, 0)
    assert [fact.name for fact in scene.news].count("benefit") == 1
    assert scene.cook(1).gold == 0


@pytest.mark.rule("SM-BBN-3")
def test_supers_and_stored_ingredients_do_not_count() -> None:
    cards = ("benefit_cherry_cherry", "benefit_cherry_jello", "benefit_jello_jello")
    scene = (
        benefits("A:cherry cherry B:super jello", *cards)
        .stores("cherry")
        .chef("cherry", "B")
        .do(ending.check_benefit, 0)
    )
    assert scene.quiet().cook().gold == 0


@pytest.mark.rule("SM-BBN-4")
def test_after_a_gain_the_cards_move_to_the_right() -> None:
    cards = ("benefit_cherry_cherry", "benefit_cherry_jello", "benefit_jello_jello")
    scene = benefits("A:cherry cherry B:cherry jello", *cards)
    deck = set(scene.s.piled)
    scene.do(ending.check_benefit, 0)
    assert [BENEFIT[card] for card in scene.s.right] == [cards[2], cards[1]]
    assert BENEFIT[scene.s.middle] == cards[0]
    assert scene.s.left in deck and len(scene.s.piled) == 14


@pytest.mark.rule("SM-BBN-5")
def test_an_empty_deck_is_made_anew_from_the_right_pile_but_its_top() -> None:
    scene = benefits("", "benefit_cherry_cherry", "benefit_cherry_jello", "benefit_jello_jello")
    scene.s.right, scene.s.piled = [*scene.s.piled, *scene.s.right], []
    scene.do(ending.shift)
    assert [BENEFIT[card] for card in scene.s.right] == ["benefit_cherry_jello"]
    assert BENEFIT[scene.s.middle] == "benefit_cherry_cherry"
    assert len(scene.s.piled) == 15 and sorted([*scene.s.piled, scene.s.left, 0, 6]) == list(range(18))


@pytest.mark.rule("SM-BBN-6")
def test_a_benefit_comes_after_step_three_and_its_tool_goes_to_hand() -> None:
    bench = "A:cherry cherry B:cherry jello cream C1:candy candy C2:cream"
    scene = benefits(bench, "benefit_cherry_cherry", "benefit_cherry_jello", "benefit_cherry_cream").chef("crust", "A")
    scene.display("", "sprinkle_cupcakes").stacked(1).stacked(2).do(ending.end_turn, 0)
    scene.takes(0, "sprinkle_cupcakes", out_of=["none", "sprinkle_cupcakes"]).takes(0, "slot 0")
    while scene.rule() == "SM-PAY-2":
        scene.takes(0, scene.options()[0])
    assert scene.below()[0] == "sprinkle_cupcakes"
    tool = benefits(
        "A:cherry cherry B:cherry jello", "benefit_cherry_cherry", "benefit_cherry_jello", "benefit_crust_crust"
    )
    tool.do(ending.end_turn, 0)
    assert len(tool.cook().hand) == 1


@pytest.mark.rule("SM-BBN-6", "SM-ICO-11")
def test_a_recipe_completed_by_a_benefit_serves_from_the_next_turn_on() -> None:
    cards = ("benefit_cherry_cherry", "benefit_cherry_jello", "benefit_crust_cream")
    scene = benefits("A:cherry cherry B:cherry jello", *cards).slot(0, "black_forest").done("lava_cake")
    scene.do(ending.end_turn, 0).takes(0, "yes", out_of=["yes", "no"])
    assert scene.completed() == "lava_cake black_forest"
    assert scene.rule() == "SM-EOT-6"

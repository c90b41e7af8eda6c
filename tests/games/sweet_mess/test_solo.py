"""Chapter 18: Chef-o-Tron and the à la mode variants."""

from typing import Any

import pytest

from prixfixe import BadOption
from prixfixe.games.sweet_mess import ending, events, robot, scoring, solo
from prixfixe.games.sweet_mess.actions import act
from prixfixe.games.sweet_mess.effects import EFFECTS
from prixfixe.games.sweet_mess.mess import make_a_mess
from prixfixe.games.sweet_mess.state import ROBOT, use
from tests.games.sweet_mess.scene import CELL, GAME, KIND, RECIPE, Scene, ids

CARD = ids("bot_card")
WHITE, BLUE = 0, 1


def machine(arm: int = WHITE, **options: Any) -> Scene:
    """Chef-o-Tron's turn, with the Arm that breaks its ties; both Arms point at row 1."""
    scene = Scene(1, **options)
    scene.s.turn, scene.s.arm, scene.s.arms = ROBOT, arm, [1, 1]
    scene.s.program = 0 if arm == WHITE else 7
    return scene


def owns(scene: Scene) -> str:
    """Chef-o-Tron's Ingredients."""
    return scene.on_bench(ROBOT).removeprefix("A:")


def runs(scene: Scene, card: str) -> Scene:
    """Chef-o-Tron draws a Bot card and carries it out until somebody is asked."""
    scene.s.programs = [CARD.index(card), CARD.index(card)]
    return scene.do(solo.robot_turn)


# ---- set-up, end, scoring


@pytest.mark.rule("SM-SOLO-1")
def test_chef_o_tron_starts_with_nothing() -> None:
    s = GAME.start(1, 3)
    bot = s.cooks[ROBOT]
    assert (bot.goods(), bot.gold, bot.chef, bot.hand, bot.down, bot.reserved) == (0, 0, -1, [], [], -1)
    assert (len(s.cooks), len(s.cooks[0].down), sum(s.toque)) == (2, 1, 6)


@pytest.mark.rule("SM-SOLO-2")
def test_one_event_of_each_level_is_set_aside_unseen() -> None:
    asides = set()
    for seed in range(12):
        s = GAME.start(1, seed)
        assert [s.tables.event_level[card - 48] for card in s.aside] == [1, 2]
        assert [sum(card >= 48 for card in deck) for deck in s.decks] == [4, 4]
        asides.add(s.aside[0])
        assert GAME.view(s, 0)["aside"] == 2
    assert len(asides) > 2


@pytest.mark.rule("SM-SOLO-3", "SM-RUL-82")
def test_the_bot_deck_draws_no_more_events_than_are_set_aside() -> None:
    s = GAME.start(1, 3)
    arms = [
        s.tables.card_arm[card] for card in s.programs if s.tables.secondary_level[s.tables.card_secondary[card]] == 0
    ]
    assert (sorted(arms), len(s.aside), len(s.programs)) == ([0, 1], 2, 14)


@pytest.mark.rule("SM-SOLO-3", "SM-SOLO-4", "SM-SOLO-7")
def test_chef_o_tron_plays_first_from_fourteen_shuffled_cards() -> None:
    s = GAME.start(1, 3)
    assert (len(s.programs), s.shield, s.first) == (14, -1, ROBOT)
    for _ in range(3):
        s.answer(0, s.asks[0].options[0])
    assert (len(s.programs), len(s.ran), s.turn) == (13, 1, 0)
    assert len({GAME.start(1, seed).draw(list(range(14))) for seed in range(9)}) > 3


@pytest.mark.rule("SM-SOLO-5")
def test_both_arms_point_at_the_row_of_the_super_bowl() -> None:
    for seed in range(8):
        s = GAME.start(1, seed)
        assert s.arms == [s.tile.index(15) // 4] * 2


@pytest.mark.rule("SM-SOLO-6", "SM-RUL-55")
@pytest.mark.row("variant.solo_normal", "variant.solo_hard")
def test_pink_effects_are_ignored_in_normal_mode() -> None:
    normal = runs(machine(), "bot_04")  # pink: 2 Supers
    assert ("super" in owns(normal), normal.cook(ROBOT).gold) == (False, 2)  # an empty Bowl and nothing to Prepare
    hard = runs(machine(solo="hard"), "bot_04")
    assert owns(hard) == "super super"
    assert runs(machine(), "bot_06").cook(ROBOT).gold == 1  # both effects pink


@pytest.mark.rule("SM-SOLO-7")
def test_a_round_is_chef_o_tron_then_the_human() -> None:
    scene = machine().do(scoring.play_round)
    turns = [fact.args[0] for fact in scene.news if fact.name == "turn"]
    assert (turns, scene.rule()) == ([99, 0], "SM-ACT-2")


@pytest.mark.rule("SM-SOLO-8", "SM-RUL-54")
def test_the_round_of_the_last_bot_card_is_the_last() -> None:
    scene = machine()
    scene.s.round, scene.s.last, scene.s.programs = 9, 10, [0]
    scene.do(solo.robot_turn)
    assert scene.s.last == 9
    assert GAME.result(scene.s).reason == "end_deck"


@pytest.mark.rule("SM-SOLO-8", "SM-END-1")
def test_a_third_award_of_chef_o_tron_is_times_up() -> None:
    scene = machine().done("lava_cake swiss_roll", ROBOT)
    scene.cook(ROBOT).awards = [-1, -1, 6, 7, -1, -1]
    scene.s.round = 5
    scene.do(solo.robot_claim)
    assert (scene.s.last, scene.cook(ROBOT).prizes()) == (6, 3)


@pytest.mark.rule("SM-SOLO-9", "SM-SOLO-10")
def test_chef_o_tron_scores_shelves_gold_and_ingredients() -> None:
    scene = machine().done("black_forest", ROBOT).gold(4, ROBOT).stores("cherry jello", ROBOT)
    scene.bench("A:cherry super jello jello candy", ROBOT)
    scene.cook(ROBOT).awards = [1, 0, -1, -1, -1, -1]  # cake 6 on the Bottom Shelf, cake 7 on the Top Shelf
    assert scoring.robot_score(scene.s) == 10 + 13 + 5 + 3 + 2 + 4 + 1
    scene.gold(4)
    assert GAME.result(scene.s).scores == [1]  # the human as usual


@pytest.mark.rule("SM-SOLO-11", "SM-RUL-57")
def test_the_human_wins_with_more_then_by_the_tie_breaks_else_it_is_shared() -> None:
    more = machine().done("black_forest").done("mille_feuille", ROBOT)
    assert (GAME.result(more.s).places, GAME.result(more.s).rival) == ([1], 8)
    less = machine().done("mille_feuille").done("black_forest", ROBOT)
    assert GAME.result(less.s).places == [2]
    tied = machine().done("mille_feuille").done("candy_castle", ROBOT)
    assert GAME.result(tied.s).places == [1]
    level_two = machine().done("mille_feuille").done("gummy_bears chocolate_truffles", ROBOT)
    assert GAME.result(level_two.s).places == [1]
    level_one = machine().done("gummy_bears chocolate_truffles").done("mille_feuille", ROBOT)
    assert (GAME.result(level_one.s).places, GAME.result(level_one.s).rival) == ([2], 8)


# ---- the turn


@pytest.mark.rule("SM-BOT-1")
def test_the_drawn_card_sets_the_active_arm() -> None:
    scene = runs(machine(WHITE), "bot_09")
    assert (scene.s.arm, CARD[scene.s.program], scene.s.ran) == (BLUE, "bot_09", [8])


@pytest.mark.rule("SM-BOT-2", "SM-RUL-46")
@pytest.mark.row("arm.white_claw", "arm.blue_scoop")
@pytest.mark.parametrize(
    "card,row", [("bot_01", 2), ("bot_02", 3), ("bot_04", 0), ("bot_08", 0), ("bot_09", 3), ("bot_11", 2)]
)
def test_the_arm_moves_down_or_up_and_loops(card: str, row: int) -> None:
    scene = machine()
    scene.s.arm, scene.s.program = int(card > "bot_07"), CARD.index(card)
    solo.move_arm(scene.s)
    assert scene.s.arms[scene.s.arm] == row
    assert scene.s.arms[1 - scene.s.arm] == 1


@pytest.mark.rule("SM-BOT-3")
@pytest.mark.parametrize("arm,cell", [(WHITE, "r1c1"), (BLUE, "r1c3")])
def test_the_fullest_bowl_of_the_row_nearest_to_the_arm(arm: int, cell: str) -> None:
    scene = (
        machine(arm)
        .bowl("r1c0", "jello")
        .bowl("r1c1", "jello jello")
        .bowl("r1c3", "jello jello")
        .bowl("r2c0", "candy candy candy")
    )
    assert CELL[robot.select(scene.s, 0)] == cell
    scene.s.shield = CELL.index(cell)
    assert CELL[robot.select(scene.s, 0)] == {"r1c1": "r1c3", "r1c3": "r1c1"}[cell]


@pytest.mark.rule("SM-BOT-4", "SM-RUL-48")
def test_it_takes_all_ingredients_and_makes_a_mess_or_fails() -> None:
    scene = machine().bowl("r1c1", "cherry cherry jello", "candy", "cream")
    solo.select_bowl(scene.s)
    assert (owns(scene), scene.in_bowl("r0c1"), scene.face("r1c1")) == ("cherry cherry jello", "candy", "cream")
    assert scene.in_bowl("r1c1") == "" and scene.cook(ROBOT).gold == 0
    empty = machine()
    solo.select_bowl(empty.s)
    assert (empty.cook(ROBOT).gold, sum(empty.s.load), empty.s.arms) == (1, 0, [1, 1])


@pytest.mark.rule("SM-BOT-5")
def test_a_primary_effect_that_is_impossible_gives_one_gold() -> None:
    scene = machine()
    scene.do(solo.primary)  # bot_01: Store, with nothing to Store
    assert scene.cook(ROBOT).gold == 1


@pytest.mark.rule("SM-BOT-6")
@pytest.mark.row("bot_primary.bot_forcefield")
def test_the_forcefield_is_lifted_and_put_on_the_newly_selected_bowl() -> None:
    scene = machine(solo="hard").bowl("r2c1", "jello jello")
    scene.s.program, scene.s.shield = CARD.index("bot_03"), CELL.index("r2c1")
    scene.do(solo.primary)
    assert (CELL[scene.s.shield], scene.s.arms, scene.in_bowl("r2c1")) == ("r2c1", [2, 1], "jello jello")
    empty = machine(solo="hard")
    empty.s.program = CARD.index("bot_03")
    empty.do(solo.primary)
    assert CELL[empty.s.shield] == "r2c0"


@pytest.mark.rule("SM-BOT-7", "SM-EX-14")
def test_the_forcefield_protects_its_bowl_and_throws_a_spill_back() -> None:
    scene = machine().bowl("r1c1", "jello", "cherry", "candy").bowl("r1c2", "jello cream")
    scene.s.shield = CELL.index("r1c2")
    scene.do(act, 0, 0).takes(0, "r1c1", out_of=["r1c1"]).takes(0, "jello>A").quiet()
    assert [scene.in_bowl(cell) for cell in ("r0c1", "r2c1", "r1c0", "r1c1", "r1c2")] == ["cherry"] * 4 + [
        "jello cream"
    ]
    assert scene.face("r1c1") == "candy"
    scene.told("bounced", 0, CELL.index("r1c1"))


@pytest.mark.rule("SM-BOT-7", "SM-RUL-47")
def test_a_full_forcefield_bowl_is_skipped_and_events_leave_it_alone() -> None:
    scene = machine().bowl("r1c1", face="cherry", back="candy").bowl("r1c2", "jello jello jello jello")
    scene.s.shield = CELL.index("r1c2")
    make_a_mess(scene.s, CELL.index("r1c1"), 1)
    assert scene.in_bowl("r1c1") == ""
    other = machine()
    other.s.shield = 0
    other.do(events.restock, 0, 4).do(events.corner_chaos, 0, 2)
    assert (other.s.load[0], other.at("W0")) == (0, "")


@pytest.mark.rule("SM-BOT-8", "SM-RUL-49")
@pytest.mark.row("bot_primary.bot_pick_leftovers")
def test_leftovers_of_the_fullest_tile_then_icon_then_clockwise() -> None:
    scene = machine().leftover("E0", "jello").leftover("E2", "candy").leftover("S0", "cream")
    solo.pick_leftovers(scene.s, 1)
    assert (owns(scene), scene.cook(ROBOT).gold) == ("jello candy", 1)
    icon = machine().leftover("W1", "jello").leftover("S0", "cream")
    solo.pick_leftovers(icon.s, 1)
    assert (owns(icon), icon.cook(ROBOT).gold) == ("cream", 1)
    for arm, order in ((WHITE, ["W", "E", "S"]), (BLUE, ["E", "S", "W"])):
        for i in range(3):
            scene = machine(arm)
            for side in order[i:]:
                scene.leftover(f"{side}0", "jello")
            assert "WSE"[robot.choose_tile(scene.s, 1)] == order[i]


@pytest.mark.rule("SM-BOT-8", "SM-RUL-65")
def test_the_super_leftover_icon_gives_it_a_super() -> None:
    scene = machine(super_leftover=True).leftover("S0", "jello").leftover("S2", "jello")
    solo.pick_leftovers(scene.s, 1)
    assert (owns(scene), scene.cook(ROBOT).gold) == ("jello jello super", 0)


@pytest.mark.rule("SM-BOT-9")
@pytest.mark.row("bot_primary.bot_take_choice")
def test_the_tax_is_an_ingredient_of_the_humans_choice() -> None:
    scene = machine().bench("A:cherry B:jello super C1:jello").do(solo.tax, 1)
    assert scene.options()[0] == scene.option("jello>C1")  # the default: the most numerous type
    scene.takes(0, "super>B", out_of=["cherry>A", "jello>B", "jello>C1", "super>B"]).quiet()
    assert (owns(scene), scene.on_bench()) == ("super", "A:cherry B:jello C1:jello")
    assert machine().do(solo.tax, 1).quiet().cook(ROBOT).gold == 1


@pytest.mark.rule("SM-BOT-10")
@pytest.mark.row("bot_primary.bot_take_super")
def test_the_super_tax_is_a_super() -> None:
    scene = machine().bench("A:cherry super B:super").do(solo.super_tax, 1).takes(0, "B", out_of=["A", "B"]).quiet()
    assert (owns(scene), scene.on_bench()) == ("super", "A:cherry super")
    assert machine().bench("A:cherry").do(solo.super_tax, 1).quiet().cook(ROBOT).gold == 1


@pytest.mark.rule("SM-BOT-11")
@pytest.mark.row("bot_primary.bot_store")
@pytest.mark.parametrize("arm,kind", [(WHITE, "jello"), (BLUE, "cream")])
def test_it_stores_the_leftmost_or_rightmost_type(arm: int, kind: str) -> None:
    scene = machine(arm).bench("A:cherry jello cream super", ROBOT).stores("cherry", ROBOT).do(solo.robot_store, 1)
    assert sorted(scene.stored(ROBOT).split()) == sorted(["cherry", kind])
    assert (kind in owns(scene), scene.left(kind)) == (False, 13)
    alone = machine(arm).bench("A:cherry super", ROBOT).stores("cherry", ROBOT).do(solo.robot_store, 1)
    assert (alone.cook(ROBOT).gold, owns(alone)) == (1, "cherry super")


@pytest.mark.rule("SM-BOT-12")
@pytest.mark.row("bot_primary.bot_gain_supers")
@pytest.mark.parametrize("arm,kind", [(WHITE, "jello"), (BLUE, "chocolate")])
def test_it_gains_supers_or_what_replaces_them(arm: int, kind: str) -> None:
    scene = machine(arm).supply("super", 1).supply("cherry", 0).do(solo.robot_supers, 2)
    assert sorted(owns(scene).split()) == sorted(["super", kind])


@pytest.mark.rule("SM-BOT-13", "SM-EX-15", "SM-RUL-64")
def test_what_it_cannot_use_is_one_gold_without_a_limit() -> None:
    scene = machine().gold(30, ROBOT)
    use(scene.s, ROBOT, EFFECTS.index("draw_tool"), 1, 0)
    use(scene.s, ROBOT, EFFECTS.index("advance"), 1, 0)
    use(scene.s, ROBOT, EFFECTS.index("take_bowl"), 2, 0)
    assert scene.cook(ROBOT).gold == 33
    one = machine().supply("super", 1)
    for kind in KIND[:6]:
        one.supply(kind, 0)
    use(one.s, ROBOT, EFFECTS.index("gain_super"), 2, 0)
    assert (owns(one), one.cook(ROBOT).gold) == ("super", 0)  # partial success is success


@pytest.mark.rule("SM-BOT-14")
def test_more_than_three_of_a_type_are_exchanged_for_supers() -> None:
    scene = machine().bench("A:jello jello jello jello jello cherry cherry cherry super super super super", ROBOT)
    scene.do(solo.limit)
    assert owns(scene) == "cherry cherry cherry jello jello jello" + " super" * 6
    assert scene.left("jello") == 10


@pytest.mark.rule("SM-RUL-50")
def test_without_supers_the_rest_is_kept() -> None:
    scene = (
        machine(BLUE)
        .bench("A:jello jello jello jello cream cream cream cream", ROBOT)
        .supply("super", 1)
        .do(solo.limit)
    )
    assert owns(scene) == "jello jello jello cream cream cream cream super"
    assert scene.cook(ROBOT).gold == 0


@pytest.mark.rule("SM-BOT-15", "SM-BOT-16")
@pytest.mark.row("bot_secondary.bot_prepare_1", "bot_secondary.bot_prepare_2")
def test_it_prepares_the_level_of_the_card_then_the_other() -> None:
    goods = "A:candy candy candy jello jello jello cream cream"
    scene = machine().bench(goods, ROBOT).display("", "sprinkle_cupcakes", "", "", "", "candy_castle")
    scene.s.program = CARD.index("bot_01")
    assert scene.do(solo.secondary).completed(ROBOT) == "sprinkle_cupcakes"
    scene = machine().bench(goods, ROBOT).display("", "sprinkle_cupcakes", "", "", "", "candy_castle")
    scene.s.program = CARD.index("bot_02")
    assert scene.do(solo.secondary).completed(ROBOT) == "candy_castle"
    other = machine().bench(goods, ROBOT).display("", "", "", "", "", "candy_castle")
    other.s.program = CARD.index("bot_01")
    assert other.do(solo.secondary).completed(ROBOT) == "candy_castle"
    assert machine().do(solo.secondary).cook(ROBOT).gold == 1


@pytest.mark.rule("SM-BOT-16", "SM-BOT-23")
def test_most_points_then_the_arms_column_then_the_top_row() -> None:
    goods = "A:candy candy candy jello jello jello cream cream chocolate crust super super super"
    scene = machine().bench(goods, ROBOT).display("lollipops", "gummy_bears", "sprinkle_cupcakes")
    assert RECIPE[scene.s.display[robot.choose_recipe(scene.s, 1)]] == "gummy_bears"
    for arm, recipe in ((WHITE, "praline_clusters"), (BLUE, "marshmallows")):
        scene = machine(arm).bench(goods, ROBOT).display("marshmallows", "candy_crumble", "praline_clusters")
        assert RECIPE[scene.s.display[robot.choose_recipe(scene.s, 1)]] == recipe
    top = machine().bench(goods, ROBOT).display("marshmallows", "", "", "", "praline_clusters")
    assert RECIPE[top.s.display[robot.choose_recipe(top.s, 1)]] == "praline_clusters"


@pytest.mark.rule("SM-BOT-17", "SM-RUL-51")
def test_it_pays_with_stored_then_types_then_supers() -> None:
    scene = (
        machine()
        .bench("A:candy cream cream super super", ROBOT)
        .stores("candy", ROBOT)
        .display("", "sprinkle_cupcakes")
    )
    robot.bake(scene.s, 1)
    assert (owns(scene), scene.stored(ROBOT), scene.left("candy")) == ("super super", "candy", 13)
    short = machine().bench("A:candy super cream super", ROBOT).display("", "sprinkle_cupcakes")
    robot.bake(short.s, 1)
    assert (owns(short), short.left("super")) == ("", 13)


@pytest.mark.rule("SM-BOT-17")
@pytest.mark.parametrize(
    "arm,goods,stored,gray",
    [
        (WHITE, "candy candy jello cream cream", "", "cream"),  # fewest Supers
        (WHITE, "candy candy jello jello cream", "cream", "cream"),  # then most Stored
        (WHITE, "candy candy jello jello cream cream", "", "jello"),  # then the left
        (BLUE, "candy candy jello jello cream cream", "", "cream"),  # or the right
    ],
)
def test_it_chooses_the_gray_type(arm: int, goods: str, stored: str, gray: str) -> None:
    scene = machine(arm).bench(f"A:{goods} super super", ROBOT).stores(stored, ROBOT)
    assert [KIND[kind] for kind in robot.best_grays(scene.s, RECIPE.index("lollipops"))] == [gray]


@pytest.mark.rule("SM-BOT-18", "SM-BOT-19")
def test_its_recipe_is_completed_at_once_with_column_gold_and_bonus() -> None:
    scene = machine().bench("A:jello jello cream chocolate", ROBOT).display("swiss_roll")
    robot.bake(scene.s, 0)
    assert (scene.completed(ROBOT), scene.cook(ROBOT).gold) == ("swiss_roll", 2)  # column, and the bonus: gold
    tool = machine().bench("A:jello jello crust crust", ROBOT).display("", "key_lime_pie")
    robot.bake(tool.s, 1)
    assert tool.cook(ROBOT).gold == 1  # a Tool is a gold
    store = machine().bench("A:candy candy cream cream", ROBOT).display("", "sprinkle_cupcakes")
    robot.bake(store.s, 1)
    assert store.cook(ROBOT).gold == 1  # nothing left to Store


@pytest.mark.rule("SM-BOT-19", "SM-RUL-52")
@pytest.mark.parametrize("arm", [WHITE, BLUE])
def test_its_bonuses_follow_the_active_arm(arm: int) -> None:
    scene = machine(arm).bowl("r1c0", "cherry cream chocolate").bowl("r1c3", "cherry cream chocolate")
    use(scene.s, ROBOT, EFFECTS.index("take_bowl"), 2, 0)
    assert owns(scene) == ("cherry cream", "cream chocolate")[arm]
    assert scene.in_bowl(("r1c0", "r1c3")[arm]) == ("chocolate", "cherry")[arm]
    use(scene.s, ROBOT, EFFECTS.index("gain_basic"), 1, 0)
    assert scene.cook(ROBOT).total[(0, 5)[arm]] == 2
    scene.leftover("W0", "jello").leftover("W1", "jello").leftover("W2", "candy")
    use(scene.s, ROBOT, EFFECTS.index("take_leftovers"), 2, 0)
    assert scene.at(("W2", "W0")[arm]) != "" and scene.at("W1") == ""


@pytest.mark.rule("SM-RUL-52")
def test_its_two_pinches_come_from_two_bowls_of_the_row() -> None:
    scene = machine().bowl("r1c0", "cherry cherry").bowl("r1c2", "jello", "candy", "crust")
    use(scene.s, ROBOT, EFFECTS.index("take_two_bowls"), 2, 0)
    assert (owns(scene), scene.in_bowl("r1c0"), scene.face("r1c2")) == ("cherry jello", "cherry", "crust")
    assert scene.in_bowl("r1c1") == "candy"


@pytest.mark.rule("SM-BOT-20")
@pytest.mark.row("bot_secondary.bot_event")
def test_it_resolves_the_set_aside_events_in_order() -> None:
    scene = machine()
    scene.s.aside = [48 + 3, 48 + 7]
    scene.s.program = CARD.index("bot_07")
    scene.do(solo.secondary).quiet()
    assert ([cook.gold for cook in scene.s.cooks], scene.s.gone) == ([1, 1], [51])
    scene.do(solo.secondary).takes(0, "A").quiet()
    assert (owns(scene), scene.on_bench()) == ("super", "A:super")
    assert scene.do(solo.secondary).cook(ROBOT).gold == 2


@pytest.mark.rule("SM-BOT-21", "SM-RUL-76", "SM-RUL-53")
def test_it_claims_top_before_bottom_and_matching_before_fudging() -> None:
    def claim(recipes: str, arm: int = WHITE) -> tuple[list[int], str]:
        scene = machine(arm).done(recipes, ROBOT).do(solo.robot_claim).quiet()
        return [code for code, award in enumerate(scene.cook(ROBOT).awards) if award >= 0], scene.completed(ROBOT)

    assert claim("lava_cake swiss_roll jelly_dome mud_pie") == ([1], "mud_pie")
    assert claim("lava_cake swiss_roll mud_pie cream_pie nougat") == ([0], "mud_pie cream_pie nougat")
    assert claim("lava_cake swiss_roll mud_pie cream_pie nougat", BLUE) == ([2], "lava_cake swiss_roll nougat")
    assert claim("lava_cake mud_pie nougat") == ([0], "")
    assert claim("lava_cake mud_pie nougat", BLUE) == ([4], "")
    assert claim("lava_cake mud_pie") == ([], "lava_cake mud_pie")


@pytest.mark.rule("SM-BOT-21")
def test_it_prefers_the_higher_award_and_takes_no_toque_bonus() -> None:
    scene = machine().done("lava_cake swiss_roll mud_pie cream_pie", ROBOT)
    scene.s.claimed = [1, 0, 0]
    scene.do(solo.robot_claim).quiet()
    assert (scene.cook(ROBOT).awards[2] >= 0, scene.s.toque, scene.cook(ROBOT).gold) == (True, [1] * 6, 0)
    assert scene.completed(ROBOT) == "lava_cake swiss_roll"  # one Award a turn


@pytest.mark.rule("SM-BOT-22")
def test_the_display_is_refilled_in_its_turn() -> None:
    scene = machine().stacked(1, "lava_cake", "tip_jar").stacked(2)
    scene.s.decks[0].reverse()
    runs(scene, "bot_06").quiet()
    assert "lava_cake" in scene.shown()
    assert scene.cook(0).gold == 1


@pytest.mark.rule("SM-BOT-23", "SM-RUL-44")
@pytest.mark.parametrize("arm", [WHITE, BLUE])
def test_ties_go_to_the_left_or_to_the_right(arm: int) -> None:
    order = ["cherry", "jello", "candy", "crust", "cream", "chocolate", "super"]
    assert [KIND[kind] for kind in robot.kinds(machine(arm).s)] == (order if arm == WHITE else order[::-1])
    scene = machine(arm, master_fudger=True).done("lava_cake mud_pie nougat cream_pie", ROBOT).do(solo.robot_claim)
    assert scene.completed(ROBOT) == ("cream_pie", "lava_cake")[arm]


@pytest.mark.rule("SM-BOT-24")
def test_chef_o_tron_in_events() -> None:
    scene = machine()
    for event in (events.tool_delivery, events.tip_jar):
        scene.do(event, ROBOT, 3)
    scene.do(events.hot_oven, ROBOT, 5)
    assert scene.cook(ROBOT).gold == 3
    scene.do(events.pantry_day, ROBOT, 6)
    assert scene.cook(ROBOT).gold == 4
    scene.bench("A:jello", ROBOT).do(events.pantry_day, ROBOT, 6).quiet()
    assert (scene.stored(ROBOT), scene.cook(ROBOT).gold) == ("jello", 4)
    scene.do(events.secret_spice, ROBOT, 7).takes(0, "decline")
    assert owns(scene) == "super"
    for event, row in ((events.super_splash, 0), (events.corner_chaos, 2), (events.restock, 4), (events.fill_types, 8)):
        scene.do(event, ROBOT, row).quiet()
    assert scene.cook(ROBOT).gold == 4


@pytest.mark.rule("SM-RUL-77")
def test_goods_after_the_check_may_exceed_the_limit() -> None:
    scene = machine().bench("A:cherry cherry cherry", ROBOT)
    use(scene.s, ROBOT, EFFECTS.index("gain_basic"), 1, 0)
    assert owns(scene) == "cherry cherry cherry cherry"


# ---- à la mode


@pytest.mark.rule("SM-ALM-1")
def test_variants_mix_freely_but_are_for_one_player_and_one_kind_of_nuts() -> None:
    names = ("bananas", "nuts", "master_fudger", "bench_buster", "heavy_handed")
    s = GAME.start(1, 1, dict.fromkeys(names, True) | {"solo": "hard"})
    assert (s.bananas, s.nuts, s.fudger, s.buster, s.hands, s.benefits, s.hard) == (1, 1, 1, 1, 1, 1, 1)
    with pytest.raises(BadOption, match="choose one of them"):
        GAME.start(1, 1, {"nuts": True, "extra_nuts": True})
    for name in (*names, "extra_nuts"):
        with pytest.raises(BadOption, match=f"{name} is for one player"):
            GAME.start(2, 1, {name: True})
    with pytest.raises(BadOption, match="solo=hard is for one player"):
        GAME.start(3, 1, {"solo": "hard"})


@pytest.mark.rule("SM-ALM-2")
@pytest.mark.row("variant.bananas")
def test_bananas_lowers_the_limit_to_two() -> None:
    scene = machine(bananas=True).bench("A:jello jello jello jello", ROBOT).do(solo.limit)
    assert owns(scene) == "jello jello super super"


@pytest.mark.rule("SM-ALM-3", "SM-ALM-4")
@pytest.mark.row("variant.nuts", "variant.extra_nuts")
@pytest.mark.parametrize("variant,points", [("", 5), ("nuts", 10), ("extra_nuts", 15)])
def test_nuts_and_extra_nuts_raise_the_points_of_its_gold(variant: str, points: int) -> None:
    scene = machine(**({variant: True} if variant else {})).gold(5, ROBOT)
    assert scoring.robot_score(scene.s) == points


@pytest.mark.rule("SM-ALM-5")
@pytest.mark.row("variant.master_fudger")
def test_master_fudger_makes_every_icon_wild() -> None:
    scene = machine(master_fudger=True).done("lava_cake mud_pie nougat", ROBOT).do(solo.robot_claim)
    assert (scene.cook(ROBOT).awards[1], scene.completed(ROBOT)) == (0, "")
    two = machine(BLUE, master_fudger=True).done("lava_cake mud_pie", ROBOT).do(solo.robot_claim)
    assert two.cook(ROBOT).awards[4] >= 0
    high = machine(master_fudger=True).done("lava_cake mud_pie", ROBOT)
    high.s.claimed = [1, 1, 0]
    assert high.do(solo.robot_claim).cook(ROBOT).awards[4] >= 0


@pytest.mark.rule("SM-ALM-6", "SM-RUL-56")
@pytest.mark.row("variant.bench_buster")
def test_bench_buster_checks_the_middle_card_only() -> None:
    scene = machine(bench_buster=True).bench("A:jello jello", ROBOT)
    scene.s.left, scene.s.middle, scene.s.right = 0, 1, [6]  # right: 2 gold
    scene.do(solo.robot_benefit)
    assert (scene.cook(ROBOT).gold, scene.s.middle, scene.s.right) == (2, 0, [6, 1])
    super_only = machine(bench_buster=True).bench("A:jello super", ROBOT).stores("jello", ROBOT)
    super_only.s.left, super_only.s.middle, super_only.s.right = 0, 1, [6]
    assert super_only.do(solo.robot_benefit).cook(ROBOT).gold == 0
    useless = machine(bench_buster=True).bench("A:jello jello", ROBOT)
    useless.s.left, useless.s.middle, useless.s.right = 0, 1, [9]  # an Advance
    assert useless.do(solo.robot_benefit).cook(ROBOT).gold == 1
    plain = machine(bench_benefits=True).bench("A:jello jello", ROBOT)
    plain.s.middle, plain.s.right = 1, [6]
    assert plain.do(solo.robot_benefit).cook(ROBOT).gold == 0


@pytest.mark.rule("SM-ALM-7")
@pytest.mark.row("variant.heavy_handed")
def test_heavy_handed_gives_the_human_a_hand_token() -> None:
    scene = machine(heavy_handed=True).fill("cherry").do(act, 0, 0)
    assert scene.rule() == "SM-HAND-2"
    assert CELL[robot.select(scene.s, 0)] == "r1c0"  # Chef-o-Tron is not limited


def test_the_human_is_checked_as_usual_in_bench_buster() -> None:
    scene = machine(bench_buster=True).bench("A:cherry cherry B:jello C1:jello")
    scene.s.left, scene.s.middle, scene.s.right = 0, 1, [6]
    assert scene.do(ending.check_benefit, 0).cook(0).gold == 2


def test_what_chef_o_tron_gains_is_held_against_the_cook() -> None:
    s = GAME.start(1, 4)
    before = GAME.bots.worth(s, 0)
    s.cooks[ROBOT].gold += 4
    assert GAME.bots.worth(s, 0) == before - 4 * s.tables.gold_points[s.nuts]

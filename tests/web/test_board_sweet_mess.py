"""The table of Sweet Mess: what a player must find on it."""

from __future__ import annotations

import prixfixe
from prixfixe import Speech
from prixfixe.core.state import Ask
from prixfixe.games.sweet_mess import actions, awards, bench, ending, preparing, taking
from prixfixe.games.sweet_mess.content import content
from prixfixe.games.sweet_mess.effects import EFFECTS
from prixfixe.games.sweet_mess.table.board import Board
from prixfixe.games.sweet_mess.table.pictures import ACTION_PICS, EFFECT_PICS, drawing
from prixfixe.games.sweet_mess.words import SENTENCES
from prixfixe.kit import packs
from prixfixe.web.sprite import names
from tests.games.sweet_mess.scene import ROWS, Scene
from tests.web.boards import drawn_spots, rendered

GAME = prixfixe.load("sweet-mess")


def board(scene: Scene, seat: int = 0) -> Board:
    """The table as a seat sees it."""
    ask: Ask | None = scene.s.question(seat)
    asked = GAME.questions.by_rule[ask.rule] if ask else None
    return Board(GAME.view(scene.s, seat), Speech("en", ("Ann", "Bob", "Cid", "Dee")), seat, asked)


def page(scene: Scene, seat: int = 0) -> str:
    """The whole page of a seat."""
    return rendered(GAME, scene.s, seat, scene.s.question(seat))


def test_every_ingredient_of_a_bowl_is_a_token_by_itself() -> None:
    scene = Scene().bowl("r1c1", "cherry cherry jello", "cherry", "candy")
    bowl = board(scene).bowls()[5]
    assert [piece.pic for piece in bowl.goods] == ["cherry", "cherry", "jello"]
    assert all(piece.count == 1 for piece in bowl.goods)
    assert (bowl.place, bowl.face, bowl.back) == ("B2", "cherry", "candy")


def test_the_last_ingredient_shows_what_spills_where() -> None:
    scene = Scene().bowl("r0c0", "cream", "jello").do(taking.take_bowl, 0, 4, 1).takes(0, "r0c0")
    bowls, trays = board(scene).bowls(), board(scene).trays()
    assert [bowl.place for bowl in bowls if bowl.coming] == ["B1", "A2"]
    saucers = [saucer for tray in trays for saucer in tray.saucers if saucer.coming]
    assert len(saucers) == 1 and page(scene).count("sm-coming") == 3


def test_only_what_covers_the_due_unit_glows_while_a_gray_recipe_is_paid() -> None:
    scene = Scene().chef("chocolate", "A").display("little_cherry_cake")
    scene.bench("A:cherry cherry C1:cream cream B:candy jello").do(preparing.prepare, 0, 1, 1)
    scene.takes(0, "little_cherry_cake").takes(0, "slot 3").takes(0, "candy")
    assert drawn_spots(page(scene)) == {"bench.group_a.cherry"} and board(scene).hand().pic == "cherry"  # type: ignore[union-attr]
    for way in ("basic A", "basic A", "basic C1", "basic C1"):
        scene.takes(0, way)
    if scene.s.question(0):
        dish = board(scene).display(1)[-1]
        assert dish and [pip.state for pip in dish.pips] == ["paid"] * 4 + ["due"]
        assert dish.pips[-1].pic == "candy" and drawn_spots(page(scene)) == {"bench.group_b.candy"}


def test_a_recipe_says_how_far_the_own_things_go() -> None:
    scene = Scene().chef("chocolate", "A").display("little_cherry_cake").bench("A:cherry B:super").stores("cream")
    offer = board(scene).display(1)[-1]
    assert offer and [pip.state for pip in offer.pips] == ["own", "wild", "own", "miss", "miss"]
    assert offer.short == 2 and offer.gold == 1 and "2 short" in page(scene)


def test_the_reserved_recipe_is_the_one_in_its_slot() -> None:
    scene = Scene().slot(1, "mud_pie", reserved=True)
    slots = board(scene).slots(0)
    assert [(slot.number, slot.dish.title) for slot in slots if slot.dish] == [(1, "Mud Pie")]
    assert [slot.reserved for slot in slots] == [False, False, True, False]


def test_super_and_gold_look_different_and_the_super_leftover_shows_a_super() -> None:
    assert board(Scene()).effect_pic("gain_super") != board(Scene()).effect_pic("gain_gold")
    plain, extra = board(Scene()).trays()[1], board(Scene(super_leftover=True)).trays()[1]
    assert [saucer.icon for saucer in plain.saucers] == ["", "gold", ""]
    assert [saucer.icon for saucer in extra.saucers] == ["", drawing("super"), ""]


def test_hand_tokens_stand_on_the_nine_joints_and_move_there() -> None:
    scene = Scene(3, hand_tokens=True).bowl("r0c0", "cherry").do(actions.act, 0, 0)
    joints = board(scene).joints()
    assert len(joints) == 9 and [joint.hands for joint in joints if joint.hands] == [[0, 1, 2]]
    assert drawn_spots(page(scene)) == {"joint.h01", "joint.h10", "joint.h12", "joint.h21"}
    assert "Place of Hand tokens between B1 and C2" in page(scene)
    assert board(Scene()).joints() == []


def test_bench_benefits_lie_on_the_table_with_what_is_missing() -> None:
    scene = Scene(bench_benefits=True).bench("A:cherry")
    rows = [row.id for row in ROWS.bench_benefit]
    scene.s.left, scene.s.middle = rows.index("benefit_cherry_cherry"), rows.index("benefit_jello_candy")
    benefits = board(scene).benefits()
    assert benefits and [pip.state for pair in benefits.pairs for pip in pair.goods] == ["own", "miss", "miss", "miss"]


def test_chef_o_tron_has_its_program_its_arms_and_its_forcefield() -> None:
    scene = Scene(1, solo="hard").bowl("r2c1", "cherry cherry")
    scene.s.program, scene.s.arms, scene.s.shield = 2, [2, 0], 15
    table = board(scene)
    robot = table.robot()
    assert robot and "Forcefield" in robot.card and len(robot.steps) == 3
    assert [(arm.side, arm.row) for arm in table.arms()] == [("west", 2), ("east", 0)]
    assert [bowl.place for bowl in table.bowls() if "west" in bowl.aimed] == ["B3"]
    assert [bowl.place for bowl in table.bowls() if bowl.shielded] == ["D4"]
    assert "sm-dome" in page(scene)


def test_an_award_goes_to_a_shelf_and_the_shelves_say_what_is_missing() -> None:
    scene = Scene().done("little_cherry_cake marble_bundt").do(awards.claim, 0)
    top, bottom = board(scene).shelves(0)
    assert [place.points for place in top.places][:1] == ["2/3"] and bottom.places[0].ready
    assert {"award.cake", "shelf.bottom"} <= drawn_spots(page(scene))


def test_face_down_tools_are_beside_the_hand_and_others_see_only_how_many() -> None:
    scene = Scene().hand("whisk ladle")
    scene.cook().down.append(scene.cook().hand.pop())
    mine = board(scene).tools()
    assert [(tool.title, tool.down) for tool in mine] == [("Whisk", False), ("Ladle", True)]
    assert "Whisk" not in page(scene, 1) and "Tools: 1 in hand, 1 face down" in page(scene, 1)


def test_the_piece_to_be_placed_is_in_the_hand() -> None:
    scene = Scene().do(bench.gain_super, 0, 1, 1)
    hand = board(scene).hand()
    assert hand and hand.pic == drawing("super")
    assert board(Scene().bench("A:cherry").do(ending.clean_up, 0)).hand() is None


def test_every_row_has_a_drawing() -> None:
    c = content("")
    assert {drawing(row.id) for row in [*c.ingredient, *c.recipe_type, *c.tool, *c.arm]} <= names()
    assert {*EFFECT_PICS.values(), *ACTION_PICS.values()} <= names()


def test_every_effect_has_a_drawing_and_its_words() -> None:
    assert EFFECT_PICS.keys() == set(EFFECTS)
    wanted = {f"{kind}_{effect}" for kind in ("face", "does") for effect in EFFECTS}
    assert {name for name in SENTENCES["en"] if name.startswith(("face_", "does_"))} == wanted


def test_several_gray_groups_and_icons_are_told() -> None:
    row = {"id": "trifle", "name": "Trifle", "level": 1, "type": "pie", "points": 2, "cost": {"cherry": 1}}
    more = {"gray": [2, 1], "effects": ["gain_gold", "draw_tool"], "amounts": [2, 1]}
    pack = packs.keep({"recipe": [{**row, **more}]})
    scene = Scene(content=pack)
    scene.s.display[0] = len(scene.s.tables.points) - 1
    [dish] = [one for level in (1, 2) for one in board(scene).display(level) if one]
    assert [name for name, _ in dish.icons] == [EFFECT_PICS["gain_gold"], EFFECT_PICS["draw_tool"]]
    assert "2 of one other type, 1 of one other type" in dish.tip and len(dish.pips) == 4
    assert page(scene).count("sm-then") == 2

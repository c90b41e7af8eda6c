"""A content file that breaks its rules gets one clear sentence; a good one changes the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from prixfixe import BadContent
from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from prixfixe.games.sweet_mess.actions import start_options, started
from prixfixe.games.sweet_mess.content import content
from prixfixe.games.sweet_mess.options import PLAY
from prixfixe.games.sweet_mess.tools import play_tool
from prixfixe.kit.problems import BadCards
from tests.games.sweet_mess.scene import GAME

BAD = {
    '[[tool]]\nid = "whisk"\neffects = ["take_bowl", "juggle"]': "tool whisk, effects: 'juggle' cannot be",
    '[[tool]]\nid = "whisk"\neffects = ["take_bowl"]': "effects: ['take_bowl'] cannot be; two different",
    '[[tool]]\nid = "whisk"\namounts = [1]': "tool whisk, amounts: [1] cannot be; none, or one for each effect",
    '[[recipe]]\nid = "lava_cake"\neffects = ["explode"]': "recipe lava_cake, effects: 'explode' cannot be",
    '[[recipe]]\nid = "lava_cake"\ncost = { cherry = 10 }': "each value, it may be a whole number from 1 to 9",
    '[[recipe]]\nid = "lava_cake"\ncost = { mud = 4 }': "cost: 'mud' cannot be; it may be one of cherry",
    '[[recipe]]\nid = "lava_cake"\ncost = { super = 4 }': "recipe lava_cake, cost: 'super' cannot be",
    '[[recipe]]\nid = "lava_cake"\nlevel = 3': "recipe lava_cake, level: 3 cannot be; it may be a whole number",
    '[[recipe]]\nid = "lava_cake"\ntype = "soup"': "it may be one of cake, pie, confectionery",
    '[[recipe]]\nid = "lava_cake"\namounts = [1, 1]': "amounts: [1, 1] cannot be; none, or one for each effect",
    '[[recipe]]\nid = "new_cake"\nname = "New"': "recipe new_cake, level: this field must be there",
    '[[event]]\nid = "tip_jar"\neffect = "rain"': "event tip_jar, effect: 'rain' cannot be",
    '[[event]]\nid = "cocoa_and_crust"\ntypes = []': "event cocoa_and_crust, types: [] cannot be",
    '[[chef]]\nid = "chef_cherry"\nside_a = { effect = "magic" }': "side_a.ingredient: this field must be there",
    '[[bowl]]\nid = "bowl_cherry_jello"\nside_a = "tea"': "bowl bowl_cherry_jello, side_a: 'tea' cannot be",
    '[[bowl]]\nid = "bowl_cherry_jello"\nside_a = "super"': "the Super Bowl has it, no other",
    '[[bot_card]]\nid = "bot_01"\nprimary = "bot_dance"': "bot_card bot_01, primary: 'bot_dance' cannot be",
    '[[grid_cell]]\nid = "r0c0"\nneighbors = ["r9c9"]': "grid_cell r0c0, neighbors: 'r9c9' cannot be",
    '[[variant]]\nid = "super_leftover"\nremove = true': "variant: its rows are super_leftover",
    '[[bench_group]]\nid = "group_a"\nrule = "blue"': "bench_group group_a, rule: 'blue' cannot be",
    '[[hand_space]]\nid = "h00"\nmoves = []': "hand_space h00, moves: ['h00'] cannot be; each may be there once, 2 at",
    '[[ingredient]]\nid = "cherry"\ncount = 4': "ingredient cherry, count: 4 cannot be; the set-up needs 5",
    '[[ingredient]]\nid = "cherry"\ncircle_next = "candy"': "the basic types follow each other in one circle",
    '[[recipe_type]]\nid = "soup"\nname = "Soup"': "recipe_type: its rows are cake, pie, confectionery",
    "[constants]\nmax_stored_per_type = 2": "constants, max_stored_per_type: 2 cannot be; it may be a whole number",
    "[constants]\npick_bowl_max = 3": "action pick_ingredients, amount: 4 cannot be; constants.pick_bowl_max is 3",
    "[constants]\nbowl_capacity = 0": "constants, bowl_capacity: 0 cannot be; it may be a whole number from 1 to 8",
    "[constants]\nbowl_capacity = 1": "setup_fill_type_on_2_bowls: 2 cannot be; a Bowl holds 1",
    "[constants]\ngold_limit = 1_000_000_000_000": "up to 1,000,000",
    "[constants]\nsalt = 1": "constants, salt: there is no such field; the fields are gold_limit",
    '[[tool]]\nid = "whisk"\ncolour = "red"': "tool whisk, colour: there is no such field; the fields are count",
    "[weather]\nrain = 1": "weather: there is no such table; the tables are action",
}
FEW = "".join(
    f'[[bowl]]\nid = "bowl_{name}"\nside_a = "cherry"\nside_b = "cherry"\n'
    for name in ("cherry_jello", "cherry_candy", "cherry_crust", "cherry_cream")
)


@pytest.mark.parametrize("text", BAD, ids=lambda text: BAD[text][:40])
def test_bad_content_gets_a_clear_sentence(text: str, tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(text)
    with pytest.raises(BadContent, match=re.escape(BAD[text])):
        GAME.start(2, 1, {"content": str(path)})


def test_a_house_file_changes_numbers_and_adds_cards(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(
        '[[recipe]]\nid = "lava_cake"\npoints = 20\n[constants]\ngold_limit = 3\n'
        '[[tool]]\nid = "spork"\nname = "Spork"\ncount = 2\nwhen = "own_turn"\n'
        'effects = ["store", "advance"]\ntext = "Either Store or Advance."\nsource = "house"\n'
    )
    s = GAME.start(2, 1, {"content": str(path)})
    assert (s.tables.points[4], s.tables.gold_limit, s.tables.tool_count[24]) == (20, 3, 2)
    assert play_random(s, chance(1), 5_000) < 5_000 and s.over
    assert max(cook.gold for cook in s.cooks) <= 3


def test_two_equal_tools_are_one_option(tmp_path: Path) -> None:
    path = tmp_path / "twins.toml"
    path.write_text('[[tool]]\nid = "rolling_pin"\ncount = 2\n')
    s = GAME.start(2, 1, {"content": str(path)})
    for _ in range(6):
        s.answer(s.asks[0].seat, s.asks[0].options[0])
    s.cooks[s.turn].hand = [1, 1]
    assert len(set(start_options(s, s.turn))) == len(start_options(s, s.turn))


def test_bowls_that_can_hardly_be_laid_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "bowls.toml"
    path.write_text(FEW)
    with pytest.raises(BadContent, match="too few ways to lay the Bowls"):
        GAME.start(2, 1, {"content": str(path)})


def test_all_that_is_wrong_is_said_at_once_in_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text('[[recipe]]\nid = "lava_cake"\namounts = [1, 1]\n[[tool]]\nid = "whisk"\neffects = ["store"]\n')
    with pytest.raises(BadCards) as caught:
        GAME.start(2, 1, {"content": str(path)})
    assert [(problem.table, problem.row) for problem in caught.value.problems] == [
        ("recipe", "lava_cake"),
        ("tool", "whisk"),
    ]
    assert caught.value.problems[1].said("fr").endswith("tool whisk, effects : ['store'] ne va pas ; deux différents")


def test_a_card_may_be_taken_out_and_a_tool_work_more_often(tmp_path: Path) -> None:
    path = tmp_path / "strong.toml"
    path.write_text('[[recipe]]\nid = "lava_cake"\nremove = true\n[[tool]]\nid = "rolling_pin"\namounts = [3, 4]\n')
    s = GAME.start(2, 1, {"content": str(path)})
    assert s.tables.recipes == 47
    while s.asks[0].rule is not started:
        s.answer(s.asks[0].seat, s.asks[0].options[0])
    cook = s.cooks[s.turn]
    cook.hand, before = [1], cook.gold
    play_tool(s, s.turn, PLAY.pair(1, 1))
    assert cook.gold == before + 4


def test_the_box_holds_as_many_as_the_printed_cards_say() -> None:
    c = content("")
    counted = {
        "ingredient_token": sum(row.count for row in c.ingredient),
        "stored_token": sum(row.count for row in c.stored),
        "recipe_level_1": sum(row.level == 1 for row in c.recipe),
        "recipe_level_2": sum(row.level == 2 for row in c.recipe),
        "event_level_1": sum(row.level == 1 for row in c.event),
        "event_level_2": sum(row.level == 2 for row in c.event),
        "tool": sum(row.count for row in c.tool),
        "chef": len(c.chef),
        "award_token": len(c.award),
        "bench_benefit": len(c.bench_benefit),
        "bot_card": len(c.bot_card),
        "leftover_tile": len(c.leftover_tile),
    }
    assert counted == {name: c.components[name] for name in counted}
    assert c.solo.bot_deck == c.solo.max_rounds == len(c.bot_card)

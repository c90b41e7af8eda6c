"""A content file that breaks its rules gets one clear sentence; a good one changes the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from prixfixe import BadContent
from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from prixfixe.games.sweet_mess.actions import start_options
from tests.games.sweet_mess.scene import GAME

BAD = {
    '[[tool]]\nid = "whisk"\neffects = ["take_bowl", "juggle"]': "tool whisk: there is no effect juggle",
    '[[tool]]\nid = "whisk"\neffects = ["take_bowl"]': "tool whisk: two effects, not 1",
    '[[recipe]]\nid = "lava_cake"\neffect = "explode"': "recipe lava_cake: there is no effect explode",
    '[[recipe]]\nid = "lava_cake"\ncost = { cherry = 9 }': "lava_cake: its cost has 9 Ingredients, its size is 4",
    '[[recipe]]\nid = "lava_cake"\ncost = { mud = 4 }': "recipe lava_cake: there is no basic ingredient mud",
    '[[recipe]]\nid = "lava_cake"\nlevel = 3': "level",
    '[[recipe]]\nid = "lava_cake"\ntype = "soup"': "there is no recipe_type soup",
    '[[recipe]]\nid = "new_cake"\nname = "New"': "missing required field",
    '[[event]]\nid = "tip_jar"\neffect = "rain"': "event tip_jar: there is no event effect rain",
    '[[chef]]\nid = "chef_cherry"\nside_a = { effect = "magic", ingredient = "cherry", uses_per_recipe = 1 }': "magic",
    '[[bowl]]\nid = "bowl_cherry_jello"\nside_a = "tea"': "bowl bowl_cherry_jello: there is no ingredient tea",
    '[[bot_card]]\nid = "bot_01"\nprimary = "bot_dance"': "bot_card bot_01: there is no bot_primary bot_dance",
    '[[grid_cell]]\nid = "r0c0"\nneighbors = ["r9c9"]': "grid_cell r0c0: there is no grid_cell r9c9",
    '[[bench_group]]\nid = "group_a"\nrule = "blue"': "bench_group group_a: there is no bench rule blue",
    '[[hand_space]]\nid = "h00"\nmoves = []': "hand_space h00: a token must be able to move",
    '[[ingredient]]\nid = "cherry"\ncount = 14': "components.ingredient_token says 91, but the file has 92",
    "[constants]\nmax_stored_per_type = 2": "constants.max_stored_per_type is 2; the rules know only 1",
    "[constants]\npick_bowl_max = 3": "action pick_ingredients has amount 4, but pick_bowl_max is 3",
    '[[tool]]\nid = "whisk"\ncolour = "red"': "unknown field",
    "[weather]\nrain = 1": "has a table weather",
}


@pytest.mark.parametrize("text", BAD, ids=lambda text: BAD[text][:40])
def test_bad_content_gets_a_clear_sentence(text: str, tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(text)
    with pytest.raises(BadContent, match=BAD[text].split(";")[0]):
        GAME.start(2, 1, {"content": str(path)})


def test_a_house_file_changes_numbers_and_adds_cards(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(
        '[[recipe]]\nid = "lava_cake"\npoints = 20\n[constants]\ngold_limit = 3\n[components]\ntool = 26\n'
        '[[tool]]\nid = "spork"\nname = "Spork"\nname_fr = "Cuiller-fourchette"\ncount = 2\nwhen = "own_turn"\n'
        'effects = ["store", "advance"]\ntext = "Either Store or Advance."\nsource = "house"\n'
    )
    s = GAME.start(2, 1, {"content": str(path)})
    assert (s.tables.points[4], s.tables.gold_limit, s.tables.tool_count[24]) == (20, 3, 2)
    assert play_random(s, chance(1), 5_000) < 5_000 and s.over
    assert max(cook.gold for cook in s.cooks) <= 3


def test_two_equal_tools_are_one_option(tmp_path: Path) -> None:
    path = tmp_path / "twins.toml"
    path.write_text('[[tool]]\nid = "rolling_pin"\ncount = 2\n[components]\ntool = 25\n')
    s = GAME.start(2, 1, {"content": str(path)})
    for _ in range(6):
        s.answer(s.asks[0].seat, s.asks[0].options[0])
    s.cooks[s.turn].hand = [1, 1]
    assert len(set(start_options(s, s.turn))) == len(start_options(s, s.turn))

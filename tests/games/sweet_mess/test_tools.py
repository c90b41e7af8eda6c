"""Chapter 9: Tools."""

import pytest

from prixfixe.games.sweet_mess import actions, awards, ending, events, tools
from tests.games.sweet_mess.scene import RECIPE, TOOLS, Scene


@pytest.mark.rule("SM-TOOL-1")
def test_one_of_two_effects_is_resolved_and_the_card_is_discarded() -> None:
    scene = Scene().hand("rolling_pin").fill("cherry").do(actions.choose_action, 0)
    assert scene.offers("play rolling_pin take_bowl") and scene.offers("play rolling_pin gain_gold")
    scene.takes(0, "play rolling_pin gain_gold")
    assert (scene.cook().gold, scene.cook().hand, scene.s.pile) == (1, [], [TOOLS.index("rolling_pin")])
    assert scene.rule() == "SM-ACT-2"


@pytest.mark.rule("SM-TOOL-2")
def test_tools_are_offered_in_every_menu_of_steps_one_to_four_and_not_in_step_five() -> None:
    scene = Scene().hand("rolling_pin").gold(3).fill("cherry").bench("A:jello").do(actions.turn, 0)
    play = "play rolling_pin gain_gold"
    assert scene.offers(play)
    scene.takes(0, "left draw_tool")
    assert scene.offers(play)
    scene.takes(0, "go on")
    assert scene.offers(play)
    scene.takes(0, "go on")
    assert (scene.rule(), scene.offers(play)) == ("SM-AWD-1", True)
    scene.takes(0, "done")
    assert (scene.rule(), scene.offers(play)) == ("SM-EOT-6", False)


@pytest.mark.rule("SM-TOOL-2")
def test_only_the_active_player_plays_tools() -> None:
    scene = Scene().hand("rolling_pin", 1).do(actions.turn, 0)
    assert [ask.seat for ask in scene.s.asks] == [0]
    assert scene.options() == [scene.option("left nothing"), scene.option("left draw_tool"), *scene.options()[2:]]
    assert not any(option >= 16 for option in scene.options())


@pytest.mark.rule("SM-TOOL-3")
def test_a_gained_tool_lies_face_down_for_its_owner_alone() -> None:
    scene = Scene().do(events.tool_delivery, 0, 1)
    down = scene.cook(1).down
    assert len(down) == 1
    assert scene.game.view(scene.s, 1)["down"] == down
    assert scene.game.view(scene.s, 0)["cooks"][1]["down"] == 1
    assert [fact.to for fact in scene.news if fact.name == "tool"] == [0, 1]


@pytest.mark.rule("SM-TOOL-4", "SM-EOT-5", "SM-RUL-15")
def test_face_down_tools_come_to_hand_at_the_end_of_the_owners_turn_only() -> None:
    scene = Scene()
    for seat in (0, 1):
        tools.draw_tools(scene.s, seat, 1, 1)
    scene.do(ending.end_turn, 0)
    assert [(len(cook.hand), len(cook.down)) for cook in scene.s.cooks] == [(1, 0), (0, 1)]


@pytest.mark.rule("SM-TOOL-5", "SM-EOT-5")
def test_the_hand_is_limited_to_three_by_the_owners_choice() -> None:
    scene = Scene().hand("whisk ladle sieve grater blender").do(ending.pick_up, 0)
    scene.takes(0, "sieve", out_of=["whisk", "ladle", "sieve", "grater", "blender"]).takes(0, "whisk").quiet()
    assert [TOOLS[tool] for tool in scene.cook().hand] == ["ladle", "grater", "blender"]
    assert [TOOLS[tool] for tool in scene.s.pile] == ["sieve", "whisk"]


@pytest.mark.rule("SM-TOOL-6")
def test_the_discard_pile_becomes_a_new_deck() -> None:
    scene = Scene()
    scene.s.pile, scene.s.tools = scene.s.tools[:2], []
    tools.draw_tools(scene.s, 0, 3, 1)
    assert (sorted(scene.cook().down), scene.s.tools, scene.s.pile) == ([0, 1], [], [])


@pytest.mark.rule("SM-TOOL-7", "SM-RUL-14")
def test_a_tool_that_would_change_nothing_cannot_be_played() -> None:
    scene = Scene().hand("rolling_pin whisk pastry_brush").gold(9).do(actions.choose_action, 0)
    assert not any(option >= 16 for option in scene.options())
    scene = Scene().hand("rolling_pin whisk pastry_brush").gold(8).do(actions.choose_action, 0)
    assert [option for option in scene.options() if option >= 16] == [
        scene.option("play rolling_pin gain_gold"),
        scene.option("play pastry_brush gain_gold"),
    ]


@pytest.mark.rule("SM-TOOL-7", "SM-RUL-71")
def test_a_played_effect_is_carried_out_at_least_in_part() -> None:
    scene = Scene().hand("spatula").leftover("W0", "cherry").leftover("E0", "jello").do(actions.choose_action, 0)
    scene.takes(0, "play spatula take_leftovers")
    assert not scene.offers("stop")
    scene.takes(0, "W0>A")
    assert scene.offers("stop")


@pytest.mark.rule("SM-TOOL-8")
def test_a_tool_uses_the_standard_amount_of_its_effect() -> None:
    scene = Scene().hand("whisk").bowl("r0c0", "cherry cherry cherry").do(actions.choose_action, 0)
    scene.takes(0, "play whisk take_bowl").takes(0, "r0c0").takes(0, "cherry>A").takes(0, "cherry>A")
    assert scene.rule() == "SM-ACT-2"


@pytest.mark.rule("SM-RUL-69")
def test_a_tool_in_use_is_not_shuffled_in() -> None:
    scene = Scene().slot(0, "lollipops").hand("whisk").do(awards.claim, 0)
    scene.s.tools, scene.s.pile = [], [TOOLS.index("sieve")]
    scene.takes(0, "play whisk advance")  # Completes Lollipops: draw a Tool
    assert [TOOLS[tool] for tool in scene.cook().down] == ["sieve"]
    assert [TOOLS[tool] for tool in scene.s.pile] == ["whisk"]
    assert scene.completed() == RECIPE[RECIPE.index("lollipops")]

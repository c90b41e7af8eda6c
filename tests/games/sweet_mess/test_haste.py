"""Whether a Tool in hand could be used cannot be told from how soon the turn goes on; what is seldom of use passes."""

from typing import Callable

import pytest

from prixfixe.games.sweet_mess import actions, awards, ending
from prixfixe.games.sweet_mess.questions import QUESTIONS
from prixfixe.games.sweet_mess.tables import ACTIONS
from tests.games.sweet_mess.scene import GAME, Scene

STEPS: list[tuple[Callable[..., None], list[int]]] = [
    (awards.claim, [0]),
    (actions.step_two, [0, 0]),
    (actions.offer_second, [0, ACTIONS.index("draw_tool")]),
]


@pytest.mark.rule("SM-AWD-1", "SM-RES-1", "SM-ACT-3")
@pytest.mark.parametrize("number", range(len(STEPS)))
def test_who_holds_a_tool_without_use_is_waited_for(number: int) -> None:
    rule, args = STEPS[number]
    Scene().hand("waffle_iron").do(rule, *args).asked(0, ["pass"]).awaited(0)


@pytest.mark.rule("SM-AWD-1", "SM-RES-1", "SM-ACT-3")
@pytest.mark.parametrize("number", range(len(STEPS)))
def test_a_hand_without_tools_holds_nobody_up(number: int) -> None:
    rule, args = STEPS[number]
    Scene().do(rule, *args).asked(0, ["pass"]).spared(0)


@pytest.mark.rule("SM-AWD-1")
def test_an_award_is_spoken_of_where_one_can_be_claimed() -> None:
    scene = Scene().hand("waffle_iron").do(awards.claim, 0)
    assert QUESTIONS.phrase(scene.s, scene.s.asked(0)) == ("ask_tool",)
    scene = Scene().done("lava_cake jelly_dome").do(awards.claim, 0)
    assert QUESTIONS.phrase(scene.s, scene.s.asked(0)) == ("ask_claim",)


@pytest.mark.rule("SM-EOT-6")
def test_tidying_up_passes_by_itself() -> None:
    scene = Scene().bench("A:cherry").do(ending.clean_up, 0)
    assert GAME.question(scene.s.asked(0)).passing

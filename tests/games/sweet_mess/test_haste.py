"""Whether a Tool in hand could be used cannot be told from how soon the turn goes on."""

from typing import Callable

import pytest

from prixfixe.games.sweet_mess import actions, awards
from prixfixe.games.sweet_mess.tables import ACTIONS
from tests.games.sweet_mess.scene import Scene

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

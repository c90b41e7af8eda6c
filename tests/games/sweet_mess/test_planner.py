"""Payments and clean-ups planned for bots, against trying everything."""

from __future__ import annotations

import pytest

import prixfixe
from prixfixe.core.chance import chance
from prixfixe.core.state import PASS
from prixfixe.games.sweet_mess import actions, ending, preparing
from prixfixe.games.sweet_mess.bots.planner import thrifty
from prixfixe.games.sweet_mess.options import BASIC, CHEF, STORED, WILD
from prixfixe.games.sweet_mess.state import Kitchen
from prixfixe.games.sweet_mess.tables import PREPARE
from tests.games.sweet_mess.scene import RECIPE, Scene
from tests.games.sweet_mess.test_payment import COST, Totals, brute, kitchen

GAME = prixfixe.load("sweet-mess")
SUPER = 6


def reached(s: Kitchen) -> set[Totals]:
    """What may be left on the Bench after a payment that only takes planned steps, by declared gray type."""
    found: set[Totals] = set()
    todo = [s]
    while todo:
        state = todo.pop()
        if not state.asks:
            found.add(tuple(state.cooks[0].total))
            continue
        for option in GAME.bots.plan(state, state.asks[0], chance(1)):
            twin = state.copy()
            twin.answer(0, option)
            todo.append(twin)
    return found


def as_good(mine: Totals, other: Totals) -> bool:
    """Whether `mine` could be turned into `other` by giving away and by using Supers as something else."""
    short = sum(max(theirs - ours, 0) for ours, theirs in zip(mine[:SUPER], other[:SUPER]))
    return mine[SUPER] - short >= other[SUPER]


@pytest.mark.parametrize("seed", range(12))
def test_for_every_payment_a_planned_one_leaves_as_much(seed: int) -> None:
    scene, have, stored = kitchen(seed)
    cook = scene.cook()
    for recipe in list(COST)[seed % 4 :: 4]:
        payments = brute(recipe, have, stored, cook.chef, cook.side)
        if payments:
            s = scene.s.copy()
            s.asks, s.agenda, s.display = [], [], [-1, RECIPE.index(recipe), *[-1] * 6]
            preparing.choose_slot(s, 0, 1)
            s.answer(0, 0)
            found = reached(s)
            for left in set().union(*payments.values()):
                assert any(as_good(mine, left) for mine in found), recipe


def test_what_is_stored_comes_first_and_a_super_last() -> None:
    assert thrifty([STORED, BASIC.code(1), WILD.code(0)]) == [STORED]
    kept = [BASIC.code(0), BASIC.code(2), CHEF.code(1)]
    assert thrifty([*kept, WILD.code(0), WILD.code(1)]) == kept
    assert thrifty([CHEF.code(0), WILD.code(0)]) == [CHEF.code(0), WILD.code(0)]


def test_nothing_is_thrown_away_from_a_bench_that_still_takes_half_of_the_types() -> None:
    scene = Scene().bench("B:cherry cream")
    ending.clean_up(scene.s, 0)
    assert GAME.bots.plan(scene.s, scene.s.asked(0), chance(1)) == [PASS]
    full = Scene().bench("A:cream cream cream cream B:cherry cream jello candy C1:cherry cherry C2:jello")
    ending.clean_up(full.s, 0)
    assert GAME.bots.plan(full.s, full.s.asked(0), chance(1)) == full.s.asked(0).options


def considered(scene: Scene) -> list[int]:
    """What a bot looks at."""
    return GAME.bots.plan(scene.s, scene.s.asked(0), chance(1))


def test_a_recipe_is_reserved_only_while_it_lacks_a_unit_at_most() -> None:
    far = Scene().hand("whisk").display("lava_cake").do(actions.step_two, 0, 0)
    assert actions.RESERVE in far.options() and actions.RESERVE not in considered(far)
    scene = Scene().hand("whisk").display("lava_cake", "nougat").bench("A:chocolate chocolate chocolate")
    scene.do(actions.step_two, 0, 0)
    assert considered(scene) == scene.options()
    scene.takes(0, "reserve").takes(0, "whisk")
    assert considered(scene) == [scene.option("lava_cake")]


@pytest.mark.parametrize("slot,spoils", [(0, ["prepare_recipes", "advance"]), (1, ["prepare_recipes"]), (2, [])])
def test_a_reserved_recipe_that_is_due_is_paid_before_others(slot: int, spoils: list[str]) -> None:
    scene = Scene().bench("A:chocolate chocolate chocolate B:cherry cream C1:cherry cherry").gold(1).display("nougat")
    scene.cook().marker = 0
    scene.slot(slot, "lava_cake", reserved=True).do(actions.turn, 0)
    assert set(scene.options()) - set(considered(scene)) == {scene.option(f"middle {action}") for action in spoils}
    scene.do(actions.offer_second, 0, PREPARE)
    assert actions.BUY in scene.options() and (actions.BUY in considered(scene)) == (not spoils)

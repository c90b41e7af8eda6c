"""Paying, against brute force: exactly the payable Recipes are offered, and no step leads into a dead end."""

from __future__ import annotations

import pytest

from prixfixe.core.chance import chance
from prixfixe.games.sweet_mess import paying, preparing
from prixfixe.games.sweet_mess.state import Kitchen
from tests.games.sweet_mess.scene import KIND, RECIPE, ROWS, Scene

Totals = tuple[int, ...]
COST = {row.id: ([row.cost.get(kind, 0) for kind in KIND[:6]], sum(row.gray)) for row in ROWS.recipe}


def payments(need: list[int], have: Totals, stored: frozenset[int], chef: int, side: int) -> set[Totals]:
    """Everything that may be left on the Bench after paying `need`, found by trying all ways (SM-PAY, SM-CHEF)."""
    found: set[Totals] = set()
    seen: set[tuple[Totals, Totals, frozenset[int], bool]] = set()

    def spend(totals: Totals, kind: int) -> Totals:
        return (*totals[:kind], totals[kind] - 1, *totals[kind + 1 :])

    def pay(owed: Totals, totals: Totals, left: frozenset[int], free: bool) -> None:
        if (owed, totals, left, free) in seen:
            return
        seen.add((owed, totals, left, free))
        kind = next((i for i in range(6) if owed[i]), -1)
        if kind < 0:
            found.add(totals)
            return
        after = spend(owed, kind)
        if kind in left:
            pay(after, totals, left - {kind}, free)
        for token in (kind, 6):
            if totals[token]:
                pay(after, spend(totals, token), left, free)
        if free and side == 0 and chef != kind and totals[chef]:
            pay(after, spend(totals, chef), left, False)
        if free and side == 1 and chef == kind and totals[6]:
            pay(spend(after, kind) if after[kind] else after, spend(totals, 6), left, False)

    pay(tuple(need), have, stored, True)
    return found


def brute(recipe: str, have: Totals, stored: frozenset[int], chef: int, side: int) -> dict[int, set[Totals]]:
    """The payments of a Recipe by declared gray type, -1 where it has none."""
    cost, gray = COST[recipe]
    result = {}
    for kind in [i for i in range(6) if cost[i] == 0] if gray else [-1]:
        need = [n + (gray if i == kind else 0) for i, n in enumerate(cost)]
        if left := payments(need, have, stored, chef, side):
            result[kind] = left
    return result


def kitchen(seed: int) -> tuple[Scene, Totals, frozenset[int]]:
    """A random Bench, Stored tokens, Chef and side."""
    dice = chance(seed)
    scene = Scene().chef(KIND[dice.below(6)], "AB"[dice.below(2)])
    for kind in range(7):
        for _ in range(dice.below(4)):
            scene.cook().put(kind, dice.below(4))
    stored = frozenset(kind for kind in range(6) if dice.below(4) == 0)
    scene.stores(" ".join(KIND[kind] for kind in stored))
    return scene, tuple(scene.cook().total), stored


@pytest.mark.rule("SM-PREP-1", "SM-PAY-1", "SM-PAY-2", "SM-GRAY-1", "SM-GRAY-2", "SM-GRAY-3", "SM-CHEF-2", "SM-CHEF-3")
@pytest.mark.parametrize("seed", range(40))
def test_exactly_the_payable_recipes_are_offered(seed: int) -> None:
    scene, have, stored = kitchen(seed)
    cook = scene.cook()
    for recipe, (_, gray) in COST.items():
        wanted = brute(recipe, have, stored, cook.chef, cook.side)
        card = RECIPE.index(recipe)
        assert paying.payable(scene.s, cook, card) == bool(wanted), recipe
        if gray:
            assert paying.gray_types(scene.s, cook, card, []) == sorted(wanted), recipe


def outcomes(s: Kitchen, found: dict[int, set[Totals]]) -> None:
    """Every end of every way through the questions of a payment."""
    seen = set()
    todo = [s]
    while todo:
        state = todo.pop()
        if not state.asks:
            assert state.dish == -1 and not any(state.need)
            found.setdefault(state.gray_type, set()).add(tuple(state.cooks[0].total))
            continue
        ask = state.asks[0]
        key = (tuple(state.need), tuple(state.cooks[0].bench), state.lent, state.favours, state.gray_type, ask.rule)
        if key in seen:
            continue
        seen.add(key)
        assert ask.options
        for option in ask.options:
            twin = state.copy()
            twin.answer(0, option)
            todo.append(twin)


@pytest.mark.rule("SM-PAY-2", "SM-PAY-3", "SM-CHEF-1", "SM-CHEF-2", "SM-CHEF-3", "SM-CHEF-4", "SM-STO-4")
@pytest.mark.parametrize("seed", range(12))
def test_every_way_through_a_payment_ends_and_all_payments_are_reached(seed: int) -> None:
    scene, have, stored = kitchen(seed)
    cook = scene.cook()
    paid = 0
    for recipe in COST:
        wanted = brute(recipe, have, stored, cook.chef, cook.side)
        if wanted and paid < 4:
            paid += 1
            s = scene.s.copy()
            s.asks, s.agenda, s.display = [], [], [-1, RECIPE.index(recipe), *[-1] * 6]
            preparing.choose_slot(s, 0, 1)
            s.answer(0, 0)
            found: dict[int, set[Totals]] = {}
            outcomes(s, found)
            assert found == wanted, recipe
    assert paid or not any(brute(recipe, have, stored, cook.chef, cook.side) for recipe in COST)

"""Recipes that no box has: several gray groups, each of another type, and several icons."""

from __future__ import annotations

from itertools import permutations

import pytest

from prixfixe import BadContent
from prixfixe.games.sweet_mess import advancing, paying, preparing
from prixfixe.games.sweet_mess.content import content
from prixfixe.kit import packs
from tests.games.sweet_mess.scene import KIND, Scene
from tests.games.sweet_mess.test_payment import Totals, outcomes, payments

FOUND = {  # the gray groups and named units of Recipes that are added
    "two_groups": ([2, 1], {"cherry": 1}),
    "three_groups": ([1, 1, 1], {}),
    "twins": ([2, 2], {"crust": 1}),
    "all_types": ([1, 1, 2], {"cherry": 1, "crust": 1, "cream": 1}),
}
ICONS = ["gain_gold", "draw_tool", "gain_gold"]


def pack() -> str:
    """A pack with these Recipes, each with three icons."""
    rows = [
        {"id": name, "name": name, "level": 1, "type": "pie", "points": 2, "cost": cost, "gray": gray,
         "effects": ICONS, "amounts": [2, 1, 1]}
        for name, (gray, cost) in FOUND.items()
    ]  # fmt: skip
    return packs.keep({"recipe": rows})


def table(seed: int) -> tuple[Scene, Totals, frozenset[int]]:
    """A Bench with these Recipes about, a few Ingredients and Stored tokens."""
    scene = Scene(content=pack()).chef(KIND[seed % 6], "AB"[seed % 2])
    for kind in range(7):
        for number in range((seed * 5 + kind * 3) % 4):
            scene.cook().put(kind, number)
    stored = frozenset([seed % 6]) if seed % 3 else frozenset()
    scene.stores(" ".join(KIND[kind] for kind in stored))
    return scene, tuple(scene.cook().total), stored


def code(types: tuple[int, ...]) -> int:
    """How a state keeps the declared types."""
    return sum((kind + 1) << 3 * i for i, kind in enumerate(types)) - 1


def brute(name: str, have: Totals, stored: frozenset[int], chef: int, side: int) -> dict[int, set[Totals]]:
    """The payments of a Recipe by the declared types, found by trying all of them."""
    gray, named = FOUND[name]
    cost = [named.get(kind, 0) for kind in KIND[:6]]
    result = {}
    for types in permutations([kind for kind in range(6) if not cost[kind]], len(gray)):
        need = [n + (gray[types.index(i)] if i in types else 0) for i, n in enumerate(cost)]
        if left := payments(need, have, stored, chef, side):
            result[code(types)] = left
    return result


@pytest.mark.rule("SM-GRAY-1", "SM-GRAY-2", "SM-RUL-22")
@pytest.mark.parametrize("seed", range(8))
def test_gray_groups_are_of_different_types_and_every_way_of_paying_is_offered(seed: int) -> None:
    scene, have, stored = table(seed)
    cook, cards = scene.cook(), [row.id for row in content(pack()).recipe]
    for name in FOUND:
        card = cards.index(name)
        wanted = brute(name, have, stored, cook.chef, cook.side)
        assert paying.payable(scene.s, cook, card) == bool(wanted), name
        first = sorted({(types + 1 & 7) - 1 for types in wanted})
        assert paying.gray_types(scene.s, cook, card, []) == first, name
        if wanted:
            s = scene.s.copy()
            s.asks, s.agenda, s.display = [], [], [-1, card, *[-1] * 6]
            preparing.choose_slot(s, 0, 1)
            s.answer(0, 0)
            found: dict[int, set[Totals]] = {}
            outcomes(s, found)
            assert found == wanted, name


@pytest.mark.rule("SM-CPL-1")
def test_the_icons_of_a_recipe_are_gained_one_after_the_other() -> None:
    scene = Scene(content=pack())
    cook = scene.cook()
    cook.gold, tools = 0, cook.tools()
    card = [row.id for row in content(pack()).recipe].index("twins")
    scene.do(advancing.complete, 0, card)
    assert (cook.gold, cook.tools()) == (3, tools + 1)


@pytest.mark.rule("SM-GRAY-2")
def test_a_type_must_be_left_for_each_gray_group() -> None:
    named = dict.fromkeys(KIND[:5], 1)
    row = {"id": "brownie", "name": "x", "level": 1, "type": "pie", "points": 1, "cost": named, "gray": [1, 1]}
    with pytest.raises(BadContent, match="a type must be left for each gray one"):
        content(packs.keep({"recipe": [row]}))
    with pytest.raises(BadContent, match="none, or one for each effect"):
        content(packs.keep({"recipe": [{**row, "gray": [1], "effects": ["gain_gold"], "amounts": [1, 1]}]}))

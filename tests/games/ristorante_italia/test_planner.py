"""Offers and dinners planned for bots."""

from __future__ import annotations

from itertools import product

import pytest

from prixfixe.core.chance import chance
from prixfixe.games.ristorante_italia import finals, vip
from prixfixe.games.ristorante_italia.finals import award_points, course_recipes, dinner_prestige
from tests.games.ristorante_italia.scene import RECIPES, Scene


def considered(scene: Scene, who: str) -> list[int]:
    """What bots consider."""
    return scene.game.plan(scene.s, scene.s.asked(scene.seat(who)), chance(1))


def test_no_offer_is_higher_than_all_the_coins_of_the_others() -> None:
    scene = Scene(3).has("ann", coins=40).has("bob", coins=12).has("cid", coins=3).at(1, "vip").do(vip.bid)
    assert considered(scene, "ann")[-1] == 13
    assert considered(scene, "bob") == scene.options("bob")


def test_nor_in_two_steps() -> None:
    scene = Scene().has("ann", coins=95).has("bob", coins=34).at(1, "vip").do(vip.bid)
    assert considered(scene, "ann")[-1] == 3
    assert considered(scene.takes("ann", 3), "ann")[-1] == 5


def test_of_two_starters_the_one_of_the_better_dinner() -> None:
    scene = Scene().has("ann", menu="caponata crostini_toscani tagliatelle_al_ragu spezzatino_con_patate cantucci")
    scene.do(finals.dine, 0, 0)  # both starters 4; crostini make it a dinner of meat
    assert [RECIPES[recipe] for recipe in considered(scene, "ann")] == ["crostini_toscani"]


@pytest.mark.parametrize("seed", range(8))
def test_no_dinner_beats_those_that_are_considered(seed: int) -> None:
    scene, dice = Scene(), chance(seed)
    names = list(range(len(RECIPES)))
    dice.shuffle(names)
    t, r = scene.s.tables, scene["ann"]
    for course in range(t.courses):
        scene.give_menu(r, " ".join([RECIPES[i] for i in names if t.course_of[i] == course][:3]))
    scores: dict[tuple[int, ...], tuple[int, int]] = {}
    for dinner in product(*(course_recipes(t, r, course) for course in range(t.courses))):
        r.dinner = sum(1 << r.menu.index(recipe) for recipe in dinner)
        scores[dinner] = (dinner_prestige(t, r), award_points(t, r))
    r.dinner = 0
    front = {score for score in scores.values() if not any(beats(other, score) for other in scores.values())}
    chosen = considered(scene.do(finals.dine, 0, 0), "ann")
    assert front == {scores[dinner] for dinner in scores if dinner[0] in chosen} & front
    assert all(any(scores[dinner] in front for dinner in scores if dinner[0] == recipe) for recipe in chosen)


def beats(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """At least as good in both respects, and better in one."""
    return one != other and one[0] >= other[0] and one[1] >= other[1]

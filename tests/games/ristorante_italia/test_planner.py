"""Offers and dinners planned for bots, and what they consider in a hurry."""

from __future__ import annotations

from itertools import product

import pytest

from prixfixe.core.chance import chance
from prixfixe.core.state import PASS
from prixfixe.games.ristorante_italia import finals, market, vip
from prixfixe.games.ristorante_italia.finals import award_points, course_recipes, dinner_prestige
from tests.games.ristorante_italia.scene import RECIPES, Scene


def considered(scene: Scene, who: str) -> list[int]:
    """What bots consider."""
    return scene.game.bots.plan(scene.s, scene.s.asked(scene.seat(who)), chance(1))


def test_no_offer_is_higher_than_all_the_coins_of_the_others() -> None:
    scene = Scene(3).has("ann", coins=40).has("bob", coins=12).has("cid", coins=3).at(1, "vip").do(vip.bid)
    assert considered(scene, "ann")[-1] == 13
    assert considered(scene, "bob") == scene.options("bob")


def test_nor_in_two_steps() -> None:
    scene = Scene().has("ann", coins=95).has("bob", coins=34).at(1, "vip").do(vip.bid)
    assert considered(scene, "ann")[-1] == 3
    assert considered(scene.takes("ann", 3), "ann")[-1] == 5


@pytest.mark.parametrize("coins,rooms,ends", [(14, "", True), (15, "", False), (15, "luxury luxury luxury", True)])
def test_the_last_turn_does_not_end_before_a_room_that_pays(coins: int, rooms: str, ends: bool) -> None:
    scene = Scene(advanced=True).has("ann", coins=coins, rooms=rooms).at(4, "action")
    scene.turn("ann")
    assert PASS in considered(scene, "ann")  # two more turns follow
    scene = Scene(advanced=True).has("ann", coins=coins, rooms=rooms).at(4, "action")
    scene.s.square += 2
    assert (PASS in considered(scene.turn("ann"), "ann")) == ends


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


def hurried(scene: Scene, who: str, seed: int = 1) -> list[int]:
    """What bots in a hurry consider."""
    assert scene.game.bots.hurry is not None
    return scene.game.bots.hurry(scene.s, scene.s.asked(scene.seat(who)), chance(seed))


def at_the_market(hand: str, shelf: str = "") -> Scene:
    """Ann at the market; tomatoes, flour and pork lie on the stalls, beef does not."""
    scene = Scene().has("ann", coins=20, hand=hand, shelf=shelf)
    scene.shop("greengrocer", "tomato tomato").shop("grocery", "flour").shop("butcher", "pork")
    return scene.do(market.go_to_market, 0)


def test_in_a_hurry_bots_buy_for_their_hand_alone() -> None:
    scene = at_the_market("tagliatelle_al_ragu")  # beef and a tomato
    assert hurried(scene, "ann") == [scene.option("tomato"), scene.option("restock butcher")]
    assert scene.option("flour") in considered(scene, "ann")


def test_nothing_that_is_on_the_shelf() -> None:
    scene = at_the_market("tagliatelle_al_ragu", shelf="tomato")
    assert hurried(scene, "ann") == [scene.option("restock butcher")]


def test_and_once_something_is_done_they_may_go() -> None:
    scene = at_the_market("tagliatelle_al_ragu").takes("ann", "tomato")
    assert hurried(scene, "ann") == [scene.option("pass"), scene.option("restock butcher")]


def test_with_nothing_to_buy_for_they_consider_everything() -> None:
    scene = at_the_market("")
    assert hurried(scene, "ann") == scene.options("ann")


def test_in_a_hurry_bots_mostly_offer_all_or_what_beats_the_others() -> None:
    scene = Scene().has("ann", coins=20).has("bob", coins=8).at(1, "vip").do(vip.bid)
    rich, poor = ([hurried(scene, who, seed) for seed in range(200)] for who in ("ann", "bob"))
    assert all(len(offers) == 1 for offers in rich + poor)
    assert 100 < poor.count([8]) < 160 and max(poor) == [8]
    assert 100 < rich.count([8]) + rich.count([9]) < 170 and max(rich) == [9]
    assert min(poor) == min(rich) == [0]

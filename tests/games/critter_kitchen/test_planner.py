"""Plates planned for bots, against trying everything."""

from __future__ import annotations

from typing import Any

import pytest

from prixfixe.core.chance import chance
from prixfixe.games.critter_kitchen.bots.planner import Counter
from prixfixe.games.critter_kitchen.bots.worth import soup_worth
from prixfixe.games.critter_kitchen.challenges import award, meal_quality, prepared
from prixfixe.games.critter_kitchen.fridge import limit
from prixfixe.games.critter_kitchen.state import Town
from tests.games.critter_kitchen.scene import Bay, tokens

DAY = "ultimate_melt wine_and_dine tasty_tapas"  # bread fish cheese; bread meat wine; carrot mushroom (bread covered)
POOL = "bread2 bread5 bread7 fish3 fish6 cheese4 meat5 meat8 wine2 wine6 carrot3 carrot9 mushroom6"


class Judge:
    """What a finished set of plates comes to: stars, soup, and the tokens that the fridge holds."""

    def __init__(self, s: Town) -> None:
        self.room = limit(s, 0)
        self.kept = dict(zip(s.kitchens[0].storage, Counter(s, 0).kept))

    def value(self, s: Town) -> float:
        kitchen = s.kitchens[0]
        stars = 0
        for plate in kitchen.plates:
            if plate.kept:
                stars += award(s, meal_quality(s, 0, plate), plate.soup + plate.bisque == 0)
        left = sorted((self.kept[token] for token in kitchen.storage), reverse=True)[: self.room]
        return stars + soup_worth(s, kitchen.soup, kitchen.bisque) + sum(left)


def cooking(s: Town) -> bool:
    return any(ask.seat == 0 and ask.rule is prepared for ask in s.asks)


def best(s: Town, judge: Judge, seen: dict[Any, float]) -> float:
    """The best end of all ways through the questions."""
    kitchen = s.kitchens[0]
    if not cooking(s):
        return judge.value(s)
    plates = [(sorted(zip(p.items, p.spices)), p.soup, p.bisque, p.kept) for p in kitchen.plates]
    key = (kitchen.serving, str(plates), tuple(kitchen.storage))
    if key not in seen:
        seen[key] = max(best(after(s, option), judge, seen) for option in s.asked(0).options)
    return seen[key]


def after(s: Town, option: int) -> Town:
    twin = s.copy()
    twin.answer(0, option)
    return twin


def planned(scene: Bay, judge: Judge) -> float:
    """What the plan comes to, step by step."""
    s = scene.s
    while cooking(s):
        options = scene.game.bots.plan(s, s.asked(0), chance(1))
        assert len(options) == 1
        s = after(s, options[0])
    return judge.value(s)


def kitchen(seed: int, critic: str) -> Bay:
    """Some tokens, spices and soup, and the last two plates of the day."""
    dice = chance(seed)
    pool = tokens(POOL)
    dice.shuffle(pool)
    soups = " ".join(["soup"] * int(dice.below(3)) + ["bisque"] * int(dice.below(2)))
    scene = Bay(critic=critic).challenges(DAY).holds("blue", soups)
    spices = [token for token in tokens("bread-spice meat-spice allspice") if dice.below(2)]
    scene.kitchen("blue").storage = sorted(pool[:5] + spices)
    return scene.cook().takes("blue", "abandon")


@pytest.mark.parametrize("critic", ["badger", "capybara", "mouse"])
@pytest.mark.parametrize("seed", range(6))
def test_no_way_to_cook_is_better_than_the_plan(seed: int, critic: str) -> None:
    scene = kitchen(seed, critic)
    judge = Judge(scene.s)
    assert planned(scene, judge) == pytest.approx(best(scene.s, judge, {}))


def test_a_plan_shares_out_what_two_meals_want() -> None:
    scene = Bay().challenges(DAY).holds("blue", "bread7 bread6 fish8 cheese6 meat8 wine7").cook()
    while cooking(scene.s):
        scene.s.answer(0, scene.game.bots.plan(scene.s, scene.s.asked(0), chance(1))[0])
    plates = scene.kitchen("blue").plates
    assert [sorted(plate.items) for plate in plates[:2]] == [
        tokens("bread7 fish8 cheese6"),
        tokens("bread6 meat8 wine7"),
    ]


def test_a_plate_that_cannot_be_finished_is_given_up() -> None:
    scene = Bay().challenges(DAY).holds("blue", "bread2 fish2 wine5 meat7 soup").cook().takes("blue", "bread2")
    scene.takes("blue", "fish2")
    assert scene.game.bots.plan(scene.s, scene.s.asked(0), chance(1)) == [-1]

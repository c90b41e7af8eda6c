"""The critic meal planned for bots, against trying everything and against what a player would serve."""

from __future__ import annotations

import pytest

from prixfixe.core.chance import chance
from prixfixe.games.critter_kitchen.content import content
from prixfixe.games.critter_kitchen.state import Town
from tests.games.critter_kitchen.scene import TYPES, Bay, tokens

SPICES = [f"{kind}-spice" for kind in TYPES] + ["allspice", "allspice"]


def dining(s: Town, seat: int) -> bool:
    return any(ask.seat == seat for ask in s.asks)


def served(scene: Bay, seat: int = 0) -> Bay:
    """A meal as planned."""
    while dining(scene.s, seat):
        options = scene.game.bots.plan(scene.s, scene.s.asked(seat), chance(1))
        assert len(options) == 1
        scene.s.answer(seat, options[0])
    return scene


def menu(scene: Bay) -> list[tuple[int, int]]:
    plate = scene.kitchen("blue").plates[0]
    return list(zip(plate.items, plate.spices, strict=True))


def plain(text: str) -> list[tuple[int, int]]:
    """Ingredients, or ingredients with a spice as bread5+allspice."""
    found = []
    for item in text.split():
        name, _, spice = item.partition("+")
        found.append((tokens(name)[0], tokens(spice)[0] if spice else -1))
    return found


def best(s: Town) -> int:
    """The most stars of all ways through the questions."""
    if not dining(s, 0):
        return int(s.kitchens[0].stars())
    most = -1
    for option in s.asked(0).options:
        twin = s.copy()
        twin.answer(0, option)
        most = max(most, best(twin))
    return most


def kitchen(seed: int) -> Bay:
    """A random critic, random rumors that blue knows, a few tokens; red has served its best."""
    dice = chance(seed)
    cards: list[int] = list(range(len(content().rumors)))
    dice.shuffle(cards)
    rumors = " ".join(content().rumors[card].id for card in cards[:3])
    critics = [critic.id for critic in content().critics]
    scene = Bay(critic=critics[dice.below(len(critics))], rumors=rumors).knows("blue", "fork spoon knife")
    some = [" ".join(f"{TYPES[dice.below(7)]}{2 + dice.below(6)}" for _ in range(6)) for _ in range(2)]
    spices = " ".join(spice for spice in SPICES if dice.below(5) == 0)
    scene.holds("blue", f"{some[0]} {spices}").holds("red", some[1]).dine()
    return served(scene, 1)


def test_hardly_any_meal_is_better_than_the_planned_one() -> None:
    lost = []
    for seed in range(40):
        scene = kitchen(seed)
        most = best(scene.s)
        lost.append(most - int(served(scene).kitchen("blue").stars()))
    assert min(lost) == 0  # trying everything is never worse
    assert sum(lost) <= 5  # rivals may serve less than their best, so a lead is valued a little beyond need


def test_the_plan_changes_nothing() -> None:
    scene = kitchen(3)
    before = scene.game.save(scene.s)
    scene.game.bots.plan(scene.s, scene.s.asked(0), chance(1))
    assert scene.game.save(scene.s) == before


def test_the_best_of_every_course_with_its_own_spice_and_allspice_where_it_adds_most() -> None:
    scene = Bay(critic="badger").holds("blue", "bread7 bread2 bread-spice carrot3 cheese6 allspice").dine()
    assert menu(served(scene)) == plain("bread7+bread-spice carrot3 cheese6+allspice")


@pytest.mark.parametrize(("known", "bread"), [("fork", "bread4"), ("", "bread5")])
def test_only_rumors_that_are_known_count(known: str, bread: str) -> None:
    scene = Bay(rumors="tender big_dipper wine_cellar").knows("blue", known).holds("blue", "bread4 bread5 wine6").dine()
    assert menu(served(scene)) == plain(f"{bread} wine6")


def test_a_meal_without_spice_if_that_is_what_the_rumor_wants() -> None:
    held = "bread2 bread-spice carrot5 cheese6 fish5 meat3"
    scene = Bay(rumors="subtle_flavors big_dipper wine_cellar").knows("blue", "fork").holds("blue", held).dine()
    assert menu(served(scene)) == plain("bread2 carrot5 cheese6 fish5 meat3")


def test_values_that_rise_if_that_is_what_the_rumor_wants() -> None:
    held = "bread6 bread3 carrot7 carrot4 cheese5 fish6 fish2 meat5 meat6"
    scene = Bay(rumors="nocturnal big_dipper wine_cellar").knows("blue", "fork").holds("blue", held).dine()
    assert menu(served(scene)) == plain("bread3 carrot4 cheese5 fish6 meat6")


def test_an_allspice_goes_where_it_beats_a_rival() -> None:
    scene = Bay(critic="badger").holds("blue", "bread5 carrot5 allspice").holds("red", "bread2 carrot7").dine()
    assert menu(served(scene)) == plain("bread5 carrot5+allspice")


def test_wines_stand_beside_the_courses_they_win() -> None:
    held = "bread3 carrot5 wine2 wine6"
    scene = Bay(critic="fruit_bat").holds("blue", held).holds("red", "bread4 carrot9 wine5").dine()
    plate = served(scene).kitchen("blue").plates[0]
    assert plate.items == tokens("bread3 carrot5 wine6")
    assert [(TYPES[kind], wine) for kind, wine in zip(plate.paired, plate.wines)] == [("bread", tokens("wine2")[0])]


def test_the_big_course_is_the_one_that_gains_most() -> None:
    scene = Bay(critic="cow").holds("blue", "bread7 carrot6 carrot6 carrot5 wine2 wine3").dine()
    assert scene.game.bots.plan(scene.s, scene.s.asked(0), chance(1)) == [TYPES.index("carrot")]
    assert menu(served(scene)) == plain("bread7 carrot6 carrot6 carrot5 wine3")


def test_mcdogalds_is_a_rival_too() -> None:
    scene = Bay(players="blue", critic="badger").holds("blue", "bread5 carrot5 allspice")
    scene.s.rival.course[1] = tokens("carrot7")[0]
    assert menu(served(scene.dine())) == plain("bread5 carrot5+allspice")

"""What the view says besides the table itself: every number is what the rules make of the position."""

from __future__ import annotations

import random
from math import comb
from typing import Any

import pytest

from prixfixe.games.ristorante_italia import cubes, finals, menu, rooms, vip, wine
from prixfixe.games.ristorante_italia.critic import income
from prixfixe.games.ristorante_italia.scoring import pairings, score, total
from tests.configs import Config
from tests.games.ristorante_italia.configs import ADVANCED, ALL, BASE
from tests.games.ristorante_italia.scene import GAME, KINDS, RECIPES, ROOMS, WINES, C, Scene


def own(scene: Scene, who: str = "ann") -> dict[str, Any]:
    """What the view tells somebody alone."""
    found: dict[str, Any] = GAME.view(scene.s, scene.seat(who))["own"]
    return found


def kinds(names: str) -> list[int]:
    """Ingredients by name."""
    return [KINDS.index(name) for name in names.split()]


@pytest.mark.parametrize("config", [BASE[0], ADVANCED[1], ALL[3]], ids=str)
def test_numbers_of_all_seats_are_those_of_the_rules_until_the_result(config: Config) -> None:
    s: Any = config.start(9)
    chance = random.Random(9)
    while not s.over:
        view = GAME.view(s, None)
        assert view["scores"] == [total(s.tables, r) for r in s.restaurants]
        assert view["known"]["lines"] == [score(s.tables, r) for r in s.restaurants]
        assert view["known"]["incomes"] == [income(s.tables, r) for r in s.restaurants]
        assert [len(spaces) for spaces in view["known"]["paired"]] == [pairings(s.tables, r) for r in s.restaurants]
        for _ in range(25):
            if not s.over:
                s.answer(s.asks[0].seat, chance.choice(list(s.asks[0].options)))
    assert GAME.view(s, None)["scores"] == GAME.result(s).scores


def test_a_spectator_is_told_nothing_of_anybody_alone() -> None:
    assert "own" not in GAME.view(Scene().has("ann", hand="tiramisu").s, None)


def test_a_recipe_misses_what_the_shelf_does_not_have_and_the_toques_of_the_chef() -> None:
    scene = Scene().has("ann", hand="tiramisu caponata", shelf="egg egg", rating=10)
    found = own(scene)
    cards = scene.hand("ann")
    tiramisu = cards.index("tiramisu")
    assert found["hand_missing"][tiramisu] == kinds("cheese liquor")
    t = scene.s.tables
    assert found["hand_costs"][tiramisu] == sum(t.cost[kind] for kind in kinds("cheese liquor"))
    assert found["hand_harder"] == [max(t.recipe_toques[RECIPES.index(card)] - 1, 0) for card in cards]
    assert set(kinds("cheese liquor")) <= set(found["wanted"]) and KINDS.index("egg") not in found["wanted"]


def test_what_can_be_served_is_what_misses_nothing() -> None:
    scene = Scene().has("ann", hand="tiramisu caponata baba", shelf="egg cheese liquor flour", rating=20)
    found = own(scene)
    ready = [
        card
        for card, missing, harder in zip(scene["ann"].hand, found["hand_missing"], found["hand_harder"])
        if not missing and not harder
    ]
    assert ready == [option for option in menu.placeable(scene.s, 0) if option >= 0] != []


def test_the_pantry_has_no_end() -> None:
    scene = Scene(advanced=True).has("ann", bonus="pantry", shelf="egg egg").has("bob", shelf="egg egg")
    assert GAME.view(scene.s, None)["known"]["shelf_left"] == [-1, 4]


def test_coins_left_after_a_purchase() -> None:
    scene = Scene().has("ann", coins=2)
    left, cost = own(scene)["coins_left"], scene.s.tables.cost
    assert left == [2 - price if price <= 2 else -1 for price in cost]


def test_the_chance_of_a_delivery_counts_the_crate() -> None:
    scene = Scene().has("ann", hand="tiramisu")
    scene.shop("grocery", "flour flour flour flour flour flour", "liquor liquor" + " flour" * 11, "")
    odds = dict(own(scene)["odds"])
    assert odds[KINDS.index("liquor")] == round(100 * (1 - comb(11, 6) / comb(13, 6))) == 73
    assert odds[KINDS.index("egg")] == 0


def test_a_small_crate_is_filled_from_the_trash_and_the_old_stall() -> None:
    scene = Scene().has("ann", hand="tiramisu")
    scene.shop("grocery", "egg flour flour flour flour flour", "liquor flour", "cheese cheese")
    odds = dict(own(scene)["odds"])
    assert odds[KINDS.index("liquor")] == 100
    assert odds[KINDS.index("egg")] == 50  # four of eight
    assert odds[KINDS.index("cheese")] == round(100 * (1 - comb(6, 4) / comb(8, 4)))


def test_a_wine_says_which_pairings_it_brings() -> None:
    suits = C.recipe[RECIPES.index("caponata")].wine
    one, other = (next(row.id for row in C.wine if (row.type == suits) == fits) for fits in (True, False))
    scene = Scene().has("ann", menu="caponata").deck("wine", f"{one} {other}").turn("ann").plays("ann", "wine")
    twin = scene.s.copy()
    before = pairings(twin.tables, twin.restaurants[0])
    for card, brings in zip(scene.s.drawn, own(scene)["drawn_pairings"]):
        twin.restaurants[0].cellar = [card]
        assert pairings(twin.tables, twin.restaurants[0]) - before == brings
    assert sum(own(scene)["drawn_pairings"]) == 1
    assert own(scene, "bob")["drawn_pairings"] == []


def test_cards_that_are_looked_at_say_what_they_would_miss_in_the_hand() -> None:
    looked = Scene().has("ann", shelf="egg").deck("dessert", "tiramisu").turn("ann").plays("ann", "draw dessert")
    drawn, hand = own(looked), own(Scene().has("ann", shelf="egg", hand="tiramisu"))
    said = [drawn["drawn_missing"], drawn["drawn_costs"], drawn["drawn_harder"]]
    assert said == [hand["hand_missing"], hand["hand_costs"], hand["hand_harder"]] and all(map(any, said[:2]))
    assert own(looked, "bob")["drawn_missing"] == []


def test_a_star_is_worth_what_one_more_brings() -> None:
    scene = Scene(advanced=True).has("ann", bonus="sign")
    values = GAME.view(scene.s, None)["known"]["star_values"]
    for r, value in zip(scene.s.restaurants, values):
        before = total(scene.s.tables, r)
        r.stars += 1
        assert total(scene.s.tables, r) - before == value
    assert values[0] > values[1]


def test_what_an_offer_leaves_is_what_it_leaves() -> None:
    scene = Scene().has("ann", coins=21).has("bob", coins=30).at(1, "vip").do(vip.bid)
    won, lost = own(scene)["left_if_won"], own(scene)["left_if_lost"]
    assert len(won) == len(lost) == 22
    for mine, others, left in ((9, 0, won), (9, 20, lost)):
        twin = Scene().has("ann", coins=21).has("bob", coins=30).at(1, "vip").do(vip.bid)
        twin.takes("ann", mine).takes("bob", others)
        assert twin.coins()[0] == left[9]
    assert own(scene.takes("ann", 9))["left_if_won"] == []


def test_the_stake_of_a_ranking_grows_with_cubes() -> None:
    scene = Scene(advanced=True).has("ann", new="caponata", cubes=2).at(1, "critic").do(cubes.season)
    stakes = GAME.view(scene.s, 1)["known"]["stakes"]
    assert stakes == [4, 0]
    assert own(scene)["with_cubes"] == [4, 4 + scene.s.tables.per_cube, 4 + 2 * scene.s.tables.per_cube]
    assert own(scene, "bob")["with_cubes"] == []


def test_a_dinner_shows_its_prestige_and_what_its_dishes_share_while_it_is_chosen() -> None:
    dishes = "caponata cacio_e_pepe arrosto_di_vitello baba"
    scene = Scene().has("ann", menu=dishes).at(4, "guide").do(finals.dine, 0, 0)
    assert GAME.view(scene.s, 1)["known"]["stakes"] == [-1, -1]
    scene.takes("ann", "caponata")
    known = GAME.view(scene.s, 1)["known"]
    t, card = scene.s.tables, RECIPES.index("caponata")
    assert known["stakes"][0] == t.recipe_prestige[card]
    assert known["categories"][0] == [i for i in range(t.categories) if t.recipe_categories[card] >> i & 1]
    assert known["specialities"] == [[t.recipe_speciality[card]] if t.recipe_speciality[card] >= 0 else [], []]
    scene.plays("ann", *dishes.split()[1:])
    assert GAME.view(scene.s, 1)["known"]["stakes"][0] == finals.dinner_prestige(t, scene["ann"])


def test_what_waits_for_a_place_is_in_the_hand() -> None:
    scene = Scene().has("ann", cellar="soave gavi ciro picolit", coins=10).do(wine.buy_wine, 0, WINES.index("chianti"))
    assert own(scene)["held"] == WINES.index("chianti")
    scene = Scene(advanced=True).has("ann", rooms="standard standard luxury", coins=30)
    scene.do(rooms.build, 0, ROOMS.index("standard"))
    assert own(scene)["held"] == ROOMS.index("standard")
    assert own(scene, "bob")["held"] == -1


def test_rooms_of_later_seasons_are_closed_and_so_is_the_wine_of_the_first() -> None:
    scene = Scene(advanced=True, wine_restriction=True)
    known = GAME.view(scene.s, 0)["known"]
    assert known["dry"] and known["closed_rooms"] == [ROOMS.index("luxury"), ROOMS.index("super_luxury")]
    scene.at(4, "action")
    known = GAME.view(scene.s, 0)["known"]
    assert not known["dry"] and known["closed_rooms"] == []

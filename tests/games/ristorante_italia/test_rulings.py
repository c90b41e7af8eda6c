"""Chapter 18: rulings that no other file shows."""

from __future__ import annotations

import pytest

from prixfixe.games.ristorante_italia import critic, finals, menu, vip
from tests.games.ristorante_italia.scene import GAME, C, Scene


@pytest.mark.rule("RI-RUL-15")
def test_trash_cans_are_open() -> None:
    scene = Scene().shop("butcher", trash="duck duck")
    assert GAME.view(scene.s, None)["market"]["trash"][scene.option("duck")] == 2


@pytest.mark.rule("RI-RUL-44")
def test_crates_can_be_counted_but_have_no_order() -> None:
    view = GAME.view(Scene().s, 1)
    on_stalls = [kind for stall in view["market"]["stalls"] for kind in stall]
    counts = [kind.count for kind in C.ingredient]
    assert view["market"]["crate"] == [counts[kind] - on_stalls.count(kind) for kind in range(29)]


@pytest.mark.rule("RI-RUL-51")
def test_the_second_series_has_its_fourteen_cards() -> None:
    series = [card.id for card in C.bonus if card.series == 2]
    assert len(series) == 14
    assert {"chic_decor", "sign", "wine_cellar", "accountant"} <= set(series)


@pytest.mark.rule("RI-RUL-54")
def test_the_theme_tokens_do_not_depend_on_the_spoon() -> None:
    scene = Scene().at(4, "guide")
    for who, dishes in (
        ("ann", "crostini_toscani tagliatelle_al_ragu spezzatino_con_patate salame_di_cioccolato"),
        ("bob", "carpaccio_di_manzo risotto_ai_funghi saltimbocca tiramisu"),
    ):
        scene.has(who, menu=dishes)
        scene[who].dinner = 0b01010101
    scene.do(finals.compare_dinners)
    assert scene.spoons() == [0, 1]
    assert (scene["ann"].categories, scene["ann"].specialities) == (1, 1)


@pytest.mark.rule("RI-RUL-61")
def test_cubes_do_not_break_ties() -> None:
    scene = Scene(2, advanced=True).has("ann", new="caponata").has("bob", new="funghi_trifolati").at(1, "critic")
    scene["bob"].seasoning = 1
    scene.do(critic.judge)
    assert scene.s.values == [4, 4]
    assert scene.s.standing == [0, 1]  # equal scores: the menu of Ann has more prestige, cubes or not


@pytest.mark.rule("RI-RUL-65")
def test_the_owner_is_asked_even_if_the_top_square_swallows_the_difference() -> None:
    scene = Scene(2, advanced=True).has("ann", bonus="president_photo", rating=30).has("bob", rating=30)
    scene.at(1, "critic").do(critic.judge).takes("ann", "bob", out_of=["ann", "bob"])
    assert scene.ratings() == [30, 30]


@pytest.mark.rule("RI-RUL-67")
@pytest.mark.parametrize("coins,first", [(49, 50), (50, 6), (99, 10), (362, 37)])
def test_no_list_of_offers_is_longer_than_fifty(coins: int, first: int) -> None:
    scene = Scene().has("ann", coins=coins).at(1, "vip").do(vip.bid)
    assert len(scene.options("ann")) == first
    assert max(len(ask.options) for ask in scene.s.asks) <= 50


@pytest.mark.rule("RI-RUL-69")
def test_a_placed_recipe_strikes_the_oldest_draw_that_fits() -> None:
    scene = Scene().has("ann", hand="caponata funghi_trifolati", shelf="mushroom").turn("ann")
    scene["ann"].slots = [8 * 2, 8 * 9]
    scene.do(menu.place, 0).plays("ann", "funghi_trifolati")
    assert scene["ann"].slots == [8 * 9]
    scene.has("ann", shelf="aubergine tomato", hand="caponata crostini_toscani")
    scene["ann"].slots = [8 * 2, 8 * 9]
    scene.s.since[scene.option("caponata")] = 5
    scene.do(menu.place, 0).plays("ann", "caponata")
    assert scene["ann"].slots == [8 * 2]

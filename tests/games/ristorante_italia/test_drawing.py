"""Chapters 5 and 6: drawing recipes and wine."""

from __future__ import annotations

import pytest

from tests.games.ristorante_italia.scene import GAME, RECIPES, WINES, C, Scene

FIVE = "crostini_toscani caponata calamari_fritti funghi_trifolati carpaccio_di_manzo"
REDS = "barbera_d_asti montepulciano_d_abruzzo chianti nero_d_avola primitivo_di_manduria"


@pytest.mark.rule("RI-DRAW-1")
def test_five_cards_of_the_chosen_deck_are_looked_at_by_the_drawer_only() -> None:
    scene = Scene().turn("ann").plays("ann", "draw second")
    assert len(scene.options("ann")) == 5
    assert all(C.recipe[card].course == "second" for card in scene.options("ann"))
    assert GAME.view(scene.s, 0)["turn"]["drawn"] == list(scene.options("ann"))
    assert [GAME.view(scene.s, seat)["turn"]["drawn"] for seat in (1, None)] == [[], []]


@pytest.mark.rule("RI-DRAW-1")
def test_a_deck_without_any_card_is_not_offered() -> None:
    assert not Scene().deck("dessert", "").turn("ann").offered("ann", "draw dessert")
    assert Scene().deck("dessert", "", "baba").turn("ann").offered("ann", "draw dessert")


@pytest.mark.rule("RI-DRAW-2", "RI-RUL-10")
def test_exactly_one_is_kept_and_the_others_are_discarded_face_up() -> None:
    scene = Scene().deck("starter", FIVE).turn("ann").plays("ann", "draw starter")
    scene.takes("ann", "caponata", out_of=FIVE.split())
    assert scene.hand("ann") == ["caponata"]
    rest = sorted(RECIPES.index(card) for card in FIVE.split() if card != "caponata")
    assert GAME.view(scene.s, 1)["decks"]["discards"][0] == rest
    scene.told("rejected")


@pytest.mark.rule("RI-DRAW-3", "RI-RUL-11")
def test_the_discard_pile_is_shuffled_in_when_the_draw_pile_runs_out() -> None:
    scene = Scene().deck("starter", "caponata", FIVE.replace("caponata", "impepata_di_cozze")).turn("ann")
    scene.plays("ann", "draw starter")
    assert len(scene.options("ann")) == 5
    assert RECIPES.index("caponata") in scene.options("ann")
    assert len(scene.s.piles[0]) == 1
    scene.told("reformed", 0)


@pytest.mark.rule("RI-DRAW-3")
@pytest.mark.parametrize("seed", range(12))
def test_the_last_cards_of_a_pile_are_drawn_before_it_is_formed_anew(seed: int) -> None:
    scene = Scene(2, seed).deck("starter", "caponata crostini_toscani", " ".join(RECIPES[4:12])).turn("ann")
    scene.plays("ann", "draw starter")
    assert {RECIPES[card] for card in scene.s.drawn[:2]} == {"caponata", "crostini_toscani"}


@pytest.mark.rule("RI-DRAW-3")
def test_with_both_piles_empty_fewer_cards_are_drawn() -> None:
    scene = Scene().deck("starter", "caponata", "calamari_fritti").turn("ann").plays("ann", "draw starter")
    scene.asked("ann", ["caponata", "calamari_fritti"])


@pytest.mark.rule("RI-DRAW-3")
def test_an_emptied_pile_is_formed_anew_only_when_next_needed() -> None:
    scene = Scene().deck("starter", FIVE).turn("ann").plays("ann", "draw starter", "caponata")
    assert scene.s.piles[0] == []
    assert len(scene.s.discards[0]) == 4
    scene.plays("ann", "draw starter")
    assert (len(scene.options("ann")), scene.s.piles[0], scene.s.discards[0]) == (4, [], [])


@pytest.mark.rule("RI-DRAW-4")
def test_a_hand_has_no_limit_and_toques_do_not_matter_for_it() -> None:
    scene = Scene().has("ann", hand=" ".join(RECIPES[:14])).deck("second", "ossobuco").turn("ann")
    scene.plays("ann", "draw second", "ossobuco")
    assert len(scene.hand("ann")) == 15


@pytest.mark.rule("RI-DRAW-5", "RI-RUL-5", "RI-RUL-6")
def test_cards_show_one_category_one_speciality_at_most_and_one_to_four_tokens() -> None:
    assert len(C.recipe) == 108
    for recipe in C.recipe:
        assert 1 <= len(recipe.ingredients) <= 4
        assert 1 <= recipe.toques <= 3
        assert recipe.speciality in ("family", "fine", "none")
        assert len(recipe.categories) == 1 or recipe.course == "dessert"
    assert {len(recipe.categories) for recipe in C.recipe if recipe.course == "dessert"} == {1, 2, 3}


# ---- wine


@pytest.mark.rule("RI-WINE-1")
def test_five_wines_are_shown_to_the_drawer_only() -> None:
    scene = Scene().turn("ann").plays("ann", "wine")
    assert len(scene.s.drawn) == 5
    assert GAME.view(scene.s, 0)["turn"]["drawn"] == scene.s.drawn
    assert GAME.view(scene.s, 1)["turn"]["drawn"] == []


@pytest.mark.rule("RI-WINE-1")
def test_the_wine_deck_is_formed_anew_from_its_discard_pile() -> None:
    scene = Scene().deck("wine", "chianti soave", "barolo gavi ciro picolit").turn("ann").plays("ann", "wine")
    assert len(scene.s.drawn) == 5
    assert {"chianti", "soave"} <= {WINES[card] for card in scene.s.drawn}


@pytest.mark.rule("RI-WINE-2", "RI-RUL-9")
def test_one_wine_may_be_bought_at_once_if_the_coins_suffice() -> None:
    scene = Scene().has("ann", coins=5).deck("wine", REDS).turn("ann").plays("ann", "wine")
    scene.takes("ann", "montepulciano_d_abruzzo", out_of=["pass", "barbera_d_asti", "montepulciano_d_abruzzo"])
    assert scene.cellar("ann") == ["montepulciano_d_abruzzo"]
    assert scene.coins()[0] == 0
    assert scene.hand("ann") == []


@pytest.mark.rule("RI-WINE-2")
def test_buying_no_wine_spends_the_action_all_the_same() -> None:
    scene = Scene().turn("ann").plays("ann", "wine", "pass", "wine", "pass").quiet()
    assert scene.coins()[0] == 25


@pytest.mark.rule("RI-WINE-3")
def test_wines_not_bought_are_discarded_face_up() -> None:
    scene = Scene().deck("wine", REDS).turn("ann").plays("ann", "wine", "chianti")
    assert sorted(WINES[card] for card in scene.s.discards[4]) == sorted(set(REDS.split()) - {"chianti"})
    scene.told("rejected_wines")


@pytest.mark.rule("RI-WINE-4", "RI-RUL-8")
def test_a_fifth_wine_drives_one_of_four_to_the_discard_pile_without_refund() -> None:
    four = "soave gavi ciro picolit"
    scene = Scene().has("ann", cellar=four, coins=10).deck("wine", "chianti").turn("ann")
    scene.plays("ann", "wine", "chianti").takes("ann", "gavi", out_of=four.split())
    assert sorted(scene.cellar("ann")) == ["chianti", "ciro", "picolit", "soave"]
    assert scene.coins()[0] == 4
    assert [WINES[card] for card in scene.s.discards[4]] == ["gavi"]


@pytest.mark.rule("RI-WINE-5")
def test_wines_show_type_cost_income_and_prestige() -> None:
    assert len(C.wine) == 40
    barolo = C.wine[WINES.index("barolo")]
    assert (barolo.type, barolo.cost, barolo.income, barolo.prestige) == ("red", 13, 6, 6)
    assert all(wine.cost > 0 and wine.income > 0 for wine in C.wine)

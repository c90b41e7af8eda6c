"""Chapters 10 to 12: VIPs, revenue, the new season."""

from __future__ import annotations

import pytest

from prixfixe.games.ristorante_italia import critic, seasons, vip
from prixfixe.games.ristorante_italia.state import Italia
from tests.games.ristorante_italia.scene import GAME, Scene


def offers(*coins: int, season: int = 1) -> Scene:
    """Everybody makes an offer out of 40 coins."""
    scene = Scene(len(coins)).at(season, "vip")
    for seat in range(len(coins)):
        scene.s.restaurants[seat].coins = 40
    scene.do(vip.bid)
    for seat, offer in enumerate(coins):
        scene.takes(seat, offer)
    return scene


@pytest.mark.rule("RI-VIP-1", "RI-RUL-19")
def test_an_offer_is_any_whole_number_up_to_the_coins() -> None:
    scene = Scene().has("ann", coins=3).has("bob", coins=0).at(1, "vip").do(vip.bid)
    scene.asked("ann", [0, 1, 2, 3]).asked("bob", [0])


@pytest.mark.rule("RI-VIP-1", "RI-RUL-67")
def test_a_full_cup_writes_tens_and_units() -> None:
    scene = Scene().has("ann", coins=53).at(1, "vip").do(vip.bid)
    scene.takes("ann", 5, out_of=[0, 1, 2, 3, 4, 5]).takes("ann", 3, out_of=[0, 1, 2, 3]).takes("bob", 25)
    scene.told("offers", 0, 53)
    assert scene.coins() == [0, 13]


@pytest.mark.rule("RI-VIP-2", "RI-DIG-2")
def test_offers_are_hidden_until_the_last_one_is_in() -> None:
    scene = Scene(3).at(1, "vip").do(vip.bid).takes("bob", 7)
    assert GAME.view(scene.s, 1)["restaurants"][1]["bid"] == 7
    assert [GAME.view(scene.s, seat)["restaurants"][1]["bid"] for seat in (0, 2, None)] == [-1, -1, -1]
    assert GAME.view(scene.s, 0)["restaurants"][1]["sealed"]
    assert not any(fact.name == "offers" for fact in scene.news)
    assert [r["offer"] for r in GAME.view(scene.s, 0)["restaurants"]] == [-1, -1, -1]
    scene.takes("ann", 0).takes("cid", 2).told("offers", 1, 7)
    assert [r["offer"] for r in GAME.view(scene.s, None)["restaurants"]] == [0, 7, 2]


@pytest.mark.rule("RI-DIG-2")
def test_an_offer_is_secret_may_be_taken_back_and_is_0_by_default() -> None:
    scene = Scene(3).at(1, "vip").do(vip.bid)
    assert all(ask.options[0] == 0 for ask in scene.s.asks)
    offered = [GAME.questions.by_rule[rule] for rule in (vip.bade, vip.bade_tens, vip.bade_units)]
    assert all(question.secret and not question.final for question in offered)


@pytest.mark.rule("RI-VIP-3")
@pytest.mark.row("vip.opera_diva", "vip.football_champion", "vip.film_director", "vip.publisher")
@pytest.mark.parametrize("season", [1, 2, 3, 4])
def test_the_highest_offer_is_paid_in_full_for_the_vip_and_a_star(season: int) -> None:
    scene = offers(4, 9, season=season)
    assert scene.coins()[1] == 31
    assert scene.stars() == [1, 2]
    assert (scene["ann"].vips, scene["bob"].vips) == (0, 1 << season - 1)


@pytest.mark.rule("RI-VIP-4")
def test_everybody_else_pays_half_rounded_down() -> None:
    assert offers(5, 9, 1, 8).coins() == [38, 31, 40, 36]


@pytest.mark.rule("RI-VIP-5", "RI-RUL-18")
def test_with_all_offers_0_the_tie_break_gives_the_vip_for_nothing() -> None:
    scene = Scene(3).has("cid", rating=12).at(1, "vip").do(vip.bid).takes("ann", 0).takes("bob", 0).takes("cid", 0)
    assert scene.stars() == [1, 1, 2]
    assert scene.coins() == [25, 25, 25]


@pytest.mark.rule("RI-VIP-6")
def test_vip_tokens_have_no_points_of_their_own() -> None:
    from prixfixe.games.ristorante_italia.scoring import total

    scene = Scene()
    before = total(scene.s.tables, scene["ann"])
    scene["ann"].vips = 15
    assert total(scene.s.tables, scene["ann"]) == before


# ---- revenue


@pytest.mark.rule("RI-REV-1", "RI-RUL-20")
def test_revenue_is_the_income_of_menu_cellar_and_rooms() -> None:
    scene = Scene(2, advanced=True).has("ann", menu="caponata tiramisu", cellar="barolo soave", rooms="luxury")
    scene.at(1, "revenue").do(critic.earn)
    assert scene.coins() == [25 + 5 + 6 + 6 + 4 + 5, 25]
    scene.told("income", 0, 26)


@pytest.mark.rule("RI-REV-2", "RI-RUL-48")
def test_season_4_has_no_revenue() -> None:
    tables = Scene().s.tables
    assert [tables.phase_of[i] for i in range(25) if tables.season_of[i] == 4].count(3) == 0
    assert tables.phase_of.count(3) == 3


# ---- the new season


def season_ends(scene: Scene, season: int = 1) -> Italia:
    """The revenue of a season is over."""
    state: Italia = scene.at(season, "revenue").do(seasons.close_square).s
    return state


@pytest.mark.rule("RI-NEXT-1")
def test_nothing_is_discarded_between_seasons() -> None:
    scene = Scene(2, advanced=True).has("ann", hand="tiramisu", shelf="egg", new="caponata", cellar="soave", cubes=2)
    season_ends(scene)
    assert (scene.hand("ann"), scene.shelf("ann"), scene.menu("ann")) == (["tiramisu"], ["egg"], ["caponata"])
    assert (scene.cellar("ann"), scene["ann"].coins, scene["ann"].cubes) == (["soave"], 25, 2)


@pytest.mark.rule("RI-NEXT-2", "RI-ADV-2")
@pytest.mark.row("bonus_series.series_1", "bonus_series.series_2")
def test_the_bonus_board_is_prepared_for_every_season() -> None:
    scene = Scene(4, advanced=True)
    for season, left in ((1, [0, 14]), (2, [0, 7]), (3, [0, 0])):
        scene.s.display = scene.s.display[:3]
        scene.s.pot = scene.s.books = 0
        scene.s.rooms = [1, 1, 1]
        before = len(scene.s.bonus_discard)
        season_ends(scene, season)
        assert [len(pile) for pile in scene.s.to_come] == left
        assert (len(scene.s.display), len(scene.s.bonus_discard)) == (7, before + 3)
        assert (scene.s.pot, scene.s.books, scene.s.rooms) == (2, 2, [1, 1, 1])
        assert {scene.s.tables.bonus_series[card] for card in scene.s.display} == {0 if season == 1 else 1}


@pytest.mark.rule("RI-NEXT-3", "RI-TIE-5", "RI-RUL-21")
def test_the_lowest_rating_opens_the_season_and_recipes_stop_being_new() -> None:
    scene = Scene(4).has("ann", rating=16, new="caponata").has("bob", rating=14).has("cid", rating=12)
    scene.has("dee", rating=12, menu="caponata")
    s = season_ends(scene)
    assert s.order == [2, 3, 0, 1]  # Cid and Dee are lowest; Dee has more prestige
    assert scene["ann"].fresh == 0
    scene.told("season", 2, 2)


@pytest.mark.rule("RI-TIE-5")
def test_with_everything_equal_the_last_in_turn_order_becomes_first() -> None:
    assert season_ends(Scene(3)).order == [2, 0, 1]

"""Chapter 7: the market."""

from __future__ import annotations

import pytest

from prixfixe.games.ristorante_italia import shops
from tests.games.ristorante_italia.scene import KINDS, SHOPS, Scene

MEAT = "pork pork chicken chicken veal duck"


def at_market(crate: str = "turkey", trash: str = "", coins: int = 25, **options: bool) -> Scene:
    """Ann goes to the market; the butcher's stall is MEAT."""
    scene = Scene(2, **options).has("ann", coins=coins).shop("butcher", MEAT, crate, trash).turn("ann")
    return scene.plays("ann", "market")


@pytest.mark.rule("RI-MKT-1")
def test_a_market_action_is_one_purchase_and_one_restock() -> None:
    scene = at_market().plays("ann", "pork")
    scene.asked("ann", ["pass", *(f"restock {shop}" for shop in SHOPS)])
    scene.plays("ann", "restock grocery")
    assert scene.s.actions == 1
    assert scene.offered("ann", "draw first")


@pytest.mark.rule("RI-MKT-1", "RI-MKT-8")
def test_after_a_restock_one_may_buy_from_the_new_offer_and_not_restock_again() -> None:
    scene = at_market(crate="beef beef beef beef beef beef beef").plays("ann", "restock butcher")
    assert scene.offered("ann", "beef")
    assert not any(scene.offered("ann", f"restock {shop}") for shop in SHOPS)
    scene.plays("ann", "beef")
    assert (scene.shelf("ann"), scene.s.actions) == (["beef"], 1)


@pytest.mark.rule("RI-MKT-8")
def test_after_a_purchase_and_a_restock_nothing_more_is_bought() -> None:
    scene = at_market(crate="turkey beef beef beef beef beef beef").plays("ann", "pork", "restock butcher")
    assert scene.offered("ann", "draw first")
    assert scene.shelf("ann") == ["pork"]


@pytest.mark.rule("RI-MKT-1", "RI-RUL-14")
def test_a_market_action_cannot_be_empty() -> None:
    scene = at_market()
    assert scene.s.actions == 1
    scene.plays("ann", "pass")
    assert scene.s.actions == 2 and not scene.offered("ann", "market")


@pytest.mark.rule("RI-MKT-2", "RI-RUL-53")
def test_a_purchase_is_paid_and_its_space_refilled_from_the_crate() -> None:
    scene = at_market().plays("ann", "pork")
    assert (scene.coins()[0], scene.shelf("ann")) == (21, ["pork"])
    assert scene.stall("butcher") == ["turkey", "pork", "chicken", "chicken", "veal", "duck"]
    scene.told("refilled", 0, KINDS.index("turkey"))


@pytest.mark.rule("RI-MKT-3")
def test_a_token_that_costs_too_much_is_not_offered() -> None:
    scene = at_market(coins=4)
    assert scene.offered("ann", "pork", "chicken")
    assert not scene.offered("ann", "veal")
    assert not scene.offered("ann", "duck")


@pytest.mark.rule("RI-MKT-4", "RI-RUL-13")
def test_a_full_shelf_loses_a_token_before_the_stall_is_refilled() -> None:
    six = "tomato tomato egg cod pear lemon"
    scene = Scene().has("ann", shelf=six).shop("butcher", MEAT, "turkey").turn("ann").plays("ann", "market", "pork")
    assert (scene.coins()[0], scene.stall("butcher").count("turkey")) == (21, 0)
    scene.takes("ann", "cod", out_of=["tomato", "egg", "cod", "pear", "lemon"])
    assert sorted(scene.shelf("ann")) == ["egg", "lemon", "pear", "pork", "tomato", "tomato"]
    assert (scene.trash("fishmonger"), scene.stall("butcher").count("turkey")) == (["cod"], 1)


@pytest.mark.rule("RI-MKT-4")
def test_tokens_cannot_be_thrown_away_at_another_time() -> None:
    scene = Scene().has("ann", shelf="tomato tomato egg cod pear").turn("ann").plays("ann", "market")
    bought = next(option for option in scene.options("ann") if 0 <= option < len(KINDS))
    scene.plays("ann", bought)
    assert len(scene.shelf("ann")) == 6
    assert not any(0 <= option < len(KINDS) for option in scene.options("ann"))


@pytest.mark.rule("RI-MKT-5")
def test_a_restock_throws_the_stall_away_and_draws_six() -> None:
    scene = at_market(crate=7 * "beef ").plays("ann", "restock butcher")
    assert scene.stall("butcher") == 6 * ["beef"]
    assert sorted(scene.trash("butcher")) == sorted(MEAT.split())
    assert scene.coins()[0] == 25
    scene.told("restocked", 0)


@pytest.mark.rule("RI-MKT-6", "RI-RUL-12")
def test_an_empty_crate_takes_in_the_trash_at_once() -> None:
    scene = at_market(crate="turkey", trash="beef beef").plays("ann", "pork")
    assert scene.s.crated[0] == 2
    assert scene.trash("butcher") == []


@pytest.mark.rule("RI-MKT-6")
def test_a_crate_that_runs_out_in_a_restock_is_filled_in_the_middle_of_it() -> None:
    scene = at_market(crate="beef beef").plays("ann", "restock butcher")
    stall = scene.stall("butcher")
    assert len(stall) == 6
    assert stall[:2] == ["beef", "beef"]
    assert scene.s.crated[0] == 2
    assert scene.trash("butcher") == []


@pytest.mark.rule("RI-MKT-7")
def test_without_crate_and_trash_a_space_stays_empty_until_a_token_is_thrown() -> None:
    scene = at_market(crate="", trash="").plays("ann", "pork")
    assert len(scene.stall("butcher")) == 5
    scene.has("bob", shelf="veal")
    shops.throw(scene.s, KINDS.index("veal"))
    assert scene.stall("butcher") == ["veal", "pork", "chicken", "chicken", "veal", "duck"]
    assert (scene.s.crated[0], scene.trash("butcher")) == (0, [])


@pytest.mark.rule("RI-MKT-7")
def test_a_token_thrown_from_the_shelf_may_fill_the_space_of_the_new_one() -> None:
    six = "veal tomato egg cod pear lemon"
    scene = Scene().has("ann", shelf=six).shop("butcher", MEAT, "", "").turn("ann").plays("ann", "market", "pork")
    scene.plays("ann", "veal")
    assert scene.stall("butcher") == ["veal", "pork", "chicken", "chicken", "veal", "duck"]


@pytest.mark.rule("RI-MKT-9", "RI-RUL-58")
def test_a_restock_with_fewer_than_six_tokens_puts_all_of_them_out() -> None:
    scene = Scene().shop("butcher", "pork veal", "beef", "").turn("ann").plays("ann", "market", "restock butcher")
    assert sorted(scene.stall("butcher")) == ["beef", "pork", "veal"]
    assert (scene.s.crated[0], scene.trash("butcher")) == (0, [])


@pytest.mark.rule("RI-MKT-9")
def test_a_shop_without_any_token_cannot_be_restocked() -> None:
    scene = Scene().shop("butcher", "", "", "").turn("ann").plays("ann", "market")
    assert not scene.offered("ann", "restock butcher")
    assert scene.offered("ann", "restock grocery")


@pytest.mark.rule("RI-RUL-62")
def test_the_same_turn_may_buy_from_the_offer_its_first_action_put_out() -> None:
    scene = at_market(crate="turkey beef beef beef beef beef beef").plays("ann", "pork", "restock butcher", "market")
    scene.plays("ann", "beef")
    assert sorted(scene.shelf("ann")) == ["beef", "pork"]

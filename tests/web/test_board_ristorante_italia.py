"""The table of Ristorante Italia: what a player must find on it, and what nobody may."""

from __future__ import annotations

import re

import pytest

import prixfixe
from prixfixe import Ask, Speech
from prixfixe.games.ristorante_italia import bonus, cubes, finals, market, ties, vip, wine
from prixfixe.games.ristorante_italia.content import content
from prixfixe.games.ristorante_italia.table.board import Board
from prixfixe.games.ristorante_italia.table.pictures import LABELS, printed
from prixfixe.games.ristorante_italia.tables import CRITIC
from prixfixe.web.sprite import names
from tests.games.ristorante_italia.scene import WINES, Scene
from tests.web.boards import check, drawn_spots, rendered

GAME = prixfixe.load("ristorante-italia")


def board(scene: Scene, seat: int | None = 0, lang: str = "en") -> Board:
    """The table as somebody sees it."""
    ask = scene.s.question(seat) if seat is not None else None
    return Board(
        GAME.view(scene.s, seat), Speech(lang, ("Ann", "Bob")), seat, GAME.questions.by_rule[ask.rule] if ask else None
    )


def page(scene: Scene, seat: int = 0) -> str:
    """The page of a seat, on which every open spot is drawn."""
    ask: Ask | None = scene.s.question(seat)
    found = rendered(GAME, scene.s, seat, ask)
    check(GAME, scene.s, found, ask)
    return found


def tip_of(found: str, spot: str) -> str:
    """The explanation of an open spot."""
    match = re.search(rf'data-spot="{re.escape(spot)}"[^>]*?data-tip="([^"]*)"', found, re.S)
    assert match, spot
    return match[1]


def test_a_turn_opens_the_decks_the_stalls_and_the_whole_bonus_board() -> None:
    scene = Scene(3, advanced=True, apprentice=True).board("cat sign").has("ann", coins=60).turn("ann")
    spots = drawn_spots(page(scene))
    assert {"deck.starter", "deck.wine", "market", "apprentice", "pot", "cookbook", "room.standard"} <= spots
    assert {"bonus.cat", "bonus.sign"} <= spots


def test_a_token_says_what_it_leaves_and_which_recipe_waits_for_it() -> None:
    scene = (
        Scene().has("ann", hand="tiramisu", coins=10).shop("grocery", "egg flour").turn("ann").plays("ann", "market")
    )
    tip = tip_of(page(scene), "stall.grocery.egg")
    assert "leaves you 9 coins" in tip and "Missing for: Tiramisu" in tip
    assert "Tiramisu" not in tip_of(page(scene), "stall.grocery.flour")


def test_the_cart_goes_to_stalls_and_says_how_likely_it_helps() -> None:
    scene = (
        Scene().has("ann", hand="tiramisu").shop("grocery", "flour", "egg egg", "").turn("ann").plays("ann", "market")
    )
    found = page(scene)
    assert "cart" in drawn_spots(found)
    assert "Eggs: 100 % that one comes" in tip_of(found, "stall.grocery")


def test_cards_looked_at_say_what_they_miss() -> None:
    scene = Scene().has("ann", shelf="egg").deck("dessert", "tiramisu").turn("ann").plays("ann", "draw dessert")
    faces = board(scene).spread(["look.tiramisu"])
    assert [face.spot for face in faces] == ["look.tiramisu"]
    assert [good.tone for good in faces[0].goods] == ["has", "lacks", "lacks"]
    assert faces[0].needs.startswith("Missing: Cheese, Liquor (6 coins)")


def test_an_ingredient_listed_twice_is_missing_once() -> None:
    c = content("")
    twice = next(row for row in c.recipe if len(set(row.ingredients)) < len(row.ingredients))
    kind = next(kind for kind in twice.ingredients if twice.ingredients.count(kind) == 2)
    face = board(Scene().has("ann", hand=twice.id, shelf=kind)).recipes()[0]
    assert sorted(good.tone for good in face.goods if good.label == name_of(kind)) == ["has", "lacks"]


def name_of(kind: str) -> str:
    """The name of an ingredient."""
    return next(row.name for row in content("").ingredient if row.id == kind)


def test_an_opened_crate_and_trash_lie_on_their_stall() -> None:
    scene = Scene(advanced=True).shop("butcher", "duck", "pork pork veal", "").has("ann", coins=20)
    scene.do(bonus.search_at_once, 0, 0)
    shop = board(scene).shop(0, drawn_spots(page(scene)))
    assert shop.shows == "crate" and [(p.label, p.count) for p in shop.goods if p] == [("Pork", 2), ("Veal", 1)]
    scene = Scene(advanced=True).shop("butcher", "duck", "", "beef beef").do(bonus.scavenge_at_once, 0)
    shop = board(scene).shop(0, drawn_spots(page(scene)))
    assert shop.shows == "trash" and [(p.label, p.count) for p in shop.goods if p] == [("Beef", 2)]


def test_what_waits_for_a_place_is_in_the_hand() -> None:
    scene = Scene().has("ann", shelf="egg " * 6, coins=9).shop("grocery", "flour").do(market.go_to_market, 0)
    scene.plays("ann", "flour")
    held = board(scene).hand()
    assert held and held.label == "Flour" and drawn_spots(page(scene)) == {"shelf.egg"}
    scene = Scene().has("ann", cellar="soave gavi ciro picolit", coins=10).do(wine.buy_wine, 0, WINES.index("chianti"))
    held = board(scene).hand()
    assert held and held.label == "Chianti" and "cellar.soave" in drawn_spots(page(scene))


def test_an_offer_says_what_it_leaves() -> None:
    scene = Scene().has("ann", coins=30).at(1, "vip").do(vip.bid)
    assert "Left if you win: 23\nLeft if you do not: 27" in tip_of(page(scene), "bid.7")
    scene = Scene().has("ann", coins=60).at(1, "vip").do(vip.bid)
    offers = board(scene).offers(drawn_spots(page(scene)))
    assert {offer.said for offer in offers} == {"0–9", "10–19", "20–29", "30–39", "40–49", "50–59", "60"}


def test_plates_before_the_critic_count_new_dishes_and_cubes() -> None:
    scene = Scene(advanced=True).has("ann", new="caponata", cubes=2).has("bob", menu="baba").at(1, "critic")
    scene.do(cubes.season)
    table = board(scene)
    assert [(plate.name, plate.value) for plate in table.plates()] == [("Ann", "4"), ("Bob", "0")]
    assert [(spot, score) for spot, _, score in table.cubes()] == [("cube.1", "5"), ("cube.2", "6")]
    assert drawn_spots(page(scene)) == {"cube.1", "cube.2"}


def test_a_tie_is_decided_on_the_plates() -> None:
    scene = Scene(advanced=True).board().has("ann", bonus="president_photo").at(1, "critic")
    scene.s.values, scene.s.standing = [3, 3], [0, 1]
    scene.do(ties.settle, CRITIC, 0)
    assert drawn_spots(page(scene)) == {"seat.0", "seat.1"}


def test_a_dinner_shows_its_theme_while_it_is_chosen() -> None:
    dishes = "caponata cacio_e_pepe arrosto_di_vitello baba"
    scene = Scene().has("ann", menu=dishes).at(4, "guide").do(finals.dine, 0, 0).plays("ann", "caponata")
    plate = board(scene).plates()[0]
    assert plate.value == "4" and plate.note.startswith("Theme: ")


@pytest.mark.parametrize("seat", [1, None])
def test_hands_cups_and_offers_of_others_are_not_on_the_page(seat: int | None) -> None:
    scene = Scene().has("ann", hand="tiramisu", coins=33).at(1, "vip").do(vip.bid).takes("ann", 12)
    found = rendered(GAME, scene.s, seat, None)
    assert "Tiramisu" not in found and ">33<" not in found and ">12</b>\n      <small>" not in found
    assert board(scene, seat).bidders()[0].value == "" and board(scene, 0).bidders()[0].value == "12"


def test_used_bonus_cards_stay_readable_and_offer_nothing() -> None:
    scene = Scene(advanced=True).has("ann", bonus="accountant cat").board("", "sign")
    scene["ann"].down = 1
    used, cat = board(scene).bonuses(0)
    assert used.tone == "used" and not used.spot and "used" in used.tip
    assert cat.spot == "mybonus.cat"


def test_own_cards_are_named_only_where_they_are_explained() -> None:
    house = [row for row in content("").recipe if row.source == "house"]
    assert house
    face = board(Scene()).dish([row.id for row in content("").recipe].index(house[0].id))
    assert Board.texts["en"]["house"] in face.tip and Board.texts["en"]["house"] not in face.title


def test_every_printed_row_has_a_drawing() -> None:
    assert printed() | {f"label_{label}" for label in LABELS} <= names()

"""The drawing: narrow enough, in both languages, and silent about what is hidden."""

from __future__ import annotations

import re

import pytest

from prixfixe import Speech
from prixfixe.core.chance import chance
from prixfixe.games.ristorante_italia import finals, vip
from prixfixe.games.ristorante_italia.table.terminal import WIDTH, draw
from tests.games.ristorante_italia.scene import GAME, Scene
from tests.laws.walk import step

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")


def drawn(scene: Scene, seat: int | None, lang: str = "en") -> str:
    """The table as text, without markup."""
    return re.sub(r"\[/?bold\]", "", draw(GAME.view(scene.s, seat), Speech(lang, NAMES)))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_line_is_wider_than_a_hundred_columns(lang: str) -> None:
    s, dice = GAME.start(5, 3, {"advanced": True}), chance(3)
    while not s.over:
        for seat in (0, None):
            text = re.sub(r"\[/?bold\]", "", draw(GAME.view(s, seat), Speech(lang, NAMES)))
            assert max(map(len, text.split("\n"))) <= WIDTH
        for _ in range(20):
            if not s.over:
                step(s, dice)


def test_a_drawing_shows_shops_menus_cellars_shelves_and_cards() -> None:
    scene = Scene(2, advanced=True).has("ann", shelf="egg egg", new="caponata", cellar="barolo", bonus="chef barman")
    scene.has("ann", rooms="luxury", hand="tiramisu", spoons=2).shop("butcher", "duck", "", "pork pork")
    scene["ann"].down, scene["ann"].vips, scene["ann"].specialities, scene["ann"].categories = 2, 1, 1, 2
    text = drawn(scene.board("cat", "sign"), 0)
    for part in (
        "Butcher: Duck 6", "trash: Pork ×2", "Shelf: Eggs ×2", "Sicilian Caponata (income 5, prestige 4, new)",
        "Barolo (red wine)", "Chef, Barman (used)", "Luxury Room", "The Opera Diva", "Fish, Family cooking",
        "Tiramisu (Eggs + Cheese + Liquor", "Cat 12", "Discarded bonus cards: Sign", "coins 25", "cup closed",
    ):  # fmt: skip
        assert part in text, part


def test_a_drawing_keeps_hands_cups_and_offers_to_their_owner() -> None:
    scene = Scene(2).has("ann", hand="tiramisu", coins=33).at(1, "vip").do(vip.bid).takes("ann", 12)
    assert "your offer 12" in drawn(scene, 0)
    for seat in (1, None):
        text = drawn(scene, seat)
        assert "Tiramisu" not in text and "33" not in text and "offer 12" not in text
        assert "offer sealed" in text and "Cards in hand: Dessert 1" in text


def test_cards_looked_at_and_dinners_are_drawn() -> None:
    scene = Scene().deck("wine", "barolo").turn("ann").plays("ann", "wine")
    assert "Barolo (red wine; 13 coins, income 6, prestige 6)" in drawn(scene, 0)
    assert "Barolo" not in drawn(scene, 1)
    scene.deck("starter", "caponata").turn("ann").plays("ann", "draw starter")
    assert "Caponata sicilienne (Aubergine + Tomate" in drawn(scene, 0, "fr")
    menu = "caponata cacio_e_pepe arrosto_di_vitello baba"
    scene.has("ann", menu=menu).at(4, "guide").do(finals.dine, 0, 0).plays("ann", *menu.split())
    assert "Dinner: Sicilian Caponata, Spaghetti with Cheese and Pepper, Roast Veal, Liquor Baba" in drawn(scene, 1)
    scene["ann"].seasoning = 2
    assert "cubes added 2" in drawn(scene, 1)

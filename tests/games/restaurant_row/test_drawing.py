"""The street in the terminal."""

import io
import re

import pytest
from rich.console import Console

from prixfixe import Speech
from prixfixe.core.chance import chance
from prixfixe.games.restaurant_row.prices import set_prices
from prixfixe.games.restaurant_row.table.terminal import draw
from tests.games.restaurant_row.scene import CONTENT, GAME, Row

NAMES = ("Ann", "Bob", "Cid", "Dee")
HOUSES = {"copper_ladle": 0, "chez_babette": 1, "trattoria_luna": 2, "blue_plate": 3}


def shown(view: dict[str, object], lang: str = "en") -> str:
    """The drawing without colours."""
    console = Console(file=io.StringIO(), width=100, no_color=True)
    console.print(draw(view, Speech(lang, NAMES)), highlight=False)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_state_fits_a_hundred_columns_and_no_markup_is_left(seats: int, lang: str) -> None:
    s, dice = GAME.start(seats, 5), chance(5)
    while s.asks:
        for viewer in (0, None):
            for line in shown(GAME.view(s, viewer), lang).splitlines():
                assert len(line.rstrip()) <= 100 and not re.search(r"\[/?(bold|dim)", line)
        ask = s.asks[0]
        s.answer(ask.seat, ask.options[dice.below(len(ask.options))])


@pytest.mark.row(*(f"restaurants.{name}" for name in HOUSES))
@pytest.mark.rule("RR-SET-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_runs_the_restaurant_of_its_number(seats: int) -> None:
    text = shown(GAME.view(GAME.start(seats, 1), 0))
    for row in CONTENT.restaurants:
        assert (f"{NAMES[HOUSES[row.id]]}, {row.name}" in text) == (HOUSES[row.id] < seats)


def test_shops_guests_and_the_ladder_are_on_the_street() -> None:
    scene = Row(2).ladder("rating profit service ambiance food popularity").sale("fish", "maine_lobster")
    scene.gives("red", staff="sommelier", stars=3, cash=12, debt=20, face=2).seated("red", main="ted", second="chip")
    text = shown(GAME.view(scene.s, 0))
    for piece in (
        "1 Star Rating 10/0", "Fish Market: Maine Lobster (6) $10",
        "*** 3 stars  cash $12  debt $20  price $5 (face 2)",
        "Main room: Ted (Tourist), 5 free", "Second room: Chip (Cheapskate), 3 free", "Staff: Sommelier (10)",
    ):  # fmt: skip
        assert piece in text
    assert "cash hidden" in text
    assert "argent caché" in shown(GAME.view(scene.s, None), "fr")


def test_the_lot_and_the_guest_at_the_door_are_shown() -> None:
    scene = Row().sale("farm", "truffles baby_beets").goes(red="farm", blue="farm").takes("red", "truffles")
    scene.takes("red", "confirm")
    assert "Lot: Truffles (5), from $5" in shown(GAME.view(scene.s, 1))
    assert "In this shop: Ann, Bob" in shown(GAME.view(scene.s, 1))
    scene = Row(2).gives("red", stars=4).serves().comes("ted")
    assert "At the door: Ted (Tourist)" in shown(GAME.view(scene.s, 1))


def test_shops_and_prices_have_the_words_and_numbers_of_the_question() -> None:
    scene = Row(3).sale("fish", "maine_lobster ahi_tuna").goes(red="fish")
    text, ask, speech = shown(GAME.view(scene.s, 0)), scene.s.asked(0), Speech("en", NAMES)
    assert GAME.words.option(scene.s, ask, 0, speech) == "Maine Lobster (6 forks) for $8"
    assert "Fish Market: Maine Lobster (6) $8, Ahi Tuna (5) $7" in text and not re.search(r"\d Fish Market", text)
    scene = Row(3).all(stars=3).do(set_prices)
    scene.takes("red", 4).takes("blue", 1).takes("green", 2)
    assert "price $11 (face 4)" in shown(GAME.view(scene.s, 1))


def test_a_price_of_yesterday_is_called_so() -> None:
    scene = Row(3).gives("red", face=3)
    scene.s.phase = 2
    assert "yesterday's price $9 (face 3)" in shown(GAME.view(scene.s, 1))

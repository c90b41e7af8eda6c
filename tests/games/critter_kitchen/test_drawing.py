"""The table as text."""

import io

import pytest
from rich.console import Console

import prixfixe
from prixfixe import Speech
from prixfixe.games.critter_kitchen.table.terminal import draw
from prixfixe.kit.words import LANGUAGES
from tests.configs import Config
from tests.games.critter_kitchen.configs import CONFIGS
from tests.games.critter_kitchen.scene import Bay
from tests.laws.walk import walk

GAME = prixfixe.load("critter-kitchen")


def plain(markup: str) -> str:
    """What a screen without colours shows."""
    out = io.StringIO()
    Console(file=out, width=300, no_color=True).print(markup)
    return out.getvalue()


@pytest.mark.parametrize("config", [CONFIGS[1], CONFIGS[9], CONFIGS[-1]], ids=str)
def test_every_view_fits_a_hundred_columns_in_both_languages(config: Config) -> None:
    for number, s in enumerate(walk(config, 5, stride=1)):
        if number % 20 == 0:
            for lang in LANGUAGES:
                text = plain(draw(GAME.view(s, 0), Speech(lang, ("Ann", "[Bob]", "Cid", "Dee", "Eve"))))
                assert max(map(len, text.splitlines())) <= 100


def test_the_table_shows_the_own_storage_and_only_the_size_of_others() -> None:
    scene = (
        Bay("blue red").holds("blue", "bread7 soup soup").holds("red", "wine6 wine5").at("garden", "fish3", "red.boar")
    )
    text = plain(draw(GAME.view(scene.s, 0), Speech("en", ("Ann", "Bob"))))
    assert "Storage: Bread 7, Soup x2" in text and "2 tokens behind the shield" in text and "Wine 6" not in text
    assert "Garden Top Shop: Fish 3  <- Bob (boar)" in text

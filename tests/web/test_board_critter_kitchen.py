"""The board of Critter Kitchen: every view of whole matches is drawn, in both languages, for everybody."""

from __future__ import annotations

import pytest

import prixfixe
from prixfixe.games.critter_kitchen.content import content
from prixfixe.web.boards import critter_kitchen as board
from prixfixe.web.guides import guide
from prixfixe.web.sprite import names
from tests.configs import Config
from tests.games.critter_kitchen.configs import CONFIGS
from tests.web.boards import views

GAME = prixfixe.load("critter-kitchen")
# questions some answers of which have no place on the board: soup or bag, types, one token as another
LISTED = (
    "CK-REST-5", "CK-ZOUS-12.finn", "CK-ZOUS-12.penny", "CK-CRIT-2.big", "CK-CRIT-2.spice", "CK-CHAL-4",
)  # fmt: skip


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_whole_matches_are_drawn(config: Config) -> None:
    """Whoever looks, in both languages; what lies on the table is clicked where it lies."""
    for _, ask, missing in views(GAME, config, 3, every=41):
        key = GAME.key(ask)
        assert key in LISTED or missing <= {-1}, (key, missing)


def test_texts_in_both_languages() -> None:
    """The same texts, none empty."""
    assert board.TEXTS["en"].keys() == board.TEXTS["fr"].keys()
    assert all(text for language in board.TEXTS.values() for text in language.values())


def test_every_question_has_a_hint_and_every_screen_its_drawings() -> None:
    """The guide is whole."""
    found = guide(GAME.name)
    assert set(found.hints) == set(GAME.choices)
    assert 5 <= len(found.screen) <= 6
    assert {pic for screen in found.screen for pic in screen.pics} <= names()


def test_every_row_has_a_drawing() -> None:
    """Chefs, shops, ingredients and people are told apart."""
    c = content("")
    assert {row.id for row in [*c.locations, *c.ingredients, *c.critics, *c.zous_chefs, *c.restaurateurs]} <= names()

"""The board of Sweet Mess: every view of whole matches is drawn, in both languages, for everybody."""

from __future__ import annotations

import pytest

import prixfixe
from prixfixe import Speech
from prixfixe.games.sweet_mess.content import content
from prixfixe.web.boards import sweet_mess as board
from prixfixe.web.sprite import names
from tests.configs import Config
from tests.games.sweet_mess.configs import CONFIGS
from tests.web.boards import views

GAME = prixfixe.load("sweet-mess")
# questions some answers of which have no place on the board: sides, types, token and group at once, yes and no
LISTED = (
    "SM-SET-13", "SM-ACT-2.chosen", "SM-ACT-3.chosen", "SM-HAND-2", "SM-PICK-2", "SM-LEFT-3.taken", "SM-ICO-1.type",
    "SM-STO-1.type", "SM-GRAY-1", "SM-PAY-2", "SM-RES-1.chosen", "SM-AWD-6",
)  # fmt: skip


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_whole_matches_are_drawn(config: Config) -> None:
    """Whoever looks, in both languages; what lies on the table is clicked where it lies."""
    for _, ask, missing in views(GAME, config, 3, every=41):
        key = GAME.key(ask)
        assert key in LISTED or missing <= {-1}, (key, missing)


def test_the_reserved_recipe_is_the_one_in_its_slot() -> None:
    """The Reserve token names a slot, the board shows the Recipe there, once."""
    view = GAME.view(GAME.start(2, 1, {}), 0)
    view["cooks"][0].update(slots=[-1, 7, -1, -1], reserved=1)
    cook = board.Board(view, Speech("en"), 0, {}).cook(0)
    reserved = [slot for slot in cook["slots"] if slot["reserved"]]
    assert [slot["recipe"].title for slot in reserved] == [content("").recipe[7].name]


def test_every_row_has_a_drawing() -> None:
    """Ingredients, types and Tools are told apart."""
    c = content("")
    assert {row.id for row in [*c.ingredient, *c.recipe_type, *c.tool]} <= names()
    assert {*board.EFFECT_PICS.values(), *board.ACTION_PICS} <= names()

"""Every board speaks both languages, and every title is explained: a few screens, a hint for each question."""

from importlib import import_module

import pytest

import prixfixe
from prixfixe.web.guides import guide
from prixfixe.web.sprite import names

every_game = pytest.mark.parametrize("game", prixfixe.shipped())


@every_game
def test_a_board_has_all_its_texts_in_both_languages(game: str) -> None:
    texts = import_module(f"prixfixe.games.{game.replace('-', '_')}.table.board").Board.texts
    assert texts["en"].keys() == texts["fr"].keys()
    assert all(text for language in texts.values() for text in language.values())


@every_game
def test_every_question_has_a_hint(game: str) -> None:
    assert set(guide(prixfixe.load(game)).hints) == {question.key for question in prixfixe.load(game).questions.records}


@every_game
def test_a_guide_has_a_few_screens_with_drawings_that_exist(game: str) -> None:
    screens = guide(prixfixe.load(game)).screen
    assert 5 <= len(screens) <= 6
    assert all(screen.pics for screen in screens)
    assert {pic for screen in screens for pic in screen.pics} <= names()

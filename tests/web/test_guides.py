"""Every board speaks both languages, and every title is explained: a few screens, a hint for each question."""

import re
from importlib import import_module

import pytest
from fastapi.testclient import TestClient

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


@every_game
def test_a_guide_shows_the_table_and_where_things_are(game: str, client: TestClient) -> None:
    page = client.get(f"/games/{game}/guide").text
    photo = re.search(r'<img src="(/static/titles/[^"]+)"', page)
    assert photo and client.get(photo[1]).headers["content-type"] == "image/jpeg"
    pins = [screen.pin for screen in guide(prixfixe.load(game)).screen if screen.pin]
    assert len(pins) >= 5 and all(0 < across < 100 and 0 < down < 100 for across, down in pins)
    assert len(re.findall(r'<a href="#screen-\d"', page)) == len(pins)

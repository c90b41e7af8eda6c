"""Every content row of every game has a face, and every face renders."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fastapi.testclient import TestClient

import prixfixe
from prixfixe.titles import room
from prixfixe.web.faces import face, rows_of, sheets
from prixfixe.web.sprite import names


def faces_of(game: str) -> Any:
    """What a title says of its faces."""
    return room(prixfixe.load(game), "faces")


every_game = pytest.mark.parametrize("game", prixfixe.shipped())


@every_game
def test_every_table_has_faces_or_a_reason(game: str) -> None:
    tables, title = rows_of(prixfixe.load(game).folder), faces_of(game)
    assert title.LOOKS.keys().isdisjoint(title.FACELESS)
    assert title.LOOKS.keys() | title.FACELESS.keys() == tables.keys()


@every_game
def test_every_row_has_a_title_and_drawings_that_exist(game: str) -> None:
    tables, title = rows_of(prixfixe.load(game).folder), faces_of(game)
    for table, look in title.LOOKS.items():
        for row in tables[table]:
            for lang in ("en", "fr"):
                card = face(title.ALIASES, look, row, lang)
                assert card.title and card.pics and set(card.pics) <= names(), (table, row["id"])


@every_game
def test_the_page_shows_them_all(client: TestClient, game: str) -> None:
    page = client.get(f"/games/{game}/pieces", headers={"Accept-Language": "fr"}).text
    cards = sum(len(sheet.cards) for sheet in sheets(prixfixe.load(game), "fr"))
    assert cards > 80 and len(re.findall(r'<article\s+class="card', page)) == cards


def test_a_game_without_looks_has_an_empty_page(client: TestClient) -> None:
    assert "None yet." in client.get("/games/potluck/pieces").text

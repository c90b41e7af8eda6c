"""Every content row of every game has a face, and every face renders."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

import prixfixe
from prixfixe.web.faces import FACELESS, LOOKS, face, rows_of, sheets
from prixfixe.web.sprite import names

every_game = pytest.mark.parametrize("game", prixfixe.shipped())


@every_game
def test_every_table_has_faces_or_a_reason(game: str) -> None:
    tables = rows_of(prixfixe.load(game).folder)
    assert LOOKS[game].keys().isdisjoint(FACELESS[game])
    assert LOOKS[game].keys() | FACELESS[game].keys() == tables.keys()


@every_game
def test_every_row_has_a_title_and_drawings_that_exist(game: str) -> None:
    tables = rows_of(prixfixe.load(game).folder)
    for table, look in LOOKS[game].items():
        for row in tables[table]:
            for lang in ("en", "fr"):
                card = face(game, look, row, lang)
                assert card.title and card.pics and set(card.pics) <= names(), (table, row["id"])


@every_game
def test_the_page_shows_them_all(client: TestClient, game: str) -> None:
    page = client.get(f"/games/{game}/pieces", headers={"Accept-Language": "fr"}).text
    cards = sum(len(sheet.cards) for sheet in sheets(prixfixe.load(game), "fr"))
    assert cards > 80 and page.count('<article class="card') == cards


def test_a_game_without_looks_has_an_empty_page(client: TestClient) -> None:
    assert "None yet." in client.get("/games/potluck/pieces").text

"""What the rulebooks leave open: the page of it is up to date, complete, and one click away from the rules."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import prixfixe
from prixfixe.kit.rulebook import chapters, readings
from prixfixe.kit.words import LANGUAGES
from prixfixe.web.texts import say, spaced
from scripts.rulings import PAGE, page

FOLDER = {game: prixfixe.load(game).folder for game in prixfixe.shipped()}


def test_the_page_is_made_from_the_rulebooks() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m scripts.rulings"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", prixfixe.shipped())
def test_every_open_reading_has_a_question_two_answers_and_a_reason(game: str, lang: str) -> None:
    found = readings(FOLDER[game], lang)
    assert [reading.rule for reading in found] == [reading.rule for reading in readings(FOLDER[game])]
    assert len(found) >= 5 and len({reading.rule for reading in found}) == len(found)
    assert all(all(part.strip() for part in reading) and reading.ours != reading.other for reading in found)


def test_a_game_without_a_rulebook_leaves_nothing_open(tmp_path: Path) -> None:
    assert readings(tmp_path) == []


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_the_rules_lead_to_the_open_readings(game: str, client: TestClient) -> None:
    drawer = client.get(f"/games/{game}/rules", headers={"hx-request": "true"}).text
    assert f'href="/rulings#{game}"' in drawer
    shown = client.get("/rulings").text
    assert f'<h2 id="{game}">' in shown and all(
        f"<dt>{reading.rule}</dt>" in shown for reading in readings(FOLDER[game])
    )


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_the_open_readings_and_the_rules_are_read_in_french(game: str, client: TestClient) -> None:
    client.headers["accept-language"] = "fr"
    page = unescape(client.get("/rulings").text)
    assert all(spaced(reading.other).partition("`")[0] in page for reading in readings(FOLDER[game], "fr"))
    drawer = unescape(client.get(f"/games/{game}/rules", headers={"hx-request": "true"}).text)
    titles = [chapter.title for chapter in chapters(FOLDER[game], "fr")]
    assert all(spaced(title) in drawer for title in titles) and say("fr", "rules_language") not in drawer

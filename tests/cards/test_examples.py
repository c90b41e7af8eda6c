"""The packs that the documents show play with every player count, and show what they tell of themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

import prixfixe
from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from prixfixe.kit import packs
from prixfixe.kit.content import Box

FOLDER = Path(__file__).parents[2] / "examples" / "cards"
EXAMPLES = sorted(path.stem for path in FOLDER.glob("*.toml"))


@pytest.mark.parametrize("title", EXAMPLES)
def test_an_example_changes_adds_and_removes_cards_and_plays(title: str) -> None:
    game = prixfixe.load(title)
    assert isinstance(game.cards, Box)
    path = str(FOLDER / f"{title}.toml")
    given = packs.given(path)
    assert set(given["pack"]) == {"name", "author", "note", "language"}
    rows = [(table, row) for table, held in given.items() if isinstance(held, list) for row in held]
    for table, row in rows:
        there = {made.id for made in getattr(game.cards.content(path), table)}
        assert (row["id"] in there) == (not row.get("remove"))
    printed = {
        (table, row["id"]) for table, held in game.cards.printed.items() if isinstance(held, list) for row in held
    }
    known = [(table, row["id"]) in printed for table, row in rows]
    assert any(known) and not all(known) and any(row.get("remove") for _, row in rows)
    for seats in game.seats:
        s = game.start(seats, 7, {"content": path})
        assert play_random(s, chance(seats), 20_000) < 20_000 and s.over


@pytest.mark.parametrize("title", EXAMPLES)
def test_the_document_of_the_title_shows_its_example(title: str) -> None:
    page = (FOLDER.parents[1] / "docs" / f"{title}.md").read_text(encoding="utf-8")
    assert f"examples/cards/{title}.toml" in page
    shown = page.split("```toml\n")[1].split("```")[0]
    assert shown in (FOLDER / f"{title}.toml").read_text(encoding="utf-8")

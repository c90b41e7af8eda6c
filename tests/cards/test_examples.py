"""The packs of examples/cards load, change what they say, and are played to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

import prixfixe
from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from prixfixe.kit import packs
from prixfixe.kit.compare import differences
from prixfixe.kit.content import Box

FOLDER = Path(__file__).parents[2] / "examples" / "cards"


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_a_pack_of_each_title_is_played(title: str) -> None:
    path = FOLDER / f"{title}.toml"
    game = prixfixe.load(title)
    assert isinstance(game.cards, Box)
    assert packs.head(packs.given(str(path))).game == title
    found = list(differences(game.cards, "", game.cards.named(str(path))))
    changed, new = [one for one in found if one.field], [one for one in found if one.old == "-" and not one.field]
    assert changed and new and any(one.new == "-" for one in found), "a card changed, one new, one removed"
    for seats in game.seats:
        s = game.start(seats, 1, {"content": str(path)})
        assert play_random(s, chance(1), 20_000) < 20_000 and s.over


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_the_document_of_the_title_shows_its_example(title: str) -> None:
    page = (FOLDER.parents[1] / "docs" / f"{title}.md").read_text(encoding="utf-8")
    assert f"examples/cards/{title}.toml" in page
    shown = page.split("```toml\n")[1].split("```")[0]
    assert shown in (FOLDER / f"{title}.toml").read_text(encoding="utf-8")

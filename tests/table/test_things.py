"""What the names of a title's cards and pieces mean."""

from __future__ import annotations

import pytest

import prixfixe
from prixfixe.kit import packs
from prixfixe.kit.words import LANGUAGES
from prixfixe.table.things import explained


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", prixfixe.shipped())
def test_every_name_that_is_explained_says_more_than_itself(title: str, lang: str) -> None:
    told = explained(prixfixe.load(title), "", lang)
    assert len(told) > 90
    assert [name for name, text in told.items() if not text.startswith(name) or len(text) < len(name) + 5] == []


def test_own_cards_say_what_they_say_and_keep_the_rest() -> None:
    game = prixfixe.load("restaurant-row")
    mine = packs.keep({"staff": [{"id": "sommelier", "service": 12}, {"id": "bartender", "remove": True}]})
    told = explained(game, mine, "en")
    assert "service 12" in told["Sommelier"] and "Bartender" not in told
    assert told["Sommelier"].split("\n")[1:] == explained(game, "", "en")["Sommelier"].split("\n")[1:]

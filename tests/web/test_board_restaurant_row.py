"""The board of Restaurant Row: every view of whole matches is drawn, in both languages, for everybody."""

from __future__ import annotations

import random
from typing import Any, Iterator

import pytest

import prixfixe
from prixfixe import Ask
from prixfixe.games.restaurant_row.content import content
from prixfixe.web.boards import restaurant_row as board
from prixfixe.web.sprite import names
from tests.configs import Config
from tests.games.restaurant_row.configs import CONFIGS
from tests.web.boards import check, rendered, spots

GAME = prixfixe.load("restaurant-row")


def pages(config: Config, seed: int) -> Iterator[tuple[str, Any, Ask | None]]:
    """Boards of a random match: who is asked, another seat and a spectator in turn, languages in turn."""
    s, chance = config.start(seed), random.Random(seed)
    number = 0
    while s.asks:
        ask = s.asks[0]
        seat, lang = int(ask.seat), ("en", "fr")[number % 2]
        yield rendered(GAME, s, seat, ask, lang), s, ask
        other = number % (config.seats + 1) - 1
        if other != seat:
            yield rendered(GAME, s, other if other >= 0 else None, None, lang), s, None
        s.answer(seat, chance.choice(list(ask.options)))
        number += 1
    yield rendered(GAME, s, None, None, "en"), s, None


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_whole_matches_are_drawn_and_what_has_a_spot_is_clicked_there(config: Config) -> None:
    for page, s, ask in pages(config, 3):
        assert not check(page, ask) & set(spots(GAME, s, ask).values())


def test_every_token_has_a_picture() -> None:
    c = content("")
    tables: list[Any] = [*c.ingredients, *c.staff, *c.renovations, *c.stores, *c.customer_types, *c.categories]
    assert {board.picture(row.id) for row in tables} <= names()
    assert len({board.picture(row.id) for row in c.ingredients}) == len(c.ingredients)


def test_points_of_a_finished_match_are_its_scores() -> None:
    for config in CONFIGS[:3]:
        s, chance = config.start(5), random.Random(5)
        while s.asks:
            s.answer(int(s.asks[0].seat), chance.choice([int(option) for option in s.asks[0].options]))
        assert board.scores(GAME.view(s, None)) == GAME.result(s).scores


def test_ingredients_find_their_spaces() -> None:
    spaces = [["seafood"], ["meat"], ["vegetable"], ["seafood", "meat", "vegetable"]]
    assert board.placed(spaces, ["meat", "meat", "seafood"], 0).count(-1) == 0
    assert board.placed(spaces, ["meat", "meat", "meat"], 0).count(-1) == 1
    assert sorted(board.placed(spaces, ["meat", "meat", "meat"], 1)) == [0, 1, 3]

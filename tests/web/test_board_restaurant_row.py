"""The board of Restaurant Row: every view of whole matches is drawn, in both languages, for everybody."""

from __future__ import annotations

import random
import re
from typing import Any, Iterator

import pytest

import prixfixe
from prixfixe.core.game import Speech
from prixfixe.games.restaurant_row.content import content
from prixfixe.web import boards
from prixfixe.web.boards import restaurant_row as board
from prixfixe.web.rendering import environment
from prixfixe.web.sprite import names
from tests.configs import Config
from tests.games.restaurant_row.configs import CONFIGS

GAME = prixfixe.load("restaurant-row")


def html(view: Any, you: int | None, key: str, choices: dict[int, str], lang: str) -> str:
    """The board as a page shows it."""
    drawn = boards.drawn(GAME, view, Speech(lang, ()), you, key)
    template = environment.get_template(boards.template(GAME.name))
    return template.render(view=view, choices=choices, drawn=drawn, lang=lang, t=lambda key, **_: key, names=[])


def pages(config: Config, seed: int) -> Iterator[tuple[str, dict[int, str]]]:
    """Boards of a random match: who is asked, another seat and a spectator in turn, languages in turn."""
    s, chance = config.start(seed), random.Random(seed)
    number = 0
    while s.asks:
        ask = s.asks[0]
        seat, lang = int(ask.seat), ("en", "fr")[number % 2]
        choices = {int(option): f"option {option}" for option in ask.options}
        yield html(GAME.view(s, seat), seat, GAME.key(ask), choices, lang), choices
        other = number % (config.seats + 1) - 1
        if other != seat:
            yield html(GAME.view(s, other), other if other >= 0 else None, "", {}, lang), {}
        s.answer(seat, chance.choice(list(choices)))
        number += 1
    yield html(GAME.view(s, -1), None, "", {}, "en"), {}


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_whole_matches_are_drawn(config: Config) -> None:
    for page, choices in pages(config, 3):
        moves = re.findall(r"view-transition-name: ([\w-]+)", page)
        assert len(moves) == len(set(moves)), sorted(moves)
        assert set(re.findall(r"drawings\.svg[^#]*#([\w-]+)", page)) <= names()
        assert {int(value) for value in re.findall(r'name="option" value="(-?\d+)"', page)} <= set(choices)


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

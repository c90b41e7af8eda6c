"""The board of Ristorante Italia: every view renders, what is offered can be clicked, texts and drawings are whole."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Iterator, Mapping

import pytest

import prixfixe
from prixfixe import Ask, Speech
from prixfixe.games.ristorante_italia.content import content
from prixfixe.games.ristorante_italia.options import TO_TRASH, USE_ACCOUNTANT, USE_REMEDIAL
from prixfixe.games.ristorante_italia.scoring import total
from prixfixe.web.boards import ristorante_italia as board
from prixfixe.web.sprite import names
from tests.configs import Config
from tests.games.ristorante_italia.configs import ALL, CONFIGS
from tests.web.boards import rendered

GAME = prixfixe.load("ristorante-italia")
GOLDENS = Path(__file__).parent.parent / "goldens" / "ristorante_italia"
LISTED = ("RI-CUBE-3",)  # answers without a place on the board: cubes; and declining, always


def clicked(page: str) -> set[int]:
    """The answers that are buttons of the board."""
    return {int(part.split('"')[0]) for part in page.split('name="option" value="')[1:]}


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_every_view_renders(config: Config) -> None:
    """No view of a random match is too much for the template, whoever looks, in both languages."""
    s, chance, step = config.start(5), random.Random(5), 0
    seen: set[str] = set()
    while (ask := s.asking()) is not None:
        key = GAME.key(ask)
        if key not in seen or step % 23 == 0:
            seen.add(key)
            lang = ("en", "fr")[step % 2]
            check(rendered(GAME, s, ask.seat, ask, lang), ask, key)
            rendered(GAME, s, None, None, lang)
            other = (ask.seat + 1) % config.seats
            rendered(GAME, s, other, None, lang)
        s.answer(ask.seat, chance.choice(list(ask.options)))
        step += 1
    assert board.scores(GAME.view(s, None)) == GAME.result(s).scores
    rendered(GAME, s, 0, None, "fr")


def check(page: str, ask: Ask, key: str) -> None:
    """What is offered is clicked where it lies, and nothing else."""
    found = clicked(page)
    assert found <= set(ask.options)
    if key not in LISTED:
        assert set(ask.options) - found <= {-1}, key
    moves = [part.split('"')[0] for part in page.split("view-transition-name: ")[1:]]
    assert len(moves) == len(set(moves))


@pytest.mark.parametrize("name", ["base_4-greedy-1", "advanced_3-greedy-1", "everything_2-greedy-2"])
def test_recorded_matches(name: str) -> None:
    """Good players reach every phase; scores agree with the rules all the way."""
    record = json.loads((GOLDENS / f"{name}.json").read_text())
    s = GAME.start(record["seats"], record["seed"], record["options"])
    seen: set[str] = set()
    for seat, option in record["moves"]:
        ask = s.asked(seat)
        if GAME.key(ask) not in seen:
            seen.add(GAME.key(ask))
            check(rendered(GAME, s, seat, ask, "fr"), ask, GAME.key(ask))
            assert board.scores(GAME.view(s, None)) == [total(s.tables, r) for r in s.restaurants]
        s.answer(seat, option)


def test_hidden_stays_hidden() -> None:
    """Nobody else's recipes in hand are on the board."""
    s: Any = ALL[1].start(2)
    for _ in range(16):
        ask = s.asking()
        assert ask is not None
        s.answer(ask.seat, ask.options[GAME.key(ask) == "RI-TURN-1"])
    page = rendered(GAME, s, None, None, "en")
    hidden = {card for r in s.restaurants for card in r.hand}
    assert hidden
    assert not [card for card in hidden if f'view-transition-name: ri-r-{card}"' in page]


def test_what_a_recipe_needs() -> None:
    """An ingredient listed twice needs two tokens; missing ones are named with what they cost."""
    s = GAME.start(2, 1, {})
    view = GAME.view(s, 0)
    card = next(i for i, row in enumerate(content("").recipe) if len(row.ingredients) >= 2 and row.toques == 1)
    row = content("").recipe[card]
    kinds = {good.id: number for number, good in enumerate(content("").ingredient)}
    view["restaurants"][0]["hand"] = [card]
    view["restaurants"][0]["shelf"] = [kinds[name] for name in row.ingredients]
    table = board.Board(view, Speech("en"), 0, {})
    assert table.planned(card, view["restaurants"][0], "hand")["needs"]["ready"]
    view["restaurants"][0]["shelf"].pop()
    needs = table.planned(card, view["restaurants"][0], "hand")["needs"]
    assert not needs["ready"] and table.wanted() == {kinds[row.ingredients[-1]]}


def late(spots: Mapping[str, int]) -> board.Board:
    """A board late in the game, with answers on spots that random players rarely see."""
    view = GAME.view(ALL[0].start(1), 0)
    ids = [row.id for row in content("").bonus]
    own = view["restaurants"][0]
    own.update(menu=[0, 1, 18, -1, -1, -1, -1, -1], new=[0], dinner=[2], rooms=[0, 1], cellar=[3], coins=60)
    own.update(bonus=[ids.index("remedial_course"), ids.index("cat"), ids.index("accountant")], down=[2])
    return board.Board(view, Speech("fr"), 0, spots)


def test_dishes_of_the_menu_are_answers() -> None:
    """Which recipe makes way, which one is served to the Guide."""
    first, second = (row.id for row in content("").recipe[:2])
    dishes = late({f"menu.{first}": 0, f"menu.{second}": 1}).restaurant(0)["menu"][0]["dishes"]
    assert [dish["option"] for dish in dishes] == [0, 1]
    assert dishes[0]["new"] and not dishes[1]["new"]
    assert late({}).restaurant(0)["menu"][0]["dishes"][0]["option"] is None


def test_rooms_and_cards_are_answers() -> None:
    """Which room makes way; own cards; used ones offer nothing."""
    first, second = (row.id for row in content("").room[:2])
    rooms = late({f"myroom.{first}": 0, f"myroom.{second}": 1}).restaurant(0)["rooms"]
    assert [room["option"] for room in rooms] == [0, 1]
    cards = late({"mybonus.remedial_course": USE_REMEDIAL, "mybonus.accountant": USE_ACCOUNTANT}).restaurant(0)["bonus"]
    assert [card.option for card in cards] == [USE_REMEDIAL, None, None]
    assert [card.option for card in late({"mybonus.cat": TO_TRASH}).restaurant(0)["bonus"]] == [None, TO_TRASH, None]


def test_offers_show_what_they_leave() -> None:
    """The winner pays all, everybody else half, rounded down."""
    assert list(late({"bid.7": 7}).ladder())[7] == {"option": 7, "offer": "7", "win": 53, "lose": 57}
    assert list(late({"bid.tens.60": 6}).ladder())[6] == {"option": 6, "offer": "60–60", "win": 0, "lose": 30}


def pictures() -> Iterator[str]:
    """Every drawing that the printed rows ask for."""
    c = content("")
    yield from board.PHASE_PICS.values()
    yield from board.BONUS_PICS.values()
    yield from board.THEME_PICS.values()
    yield from (f"label_{label}" for label in board.LABELS)
    yield from (f"dish_{row.id}" for row in c.course)
    yield from (f"wine_{row.id}" for row in c.wine_type)
    yield from (f"room_{row.id}" for row in c.room)
    yield from (row.id for row in [*c.ingredient, *c.shop, *c.vip])
    yield from (board.BONUS_PICS.get(row.id, row.id) for row in c.bonus if not row.shop)
    yield from ("crate", "recipe", "hat", "chef", "coin", "cube", "prestige", "income", "toque", "pot", "cookbook")


def test_every_row_has_a_drawing() -> None:
    """Nothing printed falls back on a general picture."""
    assert set(pictures()) <= names()

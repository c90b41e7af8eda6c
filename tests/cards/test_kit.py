"""Packs are read with limits, laid over each other, and known by what they say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import prixfixe
from prixfixe import BadContent, BadReplay, Speech
from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from prixfixe.games.rival_restaurants.game import GAME
from prixfixe.games.rival_restaurants.state import Rivals
from prixfixe.kit import packs
from prixfixe.kit.compare import differences
from prixfixe.kit.content import Box, Row, name_of
from prixfixe.kit.problems import BadCards
from prixfixe.table.match import Match, seated
from prixfixe.table.replay import Replay

HOSTILE = {
    "x = " + "1" * 300_000: "characters; a pack has at most",
    "x = " + "[" * 40 + "]" * 40: "lies deeper",
    "x = [" + "1," * 500 + "]": "entries; there may be",
    "x = " + "9" * 30: "neither a text nor a number",
    "x = inf": "neither a text nor a number",
    "x = nan": "neither a text nor a number",
    "x = 2020-01-01": "neither a text nor a number",
    'x = "' + "y" * 5_000 + '"': "a text has at most",
    "x = ": "is not TOML",
    "x = " + "[" * 5_000: "is not TOML",
}


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: HOSTILE[text])
def test_hostile_packs_are_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadContent, match=HOSTILE[text]):
        packs.parse(text, "the pack")


def test_a_fingerprint_is_of_what_is_said_not_of_how() -> None:
    one = packs.keep(packs.parse("# mine\n[economy]\nday_cap   =  9", "a"))
    same = packs.keep(packs.parse("[economy]\nday_cap = 9\n", "b"))
    other = packs.keep(packs.parse("[economy]\nday_cap = 8\n", "b"))
    assert one == same != other
    assert packs.given(one) == {"economy": {"day_cap": 9}}


def test_packs_are_laid_over_each_other_in_order() -> None:
    first = packs.keep({"economy": {"day_cap": 9, "daily_income": 400}, "recipes": [{"id": "gyoza", "popularity": 5}]})
    second = packs.keep({"economy": {"day_cap": 8}, "recipes": [{"id": "gyoza", "garbage": 0}]})
    assert packs.given(f"{first},{second}") == {
        "economy": {"day_cap": 8, "daily_income": 400},
        "recipes": [{"id": "gyoza", "popularity": 5, "garbage": 0}],
    }


def test_text_survives_being_written_as_toml() -> None:
    data = {"pack": {"name": 'a "b" \\ \n\t é \x7f <b>'}, "x": [{"id": "a", "m": {"k-1": [1, 2], "l m": True}}]}
    assert packs.parse(packs.toml(data), "again") == data


def test_a_file_that_cannot_be_read_is_refused_with_a_sentence(tmp_path: Path) -> None:
    for path, sentence in ((tmp_path / "no.toml", "cannot read"), (tmp_path / "cards.json", "is a .toml file")):
        with pytest.raises(BadContent, match=sentence):
            GAME.start(2, 1, {"content": str(path)})
    (tmp_path / "latin.toml").write_bytes(b'x = "\xff"')
    with pytest.raises(BadContent, match="cannot read"):
        GAME.start(2, 1, {"content": str(tmp_path / "latin.toml")})


def box_of(title: str) -> Box[Any, Any]:
    cards = prixfixe.load(title).cards
    assert isinstance(cards, Box)
    return cards


def record(tmp_path: Path) -> Replay:
    path = tmp_path / "mine.toml"
    path.write_text("[economy]\npopularity_goal = 4\nday_cap = 3\n", encoding="utf-8")
    match = Match(GAME, seated(GAME, 2, 0, ["random"]), 5, {"content": str(path)})
    play_random(match.s.copy(), chance(1), 20_000)
    return match.replay


def test_a_record_carries_its_pack(tmp_path: Path) -> None:
    text = record(tmp_path).to_json()
    packs.kept.clear()
    again = Replay.from_json(text)
    s = again.begin(GAME)[0]
    assert isinstance(s, Rivals) and s.tables.day_cap == 3


def test_a_record_with_another_pack_is_refused(tmp_path: Path) -> None:
    text = record(tmp_path).to_json()
    with pytest.raises(BadReplay, match="not the one that the match was played with"):
        Replay.from_json(text.replace("day_cap = 3", "day_cap = 4"))
    with pytest.raises(BadReplay, match="not TOML"):
        Replay.from_json(text.replace("day_cap = 3", "day_cap = "))


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_a_pack_that_says_what_is_printed_changes_nothing(title: str) -> None:
    game = prixfixe.load(title)
    assert isinstance(game.cards, Box)
    lists = {table: rows for table, rows in game.cards.printed.items() if isinstance(rows, list)}
    name, seats = packs.keep(lists), game.seats[-1]
    assert list(differences(game.cards, "", name)) == []
    one, other = game.start(seats, 5), game.start(seats, 5, {"content": name})
    assert {**game.view(one, 0), "content": name} == game.view(other, 0)


def test_all_that_is_wrong_in_a_pack_is_said_at_once() -> None:
    text = """
    [pack]
    motto = "x"
    [economy]
    daily_income = 150
    day_cap = 0
    colour = 1
    [[recipes]]
    id = "gyoza"
    popularity = 99
    ingredients = ["nonsense"]
    [[recipes]]
    id = "sushi_tower"
    [[action_cards]]
    id = "no_such_card"
    remove = true
    [[sauces]]
    id = "x"
    """
    with pytest.raises(BadCards) as refused:
        box_of("rival-restaurants").checked(packs.parse(text, "mine.toml"), "mine.toml")
    problems = refused.value.problems
    assert {one.file for one in problems} == {"mine.toml"} and all(one.allowed for one in problems)
    assert {(one.table, one.row, one.field, one.found) for one in problems} >= {
        ("pack", "", "motto", ""),
        ("economy", "", "daily_income", "150"),
        ("economy", "", "day_cap", "0"),
        ("economy", "", "colour", ""),
        ("recipes", "gyoza", "popularity", "99"),
        ("recipes", "gyoza", "ingredients", "'nonsense'"),
        ("recipes", "sushi_tower", "tier", ""),
        ("action_cards", "no_such_card", "remove", ""),
        ("sauces", "", "", ""),
    }


def test_what_is_left_out_as_wrong_is_not_said_to_be_missing() -> None:
    new = {"id": "fizz", "name": "Fizz", "market": "nowhere"}
    pack = {"ingredients": [new], "recipes": [{"id": "gyoza", "ingredients": ["fizz"]}]}
    with pytest.raises(BadCards) as refused:
        box_of("rival-restaurants").checked(pack, "x")
    assert {(one.table, one.row) for one in refused.value.problems} == {("ingredients", "fizz")}


def test_a_card_that_printed_ones_name_cannot_be_removed_and_that_is_said_once() -> None:
    with pytest.raises(BadCards) as refused:
        box_of("rival-restaurants").checked(
            {"ingredients": [{"id": "rice", "remove": True}], "economy": {"day_cap": 0}}, "x"
        )
    said = [one.said() for one in refused.value.problems]
    assert len(said) > 2 and len(set(said)) == len(said)
    assert all("'rice' cannot be" in one for one in said if "day_cap" not in one)


@pytest.mark.parametrize("title", ["restaurant-row", "sweet-mess"])
def test_names_in_a_table_without_rows_are_known_too(title: str) -> None:
    table = {"restaurant-row": "clocks", "sweet-mess": "components"}[title]
    with pytest.raises(BadCards, match="'nonsense' cannot be"):
        box_of(title).checked({table: {"nonsense": 3}}, "x")


@pytest.mark.parametrize("name", [3, ["gyoza"], {"x": 1}, True])
def test_a_row_without_a_name_is_refused_with_a_sentence(name: Any) -> None:
    with pytest.raises(BadCards, match="every row has an id"):
        box_of("rival-restaurants").checked({"recipes": [{"id": name}, {"id": "gyoza", "popularity": 4}]}, "x")


def test_a_card_stands_in_a_pack_once() -> None:
    twice = [{"id": "gyoza", "popularity": 4}, {"id": "gyoza", "garbage": 1}]
    with pytest.raises(BadCards, match="recipes gyoza, id: this id is there twice"):
        box_of("rival-restaurants").checked({"recipes": twice}, "x")


def test_a_row_has_a_name_in_each_language() -> None:
    row = Row(id="pie", name="Pie", name_fr="Tarte")
    assert (name_of(row, Speech("en")), name_of(row, Speech("fr"))) == ("Pie", "Tarte")

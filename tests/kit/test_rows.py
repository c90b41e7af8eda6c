"""A content file is read into records, or refused with the sentence that says where it is wrong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import prixfixe
from prixfixe import BadContent, Speech
from prixfixe.kit import rows
from prixfixe.kit.order import clockwise, places

PRINTED = {
    "edition": 1,
    "game": {"rounds": 7, "clocks": {"pick": 20}},
    "dish": [{"id": "pie", "points": 3}, {"id": "soup", "points": 1}],
}


class Dish(msgspec.Struct):
    """A row."""

    id: str
    points: int


class Menu(msgspec.Struct):
    """The tables."""

    dish: list[Dish]


def test_rows_of_another_file_replace_fields_by_id_and_add_new_rows() -> None:
    other = {"dish": [{"id": "soup", "points": 5}, {"id": "cake", "points": 9}], "game": {"clocks": {"pick": 5}}}
    made = rows.merged(PRINTED, other, "my.toml")
    assert made["dish"] == [{"id": "pie", "points": 3}, {"id": "soup", "points": 5}, {"id": "cake", "points": 9}]
    assert made["game"] == {"rounds": 7, "clocks": {"pick": 5}}
    assert rows.merged(PRINTED, {"edition": 2}, "my.toml")["edition"] == 2
    assert PRINTED["dish"][1] == {"id": "soup", "points": 1}  # type: ignore[index]


@pytest.mark.parametrize(
    "other,sentence",
    [
        ({"wine": []}, "my.toml has a table wine; there are dish, edition, game"),
        ({"dish": {"id": "pie"}}, r"my.toml: dish is written \[\[dish\]\] like the printed one"),
        ({"game": 3}, r"my.toml: game is written \[game\] like the printed one"),
        ({"edition": []}, "my.toml: edition is written edition = ... like the printed one"),
        ({"dish": [{"points": 2}]}, "my.toml: dish: a row without id"),
        ({"dish": [2]}, "my.toml: dish: a row without id"),
    ],
)
def test_a_table_that_does_not_fit_is_named(other: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadContent, match=sentence):
        rows.merged(PRINTED, other, "my.toml")


@pytest.mark.parametrize("name", prixfixe.shipped())
def test_a_whole_copy_of_the_printed_file_changes_nothing(name: str, tmp_path: Path) -> None:
    game, copy = prixfixe.load(name), tmp_path / "copy.toml"
    copy.write_bytes((game.folder / "content.toml").read_bytes())
    seats = game.seats[-1]
    one, other = (game.start(seats, 5, {"content": content}) for content in ("", str(copy)))
    assert {**game.view(one, 0), "content": ""} == {**game.view(other, 0), "content": ""}


def test_a_wrong_type_is_named_with_its_place() -> None:
    with pytest.raises(BadContent, match=r"my.toml: Expected `int`, got `str` - at `\$.dish\[0\].points`"):
        rows.convert({"dish": [{"id": "pie", "points": "many"}]}, Menu, "my.toml")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="No such file"):
        rows.read(tmp_path / "none.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("dish = [", encoding="utf-8")
    with pytest.raises(BadContent, match="is not TOML"):
        rows.read(broken)


def test_a_row_has_a_name_in_each_language() -> None:
    class Row(msgspec.Struct):
        name: str = "Pie"
        name_fr: str = "Tarte"

    assert rows.name_of(Row(), Speech("fr")) == "Tarte"
    assert rows.name_of(Row(), Speech("en")) == "Pie"


def test_seats_go_round_the_table() -> None:
    assert clockwise(2, 4) == [2, 3, 0, 1]


def test_equal_keys_share_a_place_and_the_next_place_is_skipped() -> None:
    assert places([[5, 1], [7, 0], [5, 1], [5, 0]]) == [2, 1, 2, 4]

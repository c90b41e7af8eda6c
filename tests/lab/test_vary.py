"""What if: other numbers in the content."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from prixfixe import BadOption
from prixfixe.kit import packs
from prixfixe.lab.arena import find
from prixfixe.lab.vary import printed_value, varied, vary_of
from tests.lab.run import BUFFET


def content(text: str, folder: Path, base: str = "") -> dict[str, object]:
    """The pack that plays with one value, which lies as a file in the folder too."""
    vary = vary_of(text)
    options = varied(find(BUFFET), 2, {"content": base}, vary, vary.values[0], folder)
    (path,) = (path for path in folder.glob("*-*.toml"))
    assert packs.given(str(options["content"])) == tomllib.loads(path.read_text(encoding="utf-8"))
    return packs.given(str(path))


def test_a_cards_number_is_replaced(tmp_path: Path) -> None:
    assert content("dish.pie.points=6", tmp_path) == {"dish": [{"id": "pie", "points": 6}]}


def test_a_number_of_a_table_or_a_list_is_replaced(tmp_path: Path) -> None:
    for text, said in (("rounds=4", {"rounds": 4}), ("dice.0=6", {"dice": [6, 2, 3, 4, 5, 6]})):
        (tmp_path / text[:4]).mkdir()
        assert content(f"game.{text}", tmp_path / text[:4]) == {"game": said}


def test_what_another_file_says_stays(tmp_path: Path) -> None:
    base = tmp_path / "mine.toml"
    base.write_text(
        '[[dish]]\nid = "pie"\npoints = 9\n[[dish]]\nid = "toast"\nname = "T"\npoints = 1\n', encoding="utf-8"
    )
    found = content("dish.toast.points=2", tmp_path, str(base))
    assert found == {"dish": [{"id": "pie", "points": 9}, {"id": "toast", "name": "T", "points": 2}]}
    assert printed_value(find(BUFFET), {"content": str(base)}, "dish.pie.points") == "9"


def test_options_are_varied_too(tmp_path: Path) -> None:
    assert varied(find(BUFFET), 2, {}, vary_of("long=on"), "on", tmp_path)["long"] is True
    assert printed_value(find(BUFFET), {}, "long") == "False"


def test_ranges_stand_for_numbers() -> None:
    assert vary_of("a.b=2..5").values == ("2", "3", "4", "5")
    assert vary_of("a.b=-2..4/3").values == ("-2", "1", "4")
    assert vary_of("a.b=1, 2.5").values == ("1", "2.5")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("dish", "path=value"),
        ("dish.pie.points=5..2", "not a range"),
        ("drink.tea.points=1", "no table drink"),
        ("dish.tea.points=1", "no row 'tea'"),
        ("dish.pie.price=1", "no 'price'"),
        ("dish.pie=1", "not a number"),
        ("game.dice=1", "not a number"),
        ("game.dice.6=1", "no '6'"),
        ("dish.pie.points=much", "is a number"),
    ],
)
def test_paths_that_lead_nowhere_are_refused(text: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=reason):
        content(text, tmp_path)

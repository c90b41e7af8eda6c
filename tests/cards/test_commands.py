"""prixfixe cards: what is printed and what is ours, a pack to fill in, check and compare."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

import prixfixe
from prixfixe.cli import app
from prixfixe.kit.compare import house_rows
from prixfixe.kit.content import Box

EXAMPLE = Path(__file__).parents[2] / "examples" / "cards" / "rival-restaurants.toml"


def said(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["cards", *words])
    assert result.exit_code == code, result.output
    return result.output


def test_the_cards_of_a_game_are_listed_and_ours_alone() -> None:
    every, ours = said("rival-restaurants"), said("rival-restaurants", "--house")
    assert "alien_goo" in every and "alien_goo" not in ours
    assert "fried_rice" in ours or "say_cheese" in ours
    assert len(ours) < len(every)


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_a_template_holds_exactly_our_values_and_loads_as_printed(title: str, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    said(title, "--template", str(path))
    box = prixfixe.load(title).cards
    assert isinstance(box, Box)
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    ours = {table: [row["id"] for row in rows] for table, rows in house_rows(box).items()}
    assert {table: [row["id"] for row in rows] for table, rows in written.items() if table != "pack"} == ours
    assert "0 differences" in said("check", str(path))
    assert "is there already" in str(CliRunner().invoke(app, ["cards", title, "--template", str(path)]).exception)


def test_a_pack_is_checked_and_everything_wrong_is_said(tmp_path: Path) -> None:
    assert "good for Rival Restaurants; 4 differences" in said("check", str(EXAMPLE))
    path = tmp_path / "bad.toml"
    path.write_text("[economy]\nday_cap = 0\nmoney_unit = 0\n", encoding="utf-8")
    unnamed = CliRunner().invoke(app, ["cards", "check", str(path)])
    assert "does not say for which game" in str(unnamed.exception)
    wrong = CliRunner().invoke(app, ["cards", "check", str(path), "--game", "rival-restaurants"])
    assert "day_cap: 0" in str(wrong.exception) and "money_unit: 0" in str(wrong.exception)


def test_packs_are_compared_card_by_card(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text('[pack]\ngame = "rival-restaurants"\n[economy]\ndaily_income = 500\n', encoding="utf-8")
    alone, both = said("diff", str(EXAMPLE)), said("diff", str(EXAMPLE), str(other))
    assert "recipes gyoza" in alone and "popularity" in alone and "daily_income" in alone
    assert "400" in both and "500" in both

"""The command report, end to end, and what it finds."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

import prixfixe
from prixfixe.kit import rows
from prixfixe.lab.arena import find
from prixfixe.lab.frames import pl
from prixfixe.lab.measures import option_uses
from prixfixe.lab.report import Plan, frames_of, option_labels
from prixfixe.lab.runs import silent
from prixfixe.lab.vary import varied, vary_of
from prixfixe.lab.workers import Crew
from tests.lab.run import BUFFET, POTLUCK, done, loads_from_elsewhere, refused, run

GAMES = int(os.environ.get("PRIXFIXE_LAB_GAMES", "400"))


def flagged(data: dict[str, Any]) -> set[str]:
    """The rows that the report calls off."""
    return {row["name"] for row in data["rows"] if row["share"]["flagged"]}


def test_a_planted_imbalance_is_found_and_named(tmp_path: Path) -> None:
    planted = varied(find(BUFFET), 2, {}, vary_of("dish.pie.points=6"), "6", tmp_path)["content"]
    args = ("report", BUFFET, "--games", GAMES, "--seats", 2)
    fair = done(*args, "--out", tmp_path / "fair")
    off = done(*args, "--out", tmp_path / "off", "--set", f"content={planted}", "--before", tmp_path / "fair")
    assert flagged(fair) == set()
    assert "dish.pie" in flagged(off)
    pie = next(row for row in off["rows"] if row["name"] == "dish.pie")
    assert pie["share"]["value"] > 0.55 and pie["share"]["chance"] < 0.001
    assert any("dish.pie" in text and "more than" in text for text in off["findings"])
    moved = [change["label"] for change in off["compared"]["changes"] if change["change"]["flagged"]]
    assert "wins with dish.pie" in moved


def test_a_seat_that_wins_too_often_is_found(tmp_path: Path) -> None:
    data = done(
        "report", BUFFET, "--games", GAMES, "--seats", 2, "--vary", "game.first_bonus=3", "--out", tmp_path / "r"
    )
    assert [variant["label"] for variant in data["variants"]] == ["game.first_bonus = 0", "game.first_bonus = 3"]
    moved = {change["key"]: change for change in data["variants"][1]["changes"] if change["change"]["flagged"]}
    assert moved["seat.2.0"]["after"] > 0.6
    assert any("game.first_bonus = 3" in text and "seat 1 of 2" in text for text in data["findings"])


def test_the_page_is_whole_and_asks_no_network(tmp_path: Path) -> None:
    out = tmp_path / "r"
    result = run("report", BUFFET, "--games", 120, "--vary", "dish.pie.points=1", "--out", out)
    assert result.exit_code == 0 and "report.html" in result.stdout
    page = (out / "report.html").read_text(encoding="utf-8")
    titles = re.findall(r"<h2>(.*?)</h2>", page)
    wanted = {
        "Seats",
        "Content: dish",
        "Content: chef",
        "Score",
        "Length",
        "Changes of the lead",
        "When it was decided",
    }
    assert wanted | {"Luck and skill", "Options", "What if"} <= set(titles)
    assert not loads_from_elsewhere(page)
    assert "vegaEmbed" in page
    names = {"games.parquet", "seats.parquet", "report.html", "report.json"}
    assert names <= {path.name for path in out.iterdir()}


def test_a_game_without_content_has_a_report(tmp_path: Path) -> None:
    data = done("report", POTLUCK, "--games", 30, "--seats", 3, "--bot", "random", "--out", tmp_path / "r")
    assert data["rows"] == [] and data["luck"] == {}
    assert {row["title"] for row in data["uses"]} == {f"Card {n} (PL-ROUND-2)" for n in range(1, 6)}


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_every_title_has_a_report(game: str, tmp_path: Path) -> None:
    args = ("report", game, "--games", 4, "--seats", 2, "--bot", "random", "--out", tmp_path / "r")
    data = done(*args)
    assert data["title"] == prixfixe.load(game).title
    assert data["uses"] and all(row["title"] for row in data["uses"])
    seats = pl.read_parquet(tmp_path / "r" / "seats.parquet")
    known = content_rows(game)
    assert {row for rows in seats["rows"].to_list() for row in rows} <= known
    assert any(rows for rows in seats["rows"].to_list())


def content_rows(game: str) -> set[str]:
    """All rows of a title, as table.id."""
    tables = rows.read(prixfixe.load(game).folder / "content.toml")
    lists = {name: table for name, table in tables.items() if isinstance(table, list)}
    return {f"{name}.{row.get('id')}" for name, table in lists.items() for row in table}


def test_an_option_never_taken_is_named(tmp_path: Path) -> None:
    worthless = varied(find(BUFFET), 2, {}, vary_of("dish.pie.points=-9"), "-9", tmp_path)["content"]
    data = done(
        "report", BUFFET, "--games", 150, "--seats", 2, "--set", f"content={worthless}", "--out", tmp_path / "r"
    )
    verdicts = {row["title"]: row["verdict"] for row in data["uses"]}
    assert verdicts["pie (BU-ROUND-2)"] == "never taken"
    assert any("Never taken" in text and "pie" in text for text in data["findings"])


def test_an_option_that_only_the_run_itself_offered_is_called_by_its_words() -> None:
    plan = Plan(BUFFET, (2, 3), ("greedy",), 20, 1, find(BUFFET).chosen(2), Crew(1))
    _, chairs = frames_of(plan, plan.options, silent)
    offered = {row["option"] for row in option_uses(chairs)}
    labels = option_labels(plan, offered, chairs, games=0)
    assert offered <= set(labels)
    assert not offered & set(labels.values())


def test_reports_repeat(tmp_path: Path) -> None:
    args = ("report", BUFFET, "--games", 30, "--seats", 2, "--seed", 4)
    assert done(*args, "--out", tmp_path / "a") == done(*args, "--out", tmp_path / "b", "--workers", 2)


def test_bad_input_is_refused_in_one_line(tmp_path: Path) -> None:
    out = ("--out", tmp_path / "r")
    assert "no game chess" in refused("report", "chess", *out)
    assert "1 to 3 players, not 7" in refused("report", BUFFET, "--seats", 7, *out)
    assert "no row 'tea'" in refused("report", BUFFET, "--vary", "dish.tea.points=1", *out)
    assert "cannot read the report" in refused("report", BUFFET, "--before", tmp_path / "nothing", *out)
    assert "no folder" in refused("report", BUFFET, "--out", tmp_path / "a" / "b")
    (tmp_path / "report.json").write_text(json.dumps({"game": 1}), encoding="utf-8")
    assert "not the data of a report" in refused("report", BUFFET, "--before", tmp_path, *out)


@pytest.mark.skipif(GAMES <= 400, reason="PRIXFIXE_LAB_GAMES asks for the large counts")
def test_a_fair_game_is_hardly_ever_called_unfair(tmp_path: Path) -> None:
    wrong = 0
    for seed in range(40):
        wrong += bool(
            flagged(done("report", BUFFET, "--games", 400, "--seats", 2, "--seed", seed, "--out", tmp_path / "r"))
        )
    assert wrong <= 3

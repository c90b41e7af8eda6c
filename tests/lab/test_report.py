"""The command report, end to end, and what it finds."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import vl_convert

import prixfixe
from prixfixe.kit import packs
from prixfixe.lab.arena import find
from prixfixe.lab.frames import pl
from prixfixe.lab.labels import option_labels
from prixfixe.lab.measures import option_uses
from prixfixe.lab.report import Plan, frames_of, runs_of
from prixfixe.lab.runs import played
from prixfixe.lab.vary import varied, vary_of
from prixfixe.lab.workers import Crew
from tests.lab.run import BUFFET, POTLUCK, done, loads_from_elsewhere, refused, run

CONTENT = packs.read(find(BUFFET).folder / "content.toml")
GAMES = int(os.environ.get("PRIXFIXE_LAB_GAMES", "400"))


def flagged(data: dict[str, Any]) -> set[str]:
    """The rows that the report calls off."""
    return {row["name"] for row in data["rows"] if row["share"]["flagged"]}


def test_a_planted_imbalance_is_found_and_named(tmp_path: Path) -> None:
    planted = varied(find(BUFFET), 2, {}, vary_of("dish.pie.points=6"), "6", tmp_path)["content"]
    args = ("report", BUFFET, "--games", GAMES, "--seats", 2, "--against", "random")
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
    duels = {"Luck and skill: greedy and random", "Luck and skill: greedy and cook:30"}
    assert wanted | duels | {"Options", "What if", "How many games"} <= set(titles)
    assert not loads_from_elsewhere(page)
    assert "vegaEmbed" in page
    names = {"games.parquet", "games.csv", "seats.parquet", "seats.csv", "report.html", "report.json"}
    assert names <= {path.name for path in out.iterdir()}
    assert not list(out.glob("*.part"))


def test_no_axis_and_no_cell_has_a_power_of_ten(tmp_path: Path) -> None:
    out = tmp_path / "r"
    done("report", BUFFET, "--games", 200, "--against", "random", "--vary", "game.first_bonus=1500", "--out", out)
    page = (out / "report.html").read_text(encoding="utf-8")
    assert not re.search(r"\de[+-]\d", re.sub(r"<script>.*?</script>", "", page, flags=re.S))
    specs = json.loads(re.search(r"const specs = (.*);\n", page)[1].replace("<\\/", "</"))  # type: ignore[index]
    drawn = [vl_convert.vegalite_to_svg(spec) for spec in specs.values()]
    words = [word for svg in drawn for word in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]
    assert any(re.fullmatch(r"1,\d00", word) for word in words), "the large numbers are drawn"
    assert [word for word in words if re.search(r"\de[+−-]?\d", word)] == []


def test_a_csv_says_what_the_parquet_says(tmp_path: Path) -> None:
    done("report", BUFFET, "--games", 12, "--seats", 2, "--against", "random", "--out", tmp_path)
    whole, plain = pl.read_parquet(tmp_path / "seats.parquet"), pl.read_csv(tmp_path / "seats.csv")
    assert plain.columns == whole.columns and plain.height == whole.height
    assert plain["score"].to_list() == whole["score"].to_list()
    assert [text.split() for text in plain["rows"]] == whole["rows"].to_list()
    first = whole["uses"].to_list()[0][0]
    assert plain["uses"][0].split()[0] == f"{first['option']}={first['taken']}/{first['offered']}"


def test_every_row_has_a_verdict_and_an_open_question_says_how_many_games_it_needs(tmp_path: Path) -> None:
    data = done("report", BUFFET, "--games", 60, "--seats", 2, "--against", "random", "--out", tmp_path)
    verdicts = {"high", "low", "as expected", "undecided"}
    figures = [row["share"] for row in data["rows"]] + [m for m in data["measures"] if m["key"].startswith("seat.")]
    assert {m["verdict"] for m in figures} <= verdicts
    assert all((m["needs"] > 60) == (m["verdict"] == "undecided") for m in figures)
    assert {row["name"] for row in data["rows"]} == {f"{t}.{r['id']}" for t in ("dish", "chef") for r in CONTENT[t]}
    assert any("Undecided: 2 of 2 (seats)" in text and "games for every player" in text for text in data["findings"])


def test_a_game_without_content_has_a_report(tmp_path: Path) -> None:
    data = done(
        "report",
        POTLUCK,
        "--games",
        30,
        "--seats",
        3,
        "--bot",
        "random",
        "--against",
        "random",
        "--out",
        tmp_path / "r",
    )
    assert data["rows"] == [] and data["luck"] == []
    assert {row["title"] for row in data["uses"]} == {f"Card {n} (PL-ROUND-2)" for n in range(1, 6)}


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_every_title_has_a_report(game: str, tmp_path: Path) -> None:
    args = (
        "report",
        game,
        "--games",
        4,
        "--seats",
        2,
        "--bot",
        "random",
        "--against",
        "random",
        "--out",
        tmp_path / "r",
    )
    data = done(*args)
    assert data["title"] == prixfixe.load(game).title
    assert data["uses"] and all(row["title"] for row in data["uses"])
    seats = pl.read_parquet(tmp_path / "r" / "seats.parquet")
    known = content_rows(game)
    assert {row for rows in seats["rows"].to_list() for row in rows} <= known
    assert any(rows for rows in seats["rows"].to_list())


def content_rows(game: str) -> set[str]:
    """All rows of a title, as table.id."""
    tables = packs.read(prixfixe.load(game).folder / "content.toml")
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
    runs = runs_of(plan, plan.options)
    _, chairs = frames_of(runs, lambda run: list(played(run)))
    offered = {row["option"] for row in option_uses(chairs)}
    labels = option_labels({run.setup.seats: run.setup for run in runs}, offered, chairs, games=0)
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


def test_a_killed_report_resumes_to_the_same_report(tmp_path: Path) -> None:
    order = ["report", BUFFET, "--games", "40", "--seats", "2", "--seats", "3", "--against", "random"]
    order += ["--vary", "dish.pie.points=1", "--out"]
    whole = done(*order, tmp_path / "whole")
    out = tmp_path / "out"
    kill_during(order, out, "stage-4.part")
    assert len(list(out.glob("stage-*.part"))) == 7 and not (out / "report.json").exists()
    assert "carry it on with --resume" in refused(*order, out)
    assert "of another run" in refused(*order, out, "--resume", "--seed", 8)
    result = run(*order, out, "--resume", "--workers", 2, "--json")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout) == whole
    assert "1 of 7, 2 players: 40 of 40" in result.stderr and "5 of 7, 3 players" in result.stderr
    assert not list(out.glob("*.part"))
    for name in ("games.parquet", "seats.parquet", "games.csv", "seats.csv"):
        assert (out / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def kill_during(order: list[str], out: Path, journal: str) -> None:
    """Begin a report, slowly, and kill it when a stage has begun to be written down."""
    code = "from tests.lab.run import APP; APP()"
    slow = "import prixfixe.lab.workers as w, time; p = w.play; w.play = lambda *a: (time.sleep(0.01), p(*a))[1]; "
    place = {**os.environ, "PYTHONPATH": os.pathsep.join(entry or "." for entry in sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", slow + code, *order, str(out)], env=place, stderr=subprocess.PIPE
    ) as it:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not ((out / journal).exists() and lines_of(out / journal) > 3):
            time.sleep(0.02)
        it.kill()


def lines_of(path: Path) -> int:
    """How many lines a file has."""
    return path.read_bytes().count(b"\n")


def test_redirected_a_report_says_its_stages_line_by_line(tmp_path: Path) -> None:
    result = run("report", BUFFET, "--games", 10, "--seats", 2, "--against", "random", "--out", tmp_path / "r")
    said = [line for line in result.stderr.splitlines() if line.startswith("prixfixe: ")]
    assert said[0] == "prixfixe: 1 of 2, 2 players: 0 of 10"
    assert said[-1] == "prixfixe: 2 of 2, luck and skill, greedy and random: 40 of 40"
    assert len(said) == 4

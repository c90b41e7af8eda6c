"""The examples of docs/research.md run, shortened."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")
pytest.importorskip("polars")

import prixfixe
from tests.rl.research import FULL, TRIED, setting

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
SHORT = {
    "MATCHES, SIMULATIONS = 10, 20": "MATCHES, SIMULATIONS = 1, 2",
    "MATCHES, TRIALS, RATE = 1000, 200, 0.05": "MATCHES, TRIALS, RATE = 60, 20, 0.1",
    "TABLES, STEPS = 8, 500": "TABLES, STEPS = 2, 20",
    "MATCHES = 20": "MATCHES = 2",
}


def run(example: str) -> dict[str, Any]:
    """What an example leaves behind."""
    for long, short in {} if FULL else SHORT.items():
        example = example.replace(long, short)
    names: dict[str, Any] = {}
    exec(compile(example, "docs/research.md", "exec"), names)
    return names


def test_there_are_five_examples_and_the_shortened_lines_are_in_them() -> None:
    assert len(EXAMPLES) == 5
    assert all(any(line in example for example in EXAMPLES) for line in SHORT)


def test_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    run(EXAMPLES[0])
    assert sorted(line.split()[0] for line in capsys.readouterr().out.splitlines()) == ["seat_0", "seat_1", "seat_2"]


def test_our_bots_against_theirs(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 <= run(EXAMPLES[1])["won"] <= 10
    assert "against ISMCTS" in capsys.readouterr().out


def test_learning_beats_random() -> None:
    assert run(EXAMPLES[2])["win_rate"] >= (0.97 if FULL else 0.6)


def test_many_matches_side_by_side() -> None:
    assert run(EXAMPLES[3])["seen"]["observation"].ndim == 2


def test_a_data_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import polars

    monkeypatch.chdir(tmp_path)
    rows = run(EXAMPLES[4])["rows"]
    read = polars.read_parquet(tmp_path / "restaurant-row.parquet")
    assert read.height == len(rows) and set(read["reward"].unique()) <= {-1.0, -0.5, 0.0, 0.5, 1.0}
    assert read["action"].to_list() == [row["action"] for row in rows]


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_the_page_says_how_large_the_tables_are(game: str) -> None:
    made = [setting(config) for config in TRIED if config.game == game and config.name in ("default", "everything")]
    line = next(line for line in PAGE.splitlines() if line.startswith(f"| {made[0].game.title} |"))
    cells = [int(cell.replace(",", "")) for cell in line.split("|") if re.fullmatch(r" [\d,]+ ", cell)]
    assert cells == [number for each in made for number in (len(each.actions), len(each.observations))]

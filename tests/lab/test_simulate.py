"""The command simulate, end to end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import prixfixe
from prixfixe.lab import frames
from tests.lab.run import BUFFET, POTLUCK, done, refused, run


def test_the_summary_repeats_to_the_byte() -> None:
    args = ("simulate", BUFFET, "--games", 40, "--bot", "greedy", "--bot", "random", "--seed", 3, "--json")
    first, second = run(*args), run(*args, "--workers", 2)
    assert first.exit_code == 0 and first.stdout == second.stdout
    data = json.loads(first.stdout)
    assert data["repeats"] and data["games"] == 40 and data["ends"] == {"served": 40} and "timings" not in data
    assert data["by_seat"]["0"]["wins"]["value"] + data["by_seat"]["1"]["wins"]["value"] == pytest.approx(1.0)


def test_another_seed_is_another_run() -> None:
    assert done("simulate", POTLUCK, "--games", 20, "--seed", 1) != done(
        "simulate", POTLUCK, "--games", 20, "--seed", 2
    )


def test_people_read_a_table() -> None:
    result = run("simulate", BUFFET, "--games", 10, "--seats", 3, "--timings", "--rotate", "--bot", "greedy")
    assert result.exit_code == 0 and "games a second" in result.stdout and "greedy" in result.stdout


def test_options_change_the_game() -> None:
    assert done("simulate", BUFFET, "--games", 5, "--set", "long=on")["answers"]["mean"] == 8.0


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_every_title_is_simulated(game: str) -> None:
    assert done("simulate", game, "--games", 1, "--bot", "random")["games"] == 1


def written(folder: Path, *args: object) -> list[bytes]:
    """The files of a run that repeat."""
    folder.mkdir()
    out = folder / "run.parquet"
    result = run("simulate", BUFFET, "--games", 60, "--seed", 5, "--out", out, *args)
    assert result.exit_code == 0, result.output
    return [frames.paths(out)[name].read_bytes() for name in ("games", "seats")]


def test_files_are_equal_for_one_and_two_workers(tmp_path: Path) -> None:
    assert written(tmp_path / "one") == written(tmp_path / "two", "--workers", 2)
    table = frames.pl.read_parquet(tmp_path / "one" / "run.seats.parquet")
    assert table.height == 120 and {"part.dishes", "part.dice", "rows", "score"} <= set(table.columns)
    assert frames.pl.read_parquet(tmp_path / "one" / "run.times.parquet")["seconds"].min() > 0  # type: ignore[operator]


def test_files_are_equal_on_ray(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    ray = written(tmp_path / "ray", "--engine", "ray", "--workers", 2)
    assert ray == written(tmp_path / "one")


def test_a_killed_run_resumes_to_the_same_file(tmp_path: Path) -> None:
    whole = written(tmp_path / "whole")
    out, part = tmp_path / "run.parquet", tmp_path / "run.parquet.part"
    args = ["simulate", BUFFET, "--games", "60", "--seed", "5", "--out", str(out)]
    code = "from tests.lab.run import APP; APP()"
    slow = "import prixfixe.lab.workers as w, time; p = w.play; w.play = lambda *a: (time.sleep(0.02), p(*a))[1]; "
    path = os.pathsep.join(entry or "." for entry in sys.path)
    process = subprocess.Popen([sys.executable, "-c", slow + code, *args], env={**os.environ, "PYTHONPATH": path})
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (part.exists() and part.read_bytes().count(b"\n") > 5):
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert part.exists() and not out.exists()
    assert "carry it on with --resume" in refused(*args)
    assert run(*args, "--resume", "--workers", "2").exit_code == 0
    assert [frames.paths(out)[name].read_bytes() for name in ("games", "seats")] == whole
    assert not part.exists()


def test_bad_input_is_refused_in_one_line(tmp_path: Path) -> None:
    assert "no game chess" in refused("simulate", "chess")
    assert "--games is 1 or more" in refused("simulate", BUFFET, "--games", 0)
    assert "1 to 3 players, not 9" in refused("simulate", BUFFET, "--seats", 9)
    assert "no bot grandmaster" in refused("simulate", BUFFET, "--bot", "grandmaster")
    assert "no option spice" in refused("simulate", BUFFET, "--set", "spice=1")
    assert "name=value" in refused("simulate", BUFFET, "--set", "long")
    assert "cannot read the file of cards" in refused("simulate", BUFFET, "--set", "content=nowhere.toml")
    assert "no engine steam" in refused("simulate", BUFFET, "--engine", "steam")
    assert "--engine ray" in refused("simulate", BUFFET, "--address", "here")
    assert "--resume goes with --out" in refused("simulate", BUFFET, "--resume")
    assert "no folder" in refused("simulate", BUFFET, "--out", tmp_path / "no" / "run.parquet")


def test_simulate_needs_no_extra(tmp_path: Path) -> None:
    """Without polars, Altair, openskill and Ray, only what needs them is refused."""
    code = (
        "import sys; sys.modules.update(dict.fromkeys(('polars', 'altair', 'openskill', 'ray', 'vl_convert')));"
        "from tests.lab.run import APP; APP()"
    )
    path = os.pathsep.join(entry or "." for entry in sys.path)
    base = [sys.executable, "-c", code]
    env = {**os.environ, "PYTHONPATH": path}
    for args, exit_code in (
        (["simulate", BUFFET, "--games", "3", "--json"], 0),
        (["simulate", BUFFET, "--games", "3", "--out", str(tmp_path / "x.parquet")], 2),
        (["simulate", BUFFET, "--games", "3", "--engine", "ray"], 2),
        (["report", BUFFET, "--out", str(tmp_path / "r")], 2),
        (["tournament", BUFFET, "--bot", "greedy", "--bot", "random", "--games", "4"], 2),
    ):
        result = subprocess.run([*base, *args], env=env, capture_output=True, text=True, check=False)
        assert result.returncode == exit_code, (args, result.stderr)
        assert exit_code == 0 or "pip install 'prixfixe[" in result.stderr
    assert not (tmp_path / "x.parquet.part").exists()

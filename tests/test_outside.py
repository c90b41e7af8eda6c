"""A game of another package, installed for real, is played everywhere with no code of its own for any of it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import prixfixe
from tests import potluck

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "potluck"
COMMAND = ("-c", "from prixfixe.cli import main; main()")
WRONG = {  # by the name of a game: what brings it, and why it is left out
    "crooked": ("raise ValueError('no\\nflour')", "ValueError: no flour"),
    "hasty": ("raise SystemExit('bye')", "SystemExit: bye"),
    "empty": ("GAME = 7", "empty:GAME is no Game record"),
    "Loud": ("GAME = 7", "a name is 1 to 40 small letters, digits and single hyphens"),
    "sweet-mess": ("GAME = 7", "one of our own has that name"),
    "alias": ("from potluck import GAME", "its record has the name potluck"),
}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has installed the example."""
    place = tmp_path_factory.mktemp("outside")
    source, target = place / "source", place / "installed"
    shutil.copytree(EXAMPLE, source)
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--no-build-isolation"]
    done = subprocess.run([*pip, "--target", str(target), str(source)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return target


def run(installed: Path, *args: str, typed: str = "", cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Python beside prixfixe and the installed package."""
    path = os.pathsep.join([str(Path(prixfixe.__file__).parent.parent), str(installed)])
    place = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(
        [sys.executable, *args], input=typed, capture_output=True, text=True, check=False, cwd=cwd, env=place
    )


def test_the_example_is_the_game_of_the_page() -> None:
    *game, _, test = potluck.blocks()
    assert code_of("potluck.py") == "\n\n".join(game)
    assert code_of("test_potluck.py").removeprefix("from __future__ import annotations\n\n") == test


def code_of(name: str) -> str:
    """A file of the example without its first sentence."""
    return (EXAMPLE / name).read_text(encoding="utf-8").partition('"""\n\n')[2]


def test_it_keeps_the_laws_by_a_test_of_its_own(installed: Path, tmp_path: Path) -> None:
    shutil.copy(EXAMPLE / "test_potluck.py", tmp_path)
    done = run(installed, "-m", "pytest", "-p", "no:cacheprovider", "-q", cwd=tmp_path)
    assert done.returncode == 0 and re.search(r"^96 passed, 3 skipped", done.stdout, re.M), done.stdout


def test_an_installed_game_is_listed_after_our_own(installed: Path) -> None:
    listed = json.loads(run(installed, *COMMAND, "games", "--json").stdout)
    assert [game["name"] for game in listed] == [*prixfixe.shipped(), "potluck"]


def test_it_is_played_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    done = run(installed, *COMMAND, "play", "potluck", "--seed", "4", typed="?\n" + "1\n" * 4, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "points:\n" in done.stdout and re.search(r"hands:\n  \w.*: 1, 2, 3, 4, 5\n", done.stdout)
    assert "PL-ROUND-2 There is no further text for this rule." in done.stdout and "The match is over." in done.stdout
    assert run(installed, *COMMAND, "replay", "--verify", "potluck.json", cwd=tmp_path).returncode == 0
    asked = run(installed, *COMMAND, "rules", "potluck")
    assert (asked.returncode, asked.stderr) == (2, "prixfixe: potluck has no written rules\n")


def test_it_is_measured_in_the_lab(installed: Path, tmp_path: Path) -> None:
    pytest.importorskip("polars")
    done = run(installed, *COMMAND, "simulate", "potluck", "--games", "20", "--bot", "greedy", "--json")
    assert done.returncode == 0 and json.loads(done.stdout)["games"] == 20, done.stderr
    order = ("report", "potluck", "--games", "12", "--seats", "2", "--bot", "random", "--out", str(tmp_path))
    done = run(installed, *COMMAND, *order)
    assert done.returncode == 0 and "Potluck" in (tmp_path / "report.html").read_text(encoding="utf-8"), done.stderr
    varied = run(installed, *COMMAND, *order, "--vary", "dish.soup.points=1,2")
    assert "potluck has no cards that could be others; vary one of its options" in varied.stderr


@pytest.mark.parametrize("part, needs", [("page", "fastapi"), ("research", "pettingzoo")])
def test_it_is_played_on_the_page_and_in_research(installed: Path, part: str, needs: str) -> None:
    pytest.importorskip(needs)
    done = run(installed, "-m", "tests.outside", part)
    assert done.returncode == 0, done.stdout + done.stderr


def bring(folder: Path, package: str, name: str, code: str) -> None:
    """Install a package of one module, by hand."""
    module = name.replace("-", "_")
    (folder / f"{module}.py").write_text(code, encoding="utf-8")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[prixfixe.games]\n{name} = {module}:GAME\n", encoding="utf-8")


def test_what_is_wrong_is_left_out_with_a_sentence_and_the_others_play(installed: Path, tmp_path: Path) -> None:
    both = tmp_path / "both"
    shutil.copytree(installed, both)
    for name, (code, _) in WRONG.items():
        bring(both, f"kitchen_{name.lower().replace('-', '_')}", name, code)
    done = run(both, *COMMAND, "games", "--json")
    assert [game["name"] for game in json.loads(done.stdout)] == [*prixfixe.shipped(), "potluck"]
    for name, (_, reason) in WRONG.items():
        package = f"kitchen_{name.lower().replace('-', '_')}"
        assert f"prixfixe: the game {name} of the package {package} is left out: {reason}\n" in done.stderr
    asked = run(both, *COMMAND, "play", "crooked")
    assert asked.returncode == 2 and asked.stderr.count("\n") == 1 and "kitchen_crooked" in asked.stderr
    assert run(both, *COMMAND, "simulate", "potluck", "--games", "2", "--bot", "random").returncode == 0


def test_one_name_for_two_games_is_left_out(installed: Path, tmp_path: Path) -> None:
    both = tmp_path / "both"
    shutil.copytree(installed, both)
    bring(both, "other_potluck", "potluck", "GAME = 7")
    asked = run(both, *COMMAND, "play", "potluck")
    assert asked.returncode == 2 and asked.stderr.endswith("is left out: both have that name\n")

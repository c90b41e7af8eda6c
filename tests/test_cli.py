"""The commands, end to end, and one clear line for whatever is wrong."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import prixfixe

FIRST = prixfixe.playable()[0] if prixfixe.playable() else ""


def run(*args: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command as a person would."""
    command = [sys.executable, "-c", "from prixfixe.cli import main; main()", *args]
    place = {**os.environ, "PYTHONPATH": str(Path(prixfixe.__file__).parent.parent)}
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False, cwd=cwd, env=place)


def test_help_names_every_command() -> None:
    done = run("--help")
    assert done.returncode == 0
    assert all(name in done.stdout for name in ("games", "play", "simulate", "replay", "rules", "bench"))


@pytest.mark.parametrize("command", [(), ("cards",)])
def test_help_says_of_every_command_in_a_whole_sentence_what_it_does(command: tuple[str, ...]) -> None:
    listed = run(*command, "--help").stdout.partition("Commands:\n")[2].splitlines()
    assert listed and [line for line in listed if not re.fullmatch(r"  \w+ +[A-Z].*\.(?<!\.\.\.)", line)] == []


def test_the_version_says_how_the_engine_runs() -> None:
    assert run("--version").stdout.startswith(f"prixfixe {prixfixe.__version__} (")


def test_games_lists_every_title_with_its_options() -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in listed] == list(prixfixe.playable())
    text = run("games").stdout
    assert all(option.name in text for name in prixfixe.playable() for option in prixfixe.load(name).options)


@pytest.mark.parametrize("game", prixfixe.playable())
def test_every_game_starts_in_the_terminal_saves_goes_on_and_reads_aloud(game: str, tmp_path: Path) -> None:
    done = run("play", game, "--seed", "4", typed="1\n1\nq\n", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "--resume" in done.stdout
    again = run("play", game, "--resume", f"{game}.json", "--lang", "fr", typed="1\nq\n", cwd=tmp_path)
    assert again.returncode == 0, again.stderr
    aloud = run("replay", f"{game}.json", cwd=tmp_path)
    assert aloud.returncode == 0 and aloud.stdout


@pytest.mark.parametrize("game", prixfixe.playable())
def test_bots_play_a_whole_match_and_its_record_verifies(game: str, tmp_path: Path) -> None:
    few = str(min(seats for seats in prixfixe.load(game).seats if seats > 1))
    match = ("play", game, "--people", "0", "--seats", few, "--bot", "random", "--seed", "4", "--save", "kept.json")
    done = run(*match, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    checked = run("replay", "kept.json", "--verify", cwd=tmp_path)
    assert checked.returncode == 0 and "verified" in checked.stdout


def test_a_match_without_a_seed_is_sealed_and_its_record_shows_that_the_key_fits(tmp_path: Path) -> None:
    done = run("play", FIRST, "--people", "0", "--bot", "random", "--save", "kept.json", cwd=tmp_path)
    kept = tmp_path / "kept.json"
    seal = json.loads(kept.read_text())["seal"]
    assert seal in done.stdout.replace("\n", "")
    assert f"dealt as sealed: {seal}" in run("replay", "kept.json", "--verify", "--seal", seal, cwd=tmp_path).stdout
    assert run("replay", "kept.json", "--verify", "--seal", "0" * 64, cwd=tmp_path).returncode == 2
    kept.write_text(kept.read_text().replace(seal, "0" * 64))
    broken = run("replay", "kept.json", "--verify", cwd=tmp_path)
    assert broken.returncode == 2 and "another key than the one that was sealed" in broken.stderr


def test_bots_that_count_their_iterations_play_the_same_match_again(tmp_path: Path) -> None:
    match = ("play", FIRST, "--people", "0", "--seats", "2", "--bot", "chef:3", "--seed", "4", "--save")
    for name in ("once.json", "again.json"):
        done = run(*match, name, cwd=tmp_path)
        assert done.returncode == 0 and "chef 1" in done.stdout, done.stderr
    assert (tmp_path / "once.json").read_text() == (tmp_path / "again.json").read_text()


def test_rules_are_read_whole_or_one_by_one() -> None:
    prefix = next(iter(prixfixe.load(FIRST).rules)).split(".")[0]
    assert prefix in run("rules", FIRST, prefix.lower()).stdout
    assert len(run("rules", FIRST).stdout) > 5_000


@pytest.mark.parametrize(
    "args,sentence",
    [
        (("play", "chess"), "there is no game chess; there are "),
        (("play", FIRST, "--seats", "44"), "players, not 44"),
        (("play", FIRST, "--set", "spicy=on"), "has no option spicy; it has "),
        (("play", FIRST, "--set", "spicy"), "write options as name=value"),
        (("play", FIRST, "--set", "content=nowhere.toml"), "nowhere.toml"),
        (("play", FIRST, "--bot", "genius"), "there is no bot genius; there are "),
        (("play", FIRST, "--bot", "chef:soon"), "chef:soon: after the colon, iterations are a number from 1"),
        (("play", FIRST, "--bot", "chef", "--think", "0"), "--think takes seconds from 0.01 to 600, not 0"),
        (("play", FIRST, "--think=-1"), "--think takes seconds from 0.01 to 600, not -1"),
        (("play", FIRST, "--lang", "de"), "there is no language de; there are en, fr"),
        (("play", FIRST, "--resume", "nowhere.json"), "cannot read the replay nowhere.json"),
        (("replay", "nowhere.json"), "cannot read the replay nowhere.json"),
        (("replay", "setup.py"), "not a prixfixe replay"),
        (("rules", FIRST, "XX-NONE-1"), "has no rule XX-NONE-1; there are "),
        (("bench", "chess"), "there is no game chess"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(args: tuple[str, ...], sentence: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert sentence in done.stderr and "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("args", [("play",), ("nonsense",), ("play", FIRST, "--seats", "many")])
def test_a_command_that_cannot_be_understood_exits_with_two(args: tuple[str, ...]) -> None:
    done = run(*args)
    assert done.returncode == 2 and "Traceback" not in done.stderr

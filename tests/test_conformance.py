"""Every rule of every rulebook and every row of every content file is shown by a test, or excused with a reason."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import prixfixe
from prixfixe.kit.rulebook import rulebook
from tests.configs import package

ROOT = Path(__file__).parent.parent
every_game = pytest.mark.parametrize("game", prixfixe.shipped())


def rules(game: str) -> list[str]:
    """The rule ids of a rulebook, the worked examples among them."""
    text = (prixfixe.load(game).folder / "rules.md").read_text(encoding="utf-8")
    return sorted({name for name in re.findall(r"\*\*([A-Z]{2}-[A-Z0-9]+-\d+[a-z]?)\b", text) if "-RUL-" not in name})


def rows(game: str) -> list[str]:
    """The rows of a content file as table.id."""
    content = tomllib.loads((prixfixe.load(game).folder / "content.toml").read_text(encoding="utf-8"))
    return sorted(
        f"{name}.{row['id']}"
        for name, table in content.items()
        if isinstance(table, list)
        for row in table
        if "id" in row
    )


@cache
def citations(game: str) -> dict[str, set[str]]:
    """What the tests of a game cite."""
    folder = ROOT / package(game).replace(".", "/")
    with TemporaryDirectory() as place:
        path = Path(place) / "citations.json"
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", f"--citations={path}", str(folder)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert path.exists(), done.stdout + done.stderr
        return {name: set(found) for name, found in json.loads(path.read_text()).items()}


def excused(game: str, name: str) -> dict[str, str]:
    """Ids (or whole tables of rows) that state no behaviour, with the reason."""
    found: dict[str, str] = getattr(import_module(f"{package(game)}.excused"), name)
    return found


CASES = [(game, rule) for game in prixfixe.shipped() for rule in rules(game)]


@pytest.mark.parametrize("game,rule", CASES, ids=[rule for _, rule in CASES])
def test_a_rule_is_shown_by_a_test(game: str, rule: str) -> None:
    shown = rule in citations(game)["rule"]
    assert shown != bool(excused(game, "RULES").get(rule)), f"{rule}: cite it in a test, or excuse it, but not both"


@every_game
def test_every_content_row_is_shown_by_a_test(game: str) -> None:
    tables = excused(game, "ROWS")
    missing = [
        row
        for row in rows(game)
        if row not in citations(game)["row"] and row.split(".")[0] not in tables and row not in tables
    ]
    assert missing == []


@every_game
def test_every_number_that_follows_from_a_position_is_named_by_a_test(game: str) -> None:
    source = (prixfixe.load(game).folder / "derived.py").read_text(encoding="utf-8")
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / package(game).replace(".", "/")).glob("*.py"))
    names = set(re.findall(r'\b(?:to|it)\.\w+\(\s*"(\w+)"', source))
    assert len(names) > 10 and [name for name in sorted(names) if f'"{name}"' not in tests] == []


@every_game
def test_tests_cite_only_what_exists(game: str) -> None:
    cited = citations(game)
    known = set(
        re.findall(
            r"[A-Z]{2}-[A-Z0-9]+-\d+[a-z]?", (prixfixe.load(game).folder / "rules.md").read_text(encoding="utf-8")
        )
    )
    assert cited["rule"] - known == set()
    assert cited["row"] - set(rows(game)) == set()
    assert set(excused(game, "RULES")) - known == set()


@every_game
def test_every_rule_of_the_code_carries_an_id_of_the_rulebook(game: str) -> None:
    record = prixfixe.load(game)
    assert {name for name in record.rules if name.partition(".")[0] not in rulebook(record.folder)} == set()
    assert len(set(record.rules.values())) == len(record.rules)


@every_game
def test_both_languages_have_the_same_sentences_with_the_same_numbers(game: str) -> None:
    words = import_module(f"prixfixe.games.{game.replace('-', '_')}.words")
    english, french = words.SENTENCES["en"], words.SENTENCES["fr"]
    assert set(english) == set(french)
    for key in english:
        assert set(re.findall(r"\{(\w)", english[key])) == set(re.findall(r"\{(\w)", french[key])), key


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_every_break_on_the_list_still_finds_its_place_and_can_be_run(game: str) -> None:
    folder = game.replace("-", "_")
    listed = tomllib.loads((Path("tests/games") / folder / "broken.toml").read_text(encoding="utf-8"))["broken"]
    for entry in listed:
        text = (Path("src/prixfixe/games") / folder / entry["file"]).read_text(encoding="utf-8")
        assert text.count(entry["find"]) == 1, entry["rule"]
        if entry["file"].endswith(".py"):
            compile(text.replace(entry["find"], entry["write"]), entry["rule"], "exec")

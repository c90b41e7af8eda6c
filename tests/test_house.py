"""The measure of the house: what it counts, and that two trees can be set side by side."""

from __future__ import annotations

from pathlib import Path

import pytest

import prixfixe
from prixfixe.kit.questions import Question
from scripts.house import CITING, SHEETS, draw, effect_files, figures, keys_in, side_by_side

SRC = Path(__file__).parent.parent / "src" / "prixfixe"
GAME = "def rule() -> None:\n    ask('SM-BOX-1')\n"


def house(root: Path, files: dict[str, str]) -> Path:
    """A small house of these files."""
    src = root / "src" / "prixfixe"
    for name, text in files.items():
        path = src / name if not name.startswith("tests/") else root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return src


def test_a_board_counts_as_an_edge_wherever_it_stands(tmp_path: Path) -> None:
    common = {"games/soup/game.py": GAME, "games/soup/cook.py": GAME}
    old = house(tmp_path / "old", {**common, "web/boards/soup.py": GAME, "web/templates/boards/soup.html": "<p>\n"})
    new = house(tmp_path / "new", {**common, "games/soup/table/board.py": GAME, "games/soup/table/board.html": "<p>\n"})
    assert draw(old).titles == draw(new).titles == {"soup": {"description": 2, "edges": 2, "rules": 2, "sheets": 1}}


def test_two_trees_stand_side_by_side(tmp_path: Path) -> None:
    files = {"games/soup/game.py": GAME, "tests/test_soup.py": "DISTILL = 1\n"}
    drawn = draw(house(tmp_path, files))
    assert figures(drawn)["files of tests that know of `distill`"] == "1"
    assert figures(drawn)["files that a key stands in, mean"] == "1.00"
    first, *rows = side_by_side("v1", drawn, drawn).splitlines()
    assert first.split() == ["v1", "now"] and len(rows) == len(figures(drawn))


def test_the_key_of_a_question_stands_in_one_file() -> None:
    keys = {key for title in prixfixe.shipped() for key in prixfixe.load(title).questions.by_key}
    paths = [path for path in SRC.rglob("*") if path.suffix in (".py", *SHEETS) and path.name not in CITING]
    found = [(key, path) for path in paths for key in keys_in(path) & keys]
    assert [(key, str(path)) for key, path in found if path.name != "questions.py"] == []
    assert sorted(key for key, _ in found) == sorted(keys)


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_the_board_knows_every_word_of_what_is_held_and_what_a_question_is_about(title: str) -> None:
    game = prixfixe.load(title)
    drawn = [path for path in (game.folder / "table").iterdir() if path.suffix in (".py", *SHEETS)]
    board = "".join(path.read_text(encoding="utf-8") for path in drawn)
    records = [record for record in game.questions.records if isinstance(record, Question)]
    words = {word for record in records for word in (record.holds, record.about) if word}
    assert words and [word for word in words if f'"{word}"' not in board and f"-about-{word} " not in board] == []


def test_a_key_counts_where_it_is_a_string_and_not_where_it_is_spoken_of(tmp_path: Path) -> None:
    files = {
        "games/soup/game.py": GAME,
        "games/soup/cook.py": '"""As SM-BOX-1 says, \'SM-BOX-1\'."""\n',
        "games/soup/table/mine.html": '{% if d.asked == "SM-BOX-1" %}\n',
        "games/soup/refusals.py": GAME,
    }
    assert draw(house(tmp_path, files)).key_places == {"SM-BOX-1": 2}


def test_an_effect_that_asks_a_question_is_known_to_seven_files() -> None:
    found = effect_files(SRC)
    assert found["src"] and found["tests"]
    assert len(found["src"]) + len(found["tests"]) <= 7, found

"""The measure of the house: what it counts, and that two trees can be set side by side."""

from __future__ import annotations

from pathlib import Path

from scripts.house import draw, figures, side_by_side

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

"""The numbers of worth: read from a file, every one of them used."""

from importlib import import_module
from pathlib import Path

import pytest

import prixfixe
from prixfixe.core.errors import BadContent
from prixfixe.kit.weights import FILE, Weights


def package(game: str) -> str:
    return f"prixfixe.games.{game.replace('-', '_')}.bots"


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_a_game_reads_exactly_the_numbers_of_its_file(game: str) -> None:
    in_use = import_module(f"{package(game)}.weights").W
    room = Path(str(import_module(package(game)).__file__)).parent
    found = Weights(room).found
    assert {name: getattr(in_use, name) for name in found} == found
    assert len(found) >= 10
    text = "".join(path.read_text(encoding="utf-8") for path in room.glob("*.py"))
    assert not [name for name in found if f"W.{name}" not in text]


@pytest.mark.parametrize("text, name", [("a = 1", "a"), ("b = [0.5, 1]", "b"), ("", "a"), ('b = "x"', "b")])
def test_a_number_that_is_none_is_named(tmp_path: Path, text: str, name: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    given = Weights(tmp_path)
    with pytest.raises(BadContent, match=name):
        given.one(name) if name == "a" else given.several(name)

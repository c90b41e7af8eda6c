"""The fitted numbers of worth: read from a file, every one of them used, and fitted by a script."""

from importlib import import_module
from pathlib import Path

import pytest

import prixfixe
from prixfixe.core.errors import BadContent
from prixfixe.kit.weights import FILE, Weights
from scripts import fit


def package(game: str) -> str:
    return f"prixfixe.games.{game.replace('-', '_')}"


@pytest.mark.parametrize("game", prixfixe.games())
def test_a_game_reads_exactly_the_numbers_of_its_file(game: str) -> None:
    in_use = import_module(f"{package(game)}.weights").W
    found = Weights(Path(str(import_module(package(game)).__file__)).parent).found
    assert {name: getattr(in_use, name) for name in found} == found
    assert len(found) >= 10
    text = "".join(path.read_text(encoding="utf-8") for path in (fit.GAMES / fit.folder(game)).glob("*.py"))
    assert not [name for name in found if f"W.{name}" not in text]


@pytest.mark.parametrize("text, name", [("a = 1", "a"), ("b = [0.5, 1]", "b"), ("", "a"), ('b = "x"', "b")])
def test_a_number_that_is_none_is_named(tmp_path: Path, text: str, name: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    given = Weights(tmp_path)
    with pytest.raises(BadContent, match=name):
        given.one(name) if name == "a" else given.several(name)


def test_the_file_keeps_its_comments_when_numbers_change() -> None:
    text = "# worth\na = 0.5  # one\nnear = [0.5, 0.25]  # by units\n"
    numbers = fit.flat({"a": 0.5, "near": [0.5, 0.25]})
    assert numbers == {"a": 0.5, "near.0": 0.5, "near.1": 0.25}
    changed = fit.written(text, numbers | {"a": 0.75, "near.1": 0.3})
    assert changed == "# worth\na = 0.75  # one\nnear = [0.5, 0.3]  # by units\n"


def test_a_change_for_the_worse_is_found_out() -> None:
    game = "critter-kitchen"
    present = fit.flat(Weights(fit.GAMES / fit.folder(game)).found)
    absurd = present | dict.fromkeys(("lasts.1", "lasts.2", "lasts.3", "crowd.0", "open_plate"), -9.0)
    results = [fit.outcome(game, 2, absurd, present, number, 1) for number in range(6)]
    assert fit.surety(results, 2) < -2.0
    again = [fit.outcome(game, 2, present, present, number, 1) for number in range(2)]
    assert sum(won for won, _ in again) == 1.0 and sum(margin for _, margin in again) == 0

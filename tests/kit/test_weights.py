"""The fitted numbers of worth: read from a file, every one of them used, and fitted by a script."""

from importlib import import_module
from pathlib import Path

import pytest

import prixfixe
from prixfixe.core.chance import chance
from prixfixe.core.errors import BadContent
from prixfixe.kit.weights import FILE, Weights
from scripts import fit, regress


def package(game: str) -> str:
    return f"prixfixe.games.{game.replace('-', '_')}.bots"


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_a_game_reads_exactly_the_numbers_of_its_file(game: str) -> None:
    in_use = import_module(f"{package(game)}.weights").W
    found = Weights(Path(str(import_module(package(game)).__file__)).parent).found
    assert {name: getattr(in_use, name) for name in found} == found
    assert len(found) >= 10
    text = "".join(path.read_text(encoding="utf-8") for path in fit.room(game).glob("*.py"))
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
    present = fit.present(game)
    absurd = present | dict.fromkeys(("lasts.1", "lasts.2", "lasts.3", "crowd.0", "open_plate"), -9.0)
    duel = fit.Duel(game, 2, "greedy", absurd, present)
    results = [fit.outcome(duel, number, 1) for number in range(6)]
    assert fit.surety(results, 2) < -2.0
    even = fit.Duel(game, 2, "greedy", present, present)
    again = [fit.outcome(even, number, 1) for number in range(2)]
    assert sum(won for won, _ in again) == 1.0 and sum(margin for _, margin in again) == 0


def test_numbers_that_foretell_the_end_are_found() -> None:
    dice = chance(3)
    slopes = [[int(dice.below(9)) - 4.0, int(dice.below(9)) - 4.0] for _ in range(4000)]
    some = [(1.0, [a, b], 1.0 + 0.5 * a - 0.25 * b) for a, b in slopes]
    change = regress.solved(some, ["a", "b"])
    assert change == pytest.approx({"a": 0.5, "b": -0.25}, rel=0.06)
    assert regress.part({"a": 2.0, "b": 0.1}, change, 1.0) == pytest.approx({"a": 2.5, "b": 0.0}, abs=0.03)


def test_a_match_tells_how_the_lead_depends_on_every_number() -> None:
    before = dict(vars_of("critter-kitchen"))
    some = regress.rows(("critter-kitchen", 2, "greedy", 9, 1))
    assert len(some) > 10 and len({end for _, _, end in some}) == 1
    place = list(fit.present("critter-kitchen")).index("soup.1")
    assert any(slopes[place] for _, slopes, _ in some)
    assert vars_of("critter-kitchen") == before  # the numbers in use are back


def vars_of(game: str) -> dict[str, object]:
    return {name: getattr(fit.judgement(game), name) for name in fit.gathered(fit.present(game))}

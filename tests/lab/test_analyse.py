"""The command analyse, end to end."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from prixfixe.bots.scale import Scale, scale_of
from prixfixe.core.chance import Chance, chance
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State
from prixfixe.lab.analyse import analysed, sentence, text_of
from prixfixe.lab.arena import Board, Setup, checked, find, number
from prixfixe.lab.examiner import Opinion, SearchExaminer
from scripts import scales
from tests.lab.run import BUFFET, POTLUCK, done, loads_from_elsewhere, refused, run


def recorded(path: Path, game: str, bots: tuple[str, ...], seed: int) -> Path:
    """The record of a match between bots."""
    setup = checked(Setup(game, len(bots), (bots,), seed))
    board = Board(find(game), setup, number("deal", seed), bots, chance(seed))
    board.finish()
    board.replay.result = asdict(board.game.result(board.s))
    board.replay.names = [f"{bot} {seat}" for seat, bot in enumerate(bots)]
    path.write_text(board.replay.to_json(), encoding="utf-8")
    return path


def test_every_decision_is_examined(tmp_path: Path) -> None:
    file = recorded(tmp_path / "match.json", POTLUCK, ("greedy", "random", "random"), 1)
    found = done("analyse", file, "--game", POTLUCK, "--iterations", 60)
    assert len(found["decisions"]) == 12 and len(found["seats"]) == 3
    for decision in found["decisions"]:
        assert 0 <= decision["after"] <= decision["before"] <= 1
        assert bool(decision["better"]) == (decision["before"] > decision["after"])
    for seat in found["seats"]:
        whole = seat["start"] + seat["skill"] + seat["others"] + seat["luck"]
        assert whole == pytest.approx(seat["result"], abs=0.01)
        assert 0 <= seat["accuracy"] <= 100


def test_it_repeats(tmp_path: Path) -> None:
    file = recorded(tmp_path / "match.json", POTLUCK, ("greedy", "random"), 2)
    args = ("analyse", file, "--game", POTLUCK, "--iterations", 40)
    assert done(*args) == done(*args)


def test_a_blunder_is_found_and_the_better_option_named(tmp_path: Path) -> None:
    """Whoever serves the only bad dish of a hand is told so."""
    content = tmp_path / "bad.toml"
    content.write_text('[[dish]]\nid = "pie"\npoints = -40\n', encoding="utf-8")
    game = find(BUFFET)
    seed = next(n for n in range(99) if 0 in game.start(2, n, {"content": str(content)}).hands[0])
    setup = checked(Setup(BUFFET, 2, (("greedy", "greedy"),), 1, {"content": str(content)}))
    board = Board(game, setup, seed, ("greedy", "greedy"), chance(1))
    board.replay.moves.append((0, 0))
    board.s.answer(0, 0)
    board.finish()
    found = analysed(board.replay, game, 200, 0.0)
    blunder = next(decision for decision in found.decisions if decision.move == 1)
    assert blunder.taken == "pie" and blunder.better and blunder.loss > 0.2
    assert found.worst[0] == 1 and found.seats[0].accuracy < found.seats[1].accuracy


class Wrong:
    """Finds the last option better than the one taken."""

    def __call__(self, game: Game[Any], guess: State, ask: Ask, option: int, when: float, dice: Chance) -> Opinion:
        return Opinion(ask.options[-1], 0.6, 0.4, 0.2)


def test_a_mistake_is_told_with_what_was_better() -> None:
    game = find("ristorante-italia")
    setup = checked(Setup("ristorante-italia", 2, (("greedy", "greedy"),), 3))
    board = Board(game, setup, 3, ("greedy", "greedy"), chance(1))
    board.finish()
    found = analysed(board.replay, game, 20, 0.0, examiner=Wrong())
    told = [decision for decision in found.decisions if decision.why]
    assert told and all(decision.better for decision in told)
    assert sentence(told[0]).endswith(f"({', '.join(told[0].why)})")
    assert any(decision.move in found.worst and decision.why[0] in text_of(found) for decision in told)


def test_the_examiner_never_sees_the_true_state(tmp_path: Path) -> None:
    """Two worlds that a seat cannot tell apart are examined alike."""
    game = find(BUFFET)
    s = game.start(2, 4)
    other = game.guess(s, 0, 99)
    examiner = SearchExaminer(50, Scale())
    opinions = [
        examiner(game, guess, guess.asked(0), guess.asked(0).options[0], 0.0, chance(5))
        for guess in (game.guess(s, 0, 7), game.guess(other, 0, 7))
    ]
    assert opinions[0] == opinions[1]


def test_a_scale_reads_values_as_shares() -> None:
    assert Scale().share(0.5, 0.0) == pytest.approx(0.5)
    assert Scale(slope=1, late=2).share(0.7, 1.0) > Scale(slope=1, late=2).share(0.7, 0.0)
    assert 0 < Scale().share(0.0, 1.0) < Scale().share(1.0, 1.0) < 1
    assert Scale(slope=-0.2, late=2).share(0.4, 0.0) < Scale(slope=-0.2, late=2).share(0.6, 0.0)
    assert scale_of(Path("unheard-of"), 4).share(0.5, 0.5) == pytest.approx(0.25)


def test_a_scale_is_found_again_and_foretells_deals_it_has_not_seen() -> None:
    dice, true = chance(5), Scale(0.2, 0.3, 0.8, 1.5, -0.4, 0.3, 100.0)
    games = []
    for _ in range(600):
        some = [(0.05 + 0.9 * int(dice.below(1000)) / 1000, int(dice.below(100))) for _ in range(8)]
        games.append([(v, n, float(int(dice.below(10_000)) < 10_000 * true.share(v, n / 100))) for v, n in some])
    found = scales.fitted([one for some in games for one in some], 100.0)
    for value in (0.1, 0.4, 0.7, 0.9):
        assert found.share(value, 0.5) == pytest.approx(true.share(value, 0.5), abs=0.05)
    tenths = scales.deciles(scales.foretold(games, 2, 100.0))
    assert len(tenths) == 10 and all(abs(row["true"] - row["predicted"]) < 0.06 for row in tenths)
    flat = scales.deciles(sorted((0.5, y) for some in games for _, _, y in some))
    assert abs(flat[0]["true"] - 0.5) > 0.2  # a prediction that knows nothing is found out


def test_people_read_text_and_a_page(tmp_path: Path) -> None:
    file = recorded(tmp_path / "match.json", POTLUCK, ("greedy", "random"), 3)
    result = run("analyse", file, "--game", POTLUCK, "--seconds", 2, "--out", tmp_path / "page.html")
    assert result.exit_code == 0 and "accuracy" in result.stdout
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "The curve" in page and "Luck and skill" in page
    assert not loads_from_elsewhere(page)


def test_bad_input_is_refused_in_one_line(tmp_path: Path) -> None:
    file = recorded(tmp_path / "match.json", POTLUCK, ("greedy", "random"), 3)
    assert "cannot read" in refused("analyse", tmp_path / "nothing.json")
    assert "--seconds is more than 0" in refused("analyse", file, "--seconds", 0)
    assert "no game potluck" in refused("analyse", file)
    (tmp_path / "bad.json").write_text("{}", encoding="utf-8")
    assert "not a prixfixe replay" in refused("analyse", tmp_path / "bad.json")
    data = json.loads(file.read_text(encoding="utf-8"))
    data["moves"] = data["moves"][:-1]
    file.write_text(json.dumps(data), encoding="utf-8")
    assert "not over" in refused("analyse", file, "--game", POTLUCK)

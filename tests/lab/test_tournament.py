"""The command tournament, end to end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from prixfixe.lab.arena import Chair, Played
from prixfixe.lab.tournament import ahead, lineups, ratings, tournament
from tests.lab.run import BUFFET, POTLUCK, done, refused, run


def finished(*places: tuple[str, int]) -> Played:
    """A game of which only bots and places matter."""
    chairs = [
        Chair(seat, bot, place, 0, float(place == 1), {}, 0, [], {}, {}, 0.0)
        for seat, (bot, place) in enumerate(places)
    ]
    return Played(0, 0, "", 0, None, [], 0, 0.0, chairs)


def test_every_bot_sits_everywhere_equally_often() -> None:
    for seats in (2, 3, 4, 5):
        for (one, other), tables in lineups(["a", "b", "c"], seats).items():
            for seat in range(seats):
                own = [table[seat] for table in tables]
                assert own.count(one) == own.count(other) == len(tables) / 2


def test_every_pair_plays_at_least_the_games_asked_for() -> None:
    setup, total = tournament(BUFFET, ["random", "greedy", "cook:5"], 10, 3, 0, {})
    assert total % len(setup.lineups) == 0 and total // 3 >= 10


def test_finishing_ahead_is_counted_for_every_two_seats() -> None:
    assert ahead(("a", "b"), finished(("a", 1), ("b", 2), ("a", 3))) == [1.0, 0.0]
    assert ahead(("a", "b"), finished(("a", 1), ("b", 1))) == [0.5]


def test_who_wins_all_games_is_rated_higher() -> None:
    found = ratings(["a", "b"], [finished(("a", 1), ("b", 2))] * 30)
    assert found["a"]["mu"] > 30 > 20 > found["b"]["mu"] and found["a"]["sigma"] < 7
    once = ratings(["a", "b"], [finished(("a", 1), ("b", 2))])
    assert once["a"]["mu"] == pytest.approx(27.6354, abs=0.05)  # openskill's own first step


def test_a_stronger_bot_comes_out_ahead_with_an_interval() -> None:
    found = done("tournament", POTLUCK, "--bot", "cook:60", "--bot", "random", "--games", 120, "--seed", 2)
    (pair,) = found["head_to_head"]
    assert pair["bot"] == "cook:60" and pair["games"] == 120
    assert pair["ahead"]["low"] > 0.5
    assert found["ratings"]["cook:60"]["mu"] > found["ratings"]["random"]["mu"]


def test_standings_are_written_and_read(tmp_path: Path) -> None:
    out = tmp_path / "cup.json"
    args = ("tournament", BUFFET, "--bot", "greedy", "--bot", "random", "--games", 12, "--seats", 3, "--out", out)
    assert run(*args).exit_code == 0
    assert json.loads(out.read_text(encoding="utf-8"))["games"] == 12
    assert not (tmp_path / "cup.json.part").exists()


def test_bad_input_is_refused_in_one_line() -> None:
    assert "two bots or more" in refused("tournament", BUFFET, "--bot", "greedy")
    assert "no bot grandmaster" in refused("tournament", BUFFET, "--bot", "greedy", "--bot", "grandmaster")
    assert "two seats or more" in refused("tournament", BUFFET, "--bot", "greedy", "--bot", "random", "--seats", 1)
    assert "--resume goes with" in refused("tournament", BUFFET, "--bot", "greedy", "--bot", "random", "--resume")

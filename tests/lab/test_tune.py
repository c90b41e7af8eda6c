"""The command tune, end to end."""

from __future__ import annotations

from tests.lab.run import BUFFET, done, refused, run

FIRST = ("tune", BUFFET, "--vary", "game.first_bonus=-3..3", "--measure", "seat:1")


def test_an_even_game_is_found() -> None:
    found = done(*FIRST, "--target", 0.5, "--games", 4000)
    assert found["best"] == "0" and found["verdict"] == "met" and found["more_games"] == 0 and found["sure"] > 0.8
    assert sum(row["games"] for row in found["tried"]) == 4000


def test_what_few_games_leave_open_is_undecided_and_says_how_many_more_it_needs() -> None:
    args = (*FIRST, "--target", 0.5, "--games", 120)
    found, said = done(*args), run(*args).stdout
    assert found["verdict"] == "undecided" and found["more_games"] > 100
    assert f"undecided: needs about {found['more_games']:,} more games" in said and "meets" not in said


def test_a_solo_rival_is_tuned() -> None:
    args = ("tune", BUFFET, "--vary", "game.rival=12..30", "--measure", "solo", "--target", 0.5, "--seats", 1)
    found = done(*args, "--games", 1500)
    assert found["best"] in ("20", "21") and found["verdict"] != "missed"


def test_a_card_is_tuned() -> None:
    args = ("tune", BUFFET, "--vary", "dish.pie.points=0..6", "--measure", "row:dish.pie", "--target", 0.5)
    found = done(*args, "--games", 1500)
    assert found["best"] in ("2", "3")


def test_a_target_out_of_reach_is_said_to_be() -> None:
    result = run(*FIRST, "--target", 0.99, "--games", 300)
    assert result.exit_code == 0 and "misses the target" in result.stdout and "% sure" in result.stdout


def test_bad_input_is_refused_in_one_line() -> None:
    assert "no measure fun" in refused("tune", BUFFET, "--vary", "game.rival=1,2", "--measure", "fun", "--target", 1)
    assert "seats are 1 to 2" in refused(
        "tune", BUFFET, "--vary", "game.rival=1,2", "--measure", "seat:3", "--target", 1
    )
    assert "--seats 1" in refused("tune", BUFFET, "--vary", "game.rival=1,2", "--measure", "solo", "--target", 0.5)
    assert "no table pot" in refused("tune", BUFFET, "--vary", "pot.x=1", "--measure", "score", "--target", 1)
    assert "row:dish.tea: buffet has no row dish.tea" in refused(
        "tune", BUFFET, "--vary", "game.rounds=2,3", "--measure", "row:dish.tea", "--target", 0.5, "--games", 30
    )


def test_a_row_that_never_came_up_is_said_to_be() -> None:
    args = ("tune", BUFFET, "--vary", "game.rounds=1..1", "--measure", "row:dish.pie", "--target", 0.5, "--games", 1)
    result = run(*args)
    assert result.exit_code == 2 and "row:dish.pie never came up in 1 games" in result.stderr

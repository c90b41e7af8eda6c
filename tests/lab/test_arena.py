"""A game of a run is a function of its setup and its index alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from prixfixe import BadOption, Replay
from prixfixe.lab import arena
from prixfixe.lab.arena import GameFailed, Played, Setup, checked, find, play
from prixfixe.lab.features import in_view
from prixfixe.lab.journal import Journal
from prixfixe.lab.players import lineup, rotations
from prixfixe.lab.runs import Run, collected, played
from prixfixe.lab.workers import Crew, checked_crew
from tests.lab.run import BUFFET, POTLUCK

SETUP = checked(Setup(BUFFET, 3, (("greedy", "random", "random"),), 7, trace=True, uses=True))


def timeless(games: Any) -> list[Played]:
    """Games without the one field that never repeats."""
    return [
        msgspec.structs.replace(g, chairs=[msgspec.structs.replace(c, seconds=0.0) for c in g.chairs]) for g in games
    ]


def test_a_game_depends_on_its_index_alone() -> None:
    whole = timeless(played(Run(SETUP, 12)))
    assert timeless([play(SETUP, 9)]) == [whole[9]]
    assert timeless(played(Run(SETUP, 3, first=9))) == whole[9:]
    assert len({game.deal for game in whole}) == 12


def test_two_workers_play_the_same_games() -> None:
    assert timeless(played(Run(SETUP, 30, Crew(2)))) == timeless(played(Run(SETUP, 30)))


def test_paired_lineups_share_their_deals() -> None:
    setup = Setup(POTLUCK, 2, (("greedy", "random"), ("random", "greedy")), 1, paired=True)
    deals = [play(checked(setup), index).deal for index in range(6)]
    assert deals[0] == deals[1] and deals[2] == deals[3] and len(set(deals)) == 3


def test_what_is_kept_adds_up() -> None:
    game = play(SETUP, 4)
    assert game.answers == 9 and game.reason == "served" and 0 <= game.decided <= 1
    assert sum(chair.share for chair in game.chairs) == pytest.approx(1.0)
    for chair in game.chairs:
        assert sum(chair.parts.values()) == chair.score
        assert sum(chair.taken.values()) == chair.decisions == 3
        assert len([row for row in chair.rows if row.startswith("dish.")]) == 3
        assert all(chair.taken[name] <= chair.offered[name] for name in chair.taken)


def test_rows_are_read_out_of_the_view_of_a_game_without_features() -> None:
    game = find(BUFFET)
    s = game.start(2, 5)
    s.answer(0, s.asked(0).options[0])
    s.answer(1, s.asked(1).options[0])
    dish = s.tables.dishes[s.served[1][0]]
    assert in_view(game, {"served.{seat}": "dish"}, s, 1) == [f"dish.{dish}"]
    assert in_view(game, {"chefs": "chef"}, s, -1) == sorted(f"chef.{s.tables.chefs[i]}" for i in s.chefs)


def test_a_game_that_breaks_off_leaves_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST", 4)
    with pytest.raises(GameFailed) as failure:
        play(SETUP, 0)
    assert len(Replay.from_json(failure.value.replay).moves) == 5
    assert "not over after 4 answers" in failure.value.reason


def test_a_journal_is_taken_up_where_it_was_torn(tmp_path: Path) -> None:
    whole, path = timeless(played(Run(SETUP, 20))), tmp_path / "run.part"
    journal = Journal(path, SETUP, resume=False)
    flow = played(Run(SETUP, 20), journal=journal)
    for _ in range(7):
        next(flow)
    journal.file.write(b'[{"index":19,"de')  # the power went off in the middle of a line
    journal.close(finished=False)
    assert timeless(collected(Run(SETUP, 20), path, True)) == whole
    assert not path.exists()


def test_a_journal_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.part"
    Journal(path, SETUP, resume=False).close(finished=False)
    with pytest.raises(BadOption, match="carry it on with --resume"):
        Journal(path, SETUP, resume=False)
    with pytest.raises(BadOption, match="of another run"):
        Journal(path, msgspec.structs.replace(SETUP, seed=8), resume=True)


def test_setups_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadOption, match="no game"):
        find("chess")
    with pytest.raises(BadOption, match="no game record"):
        find("tests.lab.buffet:NOTHING")
    with pytest.raises(BadOption, match="not a game record"):
        find("tests.lab.buffet:FOLDER")
    with pytest.raises(BadOption, match="2 bots for 3 seats"):
        checked(replace_lineups(("greedy", "greedy")))
    with pytest.raises(BadOption, match="no bot grandmaster"):
        checked(replace_lineups(("grandmaster",) * 3))
    with pytest.raises(BadOption, match="a number from 1"):
        checked(replace_lineups(("chef:lots",) * 3))
    with pytest.raises(BadOption, match="no engine steam"):
        checked_crew(1, "steam", "")


def replace_lineups(bots: tuple[str, ...]) -> Setup:
    """The setup with other bots."""
    return msgspec.structs.replace(SETUP, lineups=(bots,))


def test_bots_are_seated_in_turn_and_turned_round_the_table() -> None:
    assert lineup(("greedy", "random"), 3) == ("greedy", "random", "greedy")
    assert rotations(("a", "b", "a", "b")) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert len(rotations(("a", "b", "b"))) == 3


def test_a_solo_game_is_won_against_the_rival() -> None:
    game = play(checked(Setup(BUFFET, 1, (("greedy",),), 3)), 0)
    assert game.rival == 18
    assert (game.chairs[0].share == 1.0) == (game.chairs[0].score >= 18)

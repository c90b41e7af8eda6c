"""A match keeps every input, shows each reader its own log, and takes back what nobody learned from."""

from __future__ import annotations

import pytest

from prixfixe import IllegalAnswer, NotAsked
from prixfixe.core.errors import BadOption
from prixfixe.core.state import WATCHER
from prixfixe.table.match import Match, Player, seated
from prixfixe.table.undo import NotUndone
from tests import potluck


def match(*players: str, seed: int = 5) -> Match:
    """A potluck; a name in capitals is a greedy bot."""
    return Match(potluck.game(), [Player(name, "greedy" if name.isupper() else "") for name in players], seed)


def test_a_move_is_recorded_and_carried_out() -> None:
    m = match("ann", "bob")
    m.play(0, 3)
    assert m.replay.moves == [(0, 3)] and m.version == 1
    assert m.s.played == [[3], []]  # type: ignore[attr-defined]


def test_a_bad_move_is_refused_and_nothing_changes() -> None:
    m = match("ann", "bob")
    before = m.game.save(m.s)
    with pytest.raises(IllegalAnswer):
        m.play(0, 9)
    with pytest.raises(NotAsked):
        m.play(3, 1)
    assert m.game.save(m.s) == before and m.version == 0 and m.replay.moves == []


def test_a_secret_move_is_in_the_log_of_its_seat_only() -> None:
    m = match("ann", "bob")
    m.play(0, 3)
    assert [entry.text["en"] for entry in m.lines(0)][-1] == "Card 3"
    assert all("Card" not in entry.text["en"] for reader in (1, None) for entry in m.lines(reader))


def test_what_is_told_is_in_everybodys_log() -> None:
    m = match("ann", "bob")
    m.play(0, 3)
    m.play(1, 4)
    assert "bob wins it with a 4." in [entry.text["en"] for entry in m.lines(None)]
    assert "bob le gagne avec un 4." in [entry.text["fr"] for entry in m.lines(0, since=2)]


def test_a_sealed_answer_can_be_taken_back_while_others_think() -> None:
    m = match("ann", "bob", "cid")
    m.play(0, 3)
    m.play(1, 5)
    m.undo(0)
    assert m.s.played == [[], [5], []]  # type: ignore[attr-defined]
    assert m.replay.moves == [(1, 5)] and m.version == 3
    assert [entry.to for entry in m.log if entry.seat != WATCHER] == [1]


def test_nothing_is_taken_back_once_it_was_revealed() -> None:
    m = match("ann", "bob")
    m.play(0, 3)
    m.play(1, 5)
    assert not m.can_undo(0) and not m.can_undo(1)
    with pytest.raises(NotUndone):
        m.undo(1)


def test_somebody_who_said_nothing_cannot_take_anything_back() -> None:
    m = match("ann", "bob")
    m.play(0, 3)
    with pytest.raises(NotUndone):
        m.undo(1)


def test_the_same_inputs_make_the_same_match() -> None:
    m = match("ann", "BOB", "CID")
    m.play_bots()
    m.play(0, 2)
    m.play_bots()
    m.expire(0)
    m.play_bots()
    again = Match.restored(m.game, m.players, m.replay, m.inputs)
    assert m.game.save(again.s) == m.game.save(m.s)
    assert again.log == m.log and again.replay == m.replay


def test_bots_play_on_until_a_person_is_asked() -> None:
    m = match("ann", "BOB", "CID")
    m.play_bots()
    assert [ask.seat for ask in m.s.asks] == [0]
    assert m.bot_seat() is None


def test_forced_answers_are_given_by_the_match() -> None:
    m = match("ann", "bob")
    for card in (1, 2, 3, 4):
        m.play(0, card)
        m.play(1, card)
    assert m.over and len(m.replay.moves) == 10


def test_a_finished_match_knows_its_result_and_its_replay_verifies() -> None:
    m = match("ANN", "BOB", "CID")
    m.play_bots()
    assert m.over
    assert m.replay.verify(m.game) == m.result


def test_a_run_out_clock_answers_the_default() -> None:
    m = match("ann", "bob")
    m.expire(0)
    assert m.replay.moves == [(0, 1)]


def test_a_bot_can_take_over_a_seat() -> None:
    m = match("ann", "bob")
    m.replace(0, Player("stand-in", "random"))
    m.play_bots()
    assert [ask.seat for ask in m.s.asks] == [1]


def test_seats_beyond_the_game_are_refused() -> None:
    with pytest.raises(BadOption, match="2 to 4 players, not 7"):
        seated(potluck.game(), 7, 1)

"""A match keeps every input, shows each reader its own log, and takes back what nobody learned from."""

from __future__ import annotations

import json
from copy import copy

import pytest

import prixfixe
from prixfixe import IllegalAnswer, NotAsked, Replay
from prixfixe.core.chance import chance
from prixfixe.core.errors import BadOption, BadReplay, BadState
from prixfixe.table.match import Match, Player, seated
from prixfixe.table.undo import NotUndone
from prixfixe.testing.walk import step
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
    assert [entry.text["en"] for entry in m.lines(0)][-1] == "ann: Card 3"
    assert all("Card" not in entry.text["en"] for reader in (1, None) for entry in m.lines(reader))


def test_what_is_told_is_in_everybodys_log() -> None:
    m = match("ann", "bob")
    m.play(0, 3)
    m.play(1, 4)
    assert "bob wins it with a 4." in [entry.text["en"] for entry in m.lines(None)]
    assert "bob le gagne avec un 4." in [entry.text["fr"] for entry in m.lines(0)]


def test_a_sealed_answer_can_be_taken_back_while_others_think() -> None:
    m = match("ann", "bob", "cid")
    m.play(0, 3)
    m.play(1, 5)
    m.undo(0)
    assert m.s.played == [[], [5], []]  # type: ignore[attr-defined]
    assert m.replay.moves == [(1, 5)] and m.version == 3
    assert [entry.to for entry in m.story if entry.own] == [1]


@pytest.mark.parametrize("seed", range(3))
def test_a_forced_answer_is_not_taken_for_the_players_own_look(seed: int) -> None:
    game, dice = prixfixe.load("sweet-mess"), chance(seed)
    m = Match(game, [Player("Ann"), Player("Bob")], seed)
    forced = 0
    while not m.over and forced < 5:
        m.play(*step(m.s.copy(), dice))
        for number in range(len(m.replay.moves) - 1, -1, -1):
            if not m.marks[number].forced:
                break
            forced += 1
            seat = m.replay.moves[number][0]
            told, unread = m.lines(seat), m.unread(seat)
            assert not any(line.own and line.seat == seat for line in told[unread:])
            assert unread == 0 or any(line.own and line.seat == seat for line in told[:unread])
            later = [line for line in m.story[m.marks[number].entries :] if line.to in (-1, seat)]
            assert told[len(told) - len(later) :] == later and len(told) - unread >= len(later)
            assert not any(line.own and line.seat == seat for line in later)
    assert forced


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
    assert again.story == m.story and again.replay == m.replay


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


@pytest.mark.parametrize("seed", range(4))
def test_a_record_is_continued_in_whatever_order_sealed_answers_were_given(seed: int) -> None:
    game, dice = prixfixe.load("critter-kitchen"), chance(seed)
    s, record = game.start(2, seed), Replay.of(game, 2, game.chosen(2), seed)
    while s.asks:
        ask = s.asked(s.asks[dice.below(len(s.asks))].seat)
        record.moves.append((ask.seat, ask.options[dice.below(len(ask.options))]))
        s.answer(*record.moves[-1])
    again = Match.continued(game, [Player("ann"), Player("bob")], record)
    assert again.over and again.result == game.result(s)


def test_a_record_with_another_answer_than_the_forced_one_is_refused() -> None:
    m = match("ANN", "BOB")
    m.play_bots()
    seat, option = m.replay.moves[-1]
    m.replay.moves[-1] = (seat, option + 1)
    with pytest.raises(BadReplay, match="cannot be continued from"):
        Match.continued(m.game, m.players, m.replay)


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


def same(a: Match, b: Match) -> bool:
    """Whether two matches agree in everything that matters."""
    return all(
        (m.game.save(m.s), m.story, m.replay, m.inputs, m.marks, m.seen, m.since, m.sights)
        == (a.game.save(a.s), a.story, a.replay, a.inputs, a.marks, a.seen, a.since, a.sights)
        for m in (a, b)
    )


def test_a_snapshot_goes_on_like_the_match_itself() -> None:
    m = match("ann", "BOB", "cid")
    for option in (3, 2):
        m.play_bots()
        m.play(0, option)
        saved = json.loads(json.dumps(m.snapshot()))
        again = Match.resumed(m.game, m.players, Replay.of(m.game, 3, m.replay.options, 5), saved)
        assert same(again, m)
        for other in (m, again):
            other.undo(0)
            other.play(0, option + 1)
            other.play(2, option)
        assert same(again, m)


@pytest.mark.parametrize("change", [{"state": None}, {"moves": [1]}, {"story": [[1]]}, {"answered": 5}, {"seen": None}])
def test_what_is_no_snapshot_is_refused(change: dict[str, object]) -> None:
    m = match("ann", "bob")
    with pytest.raises(BadState):
        Match.resumed(m.game, m.players, copy(m.replay), {**m.snapshot(), **change})


def test_a_version_counts_only_what_its_viewer_can_see() -> None:
    m = match("ann", "bob", "cid")
    before = m.seen[:]
    m.play(0, 3)  # everybody sees that ann has played
    assert [now - then for now, then in zip(m.seen, before)] == [1, 1, 1, 1]
    m.undo(0)
    m.play(0, 4)
    assert m.since[1] == before[1] and m.since[0] == m.seen[0]


def test_with_the_consent_of_all_a_seat_goes_back_behind_what_was_revealed() -> None:
    m = match("ann", "bob")
    m.play(0, 3)
    m.play(1, 5)
    assert m.can_rewind(0) and not m.can_undo(0)
    m.rewind(0)
    assert m.replay.moves == [] and m.version == 3 and m.ask(1) is not None
    assert same(Match.restored(m.game, m.players, m.replay, m.inputs), m)


def test_nobody_goes_back_to_before_the_first_answer() -> None:
    m = match("ann", "bob")
    assert not m.can_rewind(0)
    with pytest.raises(NotUndone):
        m.rewind(0)


@pytest.mark.parametrize("name", ["restaurant-row", "critter-kitchen"])
def test_what_may_be_taken_back_can_be(name: str) -> None:
    game, dice, tried = prixfixe.load(name), chance(4), 0
    for seed in range(8):
        played = Match(game, [Player(who) for who in "ABC"], seed)
        for _ in range(40):
            ask = played.s.asks[dice.below(len(played.s.asks))]
            played.play(ask.seat, ask.options[dice.below(len(ask.options))])
            for seat in [seat for seat in range(3) if played.can_undo(seat)]:
                other = Match.resumed(game, played.players, copy(played.replay), played.snapshot())
                other.undo(seat)
                tried += 1
    assert tried

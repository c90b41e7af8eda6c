"""The agenda: what is deferred first is done first, what is asked comes before it, a bad answer changes nothing."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from prixfixe import IllegalAnswer, NotAsked
from prixfixe.core import codec
from prixfixe.core.state import NONE, WATCHER, Due, Fact, Rule, State


class Board(State):
    """What was done, in order."""

    done: list[int]

    def copy(self) -> Board:
        twin = Board()
        self.copy_to(twin)
        twin.done = self.done[:]
        return twin


def board() -> Board:
    s = Board()
    s.begin(2, 1, "")
    s.done = []
    return s


def mark(s: Board, n: int) -> None:
    s.done.append(n)


def twice(s: Board, n: int) -> None:
    mark(s, n)
    s.then(mark, n * 10 + 1)
    s.then(mark, n * 10 + 2)


def wonder(s: Board) -> None:
    s.ask(0, [1, 2, 3], wondered, 7)
    s.then(mark, 99)


def wondered(s: Board, seat: int, option: int, a: int) -> None:
    s.done += [seat, option, a]


def four(s: Board, seat: int, option: int, a: int, b: int) -> None:
    s.done += [seat, option, a, b]


def together(s: Board) -> None:
    for seat in (0, 1):
        s.ask(seat, [4, 5], said)
    s.then(mark, 50)


def said(s: Board, seat: int, option: int) -> None:
    s.done.append(seat * 10 + option)


def nothing(s: Board) -> None:
    s.done.append(0)


def shout(s: Board) -> None:
    s.tell("shouted", 1, 2)
    s.whisper(1, "whispered", 3)


RULES: dict[str, Rule] = {f.__name__: f for f in (mark, twice, wonder, wondered, four, together, said, nothing, shout)}


def test_deferred_first_is_done_first_and_nested_before_later() -> None:
    s = board()
    s.then(twice, 2)
    s.then(twice, 1)
    s.agenda.reverse()
    s.advance()
    assert s.done == [2, 21, 22, 1, 11, 12]


def test_a_question_comes_before_what_was_deferred_with_it() -> None:
    s = board()
    s.then(wonder)
    s.advance()
    assert s.done == [] and not s.over
    s.answer(0, 2)
    assert s.done == [0, 2, 7, 99] and s.over and s.asking() is None


def test_rules_take_up_to_four_numbers() -> None:
    s = board()
    s.then(nothing)
    s.advance()
    s.ask(1, [8], four, 5, 6)
    s.answer(1, 8)
    assert s.done == [0, 1, 8, 5, 6]


def test_play_goes_on_when_the_last_of_several_has_answered() -> None:
    s = board()
    s.then(together)
    s.advance()
    s.answer(1, 5)
    assert s.done == [15] and [ask.seat for ask in s.asks] == [0]
    s.answer(0, 4)
    assert s.done == [15, 4, 50]


@pytest.mark.parametrize("seat,option,error", [(0, 9, IllegalAnswer), (1, 1, NotAsked), (5, 1, NotAsked)])
def test_a_bad_answer_changes_nothing(seat: int, option: int, error: type[Exception]) -> None:
    s = board()
    s.then(wonder)
    s.advance()
    before = codec.save(s, RULES)
    with pytest.raises(error):
        s.answer(seat, option)
    assert codec.save(s, RULES) == before


def test_open_questions_can_be_withdrawn() -> None:
    s = board()
    s.then(together)
    s.advance()
    s.withdraw()
    s.advance()
    assert s.done == [50] and s.over


def test_what_is_told_is_heard_only_while_somebody_listens() -> None:
    s = board()
    shout(s)
    s.news = []
    shout(s)
    assert [(fact.name, fact.to, list(fact.args)) for fact in s.news] == [
        ("shouted", -1, [1, 2]),
        ("whispered", 1, [3]),
    ]
    assert s.copy().news is None


def test_a_saved_state_has_its_agenda_and_questions_and_goes_on_from_there() -> None:
    s = board()
    s.then(wonder)
    s.advance()
    saved: dict[str, Any] = codec.save(s, RULES)
    assert saved["asks"] == [[0, [1, 2, 3], "wondered", 7]] and saved["agenda"] == [["mark", 99]]
    loaded = codec.load(Board(), SimpleNamespace(**saved), RULES, [])
    loaded.answer(0, 3)
    assert loaded.done == [0, 3, 7, 99] and s.done == []


def test_a_state_without_copy_says_so() -> None:
    s = State()
    s.begin(1, 1, "")
    with pytest.raises(TypeError, match="no copy"):
        s.copy()


def test_a_question_and_a_due_rule_read_like_a_call() -> None:
    s = board()
    s.then(twice, 3)
    s.ask(1, [3, 4, -1], four, 2, 5)
    s.ask(0, [1], said)
    assert repr(s.agenda) == "[Due(twice, 3)]" and repr(Due(together, NONE, NONE, NONE)) == "Due(together)"
    assert repr(s.asks) == "[Ask(seat 1, four, [3, 4, -1], 2, 5), Ask(seat 0, said, [1])]"


def test_a_fact_reads_as_it_was_told_and_a_whisper_keeps_its_numbers() -> None:
    assert repr(Fact("drawn", WATCHER, [1, 2])) == "Fact('drawn', to all, [1, 2])"
    assert repr(Fact("peeked", 1, [33])) == "Fact('peeked', to seat 1)"


def test_a_state_reads_as_its_counts_and_shows_neither_its_fields_nor_its_key() -> None:
    s = Board()
    s.begin(4, b"k" * 32, "")
    s.done = [77]
    s.then(together)
    s.ask(1, [55], said)
    assert repr(s) == "<Board: 4 seats, 1 asked, 1 due>"

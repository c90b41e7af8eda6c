"""Options are read and refused with one clear sentence; records verify or say why not."""

from __future__ import annotations

from dataclasses import asdict, replace

import pytest

import prixfixe
from prixfixe import BadOption, BadReplay, Option, Replay, State
from prixfixe.core.chance import chance
from prixfixe.core.game import Options
from tests import potluck

SWITCH = Option("spicy", False, (False, True), "", "")
LEVEL = Option("level", "mild", ("mild", "hot"), "", "")
NUMBER = Option("rounds", 5, (3, 5), "", "")


def record() -> Replay:
    """A whole potluck."""
    game = potluck.game()
    replay = Replay.of(game, 2, game.chosen(2), 9)
    s, dice = game.start(2, 9), chance(9)
    while (ask := s.asking()) is not None:
        replay.moves.append((ask.seat, ask.options[dice.below(len(ask.options))]))
        s.answer(*replay.moves[-1])
    replay.result = asdict(game.result(s))
    return replay


@pytest.mark.parametrize("said,meant", [(True, True), ("on", True), ("no", False), ("0", False), ("TRUE", True)])
def test_a_switch_is_read_from_what_people_write(said: object, meant: bool) -> None:
    assert SWITCH.read(said) is meant


def test_numbers_and_names_are_read() -> None:
    assert NUMBER.read("3") == 3 and NUMBER.read(5) == 5 and LEVEL.read("HOT") == "hot"


@pytest.mark.parametrize(
    "option,value", [(SWITCH, "maybe"), (LEVEL, "vindaloo"), (NUMBER, 4), (NUMBER, True), (SWITCH, 1)]
)
def test_a_value_that_is_not_allowed_is_named_with_what_is(option: Option, value: object) -> None:
    with pytest.raises(BadOption, match=f"option {option.name} cannot be {value}; it may be "):
        option.read(value)


def test_an_unknown_game_seat_count_or_option_is_named_with_what_there_is() -> None:
    with pytest.raises(BadOption, match="no game chess; there are "):
        prixfixe.load("chess")
    with pytest.raises(BadOption, match="2 to 4 players, not 5"):
        potluck.game().start(5, 1)
    with pytest.raises(BadOption, match="no option colour; it has content"):
        potluck.game().start(2, 1, {"colour": "red"})


def test_what_the_deal_defers_first_is_done_first() -> None:
    module = potluck.module()

    def deal(s: State, options: Options) -> None:
        module.deal(s, options)
        s.agenda.clear()
        s.then(module.serve)
        s.then(module.award)

    s = replace(potluck.game(), deal=deal).start(2, 1)
    assert len(s.asks) == 2 and s.agenda[0].rule is module.award


def test_the_page_about_writing_a_game_runs_to_its_end() -> None:
    scores: list[list[int]] = []
    potluck.module()  # which the last block imports
    exec("\n".join(potluck.blocks()), {"__name__": "page", "__file__": str(potluck.PAGE), "print": scores.append})
    assert len(scores[0]) == 3


def test_a_record_verifies() -> None:
    again = Replay.from_json(record().to_json())
    assert again.verify(potluck.game()).places


@pytest.mark.parametrize(
    "change,sentence",
    [
        ({"game": "chess"}, "a record of chess rules 1"),
        ({"version": 9}, "rules 9; this is potluck rules 1"),
        ({"content": "abc"}, "other cards"),
        ({"moves": [(0, 99)]}, "move 0 cannot be played"),
        ({"moves": []}, "not over after 0 moves"),
        ({"result": {"places": [1, 1]}}, "another result"),
    ],
)
def test_a_record_that_does_not_fit_is_refused_with_the_reason(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadReplay, match=sentence):
        replace(record(), **change).verify(potluck.game())  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"prixfixe": 1}', '{"prixfixe": 1, "game": 3', "PNG"])
def test_a_file_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadReplay, match="not a prixfixe replay"):
        Replay.from_json(text)

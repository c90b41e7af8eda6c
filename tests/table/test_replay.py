"""A text that is no good record is refused with one sentence, whatever is wrong in it."""

import json
from typing import Any

import pytest

from prixfixe import BadReplay, Replay
from prixfixe.core.chance import chance
from prixfixe.core.errors import BadInput
from tests import potluck


def record() -> dict[str, Any]:
    """A record as data, played to its end."""
    game = potluck.game()
    replay = Replay.of(game, 2, game.chosen(2), 7)
    s, dice = game.start(2, 7), chance(1)
    while (ask := s.asking()) is not None:
        replay.moves.append((ask.seat, ask.options[dice.below(len(ask.options))]))
        s.answer(*replay.moves[-1])
    data: dict[str, Any] = json.loads(replay.to_json())
    return data


WRONG: dict[str, list[Any]] = {
    "moves": [[[0, 1.0]], [[True, 1]], [["0", 1]], [[0]], [[0, 1, 2]], [0], "01", None, [[0, 1 << 63]], [[-1, 1]]],
    "seats": [True, "2", 2.0, 0, -1, 99, 1 << 63, None, [2]],
    "seed": [True, 1.5, "", "7", "z" * 64, " " * 64, -1, 1 << 61, 1 << 64, None, [7]],
    "options": [None, [], {"content": 5.5}, {"content": [""]}, {"content": "x" * 5_000}, {"no": 1}],
    "names": ["Ada", [1], ["x" * 201], [None], ["Ada"] * 100],
    "version": ["1", True, 1 << 80, 2],
    "game": [1, None, "chess"],
    "content": [0, None, "other"],
    "result": [5, [], {}, {"places": "1"}, {"places": []}],
    "seal": [5, None, "0" * 64],
    "prixfixe": [2, "1", True, None],
    "more": [1],
}


@pytest.mark.parametrize("field,value", [(field, value) for field, values in WRONG.items() for value in values])
def test_a_field_that_is_wrong_is_refused(field: str, value: object) -> None:
    with pytest.raises(BadInput):
        Replay.from_json(json.dumps({**record(), field: value})).verify(potluck.game())


TEXTS = [
    "[" * 100_000,
    '{"a":' * 100_000,
    "1e999",
    "NaN",
    '"\\ud800"',
    "\ud800",
    "9" * 10_000,
    "-0",
    "\0",
    '{"prixfixe":1,',
]


@pytest.mark.parametrize(
    "text", [*TEXTS, *(f'{{"prixfixe":1,"version":{text}}}' for text in TEXTS)], ids=range(2 * len(TEXTS))
)
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadReplay, match="not a prixfixe replay"):
        Replay.from_json(text)


def test_what_is_not_changed_verifies() -> None:
    assert Replay.from_json(json.dumps(record())).verify(potluck.game()).places

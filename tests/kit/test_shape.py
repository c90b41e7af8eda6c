"""Only what `save` may have made is loaded."""

from typing import Any

import pytest

from prixfixe.core.errors import BadInput, BadState
from prixfixe.kit.shape import doubt
from tests import potluck


def saved() -> dict[str, Any]:
    """The first state of a match of two."""
    data: dict[str, Any] = potluck.game().save(potluck.game().start(2, 7))
    return data


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"dish": 7}, r"<= 6 - at `\$.dish`"),
    ({"dish": 1 << 70}, r"<= 6 - at `\$.dish`"),
    ({"dish": True}, "got `bool`"),
    ({"dish": "2"}, "got `str`"),
    ({"points": [0]}, "length >= 2"),
    ({"points": [0, 0, 0]}, "length <= 2"),
    ({"hands": [[1], [6]]}, r"at `\$.hands"),
    ({"more": 1}, "unknown field `more`"),
    ({"seats": 9}, "for 2 to 4 players, not 9"),
    ({"seats": 3}, "length >= 3"),
    ({"content": 5}, "got `int`"),
    ({"rng": 1 << 62}, r"at `\$.rng`"),
    ({"rng": -1}, "with its key"),
    ({"lanes": [1]}, r"at `\$.lanes`"),
    ({"agenda": [["PL-NONE"]]}, "no rule is due"),
    ({"agenda": [["PL-ROUND-1", 1]]}, "no rule is due"),
    ({"agenda": [[1]]}, "no rule is due"),
    ({"asks": [[2, [1], "PL-ROUND-2"]]}, "nobody is asked"),
    ({"asks": [[0, [1], "PL-ROUND-1"]]}, "nobody is asked"),
    ({"asks": [[0, [1], "PL-ROUND-2", 4]]}, "nobody is asked"),
    ({"asks": [[0, [1], [2]]]}, "nobody is asked"),
    ({"asks": [[0, [], "PL-ROUND-2"]]}, "never offers"),
    ({"asks": [[0, [1, 1], "PL-ROUND-2"]]}, "never offers"),
    ({"asks": [[0, [6], "PL-ROUND-2"]]}, "never offers"),
    ({"asks": [[0, 1, "PL-ROUND-2"]]}, "never offers"),
]


@pytest.mark.parametrize("change,sentence", WRONG)
def test_a_state_out_of_bounds_is_refused_with_the_place(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadState, match=sentence):
        potluck.game().load({**saved(), **change})


@pytest.mark.parametrize("data", [None, 5, "state", [], {}, {"seats": 2}, {"seats": 2, "content": ""}, {1: 2}])
def test_what_is_no_state_at_all_is_refused(data: object) -> None:
    with pytest.raises(BadState, match="not a saved state"):
        potluck.game().load(data)


def test_a_field_that_is_missing_is_named() -> None:
    data = saved()
    del data["bag"]
    with pytest.raises(BadState, match="missing required field `bag`"):
        potluck.game().load(data)


def test_whatever_goes_wrong_in_doubt_is_the_fault_of_what_was_saved() -> None:
    with pytest.raises(BadState, match="IndexError"), doubt():
        [][0]
    with pytest.raises(BadInput, match="as it is"), doubt():
        raise BadInput("as it is")

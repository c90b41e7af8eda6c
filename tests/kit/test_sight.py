"""What is shown to people: plain data under its keys, rows without them, and nothing of the bounds."""

from __future__ import annotations

from prixfixe.kit.sight import Plain, Shown, Sight


class Position(list[int]):
    """Numbers, and the cards they were played with."""

    content = "pack:mine"


def show(s: list[int], seat: int, to: Sight) -> None:
    """One of everything."""
    to.number("number", 3, 0, 9)
    to.flag("flag", True)
    to.word("word", 1, ("no", "yes"))
    to.seat("seat", seat, 2, 1)
    to.items("items", s, 4, 0, 9)
    to.flags("flags", [0, 1])
    to.bits("bits", 5, 4, 4, 0)
    to.by_seat("by_seat", [7, 8], 2, 0, 9)
    to.seats("seats", [1, 0], 2, 2, 1)
    to.among("among", [1], 2, 1)
    to.bag("bag", [2, 2], 3, 2)
    to.tokens("tokens", [4], [2, 4], 1)
    to.rows("rows", [[1], []], 2, 1, 0, 9)
    to.grid("grid", [1, 2, 3, 4], 2, 0, 9)
    to.bags("bags", [[1], []], 2, 3, 1, 0)
    to.heaps("heaps", [[4]], 1, [2, 4], 1)


def test_plain_data_is_what_is_shown() -> None:
    assert Shown(show)(Position([1, 2]), 1) == {
        "number": 3,
        "flag": True,
        "word": "yes",
        "seat": 1,
        "items": [1, 2],
        "flags": [False, True],
        "bits": [1, 0, 1, 0],
        "by_seat": [7, 8],
        "seats": [1, 0],
        "among": [1],
        "bag": [2, 2],
        "tokens": [4],
        "rows": [[1], []],
        "grid": [[1, 2], [3, 4]],
        "bags": [[1], []],
        "heaps": [[4]],
        "content": "pack:mine",
    }


def test_lists_are_copied() -> None:
    own = Position([1, 2])
    assert Shown(show)(own, 0)["items"] is not own


def test_a_row_holds_what_is_shown_in_its_order() -> None:
    to = Plain()
    row = to.row("row")
    show([1, 2], 1, row)
    row.no_row("none")
    row.part("part").number("inner", 1, 0, 9)
    *whole, _ = Shown(show)(Position([1, 2]), 1).values()
    assert to.view["row"] == [*whole, [], {"inner": 1}]


def test_parts_and_lines_follow_each_other() -> None:
    to = Plain()
    to.parts("parts", 2, 0)
    to.following().number("a", 1, 0, 9)
    to.skip()
    to.lines("lines", 2, 0)
    to.following().number("a", 1, 0, 9)
    to.skip()
    assert to.view == {"parts": [{"a": 1}, {}], "lines": [[1], []]}


def test_whoever_looks_away_is_shown_everything_in_vain() -> None:
    nobody = Sight()
    show([1, 2], 1, nobody)
    nobody.data("data", None)
    nobody.no_row("row")
    nobody.lines("lines", 2, 0)
    nobody.skip()
    assert nobody.part("part") is nobody.row("row") is nobody.following() is nobody
    assert nobody.most([1, 2]) == nobody.total([1, 2]) == 0

"""The statistics against values known from elsewhere (scipy 1.17 and textbooks)."""

from __future__ import annotations

import pytest

from prixfixe.lab.analyse import accuracy
from prixfixe.lab.arena import story
from prixfixe.lab.frames import pl
from prixfixe.lab.measures import Measure, components, effects, judged, levelled, weighed
from prixfixe.lab.stats import (
    Interval,
    mean_interval,
    needed,
    rounded_up,
    share_interval,
    two_sided,
    variance,
    wilson,
    within,
)


def test_a_share_has_wilsons_interval() -> None:
    # scipy.stats.binomtest(k, n).proportion_ci(method="wilson")
    assert wilson(60, 100) == pytest.approx((0.6, 0.5020026, 0.6905987), abs=1e-6)
    assert wilson(0, 10) == pytest.approx((0.0, 0.0, 0.2775328), abs=1e-6)
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_a_mean_has_a_normal_interval() -> None:
    values = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]
    assert variance(values) == pytest.approx(4.571429, abs=1e-6)
    assert mean_interval(values) == pytest.approx((5.0, 3.518406, 6.481594), abs=1e-6)


def test_shares_of_games_that_belong_together_have_an_interval() -> None:
    assert share_interval([1.0] * 20) == pytest.approx(wilson(20, 20))
    assert share_interval([1.0, 0.0] * 50) == pytest.approx(wilson(49.5, 99), abs=1e-6)
    assert share_interval([0.5, 0.6, 0.4, 0.5]).error < wilson(2, 4).error


def test_a_distance_has_a_chance() -> None:
    assert two_sided(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert two_sided(0.0) == 1.0


def figure(value: float, reach: float, expected: float = 0.5) -> Measure:
    """A measure with a symmetric interval."""
    return Measure("row.x", "x", value, value - reach, value + reach, 400, expected)


def test_many_tests_are_corrected_after_benjamini_and_hochberg() -> None:
    distances = [2.5758293, 2.3263479, 2.1700904, 2.0537489, 1.9599640, 0.1256613]  # chances 0.01 to 0.05, and 0.9
    found = weighed([figure(0.5 + z * 0.01, 0.01 * 1.9599640) for z in distances], 0.0)
    assert [m.chance for m in found] == pytest.approx([0.06, 0.06, 0.06, 0.06, 0.06, 0.9], abs=1e-6)
    assert not any(m.flagged for m in found) and weighed([], 0.0) == []
    (alone,) = weighed([figure(0.5 + 2.6 * 0.01, 0.01 * 1.9599640)], 0.0)
    assert alone.flagged


@pytest.mark.parametrize(
    ("low", "high", "word", "games"),
    [
        (0.47, 0.53, "inside", 0),
        (0.56, 0.70, "outside", 0),
        (0.30, 0.45, "outside", 0),
        (0.016, 0.734, "undecided", 180),  # ten games, 0.375 with half a width of 0.359: 0.085 would do
        (0.49, 0.59, "undecided", 1600),  # on the edge of the margin: a tenth of it would do, which says little
        (0.45, 0.55, "undecided", 20),  # twice as many at least
    ],
)
def test_a_verdict_follows_the_interval(low: float, high: float, word: str, games: int) -> None:
    found = within(Interval((low + high) / 2, low, high), 0.5, 0.04, 10)
    assert (found.word, found.games) == (word, games)


def test_the_games_that_are_named_decide_if_nothing_changes() -> None:
    open_ = Interval(0.375, 0.016, 0.734)
    games = within(open_, 0.5, 0.04, 10).games
    reach = open_.error / (games / 10) ** 0.5
    assert within(Interval(0.375, 0.375 - reach, 0.375 + reach), 0.5, 0.04, games).word == "outside"
    assert needed(100, 0.04, 0.02) == 400 and needed(100, 0.03, 0.02) == 230
    assert [rounded_up(count) for count in (0, 7, 99, 101, 12_345)] == [0, 7, 99, 110, 13_000]


def test_a_figure_is_as_expected_only_if_its_whole_interval_is() -> None:
    wide, narrow, off = figure(0.51, 0.1), figure(0.51, 0.02), figure(0.7, 0.02)
    judged([wide, narrow, off], 0.04, 1000)
    assert [m.verdict for m in (wide, narrow, off)] == ["undecided", "as expected", "high"]
    assert wide.needs > 1000 and narrow.needs == off.needs == 0


def test_accuracy_is_lichess_formula() -> None:
    assert accuracy(0.0) == pytest.approx(100.0, abs=0.01)
    assert accuracy(0.10) == pytest.approx(63.59, abs=0.01)
    assert accuracy(1.0) == 0.0


def test_the_lead_changes_and_the_game_is_decided() -> None:
    assert story([0, 0, 1, -1, 1, 0, 0], [0]) == (2, 5 / 7)
    assert story([1, 1], [1]) == (0, 0.0)
    assert story([], [0]) == (0, 0.0)


def test_variance_is_split_into_deal_bot_and_rest() -> None:
    deal = {0: 6.0, 1: -6.0}
    rows = [
        {"round": no, "seat": seat, "strong": strong, "margin": deal[no] * (1 - 2 * seat) + (2 if strong else -2)}
        for no in (0, 1)
        for seat in (0, 1)
        for strong in (True, False)
    ]  # fmt: skip
    parts = components(pl.DataFrame(rows))
    assert parts == pytest.approx({"deal": 36 / 40, "bot": 4 / 40, "rest": 0.0})


def test_an_effect_counts_a_game_once() -> None:
    """Two seats of one game that had the same card say one thing, not two."""
    rows = [
        {"count": 2, "seat": seat, "bot": "b", "game": game, "share": float(game % 2 == seat), "score": 0, "rows": row}
        for game in range(40)
        for seat, row in ((0, "x"), (1, "x"))
    ]
    (found,) = effects(levelled(pl.DataFrame(rows)), "rows")
    assert found["share"].value == pytest.approx(0.5)
    assert found["share"].error == pytest.approx(0.0, abs=1e-9)

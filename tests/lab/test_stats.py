"""The statistics against values known from elsewhere (scipy 1.17 and textbooks)."""

from __future__ import annotations

import pytest

from prixfixe.lab.analyse import accuracy
from prixfixe.lab.arena import story
from prixfixe.lab.frames import pl
from prixfixe.lab.measures import components, effects, levelled
from prixfixe.lab.stats import corrected, mean_interval, quantile, share_interval, two_sided, variance, wilson


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


def test_many_tests_are_corrected_after_benjamini_and_hochberg() -> None:
    # scipy.stats.false_discovery_control([0.01, 0.02, 0.03, 0.04, 0.05, 0.9])
    found = corrected([0.01, 0.02, 0.03, 0.04, 0.05, 0.9])
    assert found == pytest.approx([0.06, 0.06, 0.06, 0.06, 0.06, 0.9])
    assert corrected([0.001, 0.5, 0.04]) == pytest.approx([0.003, 0.5, 0.06])
    assert corrected([]) == []


def test_a_quantile_lies_between_its_neighbours() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([5], 0.9) == 5
    assert quantile([], 0.5) == 0.0


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

"""The few statistics that every summary needs, on those of the standard library."""

from __future__ import annotations

from math import ceil, floor, log10, sqrt
from statistics import NormalDist, fmean
from statistics import variance as spread
from typing import NamedTuple, Sequence

NORMAL = NormalDist()
Z95 = NORMAL.inv_cdf(0.975)
EDGE = 0.1  # of a margin: a value this near to its end is asked to be known no better


class Interval(NamedTuple):
    """A measured value and the bounds between which the true one lies with 95 % confidence."""

    value: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """Half the width: what stands behind the plus-minus sign."""
        return (self.high - self.low) / 2


def wilson(wins: float, games: float, z: float = Z95) -> Interval:
    """A share of wins with Wilson's score interval; shared wins count in parts."""
    if games <= 0:
        return Interval(0.0, 0.0, 1.0)
    share, weight = wins / games, z * z / games
    centre = (share + weight / 2) / (1 + weight)
    reach = z * sqrt(max(share * (1 - share), 0.0) / games + weight / (4 * games)) / (1 + weight)
    return Interval(share, max(0.0, centre - reach), min(1.0, centre + reach))


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean; 0 of nothing."""
    return fmean(values) if values else 0.0


def variance(values: Sequence[float]) -> float:
    """The sample variance; 0 of fewer than two values."""
    return float(spread(values)) if len(values) > 1 else 0.0


def mean_interval(values: Sequence[float], z: float = Z95) -> Interval:
    """A mean with its normal interval."""
    centre = mean(values)
    reach = z * sqrt(variance(values) / len(values)) if values else 0.0
    return Interval(centre, centre - reach, centre + reach)


def share_interval(values: Sequence[float]) -> Interval:
    """A mean of shares, each from some games that depend on each other, with Wilson's interval for as many games as
    their spread is worth; if they all agree, each counts as one."""
    centre, error = mean(values), variance(values) / max(1, len(values))
    games = centre * (1 - centre) / error if error > 0 else float(len(values))
    return wilson(centre * games, games)


def two_sided(z: float) -> float:
    """How often chance alone goes at least as far from nothing as `z`."""
    return 2 * NORMAL.cdf(-abs(z))


# ---- verdicts: what an interval allows to be said


class Verdict(NamedTuple):
    """Whether a value lies within a band, as far as its interval tells, and how many games would tell."""

    word: str  # "inside", "outside" or "undecided"
    games: int  # that the question needs in all, if it is undecided; 0 if it is not


def within(interval: Interval, centre: float, margin: float, games: int) -> Verdict:
    """Whether a value measured in some games is nearer to a centre than a margin."""
    gap = abs(interval.value - centre)
    low, high = centre - margin, centre + margin
    if low <= interval.low and interval.high <= high:
        return Verdict("inside", 0)
    if interval.high < low or high < interval.low:
        return Verdict("outside", 0)
    return Verdict("undecided", needed(games, interval.error, max(abs(margin - gap), EDGE * margin)))


def needed(games: int, error: float, wanted: float) -> int:
    """How many games decide what some games left open, by making the error as small as wanted; twice as many at least,
    since the error itself is known roughly."""
    return rounded_up(ceil(games * max(2.0, (error / wanted) ** 2)))


def rounded_up(count: int) -> int:
    """The next number with two figures that count."""
    step: int = 10 ** max(0, floor(log10(max(1, count))) - 1)
    return -(-count // step) * step

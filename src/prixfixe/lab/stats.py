"""The few statistics that every summary needs, from the standard library alone."""

from __future__ import annotations

from math import fsum, sqrt
from statistics import NormalDist
from typing import Iterable, NamedTuple, Sequence

Z95 = NormalDist().inv_cdf(0.975)


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
    return fsum(values) / len(values) if values else 0.0


def variance(values: Sequence[float]) -> float:
    """The sample variance; 0 of fewer than two values."""
    if len(values) < 2:
        return 0.0
    centre = mean(values)
    return fsum((value - centre) ** 2 for value in values) / (len(values) - 1)


def mean_interval(values: Sequence[float], z: float = Z95) -> Interval:
    """A mean with its normal interval."""
    centre = mean(values)
    reach = z * sqrt(variance(values) / len(values)) if values else 0.0
    return Interval(centre, centre - reach, centre + reach)


def share_interval(values: Sequence[float]) -> Interval:
    """A mean of shares, each from some games that depend on each other, with Wilson's interval for as many games as
    their spread is worth; if they all agree, each counts as one."""
    centre, spread = mean(values), variance(values) / max(1, len(values))
    games = centre * (1 - centre) / spread if spread > 0 else float(len(values))
    return wilson(centre * games, games)


def two_sided(z: float) -> float:
    """How often chance alone goes at least as far from nothing as `z`."""
    return 2 * NormalDist().cdf(-abs(z))


def corrected(chances: Sequence[float]) -> list[float]:
    """P-values of many tests made at once, corrected after Benjamini and Hochberg."""
    order = sorted(range(len(chances)), key=lambda i: chances[i], reverse=True)
    result, best = [1.0] * len(chances), 1.0
    for place, i in enumerate(order):
        best = min(best, chances[i] * len(chances) / (len(chances) - place))
        result[i] = best
    return result


def quantile(values: Iterable[float], part: float) -> float:
    """The value below which `part` of all lie, between neighbours in proportion; 0 of nothing."""
    ordered = sorted(values)
    if not ordered:
        return 0.0
    place = part * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)

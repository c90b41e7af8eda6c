"""How the value of a search reads as a share of the win."""

from __future__ import annotations

import tomllib
from functools import cache
from math import exp, log
from pathlib import Path

import msgspec

FILE = Path("bots") / "scale.toml"  # in the folder of a game
EDGE = 0.002  # no share is nearer to 0 or 1 than this while the match goes on
BEND = 1.0  # far ahead begins at these odds, as a logarithm
FLATTEST = 0.1  # a better value is always a larger share, if by little at the beginning


class Scale(msgspec.Struct, frozen=True):
    """How the value of a search reads as a share of the win; fitted on games of bots, kept in the game's folder."""

    shift: float = 0.0
    drift: float = 0.0  # how much the shift grows towards the end
    slope: float = 1.0
    late: float = 0.0  # how much the slope grows towards the end
    high: float = 0.0  # how much steeper it is for a seat far ahead,
    low: float = 0.0  # and for one far behind
    length: float = 100.0  # answers in a usual game

    def when(self, moves: int) -> float:
        """How far through a match of usual length so many answers are, 0 to 1."""
        return min(1.0, moves / self.length)

    def share(self, value: float, when: float) -> float:
        """The share of the win, `when` (0 to 1) through the match."""
        odds, slope = log_odds(value), self.slope + self.late * when
        reach = self.shift + self.drift * when + max(FLATTEST, slope) * max(-BEND, min(BEND, odds))
        reach += max(FLATTEST, slope + self.high) * max(0.0, odds - BEND)
        reach -= max(FLATTEST, slope + self.low) * max(0.0, -BEND - odds)
        return min(1 - EDGE, max(EDGE, 1 / (1 + exp(-max(-30.0, min(30.0, reach))))))


def log_odds(value: float) -> float:
    """The logarithm of the odds."""
    clipped = min(1 - EDGE, max(EDGE, value))
    return log(clipped / (1 - clipped))


@cache
def scales(folder: Path) -> dict[str, dict[str, float]]:
    """What was fitted for the game of a folder, by player count."""
    path = folder / FILE
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def scale_of(folder: Path, seats: int) -> Scale:
    """The scale of the game of a folder; for one that was never fitted, an even table is an even share."""
    known = scales(folder).get(str(seats))
    if known is not None:
        return Scale(**known)
    return Scale(shift=-log(seats - 1) if seats > 1 else 0.0)

"""What came out of a run, in numbers that repeat exactly and need nothing but the base installation."""

from __future__ import annotations

from collections import Counter
from math import ceil
from statistics import median
from typing import Any, Iterable

from prixfixe.lab.arena import Chair, Played, Setup
from prixfixe.lab.stats import Interval, mean_interval, rounded_up, wilson


def rounded(interval: Interval) -> dict[str, float]:
    """An interval as plain data."""
    return {"value": round(interval.value, 6), "low": round(interval.low, 6), "high": round(interval.high, 6)}


def summary(setup: Setup, games: Iterable[Played]) -> dict[str, Any]:
    """Shares, scores, lengths and endings; the same for the same seed, on any machine and any number of workers."""
    all_games = list(games)
    chairs = [chair for game in all_games for chair in game.chairs]
    seats = {str(seat): [chair for chair in chairs if chair.seat == seat] for seat in range(setup.seats)}
    bots = {bot: [chair for chair in chairs if chair.bot == bot] for bot in sorted({chair.bot for chair in chairs})}
    return {
        "game": setup.game,
        "seats": setup.seats,
        "options": setup.options,
        "seed": setup.seed,
        "games": len(all_games),
        "repeats": all(repeats(bot) for bot in bots),
        "ends": dict(sorted(Counter(game.reason for game in all_games).items())),
        "answers": spread([game.answers for game in all_games]),
        "games_for_a_point": for_a_point(list(seats.values())),
        "by_seat": {name: group(some) for name, some in seats.items()},
        "by_bot": {name: group(some) for name, some in bots.items()},
    }


def for_a_point(seats: list[list[Chair]]) -> int:
    """How many games it takes to know the share of wins of every seat to one point, give or take."""
    shares = [wilson(sum(chair.share for chair in chairs), len(chairs)) for chairs in seats]
    games = max(map(len, seats), default=0)
    return rounded_up(ceil(games * max((share.error / 0.01) ** 2 for share in shares))) if games else 0


def repeats(bot: str) -> bool:
    """Whether a bot plays the same again: those that think for a time do not."""
    return ":" in bot or bot in ("random", "greedy")


def group(chairs: list[Chair]) -> dict[str, Any]:
    """How some seats did."""
    names = sorted({name for chair in chairs for name in chair.parts})
    return {
        "wins": rounded(wilson(sum(chair.share for chair in chairs), len(chairs))),
        "score": rounded(mean_interval([chair.score for chair in chairs])),
        "place": round(sum(chair.place for chair in chairs) / max(1, len(chairs)), 6),
        "decisions": round(sum(chair.decisions for chair in chairs) / max(1, len(chairs)), 6),
        "parts": {name: round(sum(chair.parts.get(name, 0) for chair in chairs) / len(chairs), 6) for name in names},
    }


def spread(values: list[int]) -> dict[str, float]:
    """The smallest, the middle and the largest of some numbers, and their mean."""
    return {
        "least": min(values, default=0),
        "median": float(median(values)) if values else 0.0,
        "most": max(values, default=0),
        "mean": round(sum(values) / max(1, len(values)), 6),
    }


def timings(games: Iterable[Played], elapsed: float) -> dict[str, Any]:
    """How long it took: the part that never repeats exactly."""
    all_games = list(games)
    seconds: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    for chair in (chair for game in all_games for chair in game.chairs):
        seconds[chair.bot] += chair.seconds  # type: ignore[assignment]
        decisions[chair.bot] += chair.decisions
    return {
        "seconds": round(elapsed, 3),
        "games_per_second": round(len(all_games) / elapsed, 3) if elapsed else 0.0,
        "ms_per_decision": {bot: round(1000 * seconds[bot] / max(1, decisions[bot]), 3) for bot in sorted(seconds)},
    }

"""Tuning: which value of a number brings a measure to a target, and how sure that is."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any, Sequence

import msgspec

from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, Options
from prixfixe.lab.arena import Played, Setup, checked, find
from prixfixe.lab.players import lineup, rotations
from prixfixe.lab.runs import Progress, Run, played, silent
from prixfixe.lab.stats import Z95, Interval, mean, variance, within
from prixfixe.lab.vary import Vary, row_names, varied
from prixfixe.lab.workers import Crew

MEASURES = "seat:N (share of wins of seat N), row:TABLE.ID (of those who had the row), solo, score, answers, bot:LEVEL"
DRAWS = 2000  # of what the true values may be, for saying how sure the choice is
SHARES = ("seat", "row", "bot", "solo")  # measures that are shares of wins
NEAR = 0.04  # how near to the target is near enough: as a share of wins, or as a part of any other target


class Goal(msgspec.Struct, frozen=True):
    """What is to be reached."""

    measure: str
    target: float

    @property
    def margin(self) -> float:
        """How far from the target a value may lie and still meet it."""
        return NEAR if self.measure.partition(":")[0] in SHARES else NEAR * abs(self.target)


class Tried(msgspec.Struct):
    """One value and what was measured with it."""

    value: str
    games: list[float] = []  # one observation each
    next: int = 0  # the index of the next game

    @property
    def interval(self) -> Interval:
        """The measure with its interval."""
        centre = mean(self.games)
        reach = Z95 * self.error
        return Interval(centre, centre - reach, centre + reach)

    @property
    def error(self) -> float:
        """The standard error; never quite nothing, since few games may agree by chance."""
        count = max(1, len(self.games))
        return sqrt(max(variance(self.games), 1e-4) / count)


class Search(msgspec.Struct, frozen=True):
    """Where to look, and with what."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Options
    vary: Vary
    goal: Goal
    games: int  # in all
    crew: Crew = Crew()


def checked_goal(game: Game[Any], options: Options, seats: int, measure: str, bots: Sequence[str]) -> None:
    """Refuse a measure that does not exist here."""
    kind, _, what = measure.partition(":")
    if kind not in ("seat", "row", "solo", "score", "answers", "bot") or (kind in ("seat", "row", "bot")) != bool(what):
        raise BadOption(f"there is no measure {measure}; there are {MEASURES}")
    if kind == "seat" and not (what.isdecimal() and 1 <= int(what) <= seats):
        raise BadOption(f"{measure}: the seats are 1 to {seats}")
    if kind == "solo" and seats != 1:
        raise BadOption("the measure solo goes with --seats 1")
    if kind == "row" and (known := row_names(game, options)) and what not in known:
        raise BadOption(f"{measure}: {game.name} has no row {what}")
    if kind == "bot" and what not in bots:
        raise BadOption(f"{measure}: nobody sits here as {what}")


def observations(game: Played, measure: str) -> list[float]:
    """What one game says about a measure: one number, or none."""
    kind, _, what = measure.partition(":")
    if kind == "answers":
        return [float(game.answers)]
    if kind == "score":
        return [mean([float(chair.score) for chair in game.chairs])]
    chairs = {
        "seat": lambda: [chair for chair in game.chairs if chair.seat == int(what) - 1],
        "row": lambda: [chair for chair in game.chairs if what in chair.rows],
        "bot": lambda: [chair for chair in game.chairs if chair.bot == what],
        "solo": lambda: game.chairs,
    }[kind]()
    return [mean([chair.share for chair in chairs])] if chairs else []


def tuned(search: Search, folder: Path, progress: Progress = silent) -> dict[str, Any]:
    """Try values, mostly near the target, until the games are used up."""
    setups = ready(search, folder)
    tried = {value: Tried(value, []) for value in search.vary.values}
    batch = max(20, search.games // (4 * len(tried) + 8))
    spent = 0
    for value in ends(search.vary.values):
        spent += more(tried[value], setups[value], search, batch, progress, spent)
    while spent < search.games:
        value = promising(tried, search)
        spent += more(tried[value], setups[value], search, batch, progress, spent)
    return verdict(search, tried)


def ready(search: Search, folder: Path) -> dict[str, Setup]:
    """The setup of every value, checked before a game is played."""
    game = find(search.game)
    bots = rotations(lineup(search.bots, search.seats))
    found = {}
    for value in search.vary.values:
        options = varied(game, search.seats, search.options, search.vary, value, folder)
        follow = search.goal.measure.startswith("row:")
        found[value] = checked(Setup(search.game, search.seats, bots, search.seed, options, trace=follow))
    return found


def ends(values: Sequence[str]) -> list[str]:
    """The first, the middle and the last: where to begin."""
    return list(dict.fromkeys([values[0], values[len(values) // 2], values[-1]]))


def more(tried: Tried, setup: Setup, search: Search, batch: int, progress: Progress, spent: int) -> int:
    """Play another batch with one value; how many games that were."""
    count = min(batch, max(1, search.games - spent))
    run = Run(setup, count, search.crew, tried.next, f"{search.vary.path} = {tried.value}")
    for game in played(run, lambda stage, done, wanted: progress(stage, min(spent + done, search.games), search.games)):
        tried.games += observations(game, search.goal.measure)
    tried.next += count
    return count


def promising(tried: dict[str, Tried], search: Search) -> str:
    """The value to learn more about: near the target as far as known results tell, and not yet well known."""
    known = [(i, one) for i, one in enumerate(tried.values()) if one.games]
    gaps = {}
    for i, one in enumerate(tried.values()):
        centre, error = expected(i, known)
        if one.games:
            centre, error = one.interval.value, one.error
        gaps[one.value] = (abs(centre - search.goal.target) - Z95 * error, len(one.games))
    return min(gaps, key=lambda value: gaps[value])


def expected(place: int, known: Sequence[tuple[int, Tried]]) -> tuple[float, float]:
    """What a value not tried yet should measure: on the straight line between its tried neighbours."""
    left = [(i, one) for i, one in known if i <= place] or [known[0]]
    right = [(i, one) for i, one in known if i >= place] or [known[-1]]
    (a, low), (b, high) = left[-1], right[0]
    part = (place - a) / (b - a) if b > a else 0.0
    return low.interval.value * (1 - part) + high.interval.value * part, max(low.error, high.error)


def verdict(search: Search, tried: dict[str, Tried]) -> dict[str, Any]:
    """The best value, whether it meets the target as far as its interval tells, and how surely it is the best."""
    known = [one for one in tried.values() if one.games]
    if not known:
        raise BadOption(f"{search.goal.measure} never came up in {search.games} games")
    best = min(known, key=lambda one: abs(one.interval.value - search.goal.target))
    found = within(best.interval, search.goal.target, search.goal.margin, best.next)
    return {
        "game": search.game,
        "seats": search.seats,
        "path": search.vary.path,
        "measure": search.goal.measure,
        "target": search.goal.target,
        "margin": search.goal.margin,
        "best": best.value,
        "verdict": {"inside": "met", "outside": "missed"}.get(found.word, found.word),
        "more_games": max(0, found.games - best.next),
        "sure": round(sureness(best, known, search.goal.target), 3),
        "tried": [row(one) for one in known],
    }


def row(one: Tried) -> dict[str, Any]:
    """One value as data."""
    value, low, high = (round(x, 5) for x in one.interval)
    return {"value": one.value, "measure": value, "low": low, "high": high, "games": one.next, "seen": len(one.games)}


def sureness(best: Tried, known: Sequence[Tried], target: float) -> float:
    """How often the best value would still be nearest to the target, the true measures lying within their errors."""
    draws = [NormalDist(one.interval.value, one.error).samples(DRAWS, seed=place) for place, one in enumerate(known)]
    gaps = ([abs(value - target) for value in values] for values in zip(*draws))
    return sum(known[gap.index(min(gap))] is best for gap in gaps) / DRAWS


def sentence(found: dict[str, Any]) -> str:
    """The verdict in words."""
    best = next(row for row in found["tried"] if row["value"] == found["best"])
    words = {
        "met": f"meets the target, give or take {found['margin']:g}",
        "missed": "is the nearest of those tried, but misses the target",
        "undecided": f"is the nearest of those tried; undecided: needs about {found['more_games']:,} more games",
    }
    interval = f"{best['measure']:.3f} ({best['low']:.3f} to {best['high']:.3f}), target {found['target']:g}"
    sure = f"{found['sure']:.0%} sure that no other value tried is nearer"
    return f"{found['path']} = {found['best']} {words[found['verdict']]}: {found['measure']} is {interval}; {sure}"

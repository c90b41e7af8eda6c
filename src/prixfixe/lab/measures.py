"""What a report measures: every figure with its interval, and with the chance that it is chance."""

from __future__ import annotations

from math import sqrt
from statistics import median
from typing import Any, Iterable, Mapping, Sequence

import msgspec

from prixfixe.core.errors import BadOption
from prixfixe.lab.frames import PART, pl
from prixfixe.lab.stats import NORMAL, Z95, Interval, mean, mean_interval, needed, rounded_up, two_sided, wilson, within

try:
    from scipy.stats import false_discovery_control
except ImportError:
    raise BadOption("this needs scipy: pip install 'prixfixe[lab]'") from None

NOTICE = 0.04  # a share of wins this far off is worth a word, if it is not chance
SURE = 0.01  # the corrected chance below which a figure is not called chance
KIND = 4  # rows of a table that make it a kind to compare with
SEEN = 40  # how often a thing must have come up before it is judged


class Measure(msgspec.Struct):
    """One figure."""

    key: str  # what it is, for comparing reports
    label: str
    value: float
    low: float
    high: float
    count: int  # of games or seats behind it
    expected: float | None = None  # what it would be if nothing were off
    chance: float | None = None  # of such a distance from it by chance, corrected for all tests of its family
    flagged: bool = False
    verdict: str = ""  # high, low, as expected, or undecided; empty where nothing is expected
    needs: int = 0  # how many games would decide, if it is undecided

    @property
    def interval(self) -> Interval:
        """The value with its bounds."""
        return Interval(self.value, self.low, self.high)

    @property
    def error(self) -> float:
        """The standard error."""
        return (self.high - self.low) / 2 / Z95


def measure(key: str, label: str, interval: Interval, count: int) -> Measure:
    """A figure that is compared with nothing."""
    return Measure(key, label, interval.value, interval.low, interval.high, count)


def weighed(measures: Sequence[Measure], notice: float) -> list[Measure]:
    """A family of figures tested together: flagged are those that are neither chance nor negligible."""
    chances = [two_sided((m.value - (m.expected or 0.0)) / m.error) if m.error else 1.0 for m in measures]
    for m, chance in zip(measures, false_discovery_control(chances) if chances else []):
        m.chance = float(chance)
        m.flagged = m.chance < SURE and abs(m.value - (m.expected or 0.0)) >= notice
    return list(measures)


def judged(measures: Sequence[Measure], notice: float, games: int) -> list[Measure]:
    """A family of figures from some games, tested together, each with its verdict."""
    for m in weighed(measures, notice):
        m.verdict, m.needs = ruling(m, notice, games, len(measures))
    return list(measures)


def ruling(m: Measure, notice: float, games: int, family: int) -> tuple[str, int]:
    """What is said of a figure, and how many games would decide it where that is open.

    It follows the interval: what is not flagged is as expected only if the whole interval is. The games are those that
    would show that what was seen is no chance, or, if it is negligible, those after which the whole interval is.
    """
    gap = m.value - (m.expected or 0.0)
    if m.flagged:
        return ("high" if gap > 0 else "low"), 0
    found = within(m.interval, m.expected or 0.0, notice, games)
    if found.word == "inside":
        return "as expected", 0
    if abs(gap) < notice:
        return "undecided", found.games
    return "undecided", needed(games, NORMAL.inv_cdf(1 - SURE / 2 / family) * m.error, abs(gap))


# ---- seats, scores, lengths


def seat_shares(chairs: pl.DataFrame) -> list[Measure]:
    """The share of wins of every seat at every player count above one."""
    found = []
    for (count, seat), some in groups(chairs.filter(pl.col("count") > 1), "count", "seat"):
        share = wilson(float(some["share"].sum()), some.height)
        label = f"seat {seat + 1} of {count}"
        found.append(Measure(f"seat.{count}.{seat}", label, *share, count=some.height, expected=1 / count))
    return judged(found, NOTICE / 2, most_games(chairs))


def most_games(frame: pl.DataFrame) -> int:
    """How many games there were with one player count."""
    return max((some["game"].n_unique() for _, some in groups(frame, "count")), default=0)


def solo_wins(chairs: pl.DataFrame) -> list[Measure]:
    """How often somebody alone wins."""
    alone = chairs.filter(pl.col("count") == 1)
    if not alone.height:
        return []
    return [measure("solo", "solo games won", wilson(float(alone["share"].sum()), alone.height), alone.height)]


def figures(games: pl.DataFrame, chairs: pl.DataFrame) -> list[Measure]:
    """Score, margin, length, decisions and the course of the game at every player count."""
    found: list[Measure] = []
    for (count,), some in groups(games, "count"):
        own = chairs.filter(pl.col("count") == count)
        scores = own.group_by("game", maintain_order=True).agg(
            pl.col("score").mean(), (pl.col("score").max() - pl.col("score").min()).alias("gap")
        )
        columns = [
            ("score", "mean score", scores["score"]),
            ("gap", "points between first and last", scores["gap"]),
            ("answers", "answers in a game", some["answers"]),
            ("decisions", "decisions of a player", own["decisions"]),
            ("changes", "changes of the lead", some["changes"]),
            ("decided", "part of the game after which the winner led", some["decided"]),
        ]
        for name, label, column in columns:
            if count > 1 or name in ("score", "answers", "decisions"):
                values = mean_interval(column.cast(pl.Float64).to_list())
                found.append(measure(f"{name}.{count}", f"{label}, {players(count)}", values, some.height))
    return found


def players(count: int) -> str:
    """How many sit at the table."""
    return "1 player" if count == 1 else f"{count} players"


def score_parts(chairs: pl.DataFrame) -> list[dict[str, Any]]:
    """What winners and others make their points with."""
    found = []
    for (count, won), some in groups(chairs.with_columns(won=pl.col("place") == 1), "count", "won"):
        for name in [name for name in chairs.columns if name.startswith(PART)]:
            points = mean_interval(some[name].cast(pl.Float64).fill_null(0.0).to_list())
            who = "winners" if won else "others"
            found.append({"count": count, "who": who, "part": name.removeprefix(PART), "points": points.value,
                          "low": points.low, "high": points.high})  # fmt: skip
    return found


# ---- content rows and options


def levelled(chairs: pl.DataFrame) -> pl.DataFrame:
    """Seats with what they won and scored beyond the mean of their player count, seat and bot."""
    same = ["count", "seat", "bot"]
    return chairs.with_columns(
        (pl.col("share") - pl.col("share").mean().over(same)).alias("more"),
        (pl.col("score") - pl.col("score").mean().over(same)).alias("points"),
        pl.col("share").mean().over("count").alias("even"),
        (pl.col("count") * 10_000_000 + pl.col("game")).alias("table"),
    )


def row_shares(chairs: pl.DataFrame, kinds: Mapping[str, str]) -> list[dict[str, Any]]:
    """For every content row: the share of wins of those who had it, and their points beyond the mean."""
    together = chairs.filter(pl.col("count") > 1)
    had = (
        levelled(together if together.height else chairs)
        .with_columns(pl.col("rows").list.unique())
        .explode("rows")
        .drop_nulls("rows")
    )
    found = effects(had, "rows")
    often = [row for row in found if row["count"] >= SEEN]
    among_their_kind(often, kinds)
    games = most_games(chairs)
    for key, notice in (("share", NOTICE), ("score", NOTICE * abs(mean(chairs["score"].to_list())))):
        judged([row[key] for row in often], notice, games)
    rare(found, ("share", "score"), games)
    return sorted(found, key=lambda row: (row["count"] < SEEN, -row["share"].value))


def rare(rows: Sequence[dict[str, Any]], keys: Sequence[str], games: int) -> None:
    """Rows that came up too seldom to be judged: so many games would let them come up often enough."""
    for row in rows:
        if row["count"] < SEEN:
            for key in keys:
                row[key].verdict, row[key].needs = "undecided", rounded_up(-(-games * SEEN // max(1, row["count"])))


def among_their_kind(found: list[dict[str, Any]], kinds: Mapping[str, str]) -> None:
    """Expect of a row what is usual for its kind: whoever finishes any recipe wins more often, so a recipe is measured
    by the other recipes. The median, so that one row that is off does not make the others look off."""
    named = [kinds.get(row["name"], row["name"].partition(".")[0]) for row in found]
    for name in set(named):
        kind = [row for row, its in zip(found, named) if its == name]
        if len(kind) < KIND:
            continue
        for key in ("share", "score"):
            usual = median(row[key].value - (row[key].expected or 0.0) for row in kind)
            for row in kind:
                row[key].expected = (row[key].expected or 0.0) + usual


def effects(frame: pl.DataFrame, column: str) -> list[dict[str, Any]]:
    """The mean effect of whatever `column` names. Seats of one game are one observation: they depend on each other."""
    tables = frame.group_by(column, "table", maintain_order=True).agg(
        pl.col("more").sum(), pl.col("points").sum(), pl.len().alias("held"), pl.col("even").mean()
    )
    totals = (
        tables.group_by(column, maintain_order=True)
        .agg(
            pl.col("held").sum(), pl.col("even").mean(), pl.col("more").sum(), pl.col("points").sum(),
            (pl.col("more") ** 2).sum().sqrt().alias("more_error"),
            (pl.col("points") ** 2).sum().sqrt().alias("points_error"),
        )
        .sort(column)
    )  # fmt: skip
    return [effect(row, str(row[column])) for row in totals.to_dicts()]


def effect(row: dict[str, Any], name: str) -> dict[str, Any]:
    """The figures of one row of totals."""
    held, even = row["held"], row["even"]
    share, error = even + row["more"] / held, Z95 * row["more_error"] / held
    points, reach = row["points"] / held, Z95 * row["points_error"] / held
    return {
        "name": name,
        "count": held,
        "share": Measure(f"row.{name}", f"wins with {name}", share, share - error, share + error, held, even),
        "score": Measure(f"points.{name}", f"points with {name}", points, points - reach, points + reach, held, 0.0),
    }


def table_rows(games: pl.DataFrame, chairs: pl.DataFrame) -> list[dict[str, Any]]:
    """For every row in play for all: what it does to scores and length."""
    scores = chairs.group_by("count", "game", maintain_order=True).agg(pl.col("score").mean())
    joined = games.join(scores, on=["count", "game"])
    same = joined.with_columns(
        (pl.col("score") - pl.col("score").mean().over("count")).alias("points"),
        (pl.col("answers") - pl.col("answers").mean().over("count")).alias("longer"),
    )
    found = []
    for (name,), some in groups(same.explode("rows").drop_nulls("rows"), "rows"):
        points, longer = (mean_interval(some[column].cast(pl.Float64).to_list()) for column in ("points", "longer"))
        score = Measure(f"table.{name}", name, *points, count=some.height, expected=0.0)
        length = Measure(f"length.{name}", name, *longer, count=some.height, expected=0.0)
        found.append({"name": name, "count": some.height, "score": score, "length": length})
    often, count = [row for row in found if row["count"] >= SEEN], most_games(games)
    for key, column in (("score", joined["score"]), ("length", joined["answers"])):
        judged([row[key] for row in often], NOTICE * abs(mean(column.cast(pl.Float64).to_list())), count)
    rare(found, ("score", "length"), count)
    return found


def option_uses(chairs: pl.DataFrame) -> list[dict[str, Any]]:
    """For every option: how often it was taken when offered, and how takers fared against those who could have."""
    met = levelled(chairs).explode("uses").drop_nulls("uses").unnest("uses")
    if not met.height:
        return []
    rates = met.group_by("option").agg(pl.col("offered").sum(), pl.col("taken").sum()).sort("option")
    took = {row["name"]: row for row in effects(met.filter(pl.col("taken") > 0), "option")}
    left = {row["name"]: row for row in effects(met.filter(pl.col("taken") == 0), "option")}
    found = [use(row, took.get(row["option"]), left.get(row["option"])) for row in rates.to_dicts()]
    compared = [row for row in found if row["gain"]]
    judged([row["gain"] for row in compared], NOTICE, most_games(chairs))
    for row in found:
        row["verdict"] = verdict(row)
    return found


def use(row: dict[str, Any], took: dict[str, Any] | None, left: dict[str, Any] | None) -> dict[str, Any]:
    """One option: its rate with interval, and the difference between takers and leavers where both are many."""
    gain = None
    if took and left and min(took["count"], left["count"]) >= SEEN:
        one, other = took["share"], left["share"]
        value, error = one.value - other.value, Z95 * sqrt(one.error**2 + other.error**2)
        gain = Measure(f"option.{row['option']}", row["option"], value, value - error, value + error, one.count, 0.0)
    rate = wilson(row["taken"], row["offered"])
    return {**row, "rate": rate.value, "low": rate.low, "high": rate.high, "gain": gain}


def verdict(row: dict[str, Any]) -> str:
    """What stands out about an option."""
    if row["offered"] < SEEN:
        return ""
    if not row["taken"]:
        return "never taken"
    if row["low"] > 0.95:
        return "always taken"
    if row["gain"] and row["gain"].flagged:
        return "takers win more" if row["gain"].value > 0 else "takers win less"
    return ""


# ---- luck and skill


def luck(chairs: pl.DataFrame, lineups: int, strong: str) -> dict[str, Interval]:
    """How much of the variance of the margin is the deal's, how much the bot's, how much neither's, from games in which
    every deal is played by all lineups; intervals by leaving out groups of deals."""
    frame = chairs.with_columns(
        (pl.col("game") // lineups).alias("round"),
        (pl.col("score") - pl.col("score").mean().over("game")).alias("margin"),
        (pl.col("bot") == strong).alias("strong"),
    )
    parts = components(frame)
    rounds = frame["round"].n_unique()
    blocks = min(20, rounds)
    left = [components(frame.filter(pl.col("round") % blocks != block)) for block in range(blocks)]
    return {name: jackknifed(value, [one[name] for one in left]) for name, value in parts.items()}


def components(frame: pl.DataFrame) -> dict[str, float]:
    """The parts of the variance, from a balanced table of deals and seats by bots."""
    total, count = float(frame["margin"].pow(2).sum()), frame.height
    cells = frame.group_by("round", "seat", maintain_order=True).agg(pl.col("margin").mean(), pl.len())
    bots = frame.group_by("strong", maintain_order=True).agg(pl.col("margin").mean(), pl.len())
    by_cell, by_bot = (float((one["margin"].pow(2) * one["len"]).sum()) for one in (cells, bots))
    free = max(1, count - cells.height - bots.height + 1)
    rest = max(0.0, total - by_cell - by_bot) / free
    deal = max(0.0, by_cell / max(1, cells.height) - rest) / (count / max(1, cells.height))
    skill = max(0.0, by_bot - rest) / max(1, count)
    whole = deal + skill + rest or 1.0
    return {"deal": deal / whole, "bot": skill / whole, "rest": rest / whole}


def jackknifed(value: float, left: Sequence[float]) -> Interval:
    """A value with an interval from what it is without each block."""
    n, centre = len(left), mean(left)
    error = Z95 * sqrt((n - 1) / n * sum((one - centre) ** 2 for one in left)) if n > 1 else 0.0
    return Interval(value, max(0.0, value - error), min(1.0, value + error))


# ---- before and after


def changes(before: Iterable[Measure], after: Iterable[Measure]) -> list[dict[str, Any]]:
    """What differs between two reports, measure by measure, corrected for all of them."""
    old = {m.key: m for m in before}
    pairs = [(old[m.key], m) for m in after if m.key in old]
    moved = []
    for one, other in pairs:
        error = Z95 * sqrt(one.error**2 + other.error**2)
        value = other.value - one.value
        moved.append(Measure(one.key, one.label, value, value - error, value + error, other.count, 0.0))
    weighed(moved, 0.0)
    return [
        {"key": m.key, "label": m.label, "before": one.value, "after": other.value, "change": m}
        for m, (one, other) in zip(moved, pairs)
    ]


def groups(frame: pl.DataFrame, *columns: str) -> list[tuple[tuple[Any, ...], pl.DataFrame]]:
    """The parts of a frame that agree in some columns, in their order."""
    return sorted(frame.group_by(*columns, maintain_order=True), key=lambda item: item[0])

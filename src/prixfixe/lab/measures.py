"""What a report measures: every figure with its interval, and with the chance that it is chance."""

from __future__ import annotations

from math import sqrt
from statistics import median
from typing import Any, Iterable, Sequence

import msgspec

from prixfixe.lab.frames import PART, pl
from prixfixe.lab.stats import Z95, Interval, corrected, mean, mean_interval, two_sided, wilson

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

    @property
    def error(self) -> float:
        """The standard error."""
        return (self.high - self.low) / 2 / Z95


def measure(key: str, label: str, interval: Interval, count: int) -> Measure:
    """A figure that is compared with nothing."""
    return Measure(key, label, interval.value, interval.low, interval.high, count)


def judged(measures: Sequence[Measure], notice: float) -> list[Measure]:
    """A family of figures tested together: flagged are those that are neither chance nor negligible."""
    chances = [two_sided((m.value - (m.expected or 0.0)) / m.error) if m.error else 1.0 for m in measures]
    for m, chance in zip(measures, corrected(chances)):
        m.chance = chance
        m.flagged = chance < SURE and abs(m.value - (m.expected or 0.0)) >= notice
    return list(measures)


# ---- seats, scores, lengths


def seat_shares(chairs: pl.DataFrame) -> list[Measure]:
    """The share of wins of every seat at every player count above one."""
    found = []
    for (count, seat), some in groups(chairs.filter(pl.col("count") > 1), "count", "seat"):
        share = wilson(float(some["share"].sum()), some.height)
        label = f"seat {seat + 1} of {count}"
        found.append(Measure(f"seat.{count}.{seat}", label, *share, count=some.height, expected=1 / count))
    return judged(found, NOTICE / 2)


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
        scores = own.group_by("game").agg(
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


def row_shares(chairs: pl.DataFrame) -> list[dict[str, Any]]:
    """For every content row: the share of wins of those who had it, and their points beyond the mean."""
    together = chairs.filter(pl.col("count") > 1)
    had = (
        levelled(together if together.height else chairs)
        .with_columns(pl.col("rows").list.unique())
        .explode("rows")
        .drop_nulls("rows")
    )
    found = [row for row in effects(had, "rows") if row["count"] >= SEEN]
    among_their_kind(found)
    for key, notice in (("share", NOTICE), ("score", 0.0)):
        verdicts = judged([row[key] for row in found], notice)
        for row, verdict in zip(found, verdicts):
            row[key] = verdict
    return sorted(found, key=lambda row: -row["share"].value)


def among_their_kind(found: list[dict[str, Any]]) -> None:
    """Expect of a row what is usual in its table: whoever finishes any recipe wins more often, so a recipe is measured
    by the other recipes. The median, so that one row that is off does not make the others look off."""
    for table in {row["name"].partition(".")[0] for row in found}:
        kind = [row for row in found if row["name"].partition(".")[0] == table]
        if len(kind) < KIND:
            continue
        for key in ("share", "score"):
            usual = median(row[key].value - (row[key].expected or 0.0) for row in kind)
            for row in kind:
                row[key].expected = (row[key].expected or 0.0) + usual


def effects(frame: pl.DataFrame, column: str) -> list[dict[str, Any]]:
    """The mean effect of whatever `column` names. Seats of one game are one observation: they depend on each other."""
    tables = frame.group_by(column, "table").agg(
        pl.col("more").sum(), pl.col("points").sum(), pl.len().alias("held"), pl.col("even").mean()
    )
    totals = (
        tables.group_by(column)
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
    scores = chairs.group_by("count", "game").agg(pl.col("score").mean())
    joined = games.join(scores, on=["count", "game"])
    same = joined.with_columns(
        (pl.col("score") - pl.col("score").mean().over("count")).alias("points"),
        (pl.col("answers") - pl.col("answers").mean().over("count")).alias("longer"),
    )
    found = []
    for (name,), some in groups(same.explode("rows").drop_nulls("rows"), "rows"):
        if some.height >= SEEN:
            points, longer = (mean_interval(some[column].cast(pl.Float64).to_list()) for column in ("points", "longer"))
            score = Measure(f"table.{name}", name, *points, count=some.height, expected=0.0)
            length = Measure(f"length.{name}", name, *longer, count=some.height, expected=0.0)
            found.append({"name": name, "count": some.height, "score": score, "length": length})
    for key in ("score", "length"):
        judged([row[key] for row in found], 0.0)
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
    judged([row["gain"] for row in compared], NOTICE)
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
    cells = frame.group_by("round", "seat").agg(pl.col("margin").mean(), pl.len())
    bots = frame.group_by("strong").agg(pl.col("margin").mean(), pl.len())
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
    judged(moved, 0.0)
    return [
        {"key": m.key, "label": m.label, "before": one.value, "after": other.value, "change": m}
        for m, (one, other) in zip(moved, pairs)
    ]


def groups(frame: pl.DataFrame, *columns: str) -> list[tuple[tuple[Any, ...], pl.DataFrame]]:
    """The parts of a frame that agree in some columns, in their order."""
    return sorted(frame.group_by(*columns), key=lambda item: item[0])

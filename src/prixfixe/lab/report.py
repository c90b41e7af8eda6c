"""The balance report of a game: what is played for it, and what is measured."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable, Mapping, NamedTuple, Sequence

import msgspec

import prixfixe
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, Options
from prixfixe.lab.arena import Played, Setup, checked, find
from prixfixe.lab.features import counted as counted_tables
from prixfixe.lab.features import kinds
from prixfixe.lab.findings import Report, findings, first_of, moved_sentence
from prixfixe.lab.frames import chair_frame, game_frame, pl, save
from prixfixe.lab.labels import labelled, worded
from prixfixe.lab.measures import (
    SEEN,
    Measure,
    changes,
    figures,
    luck,
    players,
    row_shares,
    score_parts,
    seat_shares,
    solo_wins,
    table_rows,
)
from prixfixe.lab.players import lineup, rotations
from prixfixe.lab.runs import Run
from prixfixe.lab.tournament import tournament
from prixfixe.lab.vary import Vary, printed_value, row_names, varied
from prixfixe.lab.workers import Crew
from prixfixe.table.replay import content_hash

FORMAT = 2
WEAK = "random"
AGAINST = (WEAK, "cook:30")  # against whom skill shows
Games = Callable[[Run], list[Played]]  # has the games of a run played


class Plan(msgspec.Struct, frozen=True):
    """What a report is to be about."""

    game: str
    counts: tuple[int, ...]
    bots: tuple[str, ...]
    games: int  # for every player count
    seed: int
    options: Options
    crew: Crew = Crew()
    against: tuple[str, ...] = AGAINST


# ---- what is played


class Program(NamedTuple):
    """All runs of a report, in the order in which they are played."""

    plan: Plan
    main: list[Run]  # by player count
    duels: dict[str, Run]  # luck and skill, by the other bot
    variants: dict[str, list[Run]]  # what if, by label; the first is the game as it is

    @property
    def runs(self) -> list[Run]:
        """All of them."""
        return [*self.main, *self.duels.values(), *(run for runs in self.variants.values() for run in runs)]


def program(plan: Plan, vary: Vary | None, folder: Path) -> Program:
    """What has to be played. Everything is checked; content files of variants are written into `folder`."""
    main = runs_of(plan, plan.options)
    others = {label: runs_of(plan, options, label) for label, options in varieties(plan, vary, folder)}
    return Program(plan, main, duels_of(plan), others)


def runs_of(plan: Plan, options: Mapping[str, object], label: str = "") -> list[Run]:
    """A run for every player count."""
    stages = {count: ", ".join(filter(None, [players(count), label])) for count in plan.counts}
    return [Run(setup_of(plan, count, options), plan.games, plan.crew, stage=stages[count]) for count in plan.counts]


def setup_of(plan: Plan, count: int, options: Mapping[str, object]) -> Setup:
    """The run of one player count."""
    bots = lineup(plan.bots[:count], count)
    chosen: dict[str, Any] = dict(options)
    return checked(Setup(plan.game, count, rotations(bots), plan.seed, chosen, trace=True, uses=True))


def duels_of(plan: Plan) -> dict[str, Run]:
    """The same deals played by the bot and by others in all seats; bots that think play fewer games."""
    counts = [count for count in plan.counts if count > 1]
    strong, found = plan.bots[0], {}
    for other in [other for other in plan.against if other != strong and counts]:
        games = max(40, plan.games // 2) if other in (WEAK, "greedy") else max(20, plan.games // 10)
        setup, count = tournament(plan.game, [strong, other], games, counts[0], plan.seed, plan.options)
        found[other] = Run(checked(setup), count, plan.crew, stage=f"luck and skill, {strong} and {other}")
    return found


def varieties(plan: Plan, vary: Vary | None, folder: Path) -> list[tuple[str, Options]]:
    """What to compare: the value as it is first, then the others."""
    if vary is None:
        return []
    game = find(plan.game)
    values = list(dict.fromkeys([printed_value(game, plan.options, vary.path), *vary.values]))
    found: list[tuple[str, Options]] = []
    for value in values:
        for count in plan.counts:
            options = varied(game, count, plan.options, vary, value, folder)
        if options not in [known for _, known in found]:
            found.append((f"{vary.path} = {value}", options))
    return found


# ---- what is measured


def made(todo: Program, games: Games, folder: Path) -> Report:
    """Play and measure; the tables are written into `folder`."""
    tables = dict(zip(("games", "seats"), frames_of(todo.main, games)))
    for name, frame in tables.items():
        for suffix in (".parquet", ".csv"):
            save(frame, folder / f"{name}{suffix}")
    report = measured(todo.plan, tables["games"], tables["seats"])
    report.luck = [luck_and_skill(other, run, games) for other, run in todo.duels.items()]
    for label, runs in todo.variants.items():
        report.variants.append({"label": label, "measures": flat(*frames_of(runs, games), kinds_of(todo.plan))})
    for variant in report.variants[1:]:
        variant["changes"] = changes(report.variants[0]["measures"], variant["measures"])
    report.findings = findings(report)
    return report


def frames_of(runs: Sequence[Run], games: Games) -> tuple[pl.DataFrame, pl.DataFrame]:
    """The tables of all player counts, one under the other."""
    game_frames, chair_frames = [], []
    for run in runs:
        found, count = games(run), pl.lit(run.setup.seats).alias("count")
        game_frames.append(game_frame(found).with_columns(count))
        chair_frames.append(chair_frame(found).with_columns(count))
    return pl.concat(game_frames), pl.concat(chair_frames, how="diagonal")


def kinds_of(plan: Plan) -> dict[str, str]:
    """What rows are compared with."""
    return kinds(find(plan.game), str(plan.options.get("content", "")))


def flat(games: pl.DataFrame, chairs: pl.DataFrame, like: Mapping[str, str]) -> list[Measure]:
    """The figures that two reports can be compared by."""
    rows = [row[key] for row in row_shares(chairs, like) if row["count"] >= SEEN for key in ("share", "score")]
    return [*seat_shares(chairs), *solo_wins(chairs), *figures(games, chairs), *rows]


def measured(plan: Plan, games: pl.DataFrame, chairs: pl.DataFrame) -> Report:
    """All figures of the main run."""
    game = find(plan.game)
    names = row_names(game, plan.options)
    like = kinds_of(plan)
    shares, others = row_shares(chairs, like), table_rows(games, chairs)
    for row in shares + others:
        row["title"] = names.get(row["name"], row["name"])
        row["table"] = row["name"].partition(".")[0]
    content = content_hash(game, str(plan.options.get("content", "")))
    setups = {count: setup_of(plan, count, plan.options) for count in plan.counts}
    return Report(
        FORMAT, plan.game, game.title, prixfixe.__version__, content, list(plan.counts), list(plan.bots), plan.games,
        plan.seed, dict(plan.options), measures=flat(games, chairs, like), rows=shares, table_rows=others,
        uses=labelled(setups, chairs), parts=worded(game, setups[plan.counts[0]], score_parts(chairs)),
        histograms=histograms(games), unseen=unseen(game, names, shares + others),
    )  # fmt: skip


def unseen(game: Game[Any], names: Mapping[str, str], rows: Sequence[dict[str, Any]]) -> dict[str, list[str]]:
    """The rows that never came up, by table, of the tables that are counted."""
    tables = counted_tables(game) or {row["table"] for row in rows}
    seen, found = {row["name"] for row in rows}, dict[str, list[str]]()
    for name, title in names.items():
        table = name.partition(".")[0]
        if table in tables and name not in seen:
            found.setdefault(table, []).append(title)
    return found


def luck_and_skill(other: str, run: Run, games: Games) -> dict[str, Any]:
    """What the deal decides and what the play, from a duel."""
    strong = next(bot for bot in run.setup.lineups[0] if bot != other)
    parts = luck(chair_frame(games(run)), len(run.setup.lineups), strong)
    return {"strong": strong, "weak": other, "count": run.setup.seats, "games": run.count,
            "parts": {name: list(value) for name, value in parts.items()}}  # fmt: skip


def histograms(games: pl.DataFrame) -> dict[str, list[dict[str, Any]]]:
    """How long games are, how often the lead changes, and when they were decided."""
    together = games.filter(pl.col("count") > 1)
    return {
        "answers": counted(games, (pl.col("answers") // width(games["answers"])) * width(games["answers"])),
        "changes": counted(together, pl.col("changes").clip(0, 30)),
        "decided": counted(together, (pl.col("decided") * 10).floor().clip(0, 9) / 10),
    }


def width(values: pl.Series) -> int:
    """A round bin for about thirty bars."""
    low, high = (int(x or 0) for x in (values.min(), values.max()))  # type: ignore[arg-type]
    return max(1, (high - low) // 30)


def counted(frame: pl.DataFrame, bins: pl.Expr) -> list[dict[str, Any]]:
    """How many games fall into each bin, by player count."""
    table = (
        frame.with_columns(bins.alias("at")).group_by("count", "at").agg(pl.len().alias("games")).sort("count", "at")
    )
    return table.to_dicts()


# ---- before and after


def read(path: Path) -> Report:
    """A report written before, or BadOption if it is none."""
    file = path / "report.json" if path.is_dir() else path
    try:
        return msgspec.convert(msgspec.json.decode(file.read_bytes()), Report)
    except OSError as error:
        raise BadOption(f"cannot read the report {file}: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise BadOption(f"{file} is not the data of a report: {error}") from None


def compared(report: Report, before: Report, where: str) -> Report:
    """The report with what has changed since another one."""
    if before.game != report.game:
        raise BadOption(f"{where} is a report of {before.game}, not of {report.game}")
    report.compared = {"before": where, "games": before.games, "changes": changes(before.measures, report.measures)}
    moved = [change for change in report.compared["changes"] if change["change"].flagged]
    report.findings += [moved_sentence(f"what changed since {where}", change) for change in first_of(moved)]
    return report


def fitting(game: Game[Any], counts: Sequence[int]) -> tuple[int, ...]:
    """The player counts to report on: those named, else all."""
    chosen = tuple(dict.fromkeys(counts)) or tuple(game.seats)
    for count in chosen:
        if count not in game.seats:
            raise BadOption(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {count}")
    return chosen

"""The balance report of a game: played, measured, put into words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Iterable, Mapping, Sequence

import msgspec

import prixfixe
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, Options, Speech
from prixfixe.core.state import Ask
from prixfixe.kit import rows
from prixfixe.lab.arena import Board, Setup, checked, find
from prixfixe.lab.frames import chair_frame, game_frame, pl
from prixfixe.lab.measures import (
    Measure,
    changes,
    figures,
    luck,
    option_uses,
    players,
    row_shares,
    score_parts,
    seat_shares,
    solo_wins,
    table_rows,
)
from prixfixe.lab.players import lineup, rotations
from prixfixe.lab.runs import Progress, Run, played, silent
from prixfixe.lab.tournament import tournament
from prixfixe.lab.vary import Vary, printed_value, varied
from prixfixe.lab.workers import Crew
from prixfixe.table.replay import content_hash

FORMAT = 1
WEAK = "random"  # against whom skill shows
CALM_WORDS = "Nothing stands out: no seat and no card wins more or less than chance explains."


class Plan(msgspec.Struct, frozen=True):
    """What a report is to be about."""

    game: str
    counts: tuple[int, ...]
    bots: tuple[str, ...]
    games: int  # for every player count
    seed: int
    options: Options
    crew: Crew = Crew()


class Report(msgspec.Struct):
    """Everything a report says, as data."""

    format: int
    game: str
    title: str
    version: str
    content: str
    counts: list[int]
    bots: list[str]
    games: int
    seed: int
    options: dict[str, Any]
    findings: list[str]
    measures: list[Measure]
    rows: list[dict[str, Any]]
    table_rows: list[dict[str, Any]]
    uses: list[dict[str, Any]]
    parts: list[dict[str, Any]]
    histograms: dict[str, list[dict[str, Any]]]
    luck: dict[str, Any]
    variants: list[dict[str, Any]]  # what if: label, measures, changes against the first
    compared: dict[str, Any]  # before and after: where from, changes


def setup_of(plan: Plan, count: int, options: Mapping[str, object]) -> Setup:
    """The run of one player count."""
    bots = lineup(plan.bots[:count], count)
    chosen: dict[str, Any] = dict(options)
    return checked(Setup(plan.game, count, rotations(bots), plan.seed, chosen, trace=True, uses=True))


def frames_of(plan: Plan, options: Mapping[str, object], progress: Progress) -> tuple[pl.DataFrame, pl.DataFrame]:
    """The tables of all player counts, one under the other."""
    game_frames, chair_frames = [], []
    for count in plan.counts:
        games = list(played(Run(setup_of(plan, count, options), plan.games, plan.crew), progress))
        game_frames.append(game_frame(games).with_columns(pl.lit(count).alias("count")))
        chair_frames.append(chair_frame(games).with_columns(pl.lit(count).alias("count")))
    return pl.concat(game_frames), pl.concat(chair_frames, how="diagonal")


def made(plan: Plan, vary: Vary | None, folder: Path, progress: Progress = silent) -> Report:
    """Play and measure; the tables are written into `folder`."""
    variants = planned(plan, vary, folder)
    games, chairs = frames_of(plan, plan.options, progress)
    games.write_parquet(folder / "games.parquet")
    chairs.write_parquet(folder / "seats.parquet")
    report = measured(plan, games, chairs)
    report.luck = luck_and_skill(plan, progress)
    for label, options in variants:
        report.variants.append({"label": label, "measures": flat(*frames_of(plan, options, progress))})
    for variant in report.variants[1:]:
        variant["changes"] = changes(report.variants[0]["measures"], variant["measures"])
    report.findings = findings(report)
    return report


def planned(plan: Plan, vary: Vary | None, folder: Path) -> list[tuple[str, Options]]:
    """What to compare: the value as it is first, then the others. Everything is checked before a game is played."""
    for count in plan.counts:
        setup_of(plan, count, plan.options)
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


def flat(games: pl.DataFrame, chairs: pl.DataFrame) -> list[Measure]:
    """The figures that two reports can be compared by."""
    rows_ = [row[key] for row in row_shares(chairs) for key in ("share", "score")]
    return [*seat_shares(chairs), *solo_wins(chairs), *figures(games, chairs), *rows_]


def measured(plan: Plan, games: pl.DataFrame, chairs: pl.DataFrame) -> Report:
    """All figures of the main run."""
    game = find(plan.game)
    names = row_names(game, plan.options)
    shares = row_shares(chairs)
    for row in shares + (others := table_rows(games, chairs)):
        row["title"] = names.get(row["name"], row["name"])
        row["table"] = row["name"].partition(".")[0]
    return Report(
        FORMAT, plan.game, game.title, prixfixe.__version__, content_hash(game, str(plan.options.get("content", ""))),
        list(plan.counts), list(plan.bots), plan.games, plan.seed, dict(plan.options), [], flat(games, chairs), shares,
        others, labelled(plan, chairs), worded(game, plan, score_parts(chairs)), histograms(games), {}, [],
        {},
    )  # fmt: skip


def luck_and_skill(plan: Plan, progress: Progress) -> dict[str, Any]:
    """The same deals played by the bot and by a weak one in all seats: what the deal decides and what the play."""
    counts = [count for count in plan.counts if count > 1]
    strong = plan.bots[0]
    if not counts or strong == WEAK:
        return {}
    setup, count = tournament(plan.game, [strong, WEAK], max(40, plan.games // 2), counts[0], plan.seed, plan.options)
    games = list(played(Run(checked(setup), count, plan.crew), progress))
    parts = luck(chair_frame(games), len(setup.lineups), strong)
    return {"strong": strong, "weak": WEAK, "count": counts[0], "games": count,
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


# ---- names


def row_names(game: Game[Any], options: Mapping[str, object]) -> dict[str, str]:
    """What content rows are called, by table.id."""
    path = game.folder / "content.toml"
    if not path.exists():
        return {}
    other = str(options.get("content", ""))
    tables = rows.merged(rows.read(path), rows.read(Path(other)) if other else {}, other)
    lists = {name: table for name, table in tables.items() if isinstance(table, list)}
    return {
        f"{name}.{row.get('id')}": str(row.get("name", row.get("id"))) for name, table in lists.items() for row in table
    }


class Listening(Board):
    """A game played to hear what its options are called."""

    labels: dict[str, str]

    def count(self, ask: Ask, option: int) -> None:
        """Note the words of every option that is new."""
        for other in ask.options:
            name = f"{self.game.key(ask)}:{other}"
            if name not in self.labels:
                self.labels[name] = self.game.words.option(self.s, ask, other, Speech())


def option_labels(plan: Plan, wanted: Iterable[str], chairs: pl.DataFrame, games: int = 20) -> dict[str, str]:
    """What options are called, by rule:option: as a few random games show it, or a game of the run that offered it."""
    labels: dict[str, str] = {}
    setups = {count: setup_of(plan, count, plan.options) for count in plan.counts}
    for count, setup in setups.items():
        random = msgspec.structs.replace(setup, lineups=((WEAK,) * count,))
        for index in range(games):
            listen(random, index, labels)
    offers = chairs.explode("uses").drop_nulls("uses").unnest("uses").unique("option", keep="first")
    first = {row["option"]: (row["count"], row["game"]) for row in offers.to_dicts()}
    for option in wanted:
        if option not in labels:
            count, index = first[option]
            listen(setups[count], index, labels)
    return labels


def listen(setup: Setup, index: int, labels: dict[str, str]) -> None:
    """Add what a game calls its options."""
    board = Listening.of(setup, index)
    board.labels = labels
    board.finish()


def labelled(plan: Plan, chairs: pl.DataFrame) -> list[dict[str, Any]]:
    """The options with their words, and the rule that asks."""
    uses = option_uses(chairs)
    labels = option_labels(plan, [row["option"] for row in uses if row["verdict"]], chairs)
    return [{**row, "title": titled(row["option"], labels)} for row in uses]


def titled(option: str, labels: dict[str, str]) -> str:
    """An option in words with its rule, since the same words may answer several questions."""
    return f"{labels[option]} ({option.rpartition(':')[0]})" if option in labels else option


def worded(game: Game[Any], plan: Plan, parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines of the score with their words."""
    s = game.start(plan.counts[0], 0, plan.options)
    return [{**part, "title": part_name(game, s, part["part"])} for part in parts]


def part_name(game: Game[Any], s: Any, name: str) -> str:
    """What a line of the score is called."""
    try:
        return game.words.part(s, name, Speech())
    except KeyError:
        return name


# ---- in words


def findings(report: Report) -> list[str]:
    """What a designer should read first."""
    found = [seat_sentence(m) for m in report.measures if m.key.startswith("seat.") and m.flagged]
    found += [row_sentence(row) for row in report.rows if row["share"].flagged]
    found += [use_sentence(report, verdict) for verdict in ("never taken", "always taken") if uses_of(report, verdict)]
    for variant in report.variants[1:]:
        moved = [change for change in variant["changes"] if change["change"].flagged]
        found += [moved_sentence(variant["label"], change) for change in first_of(moved)]
    return found or [CALM_WORDS]


def first_of(moved: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The changes to name: shares of wins before all else, the surest first."""
    ranks = ("row", "seat", "solo")
    return sorted(moved, key=lambda c: (c["key"].partition(".")[0] not in ranks, c["change"].chance, c["key"]))[:5]


def seat_sentence(m: Measure) -> str:
    """A seat that wins too much or too little."""
    much = "more" if m.value > (m.expected or 0) else "less"
    return f"{m.label.capitalize()} wins {percent(m)} of the games, {much} than its {m.expected or 0:.1%}."


def row_sentence(row: dict[str, Any]) -> str:
    """A card that wins too much or too little."""
    share: Measure = row["share"]
    much = "more" if share.value > (share.expected or 0) else "less"
    even = f"{much} than the {share.expected or 0:.1%} usual for its kind"
    return f"{row['title']} ({row['name']}): whoever has it wins {percent(share)}, {even}."


def uses_of(report: Report, verdict: str) -> list[str]:
    """The options with one verdict."""
    return [row["title"] for row in report.uses if row["verdict"] == verdict]


def use_sentence(report: Report, verdict: str) -> str:
    """Options that nobody or everybody takes."""
    names = uses_of(report, verdict)
    some = ", ".join(names[:5]) + (f" and {len(names) - 5} more" if len(names) > 5 else "")
    return f"{verdict.capitalize()} when offered: {some}."


def moved_sentence(label: str, change: dict[str, Any]) -> str:
    """What another value changes."""
    return f"With {label}, {change['label']} goes from {change['before']:.3g} to {change['after']:.3g}."


def percent(m: Measure) -> str:
    """A share with its interval."""
    return f"{m.value:.1%} ({max(0.0, m.low):.1%} to {min(1.0, m.high):.1%})"


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


def describe(report: Report) -> str:
    """One line on what was played."""
    tables = ", ".join(players(count) for count in report.counts)
    own = [f"; {name} = {value}" for name, value in report.options.items() if value not in ("", False)]
    return f"{report.games} games each with {tables}; bots {', '.join(report.bots)}; seed {report.seed}{''.join(own)}"

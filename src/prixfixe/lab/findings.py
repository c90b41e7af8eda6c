"""What a report says, as data and in words; the words follow the intervals."""

from __future__ import annotations

from statistics import median
from typing import Any, Sequence

import msgspec

from prixfixe.lab.measures import Measure, players
from prixfixe.lab.stats import rounded_up

CALM_WORDS = "Nothing stands out"
WINS = {"high": "wins too often", "low": "wins too seldom", "as expected": "as usual for its kind"}
SEATS = {"high": "wins too often", "low": "wins too seldom", "as expected": "even"}
SCORES = {"high": "raises scores", "low": "lowers scores", "as expected": "changes little"}


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
    findings: list[str] = []
    measures: list[Measure] = []
    rows: list[dict[str, Any]] = []
    table_rows: list[dict[str, Any]] = []
    unseen: dict[str, list[str]] = {}  # by table: the rows that never came up
    uses: list[dict[str, Any]] = []
    parts: list[dict[str, Any]] = []
    histograms: dict[str, list[dict[str, Any]]] = {}
    luck: list[dict[str, Any]] = []  # one for each bot that the bot was measured against
    variants: list[dict[str, Any]] = []  # what if: label, measures, changes against the first
    compared: dict[str, Any] = {}  # before and after: where from, changes


def describe(report: Report) -> str:
    """One line on what was played."""
    tables = ", ".join(players(count) for count in report.counts)
    own = [f"; {name} = {value}" for name, value in report.options.items() if value not in ("", False)]
    return f"{report.games} games each with {tables}; bots {', '.join(report.bots)}; seed {report.seed}{''.join(own)}"


def said(m: Measure, words: dict[str, str]) -> str:
    """The verdict on a figure in words."""
    return words.get(m.verdict) or f"undecided: needs about {m.needs:,} games"


# ---- questions: what a report can decide, and with how many games


class Question(msgspec.Struct):
    """Figures that answer one question."""

    title: str
    figures: list[Measure]

    @property
    def undecided(self) -> list[int]:
        """The games that those need which are undecided."""
        return sorted(m.needs for m in self.figures if m.verdict == "undecided")


def questions(report: Report) -> list[Question]:
    """The seats, then the rows table by table, then those in play for all."""
    found = [Question("seats", seats_of(report))]
    for table in dict.fromkeys(row["table"] for row in report.rows):
        found.append(Question(said_table(table), [row["share"] for row in report.rows if row["table"] == table]))
    for table in dict.fromkeys(row["table"] for row in report.table_rows):
        shared = [row["score"] for row in report.table_rows if row["table"] == table]
        found.append(Question(f"{said_table(table)}, in play for all", shared))
    return [question for question in found if question.figures]


def seats_of(report: Report) -> list[Measure]:
    """The shares of the seats."""
    return [m for m in report.measures if m.key.startswith("seat.")]


def said_table(table: str) -> str:
    """The name of a content table as words."""
    return table.replace("_", " ")


# ---- findings


def findings(report: Report) -> list[str]:
    """What a designer should read first."""
    found = [seat_sentence(m) for m in seats_of(report) if m.flagged]
    found += [row_sentence(row) for row in report.rows if row["share"].flagged]
    found += [shared_sentence(row) for row in report.table_rows if row["score"].flagged]
    found = found or [calm_sentence(report)]
    found += [use_sentence(report, verdict) for verdict in ("never taken", "always taken") if uses_of(report, verdict)]
    for variant in report.variants[1:]:
        moved = [change for change in variant["changes"] if change["change"].flagged]
        found += [moved_sentence(variant["label"], change) for change in first_of(moved)]
    return [*found, *open_sentences(report), *unseen_sentences(report)]


def calm_sentence(report: Report) -> str:
    """Nothing is flagged; whether that means that all is well depends on what is undecided."""
    undecided = any(question.undecided for question in questions(report))
    return f"{CALM_WORDS} so far." if undecided else f"{CALM_WORDS}: every seat and every card does as expected."


def open_sentences(report: Report) -> list[str]:
    """How much is undecided, and how many games that needs."""
    found = [question for question in questions(report) if question.undecided]
    if not found:
        return []
    counts = [f"{len(question.undecided)} of {len(question.figures)} ({question.title})" for question in found]
    half = rounded_up(int(median([needs for question in found for needs in question.undecided])))
    return [f"Undecided: {', '.join(counts)}. About {half:,} games for every player count would decide half of it."]


def unseen_sentences(report: Report) -> list[str]:
    """The rows that never came up, table by table."""
    return [f"Never seen, of {said_table(table)}: {listed(names)}." for table, names in report.unseen.items()]


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


def shared_sentence(row: dict[str, Any]) -> str:
    """A card in play for all that changes everybody's score."""
    score: Measure = row["score"]
    return f"{row['title']} ({row['name']}) {SCORES[score.verdict]}: {score.value:+.1f} points for everybody."


def uses_of(report: Report, verdict: str) -> list[str]:
    """The options with one verdict."""
    return [row["title"] for row in report.uses if row["verdict"] == verdict]


def use_sentence(report: Report, verdict: str) -> str:
    """Options that nobody or everybody takes."""
    return f"{verdict.capitalize()} when offered: {listed(uses_of(report, verdict))}."


def listed(names: Sequence[str], most: int = 5) -> str:
    """The first names, and how many more there are."""
    return ", ".join(names[:most]) + (f" and {len(names) - most} more" if len(names) > most else "")


def moved_sentence(label: str, change: dict[str, Any]) -> str:
    """What another value changes."""
    return f"With {label}, {change['label']} goes from {decimal(change['before'])} to {decimal(change['after'])}."


def percent(m: Measure) -> str:
    """A share with its interval."""
    return f"{m.value:.1%} ({max(0.0, m.low):.1%} to {min(1.0, m.high):.1%})"


def decimal(value: float) -> str:
    """A number with about three figures that count, never with a power of ten."""
    digits = 3 if abs(value) < 1 else 2 if abs(value) < 10 else 1 if abs(value) < 100 else 0
    return f"{value:,.{digits}f}"

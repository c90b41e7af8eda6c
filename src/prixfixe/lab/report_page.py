"""The balance report as a page."""

from __future__ import annotations

from typing import Any, Sequence

import msgspec

from prixfixe.lab.findings import CALM_WORDS, SCORES, SEATS, WINS, Report, describe, questions, said, said_table
from prixfixe.lab.measures import Measure, players
from prixfixe.lab.page import (
    ALARM,
    CALM,
    NUMBER,
    PALE,
    PAPER,
    WIDTH,
    Row,
    Section,
    Table,
    alt,
    amount,
    chart_of,
    document,
    histogram,
    intervals,
    marked,
    odds,
    percents,
    point,
    share,
    tip,
)

MOST_ROWS = 60  # points in one chart
MOST_USES = 200  # lines of the table of options


def report_page(report: Report) -> str:
    """The whole page."""
    sections = [
        seats_section(report),
        *rows_sections(report),
        table_section(report),
        parts_section(report),
        length_section(report),
        course_section(report),
        decided_section(report),
        *luck_sections(report),
        uses_section(report),
        variants_section(report),
        compared_section(report),
        questions_section(report),
    ]
    title, calm = f"{report.title}: balance report", report.findings[0].startswith(CALM_WORDS)
    return document("report.html", title, describe(report), sections, findings=report.findings, calm=calm)


def data_of(report: Report) -> bytes:
    """The report as JSON."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1)


def seats_section(report: Report) -> Section:
    """Does it matter where one sits?"""
    found = [m for m in report.measures if m.key.startswith("seat.") or m.key == "solo"]
    chart = intervals([point(m, m.label) for m in found if m.expected is not None], "share of wins", True)
    rows: list[Row] = [(m.flagged, [m.label, m.count, share(m), even(m), odds(m), seat_verdict(m)]) for m in found]
    text = (
        "Each point is the share of wins of a seat, the bar its 95 % interval, the dark tick what it would be "
        "if seats were equal."
    )
    head = ["seat", "games", "wins (95 %)", "even", "by chance", "verdict"]
    return Section("Seats", text, chart, Table(head, rows))


def seat_verdict(m: Measure) -> str:
    """What is said of a seat; solo games are compared with nothing."""
    return "–" if m.expected is None else said(m, SEATS)


def even(m: Measure) -> str:
    """What a share would be if nothing were off."""
    return "–" if m.expected is None else f"{m.expected:.1%}"


def rows_sections(report: Report) -> list[Section]:
    """Which cards win, table by table."""
    names = list(dict.fromkeys(row["table"] for row in report.rows))
    return [rows_section(report, name) for name in names]


def rows_section(report: Report, name: str) -> Section:
    """The rows of one table of the content."""
    found = [row for row in report.rows if row["table"] == name]
    half = MOST_ROWS // 2
    shown = found if len(found) <= MOST_ROWS else found[:half] + found[-half:]
    chart = intervals([point(row["share"], row["title"]) for row in shown], "share of wins of those who had it", True)
    rows: list[Row] = [(row["share"].flagged, row_cells(row)) for row in found]
    text = (
        "Compared with others in the same seat with the same bot; the dark tick is what is usual for its kind. "
        "An orange diamond is too far from it to be chance, after correction for looking at all rows at once. What is "
        "chosen in play, rather than dealt, may win because winners can afford it."
    )
    head = ["row", "seen", "wins (95 %)", "by chance", "points more (95 %)", "by chance", "verdict"]
    return Section(f"Content: {said_table(name)}", text + never_seen(report, name), chart, Table(head, rows))


def never_seen(report: Report, name: str) -> str:
    """The rows of a table that never came up, as a sentence."""
    names = report.unseen.get(name, [])
    return f" Never seen: {', '.join(names)}." if names else ""


def row_cells(row: dict[str, Any]) -> list[str]:
    """A content row as cells."""
    wins, points = row["share"], row["score"]
    return [row["title"], str(row["count"]), share(wins), odds(wins), amount(points), odds(points),
            said(wins, WINS)]  # fmt: skip


def table_section(report: Report) -> Section:
    """What is in play for everybody."""
    found = report.table_rows
    chart = intervals([point(row["score"], row["title"]) for row in found], "points more or less for everybody", False)
    rows: list[Row] = [(row["score"].flagged, table_cells(row)) for row in found]
    text = "Rows in play for the whole table: what they do to scores and to the length of the game."
    head = ["row", "games", "points (95 %)", "by chance", "answers (95 %)", "by chance", "verdict"]
    return Section("In play for all", text, chart, Table(head, rows))


def table_cells(row: dict[str, Any]) -> list[str]:
    """A row in play for all as cells."""
    score, length = row["score"], row["length"]
    return [row["title"], str(row["count"]), amount(score), odds(score), amount(length), odds(length),
            said(score, SCORES)]  # fmt: skip


def parts_section(report: Report) -> Section:
    """Where the points come from."""
    data = [{**part, "table": f"{players(part['count'])}, {part['who']}"} for part in report.parts]
    legend = alt.Legend(orient="bottom", columns=4, labelLimit=200)
    bars = chart_of(data).mark_bar(stroke=PAPER)
    chart = bars.encode(
        x=alt.X("points:Q", title="points", axis=alt.Axis(format=NUMBER)),
        y=alt.Y("table:N", title=None, sort=None),
        color=alt.Color("title:N", title=None, scale=alt.Scale(scheme="tableau20"), legend=legend),
        tooltip=[tip("title:N", "line"), tip("who:N", "who"), tip("points:Q", "points", ".2f")],
    ).properties(width=WIDTH, height=alt.Step(26))
    rows: list[Row] = [
        (False, [part["title"], players(part["count"]), part["who"], part["points"]]) for part in report.parts
    ]
    text = "The lines of the score: winners against all others."
    return Section("Score", text, chart if data else None, Table(["line", "table", "who", "points"], rows))


def figures_table(report: Report, names: Sequence[str]) -> Table:
    """Some of the plain figures."""
    plain = [m for m in report.measures if m.key.rpartition(".")[2].isdecimal()]
    found = [m for name in names for m in plain if m.key.partition(".")[0] == name]
    return Table(["figure", "games", "mean (95 %)"], [(False, [m.label, m.count, amount(m)]) for m in found])


def length_section(report: Report) -> Section:
    """How long it takes."""
    chart = histogram(report.histograms["answers"], "answers in a game")
    text = "How many answers a game takes, and how many real decisions (more than one option) each player makes."
    return Section("Length", text, chart, figures_table(report, ["score", "gap", "answers", "decisions"]))


def course_section(report: Report) -> Section:
    """How often the lead changes."""
    chart = histogram(report.histograms["changes"], "changes of the lead", 1)
    text = "How often another seat came to stand best, by the game's own estimate of worth."
    return Section("Changes of the lead", text, chart, figures_table(report, ["changes"]))


def decided_section(report: Report) -> Section:
    """When the winner was decided."""
    chart = histogram(report.histograms["decided"], "part of the game played", 0.1, ".0%")
    text = (
        "The moment from which the winner stood best without a break. A game that is decided early drags; one always "
        "decided last may be a lottery."
    )
    return Section("When it was decided", text, chart, figures_table(report, ["decided"]))


def luck_sections(report: Report) -> list[Section]:
    """What the deal decides and what the play, for every bot that the bot was measured against."""
    return [luck_section(duel) for duel in report.luck]


def luck_section(duel: dict[str, Any]) -> Section:
    """What the deal decides and what the play, between two bots."""
    strong, weak = duel["strong"], duel["weak"]
    rest = "everything else: later chance, choices of the others"
    titles = {"deal": "the deal", "bot": f"who plays ({strong} or {weak})", "rest": rest}
    data = [
        {"what": titles[name], "part": value[0], "low": value[1], "high": value[2], "order": i}
        for i, (name, value) in enumerate(duel["parts"].items())
    ]
    text = (
        f"{duel['games']} games with {players(duel['count'])}: every deal is played by {strong} and by "
        f"{weak} from every seat. How much of the difference in points follows from the deal, how much from who plays."
    )
    rows: list[Row] = [
        (False, [row["what"], f"{row['part']:.1%} ({row['low']:.1%} – {row['high']:.1%})"]) for row in data
    ]
    return Section(f"Luck and skill: {strong} and {weak}", text, luck_chart(data), Table(["what", "part (95 %)"], rows))


def luck_chart(data: list[dict[str, Any]]) -> Any:
    """One bar in three parts."""
    colours = alt.Scale(domain=[row["what"] for row in data], range=[CALM, ALARM, PALE])
    legend = alt.Legend(orient="bottom", columns=1, labelLimit=500)
    scale = alt.Scale(domain=[0, 1])
    bar = chart_of(data).mark_bar(stroke=PAPER)
    return bar.encode(
        x=alt.X("part:Q", title="part of the variance of the margin", axis=percents(), scale=scale),
        color=alt.Color("what:N", title=None, scale=colours, legend=legend),
        order="order:Q",
        tooltip=[tip("what:N", "what"), *(tip(f"{name}:Q", name, ".1%") for name in ("part", "low", "high"))],
    ).properties(width=WIDTH, height=46)


def uses_section(report: Report) -> Section:
    """What is offered and never taken, or always."""
    told = sorted((row for row in report.uses if row["verdict"]), key=lambda row: (row["verdict"], -row["offered"]))
    rows: list[Row] = [(row["verdict"] != "takers win more", use_cells(row)) for row in told[:MOST_USES]]
    text = (
        "Every option of every question: how often it is taken when it is offered, and how much more often those win "
        "who take it in a game than those who could have. Never taken may mean dominated, or badly judged by the bots; "
        "always taken is no choice."
    )
    head = ["option", "rule", "offered", "taken", "wins", "verdict"]
    return Section("Options", text, uses_chart(report), Table(head, rows))


def use_cells(row: dict[str, Any]) -> list[str]:
    """An option as cells."""
    rule, gain = row["option"].partition(":")[0], row["gain"]
    wins = "–" if gain is None else f"{gain.value:+.1%}"
    return [row["title"], rule, str(row["offered"]), f"{row['rate']:.1%}", wins, row["verdict"]]


def uses_chart(report: Report) -> Any:
    """Options by how often they are taken and what becomes of those who do."""
    data = [
        {**point(row["gain"], row["title"]), "rate": row["rate"], "rule": row["option"], "offered": row["offered"]}
        for row in report.uses
        if row["gain"] is not None
    ]
    if not data:
        return None
    points = chart_of(data).mark_point(filled=True, opacity=0.7)
    tips = [tip("name:N", "option"), tip("rule:N", "rule"), tip("offered:Q", "offered", NUMBER)]
    return points.encode(
        x=alt.X("rate:Q", title="taken when offered", axis=percents()),
        y=alt.Y("value:Q", title="wins of takers over leavers", axis=percents("+.0%")),
        color=marked(alt.Color, [CALM, ALARM]),
        shape=marked(alt.Shape, ["circle", "diamond"]),
        size=alt.Size("offered:Q", legend=None, scale=alt.Scale(range=[20, 260])),
        tooltip=[*tips, tip("rate:Q", "taken", ".1%"), tip("value:Q", "wins", "+.1%")],
    ).properties(width=WIDTH, height=260)


def variants_section(report: Report) -> Section:
    """What if it were another number?"""
    if not report.variants:
        return Section("What if", "")
    every = [(variant["label"], change) for variant in report.variants[1:] for change in variant["changes"]]
    moved = list(dict.fromkeys(change["label"] for _, change in every if change["change"].flagged))
    wanted = moved[:12] or [m.label for m in report.variants[0]["measures"][:6]]
    rows: list[Row] = [
        (change["change"].flagged, [change["label"], label, *change_cells(change)])
        for label, change in every
        if change["label"] in wanted
    ]
    text = "The same deals with other numbers; the first line is the game as it is. Shown is what moves for certain."
    head = ["figure", "variant", "before", "after", "change (95 %)", "by chance"]
    return Section("What if", text, variants_chart(report, wanted), Table(head, rows))


def change_cells(change: dict[str, Any]) -> list[str | float]:
    """What has changed as cells."""
    return [change["before"], change["after"], amount(change["change"]), odds(change["change"])]


def variants_chart(report: Report, wanted: list[str]) -> Any:
    """One panel per figure, one line per variant."""
    data = [
        {**point(m, variant["label"]), "what": m.label}
        for variant in report.variants
        for m in variant["measures"]
        if m.label in wanted
    ]
    base = chart_of(data)
    y = alt.Y("name:N", title=None, sort=None)
    x = alt.X("low:Q", title=None, axis=alt.Axis(format=NUMBER), scale=alt.Scale(zero=False))
    bars = base.mark_rule(color=CALM, strokeWidth=2).encode(x=x, x2="high:Q", y=y)
    dots = base.mark_point(color=CALM, filled=True, size=60, opacity=1).encode(
        x="value:Q", y=y, tooltip=[tip("name:N", "variant"), tip("value:Q", "value", ",.3~r")]
    )
    panel = alt.layer(bars, dots).properties(width=WIDTH - 160, height=alt.Step(20))
    return panel.facet(facet=alt.Facet("what:N", title=None, sort=wanted), columns=1).resolve_scale(x="independent")


def compared_section(report: Report) -> Section:
    """Before and after."""
    if not report.compared:
        return Section("Before and after", "")
    found = sorted(report.compared["changes"], key=lambda change: change["change"].chance or 0.0)[:40]
    rows: list[Row] = [(change["change"].flagged, [change["label"], *change_cells(change)]) for change in found]
    text = (
        f"Against {report.compared['before']} ({report.compared['games']} games each): the figures that moved most "
        "certainly come first."
    )
    head = ["figure", "before", "after", "change (95 %)", "by chance"]
    return Section("Before and after", text, None, Table(head, rows))


def questions_section(report: Report) -> Section:
    """What is decided, and how many games the rest needs."""
    rows: list[Row] = []
    for question in questions(report):
        left = question.undecided
        cells: list[str | int | None] = [len(question.figures), len(question.figures) - len(left)]
        cells += [f"{left[len(left) // 2]:,}" if left else None, f"{left[-1]:,}" if left else None]
        rows.append((False, [question.title, *cells]))
    text = (
        f"With {report.games:,} games for every player count. A figure is decided when it is flagged, or when its "
        "whole 95 % interval lies nearer to what is expected than what matters: 4 points of the win, 2 for seats, 4 % "
        "of the score for what is in play for all. Else it needs about as many games as are named here."
    )
    head = ["question", "figures", "decided", "games for half of the rest", "games for all"]
    return Section("How many games", text, None, Table(head, rows))

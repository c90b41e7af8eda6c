"""The pages: one HTML file each, with its plots and nothing from any network."""

from __future__ import annotations

import json
from html import escape
from typing import Any, Sequence

import msgspec

from prixfixe.core.errors import BadOption
from prixfixe.lab.analyse import Account, Analysis, Decision
from prixfixe.lab.measures import Measure, players
from prixfixe.lab.report import Report, describe

try:
    import altair as alt
    from vl_convert import javascript_bundle
except ImportError:
    raise BadOption("pages need Altair: pip install 'prixfixe[lab]'") from None

INK, ALARM, CALM, PALE = "#22303c", "#c2410c", "#1d6f8b", "#9db4c0"
WIDTH = 640
STYLE = """
:root { color-scheme: light; --ink: #22303c; --soft: #5b6b78; --line: #dde5ea; --alarm: #c2410c; --calm: #1d6f8b; }
body { font: 17px/1.55 Georgia, 'Iowan Old Style', serif; color: var(--ink); background: #fbfaf7; margin: 0; }
main { max-width: 860px; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
h1 { font-size: 2.3rem; line-height: 1.15; margin: 0 0 .3rem; } h2 { font-size: 1.4rem; margin: 3rem 0 .4rem; }
.sub, figcaption, .note { color: var(--soft); font-size: .95rem; }
.findings { background: #fff; border: 1px solid var(--line); border-left: 5px solid var(--alarm); padding: .9rem 1.2rem .9rem 2rem; margin: 1.6rem 0; }
.findings.calm { border-left-color: var(--calm); } .findings li { margin: .3rem 0; }
nav { font-size: .95rem; margin: 1rem 0 0; } nav a { color: var(--calm); margin-right: .9rem; white-space: nowrap; }
figure { margin: 1rem 0; overflow-x: auto; } details { margin: .6rem 0; } summary { cursor: pointer; color: var(--calm); }
table { border-collapse: collapse; font: 14px/1.4 system-ui, sans-serif; width: 100%; display: block; overflow-x: auto; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 12rem; } tr.flagged td:first-child { font-weight: 600; color: var(--alarm); }
.cards { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1.5rem 0; } .card { background: #fff; border: 1px solid var(--line); padding: .8rem 1.2rem; display: flex; flex-direction: column; min-width: 9rem; }
.big { font-size: 2rem; line-height: 1.2; }
"""
Cell = str | float | int | None
Section = tuple[str, str, Any, str]  # title, a sentence, a chart or None, a table or ""


def document(title: str, subtitle: str, top: str, sections: Sequence[Section], lang: str = "en") -> str:
    """A whole page."""
    shown = [section for section in sections if section[2] is not None or section[3]]
    links = "".join(f'<a href="#s{i}">{escape(title)}</a>' for i, (title, *_) in enumerate(shown))
    body = "".join(block(i, *section) for i, section in enumerate(shown))
    specs = {f"c{i}": plain(chart) for i, (_, _, chart, _) in enumerate(shown) if chart is not None}
    data = json.dumps(specs, ensure_ascii=False).replace("</", "<\\/")
    vega = javascript_bundle().replace("</script", "<\\/script")
    return f"""<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>
<h1>{escape(title)}</h1><p class="sub">{escape(subtitle)}</p><nav>{links}</nav>
{top}{body}
</main><script>{vega}</script>
<script>const specs = {data};
for (const [id, spec] of Object.entries(specs)) vegaEmbed("#" + id, spec, {{ actions: false, renderer: "svg" }});</script>
</body></html>
"""


def block(i: int, title: str, text: str, chart: Any, table: str) -> str:
    """One section."""
    figure = f'<figure><div id="c{i}" role="img" aria-label="{escape(title)}"></div></figure>' if chart is not None else ""
    rows = f"<details{'' if figure else ' open'}><summary>The figures</summary>{table}</details>" if table else ""
    return f'<section id="s{i}"><h2>{escape(title)}</h2><p>{escape(text)}</p>{figure}{rows}</section>'


def plain(chart: Any) -> dict[str, Any]:
    """A chart as Vega-Lite data, without the address of its schema."""
    spec: dict[str, Any] = chart.configure_view(stroke=None).configure_axis(
        labelColor=INK, titleColor=INK, labelFontSize=12, titleFontSize=12, labelLimit=260, gridColor="#e8eef1"
    ).to_dict()  # fmt: skip
    spec.pop("$schema", None)
    return spec


def table(head: Sequence[str], rows: Sequence[tuple[bool, Sequence[Cell]]]) -> str:
    """A table; flagged rows stand out."""
    if not rows:
        return ""
    top = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    lines = [line(flagged, values) for flagged, values in rows]
    return f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def line(flagged: bool, values: Sequence[Cell]) -> str:
    """One line of a table."""
    mark = ' class="flagged"' if flagged else ""
    return f"<tr{mark}>" + "".join(f"<td>{cell(value)}</td>" for value in values) + "</tr>"


def cell(value: Cell) -> str:
    """One cell."""
    if value is None:
        return "–"
    return f"{value:,.4g}" if isinstance(value, float) else escape(str(value))


def share(m: Measure) -> str:
    """A share with its interval."""
    return f"{m.value:.1%} ({m.low:.1%} – {m.high:.1%})"


def amount(m: Measure) -> str:
    """A number with its interval."""
    return f"{m.value:.3g} ({m.low:.3g} – {m.high:.3g})"


def odds(m: Measure) -> str:
    """How likely it is chance."""
    return "–" if m.chance is None else "< 0.001" if m.chance < 0.001 else f"{m.chance:.3f}"


# ---- charts


def intervals(rows: list[dict[str, Any]], title: str, percent: bool, order: Any = None) -> Any:
    """Points with their intervals, one line each; what is flagged has another shape and colour."""
    form = ".0%" if percent else "~g"
    base = alt.Chart(alt.Data(values=rows))
    y = alt.Y("name:N", sort=order, title=None)
    colour = alt.Color("off:N", scale=alt.Scale(domain=["as expected", "off"], range=[CALM, ALARM]), legend=None)
    tips = [alt.Tooltip("name:N", title="what"), alt.Tooltip("value:Q", format=".3", title="value"),
            alt.Tooltip("low:Q", format=".3"), alt.Tooltip("high:Q", format=".3"), alt.Tooltip("count:Q", title="seen")]  # fmt: skip
    bars = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", title=title, axis=alt.Axis(format=form), scale=alt.Scale(zero=False)), x2="high:Q", y=y, color=colour
    )
    dots = base.mark_point(filled=True, size=70, opacity=1).encode(
        x="value:Q", y=y, color=colour, tooltip=tips,
        shape=alt.Shape("off:N", scale=alt.Scale(domain=["as expected", "off"], range=["circle", "diamond"]), legend=None),
    )  # fmt: skip
    even = base.mark_tick(color=INK, thickness=2, size=14, opacity=0.6).encode(x="expected:Q", y=y)
    return alt.layer(bars, even, dots).properties(width=WIDTH, height=alt.Step(20))


def point(m: Measure, name: str) -> dict[str, Any]:
    """A figure as chart data."""
    return {"name": name, "value": m.value, "low": m.low, "high": m.high, "expected": m.expected, "count": m.count,
            "off": "off" if m.flagged else "as expected"}  # fmt: skip


def histogram(rows: list[dict[str, Any]], title: str, step: float = 0.0, form: str = "~g") -> Any:
    """How many games fall where, one panel per player count."""
    data = [{**row, "table": players(row["count"])} for row in rows]
    steps = [b["at"] - a["at"] for a, b in zip(rows, rows[1:]) if a["count"] == b["count"] and b["at"] > a["at"]]
    wide = step or min(steps, default=1)
    for row in data:
        row["to"] = row["at"] + wide
    x = alt.X("at:Q", bin="binned", title=title, axis=alt.Axis(format=form))
    bars = alt.Chart(alt.Data(values=data)).mark_bar(color=CALM, stroke="#fbfaf7").encode(
        x=x, x2="to:Q", y=alt.Y("games:Q", title="games"), tooltip=["at:Q", "games:Q"],
    )  # fmt: skip
    return bars.properties(width=WIDTH / 3 - 25, height=120).facet(
        facet=alt.Facet("table:N", title=None), columns=3
    ).resolve_scale(y="independent")  # fmt: skip


# ---- the balance report


def report_page(report: Report) -> str:
    """The balance report as a page."""
    calm = " calm" if report.findings and report.findings[0].startswith("Nothing stands out") else ""
    items = "".join(f"<li>{escape(text)}</li>" for text in report.findings)
    top = f'<ul class="findings{calm}">{items}</ul>'
    sections = [
        seats_section(report), *rows_sections(report), table_section(report), parts_section(report), length_section(report),
        course_section(report), decided_section(report), luck_section(report), uses_section(report), variants_section(report),
        compared_section(report),
    ]  # fmt: skip
    return document(f"{report.title}: balance report", describe(report) + options_text(report), top, sections)


def options_text(report: Report) -> str:
    """The options that were set."""
    own = [f"{name} = {value}" for name, value in report.options.items() if value not in ("", False)]
    return f"; {', '.join(own)}" if own else ""


def seats_section(report: Report) -> Section:
    """Does it matter where one sits?"""
    found = [m for m in report.measures if m.key.startswith("seat.") or m.key == "solo"]
    seats = [m for m in found if m.expected is not None]
    chart = intervals([point(m, m.label) for m in seats], "share of wins", True, [m.label for m in seats]) if seats else None
    rows = [(m.flagged, [m.label, m.count, share(m), "–" if m.expected is None else f"{m.expected:.1%}", odds(m)]) for m in found]
    text = "Each point is the share of wins of a seat, the bar its 95 % interval, the dark tick what it would be if seats were equal."
    return "Seats", text, chart, table(["seat", "games", "wins (95 %)", "even", "by chance"], rows)


def rows_sections(report: Report) -> list[Section]:
    """Which cards win, table by table."""
    names = list(dict.fromkeys(row["table"] for row in report.rows))
    return [rows_section(name, [row for row in report.rows if row["table"] == name]) for name in names]


def rows_section(name: str, found: list[dict[str, Any]]) -> Section:
    """The rows of one table of the content."""
    shown = found if len(found) <= 60 else found[:30] + found[-30:]
    chart = intervals([point(row["share"], row["title"]) for row in shown], "share of wins of those who had it", True, [row["title"] for row in shown])
    rows = [
        (row["share"].flagged, [row["title"], row["count"], share(row["share"]), odds(row["share"]), amount(row["score"]), odds(row["score"])])
        for row in found
    ]  # fmt: skip
    text = ("Compared with others in the same seat with the same bot. An orange diamond is too far off to be chance, after correction for "
            "looking at all of them at once. What is chosen during play (rather than dealt) may win because winners can afford it.")  # fmt: skip
    head = ["row", "seen", "wins (95 %)", "by chance", "points more (95 %)", "by chance"]
    return f"Content: {name.replace('_', ' ')}", text, chart, table(head, rows)


def table_section(report: Report) -> Section:
    """What is in play for everybody."""
    found = report.table_rows
    chart = intervals([point(row["score"], row["title"]) for row in found], "points more or less for everybody", False) if found else None
    rows = [(row["score"].flagged, [row["title"], row["count"], amount(row["score"]), odds(row["score"]), amount(row["length"]), odds(row["length"])]) for row in found]
    text = "Rows in play for the whole table: what they do to scores and to the length of the game."
    return "In play for all", text, chart, table(["row", "games", "points (95 %)", "by chance", "answers (95 %)", "by chance"], rows)


def parts_section(report: Report) -> Section:
    """Where the points come from."""
    if not report.parts:
        return "Score", "", None, ""
    data = [{**part, "table": f"{players(part['count'])}, {part['who']}"} for part in report.parts]
    chart = alt.Chart(alt.Data(values=data)).mark_bar(stroke="#fbfaf7").encode(
        x=alt.X("points:Q", title="points"), y=alt.Y("table:N", title=None, sort=None),
        color=alt.Color("title:N", title=None, scale=alt.Scale(scheme="tableau20"), legend=alt.Legend(orient="bottom", columns=4, labelLimit=200)),
        tooltip=["title:N", "who:N", alt.Tooltip("points:Q", format=".2f")],
    ).properties(width=WIDTH, height=alt.Step(26))  # fmt: skip
    rows = [(False, [part["title"], players(part["count"]), part["who"], part["points"]]) for part in report.parts]
    return "Score", "The lines of the score: winners against all others.", chart, table(["line", "table", "who", "points"], rows)


def figures_table(report: Report, names: Sequence[str]) -> str:
    """Some of the plain figures."""
    found = [m for name in names for m in report.measures if m.key.partition(".")[0] == name and m.key.rpartition(".")[2].isdecimal()]
    return table(["figure", "games", "mean (95 %)"], [(False, [m.label, m.count, amount(m)]) for m in found])


def length_section(report: Report) -> Section:
    """How long it takes."""
    chart = histogram(report.histograms["answers"], "answers in a game") if report.histograms["answers"] else None
    text = "How many answers a game takes, and how many real decisions (more than one option) each player makes."
    return "Length", text, chart, figures_table(report, ["score", "gap", "answers", "decisions"])


def course_section(report: Report) -> Section:
    """How often the lead changes."""
    chart = histogram(report.histograms["changes"], "changes of the lead", 1) if report.histograms["changes"] else None
    text = "How often another seat came to stand best, by the game's own estimate of worth."
    return "Changes of the lead", text, chart, figures_table(report, ["changes"])


def decided_section(report: Report) -> Section:
    """When the winner was decided."""
    chart = histogram(report.histograms["decided"], "part of the game played", 0.1, ".0%") if report.histograms["decided"] else None
    text = "The moment from which the winner stood best without a break. A game that is decided early drags; one always decided last may be a lottery."
    return "When it was decided", text, chart, figures_table(report, ["decided"])


def luck_section(report: Report) -> Section:
    """What the deal decides and what the play."""
    if not report.luck:
        return "Luck and skill", "", None, ""
    strong, weak = report.luck["strong"], report.luck["weak"]
    titles = {"deal": "the deal", "bot": f"who plays ({strong} or {weak})", "rest": "everything else: later chance, choices of the others"}
    data = [{"what": titles[name], "part": value[0], "low": value[1], "high": value[2], "order": i} for i, (name, value) in enumerate(report.luck["parts"].items())]
    chart = alt.Chart(alt.Data(values=data)).mark_bar(stroke="#fbfaf7").encode(
        x=alt.X("part:Q", title="part of the variance of the margin", axis=alt.Axis(format=".0%"), scale=alt.Scale(domain=[0, 1])),
        color=alt.Color("what:N", title=None, sort=[row["what"] for row in data], scale=alt.Scale(range=[CALM, ALARM, PALE]), legend=alt.Legend(orient="bottom", columns=1, labelLimit=500)),
        order="order:Q", tooltip=["what:N", alt.Tooltip("part:Q", format=".1%"), alt.Tooltip("low:Q", format=".1%"), alt.Tooltip("high:Q", format=".1%")],
    ).properties(width=WIDTH, height=46)  # fmt: skip
    text = (f"{report.luck['games']} games with {players(report.luck['count'])}: every deal is played by {strong} and by {weak} from every seat. "
            "How much of the difference in points follows from the deal, how much from who plays.")  # fmt: skip
    rows = [(False, [row["what"], f"{row['part']:.1%} ({row['low']:.1%} – {row['high']:.1%})"]) for row in data]
    return "Luck and skill", text, chart, table(["what", "part (95 %)"], rows)


def uses_section(report: Report) -> Section:
    """What is offered and never taken, or always."""
    told = sorted((row for row in report.uses if row["verdict"]), key=lambda row: (row["verdict"], -row["offered"]))
    rows = [
        (row["verdict"] != "takers win more", [row["title"], row["option"].partition(":")[0], row["offered"], f"{row['rate']:.1%}", "–" if row["gain"] is None else f"{row['gain'].value:+.1%}", row["verdict"]])
        for row in told[:200]
    ]  # fmt: skip
    data = [{"name": row["title"], "rule": row["option"].partition(":")[0], "rate": row["rate"], "gain": row["gain"].value, "offered": row["offered"],
             "off": "off" if row["gain"].flagged else "as expected"} for row in report.uses if row["gain"] is not None]  # fmt: skip
    chart = alt.Chart(alt.Data(values=data)).mark_point(filled=True, opacity=0.7).encode(
        x=alt.X("rate:Q", title="taken when offered", axis=alt.Axis(format=".0%")),
        y=alt.Y("gain:Q", title="wins of takers over leavers", axis=alt.Axis(format="+.0%")),
        color=alt.Color("off:N", scale=alt.Scale(domain=["as expected", "off"], range=[CALM, ALARM]), legend=None),
        shape=alt.Shape("off:N", scale=alt.Scale(domain=["as expected", "off"], range=["circle", "diamond"]), legend=None),
        size=alt.Size("offered:Q", legend=None, scale=alt.Scale(range=[20, 260])), tooltip=["name:N", "rule:N", "offered:Q", alt.Tooltip("rate:Q", format=".1%"), alt.Tooltip("gain:Q", format="+.1%")],
    ).properties(width=WIDTH, height=260) if data else None  # fmt: skip
    text = ("Every option of every question: how often it is taken when it is offered, and how much more often those win who take it in a game than those "
            "who could have. Never taken may mean dominated, or badly judged by the bots; always taken is no choice.")  # fmt: skip
    return "Options", text, chart, table(["option", "rule", "offered", "taken", "wins", "verdict"], rows)


def variants_section(report: Report) -> Section:
    """What if it were another number?"""
    if not report.variants:
        return "What if", "", None, ""
    moved = [change["label"] for variant in report.variants[1:] for change in variant["changes"] if change["change"].flagged]
    wanted = list(dict.fromkeys(moved))[:12] or [m.label for m in report.variants[0]["measures"][:6]]
    data = [
        {"name": variant["label"], "what": m.label, **{k: v for k, v in point(m, "").items() if k not in ("name", "off")}}
        for variant in report.variants for m in variant["measures"] if m.label in wanted
    ]  # fmt: skip
    y = alt.Y("name:N", title=None, sort=None)
    base = alt.Chart(alt.Data(values=data))
    x = alt.X("low:Q", title=None, scale=alt.Scale(zero=False))
    panel = alt.layer(
        base.mark_rule(color=CALM, strokeWidth=2).encode(x=x, x2="high:Q", y=y),
        base.mark_point(color=CALM, filled=True, size=60, opacity=1).encode(x="value:Q", y=y, tooltip=["name:N", "value:Q"]),
    ).properties(width=WIDTH - 160, height=alt.Step(20))  # fmt: skip
    chart = panel.facet(facet=alt.Facet("what:N", title=None, sort=wanted), columns=1).resolve_scale(x="independent")
    rows = [
        (change["change"].flagged, [change["label"], variant["label"], change["before"], change["after"], amount(change["change"]), odds(change["change"])])
        for variant in report.variants[1:] for change in variant["changes"] if change["change"].flagged or change["label"] in wanted
    ]  # fmt: skip
    text = "The same deals with other numbers; the first line is the game as it is. Shown is what moves for certain."
    return "What if", text, chart, table(["figure", "variant", "before", "after", "change (95 %)", "by chance"], rows)


def compared_section(report: Report) -> Section:
    """Before and after."""
    if not report.compared:
        return "Before and after", "", None, ""
    found = sorted(report.compared["changes"], key=lambda change: change["change"].chance or 0.0)[:40]
    rows = [(change["change"].flagged, [change["label"], change["before"], change["after"], amount(change["change"]), odds(change["change"])]) for change in found]
    text = f"Against {report.compared['before']} ({report.compared['games']} games each): the figures that moved most certainly come first."
    return "Before and after", text, None, table(["figure", "before", "after", "change (95 %)", "by chance"], rows)


def data_of(report: Report) -> bytes:
    """The report as JSON."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1)


# ---- the analysis of one match


def analysis_page(found: Analysis) -> str:
    """The analysis of one match as a page."""
    winners = " and ".join(seat.name for seat in found.seats if seat.place == 1) or "nobody"
    top = "".join(card(seat, found) for seat in found.seats)
    sections = [curve_section(found), worst_section(found), luck_table(found), decisions_section(found)]
    subtitle = f"Won by {winners}. {len(found.decisions)} decisions, {found.iterations} iterations of thought each."
    return document(f"{found.title}: a match looked at again", subtitle, f'<div class="cards">{top}</div>', sections)


def card(seat: Account, found: Analysis) -> str:
    """One player at a glance."""
    return (
        f'<div class="card"><strong>{escape(seat.name)}</strong><span class="big">{seat.accuracy:.1f}</span><span class="note">accuracy</span>'
        f'<span class="note">place {seat.place}, {seat.score} points</span></div>'
    )


def curve_section(found: Analysis) -> Section:
    """How the win moved from hand to hand."""
    last = max((decision.move for decision in found.decisions), default=0) + 1
    data = [{"move": d.move, "share": d.after, "who": found.seats[d.seat].name, "said": d.taken} for d in found.decisions]
    data += [{"move": last, "share": seat.result, "who": seat.name, "said": "the end"} for seat in found.seats]
    lines = alt.Chart(alt.Data(values=data)).mark_line(interpolate="monotone", strokeWidth=2.2, point=alt.OverlayMarkDef(size=22)).encode(
        x=alt.X("move:Q", title="move", scale=alt.Scale(domain=[0, last])),
        y=alt.Y("share:Q", title="share of the win", axis=alt.Axis(format=".0%"), scale=alt.Scale(domain=[0, 1])),
        color=alt.Color("who:N", title=None, legend=alt.Legend(orient="top"), scale=alt.Scale(scheme="dark2")),
        strokeDash=alt.StrokeDash("who:N", legend=None),
        tooltip=["who:N", "move:Q", "said:N", alt.Tooltip("share:Q", format=".0%")],
    ).properties(width=WIDTH + 80, height=300)  # fmt: skip
    text = "Every point is a decision: the share of the win its player could then expect, knowing what that player knew."
    return "The curve", text, lines, ""


def said(decision: Decision, found: Analysis) -> tuple[bool, list[Cell]]:
    """A decision as a line of a table."""
    return decision.loss > 0.05, [
        f"{decision.move}. {found.seats[decision.seat].name}: {decision.taken}", decision.better or "–", f"{decision.before:.0%}",
        f"{decision.after:.0%}", f"{decision.accuracy:.0f}", decision.rule,
    ]  # fmt: skip


HEAD = ["decision", "better", "best share", "share", "accuracy", "rule"]


def worst_section(found: Analysis) -> Section:
    """The decisions that cost most."""
    moves = {decision.move: decision for decision in found.decisions}
    rows = [said(moves[move], found) for seat in found.seats for move in seat.worst]
    return "The costliest decisions", "Up to three of each player, with the option that promised more.", None, table(HEAD, rows)


def luck_table(found: Analysis) -> Section:
    """What the result owes to skill and to luck."""
    rows = [
        (False, [seat.name, f"{seat.start:.0%}", f"{seat.skill:+.0%}", f"{seat.others:+.0%}", f"{seat.luck:+.0%}", f"{seat.result:.0%}"])
        for seat in found.seats
    ]  # fmt: skip
    text = ("From the share at the start to the result: what one's own decisions cost, what the mistakes of others brought (spread evenly over all "
            "who could gain), and luck, which is the rest.")  # fmt: skip
    return "Luck and skill", text, None, table(["player", "start", "own decisions", "others", "luck", "result"], rows)


def decisions_section(found: Analysis) -> Section:
    """All of them."""
    return "All decisions", "", None, table(HEAD, [said(decision, found) for decision in found.decisions])

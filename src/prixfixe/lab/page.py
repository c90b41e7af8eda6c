"""The frame of the lab's pages: one HTML file each, with its plots and nothing from any network."""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape
from itertools import pairwise
from typing import Any, NamedTuple, Sequence

from prixfixe.core.errors import BadOption
from prixfixe.lab.measures import Measure, players

try:
    import altair
    import vl_convert
except ImportError:
    raise BadOption("pages need Altair: pip install 'prixfixe[lab]'") from None

alt = altair

INK, ALARM, CALM, PALE, PAPER = "#22303c", "#c2410c", "#1d6f8b", "#9db4c0", "#fbfaf7"
WIDTH = 640
LONG = 40  # lines of a table that stays folded
STYLE = """
:root { color-scheme: light; --ink: #22303c; --soft: #5b6b78; --line: #dde5ea; --alarm: #c2410c; --calm: #1d6f8b; }
body { font: 17px/1.55 Georgia, 'Iowan Old Style', serif; color: var(--ink); background: #fbfaf7; margin: 0; }
main { max-width: 860px; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
h1 { font-size: 2.3rem; line-height: 1.15; margin: 0 0 .3rem; }
h2 { font-size: 1.4rem; margin: 3rem 0 .4rem; }
.sub, .note { color: var(--soft); font-size: .95rem; }
.findings { background: #fff; border: 1px solid var(--line); border-left: 5px solid var(--alarm);
  padding: .9rem 1.2rem .9rem 2rem; margin: 1.6rem 0; }
.findings.calm { border-left-color: var(--calm); }
.findings li { margin: .3rem 0; }
nav { font-size: .95rem; margin: 1rem 0 0; display: flex; flex-wrap: wrap; gap: .2rem .9rem; }
nav a { color: var(--calm); white-space: nowrap; }
figure { margin: 1rem 0; overflow-x: auto; }
details { margin: .6rem 0; }
summary { cursor: pointer; color: var(--calm); }
table { border-collapse: collapse; font: 14px/1.4 system-ui, sans-serif; width: 100%; display: block;
  overflow-x: auto; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 12rem; }
td.words { text-align: left; white-space: normal; min-width: 6rem; }
tr.flagged td:first-child { font-weight: 600; color: var(--alarm); }
.cards { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1.5rem 0; }
.card { background: #fff; border: 1px solid var(--line); padding: .8rem 1.2rem; display: flex; flex-direction: column;
  min-width: 9rem; }
.big { font-size: 2rem; line-height: 1.2; }
"""
SCRIPT = """
for (const [id, spec] of Object.entries(specs))
  vegaEmbed("#" + id, spec, { actions: false, renderer: "svg" });
"""
Cell = str | float | int | None
Row = tuple[bool, Sequence[Cell]]  # whether it is flagged, its cells


class Section(NamedTuple):
    """A part of a page; one with neither chart nor table is left out."""

    title: str
    text: str
    chart: Any = None
    table: str = ""


def document(title: str, subtitle: str, top: str, sections: Sequence[Section]) -> str:
    """A whole page."""
    shown = [section for section in sections if section.chart is not None or section.table]
    links = "".join(f'<a href="#s{i}">{escape(section.title)}</a>' for i, section in enumerate(shown))
    body = "".join(block(i, section) for i, section in enumerate(shown))
    specs = {f"c{i}": plain(section.chart) for i, section in enumerate(shown) if section.chart is not None}
    data = json.dumps(specs, ensure_ascii=False).replace("</", "<\\/")
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>
<h1>{escape(title)}</h1><p class="sub">{escape(subtitle)}</p><nav>{links}</nav>
{top}{body}
</main><script>{vega()}</script><script>const specs = {data};{SCRIPT}</script></body></html>
"""


@cache
def vega() -> str:
    """The script that draws the plots."""
    bundle: Any = vl_convert.javascript_bundle
    return str(bundle()).replace("</script", "<\\/script")


def block(i: int, section: Section) -> str:
    """One section."""
    title = escape(section.title)
    figure, rows = "", ""
    if section.chart is not None:
        figure = f'<figure><div id="c{i}" role="img" aria-label="{title}"></div></figure>'
    if section.table:
        unfolded = not figure and section.table.count("<tr") <= LONG
        rows = f"<details{' open' * unfolded}><summary>The figures</summary>{section.table}</details>"
    return f'<section id="s{i}"><h2>{title}</h2><p>{escape(section.text)}</p>{figure}{rows}</section>'


def plain(chart: Any) -> dict[str, Any]:
    """A chart as Vega-Lite data, without the address of its schema."""
    axis = {"labelColor": INK, "titleColor": INK, "labelFontSize": 12, "titleFontSize": 12, "labelLimit": 260}
    spec: dict[str, Any] = chart.configure_view(stroke=None).configure_axis(gridColor="#e8eef1", **axis).to_dict()
    spec.pop("$schema", None)
    spec["background"] = "transparent"
    return spec


# ---- tables


def table(head: Sequence[str], rows: Sequence[Row]) -> str:
    """A table; flagged rows stand out."""
    if not rows:
        return ""
    top = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    lines = "".join(line(flagged, values) for flagged, values in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"


def line(flagged: bool, values: Sequence[Cell]) -> str:
    """One line of a table."""
    mark = ' class="flagged"' if flagged else ""
    return f"<tr{mark}>" + "".join(map(cell, values)) + "</tr>"


def cell(value: Cell) -> str:
    """One cell; words are set like words, numbers like numbers."""
    if value is None:
        return "<td>–</td>"
    text = f"{value:,.4g}" if isinstance(value, float) else str(value)
    words = ' class="words"' if re.search("[A-Za-z]{2}", text) else ""
    return f"<td{words}>{escape(text)}</td>"


def share(m: Measure) -> str:
    """A share with its interval."""
    return f"{m.value:.1%} ({max(0.0, m.low):.1%} – {min(1.0, m.high):.1%})"


def amount(m: Measure) -> str:
    """A number with its interval."""
    return f"{m.value:.3g} ({m.low:.3g} – {m.high:.3g})"


def odds(m: Measure) -> str:
    """How likely it is chance."""
    if m.chance is None:
        return "–"
    return "< 0.001" if m.chance < 0.001 else f"{m.chance:.3f}"


# ---- charts


def chart_of(rows: list[dict[str, Any]]) -> Any:
    """A chart of some rows."""
    data: Any = alt.Data
    return alt.Chart(data(values=rows))


def percents(form: str = ".0%") -> Any:
    """An axis of shares."""
    return alt.Axis(format=form)


def marked(channel: Any, looks: Sequence[str]) -> Any:
    """A channel that sets apart what is off."""
    return channel("off:N", scale=alt.Scale(domain=["as expected", "off"], range=list(looks)), legend=None)


def tip(field: str, title: str, form: str = "") -> Any:
    """A line of what shows under the pointer."""
    return alt.Tooltip(field, title=title, format=form) if form else alt.Tooltip(field, title=title)


def point(m: Measure, name: str) -> dict[str, Any]:
    """A figure as chart data."""
    off = "off" if m.flagged else "as expected"
    figures = {"value": m.value, "low": m.low, "high": m.high, "expected": m.expected, "count": m.count}
    return {"name": name, **figures, "off": off}


def intervals(rows: list[dict[str, Any]], title: str, percent: bool) -> Any:
    """Points with their intervals, one line each; what is flagged has another shape and colour."""
    if not rows:
        return None
    if percent:
        rows = [{**row, "low": max(0.0, row["low"]), "high": min(1.0, row["high"])} for row in rows]
    base, form = chart_of(rows), ".1%" if percent else ".3g"
    y = alt.Y("name:N", sort=[row["name"] for row in rows], title=None)
    axis = alt.Axis(format=".0%" if percent else "")
    x = alt.X("low:Q", title=title, axis=axis, scale=alt.Scale(zero=False))
    colour = marked(alt.Color, [CALM, ALARM])
    tips = [tip("name:N", "what"), tip("value:Q", "value", form), tip("low:Q", "from", form), tip("high:Q", "to", form)]
    bars = base.mark_rule(strokeWidth=2).encode(x=x, x2="high:Q", y=y, color=colour)
    dots = base.mark_point(filled=True, size=70, opacity=1).encode(
        x="value:Q",
        y=y,
        color=colour,
        shape=marked(alt.Shape, ["circle", "diamond"]),
        tooltip=[*tips, tip("count:Q", "seen")],
    )
    even = base.mark_tick(color=INK, thickness=2, size=14, opacity=0.6).encode(x="expected:Q", y=y)
    return alt.layer(bars, even, dots).properties(width=WIDTH, height=alt.Step(20))


def histogram(rows: list[dict[str, Any]], title: str, step: float = 0.0, form: str = "") -> Any:
    """How many games fall where, one panel per player count."""
    if not rows:
        return None
    steps = [b["at"] - a["at"] for a, b in pairwise(rows) if a["count"] == b["count"] and b["at"] > a["at"]]
    wide = step or min(steps, default=1)
    data = [{**row, "table": players(row["count"]), "to": row["at"] + wide} for row in rows]
    bars = chart_of(data).mark_bar(color=CALM, stroke=PAPER)
    bars = bars.encode(
        x=alt.X("at:Q", bin="binned", title=title, axis=alt.Axis(format=form)),
        x2="to:Q",
        y=alt.Y("games:Q", title="games"),
        tooltip=[tip("at:Q", "from"), tip("to:Q", "to"), tip("games:Q", "games")],
    )
    panels = bars.properties(width=WIDTH / 3 - 25, height=120)
    return panels.facet(facet=alt.Facet("table:N", title=None), columns=3).resolve_scale(
        x="independent", y="independent"
    )

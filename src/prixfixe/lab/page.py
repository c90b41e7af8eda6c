"""The frame of the lab's pages: one HTML file each, with its plots and nothing from any network."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, Sequence

from prixfixe.core.errors import BadOption
from prixfixe.lab.findings import decimal
from prixfixe.lab.measures import Measure, players

try:
    import altair
    import vl_convert
    from jinja2 import Environment, FileSystemLoader, StrictUndefined
    from markupsafe import Markup
except ImportError:
    raise BadOption("pages need Altair: pip install 'prixfixe[lab]'") from None

alt = altair

FOLDER = Path(__file__).parent
INK, ALARM, CALM, PALE, PAPER = "#22303c", "#c2410c", "#1d6f8b", "#9db4c0", "#fbfaf7"
WIDTH = 640
LONG = 40  # lines of a table that stays folded
NUMBER = ",.6~r"  # numbers on axes and under the pointer, never with a power of ten
Cell = str | float | int | None
Row = tuple[bool, Sequence[Cell]]  # whether it is flagged, its cells


class Table(NamedTuple):
    """The figures of a section."""

    head: Sequence[str]
    rows: Sequence[Row]


class Section(NamedTuple):
    """A part of a page; one with neither chart nor table is left out."""

    title: str
    text: str
    chart: Any = None
    table: Table | None = None

    @property
    def shown(self) -> bool:
        """Whether there is anything in it."""
        return self.chart is not None or bool(self.table and self.table.rows)

    @property
    def unfolded(self) -> bool:
        """Whether its table is open from the start."""
        return self.chart is None and self.table is not None and len(self.table.rows) < LONG


def document(template: str, title: str, subtitle: str, sections: Sequence[Section], **parts: Any) -> str:
    """A whole page."""
    shown = [section for section in sections if section.shown]
    specs = {f"c{i}": plain(section.chart) for i, section in enumerate(shown) if section.chart is not None}
    data = Markup(json.dumps(specs, ensure_ascii=False).replace("</", "<\\/"))
    style = Markup((FOLDER / "page.css").read_text(encoding="utf-8"))
    page = templates().get_template(template)
    frame = {"title": title, "subtitle": subtitle, "sections": shown, "specs": data, "style": style, "vega": vega()}
    return page.render(**frame, **parts)


@cache
def templates() -> Environment:
    """The templates of the lab's pages, which escape whatever they are given."""
    loader = FileSystemLoader(FOLDER)
    made = Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    made.filters.update(cell=cell, worded=worded)
    return made


@cache
def vega() -> Markup:
    """The script that draws the plots."""
    bundle: Any = vl_convert.javascript_bundle
    return Markup(str(bundle()).replace("</script", "<\\/script"))


def plain(chart: Any) -> dict[str, Any]:
    """A chart as Vega-Lite data, without the address of its schema."""
    axis = {"labelColor": INK, "titleColor": INK, "labelFontSize": 12, "titleFontSize": 12, "labelLimit": 260}
    spec: dict[str, Any] = chart.configure_view(stroke=None).configure_axis(gridColor="#e8eef1", **axis).to_dict()
    spec.pop("$schema", None)
    spec["background"] = "transparent"
    return spec


# ---- tables


def cell(value: Cell) -> str:
    """What stands in a cell."""
    return "–" if value is None else decimal(value) if isinstance(value, float) else str(value)


def worded(text: str) -> bool:
    """Whether a cell is set like words rather than like numbers."""
    return re.search("[A-Za-z]{2}", text) is not None


def share(m: Measure) -> str:
    """A share with its interval."""
    return f"{m.value:.1%} ({max(0.0, m.low):.1%} – {min(1.0, m.high):.1%})"


def amount(m: Measure) -> str:
    """A number with its interval."""
    return f"{decimal(m.value)} ({decimal(m.low)} – {decimal(m.high)})"


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
    base, form = chart_of(rows), ".1%" if percent else ",.3~r"
    y = alt.Y("name:N", sort=[row["name"] for row in rows], title=None)
    axis = alt.Axis(format=".0%" if percent else NUMBER)
    x = alt.X("low:Q", title=title, axis=axis, scale=alt.Scale(zero=False))
    colour = marked(alt.Color, [CALM, ALARM])
    tips = [tip("name:N", "what"), tip("value:Q", "value", form), tip("low:Q", "from", form), tip("high:Q", "to", form)]
    bars = base.mark_rule(strokeWidth=2).encode(x=x, x2="high:Q", y=y, color=colour)
    dots = base.mark_point(filled=True, size=70, opacity=1).encode(
        x="value:Q",
        y=y,
        color=colour,
        shape=marked(alt.Shape, ["circle", "diamond"]),
        tooltip=[*tips, tip("count:Q", "seen", NUMBER)],
    )
    even = base.mark_tick(color=INK, thickness=2, size=14, opacity=0.6).encode(x="expected:Q", y=y)
    return alt.layer(bars, even, dots).properties(width=WIDTH, height=alt.Step(20))


def histogram(rows: list[dict[str, Any]], title: str, step: float = 0.0, form: str = NUMBER) -> Any:
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
        y=alt.Y("games:Q", title="games", axis=alt.Axis(format=NUMBER)),
        tooltip=[tip("at:Q", "from", form), tip("to:Q", "to", form), tip("games:Q", "games", NUMBER)],
    )
    panels = bars.properties(width=WIDTH / 3 - 25, height=120)
    return panels.facet(facet=alt.Facet("table:N", title=None), columns=3).resolve_scale(
        x="independent", y="independent"
    )

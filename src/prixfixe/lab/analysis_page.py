"""The analysis of one match as a page."""

from __future__ import annotations

from prixfixe.lab.analyse import Account, Analysis, Decision
from prixfixe.lab.page import NUMBER, WIDTH, Row, Section, Table, alt, chart_of, document, percents, tip

HEAD = ["decision", "better", "for", "best share", "share", "accuracy", "rule"]
COSTLY = 0.05  # a share of the win


def analysis_page(found: Analysis) -> str:
    """The whole page."""
    winners = " and ".join(seat.name for seat in found.seats if seat.place == 1) or "nobody"
    every: list[Row] = [said(decision, found) for decision in found.decisions]
    sections = [
        curve_section(found),
        worst_section(found),
        luck_section(found),
        Section("All decisions", "", None, Table(HEAD, every)),
    ]
    subtitle = f"Won by {winners}. {len(found.decisions)} decisions, {found.iterations} iterations of thought each."
    title = f"{found.title}: a match looked at again"
    return document("analysis.html", title, subtitle, sections, seats=found.seats)


def curve_section(found: Analysis) -> Section:
    """How the win moved from hand to hand."""
    last = max((decision.move for decision in found.decisions), default=0) + 1
    names = [seat.name for seat in found.seats]
    data = [{"move": d.move, "share": d.after, "who": names[d.seat], "said": d.taken} for d in found.decisions]
    data += [{"move": last, "share": seat.result, "who": seat.name, "said": "the end"} for seat in found.seats]
    dots = alt.OverlayMarkDef(size=22)
    lines = chart_of(data).mark_line(interpolate="monotone", strokeWidth=2.2, point=dots)
    chart = lines.encode(
        x=alt.X("move:Q", title="move", axis=alt.Axis(format=NUMBER), scale=alt.Scale(domain=[0, last])),
        y=alt.Y("share:Q", title="share of the win", axis=percents(), scale=alt.Scale(domain=[0, 1])),
        color=alt.Color("who:N", title=None, legend=alt.Legend(orient="top"), scale=alt.Scale(scheme="dark2")),
        strokeDash=alt.StrokeDash("who:N", legend=None),
        tooltip=[tip("who:N", "who"), tip("move:Q", "move"), tip("said:N", "decision"), tip("share:Q", "share", ".0%")],
    ).properties(width=WIDTH + 80, height=300)
    text = (
        "Every point is a decision: the share of the win its player could then expect, knowing what that player knew."
    )
    return Section("The curve", text, chart)


def said(decision: Decision, found: Analysis) -> Row:
    """A decision as a line of a table."""
    who = f"{decision.move}. {found.seats[decision.seat].name}: {decision.taken}"
    shares = [f"{decision.before:.0%}", f"{decision.after:.0%}", f"{decision.accuracy:.0f}"]
    return decision.loss > COSTLY, [who, decision.better or "–", ", ".join(decision.why) or "–", *shares, decision.rule]


def worst_section(found: Analysis) -> Section:
    """The decisions that cost most."""
    moves = {decision.move: decision for decision in found.decisions}
    rows = [said(moves[move], found) for seat in found.seats for move in seat.worst]
    text = "Up to three of each player, with the option that promised more."
    return Section("The costliest decisions", text, None, Table(HEAD, rows))


def luck_section(found: Analysis) -> Section:
    """What the result owes to skill and to luck."""
    rows: list[Row] = [(False, luck_cells(seat)) for seat in found.seats]
    text = (
        "From the share at the start to the result: what one's own decisions cost, what the mistakes of others brought "
        "(spread evenly over all who could gain), and luck, which is the rest."
    )
    head = ["player", "start", "own decisions", "others", "luck", "result"]
    return Section("Luck and skill", text, None, Table(head, rows))


def luck_cells(seat: Account) -> list[str]:
    """A seat's account as cells."""
    changes = [f"{part:+.0%}" for part in (seat.skill, seat.others, seat.luck)]
    return [seat.name, f"{seat.start:.0%}", *changes, f"{seat.result:.0%}"]

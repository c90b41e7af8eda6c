"""Write down what the lab says about our own titles: python -m scripts.results [GAME]... [--games 400] [--workers 2].

Every title is played by greedy bots at every player count; the page of each report goes to build/reports, the tables to
docs/lab-results.md. Titles that are not named keep their section.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import prixfixe
from prixfixe.lab import report as reports
from prixfixe.lab.arena import Played
from prixfixe.lab.findings import Report, describe, uses_of
from prixfixe.lab.measures import SEEN, Measure, players
from prixfixe.lab.report import Plan
from prixfixe.lab.report_page import data_of, report_page
from prixfixe.lab.runs import Run, played
from prixfixe.lab.workers import Crew

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "lab-results.md"
HEAD = "# What the lab says about our own titles\n\nMade by `python -m scripts.results`; bold is flagged."
MOST = 12  # lines of a list


def section(report: Report) -> str:
    """What is worth knowing about one title."""
    parts = [f"## {report.title}", describe(report) + ".", counts_table(report), *map(luck_line, report.luck)]
    return "\n\n".join(part for part in [*parts, rows_table(report), uses_lines(report)] if part)


def counts_table(report: Report) -> str:
    """One line per player count."""
    lines = ["| players | wins by seat | score | answers | decisions each | changes of the lead | led for good from |"]
    lines.append("| --- | --- | --- | --- | --- | --- | --- |")
    known = {m.key: m for m in report.measures}
    for count in report.counts:
        cells = [number(known.get(f"{name}.{count}")) for name in ("score", "answers", "decisions", "changes")]
        decided = known.get(f"decided.{count}")
        lines.append(f"| {count} | {seats(known, count)} | {' | '.join(cells)} | {share(decided)} |")
    return "\n".join(lines)


def seats(known: dict[str, Measure], count: int) -> str:
    """The shares of wins of all seats, in order; what is flagged stands out."""
    if count == 1:
        return f"{share(known.get('solo'))} of solo games won"
    found = [known[f"seat.{count}.{seat}"] for seat in range(count)]
    error = max((m.high - m.low) / 2 for m in found)
    texts = [f"**{m.value:.0%}**" if m.flagged else f"{m.value:.0%}" for m in found]
    return f"{', '.join(texts)} (± {error:.0%})"


def number(m: Measure | None) -> str:
    """A mean with its error."""
    return "–" if m is None else f"{m.value:.1f} ± {(m.high - m.low) / 2:.1f}"


def share(m: Measure | None) -> str:
    """A share with its error."""
    return "–" if m is None else f"{m.value:.0%} ± {(m.high - m.low) / 2:.0%}"


def luck_line(duel: dict[str, Any]) -> str:
    """What the deal decides and what the play."""
    parts = {name: f"{value[0]:.0%} ({value[1]:.0%} to {value[2]:.0%})" for name, value in duel["parts"].items()}
    table, strong, weak = players(duel["count"]), duel["strong"], duel["weak"]
    return (
        f"Luck and skill, {table}, {strong} and {weak}: the deal explains {parts['deal']} of the variance of "
        f"the margin, who plays {parts['bot']}, the rest is {parts['rest']}."
    )


def rows_table(report: Report) -> str:
    """The rows that stand out."""
    found = [row for row in report.rows if row["share"].flagged]
    often = [row for row in report.rows if row["count"] >= SEEN]
    left = [row for row in often if row["share"].verdict == "undecided"]
    if not found:
        return f"Of {len(often)} content rows seen often enough, none stands out; {len(left)} are undecided."
    lines = [f"Of {len(often)} content rows seen often enough, {len(found)} stand out, {len(left)} are undecided:", ""]
    lines += ["| row | seen | wins (95 %) | usual for its kind | points more |", "| --- | --- | --- | --- | --- |"]
    shown = found if len(found) <= 2 * MOST else found[:MOST] + found[-MOST:]
    return "\n".join(lines + [row_line(row) for row in shown])


def row_line(row: dict[str, Any]) -> str:
    """One row."""
    m = row["share"]
    wins = f"{m.value:.0%} ({max(0.0, m.low):.0%} to {min(1.0, m.high):.0%})"
    return (
        f"| {row['title']} (`{row['name']}`) | {row['count']} | {wins} | {m.expected:.0%} | {row['score'].value:+.1f} |"
    )


def uses_lines(report: Report) -> str:
    """Options that nobody or everybody takes."""
    lines = []
    for verdict in ("never taken", "always taken"):
        names = list(dict.fromkeys(uses_of(report, verdict)))
        if names:
            more = f" and {len(names) - MOST} more" if len(names) > MOST else ""
            lines.append(f"{verdict.capitalize()} when offered: {', '.join(names[:MOST])}{more}.")
    return "\n\n".join(lines)


def all_games(run: Run) -> list[Played]:
    """The games of a run."""
    return list(played(run))


def known() -> dict[str, str]:
    """The sections that are on the page already, by title."""
    parts = PAGE.read_text(encoding="utf-8").split("\n## ")[1:] if PAGE.exists() else []
    return {part.partition("\n")[0]: f"## {part.strip()}" for part in parts}


def main() -> None:
    """Play, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", default=list(prixfixe.shipped()))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    sections = known()
    for name in args.game:
        game = prixfixe.load(name)
        counts = reports.fitting(game, args.seats or [])
        plan = Plan(name, counts, (args.bot,), args.games, 1, game.chosen(counts[0]), Crew(args.workers))
        folder = ROOT / "build" / "reports" / name
        folder.mkdir(parents=True, exist_ok=True)
        report = reports.made(reports.program(plan, None, folder), all_games, folder)
        (folder / "report.json").write_bytes(data_of(report))
        (folder / "report.html").write_text(report_page(report), encoding="utf-8")
        sections[game.title] = section(report)
        print(sections[game.title], flush=True)
        PAGE.write_text("\n\n".join([HEAD, *(sections[title] for title in sorted(sections))]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

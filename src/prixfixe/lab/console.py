"""How the lab's commands speak: refusals, progress, tables and JSON."""

from __future__ import annotations

import json
import sys
import tempfile
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from time import perf_counter
from typing import Any, Callable, Iterator, ParamSpec

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from prixfixe.core.errors import BadInput
from prixfixe.lab.arena import GameFailed
from prixfixe.lab.runs import Progress as Step

P = ParamSpec("P")
PAUSE = 10.0  # seconds between two lines about one stage


def refusing(command: Callable[P, None]) -> Callable[P, None]:
    """Bad input gets one line and exit code 2, a stopped run 130, a game that breaks off 1 and its record."""

    @wraps(command)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except GameFailed as failure:
            path = Path(tempfile.mkstemp(prefix="prixfixe-failed-", suffix=".json")[1])
            path.write_text(failure.replay, encoding="utf-8")
            typer.echo(f"prixfixe: {failure.reason}; its record is in {path}", err=True)
            raise typer.Exit(1) from None
        except (BadInput, OSError) as error:
            typer.echo(f"prixfixe: {' '.join(str(error).split())}", err=True)
            raise typer.Exit(2) from None
        except KeyboardInterrupt:
            typer.echo("prixfixe: stopped; with --out, --resume carries on from here", err=True)
            raise typer.Exit(130) from None

    return wrapped


class Pace:
    """How quickly a stage goes."""

    def __init__(self, stage: str, done: int) -> None:
        self.stage, self.first = stage, done
        self.began = self.told = perf_counter()

    def rate(self, done: int) -> float:
        """How many a second, so far."""
        gone = perf_counter() - self.began
        return (done - self.first) / gone if gone > 0 else 0.0


class Lines:
    """Progress for a file or a pipe: a line when a stage begins, when it ends, and now and then."""

    def __init__(self) -> None:
        self.pace = Pace("", 0)

    def __call__(self, stage: str, done: int, wanted: int) -> None:
        """Say how far it has come, if it is time to."""
        begins = stage != self.pace.stage
        if begins:
            self.pace = Pace(stage, done)
        now = perf_counter()
        if begins or done == wanted or now - self.pace.told >= PAUSE:
            self.pace.told = now
            typer.echo(f"prixfixe: {stage}: {self.said(done, wanted)}", err=True)

    def said(self, done: int, wanted: int) -> str:
        """How far, how quickly, how long yet."""
        rate = self.pace.rate(done)
        if done == self.pace.first or done == wanted:
            return f"{done:,} of {wanted:,}"
        return f"{done:,} of {wanted:,}, {rate:,.1f} a second, about {(wanted - done) / rate:,.0f} s to go"


@contextmanager
def progress() -> Iterator[Step]:
    """A bar on the error stream with stage, rate and time left if somebody is looking, else lines."""
    if not sys.stderr.isatty():
        yield Lines()
        return
    columns = [
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    ]
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield on_bar(bar)


def on_bar(bar: Progress) -> Step:
    """Progress on a bar, one bar for every stage."""
    tasks: dict[str, tuple[Any, Pace]] = {}

    def step(stage: str, done: int, wanted: int) -> None:
        if stage not in tasks:
            tasks[stage] = bar.add_task(stage, rate="", total=wanted), Pace(stage, done)
        task, pace = tasks[stage]
        rate = pace.rate(done)
        bar.update(task, completed=done, total=wanted, rate=f"{rate:,.1f}/s" if rate else "")

    return step


def shown(data: object) -> None:
    """Print JSON."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def print_summary(result: dict[str, Any]) -> None:
    """The summary as a table."""
    console = Console()
    console.print(f"{result['games']} games of {result['game']}, {result['seats']} seats, seed {result['seed']}")
    for name, title in (("by_seat", "seat"), ("by_bot", "bot")):
        sheet = Table(title, "wins", "95 %", "score", "decisions")
        for key, one in result[name].items():
            label = str(int(key) + 1) if name == "by_seat" else key
            sheet.add_row(label, *shares(one["wins"]), f"{one['score']['value']:.2f}", f"{one['decisions']:.1f}")
        console.print(sheet)
    ends = ", ".join(f"{name} {count}" for name, count in result["ends"].items())
    console.print(f"answers a game: {result['answers']['mean']:.1f}; ends: {ends}")
    error = max((one["wins"]["high"] - one["wins"]["low"]) / 2 for one in result["by_seat"].values())
    console.print(
        f"shares of wins are known to ± {100 * error:.1f} points; ± 1 point takes about "
        f"{result['games_for_a_point']:,} games",
        highlight=False,
    )
    if "timings" in result:
        console.print(
            f"{result['timings']['seconds']:.1f} s, {result['timings']['games_per_second']:.1f} games a second"
        )


def shares(found: dict[str, float]) -> tuple[str, str]:
    """A share of wins and its interval as cells."""
    return f"{found['value']:.1%}", f"{found['low']:.1%} - {found['high']:.1%}"


def print_standings(result: dict[str, Any]) -> None:
    """The standings as tables."""
    console = Console()
    sheet = Table("bot", "rating", "wins per seat", "95 %")
    for bot, rating in sorted(result["ratings"].items(), key=lambda item: -item[1]["mu"]):
        sheet.add_row(bot, f"{rating['mu']:.2f} ± {rating['sigma']:.2f}", *shares(result["wins"][bot]))
    console.print(f"{result['games']} games of {result['game']}, {result['seats']} seats", sheet)
    pairs = Table("bot", "against", "finishes ahead", "95 %", "games", "verdict")
    for pair in result["head_to_head"]:
        verdict = f"{pair['verdict']}: needs about {pair['needs']:,} games" if pair["needs"] else pair["verdict"]
        pairs.add_row(pair["bot"], pair["against"], *shares(pair["ahead"]), str(pair["games"]), verdict)
    console.print(pairs)

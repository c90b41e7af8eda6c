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


@contextmanager
def progress(title: str) -> Iterator[Step]:
    """A bar on the error stream with rate and time left, if somebody is looking."""
    columns = [
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    ]
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(title, rate="")
        started: dict[str, float] = {}

        def step(done: int, wanted: int) -> None:
            if done < started.get("last", 0) or not started:
                started.update(at=perf_counter(), first=done)
            started["last"] = done
            gone = perf_counter() - started["at"]
            rate = (done - started["first"]) / gone if gone else 0.0
            bar.update(task, completed=done, total=wanted, rate=f"{rate:,.1f}/s" if rate else "")

        yield step


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
            wins = one["wins"]
            sheet.add_row(
                label,
                f"{wins['value']:.1%}",
                f"{wins['low']:.1%} - {wins['high']:.1%}",
                f"{one['score']['value']:.2f}",
                f"{one['decisions']:.1f}",
            )
        console.print(sheet)
    ends = ", ".join(f"{name} {count}" for name, count in result["ends"].items())
    console.print(f"answers a game: {result['answers']['mean']:.1f}; ends: {ends}")
    if "timings" in result:
        console.print(
            f"{result['timings']['seconds']:.1f} s, {result['timings']['games_per_second']:.1f} games a second"
        )


def print_standings(result: dict[str, Any]) -> None:
    """The standings as tables."""
    console = Console()
    sheet = Table("bot", "rating", "wins per seat", "95 %")
    for bot, rating in sorted(result["ratings"].items(), key=lambda item: -item[1]["mu"]):
        wins = result["wins"][bot]
        sheet.add_row(
            bot,
            f"{rating['mu']:.2f} ± {rating['sigma']:.2f}",
            f"{wins['value']:.1%}",
            f"{wins['low']:.1%} - {wins['high']:.1%}",
        )
    console.print(f"{result['games']} games of {result['game']}, {result['seats']} seats", sheet)
    pairs = Table("bot", "against", "finishes ahead", "95 %", "games")
    for pair in result["head_to_head"]:
        ahead = pair["ahead"]
        pairs.add_row(
            pair["bot"],
            pair["against"],
            f"{ahead['value']:.1%}",
            f"{ahead['low']:.1%} - {ahead['high']:.1%}",
            str(pair["games"]),
        )
    console.print(pairs)

"""The lab's commands."""

from __future__ import annotations

import json
import sys
import tempfile
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Callable, Iterator, ParamSpec, Sequence

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from prixfixe.bots import levels
from prixfixe.core.errors import BadInput, BadOption
from prixfixe.core.game import Game
from prixfixe.lab.arena import GameFailed, Setup, checked, find
from prixfixe.lab.players import lineup, rotations
from prixfixe.lab.runs import Progress as Step
from prixfixe.lab.runs import Run, collected, played
from prixfixe.lab.summary import summary, timings
from prixfixe.lab.workers import checked_crew

P = ParamSpec("P")

GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="The game, as `prixfixe games` lists it, or module:NAME for a Game record of your own."
    ),
]
Games = Annotated[int, typer.Option("--games", metavar="K", help="How many games to play.")]
Seats = Annotated[
    int | None,
    typer.Option(
        "--seats",
        metavar="N",
        help="How many seats; by default one per bot named, at least the fewest for more than one player.",
    ),
]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="LEVEL",
        help="Who plays, from seat 1 on: random, greedy, cook or chef. chef:400 does 400 iterations a decision, "
        "chef:5s thinks five seconds.",
    ),
]
Seed = Annotated[
    int,
    typer.Option(
        "--seed", metavar="S", help="The number from which all chance follows; the same seed gives the same games."
    ),
]
Workers = Annotated[
    int,
    typer.Option(
        "--workers",
        metavar="W",
        help="How many processes play at once; 0 is one per core. The result does not depend on it.",
    ),
]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        help="An option of the game as name=value; may be repeated. `content=FILE` plays with other cards.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print the result as JSON, for programs.")]
Engine = Annotated[
    str,
    typer.Option(
        "--engine", metavar="ENGINE", help="Who does the work: `process` (this machine) or `ray` (a Ray cluster)."
    ),
]
Address = Annotated[
    str,
    typer.Option(
        "--address", metavar="HOST:PORT", help="Where the Ray cluster is; without it a small one is started here."
    ),
]
Resume = Annotated[bool, typer.Option("--resume", help="Carry on the run that was stopped before it was finished.")]


def register(app: typer.Typer) -> None:
    """Add the lab's commands to the command line."""
    for command in (simulate, tournament, report, tune, analyse):
        app.command()(command)


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


def settings(texts: Sequence[str]) -> dict[str, str]:
    """What name=value texts say."""
    found = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise BadOption(f"--set {text!r} should read name=value")
        found[name] = value
    return found


def seat_count(game: Game[Any], seats: int | None, bots: Sequence[str]) -> int:
    """The seats asked for, or as many as there are bots, or the fewest for a game among players."""
    if seats is not None:
        return seats
    fewest = next((count for count in game.seats if count > 1), game.seats[0])
    return max(fewest, len(bots))


def at_least_one(count: int, what: str = "--games") -> None:
    """Refuse a count of nothing."""
    if count < 1:
        raise BadOption(f"{what} is 1 or more, not {count}")


def shown(data: object) -> None:
    """Print JSON."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def folder_for(path: Path) -> Path:
    """The path, if a file can be made there."""
    if not path.parent.is_dir():
        raise BadOption(f"there is no folder {path.parent}")
    return path


@refusing
def simulate(
    game: GameName,
    games: Games = 1000,
    seats: Seats = None,
    bot: Bots = None,
    seed: Seed = 0,
    workers: Workers = 1,
    set_: Settings = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="PATH",
            help="Write one row per game to this Parquet file, and one per seat and game beside it.",
        ),
    ] = None,
    as_json: Json = False,
    engine: Engine = "process",
    address: Address = "",
    resume: Resume = False,
    rotate: Annotated[
        bool,
        typer.Option(
            "--rotate", help="Let the bots change seats from game to game, each sitting everywhere equally often."
        ),
    ] = False,
    timed: Annotated[
        bool,
        typer.Option("--timings", help="Say also how long it took (the only figures that differ from run to run)."),
    ] = False,
) -> None:
    """Let bots play many games and say what came out."""
    at_least_one(games)
    crew = checked_crew(workers, engine, address)
    setup = simulation(game, seats, bot or ["greedy"], seed, set_ or [], rotate)
    if resume and out is None:
        raise BadOption("--resume goes with --out: only then is a run written down as it goes on")
    started = perf_counter()
    run = Run(setup, games, crew)
    with progress(game) as step:
        if out is None:
            found = list(played(run, step))
        else:
            from prixfixe.lab import frames

            found = collected(run, folder_for(out).with_suffix(out.suffix + ".part"), resume, step)
            frames.write(out, found)
    result = summary(setup, found)
    if timed:
        result["timings"] = timings(found, perf_counter() - started)
    shown(result) if as_json else print_summary(result)


def simulation(
    game: str, seats: int | None, bots: Sequence[str], seed: int, texts: Sequence[str], rotate: bool
) -> Setup:
    """The setup that the options of `simulate` mean, checked."""
    count = seat_count(find(game), seats, bots)
    find(game).chosen(count, settings(texts))
    seated = lineup(tuple(bots), count)
    lineups = rotations(seated) if rotate else (seated,)
    return checked(Setup(game, count, lineups, seed, dict(settings(texts))))


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


@refusing
def tournament(
    game: GameName,
    bot: Annotated[
        list[str],
        typer.Option(
            "--bot",
            metavar="LEVEL",
            help="A bot that takes part; name two or more. chef:400 does 400 iterations a decision, "
            "chef:5s thinks five seconds.",
        ),
    ],
    games: Annotated[int, typer.Option("--games", metavar="K", help="How many games every pair plays at least.")] = 200,
    seats: Seats = None,
    seed: Seed = 0,
    workers: Workers = 1,
    set_: Settings = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="PATH", help="Write the standings to this JSON file; needed to stop and resume."),
    ] = None,
    as_json: Json = False,
    engine: Engine = "process",
    address: Address = "",
    resume: Resume = False,
) -> None:
    """Let bots meet in a round robin, on the same deals from every seat, and rate them."""
    from prixfixe.lab import tournament as cup

    at_least_one(games)
    crew = checked_crew(workers, engine, address)
    for spec in bot:
        levels.bot(spec)
    count = seats if seats is not None else seat_count(find(game), None, [])
    setup, total = cup.tournament(game, bot, games, count, seed, dict(settings(set_ or [])))
    setup = checked(setup)
    if resume and out is None:
        raise BadOption("--resume goes with --out: only then is a run written down as it goes on")
    run = Run(setup, total, crew)
    with progress(game) as step:
        if out is None:
            found = list(played(run, step))
        else:
            found = collected(run, folder_for(out).with_suffix(out.suffix + ".part"), resume, step)
    result = cup.standings(setup, found)
    if out is not None:
        out.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    shown(result) if as_json else print_standings(result)


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


@refusing
def report(
    game: GameName,
    out: Annotated[
        Path,
        typer.Option("--out", metavar="PATH", help="The folder for report.html and its data; it is made if need be."),
    ],
    games: Annotated[
        int,
        typer.Option("--games", metavar="K", help="How many games to play for every player count (and every variant)."),
    ] = 500,
    seats: Annotated[
        list[int] | None,
        typer.Option("--seats", metavar="N", help="A player count to report on; may be repeated. By default all."),
    ] = None,
    bot: Bots = None,
    seed: Seed = 0,
    workers: Workers = 1,
    set_: Settings = None,
    vary: Annotated[
        str | None,
        typer.Option(
            "--vary",
            metavar="PATH=V1,V2",
            help="What if: table.id.field=v1,v2,... of the content, or option=v1,v2,...; 4..8 stands for 4,5,6,7,8.",
        ),
    ] = None,
    before: Annotated[
        Path | None,
        typer.Option(
            "--before", metavar="FOLDER", help="An earlier report (its folder), to say what has changed since."
        ),
    ] = None,
    as_json: Json = False,
    engine: Engine = "process",
    address: Address = "",
) -> None:
    """Measure the balance of a game and write a page that a designer reads with pleasure."""
    at_least_one(games)
    crew = checked_crew(workers, engine, address)
    from prixfixe.lab import report as reports
    from prixfixe.lab import report_page as page
    from prixfixe.lab.vary import vary_of

    title = find(game)
    counts = reports.fitting(title, seats or [])
    bots = tuple(bot or ["greedy"])
    for spec in bots:
        levels.bot(spec)
    chosen = title.chosen(counts[0], settings(set_ or []))
    plan = reports.Plan(game, counts, bots, games, seed, chosen, crew)
    earlier = reports.read(before) if before else None
    wish = vary_of(vary) if vary else None
    folder_for(out).mkdir(exist_ok=True)
    with progress(game) as step:
        made = reports.made(plan, wish, out, step)
    if earlier is not None:
        made = reports.compared(made, earlier, str(before))
    (out / "report.json").write_bytes(page.data_of(made))
    (out / "report.html").write_text(page.report_page(made), encoding="utf-8")
    if as_json:
        typer.echo(page.data_of(made).decode())
    else:
        typer.echo("\n".join([*made.findings, f"written: {out / 'report.html'}"]))


@refusing
def tune(
    game: GameName,
    vary: Annotated[
        str,
        typer.Option(
            "--vary",
            metavar="PATH=V1,V2",
            help="The number to tune and the values to try: table.id.field=1..9, or v1,v2,...; smallest first.",
        ),
    ],
    measure: Annotated[
        str,
        typer.Option(
            "--measure",
            metavar="MEASURE",
            help="What to bring to the target: seat:N, row:TABLE.ID, bot:LEVEL (shares of wins), solo, score, answers.",
        ),
    ],
    target: Annotated[
        float,
        typer.Option("--target", metavar="VALUE", help="The value the measure should have; shares between 0 and 1."),
    ],
    games: Annotated[int, typer.Option("--games", metavar="K", help="How many games to play in all.")] = 4000,
    seats: Seats = None,
    bot: Bots = None,
    seed: Seed = 0,
    workers: Workers = 1,
    set_: Settings = None,
    as_json: Json = False,
    engine: Engine = "process",
    address: Address = "",
) -> None:
    """Find the value of a number that brings a measure to a target, and say how sure that is."""
    from prixfixe.lab import tune as tuning
    from prixfixe.lab.vary import vary_of

    at_least_one(games)
    crew = checked_crew(workers, engine, address)
    count = seat_count(find(game), seats, bot or [])
    bots = lineup(tuple(bot or ["greedy"]), count)
    tuning.checked_goal(find(game), count, measure, bots)
    chosen = find(game).chosen(count, settings(set_ or []))
    wish, goal = vary_of(vary), tuning.Goal(measure, target)
    with tempfile.TemporaryDirectory() as folder, progress(game) as step:
        search = tuning.Search(game, count, bots, seed, chosen, wish, goal, games, crew)
        found = tuning.tuned(search, Path(folder), step)
    shown(found) if as_json else typer.echo(tuning.sentence(found))


@refusing
def analyse(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="The record of a finished match, as the page and the terminal save it."),
    ],
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="How long to think in all, about.")] = 30.0,
    iterations: Annotated[
        int,
        typer.Option(
            "--iterations",
            metavar="N",
            help="Think this many iterations about every decision instead, which repeats exactly.",
        ),
    ] = 0,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="PATH", help="Write a page with the curve to this HTML file.")
    ] = None,
    record: Annotated[
        str,
        typer.Option(
            "--game", metavar="MODULE:NAME", help="module:NAME of the Game record, if the game is not part of prixfixe."
        ),
    ] = "",
    as_json: Json = False,
) -> None:
    """Judge every decision of one match by what its player knew then."""
    from prixfixe.lab import analyse as analysis

    if seconds <= 0 or iterations < 0:
        raise BadOption("--seconds is more than 0, --iterations 1 or more")
    replay, game = analysis.replay_of(file, record)
    replay.verify(game)
    if out is not None:
        from prixfixe.lab.analysis_page import analysis_page

        folder_for(out)
    with progress(game.name) as step:
        found = analysis.analysed(replay, game, iterations, seconds, step)
    if out is not None:
        out.write_text(analysis_page(found), encoding="utf-8")
    if as_json:
        shown(analysis.data_of(found))
    else:
        typer.echo(analysis.text_of(found))

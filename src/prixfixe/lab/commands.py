"""The lab's commands."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Sequence

import typer

from prixfixe.bots import levels
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game
from prixfixe.lab import options as given
from prixfixe.lab.arena import Played, Setup, checked, find
from prixfixe.lab.console import print_standings, print_summary, progress, refusing, shown
from prixfixe.lab.players import lineup, rotations
from prixfixe.lab.runs import Run, collected, played
from prixfixe.lab.summary import summary, timings
from prixfixe.lab.workers import checked_crew

if TYPE_CHECKING:
    from prixfixe.lab.report import Plan


def register(app: typer.Typer) -> None:
    """Add the lab's commands to the command line."""
    for command in (simulate, tournament, report, tune, analyse, learn):
        app.command()(command)


@refusing
def simulate(
    game: given.GameName,
    games: given.Games = 1000,
    seats: given.Seats = None,
    bot: given.Bots = None,
    seed: given.Seed = 0,
    workers: given.Workers = 1,
    set_: given.Settings = None,
    out: given.Out = None,
    as_json: given.Json = False,
    engine: given.Engine = "process",
    address: given.Address = "",
    resume: given.Resume = False,
    rotate: given.Rotate = False,
    timed: given.Timings = False,
) -> None:
    """Let bots play many games and say what came out."""
    at_least_one(games)
    crew = checked_crew(workers, engine, address)
    setup = simulation(game, seats, bot or ["greedy"], seed, set_ or [], rotate)
    started = perf_counter()
    found = simulated(Run(setup, games, crew, stage=game), out, resume)
    result = summary(setup, found)
    if timed:
        result["timings"] = timings(found, perf_counter() - started)
    shown(result) if as_json else print_summary(result)


def simulated(run: Run, out: Path | None, resume: bool) -> list[Played]:
    """All games of a simulation, as tables in files if they are wanted."""
    if out is None:
        return all_played(run, out, resume)
    from prixfixe.lab import frames

    found = all_played(run, frames.checked_table(out), resume)
    frames.write(out, found)
    return found


def simulation(
    game: str, seats: int | None, bots: Sequence[str], seed: int, texts: Sequence[str], rotate: bool
) -> Setup:
    """The setup that the options of `simulate` mean, checked."""
    count = seat_count(find(game), seats, bots)
    find(game).chosen(count, given.settings(texts))
    seated = lineup(tuple(bots), count)
    lineups = rotations(seated) if rotate else (seated,)
    return checked(Setup(game, count, lineups, seed, dict(given.settings(texts))))


def all_played(run: Run, out: Path | None, resume: bool) -> list[Played]:
    """All games of a run, written down beside `out` as it goes on."""
    if resume and out is None:
        raise BadOption("--resume goes with --out: only then is a run written down as it goes on")
    with progress() as step:
        if out is None:
            return list(played(run, step))
        return collected(run, folder_for(out).with_suffix(out.suffix + ".part"), resume, step)


@refusing
def tournament(
    game: given.GameName,
    bot: given.Rivals,
    games: given.PairGames = 200,
    seats: given.Seats = None,
    seed: given.Seed = 0,
    workers: given.Workers = 1,
    set_: given.Settings = None,
    out: given.Standings = None,
    as_json: given.Json = False,
    engine: given.Engine = "process",
    address: given.Address = "",
    resume: given.Resume = False,
) -> None:
    """Let bots meet on the same deals from every seat; rate them."""
    from prixfixe.lab import tournament as cup

    at_least_one(games)
    crew = checked_crew(workers, engine, address)
    for spec in bot:
        levels.bot(spec)
    count = seats if seats is not None else seat_count(find(game), None, [])
    setup, total = cup.tournament(game, bot, games, count, seed, dict(given.settings(set_)))
    setup = checked(setup)
    result = cup.standings(setup, all_played(Run(setup, total, crew, stage=game), out, resume))
    if out is not None:
        out.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    shown(result) if as_json else print_standings(result)


@refusing
def report(
    game: given.GameName,
    out: given.Folder,
    games: given.CountGames = 500,
    seats: given.Counts = None,
    bot: given.Bots = None,
    seed: given.Seed = 0,
    workers: given.Workers = 1,
    set_: given.Settings = None,
    vary: given.Variants = None,
    before: given.Before = None,
    against: given.Against = None,
    as_json: given.Json = False,
    engine: given.Engine = "process",
    address: given.Address = "",
    resume: given.Resume = False,
) -> None:
    """Measure the balance of a game and write a page about it."""
    at_least_one(games)
    crew = checked_crew(workers, engine, address)
    from prixfixe.lab import report as reports

    title = find(game)
    counts = reports.fitting(title, seats or [])
    bots, others = tuple(bot or ["greedy"]), tuple(against or reports.AGAINST)
    for spec in (*bots, *others):
        levels.bot(spec)
    chosen = title.chosen(counts[0], given.settings(set_))
    plan = reports.Plan(game, counts, bots, games, seed, chosen, crew, others)
    write_report(plan, out, vary, before, resume, as_json)


def write_report(plan: Plan, out: Path, vary: str | None, before: Path | None, resume: bool, as_json: bool) -> None:
    """Play what is planned, and write the page and its data."""
    from prixfixe.lab import report as reports
    from prixfixe.lab import report_page as page
    from prixfixe.lab.stages import staged
    from prixfixe.lab.vary import vary_of

    earlier = reports.read(before) if before else None
    wish = vary_of(vary) if vary else None
    folder_for(out).mkdir(exist_ok=True)
    todo = reports.program(plan, wish, out)
    with progress() as step, staged(todo.runs, out, resume, step) as stages:
        made = reports.made(todo, stages.games, out)
        if earlier is not None:
            made = reports.compared(made, earlier, str(before))
        data = page.data_of(made)
        (out / "report.json").write_bytes(data)
        (out / "report.html").write_text(page.report_page(made), encoding="utf-8")
    typer.echo(data.decode() if as_json else "\n".join([*made.findings, f"written: {out / 'report.html'}"]))


@refusing
def tune(
    game: given.GameName,
    vary: given.Tuned,
    measure: given.Measure,
    target: given.Target,
    games: given.AllGames = 4000,
    seats: given.Seats = None,
    bot: given.Bots = None,
    seed: given.Seed = 0,
    workers: given.Workers = 1,
    set_: given.Settings = None,
    as_json: given.Json = False,
    engine: given.Engine = "process",
    address: given.Address = "",
) -> None:
    """Find the value of a number that brings a measure to a target."""
    from prixfixe.lab import tune as tuning
    from prixfixe.lab.vary import vary_of

    at_least_one(games)
    crew = checked_crew(workers, engine, address)
    count = seat_count(find(game), seats, bot or [])
    bots = lineup(tuple(bot or ["greedy"]), count)
    chosen = find(game).chosen(count, given.settings(set_))
    tuning.checked_goal(find(game), chosen, count, measure, bots)
    goal = tuning.Goal(measure, target)
    search = tuning.Search(game, count, bots, seed, chosen, vary_of(vary), goal, games, crew)
    with tempfile.TemporaryDirectory() as folder, progress() as step:
        found = tuning.tuned(search, Path(folder), step)
    shown(found) if as_json else typer.echo(tuning.sentence(found))


@refusing
def analyse(
    file: given.RecordFile,
    seconds: given.Seconds = 30.0,
    iterations: given.Iterations = 0,
    out: given.Page = None,
    record: given.RecordName = "",
    as_json: given.Json = False,
) -> None:
    """Examine every decision of a match by what its player knew."""
    from prixfixe.lab import analyse as analysis
    from prixfixe.lab.analysis_page import analysis_page

    if seconds <= 0 or iterations < 0:
        raise BadOption("--seconds is more than 0, --iterations 1 or more")
    replay, game = analysis.replay_of(file, record)
    replay.verify(game)
    page = folder_for(out) if out else None
    with progress() as step:
        found = analysis.analysed(replay, game, iterations, seconds, step)
    if page:
        page.write_text(analysis_page(found), encoding="utf-8")
    shown(analysis.data_of(found)) if as_json else typer.echo(analysis.text_of(found))


@refusing
def learn(
    game: given.GameName,
    seats: given.Seats = None,
    minutes: given.Minutes = 30.0,
    workers: given.Workers = 1,
    seed: given.Seed = 0,
    rounds: given.Rounds = 8,
    games: given.RoundGames = 1000,
    matches: given.DuelMatches = 48,
    out: given.LearnFolder = Path("learned"),
) -> None:
    """Let bots learn a stronger judge from matches with themselves."""
    try:
        from prixfixe.lab import learn as learning
    except ImportError:
        raise BadOption("learn needs numpy: pip install 'prixfixe[learn]'") from None

    for count, name in ((rounds, "--rounds"), (games, "--games"), (matches, "--matches")):
        at_least_one(count, name)
    crew = checked_crew(workers, "process", "").workers
    plan = learning.Plan(game, seat_count(find(game), seats, []), rounds, games, seed=seed, matches=matches)
    with progress() as step:
        state = learning.run(plan, out / f"{game}-{plan.seats}", minutes, crew, step)
        kept = state.done >= rounds and learning.decided(state, crew, step)
    typer.echo("\n".join(state.told))
    typer.echo("the net is kept" if kept else "bots go on with what they had; the same command goes on learning")


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


def folder_for(path: Path) -> Path:
    """The path, if a file can be made there."""
    if not path.parent.is_dir():
        raise BadOption(f"there is no folder {path.parent}")
    return path

"""What can be given to the lab's commands, and how their help says it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Sequence

import typer

from prixfixe.core.errors import BadOption

LEVEL = (
    "random, greedy, cook or chef; chef:400 does 400 iterations a decision, which repeats exactly from a seed, chef:5s "
    "thinks five seconds."
)


def level(text: str, **more: Any) -> Any:
    """The option that names bots."""
    return typer.Option("--bot", metavar="LEVEL", help=f"{text} {LEVEL}", **more)


def count(text: str) -> Any:
    """The option that says how many games."""
    return typer.Option("--games", metavar="K", help=text)


def settings(texts: Sequence[str] | None) -> dict[str, str]:
    """What options of a game written as name=value say."""
    for text in texts or []:
        if not text.partition("=")[1] or text.startswith("="):
            raise BadOption(f"write options as name=value, not {text!r}")
    return {name: value for name, _, value in (text.partition("=") for text in texts or [])}


GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="The game, as `prixfixe games` lists it, or module:NAME for a Game record of your own."
    ),
]
Games = Annotated[int, count("How many games to play.")]
Seats = Annotated[
    int | None,
    typer.Option(
        "--seats",
        metavar="N",
        help="How many seats; by default one per bot named, at least the fewest for more than one player.",
    ),
]
Bots = Annotated[list[str] | None, level("Who plays, from seat 1 on:")]
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

# of a simulation
Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="PATH",
        help="Write one row per game to this .parquet or .csv file, and one per seat and game beside it.",
    ),
]
Rotate = Annotated[
    bool,
    typer.Option(
        "--rotate", help="Let the bots change seats from game to game, each sitting everywhere equally often."
    ),
]
Timings = Annotated[
    bool,
    typer.Option("--timings", help="Say also how long it took (the only figures that differ from run to run)."),
]

# of a tournament
Rivals = Annotated[list[str], level("A bot that takes part; name two or more:")]
PairGames = Annotated[int, count("How many games every pair plays at least.")]
Standings = Annotated[
    Path | None,
    typer.Option("--out", metavar="PATH", help="Write the standings to this JSON file; needed to stop and resume."),
]

# of a report
Folder = Annotated[
    Path,
    typer.Option("--out", metavar="PATH", help="The folder for report.html and its data; it is made if need be."),
]
CountGames = Annotated[
    int,
    count("How many games to play for every player count (and every variant)."),
]
Counts = Annotated[
    list[int] | None,
    typer.Option("--seats", metavar="N", help="A player count to report on; may be repeated. By default all."),
]
Variants = Annotated[
    str | None,
    typer.Option(
        "--vary",
        metavar="PATH=V1,V2",
        help="What if: table.id.field=v1,v2,... of the content, or option=v1,v2,...; 4..8 stands for 4,5,6,7,8.",
    ),
]
Against = Annotated[
    list[str] | None,
    typer.Option(
        "--against",
        metavar="LEVEL",
        help="Whom the first bot meets on the same deals, for luck and skill; may be repeated. By default random and "
        "cook:30.",
    ),
]
Before = Annotated[
    Path | None,
    typer.Option("--before", metavar="FOLDER", help="An earlier report (its folder), to say what has changed since."),
]

# of tuning
Tuned = Annotated[
    str,
    typer.Option(
        "--vary",
        metavar="PATH=V1,V2",
        help="The number to tune and the values to try: table.id.field=1..9, or v1,v2,...; smallest first.",
    ),
]
Measure = Annotated[
    str,
    typer.Option(
        "--measure",
        metavar="MEASURE",
        help="What to bring to the target: seat:N, row:TABLE.ID, bot:LEVEL (shares of wins), solo, score, answers.",
    ),
]
Target = Annotated[
    float,
    typer.Option("--target", metavar="VALUE", help="The value the measure should have; shares between 0 and 1."),
]
AllGames = Annotated[int, count("How many games to play in all.")]

# of an analysis
RecordFile = Annotated[
    Path,
    typer.Argument(metavar="FILE", help="The record of a finished match, as the page and the terminal save it."),
]
Seconds = Annotated[float, typer.Option("--seconds", metavar="S", help="How long to think in all, about.")]
Iterations = Annotated[
    int,
    typer.Option(
        "--iterations",
        metavar="N",
        help="Think this many iterations about every decision instead, which repeats exactly.",
    ),
]
Page = Annotated[
    Path | None, typer.Option("--out", metavar="PATH", help="Write a page with the curve to this HTML file.")
]
RecordName = Annotated[
    str,
    typer.Option(
        "--game", metavar="MODULE:NAME", help="module:NAME of the Game record, if the game is not part of prixfixe."
    ),
]
Minutes = Annotated[float, typer.Option("--minutes", metavar="M", help="No round begins after so many minutes.")]
Rounds = Annotated[int, typer.Option("--rounds", metavar="R", help="How often to play and fit.")]
RoundGames = Annotated[int, count("How many matches to learn from in each round.")]
DuelMatches = Annotated[int, typer.Option("--matches", metavar="K", help="The most matches of the deciding duel.")]
LearnFolder = Annotated[
    Path, typer.Option("--out", metavar="FOLDER", help="Where a run is written down, to go on from there.")
]

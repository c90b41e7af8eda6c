"""The command line."""

from __future__ import annotations

import json
import os
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

import prixfixe
from prixfixe.core.chance import KEY
from prixfixe.core.errors import BadInput, BadOption, BadReplay
from prixfixe.core.game import CONTENT, Game, Option, Speech, spellings
from prixfixe.kit.rulebook import containing, rulebook
from prixfixe.kit.words import LANGUAGES, seat_name
from prixfixe.lab import bench as benchmark
from prixfixe.lab import options as given
from prixfixe.lab.commands import register
from prixfixe.table.match import Match, Player, seated
from prixfixe.table.replay import Replay
from prixfixe.terminal.cards import cards
from prixfixe.terminal.play import Session, drawing, told

app = typer.Typer(
    help="Restaurant board games: play them, let bots play them, measure them.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
GameName = Annotated[str, typer.Argument(help="The game's name, as `prixfixe games` lists it.", metavar="GAME")]
Seats = Annotated[
    int | None, typer.Option(help="How many seats; by default what most people play.", show_default=False)
]
Bots = Annotated[list[str] | None, given.level("Level of a bot, repeated for one per seat:", show_default=False)]
Seed = Annotated[
    int | None, typer.Option(help="Start of all chance; the same seed gives the same cards.", show_default=False)
]
Explain = Annotated[
    bool, typer.Option("--explain", help="Say with every question what a strong bot thinks of the choices.")
]
Think = Annotated[
    float, typer.Option(help="Seconds that chef thinks about a decision, and a hint takes.", metavar="SECONDS")
]
Db = Annotated[str, typer.Option(help="Where everything is kept: a file, or postgresql://... for several workers.")]
DB = "prixfixe.db"
SLOW = (
    "prixfixe: the engine runs as plain Python, about ten times slower than compiled; where there is a C compiler, "
    "pip install --force-reinstall --no-deps --no-cache-dir --no-binary prixfixe prixfixe compiles it "
    "(PRIXFIXE_QUIET=1 hides this line)"
)


def version_asked(asked: bool) -> None:
    """Print the version, and how the engine runs."""
    if asked:
        print(f"prixfixe {prixfixe.__version__} ({'compiled' if prixfixe.compiled else 'interpreted'})")
        raise typer.Exit


@app.callback()
def top(
    version: Annotated[bool, typer.Option("--version", help="Print the version.", callback=version_asked)] = False,
) -> None:
    """Restaurant board games: play them, let bots play them, measure them."""


def screen() -> Console:
    """Where a match is shown; a pipe has no width, so that lines are whole there."""
    return Console(soft_wrap=not sys.stdout.isatty())


def usual_seats(game: Game[Any]) -> int:
    """Three if the game allows it."""
    return min(max(3, game.seats[0]), game.seats[-1])


@app.command()
def games(as_json: given.Json = False) -> None:
    """List the games: players, options and modes."""
    records = [prixfixe.load(name) for name in prixfixe.playable()]
    for sentence in prixfixe.refused():
        print(f"prixfixe: {sentence}", file=sys.stderr)
    if as_json:
        print(json.dumps([described(game) for game in records], indent=1))
        return
    console = Console()
    for game in records:
        console.print(
            f"[bold]{game.name}[/]  {game.title}, {game.seats[0]} to {game.seats[-1]} players", highlight=False
        )
        table = Table(box=None, show_header=False, padding=(0, 2))
        for option in game.options:
            table.add_row(f"  {option.name}", " | ".join(allowed(option)), option.text)
        console.print(table)


def allowed(option: Option) -> list[str]:
    """The values an option may have, the default first."""
    values = sorted(option.choices, key=lambda value: value != option.default)
    return [spellings(value)[0] for value in values] or ["any text"]


def described(game: Game[Any]) -> dict[str, Any]:
    """A game as data."""
    options = [
        {"name": o.name, "default": o.default, "choices": list(o.choices), "text": o.text}
        for o in (*game.options, CONTENT)
    ]
    return {"name": game.name, "title": game.title, "seats": [game.seats[0], game.seats[-1]], "options": options}


@app.command()
def play(
    game: GameName,
    seats: Seats = None,
    bots: Bots = None,
    solo: Annotated[bool, typer.Option("--solo", help="One seat, against the game's own automaton.")] = False,
    people: Annotated[int, typer.Option(help="How many people share this terminal; 0 to watch the bots.")] = 1,
    name: Annotated[
        list[str] | None, typer.Option(help="What a person is called; repeated for several.", show_default=False)
    ] = None,
    seed: Seed = None,
    options: given.Settings = None,
    lang: Annotated[str, typer.Option(help="Language: en or fr.")] = "en",
    explain: Explain = False,
    think: Think = 1.0,
    save: Annotated[Path | None, typer.Option(help="Where to keep the record.", show_default=False)] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.", show_default=False)] = None,
) -> None:
    """Play in the terminal, against bots or with friends beside you."""
    record = prixfixe.load(game)
    spoken(lang)
    count = 1 if solo else seats if seats is not None else usual_seats(record)
    levels = timed(bots or ["greedy"], think)
    if resume is not None:
        match = resumed(record, read_replay(resume), people, levels)
    else:
        players = seated(record, count, min(people, count), levels, called(people, name or [], lang))
        match = Match(record, players, secrets.token_bytes(KEY) if seed is None else seed, given.settings(options))
    Session(match, drawing(record), screen(), lang, save or resume or Path(f"{game}.json"), think, explain).run()


def timed(bots: list[str], think: float) -> list[str]:
    """The levels of bots; the strongest thinks for so many seconds."""
    if not 0.01 <= think <= 600:
        raise BadOption(f"--think takes seconds from 0.01 to 600, not {think:g}")
    return [f"chef:{think}s" if level == "chef" else level for level in bots]


def called(people: int, names: list[str], lang: str) -> list[str]:
    """What the people at a terminal are called."""
    unnamed = range(len(names), people)
    return [*names, *(seat_name(seat, Speech(lang)) for seat in unnamed)]


def resumed(record: Game[Any], old: Replay, people: int, levels: list[str]) -> Match:
    """A saved match, ready to go on."""
    return Match.continued(record, seated(record, old.seats, min(people, old.seats), levels, old.names), old)


def read_replay(path: Path) -> Replay:
    """The record in a file."""
    try:
        return Replay.from_json(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadReplay(f"cannot read the replay {path}: {getattr(error, 'strerror', None) or error}") from None


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record of a match.", metavar="FILE")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check that it was dealt as sealed and plays to the recorded result.")
    ] = False,
    seal: Annotated[
        str, typer.Option(help="With --verify: the seal that the table showed before the match.", show_default=False)
    ] = "",
    lang: Annotated[str, typer.Option(help="Language: en or fr.")] = "en",
) -> None:
    """Read a recorded match aloud, move by move, or verify it."""
    old = read_replay(file)
    record = prixfixe.load(old.game)
    if verify:
        print(f"{file}: {verified(old, record, seal)}")
        return
    spoken(lang)
    names = old.names or [seat_name(seat, Speech(lang)) for seat in range(old.seats)]
    match = Match.continued(record, [Player(name) for name in names], old)
    for step in match.story:
        print("\n".join(told(step, lang)))


def verified(old: Replay, record: Game[Any], seal: str) -> str:
    """What there is to say of a record that plays as it should."""
    if seal and seal.strip().lower() != old.seal:
        raise BadReplay(f"the record was sealed as {old.seal or 'nothing'}, not as {seal}")
    result = old.verify(record)
    played = f"{record.title}, {old.seats} seats, {len(old.moves)} moves, scores {result.scores}: verified"
    dealt = f"dealt as sealed: {old.seal}" if old.seal else "not sealed before the match"
    return f"{played}; {dealt}"


@app.command()
def rules(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(
            help="A rule id like CK-SHOP-4, or words to search for; without them, all the rules.",
            metavar="[RULE-ID | WORDS]",
            show_default=False,
        ),
    ] = None,
    lang: Annotated[str, typer.Option(help="Language: en or fr.")] = "en",
) -> None:
    """Read the rules of a game: all, one, or those with some words."""
    record = prixfixe.load(game)
    spoken(lang)
    known, wanted = rulebook(record.folder, lang), " ".join(words or [])
    if not known:
        raise BadOption(f"{game} has no written rules")
    if wanted.upper() in known:
        Console().print(Markdown(ruled(wanted.upper(), known[wanted.upper()])))
        return
    kept = containing(record.folder, wanted, lang)
    if not kept:
        near = [name for name in known if name.rsplit("-", 1)[0] == wanted.upper().rsplit("-", 1)[0]]
        raise BadOption(f"{game} has no rule {wanted}; there are {', '.join(near or list(known)[:8])} ...")
    for chapter in kept:
        texts = [ruled(name, text) for name, text in chapter.rules.items()]
        Console().print(Markdown("\n\n".join([f"## {chapter.title}", *texts])))


def ruled(name: str, text: str) -> str:
    """A rule with its id, as Markdown."""
    return f"**{name}** {text}"


def spoken(lang: str) -> None:
    """Refuse a language that nobody speaks here."""
    if lang not in LANGUAGES:
        raise BadOption(f"there is no language {lang}; there are {', '.join(LANGUAGES)}")


@app.command()
def bench(
    game: Annotated[
        str | None, typer.Argument(help="One game; without it, all of them.", metavar="[GAME]", show_default=False)
    ] = None,
    seconds: Annotated[float, typer.Option(help="At most this long per game.")] = 20.0,
    as_json: given.Json = False,
) -> None:
    """Measure how fast the engine is, beside others if installed."""
    names = [prixfixe.load(game).name] if game else list(prixfixe.playable())
    benchmark.run(names, seconds, as_json)


register(app)
app.add_typer(cards, name="cards")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    db: Db = DB,
    workers: Annotated[int, typer.Option(help="Server processes; more than one needs PostgreSQL.")] = 1,
    thinkers: Annotated[
        int | None,
        typer.Option(help="Processes in which bots think; by default half the cores.", show_default=False),
    ] = None,
    delay: Annotated[float, typer.Option(help="Seconds a bot waits before it answers; 0 switches it off.")] = 0.4,
    limits: Annotated[bool, typer.Option(help="Limit how fast anybody may send.")] = True,
    secure: Annotated[bool, typer.Option("--secure", help="Cookies for https only, behind a proxy.")] = False,
    browser: Annotated[bool, typer.Option("--browser", help="Open a browser.")] = False,
    calm: Annotated[
        float, typer.Option(help="Seconds a move may take before newcomers are asked to come back; 0: never.")
    ] = 0.15,
    metrics: Annotated[bool, typer.Option("--metrics", help="Answer /metrics, for Prometheus.")] = False,
) -> None:
    """Serve the games in a web page, for friends and bots."""
    try:
        from prixfixe.web.serve import serve as run
    except ImportError as error:
        raise BadOption(f"the web page needs more packages ({error.name}): pip install 'prixfixe[web]'") from None
    run(host, port, db, workers, thinkers, delay, limits, secure, browser, calm, metrics)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the backup.", metavar="FILE")], db: Db = DB
) -> None:
    """Write everything a server keeps into one file, while it runs."""
    count = keeper().backup(file, db)
    print(f"prixfixe: {file} holds {count:,} rows, {file.stat().st_size:,} bytes")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.", metavar="FILE")],
    db: Db = DB,
    replace: Annotated[bool, typer.Option("--replace", help="Lose what the database holds now.")] = False,
) -> None:
    """Make a database from a backup; no server may be using it."""
    print(f"prixfixe: {keeper().restore(file, db, replace):,} rows of {file} restored")


def keeper() -> Any:
    """What makes and reads backups."""
    try:
        from prixfixe.web import backup as found
    except ImportError as error:
        raise BadOption(f"backups need more packages ({error.name}): pip install 'prixfixe[web]'") from None
    return found


def main() -> None:
    """Run a command; what is wrong with the input is one line on stderr and exit code 2."""
    if not prixfixe.compiled and not os.environ.get("PRIXFIXE_QUIET"):
        print(SLOW, file=sys.stderr)
    try:
        app()
    except BadInput as error:
        print(f"prixfixe: {error}", file=sys.stderr)
        raise SystemExit(2) from None

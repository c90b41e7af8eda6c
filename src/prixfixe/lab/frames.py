"""A run as tables: one row per game, one per seat and game, and the bots' time apart, since it alone never repeats."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Iterable, Sequence

from prixfixe.core.errors import BadOption
from prixfixe.lab.arena import Played

try:
    import polars
except ImportError:
    raise BadOption("this needs polars and Altair: pip install 'prixfixe[lab]'") from None

pl = polars

Schema = dict[str, Any]
USES = pl.List(pl.Struct({"option": pl.String, "offered": pl.Int64, "taken": pl.Int64}))
GAMES: Schema = {
    "game": pl.Int64, "deal": pl.Int64, "reason": pl.String, "answers": pl.Int64, "rival": pl.Int64,
    "changes": pl.Int64, "decided": pl.Float64, "rows": pl.List(pl.String),
}  # fmt: skip
CHAIRS: Schema = {
    "game": pl.Int64, "seat": pl.Int64, "bot": pl.String, "place": pl.Int64, "score": pl.Int64, "share": pl.Float64,
    "decisions": pl.Int64, "rows": pl.List(pl.String), "uses": USES,
}  # fmt: skip
PART = "part."  # a line of the score has a column of its own


def game_frame(games: Iterable[Played]) -> pl.DataFrame:
    """One row per game."""
    rows = [
        (g.index, g.deal, g.reason, g.answers, g.rival, g.changes, g.decided, g.rows)
        for g in games
    ]  # fmt: skip
    return pl.DataFrame(rows, schema=GAMES, orient="row")


def chair_frame(games: Sequence[Played]) -> pl.DataFrame:
    """One row per seat and game."""
    chairs = [(game.index, chair) for game in games for chair in game.chairs]
    rows = [
        (index, c.seat, c.bot, c.place, c.score, c.share, c.decisions, c.rows, uses(c.offered, c.taken))
        for index, c in chairs
    ]
    frame = pl.DataFrame(rows, schema=CHAIRS, orient="row")
    names = sorted({name for _, chair in chairs for name in chair.parts})
    return frame.with_columns(
        pl.Series(PART + name, [chair.parts.get(name, 0) for _, chair in chairs], pl.Int64) for name in names
    )


def uses(offered: dict[str, int], taken: dict[str, int]) -> list[dict[str, Any]]:
    """The options a seat met, in a fixed order."""
    return [{"option": name, "offered": offered[name], "taken": taken.get(name, 0)} for name in sorted(offered)]


def time_frame(games: Iterable[Played]) -> pl.DataFrame:
    """The bots' time, one row per seat and game."""
    rows = [(game.index, chair.seat, chair.seconds) for game in games for chair in game.chairs]
    return pl.DataFrame(rows, schema={"game": pl.Int64, "seat": pl.Int64, "seconds": pl.Float64}, orient="row")


def paths(out: Path) -> dict[str, Path]:
    """Where the three tables of a run are written."""
    return {
        "games": out,
        "seats": out.with_suffix(f".seats{out.suffix}"),
        "times": out.with_suffix(f".times{out.suffix}"),
    }


def write(out: Path, games: Sequence[Played]) -> dict[str, Path]:
    """Write the three tables; the first two are the same to the byte whenever the run is repeated."""
    found = paths(out)
    frames = {"games": game_frame(games), "seats": chair_frame(games), "times": time_frame(games)}
    for name, frame in frames.items():
        save(frame, found[name])
    return found


def checked_table(out: Path) -> Path:
    """The path, if a table can be written there, or BadOption."""
    if out.suffix not in (".parquet", ".csv"):
        raise BadOption(f"a table is written to a .parquet or a .csv file, not to {out.name}")
    return out


def save(frame: pl.DataFrame, path: Path) -> None:
    """Write a table as the name of its file says: Parquet, or CSV with lists as words between spaces."""
    if path.suffix == ".csv":
        flat(frame).write_csv(path)
    else:
        frame.write_parquet(path)


def flat(frame: pl.DataFrame) -> pl.DataFrame:
    """A table without lists: rows as words, options as option=taken/offered."""
    part = pl.element().struct
    use = pl.format("{}={}/{}", part.field("option"), part.field("taken"), part.field("offered"))
    columns = {"rows": pl.col("rows").list.join(" "), "uses": pl.col("uses").list.eval(use).list.join(" ")}
    return frame.with_columns(**{name: words for name, words in columns.items() if name in frame.columns})

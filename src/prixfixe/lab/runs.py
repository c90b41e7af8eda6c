"""A run: a number of games of one setup, with progress, stop and resume."""

from __future__ import annotations

from pathlib import Path
from typing import Callable, Iterator

import msgspec

from prixfixe.lab.arena import Played, Setup
from prixfixe.lab.journal import Journal
from prixfixe.lab.workers import Crew, games, tasks

Progress = Callable[[str, int, int], None]  # what is being played, games done, games wanted


class Run(msgspec.Struct, frozen=True):
    """What to play, how often, by whom."""

    setup: Setup
    count: int
    crew: Crew = Crew()
    first: int = 0  # the index of its first game
    stage: str = ""  # what is shown while it lasts


def silent(stage: str, done: int, wanted: int) -> None:
    """No progress shown."""


def played(run: Run, progress: Progress = silent, journal: Journal | None = None) -> Iterator[Played]:
    """All games of the run, in the order of their index; those in the journal are not played again."""
    old = journal.done if journal else {}
    indexes = range(run.first, run.first + run.count)
    todo = [index for index in indexes if index not in old]
    fresh = games(tasks(run.setup, todo, run.crew.workers), run.crew)
    flow = (one for some in (journal.keep(fresh) if journal else fresh) for one in some)
    progress(run.stage, len(old), run.count)
    for done, index in enumerate(indexes, 1):
        yield old[index] if index in old else next(flow)
        progress(run.stage, max(done, len(old)), run.count)
    fresh.close()


def collected(run: Run, path: Path, resume: bool, progress: Progress = silent) -> list[Played]:
    """All games of the run, with a journal at `path` while it goes on."""
    journal = Journal(path, run.setup, resume)
    finished = False
    try:
        result = list(played(run, progress, journal))
        finished = True
        return result
    finally:
        journal.close(finished)

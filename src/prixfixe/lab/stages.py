"""The stages of a report: its runs one after the other, all written down until the last is done."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import Iterator, Sequence

import msgspec

from prixfixe.lab.arena import Played
from prixfixe.lab.journal import Journal
from prixfixe.lab.runs import Progress, Run, played


class Stages:
    """Runs with a journal each, so that a report that was stopped goes on where it was."""

    def __init__(self, runs: Sequence[Run], journals: Sequence[Journal], progress: Progress) -> None:
        self.runs, self.journals, self.progress = runs, journals, progress

    def games(self, wanted: Run) -> list[Played]:
        """All games of one of the runs; those that were played before it was stopped are read."""
        place = self.runs.index(wanted)
        run = msgspec.structs.replace(wanted, stage=f"{place + 1} of {len(self.runs)}, {wanted.stage}")
        return list(played(run, self.progress, self.journals[place]))


@contextmanager
def staged(runs: Sequence[Run], folder: Path, resume: bool, progress: Progress) -> Iterator[Stages]:
    """The runs of a report, written down in a folder; what was written goes when all is done.

    A folder that holds a stopped report, or one of something else, is refused before a game is played.
    """
    journals: list[Journal] = []
    finished = False
    try:
        for place, run in enumerate(runs, 1):
            journals.append(Journal(folder / f"stage-{place}.part", run.setup, resume))
        yield Stages(runs, journals, progress)
        finished = True
    finally:
        for journal in journals:
            journal.close(finished)

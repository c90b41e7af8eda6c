"""The journal of a run: every finished game is on disk before it counts, so that a stopped run can be carried on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO, Iterable, Iterator

import msgspec

import prixfixe
from prixfixe.core.errors import BadOption
from prixfixe.lab.arena import Played, Setup, find
from prixfixe.table.replay import content_hash


class Head(msgspec.Struct):
    """What a run depends on."""

    prixfixe: str
    rules: int
    content: str
    setup: Setup


def head_of(setup: Setup) -> Head:
    """The first line of the journal of a run."""
    game = find(setup.game)
    content = content_hash(game, str(setup.options.get("content", "")))
    return Head(prixfixe.__version__, game.version, content, setup)


class Journal:
    """One line per run of games; the first one says what is being played."""

    def __init__(self, path: Path, setup: Setup, resume: bool) -> None:
        self.path = path
        self.setup = setup
        self.done: dict[int, Played] = {}
        if path.exists() and not resume:
            raise BadOption(f"{path} holds a run that was stopped; carry it on with --resume, or remove the file")
        whole = self.read() if path.exists() else 0
        self.file: BinaryIO = path.open("ab")
        self.file.truncate(whole)
        if not whole:
            self.write(msgspec.json.encode(head_of(setup)))

    def read(self) -> int:
        """Take up the games already played; how many bytes of the file are whole."""
        lines = self.path.read_bytes().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith(b"\n")]
        if not whole:
            return 0
        if whole[0].strip() != msgspec.json.encode(head_of(self.setup)):
            raise BadOption(f"{self.path} is of another run: other game, rules, cards, options, bots or seed")
        for line in whole[1:]:
            self.done |= {played.index: played for played in msgspec.json.decode(line, type=list[Played])}
        return sum(map(len, whole))

    def write(self, line: bytes) -> None:
        """A line that is on disk when this returns."""
        self.file.write(line + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def keep(self, games: Iterable[list[Played]]) -> Iterator[list[Played]]:
        """Pass games on, each on disk first."""
        for some in games:
            self.write(msgspec.json.encode(some))
            yield some

    def close(self, finished: bool) -> None:
        """Put the file away: it goes when the run is finished."""
        self.file.close()
        if finished:
            self.path.unlink()

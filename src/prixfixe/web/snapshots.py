"""Snapshots: a match written down whole, so that it opens at once; one that is not as it was written is not used."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

from sqlalchemy import Connection, delete, insert

from prixfixe.core.game import Game
from prixfixe.table.match import Match, Player
from prixfixe.table.replay import Replay
from prixfixe.web.records import InputRow, SnapshotRow, columns
from prixfixe.web.schema import snapshots

log = logging.getLogger("prixfixe.web")


def keep(connection: Connection, name: str, match: Match) -> None:
    """Write the match of a table in the place of what was written before."""
    data = json.dumps(match.snapshot(), separators=(",", ":"))
    row = SnapshotRow(name, match.version, data, checksum(name, match.version, data))
    connection.execute(delete(snapshots).where(snapshots.c.table == name))
    connection.execute(insert(snapshots).values(**columns(row)))


def opened(row: SnapshotRow, game: Game[Any], players: list[Player], replay: Replay) -> Match | None:
    """The match of a snapshot; none, with a line in the log, if it is not the one that was written or does not load."""
    try:
        if row.sum != checksum(row.table, row.version, row.data):
            raise ValueError("it is not the one that was written")
        match = Match.resumed(game, players, replay, json.loads(row.data))
        if match.version != row.version:
            raise ValueError("it is of another version")
        return match
    except Exception as error:
        log.warning("snapshot ignored", extra={"fields": {"table": row.table, "reason": type(error).__name__}})
        return None


def checksum(name: str, version: int, data: str) -> str:
    """What a snapshot must carry to count."""
    return hashlib.sha256(f"{name} {version} {data}".encode("utf-8", "surrogatepass")).hexdigest()


def latest(name: str, match: Match, key: str, count: int, now: float) -> list[InputRow]:
    """The last inputs of a match as rows; a retry is known by the key of the first."""
    start = match.version - count
    return [
        InputRow(name, start + number, *match.inputs[start + number], f"{key}:{number}" if number else key, now)
        for number in range(count)
    ]


def step(version: int, least: int) -> int:
    """The inputs between two snapshots: the longer a match, the more, so that a long one writes no more than others."""
    return max(least, 1 << max(0, version.bit_length() - 6))

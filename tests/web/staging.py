"""Tables that stand in the middle of a recorded match, on a server of the test's own, and can be played on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest import mock

from sqlalchemy import insert, update

from prixfixe.core.game import Game
from prixfixe.table.match import Match, Player
from prixfixe.table.thought import composed, thought_of
from prixfixe.web.records import InputRow, columns
from prixfixe.web.schema import inputs, tables
from scripts.screenshots import NAMES, Studio, records


def before(game: Game[Any], thought: str, steps: int = 2) -> tuple[Match, int]:
    """A recorded match where somebody is about to begin a decision of that name, made in `steps` answers at least."""
    for record in records(game):
        for at, s in enumerate(record.states(game)):
            ask = s.asked(record.moves[at][0]) if at < len(record.moves) else None
            if ask is None or ask.seat < 0 or (thought_of(game, s, ask) or [""])[0] != thought:
                continue
            players = [Player(name) for name in NAMES[: record.seats]]
            with mock.patch("prixfixe.table.match.learned", return_value=True):  # what is past cannot be taken back
                match = Match.continued(game, players, replace(record, moves=record.moves[:at], result=None))
            if thought_of(game, match.s, match.ask(ask.seat)) != thought_of(game, s, ask):
                continue  # others answered in another order, so that this is asked later
            if not composed(match, ask.seat) and lasts(match, ask.seat, steps):
                return match, ask.seat
    raise AssertionError(f"no record of {game.name} has a {thought} of {steps} steps")


def lasts(match: Match, seat: int, steps: int) -> bool:
    """Whether a decision can take that many answers, with the first thing that lies somewhere each time."""
    game = match.game
    copy = Match.resumed(game, match.players, replace(match.replay), match.snapshot())
    for number in range(steps):
        ask = copy.ask(seat)
        if ask is None or not thought_of(game, copy.s, ask) or len(composed(copy, seat)) != number:
            return False
        lying = [option for option in ask.options if game.questions.path(copy.s, ask, option)]
        if not lying:
            return False
        copy.play(seat, lying[0])
    return True


def stage(studio: Studio, match: Match, seat: int) -> str:
    """A table at which the match stands, kept in the database so that it can be played on; its address."""
    name = studio.table(match, seat)
    row = studio.house.service.room(name).row
    rows = [columns(InputRow(name, at, *given, f"set:{at}", 0.0)) for at, given in enumerate(match.inputs)]
    values = {"seed": row.seed, "key": "", "status": row.status, "version": row.version}
    with studio.house.store.writing() as connection:
        connection.execute(update(tables).where(tables.c.id == name).values(**values))
        if rows:
            connection.execute(insert(inputs), rows)
    return f"{studio.address}/tables/{name}"

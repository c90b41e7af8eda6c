"""Clocks: how long each open question may wait, kept as plain data beside the match.

What a clock shows must tell nobody more than the table does: a step that spectators do not see moves no clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping

from prixfixe.core.state import CLOCK, Ask
from prixfixe.table.match import REWIND, UNDO, Match

KINDS = ("none", "live", "days")
DAY = 24 * 3600.0
PACES: Mapping[str, tuple[float, ...]] = {
    "none": (0.0,),
    "live": (60.0, 30.0, 120.0, 300.0, 0.0),  # 0: as the title suggests
    "days": (DAY, 2 * DAY, 3 * DAY, 7 * DAY),
}
PHASE_SECONDS = 60.0  # where a title suggests no time
Clock = dict[str, Any]  # the question, until when or how much is left, and what was left of answers that can be undone
Clocks = dict[str, Clock]  # by seat


@dataclass(frozen=True)
class Turn:
    """An input that was just taken: who gave it, when, and whether spectators saw anything of it."""

    match: Match
    clock: str
    pace: float
    now: float
    mover: int
    shown: bool

    def left(self, clock: Clock | None) -> float | None:
        """The seconds a clock has left; none if it does not run."""
        return None if clock is None or clock["until"] is None else max(0.0, clock["until"] - self.now)


def wound(match: Match, kind: str, pace: float, clocks: Clocks, now: float, mover: int, shown: bool) -> Clocks:
    """The clocks after an input: the game's own, and one for everybody who is waited for."""
    turn = Turn(match, kind, pace, now, mover, shown)
    found = {CLOCK: of_game(turn, clocks.get(str(CLOCK)))}
    for seat, player in enumerate(match.players):
        found[seat] = None if player.bot else of_seat(turn, seat, clocks.get(str(seat)))
    return {str(seat): clock for seat, clock in found.items() if clock}


def of_game(turn: Turn, old: Clock | None) -> Clock | None:
    """The game's own clock stops while others decide, and starts anew with the day and the round."""
    match, ask = turn.match, turn.match.ask(CLOCK)
    if ask is None:
        if old is None or turn.mover == CLOCK:
            return None
        left = old["left"] if old["until"] is None else turn.left(old)
        return {**old, "until": None, "left": left}
    question = [match.game.key(ask), ask.a, ask.b, *moment(match)]
    if old and old["question"] == question and turn.mover != CLOCK:
        return {**old, "until": old["until"] or turn.now + old["left"], "left": None}
    limit = seconds(turn, ask)
    return None if limit is None else {"question": question, "until": turn.now + limit, "left": None}


def of_seat(turn: Turn, seat: int, old: Clock | None) -> Clock | None:
    """The clock of a person: it runs on through what nobody sees, and starts with a new question."""
    ask = turn.match.ask(seat)
    question = [turn.match.game.key(ask), ask.a, ask.b] if ask else None
    if old and old["until"] is not None and not turn.shown:
        return {**old, "question": question}
    if ask is None:
        return answered(turn, seat, old)
    if old and old["question"] == question and seat != turn.mover:
        return old
    limit = seconds(turn, ask)
    return None if limit is None else {"question": question, **started(turn, seat, old, limit)}


def answered(turn: Turn, seat: int, old: Clock | None) -> Clock | None:
    """Nothing is asked: a clock runs on while the seat seems to be waited for, and rests while it may take back."""
    if old is None or seat in turn.match.game.view(turn.match.s, None).get("waiting", ()):
        return old
    back = [*old.get("back", ()), turn.left(old)] if seat == turn.mover and old["until"] else old.get("back")
    if not back or not turn.match.can_undo(seat):
        return None
    return {"question": None, "until": None, "left": None, "back": back, "redo": old.get("redo", [])}


def started(turn: Turn, seat: int, old: Clock | None, limit: float) -> Clock:
    """The time for a question; what was used before an answer was taken back stays used, before it and after it."""
    kind = turn.match.inputs[-1][0] if seat == turn.mover else REWIND
    if old is None or kind == REWIND:
        return {"until": turn.now + limit, "left": None, "back": [], "redo": []}
    ran = turn.left(old)
    used = limit if ran is None else ran
    back, redo = list(old.get("back", ())), list(old.get("redo", ()))
    if kind == UNDO:
        left = back.pop() if back else used
        redo.append(used)
    else:
        left = redo.pop() if redo else limit
        back.append(used)
    return {"until": turn.now + min(limit, left), "left": None, "back": back, "redo": redo}


def moment(match: Match) -> list[Any]:
    """The day and the round, as everybody sees them: the game's own clock starts anew with them."""
    seen = match.game.view(match.s, None)
    return [seen.get("day"), seen.get("round")]


def seconds(turn: Turn, ask: Ask) -> float | None:
    """How long a question may wait; none for ever. A live pace of 0 is what the title suggests."""
    match, own = turn.match, turn.match.game.question(ask).clock
    if ask.seat == CLOCK:
        chosen: int = match.game.view(match.s, None).get("clock", 0)
        return float(chosen or own or PHASE_SECONDS)
    if turn.clock == "none":
        return None
    if turn.clock == "days":
        return turn.pace
    if match.ask(CLOCK):
        return None
    return turn.pace or float(own or PHASE_SECONDS)


def next_end(clocks: Clocks) -> tuple[float, int] | None:
    """Which clock of an open question runs out next, and when."""
    running = [(seat, clock) for seat, clock in clocks.items() if clock["question"] is not None]
    return min(((clock["until"], int(seat)) for seat, clock in running if clock["until"] is not None), default=None)

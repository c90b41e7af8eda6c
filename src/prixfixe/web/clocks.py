"""Clocks: how long each open question may wait, kept as plain data beside the match."""

from __future__ import annotations

from typing import Any, Mapping

from prixfixe.core.state import CLOCK, Ask
from prixfixe.table.match import Match

KINDS = ("none", "live", "days")
DAY = 24 * 3600.0
PACES: Mapping[str, tuple[float, ...]] = {
    "none": (0.0,),
    "live": (60.0, 30.0, 120.0, 300.0),
    "days": (DAY, 2 * DAY, 3 * DAY, 7 * DAY),
}
PHASE_SECONDS = 60.0  # of a game's own clock that names no time
Clocks = dict[str, dict[str, Any]]  # by seat: the question, and until when, or how much is left


def wound(match: Match, kind: str, pace: float, clocks: Clocks, now: float, mover: int) -> Clocks:
    """The clocks after an input: new questions start one, old ones run on, the game's own stops while others decide."""
    running = {}
    for seat in {ask.seat for ask in match.s.asks}:
        ask = match.s.asked(seat)
        question = [match.game.key(ask), ask.a, ask.b, *(moment(match) if seat == CLOCK else [])]
        old = clocks.get(str(seat))
        if old and old["question"] == question and seat != mover:
            running[str(seat)] = {**old, "until": old["until"] or now + old["left"], "left": None}
        elif (limit := seconds(match, ask, kind, pace)) is not None:
            running[str(seat)] = {"question": question, "until": now + limit, "left": None}
    stopped = clocks.get(str(CLOCK))
    if stopped and str(CLOCK) not in running and mover != CLOCK:
        left = stopped["left"] if stopped["until"] is None else max(0.0, stopped["until"] - now)
        running[str(CLOCK)] = {**stopped, "until": None, "left": left}
    return running


def moment(match: Match) -> list[Any]:
    """The day and the round, as everybody sees them: the game's own clock starts anew with them."""
    seen = match.game.view(match.s, None)
    return [seen.get("day"), seen.get("round")]


def seconds(match: Match, ask: Ask, kind: str, pace: float) -> float | None:
    """How long a question may wait; none for ever."""
    key = match.game.key(ask)
    if ask.seat == CLOCK:
        chosen: int = match.game.view(match.s, None).get("clock", 0)
        return float(chosen or match.game.clocks.get(key, PHASE_SECONDS))
    if kind == "none" or match.players[ask.seat].bot:
        return None
    if kind == "days":
        return pace
    if key in match.game.clocks:
        return float(match.game.clocks[key])
    return None if match.ask(CLOCK) else pace


def next_end(clocks: Clocks) -> tuple[float, int] | None:
    """Which clock runs out next, and when."""
    ends = [(clock["until"], int(seat)) for seat, clock in clocks.items() if clock["until"] is not None]
    return min(ends, default=None)

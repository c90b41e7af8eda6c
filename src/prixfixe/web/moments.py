"""When the server acts at a table. Bots answer at moments that tell nothing of what they hold."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from prixfixe.bots.levels import SECONDS
from prixfixe.core.state import WATCHER, Ask
from prixfixe.table.match import EXPIRE, Match
from prixfixe.web.clocks import next_end, wound
from prixfixe.web.records import Moments, TableRow
from prixfixe.web.room import Room
from prixfixe.web.settings import Settings

GRACE = 0.2  # seconds beyond its thinking after which a sealed answer is given
LATE = 0.5  # seconds between the moments at which a sealed answer is given that was not ready
THOUGHTS = 2.5  # how often the seconds of one decision fit into the time of a sealed answer, which may take many steps
STEP = 3  # each step thinks for that part of what is left
GOING_ON = 0.2  # part of the delay before another open answer of whoever answered last: a turn of many steps is no wait
SHORTEST = 0.01  # seconds of a step, however many there were
LONG = 8  # open answers in a row; each one after them takes less time, so that the longest turn is over in seconds


@dataclass(frozen=True)
class Pace:
    """How long bots take, for a server with this delay before every answer."""

    delay: float

    @property
    def grace(self) -> float:
        """What a sealed answer waits beyond the thinking; nothing on a server without delays."""
        return min(self.delay, GRACE)

    def pause(self, level: str, sealed: bool, hasty: bool, run: int = 0) -> float:
        """The seconds between a question and the answer of a level, after so many open ones in a row."""
        shown = 0.0 if hasty else self.delay * (GOING_ON * shortened(run) if run and not sealed else 1.0)
        return max(shown, THOUGHTS * SECONDS.get(level, 0.0) + self.grace) if sealed else shown

    def seconds(self, level: str, share: float, least: float, left: float | None, run: int = 0) -> float | None:
        """How long a level may think: its share under load, and a part of what is left before a sealed answer; less
        in a long row of open ones."""
        if level not in SECONDS:
            return None
        whole = max(min(least, SECONDS[level]), SECONDS[level] * share)
        return whole * shortened(run) if left is None else max(SHORTEST, min(whole, (left - self.grace) / STEP))

    def given(self, at: float, now: float) -> float:
        """When a sealed answer is given; one that was not ready at its moment waits for the next of a few others."""
        return at + ceil((now - at) / LATE) * LATE if now > at and self.delay else at


def shortened(run: int) -> float:
    """The part of its usual time that an open answer takes after so many in a row."""
    return min(1.0, LONG / max(1, run))


def run_of(match: Match, seat: int) -> int:
    """How many answers a seat has given in a row, as everybody saw."""
    count = 0
    for step in reversed(match.story):
        if step.own and step.to == WATCHER:
            if step.seat != seat:
                break
            count += 1
    return count


def sealed(match: Match, ask: Ask) -> bool:
    """Whether the time of the answer must tell nothing."""
    question = match.game.question(ask)
    return question.secret or question.patient


def scheduled(match: Match, old: Moments, now: float, mover: int, pace: Pace) -> Moments:
    """When each bot that is asked answers: one after another by seat, each after its pause.

    A bot that is still asked keeps its moment, unless everybody saw it move.
    """
    asked = sorted(ask.seat for ask in match.s.asks if ask.seat >= 0 and match.players[ask.seat].bot)
    kept = {str(seat): old[str(seat)] for seat in asked if seat != mover and str(seat) in old}
    at, soon = (max([now, *(moment[name] for moment in kept.values())]) for name in ("at", "soon"))
    for seat in asked:
        if str(seat) not in kept:
            level, hidden = match.players[seat].bot, sealed(match, match.s.asked(seat))
            run = max(1, run_of(match, seat)) if seat == mover else 0
            at += pace.pause(level, hidden, hasty=False, run=run)
            soon += pace.pause(level, hidden, hasty=True)
            kept[str(seat)] = {"at": at, "soon": soon}
    return kept


def timed(room: Room, settings: Settings, now: float, mover: int) -> TableRow:
    """The table with the clocks, the bots' moments and the next thing to do, after an input or at the start."""
    match, row = room.playing(), room.row
    clocks = wound(match, row.clock, row.pace, row.clocks, now, mover, room.shown)
    moments = scheduled(match, row.moments, now, mover, Pace(settings.delay))
    hasty = row.hasty and not any(match.ask(seat) for seat, player in enumerate(match.players) if not player.bot)
    end = next_end(clocks)
    ends = [moment["soon" if hasty else "at"] for moment in moments.values()] + ([end[0]] if end else [])
    due = now if used_up_seat(match, settings.most_inputs) is not None else min(ends, default=None)
    return replace(row, clocks=clocks, moments=moments, due=due, hasty=hasty)


def used_up_seat(match: Match, most: int) -> int | None:
    """A seat that is asked and has given as many inputs as a seat may."""
    return next((ask.seat for ask in match.s.asks if ask.seat >= 0 and used_up(match, ask.seat, most)), None)


def used_up(match: Match, seat: int, most: int) -> bool:
    """Whether a seat has given as many inputs as it may; what it took back counts, what the clock answered does not."""
    return match.version >= most <= sum(who == seat and kind != EXPIRE for kind, who, _ in match.inputs)

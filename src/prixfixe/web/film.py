"""A match step by step, as one viewer saw it: only what changed for that viewer is a step."""

from __future__ import annotations

from typing import Any

from prixfixe.core.game import Game, Speech, View
from prixfixe.core.state import CLOCK, WATCHER, Fact, State
from prixfixe.table.replay import Replay
from prixfixe.web import models
from prixfixe.web.refused import missing
from prixfixe.web.sheet import ending

SHOWN = 12  # lines of the log beside a step
MARK = 50  # moves between two states that are kept
Line = tuple[int | None, str, str]  # who moved, the text, its rule
Shot = tuple[models.Frame, models.Ending | None]


class Film:
    """The steps of a record for a viewer. It is played once; afterwards a step is at most MARK moves away."""

    def __init__(self, game: Game[Any], replay: Replay, seat: int | None, lang: str) -> None:
        self.game = game
        self.replay = replay
        self.seat = seat
        self.speech = Speech(lang, tuple(replay.names))
        self.log: list[Line] = []
        self.steps: list[tuple[int, int]] = []  # moves and lines of the log before each
        self.marks: list[State] = []
        self.play()

    def play(self) -> None:
        """Go through the record and remember where the steps are."""
        s, told = self.replay.begin(self.game)
        self.hear(s, told)
        last = self.look(s, 0, None)
        for number, (seat, option) in enumerate(self.replay.moves):
            self.note(s, seat, option)
            self.hear(s, self.replay.carry_on(s, number))
            last = self.look(s, number + 1, last)
        self.last = s

    def look(self, s: State, moves: int, last: View | None) -> View:
        """Keep the state now and then; what looks different is a step."""
        if moves % MARK == 0:
            self.marks.append(s.copy())
        view = self.game.view(s, self.seat)
        if view != last:
            self.steps.append((moves, len(self.log)))
        return view

    def note(self, s: State, seat: int, option: int) -> None:
        """A move, if the viewer may know it."""
        ask = s.asked(seat)
        if self.game.question(ask).secret and seat != self.seat:
            return
        if option in ask.options:
            text = self.game.words.option(s, ask, option, self.speech)
            self.log.append((None if seat == CLOCK else seat, text, self.game.rule_of(ask)))

    def hear(self, s: State, told: list[Fact]) -> None:
        """What the viewer is told."""
        for fact in told:
            if fact.to in (WATCHER, WATCHER if self.seat is None else self.seat):
                self.log.append((None, self.game.words.fact(s, fact, self.speech), ""))

    def state(self, moves: int) -> State:
        """The state after so many moves."""
        s = self.marks[moves // MARK].copy()
        for number in range(moves - moves % MARK, moves):
            self.replay.carry_on(s, number)
        return s

    def frame(self, name: str, step: int | None) -> Shot:
        """One step of the film, the last if none is named, and how it ended."""
        at = len(self.steps) - 1 if step is None else step
        if not 0 <= at < len(self.steps):
            raise missing()
        moves, told = self.steps[at]
        before = self.steps[at - 1][1] if at else 0
        s = self.state(moves)
        log = [
            models.Line(seat=seat, text=text, rule=rule, fresh=number >= before)
            for number, (seat, text, rule) in list(enumerate(self.log[:told]))[-SHOWN:]
        ]
        end = ending(self.game, self.last, self.game.result(self.last), self.speech) if s.over else None
        view = self.game.view(s, self.seat)
        steps = len(self.steps)
        return models.Frame(table=name, step=at, steps=steps, seat=self.seat, view=view, log=log, over=s.over), end

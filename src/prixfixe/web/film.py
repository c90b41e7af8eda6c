"""A match step by step, as one viewer saw it: whatever was told to that viewer after one answer is one frame."""

from __future__ import annotations

from typing import Any

from prixfixe.core.game import Game, Speech
from prixfixe.core.state import State
from prixfixe.table.replay import Replay
from prixfixe.table.steps import Narrator, Step, seen_by
from prixfixe.web import models
from prixfixe.web.refused import missing
from prixfixe.web.sheet import ending, line

SHOWN = 60  # lines of the story beside a frame
MARK = 50  # moves between two states that are kept
Shot = tuple[models.Frame, models.Ending | None]


class Film:
    """The frames of a record for a viewer. It is played once; afterwards a frame is at most MARK moves away."""

    def __init__(self, game: Game[Any], replay: Replay, seat: int | None, lang: str) -> None:
        self.game = game
        self.replay = replay
        self.seat = seat
        self.speech = Speech(lang, tuple(replay.names))
        self.story: list[Step] = []
        self.frames: list[tuple[int, int]] = []  # moves and lines of the story at each
        self.marks: list[State] = []
        self.play()

    def play(self) -> None:
        """Go through the record and remember where the frames are."""
        narrator = Narrator(self.game, self.replay.names, [self.speech.lang])
        s, told = self.replay.begin(self.game)
        self.keep(s, 0, narrator.begin(s, told))
        for number, (seat, option) in enumerate(self.replay.moves):
            before, ask = s.copy(), s.question(seat)
            told = self.replay.carry_on(s, number)
            if ask is not None:
                self.keep(s, number + 1, narrator.answer(before, ask, option, False, s, told))
        self.last = s

    def keep(self, s: State, moves: int, steps: list[Step]) -> None:
        """Keep the state now and then. What tells the viewer something is a frame, and so are beginning and end.

        What changes without a word is seen in the next frame.
        """
        if moves % MARK == 0:
            self.marks.append(s.copy())
        seen = seen_by(steps, self.seat)
        self.story += seen
        if seen or moves in (0, len(self.replay.moves)):
            self.frames.append((moves, len(self.story)))

    def state(self, moves: int) -> State:
        """The state after so many moves."""
        s = self.marks[moves // MARK].copy()
        for number in range(moves - moves % MARK, moves):
            self.replay.carry_on(s, number)
        return s

    def frame(self, name: str, step: int | None) -> Shot:
        """One frame of the film, the last if none is named, and how it ended."""
        at = len(self.frames) - 1 if step is None else step
        if not 0 <= at < len(self.frames):
            raise missing()
        moves, told = self.frames[at]
        before = self.frames[at - 1][1] if at else 0
        s = self.state(moves)
        first = max(0, min(before, told - SHOWN))
        log = [line(n, self.story[n], self.speech.lang, n >= before) for n in range(first, told)]
        end = ending(self.game, self.last, self.game.result(self.last), self.speech) if s.over else None
        view = self.game.view(s, self.seat)
        steps = len(self.frames)
        return models.Frame(table=name, step=at, steps=steps, seat=self.seat, view=view, log=log, over=s.over), end

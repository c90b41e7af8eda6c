"""A match step by step, as one viewer saw it: only what changed for that viewer is a step."""

from __future__ import annotations

from typing import Any, Iterator

from prixfixe.core.errors import BadReplay
from prixfixe.core.game import Game, Speech, View
from prixfixe.core.replay import Replay
from prixfixe.core.state import CLOCK, WATCHER, Fact, State
from prixfixe.web import models
from prixfixe.web.refused import missing

SHOWN = 12  # lines of the log beside a step


class Film:
    """The steps of a record for a viewer."""

    def __init__(self, game: Game[Any], replay: Replay, seat: int | None, lang: str) -> None:
        self.game = game
        self.replay = replay
        self.seat = seat
        self.speech = Speech(lang, tuple(replay.names))
        self.log: list[models.Line] = []

    def states(self) -> Iterator[State]:
        """The states in order, while the log grows."""
        news: list[Fact] = []
        s = self.game.start(self.replay.seats, self.replay.seed, self.replay.options, news)
        self.hear(s, news)
        yield s
        for seat, option in self.replay.moves:
            self.note(s, seat, option)
            s.news = news = []
            try:
                s.answer(seat, option)
            except ValueError as error:
                raise BadReplay(f"a move cannot be played: {error}") from None
            s.news = None
            self.hear(s, news)
            yield s

    def note(self, s: State, seat: int, option: int) -> None:
        """A move, if the viewer may know it."""
        ask = s.asked(seat)
        if self.game.key(ask) in self.game.secret and seat != self.seat:
            return
        if option in ask.options:
            text = self.game.words.option(s, ask, option, self.speech)
            who = None if seat == CLOCK else seat
            self.log.append(models.Line(seat=who, text=text, rule=self.game.rule_of(ask), fresh=False))

    def hear(self, s: State, news: list[Fact]) -> None:
        """What the viewer is told."""
        for fact in news:
            if fact.to in (WATCHER, WATCHER if self.seat is None else self.seat):
                text = self.game.words.fact(s, fact, self.speech)
                self.log.append(models.Line(seat=None, text=text, rule="", fresh=False))

    def frames(self) -> Iterator[tuple[View, State]]:
        """The views that differ from the one before."""
        last: View | None = None
        for s in self.states():
            view = self.game.view(s, self.seat)
            if view != last:
                last = view
                yield view, s

    def frame(self, name: str, step: int | None) -> tuple[models.Frame, models.Ending | None]:
        """One step of the film, the last if none is named, and how it ended."""
        from prixfixe.web.sheet import ending

        shown, before, count, over, end = None, 0, 0, False, None
        for count, (view, s) in enumerate(self.frames()):
            if step is None or count == step:
                fresh = [line.model_copy(update={"fresh": n >= before}) for n, line in enumerate(self.log)]
                shown, over = (count, view, fresh[-SHOWN:]), s.over
            before = len(self.log)
        if shown is None:
            raise missing()
        if over and s.over:
            end = ending(self.game, s, self.game.result(s), self.speech)
        at, seen, log = shown
        made = models.Frame(table=name, step=at, steps=count + 1, seat=self.seat, view=seen, log=log, over=over)
        return made, end

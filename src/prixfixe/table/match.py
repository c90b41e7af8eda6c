"""One match: who sits where, what was said, what can be taken back."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, astuple, dataclass
from typing import Any, Iterable, Mapping, Sequence

from prixfixe.bots.bot import Bot, decide
from prixfixe.bots.levels import bot
from prixfixe.core.chance import Seed, chance
from prixfixe.core.errors import BadOption, BadReplay, IllegalAnswer
from prixfixe.core.game import Game, Result, Speech
from prixfixe.core.state import WATCHER, Ask, Fact, State
from prixfixe.kit.shape import doubt
from prixfixe.table import course
from prixfixe.table.replay import Replay
from prixfixe.table.steps import Narrator, Step, seen_by
from prixfixe.table.undo import Answered, Mark, NotUndone, last_free, learned, without

UNDO = "undo"
EXPIRE = "expire"
REWIND = "rewind"


@dataclass(frozen=True)
class Player:
    """Who sits in a seat: a person, or a bot of a level."""

    name: str
    bot: str = ""


Input = tuple[str, int, int]  # "" (a move), "undo", "expire" or "rewind"; the seat; the option
Question = tuple[str, int, int]  # the rule that takes the answer, and its arguments


class Match:
    """A game being played: every input is kept, and the same inputs give the same match."""

    def __init__(
        self, game: Game[Any], players: Iterable[Player], seed: Seed, options: Mapping[str, object] | None = None
    ) -> None:
        players = list(players)
        self.seat_all(game, players, Replay.of(game, len(players), game.chosen(len(players), options), seed))
        self.s, told = course.begin(game, len(players), seed, self.replay.options)
        self.story += self.narrator.begin(self.s, told)
        self.settle()
        self.look()

    def seat_all(self, game: Game[Any], players: list[Player], replay: Replay) -> None:
        """Everybody sits down; nothing has been said."""
        self.game = game
        self.players = players
        self.replay = replay
        self.replay.names = [player.name for player in players]
        self.bots: dict[str, Bot] = {level: bot(level) for level in {p.bot for p in players} if level}
        self.inputs: list[Input] = []
        self.narrator = Narrator(game, self.replay.names)
        self.story: list[Step] = []  # everything that happened, for whoever may know it
        self.answered: list[Answered] = []  # the answers that can still be taken back
        self.marks: list[Mark] = []  # one for every move of the record
        self.seen = [0] * (len(players) + 1)  # by seat, spectators last: how often what they see has changed
        self.since = [0] * len(players)  # by seat: `seen` when its present question was put
        self.sights = [""] * (len(players) + 1)
        self.questions: list[Question | None] = [None] * len(players)

    @classmethod
    def restored(cls, game: Game[Any], players: Iterable[Player], replay: Replay, inputs: Iterable[Input]) -> Match:
        """The match that these inputs made."""
        match = cls(game, players, replay.seed, replay.options)
        for kind, seat, option in inputs:
            match.take_input(kind, seat, option)
        return match

    def snapshot(self) -> dict[str, Any]:
        """Everything but game, players and seed, as JSON data, so that nothing has to be played again."""
        return {
            "state": self.game.save(self.s),
            "inputs": [list(given) for given in self.inputs],
            "moves": [list(move) for move in self.replay.moves],
            "result": self.replay.result,
            "story": [step.saved() for step in self.story],
            "marks": [list(astuple(mark)) for mark in self.marks],
            "answered": [[self.game.save(given.before), *given.facts()] for given in self.answered],
            "seen": self.seen[:],
            "since": self.since[:],
        }

    @classmethod
    def resumed(cls, game: Game[Any], players: Iterable[Player], replay: Replay, snapshot: Mapping[str, Any]) -> Match:
        """The match of a snapshot; further inputs go on from there. BadState if it is none."""
        match = cls.__new__(cls)
        with doubt():
            match.seat_all(game, list(players), replay)
            match.s = game.load(snapshot["state"], replay.key)
            match.inputs = [(kind, seat, option) for kind, seat, option in snapshot["inputs"]]
            replay.moves = [(seat, option) for seat, option in snapshot["moves"]]
            replay.result = snapshot["result"]
            match.story = [Step.loaded(step) for step in snapshot["story"]]
            match.marks = [Mark(*mark) for mark in snapshot["marks"]]
            match.answered = [Answered(game.load(s, replay.key), *facts) for s, *facts in snapshot["answered"]]
            match.look()
            match.seen, match.since = list(snapshot["seen"]), list(snapshot["since"])
        return match

    @classmethod
    def continued(cls, game: Game[Any], players: Iterable[Player], replay: Replay) -> Match:
        """The match that a record tells of, ready to go on; forced answers are given again by themselves.

        The record may name them later, after answers that others gave at the same time.
        """
        replay.fits(game)
        match = cls(game, players, replay.seed, replay.options)
        ahead = match.replay.moves[:]  # given already, not yet come to in the record
        for number, move in enumerate(replay.moves):
            forced = next((given for given in ahead if given[0] == move[0]), None)
            if forced is None:
                known = len(match.replay.moves) + 1
                match.play(*move)
                ahead += match.replay.moves[known:]
            elif forced == move:
                ahead.remove(move)
            else:
                raise BadReplay(f"move {number} of the record cannot be continued from")
        return match

    @property
    def version(self) -> int:
        """How many inputs there were; it only grows."""
        return len(self.inputs)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.s.over

    @property
    def result(self) -> Result:
        """Places and scores, once the match is over."""
        return self.game.result(self.s)

    def ask(self, seat: int) -> Ask | None:
        """What the seat is asked now."""
        return self.s.question(seat)

    # ---- what people say

    def take_input(self, kind: str, seat: int, option: int) -> None:
        """Carry out a recorded input."""
        if kind == UNDO:
            self.undo(seat)
        elif kind == EXPIRE:
            self.expire(seat)
        elif kind == REWIND:
            self.rewind(seat)
        else:
            self.play(seat, option)

    def play(self, seat: int, option: int) -> None:
        """A seat answers; forced answers that follow are given for everybody."""
        self.check(seat, option)
        self.inputs.append(("", seat, option))
        self.move(seat, option, forced=False)
        self.settle()
        self.look(seat)

    def expire(self, seat: int) -> None:
        """Time has run out: the seat's default is answered."""
        ask = self.s.asked(seat)
        option = self.game.default(self.s, ask, chance(self.number("clock")))
        self.inputs.append((EXPIRE, seat, option))
        self.move(seat, option, forced=False)
        self.settle()
        self.look(seat)

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer, as far as nobody has learned anything from it and nobody acted on it."""
        given, state, kept = without(self.answered, seat)
        self.inputs.append((UNDO, seat, 0))
        self.answered = self.answered[: self.answered.index(given)]
        self.s = state
        self.forget(given.moves)
        for later in kept:
            self.move(later.seat, later.option, forced=later.forced)
        self.settle()
        self.look(seat)

    def rewind(self, seat: int) -> None:
        """With the consent of all: back to before the seat's last own answer, whatever was learned since."""
        number = last_free(self.replay.moves, self.marks, seat)
        self.inputs.append((REWIND, seat, number))
        self.forget(number)
        self.answered = []
        self.s = self.replay.play(self.game)
        self.settle()
        self.look(seat)

    def can_rewind(self, seat: int) -> bool:
        """Whether the seat has an answer that all could agree to take back."""
        try:
            last_free(self.replay.moves, self.marks, seat)
        except NotUndone:
            return False
        return not self.over

    def forget(self, number: int) -> None:
        """Strike the moves from a number on, and what was said of them."""
        del self.story[self.marks[number].entries :]
        del self.replay.moves[number:]
        del self.marks[number:]

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last answer."""
        try:
            without(self.answered, seat)
        except NotUndone:
            return False
        return True

    def check(self, seat: int, option: int) -> None:
        """Refuse an answer that is not offered, with nothing changed."""
        if option not in self.s.asked(seat).options:
            raise IllegalAnswer(f"seat {seat} cannot take {option}")

    # ---- bots

    def bot_seat(self) -> int | None:
        """A bot's seat that is asked something."""
        return next((ask.seat for ask in self.s.asks if ask.seat >= 0 and self.players[ask.seat].bot), None)

    def think(self, seat: int) -> int:
        """What the bot in a seat answers."""
        return decide(self.bots[self.players[seat].bot], self.game, self.s, seat, self.number("bot"))

    def play_bots(self, most: int = 100_000) -> None:
        """Let the bots answer until a person is asked or the match is over."""
        while most and (seat := self.bot_seat()) is not None:
            self.play(seat, self.think(seat))
            most -= 1

    def quiet(self, seat: int, option: int) -> bool:
        """Whether nobody else would see the seat give this answer, and the forced ones that follow."""
        after, told = self.s.copy(), list[Fact]()
        ask: Ask | None = after.asked(seat)
        while ask is not None:
            if ask.seat != seat or not self.game.question(ask).secret:
                return False
            told += course.answer(after, seat, option)
            ask = course.forced(self.game, after)
            option = ask.options[0] if ask else option
        return all(fact.to == seat for fact in told) and all(
            self.same(after, viewer) for viewer in [*range(len(self.players)), None] if viewer != seat
        )

    def same(self, after: State, viewer: int | None) -> bool:
        """Whether a viewer sees and is asked the same in another position."""
        before = None if viewer is None else self.s.question(viewer)
        now = None if viewer is None else after.question(viewer)
        asked = (before.rule, before.options) if before else None, (now.rule, now.options) if now else None
        return asked[0] == asked[1] and bool(self.game.view(after, viewer) == self.game.view(self.s, viewer))

    def replace(self, seat: int, player: Player) -> None:
        """Somebody else takes the seat; the match goes on."""
        if player.bot and player.bot not in self.bots:
            self.bots[player.bot] = bot(player.bot)
        self.players[seat] = player
        self.replay.names[seat] = player.name
        self.narrator.rename(self.replay.names)

    def number(self, purpose: str) -> int:
        """A number for this moment that says nothing about the match's own chance."""
        text = f"{purpose} {self.replay.source} {len(self.replay.moves)}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")

    # ---- how a move is carried out

    def settle(self) -> None:
        """Give every answer that is forced."""
        while (ask := course.forced(self.game, self.s)) is not None:
            self.move(ask.seat, ask.options[0], forced=True)

    def move(self, seat: int, option: int, forced: bool) -> None:
        """Carry out one answer, write it down, and keep the way back while there is one."""
        before, ask, after = self.s.copy(), self.s.asked(seat), self.s.copy()
        question, entries = self.game.question(ask), len(self.story)
        given = Answered(before, seat, option, forced, question.secret, len(self.replay.moves), entries)
        told = course.answer(after, seat, option)
        self.s = after
        self.marks.append(Mark(entries, forced, question.final))
        self.replay.moves.append((seat, option))
        self.story += self.narrator.answer(before, ask, option, forced, after, told)
        self.answered = [] if question.final or learned(self.game, given, after) else [*self.answered, given]
        if self.s.over:
            self.replay.result = asdict(self.result)

    def look(self, mover: int = WATCHER) -> None:
        """Count for every viewer whether what it sees has changed: a version that tells it nothing else."""
        for viewer in range(len(self.seen)):
            sight = self.sight(viewer)
            if sight != self.sights[viewer] or viewer == mover:
                self.seen[viewer] += 1
            self.sights[viewer] = sight
        for seat, before in enumerate(self.questions):
            ask = self.ask(seat)
            self.questions[seat] = (self.game.key(ask), ask.a, ask.b) if ask else None
            if self.questions[seat] != before or seat == mover:
                self.since[seat] = self.seen[seat]

    def sight(self, viewer: int) -> str:
        """All that a viewer is shown, as text; the number after the seats is the spectator's."""
        seat = viewer if viewer < len(self.players) else None
        ask = None if seat is None else self.ask(seat)
        said = [self.game.key(ask), *ask.options] if ask else []
        free = seat is not None and self.can_undo(seat)
        return json.dumps([self.game.view(self.s, seat), said, len(self.lines(seat)), free])

    def speech(self, lang: str) -> Speech:
        """How to speak at this table."""
        return Speech(lang, tuple(player.name for player in self.players))

    def lines(self, seat: int | None) -> list[Step]:
        """The story as a seat may know it."""
        return seen_by(self.story, seat)

    def unread(self, seat: int | None) -> int:
        """The first of the seat's lines that came after its own last answer; all of them for who never answered."""
        own = [n for n, (who, _) in enumerate(self.replay.moves) if who == seat and not self.marks[n].forced]
        if not own:
            return 0
        entries = self.marks[own[-1]].entries
        chosen = any(step.own and step.seat == seat for step in self.story[entries : entries + 1])
        return len(seen_by(self.story[:entries], seat)) + chosen


def seated(
    game: Game[Any], seats: int, people: int, levels: Iterable[str] = ("greedy",), called: Sequence[str] = ()
) -> list[Player]:
    """People in the first seats, by name where they gave one, bots of the levels, in turn, in the others."""
    if seats not in game.seats:
        raise BadOption(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")
    levels = list(levels)
    names = [*called[:people], *(f"Player {i + 1}" for i in range(len(called), people))]
    bots = [levels[i % len(levels)] for i in range(seats - people)]
    return [Player(name) for name in names] + [
        Player(f"{level.partition(':')[0]} {i + 1}", level) for i, level in enumerate(bots)
    ]

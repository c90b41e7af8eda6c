"""The arena: one game of a run is a function of its setup and its index alone, wherever and whenever it is played."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import import_module
from itertools import pairwise
from time import perf_counter
from typing import Any, Self, Sequence

import msgspec

import prixfixe
from prixfixe.bots.bot import Bot, decide
from prixfixe.bots.levels import bot
from prixfixe.core.chance import Chance, chance
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, Result, Value
from prixfixe.core.state import WATCHER, Ask, State
from prixfixe.kit import packs
from prixfixe.lab.features import Features, features_of
from prixfixe.table import course
from prixfixe.table.replay import Replay

MOST = 200_000  # answers after which a match that goes on is endless
LOOK = 8  # decisions between two looks at everybody; whoever has decided is looked at after each


class Setup(msgspec.Struct, frozen=True):
    """Everything that decides a run, but the index of a game in it."""

    game: str  # a title, or module:name of a Game record
    seats: int
    lineups: tuple[tuple[str, ...], ...]  # the bots by seat; game i takes number i modulo their count
    seed: int = 0
    options: dict[str, Value] = {}
    paired: bool = False  # all lineups play every deal; else every game has a deal of its own
    trace: bool = False  # follow who leads and who has which rows; else rows are those of the end
    uses: bool = False  # count which options were offered and taken
    pack: str = ""  # the own cards among the options, as TOML, for whoever plays it elsewhere


class Chair(msgspec.Struct):
    """What one seat did in one game."""

    seat: int
    bot: str
    place: int
    score: int
    share: float  # of the win: 1 alone, 1/2 if two share it
    parts: dict[str, int]
    decisions: int  # questions with more than one option
    rows: list[str]  # content rows it had, as table.id
    offered: dict[str, int]  # how often, by rule:option
    taken: dict[str, int]
    seconds: float  # its bot took; the only field that differs when the game is played again


class Played(msgspec.Struct):
    """One finished game."""

    index: int
    deal: int  # the seed of its match
    reason: str
    answers: int
    rival: int | None
    rows: list[str]  # content rows in play for all
    changes: int  # of the lead
    decided: float  # the part of the game after which the winner led to the end
    chairs: list[Chair]


class GameFailed(RuntimeError):
    """A game broke off; the replay shows where."""

    def __init__(self, reason: str, replay: str) -> None:
        super().__init__(reason, replay)
        self.reason = reason
        self.replay = replay


@cache
def find(name: str) -> Game[Any]:
    """The Game record of a title, or of `module:name` for a game that is not part of prixfixe."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return prixfixe.load(name)
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError):
        raise BadOption(f"there is no game record {attribute} in a module {module}") from None
    game = found() if not isinstance(found, Game) and callable(found) else found
    if not isinstance(game, Game):
        raise BadOption(f"{name} is not a game record")
    return game


def checked(setup: Setup) -> Setup:
    """The setup with all options chosen, or BadOption or BadContent with the reason."""
    chosen = find(setup.game).chosen(setup.seats, setup.options)
    content = str(chosen["content"])
    for lineup in setup.lineups:
        if len(lineup) != setup.seats:
            raise BadOption(f"{len(lineup)} bots for {setup.seats} seats")
        for spec in lineup:
            bot(spec)
    return msgspec.structs.replace(setup, options=chosen, pack=packs.text_of(content) if content else "")


def number(*parts: object) -> int:
    """A seed from anything that names it."""
    text = " ".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def play(setup: Setup, index: int) -> Played:
    """Game `index` of a run."""
    board = Board.of(setup, index)
    try:
        board.finish()
    except Exception as error:
        reason = f"game {index} broke off: {type(error).__name__}: {error}"
        raise GameFailed(reason, board.replay.to_json()) from error
    return board.record(index)


class Board:
    """A game being played by bots, with what is counted on the way."""

    def __init__(self, game: Game[Any], setup: Setup, deal: int, bots: Sequence[str], dice: Chance) -> None:
        self.game = game
        self.setup = setup
        self.specs = bots
        self.bots: list[Bot] = [bot(spec) for spec in bots]
        self.deal = deal
        self.dice = dice
        if setup.pack:
            packs.keep(packs.parse(setup.pack, "the pack"))
        options = game.chosen(setup.seats, setup.options)
        self.replay = Replay.of(game, setup.seats, options, deal)
        self.s, _ = course.begin(game, setup.seats, deal, options)
        self.seconds = [0.0] * setup.seats
        self.decisions = [0] * setup.seats
        self.offered: list[dict[str, int]] = [{} for _ in bots]
        self.taken: list[dict[str, int]] = [{} for _ in bots]
        self.leads: list[int] = []
        self.features: Features = features_of(setup.game, game)
        self.rows: list[set[str]] = [set() for _ in range(setup.seats + 1)]  # the last, WATCHER: in play for all

    @classmethod
    def of(cls, setup: Setup, index: int) -> Self:
        """Game `index` of a run, about to begin."""
        round_ = index // len(setup.lineups) if setup.paired else index
        bots = setup.lineups[index % len(setup.lineups)]
        deal, dice = number("deal", setup.seed, round_), chance(number("play", setup.seed, index))
        return cls(find(setup.game), setup, deal, bots, dice)

    def finish(self) -> None:
        """Play to the end."""
        while self.s.asks:
            self.answer(course.due(self.s, self.dice))
            if len(self.replay.moves) > MOST:
                raise RuntimeError(f"it is not over after {MOST} answers")

    def answer(self, ask: Ask) -> None:
        """Let the seat's bot answer."""
        seat, option = ask.seat, ask.options[0]
        if len(ask.options) > 1 and seat >= 0:
            started = perf_counter()
            option = decide(self.bots[seat], self.game, self.s, seat, self.dice.below(1 << 31))
            self.seconds[seat] += perf_counter() - started
            self.decisions[seat] += 1
            if self.setup.uses:
                self.count(ask, option)
        self.replay.moves.append((seat, option))
        self.s.answer(seat, option)
        if self.setup.trace and len(ask.options) > 1:
            self.leads.append(leader(self.game, self.s))
            everybody = [*range(self.setup.seats), WATCHER]
            self.look(everybody if len(self.leads) % LOOK == 0 else [seat] if seat >= 0 else [])

    def look(self, viewers: Sequence[int]) -> None:
        """Note which rows some seats have now, and WATCHER those in play for all."""
        for viewer in viewers:
            self.rows[viewer].update(self.features(self.s, viewer))

    def count(self, ask: Ask, option: int) -> None:
        """Note what was offered and what was taken."""
        key, offered, taken = self.game.key(ask), self.offered[ask.seat], self.taken[ask.seat]
        for other in ask.options:
            name = f"{key}:{other}"
            offered[name] = offered.get(name, 0) + 1
        name = f"{key}:{option}"
        taken[name] = taken.get(name, 0) + 1

    def record(self, index: int) -> Played:
        """What is kept of the finished game."""
        result = self.game.result(self.s)
        self.look([*range(self.setup.seats), WATCHER])
        changes, decided = story(self.leads, result.winners)
        chairs = [self.chair(seat, result) for seat in range(self.setup.seats)]
        rows = sorted(self.rows[-1])
        return Played(
            index, self.deal, result.reason, len(self.replay.moves), result.rival, rows, changes, decided, chairs
        )

    def chair(self, seat: int, result: Result) -> Chair:
        """What is kept of one seat."""
        return Chair(
            seat,
            self.specs[seat],
            result.places[seat],
            result.scores[seat],
            1 / len(result.winners) if result.places[seat] == 1 else 0.0,
            dict(result.parts[seat]),
            self.decisions[seat],
            sorted(self.rows[seat]),
            self.offered[seat],
            self.taken[seat],
            self.seconds[seat],
        )


def leader(game: Game[Any], s: State) -> int:
    """The seat that stands best by its worth; -1 if several do."""
    worths = [game.bots.worth(s, seat) for seat in range(s.seats)]
    best = max(worths)
    return worths.index(best) if worths.count(best) == 1 else -1


def story(leads: Sequence[int], winners: Sequence[int]) -> tuple[int, float]:
    """How often the lead changed hands, and the part of the game after which a winner led to the end."""
    held = [seat for seat in leads if seat >= 0]
    changes = sum(1 for before, after in pairwise(held) if before != after)
    lost = [i + 1 for i, seat in enumerate(leads) if seat not in winners]
    return changes, lost[-1] / len(leads) if lost else 0.0

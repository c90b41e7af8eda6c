"""The Game record: everything the rest of the world may know of one title."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Callable, Generic, Mapping, Protocol, TypeVar, Union

from mypy_extensions import i64

from prixfixe.core import codec
from prixfixe.core.chance import Chance
from prixfixe.core.errors import BadOption
from prixfixe.core.state import WATCHER, Ask, Fact, Rule, State, flip

S = TypeVar("S", bound=State)
Value = Union[bool, int, str]
Options = dict[str, Value]
View = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """One thing people choose before a match."""

    name: str
    default: Value
    choices: tuple[Value, ...]  # empty: any text
    text: str
    text_fr: str

    def read(self, value: object) -> Value:
        """The value meant, also when it comes as text."""
        if not self.choices:
            return str(value)
        for choice in self.choices:
            if value == choice and isinstance(value, bool) == isinstance(choice, bool):
                return choice
            if isinstance(value, str) and value.lower() in spellings(choice):
                return choice
        allowed = ", ".join(spellings(choice)[0] for choice in self.choices)
        raise BadOption(f"option {self.name} cannot be {value}; it may be {allowed}")


def spellings(choice: Value) -> tuple[str, ...]:
    """How a value may be written on a command line."""
    if isinstance(choice, bool):
        return ("on", "true", "yes", "1") if choice else ("off", "false", "no", "0")
    return (str(choice).lower(),)


CONTENT = Option(
    "content",
    "",
    (),
    "Path of a content file that replaces or extends the printed cards.",
    "Chemin d'un fichier de contenu qui remplace ou complète les cartes imprimées.",
)


@dataclass(frozen=True)
class Result:
    """How a match ended: a place, a score and its lines for every seat."""

    places: list[int]  # 1 is the winner; equal places are shared
    scores: list[int]
    ties: list[list[int]]  # what broke ties, per seat, larger is better
    reason: str  # the name of the ending, worded like a fact
    parts: list[dict[str, int]]  # the lines of each score, summing up to it
    rival: int | None = None  # the automaton's score in a solo game

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


@dataclass(frozen=True)
class Speech:
    """How to say things: the language, and what the seats are called."""

    lang: str = "en"
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Refusal:
    """Something a seat might expect to be able to do and cannot, with the reason and its rule."""

    label: str
    reason: str
    rule: str


class Words(Protocol):
    """Asks, options, facts and score lines as sentences; no rule contains any."""

    def question(self, s: Any, ask: Ask, speech: Speech) -> str: ...
    def option(self, s: Any, ask: Ask, option: int, speech: Speech) -> str: ...
    def fact(self, s: Any, fact: Fact, speech: Speech) -> str: ...
    def part(self, s: Any, name: str, speech: Speech) -> str: ...
    def refusals(self, s: Any, seat: int, speech: Speech) -> list[Refusal]: ...


def first_option(s: State, ask: Ask, chance: Chance) -> int:
    """What a run-out clock answers, unless a game says otherwise."""
    return ask.options[0]


def as_guessed(s: State, seat: int) -> None:
    """Sealed answers of others stay as a guess has them, unless a game says otherwise."""


def never_near(s: State) -> bool:
    """The end is too far to be played out, unless a game says otherwise."""
    return False


def whole_match(s: State) -> int:
    """A match is one stage, unless a game says otherwise."""
    return 0


def every_option(s: State, ask: Ask, chance: Chance) -> list[i64]:
    """What bots consider, unless a game plans for them."""
    return ask.options


@dataclass(frozen=True)
class Game(Generic[S]):
    """The declaration of one title. Functions take a spectator as seat WATCHER; the methods here take None."""

    name: str
    title: str
    version: int  # of the rules: raised when old records no longer play
    folder: Path
    seats: range
    options: tuple[Option, ...]
    rules: Mapping[str, Rule]
    state: type[S]
    parts: tuple[type, ...]  # the classes a state is made of
    check: Callable[[int, Options], None]  # raises BadOption for a combination that cannot be
    tables: Callable[[str], Any]  # the content file as numbers; "" is the printed one
    deal: Callable[[S, Options], None]  # from a begun state with tables to a set one, first rule due
    result_of: Callable[[S], Result]
    view_of: Callable[[S, int], View]
    guess_of: Callable[[S, int, int], S]
    worth: Callable[[S, int], float]  # how a seat stands, in points of the score
    words: Words
    # by the key in `rules` of the rule that takes the answer:
    choices: Mapping[str, range]  # every number an answer may be
    secret: frozenset[str] = frozenset()  # answers that only their seat knows
    together: frozenset[str] = frozenset()  # secret answers that a search values only when all are in
    final: frozenset[str] = frozenset()  # answers that are never taken back
    patient: frozenset[str] = frozenset()  # answers waited for even when forced: haste would tell what the seat holds
    clocks: Mapping[str, int] = field(default_factory=dict)  # the seconds a live player has
    ending: Callable[[S], bool] = never_near  # whether a long search plays every iteration to the end of the game
    hurry: Callable[[S, Ask, Chance], list[i64]] | None = None  # what they consider when they play a match on
    playouts: float = 0.0  # as how many matches played on the word of a long search counts; 0: none is played on
    stage: Callable[[S], int] = whole_match  # the part of a match with which matches played on end
    onward: bool = False  # whether a long search among three and more looks to its own next turn, past the others'
    reopen: Callable[[S, int], None] = as_guessed  # in a guess of a seat that is asked: others have sealed nothing yet
    default: Callable[[S, Ask, Chance], int] = first_option
    plan: Callable[[S, Ask, Chance], list[i64]] = every_option  # what bots consider, best first; only called on guesses

    def chosen(self, seats: int, options: Mapping[str, object] | None = None) -> Options:
        """All options with their values, or BadOption with the sentence that says what is allowed."""
        if seats not in self.seats:
            raise BadOption(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        known = {option.name: option for option in (*self.options, CONTENT)}
        for name in options or {}:
            if name not in known:
                raise BadOption(f"{self.name} has no option {name}; it has {', '.join(known)}")
        chosen = {name: option.default for name, option in known.items()}
        chosen |= {name: known[name].read(value) for name, value in (options or {}).items()}
        self.check(seats, chosen)
        return chosen

    def start(
        self, seats: int, seed: int, options: Mapping[str, object] | None = None, news: list[Fact] | None = None
    ) -> S:
        """A new match, advanced to its first ask; `news` hears what is told on the way."""
        chosen = self.chosen(seats, options)
        s = self.blank(str(chosen["content"]))
        s.begin(seats, seed, str(chosen["content"]))
        s.news = news
        self.deal(s, chosen)
        flip(s.agenda, 0)
        s.advance()
        s.news = None
        return s

    def blank(self, content: str) -> S:
        """A state with nothing but its content tables."""
        s = self.state()
        s.tables = self.tables(content)  # type: ignore[attr-defined]
        return s

    def save(self, s: S) -> dict[str, Any]:
        """The whole position as JSON data."""
        return codec.save(s, self.rules)

    def load(self, saved: Mapping[str, Any]) -> S:
        """The position that `save` made."""
        return codec.load(self.blank(saved["content"]), saved, self.rules, self.parts)

    def result(self, s: S) -> Result:
        """Places and scores of a match that is over."""
        return self.result_of(s)

    def view(self, s: S, seat: int | None) -> View:
        """What a seat may see, as plain data; None is a spectator."""
        return self.view_of(s, WATCHER if seat is None else seat)

    def guess(self, s: S, seat: int | None, seed: int) -> S:
        """A full state that fits what the seat may know."""
        return self.guess_of(s, WATCHER if seat is None else seat, seed)

    def open_guess(self, s: S, seat: int, seed: int) -> S:
        """A guess to think in: what others have already sealed is still to be answered by them."""
        guess = self.guess_of(s, seat, seed)
        if any(ask.seat == seat for ask in guess.asks):
            self.reopen(guess, seat)
        return guess

    def why_not(self, s: S, seat: int, speech: Speech = Speech()) -> list[Refusal]:
        """What the seat might expect to be able to do and cannot."""
        return self.words.refusals(s, seat, speech)

    def key(self, ask: Ask) -> str:
        """The key of the rule that takes the answer."""
        return self.rule_names[ask.rule]

    def rule_of(self, ask: Ask) -> str:
        """The rulebook's id behind a question."""
        return self.key(ask).partition(".")[0]

    @cached_property
    def rule_names(self) -> dict[Rule, str]:
        """The name each rule is saved under; what follows a dot is ours, what precedes it the rulebook's id."""
        return {rule: name for name, rule in self.rules.items()}

    def content_hash(self, content: str) -> str:
        """A fingerprint of the printed cards and of the file that changes them."""
        digest = hashlib.sha256()
        for path in filter(Path.is_file, [self.folder / "content.toml", Path(content)]):
            digest.update(path.read_bytes())
        return digest.hexdigest()[:16]

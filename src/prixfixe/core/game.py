"""The Game record: everything the rest of the world may know of one title."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Callable, Generic, Mapping, Protocol, TypeVar, Union

from prixfixe.core import codec
from prixfixe.core.advice import Advice, S
from prixfixe.core.chance import KEY, Chance, Seed
from prixfixe.core.errors import BadOption
from prixfixe.core.questions import Question, Questions
from prixfixe.core.state import CLOCK, WATCHER, Ask, Fact, Rule, State, flip

Value = Union[bool, int, str]
Options = dict[str, Value]
View = dict[str, Any]  # plain data, as JSON knows it
T = TypeVar("T", bound=State, contravariant=True)


@dataclass(frozen=True)
class Option:
    """One thing people choose before a match."""

    name: str
    default: Value
    choices: tuple[Value, ...]  # empty: any text
    text: str
    text_fr: str
    further: str = ""  # the cards of which own ones are choices besides these; the game's check refuses any other

    def read(self, value: object) -> Value:
        """The value meant, also when it comes as text."""
        for choice in self.choices:
            same = value == choice and isinstance(value, bool) == isinstance(choice, bool)
            if same or (isinstance(value, str) and value.lower() in spellings(choice)):
                return choice
        if self.further or not self.choices:
            return str(value)
        allowed = ", ".join(spellings(choice)[0] for choice in self.choices)
        raise BadOption(f"option {self.name} cannot be {value}; it may be {allowed}")


def spellings(choice: Value) -> tuple[str, ...]:
    """How a value may be written on a command line."""
    if isinstance(choice, bool):
        return ("on", "true", "yes", "1") if choice else ("off", "false", "no", "0")
    return (str(choice).lower(),)


CONTENT = Option("content", "", (), "Own cards: .toml files.", "Cartes à soi : fichiers .toml.")


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


class Words(Protocol[T]):
    """Asks, options, facts and score lines as sentences; no rule contains any."""

    def question(self, s: T, ask: Ask, speech: Speech) -> str: ...
    def option(self, s: T, ask: Ask, option: int, speech: Speech) -> str: ...
    def fact(self, s: T, fact: Fact, speech: Speech) -> str: ...
    def part(self, s: T, name: str, speech: Speech) -> str: ...
    def refusals(self, s: T, seat: int, speech: Speech) -> list[Refusal]: ...


def check_seed(seed: Seed) -> None:
    """Refuse what no match can be dealt from."""
    if isinstance(seed, bytes) and len(seed) != KEY:
        raise BadOption(f"a key has {KEY} bytes, not {len(seed)}")
    if isinstance(seed, int) and not 0 <= seed < 1 << 61:
        raise BadOption(f"a seed is a number from 0 to 2**61 - 1, not {seed}")


def first_option(s: State, ask: Ask, chance: Chance) -> int:
    """What a run-out clock answers, unless a game says otherwise."""
    return ask.options[0]


class Cards(Protocol):
    """The printed cards of a title, and packs of own ones laid over them; a content is "" or names a pack."""

    def named(self, content: str) -> str:
        """The content by its fingerprint, which no later change of a file moves, or BadContent with what is wrong."""

    def tables(self, content: str) -> Any:
        """The content as the numbers that rules look up."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """The declaration of one title. Functions take a spectator as seat WATCHER; the methods here take None."""

    name: str
    title: str
    version: int  # of the rules: raised when old records no longer play
    folder: Path
    seats: range
    options: tuple[Option, ...]
    dues: Mapping[str, Rule]  # the rules that wait on the agenda, by the key they are saved under
    questions: Questions  # the rules that take answers, with all there is to know of what they ask
    state: type[S]
    parts: tuple[type, ...]  # the classes a state is made of
    shape: Callable[[Game[S], object], Any]  # by the Game: saved data as a record of its fields, or BadState
    check: Callable[[int, Options], None]  # raises BadOption for a combination that cannot be
    cards: Cards  # a kit.content.Box, or kit.content.NoCards
    deal: Callable[[S, Options], None]  # from a begun state with tables to a set one, first rule due
    result_of: Callable[[S], Result]
    view_of: Callable[[S, int], View]
    guess_of: Callable[[S, int, int], S]
    words: Words[S]
    bots: Advice[S] = field(default_factory=Advice)  # what only a search needs
    default: Callable[[S, Ask, Chance], int] = first_option
    story: object = None  # a kit.story.Story: how facts make a story; without one each is a sentence of its own

    def chosen(self, seats: int, options: Mapping[str, object] | None = None) -> Options:
        """All options with their values, or BadOption with the sentence that says what is allowed."""
        if seats not in self.seats:
            raise BadOption(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        known = {option.name: option for option in (*self.options, CONTENT)}
        if unknown := [name for name in options or {} if name not in known]:
            raise BadOption(f"{self.name} has no option {unknown[0]}; it has {', '.join(known)}")
        chosen = {name: option.default for name, option in known.items()}
        chosen |= {name: known[name].read(value) for name, value in (options or {}).items()}
        chosen["content"] = self.cards.named(str(chosen["content"]))
        self.check(seats, chosen)
        return chosen

    def start(
        self, seats: int, seed: Seed, options: Mapping[str, object] | None = None, news: list[Fact] | None = None
    ) -> S:
        """A new match, advanced to its first ask: dealt by the fast generator from a number, by the sealed one from a
        key of 32 bytes. `news` hears what is told on the way."""
        check_seed(seed)
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
        s.tables = self.cards.tables(content)  # type: ignore[attr-defined]
        return s

    def save(self, s: S) -> dict[str, Any]:
        """The whole position as JSON data."""
        return codec.save(s, self.rules)

    def load(self, saved: object, key: bytes = b"") -> S:
        """The position that `save` made, or BadState; one of a sealed match needs the key, never saved with it."""
        record = self.shape(self, saved)
        return codec.load(self.blank(record.content), record, self.rules, self.parts, key)

    def result(self, s: S) -> Result:
        """Places and scores of a match that is over."""
        return self.result_of(s)

    def view(self, s: S, seat: int | None) -> View:
        """What a seat may see, as plain data; None is a spectator."""
        return self.view_of(s, WATCHER if seat is None else seat)

    def guess(self, s: S, seat: int | None, seed: int) -> S:
        """A full state that fits what the seat may know."""
        return self.guess_of(s, WATCHER if seat is None else seat, seed)

    def why_not(self, s: S, seat: int, speech: Speech = Speech()) -> list[Refusal]:
        """What the seat might expect to be able to do and cannot."""
        return self.words.refusals(s, seat, speech)

    def question(self, ask: Ask) -> Question:
        """All there is to know of an open question."""
        return self.questions.by_rule[ask.rule]

    def forced(self, s: S, ask: Ask) -> bool:
        """Whether an answer is given at once: it is the only one, and haste tells nobody what the seat holds."""
        question, lone = self.question(ask), len(ask.options) == 1 and ask.seat != CLOCK
        return lone and not (question.patient and question.veiled(s, ask))

    def key(self, ask: Ask) -> str:
        """The key of the rule that takes the answer."""
        return self.question(ask).key

    def rule_of(self, ask: Ask) -> str:
        """The rulebook's id behind a question."""
        return self.key(ask).partition(".")[0]

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """Every rule a state can be saved with, by key; what precedes a dot in it is the rulebook's id."""
        return {**self.dues, **{question.key: question.rule for question in self.questions.records}}

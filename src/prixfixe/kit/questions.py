"""Describing questions: from one declaration their numbers, names, phrases and the spots they lie on.

    PICK = question(
        "SM-PICK-2", taking.took,
        says=lambda s, ask: ("ask_took", ask.a, ask.b),
        options=of(GOOD, "kind", "group", says="into", path=("bowl.{a:cell}.{kind}", "bench.{group}"))
        | decline("stop"),
    )

A phrase is a key of the title's sentences with numbers, or just the key: then the numbers are the parts of the option.
A path is a list of templates: `{kind}` is the id of that part in its table, `{0}` its place; `{a}` and `{b}` are the
question's own numbers, `{a:cell}` the id of one, `{seat}` who is asked. An option without a path is a chip beside the
question.

What the story says of an answer is declared beside it: `tells` is the key of a sentence with the seat and the parts of
the option, or a function like `says`; "" where the rule tells it or nothing is worth telling. An option's own `tells`
comes before that of its question, and declining tells nothing unless it says so itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable, Mapping, Sequence, Union

from prixfixe.core.questions import Names
from prixfixe.core.questions import Question as Plain
from prixfixe.core.questions import Questions as PlainQuestions
from prixfixe.core.state import PASS, WATCHER, Ask, Fact, Rule
from prixfixe.kit.options import Kind
from prixfixe.kit.words import Phrase

Ids = Mapping[str, Sequence[str]]  # by table: the ids of its rows
Ask_says = Callable[[Any, Ask], Phrase]
Saying = Union[str, Callable[..., Phrase]]  # a phrase's key, or (s, ask, *parts) -> phrase
Path = Union[tuple[str, ...], Callable[..., tuple[str, ...]]]  # templates, or (s, ask, *parts) -> templates


@dataclass(frozen=True)
class Box:
    """A configuration: what decides which options can ever be offered."""

    seats: int
    options: Mapping[str, Any]
    tables: Any
    ids: Ids


@dataclass(frozen=True)
class Choice:
    """Options of one kind in a question."""

    kind: Kind
    parts: tuple[str, ...]  # the table of each part; "" where a part is just a number
    says: Saying
    path: Path
    name: str  # what precedes the ids in the name of an option
    named: Callable[[Box], Mapping[int, str]] | None  # the names, where ids alone do not say which there are
    when: Callable[[Any, Ask], bool] | None  # where the same numbers mean different things
    amounts: bool  # whether the options are amounts, and so can be counted up and down
    tells: Saying | None  # what the story says of it; none: what its question says

    def split(self, option: int) -> list[int]:
        """The parts an option is made of."""
        found = [self.kind.one(option), self.kind.two(option), self.kind.three(option)]
        return [int(part) for part in found[: len(self.parts)]]

    def phrase(self, s: Any, ask: Ask, option: int) -> Phrase:
        """What an option means here."""
        parts = self.split(option)
        return (self.says, *parts) if isinstance(self.says, str) else self.says(s, ask, *parts)

    def told(self, s: Any, ask: Ask, option: int, tells: Saying) -> tuple[Fact, ...]:
        """What the story says of taking an option, to those who may know it."""
        parts = self.split(option)
        key, *numbers = (tells, ask.seat, *parts) if isinstance(tells, str) else tells(s, ask, *parts) or ("",)
        return (Fact(str(key), WATCHER, [int(str(number)) for number in numbers]),) if key else ()

    def spots(self, s: Any, ask: Ask, option: int, ids: Ids) -> tuple[str, ...]:
        """Where an option lies."""
        parts = self.split(option)
        templates = self.path if isinstance(self.path, tuple) else self.path(s, ask, *parts)
        named = {table: ids[table][part] for table, part in zip(self.parts, parts) if table in ids}
        own = {"a": Place(ask.a, ids), "b": Place(ask.b, ids), "seat": ask.seat}
        return tuple(template.format(*parts, **named, **own) for template in templates)

    def names(self, box: Box) -> Mapping[int, str]:
        """The options of this kind that a configuration may offer."""
        if self.named is not None:
            return self.named(box)
        found = {}
        for option in range(self.kind.first, self.kind.end):
            words = [self.word(box, table, part) for table, part in zip(self.parts, self.split(option))]
            if None not in words:
                found[option] = " ".join(filter(None, [self.name, *words]))
        return found

    def word(self, box: Box, table: str, part: int) -> str | None:
        """The name of a part; none where its table has no such row."""
        if table == "seat":
            return f"seat {part}" if part < box.seats else None
        if table not in box.ids:
            return str(part)
        return box.ids[table][part] if part < len(box.ids[table]) else None


class Place(int):
    """A number that can be written as the id of its row: `{a:cell}`."""

    ids: Ids

    def __new__(cls, value: int, ids: Ids) -> Place:
        made = super().__new__(cls, value)
        made.ids = ids
        return made

    def __format__(self, spec: str) -> str:
        return self.ids[spec][int(self)] if spec else str(int(self))


class Choices(tuple[Choice, ...]):
    """Kinds of options that a question joins with `|`."""

    def __or__(self, more: Choices) -> Choices:
        return Choices((*self, *more))


def of(
    kind: Kind,
    *parts: str,
    says: Saying,
    path: Path = (),
    name: str = "",
    named: Callable[[Box], Mapping[int, str]] | None = None,
    when: Callable[[Any, Ask], bool] | None = None,
    amounts: bool = False,
    tells: Saying | None = None,
) -> Choices:
    """Options of a kind that the rules compute with."""
    return Choices((Choice(kind, parts, says, path, name, named, when, amounts, tells),))


def rows(table: str, count: int, says: Saying, path: Path = (), first: int = 0, **more: Any) -> Choices:
    """An option for every row of a table, `count` at the most."""
    return of(Kind(first, count), table, says=says, path=path, **more)


def steps(low: int, high: int, says: Saying, path: Path = (), name: str = "", **more: Any) -> Choices:
    """An option for every number from `low` to `high`."""
    said: Saying = (lambda s, ask, i: (says, i + low)) if isinstance(says, str) else says
    names = {number: f"{name} {number}".strip() for number in range(low, high + 1)}
    more.setdefault("named", lambda box: names)
    return of(Kind(low, high - low + 1), "", says=said, path=path, amounts=True, **more)


def menu(first: int, *words: str, says: Sequence[Saying], path: Path = (), **more: Any) -> Choices:
    """A few options with names of their own, from `first` on; a path has one spot for each, or "" for a chip."""

    def said(s: Any, ask: Ask, i: int) -> Phrase:
        word = says[i]
        return (word,) if isinstance(word, str) else word(s, ask)

    spots: Path = path
    if isinstance(path, tuple) and path:
        each = path
        spots = lambda s, ask, i: (each[i],) if each[i] else ()  # noqa: E731
    more.setdefault("named", lambda box: {first + i: word for i, word in enumerate(words)})
    return of(Kind(first, len(words)), "", says=said, path=spots, **more)


def decline(says: Saying, name: str = "pass", **more: Any) -> Choices:
    """The option that declines."""
    more.setdefault("tells", "")
    return menu(PASS, name, says=(says,), **more)


def by(key: str) -> Saying:
    """What the story says where nothing but who acts is told."""
    return lambda s, ask, *parts: (key, ask.seat)


def always(box: Box) -> bool:
    """Every configuration asks it, unless a question says otherwise."""
    return True


def only_one(s: Any, ask: Ask) -> int:
    """No second thought of the same name follows at once, unless a question says otherwise."""
    return 0


@dataclass(frozen=True)
class Question(Plain):
    """A question with its words and its options."""

    says: Ask_says = field(kw_only=True)
    options: Choices = field(kw_only=True)
    tells: Saying | None = field(default=None, kw_only=True)  # what the story says of an answer
    asked: Callable[[Box], bool] = field(default=always, kw_only=True)  # in which configurations
    holds: str = field(default="", kw_only=True)  # what the seat has in its hand meanwhile, in a word of the board
    about: str = field(default="", kw_only=True)  # the part of the table that it is about, in such a word
    thought: str = field(default="", kw_only=True)  # the decision it is a step of, confirmed and taken back as a whole
    nth: Callable[[Any, Ask], int] = field(default=only_one, kw_only=True)  # which of several such decisions in a row
    confirm: int | None = field(default=None, kw_only=True)  # the option without a spot that confirms it

    def choice(self, s: Any, ask: Ask, option: int) -> Choice:
        """The kind of an option."""
        return next(c for c in self.options if c.kind.has(option) and (c.when is None or c.when(s, ask)))

    def names(self, box: Box) -> dict[int, str]:
        """The options that a configuration may offer; a number that means several things has all their names."""
        found: dict[int, str] = {}
        for choice in self.options:
            for option, name in choice.names(box).items():
                found[option] = f"{found[option]} or {name}" if option in found else name
        return found


def question(key: str, rule: Rule, says: str | Ask_says, options: Choices, **more: Any) -> Question:
    """A question; `says` is its phrase, or just the key of one without numbers."""
    numbers = range(min(c.kind.first for c in options), max(c.kind.end for c in options))
    said: Ask_says = (lambda s, ask: (says,)) if isinstance(says, str) else says
    return Question(key, rule, numbers, says=said, options=options, **more)


def nothing(content: str) -> None:
    """No tables, for a title without content."""


class Questions(PlainQuestions):
    """Everything a title asks, with the ids and tables of its content files."""

    def __init__(
        self, records: tuple[Question, ...], ids: Callable[[str], Ids], tables: Callable[[str], Any] = nothing
    ) -> None:
        super().__init__(records)
        self.ids = ids
        self.tables = tables
        self.described: dict[Rule, Question] = {record.rule: record for record in records}

    def phrase(self, s: Any, ask: Ask) -> Phrase:
        """What a seat is asked."""
        return self.described[ask.rule].says(s, ask)

    def option(self, s: Any, ask: Ask, option: int) -> Phrase:
        """What an option means here."""
        return self.described[ask.rule].choice(s, ask, option).phrase(s, ask, option)

    def path(self, s: Any, ask: Ask, option: int) -> tuple[str, ...]:
        """The spots of the table that mean an option, in the order in which a hand would touch them."""
        choice = self.described[ask.rule].choice(s, ask, option)
        return choice.spots(s, ask, option, self.ids(s.content))

    def told(self, s: Any, ask: Ask, option: int) -> tuple[Fact, ...] | None:
        """What the story says of an answer; none where neither the question nor the option declares it."""
        record = self.described[ask.rule]
        choice = record.choice(s, ask, option)
        tells = choice.tells if choice.tells is not None and record.tells is not None else record.tells
        return None if tells is None else choice.told(s, ask, option, tells)

    def amount(self, s: Any, ask: Ask, option: int) -> int | None:
        """How much an option means, where the question asks for a number."""
        return option if self.described[ask.rule].choice(s, ask, option).amounts else None

    def names(self, seats: int, options: Mapping[str, Any]) -> Names:
        """Every option that a configuration may offer, by question."""
        content = str(options["content"])
        box = Box(seats, options, self.tables(content), self.ids(content))
        return {record.key: record.names(box) for record in self.described.values() if record.asked(box)}

"""The rules engine: the state of a game, what is still to be done in it, and who is asked what."""

from __future__ import annotations

from typing import Callable, Final, Self, overload

from mypy_extensions import i64, mypyc_attr

from prixfixe.core.chance import Chance, Seed
from prixfixe.core.errors import IllegalAnswer, NotAsked

Rule = Callable[..., None]

NONE: Final = -(1 << 40)  # "no such argument"
PASS: Final = -1  # the option that declines
WATCHER: Final = -1  # the seat of somebody who only looks on
CLOCK: Final = -2  # the seat that answers when time has run out


@mypyc_attr(acyclic=True, free_list_len=1)
class Due:
    """A rule still to be carried out, with its arguments. Immutable."""

    def __init__(self, rule: Rule, a: i64, b: i64, c: i64) -> None:
        self.rule: Final = rule
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c

    def __repr__(self) -> str:
        return f"Due({', '.join([self.rule.__name__, *map(str, given(self.a, self.b, self.c))])})"


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """A question to one seat; `rule` takes the answer. Immutable, and so are its options."""

    def __init__(self, seat: i64, options: list[i64], rule: Rule, a: i64, b: i64) -> None:
        self.seat: Final = seat
        self.options: Final = options
        self.rule: Final = rule
        self.a: Final = a
        self.b: Final = b

    def __repr__(self) -> str:
        return f"Ask(seat {self.seat}, {self.rule.__name__}, {str([self.options, *given(self.a, self.b)])[1:-1]})"


class Fact:
    """Something told: a name and numbers, to everybody or to one seat."""

    def __init__(self, name: str, to: i64, args: list[i64]) -> None:
        self.name: Final = name
        self.to: Final = to  # WATCHER: everybody
        self.args: Final = args

    def __repr__(self) -> str:
        return f"Fact({self.name!r}, {f'to all, {self.args}' if self.to == WATCHER else f'to seat {self.to}'})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Chance):
    """Everything true at the table; the only mutable thing in a game."""

    seats: i64
    content: str  # which content file is in play; "" is the printed one
    agenda: list[Due]  # the next rule is the last item
    asks: list[Ask]  # in the order asked
    news: list[Fact] | None  # what is told, while somebody listens; no part of the position

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.seats} seats, {len(self.asks)} asked, {len(self.agenda)} due>"

    def begin(self, seats: i64, seed: Seed, content: str) -> None:
        """Nothing to do, nobody asked, nobody listening."""
        self.begin_chance(seed)
        self.seats = seats
        self.content = content
        self.agenda = []
        self.asks = []
        self.news = None

    def copy_to(self, twin: State) -> None:
        """The engine's part of `copy`; dues and asks are immutable and shared."""
        twin.rng = self.rng
        twin.key = self.key
        twin.lanes = self.lanes[:] if self.lanes else self.lanes  # none are ever added to a list of lanes
        twin.seats = self.seats
        twin.content = self.content
        twin.agenda = self.agenda[:]
        twin.asks = self.asks[:]
        twin.news = None

    def copy(self) -> Self:
        """A state of its own; every game writes this, one line a field."""
        raise TypeError(f"{type(self).__name__} has no copy")

    # ---- what rules say

    @overload
    def then(self, rule: Callable[[Self], None]) -> None: ...
    @overload
    def then(self, rule: Callable[[Self, i64], None], a: i64) -> None: ...
    @overload
    def then(self, rule: Callable[[Self, i64, i64], None], a: i64, b: i64) -> None: ...
    @overload
    def then(self, rule: Callable[[Self, i64, i64, i64], None], a: i64, b: i64, c: i64) -> None: ...

    def then(self, rule: Rule, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE) -> None:
        """Carry out `rule` later: after this rule, and after whatever it has deferred or asked before."""
        self.agenda.append(Due(rule, a, b, c))

    @overload
    def ask(self, seat: i64, options: list[i64], rule: Callable[[Self, i64, i64], None]) -> None: ...
    @overload
    def ask(self, seat: i64, options: list[i64], rule: Callable[[Self, i64, i64, i64], None], a: i64) -> None: ...
    @overload
    def ask(
        self, seat: i64, options: list[i64], rule: Callable[[Self, i64, i64, i64, i64], None], a: i64, b: i64
    ) -> None: ...

    def ask(self, seat: i64, options: list[i64], rule: Rule, a: i64 = NONE, b: i64 = NONE) -> None:
        """Wait until `seat` takes one of `options`, then carry out `rule(s, seat, option, a, b)`."""
        if self.asks:
            self.asks.append(Ask(seat, options, rule, a, b))
        else:
            self.asks = [Ask(seat, options, rule, a, b)]  # cheaper than to let an empty list grow

    def withdraw(self) -> None:
        """Take back every open question: in an open phase, one answer changes what all others may do."""
        self.asks.clear()

    def tell(self, name: str, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE) -> None:
        """Say something aloud that no move shows."""
        if self.news is not None:
            self.news.append(Fact(name, WATCHER, given(a, b, c, d)))

    def whisper(self, seat: i64, name: str, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE) -> None:
        """Say something to one seat alone."""
        if self.news is not None:
            self.news.append(Fact(name, seat, given(a, b, c, d)))

    # ---- what players say

    @property
    def over(self) -> bool:
        """Nothing asked, nothing due."""
        return not self.asks and not self.agenda

    def asking(self) -> Ask | None:
        """The oldest open question; none when the game is over."""
        return self.asks[0] if self.asks else None

    def question(self, seat: i64) -> Ask | None:
        """The oldest question to `seat`, if it is asked anything."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def asked(self, seat: i64) -> Ask:
        """The oldest question to `seat`, which is asked something."""
        ask = self.question(seat)
        if ask is None:
            raise NotAsked(f"seat {seat} is not asked anything")
        return ask

    def answer(self, seat: i64, option: i64) -> None:
        """`seat` answers its oldest question; play goes on once nobody is left to answer."""
        ask = self.asked(seat)
        if option not in ask.options:
            raise IllegalAnswer(f"seat {seat} cannot take {option}; it may take {ask.options}")
        self.take(ask, option)

    def take(self, ask: Ask, option: i64) -> None:
        """Answer one of the open questions with one of its options, unchecked."""
        if len(self.asks) == 1:
            self.asks.pop()
        else:
            self.asks.remove(ask)
        mark = len(self.agenda)
        call(self, ask.rule, ask.seat, option, ask.a, ask.b)
        flip(self.agenda, mark)
        self.advance()

    def advance(self) -> None:
        """Carry out rules until somebody is asked something or nothing is left to do."""
        while self.agenda and not self.asks:
            due = self.agenda.pop()
            mark = len(self.agenda)
            call(self, due.rule, due.a, due.b, due.c, NONE)
            flip(self.agenda, mark)


def call(s: State, rule: Rule, a: i64, b: i64, c: i64, d: i64) -> None:
    """Carry out a rule with the arguments it was given."""
    if a == NONE:
        rule(s)
    elif b == NONE:
        rule(s, a)
    elif c == NONE:
        rule(s, a, b)
    elif d == NONE:
        rule(s, a, b, c)
    else:
        rule(s, a, b, c, d)


def flip(agenda: list[Due], i: i64) -> None:
    """Reverse the end of the agenda from `i`: deferred first, done first."""
    j = len(agenda) - 1
    while i < j:
        agenda[i], agenda[j] = agenda[j], agenda[i]
        i += 1
        j -= 1


def given(a: i64, b: i64, c: i64 = NONE, d: i64 = NONE) -> list[i64]:
    """The arguments that are there."""
    return [x for x in [a, b, c, d] if x != NONE]


def play_random(s: State, chance: Chance, most: i64) -> i64:
    """Answer every question at random until the game is over; how many were answered, at most `most`."""
    count: i64 = 0
    while s.asks and count < most:
        ask = s.asks[0]
        options = ask.options
        s.take(ask, options[chance.below(len(options))] if len(options) > 1 else options[0])
        count += 1
    return count

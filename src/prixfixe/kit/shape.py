"""Shape: what every field of a saved state may hold, so that nothing else is ever loaded."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache, lru_cache
from inspect import signature
from typing import Annotated, Any, Callable, Iterator, Literal

import msgspec
from msgspec import Meta

from prixfixe.core.errors import BadInput, BadState
from prixfixe.core.game import Game
from prixfixe.core.state import CLOCK, Rule

Kind = Any  # a type that msgspec checks
Fields = dict[str, Kind]
Shape = Callable[[Game[Any], object], Any]


def number(low: int, high: int) -> Kind:
    """A number from `low` to `high`."""
    return Annotated[int, Meta(ge=low, le=high)]


def below(n: int) -> Kind:
    """A row of a table, a seat, a place: 0 to n - 1."""
    return number(0, n - 1)


def none_or(n: int) -> Kind:
    """The same, or -1 for none."""
    return number(-1, n - 1)


def bits(n: int) -> Kind:
    """One bit for each of n things."""
    return number(0, (1 << n) - 1)


def some(kind: Kind, most: int, least: int = 0) -> Kind:
    """A list of at most so many."""
    return Annotated[list[kind], Meta(min_length=least, max_length=most)]


def row(kind: Kind, n: int) -> Kind:
    """A list of exactly so many."""
    return some(kind, n, n)


def each(kind: Kind, names: str) -> Fields:
    """Several fields that may hold the same."""
    return dict.fromkeys(names.split(), kind)


def record(name: str, fields: Fields) -> Kind:
    """All fields, and no other."""
    return msgspec.defstruct(name, list(fields.items()), forbid_unknown_fields=True)


def part(cls: type, fields: Fields) -> Kind:
    """A part of a state, saved under its name."""
    return record(cls.__name__, {**fields, "part": Literal[cls.__name__]})


FLAG = number(0, 1)
COUNT = number(0, 999)
SCORE = number(-999, 999)
MONEY = number(-99_999, 99_999)
CHANCE = number(-(1 << 62), (1 << 62) - 1)  # of the fast generator, or the position of the sealed one
ARGUMENT = number(-1, 1 << 20)  # of a rule


def engine(lanes: int) -> Fields:
    """What the engine keeps in every state; agenda and questions are looked at once more when they are loaded."""
    due = some(ARGUMENT | str, 4, 1)
    options = some(number(-(1 << 20), 1 << 20), 999)
    ask = some(number(-2, 1 << 20) | str | options, 5, 3)
    return {
        "rng": CHANCE,
        "lanes": row(CHANCE, lanes),
        "seats": int,
        "content": str,
        "agenda": some(due, 99),
        "asks": some(ask, 99),
    }


def shaped(fields: Callable[[Any, int], Fields], lanes: Callable[[Any], int] = lambda tables: 0) -> Shape:
    """How a title reads saved data: its fields by tables and seats, each within its bounds."""

    @lru_cache(256)
    def kind(tables: object, seats: int) -> Kind:
        return record("state", {**engine(lanes(tables)), **fields(tables, seats)})

    def read(game: Game[Any], saved: object) -> Any:
        try:
            outline = msgspec.convert(saved, Outline)
            check_seats(game, outline.seats)
            found = msgspec.convert(saved, kind(game.cards.tables(outline.content), outline.seats))
        except (msgspec.ValidationError, UnicodeError) as error:
            raise BadState(f"not a saved state: {error}") from None
        check_sequence(game, found)
        return found

    return read


class Outline(msgspec.Struct):
    """What decides how the rest is read."""

    seats: int
    content: Annotated[str, Meta(max_length=4_000)]


def check_seats(game: Game[Any], seats: int) -> None:
    """Refuse a number of players that the title is not for."""
    if seats not in game.seats:
        raise BadState(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")


def check_sequence(game: Game[Any], found: Any) -> None:
    """Refuse what can be neither due nor asked, and lanes of the other kind of chance."""
    for name, *args in found.agenda:
        if not takes(game, name, 1, args):
            raise BadState(f"not a saved state: no rule is due as {[name, *args]}")
    for seat, options, name, *args in found.asks:
        to_somebody = seat == CLOCK or seat in range(found.seats)
        if not to_somebody or not takes(game, name, 3, args) or name not in game.questions.by_key:
            raise BadState(f"not a saved state: nobody is asked {[seat, name, *args]}")
        if not offered(options, game.questions.by_key[name].numbers):
            raise BadState(f"not a saved state: {name} never offers {options}")
    if any((lane < 0) != (found.rng < 0) for lane in found.lanes):
        raise BadState("not a saved state: it is neither sealed nor open")


def takes(game: Game[Any], name: object, before: int, args: list[object]) -> bool:
    """Whether a rule exists and takes just these numbers after so many others."""
    if not isinstance(name, str) or name not in game.rules or not all(isinstance(arg, int) for arg in args):
        return False
    return before + len(args) == arity(game.rules[name])


@cache
def arity(rule: Rule) -> int:
    """How many arguments a rule takes, the state among them."""
    return len(signature(rule).parameters)


def offered(options: object, choices: range) -> bool:
    """Whether these are options to choose from, each once."""
    if not isinstance(options, list) or not options or len(set(options)) < len(options):
        return False
    return all(option in choices for option in options)


@contextmanager
def doubt() -> Iterator[None]:
    """Around what is done with a loaded state: whatever goes wrong in it, no position of the game was loaded."""
    try:
        yield
    except BadInput:
        raise
    except Exception as error:
        raise BadState(f"the saved state is no position of the game: {error!r}") from error

"""Advice: what a title tells those who search it; its rules need none of this."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Generic, TypeVar

from mypy_extensions import i64

from prixfixe.core.chance import Chance
from prixfixe.core.state import Ask, State

S = TypeVar("S", bound=State)


def all_alike(s: State, seat: int) -> float:
    """Nobody knows how a seat stands before the end, unless a game says otherwise."""
    return 0.0


def every_option(s: State, ask: Ask, chance: Chance) -> list[i64]:
    """What bots consider, unless a game plans for them."""
    return ask.options


def as_guessed(s: State, seat: int) -> None:
    """Sealed answers of others stay as a guess has them, unless a game says otherwise."""


def only_best(s: State, ask: Ask) -> float:
    """Of sealed answers the best looking is given, unless a game says otherwise."""
    return 0.0


def never_near(s: State) -> bool:
    """The end is too far to be played out, unless a game says otherwise."""
    return False


def whole_match(s: State) -> int:
    """A match is one stage, unless a game says otherwise."""
    return 0


@dataclass(frozen=True)
class Advice(Generic[S]):
    """How bots think about one title; every part may be left out."""

    worth: Callable[[S, int], float] = all_alike  # how a seat stands, in points of the score
    terms: object = None  # a kit.terms.Terms: what worth is made of and more, for judges that learn to weigh it
    plan: Callable[[S, Ask, Chance], list[i64]] = every_option  # what bots consider, best first; only called on guesses
    hurry: Callable[[S, Ask, Chance], list[i64]] | None = None  # what they consider when they play a match on
    near: Callable[[S, Ask], float] = only_best  # how many points worse a sealed answer may look, and yet be given
    reopen: Callable[[S, int], None] = as_guessed  # in a guess of a seat that is asked: others have sealed nothing yet
    ending: Callable[[S], bool] = never_near  # whether a long search plays every iteration to the end of the game
    playouts: float = 0.0  # as how many matches played on the word of a long search counts; 0: none is played on
    stage: Callable[[S], int] = whole_match  # the part of a match with which matches played on end
    doubt: float = 0.05  # how far a beginner errs about what it sees, in usual worths
    onward: bool = False  # whether a long search among three and more looks to its own next turn, past the others'

"""Stories from templates: whom a fact is about is read from its sentence, where it happened from a path.

    STORY = story(
        SENTENCES, ids,
        headings={"round": TURN, "restock": PHASE},
        reasons=("tie_hat",),
        where={"sent": ("shop.{b:place}",)},
    )

In a path `{a}` is the first number of the fact and `{b:place}` the id of the second in the table of places.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Callable, Iterable, Mapping, Sequence

from prixfixe.core.state import WATCHER, Fact
from prixfixe.kit.questions import Ids, Place

LETTERS = "abcdefgh"
SEATED = ("seat", "cook", "who")  # the tables that turn a number into a player
TURN = 1  # the heading of a turn, a round or a day
PHASE = 2  # the heading of a part of one


def nowhere(s: Any, fact: Fact) -> tuple[str, ...]:
    """A fact without a place, unless a game says otherwise."""
    return ()


def nobody(fact: Fact) -> int:
    """A fact about nobody, unless a game says otherwise."""
    return WATCHER


@dataclass(frozen=True)
class Story:
    """How the facts of a title make a story. Without one, every fact is a sentence of its own."""

    headings: Mapping[str, int] = field(default_factory=dict)  # the facts that open a turn or a phase
    reasons: frozenset[str] = frozenset()  # the facts that say why the one before them happened
    rival: str = ""  # what the automaton of a solo game is called
    # what breaks ties at the end, one after the other, as lines of the score are named; None where the rules tell it
    ties: tuple[str, ...] | None = ()
    who: Callable[[Fact], int] = nobody  # the seat a fact is about
    where: Callable[[Any, Fact], tuple[str, ...]] = nowhere  # its spots, named as in the paths of options


def story(
    sentences: Mapping[str, Mapping[str, str]],
    ids: Callable[[str], Ids],
    headings: Mapping[str, int],
    reasons: Iterable[str] = (),
    where: Mapping[str, Sequence[str]] | None = None,
    ties: tuple[str, ...] | None = (),
    rival: str = "",
) -> Story:
    """The story of a title from its sentences and the paths of its facts."""
    people = {name: letter for name, text in sentences["en"].items() if (letter := first_seat(text)) is not None}
    paths = dict(where or {})
    check([*headings, *reasons, *paths, *(ties or ())], sentences["en"])

    def who(fact: Fact) -> int:
        at = people.get(fact.name)
        return WATCHER if at is None or at >= len(fact.args) else int(fact.args[at])

    def spots(s: Any, fact: Fact) -> tuple[str, ...]:
        known = ids(s.content)
        numbers = {letter: Place(number, known) for letter, number in zip(LETTERS, fact.args)}
        return tuple(template.format(**numbers) for template in paths.get(fact.name, ()))

    return Story(headings, frozenset(reasons), rival, ties, who, spots)


def first_seat(text: str) -> int | None:
    """Which number of a sentence is the player it begins with."""
    found = re.search(r"\{([a-h]):(?:" + "|".join(SEATED) + r")\}", text)
    return LETTERS.index(found[1]) if found else None


def check(names: Iterable[str], sentences: Mapping[str, str]) -> None:
    """Refuse to speak of facts that have no sentence."""
    unknown = sorted(set(names) - set(sentences))
    if unknown:
        raise KeyError(f"no sentence for {', '.join(unknown)}")

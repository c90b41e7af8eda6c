"""Nets: what judges have learned, kept beside each title's bots, one for each number of seats that gained by it."""

from __future__ import annotations

import logging
import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Callable

import msgspec

from prixfixe.bots.judge import HIDDEN, Judge, Learned, Numbers, inputs
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game
from prixfixe.kit.terms import Terms

FILE = "nets.toml"
HEAD = "# What judges of this title have learned, by number of seats (prixfixe learn). Whole numbers are 4096ths.\n"
Judges = Callable[[Game[Any], int], Judge]
log = logging.getLogger(__name__)


class Net(msgspec.Struct, frozen=True):
    """What was learned for one number of seats, from what, and what it won."""

    seats: int
    rules: int  # the version of the rules
    terms: str  # the hash of what it weighs
    training: str
    duels: list[str]
    scale: float  # points to one of its output
    linear: list[int]  # by input
    bias: list[int]  # by bend, and of the output
    top: list[int]  # by bend
    hidden: list[list[int]]  # by input and bend

    def numbers(self) -> Numbers:
        """Its numbers as the judge takes them."""
        return Numbers(self.scale, self.linear, [one for row in self.hidden for one in row], self.bias, self.top)


def by_worth(game: Game[Any], seats: int) -> Judge:
    """The judge that has learned nothing."""
    return Judge(game.bots.worth)


def judge_of(game: Game[Any], seats: int) -> Judge:
    """The judge of a title: a net where one is shipped that fits, else its worth."""
    if game.bots.terms is None:
        return Judge(game.bots.worth)
    return shipped(Title(game), seats)


@dataclass(frozen=True)
class Title:
    """What a judge needs of a game; two records of a game that bots see alike are one title."""

    game: Game[Any]

    def __hash__(self) -> int:
        return hash((self.game.name, self.game.bots))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Title) and (self.game.name, self.game.bots) == (other.game.name, other.game.bots)


@lru_cache(64)
def shipped(title: Title, seats: int) -> Judge:
    """The judge of a title for a number of seats, found once."""
    game = title.game
    for net in kept(game.folder / "bots" / FILE):
        if net.seats == seats:
            if fits(game, net):
                return learned(game, net)
            log.warning("%s: the net for %s seats is of other terms or rules; bots judge by worth", game.name, seats)
    return Judge(game.bots.worth)


@cache
def kept(path: Path) -> list[Net]:
    """The nets of a file; none if there is no file."""
    found = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return msgspec.convert(found.get("net", []), list[Net])


def fits(game: Game[Any], net: Net) -> bool:
    """Whether a net was made for these rules and weighs what there is now."""
    size = inputs(terms_of(game), len(game.questions.records), net.seats)
    sizes = [len(net.linear), len(net.hidden), len(net.bias) - 1, len(net.top)]
    return (net.rules, net.terms, sizes) == (game.version, mark(game), [size, size, HIDDEN, HIDDEN])


def learned(game: Game[Any], net: Net) -> Learned:
    """The judge that weighs by a net."""
    rules = [question.rule for question in game.questions.records]
    return Learned(game.bots.worth, terms_of(game), rules, net.seats, net.numbers())


def terms_of(game: Game[Any]) -> Terms:
    """The terms of a title that has some."""
    if not isinstance(game.bots.terms, Terms):
        raise BadOption(f"{game.name} has no terms to learn from")
    return game.bots.terms


def mark(game: Game[Any]) -> str:
    """A hash of the names and sizes of all terms, and of the questions: a net goes with one of them only."""
    terms = terms_of(game)
    named = repr([terms.names, terms.table, [question.key for question in game.questions.records]])
    return sha256(named.encode()).hexdigest()[:16]


def write(path: Path, nets: list[Net]) -> None:
    """Keep nets in a file."""
    path.write_text(HEAD + "".join(written(net) for net in sorted(nets, key=lambda net: net.seats)), encoding="utf-8")


def written(net: Net) -> str:
    """A net as it stands in a file: a line for each of its parts, and for each input."""
    lines = ["", "[[net]]", f"seats = {net.seats}", f"rules = {net.rules}", f'terms = "{net.terms}"']
    lines += [f'training = "{net.training}"', f"duels = [{', '.join(quoted(one) for one in net.duels)}]"]
    lines += [f"scale = {net.scale!r}", f"linear = {net.linear}", f"bias = {net.bias}", f"top = {net.top}"]
    return "\n".join([*lines, "hidden = [", *(f"  {row}," for row in net.hidden), "]", ""])


def quoted(text: str) -> str:
    """A text in a file."""
    return f'"{text}"'

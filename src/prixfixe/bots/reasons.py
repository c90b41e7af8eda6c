"""Reasons: by which terms of a position an answer differs most from others, in words."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from prixfixe.bots.ismcts import next_ask
from prixfixe.bots.nets import by_worth
from prixfixe.bots.simple import Greedy
from prixfixe.core.chance import Chance, chance
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State
from prixfixe.kit.terms import Sheet, Terms
from prixfixe.kit.words import LANGUAGES, catalogue

FILE = "reasons.toml"
WORLDS = 3  # guesses in which answers are compared
OTHERS = 4  # other answers, at most
LONGEST = 20  # answers until a turn ends
LEAST = 0.08  # changes below this share of a term's usual size are none
MOST = 2  # reasons for one answer


class Reason(NamedTuple):
    """A term of the seat that is better after an answer than after others."""

    term: str
    change: float  # how much more, or less where less is better


@cache
def fewer(path: Path) -> frozenset[str]:
    """The terms of which less is better."""
    return frozenset(name for name, said in tomllib.loads(path.read_text(encoding="utf-8")).items() if "less" in said)


def reasons(game: Game[Any], guess: State, ask: Ask, option: int, others: list[int], dice: Chance) -> list[Reason]:
    """By what an answer is better than the mean of some others when the turn ends, most telling first."""
    terms, path, others = game.bots.terms, game.folder / "bots" / FILE, [one for one in others if one != option]
    if not isinstance(terms, Terms) or not path.exists() or not others:
        return []
    seeds = [dice.below(1 << 31) for _ in range(WORLDS)]
    mine, theirs = (means(game, guess, ask, some, seeds) for some in ([option], others[:OTHERS]))
    said, less, found = catalogue(path)[LANGUAGES[0]], fewer(path), []
    for (name, size), here, there in zip(terms.names, mine, theirs):
        change = there - here if name in less else here - there
        if name in said and change >= LEAST * size:
            found.append((change / size, Reason(name, here - there)))
    return [reason for _, reason in sorted(found, key=lambda one: -one[0])[:MOST]]


def means(game: Game[Any], guess: State, ask: Ask, options: list[int], seeds: list[int]) -> list[float]:
    """The terms of the seat that is asked, in the mean of some answers and guesses, at the end of its turn."""
    terms = game.bots.terms
    assert isinstance(terms, Terms)
    totals = [0.0] * len(terms.names)
    for seed in seeds:
        for option in options:
            s, sheet = game.guess(guess, ask.seat, seed), Sheet(len(totals))
            s.answer(ask.seat, option)
            end_turn(game, s, ask.seat, chance(seed))
            terms.of_seat(s, ask.seat, sheet)
            for place in range(len(totals)):
                totals[place] += sheet.numbers[place] / (len(seeds) * len(options))
    return totals


def end_turn(game: Game[Any], s: State, seat: int, dice: Chance) -> None:
    """Play on as it looks best until another seat is asked."""
    quick = Greedy(1, by_worth)
    for _ in range(LONGEST):
        if not s.asks or (ask := next_ask(s)).seat != seat:
            return
        s.answer(seat, ask.options[0] if len(ask.options) == 1 else quick.choose(game, s, ask, dice))


def in_words(game: Game[Any], found: list[Reason], lang: str) -> list[str]:
    """Each reason as what there is more or less of, and how much."""
    said = catalogue(game.folder / "bots" / FILE)[lang] if found else {}
    return [f"{said[reason.term]} {number(reason.change, lang)}" for reason in found]


def number(change: float, lang: str) -> str:
    """A change with its sign, rounded to what can be told apart."""
    text = f"{change:+.0f}" if abs(change) >= 10 else f"{change:+.1f}".removesuffix(".0")
    return text.replace("-", "−").replace(".", "," if lang == "fr" else ".")

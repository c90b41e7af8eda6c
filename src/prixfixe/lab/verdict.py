"""A verdict on one card: how often those who had it won, beside what is usual for its kind and beside what it was."""

from __future__ import annotations

from math import sqrt
from typing import Any, Mapping

import msgspec

from prixfixe.core.errors import BadContent
from prixfixe.core.game import Game
from prixfixe.kit import packs
from prixfixe.lab.arena import Played, Setup, find, play
from prixfixe.lab.stats import Z95, Interval, needed, within

MARGIN = 0.05  # a share of wins nearer than this to what is usual is fair
LEAST = 30  # seats that must have had a card before anything is said


class Tally(msgspec.Struct):
    """What some games add up to, for one card."""

    games: int = 0
    held: int = 0  # seats that had the card
    more: float = 0.0  # their shares of wins beyond an even one
    square: float = 0.0  # the squares of that, game by game: seats of one game are one observation
    others: int = 0  # seats that had another card of its kind, by card
    usual: float = 0.0  # their shares beyond an even one
    score: float = 0.0  # of all seats, the mean of each game

    def add(self, other: Tally) -> None:
        """More games."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Question(msgspec.Struct, frozen=True):
    """A card to be measured: the game, the pack it is in, and who plays."""

    game: str  # as the arena finds it
    pack: str  # TOML
    card: str  # table.id
    bot: str
    seed: int = 0


class Finding(msgspec.Struct, frozen=True):
    """What is said of a card."""

    word: str  # strong, weak, fair, undecided or unseen
    share: Interval
    usual: float
    even: float
    held: int
    games: int
    more: int  # games that would decide, where it is undecided
    score: float


def seats_of(game: Game[Any]) -> int:
    """How many play: the fewest that play against each other."""
    return min(count for count in game.seats if count > 1)


def measured(question: Question, first: int, count: int) -> dict[str, Tally]:
    """Some deals, played with the card as it is and as it was; "before" is missing where the pack needs the card."""
    game, pack = find(question.game), packs.parse(question.pack, "the pack")
    found = {"after": tallied(question, game, packs.keep(pack), first, count)}
    try:
        old = game.cards.named(packs.keep(without(pack, question.card)))
        game.cards.tables(old)
    except BadContent:
        return found
    return {"before": tallied(question, game, old, first, count), **found}


def without(pack: Mapping[str, Any], card: str) -> dict[str, Any]:
    """A pack that says nothing of a card."""
    table, _, name = card.partition(".")
    rows = [row for row in pack.get(table, []) if row.get("id") != name]
    return {**{key: value for key, value in pack.items() if key != table}, **({table: rows} if rows else {})}


def tallied(question: Question, game: Game[Any], content: str, first: int, count: int) -> Tally:
    """Some deals with one content."""
    seats, total = seats_of(game), Tally()
    lineup = (question.bot,) * seats
    setup = Setup(question.game, seats, (lineup,), question.seed, {"content": content}, trace=True)
    for index in range(first, first + count):
        total.add(counted(play(setup, index), question.card, 1 / seats))
    return total


def counted(game: Played, card: str, even: float) -> Tally:
    """One game."""
    table = card.partition(".")[0] + "."
    had = [chair.share - even for chair in game.chairs if card in chair.rows]
    kin = [
        (chair.share - even, others)
        for chair in game.chairs
        if (others := sum(row.startswith(table) and row != card for row in chair.rows))
    ]
    score = sum(chair.score for chair in game.chairs) / len(game.chairs)
    return Tally(1, len(had), sum(had), sum(had) ** 2, sum(n for _, n in kin), sum(more * n for more, n in kin), score)


def said(total: Tally, seats: int) -> Finding:
    """What the games say so far."""
    even, held = 1 / seats, max(1, total.held)
    usual = even + total.usual / max(1, total.others)
    share, reach = even + total.more / held, Z95 * sqrt(total.square) / held
    interval = Interval(share, max(0.0, share - reach), min(1.0, share + reach))
    games, score = max(1, total.games), total.score / max(1, total.games)
    if total.held < LEAST:
        word, more = ("unseen" if not total.held else "undecided"), seen_often(total)
    else:
        verdict = within(interval, usual, MARGIN, games)
        outside = "strong" if share > usual else "weak"
        word, more = {"inside": ("fair", 0), "outside": (outside, 0)}.get(verdict.word, ("undecided", verdict.games))
        more = max(0, more - games)
    return Finding(word, interval, usual, even, total.held, total.games, more, score)


def seen_often(total: Tally) -> int:
    """The games after which a card that came up seldom has come up often enough."""
    return needed(max(1, total.games), 1.0, sqrt(max(1, total.held) / LEAST)) - total.games

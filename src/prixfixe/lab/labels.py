"""What the things in a report are called."""

from __future__ import annotations

from typing import Any, Iterable, Mapping

import msgspec

from prixfixe.core.game import Game, Speech
from prixfixe.core.state import Ask
from prixfixe.lab.arena import Board, Setup
from prixfixe.lab.frames import pl
from prixfixe.lab.measures import option_uses

LISTENED = 20  # random games that are played to hear what options are called


class Listening(Board):
    """A game played to hear what its options are called."""

    labels: dict[str, str]

    def count(self, ask: Ask, option: int) -> None:
        """Note the words of every option that is new."""
        for other in ask.options:
            name = f"{self.game.key(ask)}:{other}"
            if name not in self.labels:
                self.labels[name] = self.game.words.option(self.s, ask, other, Speech())


def option_labels(
    setups: Mapping[int, Setup], wanted: Iterable[str], chairs: pl.DataFrame, games: int = LISTENED
) -> dict[str, str]:
    """What options are called, by rule:option: as a few random games show it, or a game of the run that offered it."""
    labels: dict[str, str] = {}
    for count, setup in setups.items():
        random = msgspec.structs.replace(setup, lineups=(("random",) * count,))
        for index in range(games):
            listen(random, index, labels)
    offers = chairs.explode("uses").drop_nulls("uses").unnest("uses").unique("option", keep="first")
    first = {row["option"]: (row["count"], row["game"]) for row in offers.to_dicts()}
    for option in wanted:
        if option not in labels:
            count, index = first[option]
            listen(setups[count], index, labels)
    return labels


def listen(setup: Setup, index: int, labels: dict[str, str]) -> None:
    """Add what a game calls its options."""
    board = Listening.of(setup, index)
    board.labels = labels
    board.finish()


def labelled(setups: Mapping[int, Setup], chairs: pl.DataFrame) -> list[dict[str, Any]]:
    """The options with their words, and the rule that asks."""
    uses = option_uses(chairs)
    labels = option_labels(setups, [row["option"] for row in uses if row["verdict"]], chairs)
    return [{**row, "title": titled(row["option"], labels)} for row in uses]


def titled(option: str, labels: dict[str, str]) -> str:
    """An option in words with its rule, since the same words may answer several questions."""
    return f"{labels[option]} ({option.rpartition(':')[0]})" if option in labels else option


def worded(game: Game[Any], setup: Setup, parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines of the score with their words."""
    s = game.start(setup.seats, 0, setup.options)
    return [{**part, "title": part_name(game, s, part["part"])} for part in parts]


def part_name(game: Game[Any], s: Any, name: str) -> str:
    """What a line of the score is called."""
    try:
        return game.words.part(s, name, Speech())
    except KeyError:
        return name

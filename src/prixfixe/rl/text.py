"""Text for language models: what a seat sees and may do, in words."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.text import Text

from prixfixe.core.game import Game, Speech
from prixfixe.core.state import Ask, State
from prixfixe.terminal.play import drawing


def encoded(game: Game[Any], s: State, seat: int | None) -> bytes:
    """A seat's view, or a spectator's, as JSON."""
    return msgspec.json.encode(game.view(s, seat))


def observation(game: Game[Any], s: State, seat: int | None) -> str:
    """The same as compact text."""
    return encoded(game, s, seat).decode()


def question(game: Game[Any], s: State, ask: Ask, speech: Speech = Speech()) -> str:
    """The question with its numbered options; the answer is a number."""
    lines = [f"{index}: {game.words.option(s, ask, option, speech)}" for index, option in enumerate(ask.options)]
    return "\n".join([f"{game.words.question(s, ask, speech)} ({game.rule_of(ask)})", *lines])


def prompt(game: Game[Any], s: State, seat: int, speech: Speech = Speech()) -> str:
    """All a language model needs to play a seat: the table as the seat sees it, drawn in words, and its question."""
    table = Text.from_markup(drawing(game)(game.view(s, seat), speech)).plain
    ask = s.question(seat)
    asked = "You wait." if ask is None else question(game, s, ask, speech)
    return f"{game.title}. You are seat {seat}.\n\n{table}\n\n{asked}\n"


def read(ask: Ask, reply: str) -> int:
    """The option meant by a reply that names its number; ValueError if it names none."""
    numbers = [int(word) for word in reply.replace(":", " ").replace(".", " ").split() if word.isdigit()]
    for number in numbers:
        if number < len(ask.options):
            return ask.options[number]
    raise ValueError(f"the reply names none of the options 0 to {len(ask.options) - 1}")

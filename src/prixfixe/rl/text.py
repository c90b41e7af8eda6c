"""Text for language models: what a seat sees and may do, in words."""

from __future__ import annotations

import json
from typing import Any

from prixfixe.core.game import Game, Speech
from prixfixe.core.state import Ask, State


def observation(game: Game[Any], s: State, seat: int) -> str:
    """A seat's view as compact JSON text."""
    return json.dumps(game.view(s, seat), separators=(",", ":"))


def question(game: Game[Any], s: State, ask: Ask, speech: Speech = Speech()) -> str:
    """The question with its numbered options; the answer is a number."""
    lines = [f"{index}: {game.words.option(s, ask, option, speech)}" for index, option in enumerate(ask.options)]
    return "\n".join([f"{game.words.question(s, ask, speech)} ({game.rule_of(ask)})", *lines])


def read(ask: Ask, reply: str) -> int:
    """The option meant by a reply that names its number; ValueError if it names none."""
    numbers = [int(word) for word in reply.replace(":", " ").replace(".", " ").split() if word.isdigit()]
    for number in numbers:
        if number < len(ask.options):
            return ask.options[number]
    raise ValueError(f"the reply names none of the options 0 to {len(ask.options) - 1}")

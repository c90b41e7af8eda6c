"""The table of a title that brings no drawing: its view as names and values, line by line."""

from __future__ import annotations

from typing import Any, Iterator, Sequence

from rich.markup import escape

from prixfixe.core.game import Speech, View
from prixfixe.kit.sight import ASIDE
from prixfixe.terminal.texts import TEXTS


def draw(view: View, speech: Speech) -> str:
    """Everything in the view but what is shown elsewhere."""
    shown = {key: value for key, value in view.items() if key not in ASIDE}
    return escape("\n".join(lines(shown, speech.names, speech.lang)))


def lines(value: Any, players: Sequence[str], lang: str) -> Iterator[str]:
    """A line for every name, and those of what has names itself below it."""
    within = players if isinstance(value, dict) else ()
    for name, item in named(value, players):
        if is_short(item, within):
            yield f"{name}: {short(item, lang)}"
        else:
            yield f"{name}:"
            yield from (f"  {line}" for line in lines(item, within, lang))


def named(value: Any, players: Sequence[str]) -> list[tuple[str, Any]]:
    """The items of a value with their names: keys, players where there is one for each, or else numbers."""
    if isinstance(value, dict):
        return [(str(key).replace("_", " "), item) for key, item in value.items()]
    names = players if len(value) == len(players) else [str(number) for number in range(1, len(value) + 1)]
    return list(zip(names, value))


def is_short(value: Any, players: Sequence[str]) -> bool:
    """Whether a value is one thing, or a list of such that is not one for every player."""
    if not isinstance(value, list):
        return not isinstance(value, dict)
    by_player = len(value) == len(players) > 1
    return not by_player and not any(isinstance(item, (dict, list)) for item in value)


def short(value: Any, lang: str) -> str:
    """One thing, or a list of such, in a line."""
    texts = TEXTS[lang]
    if isinstance(value, list):
        return ", ".join(short(item, lang) for item in value) or texts["nothing"]
    if isinstance(value, bool):
        return texts["yes"] if value else texts["no"]
    return texts["nothing"] if value is None else str(value)

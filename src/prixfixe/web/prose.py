"""Rules as prose: the little markup of a rulebook, and views as readable lists."""

from __future__ import annotations

import re
from typing import Any

from markupsafe import Markup, escape

from prixfixe.core.game import Game
from prixfixe.kit.rulebook import rulebook


def rules_of(game: Game[Any], search: str = "") -> dict[str, str]:
    """The rules of a game that contain every word searched for; none without a rulebook."""
    words, rules = search.casefold().split(), rulebook(game.folder)
    return {name: text for name, text in rules.items() if all(w in f"{name} {text}".casefold() for w in words)}


def prose(text: str) -> Markup:
    """Emphasis and code of a rule, everything else escaped."""
    safe = str(escape(text))
    safe = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", safe)
    safe = re.sub(r"(?<![\w*])\*([^*\n]+?)\*(?![\w*])", r"<em>\1</em>", safe)
    safe = re.sub(r"`([^`]+)`", r"<code>\1</code>", safe)
    return Markup(safe.replace("**", ""))


def humane(name: str) -> str:
    """A field's name as a title."""
    return name.replace("_", " ").capitalize()

"""What every board starts from: a view, who looks at it, and what it says in their language."""

from __future__ import annotations

from typing import Any, Mapping

from prixfixe.core.game import Speech, View
from prixfixe.kit.rows import name_of


class Drawing:
    """One view, ready to be laid out; each title adds its own parts."""

    texts: Mapping[str, Mapping[str, str]]  # by language

    def __init__(self, view: View, speech: Speech, you: int | None, spots: Mapping[str, int]) -> None:
        self.view = view
        self.speech = speech
        self.you = you
        self.spots = spots
        self.text = self.texts[speech.lang]

    def at(self, *path: str) -> int | None:
        """The option that these spots mean, one after the other; none where nothing of that is offered."""
        return self.spots.get(" ".join(path))

    def name(self, row: Any) -> str:
        """A row's name."""
        return name_of(row, self.speech)

    def said(self, row: Any) -> str:
        """A row's text."""
        return str(row.text_fr if self.speech.lang == "fr" else row.text)

    def say(self, name: str, /, **what: Any) -> str:
        """A text with what it speaks of."""
        return self.text[name].format(**what)

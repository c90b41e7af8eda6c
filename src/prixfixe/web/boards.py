"""Boards: how the table of a title is drawn in the browser, from its view alone.

A title brings a folder `table/` beside its rules: `board.py` with a class `Board` (a `kit.drawing.Drawing`), the
templates `middle.html`, `mine.html`, `rival.html` and `place.html`, and a style sheet `board.css`. Without them its
view is shown as readable lists, and every option as a button. Everything a template can use is in `docs/web.md`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Iterable, Sequence

from prixfixe.core.game import Game, Speech, View
from prixfixe.kit.drawing import Drawing
from prixfixe.titles import room

FOLDERS: dict[str, Path] = {}  # by title


class Plain(Drawing):
    """A title without a board of its own."""

    texts = {"en": {}, "fr": {}}


def folder(game: Game[Any]) -> Path:
    """Where a title keeps what is seen of it; from then on its templates are found."""
    return FOLDERS.setdefault(game.name, game.folder / "table")


def has_board(game: Game[Any]) -> bool:
    """Whether a title draws its own table."""
    return (folder(game) / "middle.html").is_file()


def drawn(game: Game[Any], view: View, speech: Speech, you: int | None, key: str = "") -> Drawing:
    """A view, ready to be laid out."""
    module = room(game, "board") if has_board(game) else None
    asked = game.questions.by_key.get(key)
    made: Drawing = module.Board(view, speech, you, asked) if module else Plain(view, speech, you, asked)
    return made


def zone(game: Game[Any], name: str) -> str:
    """The template of a part of the table."""
    if has_board(game):
        return f"titles/{game.name}/{name}.html"
    return "plain.html" if name == "middle" else "empty.html"


@dataclass
class Spot:
    """A place of the table that an offered option leads over."""

    first: bool = False  # whether a hand may begin here
    options: list[int] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)

    @property
    def option(self) -> int | None:
        """The one answer that touching it gives."""
        return self.options[0] if self.first and len(self.options) == 1 else None


def unordered(path: Sequence[str]) -> bool:
    """Whether a hand may touch the spots of a path in any order: all are of one kind, two shops for instance."""
    return len(path) > 1 and len({spot.partition(".")[0] for spot in path}) == 1


def spots_of(offered: Iterable[tuple[int, str, Sequence[str]]]) -> dict[str, Spot]:
    """Every spot that the paths of the offered options (number, words, path) lead over."""
    found: dict[str, Spot] = {}
    for option, label, path in offered:
        for at, name in enumerate(path):
            spot = found.setdefault(name, Spot())
            spot.first = spot.first or at == 0 or unordered(path)
            spot.options.append(option)
            spot.labels.append(label)
    return found

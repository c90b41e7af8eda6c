"""Boards: how the table of a title is drawn in the browser, from its view alone.

A title may bring a template `templates/boards/<game>.html` and a module `boards/<game>.py` beside this one, with

    draw(game, view, speech, you, key) -> dict    what the template needs besides; the viewer's seat, the question's key
    scores(view) -> list[int]                     what stands beside the names

Without a template the view is shown as readable lists. Everything a template can use is in `docs/web.md`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from prixfixe.core.game import Game, Speech, View

TEMPLATES = Path(__file__).parent.parent / "templates" / "boards"
SCORES = ("scores", "score", "points", "stars", "reputation")


def package(game: str) -> str:
    """A game's name as a file's."""
    return game.replace("-", "_")


@cache
def module(game: str) -> ModuleType | None:
    """The module of a title's board, where there is one."""
    path = f"{__name__}.{package(game)}"
    return import_module(path) if find_spec(path) else None


@cache
def template(game: str) -> str:
    """The template of a title's board, or the one for all."""
    own = f"{package(game)}.html"
    return f"boards/{own}" if (TEMPLATES / own).exists() else "boards/plain.html"


def drawn(game: Game[Any], view: View, speech: Speech, you: int | None, key: str) -> dict[str, Any]:
    """What a title's board needs besides the view."""
    draw = getattr(module(game.name), "draw", None)
    return dict(draw(game, view, speech, you, key)) if draw else {}


def scores_of(game: str, view: View, seats: int) -> list[int] | None:
    """The scores everybody may see during a match, where the view tells them."""
    tell = getattr(module(game), "scores", None)
    if tell:
        return [int(score) for score in tell(view)]
    lists = [view.get(name) for name in SCORES] + [
        [part.get(name) for part in parts]
        for parts in view.values()
        if isinstance(parts, list) and len(parts) == seats and all(isinstance(part, dict) for part in parts)
        for name in SCORES
    ]
    return next((found for found in lists if whole(found, seats)), None)


def whole(found: Any, seats: int) -> bool:
    """Whether something is a number for every seat."""
    return isinstance(found, list) and len(found) == seats and all(type(score) is int for score in found)

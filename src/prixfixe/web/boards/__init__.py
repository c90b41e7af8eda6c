"""Boards: how the table of a title is drawn in the browser, from its view alone.

A title may bring a template `templates/boards/<game>.html` and a module `boards/<game>.py` beside this one, with

    draw(game, view, speech, you, spots) -> dict  what the template needs besides: viewer's seat, options by path
    scores(view) -> list[int]                     what stands beside the names

Without a template the view is shown as readable lists. Everything a template can use is in `docs/web.md`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Iterable, Mapping, Sequence

from prixfixe.core.game import Game, Speech, View
from prixfixe.titles import beside, shipped

TEMPLATES = Path(__file__).parent.parent / "templates" / "boards"
SCORES = ("scores", "score", "points", "stars", "reputation")


def package(game: str) -> str:
    """A game's name as a file's."""
    return game.replace("-", "_")


@cache
def module(game: str) -> ModuleType | None:
    """The module of a title's board, where there is one."""
    return beside(__name__, game)


@cache
def template(game: str) -> str:
    """The template of a title's board, or the one for all."""
    own = f"{package(game)}.html"
    return f"boards/{own}" if game in shipped() and (TEMPLATES / own).exists() else "boards/plain.html"


def by_path(offered: Iterable[tuple[int, Sequence[str]]]) -> dict[str, int]:
    """Options by the spots that mean them, one after the other; those without are chips, not on the board."""
    return {" ".join(path): option for option, path in offered if path}


def drawn(game: Game[Any], view: View, speech: Speech, you: int | None, spots: Mapping[str, int]) -> dict[str, Any]:
    """What a title's board needs besides the view; `spots` has the options offered by the spots that mean them."""
    draw = getattr(module(game.name), "draw", None)
    return dict(draw(game, view, speech, you, spots)) if draw else {}


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

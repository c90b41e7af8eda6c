"""Pieces and cards: what boards are laid out with. A template draws them with the macros of `pieces.html`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Iterable, Sequence


@dataclass(frozen=True)
class Piece:
    """A token, figure or marker: a picture, perhaps a number on it, and what it is called."""

    pic: str  # a drawing's id
    label: str
    value: str = ""  # the number printed on it
    count: int = 1
    option: int | None = None  # the answer that it is, when it is offered
    badge: str = ""  # a second, small drawing in its corner
    seat: int | None = None  # whose it is
    move: str = ""  # a name of its own, under which it travels over the board
    tone: str = ""  # a class for its colour


@dataclass(frozen=True)
class Card:
    """A card: its name, picture, text and numbers; face down, only its back."""

    title: str
    text: str = ""
    pics: Sequence[str] = ()
    corner: str = ""  # a number or word in its corner
    corner_pic: str = ""
    option: int | None = None
    back: bool = False
    rows: Sequence[tuple[str, str]] = ()  # small lines: a drawing and a word
    tone: str = ""
    note: str = ""  # "house", or what else must be said
    move: str = ""
    marks: Sequence[int] = field(default_factory=tuple)  # the seats that have something to do with it


def bundled(pieces: Iterable[Piece]) -> list[Piece]:
    """Equal pieces as one with their number, in the order of their first."""
    found: dict[tuple[str, str, str, int | None], Piece] = {}
    for piece in pieces:
        key = (piece.pic, piece.value, piece.label, piece.option)
        old = found.get(key)
        found[key] = piece if old is None else Piece(**{**piece.__dict__, "count": old.count + piece.count})
    return list(found.values())

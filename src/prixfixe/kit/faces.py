"""Faces: which fields of a content row are drawn on the page that shows every card and piece of a title."""

from __future__ import annotations

from dataclasses import dataclass

PARTS = "counts what lies in the box; its kinds have faces of their own"
NUMBERS = "numbers of the rules, shown on the board where they count"
WORDS = "a word or a rule, not a piece"
CHOICES = "something chosen before a match"
SUIT = {
    "family": "daisy", "fine": "golden_fork", "meat": "meat", "vegetable": "leafy_greens", "daisy": "daisy",
    "allspice_7th_round": "allspice", "spoon": "spoon", "toque": "toque", "golden_token": "gold",
}  # fmt: skip


@dataclass(frozen=True)
class Look:
    """How the rows of a table are drawn."""

    title: str  # of the table
    title_fr: str
    fields: tuple[str, ...] = ("id",)  # whose values are drawings; a dict or list draws each of its entries
    fixed: tuple[str, ...] = ()  # drawings that every row has
    corner: str = ""  # the field in the corner
    corner_pic: str = ""
    prefix: str = ""  # of the drawings' names
    lines: str = ""  # the field whose records take a line each
    line_pic: str = ""  # before each line, with the field of that name

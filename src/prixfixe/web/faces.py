"""The face of every card and piece of a title, for the page that shows them all.

A title says in `table/faces.py` which fields of its content rows are drawn (`LOOKS`), what stands for names that are no
drawings (`ALIASES`), and why other tables are no cards or pieces (`FACELESS`); a test holds all against the content.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Mapping

from prixfixe.core.game import Game
from prixfixe.kit.compare import is_ours
from prixfixe.kit.drawing import Card
from prixfixe.kit.faces import Look
from prixfixe.titles import room
from prixfixe.web.sprite import names

Row = Mapping[str, Any]
OFTEN = 20  # that one thing is drawn on a card
Aliases = Mapping[str, str | tuple[str, ...]]


@dataclass(frozen=True)
class Sheet:
    """All faces of one table."""

    title: str
    cards: list[Card]


@cache
def rows_of(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """The content of a title, table by table."""
    data = tomllib.loads((folder / "content.toml").read_text(encoding="utf-8"))
    return {name: rows for name, rows in data.items() if isinstance(rows, list)}


def sheets(game: Game[Any], lang: str) -> list[Sheet]:
    """Every card and piece of a title, in the order of its looks; nothing for a title without any."""
    title = room(game, "faces")
    if title is None:
        return []
    data = rows_of(game.folder)
    return [
        Sheet(look.title_fr if lang == "fr" else look.title, [face(title.ALIASES, look, row, lang) for row in rows])
        for table, look in title.LOOKS.items()
        if (rows := data.get(table, []))
    ]


def face(aliases: Aliases, look: Look, row: Row, lang: str) -> Card:
    """The face of a row."""
    french = lang == "fr"
    title = row.get("name_fr", row["name"]) if french else row["name"]
    text = row.get("text_fr", "") if french else row.get("text", "")
    note = {"en": "our own card", "fr": "carte de notre cru"}[lang] if is_ours(row) else ""
    corner = str(row.get(look.corner, "")) if look.corner else ""
    pics = [pic for value in look.fields for pic in drawings(aliases, look, row.get(value, ()))]
    rows = [(look.line_pic, line(inner, look.line_pic, french)) for inner in row.get(look.lines, ())]
    return Card(title, text, (*look.fixed, *pics), corner, look.corner_pic if corner else "", rows=rows, note=note)


def line(row: Row, number: str, french: bool) -> str:
    """A record on a card: its number, what it is called, what it says."""
    name, text = (row.get("name_fr"), row.get("text_fr")) if french else (row.get("name"), row.get("text"))
    said = ": ".join(filter(None, (name or row.get("name"), text or row.get("text"))))
    return " · ".join(filter(None, (str(row.get(number, "")), said)))


def drawings(aliases: Aliases, look: Look, value: Any) -> list[str]:
    """The drawings of a field: one, or one for each of its entries; what is no drawing is left out."""
    if isinstance(value, Mapping):
        value = [name for name, count in value.items() for _ in range(drawn(count))]
    found = [value] if isinstance(value, str) else list(value)
    shown = [prefixed(look, pic) for name in found if isinstance(name, str) for pic in aliased(aliases, name)]
    return [pic for pic in shown if pic in names()]


def drawn(count: Any) -> int:
    """How often something is drawn; of what is no number, not at all."""
    return min(count, OFTEN) if isinstance(count, int) else 0


def aliased(aliases: Aliases, name: str) -> tuple[str, ...]:
    """What stands for a name of the content: itself, another drawing, or several."""
    alias = aliases.get(name, name)
    return (alias,) if isinstance(alias, str) else alias


def prefixed(look: Look, name: str) -> str:
    """A drawing's name; a recipe's course is drawn as its dish."""
    return next((pic for pic in (f"{look.prefix}{name}", f"dish_{name}", name) if pic in names()), name)

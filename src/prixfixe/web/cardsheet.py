"""All cards of a title as a pack makes them: their faces, whose numbers they have, what differs between two packs."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any, Iterator, Mapping, Sequence

from msgspec import inspect

from prixfixe.core.game import Game
from prixfixe.kit import packs as kit
from prixfixe.kit.columns import tables_of
from prixfixe.kit.compare import is_ours
from prixfixe.kit.content import Box, Reader, laid
from prixfixe.kit.drawing import Card
from prixfixe.kit.faces import Look
from prixfixe.kit.problems import BadCards, Problem, Report
from prixfixe.titles import room
from prixfixe.web import faces
from prixfixe.web.cardform import Form, leaves
from prixfixe.web.cardschema import HIDDEN
from prixfixe.web.packs import box_of
from prixfixe.web.sprite import names
from prixfixe.web.texts import field_called

PRINTED, OURS, MINE, GONE = "printed", "ours", "mine", "gone"
WHOLE = "whole-table"  # in the place of a row's id: a table that is no list
FRESH = "new-card"  # a row that is not there yet
PLAIN = "card_back"  # the drawing of a card that has none
NOT_CARDS = ("components", "component", "meta", "term", "terms", "options")  # what is listed, not played with
Row = Mapping[str, Any]


@dataclass(frozen=True)
class Shown:
    """A card in the workshop."""

    table: str
    row: str
    face: Card
    mark: str


@dataclass(frozen=True)
class Drawer:
    """The cards of one table."""

    table: str
    title: str
    cards: list[Shown]
    pieces: bool  # whether they are cards or pieces, rather than numbers of the rules

    def with_marks(self, marks: Sequence[str]) -> Drawer:
        """Those of them that have one of these marks."""
        return replace(self, cards=[card for card in self.cards if card.mark in marks])

    def count(self, mark: str) -> int:
        """How many have a mark."""
        return sum(card.mark == mark for card in self.cards)


class Sheet:
    """A title's cards with a pack laid over them."""

    def __init__(self, game: Game[Any], pack: Row, lang: str) -> None:
        self.game = game
        self.box = box_of(game)
        self.pack = pack
        self.lang = lang
        self.rows = over(self.box, pack)
        title = room(game, "faces")
        self.looks: Mapping[str, Look] = title.LOOKS if title else {}
        self.aliases: faces.Aliases = title.ALIASES if title else {}

    def tables(self) -> list[str]:
        """The tables that have cards or numbers, cards first."""
        there = [name for name in tables_of(self.box.shape) if name in self.box.printed and name not in NOT_CARDS]
        there = [name for name in there if listed(self.box, name) or single(self.box, name)]
        return [name for name in self.looks if name in there] + [name for name in there if name not in self.looks]

    def drawers(self) -> list[Drawer]:
        """All tables with their cards."""
        return [self.drawer(name) for name in self.tables()]

    def drawer(self, table: str) -> Drawer:
        """One of them."""
        cards = [self.card(table, row) for row in self.rows_of(table)]
        cards += [self.card(table, row, GONE) for row in self.gone(table)]
        return Drawer(table, self.title(table), cards, table in self.looks)

    def title(self, table: str) -> str:
        """What a table is called."""
        look = self.looks.get(table)
        return field_called(table, self.lang) if look is None else look.title_fr if self.lang == "fr" else look.title

    def rows_of(self, table: str) -> list[Row]:
        """The rows of a table; of a single one, itself."""
        found = self.rows.get(table, [])
        return found if isinstance(found, list) else [{"id": WHOLE, **found}]

    def gone(self, table: str) -> list[Row]:
        """The printed rows that the pack removes."""
        there = {row["id"] for row in self.rows_of(table)}
        return [row for row in printed_rows(self.box, table) if row["id"] not in there]

    def row(self, table: str, name: str) -> Row | None:
        """A row by its id."""
        return next((row for row in self.rows_of(table) if row["id"] == name), None)

    def mark(self, table: str, row: Row) -> str:
        """Whose numbers a row has: printed ones, ours, or those of the pack."""
        if own_row(self.pack, table, row["id"]) is not None:
            return MINE
        return OURS if is_ours(printed_row(self.box, table, row["id"])) else PRINTED

    def card(self, table: str, row: Row, mark: str = "") -> Shown:
        """A row with its face."""
        return Shown(table, row["id"], self.face(table, row), mark or self.mark(table, row))

    def face(self, table: str, row: Row) -> Card:
        """What a row looks like."""
        if row["id"] == WHOLE:
            return Card(self.title(table))
        named = {**row, "name": row.get("name") or row["id"]}
        look = self.looks.get(table)
        card = faces.face(self.aliases, look, named, self.lang) if look else plain(named, self.lang)
        return replace(card, note="", pics=card.pics or ((PLAIN,) if look and PLAIN in names() else ()))

    # ---- my copy of the real game

    def walk(self) -> list[tuple[str, str]]:
        """The cards whose numbers are ours, as the title prints them."""
        return [
            (table, row["id"])
            for table in self.tables()
            if listed(self.box, table)
            for row in printed_rows(self.box, table)
            if is_ours(row)
        ]

    def left(self) -> list[tuple[str, str]]:
        """Those of them that the pack says nothing of yet."""
        return [(table, row) for table, row in self.walk() if own_row(self.pack, table, row) is None]


def plain(row: Row, lang: str) -> Card:
    """A row of a table that is never drawn."""
    french = lang == "fr"
    text = row.get("text_fr" if french else "text", "") or ""
    return Card(str(row.get("name_fr") or row["name"]) if french else str(row["name"]), str(text))


# ---- what a pack says


def over(box: Box[Any, Any], pack: Row) -> kit.Data:
    """The printed tables with a pack over them."""
    return laid(box.printed, dict(pack), Reader(Report("")), tables_of(box.shape))


def listed(box: Box[Any, Any], table: str) -> bool:
    """Whether a table is a list of rows."""
    kind = tables_of(box.shape).get(table)
    return isinstance(kind, inspect.ListType) and isinstance(kind.item_type, inspect.StructType)


def single(box: Box[Any, Any], table: str) -> bool:
    """Whether a table is one record."""
    return isinstance(tables_of(box.shape).get(table), inspect.StructType)


def printed_rows(box: Box[Any, Any], table: str) -> Sequence[Row]:
    """The rows of a table as they are printed."""
    found = box.printed.get(table, [])
    return found if isinstance(found, list) else [{"id": WHOLE, **found}]


def printed_row(box: Box[Any, Any], table: str, name: str) -> Row:
    """A row as it is printed; empty where there is none."""
    return next((one for one in printed_rows(box, table) if one["id"] == name), {})


def own_row(pack: Row, table: str, name: str) -> Row | None:
    """What a pack says of a row; nothing where it does not speak of it."""
    found = pack.get(table)
    if name == WHOLE:
        return found if isinstance(found, Mapping) else None
    rows = found if isinstance(found, list) else []
    return next((row for row in rows if row.get("id") == name), None)


def with_row(pack: Row, table: str, name: str, row: Row | None) -> kit.Data:
    """A pack that says this of a row, or nothing."""
    made = dict(pack)
    if name == WHOLE:
        made[table] = {key: value for key, value in (row or {}).items() if key != "id"}
    else:
        rows = [dict(one) for one in pack.get(table, []) if one.get("id") != name]
        places = [i for i, one in enumerate(pack.get(table, [])) if one.get("id") == name]
        if row is not None:
            rows.insert(places[0] if places else len(rows), dict(row))
        made[table] = rows
    if not made[table]:
        del made[table]
    return made


def problems_with(box: Box[Any, Any], pack: Row) -> list[Problem]:
    """All that is wrong in a pack."""
    try:
        box.checked(dict(pack), "pack.toml")
    except BadCards as bad:
        return bad.problems
    return []


def stale(printed: Row, row: Row) -> list[int]:
    """The numbers that were changed although the text, which was not, still tells of them."""
    found = []
    texts = " ".join(str(row.get(name, "")) for name in ("text", "text_fr") if row.get(name) == printed.get(name))
    for name, value in row.items():
        before = printed.get(name)
        if isinstance(value, list) and isinstance(before, list):
            pairs = [pair for pair in zip(before, value) if all(isinstance(one, dict) for one in pair)]
            found += [number for pair in pairs for number in stale(*pair)]
        elif type(before) is int and before != value and re.search(rf"(?<!\d){before}(?!\d)", texts):
            found.append(before)
    return found


# ---- two packs side by side


@dataclass(frozen=True)
class Change:
    """A field that differs; a card that is there in one of them only has no fields."""

    label: str
    before: str
    after: str


@dataclass(frozen=True)
class Pair:
    """A card that differs between two packs; one side may lack it."""

    table: str
    row: str
    title: str
    before: Card | None
    after: Card | None
    changes: list[Change]


def compared(one: Sheet, other: Sheet) -> Iterator[Pair]:
    """Every card that is not the same, table by table."""
    for table in one.tables():
        old = {row["id"]: row for row in one.rows_of(table)}
        new = {row["id"]: row for row in other.rows_of(table)}
        for name in [*old, *(name for name in new if name not in old)]:
            a, b = old.get(name), new.get(name)
            same = a is not None and b is not None and said(a) == said(b)
            changes = list(differences(one, other, table, a, b)) if a and b and not same else []
            if changes or not (a and b):
                yield Pair(
                    table, name, one.title(table), one.face(table, a) if a else None,
                    other.face(table, b) if b else None, changes,
                )  # fmt: skip


def said(row: Row) -> Row:
    """A row without where its numbers are from."""
    return {key: value for key, value in row.items() if key not in HIDDEN}


def differences(one: Sheet, other: Sheet, table: str, a: Row, b: Row) -> Iterator[Change]:
    """The fields in which two rows differ."""
    old, new = [
        dict(leaves(Form(sheet.box, table, sheet.rows, one.lang).fields(row))) for sheet, row in ((one, a), (other, b))
    ]
    for label in [*old, *(label for label in new if label not in old)]:
        before, after = [found[label].told if label in found else "" for found in (old, new)]
        if before != after:
            yield Change(label, before or "–", after or "–")


def sheet_of(game: Game[Any], text: str, lang: str) -> Sheet:
    """The cards of a title with a pack that was checked; "" is the printed ones."""
    return Sheet(game, kit.parse(text, "pack.toml") if text else {}, lang)

"""Packs on the server: own cards by their fingerprint, which no table names in another way.

What people bring is read with limits, checked by the title, and written once as TOML of our own; a fingerprint is
looked for in the store and nowhere else, so that nothing from outside becomes a path.
"""

from __future__ import annotations

import re
import time
import unicodedata
from typing import Any, Mapping, Sequence

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, or_, select

from prixfixe.core.errors import BadContent
from prixfixe.core.game import Game
from prixfixe.kit import packs as kit
from prixfixe.kit.content import Box, NoCards
from prixfixe.kit.packs import Head
from prixfixe.web.people import Person
from prixfixe.web.records import PackRow, columns
from prixfixe.web.refused import Refused, missing
from prixfixe.web.schema import binders, editions, packs, tables
from prixfixe.web.store import Store

FINGERPRINT = re.compile(rf"{kit.PREFIX}[0-9a-f]{{32}}")
LONGEST = {"name": 60, "author": 60, "note": 500, "language": 8}  # characters of what a pack tells of itself
TOGETHER = 5  # packs of one table


def head_of(data: Mapping[str, Any]) -> Head:
    """What a pack tells of itself, each thing in one line of a fair length."""
    told = kit.head(data)
    return Head(told.game, *(line(getattr(told, field), most) for field, most in LONGEST.items()))


def line(said: object, most: int) -> str:
    """Text in one line without what cannot be seen."""
    text = said if isinstance(said, str) else ""
    seen = "".join(c if c == " " or unicodedata.category(c)[0] not in "CZ" else " " for c in text)
    return " ".join(unicodedata.normalize("NFC", seen).split())[:most].strip()


def with_head(data: Mapping[str, Any], head: Head) -> kit.Data:
    """A pack that tells this of itself."""
    told = {field: said for field, said in msgspec.to_builtins(head).items() if said}
    rest = {name: table for name, table in data.items() if name != kit.HEAD}
    return {**({kit.HEAD: told} if told else {}), **rest}


def box_of(game: Game[Any]) -> Box[Any, Any]:
    """The cards of a game, which must have some."""
    if not isinstance(game.cards, Box):
        raise Refused(404, "no_cards" if isinstance(game.cards, NoCards) else "missing")
    return game.cards


def has_cards(game: Game[Any]) -> bool:
    """Whether a game has cards that could be others."""
    return isinstance(game.cards, Box)


def new_rows(game: Game[Any], text: str, table: str) -> list[Mapping[str, Any]]:
    """The rows that a pack adds to a table."""
    printed = {row["id"] for row in box_of(game).printed[table]}
    rows = kit.parse(text, "pack.toml").get(table, [])
    return [row for row in rows if row["id"] not in printed and not row.get("remove")]


# ---- in memory


def ready(store: Store, content: str) -> None:
    """Have the own cards of a table in memory; from the store, where they are not."""
    if content and content not in kit.kept and learn(text_of(store, content)) != content:
        raise Refused(409, "cards_gone")


def learn(text: str) -> str:
    """Have own cards in memory, as a record brings them; their fingerprint."""
    return kit.keep(kit.parse(text, "the pack"))


def text_of(store: Store, content: str) -> str:
    """What own cards say; a refusal where there are none."""
    row = store.row(select(packs).where(packs.c.id == content), PackRow) if FINGERPRINT.fullmatch(content) else None
    if row is None:
        raise Refused(409, "cards_gone")
    return row.text


def heads(content: str) -> Head:
    """What own cards in memory tell of themselves, remembered."""
    found = known.get(content)
    if found is None:
        found = known[content] = head_of(kit.parse(kit.text_of(content), content))
        if len(known) > MOST:
            del known[next(iter(known))]
    return found


known: dict[str, Head] = {}  # by fingerprint, the oldest first
MOST = 2_000


# ---- in the store


def write(connection: Connection, name: str) -> None:
    """Keep own cards that are in memory; the same ones are there once."""
    if connection.execute(select(packs.c.id).where(packs.c.id == name)).first() is None:
        connection.execute(insert(packs).values(**columns(PackRow(name, kit.text_of(name), time.time()))))


def sweep(connection: Connection) -> None:
    """Packs that no table plays with and no binder remembers are gone."""
    used = select(tables.c.pack).where(tables.c.pack != "").union(select(editions.c.pack))
    connection.execute(delete(packs).where(packs.c.id.not_in(used)))


def may_see(store: Store, person: Person | None, name: str) -> bool:
    """Whether somebody may see own cards: their owner, everybody where they are shared or played with."""
    if not FINGERPRINT.fullmatch(name):
        return False
    mine = binders.c.owner == (person.id if person else "")
    shared = editions.join(binders, binders.c.id == editions.c.binder)
    here = (editions.c.pack == name) & or_(mine, binders.c.visibility != "private")
    if store.texts(select(editions.c.pack).select_from(shared).where(here).limit(1)):
        return True
    return bool(store.texts(select(tables.c.id).where(tables.c.pack == name).limit(1)))


def must_see(store: Store, person: Person | None, name: str) -> None:
    """Own cards that somebody may see are in memory from now on."""
    if not may_see(store, person, name):
        raise missing()
    ready(store, name)


def together(store: Store, person: Person, game: Game[Any], names: Sequence[str]) -> str:
    """The packs that a table is to be opened with as one, laid over each other; "" for none."""
    names = list(dict.fromkeys(names))
    if not names:
        return ""
    if len(names) > TOGETHER:
        raise Refused(422, "too_many_packs", n=TOGETHER)
    for name in names:
        must_see(store, person, name)
    pack = names[0] if len(names) == 1 else joined(game, names)
    box_of(game).tables(pack)
    return pack


def joined(game: Game[Any], names: Sequence[str]) -> str:
    """Several packs in memory as one, which is in memory as well."""
    told = [heads(name) for name in names]
    data = kit.given(",".join(names))
    name = line(" + ".join(head.name or "?" for head in told), LONGEST["name"])
    author = line(", ".join(dict.fromkeys(head.author for head in told if head.author)), LONGEST["author"])
    return kit.keep(checked(game, kit.toml(with_head(data, Head(told[0].game, name, author))), kit.LONGEST))


def checked(game: Game[Any], text: str, most: int) -> kit.Data:
    """A pack that somebody brings, read, laid over the printed cards of a game and checked."""
    if len(text) > most:
        raise BadContent(f"a pack has at most {most:,} characters, not {len(text):,}")
    data = kit.parse(text, "pack.toml")
    meant = kit.game_of(data)
    if meant not in ("", game.name):
        raise BadContent(f"this is a pack for {meant}, not for {game.name}")
    box_of(game).checked(data, "pack.toml")
    return with_head(data, replace(head_of(data), game=game.name))

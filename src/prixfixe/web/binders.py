"""Binders: own cards that somebody works on. What is used at a table becomes an edition, which never changes."""

from __future__ import annotations

import re
import secrets
import time
from contextlib import suppress
from typing import Any, Callable, Iterable, Mapping

import msgspec
from msgspec.structs import replace
from sqlalchemy import Select, delete, func, insert, select, update

from prixfixe.core.game import Game
from prixfixe.kit import packs as kit
from prixfixe.kit.content import Box
from prixfixe.kit.packs import Head
from prixfixe.web import packs
from prixfixe.web.people import Person
from prixfixe.web.records import BinderBrief, BinderRow, EditionRow, Visibility, columns
from prixfixe.web.refused import Refused, missing
from prixfixe.web.schema import binders, editions, verdicts
from prixfixe.web.settings import Settings
from prixfixe.web.store import Store, Taken

BRIEF = [binders.c[name] for name in BinderBrief.__dataclass_fields__]
RETRIES = 8
LISTED = 30  # public packs in a list
Brought = dict[str, list[tuple[str, str]]]  # of an option, choices besides the printed ones: value and name


class Binders:
    """The binders of one server."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store

    # ---- who may see them

    def owned(self, person: Person | None, game: str = "") -> list[BinderBrief]:
        """Somebody's own, the latest first."""
        if person is None or not person.known:
            return []
        return self.briefs(select(*BRIEF).where(binders.c.owner == person.id), game)

    def public(self, game: str = "") -> list[BinderBrief]:
        """Those that their owners show to everybody."""
        return self.briefs(select(*BRIEF).where(binders.c.visibility == "public"), game)

    def briefs(self, query: Select[Any], game: str) -> list[BinderBrief]:
        """Binders of a query, of one game or of all."""
        query = query.where(binders.c.game == game) if game else query
        return self.store.rows(query.order_by(binders.c.touched.desc()).limit(LISTED), BinderBrief)

    def seen(self, person: Person | None, name: str) -> BinderRow:
        """A binder that somebody may look at; a private one is there for nobody but its owner."""
        row = self.store.row(select(binders).where(binders.c.id == name), BinderRow)
        if row is None or not (row.visibility != "private" or owns(person, row)):
            raise missing()
        return row

    def mine(self, person: Person | None, name: str) -> BinderRow:
        """A binder that somebody may change."""
        row = self.seen(person, name)
        if not owns(person, row):
            raise Refused(403, "not_your_pack")
        return row

    def offered(self, person: Person | None, game: str, name: str) -> list[BinderBrief]:
        """What somebody may choose from for a table: their own, and one that they come with."""
        found = self.owned(person, game)
        if name and all(one.id != name for one in found):
            with suppress(Refused):
                row = self.seen(person, name)
                found = [row, *found] if row.game == game else found
        return found

    def brought(self, person: Person | None, record: Game[Any], offered: Iterable[BinderBrief], lang: str) -> Brought:
        """The choices that packs bring to options of a title, each with what it is called."""
        found: Brought = {}
        for option in (one for one in record.options if one.further):
            for pack in offered:
                for one in packs.new_rows(record, self.seen(person, pack.id).text, option.further):
                    called = one.get("name_fr" if lang == "fr" else "name") or one.get("name") or one["id"]
                    found.setdefault(option.name, []).append((one["id"], f"{called} ({pack.name})"))
        return found

    def chosen(self, person: Person, game: str, form: Mapping[str, Any]) -> tuple[str, ...]:
        """The packs that a form names, by their fingerprints: ticked ones, and one whose link was entered."""
        names = [field.removeprefix("pack.") for field in form if field.startswith("pack.")][: packs.TOGETHER + 1]
        found = [self.edition(person, name) for name in names]
        link = str(form.get("pack_link", "")).strip()
        if link:
            binder, cards = (
                re.search(r"/packs/([A-Za-z0-9_-]{1,40})", link),
                re.search(r"/cards/[a-z-]+/([0-9a-f]{32})", link),
            )
            if not (binder or cards):
                raise Refused(422, "bad_pack_link")
            found.append(self.edition(person, binder[1]) if binder else f"{kit.PREFIX}{cards[1] if cards else ''}")
        return tuple(found)

    def game(self, row: BinderBrief) -> Game[Any]:
        """The game that a binder is for."""
        return self.settings.shelf.game(row.game)

    # ---- changing them

    def make(self, person: Person, game: str, text: str, name: str = "") -> str:
        """A new binder with what somebody brings, or with nothing yet; its id."""
        data = packs.checked(self.settings.shelf.game(game), text, self.settings.pack_size)
        head = packs.head_of(data)
        called = packs.line(name, packs.LONGEST["name"]) or head.name or "…"
        head = replace(head, name=called, author=head.author or person.name)
        now, made = time.time(), secrets.token_urlsafe(9)
        row = BinderRow(
            id=made, owner=person.id, visibility="private", **msgspec.to_builtins(head),
            text=kit.toml(packs.with_head(data, head)), edits=0, created=now, touched=now,
        )  # fmt: skip
        with self.store.writing() as connection:
            count = connection.scalar(select(func.count()).where(binders.c.owner == person.id)) or 0
            if count >= self.settings.binders_person:
                raise Refused(429, "too_many_packs_kept", n=self.settings.binders_person)
            connection.execute(insert(binders).values(**columns(row)))
        return made

    def change(self, person: Person, name: str, act: Callable[[Box[Any, Any], kit.Data], kit.Data]) -> BinderRow:
        """Another text in somebody's binder, made of the one there is; nothing is kept of one that is refused."""
        for _ in range(RETRIES):
            row = self.mine(person, name)
            box = packs.box_of(self.game(row))
            data = act(box, kit.parse(row.text, "pack.toml"))
            text = kit.toml(data)
            packs.checked(self.game(row), text, self.settings.pack_size)
            if self.kept(row, text, packs.head_of(data)):
                return row
        raise Refused(409, "try_again")

    def kept(self, row: BinderRow, text: str, head: Head) -> bool:
        """Write another text, unless somebody has written since the row was read."""
        same = (binders.c.id == row.id) & (binders.c.edits == row.edits)
        values = {**msgspec.to_builtins(head), "text": text, "edits": row.edits + 1, "touched": time.time()}
        with self.store.writing() as connection:
            return bool(connection.execute(update(binders).where(same).values(**values)).rowcount)

    def rename(self, person: Person, name: str, head: Head) -> None:
        """Another name, author, note and language."""
        head = replace(head, game=self.mine(person, name).game)
        if not head.name:
            raise Refused(422, "bad_name", n=packs.LONGEST["name"])
        self.change(person, name, lambda box, data: packs.with_head(data, head))

    def bring(self, person: Person, name: str, text: str) -> None:
        """Everything in a binder is replaced by what somebody brings; its name stays where none is brought."""

        game = self.game(self.mine(person, name))

        def act(box: Box[Any, Any], old: kit.Data) -> kit.Data:
            data = packs.checked(game, text, self.settings.pack_size)
            head = packs.head_of(data)
            return packs.with_head(data, head if head.name else packs.head_of(old))

        self.change(person, name, act)

    def share(self, person: Person, name: str, visibility: Visibility) -> None:
        """Show a binder to others, or to nobody."""
        row = self.mine(person, name)
        with self.store.writing() as connection:
            connection.execute(update(binders).where(binders.c.id == row.id).values(visibility=visibility))

    def drop(self, person: Person, name: str) -> None:
        """Throw a binder away; tables that play with its cards keep them."""
        row = self.mine(person, name)
        with self.store.writing() as connection:
            for table in (verdicts, editions):
                connection.execute(delete(table).where(table.c.binder == row.id))
            connection.execute(delete(binders).where(binders.c.id == row.id))
            packs.sweep(connection)

    # ---- editions

    def edition(self, person: Person | None, name: str) -> str:
        """The cards of a binder as they are now, by their fingerprint, kept for whoever plays with them."""
        row = self.seen(person, name)
        pack = kit.keep(packs.checked(self.game(row), row.text, kit.LONGEST))
        with suppress(Taken):  # by another server, with the same cards
            self.write_edition(row, pack)
        return pack

    def write_edition(self, row: BinderRow, pack: str) -> None:
        """Remember what a binder holds, unless that is its latest edition."""
        with self.store.writing() as connection:
            last = select(editions).where(editions.c.binder == row.id).order_by(editions.c.number.desc()).limit(1)
            latest = connection.execute(last).mappings().first()
            if latest is None or latest["pack"] != pack:
                packs.write(connection, pack)
                number = latest["number"] + 1 if latest else 1
                made = EditionRow(row.id, number, pack, time.time())
                connection.execute(insert(editions).values(**columns(made)))
                oldest = (editions.c.binder == row.id) & (editions.c.number <= number - self.settings.editions)
                if connection.execute(delete(editions).where(oldest)).rowcount:
                    packs.sweep(connection)

    def editions(self, row: BinderRow) -> list[EditionRow]:
        """The editions of a binder, the latest first."""
        query = select(editions).where(editions.c.binder == row.id)
        return self.store.rows(query.order_by(editions.c.number.desc()), EditionRow)


def owns(person: Person | None, row: BinderBrief) -> bool:
    """Whether a binder is somebody's own."""
    return person is not None and person.id == row.owner

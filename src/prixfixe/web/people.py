"""Who is there: guests by a signed cookie, who may claim their identity with a name and a password."""

from __future__ import annotations

import hmac
import secrets
import time
import unicodedata
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from typing import Callable, Mapping

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import select, update

from prixfixe.web.records import UserRow
from prixfixe.web.refused import Refused
from prixfixe.web.schema import binders, seats, tables
from prixfixe.web.store import Store, Taken
from prixfixe.web.tastes import tasted

HERBS = (
    "Basil", "Thyme", "Sage", "Fennel", "Sorrel", "Ginger", "Juniper", "Clove", "Saffron", "Pepper",
    "Marjoram", "Tarragon", "Cumin", "Olive", "Caper", "Rosemary", "Anise", "Nutmeg", "Laurel", "Chervil",
)  # fmt: skip
YEAR = 365 * 24 * 3600
NAME_LENGTH = 24
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200


@dataclass(frozen=True)
class Person:
    """Somebody with a browser or a token; a guest has no row before it does something."""

    id: str
    name: str = ""
    known: bool = False  # has a row
    claimed: bool = False  # has a password
    session: str = ""  # of this browser or token
    settings: Mapping[str, str] = field(default_factory=dict, compare=False)  # what was chosen, by name


class People:
    """Signs cookies and tokens, and keeps names and passwords."""

    def __init__(self, store: Store, secret: str, moved: Callable[[str], None]) -> None:
        self.store = store
        self.moved = moved  # told of tables at which somebody else sits now
        self.secret = secret.encode()
        self.signer = URLSafeTimedSerializer(secret, salt="prixfixe-person")
        self.hasher = PasswordHasher()

    def token(self, person: Person) -> str:
        """What a cookie or a bearer token contains."""
        return str(self.signer.dumps([person.id, person.session]))

    def csrf(self, person: Person) -> str:
        """What a form must carry to be from a page of ours."""
        return hmac.new(self.secret, f"csrf {person.id} {person.session}".encode(), sha256).hexdigest()[:32]

    def visitor(self) -> Person:
        """Somebody never seen before."""
        return Person("g" + secrets.token_urlsafe(12), session=fresh())

    def person(self, token: str) -> Person | None:
        """Whose token it is; none if it was not signed here or its session no longer counts."""
        try:
            name, session = map(str, self.signer.loads(token, max_age=YEAR))
        except (BadSignature, ValueError, TypeError):
            return None
        row = self.store.signed_in(name, session)
        if row is None:
            return Person(name, session=session)
        return someone(row, session) if row.live is not None else None

    def ended(self, people: set[tuple[str, str]]) -> set[tuple[str, str]]:
        """Which of these ids and sessions no longer count."""
        live = self.store.live([name for name, _ in people])
        return {(name, session) for name, session in people if name in live and session not in live[name]}

    def ensure(self, person: Person, name: str = "") -> Person:
        """The person with a row and a name."""
        if person.known:
            return person
        chosen = self.unclaimed(person, clean_name(name)) if name else self.invented(person)
        with suppress(Taken):
            self.store.add_user(UserRow(person.id, chosen, time.time()), person.session)
        return self.again(person)

    def invented(self, person: Person) -> str:
        """A name for somebody who has not chosen one."""
        while True:
            with suppress(Refused):
                return self.unclaimed(person, f"{secrets.choice(HERBS)} {secrets.randbelow(90) + 10}")

    def unclaimed(self, person: Person, name: str) -> str:
        """The name, unless it looks like one that somebody else has claimed."""
        row = self.store.login(likeness(name))
        if row and row.id != person.id:
            raise Refused(409, "name_taken", name=name)
        return name

    def again(self, person: Person) -> Person:
        """The person as the store knows it now."""
        row = self.store.user(person.id)
        return someone(row, person.session) if row else person

    def rename(self, person: Person, name: str) -> Person:
        """Another name; a claimed one stays the name to sign in with."""
        self.store.rename(self.ensure(person).id, self.unclaimed(person, clean_name(name)))
        return self.again(person)

    def prefer(self, person: Person, chosen: Mapping[str, str]) -> Person:
        """Keep what somebody has chosen; what is not named stays as it is."""
        person = self.again(self.ensure(person))
        self.store.keep_settings(person.id, {**person.settings, **tasted(chosen)})
        return self.again(person)

    def claim(self, person: Person, name: str, password: str) -> Person:
        """Keep this identity: from now on name and password open it anywhere, and no session from before does."""
        person = self.ensure(person)
        if person.claimed:
            raise Refused(409, "already_claimed")
        chosen = clean_name(name)
        secret = self.hashed(password)
        try:
            return self.renewed(person, name=chosen, login=likeness(chosen), password=secret)
        except Taken:
            raise Refused(409, "name_taken", name=chosen) from None

    def change_password(self, person: Person, old: str, new: str) -> Person:
        """Another password for whoever knows the old one; no session from before counts any longer."""
        row = self.store.user(person.id)
        if row is None or row.password is None:
            raise Refused(409, "no_password")
        if not self.fits(row, old):
            raise Refused(403, "wrong_old_password")
        return self.renewed(person, password=self.hashed(new))

    def renewed(self, person: Person, **values: str) -> Person:
        """The person with something changed, and with a new session instead of all others."""
        session = fresh()
        self.store.renew(person.id, session, time.time(), **values)
        return self.again(replace(person, session=session))

    def hashed(self, password: str) -> str:
        """A password as it is kept."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refused(422, "bad_password", n=SHORTEST_PASSWORD)
        return self.hasher.hash(password)

    def sign_in(self, visitor: Person, name: str, password: str) -> Person:
        """The person with this name and password; seats taken as a guest on the way come along."""
        row = self.store.login(likeness(clean_name(name)))
        if not self.fits(row, password) or row is None:
            raise Refused(403, "wrong_password")
        session, now = fresh(), time.time()
        self.store.add_session(row.id, session, now, now - YEAR)
        if visitor.known and not visitor.claimed:
            self.hand_over(visitor.id, row.id)
        return someone(row, session)

    def fits(self, row: UserRow | None, password: str) -> bool:
        """Whether a password is that of a row; it takes as long where there is none."""
        try:
            known = row.password if row and row.password else dummy()
            return self.hasher.verify(known, password[:LONGEST_PASSWORD]) and row is not None
        except (VerificationError, InvalidHashError):
            return False

    def hand_over(self, guest: str, owner: str) -> None:
        """A guest's seats and cards become the owner's, but no seats at tables where the owner sits already."""
        taken = self.store.texts(select(seats.c.table).where(seats.c.user == owner))
        mine = select(seats.c.table).where((seats.c.user == guest) & seats.c.table.not_in(taken))
        names = self.store.texts(mine)
        names += self.store.texts(select(seats.c.table).where(seats.c.kept == guest))
        here, hosted = seats.c.table.in_(names), tables.c.id.in_(names) & (tables.c.host == guest)
        with self.store.writing() as connection:
            connection.execute(update(seats).where((seats.c.user == guest) & here).values(user=owner))
            connection.execute(update(seats).where(seats.c.kept == guest).values(kept=owner))
            connection.execute(update(tables).where(hosted).values(host=owner))
            connection.execute(update(binders).where(binders.c.owner == guest).values(owner=owner))
            connection.execute(update(tables).where(tables.c.id.in_(names)).values(room=tables.c.room + 1))
            for name in names:
                self.store.notify(connection, name)
        for name in names:
            self.moved(name)

    def sign_out(self, person: Person, everywhere: bool = False) -> None:
        """The cookie or token no longer counts, or none of this person does."""
        self.store.end_sessions(person.id, None if everywhere else person.session)


def someone(row: UserRow, session: str) -> Person:
    """A row as a person."""
    return Person(row.id, row.name, True, row.password is not None, session, row.settings)


def fresh() -> str:
    """The number of a new session."""
    return secrets.token_urlsafe(9)


def likeness(name: str) -> str:
    """What names that look the same have in common: neither case nor another way to write a letter counts."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def clean_name(name: str) -> str:
    """A name without what cannot be seen, of a fair length."""
    return clean(name, NAME_LENGTH, "bad_name")


def clean(said: str, most: int, key: str) -> str:
    """Text in one line without control characters, or a refusal."""
    seen = "".join(c if c == " " or unicodedata.category(c)[0] not in "CZ" else " " for c in said)
    line = " ".join(unicodedata.normalize("NFC", seen).split())
    if not 1 <= len(line) <= most:
        raise Refused(422, key, n=most)
    return line


@cache
def dummy() -> str:
    """A hash of nobody's, so that an unknown name takes as long as a wrong password."""
    return PasswordHasher().hash(secrets.token_urlsafe(8))

"""Who is there: guests by a signed cookie, who may claim their identity with a name and a password."""

from __future__ import annotations

import hmac
import secrets
import time
import unicodedata
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Callable

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import select, update

from prixfixe.web.refused import Refused
from prixfixe.web.schema import seats, tables
from prixfixe.web.store import Row, Store, Taken

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
    session: int = 0


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
        return hmac.new(self.secret, b"csrf " + person.id.encode(), sha256).hexdigest()[:32]

    def visitor(self) -> Person:
        """Somebody never seen before."""
        return Person("g" + secrets.token_urlsafe(12))

    def person(self, token: str) -> Person | None:
        """Whose token it is; none if it was not signed here or no longer counts."""
        try:
            name, session = self.signer.loads(token, max_age=YEAR)
        except (BadSignature, ValueError, TypeError):
            return None
        row = self.store.user(str(name))
        if row is None:
            return Person(str(name)) if session == 0 else None
        return someone(row) if row["session"] == session else None

    def ensure(self, person: Person, name: str = "") -> Person:
        """The person with a row and a name."""
        if person.known:
            return person
        chosen = clean_name(name) if name else f"{secrets.choice(HERBS)} {secrets.randbelow(90) + 10}"
        with suppress(Taken):
            self.store.add_user({"id": person.id, "name": chosen, "session": 0, "created": time.time()})
        return self.again(person)

    def again(self, person: Person) -> Person:
        """The person as the store knows it now."""
        row = self.store.user(person.id)
        return someone(row) if row else person

    def rename(self, person: Person, name: str) -> Person:
        """Another name; a claimed one stays the name to sign in with."""
        self.store.set_user(self.ensure(person).id, {"name": clean_name(name)})
        return self.again(person)

    def claim(self, person: Person, name: str, password: str) -> Person:
        """Keep this identity: from now on name and password open it anywhere."""
        person = self.ensure(person)
        if person.claimed:
            raise Refused(409, "already_claimed")
        chosen = clean_name(name)
        values = {"name": chosen, "login": chosen.casefold(), "password": self.hashed(password)}
        try:
            self.store.set_user(person.id, values)
        except Taken:
            raise Refused(409, "name_taken", name=chosen) from None
        return self.again(person)

    def hashed(self, password: str) -> str:
        """A password as it is kept."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refused(422, "bad_password", n=SHORTEST_PASSWORD)
        return self.hasher.hash(password)

    def sign_in(self, visitor: Person, name: str, password: str) -> Person:
        """The person with this name and password; seats taken as a guest on the way come along."""
        row = self.store.login(clean_name(name).casefold())
        try:
            self.hasher.verify(row["password"] if row and row["password"] else dummy(), password[:LONGEST_PASSWORD])
        except (VerificationError, InvalidHashError):
            raise Refused(403, "wrong_password") from None
        if row is None:
            raise Refused(403, "wrong_password")
        if visitor.known and not visitor.claimed:
            self.hand_over(visitor.id, str(row["id"]))
        return someone(row)

    def hand_over(self, guest: str, owner: str) -> None:
        """A guest's seats become the owner's, except at tables where the owner sits already."""
        taken = [row["table"] for row in self.store.rows(select(seats.c.table).where(seats.c.user == owner))]
        mine = select(seats.c.table).where((seats.c.user == guest) & seats.c.table.not_in(taken))
        names = [row["table"] for row in self.store.rows(mine)]
        here, hosted = seats.c.table.in_(names), tables.c.id.in_(names) & (tables.c.host == guest)
        with self.store.writing() as connection:
            connection.execute(update(seats).where((seats.c.user == guest) & here).values(user=owner))
            connection.execute(update(tables).where(hosted).values(host=owner))
            connection.execute(update(tables).where(tables.c.id.in_(names)).values(room=tables.c.room + 1))
            for name in names:
                self.store.notify(connection, name)
        for name in names:
            self.moved(name)

    def sign_out_everywhere(self, person: Person) -> Person:
        """Old cookies and tokens no longer count."""
        self.store.set_user(person.id, {"session": person.session + 1})
        return self.again(person)


def someone(row: Row) -> Person:
    """A row as a person."""
    return Person(row["id"], row["name"], True, row["password"] is not None, row["session"])


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

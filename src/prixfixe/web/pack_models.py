"""What the JSON API says of own cards: plain records."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path
from pydantic import Field, StrictStr

from prixfixe.web.records import Visibility
from prixfixe.web.strict import Kind, Record

BinderName = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="the id of a pack")]
Fingerprint = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$", description="the fingerprint of own cards")]
PackName = Annotated[StrictStr, Field(pattern=r"^pack:[0-9a-f]{32}$", description="own cards, by their fingerprint")]


class PackShown(Record):
    """Own cards that a table is played with."""

    id: str = Field(description="their fingerprint")
    name: str
    author: str


class PackOrder(Record):
    """Own cards for a game, as TOML."""

    game: Kind
    toml: StrictStr


class PackChange(Record):
    """Other cards in a pack, or who may see it; what is not named stays as it is."""

    toml: StrictStr | None = None
    visibility: Visibility | None = None


class PackBrief(Record):
    """A pack in a list."""

    id: str
    game: str
    name: str
    author: str
    note: str
    visibility: Visibility
    mine: bool


class PackWhole(PackBrief):
    """A pack with its cards."""

    toml: str


class PackKept(Record):
    """The cards of a pack as they are now, for a table."""

    pack: str = Field(description="their fingerprint, which `packs` of a table takes")


class Checked(Record):
    """What is wrong in a pack; nothing, if it can be played."""

    problems: list[str]

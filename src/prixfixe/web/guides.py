"""Guides: what a title is about, a few screens that teach it, and a hint for each kind of question."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from prixfixe.core.game import Game


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence or two in every language."""

    en: str
    fr: str

    def say(self, lang: str) -> str:
        """In one language."""
        return self.fr if lang == "fr" else self.en


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the front page says of a title, and the options of a first match."""

    text: Text
    minutes: tuple[int, int]
    weight: Literal["light", "medium", "heavy"]
    first: dict[str, bool | int | str] = {}


class Screen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One screen: a title, a few sentences, drawings, and where it is on the picture of the table, in percent."""

    title: Text
    text: Text
    pics: list[str]
    pin: tuple[float, float] | None = None


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to play a title: screens, and hints by the key of the rule that takes the answer."""

    screen: list[Screen]
    hints: dict[str, Text]


@cache
def read(path: Path) -> Guide:
    """The guide in a file; an empty one where there is none."""
    if not path.is_file():
        return Guide([], {})
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Guide)


@cache
def read_about(path: Path) -> About | None:
    """What a file says of a title."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), About) if path.is_file() else None


def about(game: Game[Any]) -> About | None:
    """What the front page says of a title, where it brings something to say."""
    return read_about(game.folder / "table" / "about.toml")


def guide(game: Game[Any]) -> Guide:
    """The guide of a title."""
    return read(game.folder / "table" / "guide.toml")


def hint(game: Game[Any], key: str, lang: str) -> str:
    """What to say when a question comes up for the first time."""
    found = guide(game).hints.get(key)
    return found.say(lang) if found else ""

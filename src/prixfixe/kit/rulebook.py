"""The rulebook: the text of every numbered rule, for whoever asks why, and the readings that could be otherwise."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

GROUP = r"[A-Z]{2}-[A-Z]+"  # the id of rules that belong together
NAME = rf"{GROUP}-\d+[a-z]?"  # the id of a rule
RULE = re.compile(rf"^- \*\*({NAME})(.*?)(?=^- |^#|^---|^[A-Z]|\Z)", re.S | re.M)  # as far as its own text goes
ROW = re.compile(r"^\| ([A-Z]{2}-RUL-\d+) \| (.+) \|$", re.M)  # a ruling in a table: question, ruling, reason
ITEM = re.compile(r"^- \*\*([A-Z]{2}-RUL-\d+)\*\* (.+?) → (.+?)(?: \((.+)\))?$", re.M)  # the same in a list
CHAPTER = re.compile(r"^## (?:\d+\.? +)?(.+)\n", re.M)
OPEN = re.compile(r"^###+ (?:Open readings|Lectures ouvertes)\n.*?(?=^#|^---|\Z)", re.S | re.M)


class Chapter(NamedTuple):
    """A chapter of a rulebook: its title, its rules by id, and whether they are worked examples."""

    title: str
    rules: dict[str, str]
    examples: bool


class Reading(NamedTuple):
    """A question that the text leaves open: how it is played, why, and how else it could be read."""

    rule: str
    question: str
    ours: str
    why: str
    other: str


@cache
def rulebook(folder: Path, lang: str = "en") -> dict[str, str]:
    """The rules of a game by id, rulings too, in their order; none where nothing is written."""
    return {name: text for chapter in chapters(folder, lang) for name, text in chapter.rules.items()}


@cache
def chapters(folder: Path, lang: str = "en") -> list[Chapter]:
    """The chapters of a game's rules that hold rules, in their order."""
    parts = CHAPTER.split(OPEN.sub("", written(folder, lang)))
    found = [(title, ruled(text)) for title, text in zip(["", *parts[1::2]], parts[::2])]
    return [Chapter(title, rules, all("-EX-" in name for name in rules)) for title, rules in found if rules]


def ruled(text: str) -> dict[str, str]:
    """The rules and rulings of a chapter by id, as Markdown."""
    rules = {name: body(said) for name, said in RULE.findall(text)}
    for name, cells in ROW.findall(text):
        question, ours, *why = cells.split(" | ")
        rules[name] = " ".join([f"*{question.strip('*')}*", ours, *(f"({reason.rstrip('.')})" for reason in why)])
    return rules


def body(said: str) -> str:
    """What follows the id of a rule, as a text of its own."""
    closed = said.startswith("**") or "**" not in said
    first, _, rest = (said.removeprefix("**") if closed else f"**{said.lstrip()}").strip().partition("\n")
    return f"{first}\n{dedent(rest)}".strip()


def containing(folder: Path, words: str, lang: str = "en") -> list[Chapter]:
    """The chapters with only those rules that contain every word."""
    wanted = words.casefold().split()
    kept = [
        chapter._replace(rules={name: text for name, text in chapter.rules.items() if holds(name, text, wanted)})
        for chapter in chapters(folder, lang)
    ]
    return [chapter for chapter in kept if chapter.rules]


def holds(name: str, text: str, wanted: list[str]) -> bool:
    """Whether a rule contains every word."""
    return all(word in f"{name} {text}".casefold() for word in wanted)


def translated(folder: Path, lang: str) -> bool:
    """Whether the rules are written in a language."""
    return source(folder, lang).is_file()


@cache
def readings(folder: Path, lang: str = "en") -> list[Reading]:
    """The open readings of a game's rules, in their order."""
    text = written(folder, lang)
    section = OPEN.search(text)
    before, after = OPEN.sub("", text), section[0] if section else ""
    rulings: dict[str, list[str]] = {name: cells.split(" | ") for name, cells in ROW.findall(before)}
    rulings |= {name: list(parts) for name, *parts in ITEM.findall(before)}
    found: list[Reading] = []
    for name, other in ROW.findall(after):
        question, ours, why = rulings[name]
        found.append(Reading(name, question, ours, why, other))
    return found


def source(folder: Path, lang: str) -> Path:
    """The file of a game's rules in a language."""
    return folder / ("rules.md" if lang == "en" else f"rules.{lang}.md")


def written(folder: Path, lang: str = "en") -> str:
    """What the rules of a game say in a language, or in English where they are not written in it."""
    path = source(folder, lang)
    path = path if path.is_file() else source(folder, "en")
    return path.read_text(encoding="utf-8") if path.is_file() else ""

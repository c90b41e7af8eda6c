"""Rules as prose: the Markdown of a rulebook as HTML, with its ids as links."""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markupsafe import Markup

from prixfixe.kit.rulebook import GROUP, NAME

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
RULE_ID = re.compile(rf"(?<![\w#/\"-])({NAME})(?![\w-])")
GROUP_ID = re.compile(rf"(?<![\w#/\"-])({GROUP})(?![\w-])")
TABLE = re.compile(r"<table>.*?</table>", re.S)


def prose(text: str) -> Markup:
    """A rule with its tables and lists; ids lead to the rules they name, those of a group to its first."""
    made = TABLE.sub(lambda found: f'<div class="wide">{found[0]}</div>', MARKDOWN.render(text))
    made = made.replace("<pre>", '<pre tabindex="0">')  # it may scroll
    made = RULE_ID.sub(r'<a href="#\1" data-rule="\1">\1</a>', made)
    return Markup(GROUP_ID.sub(r'<a href="#\1-1" data-rule="\1-1">\1</a>', made))


def inline(text: str) -> Markup:
    """Emphasis and code of one line."""
    return Markup(MARKDOWN.renderInline(text))


def spoken(label: str, tip: str) -> str:
    """What is read aloud of a thing: its name, and what it says of itself."""
    said = tip if label in tip else f"{label}. {tip}" if tip else label
    return said.replace(".\n", ". ").replace("\n", ". ")


def told(tip: str) -> Markup:
    """What a thing that is only drawn says of itself, to who looks and to who listens."""
    return Markup('role="img" aria-label="{}" data-tip="{}"').format(spoken(tip, ""), tip)


def humane(name: str) -> str:
    """A field's name as a title."""
    return name.replace("_", " ").capitalize()

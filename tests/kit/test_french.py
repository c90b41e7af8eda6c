"""French as it is printed: spaces, apostrophes, plurals and elisions are right, and nothing is left in English."""

from __future__ import annotations

import re
import tomllib
from typing import Iterator

import pytest

import prixfixe
from prixfixe.terminal.texts import TEXTS as TERMINAL
from prixfixe.web.french import CALLED, FRENCH
from prixfixe.web.texts import FIELDS
from prixfixe.web.workshop_french import WORKSHOP
from tests.kit.test_glossary import read

CODE = re.compile(r"```.*?```|`[^`]*`|\b[A-Z]{2}-[A-Z]+(?:-\d+)?\b|\b[a-z]+\.[a-z_]+\b", re.S)
VALUE = re.compile(r"\{[^{}]*\}")
WRONG = {
    "a high mark without its space": r"(?<=[^\s«(;:!?.])[;!?»](?!\w)|(?<=[a-zà-ÿ)»\d]):(?=\s|$)|«(?! )",
    "a curved apostrophe": r"’",
    "straight quotation marks": r"(?<![\w=])\"[^\"]+\"",
    "a space too many": r" [,.](?!\.)|\( | \)",
    "a missing elision": r"(?<!-)\b(?:[dlmnst]e|que|jusque|lorsque|puisque) (?=[aeéèêiou]\w)(?!onz|un[.,)\s]|ou |au )",
    "a missing contraction": r"\b(?:de|à) les? (?!\w+(?:er|ir|re)\b)",
    "a dollar on the wrong side": r"\$ ?\d|\d\$",
    "two forms instead of one": r"(?<=\w)\((?:s|e|es|x|nt)\)|\b(?:le/la|un/une|du/de la)\b",
    "a word twice": r"\b(?!vous|nous|en\b)(\w{2,}) \1\b",
    "English": (
        r"\b(?:the|and|with|your|you|cards?|player|seat|round|when|from|draw|deck|shelf|market|counter|bid|token"
        r"|guest|rules?|turn|game|win(?:s|ner)|round|step|score of|nothing|choose|settings?)\b"
    ),
}
# a number with a noun in the plural that stays so for 1; words that end alike in both are no nouns of that kind
COUNTED = re.compile(
    r"(?<![=\w])\{\w+\} (?!(?:auprès|dans|sous|sans|moins|plus|fois|pas|des|les|vos|ses)\b)[a-zà-ÿ]{3,}s\b"
)


def pages() -> Iterator[tuple[str, str]]:
    """What pages and terminal say themselves."""
    for place, texts in {
        "french": FRENCH, "called": CALLED, "workshop": WORKSHOP, "terminal": TERMINAL["fr"], **FIELDS["fr"],
    }.items():  # fmt: skip
        yield from ((f"{place}: {name}", text) for name, text in texts.items() if isinstance(text, str))


def everything() -> list[tuple[str, str]]:
    """Every French text and where it stands, without what is set as code."""
    found = [*pages(), *(text for game in prixfixe.shipped() for text in read(game, "fr"))]
    return [(place, CODE.sub("X", text)) for place, text in found]


@pytest.mark.parametrize("fault", WRONG)
def test_french_is_printed_as_it_should_be(fault: str) -> None:
    pattern = re.compile(WRONG[fault], re.I if fault == "English" else 0)
    texts = everything()
    assert len(texts) > 4_000
    found = [(place, match[0], text[:90]) for place, text in texts for match in pattern.finditer(VALUE.sub("X", text))]
    assert found == [], "\n".join(map(str, found))


def test_a_noun_agrees_with_the_number_before_it() -> None:
    texts = [(place, text) for place, text in everything() if place in ("words.toml", "texts.toml")]
    assert len(texts) > 1_000 and any("|" in text for _, text in texts)
    found = [(place, match[0]) for place, text in texts for match in COUNTED.finditer(text)]
    assert found == [], "\n".join(map(str, found))


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_a_choice_before_a_match_is_called_as_on_its_card(game: str) -> None:
    folder = prixfixe.load(game).folder
    content = tomllib.loads((folder / "content.toml").read_text(encoding="utf-8"))
    rows = [row for table in ("critics", "modes", "variant") for row in content.get(table, [])]
    assert {row["id"]: CALLED[row["id"]] for row in rows if row["id"] in CALLED} == {
        row["id"]: row["name_fr"] for row in rows if row["id"] in CALLED
    }

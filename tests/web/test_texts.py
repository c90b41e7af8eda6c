"""The pages say the same in every language, and nothing that is not used."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import prixfixe.web
from prixfixe.bots.levels import LEVELS
from prixfixe.web.texts import TEXTS, preferred, say

WEB = Path(prixfixe.web.__file__).parent
SOURCES = [*WEB.rglob("*.html"), *WEB.rglob("*.py")]


def test_both_languages_have_the_same_texts_with_the_same_gaps() -> None:
    assert TEXTS["en"].keys() == TEXTS["fr"].keys()
    for key, text in TEXTS["en"].items():
        assert gaps(text) == gaps(TEXTS["fr"][key]), key
        assert ("|" in text) == ("|" in TEXTS["fr"][key]), key


def gaps(text: str) -> set[str]:
    """The values a text wants."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_every_text_is_used_and_every_used_text_is_there() -> None:
    code = "\n".join(path.read_text() for path in SOURCES if path.name != "texts.py")
    used = set(re.findall(r"""\bt\(["'](\w+[a-z])["']""", code)) | set(
        re.findall(r"""Refused\(\d+, ["'](\w+)["']""", code)
    )
    assert used <= TEXTS["en"].keys(), used - TEXTS["en"].keys()
    built = {f"{stem}_{end}" for stem, ends in BUILT.items() for end in ends}
    quoted = set(re.findall(r"""["'](\w+)["']""", code))
    assert TEXTS["en"].keys() <= used | built | quoted, TEXTS["en"].keys() - used - built - quoted


BUILT = {
    "level": LEVELS,
    "clock": ("none", "live", "days", "none_text", "live_text", "days_text"),
    "table": ("open", "playing", "over", "closed", "film"),
}


def test_counts_read_well_in_both() -> None:
    assert say("en", "free_seats", n=1) == "1 free seat" and say("en", "free_seats", n=0) == "0 free seats"
    assert say("fr", "free_seats", n=0) == "0 place libre" and say("fr", "free_seats", n=2) == "2 places libres"


def test_the_browsers_language_is_spoken_where_we_can() -> None:
    assert [preferred(x) for x in ("fr-CH, en;q=0.8", "de, fr;q=0.5", "de", "")] == ["fr", "fr", "en", "en"]

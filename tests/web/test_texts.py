"""The pages say the same in every language, and nothing that is not used."""

from __future__ import annotations

import html
import re
from pathlib import Path
from string import Formatter

from fastapi.testclient import TestClient

import prixfixe
import prixfixe.web
from prixfixe.bots.levels import LEVELS, TABLE
from prixfixe.kit.rulebook import translated
from prixfixe.web.french import CALLED
from prixfixe.web.texts import TEXTS, called, preferred, say, spaced

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
    code = "\n".join(path.read_text() for path in SOURCES if path.name not in ("texts.py", "english.py", "french.py"))
    used = set(re.findall(r"""\bt\(["'](\w+[a-z])["']""", code)) | set(
        re.findall(r"""Refused\(\d+, ["'](\w+)["']""", code)
    )
    assert used <= TEXTS["en"].keys(), used - TEXTS["en"].keys()
    built = {f"{stem}_{end}" for stem, ends in BUILT.items() for end in ends}
    quoted = set(re.findall(r"""["'](\w+)["']""", code))
    assert TEXTS["en"].keys() <= used | built | quoted, TEXTS["en"].keys() - used - built - quoted


BUILT = {
    "level": LEVELS + TABLE,
    "clock": ("none", "live", "days", "none_text", "live_text", "days_text"),
    "table": ("open", "playing", "over", "closed", "film"),
    "weight": ("light", "medium", "heavy"),
    "pane": ("table", "mine", "rivals", "story"),
    "set": ("theme", "text", "motion", "steps", "sound", "seats", "passing"),
    "set_theme": ("auto", "light", "dark"),
    "set_text": ("normal", "large", "larger"),
    "set_motion": ("on", "calm"),
    "set_steps": ("slow", "normal", "fast", "none"),
    "set_sound": ("on", "off"),
    "set_seats": ("colours", "safe"),
    "set_passing": ("pass", "wait"),
    "thought": {
        getattr(record, "thought", "")
        for title in prixfixe.shipped()
        for record in prixfixe.load(title).questions.records
    }
    - {""},
}


def test_every_option_and_value_of_the_games_is_called_something_in_french() -> None:
    options = [option for game in prixfixe.shipped() for option in prixfixe.load(game).options]
    words = {value for option in options for value in (option.name, *option.choices) if isinstance(value, str)}
    assert {word for word in words if not word.isdigit()} == CALLED.keys()
    assert called("open_money", "fr") == "Argent visible" and called("open_money", "en") == "Open money"


def test_rules_are_shown_in_the_language_they_are_written_in(client: TestClient) -> None:
    for title in prixfixe.shipped():
        french = client.get(f"/games/{title}/rules", headers={"Accept-Language": "fr"}).text
        english = client.get(f"/games/{title}/rules").text
        there = translated(prixfixe.load(title).folder, "fr")
        assert f'class="rules" lang="{"fr" if there else "en"}"' in french and 'class="rules" lang="en"' in english
        assert ("n'existe qu'en anglais" in html.unescape(french)) is not there and 'class="notice"' not in english


def test_counts_read_well_in_both() -> None:
    assert say("en", "free_seats", n=1) == "1 free seat" and say("en", "free_seats", n=0) == "0 free seats"
    assert say("fr", "free_seats", n=0) == "0 place libre" and say("fr", "free_seats", n=2) == "2 places libres"


def test_french_punctuation_stays_with_its_word() -> None:
    assert spaced("« Oui » ; et vous ? 5 $.") == "«\u00a0Oui\u00a0»\u00a0; et vous\u00a0? 5\u00a0$."
    assert spaced('<b style="top: 1px" data-tip="Bob: 3">') == '<b style="top: 1px" data-tip="Bob\u00a0: 3">'
    assert spaced("45 à 60 min, 20 s, 3 souris") == "45 à 60\u00a0min, 20\u00a0s, 3 souris"


def test_the_browsers_language_is_spoken_where_we_can() -> None:
    assert [preferred(x) for x in ("fr-CH, en;q=0.8", "de, fr;q=0.5", "de", "")] == ["fr", "fr", "en", "en"]

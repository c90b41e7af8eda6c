"""What the pages themselves say, in English and in French; games bring their own words."""

from __future__ import annotations

import re
import tomllib
from datetime import UTC, datetime
from pathlib import Path

from babel.dates import format_datetime
from babel.numbers import format_decimal

from prixfixe.web.english import ENGLISH
from prixfixe.web.french import CALLED, FRENCH
from prixfixe.web.prose import humane
from prixfixe.web.workshop_english import WORKSHOP as WORKSHOP_ENGLISH
from prixfixe.web.workshop_french import WORKSHOP as WORKSHOP_FRENCH

LABEL = re.compile(r' (?:aria-label|data-tip|title|alt)="[^"]*"|(?<=class="hidden">)[^<]*')
FIELDS: dict[str, dict[str, dict[str, str]]] = tomllib.loads(Path(__file__).with_name("fields.toml").read_text("utf-8"))
LANGUAGES = {"en": "English", "fr": "Français"}
TEXTS = {"en": ENGLISH | WORKSHOP_ENGLISH, "fr": FRENCH | WORKSHOP_FRENCH}


def called(name: str, lang: str) -> str:
    """What an option or one of its values is called."""
    return CALLED.get(name, humane(name)) if lang == "fr" else humane(name)


def field_called(name: str, lang: str) -> str:
    """What a field of a card, or a table of cards, is called."""
    known = FIELDS[lang]["fields"].get(name)
    if known is None and lang == "en":
        return humane(name.removesuffix("_fr")) + (" (French)" if name.endswith("_fr") else "")
    return known or called(name, lang)


def value_called(name: str, lang: str) -> str:
    """What a value that can be chosen in a field of a card is called."""
    return FIELDS[lang]["values"].get(name) or called(name, lang)


def say(lang: str, key: str, **values: object) -> str:
    """A text of ours; a plural has its singular first and goes by `n`."""
    text = TEXTS[lang][key]
    if "|" in text:
        one, many = text.split("|")
        n = values.get("n", 2)
        single = isinstance(n, (int, float)) and (abs(n) < 2 if lang == "fr" else n == 1)
        text = one if single else many
    return text.format(**values)


def spaced(text: str) -> str:
    """French text whose high punctuation and units stay on the line of their word or number, with the space that a
    colon wants between the parts of a label."""
    text = LABEL.sub(lambda found: re.sub(r"(?<! ): ", " : ", found[0]), text)
    return re.sub(r" (?=[?!:;»$%])|(?<=«) |(?<=\d) (?=(?:min|s|h)\b)", "\u00a0", text)


def number(value: float, lang: str) -> str:
    """A number as it is written in a language."""
    return str(format_decimal(value, locale=lang))


def moment(at: float, lang: str) -> str:
    """A time as it is written in a language."""
    return str(format_datetime(datetime.fromtimestamp(at, UTC), "medium", locale=lang))


def preferred(accepted: str) -> str:
    """The language a browser asks for, English otherwise."""
    for part in accepted.split(","):
        lang = part.partition(";")[0].strip().lower()[:2]
        if lang in LANGUAGES:
            return lang
    return "en"

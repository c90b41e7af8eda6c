"""Every term of a title is used, and no other word for its thing: in questions, page, guide, cards and rules."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Iterator

import pytest

import prixfixe
from prixfixe.kit.rulebook import chapters, readings, rulebook, translated
from prixfixe.kit.words import LANGUAGES
from prixfixe.titles import room

GAMES = prixfixe.shipped()
WRITTEN = ("words.toml", "content.toml", "checks.toml")


def glossary(game: str) -> dict[str, dict[str, Any]]:
    """The terms of a title."""
    return tomllib.loads((prixfixe.load(game).folder / "glossary.toml").read_text(encoding="utf-8"))


def said(data: Any, lang: str) -> Iterator[str]:
    """Every text of a file in a language, wherever it stands: under `en` and `fr`, or beside others as `text_fr`."""
    if isinstance(data, list):
        for item in data:
            yield from said(item, lang)
    if isinstance(data, dict):
        for name, item in data.items():
            plain = name in ("name", "text", "title", "summary") and lang == "en"
            if isinstance(item, str) and (name == lang or name.endswith(f"_{lang}") or plain):
                yield item
            elif isinstance(item, list) and name == lang:
                yield from (part for part in item if isinstance(part, str))
            yield from said(item, lang)


def faces(game: str, lang: str) -> Iterator[str]:
    """The titles of the sheets of cards."""
    module = room(prixfixe.load(game), "faces")
    for look in module.LOOKS.values() if module else ():
        yield look.title_fr if lang == "fr" else look.title


def read(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """Everything people read of a title in a language, and where it stands."""
    folder = prixfixe.load(game).folder
    for path in [*(folder / name for name in WRITTEN), *sorted((folder / "table").glob("*.toml"))]:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        yield from ((path.name, text) for text in said(data, lang))
    yield from (("faces.py", text) for text in faces(game, lang))
    if translated(folder, lang):
        yield from rulebook(folder, lang).items()
        yield from (("chapters", chapter.title) for chapter in chapters(folder, lang))
        yield from ((reading.rule, reading.other) for reading in readings(folder, lang))


def says(text: str, word: str) -> bool:
    """Whether a text has a word, in the singular or the plural."""
    plain = re.sub(r"\{[^}]*\}", " ", text)
    return re.search(rf"(?<!\w){re.escape(word)}(?:e?s|x)?(?!\w)", plain, re.I) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_term_is_the_only_word_for_its_thing(game: str, lang: str) -> None:
    texts = list(read(game, lang))
    places = {place for place, _ in texts}
    assert {*WRITTEN, "guide.toml", "texts.toml", "faces.py", "chapters"} <= places and len(texts) > 300
    for key, term in glossary(game).items():
        assert any(says(text, term[lang]) for _, text in texts), f"nobody says {term[lang]}"
        wrong = [(place, text) for place, text in texts for word in term[f"not_{lang}"] if says(text, word)]
        assert wrong == [], f"{key} is called {term[lang]}"

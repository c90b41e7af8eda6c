"""Every rule and ruling is found by its id, in every language that its title is written in, without stray marks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import prixfixe
from prixfixe.kit.rulebook import chapters, containing, rulebook, source, translated
from prixfixe.kit.words import LANGUAGES
from prixfixe.web.prose import prose

FOLDER = {game: prixfixe.load(game).folder for game in prixfixe.shipped()}
WRITTEN = [(game, lang) for game in FOLDER for lang in LANGUAGES if translated(FOLDER[game], lang)]
CITED = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+[a-z]?\b")
DICE = re.compile(r"(\d+)d6")  # in English; the other languages count dice


def seen(html: str) -> str:
    """What is read of a page, but for what is set as code."""
    return re.sub(r"<[^>]*>", " ", re.sub(r"<(pre|code)\b.*?</\1>", " ", html, flags=re.S))


@pytest.mark.parametrize("game", FOLDER)
def test_every_id_that_a_rulebook_defines_can_be_looked_up(game: str) -> None:
    text, known = source(FOLDER[game], "en").read_text(encoding="utf-8"), rulebook(FOLDER[game])
    defined = re.findall(r"^(?:- \*\*|\| )([A-Z]{2}-[A-Z]+-\d+[a-z]?)\b", text, re.M)
    defined = [name for name in defined if "-DEC-" not in name]  # of decisions, which are no rules
    assert set(defined) == set(known) and any("-RUL-" in name for name in known)
    assert {cited for said in known.values() for cited in CITED.findall(said)} <= set(known)


@pytest.mark.parametrize("game,lang", WRITTEN)
def test_rules_of_every_language_have_the_same_ids_and_numbers_of_tables(game: str, lang: str) -> None:
    english, other = rulebook(FOLDER[game]), rulebook(FOLDER[game], lang)
    assert list(other) == list(english)
    assert [name for name in other if other[name].count("|---|") != english[name].count("|---|")] == []
    assert [name for name in other if set(CITED.findall(other[name])) != set(CITED.findall(english[name]))] == []


@pytest.mark.parametrize("game,lang", WRITTEN)
def test_a_rule_says_the_same_numbers_in_every_language(game: str, lang: str) -> None:
    english, other = rulebook(FOLDER[game]), rulebook(FOLDER[game], lang)
    assert {name: numbers(text) for name, text in other.items()} == {
        name: numbers(text) for name, text in english.items()
    }


def numbers(text: str) -> list[int]:
    """The numbers written in figures in a rule, but for the ids of rules, in order of size."""
    plain = re.sub(r"(?<=\d)[ ,](?=\d{3}\b)", "", DICE.sub(r"\1", CITED.sub("", text)))
    return sorted(int(figure) for figure in re.findall(r"\d+", plain))


@pytest.mark.parametrize("game", FOLDER)
def test_the_rules_are_written_in_every_language(game: str) -> None:
    assert [lang for lang in LANGUAGES if translated(FOLDER[game], lang)] == list(LANGUAGES)


@pytest.mark.parametrize("game,lang", WRITTEN)
def test_no_mark_of_the_text_is_left_on_the_page(game: str, lang: str) -> None:
    for name, text in rulebook(FOLDER[game], lang).items():
        read = seen(prose(text))
        assert "*" not in read and "|--" not in read and read.strip(), name


def test_ids_are_links_and_markup_is_text() -> None:
    made = str(prose("See XX-RULE-12 <b>now</b>.\n\n| a | b |\n|---|---|\n| 1 | 2 |"))
    assert '<a href="#XX-RULE-12" data-rule="XX-RULE-12">XX-RULE-12</a> &lt;b&gt;now' in made
    assert '<div class="wide"><table>' in made


@pytest.mark.parametrize("game,lang", WRITTEN)
def test_every_link_of_the_rules_leads_to_a_rule(game: str, lang: str) -> None:
    rules = rulebook(FOLDER[game], lang)
    led = {name for text in rules.values() for name in re.findall(r'data-rule="([^"]+)"', str(prose(text)))}
    assert led and led <= rules.keys(), led - rules.keys()
    told = {name for text in rules.values() for name in re.findall(r"\b[A-Z]{2}-[A-Z]+-\d+", seen(prose(text)))}
    assert told <= led | rules.keys()


def test_the_id_of_a_group_leads_to_its_first_rule() -> None:
    assert str(prose("See XX-RULE.")) == '<p>See <a href="#XX-RULE-1" data-rule="XX-RULE-1">XX-RULE</a>.</p>\n'


def test_a_chapter_stays_with_the_rules_that_say_every_word(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(
        "## 1 Soup\n\n- **XX-SOUP-1** Hot soup.\n- **XX-SOUP-2 Bread.** Cold.\n\n## 2 Wine\n\n"
        "| Id | Question |\n|---|---|\n| XX-RUL-1 | Red? | Yes. | Why not. |\n"
    )
    assert [chapter.title for chapter in chapters(tmp_path)] == ["Soup", "Wine"]
    assert rulebook(tmp_path)["XX-SOUP-2"] == "**Bread.** Cold."
    assert rulebook(tmp_path)["XX-RUL-1"] == "*Red?* Yes. (Why not)"
    assert [list(chapter.rules) for chapter in containing(tmp_path, "soup HOT")] == [["XX-SOUP-1"]]
    assert containing(tmp_path, "cheese") == []

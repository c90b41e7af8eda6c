"""Words: sentences from templates, in English and in French.

A template names its numbers a, b, c, d and says what each one is: "{a:seat} takes {b:token}.",
"{c:soup|soups}" (a count with its noun), "{b}" (the bare number). What is not a count is looked up in the
game's tables, which turn a number into a name.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Callable, Generic, Mapping, TypeVar

from prixfixe.core.game import Option, Refusal, Speech, Value
from prixfixe.core.state import Ask, Fact, State

S = TypeVar("S", bound=State)
LANGUAGES = ("en", "fr")
OFF_OR_ON = (False, True)
GAP = "\0"  # stands before a value in French until it is known what it begins with
BEFORE_VOWEL = re.compile(rf"\b([Dd]|[Qq]u)e {GAP}(?=[aàâeéèêëiîïoôuûœ])", re.I)
BEFORE_ARTICLE = re.compile(rf"\b(à|de) {GAP}(Les? |La |L')")
CONTRACTED = {"à Le ": "au ", "à Les ": "aux ", "de Le ": "du ", "de Les ": "des "}
Table = Callable[[int, Speech], str]
Phrase = tuple[object, ...]  # a key and its numbers


class Said(int):
    """A number that knows how to be said."""

    lexicon: Lexicon
    speech: Speech

    def __format__(self, spec: str) -> str:
        return GAP + self.said(spec) if self.speech.lang == "fr" else self.said(spec)

    def said(self, spec: str) -> str:
        """It as a bare number, counted with its noun, or as the name that a table has for it."""
        if not spec:
            return str(int(self))
        if "|" in spec:
            return counted(self, spec, self.speech.lang)
        if spec == "seat":
            return seat_name(self, self.speech)
        return self.lexicon.tables[spec](int(self), self.speech)


class Count(int):
    """A number that knows how to be said with its noun."""

    lang: str

    def __format__(self, spec: str) -> str:
        return counted(self, spec, self.lang) if "|" in spec else int.__format__(self, spec)


def counted(number: int, nouns: str, lang: str) -> str:
    """A number with the first of two nouns if it is one, in French also if it is less."""
    one, many = nouns.split("|")
    single = abs(number) < 2 if lang == "fr" else abs(number) == 1
    return f"{int(number)} {one if single else many}"


def filled(text: str, lang: str, values: Mapping[str, object]) -> str:
    """A text with its values, of which it can count the whole numbers: "{n:star|stars}"."""
    said = dict(values)
    for name, value in values.items():
        if isinstance(value, int) and not isinstance(value, bool):
            said[name] = count = Count(value)
            count.lang = lang
        elif isinstance(value, str) and lang == "fr":
            said[name] = GAP + value
    return elided(text.format(**said))


def elided(text: str) -> str:
    """French in which "de" and "que" have lost their last letter before a value that begins with a vowel, and "à" and
    "de" have met the article that a value begins with: "de" and "Le Marchand" make "du Marchand"."""
    return BEFORE_ARTICLE.sub(met, BEFORE_VOWEL.sub(r"\1'", text)).replace(GAP, "")


def met(found: re.Match[str]) -> str:
    """A preposition and the article after it."""
    preposition, article = found.groups()
    return CONTRACTED.get(f"{preposition} {article}", f"{preposition} {article.lower()}")


def punctuated(text: str, lang: str) -> str:
    """A text whose colons and semicolons stand as its language wants: in French after a space."""
    return re.sub(r"(?<=[^\s:;])([:;]) ", r" \1 ", text) if lang == "fr" else text


@cache
def catalogue(path: Path) -> Mapping[str, Mapping[str, str]]:
    """The texts of a file by language and name; each stands there in a line, `name = { en = "...", fr = "..." }`."""
    texts = tomllib.loads(path.read_text(encoding="utf-8"))
    return {lang: {name: str(said[lang]) for name, said in texts.items()} for lang in LANGUAGES}


def drawings(path: Path) -> dict[str, str]:
    """The drawings that stand beside texts of a file, as `pic`, by the names of the texts."""
    texts = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: str(said["pic"]) for name, said in texts.items() if "pic" in said}


def chosen(
    sentences: Mapping[str, Mapping[str, str]], *, further: Mapping[str, str] = {}, **values: tuple[Value, ...]
) -> tuple[Option, ...]:
    """What people choose before a match: its values, the usual one first, with the sentence `choose_<name>` of each.
    Own cards bring more values of those in `further`, each with the table of these cards."""
    said = {name: (sentences["en"][f"choose_{name}"], sentences["fr"][f"choose_{name}"]) for name in values}
    return tuple(
        Option(name, choices[0], choices, said[name][0], said[name][1], further.get(name, ""))
        for name, choices in values.items()
    )


def seat_name(seat: int, speech: Speech) -> str:
    """What a seat is called."""
    if seat < len(speech.names):
        return speech.names[seat]
    return f"Joueur {seat + 1}" if speech.lang == "fr" else f"Player {seat + 1}"


class Lexicon:
    """The sentences of one game in every language, and the tables they look names up in."""

    def __init__(self, sentences: Mapping[str, Mapping[str, str]], tables: Mapping[str, Table]) -> None:
        self.sentences = sentences
        self.tables = tables

    def say(self, speech: Speech, key: str, *args: int) -> str:
        """The sentence `key` with its numbers said."""
        said = {}
        for letter, arg in zip("abcdefgh", args):
            said[letter] = Said(arg)
            said[letter].lexicon, said[letter].speech = self, speech
        return elided(self.sentences[speech.lang][key].format(**said))


class GameWords(Generic[S]):
    """The words of a game, from its lexicon and the functions that choose a phrase."""

    def __init__(
        self,
        lexicon: Callable[[str], Lexicon],  # by content file
        question: Callable[[S, Ask], Phrase],
        option: Callable[[S, Ask, int], Phrase],
        refusals: Callable[[S, int], list[tuple[Phrase, Phrase, str]]],  # what, why, rule id
    ) -> None:
        self.lexicon = lexicon
        self._question = question
        self._option = option
        self._refusals = refusals

    def say(self, s: S, speech: Speech, phrase: Phrase) -> str:
        """A phrase as a sentence."""
        key, *args = phrase
        return self.lexicon(s.content).say(speech, str(key), *(int(str(arg)) for arg in args))

    def question(self, s: S, ask: Ask, speech: Speech) -> str:
        """What the seat is asked."""
        return self.say(s, speech, self._question(s, ask))

    def option(self, s: S, ask: Ask, option: int, speech: Speech) -> str:
        """What an option means here."""
        return self.say(s, speech, self._option(s, ask, option))

    def fact(self, s: S, fact: Fact, speech: Speech) -> str:
        """What was told; the sentence has the fact's name."""
        return self.say(s, speech, (fact.name, *fact.args))

    def part(self, s: S, name: str, speech: Speech) -> str:
        """A line of the score, or the reason of the end."""
        return self.say(s, speech, (name,))

    def refusals(self, s: S, seat: int, speech: Speech) -> list[Refusal]:
        """What the seat cannot do, and why."""
        found = self._refusals(s, seat)
        return [Refusal(self.say(s, speech, what), self.say(s, speech, why), rule) for what, why, rule in found]

"""Problems: all that is wrong in a pack or content file, in sentences that say what is allowed."""

from __future__ import annotations

from typing import Any, Iterable, Mapping, Sequence

import msgspec
from msgspec import inspect

from prixfixe.core.errors import BadContent
from prixfixe.kit import packs
from prixfixe.kit.words import LANGUAGES

Sentences = Mapping[str, Mapping[str, str]]  # by language and name


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong: where, what was found, and what is allowed."""

    file: str
    table: str
    row: str
    field: str
    found: str
    allowed: str
    allowed_fr: str

    def said(self, lang: str = "en") -> str:
        """The problem as a sentence."""
        place = " ".join(filter(None, (self.table, self.row)))
        place = ", ".join(filter(None, (place, self.field)))
        if lang == "fr":
            found = f"{self.found} ne va pas ; " if self.found else ""
            return f"{self.file} : {place} : {found}{self.allowed_fr}"
        found = f"{self.found} cannot be; " if self.found else ""
        return f"{self.file}: {place}: {found}{self.allowed}"


class BadCards(BadContent):
    """Everything that is wrong in a pack or content file."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(problem.said() for problem in problems))
        self.problems = list(problems)


class Report:
    """Collects what is wrong in a file; the sentences of a title stand in a catalogue."""

    def __init__(self, file: str, sentences: Sentences | None = None) -> None:
        self.file = file
        self.sentences = sentences or {}
        self.problems: list[Problem] = []

    def add(self, table: str, row: str, field: str, allowed: str, allowed_fr: str, found: object = None) -> None:
        """Something is wrong in a field of a row; `allowed` says what would be right."""
        shown = "" if found is None else repr(found)[:80]
        self.problems.append(Problem(self.file, table, row, field, shown, allowed, allowed_fr))

    def expect(
        self, true: bool, table: str, row: str, field: str, says: str, found: object = None, **values: object
    ) -> None:
        """Something that must be so; `says` names the sentence of what would be right, with its values."""
        if not true:
            english, french = (self.sentences[lang][says].format(**values) for lang in LANGUAGES)
            self.add(table, row, field, english, french, found)

    def end(self) -> None:
        """Refuse the file if anything was wrong."""
        if self.problems:
            raise BadCards(self.problems)


# ---- what is left of a pack


def without(pack: Mapping[str, Any], printed: Mapping[str, Any], problems: Iterable[Problem]) -> packs.Data:
    """A pack without what is wrong in it: fields of single tables and of printed rows, else whole rows and tables."""
    made, wrong = dict(pack), placed(problems)
    for name, rows in wrong.items():
        table, whole = made.get(name), rows.get("", set())
        if "" in whole:
            made.pop(name, None)
        elif isinstance(table, list):
            known = {row["id"] for row in printed.get(name, ()) if isinstance(row, dict)}
            made[name] = [rest for row in table if (rest := right(row, rows, known))]
        elif isinstance(table, dict):
            made[name] = {field: value for field, value in table.items() if field not in whole}
    return made


def placed(problems: Iterable[Problem]) -> dict[str, dict[str, set[str]]]:
    """The fields in which something is wrong, by table and row; "" where it is all of a table or row."""
    found: dict[str, dict[str, set[str]]] = {}
    for one in problems:
        found.setdefault(one.table, {}).setdefault(one.row, set()).add(one.field.partition(".")[0])
    return found


def right(row: Any, wrong: Mapping[str, set[str]], known: set[str]) -> packs.Data | None:
    """What is right of a row; nothing of a new one in which something is wrong."""
    name = row.get("id") if isinstance(row, dict) else None
    fields = wrong.get(name, set()) if isinstance(name, str) else {""}
    if fields & {"", "id", "remove"} or (fields and name not in known):
        return None
    return {field: value for field, value in row.items() if field not in fields}


# ---- what a field may hold, in words


def allowed(kind: inspect.Type, lang: str = "en") -> str:
    """What may stand in a field."""
    say = WORDS[lang]
    if isinstance(kind, inspect.Metadata):
        extra = kind.extra or {}
        if "names" in extra:
            return say["one"].format(", ".join(map(str, extra["names"])))
        return say["ref"].format(extra["table"]) if "table" in extra else allowed(kind.type, lang)
    if isinstance(kind, inspect.LiteralType):
        return say["one"].format(", ".join(map(str, kind.values)))
    if isinstance(kind, inspect.IntType):
        return say["int"].format(kind.ge, kind.le)
    if isinstance(kind, inspect.StrType):
        return say["id"] if kind.pattern else say["str"].format(kind.max_length or packs.WIDEST)
    if isinstance(kind, inspect.BoolType):
        return say["bool"]
    if isinstance(kind, inspect.ListType):
        return say["list"].format(allowed(kind.item_type, lang))
    if isinstance(kind, inspect.DictType):
        return say["dict"].format(allowed(kind.key_type, lang), allowed(kind.value_type, lang))
    return say["table"]


WORDS = {
    "en": {
        "one": "it may be one of {}",
        "ref": "it may be the id of a row of {}",
        "int": "it may be a whole number from {} to {}",
        "id": "it may be an id of small letters, digits and _, at most 48",
        "str": "it may be a text of at most {} characters",
        "bool": "it may be true or false",
        "list": "it may be a list: in it, {}",
        "dict": "it may be a table: each key, {}; each value, {}",
        "table": "it may be a table with the fields of the printed one",
        "known": "there is no such field; the fields are {}",
        "tables": "there is no such table; the tables are {}",
        "missing": "this field must be there",
        "rows": "it is written [[{}]], a row each, like the printed one",
        "single": "it is written [{}], like the printed one",
        "twice": "this id is there twice",
        "remove": "there is no such row to remove",
        "no_id": "every row has an id",
        "name": "another row of this table has that name",
    },
    "fr": {
        "one": "il faut l'un de ceux-ci : {}",
        "ref": "il faut l'identifiant d'une ligne de {}",
        "int": "il faut un nombre entier de {} à {}",
        "id": "il faut un identifiant de petites lettres, chiffres et _, 48 au plus",
        "str": "il faut un texte de {} caractères au plus",
        "bool": "il faut true ou false",
        "list": "il faut une liste : dedans, {}",
        "dict": "il faut une table : chaque clé, {} ; chaque valeur, {}",
        "table": "il faut une table avec les champs de celle du jeu",
        "known": "ce champ n'existe pas ; les champs sont {}",
        "tables": "cette table n'existe pas ; les tables sont {}",
        "missing": "ce champ est nécessaire",
        "rows": "cela s'écrit [[{}]], une ligne après l'autre, comme dans le jeu",
        "single": "cela s'écrit [{}], comme dans le jeu",
        "twice": "cet identifiant est là deux fois",
        "remove": "il n'y a pas de telle ligne à retirer",
        "no_id": "chaque ligne a un identifiant",
        "name": "une autre ligne de cette table a ce nom",
    },
}

"""What the things of a title are: a card, a room, a token, an ability; as it is printed, in a line or two."""

from __future__ import annotations

import unicodedata
from typing import Any, Final, Iterator, Mapping, NamedTuple

from prixfixe.core.game import Game
from prixfixe.kit import packs
from prixfixe.kit.faces import Look
from prixfixe.titles import room

COUNTED = ("cost", "price", "income", "prestige", "points", "popularity", "garbage")  # beside the number in the corner
CORNERS: Final[dict[str, dict[str, str]]] = {  # what the number in a card's corner counts
    "en": {"capacity": "carries", "forks": "forks", "seat": "seat", "square": "square", "season": "season"},
    "fr": {
        "price": "prix",
        "popularity": "popularité",
        "capacity": "porte",
        "forks": "fourchettes",
        "service": "service",
        "ambiance": "ambiance",
        "count": "nombre",
        "cost": "coût",
        "prestige": "prestige",
        "income": "revenu",
        "garbage": "déchets",
        "points": "points",
        "value": "valeur",
        "level": "niveau",
        "number": "numéro",
        "stars": "étoiles",
        "seat": "place",
        "season": "saison",
        "square": "case",
    },
}
Row = Mapping[str, Any]


class Thing(NamedTuple):
    """A row of the content that has a name, and how its table is drawn."""

    row: Row
    look: Look | None

    def name(self, lang: str) -> str:
        """What it is called."""
        return said(self.row, "name", lang)


def things(game: Game[Any], content: str) -> list[Thing]:
    """Everything with a name, as the cards say that are played with."""
    faces = room(game, "faces")
    looks: Mapping[str, Look] = faces.LOOKS if faces else {}
    path = game.folder / "content.toml"
    printed = packs.read(path) if path.is_file() else {}
    return [Thing(row, looks.get(table)) for table, row in named_in(packs.added(printed, packs.given(content)))]


def names_of(known: list[Thing], lang: str) -> dict[str, str]:
    """What rows are called that others refer to."""
    return {str(thing.row.get("id", "")): thing.name(lang) for thing in known}


def explained(game: Game[Any], content: str, lang: str) -> dict[str, str]:
    """What each card or piece says beyond its name, by that name."""
    known = things(game, content)
    names = names_of(known, lang)
    lines = {thing.name(lang): list(described(thing, names, lang)) for thing in reversed(known) if thing.look}
    return {
        name: "\n".join(line.strip() for line in said)
        for name, said in lines.items()
        if len(said) > 1 or ": " in said[0].removeprefix(name)
    }


def named_in(data: Mapping[str, Any]) -> Iterator[tuple[str, Row]]:
    """The rows of the tables of something that have a name."""
    for table, rows in data.items():
        for row in rows if isinstance(rows, list) else []:
            if isinstance(row, dict):
                if "name" in row:
                    yield table, row
                yield from named_in(row)


def said(row: Row, field: str, lang: str) -> str:
    """A text of a row in a language, or in English."""
    return str(row.get(f"{field}_{lang}", "") or row.get(field, ""))


def plain(text: str) -> str:
    """A name without case and accents."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("_", " "))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def matching(rows: list[Thing], wanted: str, lang: str) -> list[Thing]:
    """The things called exactly so, or else those whose name begins so, or else those that hold every word."""
    name, words = plain(wanted), plain(wanted).split()
    called = [(thing, plain(thing.name(lang)), plain(str(thing.row.get("id", "")))) for thing in rows]
    for fits in (
        [thing for thing, *names in called if name in names],
        [thing for thing, *names in called if any(other.startswith(name) for other in names)],
        [thing for thing, *names in called if all(word in " ".join(names) for word in words)],
    ):
        if fits:
            return unlike(fits, lang)
    return []


def unlike(rows: list[Thing], lang: str) -> list[Thing]:
    """Things that read alike only once, those with a face first."""
    faced = sorted(rows, key=lambda thing: thing.look is None)
    return list({(thing.name(lang), said(thing.row, "text", lang)): thing for thing in reversed(faced)}.values())[::-1]


def described(thing: Thing, names: Mapping[str, str], lang: str) -> Iterator[str]:
    """What is printed on a thing."""
    look, row = thing.look, thing.row
    title = "" if look is None else f" ({look.title_fr if lang == 'fr' else look.title})"
    facts = [] if look is None else [*corner(look, row, lang), *printed(look, row, names)]
    yield f"{thing.name(lang)}{title}" + (f": {', '.join(facts)}" if facts else "")
    if (text := said(row, "text", lang)) and not text.startswith("Interface word"):
        yield f"    {text}"


def corner(look: Look, row: Row, lang: str) -> list[str]:
    """The number in its corner and others that players count with, each with what it counts."""
    fields = dict.fromkeys((look.corner, *COUNTED))
    found = [(field, row[field]) for field in fields if isinstance(row.get(field), (int, str))]
    return [f"{CORNERS[lang].get(field, field)} {value}" for field, value in found]


def printed(look: Look, row: Row, names: Mapping[str, str]) -> list[str]:
    """The names that its fields refer to, with their counts."""
    values = [row[field] for field in look.fields if field != "id" and field in row]
    return [part for value in values for part in parts(value, names)]


def parts(value: Any, names: Mapping[str, str]) -> Iterator[str]:
    """The names in a field."""
    if isinstance(value, dict):
        yield from (f"{count} {names.get(str(name), name)}" for name, count in value.items() if count)
    elif isinstance(value, list):
        yield from (part for item in value for part in parts(item, names))
    elif isinstance(value, str) and value in names:
        yield names[value]

"""Every question, option, fact, score line and refusal in English and in French."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final, Sequence

from prixfixe.core.game import Speech
from prixfixe.games.restaurant_row.content import content, street
from prixfixe.games.restaurant_row.options import VISITS
from prixfixe.games.restaurant_row.rows import KINDS, Content
from prixfixe.games.restaurant_row.state import SHOPS
from prixfixe.kit.content import Named, name_of
from prixfixe.kit.words import Lexicon, Table, catalogue

SENTENCES: Final = catalogue(Path(__file__).with_name("words.toml"))
TRIGGERS: Final = {1: "staff_out", 2: "renovations_out", 4: "full_house"}
TASTES: Final = {
    "en": {"seafood": "seafood", "meat": "meat", "vegetable": "vegetable"},
    "fr": {"seafood": "de la mer", "meat": "de viande", "vegetable": "de légumes"},
}

WISHES: Final = {
    "en": (
        "price", "food", "service", "ambiance", "stars", "guests", "stars", "guests",
        "seafood forks", "meat forks", "vegetable forks",
    ),
    "fr": (
        "prix", "cuisine", "service", "ambiance", "étoiles", "clients", "étoiles", "clients",
        "fourchettes de la mer", "fourchettes de viande", "fourchettes de légumes",
    ),
}  # fmt: skip


@lru_cache(64)
def lexicon(path: str) -> Lexicon:
    """The sentences with the names of a content file."""
    c = content(path)

    def names(table: Sequence[Named]) -> Table:
        return lambda row, speech: name_of(table[row], speech)

    stores = street(c)

    def visit(row: int, speech: Speech) -> str:
        also = " et " if speech.lang == "fr" else " and "
        return also.join(name_of(stores[shop], speech) for shop in range(SHOPS) if VISITS[row] >> shop & 1)

    def lot(bits: int, speech: Speech) -> str:
        return ", ".join(name_of(row, speech) for i, row in enumerate(c.ingredients) if bits >> i & 1)

    tables: dict[str, Table] = {
        "ingredient": names(c.ingredients),
        "worker": names(c.staff),
        "renovation": names(c.renovations),
        "category": names(c.categories),
        "shop": names(stores),
        "visit": visit,
        "wish": lambda row, speech: WISHES[speech.lang][row],
        "lot": lot,
        "guest": lambda row, speech: guest(c, row, speech),
        "guest_lower": lambda row, speech: within(guest(c, row, speech)),
        "trigger": lambda bit, speech: SENTENCES[speech.lang][TRIGGERS[bit]],
    }
    return Lexicon(SENTENCES, tables)


def within(name: str) -> str:
    """A name as it stands inside a sentence: its article is small there."""
    article = next((word for word in ("The ", "Le ", "La ") if name.startswith(word)), "")
    return article.lower() + name.removeprefix(article)


def guest(c: Content, row: int, speech: Speech) -> str:
    """A guest by name, with what it is and likes."""
    person = c.customers[row]
    kind = next(kind for kind in c.customer_types if kind.id == person.type)
    if kind.main in ("auction", "rating_low"):
        return name_of(person, speech)
    if person.taste not in KINDS:
        return f"{name_of(person, speech)} ({name_of(kind, speech)})"
    taste = TASTES[speech.lang][person.taste]
    worded = f"{name_of(kind, speech)} {taste}" if speech.lang == "fr" else f"{taste} {name_of(kind, speech)}"
    return f"{name_of(person, speech)} ({worded})"

"""Critter Kitchen in words."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final, Sequence

from prixfixe.core.game import Speech
from prixfixe.games.critter_kitchen.content import content
from prixfixe.games.critter_kitchen.rows import Content
from prixfixe.games.critter_kitchen.state import COOKS, RIVAL
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    BISQUE,
    HELPER,
    PACK,
    RUMOR,
    SEVENTH,
    SOUP,
    SPICE,
    WILD,
    ZOUS,
    printed,
    type_of,
)
from prixfixe.kit.content import Row, name_of
from prixfixe.kit.words import Lexicon, Table, catalogue, seat_name

SENTENCES: Final = catalogue(Path(__file__).with_name("words.toml"))
WISHES: Final = {  # as the conditions of the Critic's Choice cards are numbered, and where none was met
    "en": (
        *("a rumor", "what a challenge asks for", "the zous-chef", "a spice", "an ingredient of value 7"),
        *("its favorite ingredient", "what its plate gains most by", "the highest value"),
        "nothing that it asks for is here",
    ),
    "fr": (
        *("une rumeur", "ce que demande un défi", "le Zous-chef", "une épice", "un ingrédient de valeur 7"),
        *("son ingrédient préféré", "ce qui améliore le plus son assiette", "la plus haute valeur"),
        "rien de ce qu'il demande n'est ici",
    ),
}
THE_CHEFS: Final = {
    "en": ("The mouse", "The lizard", "The boar"),
    "fr": ("La souris", "Le lézard", "Le sanglier"),
}


@lru_cache(64)
def lexicon(path: str) -> Lexicon:
    """The sentences, with the names of a content file."""
    tables: dict[str, Table] = {
        "wish": lambda n, speech: WISHES[speech.lang][n],
        "token": token_names(path),
        "tokens": lambda n, speech: ", ".join(token_names(path)(token, speech) for token in unpack(n, PACK)),
        "chef": chef_names(path),
        "the_chef": lambda n, speech: THE_CHEFS[speech.lang][n],
        "space": space_name,
        "cook": cook_name,
        "cooks": lambda n, speech: ", ".join(cook_name(cook, speech) for cook in unpack(n, COOKS)),
        "token_count": token_count,
    }
    return Lexicon(SENTENCES, printed_rows(content(path)) | tables)


def printed_rows(c: Content) -> dict[str, Table]:
    """The names of what is printed, and what stands on it."""
    return {
        "place": names(c.locations),
        "type": names(c.ingredients),
        "challenge": names(c.challenges),
        "challenge_text": texts(c.challenges),
        "critic": names(c.critics),
        "critic_text": texts(c.critics),
        "rumor": names(c.rumors),
        "rumor_text": texts(c.rumors),
        "zous": names(c.zous_chefs),
        "zous_text": texts(c.zous_chefs),
        "restaurateur": names(c.restaurateurs),
        "restaurateur_text": texts(c.restaurateurs),
        "manager": names(c.manager_cards),
        "manager_text": texts(c.manager_cards),
        "order": names(c.mcdogald_chef_cards),
        "order_text": texts(c.mcdogald_chef_cards),
    }


def names(found: Sequence[Row]) -> Table:
    """The names of the rows of a table."""
    return lambda number, speech: name_of(found[number], speech)


def texts(found: Sequence[Row]) -> Table:
    """The texts of the rows of a table."""
    return lambda number, speech: found[number].text_fr if speech.lang == "fr" else found[number].text


def chef_names(path: str) -> Table:
    """Mouse, lizard, boar, and the zous-chef."""
    c = content(path)
    zous = {"en": "zous-chef", "fr": "Zous-chef"}

    def chef(number: int, speech: Speech) -> str:
        if number == HELPER:
            return zous[speech.lang]
        name = name_of(c.chefs[number], speech)
        return name if speech.lang == "fr" else name.lower()

    return chef


def unpack(packed: int, base: int) -> list[int]:
    """The tokens or cooks told in one number."""
    found: list[int] = []
    while packed:
        packed, digit = divmod(packed, base)
        found.insert(0, digit - 1)
    return found


def token_names(path: str) -> Table:
    """An ingredient with its value, a spice, a rumor, soup."""
    c = content(path)
    other = {row.id: row for row in c.other_tokens}

    def token(number: int, speech: Speech) -> str:
        if number < SPICE:
            return f"{name_of(c.ingredients[type_of(number)], speech)} {printed(number)}"
        if number <= ALLSPICE:
            return name_of(c.spices[number - SPICE], speech)
        if number <= WILD:
            return name_of(c.rumor_tokens[number - RUMOR], speech)
        if number == ZOUS:
            return "Zous-chef"
        row = other[{BISQUE: "bisque", SOUP: "soup", SEVENTH: "allspice_7th_round"}[number]]
        return name_of(row, speech)

    return token


def space_name(space: int, speech: Speech) -> str:
    """The three rumor spaces."""
    known = {"en": ("fork", "spoon", "knife"), "fr": ("fourchette", "cuillère", "couteau")}
    return known[speech.lang][space]


def cook_name(seat: int, speech: Speech) -> str:
    """A player, or McDogald's."""
    return "McDogald's" if seat == RIVAL else seat_name(seat, speech)


def token_count(count: int, speech: Speech) -> str:
    """How many tokens."""
    if speech.lang == "fr":
        return f"{count} jeton" if count < 2 else f"{count} jetons"
    return f"{count} token" if count == 1 else f"{count} tokens"

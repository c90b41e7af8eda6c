"""Every question, option, fact and refusal in words. The French ones are the original terms."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from prixfixe.core.game import Speech
from prixfixe.games.ristorante_italia.content import content, symbols
from prixfixe.games.ristorante_italia.naming import recipe_card, theme, wine_card
from prixfixe.games.ristorante_italia.rows import Content
from prixfixe.kit.content import name_of
from prixfixe.kit.words import Lexicon, Table, catalogue

SENTENCES: Final = catalogue(Path(__file__).with_name("words.toml"))
CRITERIA: Final = {
    "en": ("the rating", "the prestige on the menu", "the income of the menu", "the turn order"),
    "fr": ("la cotation", "le prestige du menu", "les revenus du menu", "l'ordre du tour"),
}


@lru_cache(64)
def lexicon(path: str) -> Lexicon:
    """The sentences with the names of a content file."""
    c = content(path)
    tables: dict[str, Table] = {
        "kind": lambda n, speech: name_of(c.ingredient[n], speech),
        "recipe": lambda n, speech: name_of(c.recipe[n], speech),
        "wine": lambda n, speech: name_of(c.wine[n], speech),
        "bonus": lambda n, speech: name_of(c.bonus[n], speech),
        "room": lambda n, speech: name_of(c.room[n], speech),
        "shop": lambda n, speech: name_of(c.shop[n], speech),
        "course": lambda n, speech: name_of(c.course[n], speech),
        "course_lower": lambda n, speech: name_of(c.course[n], speech).lower(),
        "which_course": which_course(c),
        "vip": lambda n, speech: name_of(c.vip[n], speech),
        "vip_lower": lambda n, speech: lower_first(name_of(c.vip[n], speech)),
        "square": lambda n, speech: name_of(c.calendar[n], speech),
        "deck": lambda n, speech: name_of(c.course[n], speech) if n < len(c.course) else wine_word(speech),
        "category_award": lambda n, speech: theme(c, "category", c.category[n].symbol, speech),
        "speciality_award": lambda n, speech: theme(c, "speciality", symbols(c)[n], speech),
        "kinds": lambda n, speech: ", ".join(name_of(c.ingredient[k], speech) for k in unpack(n, 64)),
        "recipes": lambda n, speech: ", ".join(name_of(c.recipe[k], speech) for k in unpack(n, 256)),
        "bonuses": lambda n, speech: ", ".join(name_of(c.bonus[k], speech) for k in unpack(n, 64)),
        "wines": lambda n, speech: ", ".join(name_of(c.wine[k], speech) for k in unpack(n, 64)),
        "recipe_card": lambda n, speech: recipe_card(c, c.recipe[n], speech),
        "criterion": lambda n, speech: CRITERIA[speech.lang][n],
        "wine_card": lambda n, speech: wine_card(c, n, speech),
    }
    return Lexicon(SENTENCES, tables)


def unpack(packed: int, base: int) -> list[int]:
    """The row numbers told in one number."""
    items: list[int] = []
    while packed:
        packed, digit = divmod(packed, base)
        items.insert(0, digit - 1)
    return items


def which_course(c: Content) -> Table:
    """The French question for a course, with its gender."""
    return lambda n, speech: (
        f"{'quelle' if c.course[n].id == 'starter' else 'quel'} {name_of(c.course[n], speech).lower()}"
    )


def lower_first(name: str) -> str:
    """A French VIP in the middle of a sentence."""
    return name[:1].lower() + name[1:]


def wine_word(speech: Speech) -> str:
    """The deck of wines."""
    return "Vins" if speech.lang == "fr" else "Wines"

"""Every question, option, fact and ending in words: the sentences with the names of a content file."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Callable, Final, Sequence

from prixfixe.core.game import Speech
from prixfixe.games.rival_restaurants.content import content
from prixfixe.games.rival_restaurants.options import (
    ANY_CARD,
    COINS,
    FACE_DOWN,
    GARBAGE,
    GOOD,
    PROMISE,
    PROMISED,
    RECIPE,
    SHOWN,
    SOME_SHOWN,
    SPARE,
    UPGRADE,
)
from prixfixe.games.rival_restaurants.rows import ABOUT, Content
from prixfixe.games.rival_restaurants.tables import PACKED
from prixfixe.kit.content import name_of
from prixfixe.kit.words import Lexicon, catalogue

POWER_CODE: Final = 1000  # a chef's power as the source of an effect; below it, action cards
SENTENCES: Final = catalogue(Path(__file__).with_name("words.toml"))
ENTRIES: Final = {
    "en": {
        "money": "${}", "any": "any action card", "down": "{}, face down", "named": "the card {}", "shown": "{}, shown",
        "a_shown": "an action card, shown to the partner", "garbage": "1 garbage", "recipe": "the recipe {}",
        "spare": "sparing from {}", "promise": "promise: {}", "until": "{} ({} more days)",
        "until_1": "{} ({} more day)", "about": "{} ({})", "none": "nothing",
    },
    "fr": {
        "money": "{} $", "any": "une carte action au choix", "down": "{}, face cachée", "named": "la carte {}",
        "shown": "{}, montrée", "a_shown": "une carte action, montrée au partenaire", "garbage": "1 déchet",
        "recipe": "la recette {}", "spare": "épargner {}", "promise": "promesse : {}", "until": "{} (encore {} jours)",
        "until_1": "{} (encore {} jour)", "about": "{} ({})", "none": "rien",
    },
}  # fmt: skip
TIER_NAMES: Final = {
    "en": ("Basic Recipes", "Gourmet Recipes"), "fr": ("recettes simples", "recettes gastronomiques")
}  # fmt: skip
ENTRY_BASE: Final = 1_000_000  # more than any entry of an offer


def packed_entries(entries: Sequence[int]) -> int:
    """Entries of an offer as one number; none of them is 0."""
    packed = 0
    for entry in entries:
        packed = packed * ENTRY_BASE + entry + 1
    return packed


def unpacked(packed: int, base: int) -> list[int]:
    """The numbers told in one, first things first."""
    found: list[int] = []
    while packed:
        packed, digit = divmod(packed, base)
        found.insert(0, digit)
    return found


class Names:
    """The tables that turn numbers into names, for one content file."""

    def __init__(self, c: Content) -> None:
        self.c = c
        self.bonuses = [bonus for row in c.restaurants for bonus in row.levels]
        self.promises = [row for row in c.favours if row.kind == "promise"]

    def kind(self, i: int, speech: Speech) -> str:
        """An ingredient."""
        return name_of(self.c.ingredients[i], speech)

    def card(self, i: int, speech: Speech) -> str:
        """An action card."""
        return name_of(self.c.action_cards[i], speech)

    def recipe(self, i: int, speech: Speech) -> str:
        """A recipe."""
        return name_of(self.c.recipes[i], speech)

    def chef(self, i: int, speech: Speech) -> str:
        """A chef."""
        return name_of(self.c.chefs[i], speech)

    def power(self, i: int, speech: Speech) -> str:
        """A chef's power."""
        return self.c.chefs[i].power_fr if speech.lang == "fr" else self.c.chefs[i].power

    def restaurant(self, i: int, speech: Speech) -> str:
        """A restaurant."""
        return name_of(self.c.restaurants[i], speech)

    def place(self, i: int, speech: Speech) -> str:
        """A location."""
        return name_of(self.c.locations[i], speech)

    def upgrade(self, i: int, speech: Speech) -> str:
        """An upgrade."""
        return name_of(self.c.upgrades[i], speech)

    def bonus(self, i: int, speech: Speech) -> str:
        """A level-up bonus, by restaurant * 3 + level - 1, with what it does."""
        row = self.bonuses[i]
        text = row.text_fr if speech.lang == "fr" else row.text
        return f"{name_of(row, speech)} ({text.rstrip('.')})"

    def bonus_name(self, i: int, speech: Speech) -> str:
        """The same without what it does."""
        return name_of(self.bonuses[i], speech)

    def tier(self, i: int, speech: Speech) -> str:
        """A tier of recipes."""
        return TIER_NAMES[speech.lang][i]

    def source(self, i: int, speech: Speech) -> str:
        """An action card, or a chef's power."""
        return self.card(i, speech) if i < POWER_CODE else self.power(i - POWER_CODE, speech)

    def entry(self, code: int, speech: Speech) -> str:
        """An entry of an offer."""
        words = ENTRIES[speech.lang]
        if PROMISED.has(code):
            return self.promise(PROMISED.one(code), PROMISED.two(code), PROMISED.three(code), speech)
        if COINS.has(code):
            return words["money"].format(COINS.one(code) * self.c.economy.money_unit)
        if GOOD.has(code):
            return self.kind(GOOD.one(code), speech)
        if FACE_DOWN.has(code):
            return words["named"].format(self.card(FACE_DOWN.one(code), speech))
        if SHOWN.has(code):
            return words["a_shown"] if code == SOME_SHOWN else words["shown"].format(self.card(SHOWN.one(code), speech))
        return (
            words["any" if code == ANY_CARD else "garbage"] if code in (ANY_CARD, GARBAGE) else self.right(code, speech)
        )

    def entries(self, packed: int, speech: Speech) -> str:
        """Several entries of an offer, told in one number; its money is one sum."""
        codes = [code - 1 for code in unpacked(packed, ENTRY_BASE)]
        coins = sum(COINS.one(code) for code in codes if COINS.has(code))
        found = [ENTRIES[speech.lang]["money"].format(coins * self.c.economy.money_unit)] if coins else []
        found += [self.entry(code, speech) for code in codes if not COINS.has(code)]
        return ", ".join(found) if found else ENTRIES[speech.lang]["none"]

    def kinds(self, packed: int, speech: Speech) -> str:
        """Several ingredients, told in one number."""
        found = [self.kind(kind - 1, speech) for kind in unpacked(packed, PACKED)]
        return ", ".join(found) if found else ENTRIES[speech.lang]["none"]

    def right(self, code: int, speech: Speech) -> str:
        """A recipe, an upgrade, sparing, or a promise that is being worded."""
        words = ENTRIES[speech.lang]
        if RECIPE.has(code):
            return words["recipe"].format(self.recipe(RECIPE.one(code), speech))
        if UPGRADE.has(code):
            return self.upgrade(UPGRADE.one(code), speech)
        if SPARE.has(code):
            return words["spare"].format(self.power(SPARE.one(code), speech))
        return words["promise"].format(name_of(self.promises[PROMISE.one(code)], speech))

    def promise(self, row: int, what: int, days: int, speech: Speech) -> str:
        """A promise with what it names and for how long."""
        words = ENTRIES[speech.lang]
        text = name_of(self.promises[row], speech)
        about = ABOUT.get(self.promises[row].id, 0)
        names: dict[int, Callable[[], str]] = {
            1: lambda: self.place(what, speech),
            2: lambda: words["money"].format(what * self.c.economy.money_unit),
            3: lambda: self.kind(what, speech),
        }
        if about in names:
            text = words["about"].format(text, names[about]())
        return words["promise"].format(words["until_1" if days == 1 else "until"].format(text, days))


@lru_cache(64)
def lexicon(path: str) -> Lexicon:
    """The sentences with the names of one content file."""
    names = Names(content(path))
    tables = (
        "kind",
        "card",
        "recipe",
        "chef",
        "power",
        "restaurant",
        "place",
        "upgrade",
        "bonus",
        "bonus_name",
        "tier",
        "source",
        "entry",
        "entries",
        "kinds",
    )
    return Lexicon(SENTENCES, {name: getattr(names, name) for name in tables})

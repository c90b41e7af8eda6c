"""What options are called in the tables of learning agents, and which of them a configuration can have."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from prixfixe.games.critter_kitchen.content import content
from prixfixe.games.critter_kitchen.options import RUMOR_SPICE
from prixfixe.games.critter_kitchen.rows import Content
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    BISQUE,
    KINDS,
    RUMOR,
    SEVENTH,
    SOUP,
    SPICE,
    TYPES,
    ZOUS,
    Critic,
    printed,
    type_of,
)
from prixfixe.kit.options import Kind
from prixfixe.kit.questions import Box

Names = dict[int, str]


def token_names(c: Content) -> Names:
    """What every kind of token is called."""
    names = {token: f"{c.ingredients[type_of(token)].id} {printed(token)}" for token in range(SPICE)}
    names |= {SPICE + i: row.id for i, row in enumerate(c.spices)}
    names |= {RUMOR + i: row.id for i, row in enumerate(c.rumor_tokens)}
    return names | {BISQUE: "bisque", SOUP: "soup", ZOUS: "zous-chef", SEVENTH: "last allspice"}


def token_spots(c: Content) -> list[str]:
    """The same as parts of spots."""
    names = token_names(c)
    return [names.get(token, str(token)).replace(" ", ".") for token in range(KINDS)]


def file_of(box: Box) -> Content:
    """The content file of a configuration."""
    return content(str(box.options["content"]))


@lru_cache(64)
def named(path: str) -> Names:
    """The tokens of a content file by name."""
    return token_names(content(path))


def some(box: Box, tokens: Any) -> Names:
    """Some tokens by name."""
    names = named(str(box.options["content"]))
    return {token: names[token] for token in tokens}


# ---- tokens


def bag_names(box: Box) -> Names:
    """What is in the bag."""
    return some(box, sorted(set(box.tables.bag)))


def food_names(box: Box) -> Names:
    """The ingredients of the bag."""
    return some(box, [token for token in sorted(set(box.tables.bag)) if token < SPICE])


def stored_names(box: Box) -> Names:
    """What lies in a storage."""
    return some(box, [token for token in box.tables.kinds if token <= ALLSPICE])


def stall_names(box: Box) -> Names:
    """What lies at locations."""
    return bag_names(box) | some(box, (BISQUE, SOUP, ZOUS, SEVENTH))


def plate_names(box: Box) -> Names:
    """What comes on a challenge plate by itself."""
    return food_names(box) | some(box, (BISQUE, SOUP))


def plate_spices(box: Box, way: Kind, word: str) -> Names:
    """What goes on an ingredient of a challenge plate."""
    return {int(way.code(token)): f"{word} {name}" for token, name in food_names(box).items()}


def spice_names(box: Box) -> Names:
    """Spices, and the rumor tokens that a critic takes for one."""
    found = some(box, range(SPICE, ALLSPICE + 1))
    if any(critic.rumor_spice for critic in judges(box)):
        found[RUMOR_SPICE] = "rumor token"
    return found


def wine_names(box: Box) -> Names:
    """The ingredients of the last course."""
    return {token: name for token, name in food_names(box).items() if type_of(token) == TYPES - 1}


# ---- cards and places


def place_names(box: Box) -> Names:
    """The locations of the row."""
    return {place: box.ids["place"][place] for place in box.tables.rows[box.seats]}


def card_names(box: Box) -> Names:
    """The rumors in the deck."""
    advanced = box.options["advanced_rumors"] and not box.options["first_game"]
    return {
        card: name for card, name in enumerate(box.ids["rumor"]) if advanced or not box.tables.rumors[card].advanced
    }


# ---- what a configuration asks


def hiring(box: Box) -> bool:
    """Whether restaurateurs are hired."""
    return bool(box.options["restaurateurs"])


def judges(box: Box) -> list[Critic]:
    """The critics that may come."""
    t, chosen = box.tables, box.options["critic"]
    if box.options["first_game"]:
        return [t.critics[t.mouse_critic]]
    ids = [row.id for row in file_of(box).critics]
    found: list[Critic] = t.critics[:-1] if chosen == "random" else [t.critics[ids.index(chosen)]]
    return found


def big_courses(box: Box) -> bool:
    """Whether a critic allows one big course."""
    return any(critic.one_big for critic in judges(box))


def pairing(box: Box) -> bool:
    """Whether a critic wants wine beside courses."""
    return any(critic.pairs for critic in judges(box))

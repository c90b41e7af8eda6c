"""Everything that is asked, offered and told in words: the sentences with the names of a content file."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final, Mapping, Sequence

from prixfixe.core.game import Speech
from prixfixe.games.sweet_mess.content import content
from prixfixe.games.sweet_mess.effects import EFFECTS
from prixfixe.games.sweet_mess.rows import PLACES, EffectIcon
from prixfixe.games.sweet_mess.sheets import Content
from prixfixe.games.sweet_mess.state import CHEF_O_TRON
from prixfixe.games.sweet_mess.tables import ACTIONS
from prixfixe.kit.content import Row, name_of
from prixfixe.kit.words import Lexicon, Table, catalogue, seat_name

SENTENCES: Final = catalogue(Path(__file__).with_name("words.toml"))
GROUP_NAMES: Final = {"en": ("A", "B", "C left", "C right"), "fr": ("A", "B", "C gauche", "C droite")}
SHELVES: Final = {"en": ("Bottom Shelf", "Top Shelf"), "fr": ("étagère du bas", "étagère du haut")}
SIDES: Final = {"en": ("side A", "side B"), "fr": ("face A", "face B")}
COMPASSES: Final = {"en": ("West", "South", "East"), "fr": ("ouest", "sud", "est")}
BETWEEN: Final = {"en": "between {0} and {1}", "fr": "entre {0} et {1}"}
TIMES: Final = 64  # more than there are effects
NO_BONUS: Final = {"en": "no bonus", "fr": "aucun bonus"}


def who(seat: int, speech: Speech) -> str:
    """A player, or Chef-o-Tron."""
    return "Chef-o-Tron" if seat == CHEF_O_TRON else seat_name(seat, speech)


def times(effect: int, amount: int) -> int:
    """An effect that works so many times, as one number."""
    return amount * TIMES + effect


def effect_times(effect: EffectIcon, amount: int, speech: Speech) -> str:
    """An effect, and how often where that is not as usual."""
    name = name_of(effect, speech)
    return name if amount == effect.amount else f"{amount} × {name}"


def named(rows: Sequence[Row]) -> Table:
    """The names of a table's rows."""
    return lambda i, speech: name_of(rows[i], speech)


def listed(words: Mapping[str, Sequence[str]]) -> Table:
    """Words by number, in both languages."""
    return lambda i, speech: words[speech.lang][i]


def same(words: Sequence[str]) -> Table:
    """Words that both languages share."""
    return lambda i, speech: words[i]


def between(rows: Content, joint: int, speech: Speech) -> str:
    """A space of the Hand tokens, by the first and the last of the four Bowls that it touches."""
    bowls = [row.place for row in rows.grid_cell if row.id in rows.hand_space[joint].bowls]
    return BETWEEN[speech.lang].format(bowls[0], bowls[-1])


@lru_cache(64)
def lexicon(path: str) -> Lexicon:
    """The sentences, with the names of a content file."""
    rows = content(path)
    effects = {row.id: row for row in rows.effect}
    actions = {row.id: row for row in rows.action}
    ordered = [effects[name] for name in EFFECTS]
    tables: dict[str, Table] = {
        "who": who,
        "cell": same([row.place for row in rows.grid_cell]),
        "row": lambda i, speech: str(i + 1),  # as in A1
        "place": same(PLACES),
        "group": listed(GROUP_NAMES),
        "effect": lambda i, speech: NO_BONUS[speech.lang] if i < 0 else name_of(ordered[i], speech),
        "effect_times": lambda code, speech: effect_times(ordered[code % TIMES], code // TIMES, speech),
        "joint": lambda i, speech: between(rows, i, speech),
        "action": named([actions[name] for name in ACTIONS]),
        "shelf": listed(SHELVES),
        "chef_side": listed(SIDES),
        "compass": listed(COMPASSES),
    }
    return Lexicon(SENTENCES, tables | names(rows))


def names(rows: Content) -> dict[str, Table]:
    """The tables whose rows have printed names."""
    boxes = sorted(rows.action_box, key=lambda row: row.position)
    return {
        "kind": named(rows.ingredient),
        "recipe": named(rows.recipe),
        "tool": named(rows.tool),
        "event": named(rows.event),
        "award": named(rows.award),
        "type": named(rows.recipe_type),
        "toque": named(rows.toque),
        "benefit": named(rows.bench_benefit),
        "program": named(rows.bot_card),
        "primary": named(rows.bot_primary),
        "arm": named(rows.arm),
        "chef": named(rows.chef),
        "box": named(boxes),
    }

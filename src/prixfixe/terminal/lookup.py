"""Look anything up by its name: a card, a room, a token, an ability, and the rules that speak of it."""

from __future__ import annotations

from typing import Any

from prixfixe.core.game import Game
from prixfixe.kit.rulebook import containing
from prixfixe.table.things import described, matching, names_of, things
from prixfixe.terminal.texts import TEXTS

MOST = 5  # things that are told at once


def looked_up(game: Game[Any], content: str, wanted: str, lang: str) -> list[str]:
    """What there is to say of whatever is called so, and the rules that speak of it."""
    rows = things(game, content)
    names = names_of(rows, lang)
    kept = matching(rows, wanted, lang)
    lines = [line for thing in kept[:MOST] for line in described(thing, names, lang)]
    if len(kept) > MOST:
        others = ", ".join(thing.name(lang) for thing in kept[MOST : 3 * MOST])
        lines.append(TEXTS[lang]["others"].format(names=others))
    rules = [name for chapter in containing(game.folder, wanted, lang) for name in chapter.rules]
    if rules:
        lines.append(TEXTS[lang]["rules"].format(ids=", ".join(rules[:MOST])))
    return lines or [TEXTS[lang]["unknown"].format(name=wanted)]

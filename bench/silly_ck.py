"""Critter Kitchen: what its bots do that makes people shake their heads."""

from __future__ import annotations

from typing import Final, Iterator

from prixfixe.core.game import Value
from prixfixe.core.state import Ask, Fact
from prixfixe.games.critter_kitchen.state import NOBODY, Town

ALONE: Final = "a zous-chef on offer to whom nobody sent a chef"
HERD: Final = "a round in which all boars went to one place"


class Watcher:
    """Looks at the plans of a round when they are revealed."""

    kinds: tuple[str, ...] = (ALONE, HERD)
    options: dict[str, Value] = {}

    def look(self, was: Town, ask: Ask, option: int, told: list[Fact]) -> Iterator[tuple[str, bool]]:
        """Whether somebody goes to the Academy, and whether the boars part."""
        sent = [fact.args[1:] for fact in told if fact.name == "sent"]
        helpers = [fact.args[2] for fact in told if fact.name == "sent_zous"]
        if sent and was.zous_offer != NOBODY:
            yield ALONE, was.tables.academy not in [*helpers, *(place for places in sent for place in places)]
        if len(sent) > 1:
            yield HERD, len({places[2] for places in sent}) == 1

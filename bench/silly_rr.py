"""Restaurant Row: what its bots do that makes people shake their heads."""

from __future__ import annotations

from typing import Final, Iterator

from prixfixe.core.game import Value
from prixfixe.core.state import PASS, Ask, Fact
from prixfixe.games.restaurant_row.layoffs import dismissed
from prixfixe.games.restaurant_row.options import VISITS
from prixfixe.games.restaurant_row.state import BLANK, Street

CROWD: Final = "a trip on which all went to one shop"
TIED: Final = "a bidding that ended with the highest bid made twice"
FIRED: Final = "a worker dismissed on the last day"


class Watcher:
    """Looks at trips, biddings and dismissals."""

    kinds: tuple[str, ...] = (CROWD, TIED, FIRED)
    options: dict[str, Value] = {}

    def look(self, was: Street, ask: Ask, option: int, told: list[Fact]) -> Iterator[tuple[str, bool]]:
        """Trips when they are revealed, biddings when they are won, dismissals when they are sealed."""
        visits = [VISITS[fact.args[1]] for fact in told if fact.name == "visits"]
        if len(visits) > 1:
            yield CROWD, len(set(visits)) == 1
        if any(fact.name == "won" for fact in told):
            yield TIED, any(fact.name == "bid_tied" for fact in told)
        if ask.rule is dismissed and was.ending and was.sealed[ask.seat] == BLANK:
            yield FIRED, option != PASS

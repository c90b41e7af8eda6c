"""Rival Restaurants: what its bots do that makes people shake their heads."""

from __future__ import annotations

from collections import Counter
from typing import Final, Iterator

from prixfixe.core.game import Value
from prixfixe.core.state import PASS, Ask, Fact
from prixfixe.games.rival_restaurants.barter import addressed, composed
from prixfixe.games.rival_restaurants.bazaar import called
from prixfixe.games.rival_restaurants.options import CANCEL, LET_OFF, SEND
from prixfixe.games.rival_restaurants.spare import spared
from prixfixe.games.rival_restaurants.state import Rivals

SPARED: Final = "a chance to spare somebody for nothing that was taken"
TIED: Final = "a bidding war that ended in a tie"
DROPPED: Final = "an offer begun and dropped"
AGAIN: Final = "an offer to somebody who had refused two that day"
PATIENCE: Final = 2  # offers to one person in a day that nobody minds


class Watcher:
    """Looks at powers, wars and offers."""

    kinds: tuple[str, ...] = (SPARED, TIED, DROPPED, AGAIN)
    options: dict[str, Value] = {}

    def __init__(self) -> None:
        self.day = 0
        self.refused: Counter[tuple[int, ...]] = Counter()

    def look(self, was: Rivals, ask: Ask, option: int, told: list[Fact]) -> Iterator[tuple[str, bool]]:
        """Sparing when it may be done, wars and offers when they end."""
        if ask.rule is spared or (ask.rule is called and any(LET_OFF.has(one) for one in ask.options)):
            yield SPARED, option != PASS if ask.rule is spared else LET_OFF.has(option)
        if (ask.rule is composed or ask.rule is addressed) and option in (CANCEL, SEND):
            yield DROPPED, option == CANCEL
        for fact in told:
            if fact.name in ("tied", "won_war"):
                yield TIED, fact.name == "tied"
        yield from self.offers(was, told)

    def offers(self, was: Rivals, told: list[Fact]) -> Iterator[tuple[str, bool]]:
        """Offers to one person, counted anew every day and after every trade."""
        if was.day != self.day:
            self.day = was.day
            self.refused.clear()
        for fact in told:
            pair = tuple(fact.args[:2])
            if fact.name == "offers":
                yield AGAIN, self.refused[pair] >= PATIENCE
                self.refused[pair] += 1
            elif fact.name == "traded":
                self.refused[pair] = 0

"""Sweet Mess: what its bots do that makes people shake their heads."""

from __future__ import annotations

from typing import Final, Iterator

from prixfixe.core.game import Value
from prixfixe.core.state import Ask, Fact
from prixfixe.games.sweet_mess.actions import hand_moved
from prixfixe.games.sweet_mess.state import Kitchen

MISSED: Final = "a turn that ended without a Bench Benefit"
STRANDED: Final = "a Hand token moved to where less lies than half of what it could have reached"
LOST: Final = "a Recipe Reserved and lost"


class Watcher:
    """Looks at the ends of turns, at Hand tokens and at Reserved Recipes, with both modules."""

    kinds: tuple[str, ...] = (MISSED, STRANDED, LOST)
    options: dict[str, Value] = {"bench_benefits": True, "hand_tokens": True}

    def __init__(self) -> None:
        self.turn = -1
        self.gained = False

    def look(self, was: Kitchen, ask: Ask, option: int, told: list[Fact]) -> Iterator[tuple[str, bool]]:
        """Benefits when the turn has passed on, Hand tokens when they move, Recipes when they leave the Bench."""
        if was.turn != self.turn:
            if self.turn >= 0:
                yield MISSED, not self.gained
            self.turn, self.gained = was.turn, False
        self.gained = self.gained or any(fact.name == "benefit" for fact in told)
        if ask.rule is hand_moved:
            reach = {joint: sum(was.load[cell] for cell in was.tables.joint_bowls[joint]) for joint in ask.options}
            yield STRANDED, 2 * reach[option] < max(reach.values())
        for fact in told:
            if fact.name in ("lost", "unreserved"):
                yield LOST, fact.name == "lost"

"""What the story says of answers that several questions share."""

from __future__ import annotations

from typing import Callable

from prixfixe.core.state import Ask
from prixfixe.games.ristorante_italia.state import Italia
from prixfixe.kit.words import Phrase


def leaves(s: Italia, ask: Ask, i: int) -> Phrase:
    """Leaving the market with nothing done, which spends no action."""
    return () if s.bought + s.restocked else ("leaves_market", ask.seat)


def ends_turn(s: Italia, ask: Ask, i: int) -> Phrase:
    """The end of a turn with actions left."""
    return ("ends_turn", ask.seat, s.actions) if s.actions > 0 else ()


def for_coins(key: str, table: str) -> Callable[[Italia, Ask, int], Phrase]:
    """Something bought at the cost that a table of the game says."""
    return lambda s, ask, row: (key, ask.seat, row, getattr(s.tables, table)[row])


def learns(s: Italia, ask: Ask) -> Phrase:
    """A cooking course and its cost."""
    return ("learns", ask.seat, s.tables.lesson_cost)

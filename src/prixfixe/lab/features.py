"""Which content rows a seat had: what a report needs to say which card wins too often.

A game says it with a function `features(s, seat)` in the module of its Game record: the rows, as "table.id", that the seat had in a
match that is over, and with seat WATCHER those in play for everybody. For a title that has none, the lab reads the rows out of the final
view, by the list below.
"""

from __future__ import annotations

import sys
from typing import Any, Callable

from prixfixe.core.game import Game

Features = Callable[[Any, int], list[str]]


def features_of(name: str, game: Game[Any]) -> Features:
    """How to find the rows of a game."""
    module = name.partition(":")[0] if ":" in name else f"prixfixe.games.{name.replace('-', '_')}.game"
    own: Features | None = getattr(sys.modules.get(module), "features", None)
    return own or nothing


def nothing(s: Any, seat: int) -> list[str]:
    """No rows."""
    return []

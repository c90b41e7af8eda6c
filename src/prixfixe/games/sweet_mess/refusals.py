"""What a seat might expect to be able to do and cannot, with the reason."""

from __future__ import annotations

from prixfixe.games.sweet_mess.state import Kitchen
from prixfixe.kit.words import Phrase


def refusals(s: Kitchen, seat: int) -> list[tuple[Phrase, Phrase, str]]:
    """Nothing yet."""
    return []

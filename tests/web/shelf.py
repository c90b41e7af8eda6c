"""The games the web tests play: the tiny game of the documentation, and all real ones."""

from __future__ import annotations

from typing import Any

import prixfixe
from prixfixe import Game
from prixfixe.web.settings import Shelf
from tests import potluck


def load(name: str) -> Game[Any]:
    """A game by name; worker processes import this function."""
    return potluck.game() if name == "potluck" else prixfixe.load(name)


SHELF = Shelf(("potluck", *prixfixe.shipped()), load)

"""What the numbers of options mean; rules make and read them here, and nobody computes with them elsewhere."""

from __future__ import annotations

from typing import Final

from prixfixe.games.critter_kitchen.tables import KINDS, SPICE, TYPES, WILD
from prixfixe.kit.options import Kind

CARDS: Final = 64  # more than any deck, any town has

TOKEN: Final = Kind(0, KINDS)  # a kind of token
COURSE: Final = Kind(0, TYPES)
SOUP_OR_BAG: Final = Kind(0, 2)  # what consoles a chef with empty hands
SOUP_OR_BISQUE: Final = Kind(0, 2)  # what Penny brings

RUMOR_SPICE: Final = WILD  # a rumor token of any kind, served as allspice

# on a challenge plate, beside the tokens: what to put on an ingredient, and being done
WITH_SPICE: Final = Kind(KINDS, SPICE)  # its own spice
WITH_ALLSPICE: Final = Kind(KINDS + SPICE, SPICE)
WITH_HELPER: Final = Kind(KINDS + 2 * SPICE, SPICE)  # another ingredient of the type (Herón Sanchez)
DONE: Final = KINDS + 3 * SPICE

"""What the numbers of options mean; rules make and read them here, and nobody computes with them elsewhere."""

from __future__ import annotations

from typing import Final

from prixfixe.games.sweet_mess.tables import GROUPS, KINDS, SPACES, TYPES
from prixfixe.kit.options import Kind

MOST_TOOLS: Final = 64  # rows of the Tool table
MOST_BOXES: Final = 5
MOST_GRAY: Final = 3  # gray groups of a Recipe
NOTHING: Final = 2  # instead of the first or the second action of a box

GOOD: Final = Kind(0, KINDS, GROUPS)  # an Ingredient and a group of the Bench
CRUMB: Final = Kind(0, SPACES, GROUPS)  # a Leftover space, and the group its Ingredient goes to
START: Final = Kind(0, MOST_BOXES, 3)  # a box, with an action or with nothing
SECOND: Final = Kind(0, 1)  # the other action of the box
AWARD: Final = Kind(0, TYPES, 2)  # a type and a shelf
RECIPE: Final = Kind(0, 16)  # a space of the display
PLAY: Final = Kind(16, MOST_TOOLS, 2)  # a Tool and one of its effects, in the menus of a turn

STORED: Final = 0  # ways to pay a unit
BASIC: Final = Kind(1, GROUPS)
WILD: Final = Kind(1 + GROUPS, GROUPS)
CHEF: Final = Kind(1 + 2 * GROUPS, GROUPS)

DIRECT: Final = 0  # ways to cover an icon, in the order of SM-RUL-29
UU: Final = 1  # two icons of the first other type
UV: Final = 2
VV: Final = 3
ICONS: Final = Kind(DIRECT, 4)  # by Completed Recipes
GOLD: Final = Kind(4, MOST_TOOLS)  # by gold with a Tool

"""What the numbers of options mean; rules make and read them here, and nobody computes with them elsewhere."""

from __future__ import annotations

from typing import Final

from prixfixe.core.state import PASS
from prixfixe.kit.options import Kind

MOST_SEATS: Final = 6
MOST_PIECES: Final = 2  # chefs of a player
MOST_PLACES: Final = 7
MOST_SLOTS: Final = 10  # the shelf is none, counter slots count from 1
MOST_ROWS: Final = 100  # of any other table

# powers and counters
TARGET: Final = Kind(0, MOST_PIECES, 100)  # which chef of the player, and the piece or the player it names
STALL: Final = Kind(0, MOST_PLACES - 1, MOST_SLOTS)  # a market and a slot of its counter

# bids
DROP: Final = PASS
STAY: Final = 0
GARBAGE_BID: Final = -2
PRAWN: Final = -3
MOST_COINS: Final = 999  # a raise is the new bid in coins, 1 and more

# main actions
READY: Final = 0
FROM_SHELF: Final = Kind(1, MOST_PIECES)  # which chef of the player
CLAIM: Final = Kind(10, MOST_PIECES, MOST_SLOTS)  # which chef, and the slot
CARD_HERE: Final = 30
CARD_FROM_AFAR: Final = 31
DISPOSE: Final = 32
SELL_SWEET: Final = 33
FORCE: Final = 34
OFFER: Final = 35
WITHDRAW: Final = 36
UNREADY: Final = 37
BUY_UPGRADE: Final = Kind(40, 20)
FROM_AFAR: Final = Kind(60, MOST_PLACES - 1)  # a market
LET_OFF: Final = Kind(70, MOST_PIECES, 10)  # which chef, and the player spared from its passive power
USE: Final = Kind(100, MOST_ROWS)  # a card, in the card windows too
CLAM_AGAINST: Final = Kind(200, 64)  # the chef whose passive power Clam-Voyance is used against
ANSWER: Final = Kind(300, 3, 10)  # decline, accept or counter, and whose offer

# entries of an offer
ENTRY: Final = Kind(0, 10, MOST_ROWS)  # any of these but the last: its kind, and what it names
COINS: Final = Kind(0, MOST_ROWS)
GOOD: Final = Kind(100, MOST_ROWS)  # an ingredient
FACE_DOWN: Final = Kind(200, MOST_ROWS)  # a card given unseen, or a named card wanted
SHOWN: Final = Kind(300, MOST_ROWS)  # a card that the partner sees
SOME_SHOWN: Final = 399  # the same, as the others see it
GARBAGE: Final = 400
RECIPE: Final = Kind(500, MOST_ROWS)
UPGRADE: Final = Kind(600, MOST_ROWS)
SPARE: Final = Kind(700, MOST_ROWS)  # sparing from the passive power of a chef
ANY_CARD: Final = 800
PROMISE: Final = Kind(900, MOST_ROWS)  # being worded
PROMISED: Final = Kind(10_000, MOST_ROWS, MOST_ROWS, 10)  # a promise, what it names, and for how many days

# other steps of an offer
TO_TABLE: Final = 90  # it is for everybody
CANCEL: Final = PASS
NEXT: Final = -2  # from what is wanted to what is given
SEND: Final = -3
REMOVE: Final = -4

# cooking; how many ingredients there are decides what numbers of two parts mean: the tables tell
DISHES: Final = Kind(0, 2, 2)  # whether the second recipe is cooked, and whether the first is
PAIR: Final = Kind(100, 900)  # two cards that fill one need: `Tables.pair`
LOOT: Final = Kind(0, 400)  # a player and an ingredient: `Tables.loot`
NO_REVIEW: Final = 0
REVIEW: Final = Kind(1, 2)  # which recipe

# what is left to do after cooking, in the listed order
TAKE_GARBAGE: Final = 0
REVENGE: Final = 1
NEW_RECIPE: Final = Kind(2, 2)  # which recipe
BONUS: Final = Kind(4, 3)  # which level
TASKS: Final = 7

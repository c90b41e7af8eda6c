"""What bots consider: bids that could be needed, nothing played over something as good, nobody sent away at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.chance import Chance
from prixfixe.core.state import PASS, Ask
from prixfixe.games.restaurant_row.bids import bade, banded, so_far
from prixfixe.games.restaurant_row.bots.worth import forks_lost
from prixfixe.games.restaurant_row.guests import shill_bade, shill_banded
from prixfixe.games.restaurant_row.layoffs import dismissed
from prixfixe.games.restaurant_row.shops import bought
from prixfixe.games.restaurant_row.state import FOOD_SHOPS, Street
from prixfixe.games.restaurant_row.trips import chose_shop, sent_sous_chef

SHOPS_NEAR: Final = 0.6  # points by which a shop may look worse and yet be visited
BIDS_NEAR: Final = 0.3  # and the dollars of a bid, and yet be bid


def near(s: Street, ask: Ask) -> float:
    """Where all would go to one shop, or bid the same: whoever is last from the pawn, and loses ties, may go to another
    one, and the dollars of a bid vary."""
    if ask.rule is chose_shop:
        return SHOPS_NEAR if (ask.seat + 1) % s.seats == s.pawn else 0.0
    return BIDS_NEAR if ask.rule is bade else 0.0


def plan(s: Street, ask: Ask, dice: Chance) -> list[i64]:
    """Bids that could be needed, ingredients that are better than what they replace, on the last day no dismissals,
    for no wages follow; the rest is left open."""
    if ask.rule is banded or ask.rule is shill_banded:
        return needed(ask.options, so_far(s, ask.seat), s.tables.band, enough(s, ask.seat))
    if ask.rule is bade or ask.rule is shill_bade:
        return needed(ask.options, s.sealed[ask.seat], 1, enough(s, ask.seat))
    if ask.rule is bought or ask.rule is sent_sous_chef:
        return improving(s, ask)
    if ask.rule is dismissed and s.ending:
        return ask.options[:1]
    return ask.options


def improving(s: Street, ask: Ask) -> list[i64]:
    """What finds a free space, or has more forks than the ingredient it would be played over."""
    if s.shop >= FOOD_SHOPS:  # workers and renovations take nobody's space
        return ask.options
    lost = [forks_lost(s, ask.seat, kind) for kind in range(FOOD_SHOPS)]
    found: list[i64] = []
    for token in ask.options:
        if token == PASS or lost[s.tables.kind[token]] == 0 or s.tables.forks[token] > lost[s.tables.kind[token]]:
            found.append(token)
    return found


def enough(s: Street, seat: i64) -> i64:
    """A bid that beats all the cash of every other bidder, and at least the minimum."""
    most = s.minimum - 1
    for other in s.involved:
        if other != seat:
            most = max(most, s.restaurants[other].cash)
    return most + 1


def needed(options: list[i64], low: i64, each: i64, most: i64) -> list[i64]:
    """Steps of so many dollars on top of `low` that do not go beyond `most`; the lowest in any case."""
    found: list[i64] = []
    for option in options:
        if option <= 0 or option == PASS or low + option * each <= most:
            found.append(option)
    return found

"""COUNTER: shelves, counters and recipe decks (RV-CTR, RV-REC)."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.state import EMPTY, Rivals
from prixfixe.games.rival_restaurants.tables import PACKED


def draw_to_counter(s: Rivals, market: i64, slot: i64) -> None:
    """The top card of the shelf fills a slot."""
    if s.stocked(market):
        kind = s.draw_kind(market)
        s.counter[market][slot - 1] = kind


def tell_counter(s: Rivals, market: i64) -> None:
    """What lies on a counter, from the first slot on, as one number."""
    packed: i64 = 0
    for kind in s.counter[market]:
        if kind != EMPTY:
            packed = packed * PACKED + kind + 1
    s.tell("laid_out", market, packed)


def restock(s: Rivals) -> None:
    """After cooking every market is restocked, and empty shelves are refilled."""
    s.tell("restocking")
    for market in range(s.tables.markets):
        expire(s, market)
        slide(s, market)
        for slot in range(s.tables.slots[market], 0, -1):
            if s.counter[market][slot - 1] == EMPTY:
                refill(s, market)
                draw_to_counter(s, market, slot)
        refill(s, market)
        if s.news is not None:
            tell_counter(s, market)


def expire(s: Rivals, market: i64) -> None:
    """A card in the rightmost slot goes to the discard section."""
    slots = s.counter[market]
    if slots and slots[-1] != EMPTY:
        s.waste[slots[-1]] += 1
        s.tell("expired_card", market, slots[-1])
        slots[-1] = EMPTY


def slide(s: Rivals, market: i64) -> None:
    """The other cards slide right, keeping their order."""
    slots = s.counter[market]
    free = len(slots) - 1
    for i in range(len(slots) - 1, -1, -1):
        if slots[i] != EMPTY:
            slots[free], slots[i] = slots[i], slots[free]
            free -= 1


def refill(s: Rivals, market: i64) -> None:
    """An empty shelf takes the discard section of its market, shuffled; only during COOK and COUNTER."""
    if s.stocked(market):
        return
    for kind in s.tables.sold[market]:
        s.stock[kind] += s.waste[kind]
        s.waste[kind] = 0
    if s.stocked(market):
        s.tell("refilled", market)


def reshuffle(s: Rivals, tier: i64, count: i64) -> None:
    """If a recipe deck has fewer cards than must be drawn, all finished recipes are shuffled into it."""
    if s.recipe_deck(tier) >= count or not s.finished[tier]:
        return
    s.bags[tier] += s.bottoms[tier] + s.finished[tier]
    s.bags[tier].sort()
    s.bottoms[tier], s.bottom_known[tier], s.finished[tier] = [], [], []
    s.tell("reshuffled", tier)


def draw_recipes(s: Rivals, tier: i64, count: i64) -> list[i64]:
    """Some recipes from the top, or what there is."""
    reshuffle(s, tier, count)
    return [s.draw_recipe(tier) for _ in range(min(count, s.recipe_deck(tier)))]

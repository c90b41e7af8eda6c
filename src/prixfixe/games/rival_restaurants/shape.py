"""What a saved state may hold."""

from __future__ import annotations

from prixfixe.games.rival_restaurants.parts import Effect, Offer, Player, War
from prixfixe.games.rival_restaurants.state import LINES, LULLS, OTHER_LANES, OVER
from prixfixe.games.rival_restaurants.tables import Tables
from prixfixe.kit.shape import (
    COUNT,
    FLAG,
    MONEY,
    SCORE,
    Fields,
    Kind,
    below,
    bits,
    each,
    none_or,
    number,
    part,
    row,
    shaped,
    some,
)

TIERS = 2
PIECES = 2  # of one player, at most
CASH = number(0, 99_999)
ENTRY = number(-9, 99_999)  # of an offer
CHOICE = number(-1, 9_999)


def offer(seats: int) -> Kind:
    """What somebody gives and wants."""
    fields: Fields = {
        "partner": none_or(seats),
        **each(some(ENTRY, 99), "give want"),
        **each(COUNT, "depth steps"),
        "stage": number(-1, 2),
        **each(CHOICE, "about detail"),
    }
    return part(Offer, fields)


def player(t: Tables, seats: int) -> Kind:
    """What one player has."""
    proposal = offer(seats) | None
    fields: Fields = {
        **each(
            COUNT, "popularity garbage gourmets used perks offers drafts unready restarts penalty served fresh revenge"
        ),
        **each(FLAG, "frozen grown no_cook double ready"),
        "money": CASH,
        "level": below(4),
        "restaurant": none_or(t.restaurants),
        "upgrades": bits(t.upgrades),
        "larder": row(COUNT, t.kinds),
        "hand": some(below(t.cards), 99),
        "recipes": some(none_or(t.recipes), 9),
        "points": row(SCORE, LINES),
        "exempt": bits(t.chefs),
        "weighed": bits(t.chefs),
        "closed": bits(t.markets),
        "barred": bits(t.kinds),
        "owes": bits(seats),
        **each(proposal, "draft sent"),
        **cooking(),
    }
    return part(Player, fields)


def cooking() -> Fields:
    """What a player has chosen in secret, and what is left to do after cooking."""
    return {
        "plan": some(CHOICE, 9),
        **each(bits(9), "mask extras"),
        "fills": some(CHOICE, 99),
        "rave": below(9),
        "tasks": bits(16),
    }


def effect(t: Tables, seats: int) -> Kind:
    """A card or power being resolved."""
    fields: Fields = {
        "user": none_or(seats),
        "card": none_or(t.cards),
        "chef": none_or(t.chefs),
        "piece": none_or(PIECES * seats),
        **each(CHOICE, "a b c"),
        "victims": some(below(PIECES * seats), PIECES * seats),
        "safe": bits(PIECES * seats),
        "chain": COUNT,
    }
    return part(Effect, fields)


def war(t: Tables, seats: int) -> Kind:
    """A bidding war."""
    pieces = PIECES * seats
    fields: Fields = {
        "market": none_or(t.markets),
        "slot": none_or(max(t.slots) + 1),
        "claim": none_or(pieces),
        "pieces": some(below(pieces), pieces),
        "bids": some(CASH, pieces),
        "garbage": some(COUNT, pieces),
        **each(bits(pieces), "out stayed"),
        "turn": below(pieces),
    }
    return part(War, fields)


def rivals(t: Tables, seats: int) -> Fields:
    """The table."""
    return {
        **each(FLAG, "squad drafting amateur start_up live"),
        "lulls": below(LULLS + 1),
        "clock": COUNT,
        "per": number(1, PIECES),
        "day": below(t.day_cap + 2),
        **each(below(seats), "head after"),
        "phase": below(OVER + 1),
        "beat": number(-1, 999),
        "players": row(player(t, seats), seats),
        "effect": effect(t, seats),
        "war": war(t, seats),
        "peeker": none_or(seats),
        "known": some(below(seats * seats * t.cards), 99),
        "promises": some(MONEY, 999),
        "winners": some(below(seats), seats),
        **pieces(t, seats),
        **market(t),
        **recipes(t),
    }


def pieces(t: Tables, seats: int) -> Fields:
    """Chefs and where they stand."""
    most = PIECES * seats
    dealt = max(t.chefs, t.restaurants)
    return {
        "chef": some(none_or(t.chefs), most),
        "at": some(none_or(t.markets + 1), most),
        "want": some(none_or(max(t.slots) + 1), most),
        "spent": some(FLAG, most),
        **each(row(some(below(dealt), dealt), seats), "squads dealt"),
        "pool": some(below(dealt), dealt),
        "named": row(number(-1_000, 9_999), t.chefs),
        "lone": some(below(most), most),
    }


def market(t: Tables) -> Fields:
    """Shelves, counters, cards, upgrades, bank and bin."""
    return {
        **each(row(COUNT, t.kinds), "stock waste"),
        "counter": row(some(none_or(t.kinds), max(t.slots)), t.markets),
        **each(row(COUNT, t.cards), "deck played"),
        "clips": row(COUNT, t.upgrades),
        "bank": MONEY,
        "bin": SCORE,
    }


def recipes(t: Tables) -> Fields:
    """Decks by tier; what is looked at may be cards too."""
    deck = some(below(t.recipes), t.recipes)
    return {
        **each(row(deck, TIERS), "bags bottoms finished"),
        "bottom_known": row(some(number(-2, 9), t.recipes), TIERS),
        "peek": some(below(max(t.recipes, t.cards)), 99),
    }


SHAPE = shaped(rivals, lambda tables: tables.markets + OTHER_LANES)

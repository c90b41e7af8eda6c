"""Rival Restaurants: its view as numbers."""

from __future__ import annotations

from typing import Any, Mapping

from prixfixe.games.rival_restaurants import powers
from prixfixe.games.rival_restaurants.content import tables
from prixfixe.games.rival_restaurants.naming import pieces_of
from prixfixe.games.rival_restaurants.options import ENTRY, MOST_COINS, PROMISE, PROMISED
from prixfixe.games.rival_restaurants.sight import show
from prixfixe.games.rival_restaurants.state import LINES, OVER
from prixfixe.games.rival_restaurants.tables import LEVELS, Tables
from prixfixe.rl.fields import Among, Bag, Coded, Each, Fields, Made, Number, Row, Several, Spec, Who

__all__ = ["UNMET", "fields", "show"]
MONEY = 100 * MOST_COINS  # more than any purse holds
DAYS = 999
UNMET: Mapping[str, str] = {
    "RV-BID-5 coins 1": "never: every counter card costs a coin or more, so that a raise is two coins at least",
    "RV-CHEF-4.named seat 5 pork": "rare: revenge of one chef on the sixth player for one kind of meat",
    "RV-CHEF-4.named seat 5 shellfish": "rare: revenge of one chef on the sixth player for one kind of meat",
    **dict.fromkeys(
        (
            f"RV-BART-15 {card}"
            for card in (
                "armed_robbery", "big_tipper", "brain_freeze", "fast_food",
                "grand_theft_avocado", "kitchen_nightmare", "menu_makeover", "recipe_for_disaster", "say_cheese",
                "trading_plaices", "trash_talk",
            )
        ),
        "rare: somebody accepts an offer that wants any card, holding this single copy and others",
    ),
}  # fmt: skip


def fields(seats: int, options: Mapping[str, Any]) -> Fields:
    """The view of a configuration."""
    t = tables(options["content"])
    per = pieces_of(seats, options)
    who, pieces, slots = Who(seats), Who(seats * per, per), max(t.slots)
    found: dict[str, Spec] = {
        "day": Number(0, DAYS),
        "head": who,
        "phase": Number(0, OVER),
        "beat": Number(-1, 999),
        "waiting": Among(seats),
        "players": Each(seats, player_fields(t, seats), per=1),
        "pieces": Each(seats * per, piece_fields(t, seats), per=per),
        "squads": Each(seats, Bag(range(t.chefs), 1), per=1),
        "pool": Bag(range(t.chefs), 1),
        "counter": Each(t.markets, Several(slots, -1, t.kinds - 1)),
        "locked": Each(t.markets, Several(slots, 0, 1)),
        "shelf": Several(t.markets, 0, sum(t.copies)),
        "stock": Several(t.kinds, 0, max(t.copies)),
        "waste": Several(t.kinds, 0, max(t.copies)),
        "deck": Number(0, sum(t.card_copies)),
        "played": Several(t.cards, 0, max(t.card_copies)),
        "recipe_decks": Several(2, 0, t.recipes),
        "bottoms": Each(2, Several(t.recipes // 2, -2, t.recipes - 1)),
        "finished": Each(2, Bag(range(t.recipes), 1)),
        "clips": Several(t.upgrades, 0, max(t.upgrade_copies)),
        "effect": effect_fields(t, seats, pieces),
        "war": war_fields(t, seats, per, pieces),
        "lone": Among(seats * per, per),
        "named": Each(t.chefs, Coded(seats, powers.DAYS)),
        "promises": Each(12, promise_fields(t, who)),
        "winners": Among(seats),
        "looking": Row({"who": who, "cards": Number(0, 20)}),
        "mine": own_fields(t, seats),
    }
    return Fields(found)


def promise_fields(t: Tables, who: Who) -> Row:
    """Who promised whom what, and until which day."""
    about = Number(0, max(t.kinds, t.markets, 9))
    return Row({"from": who, "to": who, "promise": Number(0, t.promises), "about": about, "until": Number(0, DAYS)})


def player_fields(t: Tables, seats: int) -> Fields:
    """What everybody sees of a player."""
    return Fields(
        {
            "money": Number(0, MONEY),
            "popularity": Number(0, 99),
            "points": Several(LINES, -99, 99, blank=0),
            "garbage": Number(0, 99),
            "level": Number(0, LEVELS),
            "restaurant": Number(-1, t.restaurants - 1),
            "upgrades": Several(t.upgrades, 0, 1),
            "gourmets": Number(0, 99),
            "larder": Several(t.kinds, 0, max(t.copies)),
            "cards": Number(0, sum(t.card_copies)),
            "recipes": Several(2, -1, t.recipes - 1),
            **today_fields(t, seats),
            "plan": plan_fields(),
            "tasks": Number(0, 127),
            "fresh": Number(0, 99),
            "revenge": Number(0, 99),
            "offer": Row(
                {"partner": Who(seats), "give": entries(t), "want": entries(t), "depth": Number(0, 99)},
            ),
        }
    )


def today_fields(t: Tables, seats: int) -> dict[str, Spec]:
    """What counts for a player until the end of the day."""
    return {
        "used": Number(0, 99),
        "limit": Number(0, 9),
        "powers": Number(0, 1),
        "no_cook": Number(0, 1),
        "double": Number(0, 1),
        "exempt": Several(t.chefs, 0, 1),
        "closed": Several(t.markets, 0, 1),
        "perks": Number(0, 99),
        "owes": Several(seats, 0, 1, per=1),
        "offers": Number(0, 99),
        "ready": Number(0, 1),
        "penalty": Number(0, 99),
    }


def plan_fields() -> Row:
    """What is cooked: recipes, the ingredients that fill them, extras, the reviewed one."""
    fills = Several(16, -1, 999)
    return Row({"recipes": Number(0, 3), "fills": fills, "extras": Number(0, 3), "review": Number(0, 2)})


def entries(t: Tables) -> Spec:
    """One side of an offer."""
    entry = Row({"group": Number(-1, 9), "what": Number(0, 99), "about": Number(0, 99), "days": Number(0, 9)})
    return Made(parted, Each(t.entries, entry))


def parted(codes: list[int]) -> list[list[int]]:
    """Entries of an offer as a group and what it names; a promise also names a thing and days."""
    return [entry_parts(code) for code in codes]


def entry_parts(code: int) -> list[int]:
    """One of them."""
    if PROMISED.has(code):
        return [ENTRY.one(PROMISE.first), PROMISED.one(code), PROMISED.two(code), PROMISED.three(code)]
    return [ENTRY.one(code), ENTRY.two(code), 0, 0]


def piece_fields(t: Tables, seats: int) -> Fields:
    """A chef on the board."""
    return Fields(
        {
            "chef": Number(-1, t.chefs - 1),
            "npc": Number(0, 1),
            "at": Number(-1, t.markets),
            "want": Number(-1, max(t.slots)),
            "spent": Number(0, 1),
        }
    )


def effect_fields(t: Tables, seats: int, pieces: Who) -> Fields:
    """The card or power being resolved."""
    return Fields(
        {
            "user": Who(seats),
            "card": Number(-1, t.cards - 1),
            "chef": Number(-1, t.chefs - 1),
            "piece": pieces,
            "a": Number(-1, MONEY),
            "b": Number(-1, MONEY),
            "c": Number(-1, MONEY),
            "victims": Among(seats),
            "safe": Several(seats, 0, 1, per=1),
            "chain": Number(0, 99),
        }
    )


def war_fields(t: Tables, seats: int, per: int, pieces: Who) -> Fields:
    """The bidding war, or the claim that is being settled."""
    most = seats * per
    return Fields(
        {
            "market": Number(-1, t.markets - 1),
            "slot": Number(-1, max(t.slots)),
            "claim": pieces,
            "pieces": Each(most, pieces),
            "bids": Several(most, 0, MONEY),
            "garbage": Several(most, 0, t.garbage_cap),
            "out": Several(most, 0, 1),
            "turn": Number(0, most),
        }
    )


def own_fields(t: Tables, seats: int) -> Fields:
    """What only the seat knows."""
    draft: dict[str, Spec] = {"partner": Who(seats), "give": entries(t), "want": entries(t), "depth": Number(0, 99)}
    draft |= {"stage": Number(-1, 2), "about": Number(-1, t.promises), "detail": Number(-1, t.kinds)}
    most = max(t.chefs, t.restaurants, t.recipes, t.cards)
    return Fields(
        {
            "hand": Bag(range(t.cards), max(t.card_copies)),
            "dealt": Several(8, -1, most),
            "plan": Several(8, -1, most),
            "cooking": plan_fields(),
            "draft": Row(draft),
            "looks_at": Several(8, -1, most),
            "seen": Each(12, Row({"owner": Who(seats), "card": Number(0, t.cards - 1)})),
            "offers": Each(seats, entries(t), per=1),
        }
    )

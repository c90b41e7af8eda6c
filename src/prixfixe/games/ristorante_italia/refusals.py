"""What a seat might expect to be able to do and cannot: what, why, and the rule."""

from __future__ import annotations

from typing import Iterable, Iterator

from prixfixe.core.state import Ask
from prixfixe.games.ristorante_italia import market, menu, turn, wine
from prixfixe.games.ristorante_italia.bonus import can_account, can_study, remedial
from prixfixe.games.ristorante_italia.market import crate_kinds, gave_up
from prixfixe.games.ristorante_italia.options import (
    APPRENTICE,
    MARKET,
    SEARCH,
    STUDY,
    TO_TRASH,
    USE_ACCOUNTANT,
    USE_SOMMELIER,
)
from prixfixe.games.ristorante_italia.rooms import can_learn
from prixfixe.games.ristorante_italia.state import Italia, Restaurant, chef_level, holds, pack
from prixfixe.games.ristorante_italia.tables import ACCOUNTANT, BAG, CAT, REMEDIAL, SOMMELIER
from prixfixe.kit.words import Phrase

Refused = tuple[Phrase, Phrase, str]

FREE = {ACCOUNTANT: USE_ACCOUNTANT, SOMMELIER: USE_SOMMELIER}  # free uses that can be given up


def refusals(s: Italia, seat: int) -> list[Refused]:
    """For the main questions: the turn, the market, wines and placing."""
    ask = s.question(seat)
    return list(refused(s, ask)) if ask is not None else []


def refused(s: Italia, ask: Ask) -> Iterable[Refused]:
    """By the question that is open."""
    r = s.restaurants[ask.seat]
    if ask.rule is turn.chose:
        return [*turn_refusals(s, ask.seat, r), *card_refusals(s, ask.seat, r)]
    if ask.rule is market.marketed:
        return market_refusals(s, ask, r)
    if ask.rule is wine.tasted:
        return [wine_refusal(s, card, r) for card in s.drawn if card not in ask.options]
    if ask.rule is menu.placed:
        return placing_refusals(s, ask, r)
    return []


def short(cost: int, r: Restaurant) -> Phrase:
    """Too few coins."""
    return ("why_coins", cost, r.coins)


def turn_refusals(s: Italia, seat: int, r: Restaurant) -> Iterator[Refused]:
    """Actions that the turn does not offer."""
    t = s.tables
    if s.actions == 0:
        return
    if s.dry and s.season == t.dry_season:
        yield ("draw_wine",), ("why_dry", t.dry_season), "RI-VWIN-1"
    if gave_up(s, MARKET):
        yield ("market",), ("why_declined",), "RI-TURN-9"
    if s.apprentice and gave_up(s, APPRENTICE):
        yield ("apprentice",), ("why_declined",), "RI-TURN-9"
    elif s.apprentice and s.actions < t.actions:
        yield ("apprentice",), ("why_begun",), "RI-VAPP-1"
    elif s.apprentice and not crate_kinds(s, r.coins):
        yield ("apprentice",), ("why_short", 1), "RI-VAPP-1"
    if s.advanced:
        yield from board_refusals(s, r)


def board_refusals(s: Italia, r: Restaurant) -> Iterator[Refused]:
    """What the bonus board does not offer."""
    t = s.tables
    if s.pot == 0:
        yield ("take_cube",), ("why_pot",), "RI-CUBE-1"
    if not can_learn(s, r):
        yield ("learn", t.lesson_cost), lesson_reason(s, r), "RI-BOOK-1"
    for kind in range(len(s.rooms)):
        if s.rooms[kind] == 0:
            yield ("a_room", kind), ("why_no_room",), "RI-ROOM-1"
        elif s.season < t.room_season[kind]:
            yield ("a_room", kind), ("why_room_season", t.room_season[kind]), "RI-ROOM-2"
        elif t.room_cost[kind] > r.coins:
            yield ("a_room", kind), short(t.room_cost[kind], r), "RI-ROOM-1"
    for card in s.display:
        if len(r.bonus) >= t.bonus_spaces:
            yield ("a_bonus", card), ("why_bonus_spaces", t.bonus_spaces), "RI-BON-2"
        elif t.bonus_cost[card] > r.coins:
            yield ("a_bonus", card), short(t.bonus_cost[card], r), "RI-BON-1"


def lesson_reason(s: Italia, r: Restaurant) -> Phrase:
    """Why there is no cooking course."""
    if s.books == 0:
        return ("why_no_book",)
    return ("why_top",) if r.square == len(s.tables.rating) - 1 else short(s.tables.lesson_cost, r)


def card_refusals(s: Italia, seat: int, r: Restaurant) -> Iterator[Refused]:
    """Own cards that cannot be used now."""
    t = s.tables
    for i, card in enumerate(r.bonus):
        effect = t.bonus_effect[card]
        if r.down >> i & 1:
            continue
        if effect in FREE and gave_up(s, FREE[effect]):
            yield ("use", card), ("why_declined",), "RI-TURN-9"
        if effect == ACCOUNTANT and not can_account(s, seat):
            full = len(r.bonus) >= t.bonus_spaces
            yield ("use", card), ("why_no_space",) if full else ("why_no_discard",), "RI-BTWO-7"
        if effect == SOMMELIER and not wine.searchable(s, seat):
            yield ("use", card), ("why_no_wine",), "RI-BTWO-14"
        if effect == REMEDIAL and not can_study(s, seat):
            yield ("use", card), study_reason(s, r), "RI-BTWO-8"


def study_reason(s: Italia, r: Restaurant) -> Phrase:
    """Why the Remedial Course cannot be used."""
    if r.square == len(s.tables.rating) - 1:
        return ("why_top",)
    return short(s.tables.bonus_price[remedial(s.tables, r.bonus)], r)


def market_refusals(s: Italia, ask: Ask, r: Restaurant) -> Iterator[Refused]:
    """Tokens that cannot be paid, and steps that are used up."""
    t = s.tables
    if market.may_buy(s, ask.seat):
        for kind in dict.fromkeys(kind for kind in s.stalls if kind >= 0):
            if t.cost[kind] > r.coins:
                yield ("a_kind", kind), short(t.cost[kind], r), "RI-MKT-3"
        if gave_up(s, TO_TRASH):
            yield ("cat_out",), ("why_declined",), "RI-TURN-9"
        elif holds(r, CAT) and TO_TRASH not in ask.options:
            yield ("cat_out",), ("why_cat",) if s.cat else ("why_trash",), "RI-BONE-13"
        for shop in range(t.shops):
            if gave_up(s, SEARCH.code(shop)):
                yield ("search_crate", shop), ("why_declined",), "RI-TURN-9"
    else:
        yield ("a_second",), ("why_bought",), "RI-MKT-1"
    if s.restocked:
        yield ("a_restock",), ("why_restocked",), "RI-MKT-1"
        if holds(r, BAG):
            yield ("a_second",), ("why_bag",), "RI-BONE-7"


def wine_refusal(s: Italia, card: int, r: Restaurant) -> Refused:
    """A wine that costs too much."""
    return ("a_wine", card), short(s.tables.wine_cost[card], r), "RI-WINE-2"


def placing_refusals(s: Italia, ask: Ask, r: Restaurant) -> Iterator[Refused]:
    """Recipes of the hand that cannot be placed, and what is missing."""
    t = s.tables
    for recipe in r.hand:
        if recipe in ask.options:
            continue
        if t.recipe_toques[recipe] > chef_level(t, r):
            yield ("a_recipe", recipe), ("why_toques", t.recipe_toques[recipe], chef_level(t, r)), "RI-TOQ-2"
        else:
            yield ("a_recipe", recipe), ("why_missing", missing(s, r, recipe)), "RI-MENU-2"
    if holds(r, REMEDIAL) and STUDY not in ask.options:
        yield ("use", remedial(t, r.bonus)), study_reason(s, r), "RI-BTWO-8"


def missing(s: Italia, r: Restaurant, recipe: int) -> int:
    """The ingredients that are not on the shelf, in one number."""
    kinds, needs = s.tables.recipe_kinds[recipe], s.tables.recipe_needs[recipe]
    return pack([kind for kind, need in zip(kinds, needs) for _ in range(need - min(r.shelf[kind], need))])

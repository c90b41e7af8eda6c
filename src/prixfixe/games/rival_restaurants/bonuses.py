"""One-time level-up bonuses (RV-BON, RV-LVL-3 to 9)."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.rival_restaurants.cards import has_ingredient
from prixfixe.games.rival_restaurants.counter import refill
from prixfixe.games.rival_restaurants.market import draw_cards, gain_upgrade
from prixfixe.games.rival_restaurants.options import STALL
from prixfixe.games.rival_restaurants.plans import free_cards
from prixfixe.games.rival_restaurants.state import EMPTY, Rivals
from prixfixe.games.rival_restaurants.tables import (
    ANY_UPGRADE,
    CLEAN_UP,
    COUNTER_AND_SHELF,
    COUNTER_CARDS,
    DRAW_CARDS,
    GAIN_MONEY,
    GAIN_UPGRADE,
    MONEY_AND_CARD,
    MONEY_FROM_RIVALS,
    RIVAL_INGREDIENT_AND_CARD,
    RIVAL_INGREDIENTS,
    SHELF_OF_MARKETS,
)


def use_bonus(s: Rivals, seat: i64, level: i64) -> None:
    """A one-time bonus is carried out as far as it can be."""
    house, t = s.players[seat].restaurant, s.tables
    effect = t.bonus[house][level]
    amount, other, third = t.bonus_amount[house][level], t.bonus_other[house][level], t.bonus_third[house][level]
    if effect == GAIN_MONEY:
        s.grants(seat, amount)
    elif effect == MONEY_AND_CARD:
        s.grants(seat, amount)
        draw_cards(s, seat, other)
    elif effect == GAIN_UPGRADE:
        upgrade_or_money(s, seat, amount, other)
    elif effect == ANY_UPGRADE:
        any_upgrade(s, seat, other)
    elif effect == DRAW_CARDS:
        draw_and_keep(s, seat, amount)
    elif effect == CLEAN_UP:
        s.litter(seat, -s.players[seat].garbage)
        s.grants(seat, amount)
    elif effect == MONEY_FROM_RIVALS:
        s.grants(seat, third)
        sell_tickets(s, seat, level, amount)
    else:
        take_goods(s, seat, level, effect)


def take_goods(s: Rivals, seat: i64, level: i64, effect: i64) -> None:
    """Bonuses that bring ingredients."""
    house, t = s.players[seat].restaurant, s.tables
    amount, other, third = t.bonus_amount[house][level], t.bonus_other[house][level], t.bonus_third[house][level]
    if effect == SHELF_OF_MARKETS:
        fill_basket(s, seat, level, 0)
    elif effect == COUNTER_CARDS:
        for _ in range(amount):
            s.then(take_from_counter, seat, t.mystery, t.mystery)
        for _ in range(other):
            s.then(take_from_counter, seat, 0, t.mystery - 1)
    elif effect == COUNTER_AND_SHELF:
        for _ in range(amount):
            s.then(take_from_counter, seat, third, third)
        for _ in range(other):
            s.then(take_from_shelf, seat, third)
    elif effect in (RIVAL_INGREDIENTS, RIVAL_INGREDIENT_AND_CARD):
        rounds = amount * other
        if effect == RIVAL_INGREDIENT_AND_CARD:
            draw_cards(s, seat, third)
        s.players[seat].plan = []
        body_slam(s, seat, rounds, 0)


# ---- money and upgrades


def upgrade_or_money(s: Rivals, seat: i64, upgrade: i64, money: i64) -> None:
    """The named upgrade, or money if it is owned already."""
    if s.has_upgrade(seat, upgrade) or not s.clips[upgrade]:
        s.grants(seat, money)
    else:
        gain_upgrade(s, seat, upgrade)
        s.tell("takes_upgrade", seat, upgrade)


def any_upgrade(s: Rivals, seat: i64, money: i64) -> None:
    """Any upgrade that is lacking, or money if none is."""
    lacking = [u for u in range(s.tables.upgrades) if not s.has_upgrade(seat, u) and s.clips[u]]
    if lacking:
        s.ask(seat, lacking, chose_upgrade)
    else:
        s.grants(seat, money)


def chose_upgrade(s: Rivals, seat: i64, upgrade: i64) -> None:
    """The upgrade is chosen."""
    gain_upgrade(s, seat, upgrade)


def sell_tickets(s: Rivals, seat: i64, level: i64, left: i64) -> None:
    """One or two rivals pay; the second may be left out."""
    if not left:
        return
    named = s.players[seat].plan
    options: list[i64] = [PASS] if named else []
    options += [rival for rival in s.clockwise(seat) if rival not in named]
    if options == [PASS]:
        s.players[seat].plan = []
    else:
        s.ask(seat, options, sold_ticket, level, left)


def sold_ticket(s: Rivals, seat: i64, rival: i64, level: i64, left: i64) -> None:
    """A rival pays, or what there is."""
    if rival == PASS or left == 1:
        s.players[seat].plan = []
    else:
        s.players[seat].plan.append(rival)
    if rival != PASS:
        s.tell("paid", rival, seat, s.pays(rival, seat, s.bonus_other(seat, level)))
        sell_tickets(s, seat, level, left - 1)


# ---- cards


def draw_and_keep(s: Rivals, seat: i64, count: i64) -> None:
    """Draw action cards, keep one, discard the others face up."""
    s.peek, s.peeker = [], seat
    for _ in range(count):
        kind = s.draw_card()
        if kind != EMPTY:
            s.peek.append(kind)
    s.peek.sort()
    if s.peek:
        s.ask(seat, sorted(set(s.peek)), kept_card)


def kept_card(s: Rivals, seat: i64, kind: i64) -> None:
    """One is kept, unseen; the others are seen."""
    s.take_card(seat, kind)
    s.peek.remove(kind)
    for other in s.peek:
        s.played[other] += 1
        s.tell("discarded_card", seat, other)
    s.peek, s.peeker = [], -1


# ---- ingredients


def fill_basket(s: Rivals, seat: i64, level: i64, taken: i64) -> None:
    """The top shelf card of some different markets, one by one; `taken` has a bit for each market used."""
    house = s.players[seat].restaurant
    used: i64 = 0
    options: list[i64] = []
    for market in range(s.tables.markets):
        used += taken >> market & 1
        if s.tables.bonus_markets[house][level][market] and not taken >> market & 1 and has_shelf(s, market):
            options.append(market)
    if options and used < s.bonus_amount(seat, level):
        s.ask(seat, options, filled_basket, level, taken)


def has_shelf(s: Rivals, market: i64) -> bool:
    """Whether a shelf has a card, or would after being refilled."""
    return any(s.stock[kind] or s.waste[kind] for kind in s.tables.sold[market])


def filled_basket(s: Rivals, seat: i64, market: i64, level: i64, taken: i64) -> None:
    """One market gives its top shelf card."""
    take_from_shelf(s, seat, market)
    fill_basket(s, seat, level, taken | 1 << market)


def take_from_shelf(s: Rivals, seat: i64, market: i64) -> None:
    """The top card of a shelf, refilled first if it is empty."""
    refill(s, market)
    if s.shelf(market):
        kind = s.draw_kind(market)
        s.players[seat].larder[kind] += 1
        s.tell("for_free", seat, kind)


def take_from_counter(s: Rivals, seat: i64, first: i64, last: i64) -> None:
    """One counter card of a range of markets, if there is one."""
    options: list[i64] = []
    for market in range(first, last + 1):
        for i in range(len(s.counter[market])):
            if s.counter[market][i] != EMPTY:
                options.append(STALL.pair(market, i + 1))
    if options:
        s.ask(seat, options, took_from_counter)


def took_from_counter(s: Rivals, seat: i64, option: i64) -> None:
    """The card is taken; it is not bought."""
    market, i = STALL.one(option), STALL.two(option) - 1
    s.players[seat].larder[s.counter[market][i]] += 1
    s.counter[market][i] = EMPTY


def body_slam(s: Rivals, seat: i64, left: i64, used: i64) -> None:
    """One ingredient from each of some rivals; from the same one only if there is a single rival."""
    options: list[i64] = []
    for rival in s.clockwise(seat):
        if has_ingredient(s, rival) and any(free_cards(s, rival)) and (s.seats == 2 or not used >> rival & 1):
            options.append(rival)
    if left and options:
        s.ask(seat, options, slammed, left, used)


def slammed(s: Rivals, seat: i64, rival: i64, left: i64, used: i64) -> None:
    """The rival is named; now the ingredient, none of a plan not yet carried out."""
    cards = free_cards(s, rival)
    s.then(body_slam, seat, left - 1, used | 1 << rival)
    s.ask(seat, [kind for kind in range(s.tables.kinds) if cards[kind]], grabbed, rival)


def grabbed(s: Rivals, seat: i64, kind: i64, rival: i64) -> None:
    """The ingredient changes hands."""
    s.players[rival].larder[kind] -= 1
    s.players[seat].larder[kind] += 1
    s.tell("stole", seat, rival, kind)

"""RI-TURN: the menu of a turn, its actions and free uses."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.ristorante_italia.bonus import (
    buy_bonus,
    call_accountant,
    can_account,
    can_study,
    study,
    trust,
    trust_market,
    trusts_at_once,
)
from prixfixe.games.ristorante_italia.market import crate_kinds, gave_up, go_to_market, send_apprentice
from prixfixe.games.ristorante_italia.options import (
    APPRENTICE,
    BUILD,
    BUY_BONUS,
    COURSE,
    DRAW_WINE,
    FREE_USE,
    LEARN,
    MARKET,
    TAKE_CUBE,
    USE_ACCOUNTANT,
    USE_REMEDIAL,
    USE_SOMMELIER,
)
from prixfixe.games.ristorante_italia.recipes import draw_recipe
from prixfixe.games.ristorante_italia.rooms import build, buildable, can_learn, learn, take_cube
from prixfixe.games.ristorante_italia.shops import can_restock
from prixfixe.games.ristorante_italia.state import Italia, Restaurant, holds
from prixfixe.games.ristorante_italia.tables import ACCOUNTANT, REMEDIAL, SOMMELIER, TRUST, WINES
from prixfixe.games.ristorante_italia.wine import call_sommelier, draw_wine, searchable


def turn(s: Italia, seat: i64) -> None:
    """A player does up to two actions, one after the other."""
    s.active = seat
    s.actions = s.tables.actions
    s.declined = 0
    s.cat = 0
    s.tell("turn_of", seat)
    choose(s, seat)


def choose(s: Italia, seat: i64) -> None:
    """Actions and free uses in any order, until the player says so or nothing is left."""
    options: list[i64] = [PASS]
    if s.actions > 0:
        add_actions(s, seat, options)
    add_free_uses(s, seat, options)
    if len(options) > 1:
        s.ask(seat, options, chose)
    else:
        s.active = -1


def add_actions(s: Italia, seat: i64, options: list[i64]) -> None:
    """Draw a recipe, draw wine, go to the market; then what modes and variants add."""
    for course in range(s.tables.courses):
        if s.piles[course] or s.discards[course]:
            options.append(COURSE.code(course))
    if (s.piles[WINES] or s.discards[WINES]) and not (s.dry and s.season == s.tables.dry_season):
        options.append(DRAW_WINE)
    if market_open(s) and not gave_up(s, MARKET):
        options.append(MARKET)
    r = s.restaurants[seat]
    if s.apprentice and can_apprentice(s, r):
        options.append(APPRENTICE)
    if s.advanced:
        add_advanced(s, r, options)


def can_apprentice(s: Italia, r: Restaurant) -> bool:
    """The whole turn is left, some crate has a token that can be paid, and it was not given up just now."""
    whole = s.actions >= max(s.tables.actions, s.tables.apprentice_actions)
    return whole and not gave_up(s, APPRENTICE) and len(crate_kinds(s, r.coins)) > 0


def market_open(s: Italia) -> bool:
    """Some shop has a token."""
    return any(can_restock(s, shop) for shop in range(s.tables.shops))


def add_advanced(s: Italia, r: Restaurant, options: list[i64]) -> None:
    """Take a cube, take a cooking course, build a room, buy a bonus card."""
    t = s.tables
    if s.pot > 0:
        options.append(TAKE_CUBE)
    if can_learn(s, r):
        options.append(LEARN)
    if r.coins >= t.cheapest_room:
        for kind in buildable(s, r):
            options.append(BUILD.code(kind))
    if len(r.bonus) < t.bonus_spaces:
        for card in s.display:
            if t.bonus_cost[card] <= r.coins:
                options.append(BUY_BONUS.code(card))


def add_free_uses(s: Italia, seat: i64, options: list[i64]) -> None:
    """The Accountant, the Sommelier and the Remedial Course cost no action."""
    r = s.restaurants[seat]
    if not r.powers & (1 << ACCOUNTANT | 1 << SOMMELIER | 1 << REMEDIAL):
        return
    if can_account(s, seat) and not gave_up(s, USE_ACCOUNTANT):
        options.append(USE_ACCOUNTANT)
    if holds(r, SOMMELIER) and searchable(s, seat) and not gave_up(s, USE_SOMMELIER):
        options.append(USE_SOMMELIER)
    if can_study(s, seat):
        options.append(USE_REMEDIAL)


def chose(s: Italia, seat: i64, option: i64) -> None:
    """What was chosen is finished completely before the menu comes back."""
    if option == PASS:
        s.active = -1
        return
    if FREE_USE.has(option):
        use(s, seat, option)
    elif option == APPRENTICE:
        s.actions = 0
        send_apprentice(s, seat)
    elif option == MARKET:
        s.actions -= 1
        go_to_market(s, seat)
        if holds(s.restaurants[seat], TRUST):
            s.then(trust_market, seat)
    else:
        s.actions -= 1
        s.declined = 0
        trusts = holds(s.restaurants[seat], TRUST)
        act(s, seat, option)
        if trusts or (BUY_BONUS.has(option) and trusts_at_once(s.tables, BUY_BONUS.one(option))):
            s.then(trust, seat)
    s.then(choose, seat)


def use(s: Italia, seat: i64, option: i64) -> None:
    """A free use."""
    if option == USE_ACCOUNTANT:
        call_accountant(s, seat)
    elif option == USE_SOMMELIER:
        call_sommelier(s, seat)
    else:
        s.declined = 0
        study(s, seat)


def act(s: Italia, seat: i64, option: i64) -> None:
    """Any other action."""
    if COURSE.has(option):
        draw_recipe(s, seat, COURSE.one(option))
    elif option == DRAW_WINE:
        draw_wine(s, seat)
    elif option == TAKE_CUBE:
        take_cube(s, seat)
    elif option == LEARN:
        learn(s, seat)
    elif BUILD.has(option):
        build(s, seat, BUILD.one(option))
    else:
        buy_bonus(s, seat, BUY_BONUS.one(option))

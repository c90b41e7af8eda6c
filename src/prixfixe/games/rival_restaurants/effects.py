"""What action cards do once nobody answers any more (RV-CARD)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.counter import draw_recipes
from prixfixe.games.rival_restaurants.react import end_effect, hit
from prixfixe.games.rival_restaurants.state import EMPTY, EVERYBODY, SHELF, THEFT_LANE, Rivals
from prixfixe.games.rival_restaurants.tables import (
    CLOSE_MARKET,
    COOK_TWO_TODAY,
    DISABLE_POWERS,
    DISCARD_INGREDIENT,
    GAIN_MONEY,
    GARBAGE_FROM_BIN,
    NO_COOK,
    REPLACE_RECIPE,
    STEAL_CARD,
    STEAL_HALF,
    STEAL_INGREDIENT,
    SWAP_RECIPE,
    TAKE_COUNTER,
    TAKE_MONEY,
    TOLL_ON_OFFER,
)

REFUSE: Final = 0  # to pay the fine
PAY: Final = 1


def apply_card(s: Rivals) -> None:
    """The card acts on its user or on everyone it hits, then it is discarded."""
    user, effect = s.effect.user, s.tables.card_effect[s.effect.card]
    if effect == GAIN_MONEY:
        s.grants(user, s.tables.card_amount[s.effect.card])
    elif effect == COOK_TWO_TODAY:
        s.players[user].double = 1
    elif effect == TAKE_COUNTER:
        take_counter(s)
    for victim in s.effect.victims:
        if hit(s, victim):
            strike(s, user, victim, effect)
    s.then(end_effect)


def strike(s: Rivals, user: i64, victim: i64, effect: i64) -> None:
    """One victim is hit."""
    if effect in (STEAL_INGREDIENT, STEAL_HALF, STEAL_CARD):
        steal(s, user, victim, effect)
    elif effect == TOLL_ON_OFFER:
        s.players[victim].owes |= 1 << user
    elif effect == REPLACE_RECIPE:
        replace_recipe(s, victim)
    elif effect == SWAP_RECIPE:
        swap_recipes(s, user, victim)
    elif effect == NO_COOK:
        inspect(s, victim)
    elif effect == DISCARD_INGREDIENT:
        s.then(throw_away, victim)
    elif effect == CLOSE_MARKET:
        shut_out(s, victim)
    elif effect == DISABLE_POWERS:
        s.players[victim].frozen = 1
    elif effect == GARBAGE_FROM_BIN:
        s.litter(victim, s.tables.card_amount[s.effect.card])
    elif effect == TAKE_MONEY:
        s.tell("paid", victim, user, s.pays(victim, user, s.tables.card_amount[s.effect.card]))


def steal(s: Rivals, user: i64, victim: i64, effect: i64) -> None:
    """One of the three thefts."""
    if effect == STEAL_INGREDIENT:
        steal_ingredient(s, user, victim)
    elif effect == STEAL_HALF:
        steal_half(s, user, victim)
    else:
        steal_card(s, user, victim)


def steal_ingredient(s: Rivals, user: i64, victim: i64) -> None:
    """The named ingredient changes hands."""
    s.players[victim].larder[s.effect.b] -= 1
    s.players[user].larder[s.effect.b] += 1
    s.tell("stole", user, victim, s.effect.b)


def steal_half(s: Rivals, user: i64, victim: i64) -> None:
    """Half of the money there is now, rounded down to a whole coin."""
    unit = s.tables.unit
    amount = s.players[victim].money // 2 // unit * unit
    s.tell("robbed", user, victim, s.pays(victim, user, amount))


def steal_card(s: Rivals, user: i64, victim: i64) -> None:
    """A random action card, if the reaction left one; only the two know which."""
    hand = s.players[victim].hand
    if not hand:
        return
    kind = hand.pop(s.below_in(s.tables.markets + THEFT_LANE, len(hand)))
    hand_over(s, victim, user, kind)
    s.whisper(user, "took_card", user, victim, kind)
    s.whisper(victim, "lost_card", user, victim, kind)


def hand_over(s: Rivals, giver: i64, taker: i64, kind: i64) -> None:
    """A card that has left a hand unseen comes into another; the giver knows where it is."""
    s.take_card(taker, kind)
    s.forget(giver, giver, taker)
    code = s.knowledge(taker, giver, kind)
    if code in s.known:
        s.known.remove(code)
    s.known.append(s.knowledge(giver, taker, kind))
    s.known.sort()


def replace_recipe(s: Rivals, victim: i64) -> None:
    """The recipe goes below its deck; the victim draws the top one."""
    recipes, old = s.players[victim].recipes, s.effect.b
    s.put_below(old, EVERYBODY)
    new = draw_recipes(s, s.tables.tier[old], 1)[0]
    recipes[recipes.index(old)] = new
    s.tell("new_recipe", victim, new)


def swap_recipes(s: Rivals, user: i64, victim: i64) -> None:
    """Two recipes of one tier change hands."""
    mine, theirs = s.players[user].recipes, s.players[victim].recipes
    mine[mine.index(s.effect.c)] = s.effect.b
    theirs[theirs.index(s.effect.b)] = s.effect.c


def inspect(s: Rivals, victim: i64) -> None:
    """Pay for all garbage, in full, or do not cook today."""
    fine = s.tables.card_amount[s.effect.card] * s.players[victim].garbage
    s.ask(victim, [REFUSE, PAY] if s.players[victim].money >= fine else [REFUSE], fined, fine)


def fined(s: Rivals, seat: i64, answer: i64, fine: i64) -> None:
    """The fine goes to the bank; the garbage stays."""
    if answer == PAY:
        s.to_bank(seat, fine)
    else:
        s.players[seat].no_cook = 1


def throw_away(s: Rivals, victim: i64) -> None:
    """The victim discards an ingredient of the own choice."""
    options = cheapest_first(s, victim)
    if options:
        s.ask(victim, options, thrown)


def cheapest_first(s: Rivals, seat: i64) -> list[i64]:
    """The kinds a player owns, the cheapest in front, then in list order."""
    kinds = [kind for kind in range(s.tables.kinds) if s.players[seat].larder[kind]]
    best: i64 = -1
    for kind in kinds:
        if best < 0 or s.tables.list_price[kind] < s.tables.list_price[best]:
            best = kind
    return [best, *[kind for kind in kinds if kind != best]] if kinds else []


def thrown(s: Rivals, seat: i64, kind: i64) -> None:
    """It goes to the discard section."""
    s.discard(seat, kind)


def take_counter(s: Rivals) -> None:
    """A counter card is taken without paying."""
    market, slot = s.at[s.effect.piece], s.effect.b
    s.players[s.effect.user].larder[s.counter[market][slot - 1]] += 1
    s.counter[market][slot - 1] = EMPTY


def shut_out(s: Rivals, victim: i64) -> None:
    """The market is closed to the victim for the rest of the day; wants there move to the shelf."""
    market = s.effect.a
    s.players[victim].closed |= 1 << market
    for piece in range(victim * s.per, (victim + 1) * s.per):
        if s.at[piece] == market and s.want[piece] > SHELF:
            s.want[piece] = SHELF


# ---- cards without a victim


def take_discard(s: Rivals, seat: i64) -> None:
    """Choose cards from the discard sections, one by one."""
    works = s.tables.card_markets[s.effect.card]
    options = [kind for kind in range(s.tables.kinds) if s.waste[kind] and works[s.tables.market_of[kind]]]
    if s.effect.a and options:
        s.ask(seat, options, took_discard)
    else:
        end_effect(s)


def took_discard(s: Rivals, seat: i64, kind: i64) -> None:
    """One card is taken."""
    s.waste[kind] -= 1
    s.players[seat].larder[kind] += 1
    s.effect.a -= 1
    take_discard(s, seat)


def redraw(s: Rivals, seat: i64, recipe: i64) -> None:
    """Draw some recipes of the same tier, for the user's eyes only."""
    s.effect.b = recipe
    s.peek, s.peeker = draw_recipes(s, s.tables.tier[recipe], s.tables.card_draw[s.effect.card]), seat
    s.ask(seat, [recipe, *s.peek], redrawn)


def redrawn(s: Rivals, seat: i64, kept: i64) -> None:
    """One is kept; the drawn ones go below in the order drawn, the old recipe last."""
    old, recipes = s.effect.b, s.players[seat].recipes
    for recipe in s.peek:
        if recipe != kept:
            s.put_below(recipe, seat)
    if kept != old:
        s.put_below(old, EVERYBODY)
        recipes[recipes.index(old)] = kept
    s.peek, s.peeker = [], -1
    end_effect(s)

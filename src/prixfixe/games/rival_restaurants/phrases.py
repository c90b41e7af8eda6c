"""What a player of Rival Restaurants is asked, and what options mean: phrases of `words.py`."""

from __future__ import annotations

from typing import Callable

from prixfixe.core.state import Ask
from prixfixe.games.rival_restaurants import auction
from prixfixe.games.rival_restaurants.options import LOOT, PAIR, SHOWN
from prixfixe.games.rival_restaurants.paths import draft, moved
from prixfixe.games.rival_restaurants.prices import price
from prixfixe.games.rival_restaurants.state import SHELF, TABLE, Rivals
from prixfixe.games.rival_restaurants.tables import (
    FORCED_PURCHASE,
    GIVE_GARBAGE,
    KICK,
    REMOTE_SHELF,
    STEAL_INGREDIENT,
    TAKE_COUNTER,
)
from prixfixe.games.rival_restaurants.trade import public_entry
from prixfixe.games.rival_restaurants.words import POWER_CODE, packed_entries
from prixfixe.kit.words import Phrase

# ---- questions


def ask_place(s: Rivals, ask: Ask) -> Phrase:
    """Which chef goes."""
    plan = s.players[ask.seat].plan
    return ("q_place", plan[0] if s.squad else s.chef[ask.seat * s.per + len(plan)])


def ask_want(s: Rivals, ask: Ask) -> Phrase:
    """What the chef wants here."""
    return ("q_want", s.chef[ask.a], s.at[ask.a])


def ask_want_anew(s: Rivals, ask: Ask) -> Phrase:
    """What the chef that moved wants."""
    piece = moved(s, ask.seat)
    return ("q_want", s.chef[piece], s.at[piece])


def about_card(name: str) -> Callable[[Rivals, Ask], Phrase]:
    """A question about the card in play."""
    return lambda s, ask: (name, s.effect.card)


def about(name: str) -> Callable[[Rivals, Ask], Phrase]:
    """A question about the seat or thing it was asked with."""
    return lambda s, ask: (name, ask.a)


def ask_item(s: Rivals, ask: Ask) -> Phrase:
    """What exactly the card takes."""
    effect = s.tables.card_effect[s.effect.card]
    if effect == TAKE_COUNTER:
        return ("q_counter_card", s.effect.card, s.at[s.effect.piece])
    return ("q_steal" if effect == STEAL_INGREDIENT else "q_their_recipe", s.effect.card, s.effect.a)


def ask_react(s: Rivals, ask: Ask) -> Phrase:
    """React to an effect, or to a Clam-Voyance."""
    source = s.effect.card if s.effect.card >= 0 else POWER_CODE + s.effect.chef
    if s.effect.chain:
        return ("q_answer_clam", s.effect.user if ask.seat == ask.a else ask.a, source)
    return ("q_react_own" if s.effect.user == ask.seat else "q_react", s.effect.user, source)


def ask_first(s: Rivals, ask: Ask) -> Phrase:
    """Buy the card one stands on alone."""
    piece = ask.a
    kind = s.counter[s.at[piece]][s.want[piece] - 1]
    return ("q_first", s.chef[piece], kind, price(s, piece, s.at[piece], False))


def ask_contest(s: Rivals, ask: Ask) -> Phrase:
    """Contest a claim."""
    war = s.war
    return ("q_contest", s.owner(war.claim), s.counter[war.market][war.slot - 1], war.market)


def ask_bid(s: Rivals, ask: Ask) -> Phrase:
    """How the war stands."""
    war, left = s.war, auction.still_in(s)
    kind = s.counter[war.market][war.slot - 1]
    return ("q_bid", kind, auction.high(s, left), auction.high_garbage(s, left), war.bids[war.turn])


def ask_live(s: Rivals, ask: Ask) -> Phrase:
    """A main action, live."""
    return ("q_ready",) if s.players[ask.seat].ready else ("q_live", s.players[ask.seat].money)


def forcer(s: Rivals, seat: int) -> int:
    """The chef who forces a purchase."""
    return int(s.chef[s.power_of(seat, FORCED_PURCHASE)])


def ask_compose(s: Rivals, ask: Ask) -> Phrase:
    """What is wanted or given."""
    offer = draft(s, ask.seat)
    if offer.partner == TABLE:
        return ("q_give_all" if offer.stage else "q_want_all",)
    return ("q_give_to" if offer.stage else "q_want_from", offer.partner)


def ask_answer(s: Rivals, ask: Ask) -> Phrase:
    """An offer as its partner knows it: a card that is shown has a face, one given unseen has none."""
    offer = s.players[ask.a].sent
    if offer is None:
        return ("q_answer", ask.a, 0, 0)
    given = [entry if SHOWN.has(entry) and offer.partner == ask.seat else public_entry(entry) for entry in offer.give]
    return ("q_answer", ask.a, packed_entries(given), packed_entries(offer.want))


def ask_extra(s: Rivals, ask: Ask) -> Phrase:
    """Add an extra to a dish."""
    recipe = s.players[ask.seat].recipes[ask.a]
    return ("q_extra", s.tables.extra_of[s.tables.tier[recipe]], recipe)


# ---- options


def slot(s: Rivals, place: int, slot: int) -> Phrase:
    """The shelf, or a counter card."""
    return ("the_shelf",) if slot == SHELF else ("slot", s.counter[place][slot - 1], slot)


def want(s: Rivals, ask: Ask, x: int) -> Phrase:
    """Where to stand."""
    return slot(s, s.at[ask.a], x)


def want_anew(s: Rivals, ask: Ask, x: int) -> Phrase:
    """Where to stand after a move."""
    return slot(s, s.at[moved(s, ask.seat)], x)


def taken(s: Rivals, ask: Ask, x: int) -> Phrase:
    """A counter card where the chef of the card in play is."""
    return slot(s, s.at[s.effect.piece], x)


def target(s: Rivals, ask: Ask, i: int, other: int) -> Phrase:
    """A power on its target."""
    chef = s.chef[ask.seat * s.per + i]
    if s.tables.power[chef] == GIVE_GARBAGE:
        return ("give_garbage", chef, other)
    return ("kick" if s.tables.power[chef] == KICK else "swap", chef, s.chef[other], s.owner(other))


def redrawn(s: Rivals, ask: Ask, recipe: int) -> Phrase:
    """A drawn recipe, or the own one."""
    return ("own_recipe" if recipe == s.effect.b else "recipe", recipe)


def stay(s: Rivals, ask: Ask) -> Phrase:
    """The high bid."""
    left = auction.still_in(s)
    top, garbage = auction.high(s, left), auction.high_garbage(s, left)
    return ("stay_garbage", top, garbage) if garbage else ("stay", top)


def garbage_bid(s: Rivals, ask: Ask) -> Phrase:
    """One garbage more."""
    return ("bid_garbage", auction.high_garbage(s, auction.still_in(s)) + 1)


def from_shelf(s: Rivals, ask: Ask, i: int) -> Phrase:
    """The top card where a chef is."""
    piece = ask.seat * s.per + i
    return ("shelf_buy", s.chef[piece], s.at[piece], price(s, piece, s.at[piece], True))


def claim(s: Rivals, ask: Ask, i: int, slot: int) -> Phrase:
    """A counter card where a chef is."""
    piece = ask.seat * s.per + i
    place = s.at[piece]
    return ("claim", s.chef[piece], s.counter[place][slot - 1], slot, price(s, piece, place, False))


def from_afar(s: Rivals, ask: Ask, market: int) -> Phrase:
    """The top card of a market elsewhere."""
    return ("from_afar", s.chef[s.power_of(ask.seat, REMOTE_SHELF)], market)


def let_off(s: Rivals, ask: Ask, i: int, rival: int) -> Phrase:
    """Who is spared from which power."""
    return ("spare_from", rival, s.chef[ask.seat * s.per + i])


def answer_to(s: Rivals, ask: Ask, answer: int, sender: int) -> Phrase:
    """An answer to one of the open offers."""
    return (("decline_of", "accept_of", "counter_of")[answer], sender)


def for_whom(s: Rivals, ask: Ask, seat: int) -> Phrase:
    """Oneself or another."""
    return ("yourself",) if seat == ask.seat else ("for_player", seat)


def entry(s: Rivals, ask: Ask, code: int) -> Phrase:
    """An entry of an offer."""
    return ("add_give" if draft(s, ask.seat).stage else "add_want", code)


def remove(s: Rivals, ask: Ask) -> Phrase:
    """The last entry."""
    offer = draft(s, ask.seat)
    return ("remove", (offer.give if offer.stage else offer.want)[-1])


def promised(s: Rivals, ask: Ask, i: int) -> Phrase:
    """What a promise names."""
    about = s.tables.promise_about[draft(s, ask.seat).about]
    return (("place", "money", "kind")[about - 1], i * s.tables.unit if about == 2 else i)


def dishes(s: Rivals, ask: Ask, second: int, first: int) -> Phrase:
    """The recipes of a plan."""
    cooked = [recipe for recipe, chosen in zip(s.players[ask.seat].recipes, (first, second)) if chosen]
    return ("nothing",) if not cooked else ("recipe", *cooked) if len(cooked) == 1 else ("two_recipes", *cooked)


def pair(s: Rivals, ask: Ask, i: int) -> Phrase:
    """Two ingredients for one."""
    code = PAIR.code(i)
    return ("pair", s.tables.pair.one(code), s.tables.pair.two(code))


def own_recipe(name: str) -> Callable[[Rivals, Ask, int], Phrase]:
    """About a recipe of the player."""
    return lambda s, ask, position: (name, s.players[ask.seat].recipes[position])


def bonus(s: Rivals, ask: Ask, level: int) -> Phrase:
    """A bonus of the restaurant."""
    return ("task_bonus", s.players[ask.seat].restaurant * 3 + level)


def loot(s: Rivals, ask: Ask, i: int) -> Phrase:
    """A rival and a meat."""
    code = LOOT.code(i)
    return ("meat_of", s.tables.loot.one(code), s.tables.loot.two(code))


def stall(s: Rivals, ask: Ask, place: int, slot: int) -> Phrase:
    """A counter card anywhere."""
    return ("counter_slot", s.counter[place][slot - 1], place, slot)

"""Where the options of Rival Restaurants lie: the spots of the town and of the restaurants.

One's own things are `larder.egg`, `recipe.gyoza`, `hand.rave_review`, `garbage`; a rival's are `seat.2.larder.egg`, and
those of anybody who would give them `all.larder.egg`. A chef stands in the town (`chef.kim_chi`), its power on its card
(`power.kim_chi`).
"""

from __future__ import annotations

from typing import Callable

from prixfixe.core.state import Ask
from prixfixe.games.rival_restaurants import auction, cook, serve
from prixfixe.games.rival_restaurants.naming import ANSWERS, ids
from prixfixe.games.rival_restaurants.options import LOOT, PAIR
from prixfixe.games.rival_restaurants.parts import Offer
from prixfixe.games.rival_restaurants.state import SHELF, TABLE, Rivals
from prixfixe.games.rival_restaurants.tables import GIVE_GARBAGE

Spots = tuple[str, ...]


def named(s: Rivals, table: str, row: int) -> str:
    """The id of a row."""
    return ids(s.content)[table][row]


def draft(s: Rivals, seat: int) -> Offer:
    """The offer that a seat composes."""
    offer = s.players[seat].draft
    assert offer is not None
    return offer


# ---- places


def stall(s: Rivals, place: int, slot: int) -> Spots:
    """The shelf of a market, or a slot of its counter."""
    here = named(s, "place", place)
    return (f"shelf.{here}",) if slot == SHELF else (f"counter.{here}.{slot}",)


def want(s: Rivals, ask: Ask, slot: int) -> Spots:
    """Where the chef asked about is to stand."""
    return stall(s, s.at[ask.a], slot)


def moved(s: Rivals, seat: int) -> int:
    """The seat's piece among those whose new wants are about to be settled."""
    due = s.agenda[-1]
    return int(due.a if s.owner(due.a) == seat else due.b)


def want_anew(s: Rivals, ask: Ask, slot: int) -> Spots:
    """Where the chef that moved is to stand."""
    return stall(s, s.at[moved(s, ask.seat)], slot)


def waste(s: Rivals, ask: Ask, kind: int) -> Spots:
    """The discard section of the market of an ingredient."""
    return (f"waste.{named(s, 'place', s.tables.market_of[kind])}.{{kind}}",)


def taken(s: Rivals, ask: Ask, slot: int) -> Spots:
    """A counter card where the chef of the card in play is."""
    return stall(s, s.at[s.effect.piece], slot)


def lone(s: Rivals, ask: Ask) -> Spots:
    """The card that the chef asked about stands on."""
    return stall(s, s.at[ask.a], s.want[ask.a])


def claimed(s: Rivals, ask: Ask) -> Spots:
    """The card that is claimed."""
    return stall(s, s.war.market, s.war.slot)


# ---- chefs and cards


def chef(s: Rivals, piece: int) -> str:
    """A chef in the town."""
    return f"chef.{named(s, 'chef', s.chef[piece])}"


def power(s: Rivals, piece: int) -> str:
    """The power on a chef's card."""
    return f"power.{named(s, 'chef', s.chef[piece])}"


def power_of(effect: int, then: str = "") -> Callable[..., Spots]:
    """The power with an effect that a player has, and what it is used on."""
    return lambda s, ask, *parts: (power(s, s.power_of(ask.seat, effect)), *filter(None, [then]))


def target(s: Rivals, ask: Ask, i: int, other: int) -> Spots:
    """A power, then the chef or the player it is used on."""
    piece = ask.seat * s.per + i
    garbage = s.tables.power[s.chef[piece]] == GIVE_GARBAGE
    return (power(s, piece), f"seat.{other}" if garbage else chef(s, other))


def let_off(s: Rivals, ask: Ask, i: int, rival: int) -> Spots:
    """A power, then the player spared from it."""
    return (power(s, ask.seat * s.per + i), f"seat.{rival}")


def clam(s: Rivals) -> str:
    """Clam-Voyance in hand."""
    return f"hand.{named(s, 'card', s.tables.clam)}"


def prawn(s: Rivals, ask: Ask, i: int) -> Spots:
    """The card in hand that ends a war."""
    return (f"hand.{named(s, 'card', auction.prawn(s, ask.seat))}",)


# ---- main actions


def from_shelf(s: Rivals, ask: Ask, i: int) -> Spots:
    """The shelf where a chef is; with two chefs there, the chef first."""
    pieces = range(ask.seat * s.per, (ask.seat + 1) * s.per)
    piece = pieces[i]
    crowded = sum(s.at[other] == s.at[piece] for other in pieces) > 1
    return (*([chef(s, piece)] if crowded else []), *stall(s, s.at[piece], SHELF))


def claim(s: Rivals, ask: Ask, i: int, slot: int) -> Spots:
    """A counter card where a chef is; of two chefs there only one may claim."""
    return stall(s, s.at[ask.seat * s.per + i], slot)


def sweet(s: Rivals, ask: Ask, i: int) -> Spots:
    """Chocolate, to the till."""
    return (f"larder.{named(s, 'kind', s.tables.sweet)}", "island.till")


def answer_to(s: Rivals, ask: Ask, answer: int, sender: int) -> Spots:
    """An answer beside an open offer."""
    return (f"offer.{sender}.{ANSWERS[answer]}",)


# ---- offers


def side(s: Rivals, ask: Ask) -> str:
    """Whose things are put on the scale: one's own, the partner's, anybody's."""
    offer = draft(s, ask.seat)
    if offer.stage:
        return ""
    return "all." if offer.partner == TABLE else f"seat.{offer.partner}."


def entry(spot: str) -> Callable[..., Spots]:
    """A thing of whoever is to give it."""
    return lambda s, ask, *parts: (side(s, ask) + spot,)


def coins(s: Rivals, ask: Ask, coins: int) -> Spots:
    """An amount of money."""
    return (f"{side(s, ask)}purse.{coins * s.tables.unit}",)


def named_card(s: Rivals, ask: Ask, kind: int) -> Spots:
    """A card of the own hand, face down; or any card by its name."""
    giving = draft(s, ask.seat).stage
    return ("hand.{card}", "pan.give.facedown") if giving else (f"{side(s, ask)}cards", "card.{card}")


def any_card(s: Rivals, ask: Ask, i: int) -> Spots:
    """A card of somebody's hand, whichever it is."""
    return (f"{side(s, ask)}cards", "card.any")


def promise(s: Rivals, ask: Ask, i: int) -> Spots:
    """The quill, then what is promised."""
    return ("quill", f"promise.{named(s, 'promise', i)}")


def promised(s: Rivals, ask: Ask, i: int) -> Spots:
    """What a promise names: a place, money or an ingredient."""
    about = s.tables.promise_about[draft(s, ask.seat).about]
    if about == 1:
        return (f"place.{named(s, 'place', i)}",)
    return (f"promise.money.{i * s.tables.unit}",) if about == 2 else (f"promise.kind.{named(s, 'kind', i)}",)


# ---- cooking


def own_recipe(s: Rivals, seat: int, position: int) -> str:
    """A recipe of the player."""
    return f"recipe.{named(s, 'recipe', s.players[seat].recipes[position])}"


def dishes(s: Rivals, ask: Ask, second: int, first: int) -> Spots:
    """A recipe to the stove, or one after the other."""
    cooked = [own_recipe(s, ask.seat, i) for i, chosen in enumerate((first, second)) if chosen]
    return tuple([*cooked, "stove"][:2]) if cooked else ()


def filling(s: Rivals, seat: int) -> int:
    """The position of the recipe whose need is filled next."""
    player, done = s.players[seat], len(s.players[seat].fills)
    for position, recipe in enumerate(player.recipes):
        if player.mask >> position & 1:
            done -= len(s.tables.needs[recipe])
            if done < 0:
                return position
    raise ValueError("every need is filled")


def fill(s: Rivals, ask: Ask, kind: int) -> Spots:
    """An ingredient, to what a recipe needs."""
    return ("larder.{kind}", f"{own_recipe(s, ask.seat, filling(s, ask.seat))}.{named(s, 'kind', ask.a)}")


def pair(s: Rivals, ask: Ask, i: int) -> Spots:
    """Two ingredients, one after the other."""
    code = PAIR.code(i)
    first, second = s.tables.pair.one(code), s.tables.pair.two(code)
    more = ".2" if first == second else ""
    return (f"larder.{named(s, 'kind', first)}", f"larder.{named(s, 'kind', second)}{more}")


def extra(s: Rivals, ask: Ask) -> Spots:
    """An extra, to its recipe."""
    recipe = s.players[ask.seat].recipes[ask.a]
    kind = s.tables.extra_of[s.tables.tier[recipe]]
    return (f"larder.{named(s, 'kind', kind)}", own_recipe(s, ask.seat, ask.a))


def review(s: Rivals, ask: Ask, position: int) -> Spots:
    """The card in hand, to a recipe."""
    return (f"hand.{named(s, 'card', cook.review_card(s, ask.seat))}", own_recipe(s, ask.seat, position))


def new_recipe(s: Rivals, ask: Ask, position: int) -> Spots:
    """The recipe that is replaced."""
    return (own_recipe(s, ask.seat, position),)


def revenge(s: Rivals, ask: Ask) -> Spots:
    """The power on the avenger's card."""
    return (f"power.{named(s, 'chef', serve.avenger(s, ask.seat))}",)


def loot(s: Rivals, ask: Ask, i: int) -> Spots:
    """An ingredient of a rival."""
    seat, kind = s.tables.loot.one(LOOT.code(i)), s.tables.loot.two(LOOT.code(i))
    return (f"seat.{seat}.larder.{named(s, 'kind', kind)}",)

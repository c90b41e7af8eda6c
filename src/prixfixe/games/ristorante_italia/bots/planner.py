"""What bots consider: offers that could be needed, dinners that no other beats, no end of all turns before a room that
pays; in a hurry, less."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.chance import Chance
from prixfixe.core.state import PASS, Ask
from prixfixe.games.ristorante_italia.bots.outlook import coin_after, kinds_out
from prixfixe.games.ristorante_italia.finals import award_points, course_recipes, dined, dinner_prestige
from prixfixe.games.ristorante_italia.market import marketed
from prixfixe.games.ristorante_italia.options import BUILD, OFFER, RESTOCK, SEARCH, STALL, TO_TRASH
from prixfixe.games.ristorante_italia.state import Italia, Restaurant
from prixfixe.games.ristorante_italia.tables import Tables
from prixfixe.games.ristorante_italia.turn import chose
from prixfixe.games.ristorante_italia.vip import bade, bade_tens, bade_units


def plan(s: Italia, ask: Ask, dice: Chance) -> list[i64]:
    """No coin more than beats everybody, no dinner that is worse in prestige and in awards, in the last turn no end
    before a room that pays; the rest is left open."""
    if ask.rule is bade:
        return up_to(ask.options, enough(s, ask.seat))
    if ask.rule is bade_tens:
        return up_to(ask.options, OFFER.one(enough(s, ask.seat)))
    if ask.rule is bade_units:
        return up_to(ask.options, enough(s, ask.seat) - OFFER.code(s.restaurants[ask.seat].tens))
    if ask.rule is dined:
        return best_dinners(s.tables, s.restaurants[ask.seat], ask.options, ask.a)
    if ask.rule is chose and s.actions > 0 and not s.tables.action_phases[s.square][s.tables.season_of[-1]]:
        return going_on(s, ask)
    return ask.options


def going_on(s: Italia, ask: Ask) -> list[i64]:
    """In the last turn: what is left when a room brings more points than its coins do."""
    for option in ask.options:
        if BUILD.has(option) and room_gain(s, ask.seat, BUILD.one(option)) > 0.0:
            return ask.options[1:]
    return ask.options


def room_gain(s: Italia, seat: i64, kind: i64) -> float:
    """The points of a room, less those of the humblest one if it has to go, and of the coins."""
    t, rooms = s.tables, s.restaurants[seat].rooms
    points = t.room_prestige[kind]
    if len(rooms) >= t.room_spaces:
        points -= min([t.room_prestige[room] for room in rooms])
    return float(points) - float(t.room_cost[kind]) * coin_after(0)


def hurry(s: Italia, ask: Ask, dice: Chance) -> list[i64]:
    """At the market tokens for the hand alone, one offer by a rule of thumb, else what is considered anyway."""
    if ask.rule is marketed:
        return errands(s, ask) or ask.options
    if ask.rule is bade:
        return [max(thumbed(s, ask.seat, dice), ask.options[0])]
    if ask.rule is bade_tens:
        return [max(OFFER.one(thumbed(s, ask.seat, dice)), ask.options[0])]
    return plan(s, ask, dice)


# ---- the market


def errands(s: Italia, ask: Ask) -> list[i64]:
    """Tokens that a recipe of the hand lacks, restocks that may bring one, and the end once something is done."""
    lacking = lacked(s.tables, s.restaurants[ask.seat])
    out = kinds_out(s)
    found: list[i64] = []
    for option in ask.options:
        if option == PASS:
            if s.bought + s.restocked > 0:
                found.append(option)
        elif STALL.has(option):
            if lacking >> STALL.one(option) & 1:
                found.append(option)
        elif SEARCH.has(option):
            if lacking & sold(s.tables, SEARCH.one(option)):
                found.append(option)
        elif option == TO_TRASH or lacking & sold(s.tables, RESTOCK.one(option)) & ~out:
            found.append(option)
    return found


def lacked(t: Tables, r: Restaurant) -> i64:
    """The kinds that recipes of the hand need more of than the shelf has, one bit for each."""
    kinds: i64 = 0
    for recipe in r.hand:
        needs = t.recipe_needs[recipe]
        for i in range(len(needs)):
            kind = t.recipe_kinds[recipe][i]
            if needs[i] > r.shelf[kind]:
                kinds |= 1 << kind
    return kinds


def sold(t: Tables, shop: i64) -> i64:
    """The kinds of a shop, one bit for each."""
    kinds: i64 = 0
    for kind in t.kinds_of[shop]:
        kinds |= 1 << kind
    return kinds


# ---- offers


def enough(s: Italia, seat: i64) -> i64:
    """An offer that beats all the coins of every other player."""
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.restaurants[other].coins)
    return most + 1


def up_to(offers: list[i64], most: i64) -> list[i64]:
    """The offers that are not higher; the lowest in any case."""
    found = offers[:1]
    for offer in offers[1:]:
        if offer <= most:
            found.append(offer)
    return found


def thumbed(s: Italia, seat: i64, dice: Chance) -> i64:
    """Mostly all coins, or as many as beat the others or tie with them; sometimes any number up to that."""
    most = min(s.restaurants[seat].coins, enough(s, seat))
    if dice.below(10) < 6:
        return max(most - dice.below(2), 0) if most == enough(s, seat) else most
    return dice.below(most + 1)


# ---- dinners


def best_dinners(t: Tables, r: Restaurant, options: list[i64], course: i64) -> list[i64]:
    """The recipes that lead to a dinner which no other dinner beats in prestige or in the points of its awards."""
    if len(options) == 1:
        return options
    dinners = Dinners(t, r)
    for recipe in options:
        dinners.add(recipe, recipe, course)
    found: list[i64] = []
    for recipe in options:
        if dinners.leads(recipe):
            found.append(recipe)
    return found


class Dinners:
    """All dinners that can still be chosen: the first recipe of each, its prestige and the points of its awards."""

    def __init__(self, t: Tables, r: Restaurant) -> None:
        self.t = t
        self.r = r
        self.first: list[i64] = []
        self.prestige: list[i64] = []
        self.awards: list[i64] = []

    def add(self, first: i64, recipe: i64, course: i64) -> None:
        """All dinners with a recipe on a course, those chosen before, and any on the courses that follow."""
        t, r, kept = self.t, self.r, self.r.dinner
        space: i64 = r.menu.index(recipe)
        r.dinner |= 1 << space
        if course + 1 == t.courses:
            self.first.append(first)
            self.prestige.append(dinner_prestige(t, r))
            self.awards.append(award_points(t, r))
        else:
            for following in course_recipes(t, r, course + 1):
                self.add(first, following, course + 1)
        r.dinner = kept

    def leads(self, recipe: i64) -> bool:
        """Whether one of the dinners with this first recipe is beaten by no other."""
        return any(self.first[i] == recipe and not self.beaten(i) for i in range(len(self.first)))

    def beaten(self, i: i64) -> bool:
        """Whether another dinner is as good in both respects and better in one; of equal ones the first counts."""
        for j in range(len(self.first)):
            more, better = self.prestige[j] - self.prestige[i], self.awards[j] - self.awards[i]
            if more >= 0 and better >= 0 and (more + better > 0 or j < i):
                return True
        return False

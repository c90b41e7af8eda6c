"""The seven rounds: their start and their end."""

from __future__ import annotations

from prixfixe.games.critter_kitchen.challenges import meals
from prixfixe.games.critter_kitchen.critic import dine
from prixfixe.games.critter_kitchen.fridge import refrigerate
from prixfixe.games.critter_kitchen.items import stock
from prixfixe.games.critter_kitchen.planning import plan, run
from prixfixe.games.critter_kitchen.restaurateurs import start_draws
from prixfixe.games.critter_kitchen.shopping import shop
from prixfixe.games.critter_kitchen.solo import discard_shown
from prixfixe.games.critter_kitchen.state import NOBODY, SHOPPING, Town
from prixfixe.games.critter_kitchen.tables import (
    BISQUE,
    CHALLENGE_MEALS,
    CRITIC_MEAL,
    SEVENTH,
    START_OF_ROUND,
    ZOUS,
)


def play_round(s: Town) -> None:
    """Start of round, Planning, Running, Shopping, End of round (CK-ROUND-1)."""
    s.phase = SHOPPING
    s.tell("round", s.round)
    reveal_challenge(s)
    add_bisque(s)
    restock(s)
    offer_zous(s)
    start_draws(s)
    s.then(plan)
    s.then(run)
    s.then(shop)
    s.then(end_round)


def reveal_challenge(s: Town) -> None:
    """Turn up the next challenge; in rounds 3 and 6 the Hold Token covers its last requirement (CK-START-1)."""
    if not s.tables.reveals[s.round]:
        return
    card = s.draw(s.challenge_deck)
    s.challenges.append(card)
    s.tell("challenge", card)
    if s.tables.hold[s.round]:
        s.tell("held", s.tables.requires[card][-1])
    if s.solo:
        s.rival.starred.append([0 for _ in s.tables.requires[card]])


def add_bisque(s: Town) -> None:
    """An empty bisque space of the Soup Truck gets a bisque while the supply lasts (CK-START-3)."""
    for place in s.row():
        for _ in range(s.location(place).bisque_spaces - s.stalls[place].count(BISQUE)):
            if s.bisque:
                s.bisque -= 1
                s.stalls[place].append(BISQUE)


def restock(s: Town) -> None:
    """Fill the numbered locations from left to right, then the Academy (CK-START-4)."""
    for place in s.row():
        if s.location(place).fill == START_OF_ROUND:
            stock(s, place)


def offer_zous(s: Town) -> None:
    """The Academy offers a zous-chef; in round 7 an allspice instead (CK-START-6)."""
    if not s.tables.zous_offered[s.round]:
        s.stalls[s.tables.academy].append(SEVENTH)
        s.tell("seventh")
    elif s.zous_deck:
        s.zous_offer = s.draw(s.zous_deck)
        s.stalls[s.tables.academy].append(ZOUS)
        s.tell("zous_offer", s.zous_offer, s.tables.zous[s.zous_offer].capacity)


def end_round(s: Town) -> None:
    """Cards return to the hands, used zous-chefs leave, and a meal may be due (CK-END)."""
    s.here = NOBODY
    for kitchen in s.kitchens:
        kitchen.plan = [NOBODY, NOBODY, NOBODY, NOBODY]
        kitchen.chef = NOBODY
        kitchen.haul = []
        if kitchen.zous != NOBODY:
            s.retired.append(kitchen.zous)
        kitchen.zous = kitchen.hired
        kitchen.hired = NOBODY
    if s.solo:
        discard_shown(s)
    if s.tables.meal[s.round] == CRITIC_MEAL:
        dine(s)
        return
    if s.tables.meal[s.round] == CHALLENGE_MEALS:
        s.then(meals)
        s.then(refrigerate)
    s.then(next_round)


def next_round(s: Town) -> None:
    """The Round Tracker advances (CK-END-4)."""
    s.round += 1
    play_round(s)

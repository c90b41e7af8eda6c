"""Everything true at the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import State
from prixfixe.games.critter_kitchen.tables import RUMOR, WILD, Critic, Location, Restaurateur, Tables, Zous
from prixfixe.kit.lists import has

NOBODY: Final = -1  # no card, no token, no place
RIVAL: Final = 99  # what McDogald's is called in facts
COOKS: Final = 101  # cooks told in one number are its digits to this base, each one more

# What is going on
HIRING: Final = 0
SHOPPING: Final = 1
PLANNING: Final = 2
COOKING: Final = 3
CHILLING: Final = 4
DINING: Final = 5
OVER: Final = 6

# Where stars come from
CHALLENGES: Final = 0
ABILITIES: Final = 1
MOST_SOUP: Final = 2
ALL_COURSES: Final = 3
BEST_COURSES: Final = 4
RUMORS: Final = 5
CRITIC: Final = 6
RESTAURATEUR: Final = 7
QUALITY: Final = 8
HEAD_START: Final = 9  # McDogald's only, like the two below
RUMOR_TOKENS: Final = 10
MANAGERS: Final = 11
SOURCES: Final = 12


class Plate:
    """A challenge plate or the critic plate."""

    items: list[i64]  # ingredients
    spices: list[i64]  # what spices each of them, NOBODY nothing; a helper or a rumor token may
    soup: i64
    bisque: i64
    paired: list[i64]  # courses with a wine beside them ...
    wines: list[i64]  # ... and those wines
    kept: i64  # confirmed
    quality: i64  # once presented
    stars: i64

    def copy(self) -> Plate:
        twin = Plate()
        twin.items = self.items[:]
        twin.spices = self.spices[:]
        twin.soup = self.soup
        twin.bisque = self.bisque
        twin.paired = self.paired[:]
        twin.wines = self.wines[:]
        twin.kept = self.kept
        twin.quality = self.quality
        twin.stars = self.stars
        return twin


def empty_plate() -> Plate:
    """A clean plate."""
    plate = Plate()
    plate.items = []
    plate.spices = []
    plate.paired = []
    plate.wines = []
    plate.soup = plate.bisque = plate.kept = plate.quality = plate.stars = 0
    return plate


class Kitchen:
    """What one player has; in solo McDogald's has one too."""

    # behind the shield
    storage: list[i64]  # ingredients and spices, in canonical order
    soup: i64
    bisque: i64
    # what everybody could have counted of it
    sure: list[i64]  # seen going in since the last refrigeration
    maybe: list[i64]  # seen going in before it
    unseen: i64  # tokens drawn in secret
    # beside the kitchen
    points: list[i64]  # stars, by where they come from
    rumors: list[i64]  # the token on each space
    peeked: list[i64]  # rumor cards seen without a token
    zous: i64  # works this round
    hired: i64  # works next round
    restaurateur: i64
    dealt: list[i64]  # restaurateurs to choose from
    secret: i64  # a rumor card of one's own
    dismissed: list[i64]  # the rumor cards returned for it
    plan: list[i64]  # where the chefs go
    # the chef at the location being resolved
    chef: i64
    load: i64  # how many items it may carry
    haul: list[i64]  # what it picked here
    ready: i64  # its first turn has begun
    # meals
    plates: list[Plate]
    serving: i64  # the plate or course in hand
    big: i64  # the course that holds more
    returning: list[i64]  # out of the fridge

    def copy(self) -> Kitchen:
        twin = Kitchen()
        twin.storage = self.storage[:]
        twin.soup = self.soup
        twin.bisque = self.bisque
        twin.sure = self.sure[:]
        twin.maybe = self.maybe[:]
        twin.unseen = self.unseen
        twin.points = self.points[:]
        twin.rumors = self.rumors[:]
        twin.peeked = self.peeked[:]
        twin.zous = self.zous
        twin.hired = self.hired
        twin.restaurateur = self.restaurateur
        twin.dealt = self.dealt[:]
        twin.secret = self.secret
        twin.dismissed = self.dismissed[:]
        twin.plan = self.plan[:]
        self.copy_meals(twin)
        return twin

    def copy_meals(self, twin: Kitchen) -> None:
        """The chef in town, and meals."""
        twin.chef = self.chef
        twin.load = self.load
        twin.haul = self.haul[:]
        twin.ready = self.ready
        twin.plates = [plate.copy() for plate in self.plates]
        twin.serving = self.serving
        twin.big = self.big
        twin.returning = self.returning[:]

    def stars(self) -> i64:
        """All stars so far."""
        total: i64 = 0
        for points in self.points:
            total += points
        return total

    def known_rumors(self) -> i64:
        """Rumor tokens in the kitchen."""
        count: i64 = 0
        for token in self.rumors:
            if token != NOBODY:
                count += 1
        return count


class Rival:
    """What McDogald's has besides a kitchen; empty in other games."""

    course: list[i64]  # the ingredient on each course
    spice: list[i64]  # the spice on each course
    allspice: i64
    aside: list[i64]  # tokens of no further use
    starred: list[list[i64]]  # stars above the requirements of each open challenge
    decks: list[list[i64]]  # managers, then the cards of mouse, lizard and boar; drawn at random
    discards: list[list[i64]]
    shown: list[i64]  # chef cards and manager of this round, as deck and card in turn
    boosted: i64  # the chef that carries more this round
    boost: i64
    sample: i64  # the token drawn for Most Soup

    def copy(self) -> Rival:
        twin = Rival()
        twin.course = self.course[:]
        twin.spice = self.spice[:]
        twin.allspice = self.allspice
        twin.aside = self.aside[:]
        twin.starred = [stars[:] for stars in self.starred]
        twin.decks = [deck[:] for deck in self.decks]
        twin.discards = [pile[:] for pile in self.discards]
        twin.shown = self.shown[:]
        twin.boosted = self.boosted
        twin.boost = self.boost
        twin.sample = self.sample
        return twin


class Town(State):
    """Everything true at the table."""

    tables: Tables
    solo: i64
    round: i64
    phase: i64
    critic: i64
    rumor_cards: list[i64]  # fork, spoon, knife
    face_up: list[i64]
    other_rumors: list[i64]  # cards not in play; decks are drawn from at random, so they have no order
    challenge_deck: list[i64]
    challenges: list[i64]  # the open ones, by slot
    zous_deck: list[i64]
    zous_offer: i64
    retired: list[i64]  # zous-chefs out of the game
    other_restaurateurs: list[i64]
    bag: list[i64]
    aside: list[i64]  # rumor tokens drawn that go back into the bag
    offer: list[i64]  # tokens drawn, one to be kept
    cards: list[i64]  # rumor cards drawn, one to be kept
    counter: i64  # a token laid out: an ingredient for a swap, a wild rumor to be placed
    bisque: i64  # supply
    removed: list[i64]  # tokens out of the game
    stalls: list[list[i64]]  # tokens at every location, in canonical order
    kitchens: list[Kitchen]
    track: list[i64]  # hats, front first
    here: i64  # index in the row of the location being resolved, NOBODY none
    touched: i64  # something was picked here
    line: list[i64]  # the queue, who is next first
    rival: Rival

    def copy(self) -> Town:
        twin = Town()
        self.copy_to(twin)
        twin.tables = self.tables
        twin.solo = self.solo
        twin.round = self.round
        twin.phase = self.phase
        twin.critic = self.critic
        twin.rumor_cards = self.rumor_cards[:]
        twin.face_up = self.face_up[:]
        twin.other_rumors = self.other_rumors[:]
        twin.challenge_deck = self.challenge_deck[:]
        twin.challenges = self.challenges[:]
        twin.zous_deck = self.zous_deck[:]
        twin.zous_offer = self.zous_offer
        twin.retired = self.retired[:]
        twin.other_restaurateurs = self.other_restaurateurs[:]
        self.copy_supply(twin)
        self.copy_kitchens(twin)
        return twin

    def copy_supply(self, twin: Town) -> None:
        """Bag, stalls and what is laid out."""
        twin.bag = self.bag[:]
        twin.aside = self.aside[:]
        twin.offer = self.offer[:]
        twin.cards = self.cards[:]
        twin.counter = self.counter
        twin.bisque = self.bisque
        twin.removed = self.removed[:]
        twin.stalls = [stall[:] for stall in self.stalls]

    def copy_kitchens(self, twin: Town) -> None:
        """The kitchens, and the location being resolved."""
        twin.kitchens = [kitchen.copy() for kitchen in self.kitchens]
        twin.track = self.track[:]
        twin.here = self.here
        twin.touched = self.touched
        twin.line = self.line[:]
        twin.rival = self.rival.copy() if self.solo else self.rival

    # ---- who and where

    def row(self) -> list[i64]:
        """The locations in play, from left to right."""
        return self.tables.rows[self.seats]

    def place(self) -> i64:
        """The location being resolved."""
        return self.row()[self.here] if self.here >= 0 else NOBODY

    def location(self, place: i64) -> Location:
        """The board of a location."""
        return self.tables.locations[place]

    def day(self) -> i64:
        """The day of the round."""
        return self.tables.day[self.round]

    def boss(self, seat: i64) -> Restaurateur:
        """The restaurateur of a kitchen; the last row is nobody."""
        return self.tables.restaurateurs[self.kitchens[seat].restaurateur]

    def judge(self, seat: i64) -> Critic:
        """The critic as it applies to a kitchen: McDogald's ignores it (CK-SOLO-27)."""
        return self.tables.critics[self.critic if seat < self.seats else -1]

    def helper(self, seat: i64) -> Zous:
        """The zous-chef that works in this round."""
        return self.tables.zous[self.kitchens[seat].zous]

    def called(self, seat: i64) -> i64:
        """The number of a kitchen in facts."""
        return seat if seat < self.seats else RIVAL

    # ---- challenges

    def day_slots(self) -> list[i64]:
        """The slots of the open challenges of this day."""
        today = self.day()
        return [slot for slot in range(len(self.challenges)) if self.tables.slot_day[slot] == today]

    def day_slot(self, index: i64) -> i64:
        """One of the slots of the open challenges of this day."""
        today = self.day()
        slot: i64 = 0
        while True:
            if self.tables.slot_day[slot] == today:
                if index == 0:
                    return slot
                index -= 1
            slot += 1

    def wanted(self, slot: i64) -> list[i64]:
        """The uncovered requirements of a challenge."""
        card = self.challenges[slot]
        return self.tables.uncovered[card] if self.tables.slot_held[slot] else self.tables.requires[card]

    # ---- rumors

    def all_face_up(self) -> bool:
        """Whether every rumor card is open."""
        return not has(self.face_up, 0)

    def can_hear(self, seat: i64, token: i64) -> bool:
        """A rumor can be taken if its space is empty, a wild one if any space is (CK-SHOP-11)."""
        spaces = self.kitchens[seat].rumors
        if token == WILD:
            return spaces[0] == NOBODY or spaces[1] == NOBODY or spaces[2] == NOBODY
        return spaces[token - RUMOR] == NOBODY

    def sees_rumor(self, seat: i64, space: i64) -> bool:
        """Whether a seat may look at a rumor card."""
        if self.face_up[space]:
            return True
        if seat < 0:
            return False
        kitchen = self.kitchens[seat]
        return kitchen.rumors[space] != NOBODY or kitchen.peeked[space] != 0

"""The critic meal planned for bots: the best plate, as far as its seat knows the rumors.

A plate begins with the best ingredient of every course and its own spice. Then it is changed as long as a change
makes it better: another ingredient or none, another spice, another wine. Others are taken to serve their best.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import PASS, Ask
from prixfixe.games.critter_kitchen.bots.plating import (
    exchange,
    lay_out,
    pour,
    pour_back,
    respice,
    rising,
    serve,
    take_off,
    unspice,
)
from prixfixe.games.critter_kitchen.critic import (
    WINE,
    chose_big,
    dished,
    most_on,
    on_course,
    paired,
    spiced,
    spices_for,
)
from prixfixe.games.critter_kitchen.guess import clear_plates
from prixfixe.games.critter_kitchen.options import RUMOR_SPICE
from prixfixe.games.critter_kitchen.plates import course_quality, course_values, spices_served
from prixfixe.games.critter_kitchen.rumors import non_decreasing_values
from prixfixe.games.critter_kitchen.scoring import fanatic_factor, track_stars
from prixfixe.games.critter_kitchen.solo import serve_rival
from prixfixe.games.critter_kitchen.state import NOBODY, Kitchen, Plate, Town
from prixfixe.games.critter_kitchen.tables import ALLSPICE, SPACES, SPICE, TYPES, type_of
from prixfixe.games.critter_kitchen.tokens import kinds_of, put
from prixfixe.kit.lists import drop, has, tally

DOUBT: Final = 1.5  # quality by which what a rival serves may differ from its best
WORST: Final = -1e9  # less than any plate brings, whatever cards are in play
EDGE: Final = 0.02  # stars for one quality that moves nothing: ties, and rumors that are not known


def next_course(s: Town, ask: Ask) -> i64:
    """The answer that leads to the best critic plate."""
    if ask.rule is chose_big:
        return best_big(s, ask.seat, ask.options)
    return Meal(s, ask).step()


def best_big(s: Town, seat: i64, options: list[i64]) -> i64:
    """The course that had best hold more."""
    best: i64 = PASS
    most = WORST
    for kind in options:
        twin = s.copy()
        twin.answer(seat, kind)
        stars = Meal(twin, twin.asked(seat)).best
        if stars > most:
            most = stars
            best = kind
    return best


class Meal:
    """A critic plate on trial: what is on it already stays."""

    def __init__(self, s: Town, ask: Ask) -> None:
        self.s: Final = s.copy()
        self.ask: Final = ask
        self.seat: Final = ask.seat
        self.kitchen: Final[Kitchen] = self.s.kitchens[ask.seat]
        self.plate: Final[Plate] = self.kitchen.plates[0]
        self.served: Final[i64] = len(self.plate.items)
        self.poured: Final[i64] = len(self.plate.wines)
        self.serving: Final[i64] = self.kitchen.serving
        self.open: Final[i64] = self.first_open()
        self.bare: Final[i64] = self.served - 1 if ask.rule is spiced else self.served  # from here on, spices are open
        self.rumors: list[i64] = []
        self.rivals: list[i64] = []  # the best quality of each course among the others
        self.listen()
        self.watch()
        lay_out(self.s, self.seat, self.open)
        self.items: list[i64] = []  # the best plate so far
        self.spices: list[i64] = []
        self.courses: list[i64] = []
        self.wines: list[i64] = []
        self.storage: list[i64] = []
        self.best: float = WORST
        self.better()
        self.improve()

    # ---- what the seat goes by

    def listen(self) -> None:
        """The rumors that the seat knows; the others are put aside."""
        s = self.s
        for space in range(SPACES):
            if not s.sees_rumor(self.seat, space):
                s.rumor_cards[space] = NOBODY
        for card in [*s.rumor_cards, self.kitchen.secret]:
            if card != NOBODY and not s.tables.rumors[card].fanatic:
                self.rumors.append(card)

    def watch(self) -> None:
        """Others serve the best that they have."""
        s = self.s
        if s.solo:
            serve_rival(s)
        for other in range(s.seats):
            if other != self.seat:
                clear_plates(s.kitchens[other])
                lay_out(s, other, 0)
        for kind in range(TYPES):
            most: i64 = 0
            for other in range(len(s.kitchens)):
                if other != self.seat:
                    most = max(most, course_quality(s, other, kind))
            self.rivals.append(most)

    def first_open(self) -> i64:
        """The first course that still takes an ingredient."""
        if self.ask.rule is dished or self.serving >= TYPES:
            return self.serving
        full = on_course(self.plate, self.serving) >= most_on(self.s, self.seat, self.serving)
        return self.serving + 1 if full else self.serving

    # ---- what a plate brings

    def stars(self) -> float:
        """Stars of the plate as it is."""
        s, tables = self.s, self.s.tables
        quality: i64 = 0
        courses: i64 = 0
        total = 0.0
        for kind in range(TYPES):
            here = course_quality(s, self.seat, kind)
            if here > 0:
                courses += 1
                quality += here * fanatic_factor(s, self.seat, kind)
                lead = float(here - self.rivals[kind]) + 0.5
                total += float(tables.best_course_stars) / (1.0 + exp(-lead / DOUBT))
        if courses == TYPES:
            total += float(tables.all_courses_stars)
        return total + float(track_stars(s, quality)) + EDGE * float(quality) + float(self.extras())

    def extras(self) -> i64:
        """Stars of the known rumors, and of a critic who counts spices."""
        s, critic = self.s, self.s.judge(self.seat)
        total: i64 = 0
        for card in self.rumors:
            stars: i64 = s.tables.rumors[card].score(s, self.seat, card)
            total += stars
        if critic.spice_per:
            total += min(critic.spice_most, critic.spice_stars * (spices_served(self.plate) // critic.spice_per))
        return total

    # ---- changes

    def better(self) -> bool:
        """Whether the plate is better than the best so far; if not, that one is laid out again."""
        stars = self.stars()
        plate = self.plate
        if stars > self.best + 1e-9:
            self.best = stars
            self.items, self.spices = plate.items[:], plate.spices[:]
            self.courses, self.wines = plate.paired[:], plate.wines[:]
            self.storage = self.kitchen.storage[:]
            return True
        plate.items, plate.spices = self.items[:], self.spices[:]
        plate.paired, plate.wines = self.courses[:], self.wines[:]
        self.kitchen.storage = self.storage[:]
        return False

    def improve(self) -> None:
        """Change by change, as long as one helps; then a plate without spice, and one that rises."""
        self.climb()
        for i in range(self.bare, len(self.plate.items)):
            unspice(self.kitchen, i)
        self.better()
        for card in self.rumors:
            if self.s.tables.rumors[card].score is non_decreasing_values:
                self.rise()

    def rise(self) -> None:
        """A plate on which no value is lower than the one to its left, then the changes that help."""
        for i in range(len(self.plate.items) - 1, self.served - 1, -1):
            take_off(self.kitchen, i)
        values = course_values(self.s, self.seat)
        for token in rising(self.s, self.seat, self.open, values[-1] if values else 0):
            spice = SPICE + type_of(token)
            serve(self.kitchen, token, spice if has(self.kitchen.storage, spice) else NOBODY)
        if self.better():
            self.climb()

    def climb(self) -> None:
        """Change by change, as long as one helps."""
        helped = True
        while helped:
            helped = False
            for kind in range(self.open, TYPES):
                helped = self.other_ingredients(kind) or helped
            for i in range(self.bare, len(self.plate.items)):
                helped = self.other_spices(i) or helped
            helped = self.other_wines() or helped

    def other_ingredients(self, kind: i64) -> bool:
        """Another ingredient for a course, one more, or one less."""
        helped = False
        i = self.served
        while i < len(self.plate.items):
            if type_of(self.plate.items[i]) == kind:
                for token in kinds_of(self.kitchen.storage, kind):
                    exchange(self.kitchen, i, token)
                    helped = self.better() or helped
                take_off(self.kitchen, i)
                helped = self.better() or helped
            i += 1
        for token in kinds_of(self.kitchen.storage, kind):
            if on_course(self.plate, kind) < most_on(self.s, self.seat, kind):
                helped = self.one_more(kind, token) or helped
        return helped

    def one_more(self, kind: i64, token: i64) -> bool:
        """An ingredient on a course, with a spice that fits or with none."""
        for spice in [*spices_for(self.s, self.seat, kind), NOBODY]:
            serve(self.kitchen, token, spice)
            if self.better():
                return True
        return False

    def other_spices(self, i: i64) -> bool:
        """Another spice on an ingredient, one less, or one from another ingredient."""
        helped = False
        kind = type_of(self.plate.items[i])
        for spice in [*spices_for(self.s, self.seat, kind), NOBODY]:
            unspice(self.kitchen, i)
            respice(self.kitchen, i, spice)
            helped = self.better() or helped
        for j in range(self.bare, len(self.plate.items)):
            loan = self.plate.spices[j]
            if j != i and loan in (ALLSPICE, RUMOR_SPICE):
                unspice(self.kitchen, j)
                unspice(self.kitchen, i)
                respice(self.kitchen, i, loan)
                helped = self.better() or helped
        return helped

    def other_wines(self) -> bool:
        """A wine beside a course, another one, or none."""
        helped = False
        critic = self.s.judge(self.seat)
        for place in range(max(0, self.serving - TYPES), len(critic.pairs)):
            for wine in kinds_of(self.kitchen.storage, WINE):
                if on_course(self.plate, critic.pairs[place]) and has(self.kitchen.storage, wine):
                    helped = self.another_wine(critic.pairs[place], wine) or helped
        for i in range(self.poured, len(self.plate.wines)):
            helped = self.wine_elsewhere(i) or helped
        i = self.poured
        while i < len(self.plate.wines):
            pour_back(self.kitchen, i)
            helped = self.better() or helped
            i += 1
        return helped

    def another_wine(self, kind: i64, wine: i64) -> bool:
        """A wine of the storage beside a course, instead of another one if no more may stand there."""
        if tally(self.plate.paired, kind) < self.s.judge(self.seat).pair_most:
            pour(self.kitchen, kind, wine)
            return self.better()
        for i in range(self.poured, len(self.plate.wines)):
            if self.plate.paired[i] == kind:
                put(self.kitchen.storage, self.plate.wines[i])
                drop(self.kitchen.storage, wine)
                self.plate.wines[i] = wine
                return self.better()
        return False

    def wine_elsewhere(self, i: i64) -> bool:
        """A wine that stands beside a course changes places with another wine, or goes to a course without."""
        helped = False
        plate, critic = self.plate, self.s.judge(self.seat)
        for j in range(self.poured, len(plate.wines)):
            plate.wines[i], plate.wines[j] = plate.wines[j], plate.wines[i]
            helped = self.better() or helped
        for j in range(self.served, len(plate.items)):
            if type_of(plate.items[j]) == WINE:
                plate.wines[i], plate.items[j] = plate.items[j], plate.wines[i]
                helped = self.better() or helped
        for place in range(max(0, self.serving - TYPES), len(critic.pairs)):
            kind = critic.pairs[place]
            if on_course(plate, kind) and tally(plate.paired, kind) < critic.pair_most:
                plate.paired[i] = kind
                helped = self.better() or helped
        return helped

    # ---- the answer

    def step(self) -> i64:
        """What to answer now on the way to the best plate."""
        if self.ask.rule is spiced:
            spice = self.spices[self.served - 1]
            return spice if spice != NOBODY else PASS
        if self.ask.rule is paired:
            kind = self.s.judge(self.seat).pairs[self.serving - TYPES]
            for i in range(self.poured, len(self.wines)):
                if self.courses[i] == kind:
                    return self.wines[i]
            return PASS
        for i in range(self.served, len(self.items)):
            if type_of(self.items[i]) == self.serving:
                return self.items[i]
        return PASS

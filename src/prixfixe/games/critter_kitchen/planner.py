"""What bots consider on plates: the next step of the best plan for all challenge meals in hand.

A bundle is a way to finish one plate: tokens of the storage (as bits, by place), soup and bisque. Only bundles of
which nothing can be left out count. The plates are then planned together: stars, and what the rest is worth.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.chance import Chance
from prixfixe.core.state import PASS, Ask
from prixfixe.games.critter_kitchen.challenges import (
    DONE,
    WITH_ALLSPICE,
    WITH_HELPER,
    WITH_SPICE,
    abandon,
    award,
    meal_factor,
    meal_value,
    prepared,
    soup_value,
)
from prixfixe.games.critter_kitchen.critic import most_on, spiced
from prixfixe.games.critter_kitchen.fridge import limit
from prixfixe.games.critter_kitchen.prospects import best_values, kept_values
from prixfixe.games.critter_kitchen.state import NOBODY, Plate, Town
from prixfixe.games.critter_kitchen.tables import ALLSPICE, BISQUE, SOUP, SPICE, type_of
from prixfixe.games.critter_kitchen.worth import soup_worth
from prixfixe.kit.lists import has, tally

MOST_LOOKS: Final = 4000  # sets of tokens looked at for one plate, and combinations for all of them
MOST_BUNDLES: Final = 24  # kept of each number of stars


def plan(s: Town, ask: Ask, dice: Chance) -> list[i64]:
    """The next step of the best challenge plates; for the critic no allspice where the own spice does as much."""
    if ask.rule is prepared:
        return [next_step(s, ask.seat)]
    if ask.rule is spiced:
        return useful_spices(s, ask.seat, ask.options)
    return ask.options


def useful_spices(s: Town, seat: i64, options: list[i64]) -> list[i64]:
    """A course of one ingredient takes its own spice or none: no other course could use that spice."""
    kind = s.kitchens[seat].serving
    as_good = s.judge(seat).spice_by != 0 or s.tables.multiplier[kind] >= s.tables.multiplier[ALLSPICE - SPICE]
    if has(options, SPICE + kind) and as_good and most_on(s, seat, kind) == 1:
        return [SPICE + kind, PASS]
    return options


def next_step(s: Town, seat: i64) -> i64:
    """The first step of the plan with the most stars and the best rest; PASS if the plate in hand is given up."""
    kitchen = s.kitchens[seat]
    plate = kitchen.plates[kitchen.serving]
    table = Counter(s, seat)
    table.look(kitchen.serving)
    if plate.items or plate.soup or plate.bisque:
        given_up = s.copy()
        abandon(given_up.kitchens[seat], given_up.kitchens[seat].plates[kitchen.serving])
        other = Counter(given_up, seat)
        other.look(kitchen.serving + 1)
        if other.best > table.best:
            return PASS
    return table.step


class Bundle:
    """A way to finish a plate."""

    def __init__(self, tokens: i64, soup: i64, bisque: i64, stars: i64, step: i64) -> None:
        self.tokens: Final = tokens  # a bit for every place in the storage
        self.soup: Final = soup
        self.bisque: Final = bisque
        self.stars: Final = stars
        self.step: Final = step  # what to do first


class Counter:
    """Where one seat lays out its tokens and thinks about its plates."""

    def __init__(self, s: Town, seat: i64) -> None:
        kitchen = s.kitchens[seat]
        self.s = s
        self.seat = seat
        self.storage: list[i64] = kitchen.storage
        self.soup: i64 = kitchen.soup
        self.bisque: i64 = kitchen.bisque
        self.levels: list[i64] = levels(s)
        self.kept: list[float] = kept_values(s, seat, best_values(s, seat))
        self.room: i64 = limit(s, seat)
        self.order: list[i64] = falling(self.kept)
        # the plate being bundled
        self.held: list[i64] = []  # ingredients that may come on it, or are there without a spice
        self.spots: list[i64] = []  # where they are in the storage, -1 on the plate
        self.wanted: list[i64] = []
        self.souped: i64 = 0  # soup and bisque on it
        self.kinds: list[i64] = []  # types on it
        self.gains: list[i64] = []  # quality of what was added, ...
        self.covers: list[i64] = []  # ... and the type of an ingredient, -1 a spice
        self.bundles: list[Bundle] = []
        # all plates together
        self.courses: list[list[Bundle]] = []
        self.top: list[i64] = []  # stars that the plates from each on can bring at most
        self.best: float = -1.0
        self.step: i64 = PASS
        self.looks: i64 = 0

    def look(self, first: i64) -> None:
        """Plan the plates from the first one on; it may also be left empty if it is."""
        plates = self.s.kitchens[self.seat].plates
        for index in range(first, len(plates)):
            self.courses.append(self.bundle(plates[index], index))
            if not plates[index].items and plates[index].soup + plates[index].bisque == 0:
                self.courses[-1].append(Bundle(0, 0, 0, 0, PASS))
        self.top = [0] * (len(self.courses) + 1)
        for i in range(len(self.courses) - 1, -1, -1):
            self.top[i] = self.top[i + 1] + most_stars(self.courses[i])
        self.looks = 0
        self.choose(0, 0, 0, 0, 0, PASS)

    # ---- bundles of one plate

    def bundle(self, plate: Plate, index: i64) -> list[Bundle]:
        """The ways to finish a plate of which nothing can be left out, the best by themselves first."""
        s = self.s
        self.wanted = s.wanted(s.day_slot(index))
        self.souped = plate.soup + plate.bisque
        self.held, self.spots, self.gains, self.covers, self.bundles = [], [], [], [], []
        self.kinds = [type_of(token) for token in plate.items]
        quality = plate.bisque * s.tables.bisque_value + plate.soup * soup_value(s, self.seat)
        for i in range(len(plate.items)):
            quality += meal_value(s, self.seat, plate.items[i]) * meal_factor(s, plate.spices[i])
            if plate.spices[i] == NOBODY:
                self.held.append(plate.items[i])
                self.spots.append(-1)
        self.lay_out()
        self.looks = 0
        self.extend(0, quality, 0, PASS)
        return self.best_bundles()

    def lay_out(self) -> None:
        """The ingredients of the storage that the plate wants, the highest first."""
        for spot in range(len(self.storage) - 1, -1, -1):
            if self.storage[spot] < SPICE and has(self.wanted, type_of(self.storage[spot])):
                self.held.append(self.storage[spot])
                self.spots.append(spot)

    def extend(self, i: i64, quality: i64, used: i64, step: i64) -> None:
        """Decide about the i-th ingredient and those after it: left out, plain, or with a spice."""
        self.looks += 1
        if self.looks > MOST_LOOKS:
            return
        if i == len(self.held):
            self.finish(quality, used, step)
            return
        spot, token = self.spots[i], self.held[i]
        if spot < 0:
            self.spice(i, quality, used, step)
        elif not used >> spot & 1 and (quality < self.levels[-1] or not has(self.kinds, type_of(token))):
            value = meal_value(self.s, self.seat, token)
            first = token if step == PASS or step >= WITH_SPICE else step
            self.kinds.append(type_of(token))
            self.spice(i, quality + value, used | 1 << spot, first)
            self.add(value, type_of(token))
            self.extend(i + 1, quality + value, used | 1 << spot, first)
            self.undo()
            self.kinds.pop()
        self.extend(i + 1, quality, used, step)

    def spice(self, i: i64, quality: i64, used: i64, step: i64) -> None:
        """The i-th ingredient, which is on the plate, with each spice that fits."""
        if quality >= self.levels[-1]:
            return
        token, helpers = self.held[i], self.s.boss(self.seat).helpers != 0
        for spot in range(len(self.storage)):
            option = spicing(token, self.storage[spot], helpers)
            if option >= 0 and not used >> spot & 1:
                more = meal_value(self.s, self.seat, token) * (meal_factor(self.s, self.storage[spot]) - 1)
                self.add(more, -1)
                self.extend(i + 1, quality + more, used | 1 << spot, option if step == PASS else step)
                self.undo()

    def add(self, gain: i64, cover: i64) -> None:
        """Something comes on the plate."""
        self.gains.append(gain)
        self.covers.append(cover)

    def undo(self) -> None:
        """And off again."""
        self.gains.pop()
        self.covers.pop()

    def finish(self, quality: i64, used: i64, step: i64) -> None:
        """Each level, with as little soup as it and the missing requirements take."""
        if not self.kinds:
            return
        missing = -self.souped
        for kind in self.wanted:
            if not has(self.kinds, kind):
                missing += 1
        for level in self.levels:
            for bisque in range(self.bisque + 1):
                self.add_soup(level, quality, max(0, missing), used, bisque, step)

    def add_soup(self, level: i64, quality: i64, missing: i64, used: i64, bisque: i64, step: i64) -> None:
        """A bundle that reaches exactly a level with so much bisque, if nothing of it is too much."""
        each = soup_value(self.s, self.seat)
        quality += bisque * self.s.tables.bisque_value
        soup = max(0, missing - bisque)
        if quality + soup * each < level:
            soup = (level - quality + each - 1) // each
        quality += soup * each
        if soup > self.soup or reached(self.levels, quality) != level or self.wasteful(quality - level):
            return
        stars = award(self.s, quality, self.souped + bisque + soup == 0)
        if step == PASS:
            step = BISQUE if bisque else SOUP if soup else DONE
        self.bundles.append(Bundle(used, soup, bisque, stars, step))

    def wasteful(self, over: i64) -> bool:
        """Whether a spice or an ingredient could be left out, and the level and all types still be there."""
        for i in range(len(self.gains)):
            if self.gains[i] <= over and (self.covers[i] < 0 or tally(self.kinds, self.covers[i]) > 1):
                return True
        return False

    def best_bundles(self) -> list[Bundle]:
        """Of each number of stars the bundles that leave most, in falling order of stars."""
        found: list[Bundle] = []
        for stars in range(most_stars(self.bundles), -1, -1):
            same = [bundle for bundle in self.bundles if bundle.stars == stars]
            left = [self.rest(bundle.tokens, bundle.soup, bundle.bisque) for bundle in same]
            for i in falling(left)[:MOST_BUNDLES]:
                found.append(same[i])
        return found

    # ---- all plates together

    def choose(self, i: i64, used: i64, soup: i64, bisque: i64, stars: i64, step: i64) -> None:
        """A bundle for the i-th plate in hand; at the end the plan is compared with the best."""
        self.looks += 1
        value = float(stars) + self.rest(used, soup, bisque)
        if value + float(self.top[i]) <= self.best + 1e-9 or self.looks > MOST_LOOKS:
            return
        if i == len(self.courses):
            self.best = value
            self.step = step
            return
        for bundle in self.courses[i]:
            if used & bundle.tokens == 0 and soup + bundle.soup <= self.soup and bisque + bundle.bisque <= self.bisque:
                first = bundle.step if i == 0 else step
                self.choose(
                    i + 1,
                    used | bundle.tokens,
                    soup + bundle.soup,
                    bisque + bundle.bisque,
                    stars + bundle.stars,
                    first,
                )

    def rest(self, used: i64, soup: i64, bisque: i64) -> float:
        """What is left over, soup and what the fridge holds, in stars."""
        total = soup_worth(self.s, self.soup - soup, self.bisque - bisque)
        room = self.room
        for spot in self.order:
            if room == 0:
                break
            if not used >> spot & 1:
                total += self.kept[spot]
                room -= 1
        return total


def levels(s: Town) -> list[i64]:
    """The qualities from which a meal earns more, ascending."""
    found = s.tables.award_from[:]
    critic = s.judge(0)
    if critic.great_stars and critic.great_quality > found[-1]:
        found.append(critic.great_quality)
    return found


def reached(steps: list[i64], quality: i64) -> i64:
    """The highest level that a quality reaches, -1 none."""
    best: i64 = -1
    for level in steps:
        if quality >= level:
            best = level
    return best


def spicing(token: i64, spice: i64, helpers: bool) -> i64:
    """The option that puts a spice, or a helper of the type, on an ingredient; -1 if it does not fit."""
    if spice == ALLSPICE:
        return WITH_ALLSPICE + token
    if spice >= SPICE:
        return WITH_SPICE + token if type_of(spice) == type_of(token) else -1
    return WITH_HELPER + token if helpers and type_of(spice) == type_of(token) else -1


def most_stars(bundles: list[Bundle]) -> i64:
    """The most stars that any of them brings."""
    most: i64 = 0
    for bundle in bundles:
        most = max(most, bundle.stars)
    return most


def falling(values: list[float]) -> list[i64]:
    """The places of some values, the highest value first."""
    order: list[i64] = []
    for i in range(len(values)):
        j = len(order)
        while j > 0 and values[order[j - 1]] < values[i]:
            j -= 1
        order.insert(j, i)
    return order

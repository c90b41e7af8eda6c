"""What bots consider on plates: the next step of the best plan for all challenge meals in hand.

A bundle is a way to finish one plate: tokens of the storage (as bits, by place), soup and bisque. Only bundles of
which nothing can be left out count. The plates are then planned together: stars, and what the rest is worth.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.chance import Chance
from prixfixe.core.state import PASS, Ask
from prixfixe.games.critter_kitchen.bots.meal import next_course
from prixfixe.games.critter_kitchen.bots.prospects import best_values, kept_values
from prixfixe.games.critter_kitchen.bots.worth import soup_worth
from prixfixe.games.critter_kitchen.challenges import (
    award,
    meal_factor,
    meal_quality,
    meal_value,
    prepared,
    soup_value,
)
from prixfixe.games.critter_kitchen.critic import chose_big, dished, paired, spiced
from prixfixe.games.critter_kitchen.fridge import limit
from prixfixe.games.critter_kitchen.options import DONE, TOKEN, WITH_ALLSPICE, WITH_HELPER, WITH_SPICE
from prixfixe.games.critter_kitchen.state import NOBODY, Plate, Town
from prixfixe.games.critter_kitchen.tables import ALLSPICE, BISQUE, SOUP, SPICE, type_of
from prixfixe.kit.lists import has, tally

MOST_LOOKS: Final = 1000  # sets of tokens looked at for one plate, and combinations for all of them
MOST_BUNDLES: Final = 16  # kept of each number of stars


def plan(s: Town, ask: Ask, dice: Chance) -> list[i64]:
    """The next step of the best challenge plates, or of the best critic meal."""
    if ask.rule is prepared:
        return [next_step(s, ask.seat)]
    if ask.rule is dished or ask.rule is spiced or ask.rule is paired or ask.rule is chose_big:
        return [next_course(s, ask)]
    return ask.options


def next_step(s: Town, seat: i64) -> i64:
    """The first step of the plan with the most stars and the best rest; PASS if the plate in hand is given up."""
    return Menu(Counter(s, seat), s.kitchens[seat].serving).step


def empty(plate: Plate) -> bool:
    """Whether nothing is on a plate."""
    return not plate.items and plate.soup + plate.bisque == 0


class Bundle:
    """A way to finish a plate."""

    def __init__(self, tokens: i64, soup: i64, bisque: i64, stars: i64, step: i64) -> None:
        self.tokens: Final = tokens  # a bit for every place in the storage
        self.soup: Final = soup
        self.bisque: Final = bisque
        self.stars: Final = stars
        self.step: Final = step  # what to do first


class Counter:
    """Where one seat lays out its tokens: what there is, and what it is worth if it is kept."""

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


class Menu:
    """The plates from one on, planned together."""

    def __init__(self, counter: Counter, first: i64) -> None:
        self.counter = counter
        self.courses: list[list[Bundle]] = []
        self.best: float = -1.0
        self.step: i64 = PASS  # what to do first; a plate that cannot be finished is given up
        self.looks: i64 = 0
        plates = counter.s.kitchens[counter.seat].plates
        for index in range(first, len(plates)):
            self.courses.append(Dish(counter, plates[index], index).bundles())
            if empty(plates[index]):
                self.courses[-1].append(Bundle(0, 0, 0, 0, PASS))
        self.top: list[i64] = [0] * (len(self.courses) + 1)  # stars that the plates from each on can bring at most
        for i in range(len(self.courses) - 1, -1, -1):
            self.top[i] = self.top[i + 1] + most_stars(self.courses[i])
        self.choose(0, 0, 0, 0, 0, PASS)

    def choose(self, i: i64, used: i64, soup: i64, bisque: i64, stars: i64, step: i64) -> None:
        """A bundle for the i-th plate; at the end the plan is compared with the best."""
        self.looks += 1
        counter = self.counter
        rest = counter.rest(used, soup, bisque)
        if i == len(self.courses):
            if float(stars) + rest > self.best + 1e-9:
                self.best = float(stars) + rest
                self.step = step
            return
        for bundle in self.courses[i]:
            if self.looks > MOST_LOOKS or float(stars + bundle.stars + self.top[i + 1]) + rest <= self.best + 1e-9:
                return  # bundles with fewer stars follow, and the rest never grows
            soups, bisques = soup + bundle.soup, bisque + bundle.bisque
            if used & bundle.tokens == 0 and soups <= counter.soup and bisques <= counter.bisque:
                first = bundle.step if i == 0 else step
                self.choose(i + 1, used | bundle.tokens, soups, bisques, stars + bundle.stars, first)


class Dish:
    """One plate, and the ways to finish it."""

    def __init__(self, counter: Counter, plate: Plate, index: i64) -> None:
        s = counter.s
        self.counter = counter
        self.wanted: list[i64] = s.wanted(s.day_slot(index))
        self.souped: i64 = plate.soup + plate.bisque  # on it now
        self.quality: i64 = meal_quality(s, counter.seat, plate)  # as it is
        self.kinds: list[i64] = [type_of(token) for token in plate.items]  # types on it
        self.held: list[i64] = []  # ingredients that are on it without a spice, or may come on it
        self.spots: list[i64] = []  # where they are in the storage, -1 on the plate
        self.gains: list[i64] = []  # quality of what was added, ...
        self.covers: list[i64] = []  # ... and the type of an ingredient, -1 a spice
        self.found: list[Bundle] = []
        self.looks: i64 = 0
        for i in range(len(plate.items)):
            if plate.spices[i] == NOBODY:
                self.held.append(plate.items[i])
                self.spots.append(-1)

    def bundles(self) -> list[Bundle]:
        """Of each number of stars the ways that leave most, in falling order of stars."""
        self.lay_out()
        self.extend(0, self.quality, 0, PASS)
        kept: list[Bundle] = []
        for stars in range(most_stars(self.found), -1, -1):
            same = [bundle for bundle in self.found if bundle.stars == stars]
            left = [self.counter.rest(bundle.tokens, bundle.soup, bundle.bisque) for bundle in same]
            for i in falling(left)[:MOST_BUNDLES]:
                kept.append(same[i])
        return kept

    def lay_out(self) -> None:
        """The ingredients of the storage that the plate wants."""
        storage = self.counter.storage
        for spot in range(len(storage) - 1, -1, -1):
            if storage[spot] < SPICE and has(self.wanted, type_of(storage[spot])):
                self.held.append(storage[spot])
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
        elif not used >> spot & 1 and (quality < self.counter.levels[-1] or not has(self.kinds, type_of(token))):
            value = meal_value(self.counter.s, self.counter.seat, token)
            first = token if not TOKEN.has(step) else step
            self.kinds.append(type_of(token))
            self.spice(i, quality + value, used | 1 << spot, first)
            self.add(value, type_of(token))
            self.extend(i + 1, quality + value, used | 1 << spot, first)
            self.undo()
            self.kinds.pop()
        self.extend(i + 1, quality, used, step)

    def spice(self, i: i64, quality: i64, used: i64, step: i64) -> None:
        """The i-th ingredient, which is on the plate, with each spice that fits."""
        if quality >= self.counter.levels[-1]:
            return
        token, helpers = self.held[i], self.counter.s.boss(self.counter.seat).helpers != 0
        for spot in range(len(self.counter.storage)):
            option = spicing(token, self.counter.storage[spot], helpers)
            if option >= 0 and not used >> spot & 1:
                more = meal_value(self.counter.s, self.counter.seat, token) * (
                    meal_factor(self.counter.s, self.counter.storage[spot]) - 1
                )
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
        missing = max(0, missing)
        counter, steps = self.counter, self.counter.levels
        most = quality + counter.soup * soup_value(counter.s, counter.seat)
        most += counter.bisque * counter.s.tables.bisque_value
        for i in range(len(steps)):
            if steps[i] > most:
                return
            if i + 1 == len(steps) or quality < steps[i + 1]:
                for bisque in range(counter.bisque + 1):
                    self.add_soup(steps[i], quality, missing, used, bisque, step)

    def add_soup(self, level: i64, quality: i64, missing: i64, used: i64, bisque: i64, step: i64) -> None:
        """A bundle that reaches exactly a level with so much bisque, if nothing of it is too much."""
        each = soup_value(self.counter.s, self.counter.seat)
        quality += bisque * self.counter.s.tables.bisque_value
        soup = max(0, missing - bisque)
        if quality + soup * each < level:
            soup = (level - quality + each - 1) // each
        quality += soup * each
        if soup > self.counter.soup or reached(self.counter.levels, quality) != level or self.wasteful(quality - level):
            return
        stars = award(self.counter.s, quality, self.souped + bisque + soup == 0)
        if step == PASS:
            step = BISQUE if bisque else SOUP if soup else DONE
        self.found.append(Bundle(used, soup, bisque, stars, step))

    def wasteful(self, over: i64) -> bool:
        """Whether a spice or an ingredient could be left out, and the level and all types still be there."""
        for i in range(len(self.gains)):
            if self.gains[i] <= over and (self.covers[i] < 0 or tally(self.kinds, self.covers[i]) > 1):
                return True
        return False


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
        return WITH_ALLSPICE.code(token)
    if spice >= SPICE:
        return WITH_SPICE.code(token) if type_of(spice) == type_of(token) else -1
    return WITH_HELPER.code(token) if helpers and type_of(spice) == type_of(token) else -1


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


def last_round(s: Town) -> bool:
    """Whether the critic comes at the end of this round; what is shopped for then shows only on the plates."""
    return s.round == s.tables.rounds

"""What follows from what a seat may see of a position: queues, plates so far, what McDogald's would take."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.challenges import award, meal_quality, missing, presentable
from prixfixe.games.critter_kitchen.fridge import limit
from prixfixe.games.critter_kitchen.items import on_offer
from prixfixe.games.critter_kitchen.planning import next_chef
from prixfixe.games.critter_kitchen.plates import course_quality, quality_on, served_courses
from prixfixe.games.critter_kitchen.rival import CHAIN, choose
from prixfixe.games.critter_kitchen.rumors import alone
from prixfixe.games.critter_kitchen.scoring import best_cooks, critic_bonus, quality_with, soup_left, track_stars
from prixfixe.games.critter_kitchen.shopping import capacity, moves_hat, queue_for
from prixfixe.games.critter_kitchen.solo import rival_plate
from prixfixe.games.critter_kitchen.state import COOKING, DINING, NOBODY, OVER, PLANNING, Plate, Town
from prixfixe.games.critter_kitchen.tables import CHALLENGE_MEALS, CHEFS, SPACES, TYPES, type_of
from prixfixe.games.critter_kitchen.tokens import kinds_of
from prixfixe.kit.sight import Sight


def show_derived(s: Town, seat: i64, to: Sight) -> None:
    """Everything that the page shows and does not compute."""
    to.data("scores", [s.kitchens[other].stars() for other in range(s.seats)])
    show_queues(s, seat, to)
    show_chain(s, to)
    own = 0 <= seat < s.seats
    to.data("next_chef", next_chef(s, seat) if own and s.phase == PLANNING else NOBODY)
    fridge = limit(s, seat) if own and chills(s) else NOBODY
    to.data("fridge", fridge)
    to.data("over", max(0, len(s.kitchens[seat].storage) - fridge) if fridge != NOBODY else 0)
    to.data("stocked", [in_stock(s, seat, slot) if own else [] for slot in range(len(s.challenges))])
    to.parts("meals", 0, 0)
    if own and s.phase == COOKING:
        for i in range(len(s.kitchens[seat].plates)):
            show_meal(s, seat, i, to.following())
    show_courses(s, seat, to)
    if own and s.phase == DINING:
        show_dinner(s, seat, to.part("dinner"))


# ---- the street


def show_queues(s: Town, seat: i64, to: Sight) -> None:
    """In which queue every chef stands, what it carries, who has left, and whether a hat would move."""
    to.data("queues", [queues(s, other, seat) for other in range(len(s.kitchens))])
    to.data("carries", [carries(s, other) for other in range(len(s.kitchens))])
    to.data("gone", [gone(s, other) for other in range(len(s.kitchens))])
    to.data("moves_hat", moves_hat(s))


def queues(s: Town, other: i64, seat: i64) -> list[i64]:
    """The queue of each chef of a kitchen; 0 for those that go nowhere or go there in secret."""
    plan = s.kitchens[other].plan
    if s.phase == PLANNING and other != seat and not s.solo:
        return [0] * CHEFS
    return [queue_for(s, other, chef, plan[chef]) if plan[chef] != NOBODY else 0 for chef in range(CHEFS)]


def carries(s: Town, other: i64) -> list[i64]:
    """How many items each chef of a kitchen carries, 0 for a zous-chef that is not there."""
    there = CHEFS if s.kitchens[other].zous != NOBODY else CHEFS - 1
    return [capacity(s, other, chef) if chef < there else 0 for chef in range(CHEFS)]


def gone(s: Town, other: i64) -> i64:
    """Whether the chef at the location being resolved has had its turns."""
    kitchen = s.kitchens[other]
    return 1 if s.here >= 0 and kitchen.chef != NOBODY and kitchen.ready and other not in s.line else 0


# ---- McDogald's


def show_chain(s: Town, to: Sight) -> None:
    """What McDogald's would take at each location now, and what its plate is worth by course."""
    to.data("wants", [choose(s, on_offer(s, place)) for place in range(len(s.stalls))] if s.solo else [])
    chain = [quality_on(s, CHAIN, rival_plate(s), kind) for kind in range(TYPES)] if s.solo else []
    to.data("chain", chain)
    to.data("chain_total", sum(chain))


# ---- meals


def chills(s: Town) -> bool:
    """Whether this day ends with refrigeration."""
    t, today = s.tables, s.day()
    return CHALLENGE_MEALS in [t.meal[i] for i in range(s.round, t.rounds + 1) if t.day[i] == today]


def in_stock(s: Town, seat: i64, slot: i64) -> list[i64]:
    """For each ingredient a challenge wants, whether the storage has one."""
    storage = s.kitchens[seat].storage
    return [1 if kinds_of(storage, kind) else 0 for kind in s.wanted(slot)]


def show_meal(s: Town, seat: i64, i: i64, to: Sight) -> None:
    """A challenge plate so far: what it would earn, and what it lacks."""
    plate, wanted = s.kitchens[seat].plates[i], s.wanted(s.day_slot(i))
    quality = meal_quality(s, seat, plate)
    good = presentable(s, seat, plate, wanted)
    to.data("quality", quality)
    to.data("stars", award(s, quality, plate.soup + plate.bisque == 0) if good else 0)
    to.data("soups", max(0, missing(plate, wanted) - plate.soup - plate.bisque))
    to.data("met", [1 if serves(plate, kind) else 0 for kind in wanted])
    to.data("presentable", good)


def serves(plate: Plate, kind: i64) -> bool:
    """Whether an ingredient of a type is on a plate."""
    return any(type_of(token) == kind for token in plate.items)


def show_courses(s: Town, seat: i64, to: Sight) -> None:
    """The quality of each course of the critic plates that may be seen, and who serves it best."""
    rows: list[list[i64]] = [[] for _ in s.kitchens]
    for other in range(len(s.kitchens)):
        if s.phase == OVER or (s.phase == DINING and other == seat):
            rows[other] = [course_quality(s, other, kind) for kind in range(TYPES)]
    to.data("courses", rows)
    to.data("best", [best_cooks(s, kind) for kind in range(TYPES)] if s.phase == OVER else [])


def show_dinner(s: Town, seat: i64, to: Sight) -> None:
    """The own critic plate so far: stars that do not hinge on what others serve."""
    kitchen = s.kitchens[seat]
    cards = [s.rumor_cards[space] if s.sees_rumor(seat, space) else NOBODY for space in range(SPACES)]
    quality = quality_with(s, seat, [*cards, kitchen.secret])
    complete = s.tables.all_courses_stars if served_courses(kitchen.plates[0]) == TYPES else 0
    rumors = [rumor_stars(s, seat, card) for card in [*cards, kitchen.secret]]
    bonus, boss = critic_bonus(s, seat), s.boss(seat).stars
    to.data("quality", quality)
    to.data("quality_stars", track_stars(s, quality))
    to.data("all_courses", complete)
    to.data("rumors", rumors)
    to.data("bonus", bonus)
    to.data("restaurateur", boss)
    to.data("soup", soup_left(s, seat))
    sure = kitchen.stars() + track_stars(s, quality) + complete + bonus + boss
    to.data("sure", sure + sum([stars for stars in rumors if stars != NOBODY]))


def rumor_stars(s: Town, seat: i64, card: i64) -> i64:
    """The stars of a rumor for the plate so far; NOBODY where it is unknown or hinges on others."""
    if card == NOBODY or not alone(s, card):
        return NOBODY
    stars: i64 = s.tables.rumors[card].score(s, seat, card) if s.kitchens[seat].plates[0].items else 0
    return stars

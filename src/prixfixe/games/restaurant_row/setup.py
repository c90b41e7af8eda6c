"""Setup: the street before the first day."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.game import Options
from prixfixe.games.restaurant_row.rounds import day
from prixfixe.games.restaurant_row.state import BLANKS, NOBODY, NOTHING, NOWHERE, Restaurant, Street
from prixfixe.games.restaurant_row.tables import CRITERIA


def deal(s: Street, options: Options) -> None:
    """Everything in its place; the first day is due."""
    s.open_money = 1 if options["open_money"] else 0
    s.round = s.phase = s.trip = s.bank = s.ending = 0
    s.restaurants = [opening(s) for _ in range(s.seats)]
    clear_day(s)
    fill_piles(s)
    s.ladder = list(range(s.tables.categories))
    s.shuffle(s.ladder)
    start = options["start_player"]
    s.pawn = s.below(s.seats) if isinstance(start, str) else start - 1
    s.then(day)


def opening(s: Street) -> Restaurant:
    """A new restaurant: cash and stars, nothing else."""
    r = Restaurant()
    mode = s.mode()
    r.cash = mode.cash
    r.stars = mode.stars
    r.debt = r.food_marks = r.popularity_marks = 0
    r.face = r.last_face = r.capacity = 0
    r.staff, r.renovations, r.menu = [], [], []
    r.thawed = r.frozen = NOBODY
    r.main, r.second, r.outside = [], [], []
    r.values = [0] * CRITERIA
    return r


def clear_day(s: Street) -> None:
    """No trip, no lot, no secret, no guest."""
    s.visits = NOWHERE[: s.seats]
    s.sealed = BLANKS[: s.seats]
    s.opened = BLANKS[: s.seats]
    s.sealing = NOTHING
    s.party, s.lot, s.involved = [], [], []
    s.sous = s.shop = s.chooser = s.door = NOBODY
    s.minimum = 0
    s.crowd, s.arrived = s.tables.crowd, 0
    s.bag, s.aside, s.filled = s.tables.bag[:], [], []
    s.types = [0] * int(s.tables.types)
    s.tastes = [0, 0, 0]
    s.critic_at = s.shill_at = s.pusher = NOBODY
    s.told = 0


def fill_piles(s: Street) -> None:
    """Ingredients into their bag, staff and renovations into piles, without those that this player count removes."""
    mode = s.mode()
    s.goods = [[], [], [], [], []]
    s.fees = [0] * len(s.tables.service)
    s.seen = [0] * len(s.tables.service)
    s.larder = s.tables.ingredients[:]
    s.discards = []
    s.staff_pile, s.staff_out = mode.staff[:], mode.removed_staff[:]
    s.renovation_pile, s.renovations_out = mode.renovations[:], mode.removed_renovations[:]
    leave_out(s, s.staff_pile, s.staff_out, mode.random_staff)
    leave_out(s, s.renovation_pile, s.renovations_out, mode.random_renovations)


def leave_out(s: Street, pile: list[i64], out: list[i64], number: i64) -> None:
    """Some tokens leave the game at random, unseen."""
    for _ in range(number):
        out.append(s.draw(pile))
    out.sort()

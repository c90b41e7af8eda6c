"""Seats: a guest sits down, the Critic rates, the Shill is used, a dining room fills."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.restaurant_row.options import MAIN, SECOND, STAR, WORD
from prixfixe.games.restaurant_row.state import NOBODY, Restaurant, Street, place_in, set_stars
from prixfixe.games.restaurant_row.tables import AMBIANCE, FOOD, POPULARITY, POPULARITY_LOW, SERVICE
from prixfixe.games.restaurant_row.word import ask_push, spread
from prixfixe.kit.lists import has


def is_available(r: Restaurant) -> bool:
    """A restaurant with fewer guests than its capacity."""
    return r.values[POPULARITY] < r.capacity


def place_guest(s: Street, seat: i64) -> None:
    """The next seat in filling order; two players: the owner chooses the room while both have a free table."""
    r = s.restaurants[seat]
    mode = s.mode()
    if len(r.main) < mode.main:
        if len(r.second) < mode.second:
            s.ask(seat, [MAIN, SECOND], roomed)
        else:
            sit(s, seat, r.main)
    elif len(r.second) < mode.second:
        sit(s, seat, r.second)
    else:
        sit(s, seat, r.outside)


def roomed(s: Street, seat: i64, room: i64) -> None:
    """The room is chosen, before the Critic rates or the Shill's use is chosen."""
    r = s.restaurants[seat]
    sit(s, seat, r.main if room == MAIN else r.second)


def sit(s: Street, seat: i64, zone: list[i64]) -> None:
    """The guest counts at once; the Critic's or Shill's arrival is resolved before anything else."""
    guest = s.door
    s.door = NOBODY
    zone.append(guest)
    values = s.restaurants[seat].values
    guests = values[POPULARITY] + 1
    values[POPULARITY] = guests
    values[POPULARITY_LOW] = -guests
    if guest == s.tables.shill:
        s.tell("sits", guest, seat)
        s.shill_at = seat
        ask_use(s, seat)
        return
    if guest == s.tables.critic:
        s.critic_at = seat
        review(s, seat)
    fill(s, seat)


def fill(s: Street, seat: i64) -> None:
    """The order in which dining rooms become full is recorded; the first one sets off Word of Mouth."""
    r = s.restaurants[seat]
    dining: i64 = len(r.main)
    second: i64 = len(r.second)
    if dining + second == s.mode().dining and not has(s.filled, seat):
        s.filled.append(seat)
        s.tell("full", seat)
        if not s.told:
            spread(s, seat)


# ---- the Critic


def review(s: Street, seat: i64) -> None:
    """The Critic writes the rating anew."""
    set_stars(s.restaurants[seat], deserved(s, seat))
    s.tell("reviewed", seat, s.restaurants[seat].stars)
    if s.news is not None:
        tell_review(s, seat)


def tell_review(s: Street, seat: i64) -> None:
    """How the Critic adds up: one star to begin with, then place by place, and the most there are."""
    mode = s.mode()
    total = mode.critic_base
    s.tell("review_base", total)
    for criterion in (FOOD, AMBIANCE, SERVICE):
        stars = award_for(s, seat, criterion)
        total += stars
        s.tell("review_place", criterion, place_in(s, criterion, seat), stars)
    if total > mode.max_stars:
        s.tell("review_most", mode.max_stars)


def deserved(s: Street, seat: i64) -> i64:
    """One star, and more for a first or second place in food, ambiance and service."""
    mode = s.mode()
    stars = mode.critic_base + award_for(s, seat, FOOD) + award_for(s, seat, AMBIANCE) + award_for(s, seat, SERVICE)
    return min(stars, mode.max_stars)


def award_for(s: Street, seat: i64, criterion: i64) -> i64:
    """What the restaurant's place in one comparison is worth; ties count as the better place."""
    place = place_in(s, criterion, seat)
    return s.mode().critic_awards[place - 1] if place <= 2 else 0


# ---- the Shill


def ask_use(s: Street, seat: i64) -> None:
    """A star, if the rating is low enough, or Word of Mouth."""
    options: list[i64] = [WORD]
    if s.restaurants[seat].stars < s.mode().shill_cap:
        options = [STAR, WORD]
    s.ask(seat, options, used)


def used(s: Street, seat: i64, use: i64) -> None:
    """The star at once; the push after the day's adjustment, or at once if that has been."""
    r = s.restaurants[seat]
    if use == STAR:
        set_stars(r, min(r.stars + s.tables.star_bonus, s.mode().shill_cap))
    elif s.told:
        ask_push(s, seat)
    else:
        s.pusher = seat
    s.then(fill, seat)

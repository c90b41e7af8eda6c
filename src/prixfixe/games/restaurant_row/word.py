"""Word of Mouth, and the food and popularity tracks."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.restaurant_row.state import NOBODY, Street, closest, pass_pawn, place_in, place_of
from prixfixe.games.restaurant_row.tables import FOOD, FULL_HOUSE
from prixfixe.kit.lists import has


def spread(s: Street, seat: i64) -> None:
    """Once a day the guests of one dining room raise the categories they care for; then the Shill may push."""
    s.told = 1
    s.tell("word", seat)
    if s.news is not None:
        tell_cares(s, seat)
    climb(s, present(s, seat))
    if s.pusher != NOBODY:
        ask_push(s, s.pusher)


def present(s: Street, seat: i64) -> list[i64]:
    """1 for each category that at least one guest of the dining room (or main room) cares for."""
    found: list[i64] = [0] * int(s.tables.categories)
    t = s.tables
    for guest in s.restaurants[seat].main:
        category = t.category[t.type[guest]]
        if category >= 0:
            found[category] = 1
    return found


def tell_cares(s: Street, seat: i64) -> None:
    """One guest for each category that somebody of the dining room (or main room) cares for."""
    t = s.tables
    here = present(s, seat)
    for guest in s.restaurants[seat].main:
        category = t.category[t.type[guest]]
        if category >= 0 and here[category]:
            here[category] = 0
            s.tell("cares", guest, category)


def climb(s: Street, here: list[i64]) -> None:
    """From the top, each present category swaps with the one above it unless that one is present too."""
    for i in range(1, len(s.ladder)):
        category = s.ladder[i]
        above = s.ladder[i - 1]
        if here[category] and not here[above]:
            raise_category(s, i)


def raise_category(s: Street, i: i64) -> None:
    """A category moves up one rank."""
    s.ladder[i - 1], s.ladder[i] = s.ladder[i], s.ladder[i - 1]
    s.tell("rises", s.ladder[i - 1], i)


def ask_push(s: Street, seat: i64) -> None:
    """Whoever kept the Shill for it may raise one category that is not on top."""
    s.pusher = NOBODY
    options: list[i64] = [PASS]
    options.extend(s.ladder[1:])
    s.ask(seat, options, pushed)


def pushed(s: Street, seat: i64, category: i64) -> None:
    """It swaps with the one above."""
    if category != PASS:
        for _ in range(s.tables.push):
            i = s.ladder.index(category)
            if i > 0:
                s.ladder[i - 1], s.ladder[i] = s.ladder[i], s.ladder[i - 1]


def busiest(s: Street) -> i64:
    """The restaurant with the most guests; a tie is settled by the pawn, which passes."""
    best: i64 = -1
    tied: list[i64] = []
    for seat in range(s.seats):
        guests = s.restaurants[seat].guests()
        if guests > best:
            best = guests
            tied = []
        if guests == best:
            tied.append(seat)
    chosen = closest(s, tied)
    if len(tied) > 1:
        pass_pawn(s, chosen)
    return chosen


# ---- tracks


def mark_tracks(s: Street) -> None:
    """After all guests are seated, popularity and food are marked; all dining rooms full make this round the last."""
    mark_popularity(s)
    mark_food(s)
    if len(s.filled) == s.seats:
        s.ending |= FULL_HOUSE
        s.tell("last_day", FULL_HOUSE)


def mark_popularity(s: Street) -> None:
    """The first two dining rooms that filled; where fewer filled, by number of guests."""
    for filled in range(min(len(s.filled), 2)):
        if give_popularity(s, s.filled[filled], filled + 1):
            s.tell("filled_as", filled + 1)
    if len(s.filled) > 1:
        return
    guests: list[i64] = []
    for seat in range(s.seats):
        guests.append(-1 if has(s.filled, seat) else s.restaurants[seat].guests())
    for seat in range(s.seats):
        place = place_of(guests, seat) + len(s.filled)
        if place <= 2 and not has(s.filled, seat) and give_popularity(s, seat, place):
            s.tell("guests_as", guests[seat], place)


def give_popularity(s: Street, seat: i64, place: i64) -> bool:
    """The marks of a place on the popularity track, which has no end; whether there are any."""
    marks = s.mode().popularity_marks[place - 1]
    if marks > 0:
        s.restaurants[seat].popularity_marks += marks
        s.tell("popularity", seat, marks)
    return marks > 0


def mark_food(s: Street) -> None:
    """Places by food rating."""
    marks = s.mode().food_marks
    for seat in range(s.seats):
        place = place_in(s, FOOD, seat)
        if place <= 2 and marks[place - 1] > 0:
            s.restaurants[seat].food_marks += marks[place - 1]
            s.tell("food", seat, marks[place - 1])
            s.tell("food_as", s.restaurants[seat].values[FOOD], place)

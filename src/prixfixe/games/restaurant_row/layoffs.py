"""Phases 7 and 8: lay off staff, reset the board."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.restaurant_row.state import (
    LAYOFF,
    LAYOFFS,
    NOBODY,
    RESET,
    Restaurant,
    Street,
    revealed,
    seal,
    unseal,
)
from prixfixe.kit.lists import drop


def lay_off(s: Street) -> None:
    """Everybody with staff may dismiss any number of workers, all at the same time."""
    s.phase = LAYOFF
    employers: list[i64] = []
    for seat in range(s.seats):
        if s.restaurants[seat].staff:
            employers.append(seat)
    if employers:
        seal(s, LAYOFFS, employers)
        for seat in employers:
            ask_layoff(s, seat)
        s.then(dismiss)


def ask_layoff(s: Street, seat: i64) -> None:
    """Nobody (more), or one of the workers."""
    chosen = max(0, s.sealed[seat])
    options: list[i64] = [PASS]
    for worker in s.restaurants[seat].staff:
        if not chosen >> worker & 1:
            options.append(worker)
    if len(options) > 1:
        s.ask(seat, options, dismissed)


def dismissed(s: Street, seat: i64, worker: i64) -> None:
    """One more goes, or no more."""
    chosen = max(0, s.sealed[seat])
    if worker == PASS:
        s.sealed[seat] = chosen
    else:
        one: i64 = 1
        s.sealed[seat] = chosen | one << worker
        ask_layoff(s, seat)


def dismiss(s: Street) -> None:
    """Dismissed workers go back into the staff pile."""
    for seat in unseal(s):
        chosen = revealed(s, seat)
        if chosen > 0:
            send_away(s, seat, chosen)


def send_away(s: Street, seat: i64, chosen: i64) -> None:
    """The workers chosen by one seat, as bits."""
    r = s.restaurants[seat]
    for worker in r.staff[:]:
        if chosen >> worker & 1:
            drop(r.staff, worker)
            s.staff_pile.append(worker)
            s.tell("dismissed", seat, worker)
    s.staff_pile.sort()


def reset(s: Street) -> None:
    """All guests, and all ingredients that are not frozen, go back to their bags; everything else stays."""
    s.phase = RESET
    s.bag = s.tables.bag[:]
    s.larder = s.tables.ingredients[:]
    for r in s.restaurants:
        clear_tables(r)
        if r.frozen != NOBODY:
            drop(s.larder, r.frozen)
    s.discards, s.aside, s.filled = [], [], []
    s.types = [0] * int(s.tables.types)
    s.tastes = [0, 0, 0]
    s.critic_at = s.shill_at = s.pusher = NOBODY
    s.arrived = s.told = 0


def clear_tables(r: Restaurant) -> None:
    """A restaurant empties."""
    r.main, r.menu = [], []
    if r.second:
        r.second = []
    if r.outside:
        r.outside = []
    r.thawed = NOBODY
    r.capacity = 0

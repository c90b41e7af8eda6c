"""Phases 7 and 8: lay off staff, reset the board."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.restaurant_row.state import LAYOFF, LAYOFFS, NOBODY, RESET, Restaurant, Street, seal, unseal
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
    employers = s.involved
    chosen = unseal(s)
    for seat in employers:
        r = s.restaurants[seat]
        for worker in r.staff[:]:
            if chosen[seat] >> worker & 1:
                drop(r.staff, worker)
                s.staff_pile.append(worker)
                s.tell("dismissed", seat, worker)
    s.staff_pile.sort()


def reset(s: Street) -> None:
    """Guests and ingredients go back to their bags; everything else stays."""
    s.phase = RESET
    for r in s.restaurants:
        see_off(s, r)
        s.larder.extend(r.menu)
        r.menu = []
        r.thawed = NOBODY
    go_home(s, s.aside)
    s.bag.sort()
    s.larder.extend(s.discards)
    s.larder.sort()
    s.discards, s.aside, s.filled = [], [], []
    s.types = [0] * int(s.tables.types)
    s.tastes = [0, 0, 0]
    s.critic_at = s.shill_at = s.pusher = NOBODY
    s.arrived = s.told = 0


def see_off(s: Street, r: Restaurant) -> None:
    """A restaurant empties."""
    go_home(s, r.main)
    go_home(s, r.second)
    go_home(s, r.outside)
    r.main, r.second, r.outside = [], [], []
    r.capacity = 0


def go_home(s: Street, guests: list[i64]) -> None:
    """Customers to the bag, the Critic to his place."""
    for guest in guests:
        if guest != s.tables.critic:
            s.bag.append(guest)

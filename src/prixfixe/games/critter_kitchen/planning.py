"""Steps 2 and 3, planning and running: every chef is secretly sent to a location of its own."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.solo import run_rival
from prixfixe.games.critter_kitchen.state import NOBODY, PLANNING, Town
from prixfixe.games.critter_kitchen.tables import BOAR, CHEFS, HELPER, LIZARD, MOUSE


def plan(s: Town) -> None:
    """Everybody secretly sends every chef to a location of its own (CK-PLAN-1)."""
    s.phase = PLANNING
    for seat in range(s.seats):
        send(s, seat)


def send(s: Town, seat: i64) -> None:
    """The next chef without a location card; any unused location of the row will do (CK-PLAN-3, CK-PLAN-4)."""
    if next_chef(s, seat) != NOBODY:
        s.ask(seat, unused(s, seat), planned)


def planned(s: Town, seat: i64, place: i64) -> None:
    """The chef will go there."""
    s.kitchens[seat].plan[next_chef(s, seat)] = place
    send(s, seat)


def next_chef(s: Town, seat: i64) -> i64:
    """The chef to be sent next; a zous-chef hired last round must go as well (CK-PLAN-2)."""
    kitchen = s.kitchens[seat]
    for chef in range(CHEFS):
        if kitchen.plan[chef] == NOBODY and (chef != HELPER or kitchen.zous != NOBODY):
            return chef
    return NOBODY


def unused(s: Town, seat: i64) -> list[i64]:
    """The locations whose card is still in hand."""
    sent: i64 = 0
    for place in s.kitchens[seat].plan:
        if place != NOBODY:
            sent |= 1 << place
    if not sent:
        return s.row()[:]
    return [place for place in s.row() if not sent >> place & 1]


def run(s: Town) -> None:
    """All plans are revealed and all chefs are placed (CK-RUN-1)."""
    s.tell("running")
    for seat in range(s.seats):
        kitchen = s.kitchens[seat]
        kitchen.plates = []
        s.tell("sent", seat, kitchen.plan[MOUSE], kitchen.plan[LIZARD], kitchen.plan[BOAR])
        if kitchen.zous != NOBODY:
            s.tell("sent_zous", seat, kitchen.zous, kitchen.plan[HELPER])
    if s.solo:
        run_rival(s)

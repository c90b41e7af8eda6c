"""MONEY and MOVE: places and wants (RV-MOVE, RV-WANT, RV-KS-5)."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.prices import may_use_counter
from prixfixe.games.rival_restaurants.spare import spare_window
from prixfixe.games.rival_restaurants.state import EMPTY, MONEY_AND_MOVE, NOWHERE, SHELF, Rivals


def choose_places(s: Rivals) -> None:
    """Everybody secretly chooses where to go, in Kitchen Squad also with whom."""
    for seat in range(s.seats):
        s.players[seat].plan = []
        ask_place(s, seat)
    s.then(reveal_places)


def ask_place(s: Rivals, seat: i64) -> None:
    """The next thing a player has to choose."""
    plan = s.players[seat].plan
    if s.squad and not plan:
        s.ask(seat, chefs_today(s, seat), chose_chef)
    elif s.squad and len(plan) == 2:
        s.ask(seat, [place for place in range(s.tables.markets) if place != plan[1]], sent_npc)
    else:
        taken = plan[-1] if plan and not s.squad else -1
        s.ask(seat, places_without(s, taken), went)


def chefs_today(s: Rivals, seat: i64) -> list[i64]:
    """The squad, yesterday's Active Chef first."""
    last = s.chef[2 * seat]
    return [c for c in s.squads[seat] if c == last] + [c for c in s.squads[seat] if c != last]


def places_without(s: Rivals, taken: i64) -> list[i64]:
    """The Island first, then the markets, without one place."""
    island = s.tables.island
    return ([island] if taken != island else []) + [place for place in range(s.tables.markets) if place != taken]


def chose_chef(s: Rivals, seat: i64, chef: i64) -> None:
    """The Active Chef of the day."""
    s.players[seat].plan.append(chef)
    ask_place(s, seat)


def went(s: Rivals, seat: i64, place: i64) -> None:
    """The chef's destination; a second piece chooses after it."""
    s.players[seat].plan.append(place)
    if len(s.players[seat].plan) < s.per + s.squad:
        ask_place(s, seat)


def sent_npc(s: Rivals, seat: i64, market: i64) -> None:
    """The NPC's market."""
    s.players[seat].plan.append(market)


def reveal_places(s: Rivals) -> None:
    """All destinations are revealed and the chefs placed there."""
    s.tell("chefs_go")
    for seat in s.priority():
        plan = s.players[seat].plan
        if s.squad:
            s.chef[2 * seat] = plan[0]
        for i in range(s.per):
            piece = seat * s.per + i
            s.at[piece] = plan[i + s.squad]
            s.tell("went", seat, s.chef[piece], s.at[piece])
        s.players[seat].plan = []


# ---- wants


def choose_wants(s: Rivals) -> None:
    """Every chef at a market is secretly placed on a counter card or on the shelf."""
    for seat in range(s.seats):
        ask_wants(s, seat)
    s.then(reveal_wants)


def ask_wants(s: Rivals, seat: i64) -> None:
    """Pieces that can only stand in one way are placed without a question."""
    plan = s.players[seat].plan
    while len(plan) < s.per:
        piece = seat * s.per + len(plan)
        options = wants(s, piece)
        if len(options) > 1:
            s.ask(seat, options, wanted, piece)
            return
        plan.append(options[0])


def wants(s: Rivals, piece: i64) -> list[i64]:
    """Where a piece may stand: the shelf or, if it may buy from the counter, a card; nowhere at The Island."""
    place = s.at[piece]
    if place < 0 or place >= s.tables.markets:
        return [NOWHERE]
    options: list[i64] = [SHELF]
    if may_use_counter(s, piece):
        for i in range(len(s.counter[place])):
            if s.counter[place][i] != EMPTY:
                options.append(i + 1)
    return options


def wanted(s: Rivals, seat: i64, slot: i64, piece: i64) -> None:
    """The want is noted, unseen; a second piece chooses after it."""
    s.players[seat].plan.append(slot)
    ask_wants(s, seat)


def reveal_wants(s: Rivals) -> None:
    """All wants are revealed."""
    for seat in s.priority():
        for i in range(s.per):
            stand(s, seat * s.per + i, s.players[seat].plan[i])
        s.players[seat].plan = []


def stand(s: Rivals, piece: i64, slot: i64) -> None:
    """A piece stands somewhere for all to see."""
    s.want[piece] = slot
    if slot > SHELF:
        s.tell("stands", s.owner(piece), s.chef[piece], s.counter[s.at[piece]][slot - 1], slot)


# ---- relocation


def relocate(s: Rivals, piece: i64) -> None:
    """A chef must go to another location."""
    s.ask(s.owner(piece), elsewhere(s, piece), relocated, piece)


def elsewhere(s: Rivals, piece: i64) -> list[i64]:
    """Where a relocating chef may go: not where it is, and of two chefs not where the other is; an NPC is no bar."""
    partner = piece ^ 1 if s.per == 2 and not s.squad else piece
    taken = [s.at[piece], s.at[partner]]
    return [place for place in places_without(s, -1) if place not in taken]


def relocated(s: Rivals, seat: i64, place: i64, piece: i64) -> None:
    """The chef is there; during MONEY and MOVE players may be spared, and it takes a new want."""
    move_to(s, piece, place)
    if s.phase == MONEY_AND_MOVE:
        spare_window(s)
        s.then(new_wants, piece, -1)


def move_to(s: Rivals, piece: i64, place: i64) -> None:
    """The old want is gone; without a new one a chef at a market stands on the shelf."""
    s.at[piece] = place
    s.want[piece] = NOWHERE if place == s.tables.island else SHELF


def new_wants(s: Rivals, piece: i64, other: i64) -> None:
    """One or two chefs that moved choose a want; two choose in secret."""
    for moved in (piece, other):
        if moved >= 0:
            options = wants(s, moved)
            s.players[s.owner(moved)].plan = options[:1]
            if len(options) > 1:
                s.ask(s.owner(moved), options, wanted_anew)
    s.then(settle_wants, piece, other)


def wanted_anew(s: Rivals, seat: i64, slot: i64) -> None:
    """The new want."""
    s.players[seat].plan = [slot]


def settle_wants(s: Rivals, piece: i64, other: i64) -> None:
    """The new wants are seen."""
    for moved in (piece, other):
        if moved >= 0:
            stand(s, moved, s.players[s.owner(moved)].plan[0])
            s.players[s.owner(moved)].plan = []


def void_wants(s: Rivals) -> None:
    """At the end of MONEY and MOVE a chef on a card it may not buy is moved to the shelf."""
    for piece in range(len(s.chef)):
        if s.want[piece] > SHELF and not may_use_counter(s, piece):
            s.want[piece] = SHELF
            s.tell("moved_to_shelf", s.owner(piece), s.chef[piece])

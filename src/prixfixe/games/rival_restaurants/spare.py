"""Sparing players from a passive power of one's own, before it touches them (RV-POW-2)."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.rival_restaurants.options import LET_OFF
from prixfixe.games.rival_restaurants.prices import reaches
from prixfixe.games.rival_restaurants.state import TABLE, Rivals
from prixfixe.games.rival_restaurants.tables import BLOCK_COUNTERS, SURCHARGE


def spare_window(s: Rivals) -> None:
    """In priority order, whoever has a passive power that would touch somebody may spare players from it."""
    for seat in s.priority():
        s.then(consider, seat)


def consider(s: Rivals, seat: i64) -> None:
    """The owner is asked once a day about each player whom the power would touch."""
    options = [PASS, *[option for option in sparings(s, seat) if not is_weighed(s, seat, option)]]
    if len(options) > 1:
        s.ask(seat, options, spared)


def spared(s: Rivals, seat: i64, option: i64) -> None:
    """One player is spared, or nobody else for now."""
    if option != PASS:
        let_off(s, seat, option)
        consider(s, seat)
        return
    for touched in sparings(s, seat):
        s.players[LET_OFF.two(touched)].weighed |= 1 << chef_of(s, seat, touched)


def sparings(s: Rivals, seat: i64) -> list[i64]:
    """Each player whom a passive power of one's own touches where the chefs are now, and which power."""
    options: list[i64] = []
    chefs = sparing(s, seat)
    for i in range(s.per if chefs else 0):
        piece = seat * s.per + i
        if chefs >> s.chef[piece] & 1:
            for rival in s.clockwise(seat):
                if reaches(s, piece, rival):
                    options.append(LET_OFF.pair(i, rival))
    return options


def chef_of(s: Rivals, seat: i64, option: i64) -> i64:
    """The chef whose power it is."""
    return s.chef[seat * s.per + LET_OFF.one(option)]


def is_weighed(s: Rivals, seat: i64, option: i64) -> bool:
    """Whether the owner was asked about this player today."""
    return s.players[LET_OFF.two(option)].weighed >> chef_of(s, seat, option) & 1 == 1


def let_off(s: Rivals, seat: i64, option: i64) -> None:
    """The power does not touch that player for the rest of the day."""
    s.players[LET_OFF.two(option)].exempt |= 1 << chef_of(s, seat, option)


def sparing(s: Rivals, seat: i64) -> i64:
    """The player's chefs with a passive power from which others can be spared, as bits; never an NPC."""
    chefs: i64 = 0
    for piece in range(seat * s.per, (seat + 1) * s.per):
        power = s.power(piece)
        if (power in (SURCHARGE, BLOCK_COUNTERS)) and not s.is_npc(piece):
            chefs |= 1 << s.chef[piece]
    return chefs


def sparable(s: Rivals, giver: i64, taker: i64) -> i64:
    """Those whose power touches the taker, or somebody at the table, now."""
    chefs: i64 = 0
    for option in sparings(s, giver):
        if taker in (TABLE, LET_OFF.two(option)):
            chefs |= 1 << chef_of(s, giver, option)
    return chefs

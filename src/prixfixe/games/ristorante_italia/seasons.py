"""RI-FLOW and RI-NEXT: the calendar, square by square, and the end of a season; RI-ADV-2, the bonus board anew."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.ristorante_italia.critic import critic, earn
from prixfixe.games.ristorante_italia.finals import contest, economy, guide
from prixfixe.games.ristorante_italia.scoring import finish
from prixfixe.games.ristorante_italia.state import Italia, pack
from prixfixe.games.ristorante_italia.tables import ACTION, CONTEST, CRITIC, ECONOMY, FIRST, GUIDE, ORDER, REVENUE, VIP
from prixfixe.games.ristorante_italia.ties import rank, tell_tie, tie_criterion
from prixfixe.games.ristorante_italia.turn import turn
from prixfixe.games.ristorante_italia.vip import bid
from prixfixe.kit.order import clockwise


def open_square(s: Italia) -> None:
    """The phase under the calendar marker is played to its end before the marker moves on."""
    if s.news is not None:
        tell_square(s)
    if s.phase == ACTION:
        for seat in s.order:
            s.then(turn, seat)
    else:
        play_phase(s, s.phase)
    s.then(close_square)


def tell_square(s: Italia) -> None:
    """The phase that begins; the action phases of a season are numbered."""
    if s.phase != ACTION:
        s.tell("phase", s.season, s.square)
        return
    number: i64 = 0
    for square in range(s.square + 1):
        if s.tables.season_of[square] == s.season and s.tables.phase_of[square] == ACTION:
            number += 1
    s.tell("action_phase", s.season, number)


def play_phase(s: Italia, phase: i64) -> None:
    """The phases in which everybody takes part at once or in turn."""
    if phase == CRITIC:
        critic(s)
    elif phase == VIP:
        bid(s)
    elif phase == REVENUE:
        earn(s)
    elif phase == GUIDE:
        guide(s)
    elif phase == ECONOMY:
        economy(s)
    elif phase == CONTEST:
        contest(s)


def close_square(s: Italia) -> None:
    """On to the next square; a new season is prepared, and after the last square the score is counted."""
    seasons = s.tables.season_of
    if s.square + 1 == len(seasons):
        finish(s)
    elif seasons[s.square + 1] == seasons[s.square]:
        s.square += 1
        open_square(s)
    else:
        end_season(s)


def end_season(s: Italia) -> None:
    """The bonus board is prepared, recipes stop being new, and the lowest rating opens the next season."""
    if s.advanced:
        prepare_board(s, s.season + 1)
    for seat in range(s.seats):
        s.restaurants[seat].fresh = 0
        s.values[seat] = -s.restaurants[seat].square
    rank(s, ORDER if s.balanced else FIRST, s.order)
    s.then(open_season)


def open_season(s: Italia) -> None:
    """Clockwise from the first player; in the balanced order, from the lowest rating to the highest."""
    why = tie_criterion(s, 0)
    s.order = s.standing[:] if s.balanced else clockwise(s.standing[0], s.seats)
    s.square += 1
    s.tell("season", s.season, s.order[0])
    tell_tie(s, 0, why)
    open_square(s)


def prepare_board(s: Italia, season: i64) -> None:
    """Cards left over are discarded and new ones dealt; cookbooks are turned up and the pot is refilled."""
    t = s.tables
    s.bonus_discard.extend(s.display)
    s.display.clear()
    deal_bonus(s, season)
    s.books = t.books_for[s.seats]
    missing = min(t.pot_for[s.seats] - s.pot, s.box)
    s.pot += missing
    s.box -= missing


def deal_bonus(s: Italia, season: i64) -> None:
    """Seven cards of the season's series, face up."""
    series = s.tables.series_of[season]
    if series < 0:
        return
    to_come = s.to_come[series]
    while to_come and len(s.display) < s.tables.display:
        s.display.append(s.draw(to_come))
    if s.news is not None:
        s.tell("bonus_shown", pack(s.display))

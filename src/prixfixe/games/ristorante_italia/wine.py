"""RI-WINE: tasting five wines and buying one; the Wine Cellar and the Sommelier."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.ristorante_italia.market import give_up, or_not
from prixfixe.games.ristorante_italia.options import USE_SOMMELIER
from prixfixe.games.ristorante_italia.recipes import draw_cards, lay_off, lift, reform
from prixfixe.games.ristorante_italia.state import Italia, Restaurant, amount, holds
from prixfixe.games.ristorante_italia.tables import SOMMELIER, TASTING, WINES, Tables


def draw_wine(s: Italia, seat: i64) -> None:
    """Look at five wines and buy one; with the Wine Cellar, ten and two."""
    r = s.restaurants[seat]
    shown = s.tables.draw
    keep: i64 = 1
    if holds(r, TASTING):
        shown = wines_shown(s.tables, r)
        keep = amount(s.tables, r, TASTING)
    draw_cards(s, WINES, shown)
    taste(s, seat, keep)


def wines_shown(t: Tables, r: Restaurant) -> i64:
    """The cards that the Wine Cellar shows."""
    most: i64 = 0
    for card in r.bonus:
        most = max(most, t.bonus_draw[card])
    return most


def taste(s: Italia, seat: i64, left: i64) -> None:
    """Buy a wine of those looked at, or none."""
    if left > 0 and s.drawn:
        s.ask(seat, wines_offered(s, seat), tasted, left)
    else:
        lay_off(s)


def wines_offered(s: Italia, seat: i64) -> list[i64]:
    """None, or one that the coins allow."""
    options: list[i64] = [PASS]
    coins = s.restaurants[seat].coins
    for wine in s.drawn:
        if s.tables.wine_cost[wine] <= coins:
            options.append(wine)
    return options


def tasted(s: Italia, seat: i64, wine: i64, left: i64) -> None:
    """The wine is paid and goes to the cellar; the others are discarded."""
    if wine == PASS:
        lay_off(s)
        return
    lift(s, wine)
    s.then(taste, seat, left - 1)
    buy_wine(s, seat, wine)


def buy_wine(s: Italia, seat: i64, wine: i64) -> None:
    """Pay the wine; a full cellar must lose one first."""
    r = s.restaurants[seat]
    r.coins -= s.tables.wine_cost[wine]
    if len(r.cellar) >= s.tables.cellar:
        s.ask(seat, humblest_wines(s.tables, r.cellar), swapped, wine)
    else:
        r.cellar.append(wine)


def humblest_wines(t: Tables, cellar: list[i64]) -> list[i64]:
    """The wines of a cellar, the humblest first."""
    ranked = sorted([t.wine_rank[wine] for wine in cellar])
    return [t.wine_rank.index(rank) for rank in ranked]


def swapped(s: Italia, seat: i64, old: i64, wine: i64) -> None:
    """A wine of the cellar goes to the discard pile, without refund."""
    r = s.restaurants[seat]
    r.cellar.remove(old)
    s.discards[WINES].append(old)
    r.cellar.append(wine)


# ---- the Sommelier


def searchable(s: Italia, seat: i64) -> list[i64]:
    """The wines of the draw pile, or of the one that would be formed anew, that the coins allow."""
    pile = s.piles[WINES] if s.piles[WINES] else s.discards[WINES]
    coins = s.restaurants[seat].coins
    return sorted([wine for wine in pile if s.tables.wine_cost[wine] <= coins])


def call_sommelier(s: Italia, seat: i64) -> None:
    """Look through the draw pile for any wine."""
    s.ask(seat, or_not(searchable(s, seat)), recommended)


def recommended(s: Italia, seat: i64, wine: i64) -> None:
    """The wine is bought for its cost, and the Sommelier turned face down."""
    if wine == PASS:
        give_up(s, USE_SOMMELIER)
        return
    s.declined = 0
    if not s.piles[WINES]:
        reform(s, WINES)
    s.piles[WINES].remove(wine)
    turn_down(s.tables, s.restaurants[seat], SOMMELIER)
    buy_wine(s, seat, wine)


def turn_down(t: Tables, r: Restaurant, effect: i64) -> None:
    """The first face-up card with this effect is used and lies face down for good."""
    left: i64 = 0
    used = False
    for i in range(len(r.bonus)):
        if t.bonus_effect[r.bonus[i]] == effect and not r.down >> i & 1:
            if used:
                left += 1
            else:
                r.down |= 1 << i
                used = True
    if left == 0:
        r.powers &= ~(1 << effect)

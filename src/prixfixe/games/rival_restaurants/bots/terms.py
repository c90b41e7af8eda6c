"""What can be said of a position in numbers: the parts of worth, and what lies behind them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.bots.appraise import (
    card_value,
    days_left,
    dish_points,
    lacking,
    needs_value,
    upgrade_value,
)
from prixfixe.games.rival_restaurants.bots.worth import at_market, burdens, goods, on_the_move, pending
from prixfixe.games.rival_restaurants.plans import cooking_chefs
from prixfixe.games.rival_restaurants.state import COOK, MONEY_AND_MOVE, OPEN_PART, OPENING, SERVING, Rivals
from prixfixe.kit.terms import Names, Sheet, Terms

PHASES: Final[i64] = 6  # before the match is over
RECIPES: Final[i64] = 3  # put down one by one, the least lacking first
MOST_LACK: Final[i64] = 7

NAMES: Final[Names] = (
    ("worth", 6.0),
    ("popularity", 6.0),
    ("goods", 4.0),
    ("act", 2.0),
    ("pending", 1.0),
    ("burdens", 1.0),
    ("to_the_goal", 6.0),
    ("coins", 6.0),
    ("garbage", 2.0),
    ("level", 1.0),
    ("gourmets", 2.0),
    ("larder", 5.0),
    ("kinds_held", 4.0),
    ("cards", 2.0),
    ("card_part", 2.0),
    ("upgrades", 1.0),
    ("upgrade_part", 2.0),
    ("recipes", 2.0),
    *((f"lack_{i + 1}", 3.0) for i in range(RECIPES)),
    *((f"points_{i + 1}", 3.0) for i in range(RECIPES)),
    ("done_points", 4.0),
    ("best_need", 1.0),
    ("second_need", 1.0),
    ("planned_dishes", 1.0),
    ("planned_extras", 1.0),
    ("may_cook_two", 1.0),
    ("frozen", 1.0),
    ("cards_used", 1.0),
    ("head", 1.0),
    ("pieces_out", 1.0),
    ("company", 1.0),
    ("ready", 1.0),
    ("served", 1.0),
    ("draft", 1.0),
    ("sent", 1.0),
    ("offers", 1.0),
    ("powers_used", 1.0),
)

TABLE: Final[Names] = (
    ("day", 6.0),
    ("days_left", 4.0),
    *((f"phase_{phase}", 1.0) for phase in range(PHASES)),
    ("on_counters", 8.0),
    ("on_shelves", 30.0),
    ("war", 1.0),
    ("beat", 3.0),
    ("kitchen_squad", 1.0),
)


def terms(s: Rivals, seat: i64, sheet: Sheet) -> None:
    """What can be said of a seat."""
    player = s.players[seat]
    if player.restaurant < 0:
        sheet.at += len(NAMES)
        return
    had, act = goods(s, seat), 0.0
    if s.phase == MONEY_AND_MOVE:
        act = on_the_move(s, seat)
    elif s.phase == OPENING or s.phase == OPEN_PART:
        act = at_market(s, seat)
    coming, borne = pending(s, seat), burdens(s, seat)
    sheet.put(float(player.popularity) + had + act + coming + borne)
    sheet.put(float(player.popularity))
    for part in [had, act, coming, borne]:
        sheet.put(part)
    sheet.put(float(s.tables.goal - player.popularity))
    put_goods(s, seat, sheet)
    put_recipes(s, seat, sheet)
    put_wants(s, seat, sheet)
    put_day(s, seat, sheet)


def put_goods(s: Rivals, seat: i64, sheet: Sheet) -> None:
    """Money, garbage, larder, cards, upgrades."""
    player = s.players[seat]
    held: i64 = 0
    kinds: i64 = 0
    for count in player.larder:
        held += count
        kinds += 1 if count else 0
    hand = 0.0
    for kind in player.hand:
        hand += card_value(s, kind)
    upgrades: i64 = 0
    gain = 0.0
    for upgrade in range(s.tables.upgrades):
        if player.upgrades >> upgrade & 1:
            upgrades += 1
            gain += upgrade_value(s, upgrade)
    for number in [player.money // s.tables.unit, player.garbage, player.level, player.gourmets, held, kinds]:
        sheet.put(float(number))
    sheet.put(float(len(player.hand)))
    sheet.put(hand)
    sheet.put(float(upgrades))
    sheet.put(gain)


def put_recipes(s: Rivals, seat: i64, sheet: Sheet) -> None:
    """What each recipe lacks, each for itself, and what it earns."""
    player, chefs = s.players[seat], cooking_chefs(s, seat)
    found: list[tuple[int, float]] = []
    done = 0.0
    for position in range(len(player.recipes)):
        recipe = player.recipes[position]
        if recipe >= 0:
            missing = len(lacking(s, chefs, recipe, player.larder[:]))
            points = dish_points(s, seat, recipe, player.garbage)
            found.append((missing, -points))
            done += points if missing == 0 else 0.0
    found.sort()
    sheet.put(float(len(found)))
    for i in range(RECIPES):
        sheet.put(float(found[i][0]) if i < len(found) else float(MOST_LACK))
    for i in range(RECIPES):
        sheet.put(-found[i][1] if i < len(found) else 0.0)
    sheet.put(done)


def put_wants(s: Rivals, seat: i64, sheet: Sheet) -> None:
    """What is needed most, and what is planned to be cooked."""
    player = s.players[seat]
    needs = sorted(needs_value(s, seat), reverse=True)
    sheet.put(needs[0])
    sheet.put(needs[1])
    planned = s.phase == COOK or (s.phase == SERVING and not player.served)
    mask: i64 = player.mask if planned else 0
    dishes: i64 = 0
    for position in range(len(player.recipes)):
        dishes += mask >> position & 1
    sheet.put(float(dishes))
    sheet.put(1.0 if mask and player.extras else 0.0)


def put_day(s: Rivals, seat: i64, sheet: Sheet) -> None:
    """How the day stands for the restaurant."""
    player = s.players[seat]
    for number in [player.double, player.frozen, player.used, 1 if s.head == seat else 0]:
        sheet.put(float(number))
    out: i64 = 0
    beside: i64 = 0
    spent: i64 = 0
    for piece in range(seat * s.per, (seat + 1) * s.per):
        spent += s.spent[piece]
        if s.at[piece] >= 0:
            out += 1
            for other in range(len(s.at)):
                beside += 1 if s.at[other] == s.at[piece] and other // s.per != seat else 0
    for number in [out, beside, player.ready, player.served]:
        sheet.put(float(number))
    sheet.put(1.0 if player.draft is not None else 0.0)
    sheet.put(1.0 if player.sent is not None else 0.0)
    sheet.put(float(player.offers))
    sheet.put(float(spent))


def table(s: Rivals, sheet: Sheet) -> None:
    """What can be said of the table."""
    sheet.put(float(s.day))
    sheet.put(days_left(s))
    for phase in range(PHASES):
        sheet.put(1.0 if s.phase == phase else 0.0)
    out: i64 = 0
    for slots in s.counter:
        for card in slots:
            out += 1 if card >= 0 else 0
    stock: i64 = 0
    for count in s.stock:
        stock += count
    sheet.put(float(out))
    sheet.put(float(stock))
    sheet.put(1.0 if s.war.pieces else 0.0)
    sheet.put(float(s.beat))
    sheet.put(float(s.squad))


TERMS: Final = Terms(NAMES, terms, TABLE, table)

"""Chapter 15, end of game and scoring; who wins a solo game (18.1)."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.game import Result
from prixfixe.games.sweet_mess.actions import turn
from prixfixe.games.sweet_mess.options import AWARD
from prixfixe.games.sweet_mess.state import OVER, ROBOT, STALLED, Cook, Kitchen
from prixfixe.games.sweet_mess.tables import BASICS, SLOTS, TYPES
from prixfixe.kit.order import places

ENDINGS = ["", "end_awards", "end_stalled", "end_deck"]


def play_round(s: Kitchen) -> None:
    """SM-GEN-1: one turn per player, from the First Player clockwise."""
    s.round += 1
    for seat in s.around(s.first):
        s.then(turn, seat)
    s.then(end_round)


def end_round(s: Kitchen) -> None:
    """SM-END-2, SM-RUL-58: one more full round after Time's Up; a game that never gets there ends as well."""
    if s.last == 0 and s.round >= s.tables.stall_rounds:
        s.last = s.round + s.tables.extra_rounds
        s.why = STALLED
        s.tell("stalled", s.last)
    if s.last > 0 and s.round >= s.last:
        s.phase = OVER
    else:
        play_round(s)


def recipe_points(s: Kitchen, cook: Cook) -> i64:
    """SM-SCO-1, SM-SCO-2: every paid Recipe, wherever it lies; the Reserved one not."""
    total: i64 = 0
    for recipe in cook.done:
        total += s.tables.points[recipe]
    for recipe in cook.used:
        total += s.tables.points[recipe]
    for slot in range(SLOTS):
        if cook.slots[slot] >= 0 and slot != cook.reserved:
            total += s.tables.points[cook.slots[slot]]
    return total


def award_points(s: Kitchen, cook: Cook) -> i64:
    """SM-SCO-3: what is printed on the Awards."""
    total: i64 = 0
    for award in cook.awards:
        if award >= 0:
            total += s.tables.award_points[award]
    return total


def shelf_count(cook: Cook, shelf: i64) -> i64:
    """Awards on one shelf."""
    count: i64 = 0
    for type in range(TYPES):
        if cook.awards[AWARD.pair(type, shelf)] >= 0:
            count += 1
    return count


def stored_points(s: Kitchen, cook: Cook) -> i64:
    """SM-SCO-4: each Stored Ingredient."""
    total: i64 = 0
    for kind in range(BASICS):
        total += cook.stored[kind] * s.tables.stored_points[kind]
    return total


def goods_points(s: Kitchen, cook: Cook) -> i64:
    """SM-SCO-5: Ingredients, gold and Tools, three for a point."""
    goods = cook.goods() + cook.gold + cook.tools()
    return goods // s.tables.goods_per_point


def parts(s: Kitchen, cook: Cook) -> dict[str, int]:
    """The lines of a player's score."""
    return {
        "recipes": int(recipe_points(s, cook)),
        "awards": int(award_points(s, cook)),
        "top_shelf": int(shelf_count(cook, 1) * s.tables.top_bonus),
        "stored_goods": int(stored_points(s, cook)),
        "goods": int(goods_points(s, cook)),
    }


def robot_score(s: Kitchen) -> i64:
    """SM-SOLO-10, SM-ALM-3, SM-ALM-4: Chef-o-Tron also scores its Bottom Shelf and its gold."""
    t = s.tables
    cook = s.cooks[ROBOT]
    shelves = shelf_count(cook, 1) * t.top_bonus + shelf_count(cook, 0) * t.bot_bottom_points
    rest = stored_points(s, cook) + cook.gold * t.gold_points[s.nuts] + cook.goods() // t.goods_per_point
    return recipe_points(s, cook) + award_points(s, cook) + shelves + rest


def ties(s: Kitchen, cook: Cook) -> list[int]:
    """SM-SCO-8: Completed level II, Completed level I, Prepared but not Completed."""
    counts = [0, 0, 0]
    for recipe in cook.done + cook.used:
        counts[2 - s.tables.level[recipe]] += 1
    counts[2] = int(cook.below() - (1 if cook.reserved >= 0 else 0))
    return counts


def result(s: Kitchen) -> Result:
    """SM-SCO-7, SM-SOLO-11: most VP, then the tie-breaks, else shared."""
    lines = [parts(s, s.cooks[seat]) for seat in range(s.seats)]
    scores = [sum(line.values()) for line in lines]
    broken = [ties(s, s.cooks[seat]) for seat in range(s.seats)]
    keys = [[score, *tie] for score, tie in zip(scores, broken)]
    rival: int | None = None
    if s.solo:
        rival = int(robot_score(s))
        keys.append([rival, *ties(s, s.cooks[ROBOT])])
    return Result(places(keys)[: s.seats], scores, broken, ENDINGS[s.why], lines, rival)

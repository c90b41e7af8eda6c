"""How well a seat stands, in points: what it has, what that may become, and what it is about to do."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.sweet_mess import awards
from prixfixe.games.sweet_mess.bots.outlook import bonuses, plans
from prixfixe.games.sweet_mess.bots.pending import pending, wait
from prixfixe.games.sweet_mess.bots.weights import W
from prixfixe.games.sweet_mess.ending import cleaned
from prixfixe.games.sweet_mess.scoring import award_points, recipe_points, robot_score, shelf_count, stored_points
from prixfixe.games.sweet_mess.state import Cook, Kitchen
from prixfixe.games.sweet_mess.tables import BASICS, BOTTOM, SLOTS, SUPER, TOP, TYPES


def worth(s: Kitchen, seat: i64) -> float:
    """Points so far, and prospects as far as there is time for them."""
    t = s.tables
    cook = s.cooks[seat]
    left = turns_left(s, seat)
    time = min(float(left) / 4.0, 1.0)
    total = float(recipe_points(s, cook) + award_points(s, cook) + stored_points(s, cook))
    total += float(shelf_count(cook, TOP) * t.top_bonus)
    total += goods(cook, time) + ovens(s, seat, left, time)
    if left > 0:
        total += time * (icons(s, cook) + plans(s, cook))
        total += pending(s, seat, left, time)
    return total - robot_worth(s) if s.solo else total


def robot_worth(s: Kitchen) -> float:
    """What Chef-o-Tron has, less a part for each turn it has had: in solo play the difference counts."""
    turns = len(s.tables.card_arm) - len(s.programs)
    return float(robot_score(s)) - W.robot * float(turns)


def turns_left(s: Kitchen, seat: i64) -> i64:
    """The turns the seat still has, this one included until its Bench is cleaned up."""
    if s.last == 0:
        rounds: i64 = max(i64(W.length) - s.round, 4)
        return min(rounds, len(s.programs) + 1) if s.solo else rounds
    count = len(s.cooks)
    moved = (seat - s.first) % count < (s.turn - s.first) % count
    if seat == s.turn and s.asks and s.asks[0].rule == cleaned:
        moved = True
    return s.last - s.round + (0 if moved else 1)


def goods(cook: Cook, time: float) -> float:
    """Ingredients, gold, Tools and Stored tokens: a third of a point, and their use."""
    basics = cook.goods() - cook.total[SUPER]
    tools = cook.tools()
    total = float(basics) * (0.33 + W.basic * time) + float(cook.total[SUPER]) * (0.33 + W.super * time)
    total += float(cook.gold) * 0.33 + float(min(cook.gold, 4)) * W.gold * time
    total += float(tools) * 0.33 + float(min(tools, 3)) * W.tool * time
    for kind in range(BASICS):
        if cook.stored[kind] > 0:
            total += W.stored * time
    return total


def ovens(s: Kitchen, seat: i64, left: i64, time: float) -> float:
    """Recipes below the Bench: an icon and a bonus when they are Completed in time."""
    total = 0.0
    cook = s.cooks[seat]
    for slot in range(SLOTS):
        recipe = cook.slots[slot]
        if recipe >= 0 and slot == cook.reserved:
            total += 0.2 * time * float(wait(s, seat, slot))
        elif recipe >= 0 and slot < left:
            part = 1.0 - W.wait * float(wait(s, seat, slot))
            total += time * part * (W.icon + bonuses(cook, s.tables.bonus[recipe]))
    return total


def icons(s: Kitchen, cook: Cook) -> float:
    """Face-up Recipes are half an Award, by the best place that is free."""
    total = 0.0
    for type in range(TYPES):
        count = awards.icons(s, cook, type)
        award = s.top_award(type)
        if count == 0:
            continue
        prize = float(s.tables.award_points[award]) if award >= 0 else 0.0
        if award >= 0 and cook.awards[type * 2 + BOTTOM] < 0:
            total += share(count, s.tables.icons[BOTTOM], prize + W.toque)
        elif award >= 0 and cook.awards[type * 2 + TOP] < 0:
            total += share(count, s.tables.icons[TOP], prize + float(s.tables.top_bonus))
        else:
            total += 1.2 * float(count)
    return total


def share(count: i64, wanted: i64, prize: float) -> float:
    """A part of a prize for a part of its icons; a little for icons to spare."""
    if count >= wanted:
        return (W.award + 0.09) * prize + 1.3 * float(count - wanted)
    return W.award * prize * float(count) / float(wanted)

"""COOK: everybody secretly makes a cook plan (RV-COOK-1 to 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.options import NO_REVIEW, REVIEW
from prixfixe.games.rival_restaurants.plans import choices, left_over, needs_of, next_ways
from prixfixe.games.rival_restaurants.state import COOK, SERVING, Rivals
from prixfixe.games.rival_restaurants.tables import COOK_POPULARITY, COOKING

COMMIT: Final = 1
RESTART: Final = 0
RESTARTS: Final = 3  # how often a plan may be made anew


def cook(s: Rivals) -> None:
    """Garbage is counted; everybody makes a plan; then the plans are revealed."""
    s.phase = COOK
    for seat in range(s.seats):
        player = s.players[seat]
        player.penalty, player.served, player.restarts = player.garbage, 0, 0
        plan_anew(s, seat)
    s.then(reveal_plans)


def plan_anew(s: Rivals, seat: i64) -> None:
    """Which recipes? Whoever can cook nothing is not asked."""
    player = s.players[seat]
    player.mask = player.extras = player.rave = 0
    player.fills = []
    options = choices(s, seat)
    if len(options) > 1:
        s.ask(seat, options, planned)


def planned(s: Rivals, seat: i64, mask: i64) -> None:
    """The recipes are chosen; now what fills each need."""
    s.players[seat].mask = mask
    fill(s, seat)


def fill(s: Rivals, seat: i64) -> None:
    """The next required ingredient; where there is one way it is taken."""
    player = s.players[seat]
    needs = needs_of(s, seat, player.mask)
    while len(player.fills) < len(needs):
        options = next_ways(s, seat)
        if len(options) > 1:
            s.ask(seat, options, filled, needs[len(player.fills)])
            return
        player.fills.append(options[0])
    add_extra(s, seat, 0)


def filled(s: Rivals, seat: i64, way: i64, need: i64) -> None:
    """One need is filled."""
    s.players[seat].fills.append(way)
    fill(s, seat)


def add_extra(s: Rivals, seat: i64, position: i64) -> None:
    """Secret Sauce with a Basic, Wine with a Gourmet, one for each recipe."""
    player, t = s.players[seat], s.tables
    left = left_over(s, seat)
    while position < len(player.recipes):
        extra = t.extra_of[t.tier[player.recipes[position]]]
        if player.mask >> position & 1 and extra >= 0 and left[extra]:
            s.ask(seat, [0, 1], added, position)
            return
        position += 1
    review(s, seat)


def added(s: Rivals, seat: i64, answer: i64, position: i64) -> None:
    """The extra is added, or not."""
    s.players[seat].extras |= answer << position
    add_extra(s, seat, position + 1)


def review(s: Rivals, seat: i64) -> None:
    """One recipe may be reviewed, by a card that counts for the day."""
    player = s.players[seat]
    if player.mask and review_card(s, seat) >= 0:
        positions = [i for i in range(len(player.recipes)) if player.mask >> i & 1]
        s.ask(seat, [NO_REVIEW, *[REVIEW.code(i) for i in positions]], reviewed)
    else:
        confirm(s, seat)


def review_card(s: Rivals, seat: i64) -> i64:
    """The card in hand that earns more for a dish, if it may be used, or -1."""
    for kind in s.players[seat].hand:
        fits = s.tables.card_effect[kind] == COOK_POPULARITY and s.tables.card_timing[kind] & COOKING
        if fits and (not s.tables.card_counts[kind] or s.players[seat].used < s.card_limit(seat)):
            return kind
    return -1


def reviewed(s: Rivals, seat: i64, position: i64) -> None:
    """Which recipe is reviewed, if any."""
    s.players[seat].rave = position
    confirm(s, seat)


def confirm(s: Rivals, seat: i64) -> None:
    """A plan can be changed until it is committed."""
    if s.players[seat].restarts < RESTARTS:
        s.ask(seat, [COMMIT, RESTART], confirmed)


def confirmed(s: Rivals, seat: i64, answer: i64) -> None:
    """Committed, or made anew."""
    if answer == RESTART:
        s.players[seat].restarts += 1
        plan_anew(s, seat)


def reveal_plans(s: Rivals) -> None:
    """All plans are seen: dishes, substitutes and extras."""
    s.phase = SERVING
    s.tell("cooking")
    if not any(player.mask for player in s.players):
        s.tell("nobody_cooks")
    for seat in s.priority():
        player, start = s.players[seat], 0
        for position in range(len(player.recipes)):
            if player.mask >> position & 1:
                recipe = player.recipes[position]
                s.tell("cooks", seat, recipe)
                tell_substitutes(s, seat, recipe, start)
                start += len(s.tables.needs[recipe])
                if player.extras >> position & 1:
                    s.tell("adds", seat, s.tables.extra_of[s.tables.tier[recipe]], recipe)
                if player.rave == REVIEW.code(position):
                    s.tell("raves", seat, recipe)


def tell_substitutes(s: Rivals, seat: i64, recipe: i64, start: i64) -> None:
    """Whatever is not the required kind itself is named."""
    needs, fills, pair = s.tables.needs[recipe], s.players[seat].fills, s.tables.pair
    for i in range(len(needs)):
        way = fills[start + i]
        if pair.has(way):
            s.tell("pair_for", seat, pair.one(way), pair.two(way), needs[i])
        elif way != needs[i]:
            s.tell("instead", seat, way, needs[i])

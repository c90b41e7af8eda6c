"""How well a seat stands, in points of the final score."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from prixfixe.core.state import Ask
from prixfixe.games.ristorante_italia import bonus, market, menu, rooms, wine
from prixfixe.games.ristorante_italia.bots.hopes import Kitchen, kitchens, spoon_hope
from prixfixe.games.ristorante_italia.bots.outlook import (
    Outlook,
    actions_left,
    coin_worth,
    dish_worth,
    income_worth,
    on_offer,
    outlook,
    owed,
    spaces_worth,
    wine_gain,
)
from prixfixe.games.ristorante_italia.bots.weights import W
from prixfixe.games.ristorante_italia.critic import income, new_prestige, sauce
from prixfixe.games.ristorante_italia.finals import award_points, complete, course_recipes, dinner_prestige
from prixfixe.games.ristorante_italia.options import OFFER
from prixfixe.games.ristorante_italia.scoring import star_value, total
from prixfixe.games.ristorante_italia.state import Italia, Restaurant, holds
from prixfixe.games.ristorante_italia.tables import (
    ACCOUNTANT,
    ACTION,
    BAG,
    CAT,
    CONTEST,
    CRATE,
    CRITIC,
    ECONOMY,
    GUIDE,
    PANTRY,
    PHOTO,
    SAUCE,
    SOMMELIER,
    SPOON_VALUE,
    STAR_VALUE,
    SYMBOL,
    TASTING,
    TOQUE,
    TRUST,
    VIP,
    WINES,
    Tables,
)


def worth(s: Italia, seat: i64) -> float:
    """How a seat stands, and what the question that is open now will still bring."""
    plan, rivals = outlook(s, seat), kitchens(s, seat)
    hopes = hoped(s, seat, plan, rivals)
    points = settled(s, seat, plan) + hopes
    if s.active == seat:
        points += turn_points(s, seat, plan, Hopes(hopes, rivals))
    elif s.asks and s.asks[0].seat == seat:
        points += held_points(s, s.asks[0], plan, Hopes(hopes, rivals))
    return points


def settled(s: Italia, seat: i64, plan: Outlook) -> float:
    """The score if the match ended now, and what no card of the hand, token or coin changes."""
    t, r = s.tables, s.restaurants[seat]
    points = float(total(t, r)) + float(income(t, r)) * income_worth(s)
    points += plan.price * float(actions_left(s, seat, t.season_of[-1]))
    points += power_points(s, r) + theme_points(s, seat) + cube_points(s, seat)
    if s.season < t.season_of[-1] and s.phase <= CRITIC:
        points += W.critic * float(critic_score(t, r))
    return points


def hoped(s: Italia, seat: i64, plan: Outlook, rivals: list[Kitchen]) -> float:
    """What the hand, the tokens and the coins may still bring."""
    r = s.restaurants[seat]
    points = plan.points - W.liquid * float(max(owed(s.tables, plan) - r.coins, 0))
    return points + purse(s, seat) + spoon_hope(s, seat, rivals)


class Hopes:
    """What a seat may hope for as it stands, and the kitchens it has to beat."""

    def __init__(self, now: float, rivals: list[Kitchen]) -> None:
        self.now = now
        self.rivals = rivals


# ---- coins


def purse(s: Italia, seat: i64) -> float:
    """Coins, less what is offered, and the chance that the offer wins."""
    t, r = s.tables, s.restaurants[seat]
    coins = float(r.coins)
    points = 0.0
    offer = r.bid if r.bid >= 0 else min(OFFER.pair(r.tens, 4), r.coins) if r.tens >= 0 else -1
    if offer >= 0:
        chance = win_chance(s, seat, float(offer))
        coins -= float(offer) * (chance + (1.0 - chance) / float(t.loser_divisor))
        points += chance * float(star_value(t, r))
    if s.season == t.season_of[-1] and (s.phase == VIP or s.phase == ECONOMY):
        points += 10.0 * thrift_chance(s, seat, coins)
    return points + coin_worth(s) * (min(coins, 45.0) + 0.5 * max(coins - 45.0, 0.0))


def win_chance(s: Italia, seat: i64, offer: float) -> float:
    """How likely an offer is the highest, if the others offer up to six tenths of their coins."""
    chance = 1.0
    for other in range(s.seats):
        if other != seat:
            chance *= min(1.0, (offer + 0.5) / (W.rivals * float(s.restaurants[other].coins) + 1.0))
    return chance


def thrift_chance(s: Italia, seat: i64, coins: float) -> float:
    """How likely the cup is the fullest after the last offers."""
    chance = 1.0
    for other in range(s.seats):
        if other != seat:
            theirs = 0.8 * float(s.restaurants[other].coins)
            chance *= min(1.0, max(0.0, 0.5 + (coins - theirs) / (theirs + 8.0)))
    return chance


# ---- cubes


def cube_points(s: Italia, seat: i64) -> float:
    """Cubes in the cup, and the place before the critic that cubes already added reach."""
    r = s.restaurants[seat]
    points = 0.0 if s.phase == CONTEST else W.cube * float(min(r.cubes, 6))
    if s.phase == CRITIC and r.seasoning > 0:
        points += 2.0 * float(steps_now(s, seat)) - 2.0
    return points


def critic_score(t: Tables, r: Restaurant) -> i64:
    """What the critic sees: new recipes, cubes, sauces."""
    return new_prestige(t, r) + r.seasoning + sauce(t, r, CRITIC)


def rivals_ahead(s: Italia, seat: i64) -> i64:
    """How many stand before a seat for the critic; ties count by rating."""
    mine = 100 * critic_score(s.tables, s.restaurants[seat]) + s.restaurants[seat].square
    count: i64 = 0
    for other, r in enumerate(s.restaurants):
        if other != seat and 100 * critic_score(s.tables, r) + r.square > mine:
            count += 1
    return count


def steps_now(s: Italia, seat: i64) -> i64:
    """The squares that the place of a seat is worth."""
    steps = s.tables.critic_steps
    return steps[min(rivals_ahead(s, seat), len(steps) - 1)]


# ---- bonus cards


def power_points(s: Italia, r: Restaurant) -> float:
    """What the powers of bonus cards may still bring."""
    if not r.powers:
        return 0.0
    share = float(len(s.tables.phase_of) - s.square) / float(len(s.tables.phase_of))
    points = 0.0
    for i in range(len(r.bonus)):
        if not r.down >> i & 1:
            points += share * power_worth(s.tables.bonus_effect[r.bonus[i]])
    if s.season == s.tables.season_of[-1] and s.phase > CRITIC and s.phase != GUIDE:
        points = 0.0
    if holds(r, STAR_VALUE) or holds(r, SPOON_VALUE):
        points += 3.0 * share
    return points


def power_worth(effect: i64) -> float:
    """Points of a power over a whole match."""
    if effect == BAG:
        return 9.0
    if effect == CRATE:
        return 4.0
    if effect in (CAT, TOQUE, SAUCE, TASTING, SYMBOL):
        return 5.0
    if effect in (TRUST, ACCOUNTANT, SOMMELIER):
        return 3.0
    return 2.0 if effect in (PANTRY, PHOTO) else 0.0


# ---- themes


def theme_points(s: Italia, seat: i64) -> float:
    """Points of the theme tokens by the chance to win them, and a little for every course on the way."""
    t, r = s.tables, s.restaurants[seat]
    if s.season == t.season_of[-1] and s.phase > CRITIC and s.phase != GUIDE:
        return 0.0
    if r.dinner:
        return dinner_points(t, r)
    marks = course_marks(t, r)
    category = most_courses(marks, 0, t.categories)
    speciality = most_courses(marks, t.categories, t.categories + t.specialities)
    points = W.category * category * category + W.speciality * speciality * speciality
    points += float(t.per_category) * theme_chance(s, seat, category)
    return points + float(t.per_speciality) * theme_chance(s, seat, speciality)


def theme_chance(s: Italia, seat: i64, courses: float) -> float:
    """How likely a theme of so many courses comes to be that of a dinner, by the actions that are left."""
    t = s.tables
    left = W.theme_share * float(actions_left(s, seat, t.season_of[-1])) + 0.3
    strain = W.theme_course * (float(t.courses) - courses) / left
    return exp(-W.theme_strain * min(strain * strain, 40.0))


def course_marks(t: Tables, r: Restaurant) -> list[i64]:
    """What the recipes of each course show, as bits: the categories, then the specialities."""
    marks: list[i64] = [0] * t.courses
    for recipe in r.menu:
        if recipe >= 0:
            shown = t.recipe_categories[recipe]
            if t.recipe_speciality[recipe] >= 0:
                shown |= 1 << (t.categories + t.recipe_speciality[recipe])
            marks[t.course_of[recipe]] |= shown
    return marks


def most_courses(marks: list[i64], first: i64, end: i64) -> float:
    """The most courses that share one of some marks."""
    most: i64 = 0
    for mark in range(first, end):
        count: i64 = 0
        for shown in marks:
            count += shown >> mark & 1
        most = max(most, count)
    return float(most)


def dinner_points(t: Tables, r: Restaurant) -> float:
    """The best dinner with the courses chosen so far: its awards, and a little for its prestige."""
    chosen: i64 = 0
    for space in range(len(r.menu)):
        chosen += r.dinner >> space & 1
    return best_dinner(t, r, chosen) if complete(t, r) else 0.0


def best_dinner(t: Tables, r: Restaurant, course: i64) -> float:
    """The same, from a course on."""
    if course == t.courses:
        return float(award_points(t, r)) + 0.3 * float(dinner_prestige(t, r))
    kept = r.dinner
    best = 0.0
    for recipe in course_recipes(t, r, course):
        space: i64 = r.menu.index(recipe)
        r.dinner = kept | 1 << space
        best = max(best, best_dinner(t, r, course + 1))
    r.dinner = kept
    return best


# ---- in the middle of a turn


def turn_points(s: Italia, seat: i64, plan: Outlook, hopes: Hopes) -> float:
    """What the question that is open now will still bring to a seat in its turn, over how it stands now."""
    points = on_offer(s, plan)
    if s.drawn:
        points += best_wine(s, seat, plan) if s.deck == WINES else best_drawn(s, seat, hopes)
    if s.asks and s.asks[0].seat == seat:
        points += held_points(s, s.asks[0], plan, hopes)
    return points


def best_drawn(s: Italia, seat: i64, hopes: Hopes) -> float:
    """What the best of the recipes looked at adds in hand."""
    hand = s.restaurants[seat].hand
    most = -99.0
    for recipe in s.drawn:
        hand.append(recipe)
        most = max(most, hoped(s, seat, outlook(s, seat), hopes.rivals) - hopes.now)
        hand.pop()
    return most


def best_wine(s: Italia, seat: i64, plan: Outlook) -> float:
    """What the best of the wines looked at adds; none has to be bought."""
    r = s.restaurants[seat]
    most = 0.0
    for card in s.drawn:
        if s.tables.wine_cost[card] <= r.coins:
            most = max(most, wine_gain(s, r, card, plan))
    return most


def held_points(s: Italia, ask: Ask, plan: Outlook, hopes: Hopes) -> float:
    """The best answer to a question about a token, or the card that waits for a space."""
    r = s.restaurants[ask.seat]
    if ask.rule is market.marketed:
        return reach(s, ask.seat, outlook(s, ask.seat, 1), hopes) if market.may_buy(s, ask.seat) else 0.0
    if ask.rule is market.searched or ask.rule is bonus.searched_at_once or ask.rule is market.apprenticed:
        return best_of(s, ask.seat, ask.options, outlook(s, ask.seat, 1), hopes)
    if ask.rule is market.scavenged or ask.rule is bonus.scavenged_at_once:
        return best_of(s, ask.seat, ask.options, outlook(s, ask.seat, 1), hopes, free=True) + 0.3
    if ask.rule is menu.replaced:
        course = s.tables.course_of[ask.a]
        spaces = spaces_worth(s, r, course, 0, plan.earned)
        return dish_worth(s, r, ask.a, plan.types, plan.earned) - spaces
    if ask.rule is wine.swapped:
        return wine_gain(s, r, ask.a, plan) + float(s.tables.wine_cost[ask.a]) * coin_worth(s)
    if ask.rule is wine.recommended:
        return 3.0
    if ask.rule is rooms.removed:
        least = min([s.tables.room_prestige[kind] for kind in r.rooms])
        return float(s.tables.room_prestige[ask.a] - least)
    return 6.0 if ask.rule is bonus.accounted else 0.0


def best_of(s: Italia, seat: i64, kinds: list[i64], plan: Outlook, hopes: Hopes, free: bool = False) -> float:
    """The best of several tokens that the plan lacks."""
    most = 0.0
    tried: i64 = 0
    for kind in kinds:
        if kind >= 0 and plan.lacking[kind] > 0 and not tried >> kind & 1:
            tried |= 1 << kind
            most = max(most, token_gain(s, seat, kind, 0 if free else s.tables.cost[kind], hopes))
    return most


def token_gain(s: Italia, seat: i64, kind: i64, cost: i64, hopes: Hopes) -> float:
    """What a token on the shelf adds to how a seat stands, its cost paid."""
    r = s.restaurants[seat]
    r.shelf[kind] += 1
    r.coins -= cost
    gain = hoped(s, seat, outlook(s, seat), hopes.rivals) - hopes.now
    r.shelf[kind] -= 1
    r.coins += cost
    return gain


def reach(s: Italia, seat: i64, plan: Outlook, hopes: Hopes) -> float:
    """The best token that could be bought now, or after a restock."""
    r = s.restaurants[seat]
    most = best_of(s, seat, [kind for kind in s.stalls if kind >= 0 and s.tables.cost[kind] <= r.coins], plan, hopes)
    for shop in range(s.tables.shops):
        if r.crates >> shop & 1:
            most = max(most, best_of(s, seat, market.affordable(s, shop, r.coins), plan, hopes))
    if holds(r, CAT) and s.cat == 0 and s.phase == ACTION:
        most = max(most, best_of(s, seat, market.scraps(s), plan, hopes, free=True))
    out = most
    if s.bought == 0 and market.may_restock(s):
        for shop in range(s.tables.shops):
            most = max(most, fresh_stall(s, seat, shop, plan, hopes, out))
    return most


def fresh_stall(s: Italia, seat: i64, shop: i64, plan: Outlook, hopes: Hopes, out: float) -> float:
    """The best token of a restocked stall by the chance that it comes; if none does, the best that is out elsewhere."""
    gains: list[float] = []
    counts: list[i64] = []
    for kind in market.affordable(s, shop, s.restaurants[seat].coins):
        if plan.lacking[kind] > 0 and not plan.stalls >> kind & 1:
            gain = token_gain(s, seat, kind, s.tables.cost[kind], hopes)
            if gain > out:
                gains.append(gain)
                counts.append(s.crate[kind])
    points = 0.0
    missed = 1.0
    while gains:
        best: i64 = gains.index(max(gains))
        none = absent(s, shop, counts[best])
        points += missed * (1.0 - none) * gains[best]
        missed *= none
        gains.pop(best)
        counts.pop(best)
    return points + missed * out


def absent(s: Italia, shop: i64, count: i64) -> float:
    """The chance that none of so many tokens of a crate comes out when its stall is restocked."""
    tokens = s.crated[shop]
    chance = 1.0
    for i in range(min(s.tables.stall, tokens)):
        chance *= max(0.0, float(tokens - count - i) / float(tokens - i))
    return chance

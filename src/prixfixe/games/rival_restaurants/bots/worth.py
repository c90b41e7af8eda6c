"""How well a seat stands, in points of popularity; also in the middle of a plan, a war or an offer."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.auction import at_high, still_in
from prixfixe.games.rival_restaurants.barter import FINISHED, NO_PARTNER
from prixfixe.games.rival_restaurants.bots.appraise import (
    card_value,
    gain_of,
    larder_value,
    loss,
    needs_value,
    upgrade_value,
)
from prixfixe.games.rival_restaurants.bots.deals import best_deal
from prixfixe.games.rival_restaurants.bots.weights import W
from prixfixe.games.rival_restaurants.market import BUY, CONTEST, bought_upgrade
from prixfixe.games.rival_restaurants.options import BONUS, NEW_RECIPE, REVIEW
from prixfixe.games.rival_restaurants.parts import Offer
from prixfixe.games.rival_restaurants.plans import left_over
from prixfixe.games.rival_restaurants.powers import forced_kind, forced_rival
from prixfixe.games.rival_restaurants.prices import price
from prixfixe.games.rival_restaurants.react import hit
from prixfixe.games.rival_restaurants.serve import dish_garbage, fills_of, lasting_points, meats
from prixfixe.games.rival_restaurants.state import (
    COOK,
    MONEY_AND_MOVE,
    OPEN_PART,
    OPENING,
    SERVING,
    SHELF,
    TABLE,
    Rivals,
)
from prixfixe.games.rival_restaurants.tables import (
    MEAT_FOR_VEGETABLE,
    STEAL_CARD,
    STEAL_HALF,
    STEAL_INGREDIENT,
    SWAP_PLACES,
)
from prixfixe.kit.lists import has


def worth(s: Rivals, seat: i64) -> float:
    """Popularity, goods and money now, and what is under way."""
    player = s.players[seat]
    if player.restaurant < 0:
        return 0.0
    value = float(player.popularity) + goods(s, seat)
    if s.phase == MONEY_AND_MOVE:
        value += on_the_move(s, seat)
    elif s.phase == OPENING or s.phase == OPEN_PART:
        value += at_market(s, seat)
    value += pending(s, seat) + burdens(s, seat)
    return value


def goods(s: Rivals, seat: i64) -> float:
    """Larder and recipes, money, garbage, cards, upgrades; a cook plan counts as if it were carried out."""
    player = s.players[seat]
    planned = s.phase == COOK or (s.phase == SERVING and not player.served)
    mask: i64 = player.mask if planned else 0
    waste = player.garbage
    value = 0.0
    left = player.larder
    if mask:
        left = left_over(s, seat)
        waste += plan_garbage(s, seat, mask)
        value += plan_value(s, seat, mask)
    elif s.phase == SERVING:
        waste += player.fresh
    value += larder_value(s, seat, left, mask, waste)
    coins = player.money // s.tables.unit
    value += W.coin * (float(coins) if coins < 9 else 9.0 + W.rich * float(coins - 9))
    value -= W.garbage * float(waste)
    for kind in player.hand:
        value += card_value(s, kind)
    for upgrade in range(s.tables.upgrades):
        if player.upgrades >> upgrade & 1:
            value += upgrade_value(s, upgrade)
    return value


def complete(s: Rivals, seat: i64, position: i64) -> bool:
    """Whether every need of a planned dish is filled already."""
    player = s.players[seat]
    return len(fills_of(s, seat, position)) == len(s.tables.needs[player.recipes[position]])


def plan_garbage(s: Rivals, seat: i64, mask: i64) -> i64:
    """The garbage a plan will make."""
    count: i64 = 0
    for position in range(len(s.players[seat].recipes)):
        if mask >> position & 1:
            if complete(s, seat, position):
                count += dish_garbage(s, seat, position)
            else:
                count += s.tables.garbage[s.players[seat].recipes[position]]
    return count


def plan_value(s: Rivals, seat: i64, mask: i64) -> float:
    """The popularity and money of a plan, and the fresh recipes it brings."""
    player, t = s.players[seat], s.tables
    value = 0.0
    for position in range(len(player.recipes)):
        if not mask >> position & 1:
            continue
        recipe = player.recipes[position]
        points = max(0, t.points[recipe] - t.penalty * player.penalty)
        points += t.cuisine_bonus if t.dish_cuisine[recipe] == t.cuisine[player.restaurant] else 0
        points += player.extras >> position & 1
        points += 1 if player.rave == REVIEW.code(position) else 0
        for level in range(player.level):
            points += lasting_points(s, seat, level, recipe)
        value += float(points) + W.new_recipe
        biff = s.power_of(seat, MEAT_FOR_VEGETABLE)
        if biff >= 0 and complete(s, seat, position) and meats(s, seat, position) >= t.cash_meats[s.chef[biff]]:
            value += W.coin * float(t.power_amount[s.chef[biff]] // t.unit)
    return value - (1.0 if player.rave else 0.0)


# ---- places


def on_the_move(s: Rivals, seat: i64) -> float:
    """What the places chosen or taken promise."""
    plan, value = s.players[seat].plan, 0.0
    for i in range(s.per):
        piece = seat * s.per + i
        if s.at[piece] >= 0:
            value += place_value(s, seat, s.at[piece])
            if s.want[piece] > SHELF:
                value += want_value(s, seat, piece, s.want[piece])
            elif i < len(plan) and plan[i] > SHELF:
                value += want_value(s, seat, piece, plan[i])
        elif i + s.squad < len(plan):
            value += place_value(s, seat, plan[i + s.squad])
    return value


def place_value(s: Rivals, seat: i64, place: i64) -> float:
    """The best purchases a place offers, as far as the money goes."""
    player, t = s.players[seat], s.tables
    if place == t.island:
        return island_value(s, seat)
    cost = W.coin * float(t.price[place] // t.unit)
    wanted = needs_value(s, seat)
    bought: i64 = 0
    value, shelf, total = 0.0, 0.0, 0
    for kind in t.sold[place]:
        if wanted[kind] > cost and bought < player.money // t.price[place] and has(s.counter[place], kind):
            value += W.place * (wanted[kind] - cost)
            bought += 1
        shelf += float(s.stock[kind]) * wanted[kind]
        total += s.stock[kind]
    if total and bought < player.money // t.price[place]:
        value += W.shelf * max(0.0, shelf / float(total) - 0.5 * cost)
    crowd: i64 = 0
    for other in range(len(s.at)):
        if s.at[other] == place and other // s.per != seat:
            crowd += 1
    return value / (1.0 + W.crowd * float(crowd))


def island_value(s: Rivals, seat: i64) -> float:
    """Upgrades that pay, garbage to dump, a sweet to sell."""
    player, t = s.players[seat], s.tables
    value = 0.05
    for upgrade in range(t.upgrades):
        if not player.upgrades >> upgrade & 1 and t.upgrade_price[upgrade] <= player.money:
            gain = upgrade_value(s, upgrade) - W.coin * float(t.upgrade_price[upgrade] // t.unit)
            value = max(value, 0.8 * gain)
    value += 0.8 * (W.garbage - W.coin) * float(min(player.garbage, player.money // t.disposal))
    if t.sweet >= 0:
        value += 0.4 * float(player.larder[t.sweet])
    return value


def want_value(s: Rivals, seat: i64, piece: i64, slot: i64) -> float:
    """Standing on a card that is needed."""
    place = s.at[piece]
    if place >= s.tables.markets or slot > len(s.counter[place]) or s.counter[place][slot - 1] < 0:
        return 0.0
    gain = needs_value(s, seat)[s.counter[place][slot - 1]]
    gain -= W.coin * float(s.tables.price[place] // s.tables.unit)
    rivals: i64 = 0
    for other in range(len(s.want)):
        if other // s.per != seat and s.at[other] == place and s.want[other] == slot:
            rivals += 1
    return W.want * gain / (1.0 + float(rivals))


# ---- at the market


def at_market(s: Rivals, seat: i64) -> float:
    """First choices and contests answered, wars under way, offers begun or sent."""
    player, value = s.players[seat], 0.0
    if s.war.pieces:
        value += at_war(s, seat)
    elif s.war.claim >= 0:
        value += contesting(s, seat)
    elif s.phase == OPENING:
        value += first_choice(s, seat)
    value += shopping(s, seat)
    draft, sent = player.draft, player.sent
    if draft is not None:
        entries = len(draft.give) + len(draft.want)
        waste = draft.steps - entries - (1 if draft.stage > 0 else 0)
        value += draft_value(s, seat, draft) - 0.02 * float(entries) - 0.1 * float(max(0, waste))
    if sent is not None and sent.partner != TABLE:
        mine = gain_of(s, seat, sent.partner, sent.want, sent.give)
        theirs = gain_of(s, sent.partner, seat, sent.give, sent.want)
        value += 0.1 + 0.95 * mine if theirs >= W.fair and theirs >= mine > 0.0 else 0.0
    return value


def shopping(s: Rivals, seat: i64) -> float:
    """A purchase that still needs an answer: who gets an upgrade, what is bought by force."""
    for ask in s.asks:
        if ask.seat != seat:
            continue
        if ask.rule is bought_upgrade and has(ask.options, seat):
            return upgrade_value(s, ask.a) - W.coin * float(s.tables.upgrade_price[ask.a] // s.tables.unit)
        if ask.rule is forced_rival or ask.rule is forced_kind:
            best = 0.0
            for rival in range(s.seats):
                if rival != seat and (ask.rule is forced_rival or ask.a == rival):
                    best = max(best, potential(s, seat, rival))
            return best
    return 0.0


def first_choice(s: Rivals, seat: i64) -> float:
    """Cards that will be bought."""
    plan, value, i = s.players[seat].plan, 0.0, 0
    for piece in range(seat * s.per, (seat + 1) * s.per):
        if has(s.lone, piece) and i < len(plan):
            if plan[i] == BUY:
                place = s.at[piece]
                gain = needs_value(s, seat)[s.counter[place][s.want[piece] - 1]]
                value += gain - W.coin * float(price(s, piece, place, False) // s.tables.unit)
            i += 1
    return value


def contesting(s: Rivals, seat: i64) -> float:
    """A claim of one's own, or a contest."""
    war, player = s.war, s.players[seat]
    mine = s.owner(war.claim) == seat
    if not mine and player.plan != [CONTEST]:
        return 0.0
    gain = needs_value(s, seat)[s.counter[war.market][war.slot - 1]]
    return (0.8 if mine else 0.4) * (
        gain - W.coin * float(s.tables.price[war.market] // s.tables.unit + (0 if mine else 1))
    )


def at_war(s: Rivals, seat: i64) -> float:
    """A bid that stands is worth its chance."""
    left = still_in(s)
    for i in left:
        piece = s.war.pieces[i]
        if s.owner(piece) == seat:
            gain = needs_value(s, seat)[s.counter[s.war.market][s.war.slot - 1]]
            gain -= W.coin * float(s.war.bids[i] // s.tables.unit) + W.garbage * float(s.war.garbage[i])
            if not at_high(s, i, left):
                return 0.2 * gain
            alone = True
            for other in left:
                if other != i and at_high(s, other, left):
                    alone = False
            return (W.ahead if alone else W.level) * gain
    return 0.0


# ---- offers


def draft_value(s: Rivals, seat: i64, draft: Offer) -> float:
    """What an offer being composed promises, if the partner would gain too."""
    eager = 1.0 - 0.5 * float(s.players[seat].offers)
    if eager <= 0.0 or draft.depth:
        eager = 0.2 if draft.depth else 0.0
    if draft.stage == NO_PARTNER:
        best = 0.0
        for rival in range(s.seats):
            if rival != seat:
                best = max(best, 0.5 * best_deal(s, seat, rival).gain)
        return eager * best
    if draft.partner == TABLE or draft.about >= 0 or (draft.stage and not draft.want):
        return -0.2
    mine = gain_of(s, seat, draft.partner, draft.want, draft.give)
    theirs = gain_of(s, draft.partner, seat, draft.give, draft.want)
    half = 0.5 * (mine + theirs)
    if not draft.want and not draft.give:
        return eager * (0.52 * best_deal(s, seat, draft.partner).gain + 0.01)
    if theirs >= W.fair and theirs >= mine:
        return eager * (0.85 * mine + 0.08) if mine > 0.0 else -0.1
    if draft.stage == FINISHED or W.coin * float(s.players[seat].money // s.tables.unit) < half - theirs:
        return -0.1
    nearer = 0.15 * min(theirs, half) if draft.stage else 0.0
    return eager * ((0.54 + 0.01 * float(draft.stage)) * half + nearer)


def potential(s: Rivals, seat: i64, rival: i64) -> float:
    """The best ingredient a rival could sell: half of what both gain together."""
    wanted = needs_value(s, seat)
    purse = W.coin * float(s.players[seat].money // s.tables.unit)
    best = 0.0
    for kind in range(s.tables.kinds):
        if s.players[rival].larder[kind] and wanted[kind] > 0.45:
            theirs = -loss(s, rival, kind)
            half = 0.5 * (wanted[kind] + theirs)
            if half >= W.fair and purse >= half - theirs:
                best = max(best, half)
    return best


# ---- effects under way


def pending(s: Rivals, seat: i64) -> float:
    """A card or power in play that has not worked yet."""
    effect = s.effect
    if effect.user != seat:
        return 0.0
    if effect.card < 0:
        return swap_hope(s) if effect.chef >= 0 else 0.0
    kind = s.tables.card_effect[effect.card]
    hope = 1.05
    if kind == STEAL_INGREDIENT:
        hope = loot(s, seat)
    elif kind == STEAL_HALF:
        hope = W.coin * float(purse(s, seat) // 2 // s.tables.unit)
    elif kind == STEAL_CARD:
        hope = 0.95
    if effect.victims and not hit(s, effect.victims[0]):
        return 0.0
    return 0.9 * hope


def swap_hope(s: Rivals) -> float:
    """A power announced; a swap brings its user to the other's place."""
    effect = s.effect
    if s.tables.power[effect.chef] == SWAP_PLACES and effect.a >= 0 and effect.piece >= 0 and s.at[effect.a] >= 0:
        gain = place_value(s, effect.user, s.at[effect.a]) - place_value(s, effect.user, s.at[effect.piece])
        return 0.9 * gain
    return 0.15


def loot(s: Rivals, seat: i64) -> float:
    """The best ingredient that can still be named."""
    effect, wanted = s.effect, needs_value(s, seat)
    if effect.b >= 0:
        return wanted[effect.b]
    best = 0.0
    for rival in range(s.seats):
        if rival != seat and (effect.a < 0 or effect.a == rival):
            for kind in range(s.tables.kinds):
                if s.players[rival].larder[kind]:
                    best = max(best, wanted[kind])
    return best


def purse(s: Rivals, seat: i64) -> i64:
    """The money of the rival named, or of the richest."""
    if s.effect.a >= 0:
        return s.players[s.effect.a].money
    most: i64 = 0
    for rival in range(s.seats):
        if rival != seat:
            most = max(most, s.players[rival].money)
    return most


def burdens(s: Rivals, seat: i64) -> float:
    """What others have done to the player today."""
    player = s.players[seat]
    value = 0.6 if player.double else 0.0
    if player.no_cook and s.phase < COOK:
        value -= 0.8
    if s.phase < COOK:
        value -= 0.4 * float(player.frozen) + (0.2 if player.owes else 0.0) + (0.5 if player.closed else 0.0)
    if s.phase == SERVING:
        tasks = player.tasks
        value += 0.9 * float(tasks >> BONUS.code(0) & 1) + 1.2 * float(tasks >> BONUS.code(1) & 3)
        recipes = (tasks >> NEW_RECIPE.code(0) & 1) + (tasks >> NEW_RECIPE.code(1) & 1)
        value += 0.6 * float(player.revenge) + W.new_recipe * float(recipes)
    return value

"""What follows from a position, said by the rules: prices, incomes, what recipes lack and earn, bids, deals."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import Ask
from prixfixe.games.rival_restaurants.auction import bade, high, high_garbage, still_in, war_cost
from prixfixe.games.rival_restaurants.barter import card_in, coins_in
from prixfixe.games.rival_restaurants.bonuses import kept_card
from prixfixe.games.rival_restaurants.day import daily
from prixfixe.games.rival_restaurants.market import chose_first, island_piece
from prixfixe.games.rival_restaurants.move import relocated, sent_npc, wanted, wanted_anew, went
from prixfixe.games.rival_restaurants.options import ANY_CARD, COINS, GARBAGE, GOOD, MOST_COINS, PROMISED, UPGRADE
from prixfixe.games.rival_restaurants.parts import Offer
from prixfixe.games.rival_restaurants.plans import choices, cookable, cooking_chefs, helpers, needs_of
from prixfixe.games.rival_restaurants.prices import affecting, card_price, may_buy, price, upgrade_price
from prixfixe.games.rival_restaurants.serve import dish_garbage, dish_points, dishes_of
from prixfixe.games.rival_restaurants.state import COOK, SERVING, TABLE, Rivals
from prixfixe.games.rival_restaurants.tables import BLOCK_COUNTERS, SURCHARGE
from prixfixe.games.rival_restaurants.trade import hand_item, swap_traded_recipes
from prixfixe.kit.sight import Sight


def show_derived(s: Rivals, seat: i64, to: Sight) -> None:
    """Everything of the kind that the seat may know."""
    ask = s.question(seat) if seat >= 0 else None
    to.data("goal", s.tables.goal)
    to.data("thresholds", s.tables.threshold)
    to.data("scores", [player.popularity for player in s.players])
    to.data("incomes", [daily(s, other) if opened(s, other) else s.tables.income for other in range(s.seats)])
    to.data("asleep", [1 - player.grown for player in s.players])
    to.data("about", ask.a if ask is not None and ask.a >= 0 else -1)
    to.data("held", held(s, seat, ask))
    to.data("peeks_cards", ask is not None and ask.rule == kept_card)
    to.data("offers_left", max(0, s.tables.offers - s.players[seat].offers) if seat >= 0 else 0)
    show_prices(s, seat, to)
    show_dishes(s, seat, to)
    show_plans(s, seat, to)
    show_bids(s, seat, ask, to)
    show_deals(s, seat, to)


def opened(s: Rivals, seat: i64) -> bool:
    """Whether a player has a restaurant yet."""
    return s.players[seat].restaurant >= 0


def held(s: Rivals, seat: i64, ask: Ask | None) -> i64:
    """The chef that the question to a seat is about, or -1."""
    if ask is None:
        return -1
    if ask.rule in (wanted, relocated, chose_first):
        return s.chef[ask.a]
    if ask.rule == wanted_anew:
        due = s.agenda[-1]
        return s.chef[due.a if s.owner(due.a) == seat else due.b]
    plan = s.players[seat].plan
    if ask.rule == sent_npc:
        return s.chef[2 * seat + 1]
    if ask.rule == went:
        return plan[0] if s.squad else s.chef[seat * s.per + len(plan)]
    return -1


# ---- prices


def show_prices(s: Rivals, seat: i64, to: Sight) -> None:
    """What every piece pays where it stands, and what is in its way there."""
    to.data("prices", [prices_of(s, piece) for piece in range(len(s.chef))])
    to.data("affected", [affected(s, piece) for piece in range(len(s.chef))])
    piece = island_piece(s, seat) if seat >= 0 and opened(s, seat) else -1
    to.data("card_price", card_price(s, piece) if piece >= 0 else s.tables.card_price)
    prices = [upgrade_price(s, piece, upgrade) for upgrade in range(s.tables.upgrades)] if piece >= 0 else []
    to.data("upgrade_prices", prices or s.tables.upgrade_price)


def prices_of(s: Rivals, piece: i64) -> list[i64]:
    """The price of a shelf card and of a counter card; none where it cannot buy."""
    place = s.at[piece]
    if place < 0 or place >= s.tables.markets or s.chef[piece] < 0 or not may_buy(s, piece, place):
        return []
    return [price(s, piece, place, True), price(s, piece, place, False)]


def affected(s: Rivals, piece: i64) -> list[i64]:
    """The chefs whose passive powers make a piece's purchases dearer, and keep it from the counter; -1 for none."""
    found: list[i64] = []
    for power in (SURCHARGE, BLOCK_COUNTERS):
        source = affecting(s, piece, power) if s.chef[piece] >= 0 else -1
        found.append(s.chef[source] if source >= 0 else -1)
    return found


# ---- recipes and plans


def show_dishes(s: Rivals, seat: i64, to: Sight) -> None:
    """Of every recipe that can be seen what it lacks and what it would earn now."""
    to.parts("dishes", 0, 0)
    for owner in range(s.seats):
        for recipe in s.players[owner].recipes:
            if recipe >= 0 and opened(s, owner):
                show_dish(s, owner, recipe, to.following())
    if seat >= 0 and s.peeker == seat and opened(s, seat) and not peeks_cards(s, seat):
        for recipe in s.peek:
            show_dish(s, seat, recipe, to.following())


def peeks_cards(s: Rivals, seat: i64) -> bool:
    """Whether a seat looks at action cards."""
    ask = s.question(seat)
    return ask is not None and ask.rule == kept_card


def show_dish(s: Rivals, owner: i64, recipe: i64, to: Sight) -> None:
    """One recipe in one restaurant."""
    missing = lacking(s, owner, recipe)
    cost: i64 = 0
    for kind in missing:
        cost += s.tables.list_price[kind]
    to.data("seat", owner)
    to.data("recipe", recipe)
    to.data("missing", missing)
    to.data("cost", cost)
    to.data("ready", not missing or substituted(s, owner, recipe))
    to.data("earns", sum_of(dish_points(s, owner, recipe, garbage_now(s, owner), False, False)))


def lacking(s: Rivals, seat: i64, recipe: i64) -> list[i64]:
    """The required kinds that a player does not have."""
    left, missing = s.players[seat].larder[:], s.tables.needs[recipe][:0]
    for kind in s.tables.needs[recipe]:
        if left[kind]:
            left[kind] -= 1
        else:
            missing.append(kind)
    return missing


def substituted(s: Rivals, seat: i64, recipe: i64) -> bool:
    """Whether a recipe of a player can be cooked with substitutes."""
    recipes = s.players[seat].recipes
    if recipe not in recipes:
        return False
    chefs = cooking_chefs(s, seat)
    return cookable(s, seat, chefs, 1 << recipes.index(recipe), helpers(s, chefs, s.players[seat].larder))


def garbage_now(s: Rivals, seat: i64) -> i64:
    """The garbage that counts against a dish: in the evening, that of its beginning."""
    return s.players[seat].penalty if s.phase in (COOK, SERVING) else s.players[seat].garbage


def sum_of(points: list[i64]) -> i64:
    """All lines together."""
    total: i64 = 0
    for line in points:
        total += line
    return total


def show_plans(s: Rivals, seat: i64, to: Sight) -> None:
    """What the dishes of a plan bring, and the garbage they leave once needs are filled; only plans that are seen."""
    to.parts("plans", 0, 0)
    for other in range(s.seats):
        it, seen = to.following(), s.phase == SERVING or (s.phase == COOK and other == seat)
        dishes = dishes_of(s, other) if seen else []
        it.data("points", [plan_points(s, other, position) for position in dishes])
        complete = len(s.players[other].fills) == len(needs_of(s, other, s.players[other].mask))
        litter: i64 = 0
        for position in dishes if complete else []:
            litter += dish_garbage(s, other, position)
        it.data("garbage", litter)


def plan_points(s: Rivals, seat: i64, position: i64) -> i64:
    """What a dish of a plan brings."""
    player = s.players[seat]
    extra, review = player.extras >> position & 1 == 1, player.rave == position + 1
    return sum_of(dish_points(s, seat, player.recipes[position], player.penalty, extra, review))


# ---- bids


def show_bids(s: Rivals, seat: i64, ask: Ask | None, to: Sight) -> None:
    """The high bid of a war; for who is to bid, what each bid would leave."""
    left = still_in(s)
    to.data("high", [high(s, left), high_garbage(s, left)])
    rows: list[list[i64]] = []
    if ask is not None and ask.rule == bade:
        piece = s.war.pieces[s.war.turn]
        for bid in [high(s, left), *[option * s.tables.unit for option in ask.options if 0 < option <= MOST_COINS]]:
            rows.append([bid, s.players[seat].money - war_cost(s, piece, s.war.market, bid)])
    to.data("bids", rows)


# ---- deals


def show_deals(s: Rivals, seat: i64, to: Sight) -> None:
    """What lies on the scale: the own draft, or else the offers that are open; and what would follow."""
    to.parts("deals", 0, 0)
    draft = s.players[seat].draft if seat >= 0 else None
    if draft is not None and draft.stage >= 0:
        show_deal(s, seat, seat, draft, to.following())
        return
    for sender in range(s.seats):
        offer = s.players[sender].sent
        if offer is not None:
            show_deal(s, sender, seat, offer, to.following())


def show_deal(s: Rivals, sender: i64, seat: i64, offer: Offer, to: Sight) -> None:
    """The shop prices on both pans, and how both sides would stand if it were agreed."""
    to.data("sender", sender)
    to.data("worth", [worth(s, offer.give), worth(s, offer.want)])
    partner = offer.partner
    if partner == TABLE and seat != sender:
        partner = seat
    sides = [sender, partner] if partner >= 0 else [sender]
    twin = agreed(s, sender, partner, offer)
    to.parts("sides", 0, 0)
    for side in sides:
        show_side(s, twin, side, to.following())


def worth(s: Rivals, entries: list[i64]) -> i64:
    """The shop price of what lies on a pan; garbage costs what it takes to be rid of, promises nothing."""
    t = s.tables
    total = coins_in(entries) * t.unit
    for entry in entries:
        if GOOD.has(entry):
            total += t.list_price[GOOD.one(entry)]
        elif card_in(entry) >= 0 or entry == ANY_CARD:
            total += t.card_price
        elif UPGRADE.has(entry):
            total += t.upgrade_price[UPGRADE.one(entry)]
        elif entry == GARBAGE:
            total -= t.disposal
    return total


def agreed(s: Rivals, sender: i64, partner: i64, offer: Offer) -> Rivals:
    """The table after an offer, as far as it can be seen: cards and promises stay where they are."""
    twin = s.copy()
    taker = partner if partner >= 0 else s.clockwise(sender)[0]
    if partner >= 0:
        swap_traded_recipes(twin, sender, partner, offer)
    else:  # somebody who has all that is wanted
        twin.players[taker].money += coins_in(offer.want) * s.tables.unit
    for entry in offer.give:
        if in_the_open(entry):
            hand_item(twin, sender, taker, entry, False)
    for entry in offer.want:
        if in_the_open(entry):
            hand_item(twin, taker, sender, entry, False)
    return twin


def in_the_open(entry: i64) -> bool:
    """Whether an entry is a thing that everybody sees."""
    if PROMISED.has(entry):
        return False
    return COINS.has(entry) or GOOD.has(entry) or entry == GARBAGE or UPGRADE.has(entry)


def show_side(s: Rivals, twin: Rivals, side: i64, to: Sight) -> None:
    """A player's till after a deal, and the best that could be cooked before and after it."""
    before, after = best_menu(s, side), best_menu(twin, side)
    to.data("seat", side)
    to.data("money", twin.players[side].money)
    to.data("before", before[0])
    to.data("after", after[0])
    to.data("recipes", after[1:])


def best_menu(s: Rivals, seat: i64) -> list[i64]:
    """The most popularity that a player could cook for today, and the recipes that bring it."""
    recipes = s.players[seat].recipes
    best: list[i64] = [0]
    if not recipes or min(recipes) < 0:
        return best
    for mask in choices(s, seat):
        cooked = [recipes[i] for i in range(len(recipes)) if mask >> i & 1]
        total: i64 = 0
        for recipe in cooked:
            total += sum_of(dish_points(s, seat, recipe, garbage_now(s, seat), False, False))
        if total > best[0]:
            best = [total, *cooked]
    return best

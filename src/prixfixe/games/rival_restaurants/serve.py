"""COOK: plans are carried out, scored, and what follows is done (RV-COOK-6 to 13, RV-LVL, RV-REC)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.rival_restaurants.bonuses import use_bonus
from prixfixe.games.rival_restaurants.cook import review_card
from prixfixe.games.rival_restaurants.counter import draw_recipes
from prixfixe.games.rival_restaurants.options import BONUS, NEW_RECIPE, REVENGE, REVIEW, TAKE_GARBAGE, TASKS
from prixfixe.games.rival_restaurants.plans import cooking_chefs, free_cards, left_over
from prixfixe.games.rival_restaurants.react import begin_effect, end_effect, hit, reactions
from prixfixe.games.rival_restaurants.state import (
    FROM_BASIC,
    FROM_BONUS,
    FROM_CUISINE,
    FROM_EXTRA,
    FROM_REVIEW,
    LINES,
    Rivals,
)
from prixfixe.games.rival_restaurants.tables import (
    BASIC,
    CASH_PER_RECIPE,
    COOK_POPULARITY,
    CUISINE_BOOST,
    GOURMET,
    LESS_GARBAGE,
    MEAT_FOR_VEGETABLE,
    POPULARITY_PER_RECIPE,
    RECIPE_BOOK,
    VEGETABLES_FOR_MEAT,
)

WORTH: Final = ["", "", "for_cuisine", "for_extra", "for_bonus", "for_review"]  # what is told, by the line of the score


def serve_all(s: Rivals) -> None:
    """Plans are carried out player by player in priority order."""
    for seat in s.priority():
        s.then(serve, seat)


def serve(s: Rivals, seat: i64) -> None:
    """Cards are discarded, popularity, levels and money gained; then the after-cook tasks."""
    player = s.players[seat]
    player.tasks = player.fresh = player.revenge = 0
    if not player.mask:
        player.served = 1
        return
    dishes = dishes_of(s, seat)
    score(s, seat, dishes)
    level_up(s, seat, dishes)
    s.tell("scored", seat, player.popularity)
    for position in dishes:
        earn(s, seat, position)
        player.fresh += dish_garbage(s, seat, position)
        player.tasks |= 1 << NEW_RECIPE.code(position)
    player.tasks |= 1 << TAKE_GARBAGE if player.fresh else 0
    player.tasks |= 1 << REVENGE if player.revenge else 0
    use_cards(s, seat)
    s.then(tasks, seat)


def dishes_of(s: Rivals, seat: i64) -> list[i64]:
    """The positions of the recipes cooked."""
    player = s.players[seat]
    return [i for i in range(len(player.recipes)) if player.mask >> i & 1]


def use_cards(s: Rivals, seat: i64) -> None:
    """Used ingredients go to the discard sections, a review to the discard pile."""
    player, t = s.players[seat], s.tables
    left = left_over(s, seat)
    for kind in range(t.kinds):
        s.waste[kind] += player.larder[kind] - left[kind]
    player.larder = left
    if player.rave:
        kind = review_card(s, seat)
        s.lose_card(seat, kind)
        s.played[kind] += 1
        player.used += t.card_counts[kind]
    player.mask = player.extras = player.rave = 0
    player.fills = []
    player.served = 1


def gain(s: Rivals, seat: i64, line: i64, points: i64) -> None:
    """Popularity on one line of the score."""
    s.players[seat].points[line] += points
    s.players[seat].popularity += points


def score(s: Rivals, seat: i64, dishes: list[i64]) -> None:
    """Every dish brings what it is worth, line by line."""
    player = s.players[seat]
    worth: list[list[i64]] = []
    for position in dishes:
        extra, review = player.extras >> position & 1 == 1, player.rave == REVIEW.code(position)
        worth.append(dish_points(s, seat, player.recipes[position], player.penalty, extra, review))
    for position, points in zip(dishes, worth):
        for line in range(LINES):
            gain(s, seat, line, points[line])
        if s.news is not None:
            tell_worth(s, seat, player.recipes[position], points)
        player.gourmets += s.tables.tier[player.recipes[position]] == GOURMET


def tell_worth(s: Rivals, seat: i64, recipe: i64, points: list[i64]) -> None:
    """What a dish brings, line by line."""
    printed, kept = s.tables.points[recipe], points[FROM_BASIC + s.tables.tier[recipe]]
    s.tell("dish", seat, recipe, sum(points))
    if kept < printed:
        s.tell("for_recipe", printed, printed - kept)
    for line in range(FROM_CUISINE, LINES):
        if points[line]:
            s.tell(WORTH[line], points[line])


def dish_points(s: Rivals, seat: i64, recipe: i64, garbage: i64, extra: bool, review: bool) -> list[i64]:
    """Printed value less garbage, at least nothing; then the extras, which garbage never reduces; by line."""
    player, t = s.players[seat], s.tables
    tier = t.tier[recipe]
    points: list[i64] = [0] * LINES
    points[FROM_BASIC + tier] = max(0, t.points[recipe] - t.penalty * garbage)
    if t.dish_cuisine[recipe] == t.cuisine[player.restaurant]:
        points[FROM_CUISINE] = t.cuisine_bonus
    if extra:
        points[FROM_EXTRA] = t.extra_points[t.extra_of[tier]]
    if review:
        points[FROM_REVIEW] = t.card_amount[t.card_effect.index(COOK_POPULARITY)]
    for level in range(player.level):
        points[FROM_BONUS] += lasting_points(s, seat, level, recipe)
    return points


def lasting_points(s: Rivals, seat: i64, level: i64, recipe: i64) -> i64:
    """What a lasting bonus adds to a dish."""
    t, house = s.tables, s.players[seat].restaurant
    effect, amount = t.bonus[house][level], t.bonus_amount[house][level]
    if effect == POPULARITY_PER_RECIPE and t.bonus_other[house][level] == t.tier[recipe]:
        return amount
    if effect == CUISINE_BOOST and t.dish_cuisine[recipe] == t.cuisine[house]:
        return amount
    return 0


def level_up(s: Rivals, seat: i64, dishes: list[i64]) -> None:
    """Each level reached is gained, lowest first; a lasting bonus counts for the dishes just cooked."""
    player, t = s.players[seat], s.tables
    while player.level < len(t.threshold) and player.popularity >= t.threshold[player.level]:
        level = player.level
        player.level += 1
        s.tell("levelled", seat, player.restaurant * 3 + level)
        if t.bonus_lasting[player.restaurant][level]:
            for position in dishes:
                gain(s, seat, FROM_BONUS, lasting_points(s, seat, level, player.recipes[position]))
        else:
            player.tasks |= 1 << BONUS.code(level)


# ---- money and garbage of a dish


def fills_of(s: Rivals, seat: i64, position: i64) -> list[i64]:
    """What fills the needs of one dish."""
    player = s.players[seat]
    start: i64 = 0
    for before in range(position):
        if player.mask >> before & 1:
            start += len(s.tables.needs[player.recipes[before]])
    return player.fills[start : start + len(s.tables.needs[player.recipes[position]])]


def meats(s: Rivals, seat: i64, position: i64) -> i64:
    """Meat cards wherever used, and Goo that fills a required meat."""
    needs, fills = s.tables.needs[s.players[seat].recipes[position]], fills_of(s, seat, position)
    count: i64 = 0
    for i in range(len(needs)):
        if not s.tables.pair.has(fills[i]) and (
            s.tables.meat[fills[i]] or (fills[i] == s.tables.goo and s.tables.meat[needs[i]])
        ):
            count += 1
    return count


def earn(s: Rivals, seat: i64, position: i64) -> None:
    """Money for a dish: a chef's, and lasting bonuses; forced discards are counted too."""
    player, t = s.players[seat], s.tables
    recipe, meat = player.recipes[position], meats(s, seat, position)
    for chef in cooking_chefs(s, seat):
        if t.power[chef] == MEAT_FOR_VEGETABLE and meat >= t.cash_meats[chef]:
            s.from_bank(seat, t.power_amount[chef])
            s.tell("earned_by_chef", seat, t.power_amount[chef], chef)
        if t.power[chef] == VEGETABLES_FOR_MEAT:
            for fill in fills_of(s, seat, position):
                player.revenge += t.power_amount[chef] if t.pair.has(fill) else 0
    level = s.bonus(seat, CASH_PER_RECIPE)
    if level >= 0 and meat >= s.bonus_other(seat, level):
        s.from_bank(seat, s.bonus_amount(seat, level))
        s.tell("earned_by_bonus", seat, s.bonus_amount(seat, level), player.restaurant * 3 + level)
    level = s.bonus(seat, CUISINE_BOOST)
    if level >= 0 and t.dish_cuisine[recipe] == t.cuisine[player.restaurant]:
        s.from_bank(seat, s.bonus_other(seat, level))
        s.tell("earned_by_bonus", seat, s.bonus_other(seat, level), player.restaurant * 3 + level)


def dish_garbage(s: Rivals, seat: i64, position: i64) -> i64:
    """Printed icons, less one for each meat replaced by Tofu and with a thrifty kitchen; never below none."""
    t, recipe = s.tables, s.players[seat].recipes[position]
    needs, fills = t.needs[recipe], fills_of(s, seat, position)
    count = t.garbage[recipe]
    for i in range(len(needs)):
        if fills[i] == t.tofu and needs[i] != t.tofu:
            count -= t.tofu_discount
    level = s.bonus(seat, LESS_GARBAGE)
    if level >= 0:
        count -= s.bonus_amount(seat, level)
    return max(0, count)


# ---- after-cook tasks


def tasks(s: Rivals, seat: i64) -> None:
    """What is left is done in the listed order; with a one-time bonus among it the player chooses."""
    left = tasks_left(s, seat)
    if len(left) > 1 and s.players[seat].tasks >> BONUS.first:
        s.ask(seat, left, did)
    elif left:
        did(s, seat, left[0])


def tasks_left(s: Rivals, seat: i64) -> list[i64]:
    """The tasks in the listed order: garbage, forced discards, Basic, Gourmet, bonuses."""
    player = s.players[seat]
    left = [task for task in range(TASKS) if player.tasks >> task & 1]
    first, second = NEW_RECIPE.code(0), NEW_RECIPE.code(1)
    if first in left and second in left and s.tables.tier[player.recipes[1]] < s.tables.tier[player.recipes[0]]:
        i = left.index(first)
        left[i], left[i + 1] = second, first
    return left


def did(s: Rivals, seat: i64, task: i64) -> None:
    """One task is done."""
    player = s.players[seat]
    player.tasks &= ~(1 << task)
    if task == TAKE_GARBAGE:
        s.litter(seat, player.fresh)
        s.tell("littered", seat, player.fresh)
        player.fresh = 0
    elif task == REVENGE:
        revenge(s, seat)
    elif BONUS.has(task):
        use_bonus(s, seat, BONUS.one(task))
    else:
        replace(s, seat, NEW_RECIPE.one(task))
    s.then(tasks, seat)


def replace(s: Rivals, seat: i64, position: i64) -> None:
    """The cooked recipe is finished; a new one of its tier comes in its place, chosen with a Recipe Book."""
    player, old = s.players[seat], s.players[seat].recipes[position]
    tier = s.tables.tier[old]
    s.finished[tier].append(old)
    s.finished[tier].sort()
    others = [s.tables.tier[r] for i, r in enumerate(player.recipes) if i != position]
    count: i64 = 1
    if s.start_up and GOURMET not in others and tier == BASIC:
        tier = GOURMET
    else:
        count = drawn_with_book(s, seat, tier)
    player.recipes[position] = -1
    s.peek, s.peeker = draw_recipes(s, tier, count), seat
    if len(s.peek) > 1:
        s.ask(seat, s.peek[:], kept_recipe, position)
    else:
        kept_recipe(s, seat, s.peek[0], position)


def drawn_with_book(s: Rivals, seat: i64, tier: i64) -> i64:
    """One recipe, or as many as the book says."""
    for upgrade in range(s.tables.upgrades):
        book = s.tables.upgrade_effect[upgrade] == RECIPE_BOOK and s.tables.upgrade_tier[upgrade] == tier
        if book and s.has_upgrade(seat, upgrade):
            return s.tables.upgrade_amount[upgrade]
    return 1


def kept_recipe(s: Rivals, seat: i64, recipe: i64, position: i64) -> None:
    """One is kept, the others go below in the order drawn."""
    s.players[seat].recipes[position] = recipe
    for other in s.peek:
        if other != recipe:
            s.put_below(other, seat)
    s.peek, s.peeker = [], -1
    s.tell("new_recipe", seat, recipe)


# ---- forced discards


def revenge(s: Rivals, seat: i64) -> None:
    """For each meat replaced by vegetables a rival may be made to discard a meat that is not in a plan."""
    player = s.players[seat]
    if not player.revenge:
        return
    player.revenge -= 1
    options: list[i64] = [PASS]
    for rival in s.clockwise(seat):
        cards = free_cards(s, rival)
        for kind in range(s.tables.kinds):
            if cards[kind] and s.tables.meat[kind]:
                options.append(s.tables.loot.pair(rival, kind))
    if len(options) > 1:
        s.ask(seat, options, avenged)
    else:
        revenge(s, seat)


def avenged(s: Rivals, seat: i64, option: i64) -> None:
    """A rival and a meat are named; the rival may react."""
    if option != PASS:
        chef = avenger(s, seat)
        begin_effect(s, seat, -1, chef, s.chef.index(chef))
        s.effect.a, s.effect.victims = s.tables.loot.two(option), [s.tables.loot.one(option)]
        reactions(s)
        s.then(punish)
    s.then(revenge, seat)


def avenger(s: Rivals, seat: i64) -> i64:
    """The chef whose power it is."""
    for chef in cooking_chefs(s, seat):
        if s.tables.power[chef] == VEGETABLES_FOR_MEAT:
            return chef
    return -1


def punish(s: Rivals) -> None:
    """The meat is discarded, unless the rival was protected."""
    rival = s.effect.victims[0]
    if hit(s, rival):
        s.discard(rival, s.effect.a)
        s.tell("discards", rival, s.effect.a)
    end_effect(s)

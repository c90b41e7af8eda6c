"""Cook plans: what may fill a required ingredient, and what can be cooked at all (RV-SUB, RV-COOK-1 to 5)."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.cards import cooks_two
from prixfixe.games.rival_restaurants.state import Rivals
from prixfixe.games.rival_restaurants.tables import MEAT_FOR_MEAT, MEAT_FOR_VEGETABLE, VEGETABLES_FOR_MEAT
from prixfixe.kit.lists import has
from prixfixe.kit.options import Kind


def cooking_chefs(s: Rivals, seat: i64) -> list[i64]:
    """The player's chefs whose power helps in the kitchen today."""
    found: list[i64] = []
    for piece in range(seat * s.per, (seat + 1) * s.per):
        power = s.power(piece)
        if power in (MEAT_FOR_VEGETABLE, VEGETABLES_FOR_MEAT, MEAT_FOR_MEAT) and not s.is_npc(piece):
            found.append(s.chef[piece])
    return found


def needs_of(s: Rivals, seat: i64, mask: i64) -> list[i64]:
    """The required ingredients of the chosen recipes, one after the other."""
    needs: list[i64] = []
    recipes = s.players[seat].recipes
    for position in range(len(recipes)):
        if mask >> position & 1:
            needs += s.tables.needs[recipes[position]]
    return needs


def ways(s: Rivals, chefs: list[i64], need: i64, left: list[i64]) -> list[i64]:
    """How a required ingredient can be filled from the cards left: its own kind, Goo, Tofu, a chef's substitute."""
    t = s.tables
    found: list[i64] = []
    if left[need]:
        found.append(need)
    if t.goo >= 0 and left[t.goo] and need != t.goo:
        found.append(t.goo)
    if t.tofu >= 0 and left[t.tofu] and t.meat[need] and need != t.tofu:
        found.append(t.tofu)
    for chef in chefs:
        if t.substitute_for[chef] != t.market_of[need]:
            continue
        if t.power[chef] == VEGETABLES_FOR_MEAT:
            add_pairs(t.sold[t.substitute_from[chef]], left, t.pair, found)
        else:
            for kind in t.sold[t.substitute_from[chef]]:
                if left[kind] and not has(found, kind):
                    found.append(kind)
    return found


def add_pairs(kinds: list[i64], left: list[i64], pair: Kind, found: list[i64]) -> None:
    """Any two cards of some kinds, equal or not."""
    for a in kinds:
        if left[a]:
            for b in kinds:
                if (b > a and left[b]) or (b == a and left[a] > 1):
                    found.append(pair.pair(a, b))


def use_up(left: list[i64], fill: i64, pair: Kind, count: i64) -> None:
    """Take the cards of a fill out of a larder, or put them back."""
    if pair.has(fill):
        left[pair.one(fill)] -= count
        left[pair.two(fill)] -= count
    else:
        left[fill] -= count


def can_fill(s: Rivals, chefs: list[i64], needs: list[i64], i: i64, left: list[i64]) -> bool:
    """Whether the needs from the i-th on can all be filled."""
    if i == len(needs):
        return True
    for fill in ways(s, chefs, needs[i], left):
        use_up(left, fill, s.tables.pair, 1)
        done = can_fill(s, chefs, needs, i + 1, left)
        use_up(left, fill, s.tables.pair, -1)
        if done:
            return True
    return False


def without_own(needs: list[i64], left: list[i64]) -> i64:
    """How many needs find no card of their own kind; the others use theirs up."""
    missing: i64 = 0
    for need in needs:
        if left[need]:
            left[need] -= 1
        else:
            missing += 1
    return missing


def helpers(s: Rivals, chefs: list[i64], larder: list[i64]) -> i64:
    """How many cards could be substitutes of any sort, at most."""
    t = s.tables
    count = (larder[t.goo] if t.goo >= 0 else 0) + (larder[t.tofu] if t.tofu >= 0 else 0)
    for chef in chefs:
        for kind in t.sold[t.substitute_from[chef]]:
            count += larder[kind]
    return count


def cookable(s: Rivals, seat: i64, chefs: list[i64], mask: i64, most: i64) -> bool:
    """Whether the chosen recipes can be cooked together; without trying all ways if `most` substitutes tell."""
    needs, left = needs_of(s, seat, mask), s.players[seat].larder[:]
    missing = without_own(needs, left)
    if missing == 0 or missing > most:
        return missing == 0
    return can_fill(s, chefs, needs, 0, s.players[seat].larder[:])


def dishes_today(s: Rivals, seat: i64) -> i64:
    """How many recipes the player may cook today."""
    player = s.players[seat]
    if player.no_cook:
        return 0
    return 2 if player.double or cooks_two(s, seat) else s.tables.cook_limit


def choices(s: Rivals, seat: i64) -> list[i64]:
    """Nothing, or each set of recipes that can be cooked."""
    options: list[i64] = [0]
    most, count = dishes_today(s, seat), len(s.players[seat].recipes)
    chefs = cooking_chefs(s, seat)
    substitutes = helpers(s, chefs, s.players[seat].larder)
    for mask in range(1, 1 << count):
        size: i64 = 0
        for position in range(count):
            size += mask >> position & 1
        if size <= most and cookable(s, seat, chefs, mask, substitutes):
            options.append(mask)
    return options


def left_over(s: Rivals, seat: i64) -> list[i64]:
    """The larder without the cards that the plan uses so far."""
    player, t = s.players[seat], s.tables
    left = player.larder[:]
    for fill in player.fills:
        use_up(left, fill, t.pair, 1)
    for position in range(len(player.recipes)):
        if player.extras >> position & 1:
            left[t.extra_of[t.tier[player.recipes[position]]]] -= 1
    return left


def free_cards(s: Rivals, seat: i64) -> list[i64]:
    """What others may take from a player in the evening: nothing of a plan not yet carried out."""
    player = s.players[seat]
    return player.larder if player.served else left_over(s, seat)


def next_ways(s: Rivals, seat: i64) -> list[i64]:
    """How the next need of a plan that can be cooked can be filled so that the rest can be, too."""
    player = s.players[seat]
    chefs, needs = cooking_chefs(s, seat), needs_of(s, seat, player.mask)
    left, i = left_over(s, seat), len(player.fills)
    possible = ways(s, chefs, needs[i], left)
    if len(possible) == 1:
        return possible
    found: list[i64] = []
    for fill in possible:
        use_up(left, fill, s.tables.pair, 1)
        if can_fill(s, chefs, needs, i + 1, left):
            found.append(fill)
        use_up(left, fill, s.tables.pair, -1)
    return found

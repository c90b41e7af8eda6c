"""What the options of Rival Restaurants are called, and which of them a configuration can have."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Callable, Final, Iterable, Mapping

from prixfixe.games.rival_restaurants.content import content
from prixfixe.games.rival_restaurants.options import (
    BONUS,
    CLAIM,
    CLAM_AGAINST,
    DISHES,
    FROM_SHELF,
    LET_OFF,
    NEW_RECIPE,
    PROMISE,
    REVIEW,
    SPARE,
    STALL,
    TARGET,
    TO_TABLE,
    USE,
)
from prixfixe.games.rival_restaurants.setup import squad_mode
from prixfixe.games.rival_restaurants.state import SHELF
from prixfixe.games.rival_restaurants.tables import BLOCK_COUNTERS, LEVELS, SURCHARGE, VEGETABLES_FOR_MEAT
from prixfixe.kit.options import Kind
from prixfixe.kit.questions import Box, Ids

Named = Callable[[Box], Mapping[int, str]]
CHEFS: Final = ("first chef:", "second chef:")  # of a player
ANSWERS: Final = ("decline", "accept", "counter")


@lru_cache(64)
def ids(path: str) -> Ids:
    """What things are called in names and on the table, by the tables of a content file."""
    c = content(path)
    return {
        "kind": [row.id for row in c.ingredients],
        "card": [row.id for row in c.action_cards],
        "recipe": [row.id for row in c.recipes],
        "chef": [row.id for row in c.chefs],
        "restaurant": [row.id for row in c.restaurants],
        "place": [row.id for row in c.locations],
        "upgrade": [row.id for row in c.upgrades],
        "answer": list(ANSWERS),
        "promise": [row.id for row in c.favours if row.kind == "promise"],
    }


# ---- configurations


def squad(box: Box) -> bool:
    """Whether Kitchen Squad is played."""
    return squad_mode(box.seats, dict(box.options))


def dropping(box: Box) -> bool:
    """Whether squads are dealt, and a chef of each is sent away."""
    return squad(box) and not box.options["chef_draft"]


def drafting(box: Box) -> bool:
    """Whether squads are drafted."""
    return squad(box) and bool(box.options["chef_draft"])


def choosing_restaurants(box: Box) -> bool:
    """Whether there is a choice of restaurants."""
    return int(box.options["restaurant_choice"]) > 1


def choosing_chefs(box: Box) -> bool:
    """Whether there is a choice of chefs."""
    return not squad(box) and int(box.options["chef_choice"]) > pieces(box)


def live(box: Box) -> bool:
    """Whether the open part is played live."""
    return bool(box.options["tempo"] == "live")


def in_beats(box: Box) -> bool:
    """Whether it is played in beats."""
    return not live(box)


def several_rivals(box: Box) -> bool:
    """Whether there is more than one rival."""
    return box.seats > 2


def never(box: Box) -> bool:
    """No player is ever asked."""
    return False


def pieces(box: Box) -> int:
    """How many pieces a player has."""
    return pieces_of(box.seats, box.options)


def pieces_of(seats: int, options: Mapping[str, Any]) -> int:
    """The same, by the number of seats and the options of a match."""
    return 2 if squad_mode(seats, dict(options)) or options["two_many_cooks"] else 1


# ---- rows of a table that can be offered


def some(table: str, chosen: Callable[[Box], Iterable[int]], kind: Kind | None = None, word: str = "") -> Named:
    """Some rows of a table."""
    number = kind.code if kind else int
    return lambda box: {number(i): f"{word} {box.ids[table][i]}".strip() for i in chosen(box)}


def npcs(box: Box) -> list[int]:
    """The chefs who serve as NPCs."""
    return [i for i in range(box.tables.chefs) if box.tables.npc[i]]


def squad_chefs(box: Box) -> list[int]:
    """The others."""
    return [i for i in range(box.tables.chefs) if not box.tables.npc[i]]


def markets(box: Box) -> range:
    """The places that sell ingredients."""
    return range(box.tables.markets)


def common_markets(box: Box) -> range:
    """Those without Mystery Mart."""
    return range(box.tables.mystery)


def usable(timing: int) -> Named:
    """The cards that can be used at a time."""
    return some("card", lambda box: [i for i, at in enumerate(box.tables.card_timing) if at & timing], USE, "use")


def passive(box: Box) -> list[int]:
    """The chefs whose power works by itself."""
    t, works = box.tables, (SURCHARGE, BLOCK_COUNTERS)
    return [i for i in range(t.chefs) if t.power[i] in works or t.npc_power[i] in works]


clam_names: Final = some("chef", passive, CLAM_AGAINST, "clam against")


def sparing(box: Box) -> list[int]:
    """The chefs from whose power somebody can be spared."""
    return [i for i in range(box.tables.chefs) if box.tables.power[i] in (SURCHARGE, BLOCK_COUNTERS)]


sparing_names: Final = some("chef", sparing, SPARE, "spared by")


def reached_by_card(effect: int) -> Callable[[Box], list[int]]:
    """The markets where some card with an effect works."""
    return lambda box: reached(box.tables.card_effect, box.tables.card_markets, effect, box.tables.markets)


def reached_by_power(effect: int) -> Callable[[Box], list[int]]:
    """The markets where some power with an effect works."""
    return lambda box: reached(box.tables.power, box.tables.power_market, effect, box.tables.markets)


def reached(effects: list[int], works: list[list[int]], effect: int, markets: int) -> list[int]:
    """The markets where one of the rows with an effect works."""
    return [m for m in range(markets) if any(here[m] for here, does in zip(works, effects) if does == effect)]


def sold_in(where: Callable[[Box], list[int]]) -> Named:
    """The ingredients of some markets."""
    return some("kind", lambda box: [k for k in range(box.tables.kinds) if box.tables.market_of[k] in where(box)])


def fillers(box: Box) -> list[int]:
    """The ingredients that can stand for something a recipe needs."""
    t = box.tables
    needed = {kind for needs in t.needs for kind in needs} | {t.goo, t.tofu}
    return [kind for kind in range(t.kinds) if kind in needed or t.market_of[kind] in t.substitute_from]


# ---- options of several parts


def numbers(box: Box) -> dict[int, str]:
    """As many numbers as there are ingredients."""
    return {i: str(i) for i in range(box.tables.kinds)}


def slots(box: Box) -> range:
    """The slots of a counter."""
    return range(1, max(box.tables.slots) + 1)


def item_names(box: Box) -> dict[int, str]:
    """A slot, an ingredient or a recipe: which of them, the card in play says."""
    kinds, recipes = box.ids["kind"], box.ids["recipe"]
    words = [[f"slot {i}"] * (i in slots(box)) + [*kinds[i : i + 1], recipe] for i, recipe in enumerate(recipes)]
    return {i: " or ".join(joined) for i, joined in enumerate(words)}


def named_above(box: Box) -> dict[int, str]:
    """No names of their own."""
    return {}


def want_names(box: Box) -> dict[int, str]:
    """The shelf, or a slot."""
    return {SHELF: "shelf"} | {slot: f"slot {slot}" for slot in slots(box)}


def stall_names(box: Box) -> dict[int, str]:
    """A slot of a market."""
    place, t = box.ids["place"], box.tables
    return {STALL.pair(m, i): f"{place[m]} slot {i}" for m in markets(box) for i in range(1, t.slots[m] + 1)}


def piece_names(box: Box) -> dict[int, str]:
    """All pieces."""
    return {piece: f"piece {piece}" for piece in range(box.seats * pieces(box))}


def target_names(box: Box) -> dict[int, str]:
    """A chef of the player, and whom the power is for; NPCs act by themselves."""
    acting, targets = 1 if squad(box) else pieces(box), range(box.seats * pieces(box))
    return {TARGET.pair(i, target): f"{CHEFS[i]} {target}" for i in range(acting) for target in targets}


def shelf_names(box: Box) -> dict[int, str]:
    """A chef of the player who buys from the shelf."""
    return {FROM_SHELF.code(i): f"{CHEFS[i]} shelf" for i in range(pieces(box))}


def claim_names(box: Box) -> dict[int, str]:
    """A chef of the player, and what it claims."""
    return {CLAIM.pair(i, slot): f"{CHEFS[i]} slot {slot}" for i in range(pieces(box)) for slot in slots(box)}


def sparing_possible(box: Box) -> bool:
    """Whether somebody other than an NPC can have a passive power."""
    return not squad(box)


def let_off_names(box: Box) -> dict[int, str]:
    """A chef of the player, and who is spared."""
    return {LET_OFF.pair(i, x): f"{CHEFS[i]} spare seat {x}" for i in range(pieces(box)) for x in range(box.seats)}


def coin_names(box: Box) -> dict[int, str]:
    """The money that an offer grows by."""
    return {coins: f"coins {coins}" for coins in box.tables.money_steps}


def promise_names(box: Box) -> dict[int, str]:
    """The promises."""
    return {PROMISE.code(i): f"promise {i}" for i in range(box.tables.promises)}


def to_all_names(box: Box) -> dict[int, str]:
    """An offer to everybody, where that is more than one."""
    return {TO_TABLE: "everybody"} if box.seats > 2 else {}


def pair_names(box: Box) -> dict[int, str]:
    """Two ingredients that one chef takes for one."""
    t, kind = box.tables, box.ids["kind"]
    found: dict[int, str] = {}
    for chef in range(t.chefs):
        if t.power[chef] == VEGETABLES_FOR_MEAT:
            sold = t.sold[t.substitute_from[chef]]
            found |= {t.pair.pair(a, b): f"{kind[a]} and {kind[b]}" for a in sold for b in sold if b >= a}
    return found


def loot_names(box: Box) -> dict[int, str]:
    """A player and a meat."""
    t, kind = box.tables, box.ids["kind"]
    meats = [i for i in range(t.kinds) if t.meat[i]]
    return {t.loot.pair(seat, i): f"seat {seat} {kind[i]}" for seat in range(box.seats) for i in meats}


def dish_names(box: Box) -> dict[int, str]:
    """Which recipes are cooked."""
    words = {(0, 0): "nothing", (0, 1): "first recipe", (1, 0): "second recipe", (1, 1): "both recipes"}
    return {DISHES.pair(*cooked): word for cooked, word in words.items()}


def review_names(box: Box) -> dict[int, str]:
    """Which recipe is reviewed."""
    return {REVIEW.code(0): "first recipe", REVIEW.code(1): "second recipe"}


def new_recipe_names(box: Box) -> dict[int, str]:
    """Which recipe is replaced."""
    return {NEW_RECIPE.code(0): "first new recipe", NEW_RECIPE.code(1): "second new recipe"}


def bonus_names(box: Box) -> dict[int, str]:
    """The bonuses of the three levels."""
    return {BONUS.code(level): f"bonus {level + 1}" for level in range(LEVELS)}

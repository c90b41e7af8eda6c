"""The table of contents of everything a player of Ristorante Italia is ever asked."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Callable, Final, Mapping, Sequence

from prixfixe.core.state import PASS, Ask
from prixfixe.games.ristorante_italia import bonus, cubes, finals, market, recipes, rooms, ties, turn, vip, wine
from prixfixe.games.ristorante_italia.content import content, tables
from prixfixe.games.ristorante_italia.derived import stake
from prixfixe.games.ristorante_italia.menu import placed, replaced
from prixfixe.games.ristorante_italia.options import (
    APPRENTICE,
    BUILD,
    BUY_BONUS,
    CLIMB,
    COURSE,
    DRAW_WINE,
    FREE_USE,
    MARKET,
    OFFER,
    PURSE,
    RESTOCK,
    SEARCH,
    STALL,
    STUDY,
    TAKE_CUBE,
    TO_TRASH,
)
from prixfixe.games.ristorante_italia.rows import Row
from prixfixe.games.ristorante_italia.state import Italia
from prixfixe.games.ristorante_italia.tables import (
    ACCOUNTANT,
    CAT,
    FIRST,
    MOST_BONUS,
    MOST_CUBES,
    MOST_KINDS,
    MOST_RECIPES,
    MOST_ROOMS,
    MOST_SHOPS,
    MOST_WINES,
    ORDER,
    REMEDIAL,
    SEATS,
    SOMMELIER,
    TOTAL,
)
from prixfixe.games.ristorante_italia.told import ends_turn, for_coins, learns, leaves
from prixfixe.kit.questions import (
    Ask_says,
    Box,
    Choice,
    Choices,
    Ids,
    Path,
    Questions,
    Saying,
    by,
    decline,
    menu,
    of,
    question,
    rows,
    steps,
)
from prixfixe.kit.words import Phrase

USES: Final = (ACCOUNTANT, SOMMELIER, REMEDIAL)  # the cards of the free uses, in the order of their options
USE_NAMES: Final = ("use the accountant", "use the sommelier", "study")


@lru_cache(64)
def ids(path: str) -> Ids:
    """What things are called in names and on the table, by the tables of a content file."""
    c = content(path)
    found: dict[str, Sequence[Row]] = {
        "kind": c.ingredient,
        "shop": c.shop,
        "course": c.course,
        "recipe": c.recipe,
        "wine": c.wine,
        "bonus": c.bonus,
        "room": c.room,
    }
    return {table: [row.id for row in things] for table, things in found.items()}


# ---- which options a configuration can have


def famous(box: Box) -> bool:
    """Whether the recipes for famous chefs are in play."""
    return bool(box.options["advanced"])


def apprenticed(box: Box) -> bool:
    """Whether there is an apprentice."""
    return bool(box.options["apprentice"])


def only(asked: Callable[[Box], bool], options: Choices) -> Choices:
    """Options that only some configurations have."""

    def named(choice: Choice) -> Callable[[Box], Mapping[int, str]]:
        return lambda box: choice.names(box) if asked(box) else {}

    return Choices(replace(choice, named=named(choice)) for choice in options)


def cube_names(box: Box) -> dict[int, str]:
    """None, or up to all the cubes of the box."""
    return {count: f"cubes {count}" for count in range(box.tables.cubes + 1)}


# ---- kinds of options that several questions share


def a_recipe(says: str, spot: str) -> Choices:
    """A recipe that lies somewhere."""
    return rows("recipe", MOST_RECIPES, says, (spot + ".{recipe}",))


def a_wine(says: str, spot: str) -> Choices:
    """A wine that lies somewhere."""
    return rows("wine", MOST_WINES, says, (spot + ".{wine}",))


def scrap() -> Choices:
    """A token in the trash can of its shop."""
    return rows("kind", MOST_KINDS, "kind", at_shop("trash"))


def crated() -> Choices:
    """A token in the crate of its shop, for its cost."""
    return rows("kind", MOST_KINDS, bought, at_shop("crate"))


def at_shop(part: str) -> Path:
    """A kind in the stall, crate or trash can of the shop that sells it."""

    def spot(s: Italia, ask: Ask, kind: int) -> tuple[str, ...]:
        return (f"{part}.{ids(s.content)['shop'][s.tables.shop_of[kind]]}.{{kind}}",)

    return spot


def leave() -> Choices:
    """Leaving the market; with nothing done, back to the actions."""
    return decline(lambda s, ask: ("finish_market" if s.bought + s.restocked else "leave_market",), tells=leaves)


def with_card(option: int, name: str, effect: int, says: Saying, tells: Saying) -> Choices:
    """An option that an own bonus card gives, and that lies on it."""
    return menu(option, name, says=(says,), path=lambda s, ask, i: own_card(s, ask.seat, effect), tells=tells)


def uses(s: Italia, ask: Ask, i: int) -> Phrase:
    """A bonus card that is used, or a step of the Remedial Course."""
    return studies(s, ask, i) if USES[i] == REMEDIAL else ("uses", ask.seat, card_with(s, ask.seat, USES[i]))


def studies(s: Italia, ask: Ask, i: int) -> Phrase:
    """A step of the Remedial Course."""
    _, card, price = study_of(s, ask)
    return ("studies", ask.seat, card, price)


# ---- phrases and places


def with_coins(key: str) -> Ask_says:
    """A question that says what is in the cup."""
    return lambda s, ask: (key, s.restaurants[ask.seat].coins)


def about(key: str) -> Ask_says:
    """A question about what it was asked for."""
    return lambda s, ask: (key, ask.a)


def card_with(s: Italia, seat: int, effect: int) -> int:
    """The first face-up bonus card of a restaurant with an effect."""
    r = s.restaurants[seat]
    return next(card for i, card in enumerate(r.bonus) if s.tables.bonus_effect[card] == effect and not r.down >> i & 1)


def own_card(s: Italia, seat: int, effect: int) -> tuple[str, ...]:
    """Where that card lies."""
    return (f"mybonus.{ids(s.content)['bonus'][card_with(s, seat, effect)]}",)


def ask_turn(s: Italia, ask: Ask) -> Phrase:
    """A turn, with or without an action left."""
    coins = s.restaurants[ask.seat].coins
    return ("your_turn", s.actions, coins) if s.actions else ("free_use", coins)


def use_of(s: Italia, ask: Ask, i: int) -> Phrase:
    """A free use of a bonus card."""
    return study_of(s, ask) if USES[i] == REMEDIAL else ("use", card_with(s, ask.seat, USES[i]))


def study_of(s: Italia, ask: Ask) -> Phrase:
    """A step of the Remedial Course."""
    card = card_with(s, ask.seat, REMEDIAL)
    return ("study", card, s.tables.bonus_price[card])


def step_of(s: Italia, ask: Ask) -> Phrase:
    """The same before the Contest, and in a tie."""
    return ("step", s.tables.bonus_price[card_with(s, ask.seat, REMEDIAL)])


def ask_market(s: Italia, ask: Ask) -> Phrase:
    """The first thing done at the market, or another."""
    return ("market_again" if s.bought + s.restocked else "at_market", s.restaurants[ask.seat].coins)


def bought(s: Italia, ask: Ask, kind: int) -> Phrase:
    """A token and its cost."""
    return ("buy", kind, s.tables.cost[kind])


def ask_offer(key: str) -> Ask_says:
    """How much for which VIP."""
    return lambda s, ask: (key, s.tables.vip_seasons.index(s.season), s.restaurants[ask.seat].coins)


def tens_of(s: Italia, ask: Ask, tens: int) -> Phrase:
    """The offers with these tens."""
    return ("tens", OFFER.code(tens), min(OFFER.pair(tens, 9), s.restaurants[ask.seat].coins))


def units_at(s: Italia, ask: Ask, units: int) -> tuple[str, ...]:
    """The whole offer, with the tens written before."""
    return (f"bid.{OFFER.pair(s.restaurants[ask.seat].tens, units)}",)


def ask_units(s: Italia, ask: Ask) -> Phrase:
    """The rest of an offer."""
    tens = OFFER.code(s.restaurants[ask.seat].tens)
    return ("bid_units", tens) if tens else ("bid_few",)


def ask_cubes(s: Italia, ask: Ask) -> Phrase:
    """The score of this phase with the cubes added up to now."""
    return ("sprinkle", stake(s, ask.seat))


def ask_contend(s: Italia, ask: Ask) -> Phrase:
    """A step of the Remedial Course, in a tie or before a new turn order."""
    coins = s.restaurants[ask.seat].coins - max(s.restaurants[ask.seat].bid, 0)
    return ("contend_order" if ask.a in (FIRST, ORDER) else "contend", coins)


def ask_tie(s: Italia, ask: Ask) -> Phrase:
    """Which place of which ranking."""
    if ask.a == FIRST:
        return ("tie_first",)
    if ask.a == ORDER:
        return ("tie_order", ask.b + 1)
    return ("tie_total" if ask.a == TOTAL else "tie_place", ask.b + 1)


# ---- the questions, in the order of the rulebook: the game, its variants, the recipes for famous chefs

QUESTIONS: Final = Questions(
    (
        # the turn
        question(
            "RI-TURN-1", turn.chose, ask_turn,
            decline("end_turn", "end turn", tells=ends_turn)
            | of(COURSE, "course", says="draw", path=("deck.{course}",), name="draw", tells="draws_recipe")
            | menu(DRAW_WINE, "draw wine", says=("draw_wine",), path=("deck.wine",), tells=by("draws_wine"))
            | menu(MARKET, "market", says=("market",), path=("market",), tells=by("to_market"))
            | only(apprenticed, menu(APPRENTICE, "send the apprentice", says=("apprentice",), path=("apprentice",),
                                      tells=by("sends_apprentice")))
            | only(famous,
                menu(TAKE_CUBE, "take a cube", "learn", path=("pot", "cookbook"),
                     says=("take_cube", lambda s, ask: ("learn", s.tables.lesson_cost)),
                     tells=lambda s, ask, i: learns(s, ask) if i else ("takes_cube", ask.seat))
                | of(FREE_USE, "", says=use_of, path=lambda s, ask, i: own_card(s, ask.seat, USES[i]),
                     named=lambda box: dict(enumerate(USE_NAMES, FREE_USE.first)), tells=uses)
                | of(BUILD, "room", says=lambda s, ask, room: ("build", room, s.tables.room_cost[room]),
                     path=("room.{room}",), name="build", tells=for_coins("builds", "room_cost"))
                | of(BUY_BONUS, "bonus", says=lambda s, ask, card: ("buy_bonus", card, s.tables.bonus_cost[card]),
                     path=("bonus.{bonus}",), name="buy", tells=for_coins("buys_bonus", "bonus_cost"))),
            tells="",
        ),
        question("RI-DRAW-2", recipes.kept, "keep", a_recipe("recipe_card", "look"), tells="keeps_recipe", secret=True),
        question(
            "RI-WINE-2", wine.tasted, with_coins("taste"), a_wine("wine_card", "look") | decline("no_wine"),
            tells=for_coins("buys_wine", "wine_cost"), patient=True,
        ),
        question("RI-WINE-4", wine.swapped, about("swap"), a_wine("wine", "cellar"), holds="wine", tells="swaps_wine"),
        question(
            "RI-MKT-1", market.marketed, ask_market,
            of(STALL, "kind", says=bought, path=at_shop("stall"), name="buy", tells=for_coins("buys_kind", "cost"))
            | of(RESTOCK, "shop", says="restock", path=("cart", "stall.{shop}"), name="restock", tells="restocks")
            | leave()
            | only(famous,
                of(SEARCH, "shop", says="search_crate", path=("crate.{shop}",), name="search", tells="searches")
                | with_card(TO_TRASH, "cat", CAT, "cat_out", by("rummages"))),
            tells="",
        ),
        question(
            "RI-MKT-4", market.threw, lambda s, ask: ("throw", s.incoming),
            rows("kind", MOST_KINDS, "kind", ("shelf.{kind}",)), holds="token", tells="throws",
        ),
        # placing
        question(
            "RI-MENU-2", placed, "place",
            a_recipe("place_recipe", "hand") | decline("pass")
            | only(famous, with_card(STUDY, "study", REMEDIAL, study_of, studies)),
            thought="menu", confirm=PASS,
            tells="places", patient=True, veiled=lambda s, ask: bool(s.restaurants[ask.seat].hand),
        ),
        question("RI-MENU-3", replaced, about("replace"), a_recipe("recipe", "menu"),
                 thought="menu", holds="recipe", tells="replaces"),
        # VIPs
        question(
            "RI-VIP-1", vip.bade, ask_offer("bid"),
            steps(0, PURSE - 1, "coins", ("bid.{0}",), "coins"), tells="", secret=True,
            patient=True, veiled=lambda s, ask: not s.open_cups,
        ),
        question(
            "RI-VIP-1.tens", vip.bade_tens, ask_offer("bid_tens"),
            steps(0, 99, tens_of, lambda s, ask, tens: (f"bid.tens.{OFFER.code(tens)}",), "tens"),
            thought="bid", tells="",
            secret=True,
        ),
        question(
            "RI-VIP-1.units", vip.bade_units,
            ask_units, steps(0, 9, "coins", units_at, "units"), thought="bid", tells="", secret=True,
        ),
        # the last season
        question("RI-GUIDE-2", finals.dined, about("dine"), a_recipe("recipe", "menu"), thought="dinner", tells=""),
        # variants
        question(
            "RI-VAPP-1", market.apprenticed, with_coins("send"), crated() | decline("no_apprentice"),
            tells=for_coins("buys_kind", "cost"), asked=apprenticed,
        ),
        # cubes and the Contest
        question(
            "RI-CUBE-3", cubes.sprinkled, ask_cubes,
            steps(0, MOST_CUBES, lambda s, ask, count: ("cubes", count) if count else ("no_cubes",),
                  lambda s, ask, count: (f"cube.{count}",) if count else (), named=cube_names),
            tells=lambda s, ask, count: ("sprinkles", ask.seat, count) if count else (), asked=famous,
        ),
        question(
            "RI-CONT-3", finals.prepared, with_coins("prepare"),
            with_card(CLIMB, "yes", REMEDIAL, step_of, studies) | decline("present"), tells="", asked=famous,
        ),
        # bonus cards and rooms
        question("RI-BON-4", market.searched, with_coins("search"), crated() | leave(),
                 tells=for_coins("buys_kind", "cost"), asked=famous),
        question(
            "RI-BON-8", bonus.searched_at_once,
            lambda s, ask: ("search_at_once", s.restaurants[ask.seat].coins, ask.a),
            crated() | decline("decline"), tells=for_coins("buys_kind", "cost"), asked=famous,
        ),
        question("RI-BONE-12", ties.named, ask_tie, rows("seat", SEATS[-1], "seat", ("seat.{0}",)),
                 about="tie", tells="decides_tie", asked=famous),
        question("RI-BONE-13", market.scavenged, "scavenge", scrap() | decline("no_search"),
                 tells="scavenges", asked=famous),
        question(
            "RI-BONE-13.taken", bonus.scavenged_at_once, "scavenge", scrap() | decline("decline"),
            tells="scavenges", asked=famous,
        ),
        question(
            "RI-BONE-14", bonus.trusted, "restock_free",
            rows("shop", MOST_SHOPS, "shop", ("stall.{shop}",)) | decline("no_restock"), tells="restocks_free",
            asked=famous,
        ),
        question(
            "RI-BTWO-7", bonus.accounted, "account",
            rows("bonus", MOST_BONUS, "bonus", ("discard.{bonus}",)) | decline("no_account"),
            tells="accounts", asked=famous,
        ),
        question(
            "RI-BTWO-14", wine.recommended, with_coins("recommend"),
            a_wine("wine_card", "look") | decline("no_account"),
            tells=for_coins("buys_wine", "wine_cost"), asked=famous,
        ),
        question(
            "RI-ROOM-3", rooms.removed, about("remove"),
            rows("room", MOST_ROOMS, "room", ("myroom.{room}",)), holds="room", tells="removes_room", asked=famous,
        ),
        # before a ranking counts; last, so that the numbers of all other answers stay
        question(
            "RI-BTWO-8", ties.contended, ask_contend,
            with_card(CLIMB, "yes", REMEDIAL, step_of, studies) | decline("present"), tells="", asked=famous,
        ),
    ),
    ids,
    tables,
)  # fmt: skip

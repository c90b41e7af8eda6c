"""The table of contents of everything a player of Critter Kitchen is ever asked."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from prixfixe.core.state import PASS, Ask
from prixfixe.games.critter_kitchen import (
    challenges,
    critic,
    effects,
    fridge,
    items,
    planning,
    restaurateurs,
    shopping,
)
from prixfixe.games.critter_kitchen.content import content, tables
from prixfixe.games.critter_kitchen.naming import (
    bag_names,
    big_courses,
    card_names,
    food_names,
    hiring,
    pairing,
    place_names,
    plate_names,
    plate_spices,
    spice_names,
    stall_names,
    stored_names,
    token_spots,
    wine_names,
)
from prixfixe.games.critter_kitchen.options import (
    CARDS,
    COURSE,
    DONE,
    RUMOR_SPICE,
    SOUP_OR_BAG,
    SOUP_OR_BISQUE,
    TOKEN,
    WITH_ALLSPICE,
    WITH_HELPER,
    WITH_SPICE,
)
from prixfixe.games.critter_kitchen.state import Town
from prixfixe.games.critter_kitchen.tables import ALLSPICE, HELPER, SPACES, SPICE, ZOUS, type_of
from prixfixe.kit.questions import Choices, Ids, Path, Questions, Saying, decline, menu, of, question, rows
from prixfixe.kit.words import Phrase

CLOCKS: Final = content().game.clocks
PRIVATE: Final[dict[str, Any]] = {"secret": True, "together": True}


@lru_cache(64)
def ids(path: str) -> Ids:
    """What things are called in names and on the table, by the tables of a content file."""
    c = content(path)
    return {
        "place": [row.id for row in c.locations],
        "type": [row.id for row in c.ingredients],
        "token": token_spots(c),
        "space": [row.id for row in c.rumor_tokens][:SPACES],
        "restaurateur": [row.id for row in c.restaurateurs],
        "rumor": [row.id for row in c.rumors],
    }


# ---- what is asked


def ask_plan(s: Town, ask: Ask) -> Phrase:
    """The next chef to be sent."""
    chef = planning.next_chef(s, ask.seat)
    if chef == HELPER:
        return ("ask_plan_zous", s.kitchens[ask.seat].zous, s.helper(ask.seat).capacity)
    return ("ask_plan", chef)


def ask_pick(s: Town, ask: Ask) -> Phrase:
    """What the chef at a location picks."""
    kitchen = s.kitchens[ask.seat]
    left = kitchen.load - len(kitchen.haul)
    if kitchen.chef == HELPER:
        return ("ask_pick_zous", ask.a, kitchen.zous, left)
    return ("ask_pick", ask.a, kitchen.chef, left)


def ask_zous(key: str) -> Any:
    """A question that a zous-chef puts."""
    return lambda s, ask: (key, s.kitchens[ask.seat].zous)


def ask_cook(s: Town, ask: Ask) -> Phrase:
    """The next step on a challenge plate."""
    kitchen = s.kitchens[ask.seat]
    slot = s.day_slots()[kitchen.serving]
    wanted = s.wanted(slot)
    quality = challenges.meal_quality(s, ask.seat, kitchen.plates[kitchen.serving])
    return (f"ask_cook_{len(wanted)}", s.challenges[slot], quality, *wanted)


def ask_course(s: Town, ask: Ask) -> Phrase:
    """An ingredient of a course."""
    kitchen = s.kitchens[ask.seat]
    return ("ask_course_more" if more(s, ask) else "ask_course", kitchen.serving, kitchen.serving + 1)


def ask_wine(s: Town, ask: Ask) -> Phrase:
    """The wine beside a course."""
    return ("ask_wine", paired_course(s, ask))


# ---- what options mean


def more(s: Town, ask: Ask) -> bool:
    """Whether something lies on the course already."""
    kitchen = s.kitchens[ask.seat]
    return bool(critic.on_course(kitchen.plates[0], kitchen.serving))


def paired_course(s: Town, ask: Ask) -> int:
    """The course that a wine goes with."""
    return int(s.judge(ask.seat).pairs[s.kitchens[ask.seat].serving - critic.WINE - 1])


def item_of(s: Town, ask: Ask, token: int) -> Phrase:
    """A token, or the zous-chef on offer."""
    return ("take_zous", s.zous_offer, s.tables.zous[s.zous_offer].capacity) if token == ZOUS else ("token", token)


def picks(s: Town, ask: Ask, token: int) -> Phrase:
    """Which chef takes what, and where."""
    kitchen = s.kitchens[ask.seat]
    if token == ZOUS:
        return ("hires_zous", ask.seat, s.zous_offer, s.tables.zous[s.zous_offer].capacity)
    if kitchen.chef == HELPER:
        return ("picks_zous", ask.seat, kitchen.zous, token, ask.a)
    return ("picks", ask.seat, kitchen.chef, token, ask.a)


def goes_home(s: Town, ask: Ask, i: int) -> Phrase:
    """Which chef leaves, and where, unless the soup it gets says so."""
    kitchen = s.kitchens[ask.seat]
    if not s.boss(ask.seat).consoling_draw:
        return ()
    if kitchen.chef == HELPER:
        return ("goes_home_zous", ask.seat, kitchen.zous, ask.a)
    return ("goes_home", ask.seat, kitchen.chef, ask.a)


def fetches(s: Town, ask: Ask, token: int) -> Phrase:
    """What a zous-chef fetches from the Academy."""
    return ("fetches", ask.seat, s.kitchens[ask.seat].zous, token, ask.a)


def spice_of(s: Town, ask: Ask, token: int) -> Phrase:
    """A spice, or what serves as one."""
    return ("rumor_spice",) if token == RUMOR_SPICE else ("token", token)


def done_of(s: Town, ask: Ask) -> Phrase:
    """What the plate is worth as it is."""
    kitchen = s.kitchens[ask.seat]
    plate = kitchen.plates[kitchen.serving]
    quality = challenges.meal_quality(s, ask.seat, plate)
    return ("done", quality, challenges.award(s, quality, plate.soup + plate.bisque == 0))


def no_course(s: Town, ask: Ask) -> Phrase:
    """Nothing, or nothing more."""
    return ("no_more" if more(s, ask) else "no_course",)


def leaving(s: Town, ask: Ask) -> Phrase:
    """With what a chef leaves who takes nothing."""
    return ("leave_with_choice" if s.boss(ask.seat).consoling_draw else "leave",)


# ---- where options lie


def on_plate(*templates: str) -> Path:
    """A path that ends on the plate in hand, `{plate}`."""
    return lambda s, ask, *parts: tuple(t.replace("{plate}", str(s.kitchens[ask.seat].serving + 1)) for t in templates)


def with_spice(s: Town, ask: Ask, token: int) -> tuple[str, ...]:
    """The spice of the ingredient's own type, then the ingredient on the plate."""
    spice = ids(s.content)["token"][SPICE + type_of(token)]
    return (f"store.{spice}", f"plate.{s.kitchens[ask.seat].serving + 1}.{{token}}")


def to_course(s: Town, ask: Ask, token: int) -> tuple[str, ...]:
    """From the storage to the course."""
    return ("store.{token}", f"course.{ids(s.content)['type'][s.kitchens[ask.seat].serving]}")


def spice_to(s: Town, ask: Ask, token: int) -> tuple[str, ...]:
    """A spice to the ingredient just placed."""
    dish = ids(s.content)["token"][s.kitchens[ask.seat].plates[0].items[-1]]
    return ("rumors" if token == RUMOR_SPICE else "store.{token}", f"dish.{dish}")


def wine_to(s: Town, ask: Ask, token: int) -> tuple[str, ...]:
    """A wine beside a course."""
    return ("store.{token}", f"course.{ids(s.content)['type'][paired_course(s, ask)]}")


def fetch_to(s: Town, ask: Ask, token: int) -> tuple[str, ...]:
    """From the Academy to the location where Fennel is."""
    return (f"shop.{ids(s.content)['place'][s.tables.academy]}.{{token}}", "shop.{a:place}")


# ---- kinds of options that several questions share


def token(named: Any, path: Path, says: Saying = "token") -> Choices:
    """A token."""
    return of(TOKEN, "token", says=says, path=path, named=named)


def space() -> Choices:
    """A rumor space."""
    return rows("space", SPACES, "space", ("rumor.{space}",))


AT_SHOP: Final = ("shop.{a:place}.{token}",)
STORE: Final = ("store.{token}",)
ABILITY: Final[dict[str, Any]] = {"final": True, "clock": CLOCKS.ability}


def serving(s: Town, ask: Ask) -> int:
    """The challenge plate in hand."""
    return int(s.kitchens[ask.seat].serving)


PLATE: Final[dict[str, Any]] = {"thought": "plate", "nth": serving, "clock": CLOCKS.challenge_plates}
MEAL: Final[dict[str, Any]] = {"thought": "meal", "clock": CLOCKS.critic_plate}

# ---- the questions, in the order of the rulebook

QUESTIONS: Final = Questions(
    (
        # restaurateurs
        question(
            "CK-REST-2", restaurateurs.hired, "ask_restaurateur",
            rows("restaurateur", CARDS,
                 lambda s, ask, card: ("restaurateur_card", card, s.tables.restaurateurs[card].stars),
                 ("offer.{restaurateur}",)),
            tells="", asked=hiring, clock=CLOCKS.restaurateur, **PRIVATE,
        ),
        question(
            "CK-REST-9", restaurateurs.kept_rumor, "ask_rumor_card",
            rows("rumor", CARDS, "rumor_card", ("offer.{rumor}",), named=card_names),
            tells="keeps_rumor", asked=hiring, final=True, clock=CLOCKS.restaurateur, **PRIVATE,
        ),
        # planning
        question(
            "CK-PLAN-1", planning.planned, ask_plan,
            rows("place", CARDS, "place", ("shop.{place}",), named=place_names),
            thought="plan", holds="next chef", tells="", clock=CLOCKS.planning, **PRIVATE,
        ),
        # shopping
        question(
            "CK-SHOP-5", shopping.picked, ask_pick,
            token(stall_names, AT_SHOP, item_of) | decline(leaving, tells=goes_home),
            holds="chef", about="line", tells=picks,
            final=True, clock=CLOCKS.pick,
        ),
        question(
            "CK-REST-5", shopping.consoled, "ask_console",
            menu(SOUP_OR_BAG.first, "soup", "draw", says=("console_soup", "console_bag"), path=("store.soup", "bag")),
            tells="", asked=hiring, **ABILITY,
        ),
        question("CK-RUMOR-4", items.heard, "ask_space", space(), holds="token", tells="hears", **ABILITY),
        # zous-chefs
        question(
            "CK-ZOUS-9", effects.kept, "ask_keep", token(bag_names, ("offer.{token}",)), tells="", **PRIVATE, **ABILITY,
        ),
        question(
            "CK-ZOUS-12.basil", effects.offered, ask_zous("ask_offered"), token(food_names, STORE) | decline("no_swap"),
            holds="zous-chef", tells="lays_down", **ABILITY,
        ),
        question(
            "CK-ZOUS-12.basil_takes", effects.swapped, lambda s, ask: ("ask_swapped", s.counter),
            token(food_names, AT_SHOP) | decline(lambda s, ask: ("keep_own", s.counter)),
            holds="token", tells=lambda s, ask, token: ("swaps", ask.seat, s.counter, token), **ABILITY,
        ),
        question("CK-ZOUS-12.dot", effects.peeked, ask_zous("ask_peek"), space(),
                 holds="zous-chef", tells="peeks", **ABILITY),
        question(
            "CK-ZOUS-12.fennel", effects.fetched, lambda s, ask: ("ask_fetch", s.kitchens[ask.seat].zous, ask.a),
            token(stored_names, fetch_to) | decline("fetch_nothing"), holds="zous-chef", tells=fetches, **ABILITY,
        ),
        question(
            "CK-ZOUS-12.finn", effects.picked_early, ask_zous("ask_early"),
            token(stall_names, AT_SHOP, item_of) | decline("no_early"), holds="chef", tells=picks, **ABILITY,
        ),
        question(
            "CK-ZOUS-12.penny", effects.brought, ask_zous("ask_bring"),
            menu(SOUP_OR_BISQUE.first, "soup", "bisque", says=("bring_soup", "bring_bisque"),
                 path=("store.soup", "store.bisque")),
            holds="zous-chef", tells="", **ABILITY,
        ),
        # challenge meals
        question(
            "CK-CHAL-4", challenges.prepared, ask_cook,
            token(plate_names, on_plate("store.{token}", "plate.{plate}"), "add")
            | of(WITH_SPICE, "token", says=lambda s, ask, token: ("add_spice", token, SPICE + type_of(token)),
                 path=with_spice, named=lambda box: plate_spices(box, WITH_SPICE, "spice on"))
            | of(WITH_ALLSPICE, "token", says=lambda s, ask, token: ("add_spice", token, ALLSPICE),
                 path=on_plate("store.allspice", "plate.{plate}.{token}"),
                 named=lambda box: plate_spices(box, WITH_ALLSPICE, "allspice on"))
            | of(WITH_HELPER, "token", says=lambda s, ask, token: ("add_helper", token, type_of(token)),
                 path=on_plate("helper", "plate.{plate}.{token}"),
                 named=lambda box: plate_spices(box, WITH_HELPER, "helper for") if hiring(box) else {})
            | menu(DONE, "done", says=(done_of,)) | decline("abandon", "abandon"),
            confirm=DONE, **PLATE, tells="", patient=True, **PRIVATE,
        ),
        question(
            "CK-REST-8", challenges.helped, lambda s, ask: ("ask_helper", ask.a), token(food_names, STORE),
            **PLATE, tells="", asked=hiring, **PRIVATE,
        ),
        question(
            "CK-FRIDGE-1", fridge.chilled,
            lambda s, ask: ("ask_chill", len(s.kitchens[ask.seat].storage) - fridge.limit(s, ask.seat)),
            token(stored_names, STORE), thought="fridge", tells="chills", clock=CLOCKS.refrigeration, **PRIVATE,
        ),
        # the critic meal
        question(
            "CK-CRIT-2.big", critic.chose_big, "ask_big",
            of(COURSE, "type", says="course", path=("course.{type}",),
               named=lambda box: {course: f"course {course}" for course in range(COURSE.end)}) | decline("no_big"),
            about="critic", **MEAL, tells="", asked=big_courses, **PRIVATE,
        ),
        question(
            "CK-CRIT-2", critic.dished, ask_course, token(food_names, to_course) | decline(no_course),
            confirm=PASS, **MEAL, tells="", patient=True, **PRIVATE,
        ),
        question(
            "CK-CRIT-2.spice", critic.spiced, lambda s, ask: ("ask_spice", s.kitchens[ask.seat].plates[0].items[-1]),
            token(spice_names, spice_to, spice_of) | decline("no_spice"), confirm=PASS, **MEAL, tells="",
            **PRIVATE,
        ),
        question(
            "CK-CRIT-2.wine", critic.paired, ask_wine, token(wine_names, wine_to) | decline("no_wine"),
            confirm=PASS, **MEAL, tells="", asked=pairing, **PRIVATE,
        ),
    ),
    ids,
    tables,
)  # fmt: skip

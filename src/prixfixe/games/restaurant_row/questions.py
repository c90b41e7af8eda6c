"""The table of contents of everything a player of Restaurant Row is ever asked."""

from __future__ import annotations

from functools import cache
from typing import Any, Callable, Final

from prixfixe.core.state import PASS, Ask
from prixfixe.games.restaurant_row import bids, guests, layoffs, menu, money, prices, seats, shops, trips, word
from prixfixe.games.restaurant_row.content import content, street, tables
from prixfixe.games.restaurant_row.options import (
    MAIN,
    MOST_BANDS,
    MOST_DOLLARS,
    MOST_FACES,
    MOST_LOANS,
    MOST_ROWS,
    PAIR,
    SHOP,
    STAR,
    VISITS,
)
from prixfixe.games.restaurant_row.state import BLANK, FOOD_SHOPS, HELP_WANTED, RENOVATION_SHOP, SHOPS, Street
from prixfixe.kit import questions as kit
from prixfixe.kit.questions import Box, Choices, Ids, Questions, decline, of, question, rows, steps
from prixfixe.kit.words import Phrase

CATEGORIES: Final = 6
CLOCKS: Final = content("").clocks


def cash_hidden(s: Street, ask: Ask) -> bool:
    """How much a seat can bid or repay is its own business unless money is open."""
    return not s.open_money


OWN_BUSINESS: Final[dict[str, Any]] = {"patient": True, "veiled": cash_hidden}


@cache
def ids(path: str) -> Ids:
    """What things are called in names and on the table, by the tables of a content file."""
    c = content(path)
    stores = [row.id for row in street(c)]
    return {
        "shop": stores,
        "pair": [" and ".join(stores[shop] for shop in both(pair)) for pair in range(len(VISITS) - SHOPS)],
        "ingredient": [row.id for row in c.ingredients],
        "worker": [row.id for row in c.staff],
        "renovation": [row.id for row in c.renovations],
        "category": [row.id for row in c.categories],
    }


def both(pair: int) -> list[int]:
    """The two shops of a pair, in number order."""
    bits = VISITS[PAIR.code(pair)]
    return [shop for shop in range(SHOPS) if bits >> shop & 1]


# ---- which options a configuration can have


def pair_names(box: Box) -> dict[int, str]:
    """Two players visit two shops."""
    several = box.tables.modes[box.seats].shops_per_trip > 1
    return {PAIR.code(i): name for i, name in enumerate(box.ids["pair"])} if several else {}


def band_names(box: Box) -> dict[int, str]:
    """The bands of a bid, and more than that."""
    most = box.tables.bands
    return {**numbered("band", 0, most - 1), most: "more"}


def numbered(name: str, low: int, high: int) -> dict[int, str]:
    """Numbers of something."""
    return {number: f"{name} {number}" for number in range(low, high + 1)}


def two_rooms(box: Box) -> bool:
    """Whether restaurants have a second room."""
    return bool(box.tables.modes[box.seats].second)


# ---- kinds of options that several questions share


def goods(*onto: str) -> Choices:
    """What the shop has on sale, an ingredient, a worker or a renovation, and where it is put."""
    return (
        food("stall.{ingredient}", *onto, says=take_food, when=lambda s, ask: s.shop < FOOD_SHOPS)
        | worker("worker.{worker}", *onto, says=take_worker, when=lambda s, ask: s.shop == HELP_WANTED)
        | rows(
            "renovation", MOST_ROWS, take_renovation, ("renovation.{renovation}", *onto),
            when=lambda s, ask: s.shop == RENOVATION_SHOP,
        )
    )  # fmt: skip


def food(*path: str, says: kit.Saying, **more: Any) -> Choices:
    """An ingredient."""
    return rows("ingredient", MOST_ROWS, says, path, **more)


def worker(*path: str, says: kit.Saying, **more: Any) -> Choices:
    """A worker."""
    return rows("worker", MOST_ROWS, says, path, **more)


def band() -> Choices:
    """A band of bids on the rail, or a pass."""
    return rows("", MOST_BANDS + 1, band_of, band_at, named=band_names) | decline("pass")


def dollars() -> Choices:
    """A bid within its band."""
    return rows(
        "", MOST_DOLLARS,
        lambda s, ask, more: ("dollars", bids.so_far(s, ask.seat) + more),
        lambda s, ask, more: (f"rail.{bids.so_far(s, ask.seat) + more}",),
        named=lambda box: numbered("dollar", 0, box.tables.band - 1),
    )  # fmt: skip


def face() -> Choices:
    """A face of the price die."""
    return steps(
        1, MOST_FACES,
        lambda s, ask, i: ("face", i + 1, s.mode().prices[i + 1]),
        lambda s, ask, i: (f"price.{i + 1}",),
        named=lambda box: numbered("face", 1, box.tables.modes[box.seats].faces),
    )  # fmt: skip


# ---- phrases and paths


def ask_shop(s: Street, ask: Ask) -> Phrase:
    """One shop or two."""
    return "ask_shops" if PAIR.has(ask.options[0]) else "ask_shop", s.trip, s.restaurants[ask.seat].cash


def ask_lot(s: Street, ask: Ask) -> Phrase:
    """The beginning of a lot, or more of it."""
    return ("ask_more", lot_bits(s), bids.least(s)) if s.lot else ("ask_lot", s.shop, s.restaurants[ask.seat].cash)


def lot_bits(s: Street) -> int:
    """The lot as one number."""
    return sum(1 << int(token) for token in s.lot)


def ask_bid(s: Street, ask: Ask) -> Phrase:
    """What is bid on."""
    cash = s.restaurants[ask.seat].cash
    if s.shop < FOOD_SHOPS:
        return "ask_bid_food", lot_bits(s), s.minimum, cash
    return "ask_bid_staff" if s.shop == HELP_WANTED else "ask_bid_renovation", s.lot[0], s.minimum, cash


def take_food(s: Street, ask: Ask, token: int) -> Phrase:
    """An ingredient with its forks and listed price; without a free space for it, another one has to go."""
    kind = s.tables.kind[token]
    free = menu.usable(s, s.restaurants[ask.seat], kind, len(s.lot) + 1)
    return "take_food" if free else "take_over", token, s.tables.forks[token], shops.listed(s, kind, token)


def take_worker(s: Street, ask: Ask, token: int) -> Phrase:
    """A worker with the service number and the asking price."""
    return "take_worker", token, s.tables.service[token], shops.listed(s, HELP_WANTED, token)


def take_renovation(s: Street, ask: Ask, token: int) -> Phrase:
    """A renovation with its ambiance and its cost."""
    return "take_renovation", token, s.tables.ambiance[token], shops.listed(s, RENOVATION_SHOP, token)


def at_price(key: str) -> Callable[[Street, Ask, int], Phrase]:
    """An ingredient that is bought at its listed price."""
    return lambda s, ask, token: (key, ask.seat, token, shops.listed(s, s.tables.kind[token], token))


def buys(s: Street, ask: Ask, token: int) -> Phrase:
    """What is bought, and for how much."""
    key = "buys_food" if s.shop < FOOD_SHOPS else "buys_worker" if s.shop == HELP_WANTED else "buys_renovation"
    return key, ask.seat, token, shops.listed(s, s.shop, token)


def pushes(s: Street, ask: Ask, category: int) -> Phrase:
    """The rank that a category reaches."""
    return "pushes", ask.seat, category, max(1, s.ladder.index(category) + 1 - s.tables.push)


def band_of(s: Street, ask: Ask, number: int) -> Phrase:
    """A band of bids."""
    low = bids.lowest(s, ask.seat, number)
    if bids.wants_more(s, number):
        return "or_more", low
    high = min(bids.lowest(s, ask.seat, number + 1) - 1, bids.most(s, ask.seat))
    return ("band", low, high) if high > low else ("dollars", low)


def band_at(s: Street, ask: Ask, number: int) -> tuple[str, ...]:
    """Where on the rail of amounts the band begins."""
    return (f"rail.tens.{bids.lowest(s, ask.seat, number)}",)


def drop_of(s: Street, ask: Ask, token: int) -> Phrase:
    """An ingredient of the own menu."""
    return "drop", token, s.tables.forks[token]


def loan_of(s: Street, ask: Ask, number: int) -> Phrase:
    """A loan, or none."""
    return ("dollars", number * s.tables.step) if number else ("none",)


def loan_at(s: Street, ask: Ask, number: int) -> tuple[str, ...]:
    """The slip of that amount at the Bank."""
    return (f"bank.{number * s.tables.step}",) if number else ()


def push_of(s: Street, ask: Ask, category: int) -> Phrase:
    """A category and its rank."""
    return "push", category, s.ladder.index(category) + 1


def repayment_of(s: Street, ask: Ask, number: int) -> Phrase:
    """So many tens in all."""
    amount = (money.so_far(s, ask.seat) + number) * s.tables.step
    if money.beyond(s, ask.seat, number):
        return "or_more", amount
    return ("dollars", amount) if amount else ("none",)


def repayment_at(s: Street, ask: Ask, number: int) -> tuple[str, ...]:
    """The last one of the slips that are repaid."""
    return (f"loan.{money.so_far(s, ask.seat) + number}",) if number else ()


# ---- the questions, in the order of the rulebook

QUESTIONS: Final = Questions(
    (
        # phase 2: visit stores
        question(
            "RR-SOUS-1", trips.sent_sous_chef, lambda s, ask: ("ask_sous", s.trip, s.restaurants[ask.seat].cash),
            food("stall.{ingredient}", says=take_food)
            | decline("no_sous", tells=lambda s, ask, i: ("sous_idle", ask.seat)),
            holds="sous chef", tells=at_price("sous_buys"),
            clock=CLOCKS["sous"],
        ),
        question(
            "RR-VIS-5", trips.chose_shop, ask_shop,
            of(SHOP, "shop", says="visit", path=lambda s, ask, shop: (f"shop.{shop + 1}",))
            | of(PAIR, "pair", says=lambda s, ask, pair: ("visit", PAIR.code(pair)),
                 path=lambda s, ask, pair: tuple(f"shop.{shop + 1}" for shop in both(pair)), named=pair_names),
            holds="dice", tells="", secret=True, clock=CLOCKS["shop"],
        ),
        question(
            "RR-VIS-6", shops.bought, lambda s, ask: ("ask_solo", s.shop, s.restaurants[ask.seat].cash),
            goods() | decline("stop", tells=lambda s, ask, i: ("walks_out", ask.seat, s.shop)), tells=buys,
            clock=CLOCKS["solo"],
        ),
        question(
            "RR-BID-3", bids.named, ask_lot,
            goods("block")
            | decline(lambda s, ask: ("confirm" if s.lot else "leave",),
                      tells=lambda s, ask, i: () if s.lot else ("walks_out", ask.seat, s.shop)),
            thought="lot", confirm=PASS, tells="", clock=CLOCKS["lot"],
        ),
        question(
            "RR-BID-7.band", bids.banded, ask_bid, band(),
            thought="bid", tells="", secret=True, clock=CLOCKS["bid"], **OWN_BUSINESS,
        ),
        question("RR-BID-7", bids.bade, "ask_exactly", dollars(),
                 thought="bid", tells="", secret=True, clock=CLOCKS["bid"]),
        question(
            "RR-FOOD-6", menu.discarded, "ask_discard", food("menu.{ingredient}", says=drop_of),
            thought="discard", tells="discards", clock=CLOCKS["discard"],
        ),
        question(
            "RR-BANK-1", shops.borrowed,
            lambda s, ask: ("ask_loan", s.restaurants[ask.seat].cash, s.restaurants[ask.seat].debt),
            rows("", MOST_LOANS + 1, loan_of, loan_at, named=lambda box: numbered("step", 0, box.tables.loan_most)),
            tells="", secret=True, clock=CLOCKS["loan"],
        ),
        question(
            "RR-FOOD-9.frozen", menu.frozen, "ask_freeze",
            food("menu.{ingredient}", "freezer", says=drop_of)
            | decline("none", tells=lambda s, ask, i: ("freezes_nothing", ask.seat)), tells="freezes",
            clock=CLOCKS["freeze"],
        ),
        # phase 3: set prices
        question(
            "RR-PRICE-2", prices.priced, lambda s, ask: ("ask_price", s.restaurants[ask.seat].stars), face(),
            tells="", secret=True, clock=CLOCKS["price"],
        ),
        question("RR-PRICE-4", prices.consulted, "ask_consultant", face(), tells="", clock=CLOCKS["price"]),
        # phase 4: seat and serve
        question(
            "RR-SEAT-6", seats.roomed, lambda s, ask: ("ask_room", s.door),
            kit.menu(MAIN, "main room", "second room", says=("main_room", "second_room"),
                     path=("room.main", "room.second")),
            holds="guest", tells=lambda s, ask, i: ("in_second_room" if i else "in_main_room", ask.seat, s.door),
            clock=CLOCKS["room"], asked=two_rooms,
        ),
        question(
            "RR-SHILL-1.band", guests.shill_banded,
            lambda s, ask: ("ask_bid_shill", s.minimum, s.restaurants[ask.seat].cash),
            band(), thought="bid", tells="", secret=True, clock=CLOCKS["shill_bid"], **OWN_BUSINESS,
        ),
        question(
            "RR-SHILL-1", guests.shill_bade, "ask_exactly", dollars(), thought="bid", tells="", secret=True,
            clock=CLOCKS["shill_bid"],
        ),
        question(
            "RR-SHILL-4", seats.used, "ask_use",
            kit.menu(STAR, "star", "word of mouth", says=("use_star", "use_word"), path=("stars.{seat}", "word")),
            holds="shill", tells=lambda s, ask, i: ("shill_word" if i else "shill_star", ask.seat),
            clock=CLOCKS["shill_use"],
        ),
        question(
            "RR-WOM-6", word.pushed, "ask_push",
            rows("category", CATEGORIES, push_of, ("word.{category}",)) | decline("no_push"),
            holds="shill", about="word", tells=pushes,
            clock=CLOCKS["push"],
        ),
        # phases 6 and 7: repay loans, lay off staff
        question(
            "RR-LOAN-3", money.repaid,
            lambda s, ask: ("ask_repay", s.restaurants[ask.seat].cash, s.restaurants[ask.seat].debt),
            rows("", MOST_BANDS + 1, repayment_of, repayment_at,
                 named=lambda box: numbered("step", 0, box.tables.bands)),
            thought="repay", tells="", secret=True, clock=CLOCKS["repay"], **OWN_BUSINESS,
        ),
        question(
            "RR-LAY-1", layoffs.dismissed,
            lambda s, ask: ("ask_layoff" if s.sealed[ask.seat] == BLANK else "ask_layoff_more",),
            worker("staff.{worker}", says=lambda s, ask, worker: ("dismiss", worker, s.tables.service[worker]))
            | decline(lambda s, ask: ("keep" if s.sealed[ask.seat] == BLANK else "keep_others",)),
            thought="layoff", confirm=PASS, about="staff", tells="", secret=True, clock=CLOCKS["layoff"],
        ),
    ),
    ids,
    tables,
)  # fmt: skip

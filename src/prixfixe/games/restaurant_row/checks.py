"""What must be so in the content beyond single fields: how many rows there are, and what agrees with what."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Sequence

from prixfixe.games.restaurant_row.options import MOST_LOANS, MOST_ROWS
from prixfixe.games.restaurant_row.rows import (
    BOARDS,
    KINDS,
    MEASURES,
    Content,
    Guest,
    GuestType,
    Mode,
    Token,
    Worker,
)
from prixfixe.kit import packs
from prixfixe.kit.problems import Report

FIXED: Final = (  # tables whose rows the rules and the board know by name; what stands in them may change
    "modes", "options", "stores", "categories", "price_charts", "end_triggers", "phases",
)  # fmt: skip
MOST: Final = {"ingredients": MOST_ROWS, "staff": MOST_ROWS, "renovations": MOST_ROWS, "customers": 90}
SPACES: Final = 7  # of a menu
AWAY: Final = 2  # guests who may find no seat: the Critic and the Shill


@cache
def printed() -> dict[str, list[str]]:
    """The ids of the rows that cannot be others."""
    data = packs.read(Path(__file__).with_name("content.toml"))
    return {table: [row["id"] for row in data[table]] for table in FIXED}


def check(c: Content, report: Report) -> None:
    """Everything that is wrong."""
    check_rows(c, report)
    if report.problems:
        return
    check_stores(c, report)
    for token in (*c.staff, *c.renovations):
        check_token(c, report, token)
    check_types(c, report)
    check_guests(c, report)
    if report.problems:
        return
    for mode in c.modes:
        check_mode(c, report, mode)
        check_stock(c, report, mode)
        check_wages(c, report, mode)
        check_house(c, report, mode)
        check_full(c, report, mode)
    check_points(c, report)
    check_money(c, report)


def check_rows(c: Content, report: Report) -> None:
    """Which rows there must be, and how many there may be."""
    for table, ids in printed().items():
        listed = ", ".join(ids)
        report.expect([row.id for row in getattr(c, table)] == ids, table, "", "", "these_rows", listed=listed)
    for table, many in MOST.items():
        rows = getattr(c, table)
        report.expect(1 <= len(rows) <= many, table, "", "", "row_count", len(rows), many=many)
    early = [token.id for token in (*c.staff, *c.renovations) if token.effect == "early_purchase"]
    report.expect(len(early) < 2, "staff", "", "effect", "one_early", early)


def same(report: Report, table: str, row: str, field: str, found: object, right: object) -> None:
    """A field that can only be so."""
    report.expect(found == right, table, row, field, "must_be", found, right=right)


# ---- shops and tokens


def check_stores(c: Content, report: Report) -> None:
    """Each shop has a number of its own and sells what the printed one sells."""
    numbers = [store.number for store in c.stores]
    report.expect(sorted(numbers) == [1, 2, 3, 4, 5, 6], "stores", "", "number", "six_numbers", numbers)
    wares = [("ingredients", kind) for kind in KINDS] + [("staff", ""), ("renovations", ""), ("loans", "")]
    for store, (sells, kind) in zip(c.stores, wares):
        same(report, "stores", store.id, "sells", store.sells, sells)
        same(report, "stores", store.id, "ingredient_type", store.ingredient_type, kind)
        same(report, "stores", store.id, "contested_by_bid", store.contested_by_bid, sells != "loans")
        same(report, "stores", store.id, "counts_as_stocked_shop", store.counts_as_stocked_shop, sells != "loans")
        for field in ("base_price", "capacity") if kind else ():
            found = getattr(store, field)
            report.expect(set(found) == {"p34", "p2"}, "stores", store.id, field, "both_boards", found)


def check_token(c: Content, report: Report, token: Token) -> None:
    """What its effect needs is there."""
    table = "staff" if isinstance(token, Worker) else "renovations"
    if token.effect == "extra_seats":
        report.expect(bool(token.zone), table, token.id, "zone", "extra_or_patio", token.zone)
    if token.effect == "attract_first":
        check_attraction(c, report, table, token)
    if token.effect in ("save_ingredient", "early_purchase", "price_last"):
        same(report, table, token.id, "amount", token.amount, 1)
    if isinstance(token, Worker):
        same(report, table, token.id, "count", token.count, 1)
    if token.effect == "early_purchase":
        same(report, table, token.id, "count", token.count, 1)


def check_attraction(c: Content, report: Report, table: str, token: Token) -> None:
    """It names a type of ordinary guest, and what it needs."""
    kinds = [kind.id for kind in c.customer_types if kind.main not in ("rating_low", "auction")]
    report.expect(
        token.customer_type in kinds,
        table,
        token.id,
        "customer_type",
        "one_of",
        token.customer_type,
        ids=", ".join(kinds),
    )
    needs = token.condition
    if needs is not None:
        right = (needs.kind == "min_forks_of_type") == bool(needs.type)
        report.expect(right, table, token.id, "condition", "forks_name_a_type", needs.type)


# ---- guests


def type_of(c: Content, guest: Guest) -> GuestType:
    """The row of a guest's type."""
    return next(kind for kind in c.customer_types if kind.id == guest.type)


def guests_there(c: Content) -> int:
    """How many guests a day can bring at most."""
    return min(c.crowd.cap, len(c.customers))


def check_types(c: Content, report: Report) -> None:
    """The types of the Critic and of the Shill, and of nobody else, are theirs."""
    for kind in c.customer_types:
        own = {"critic": "rating_low", "shill": "auction"}.get(kind.id, "")
        if own:
            same(report, "customer_types", kind.id, "main", kind.main, own)
        else:
            usual = kind.main not in ("rating_low", "auction")
            report.expect(usual, "customer_types", kind.id, "main", "only_those", kind.main)
        report.expect(
            bool(kind.secondary) or own == "auction", "customer_types", kind.id, "secondary", "second_wish", None
        )
    ids = {kind.id for kind in c.customer_types}
    report.expect({"critic", "shill"} <= ids, "customer_types", "", "", "both_rows")


def check_guests(c: Content, report: Report) -> None:
    """Everybody has a third wish; the Critic and the Shill come once each."""
    for name in ("critic", "shill"):
        found = [guest.id for guest in c.customers if guest.type == name]
        report.expect(len(found) == 1, "customers", "", "type", "one_customer", found, name=name)
    for guest in c.customers:
        same(report, "customers", guest.id, "in_bag", guest.in_bag, guest.type != "critic")
        third = bool(guest.tertiary) or guest.type == "shill"
        report.expect(third, "customers", guest.id, "tertiary", "third_wish", guest.tertiary)
    there = guests_there(c)
    report.expect(c.crowd.start <= there, "crowd", "", "start", "most_guests", c.crowd.start, there=there)


# ---- player counts


def check_mode(c: Content, report: Report, mode: Mode) -> None:
    """Its players, its board, its stars."""
    players = int(mode.id[-1])
    same(report, "modes", mode.id, "players", mode.players, players)
    same(report, "modes", mode.id, "restaurants", mode.restaurants, players)
    same(report, "modes", mode.id, "board", mode.board, BOARDS[players])
    same(report, "modes", mode.id, "shops_per_trip", mode.shops_per_trip, 2 if players == 2 else 1)
    for field in ("starting_stars", "shill_star_cap"):
        found = getattr(mode, field)
        report.expect(found <= mode.max_stars, "modes", mode.id, field, "most_stars", found, stars=mode.max_stars)
    for field in ("popularity_marks", "food_marks", "critic_awards"):
        report.expect(len(getattr(mode, field)) in (1, 2), "modes", mode.id, field, "one_or_two", None)
    kept, dice = mode.ingredient_dice.keep_highest, mode.ingredient_dice.dice
    report.expect(kept <= dice, "modes", mode.id, "ingredient_dice.keep_highest", "dice_rolled", kept, dice=dice)
    share, most = mode.interest_per_10, c.loans.step // 5
    report.expect(share <= most, "modes", mode.id, "interest_per_10", "fifth_of_step", share, most=most)


def check_house(c: Content, report: Report, mode: Mode) -> None:
    """The rooms, the menu and the names of its restaurants."""
    rooms = mode.seat_layout
    main, total = rooms.tables + rooms.main_room + rooms.bar, mode.dining_seats
    report.expect(main + rooms.second_room == total, "modes", mode.id, "seat_layout", "make_seats", main, total=total)
    right = main > 0 and (rooms.second_room > 0) == (mode.players == 2)
    report.expect(right, "modes", mode.id, "seat_layout", "second_room", rooms.second_room)
    spaces = [space for space in c.menu_spaces if space.board == mode.board]
    report.expect(1 <= len(spaces) <= SPACES, "menu_spaces", "", "board", "board_spaces", len(spaces), most=SPACES)
    for space in spaces:
        once = 1 <= len(space.accepts) == len(set(space.accepts))
        report.expect(once, "menu_spaces", space.id, "accepts", "one_to_three", space.accepts)
    named = [row.seat for row in c.restaurants if mode.board in row.boards]
    right = set(range(1, mode.players + 1)) <= set(named) and len(named) == len(set(named))
    report.expect(right, "restaurants", "", "seat", "one_for_each_seat", named, board=mode.board)


def shown(mode: Mode) -> int:
    """How many workers may be on display."""
    return mode.staff_stock.slots if mode.staff_stock.rule == "add_up_to" else mode.staff_stock.amount


def piles(c: Content, mode: Mode) -> tuple[list[int], list[int]]:
    """The copies of renovations that a player count removes, and those that are left."""
    ids = [row.id for row in c.renovations]
    patio = [i for i, row in enumerate(c.renovations) if row.effect == "extra_seats" and row.zone == "patio"][:1]
    out = [ids.index(name) for name in mode.removed_renovations] + patio * mode.removed_patio_copies
    pile = [i for i, row in enumerate(c.renovations) for _ in range(row.count)]
    gone = []
    for i in out:
        if i in pile:
            pile.remove(i)
            gone.append(i)
    return gone, pile


def check_stock(c: Content, report: Report, mode: Mode) -> None:
    """Enough workers, renovations and slots are left."""
    slots = sum(slot.board == mode.board for slot in c.help_wanted_slots)
    report.expect(
        1 <= shown(mode) <= slots,
        "modes",
        mode.id,
        "staff_stock",
        "as_many_slots",
        shown(mode),
        slots=slots,
        board=mode.board,
    )
    amount = min(mode.staff_stock.amount, mode.renovation_stock.amount)
    report.expect(amount > 0, "modes", mode.id, "staff_stock, renovation_stock", "one_at_least", amount)
    for field in ("removed_staff", "removed_renovations"):
        names = getattr(mode, field)
        report.expect(len(names) == len(set(names)), "modes", mode.id, field, "each_once", names)
    staff = len(c.staff) - len(set(mode.removed_staff)) - mode.removed_staff_random
    report.expect(staff > 0, "modes", mode.id, "removed_staff_random", "some_staff", mode.removed_staff_random)
    left = len(piles(c, mode)[1]) - mode.removed_renovations_random
    report.expect(
        left > 0, "modes", mode.id, "removed_renovations_random", "some_renovations", mode.removed_renovations_random
    )


def check_wages(c: Content, report: Report, mode: Mode) -> None:
    """A wage for as many workers as there may be."""
    most = mode.staff_limit + sum(token.count * helpers(token) for token in (*c.staff, *c.renovations))
    most = min(most, sum(worker.fixed_wage < 0 for worker in c.staff))
    report.expect(
        len(c.wages.scale) > most, "wages", "", "scale", "wage_for", list(c.wages.scale), mode=mode.id, most=most
    )


def helpers(token: Token) -> int:
    """How many workers more on the wages scale a token allows; the Manager takes one place himself."""
    if token.effect != "raise_limits":
        return 0
    return max(0, token.staff_limit_bonus - (isinstance(token, Worker) and token.fixed_wage >= 0))


def check_full(c: Content, report: Report, mode: Mode) -> None:
    """Enough guests to fill every dining room in the end, so that every match ends."""
    extra = sum(token.count * token.amount for token in (*c.staff, *c.renovations) if token.effect == "extra_seats")
    least = mode.players * mode.dining_seats + extra + AWAY
    report.expect(guests_there(c) >= least, "crowd", "", "cap", "can_end", guests_there(c), mode=mode.id, least=least)


# ---- points and money


def check_points(c: Content, report: Report) -> None:
    """Six categories with a type of guest and a measure each, a line of points for each of the ranks."""
    measures, types = [row.final_measure for row in c.categories], [row.customer_type for row in c.categories]
    report.expect(
        sorted(measures) == sorted(MEASURES),
        "categories",
        "",
        "final_measure",
        "each_listed_once",
        measures,
        ids=", ".join(MEASURES),
    )
    report.expect(len(set(types)) == len(types), "categories", "", "customer_type", "six_types", types)
    for mode in c.modes:
        found = [row.id for row in c.victory_points if mode.id in row.modes]
        report.expect(len(found) == 1, "victory_points", "", "modes", "one_row", found, mode=mode.id)
    for row in c.victory_points:
        lines: list[Sequence[int]] = [row.first, row.second, row.third, row.fourth]
        ranks = len(c.categories)
        held = [len(line) for line in lines]
        right = held[:2] == [ranks, ranks] and held in ([ranks] * n + [0] * (4 - n) for n in (2, 3, 4))
        report.expect(right, "victory_points", row.id, "first to fourth", "one_per_rank", held, ranks=ranks)
    numbers = [row.number for row in c.phases]
    same(report, "phases", "", "number", numbers, list(range(1, len(numbers) + 1)))


def check_money(c: Content, report: Report) -> None:
    """Prices by face, loans; no guest is paid for coming."""
    least = min([0, *(kind.pay for kind in c.customer_types if kind.pays)])
    for chart in c.price_charts:
        faces = len(chart.prices)
        report.expect(
            faces == chart.max_face,
            "price_charts",
            chart.id,
            "prices",
            "one_per_face",
            list(chart.prices),
            faces=chart.max_face,
        )
        low = min(chart.prices, default=0)
        report.expect(low + least >= 0, "price_charts", chart.id, "prices", "not_paid_for_coming", low, least=-least)
    for board in ("p34", "p2"):
        found = [chart.id for chart in c.price_charts if chart.board == board]
        report.expect(len(found) == 1, "price_charts", "", "board", "one_for_board", found, board=board)
    most, step = c.loans.max_per_bank_visit, c.loans.step
    report.expect(
        step <= most <= MOST_LOANS * step, "loans", "", "max_per_bank_visit", "times_step", most, most=MOST_LOANS
    )

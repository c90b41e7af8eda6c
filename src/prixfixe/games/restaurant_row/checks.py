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
        check_house(c, report, mode)
        check_full(c, report, mode)
    check_points(c, report)
    check_money(c, report)


def check_rows(c: Content, report: Report) -> None:
    """Which rows there must be, and how many there may be."""
    for table, ids in printed().items():
        listed = ", ".join(ids)
        said, fr = f"its rows are {listed}; they can change", f"ses lignes sont {listed} ; elles peuvent changer"
        report.expect([row.id for row in getattr(c, table)] == ids, table, "", "", said, fr=fr)
    for table, many in MOST.items():
        said, fr = f"there may be 1 to {many} rows", f"il y a 1 à {many} lignes"
        rows = getattr(c, table)
        report.expect(1 <= len(rows) <= many, table, "", "", said, len(rows), fr)
    early = [token.id for token in (*c.staff, *c.renovations) if token.effect == "early_purchase"]
    said, fr = "only one token may have the effect early_purchase", "un seul jeton peut avoir l'effet early_purchase"
    report.expect(len(early) < 2, "staff", "", "effect", said, early, fr)


def same(report: Report, table: str, row: str, field: str, found: object, right: object) -> None:
    """A field that can only be so."""
    report.expect(found == right, table, row, field, f"it is {right!r}", found, f"c'est {right!r}")


# ---- shops and tokens


def check_stores(c: Content, report: Report) -> None:
    """Each shop has a number of its own and sells what the printed one sells."""
    numbers = [store.number for store in c.stores]
    said, fr = "the shops have the numbers 1 to 6, each once", "les boutiques ont les numéros 1 à 6, chacun une fois"
    report.expect(sorted(numbers) == [1, 2, 3, 4, 5, 6], "stores", "", "number", said, numbers, fr)
    wares = [("ingredients", kind) for kind in KINDS] + [("staff", ""), ("renovations", ""), ("loans", "")]
    for store, (sells, kind) in zip(c.stores, wares):
        same(report, "stores", store.id, "sells", store.sells, sells)
        same(report, "stores", store.id, "ingredient_type", store.ingredient_type, kind)
        same(report, "stores", store.id, "contested_by_bid", store.contested_by_bid, sells != "loans")
        same(report, "stores", store.id, "counts_as_stocked_shop", store.counts_as_stocked_shop, sells != "loans")
        for field in ("base_price", "capacity") if kind else ():
            said, fr = (
                "it has a number for both boards, p34 and p2",
                "il faut un nombre pour les deux plateaux, p34 et p2",
            )
            found = getattr(store, field)
            report.expect(set(found) == {"p34", "p2"}, "stores", store.id, field, said, found, fr)


def check_token(c: Content, report: Report, token: Token) -> None:
    """What its effect needs is there."""
    table = "staff" if isinstance(token, Worker) else "renovations"
    if token.effect == "extra_seats":
        said, fr = "it may be extra or patio", "il faut extra ou patio"
        report.expect(bool(token.zone), table, token.id, "zone", said, token.zone, fr)
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
    said, fr = f"it may be one of {', '.join(kinds)}", f"il faut l'un de ceux-ci : {', '.join(kinds)}"
    report.expect(token.customer_type in kinds, table, token.id, "customer_type", said, token.customer_type, fr)
    needs = token.condition
    if needs is not None:
        said = "min_forks_of_type, and no other condition, names a type of ingredient"
        fr = "min_forks_of_type, et nulle autre condition, nomme un type d'ingrédient"
        right = (needs.kind == "min_forks_of_type") == bool(needs.type)
        report.expect(right, table, token.id, "condition", said, needs.type, fr)


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
            said, fr = "only the Critic and the Shill are so", "seuls le Critique et le Complice le sont"
            usual = kind.main not in ("rating_low", "auction")
            report.expect(usual, "customer_types", kind.id, "main", said, kind.main, fr)
        said, fr = "it has a second wish", "il faut un deuxième souhait"
        report.expect(bool(kind.secondary) or own == "auction", "customer_types", kind.id, "secondary", said, None, fr)
    ids = {kind.id for kind in c.customer_types}
    said, fr = "the rows critic and shill must be there", "il faut les lignes critic et shill"
    report.expect({"critic", "shill"} <= ids, "customer_types", "", "", said, fr=fr)


def check_guests(c: Content, report: Report) -> None:
    """Everybody has a third wish; the Critic and the Shill come once each."""
    for name in ("critic", "shill"):
        found = [guest.id for guest in c.customers if guest.type == name]
        said, fr = f"exactly one customer has the type {name}", f"exactement un client est du type {name}"
        report.expect(len(found) == 1, "customers", "", "type", said, found, fr)
    for guest in c.customers:
        same(report, "customers", guest.id, "in_bag", guest.in_bag, guest.type != "critic")
        said, fr = "it has a third wish", "il faut un troisième souhait"
        third = bool(guest.tertiary) or guest.type == "shill"
        report.expect(third, "customers", guest.id, "tertiary", said, guest.tertiary, fr)
    there = guests_there(c)
    said, fr = f"at most {there} guests come", f"il vient {there} clients au plus"
    report.expect(c.crowd.start <= there, "crowd", "", "start", said, c.crowd.start, fr)


# ---- player counts


def check_mode(c: Content, report: Report, mode: Mode) -> None:
    """Its players, its board, its stars."""
    players = int(mode.id[-1])
    same(report, "modes", mode.id, "players", mode.players, players)
    same(report, "modes", mode.id, "restaurants", mode.restaurants, players)
    same(report, "modes", mode.id, "board", mode.board, BOARDS[players])
    same(report, "modes", mode.id, "shops_per_trip", mode.shops_per_trip, 2 if players == 2 else 1)
    for field in ("starting_stars", "shill_star_cap"):
        said, fr = f"there are {mode.max_stars} stars at most", f"il y a {mode.max_stars} étoiles au plus"
        report.expect(getattr(mode, field) <= mode.max_stars, "modes", mode.id, field, said, getattr(mode, field), fr)
    for field in ("popularity_marks", "food_marks", "critic_awards"):
        said, fr = "one or two numbers", "un ou deux nombres"
        report.expect(len(getattr(mode, field)) in (1, 2), "modes", mode.id, field, said, None, fr)
    dice = mode.ingredient_dice
    said, fr = f"{dice.dice} dice are rolled", f"on lance {dice.dice} dés"
    report.expect(
        dice.keep_highest <= dice.dice, "modes", mode.id, "ingredient_dice.keep_highest", said, dice.keep_highest, fr
    )
    most = c.loans.step // 5
    said, fr = f"a fifth of loans.step at most, {most}", f"un cinquième de loans.step au plus, {most}"
    report.expect(mode.interest_per_10 <= most, "modes", mode.id, "interest_per_10", said, mode.interest_per_10, fr)


def check_house(c: Content, report: Report, mode: Mode) -> None:
    """The rooms, the menu and the names of its restaurants."""
    rooms = mode.seat_layout
    main, total = rooms.tables + rooms.main_room + rooms.bar, mode.dining_seats
    said, fr = f"its numbers make dining_seats, {total}", f"ses nombres font dining_seats, {total}"
    report.expect(main + rooms.second_room == total, "modes", mode.id, "seat_layout", said, main, fr)
    right = main > 0 and (rooms.second_room > 0) == (mode.players == 2)
    said, fr = "two players have a second room, others none", "à deux joueurs il y a une seconde salle, sinon aucune"
    report.expect(right, "modes", mode.id, "seat_layout", said, rooms.second_room, fr)
    spaces = [space for space in c.menu_spaces if space.board == mode.board]
    said, fr = f"a board has 1 to {SPACES} spaces", f"un plateau a 1 à {SPACES} emplacements"
    report.expect(1 <= len(spaces) <= SPACES, "menu_spaces", "", "board", said, len(spaces), fr)
    for space in spaces:
        said, fr = "one to three different kinds", "une à trois sortes différentes"
        once = 1 <= len(space.accepts) == len(set(space.accepts))
        report.expect(once, "menu_spaces", space.id, "accepts", said, space.accepts, fr)
    named = [row.seat for row in c.restaurants if mode.board in row.boards]
    said, fr = f"the board {mode.board} has one for each seat", f"le plateau {mode.board} en a un par place"
    right = set(range(1, mode.players + 1)) <= set(named) and len(named) == len(set(named))
    report.expect(right, "restaurants", "", "seat", said, named, fr)


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
    said, fr = f"1 to {slots}, as the board {mode.board} has slots", f"1 à {slots}, selon les cases de {mode.board}"
    report.expect(1 <= shown(mode) <= slots, "modes", mode.id, "staff_stock", said, shown(mode), fr)
    said, fr = "it is 1 at least", "c'est 1 au moins"
    amount = min(mode.staff_stock.amount, mode.renovation_stock.amount)
    report.expect(amount > 0, "modes", mode.id, "staff_stock, renovation_stock", said, amount, fr)
    for field in ("removed_staff", "removed_renovations"):
        said, fr = "each may be there once", "chacun une fois"
        names = getattr(mode, field)
        report.expect(len(names) == len(set(names)), "modes", mode.id, field, said, names, fr)
    staff = len(c.staff) - len(set(mode.removed_staff)) - mode.removed_staff_random
    said, fr = "some staff must be left", "il faut qu'il reste des employés"
    report.expect(staff > 0, "modes", mode.id, "removed_staff_random", said, mode.removed_staff_random, fr)
    left = len(piles(c, mode)[1]) - mode.removed_renovations_random
    said, fr = "some renovations must be left", "il faut qu'il reste des rénovations"
    report.expect(left > 0, "modes", mode.id, "removed_renovations_random", said, mode.removed_renovations_random, fr)
    most = mode.staff_limit + sum(token.count * helpers(token) for token in (*c.staff, *c.renovations))
    most = min(most, sum(worker.fixed_wage < 0 for worker in c.staff))
    said, fr = f"{mode.id}: a wage for 0 to {most} workers", f"{mode.id} : un salaire pour 0 à {most} employés"
    report.expect(len(c.wages.scale) > most, "wages", "", "scale", said, list(c.wages.scale), fr)


def helpers(token: Token) -> int:
    """How many workers more on the wages scale a token allows; the Manager takes one place himself."""
    if token.effect != "raise_limits":
        return 0
    return max(0, token.staff_limit_bonus - (isinstance(token, Worker) and token.fixed_wage >= 0))


def check_full(c: Content, report: Report, mode: Mode) -> None:
    """Enough guests to fill every dining room in the end, so that every match ends."""
    extra = sum(token.count * token.amount for token in (*c.staff, *c.renovations) if token.effect == "extra_seats")
    least = mode.players * mode.dining_seats + extra + AWAY
    said = f"{mode.id} can only end if {least} guests may come: customers, crowd.cap"
    fr = f"{mode.id} ne peut finir que si {least} clients peuvent venir : customers, crowd.cap"
    report.expect(guests_there(c) >= least, "crowd", "", "cap", said, guests_there(c), fr)


# ---- points and money


def check_points(c: Content, report: Report) -> None:
    """Six categories with a type of guest and a measure each, a line of points for each of the ranks."""
    measures, types = [row.final_measure for row in c.categories], [row.customer_type for row in c.categories]
    said, fr = f"each once: {', '.join(MEASURES)}", f"chacun une fois : {', '.join(MEASURES)}"
    report.expect(sorted(measures) == sorted(MEASURES), "categories", "", "final_measure", said, measures, fr)
    said, fr = "six different types", "six types différents"
    report.expect(len(set(types)) == len(types), "categories", "", "customer_type", said, types, fr)
    for mode in c.modes:
        found = [row.id for row in c.victory_points if mode.id in row.modes]
        said, fr = f"exactly one row is for {mode.id}", f"exactement une ligne est pour {mode.id}"
        report.expect(len(found) == 1, "victory_points", "", "modes", said, found, fr)
    for row in c.victory_points:
        lines: list[Sequence[int]] = [row.first, row.second, row.third, row.fourth]
        ranks = len(c.categories)
        said, fr = f"one number for each of the {ranks} ranks", f"un nombre pour chacun des {ranks} rangs"
        held = [len(line) for line in lines]
        right = held[:2] == [ranks, ranks] and held in ([ranks] * n + [0] * (4 - n) for n in (2, 3, 4))
        report.expect(right, "victory_points", row.id, "first to fourth", said, held, fr)
    numbers = [row.number for row in c.phases]
    same(report, "phases", "", "number", numbers, list(range(1, len(numbers) + 1)))


def check_money(c: Content, report: Report) -> None:
    """Prices by face, loans; no guest is paid for coming."""
    least = min([0, *(kind.pay for kind in c.customer_types if kind.pays)])
    for chart in c.price_charts:
        faces = len(chart.prices)
        said, fr = (
            f"one price for each of the {chart.max_face} faces",
            f"un prix pour chacune des {chart.max_face} faces",
        )
        report.expect(faces == chart.max_face, "price_charts", chart.id, "prices", said, list(chart.prices), fr)
        said, fr = f"it is {-least} at least, for nobody is paid for coming", f"c'est {-least} au moins"
        low = min(chart.prices, default=0)
        report.expect(low + least >= 0, "price_charts", chart.id, "prices", said, low, fr)
    for board in ("p34", "p2"):
        found = [chart.id for chart in c.price_charts if chart.board == board]
        said, fr = f"exactly one is for the board {board}", f"exactement une est pour le plateau {board}"
        report.expect(len(found) == 1, "price_charts", "", "board", said, found, fr)
    most, step = c.loans.max_per_bank_visit, c.loans.step
    said, fr = f"1 to {MOST_LOANS} times loans.step", f"1 à {MOST_LOANS} fois loans.step"
    report.expect(step <= most <= MOST_LOANS * step, "loans", "", "max_per_bank_visit", said, most, fr)

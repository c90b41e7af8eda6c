"""The street of Restaurant Row: six shops, Word of Mouth, and the restaurants that fill guest by guest."""

from __future__ import annotations

from typing import Any, Iterable, Mapping, Sequence

from prixfixe.core.game import Game, Speech, View
from prixfixe.games.restaurant_row.content import BOARDS, KINDS, Content, content
from prixfixe.games.restaurant_row.options import VISITS
from prixfixe.games.restaurant_row.state import (
    BANK,
    BIDS,
    BLANK,
    FOOD_SHOPS,
    HELP_WANTED,
    LAYOFFS,
    LOANS,
    OVER,
    PRICE,
    PRICES,
    REPAYMENTS,
    SEAT,
    SHILL_BIDS,
    SHOP_CHOICE,
    SHOPS,
)
from prixfixe.kit.words import seat_name
from prixfixe.web.boards.drawing import Drawing
from prixfixe.web.boards.pieces import Piece, bundled

NOBODY = -1
ZONES = ("main", "second", "extra", "patio")
PICTURES = {
    "grass_fed_beef": "beef",
    "berkshire_pork": "pork",
    "long_island_duck": "duck",
    "free_range_chicken": "chicken",
    "heirloom_tomatoes": "tomato",
    "rating": "star",
    "profit": "coin",
    "service": "bell",
    "ambiance": "sofa",
    "food": "fork",
    "seafood": "fish",
    "vegetable": "carrot",
}
RATINGS = ("food", "service", "ambiance")
TEXTS = {
    "en": {
        "day": "Day",
        "trip": "Trip {n} of {of}",
        "last": "Last day",
        "ends": "The last day comes when one of these runs out",
        "staff_left": "{n} workers to come",
        "renovations_left": "{n} renovations to come",
        "seats_left": "{n} free tables",
        "pawn": "{name} holds the pawn: it decides ties, then moves on",
        "crowd": "Guests today",
        "arrived": "{n} of {of}",
        "expected": "{a} to {b} will come",
        "tenth": "The Critic is always the tenth guest",
        "street": "The street",
        "sold_out": "nothing on sale",
        "pile": "pile: {n}",
        "with": "and",
        "chosen": "your secret choice",
        "leaves": "leaves you {n}",
        "lot_mark": "in the lot",
        "interest": "{n} interest a day for each {step} owed",
        "word": "Word of Mouth",
        "talked": "Today's word is out",
        "not_talked": "The first full dining room moves it today",
        "rank": "Rank",
        "points": "Points: first / second / third",
        "points_two": "Points for the better one",
        "pushed_by": "pushed by: {name}",
        "prices": "Prices",
        "face": "face {n}",
        "needs": "needs {n} stars",
        "you_earn": "you earn {n}",
        "bidding": "On the block",
        "naming": "A lot is put together",
        "minimum": "Minimum",
        "cash": "Cash",
        "hidden": "Cash hidden",
        "to": "{a} to {b}",
        "your_bid": "Your sealed bid",
        "passed": "you pass",
        "so_far": "your bid so far",
        "in_shop": "In the shop",
        "bidders": "Bidders",
        "names_lot": "names the lot",
        "door": "At the door",
        "aside": "Took no seat",
        "debt": "Debt",
        "owes": "{n} interest a day, {p} points at the end",
        "stars": "{n} stars",
        "price": "{n} a guest",
        "price_before": "yesterday {n} a guest",
        "prices_before": "Prices, those of yesterday still on display",
        "income": "Income",
        "wages": "Wages a day",
        "standing": "{n} points if it ended now",
        "without_profit": "Profit not counted: cash is secret",
        "food": "Food",
        "service": "Service",
        "ambiance": "Ambiance",
        "guests": "Guests",
        "food_marks": "Food track",
        "popularity_marks": "Popularity track",
        "staff": "Staff",
        "renovations": "Renovations",
        "menu": "Daily specials",
        "frozen": "in the freezer",
        "thawed": "from yesterday",
        "over": "finds no space",
        "wild": "the Master Chef's exception",
        "draws": "Preferred by",
        "draws_now": "as things stand",
        "free_space": "free: {name}",
        "free": "free",
        "none": "none",
        "leaving": "dismissed",
        "main": "Dining room",
        "main_two": "Main room",
        "second": "Second room",
        "extra": "Hostess's seat",
        "patio": "Patio",
        "first_full": "full first today",
        "bags": "In the bags and piles",
        "bag": "Customers in the bag",
        "larder": "Ingredients in the bag",
        "unseen_staff": "Workers nobody has seen yet",
        "unseen_renovations": "Renovations nobody has seen yet",
        "discards": "Discarded today",
        "out": "Were out of play",
        "sous": "has sent the Sous Chef",
        "star_use": "One more star, now",
        "word_use": "A push on the ladder",
        "pays_more": "pays {n} more",
        "pays_less": "pays {n} less",
        "pays_nothing": "pays nothing",
        "then": ", then ",
        "repaying": "you repay {n}",
        "repay": "Repay loans",
        "still": "{n} still owed",
        "borrowing": "you borrow {n}",
        "price_low": "lowest price",
        "rating": "most stars",
        "popularity": "most guests",
        "rating_low": "fewest stars",
        "popularity_low": "fewest guests",
        "best_food": "best food",
        "best_service": "best service",
        "best_ambiance": "best ambiance",
        "seafood": "most seafood forks",
        "meat": "most meat forks",
        "vegetable": "most vegetable forks",
        "auction": "goes to the highest bidder",
    },
    "fr": {
        "day": "Jour",
        "trip": "Course {n} sur {of}",
        "last": "Dernier jour",
        "ends": "Le dernier jour vient quand l'un de ceux-ci est épuisé",
        "staff_left": "{n} employés à venir",
        "renovations_left": "{n} rénovations à venir",
        "seats_left": "{n} tables libres",
        "pawn": "{name} tient le pion : il tranche les égalités puis passe",
        "crowd": "Clients du jour",
        "arrived": "{n} sur {of}",
        "expected": "il en viendra {a} à {b}",
        "tenth": "Le Critique est toujours le dixième client",
        "street": "La rue",
        "sold_out": "rien à vendre",
        "pile": "pile : {n}",
        "with": "et",
        "chosen": "votre choix secret",
        "leaves": "il vous reste {n}",
        "lot_mark": "dans le lot",
        "interest": "{n} d'intérêts par jour pour chaque {step} dus",
        "word": "Bouche-à-oreille",
        "talked": "Déjà ajusté aujourd'hui",
        "not_talked": "La première salle pleine le fait bouger",
        "rank": "Rang",
        "points": "Points : premier / deuxième / troisième",
        "points_two": "Points du meilleur",
        "pushed_by": "poussé par : {name}",
        "prices": "Prix",
        "face": "face {n}",
        "needs": "il faut {n} étoiles",
        "you_earn": "vous gagnez {n}",
        "bidding": "Aux enchères",
        "naming": "Un lot se compose",
        "minimum": "Minimum",
        "cash": "Argent",
        "hidden": "Argent caché",
        "to": "{a} à {b}",
        "your_bid": "Votre mise secrète",
        "passed": "vous passez",
        "so_far": "votre mise jusqu'ici",
        "in_shop": "Dans la boutique",
        "bidders": "Enchérisseurs",
        "names_lot": "nomme le lot",
        "door": "À la porte",
        "aside": "Sans place",
        "debt": "Dettes",
        "owes": "{n} d'intérêts par jour, {p} points à la fin",
        "stars": "{n} étoiles",
        "price": "{n} par client",
        "price_before": "hier {n} par client",
        "prices_before": "Prix, ceux d'hier encore affichés",
        "income": "Recettes",
        "wages": "Salaires par jour",
        "standing": "{n} points si tout finissait ici",
        "without_profit": "Sans le Bénéfice : l'argent est secret",
        "food": "Cuisine",
        "service": "Service",
        "ambiance": "Ambiance",
        "guests": "Clients",
        "food_marks": "Piste Cuisine",
        "popularity_marks": "Piste Popularité",
        "staff": "Employés",
        "renovations": "Rénovations",
        "menu": "Plats du jour",
        "frozen": "au congélateur",
        "thawed": "d'hier",
        "over": "ne trouve pas de place",
        "wild": "l'exception du Grand Chef",
        "draws": "Préféré par",
        "draws_now": "en l'état",
        "free_space": "libre : {name}",
        "free": "libre",
        "none": "rien",
        "leaving": "renvoyé",
        "main": "Salle",
        "main_two": "Grande salle",
        "second": "Petite salle",
        "extra": "Place de l'hôtesse",
        "patio": "Terrasse",
        "first_full": "pleine en premier",
        "bags": "Dans les sacs et les piles",
        "bag": "Clients dans le sac",
        "larder": "Ingrédients dans le sac",
        "unseen_staff": "Employés encore jamais vus",
        "unseen_renovations": "Rénovations encore jamais vues",
        "discards": "Défaussés aujourd'hui",
        "out": "Étaient hors jeu",
        "sous": "a envoyé le Sous-chef",
        "star_use": "Une étoile de plus, tout de suite",
        "word_use": "Une poussée sur l'échelle",
        "pays_more": "paie {n} de plus",
        "pays_less": "paie {n} de moins",
        "pays_nothing": "ne paie rien",
        "then": ", puis ",
        "repaying": "vous remboursez {n}",
        "repay": "Rembourser",
        "still": "{n} encore dus",
        "borrowing": "vous empruntez {n}",
        "price_low": "prix le plus bas",
        "rating": "le plus d'étoiles",
        "popularity": "le plus de clients",
        "rating_low": "le moins d'étoiles",
        "popularity_low": "le moins de clients",
        "best_food": "meilleure cuisine",
        "best_service": "meilleur service",
        "best_ambiance": "meilleure ambiance",
        "seafood": "le plus de fourchettes de la mer",
        "meat": "le plus de fourchettes de viande",
        "vegetable": "le plus de fourchettes de légumes",
        "auction": "va au plus offrant",
    },
}


def picture(id: str) -> str:
    """The drawing of a row."""
    return PICTURES.get(id, id)


# ---- numbers worked out from the view


class Sums:
    """What follows from a view: points, income, wages, limits, who is preferred."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.content: Content = content(view["content"])
        self.seats = len(view["restaurants"])
        self.mode = next(mode for mode in self.content.modes if mode.players == self.seats)
        self.board = BOARDS[self.seats]
        self.chart = next(row for row in self.content.price_charts if row.board == self.board)
        self.worth = next(row for row in self.content.victory_points if self.mode.id in row.modes)

    def owned(self, r: View) -> list[Any]:
        """The rows of a restaurant's staff and renovations."""
        c = self.content
        return [*(c.staff[row] for row in r["staff"]), *(c.renovations[row] for row in r["renovations"])]

    def bonus(self, r: View) -> int:
        """Dollars more from every paying guest."""
        return sum(int(row.amount) for row in self.owned(r) if row.effect == "income_per_customer")

    def income(self, r: View) -> int:
        """What the guests now seated will pay."""
        each = r["price"] + self.bonus(r)
        types = [self.type_of(guest) for zone in ZONES for guest in r[zone]]
        return sum(int(each + kind.pay) for kind in types if kind.pays)

    def wages(self, r: View) -> int:
        """What the staff will be paid."""
        workers = [self.content.staff[row] for row in r["staff"]]
        fixed: list[int] = [row.fixed_wage for row in workers if row.fixed_wage >= 0]
        return int(sum(fixed) + self.content.wages.scale[len(workers) - len(fixed)])

    def interest(self, debt: int) -> int:
        """Dollars a day on a debt."""
        return self.mode.interest_per_10 * (debt // self.content.loans.step)

    def staff_room(self, r: View) -> int:
        """How many workers fit."""
        return self.mode.staff_limit + sum(int(row.staff_limit_bonus) for row in self.owned(r))

    def renovation_room(self, r: View) -> int:
        """How many renovations fit."""
        return self.mode.renovation_limit + sum(int(row.renovation_limit_bonus) for row in self.owned(r))

    def type_of(self, guest: int) -> Any:
        """The type of a customer."""
        return next(kind for kind in self.content.customer_types if kind.id == self.content.customers[guest].type)

    # ---- points

    def measure(self, category: int, r: View) -> int | None:
        """What a category compares; nothing where it is secret."""
        what = self.content.categories[category].final_measure
        if what == "cash_minus_loans":
            return r["cash"] - r["debt"] if r["cash"] >= 0 else None
        names = {"service_sum": "service", "ambiance_sum": "ambiance"}
        tracks = {"food_track": "food_marks", "popularity_track": "popularity_marks"}
        return int(r[{**names, **tracks}.get(what, "stars")])

    def measures(self, category: int) -> list[int | None]:
        """The same for every seat."""
        return [self.measure(category, r) for r in self.view["restaurants"]]

    def share(self, values: Sequence[int], value: int, rank: int) -> int:
        """The points of a place on a rank, shared by those who tie."""
        better, tied = sum(other > value for other in values), sum(other == value for other in values)
        places = (self.worth.first, self.worth.second, self.worth.third, self.worth.fourth)
        found = [row[rank] if row else 0 for row in places][better : better + tied]
        down = self.worth.tie_rule == "split_evenly_rounded_down"
        return sum(found) // tied if down else (sum(found) + tied - 1) // tied

    def points(self) -> list[int]:
        """The points of every seat if the game ended now, without what is secret."""
        step = self.content.loans
        totals = [-step.vp_penalty_per_step * (r["debt"] // step.step) for r in self.view["restaurants"]]
        for rank, category in enumerate(self.view["ladder"]):
            known = [value for value in self.measures(category) if value is not None]
            if len(known) == self.seats:
                totals = [total + self.share(known, value, rank) for total, value in zip(totals, known)]
        return totals

    def priced(self) -> bool:
        """Whether everybody's price of today is known; before it is set the faces are those of yesterday."""
        return self.view["phase"] >= PRICE and all(r["face"] for r in self.view["restaurants"])

    def secret(self) -> bool:
        """Whether somebody's cash is hidden."""
        return any(r["cash"] < 0 for r in self.view["restaurants"])

    # ---- guests

    def criteria(self, kind: Any, taste: str) -> list[str]:
        """What a guest looks at first and second."""
        return [taste if kind.main == "food" and taste in KINDS else kind.main, kind.secondary]

    def value(self, r: View, criterion: str) -> int:
        """How good a restaurant is in a criterion; the larger value is the better one."""
        if criterion in KINDS:
            return int(r["forks"][KINDS.index(criterion)])
        direct = {"food": "food", "service": "service", "ambiance": "ambiance", "rating": "stars"}
        if criterion in direct:
            return int(r[direct[criterion]])
        low = {"rating_low": -int(r["stars"]), "popularity_low": -int(r["guests"]), "popularity": int(r["guests"])}
        if criterion in low:
            return low[criterion]
        return -int(r["face"]) if criterion == "price_low" and self.priced() else 0

    def preferred(self, kind: Any, taste: str) -> list[int]:
        """The seats with a free place that such a guest would choose among, if that tells them apart."""
        open_now = [seat for seat, r in enumerate(self.view["restaurants"]) if r["guests"] < sum(r["seats"])]
        among = open_now
        for criterion in self.criteria(kind, taste):
            values = {seat: self.value(self.view["restaurants"][seat], criterion) for seat in among}
            among = [seat for seat in among if values[seat] == max(values.values())]
        return among if len(among) < len(open_now) or len(open_now) == 1 else []


def placed(spaces: Sequence[Sequence[str]], kinds: Sequence[str], wild: int) -> list[int]:
    """The space of each ingredient, or -1: as many as possible where they are accepted, then `wild` anywhere."""
    taken: dict[int, int] = {}  # space to ingredient

    def find(ingredient: int, seen: set[int]) -> bool:
        for space, accepts in enumerate(spaces):
            if kinds[ingredient] in accepts and space not in seen:
                seen.add(space)
                if space not in taken or find(taken[space], seen):
                    taken[space] = ingredient
                    return True
        return False

    lost = [ingredient for ingredient in range(len(kinds)) if not find(ingredient, set())]
    empty = [space for space in range(len(spaces)) if space not in taken]
    taken.update(zip(empty, lost[:wild]))
    where = {ingredient: space for space, ingredient in taken.items()}
    return [where.get(ingredient, NOBODY) for ingredient in range(len(kinds))]


class Board(Drawing):
    """One view, ready to be laid out."""

    texts = TEXTS

    def __init__(self, view: View, speech: Speech, you: int | None, spots: Mapping[str, int]) -> None:
        super().__init__(view, speech, you, spots)
        self.sums = Sums(view)
        self.content = self.sums.content
        self.stores = sorted(self.content.stores, key=lambda store: store.number)
        self.own: View | None = None if you is None else view["restaurants"][you]

    def money(self, amount: int) -> str:
        """Dollars."""
        return f"{amount}\u00a0$" if self.speech.lang == "fr" else f"${amount}" if amount >= 0 else f"-${-amount}"

    def chosen(self, what: int) -> int:
        """The viewer's own secret choice of some kind, or BLANK."""
        return int(self.view["mine"]) if self.view["sealing"] == what else BLANK

    # ---- the head of the board

    def head(self) -> dict[str, Any]:
        """Day, phases, the guests of the day, and how near the end is."""
        v = self.view
        free = sum(max(0, sum(r["seats"][:2]) - len(r["main"]) - len(r["second"])) for r in v["restaurants"])
        return {
            "day": f"{self.text['day']} {v['round']}",
            "phases": [
                {"number": row.number, "name": self.name(row), "now": row.number == v["phase"]}
                for row in sorted(self.content.phases, key=lambda row: row.number)
            ],
            "trip": self.say("trip", n=v["trip"], of=self.sums.mode.trips_per_round) if v["trip"] else "",
            "ending": [self.name(row) for bit, row in enumerate(self.content.end_triggers) if v["ending"] >> bit & 1],
            "left": [
                ("person", v["staff_pile"], self.say("staff_left", n=v["staff_pile"])),
                ("hammer", v["renovation_pile"], self.say("renovations_left", n=v["renovation_pile"])),
                ("room", free, self.say("seats_left", n=free)),
            ],
            **self.crowd(),
        }

    def crowd(self) -> dict[str, Any]:
        """The customer track of the day."""
        v, row = self.view, self.content.crowd
        low, high = (min(v["crowd"] + more, row.cap) for more in (1, row.die_sides))
        coming = v["phase"] < SEAT
        return {
            "crowd": self.say("expected", a=low, b=high)
            if coming
            else self.say("arrived", n=v["arrived"], of=v["crowd"]),
            "track": [
                {
                    "number": number,
                    "come": number <= v["arrived"],
                    "sure": not coming or number <= low,
                    "critic": number == row.critic_position,
                }
                for number in range(1, (high if coming else v["crowd"]) + 1)
            ],
        }

    def ladder(self) -> list[dict[str, Any]]:
        """The categories from rank 1 with points and standings."""
        return [self.rung(rank, category) for rank, category in enumerate(self.view["ladder"])]

    def rung(self, rank: int, category: int) -> dict[str, Any]:
        """One category: what it is worth, who pushes it, who leads."""
        row, worth = self.content.categories[category], self.sums.worth
        values = self.sums.measures(category)
        order = sorted(range(len(values)), key=lambda seat: (values[seat] is None, -(values[seat] or 0)))
        best = max((value for value in values if value is not None), default=None)
        guests = next(kind for kind in self.content.customer_types if kind.id == row.customer_type)
        told = None not in values and len(set(values)) > 1
        return {
            "rank": rank + 1,
            "name": self.name(row),
            "text": self.said(row),
            "pic": picture(row.id),
            "move": f"category-{row.id}",
            "option": self.at(f"word.{row.id}"),
            "guest": Piece(row.customer_type, self.say("pushed_by", name=self.name(guests)), tone="rr-tiny"),
            "points": [points[rank] for points in (worth.first, worth.second, worth.third) if points and any(points)],
            "standing": [self.stand(seat, values[seat], category, told and values[seat] == best) for seat in order],
        }

    def stand(self, seat: int, value: int | None, category: int, first: bool) -> dict[str, Any]:
        """How a seat stands in a category."""
        cash = self.content.categories[category].final_measure == "cash_minus_loans"
        said = "?" if value is None else self.money(value) if cash else str(value)
        return {"seat": seat, "value": said, "first": first, "name": seat_name(seat, self.speech)}

    # ---- the street

    def shops(self) -> list[dict[str, Any]]:
        """The six shops."""
        return [self.shop(shop) for shop in range(SHOPS)]

    def shop(self, shop: int) -> dict[str, Any]:
        """A shop: its sign, what is on sale, who is there."""
        v, row = self.view, self.stores[shop]
        secret = self.chosen(SHOP_CHOICE)
        piles = {HELP_WANTED: v["staff_pile"], HELP_WANTED + 1: v["renovation_pile"]}
        return {
            "number": shop + 1,
            "pic": row.id,
            "name": self.name(row),
            "text": self.bank_text() if shop == BANK else self.said(row),
            "option": self.at(f"shop.{shop + 1}"),
            "pairs": self.partners(shop),
            "here": v["shop"] == shop,
            "mine": secret >= 0 and bool(VISITS[secret] >> shop & 1),
            "food": shop < FOOD_SHOPS,
            "bank": shop == BANK,
            "pile": self.say("pile", n=piles[shop]) if shop in piles else "",
            "goods": self.loans() if shop == BANK else self.goods(shop),
            "people": self.visitors(shop),
        }

    def partners(self, shop: int) -> list[dict[str, Any]]:
        """The shops that may be visited together with one."""
        pairs = [sorted((shop, other)) for other in range(SHOPS)]
        options = [self.at(f"shop.{one + 1}", f"shop.{two + 1}") for one, two in pairs]
        found = [{"option": option, "pic": row.id} for option, row in zip(options, self.stores)]
        return [partner for partner in found if partner["option"] is not None]

    def bank_text(self) -> str:
        """What loans cost here."""
        step = self.content.loans.step
        return self.say("interest", n=self.money(self.sums.interest(step)), step=self.money(step))

    def visitors(self, shop: int) -> list[Piece]:
        """The figures in a shop; whoever is done there has gone."""
        v = self.view
        here = [seat for seat, visit in enumerate(v["visits"]) if visit >> shop & 1]
        if v["shop"] == shop and v["party"]:
            here = [seat for seat in here if seat in v["party"]]
        elif v["shop"] > shop:
            here = []
        return [self.figure(seat, shop) for seat in here]

    def figure(self, seat: int, shop: int) -> Piece:
        """Somebody's chef in a shop."""
        names = self.view["shop"] == shop and self.view["chooser"] == seat and shop != BANK and self.view["lot"]
        label = seat_name(seat, self.speech) + (f" ({self.text['names_lot']})" if names else "")
        badge = "pawn" if self.view["pawn"] == seat else ""
        return Piece("chef", label, seat=seat, badge=badge, move=f"visit-{seat}-{shop}", tone="figure")

    def goods(self, shop: int) -> list[dict[str, Any]]:
        """What is on sale in a shop."""
        return [self.ware(shop, row, price) for row, price in zip(self.view["goods"][shop], self.view["prices"][shop])]

    def ware(self, shop: int, token: int, price: int) -> dict[str, Any]:
        """A token on sale, with its price and what it would leave."""
        table, number, mark = self.kind_of(shop)
        row: Any = table[token]
        spot = f"{'stall' if shop < FOOD_SHOPS else 'worker' if shop == HELP_WANTED else 'renovation'}.{row.id}"
        bought, named = self.at(spot), self.at(spot, "block")
        cash = self.own["cash"] if self.own else NOBODY
        return {
            "pic": picture(row.id),
            "name": self.name(row),
            "value": getattr(row, number),
            "mark": mark,
            "text": "" if shop < FOOD_SHOPS else self.ability(row),
            "price": self.money(price),
            "option": named if bought is None else bought,
            "left": "" if bought is None else self.say("leaves", n=self.money(cash - price)),
            "lot": self.view["shop"] == shop and token in self.view["lot"],
            "note": "",
            "move": self.travel(shop, token),
        }

    def kind_of(self, shop: int) -> tuple[Sequence[Any], str, str]:
        """The table of a shop's tokens, the name of their number, and its drawing."""
        c = self.content
        if shop < FOOD_SHOPS:
            return c.ingredients, "forks", "fork"
        return (c.staff, "service", "bell") if shop == HELP_WANTED else (c.renovations, "ambiance", "sofa")

    def travel(self, shop: int, token: int) -> str:
        """The name under which a token travels; what exists twice has none."""
        row: Any = self.kind_of(shop)[0][token]
        return "" if getattr(row, "count", 1) > 1 else f"token-{row.id}"

    def ability(self, row: Any) -> str:
        """The text of a worker or renovation, without the number that is printed anyway."""
        first, _, rest = self.said(row).partition(". ")
        return rest if first.startswith("Ambiance") else self.said(row)

    def loans(self) -> list[dict[str, Any]]:
        """The loans of the Bank."""
        row, said = self.content.loans, self.chosen(LOANS)
        return [
            {
                "steps": steps,
                "amount": self.money(steps * row.step),
                "option": self.at(f"bank.{steps * row.step}"),
                "mine": said == steps,
                "cost": f"+{self.money(self.sums.interest(steps * row.step))}",
            }
            for steps in range(1, row.max_per_bank_visit // row.step + 1)
        ]

    # ---- bids, the door, prices

    def block(self) -> dict[str, Any] | None:
        """What is being auctioned or put together, and the bids one can make."""
        v = self.view
        shill = v["sealing"] == SHILL_BIDS
        if not shill and (not v["lot"] or v["shop"] == NOBODY):
            return None
        naming = not shill and v["sealing"] != BIDS
        minimum = self.least() if naming else v["minimum"]
        cash = self.own["cash"] if self.own else NOBODY
        bids = self.bids(minimum, cash)
        return {
            "title": self.text["naming" if naming else "bidding"],
            "pieces": [self.shill()] if shill else [self.token(v["shop"], token) for token in v["lot"]],
            "minimum": self.money(minimum),
            "cash": self.money(cash) if cash >= 0 else "",
            "left": self.say("leaves", n=self.money(cash - minimum)) if cash >= minimum and naming else "",
            "who": self.text["in_shop" if naming else "bidders"],
            "people": [self.bidder(seat) for seat in (v["waiting"] if not naming else v["party"])],
            "bids": bids,
            "mine": self.sealed_bid(cash, bool(bids)),
        }

    def least(self) -> int:
        """The listed price of the lot."""
        v = self.view
        listed = dict(zip(v["goods"][v["shop"]], v["prices"][v["shop"]]))
        return sum(listed.get(token, 0) for token in v["lot"])

    def bidder(self, seat: int) -> Piece:
        """Somebody who may bid."""
        return Piece("chef", seat_name(seat, self.speech), seat=seat, tone="figure")

    def bids(self, minimum: int, cash: int) -> list[dict[str, Any]]:
        """The bids offered now, each with what it leaves."""
        band = self.content.digital.bid_band
        most = min(cash, minimum) if len(self.view["waiting"]) == 1 else cash
        found = []
        for spot, option in self.spots.items():
            rail, _, amount = spot.rpartition(".")
            if rail in ("rail", "rail.tens"):
                last = min(int(amount) + band - 1, most) if rail == "rail.tens" else int(amount)
                found.append({"option": option, **self.bid(int(amount), last, cash)})
        return found

    def bid(self, first: int, last: int, cash: int) -> dict[str, str]:
        """A bid, or a band of them."""
        if last <= first:
            return {"amount": self.money(first), "left": self.say("leaves", n=self.money(cash - first))}
        left = self.say("to", a=self.money(cash - last), b=self.money(cash - first))
        amount = self.say("to", a=self.money(first), b=self.money(last))
        return {"amount": amount, "left": self.say("leaves", n=left)}

    def sealed_bid(self, cash: int, unsure: bool) -> str:
        """The own bid, as far as it is made."""
        mine = max(self.chosen(BIDS), self.chosen(SHILL_BIDS))
        if mine == BLANK:
            return ""
        if mine < 0:
            return f"{self.text['your_bid']}: {self.text['passed']}"
        said = self.text["so_far" if unsure else "your_bid"]
        return f"{said}: {self.money(mine)}, {self.say('leaves', n=self.money(cash - mine))}"

    def repayments(self) -> list[dict[str, Any]]:
        """What may be repaid, and what that leaves."""
        if self.own is None:
            return []
        step = self.content.loans.step
        amounts = {slips * step: self.at(f"loan.{slips}") for slips in range(1, self.own["debt"] // step + 1)}
        return [
            {
                "option": option,
                "amount": self.money(amount),
                "left": self.say("leaves", n=self.money(self.own["cash"] - amount)),
                "debt": self.say("still", n=self.money(self.own["debt"] - amount)),
            }
            for amount, option in amounts.items()
            if option is not None
        ]

    def door(self) -> dict[str, Any] | None:
        """The guest who has arrived and not yet sat down, and what the Shill can do."""
        v = self.view
        star, word = self.at(f"stars.{self.you}"), self.at("word")
        uses = [(star, "star", self.text["star_use"]), (word, "megaphone", self.text["word_use"])]
        if v["sealing"] == SHILL_BIDS or (v["door"] < 0 and word is None):
            return None
        guest = v["door"] if v["door"] >= 0 else self.shill_row()
        return {
            "guest": None if self.seated(guest) else self.guest(guest),
            "name": self.guest_name(guest),
            "wants": self.wants(guest),
            "uses": [use for use in uses if use[0] is not None],
        }

    def seated(self, guest: int) -> bool:
        """Whether a guest sits somewhere."""
        return any(guest in r[zone] for r in self.view["restaurants"] for zone in ZONES)

    def shill_row(self) -> int:
        """The Shill."""
        return next(row for row, guest in enumerate(self.content.customers) if guest.type == "shill")

    def shill(self) -> Piece:
        """The Shill on the block."""
        row = self.shill_row()
        return Piece("shill", f"{self.guest_name(row)}: {self.wants(row)}", tone="guest")

    def faces(self) -> list[dict[str, Any]]:
        """The faces of the price die, who has set which, and how far one may go."""
        return [self.face(face, price) for face, price in enumerate(self.sums.chart.prices, 1)]

    def face(self, face: int, price: int) -> dict[str, Any]:
        """One face."""
        stars = max(1, face - self.sums.mode.max_price_above_stars)
        own, bonus = self.own, self.sums.bonus(self.own) if self.own else 0
        barred = own is not None and own["stars"] < stars
        return {
            "face": face,
            "price": self.money(price),
            "option": self.at(f"price.{face}"),
            "barred": self.say("needs", n=stars) if barred else "",
            "earn": self.say("you_earn", n=self.money(price + bonus)) if bonus and not barred else "",
            "mine": self.chosen(PRICES) == face,
            "seats": [seat for seat, r in enumerate(self.view["restaurants"]) if r["face"] == face],
        }

    # ---- pieces

    def token(self, shop: int, token: int, option: int | None = None, move: str = "") -> Piece:
        """A token of a shop."""
        table, number, _ = self.kind_of(shop)
        row: Any = table[token]
        text = f": {self.ability(row)}" if shop >= FOOD_SHOPS and self.ability(row) else ""
        value = str(getattr(row, number))
        tones = ("seafood", "meat", "vegetable", "worker", "renovation")
        return Piece(
            picture(row.id), f"{self.name(row)} {value}{text}", value, option=option, move=move, tone=tones[shop]
        )

    def ingredient(self, token: int, option: int | None = None, move: bool = True) -> Piece:
        """An ingredient."""
        kind = KINDS.index(self.content.ingredients[token].type)
        return self.token(kind, token, option, self.travel(kind, token) if move else "")

    def guest(self, guest: int, move: bool = True) -> Piece:
        """A customer."""
        row = self.content.customers[guest]
        badge = picture(row.taste) if row.taste in KINDS else ""
        label = f"{self.guest_name(guest)}: {self.wants(guest)}"
        return Piece(row.type, label, badge=badge, move=f"guest-{row.id}" if move else "", tone="guest")

    def guest_name(self, guest: int) -> str:
        """A customer's name and type."""
        row, kind = self.content.customers[guest], self.sums.type_of(guest)
        return self.name(row) if kind.id in ("critic", "shill") else f"{self.name(row)} ({self.name(kind)})"

    def wants(self, guest: int) -> str:
        """What a guest looks at, in order, and what is special about the pay."""
        row, kind = self.content.customers[guest], self.sums.type_of(guest)
        order = [*self.sums.criteria(kind, row.taste), row.tertiary]
        said = self.text["then"].join(self.wish(criterion) for criterion in order if criterion)
        extra = "pays_nothing" if not kind.pays else "pays_more" if kind.pay > 0 else "pays_less" if kind.pay else ""
        return f"{said}; {self.say(extra, n=self.money(abs(kind.pay)))}" if extra else said

    def wish(self, criterion: str) -> str:
        """A criterion in words."""
        return self.text[f"best_{criterion}" if criterion in RATINGS else criterion]

    # ---- restaurants

    def restaurants(self) -> list[dict[str, Any]]:
        """All of them, the viewer's own first."""
        first = self.you or 0
        order = [(first + i) % self.sums.seats for i in range(self.sums.seats)]
        points = self.sums.points()
        return [self.restaurant(seat, points[seat]) for seat in order]

    def restaurant(self, seat: int, points: int) -> dict[str, Any]:
        """One restaurant."""
        r, own = self.view["restaurants"][seat], seat == self.you
        house = next(row for row in self.content.restaurants if row.seat == seat + 1 and self.sums.board in row.boards)
        return {
            "seat": seat,
            "own": own,
            "name": seat_name(seat, self.speech),
            "house": self.name(house),
            "waiting": seat in self.view["waiting"],
            "pawn": self.view["pawn"] == seat,
            "stars": range(r["stars"]),
            "dull": range(max(0, self.sums.mode.max_stars - r["stars"])),
            "stars_said": self.say("stars", n=r["stars"]),
            "points": points,
            "standing": self.say("standing", n=points),
            **self.ledger(r, own),
            "ratings": self.ratings(r),
            "draws": self.draws(seat),
            "menu": self.menu(r, own),
            "staff": self.team(r, own),
            "renovations": self.works(r),
            "rooms": self.rooms(r, own),
            "full": self.view["filled"].index(seat) + 1 if seat in self.view["filled"] else 0,
        }

    def ledger(self, r: View, own: bool) -> dict[str, Any]:
        """Money: cash, debt, the price of today, what comes in and what goes out."""
        debt, wages, step = r["debt"], self.sums.wages(r), self.content.loans
        lost = step.vp_penalty_per_step * (debt // step.step)
        repaid = self.chosen(REPAYMENTS) if own else BLANK
        when = "price" if self.view["phase"] >= PRICE else "price_before"
        return {
            "cash": self.money(r["cash"]) if r["cash"] >= 0 else "",
            "debt": self.money(debt) if debt else "",
            "owes": self.say("owes", n=self.money(self.sums.interest(debt)), p=-lost),
            "price": self.say(when, n=self.money(r["price"])) if r["face"] else "",
            "face": r["face"],
            "income": f"+{self.money(self.sums.income(r))}" if r["guests"] and self.view["phase"] == SEAT else "",
            "wages": f"-{self.money(wages)}" if wages else "",
            "repaying": self.say("repaying", n=self.money(repaid * step.step)) if repaid > 0 else "",
        }

    def ratings(self, r: View) -> list[dict[str, Any]]:
        """What guests compare, and the two tracks."""
        forks = [(picture(kind), number) for kind, number in zip(KINDS, r["forks"]) if number]
        shown = (
            *((name, picture(name)) for name in RATINGS),
            ("guests", "person"),
            ("food_marks", "plate"),
            ("popularity_marks", "popularity"),
        )
        return [
            {
                "pic": pic,
                "name": self.text[name],
                "value": r[name],
                "parts": forks if name == "food" else [],
                "track": name.endswith("marks"),
            }
            for name, pic in shown
        ]

    def draws(self, seat: int) -> list[Piece]:
        """The kinds of guests that would choose this restaurant as things stand."""
        found = []
        for kind in self.content.customer_types:
            if kind.main == "auction" or (kind.main == "price_low" and not self.sums.priced()):
                continue
            for taste in ("", *KINDS) if kind.main == "food" else ("",):
                if seat in self.sums.preferred(kind, taste):
                    wish = self.text["then"].join(map(self.wish, filter(None, self.sums.criteria(kind, taste))))
                    badge = picture(taste) if taste else ""
                    found.append(Piece(kind.id, f"{self.name(kind)}: {wish}", badge=badge, tone="rr-tiny"))
        return found

    def menu(self, r: View, own: bool) -> list[dict[str, Any]]:
        """The spaces of the menu with what lies in them, what finds none, and the freezer."""
        c = self.content
        spaces = [row for row in c.menu_spaces if row.board == self.sums.board]
        wild = sum(row.amount for row in self.sums.owned(r) if row.effect == "wild_placement")
        kinds = [c.ingredients[row].type for row in r["menu"]]
        where = placed([row.accepts for row in spaces], kinds, wild)
        found = [self.space(row, r, own, [i for i, at in enumerate(where) if at == n]) for n, row in enumerate(spaces)]
        lost = [row for row, at in zip(r["menu"], where) if at == NOBODY]
        found += [{"piece": self.dish(row, own), "note": self.text["over"], "ice": False} for row in lost]
        if r["frozen"] >= 0:
            found.append({"piece": self.ingredient(r["frozen"]), "note": self.text["frozen"], "ice": True})
        return found

    def space(self, row: Any, r: View, own: bool, lying: list[int]) -> dict[str, Any]:
        """A space of the menu."""
        base = {"name": self.name(row), "kinds": [picture(kind) for kind in row.accepts], "note": "", "ice": False}
        if not lying:
            return {**base, "piece": None, "label": self.say("free_space", name=self.name(row))}
        token = r["menu"][lying[0]]
        wrong = self.content.ingredients[token].type not in row.accepts
        note = self.text["thawed"] if token == r["thawed"] else self.text["wild"] if wrong else ""
        return {**base, "piece": self.dish(token, own), "note": note}

    def dish(self, token: int, own: bool) -> Piece:
        """An ingredient on a menu; it glows when it may be discarded or frozen."""
        spot = f"menu.{self.content.ingredients[token].id}"
        discarded, frozen = self.at(spot), self.at(spot, "freezer")
        return self.ingredient(token, (frozen if discarded is None else discarded) if own else None)

    def team(self, r: View, own: bool) -> dict[str, Any]:
        """The staff, and the places left."""
        gone = max(0, self.chosen(LAYOFFS)) if own else 0
        found = [
            {
                **self.holding(HELP_WANTED, row),
                "option": self.at(f"staff.{self.content.staff[row].id}") if own else None,
                "note": self.text["leaving"] if gone >> row & 1 else "",
            }
            for row in r["staff"]
        ]
        return {"held": found, "free": range(max(0, self.sums.staff_room(r) - len(found)))}

    def works(self, r: View) -> dict[str, Any]:
        """The renovations, and the places left."""
        found = [self.holding(HELP_WANTED + 1, row) for row in r["renovations"]]
        return {"held": found, "free": range(max(0, self.sums.renovation_room(r) - len(found)))}

    def holding(self, shop: int, token: int) -> dict[str, Any]:
        """A worker or renovation that a restaurant has."""
        table, number, mark = self.kind_of(shop)
        row: Any = table[token]
        return {
            "pic": picture(row.id),
            "name": self.name(row),
            "value": getattr(row, number),
            "mark": mark,
            "text": self.ability(row),
            "option": None,
            "note": "",
            "move": self.travel(shop, token),
        }

    def rooms(self, r: View, own: bool) -> list[dict[str, Any]]:
        """The zones with their guests; a room glows when it may be chosen."""
        found = []
        for zone, places in zip(ZONES, r["seats"]):
            if places:
                name = "main_two" if zone == "main" and self.sums.seats == 2 else zone
                found.append(
                    {
                        "zone": zone,
                        "name": self.text[name],
                        "guests": [self.guest(row) for row in r[zone]],
                        "taken": len(r[zone]),
                        "places": places,
                        "free": range(max(0, places - len(r[zone]))),
                        "option": self.at(f"room.{zone}") if own else None,
                    }
                )
        return found

    # ---- what is left

    def stores_left(self) -> list[dict[str, Any]]:
        """What is in the bags and piles, as far as anybody can know."""
        v = self.view
        found = [
            ("bag", self.kinds_of_guests(v["bag"])),
            ("aside", [self.guest(row) for row in v["aside"]]),
            ("larder", [self.ingredient(row) for row in v["larder"]]),
            ("discards", [self.ingredient(row) for row in v["discards"]]),
            ("unseen_staff", self.unseen(HELP_WANTED, v["unseen_staff"])),
            ("unseen_renovations", self.unseen(HELP_WANTED + 1, v["unseen_renovations"])),
            ("out", self.unseen(HELP_WANTED, v["staff_out"]) + self.unseen(HELP_WANTED + 1, v["renovations_out"])),
        ]
        return [{"name": self.text[name], "pieces": pieces} for name, pieces in found if pieces]

    def unseen(self, shop: int, tokens: Iterable[int]) -> list[Piece]:
        """Workers or renovations that may still come."""
        return bundled(self.token(shop, token) for token in tokens)

    def kinds_of_guests(self, guests: Iterable[int]) -> list[Piece]:
        """How many of each type and taste."""
        found = []
        for guest in guests:
            row, kind = self.content.customers[guest], self.sums.type_of(guest)
            taste = row.taste if row.taste in KINDS else ""
            wish = self.text["then"].join(map(self.wish, filter(None, self.sums.criteria(kind, taste))))
            badge = picture(taste) if taste else ""
            found.append(Piece(kind.id, f"{self.name(kind)}: {wish}", badge=badge, tone="guest"))
        return bundled(found)


def draw(game: Game[Any], view: View, speech: Speech, you: int | None, spots: Mapping[str, int]) -> dict[str, Any]:
    """Everything the template lays out."""
    board = Board(view, speech, you, spots)
    return {
        "text": board.text,
        "head": board.head(),
        "pawn": Piece("pawn", board.say("pawn", name=seat_name(view["pawn"], speech)), seat=view["pawn"], move="pawn"),
        "ladder": board.ladder(),
        "points": board.text["points" if board.sums.seats > 2 else "points_two"],
        "talked": board.text["talked" if view["word"] else "not_talked"],
        "shops": board.shops(),
        "sous": seat_name(view["sous"], speech) if view["sous"] >= 0 else "",
        "block": board.block(),
        "repayments": board.repayments(),
        "door": board.door(),
        "prices": board.text["prices" if view["phase"] >= PRICE or view["round"] < 2 else "prices_before"],
        "faces": board.faces(),
        "restaurants": board.restaurants(),
        "columns": max(1, board.sums.seats - (you is not None)),
        "evening": view["phase"] >= SEAT,
        "secret": board.sums.secret() and view["phase"] != OVER,
        "left": board.stores_left(),
    }


def scores(view: View) -> list[int]:
    """The points of every seat if the game ended now, as far as anybody can see."""
    return Sums(view).points()

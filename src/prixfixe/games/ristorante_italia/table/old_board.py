"""Ristorante Italia: calendar and track, decks, market, bonus board, restaurants."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Iterable, Mapping, Sequence

from prixfixe.core.game import Game, Speech, View
from prixfixe.games.ristorante_italia import tables as T
from prixfixe.games.ristorante_italia.content import Content, content, raw, tables
from prixfixe.games.ristorante_italia.critic import income, new_prestige, sauce
from prixfixe.games.ristorante_italia.finals import all_special, best_recipe, common_categories, dinner_prestige
from prixfixe.games.ristorante_italia.scoring import LINES, pairings, score, star_value
from prixfixe.games.ristorante_italia.state import Restaurant
from prixfixe.games.ristorante_italia.words import symbols, theme
from prixfixe.kit.words import seat_name
from prixfixe.web.boards.drawing import Drawing
from prixfixe.web.boards.pieces import Card, Piece, bundled
from prixfixe.web.sprite import names

PHASE_PICS = {
    "action": "hand",
    "critic": "pen",
    "vip": "vip",
    "revenue": "cash_box",
    "guide": "guide_book",
    "economy": "piggy",
    "contest": "trophy",
}
LABELS = ("grapes", "sun", "hills", "tower", "boat", "lion", "crown", "rose")
THEME_PICS = {"vegetable": "leafy_greens", "family": "daisy", "fine": "golden_fork"}
BONUS_PICS = {
    "aquarium": "fish_tank",
    "barman": "bartender",
    "pantry": "shelf",
    "sauce_expert": "ladle",
    "president_photo": "photo",
    "trusted_shop": "restock",
    "chefs_assistant": "golden_fork",
    "chic_decor": "interior_decor",
    "wine_cellar": "cellar",
    "accountant": "clipboard",
    "remedial_course": "cookbook",
    "professional_kitchen": "cooktop",
    "spice_merchant": "spice",
    "maitre": "maitre_d",
    "homemaker": "daisy",
    "piano_bar": "piano",
}
TEXTS = {
    "en": {
        "season": "Season",
        "colon": ": ",
        "calendar": "Calendar",
        "order": "Turn order",
        "track": "Rating track",
        "toque": "toque",
        "toques": "toques",
        "decks": "Recipes and wines",
        "draw": "cards to draw",
        "discard": "Discarded",
        "wines": "Wine",
        "market": "Market",
        "go": "Go to the market",
        "apprentice": "Send the apprentice",
        "bought": "bought",
        "restocked": "restocked",
        "crate": "Crate",
        "trash": "Trash",
        "restock": "Restock",
        "search": "Search the crate",
        "costs": "costs",
        "wanted": "needed for your recipes",
        "board": "Bonus board",
        "rooms": "Rooms",
        "pot": "Pot of special-touch cubes",
        "cubes": "special-touch cubes",
        "box": "in the box",
        "books": "Cookbooks face up",
        "course": "Cooking course",
        "to_come": "Cards to come",
        "discarded": "Discarded bonus cards",
        "from_season": "from season",
        "looking": "You look at",
        "others_look": "{name} looks at {n} cards",
        "wine_list": "Wines of the draw pile",
        "vip": "VIP",
        "ladder": "Your offer, and the coins it leaves you",
        "win": "if you win",
        "lose": "if you do not",
        "worth": "A star for the highest offer; all others pay half.",
        "sealed": "offer sealed",
        "thinking": "is still thinking",
        "your_offer": "your offer",
        "last_offer": "last offer",
        "ranking": "Last ranking",
        "coins": "coins",
        "closed": "hidden in the cup",
        "stars": "stars",
        "spoons": "Golden Spoons",
        "rating": "rating",
        "points": "points so far",
        "income": "income",
        "per_revenue": "income of a Revenue phase",
        "prestige": "prestige",
        "hand": "Your recipes in hand",
        "no_hand": "No recipe in hand yet: draw one.",
        "cards": "In hand",
        "shelf": "Shelf",
        "incoming": "Must find a space",
        "menu": "Menu",
        "cellar": "Cellar",
        "bonus": "Bonus cards",
        "used": "used",
        "cat_was": "out in this phase",
        "new": "new",
        "dinner": "dinner",
        "empty": "empty",
        "gallery": "Awards",
        "added": "cubes added",
        "critic_now": "for the critic",
        "dinner_now": "for the Guide",
        "contest_now": "for the Contest",
        "pairing": "wine pairings",
        "paired": "its wine is in the cellar",
        "goes_with": "goes with",
        "ready": "Ready to serve",
        "missing": "Still needs",
        "too_hard": "{n} more toques",
        "one_hard": "1 more toque",
        "for_coins": "{n} coins",
        "for_coin": "1 coin",
        "once": "once",
        "always": "permanent",
        "house": "house card",
        "action": "action left",
        "actions": "actions left",
        "advanced": "Famous chefs",
        "balanced_order": "Balanced order",
        "wine_restriction": "No wine in season 1",
        "open_cups": "Open cups",
        "apprentice_on": "Apprentice",
        "none": "nothing",
        "score": "Score so far",
        "theme": "This dinner wins",
    },
    "fr": {
        "season": "Saison",
        "colon": "\u00a0: ",
        "calendar": "Calendrier",
        "order": "Ordre du tour",
        "track": "Piste de cotation",
        "toque": "toque",
        "toques": "toques",
        "decks": "Recettes et vins",
        "draw": "cartes à piocher",
        "discard": "Défausse",
        "wines": "Vin",
        "market": "Marché",
        "go": "Aller au marché",
        "apprentice": "Envoyer l'apprenti",
        "bought": "acheté",
        "restocked": "réapprovisionné",
        "crate": "Caisse",
        "trash": "Poubelle",
        "restock": "Réapprovisionner",
        "search": "Fouiller la caisse",
        "costs": "coûte",
        "wanted": "manque à vos recettes",
        "board": "Tableau des bonus",
        "rooms": "Salles",
        "pot": "Marmite de cubes Touche spéciale",
        "cubes": "cubes Touche spéciale",
        "box": "dans la boîte",
        "books": "Livres de cuisine face visible",
        "course": "Cours de cuisine",
        "to_come": "Cartes à venir",
        "discarded": "Cartes Bonus défaussées",
        "from_season": "dès la saison",
        "looking": "Vous regardez",
        "others_look": "{name} regarde {n} cartes",
        "wine_list": "Les vins de la pioche",
        "vip": "VIP",
        "ladder": "Votre offre, et les pièces qu'elle vous laisse",
        "win": "si vous gagnez",
        "lose": "sinon",
        "worth": "Une étoile à la plus haute offre ; les autres paient la moitié.",
        "sealed": "offre scellée",
        "thinking": "réfléchit encore",
        "your_offer": "votre offre",
        "last_offer": "dernière offre",
        "ranking": "Dernier classement",
        "coins": "pièces",
        "closed": "cachées dans la tasse",
        "stars": "étoiles",
        "spoons": "Cuillères en or",
        "rating": "cotation",
        "points": "points pour l'instant",
        "income": "revenus",
        "per_revenue": "revenus d'une phase Revenus",
        "prestige": "prestige",
        "hand": "Vos recettes en main",
        "no_hand": "Aucune recette en main : piochez-en une.",
        "cards": "En main",
        "shelf": "Étagère",
        "incoming": "Cherche une place",
        "menu": "Menu",
        "cellar": "Cave",
        "bonus": "Cartes Bonus",
        "used": "utilisée",
        "cat_was": "sorti pendant cette phase",
        "new": "nouveau",
        "dinner": "dîner",
        "empty": "vide",
        "gallery": "Récompenses",
        "added": "cubes ajoutés",
        "critic_now": "pour le critique",
        "dinner_now": "pour le Guide",
        "contest_now": "pour le Concours",
        "pairing": "accords des vins",
        "paired": "son vin est en cave",
        "goes_with": "s'accorde avec",
        "ready": "Prête à servir",
        "missing": "Il manque",
        "too_hard": "{n} toques de plus",
        "one_hard": "1 toque de plus",
        "for_coins": "{n} pièces",
        "for_coin": "1 pièce",
        "once": "une fois",
        "always": "permanente",
        "house": "carte maison",
        "action": "action restante",
        "actions": "actions restantes",
        "advanced": "Chefs célèbres",
        "balanced_order": "Tours équilibrés",
        "wine_restriction": "Pas de vin en saison 1",
        "open_cups": "Tasses ouvertes",
        "apprentice_on": "Apprenti",
        "none": "rien",
        "score": "Points pour l'instant",
        "theme": "Ce dîner gagne",
    },
}


@cache
def numbers(path: str) -> T.Tables:
    """The printed numbers of a content file."""
    return tables(path)


def bits(marks: Iterable[int]) -> int:
    """Marks as one number."""
    return sum(1 << mark for mark in marks)


def restaurant_of(t: T.Tables, r: View) -> Restaurant:
    """What lies open in a restaurant, so that the rules can count it."""
    twin = Restaurant()
    twin.square, twin.stars, twin.spoons, twin.seasoning = r["square"], r["stars"], r["spoons"], r["added"]
    twin.categories, twin.specialities = bits(r["categories"]), bits(r["specialities"])
    twin.menu, twin.fresh, twin.dinner = list(r["menu"]), bits(r["new"]), bits(r["dinner"])
    twin.cellar, twin.rooms, twin.bonus, twin.down = list(r["cellar"]), list(r["rooms"]), list(r["bonus"]), 0
    twin.down = bits(r["down"])
    twin.powers = bits({t.bonus_effect[card] for i, card in enumerate(r["bonus"]) if i not in r["down"]})
    return twin


class Board(Drawing):
    """One view, ready to be laid out."""

    texts = TEXTS

    def __init__(self, view: View, speech: Speech, you: int | None, spots: Mapping[str, int]) -> None:
        super().__init__(view, speech, you, spots)
        self.c: Content = content(view["content"])
        self.raw: dict[str, Any] = raw(view["content"])
        self.t = numbers(view["content"])
        self.own: View | None = view["restaurants"][you] if you is not None else None
        self.types = {row.id: row for row in self.c.wine_type}
        self.kinds = {row.id: number for number, row in enumerate(self.c.ingredient)}

    # ---- words and drawings

    def house(self, table: str, number: int) -> str:
        """Whether a card is our own."""
        return self.text["house"] if self.raw[table][number].get("source") == "house" else ""

    def italian(self, table: str, number: int) -> str:
        """What it is called in Italy, where that is another name."""
        row = self.raw[table][number]
        shown = row.get("name_fr") if self.speech.lang == "fr" else row["name"]
        there = str(row.get("name_it", ""))
        return there if there != shown else ""

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return seat_name(seat, self.speech)

    def opens(self, start: str) -> bool:
        """Whether something is offered on spots that begin like this."""
        return any(path.startswith(start) for path in self.spots)

    # ---- the calendar and the track

    def calendar(self) -> list[dict[str, Any]]:
        """The seasons with their squares and VIPs."""
        seasons: dict[int, list[dict[str, Any]]] = {}
        for number, row in enumerate(self.c.calendar):
            vip = row.phase == "vip"
            seasons.setdefault(row.season, []).append(
                {
                    "pic": drawn_or(PHASE_PICS[row.phase], "event"),
                    "name": self.name(row),
                    "now": number == self.view["square"],
                    "past": number < self.view["square"],
                    "vip": self.vip(row.season) if vip else None,
                }
            )
        return [{"season": season, "squares": squares} for season, squares in seasons.items()]

    def vip(self, season: int) -> Piece:
        """The VIP of a season, with the mark of whoever welcomed it."""
        number = next(i for i, row in enumerate(self.c.vip) if row.season == season)
        row = self.c.vip[number]
        host = next((seat for seat, r in enumerate(self.view["restaurants"]) if number in r["vips"]), None)
        label = self.name(row) + (self.text["colon"] + self.seat(host) if host is not None else "")
        return Piece(drawn_or(row.id, "vip"), label, seat=host, tone="figure")

    def order(self) -> list[Piece]:
        """The turn order of the season."""
        active = self.view["turn"]["active"]
        return [
            Piece("chef", self.seat(seat), seat=seat, tone="figure now" if seat == active else "figure")
            for seat in self.view["order"]
        ]

    def track(self) -> list[dict[str, Any]]:
        """The rating track with the pawns."""
        return [
            {
                "points": row.points,
                "toques": row.toques,
                "pawns": [
                    Piece("hat", self.seat(seat), seat=seat, option=self.at(f"seat.{seat}"), move=f"ri-pawn-{seat}")
                    for seat, r in enumerate(self.view["restaurants"])
                    if r["square"] == row.index
                ],
            }
            for row in self.c.rating_square
        ]

    def ranking(self) -> list[dict[str, Any]]:
        """The last ranking of this season, the best first."""
        values, standing = self.view["values"], self.view["standing"]
        if self.view["phase"] == T.ACTION or any(values[seat] < 0 for seat in standing):
            return []
        return [{"seat": seat, "name": self.seat(seat), "value": values[seat]} for seat in standing]

    def modes(self) -> list[str]:
        """How it is played."""
        modes = self.view["modes"]
        said = {name: self.text["apprentice_on" if name == "apprentice" else name] for name in modes}
        return [said[name] for name, on in modes.items() if on]

    # ---- the decks

    def decks(self) -> list[dict[str, Any]]:
        """Four courses and the wines."""
        piles, discards = self.view["decks"]["piles"], self.view["decks"]["discards"]
        found = []
        for number, count in enumerate(piles):
            wine = number == T.WINES
            spot = "wine" if wine else self.c.course[number].id
            rows: Sequence[Any] = self.c.wine if wine else self.c.recipe
            found.append(
                {
                    "name": self.text["wines"] if wine else self.name(self.c.course[number]),
                    "pic": "wine_red" if wine else drawn_or(f"dish_{self.c.course[number].id}", "recipe"),
                    "count": count,
                    "option": self.at(f"deck.{spot}"),
                    "discard": [self.name(rows[card]) for card in discards[number]],
                }
            )
        return found

    # ---- the market

    def market(self) -> dict[str, Any]:
        """The five shops and what may be done there."""
        turn, wanted = self.view["turn"], self.wanted()
        shops = [self.shop(number, wanted) for number in range(len(self.c.shop))]
        shopping = self.opens("cart ") or any(shop["search"] is not None or offered(shop["stall"]) for shop in shops)
        return {
            "go": self.at("market"),
            "apprentice": self.at("apprentice"),
            "done": [turn["bought"], turn["restocked"]] if shopping else None,
            "shops": shops,
        }

    def shop(self, number: int, wanted: set[int]) -> dict[str, Any]:
        """A shop: sign, stall, crate, trash can."""
        row, market = self.c.shop[number], self.view["market"]
        kinds = [kind for kind, good in enumerate(self.c.ingredient) if good.shop == row.id]
        stall = f"stall.{row.id}"
        crate = [self.good(k, f"crate.{row.id}", count=market["crate"][k]) for k in kinds if market["crate"][k]]
        trash = [self.good(k, f"trash.{row.id}", count=market["trash"][k]) for k in kinds if market["trash"][k]]
        return {
            "pic": drawn_or(row.id, "grocery"),
            "name": self.name(row),
            "colour": row.colour,
            "stall": [
                None if kind < 0 else self.good(kind, stall, kind in wanted) for kind in market["stalls"][number]
            ],
            "crate": crate,
            "crated": sum(market["crate"][kind] for kind in kinds),
            "crate_open": offered(crate),
            "search": self.at(f"crate.{row.id}"),
            "trash": trash,
            "trashed": sum(market["trash"][kind] for kind in kinds),
            "trash_open": offered(trash),
            "restock": self.at("cart", stall) if self.opens("cart ") else self.at(stall),
        }

    def good(self, kind: int, spot: str = "", wanted: bool = False, count: int = 1) -> Piece:
        """An ingredient with its cost, on a spot; a card in its corner says that a recipe in hand needs it."""
        row = self.c.ingredient[kind]
        label = f"{self.name(row)}, {self.text['costs']} {row.cost}" + (f", {self.text['wanted']}" if wanted else "")
        return Piece(
            drawn_or(row.id, "bag"),
            label,
            str(row.cost),
            count,
            self.at(f"{spot}.{row.id}"),
            "recipe" if wanted else "",
            tone="wanted" if wanted else "",
        )

    def wanted(self) -> set[int]:
        """The ingredients that recipes in hand still need."""
        if self.own is None:
            return set()
        return {kind for card in self.own["hand"] for kind, have in self.larder(card, self.own) if not have}

    def larder(self, card: int, r: View) -> list[tuple[int, bool]]:
        """The ingredients of a recipe, and whether each is on the shelf."""
        left: Counter[int] = Counter(r["shelf"])
        found: list[tuple[int, bool]] = []
        for name in self.c.recipe[card].ingredients:
            kind = self.kinds[name]
            found.append((kind, left[kind] > 0))
            left[kind] -= 1
        return found

    # ---- recipes and wines

    def recipe(self, card: int, spot: str) -> dict[str, Any]:
        """The face of a recipe."""
        row = self.c.recipe[card]
        wine = self.types[row.wine]
        themes = [each for each in self.c.category if each.id in row.categories]
        themes += [each for each in self.c.speciality if each.id == row.speciality and each.symbol]
        return {
            "title": self.name(row),
            "italian": self.italian("recipe", card),
            "text": self.said(row),
            "dish": drawn_or(f"dish_{row.course}", "recipe"),
            "goods": [self.part(self.kinds[name], True) for name in row.ingredients],
            "toques": row.toques,
            "income": row.income,
            "prestige": row.prestige,
            "wine": (drawn_or(f"wine_{wine.id}", "wine"), self.name(wine)),
            "themes": [(drawn_or(THEME_PICS.get(each.id, each.id), "event"), self.name(each)) for each in themes],
            "note": self.house("recipe", card),
            "option": self.at(f"{spot}.{row.id}"),
            "move": f"ri-r-{card}",
            "needs": None,
            "new": False,
            "dinner": False,
            "paired": False,
        }

    def part(self, kind: int, have: bool) -> dict[str, Any]:
        """An ingredient printed on a recipe."""
        row = self.c.ingredient[kind]
        return {"pic": drawn_or(row.id, "bag"), "name": self.name(row), "have": have}

    def planned(self, card: int, r: View, spot: str) -> dict[str, Any]:
        """A recipe that is not on the menu yet, with what it still needs."""
        found, row, larder = self.recipe(card, spot), self.c.recipe[card], self.larder(card, r)
        missing = [kind for kind, have in larder if not have]
        harder = max(row.toques - r["toques"], 0)
        said = [self.name(self.c.ingredient[kind]) for kind in missing]
        if missing:
            cost = sum(self.c.ingredient[kind].cost for kind in missing)
            said[-1] += f" ({self.text['for_coin' if cost == 1 else 'for_coins'].format(n=cost)})"
        if harder:
            said.append(self.text["one_hard"] if harder == 1 else self.text["too_hard"].format(n=harder))
        goods = [self.part(kind, have) for kind, have in larder]
        return {**found, "goods": goods, "needs": {"ready": not said, "said": ", ".join(said), "hard": harder}}

    def wine(self, card: int, spot: str, move: bool = True) -> dict[str, Any]:
        """The face of a wine."""
        row = self.c.wine[card]
        same = [each.id for each in self.c.wine if each.type == row.type]
        return {
            "title": self.name(row),
            "type": self.name(self.types[row.type]),
            "text": self.said(row),
            "pics": [drawn_or(f"wine_{row.type}", "wine"), f"label_{LABELS[same.index(row.id) % len(LABELS)]}"],
            "cost": row.cost,
            "income": row.income,
            "prestige": row.prestige,
            "note": self.house("wine", card),
            "option": self.at(f"{spot}.{row.id}"),
            "move": f"ri-w-{card}" if move else "",
        }

    def looking(self) -> dict[str, Any]:
        """Cards just drawn, or a pile that may be searched."""
        turn, own = self.view["turn"], self.own
        drawn = turn["drawn"] if own is not None and turn["active"] == self.you else []
        wines = turn["deck"] == T.WINES
        search = range(len(self.c.wine)) if self.opens("look.") and not drawn else []
        listed = [self.wine(card, "look", False) for card in search]
        return {
            "recipes": [self.planned(card, own, "look") for card in drawn] if own and not wines else [],
            "wines": [self.wine(card, "look") for card in drawn] if wines else [],
            "search": [wine for wine in listed if wine["option"] is not None],
            "others": self.text["others_look"].format(name=self.seat(turn["active"]), n=turn["looking"])
            if turn["looking"] and not drawn
            else "",
        }

    # ---- the bonus board

    def board(self) -> dict[str, Any] | None:
        """Cards, rooms, cubes, cookbooks."""
        if not self.view["modes"]["advanced"]:
            return None
        b = self.view["board"]
        return {
            "display": [self.bonus(card, "bonus") for card in b["display"]],
            "gaps": max(self.c.limits.bonus_display - len(b["display"]), 0),
            "discard": [self.bonus(card, "discard") for card in b["discard"]],
            "to_come": [(self.name(row), n) for row, n in zip(self.c.bonus_series, b["to_come"])],
            "rooms": [self.room(kind, left, "room") for kind, left in enumerate(b["rooms"])],
            "pot": Piece("pot", self.text["pot"], str(b["pot"]), option=self.at("pot")),
            "box": b["box"],
            "books": Piece("cookbook", self.text["books"], str(b["books"]), option=self.at("cookbook")),
            "lesson": self.c.cooking_course.cost,
            "open": self.opens("discard."),
        }

    def bonus(self, card: int, spot: str = "", used: str = "") -> Card:
        """The face of a bonus card."""
        row = self.c.bonus[card]
        pics = ["crate", drawn_or(row.shop, "grocery")] if row.shop else [drawn_or(BONUS_PICS.get(row.id, row.id))]
        kept = {"A": self.text["always"], "1x": self.text["once"], "standard": ""}[row.icon]
        note = " · ".join(word for word in (used or kept, self.house("bonus", card)) if word)
        tone = "ri-bonus used" if used == self.text["used"] else "ri-bonus"
        return Card(
            self.name(row), self.said(row), pics, str(row.cost), "coin", self.at(f"{spot}.{row.id}"),
            tone=tone, note=note, move=f"ri-b-{card}",
        )  # fmt: skip

    def room(self, kind: int, left: int, spot: str) -> dict[str, Any]:
        """A kind of room with its numbers."""
        row = self.c.room[kind]
        closed = row.from_season > self.view["season"]
        return {
            "pic": drawn_or(f"room_{row.id}", "room"),
            "name": self.name(row),
            "cost": row.cost,
            "income": row.income,
            "prestige": row.prestige,
            "left": left,
            "option": self.at(f"{spot}.{row.id}"),
            "note": f"{self.text['from_season']} {row.from_season}" if closed else "",
        }

    # ---- VIPs

    def offers(self) -> dict[str, Any] | None:
        """The VIP of the season while offers are made, and what each offer leaves."""
        if self.view["phase"] != T.VIP:
            return None
        number = next(i for i, row in enumerate(self.c.vip) if row.season == self.view["season"])
        row = self.c.vip[number]
        return {
            "card": Card(self.name(row), self.text["worth"], [drawn_or(row.id, "vip")], str(row.stars), "star"),
            "seats": [self.sealed(seat, r) for seat, r in enumerate(self.view["restaurants"])],
            "ladder": list(self.ladder()),
        }

    def sealed(self, seat: int, r: View) -> dict[str, Any]:
        """How far a seat is with its offer."""
        own, opened = r["bid"] >= 0, r["offer"] >= 0 and not r["sealed"]
        said = self.text["sealed"] if r["sealed"] else self.text["thinking"]
        if own:
            said = f"{self.text['your_offer']}{self.text['colon']}{r['bid']}"
        elif opened:
            said = f"{r['offer']} {self.text['coins']}"
        return {"seat": seat, "name": self.seat(seat), "said": said, "done": r["sealed"] or opened}

    def ladder(self) -> Iterable[dict[str, Any]]:
        """Every offer with the coins that are left, won or lost."""
        if self.own is None or not self.opens("bid."):
            return
        coins = self.own["coins"]
        step, spot = (10, "bid.tens") if self.opens("bid.tens.") else (1, "bid")
        for offer in range(0, coins + 1, step):
            last = min(offer + step - 1, coins)
            yield {
                "option": self.at(f"{spot}.{offer}"),
                "offer": str(offer) if step == 1 else f"{offer}–{last}",
                "win": coins - offer // self.t.winner_divisor,
                "lose": coins - offer // self.t.loser_divisor,
            }

    # ---- restaurants

    def restaurants(self) -> list[dict[str, Any]]:
        """Every restaurant, the own one first."""
        order = [seat for seat in self.view["order"] if seat == self.you]
        order += [seat for seat in self.view["order"] if seat != self.you]
        return [self.restaurant(seat) for seat in order]

    def restaurant(self, seat: int) -> dict[str, Any]:
        """One restaurant board."""
        r, turn = self.view["restaurants"][seat], self.view["turn"]
        twin, mine = restaurant_of(self.t, r), seat == self.you
        hand = [self.planned(card, r, "hand") for card in r["hand"]]
        return {
            "seat": seat,
            "name": self.seat(seat),
            "mine": mine,
            "active": turn["active"] == seat,
            "actions": turn["actions"] if turn["active"] == seat else 0,
            "purse": self.purse(r),
            "facts": self.facts(r, twin),
            "stake": self.stake(r, twin),
            "lines": [(self.line(line), points) for line, points in zip(LINES, score(self.t, twin)) if points],
            "score": sum(score(self.t, twin)),
            "hand": sorted(hand, key=lambda card: not card["needs"]["ready"]),
            "cards": self.backs(r),
            "shelf": [self.good(kind, "shelf" if mine else "") for kind in r["shelf"]],
            "gaps": max(self.c.limits.shelf_spaces - len(r["shelf"]), 0),
            "incoming": self.good(turn["incoming"]) if turn["active"] == seat and turn["incoming"] >= 0 else None,
            "menu": self.menu(r, mine),
            "cellar": [self.wine(card, "cellar" if mine else "") for card in r["cellar"]],
            "wine_gaps": max(self.c.limits.wine_spaces - len(r["cellar"]), 0),
            "rooms": [self.room(kind, 1, "myroom" if mine else "") for kind in r["rooms"]],
            "room_gaps": max(self.c.limits.room_spaces - len(r["rooms"]), 0),
            "bonus": [self.held(i, card, r, seat) for i, card in enumerate(r["bonus"])],
            "bonus_gaps": max(self.c.limits.bonus_spaces - len(r["bonus"]), 0),
            "gallery": self.gallery(r),
        }

    def purse(self, r: View) -> list[Piece]:
        """Coins and cubes, as far as the cup is open."""
        hidden = self.text["closed"]
        coins = f"{self.text['coins']}{self.text['colon']}{hidden if r['coins'] < 0 else r['coins']}"
        found = [Piece("coin", coins, "?" if r["coins"] < 0 else str(r["coins"]))]
        if self.view["modes"]["advanced"]:
            cubes = f"{self.text['cubes']}{self.text['colon']}{hidden if r['cubes'] < 0 else r['cubes']}"
            found.append(Piece("cube", cubes, "?" if r["cubes"] < 0 else str(r["cubes"])))
        return found

    def facts(self, r: View, twin: Restaurant) -> list[tuple[str, int, str]]:
        """Numbers of a restaurant: a drawing, the number, what it is."""
        toques = self.text["toque"] if r["toques"] == 1 else self.text["toques"]
        return [
            ("hat", r["rating"], self.text["rating"]),
            ("toque", r["toques"], toques),
            ("star", r["stars"], f"{self.text['stars']} (× {star_value(self.t, twin)})"),
            ("spoon", r["spoons"], self.text["spoons"]),
            ("income", income(self.t, twin), self.text["per_revenue"]),
            ("wine", pairings(self.t, twin), self.text["pairing"]),
        ]

    def line(self, line: str) -> str:
        """A line of the score in words."""
        rows = {row.id.removeprefix("score_"): row for row in self.c.score_line}
        return self.name(rows[{"wines": "wine", "bonus_cards": "bonus"}.get(line, line)])

    def stake(self, r: View, twin: Restaurant) -> str:
        """What the restaurant has so far in the ranking that comes next."""
        phase, added = self.view["phase"], r["added"] * self.t.per_cube
        if phase == T.CRITIC:
            return f"{new_prestige(self.t, twin) + added + sauce(self.t, twin, phase)} {self.text['critic_now']}"
        if phase == T.GUIDE and r["dinner"]:
            return f"{dinner_prestige(self.t, twin) + added} {self.text['dinner_now']}{self.won(twin)}"
        if phase == T.CONTEST and best_recipe(self.t, twin) >= 0:
            best = self.t.recipe_prestige[best_recipe(self.t, twin)]
            return f"{best + added + sauce(self.t, twin, phase)} {self.text['contest_now']}"
        return ""

    def won(self, twin: Restaurant) -> str:
        """The theme tokens of a complete dinner."""
        if bin(twin.dinner).count("1") < len(self.c.course):
            return ""
        found = [i for i in range(len(self.c.category)) if common_categories(self.t, twin) >> i & 1]
        named = [theme(self.c, "category", self.c.category[i].symbol, self.speech) for i in found]
        special = [i for i in range(self.t.specialities) if all_special(self.t, twin, i)]
        named += [theme(self.c, "speciality", symbols(self.c)[i], self.speech) for i in special]
        return f" · {self.text['theme']}{self.text['colon']}{', '.join(named)}" if named else ""

    def backs(self, r: View) -> list[Piece]:
        """The backs of the cards in a hand, which show their course."""
        return [
            Piece(drawn_or(f"dish_{course.id}", "recipe"), self.name(course), count=n, tone="ri-back")
            for course, n in zip(self.c.course, r["cards"])
            if n
        ]

    def menu(self, r: View, mine: bool) -> list[dict[str, Any]]:
        """The menu by course, two spaces each."""
        spaces = self.c.limits.menu_spaces_per_course
        spot = "menu" if mine else ""
        return [
            {
                "name": self.name(course),
                "dishes": [
                    self.served(space, r, spot) for space in range(number * spaces, (number + 1) * spaces)
                ],
            }
            for number, course in enumerate(self.c.course)
        ]  # fmt: skip

    def served(self, space: int, r: View, spot: str) -> dict[str, Any] | None:
        """A recipe on the menu, or an empty space."""
        card = r["menu"][space]
        if card < 0:
            return None
        cellar = {self.c.wine[wine].type for wine in r["cellar"]}
        return {
            **self.recipe(card, spot),
            "new": space in r["new"],
            "dinner": space in r["dinner"],
            "paired": self.c.recipe[card].wine in cellar,
        }

    def held(self, space: int, card: int, r: View, seat: int) -> Card:
        """A bonus card of a restaurant, with the use that it offers now."""
        effect, turn = self.t.bonus_effect[card], self.view["turn"]
        if space in r["down"]:
            return self.bonus(card, used=self.text["used"])
        out = effect == T.CAT and turn["cat"] and turn["active"] == seat
        return self.bonus(card, "mybonus" if seat == self.you else "", self.text["cat_was"] if out else "")

    def gallery(self, r: View) -> list[Piece]:
        """Stars, spoons, VIPs, theme tokens."""
        found = bundled([Piece("star", self.text["stars"])] * r["stars"])
        found += bundled([Piece("spoon", self.text["spoons"])] * r["spoons"])
        found += [
            Piece(drawn_or(self.c.vip[i].id, "vip"), self.name(self.c.vip[i]), move=f"ri-vip-{i}") for i in r["vips"]
        ]
        for i in r["categories"]:
            row = self.c.category[i]
            label = theme(self.c, "category", row.symbol, self.speech)
            found.append(Piece(drawn_or(THEME_PICS.get(row.id, row.id), "event"), label, badge="prestige"))
        special = [row for row in self.c.speciality if row.symbol]
        for i in r["specialities"]:
            label = theme(self.c, "speciality", special[i].symbol, self.speech)
            pic = drawn_or(THEME_PICS.get(special[i].id, special[i].id), "event")
            found.append(Piece(pic, label, badge="prestige"))
        return found


def drawn_or(pic: str, other: str = "event") -> str:
    """A drawing, or another one for rows that have none of their own."""
    return pic if pic in names() else other


def offered(pieces: Iterable[Piece | None]) -> bool:
    """Whether one of these is an answer."""
    return any(piece is not None and piece.option is not None for piece in pieces)


def draw(game: Game[Any], view: View, speech: Speech, you: int | None, spots: Mapping[str, int]) -> dict[str, Any]:
    """Everything the template lays out."""
    board = Board(view, speech, you, spots)
    return {
        "text": board.text,
        "season": view["season"],
        "calendar": board.calendar(),
        "order": board.order(),
        "track": board.track(),
        "ranking": board.ranking(),
        "modes": board.modes(),
        "decks": board.decks(),
        "market": board.market(),
        "looking": board.looking(),
        "board": board.board(),
        "offers": board.offers(),
        "restaurants": board.restaurants(),
    }


def scores(view: View) -> list[int]:
    """What every seat would score if it ended now."""
    t = numbers(view["content"])
    return [int(sum(score(t, restaurant_of(t, r)))) for r in view["restaurants"]]

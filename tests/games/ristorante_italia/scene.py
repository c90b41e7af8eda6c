"""A table set for a test of Ristorante Italia, in its own words."""

from __future__ import annotations

from typing import Any, Sequence

from typing_extensions import Self

import prixfixe
from prixfixe.games.ristorante_italia import menu, options, turn
from prixfixe.games.ristorante_italia.content import content
from prixfixe.games.ristorante_italia.state import Restaurant
from prixfixe.games.ristorante_italia.tables import PHASES
from tests import scene

GAME: prixfixe.Game[Any] = prixfixe.load("ristorante-italia")
C = content("")
KINDS, RECIPES, WINES, BONUS, ROOMS, SHOPS, COURSES = (
    [row.id for row in table] for table in (C.ingredient, C.recipe, C.wine, C.bonus, C.room, C.shop, C.course)
)
NAMES = ["ann", "bob", "cid", "dee", "eve"]
ACTS = {
    "pass": -1,
    "wine": options.DRAW_WINE,
    "market": options.MARKET,
    "cube": options.TAKE_CUBE,
    "course": options.LEARN,
    "apprentice": options.APPRENTICE,
    "accountant!": options.USE_ACCOUNTANT,
    "sommelier!": options.USE_SOMMELIER,
    "remedial!": options.USE_REMEDIAL,
    "study": options.STUDY,
    "trash": options.TO_TRASH,
}


class Scene(scene.Scene):
    """Ann, Bob, Cid, Dee and Eve; Ann begins."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: Any) -> None:
        super().__init__(GAME, GAME.start(seats, seed, {"first_player": 1, **options}))

    def seat(self, who: str | int) -> int:
        """A seat by name."""
        return NAMES.index(who) if isinstance(who, str) else who

    def option(self, what: str | int) -> int:
        """An option by what it is called: an act, "draw first", "restock butcher", "buy cat", or the id of a row."""
        if isinstance(what, int):
            return what
        if what in ACTS:
            return ACTS[what]
        verb, _, name = what.rpartition(" ")
        if verb == "draw":
            return options.COURSE.code(COURSES.index(name))
        if verb in ("restock", "search"):
            return (options.RESTOCK if verb == "restock" else options.SEARCH).code(SHOPS.index(name))
        if verb == "build":
            return options.BUILD.code(ROOMS.index(name))
        if verb == "card":
            return options.BUY_BONUS.code(BONUS.index(name))
        tables: list[list[str]] = [KINDS, RECIPES, WINES, BONUS, ROOMS, SHOPS, NAMES]
        return next(table.index(what) for table in tables if what in table)

    def __getitem__(self, who: str) -> Restaurant:
        """Somebody's restaurant."""
        found: Restaurant = self.s.restaurants[self.seat(who)]
        return found

    # ---- setting the table

    def has(self, who: str, **things: Any) -> Self:
        """Somebody has coins=, cubes=, rating= (points), hand=, shelf=, menu=, new=, cellar=, rooms=, bonus=."""
        r = self[who]
        for name, value in things.items():
            getattr(self, f"give_{name}")(r, value)
        return self

    def give_coins(self, r: Restaurant, value: int) -> None:
        r.coins = value

    def give_cubes(self, r: Restaurant, value: int) -> None:
        r.cubes = value

    def give_stars(self, r: Restaurant, value: int) -> None:
        r.stars = value

    def give_spoons(self, r: Restaurant, value: int) -> None:
        r.spoons = value

    def give_rating(self, r: Restaurant, value: int) -> None:
        r.square = self.s.tables.rating.index(value)

    def give_hand(self, r: Restaurant, value: str) -> None:
        r.hand = sorted(RECIPES.index(name) for name in value.split())
        r.slots = [self.s.tables.course_of[card] for card in r.hand]

    def give_shelf(self, r: Restaurant, value: str) -> None:
        r.shelf = [value.split().count(kind) for kind in KINDS]
        r.shelved = len(value.split())

    def give_menu(self, r: Restaurant, value: str) -> None:
        for name in value.split():
            space = menu.free_space(self.s.tables, r, self.s.tables.course_of[RECIPES.index(name)])
            r.menu[space] = RECIPES.index(name)

    def give_new(self, r: Restaurant, value: str) -> None:
        self.give_menu(r, value)
        for name in value.split():
            r.fresh |= 1 << r.menu.index(RECIPES.index(name))

    def give_cellar(self, r: Restaurant, value: str) -> None:
        r.cellar = [WINES.index(name) for name in value.split()]

    def give_rooms(self, r: Restaurant, value: str) -> None:
        r.rooms = [ROOMS.index(name) for name in value.split()]

    def give_bonus(self, r: Restaurant, value: str) -> None:
        t = self.s.tables
        for card in (BONUS.index(name) for name in value.split()):
            r.bonus.append(card)
            r.powers |= 1 << t.bonus_effect[card]
            if t.bonus_shop[card] >= 0:
                r.crates |= 1 << t.bonus_shop[card]

    def shop(self, name: str, stall: str | None = None, crate: str | None = None, trash: str | None = None) -> Self:
        """What lies in a shop; a part that is not given stays as it is."""
        s, shop = self.s, SHOPS.index(name)
        if stall is not None:
            tokens = [KINDS.index(kind) for kind in stall.split()]
            s.stalls[6 * shop : 6 * shop + 6] = tokens + [-1] * (6 - len(tokens))
        for given, counts, sizes in ((crate, s.crate, s.crated), (trash, s.trash, s.trashed)):
            if given is not None:
                for kind in s.tables.kinds_of[shop]:
                    counts[kind] = given.split().count(KINDS[kind])
                sizes[shop] = len(given.split())
        return self

    def deck(self, name: str, pile: str, discard: str = "") -> Self:
        """The cards of a draw pile and of its discard pile."""
        number = COURSES.index(name) if name in COURSES else 4
        rows = WINES if number == 4 else RECIPES
        self.s.piles[number] = [rows.index(card) for card in pile.split()]
        self.s.discards[number] = [rows.index(card) for card in discard.split()]
        return self

    def board(self, display: str = "", discard: str = "") -> Self:
        """The bonus cards on the board and on the discard pile."""
        self.s.display = [BONUS.index(card) for card in display.split()]
        self.s.bonus_discard = [BONUS.index(card) for card in discard.split()]
        return self

    def at(self, season: int, phase: str) -> Self:
        """The calendar marker stands on the first such square of a season."""
        t = self.s.tables
        self.s.square = next(
            i for i in range(len(t.phase_of)) if t.season_of[i] == season and t.phase_of[i] == PHASES[phase]
        )
        return self

    def turn(self, who: str) -> Self:
        """Somebody's turn begins."""
        return self.do(turn.turn, self.seat(who))

    def plays(self, who: str, *whats: str | int) -> Self:
        """Several answers of one seat, one after the other."""
        for what in whats:
            self.takes(who, what)
        return self

    # ---- looking at it

    def offered(self, who: str, *whats: str | int) -> bool:
        """Whether the seat is offered all of these."""
        options = self.s.asked(self.seat(who)).options
        return all(self.option(what) in options for what in whats)

    def shelf(self, who: str) -> list[str]:
        """The kinds on a shelf."""
        return [kind for i, kind in enumerate(KINDS) for _ in range(self[who].shelf[i])]

    def hand(self, who: str) -> list[str]:
        """The recipes in a hand."""
        return [RECIPES[card] for card in self[who].hand]

    def menu(self, who: str) -> list[str]:
        """The recipes on a menu."""
        return [RECIPES[card] for card in self[who].menu if card >= 0]

    def cellar(self, who: str) -> list[str]:
        """The wines of a cellar."""
        return [WINES[card] for card in self[who].cellar]

    def cards(self, who: str) -> list[str]:
        """The bonus cards of a restaurant."""
        return [BONUS[card] for card in self[who].bonus]

    def face_down(self, who: str) -> list[str]:
        """Those of them that are used."""
        return [BONUS[card] for i, card in enumerate(self[who].bonus) if self[who].down >> i & 1]

    def stall(self, shop: str) -> list[str]:
        """The tokens on a stall."""
        first = 6 * SHOPS.index(shop)
        return [KINDS[kind] for kind in self.s.stalls[first : first + 6] if kind >= 0]

    def trash(self, shop: str) -> list[str]:
        """The tokens in a trash can."""
        return [KINDS[kind] for kind in self.s.tables.kinds_of[SHOPS.index(shop)] for _ in range(self.s.trash[kind])]

    def ratings(self) -> list[int]:
        """The ratings of all."""
        return [self.s.tables.rating[r.square] for r in self.s.restaurants]

    def stars(self) -> list[int]:
        """The stars of all."""
        return [r.stars for r in self.s.restaurants]

    def spoons(self) -> list[int]:
        """The spoons of all."""
        return [r.spoons for r in self.s.restaurants]

    def coins(self) -> list[int]:
        """The coins of all."""
        return [r.coins for r in self.s.restaurants]

    def options(self, who: str) -> Sequence[int]:
        """What a seat is offered."""
        found: Sequence[int] = self.s.asked(self.seat(who)).options
        return found

"""A table of Rival Restaurants set for a test, in the game's words."""

from __future__ import annotations

from typing import Any, Callable

from typing_extensions import Self

import prixfixe
from prixfixe.games.rival_restaurants.content import content
from prixfixe.games.rival_restaurants.state import MONEY_AND_MOVE, OPEN_PART, Rivals
from tests.scene import Scene

GAME: prixfixe.Game[Any] = prixfixe.load("rival-restaurants")
CLOCKS = {question.key: question.clock for question in GAME.questions.records}
NAMES = ["ann", "bob", "cid", "dee", "eve", "fay"]
QUIET_CHEFS = ["pork_knuckles", "gohan_sushido", "mortimer_sleazburger", "general_stroganov", "kim_chi", "angus_khan"]


def number(rows: str, name: str) -> int:
    """The number of a row."""
    return [row.id for row in getattr(content(), rows)].index(name)


def kind(name: str) -> int:
    """An ingredient."""
    return number("ingredients", name)


def card(name: str) -> int:
    """An action card."""
    return number("action_cards", name)


def recipe(name: str) -> int:
    """A recipe."""
    return number("recipes", name)


def place(name: str) -> int:
    """A location."""
    return number("locations", name)


def chef(name: str) -> int:
    """A chef."""
    return number("chefs", name)


def upgrade(name: str) -> int:
    """An upgrade."""
    return number("upgrades", name)


def house(name: str) -> int:
    """A restaurant."""
    return number("restaurants", name)


class Table(Scene):
    """Players without goods, money or garbage, their chefs at The Island; `has`, `stands` and `lies` change that."""

    def __init__(self, seats: int = 3, phase: int = OPEN_PART, seed: int = 1, **options: Any) -> None:
        if seats == 2 and not options:
            options = {"mode": "base"}
        super().__init__(GAME, GAME.start(seats, seed, options))
        s: Rivals = self.s
        while s.phase == 0:
            s.answer(s.asks[0].seat, s.asks[0].options[0])
        s.asks.clear()
        s.agenda.clear()
        s.phase, s.head = phase, 0
        for seat, player in enumerate(s.players):
            player.money = player.garbage = 0
            player.restaurant = seat
            player.larder, player.hand, player.plan = [0] * s.tables.kinds, [], []
            player.recipes = [recipe("ratatouille"), recipe("tiramisu")] if not s.start_up else player.recipes
        if not s.squad:
            s.chef = [chef(name) for name in (QUIET_CHEFS * 2)[: len(s.chef)]]
        s.at = [s.tables.island] * len(s.at)

    def seat(self, who: str | int) -> int:
        return NAMES.index(who) if isinstance(who, str) else who

    def player(self, who: str) -> Any:
        """A player's things."""
        return self.s.players[self.seat(who)]

    def has(
        self, who: str, goods: str = "", cards: str = "", recipes: str = "", upgrades: str = "", **numbers: int
    ) -> Self:
        """Give a player things; numbers are fields of the player."""
        player = self.player(who)
        for name in goods.split():
            player.larder[kind(name)] += 1
        player.hand = sorted([*player.hand, *(card(name) for name in cards.split())])
        if recipes:
            player.recipes = [recipe(name) for name in recipes.split()]
        for name in upgrades.split():
            player.upgrades |= 1 << upgrade(name)
        for name, value in numbers.items():
            setattr(player, name, value)
        return self

    def stands(self, who: str, name: str, at: str, want: int = 0, piece: int = 0) -> Self:
        """A player's chef is somewhere, on the shelf or on a slot."""
        i = self.seat(who) * self.s.per + piece
        self.s.chef[i], self.s.at[i], self.s.want[i] = chef(name), place(at), want
        return self

    def lies(self, at: str, counter: str = "", shelf: str | None = None, waste: str = "") -> Self:
        """Cards on a counter (slot 1 first, - for none), on a shelf, in a discard section."""
        s, market = self.s, place(at)
        if counter:
            s.counter[market] = [-1 if name == "-" else kind(name) for name in counter.split()]
        if shelf is not None:
            for i in s.tables.sold[market]:
                s.stock[i] = shelf.split().count(content().ingredients[i].id)
        for name in waste.split():
            s.waste[kind(name)] += 1
        return self

    def step(self, rule: Callable[..., None], *args: int) -> Self:
        """Carry out a rule on top of what is going on."""
        self.s.news = self.news
        self.s.then(rule, *args)
        self.s.advance()
        return self

    def options(self, who: str) -> list[int]:
        """What a player may answer."""
        return list(self.s.asked(self.seat(who)).options)

    def key(self, who: str) -> str:
        """The key of what a player is asked."""
        return str(GAME.key(self.s.asked(self.seat(who))))

    def asked_now(self) -> list[str]:
        """Who is asked."""
        return [NAMES[ask.seat] for ask in self.s.asks if ask.seat >= 0]

    def goods(self, who: str) -> list[str]:
        """The ingredients of a player."""
        larder = self.player(who).larder
        return sorted(row.id for i, row in enumerate(content().ingredients) for _ in range(larder[i]))

    def hand(self, who: str) -> list[str]:
        """The action cards of a player."""
        return sorted(content().action_cards[i].id for i in self.player(who).hand)

    def money(self, who: str) -> int:
        """The money of a player."""
        return int(self.player(who).money)

    def wasted(self) -> list[str]:
        """All discard sections."""
        return sorted(row.id for i, row in enumerate(content().ingredients) for _ in range(self.s.waste[i]))

    def played(self) -> list[str]:
        """The action discard pile."""
        return sorted(row.id for i, row in enumerate(content().action_cards) for _ in range(self.s.played[i]))


def moving(seats: int = 3, **options: Any) -> Table:
    """A table in MONEY and MOVE."""
    return Table(seats, MONEY_AND_MOVE, **options)

"""A table of Critter Kitchen set for a test, in the words of the game."""

from __future__ import annotations

import re
from typing import Any

from typing_extensions import Self

import prixfixe
from prixfixe.games.critter_kitchen.challenges import meals
from prixfixe.games.critter_kitchen.content import content
from prixfixe.games.critter_kitchen.critic import dine
from prixfixe.games.critter_kitchen.options import DONE, RUMOR_SPICE, WITH_ALLSPICE, WITH_HELPER, WITH_SPICE
from prixfixe.games.critter_kitchen.scoring import judge
from prixfixe.games.critter_kitchen.shopping import resolve
from prixfixe.games.critter_kitchen.state import NOBODY, SHOPPING, SOURCES, Kitchen, Town, empty_plate
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    BISQUE,
    RUMOR,
    SEVENTH,
    SOUP,
    SPACES,
    SPICE,
    WILD,
    ZOUS,
    ingredient,
)  # fmt: skip
from tests.scene import Scene

TYPES = ("bread", "carrot", "cheese", "fish", "meat", "mushroom", "wine")
SPACE_NAMES = ("fork", "spoon", "knife")
PLACES = ("truck", "garden", "desert", "water", "air", "lantern", "merchant", "academy")
CHEFS = ("mouse", "lizard", "boar", "zous")
WORDS = {
    "leave": -1, "none": -1, "abandon": -1, "no": -1, "yes": 1, "from soup": 0, "from bag": 1, "done": DONE,
    "a rumor": RUMOR_SPICE,
}  # fmt: skip
TOKENS = {
    **{f"{kind}-spice": SPICE + i for i, kind in enumerate(TYPES)},
    **{name: RUMOR + i for i, name in enumerate(SPACE_NAMES)},
    "allspice": ALLSPICE, "wild": WILD, "bisque": BISQUE, "soup": SOUP, "zous": ZOUS, "seventh": SEVENTH,
}  # fmt: skip


def token(name: str) -> int:
    """bread5, bread-spice, allspice, fork, wild, bisque, soup, zous, seventh."""
    if name in TOKENS:
        return TOKENS[name]
    kind, value = re.fullmatch(r"([a-z]+)(\d)", name).groups()  # type: ignore[union-attr]
    return ingredient(TYPES.index(kind), int(value))


def tokens(text: str) -> list[int]:
    """Several, in canonical order."""
    return sorted(token(name) for name in text.split())


def row(table: str, name: str) -> int:
    """The number of a card."""
    return [found.id for found in getattr(content(), table)].index(name)


class Bay(Scene):
    """Players are named by colour, the first one in front of the priority track; bag and storages are empty."""

    s: Town

    def __init__(self, players: str = "blue red", critic: str = "badger", rumors: str = "", **options: object) -> None:
        self.colors = players.split()
        game: prixfixe.Game[Any] = prixfixe.load("critter-kitchen")
        s = game.start(len(self.colors), 1, {"critic": critic, **options})
        super().__init__(game, s)
        s.asks.clear()
        s.agenda.clear()
        s.track = [1, 0] if s.solo else list(range(s.seats))
        s.bag, s.stalls = [], [[] for _ in s.stalls]
        s.zous_offer, s.bisque, s.phase = NOBODY, 7, SHOPPING
        s.challenges, s.challenge_deck, s.rival.starred = [], list(range(7)), []
        s.other_restaurateurs = list(range(10))
        for kitchen in s.kitchens:
            kitchen.soup, kitchen.points, kitchen.dealt = 0, [0] * SOURCES, []
        self.rumors(rumors or "extremely_pampered tender picky")

    def seat(self, who: str | int) -> int:
        if isinstance(who, int):
            return who
        return 1 if who == "mcdogald" else self.colors.index(who)

    def option(self, what: str | int) -> int:
        if isinstance(what, int):
            return what
        if " on " in what:
            spice, target = what.split(" on ")
            return {"spice": WITH_SPICE, "allspice": WITH_ALLSPICE, "helper": WITH_HELPER}[spice].code(token(target))
        for known in (WORDS, {name: i for i, name in enumerate(PLACES)}):
            if what in known:
                return known[what]
        if what.startswith("the "):
            return (*SPACE_NAMES, *TYPES).index(what[4:]) % 3 if what[4:] in SPACE_NAMES else TYPES.index(what[4:])
        return token(what)

    def kitchen(self, who: str | int) -> Kitchen:
        """A player's kitchen."""
        return self.s.kitchens[self.seat(who)]

    # ---- setting the table

    def at(self, place: str, items: str = "", chefs: str = "") -> Self:
        """Items on a location, and who was sent there."""
        here = PLACES.index(place)
        self.s.stalls[here] = tokens(items)
        for chef in chefs.split():
            who, name = chef.split(".")
            self.kitchen(who).plan[CHEFS.index(name)] = here
        return self

    def zous(self, who: str, card: str) -> Self:
        """A zous-chef that works this round."""
        self.kitchen(who).zous = row("zous_chefs", card)
        return self

    def offers(self, card: str) -> Self:
        """The zous-chef on offer at the Academy."""
        self.s.zous_offer = row("zous_chefs", card)
        self.s.stalls[PLACES.index("academy")].append(ZOUS)
        return self

    def boss(self, who: str, card: str) -> Self:
        """A restaurateur."""
        self.kitchen(who).restaurateur = row("restaurateurs", card)
        return self

    def holds(self, who: str, items: str) -> Self:
        """Behind the shield."""
        kitchen, held = self.kitchen(who), tokens(items)
        kitchen.soup, kitchen.bisque = held.count(SOUP), held.count(BISQUE)
        kitchen.storage = [item for item in held if item <= ALLSPICE]
        kitchen.sure = kitchen.storage[:]
        return self

    def knows(self, who: str, spaces: str) -> Self:
        """Rumor tokens in the kitchen."""
        for name in spaces.split():
            self.kitchen(who).rumors[SPACE_NAMES.index(name)] = token(name)
        return self

    def bag(self, items: str) -> Self:
        """All that is in the bag."""
        self.s.bag = tokens(items)
        return self

    def rumors(self, cards: str) -> Self:
        """The rumor cards in play; the others are unused."""
        self.s.rumor_cards = [row("rumors", card) for card in cards.split()]
        self.s.other_rumors = [card for card in range(len(content().rumors)) if card not in self.s.rumor_cards]
        self.s.face_up = [0] * SPACES
        return self

    def round(self, number: int) -> Self:
        """The round, with all challenges of it and before open."""
        self.s.round = number
        self.s.challenges = list(range(min(number, 6)))
        self.s.challenge_deck = list(range(min(number, 6), 7))
        if self.s.solo:
            self.s.rival.starred = [[0, 0, 0] for _ in self.s.challenges]
        return self

    def challenges(self, cards: str) -> Self:
        """The open challenge cards; the round is that of the last one."""
        names = cards.split()
        self.round(len(names))
        self.s.challenges = [row("challenges", card) for card in names]
        self.s.challenge_deck = [card for card in range(7) if card not in self.s.challenges]
        return self

    def plate(self, who: str, items: str, wines: str = "") -> Self:
        """A critic plate: bread5, bread5+spice, bread5+allspice, bread5+rumor; wines as carrot:wine3."""
        plate = empty_plate()
        for item in items.split():
            name, _, spice = item.partition("+")
            plate.items.append(token(name))
            own = SPICE + token(name) // 9
            plate.spices.append({"": NOBODY, "spice": own, "allspice": ALLSPICE, "rumor": RUMOR_SPICE}[spice])
        for pair in wines.split():
            course, wine = pair.split(":")
            plate.paired.append(TYPES.index(course))
            plate.wines.append(token(wine))
        self.kitchen(who).plates = [plate]
        return self

    # ---- playing

    def shop(self, place: str) -> Self:
        """Resolve a location and those to the right of it."""
        return self.do(resolve, self.s.row().index(PLACES.index(place)))

    def cook(self) -> Self:
        """Challenge meals."""
        return self.do(meals)

    def present(self) -> Self:
        """Everybody leaves the other plates empty, and the meals are presented."""
        while self.s.asks and self.game.key(self.s.asks[0]) == "CK-CHAL-4":
            self.takes(self.s.asks[0].seat, "abandon")
        return self

    def meal(self, who: str, quality: int, stars: int, challenge: str = "ultimate_melt") -> Self:
        """This meal was presented."""
        return self.present().told("served", self.seat(who), row("challenges", challenge), quality, stars)

    def dine(self) -> Self:
        """The critic meal, from the first course."""
        self.s.round = 7
        return self.do(dine)

    def judge(self) -> Self:
        """Score the critic plates; who has none serves nothing."""
        self.s.round = 7
        for kitchen in self.s.kitchens:
            kitchen.plates = kitchen.plates or [empty_plate()]
        return self.do(judge)

    def all(self, who: str, *whats: str) -> Self:
        """Several answers of one player."""
        for what in whats:
            self.takes(who, what)
        return self

    # ---- checking

    def has(self, who: str, items: str) -> Self:
        """Exactly this is behind the shield."""
        kitchen = self.kitchen(who)
        held = kitchen.storage + [BISQUE] * kitchen.bisque + [SOUP] * kitchen.soup
        assert held == tokens(items), (held, tokens(items))
        return self

    def lies(self, place: str, items: str) -> Self:
        """Exactly this is on a location."""
        assert self.s.stalls[PLACES.index(place)] == tokens(items), self.s.stalls
        return self

    def track(self, order: str) -> Self:
        """The priority track, front first."""
        assert self.s.track == [self.seat(who) for who in order.split()], self.s.track
        return self

    def stars(self, **stars: int) -> Self:
        """All stars of some players."""
        assert {who: self.kitchen(who).stars() for who in stars} == stars
        return self

    def points(self, source: int, **stars: int) -> Self:
        """Stars of some players from one source."""
        assert {who: self.kitchen(who).points[source] for who in stars} == stars
        return self

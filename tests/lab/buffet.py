"""Buffet: a tiny game with content, dealt cards, chance and a solo rival, on which the lab is tested.

Everybody is dealt a chef and four dishes, and serves three of them, one a round; each brings its points and a throw.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec

from prixfixe.core.advice import Advice
from prixfixe.core.game import Game, Option, Options, Result, View
from prixfixe.core.state import Rule, State
from prixfixe.kit import questions as kit
from prixfixe.kit.content import Box, Row, between
from prixfixe.kit.order import places
from prixfixe.kit.problems import Report
from prixfixe.kit.shape import COUNT, Fields, below, each, row, shaped, some
from prixfixe.kit.words import GameWords, Lexicon

FOLDER: Final = Path(__file__).parent


class Dish(Row, frozen=True):
    """What is served."""

    points: Annotated[int, between(-40, 40)]


class Chef(Row, frozen=True):
    """Who serves it."""

    bonus: Annotated[int, between(-40, 40)]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fixed numbers."""

    rounds: Annotated[int, between(1, 9)]
    hand: Annotated[int, between(1, 9)]
    first_bonus: Annotated[int, between(-2_000, 2_000)]
    rival: Annotated[int, between(-400, 400)]
    dice: list[Annotated[int, between(-40, 40)]]


class Content(msgspec.Struct, frozen=True):
    """The whole file."""

    game: Numbers
    dish: list[Dish]
    chef: list[Chef]


class Tables:
    """The content as numbers."""

    def __init__(self, content: Content) -> None:
        self.dishes = [row.id for row in content.dish]
        self.points = [row.points for row in content.dish]
        self.chefs = [row.id for row in content.chef]
        self.bonus = [row.bonus for row in content.chef]
        self.game = content.game


def check(c: Content, report: Report) -> None:
    """Enough of everything for three, and six sides of a die."""
    for table, found, least in (("dish", len(c.dish), 3), ("chef", len(c.chef), 3), ("game", len(c.game.dice), 6)):
        report.expect(found >= least, table, "", "", "least", found, least=least)


BOX: Final = Box(FOLDER, Content, check, Tables)
tables = BOX.tables


class Buffet(State):
    """Everything true at the table."""

    tables: Tables
    chefs: list[int]
    hands: list[list[int]]
    face_down: list[list[int]]
    served: list[list[int]]
    points: list[int]
    thrown: list[int]
    deck: list[int]

    def copy(self) -> Buffet:
        twin = Buffet()
        self.copy_to(twin)
        twin.tables = self.tables
        twin.chefs = self.chefs[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.face_down = [cards[:] for cards in self.face_down]
        twin.served = [cards[:] for cards in self.served]
        twin.points = self.points[:]
        twin.thrown = self.thrown[:]
        twin.deck = self.deck[:]
        return twin


def deal(s: Buffet, options: Options) -> None:
    """A chef and four dishes each."""
    chefs = list(range(len(s.tables.chefs)))
    s.deck = list(range(len(s.tables.dishes)))
    s.chefs = [s.draw(chefs) for _ in range(s.seats)]
    hand = min(s.tables.game.hand, len(s.deck) // s.seats)
    s.hands = [sorted(s.draw(s.deck) for _ in range(hand)) for _ in range(s.seats)]
    s.face_down = [[] for _ in range(s.seats)]
    s.served = [[] for _ in range(s.seats)]
    s.points = [0] * s.seats
    s.thrown = [0] * s.seats
    for _ in range(s.tables.game.rounds + bool(options["long"])):
        s.then(serve)


def serve(s: Buffet) -> None:
    """Everybody secretly chooses a dish."""
    for seat in range(s.seats):
        if s.hands[seat]:
            s.ask(seat, s.hands[seat][:], chose)
    s.then(reveal)


def chose(s: Buffet, seat: int, dish: int) -> None:
    """It lies face down."""
    s.hands[seat].remove(dish)
    s.face_down[seat] = [dish]


def reveal(s: Buffet) -> None:
    """All dishes are shown; a die is thrown for each."""
    for seat in range(s.seats):
        for dish in s.face_down[seat]:
            s.points[seat] += s.tables.points[dish]
            s.thrown[seat] += s.tables.game.dice[s.below(6)]
            s.served[seat].append(dish)
        s.face_down[seat] = []


def view(s: Buffet, seat: int) -> View:
    """Hands and dishes on the table are secret."""
    return {
        "chefs": s.chefs[:],
        "hand": s.hands[seat][:] if seat >= 0 else [],
        "hands": [len(hand) for hand in s.hands],
        "mine": s.face_down[seat][:] if seat >= 0 else [],
        "served": [cards[:] for cards in s.served],
        "points": s.points[:],
        "thrown": s.thrown[:],
        "waiting": [int(ask.seat) for ask in s.asks],
    }


def guess(s: Buffet, seat: int, seed: int) -> Buffet:
    """Others may hold any dish not seen yet."""
    twin = s.copy()
    twin.seed(seed)
    others = [other for other in range(s.seats) if other != seat]
    unseen = sorted(s.deck + [x for other in others for x in s.hands[other] + s.face_down[other]])
    for other in others:
        twin.hands[other] = sorted(twin.draw(unseen) for _ in s.hands[other])
        twin.face_down[other] = [twin.draw(unseen) for _ in s.face_down[other]]
    twin.deck = unseen
    asks = [ask for ask in twin.asks if ask.seat == seat]
    open_seats = [ask.seat for ask in twin.asks]
    twin.asks = []
    for other in open_seats:
        options = asks[0].options if other == seat else twin.hands[other]
        twin.ask(other, options[:], chose)
    return twin


def worth(s: Buffet, seat: int) -> float:
    """Points so far, and those of the best dishes still in hand."""
    face_down = sum(s.tables.points[dish] for dish in s.face_down[seat])
    bonus = s.tables.bonus[s.chefs[seat]]
    return float(s.points[seat] + s.thrown[seat] + face_down + bonus)


def result(s: Buffet) -> Result:
    """Most points win; alone, one must reach the rival's."""
    parts = [
        {"dishes": s.points[seat], "dice": s.thrown[seat], "chef": s.tables.bonus[s.chefs[seat]]}
        for seat in range(s.seats)
    ]
    parts[0]["first"] = s.tables.game.first_bonus
    scores = [sum(part.values()) for part in parts]
    if s.seats == 1:
        rival = s.tables.game.rival
        return Result([1 if scores[0] >= rival else 2], scores, [[]], "served", parts, rival)
    return Result(places([[score] for score in scores]), scores, [[] for _ in scores], "served", parts)


def features(s: Buffet, seat: int) -> list[str]:
    """The chef and the dishes served."""
    if seat < 0:
        return []
    return [
        f"chef.{s.tables.chefs[s.chefs[seat]]}",
        *(f"dish.{s.tables.dishes[dish]}" for dish in sorted(s.served[seat])),
    ]


DUES: Final[dict[str, Rule]] = {"BU-ROUND-1": serve, "BU-ROUND-3": reveal}
QUESTIONS: Final = kit.Questions(
    (kit.question("BU-ROUND-2", chose, "ask", kit.rows("dish", 12, "dish", ("hand.{dish}",)), secret=True),),
    lambda content: {"dish": tables(content).dishes},
)
SENTENCES: Final = {"en": {"ask": "Which dish?", "dish": "{a:dish}"}, "fr": {"ask": "Quel plat ?", "dish": "{a:dish}"}}


def lexicon(content: str) -> Lexicon:
    """The sentences, with the names of the dishes in play."""
    return Lexicon(SENTENCES, {"dish": lambda n, speech: str(tables(content).dishes[n])})


def shape(t: Tables, seats: int) -> Fields:
    """Dishes and chefs are rows."""
    dishes = some(below(len(t.dishes)), len(t.dishes))
    return {
        "chefs": row(below(len(t.chefs)), seats),
        **each(row(dishes, seats), "hands face_down served"),
        **each(row(COUNT, seats), "points thrown"),
        "deck": dishes,
    }


GAME: Final = Game(
    name="buffet",
    title="Buffet",
    version=1,
    folder=FOLDER,
    seats=range(1, 4),
    options=(Option("long", False, (False, True), "One round more.", "Une manche de plus."),),
    dues=DUES,
    questions=QUESTIONS,
    state=Buffet,
    parts=(),
    shape=shaped(shape),
    check=lambda seats, options: None,
    cards=BOX,
    deal=deal,
    result_of=result,
    view_of=view,
    guess_of=guess,
    words=GameWords(lexicon, QUESTIONS.phrase, QUESTIONS.option, lambda s, seat: []),
    bots=Advice(worth=worth),
)

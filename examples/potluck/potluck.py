"""Potluck, the game of docs/writing-a-game.md, as a package outside prixfixe."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from prixfixe.core.advice import Advice
from prixfixe.core.game import Game, Options, Result, View
from prixfixe.core.state import Rule, State
from prixfixe.kit.content import NoCards
from prixfixe.kit.order import places
from prixfixe.kit.questions import Questions, question, steps
from prixfixe.kit.shape import COUNT, Fields, number, row, shaped, some
from prixfixe.kit.words import GameWords, Lexicon

ROUNDS: Final = 5


class Potluck(State):
    """Everything true at the table."""

    tables: None  # a real game has its content here
    hands: list[list[i64]]  # cards, by seat
    played: list[list[i64]]  # the card of this round, by seat; empty before it is chosen
    points: list[i64]
    bag: list[i64]
    dish: i64

    def copy(self) -> Potluck:
        twin = Potluck()
        self.copy_to(twin)
        twin.tables = self.tables
        twin.hands = [hand[:] for hand in self.hands]
        twin.played = [card[:] for card in self.played]
        twin.points = self.points[:]
        twin.bag = self.bag[:]
        twin.dish = self.dish
        return twin


def deal(s: Potluck, options: Options) -> None:
    """Five cards each; five rounds."""
    s.hands = [[1, 2, 3, 4, 5] for _ in range(s.seats)]
    s.played = [[] for _ in range(s.seats)]
    s.points = [0] * int(s.seats)
    s.bag = [2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    s.dish = 0
    for _ in range(ROUNDS):
        s.then(serve)


def serve(s: Potluck) -> None:
    """A dish is drawn; everybody secretly plays a card for it."""
    s.dish = s.draw(s.bag)
    s.tell("served", s.dish)
    for seat in range(s.seats):
        s.ask(seat, s.hands[seat][:], played)
    s.then(award)


def played(s: Potluck, seat: i64, card: i64) -> None:
    """The card lies face down."""
    s.hands[seat].remove(card)
    s.played[seat] = [card]


def award(s: Potluck) -> None:
    """The highest card that nobody else played wins the dish."""
    cards = [card[0] for card in s.played]
    alone = [card for card in cards if cards.count(card) == 1]
    if alone:
        winner = cards.index(max(alone))
        s.points[winner] += s.dish
        s.tell("won", winner, max(alone), s.dish)
    s.played = [[] for _ in cards]
    s.dish = 0


DUES: Final[dict[str, Rule]] = {"PL-ROUND-1": serve, "PL-ROUND-3": award}


PLAY = question(
    "PL-ROUND-2",
    played,
    lambda s, ask: ("play", s.dish),
    steps(1, 5, "card", path=("hand.{0}",), name="card"),
    secret=True,
)
QUESTIONS: Final = Questions((PLAY,), ids=lambda content: {})


def view(s: Potluck, seat: i64) -> View:
    """Points, the dish and the bag are public; hands follow from what was revealed, the card on the table is secret."""
    mine = [ask for ask in s.asks if ask.seat == seat]
    return {
        "points": s.points[:],
        "dish": s.dish,
        "bag": sorted(s.bag),
        "hands": [sorted(s.hands[i] + s.played[i]) for i in range(s.seats)],
        "played": [bool(card) for card in s.played],
        "mine": s.played[seat][:] if seat >= 0 else [],
        "options": mine[0].options[:] if mine else [],
    }


def guess(s: Potluck, seat: i64, seed: i64) -> Potluck:
    """Cards on the table may be any of their owner's; the bag has no order."""
    twin = s.copy()
    twin.seed(seed)
    twin.bag.sort()
    for other in range(s.seats):
        if s.played[other] and other != seat:
            twin.hands[other] = sorted(s.hands[other] + s.played[other])
            twin.played[other] = [twin.draw(twin.hands[other])]
    return twin


SENTENCES: Final = {
    "en": {
        "served": "A dish worth {a:point|points} is served.",
        "won": "{a:seat} wins it with a {b}.",
        "play": "The dish is worth {a:point|points}. Which card do you play?",
        "card": "Card {a}",
        "dishes": "Dishes",
        "rounds": "Five dishes were served.",
    },
    "fr": {
        "served": "Un plat de {a:point|points} est servi.",
        "won": "{a:seat} le gagne avec un {b}.",
        "play": "Le plat vaut {a:point|points}. Quelle carte jouez-vous ?",
        "card": "Carte {a}",
        "dishes": "Plats",
        "rounds": "Cinq plats ont été servis.",
    },
}
LEXICON: Final = Lexicon(SENTENCES, {})


def worth(s: Potluck, seat: i64) -> float:
    """Points so far, and a little for strong cards still in hand."""
    return float(s.points[seat]) + 0.5 * float(sum(s.hands[seat]))


def result(s: Potluck) -> Result:
    """Most points win."""
    scores = [int(points) for points in s.points]
    return Result(
        places([[x] for x in scores]), scores, [[] for _ in scores], "rounds", [{"dishes": x} for x in scores]
    )


def shape(tables: None, seats: int) -> Fields:
    """Cards are 1 to 5, dishes 0 to 6."""
    card, dish = number(1, 5), number(0, 6)
    return {
        "hands": row(some(card, ROUNDS), seats),
        "played": row(some(card, 1), seats),
        "points": row(COUNT, seats),
        "bag": some(dish, 10),
        "dish": dish,
    }


GAME: Final = Game(
    name="potluck",
    title="Potluck",
    version=1,
    folder=Path(__file__).parent,
    seats=range(2, 5),
    options=(),
    dues=DUES,
    questions=QUESTIONS,
    state=Potluck,
    parts=(),
    shape=shaped(shape),
    check=lambda seats, options: None,
    cards=NoCards(),
    deal=deal,
    result_of=result,
    view_of=view,
    guess_of=guess,
    words=GameWords(lambda content: LEXICON, QUESTIONS.phrase, QUESTIONS.option, lambda s, seat: []),
    bots=Advice(worth=worth),
)

"""RI-DRAW: drawing cards, and keeping a recipe."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.ristorante_italia.state import Italia, pack, pack_recipes
from prixfixe.games.ristorante_italia.tables import WINES


def draw_cards(s: Italia, deck: i64, count: i64) -> None:
    """Look at the top cards; when the pile runs out, the discard pile is shuffled to form a new one."""
    pile = s.piles[deck]
    s.deck = deck
    s.reformed = -1
    for _ in range(count):
        if not pile and s.discards[deck]:
            reform(s, deck)
            s.reformed = 0
        if not pile:
            break
        s.drawn.append(s.draw(pile))
        s.reformed += 1 if s.reformed >= 0 else 0


def reform(s: Italia, deck: i64) -> None:
    """The discard pile becomes the draw pile."""
    if deck != WINES:
        for card in s.discards[deck]:
            s.since[card] = 2 * s.draws + 1
    s.piles[deck].extend(s.discards[deck])
    s.discards[deck].clear()
    s.tell("reformed", deck)


def draw_recipe(s: Italia, seat: i64, course: i64) -> None:
    """Only the drawer sees the top five cards of a deck."""
    s.draws += 1
    draw_cards(s, course, s.tables.draw)
    keep(s, seat, s.tables.keep)


def keep(s: Italia, seat: i64, left: i64) -> None:
    """One card must be kept; the others are discarded face up."""
    if left > 0 and s.drawn:
        s.ask(seat, s.drawn[:], kept, left)
    else:
        lay_off(s)


def kept(s: Italia, seat: i64, card: i64, left: i64) -> None:
    """The card goes to the hand; everybody knows its course and when it was drawn."""
    lift(s, card)
    r = s.restaurants[seat]
    into_hand(r.hand, card)
    moment = max(2 * s.draws, s.since[card])
    r.slots.append(8 * moment + s.deck)
    keep(s, seat, left - 1)


def into_hand(hand: list[i64], card: i64) -> None:
    """A hand is kept sorted."""
    place: i64 = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def lift(s: Italia, card: i64) -> None:
    """A card leaves the cards looked at."""
    place: i64 = 0
    while s.drawn[place] != card:
        place += 1
    if s.reformed > 0 and place >= len(s.drawn) - s.reformed:
        s.reformed -= 1
    s.drawn.pop(place)


def lay_off(s: Italia) -> None:
    """The cards looked at go face up on their discard pile."""
    if s.drawn and s.news is not None:
        name_rejected(s, sorted(s.drawn))
    s.discards[s.deck].extend(s.drawn)
    s.drawn.clear()
    s.reformed = -1


def name_rejected(s: Italia, cards: list[i64]) -> None:
    """Everybody hears what is discarded."""
    if s.deck == WINES:
        s.tell("rejected_wines", pack(cards))
    else:
        s.tell("rejected", pack_recipes(cards))


def forget_slot(s: Italia, seat: i64, card: i64) -> None:
    """A recipe left the hand: of the draws it may have come from, nobody can say which, so the oldest one is struck."""
    slots = s.restaurants[seat].slots
    for i in range(len(slots)):
        if slots[i] & 7 == s.tables.course_of[card] and slots[i] >> 3 >= s.since[card]:
            slots.pop(i)
            return

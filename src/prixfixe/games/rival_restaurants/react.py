"""Reactions: Clam-Voyance against cards, powers and itself (RV-CLAM, RV-ACT-5, RV-TEMPO-9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.state import Rivals
from prixfixe.kit.lists import has

LET: Final = 0
CLAM: Final = 1


def begin_effect(s: Rivals, user: i64, card: i64, chef: i64, piece: i64) -> None:
    """Somebody uses a card or a power; nothing is chosen yet."""
    effect = s.effect
    effect.user, effect.card, effect.chef, effect.piece = user, card, chef, piece
    effect.a = effect.b = effect.c = -1
    effect.victims, effect.safe, effect.chain = [], 0, 0


def reactions(s: Rivals) -> None:
    """Each victim may react, one after the other, before anything is applied."""
    for victim in s.effect.victims:
        s.then(react, victim)


def react(s: Rivals, victim: i64) -> None:
    """A victim who holds any action card is asked, whatever the cards are."""
    s.effect.chain = 0
    answer_chain(s, victim, victim)


def answer_chain(s: Rivals, who: i64, victim: i64) -> None:
    """It is somebody's turn in a chain; without action cards it ends."""
    hand = s.players[who].hand
    if not hand:
        settle(s, victim)
    else:
        s.ask(who, [LET, CLAM] if has(hand, s.tables.clam) else [LET], reacted, victim)


def reacted(s: Rivals, seat: i64, answer: i64, victim: i64) -> None:
    """A Clam-Voyance passes the turn to the other of the two; letting it stand ends the chain."""
    if answer == LET:
        settle(s, victim)
        return
    s.lose_card(seat, s.tables.clam)
    s.played[s.tables.clam] += 1
    s.effect.chain += 1
    other = s.effect.user if seat == victim else victim
    if other == seat:
        settle(s, victim)
    else:
        answer_chain(s, other, victim)


def settle(s: Rivals, victim: i64) -> None:
    """An odd number of Clam-Voyance protects the victim."""
    if s.effect.chain % 2:
        s.effect.safe |= 1 << victim
        s.tell("protected", victim)


def hit(s: Rivals, victim: i64) -> bool:
    """Whether the effect applies to a victim."""
    return not s.effect.safe >> victim & 1


def end_effect(s: Rivals) -> None:
    """A card that was used goes face up to the discard pile."""
    if s.effect.card >= 0:
        s.played[s.effect.card] += 1
    begin_effect(s, -1, -1, -1, -1)

"""Restaurateurs, the optional module: choosing them, and what they do at set-up and at the start of a round."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.effects import draw_and_keep
from prixfixe.games.critter_kitchen.state import HIRING, Town
from prixfixe.games.critter_kitchen.tokens import put
from prixfixe.kit.lists import drop, has


def deal_restaurateurs(s: Town) -> None:
    """Deal two cards to each player; all choose one at the same time (CK-REST-1, CK-REST-2)."""
    s.phase = HIRING
    for seat in range(s.seats):
        kitchen = s.kitchens[seat]
        kitchen.dealt = [s.draw(s.other_restaurateurs) for _ in range(s.tables.dealt)]
        s.ask(seat, kitchen.dealt[:], hired)
    s.then(reveal_restaurateurs)


def hired(s: Town, seat: i64, card: i64) -> None:
    """The card lies face down beside the kitchen."""
    s.kitchens[seat].restaurateur = card


def reveal_restaurateurs(s: Town) -> None:
    """Reveal; the others go to the box; set-up effects in priority order (CK-REST-4)."""
    for seat in range(s.seats):
        kitchen = s.kitchens[seat]
        for card in kitchen.dealt:
            if card != kitchen.restaurateur:
                put(s.other_restaurateurs, card)
        kitchen.dealt = []
        s.tell("restaurateur", seat, kitchen.restaurateur)
    for seat in s.track[:]:
        if s.boss(seat).starts_first:
            drop(s.track, seat)
            s.track.insert(0, seat)
        if s.boss(seat).rumor_draw:
            s.then(draw_rumors, seat)


def draw_rumors(s: Town, seat: i64) -> None:
    """Jamie Owliver draws unused rumor cards and keeps one in secret."""
    amount = min(s.boss(seat).rumor_draw, len(s.other_rumors))
    s.cards = [s.draw(s.other_rumors) for _ in range(amount)]
    if s.cards:
        s.ask(seat, s.cards[:], kept_rumor)


def kept_rumor(s: Town, seat: i64, card: i64) -> None:
    """The other one returns unseen by the others."""
    kitchen = s.kitchens[seat]
    kitchen.secret = card
    for other in s.cards:
        if other != card:
            put(kitchen.dismissed, other)
            put(s.other_rumors, other)
    s.cards = []


def start_draws(s: Town) -> None:
    """Guy Furrieri draws at the start of some rounds, after the zous-chef is revealed (CK-START-8)."""
    for seat in s.track:
        if has(s.boss(seat).rounds, s.round):
            s.then(start_draw, seat)


def start_draw(s: Town, seat: i64) -> None:
    """Draw two items in secret, keep one (CK-REST-10)."""
    draw_and_keep(s, seat, s.boss(seat).draw)

"""Refrigeration, after the challenge meals: only so much can be kept."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.state import CHILLING, Town
from prixfixe.games.critter_kitchen.tokens import kinds, put
from prixfixe.kit.lists import drop


def refrigerate(s: Town) -> None:
    """Whoever has too many ingredients and spices chooses what goes back into the bag (CK-FRIDGE-1)."""
    s.phase = CHILLING
    for seat in range(s.seats):
        chill(s, seat)
    s.then(close_fridge)


def limit(s: Town, seat: i64) -> i64:
    """How many tokens a player may keep (CK-FRIDGE-6)."""
    return s.tables.fridge[s.day()] + s.judge(seat).fridge + s.boss(seat).fridge


def chill(s: Town, seat: i64) -> None:
    """One more token must go while there are too many (CK-FRIDGE-3)."""
    storage = s.kitchens[seat].storage
    if len(storage) > limit(s, seat):
        s.ask(seat, kinds(storage), chilled)


def chilled(s: Town, seat: i64, token: i64) -> None:
    """The token will go back into the bag."""
    drop(s.kitchens[seat].storage, token)
    put(s.kitchens[seat].returning, token)
    chill(s, seat)


def close_fridge(s: Town) -> None:
    """The number of returned tokens is public, their kinds are not (CK-FRIDGE-4)."""
    for seat in range(s.seats):
        kitchen = s.kitchens[seat]
        if kitchen.returning:
            s.tell("returned", seat, len(kitchen.returning))
            s.bag.extend(kitchen.returning)
            kitchen.returning = []
            for token in kitchen.sure:
                put(kitchen.maybe, token)
            kitchen.sure = []

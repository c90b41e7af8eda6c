"""What a seat may see."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.game import View
from prixfixe.games.critter_kitchen.state import COOKING, DINING, NOBODY, OVER, PLANNING, Kitchen, Plate, Town
from prixfixe.games.critter_kitchen.tables import SPACES, is_rumor

PHASES = ("hiring", "shopping", "planning", "cooking", "chilling", "dining", "over")


def view(s: Town, seat: i64) -> View:
    """Everything public, and what belongs to the seat alone."""
    return {
        "round": s.round,
        "day": s.day(),
        "phase": PHASES[s.phase],
        "solo": bool(s.solo),
        "seats": s.seats,
        "waiting": sorted({ask.seat for ask in s.asks}),
        "track": s.track[:],
        "critic": s.critic,
        "row": s.row()[:],
        "here": s.place(),
        "line": s.line[:],
        "stalls": [stall[:] for stall in s.stalls],
        "zous_offer": s.zous_offer,
        "zous_left": len(s.zous_deck),
        "retired": s.retired[:],
        "challenges": s.challenges[:],
        "wanted": [s.wanted(slot)[:] for slot in range(len(s.challenges))],
        "today": s.day_slots(),
        "rumors": [s.rumor_cards[i] if s.sees_rumor(seat, i) else NOBODY for i in range(SPACES)],
        "face_up": [bool(up) for up in s.face_up],
        "bag": len(s.bag) + len(s.aside),
        "removed": s.removed[:],
        "bisque": s.bisque,
        "counter": s.counter,
        "offered": len(s.offer) + len(s.cards),
        "offer": s.offer[:] if is_asked(s, seat) else [],
        "cards": s.cards[:] if is_asked(s, seat) else [],
        "kitchens": [kitchen_view(s, other, seat) for other in range(len(s.kitchens))],
        "rival": rival_view(s),
    }


def is_asked(s: Town, seat: i64) -> bool:
    """Whether the seat has a question to answer."""
    return seat in [ask.seat for ask in s.asks]


def opens(s: Town, seat: i64, viewer: i64) -> bool:
    """Whether a viewer may look behind a shield: the owner, everybody in solo and when all is over."""
    return seat == viewer or s.solo != 0 or s.phase == OVER


def kitchen_view(s: Town, seat: i64, viewer: i64) -> View:
    """A kitchen: what lies open, the number of tokens in storage, and for some what they are."""
    k, inside = s.kitchens[seat], opens(s, seat, viewer)
    own = seat == viewer or s.phase == OVER
    return {
        "stars": k.stars(),
        "points": k.points[:],
        "rumors": k.rumors[:],
        "peeked": k.peeked[:],
        "zous": k.zous,
        "hired": k.hired,
        "restaurateur": k.restaurateur if own or not k.dealt else NOBODY,
        "dealt": k.dealt[:] if own else [],
        "plan": k.plan[:] if inside or s.phase != PLANNING else [NOBODY] * len(k.plan),
        "chef": k.chef,
        "load": k.load,
        "haul": k.haul[:],
        "stored": stored(s, k),
        "storage": k.storage[:] if inside else [],
        "soup": k.soup if inside else NOBODY,
        "bisque": k.bisque if inside else NOBODY,
        "returning": k.returning[:] if inside else [],
        "plates": [plate_view(plate) for plate in k.plates] if inside or not preparing(s) else [],
        "serving": k.serving if inside else NOBODY,
        "big": k.big if inside else NOBODY,
        "secret": k.secret if own else NOBODY,
        "has_secret": k.secret != NOBODY,
        "dismissed": k.dismissed[:] if seat == viewer else [],
    }


def preparing(s: Town) -> bool:
    """Whether plates are still hidden."""
    return s.phase in (COOKING, DINING)


def stored(s: Town, k: Kitchen) -> i64:
    """Ingredients and spices behind the shield, those on hidden plates included."""
    count = len(k.storage) + len(k.returning)
    if preparing(s):
        for plate in k.plates:
            count += len(plate.items) + len(plate.wines)
            for spice in plate.spices:
                count += 1 if spice != NOBODY and not is_rumor(spice) else 0
    return count


def plate_view(plate: Plate) -> View:
    """A plate with everything on it."""
    return {
        "items": plate.items[:],
        "spices": plate.spices[:],
        "soup": plate.soup,
        "bisque": plate.bisque,
        "paired": plate.paired[:],
        "wines": plate.wines[:],
        "kept": bool(plate.kept),
        "quality": plate.quality,
        "stars": plate.stars,
    }


def rival_view(s: Town) -> View:
    """McDogald's, all public but the order of its decks; empty in other games."""
    if not s.solo:
        return {}
    mine = s.rival
    return {
        "course": mine.course[:],
        "spice": mine.spice[:],
        "allspice": mine.allspice,
        "aside": mine.aside[:],
        "starred": [stars[:] for stars in mine.starred],
        "decks": [len(deck) for deck in mine.decks],
        "discards": [pile[:] for pile in mine.discards],
        "shown": mine.shown[:],
        "boosted": mine.boosted,
        "boost": mine.boost,
        "sample": mine.sample,
    }

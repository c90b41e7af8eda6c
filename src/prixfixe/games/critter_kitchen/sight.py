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
        **round_view(s),
        **town_view(s),
        **card_view(s, seat),
        "kitchens": [kitchen_view(s, other, seat) for other in range(len(s.kitchens))],
        "rival": rival_view(s),
    }


def round_view(s: Town) -> View:
    """When it is, and whose turn."""
    return {
        "round": s.round,
        "day": s.day(),
        "phase": PHASES[s.phase],
        "solo": bool(s.solo),
        "seats": s.seats,
        "waiting": sorted({ask.seat for ask in s.asks}),
        "track": s.track[:],
        "line": s.line[:],
    }


def town_view(s: Town) -> View:
    """The locations, the bag and the supplies."""
    return {
        "row": s.row()[:],
        "here": s.place(),
        "stalls": [stall[:] for stall in s.stalls],
        "counter": s.counter,
        "bag": len(s.bag) + len(s.aside),
        "bisque": s.bisque,
        "removed": s.removed[:],
    }


def card_view(s: Town, seat: i64) -> View:
    """Challenges, critic, zous-chefs; rumor cards and offers that the seat may see."""
    asked = is_asked(s, seat)
    return {
        "critic": s.critic,
        "challenges": s.challenges[:],
        "wanted": [s.wanted(slot)[:] for slot in range(len(s.challenges))],
        "today": s.day_slots(),
        "zous_offer": s.zous_offer,
        "zous_left": len(s.zous_deck),
        "retired": s.retired[:],
        "rumors": [s.rumor_cards[space] if s.sees_rumor(seat, space) else NOBODY for space in range(SPACES)],
        "face_up": [bool(up) for up in s.face_up],
        "offered": len(s.offer) + len(s.cards),
        "offer": s.offer[:] if asked else [],
        "cards": s.cards[:] if asked else [],
    }


def is_asked(s: Town, seat: i64) -> bool:
    """Whether the seat has a question to answer."""
    return seat in [ask.seat for ask in s.asks]


def opens(s: Town, seat: i64, viewer: i64) -> bool:
    """Whether a viewer may look behind a shield: the owner, everybody in solo and when all is over."""
    return seat == viewer or s.solo != 0 or s.phase == OVER


def kitchen_view(s: Town, seat: i64, viewer: i64) -> View:
    """A kitchen: what lies open, what is behind the shield, and secret cards."""
    k = s.kitchens[seat]
    own = seat == viewer or s.phase == OVER
    return {
        **open_view(s, k),
        **shield_view(s, k, opens(s, seat, viewer)),
        "restaurateur": k.restaurateur if own or not k.dealt else NOBODY,
        "dealt": k.dealt[:] if own else [],
        "has_secret": k.secret != NOBODY,
        "secret": k.secret if own else NOBODY,
        "dismissed": k.dismissed[:] if seat == viewer else [],
    }


def open_view(s: Town, k: Kitchen) -> View:
    """What everybody sees of a kitchen."""
    return {
        "stars": k.stars(),
        "points": k.points[:],
        "rumors": k.rumors[:],
        "peeked": k.peeked[:],
        "zous": k.zous,
        "hired": k.hired,
        "chef": k.chef,
        "load": k.load,
        "haul": k.haul[:],
        "stored": stored(s, k),
    }


def shield_view(s: Town, k: Kitchen, inside: bool) -> View:
    """Plans, storage and plates: hidden from others until they are revealed."""
    return {
        "plan": k.plan[:] if inside or s.phase != PLANNING else [NOBODY] * len(k.plan),
        "storage": k.storage[:] if inside else [],
        "soup": k.soup if inside else NOBODY,
        "bisque": k.bisque if inside else NOBODY,
        "returning": k.returning[:] if inside else [],
        "plates": [plate_view(plate) for plate in k.plates] if inside or not preparing(s) else [],
        "serving": k.serving if inside else NOBODY,
        "big": k.big if inside else NOBODY,
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

"""What a seat may see."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.derived import show_derived
from prixfixe.games.critter_kitchen.state import COOKING, DINING, NOBODY, OVER, PLANNING, Kitchen, Plate, Town
from prixfixe.games.critter_kitchen.tables import SPACES, is_rumor
from prixfixe.kit.sight import Sight

PHASES = ("hiring", "shopping", "planning", "cooking", "chilling", "dining", "over")


def show(s: Town, seat: i64, to: Sight) -> None:
    """Everything public, and what belongs to the seat alone."""
    show_round(s, to)
    show_town(s, to)
    show_cards(s, seat, to)
    to.parts("kitchens")
    for other in range(len(s.kitchens)):
        show_kitchen(s, other, seat, to.following())
    show_rival(s, to.part("rival"))
    if to.deriving:
        show_derived(s, seat, to)


def show_round(s: Town, to: Sight) -> None:
    """When it is, and whose turn."""
    to.number("round", s.round)
    to.number("day", s.day())
    to.data("phase", PHASES[s.phase])
    to.flag("solo", s.solo != 0)
    to.number("seats", s.seats)
    to.items("waiting", sorted({ask.seat for ask in s.asks}))
    to.items("track", s.track)
    to.items("line", s.line)


def show_town(s: Town, to: Sight) -> None:
    """The locations, the bag and the supplies."""
    to.items("row", s.row())
    to.number("here", s.place())
    to.rows("stalls", s.stalls)
    to.number("counter", s.counter)
    to.number("bag", len(s.bag) + len(s.aside))
    to.number("bisque", s.bisque)
    to.items("removed", s.removed)


def show_cards(s: Town, seat: i64, to: Sight) -> None:
    """Challenges, critic, zous-chefs; rumor cards and offers that the seat may see."""
    asked = s.question(seat) is not None
    to.number("critic", s.critic)
    to.items("challenges", s.challenges)
    to.rows("wanted", [s.wanted(slot) for slot in range(len(s.challenges))])
    to.items("today", s.day_slots())
    to.number("zous_offer", s.zous_offer)
    to.number("zous_left", len(s.zous_deck))
    to.items("retired", s.retired)
    to.items("rumors", [s.rumor_cards[space] if s.sees_rumor(seat, space) else NOBODY for space in range(SPACES)])
    to.data("face_up", [bool(up) for up in s.face_up])
    to.number("offered", len(s.offer) + len(s.cards))
    to.items("offer", s.offer if asked else [])
    to.items("cards", s.cards if asked else [])


def opens(s: Town, seat: i64, viewer: i64) -> bool:
    """Whether a viewer may look behind a shield: the owner, everybody in solo and when all is over."""
    return seat == viewer or s.solo != 0 or s.phase == OVER


def show_kitchen(s: Town, seat: i64, viewer: i64, to: Sight) -> None:
    """A kitchen: what lies open, what is behind the shield, and secret cards."""
    k = s.kitchens[seat]
    own = seat == viewer or s.phase == OVER
    show_open(s, k, to)
    show_shield(s, k, opens(s, seat, viewer), to)
    to.number("restaurateur", k.restaurateur if own or not k.dealt else NOBODY)
    to.items("dealt", k.dealt if own else [])
    to.flag("has_secret", k.secret != NOBODY)
    to.number("secret", k.secret if own else NOBODY)
    to.items("dismissed", k.dismissed if seat == viewer else [])


def show_open(s: Town, k: Kitchen, to: Sight) -> None:
    """What everybody sees of a kitchen."""
    to.number("stars", k.stars())
    to.items("points", k.points)
    to.items("rumors", k.rumors)
    to.items("peeked", k.peeked)
    to.number("zous", k.zous)
    to.number("hired", k.hired)
    to.number("chef", k.chef)
    to.number("load", k.load)
    to.items("haul", k.haul)
    to.number("stored", stored(s, k))


def show_shield(s: Town, k: Kitchen, inside: bool, to: Sight) -> None:
    """Plans, storage and plates: hidden from others until they are revealed."""
    to.items("plan", k.plan if inside or s.phase != PLANNING else [NOBODY] * len(k.plan))
    to.items("storage", k.storage if inside else [])
    to.number("soup", k.soup if inside else NOBODY)
    to.number("bisque", k.bisque if inside else NOBODY)
    to.items("returning", k.returning if inside else [])
    to.parts("plates")
    if inside or not preparing(s):
        for plate in k.plates:
            show_plate(plate, to.following())
    to.number("serving", k.serving if inside else NOBODY)
    to.number("big", k.big if inside else NOBODY)


def preparing(s: Town) -> bool:
    """Whether plates are still hidden."""
    return s.phase == COOKING or s.phase == DINING


def stored(s: Town, k: Kitchen) -> i64:
    """Ingredients and spices behind the shield, those on hidden plates included."""
    count = len(k.storage) + len(k.returning)
    if preparing(s):
        for plate in k.plates:
            count += len(plate.items) + len(plate.wines)
            for spice in plate.spices:
                count += 1 if spice != NOBODY and not is_rumor(spice) else 0
    return count


def show_plate(plate: Plate, to: Sight) -> None:
    """A plate with everything on it."""
    to.items("items", plate.items)
    to.items("spices", plate.spices)
    to.number("soup", plate.soup)
    to.number("bisque", plate.bisque)
    to.items("paired", plate.paired)
    to.items("wines", plate.wines)
    to.flag("kept", plate.kept != 0)
    to.number("quality", plate.quality)
    to.number("stars", plate.stars)


def show_rival(s: Town, to: Sight) -> None:
    """McDogald's, all public but the order of its decks; nothing in other games."""
    if not s.solo:
        return
    mine = s.rival
    to.items("course", mine.course)
    to.items("spice", mine.spice)
    to.number("allspice", mine.allspice)
    to.items("aside", mine.aside)
    to.rows("starred", mine.starred)
    to.items("decks", [len(deck) for deck in mine.decks])
    to.rows("discards", mine.discards)
    to.items("shown", mine.shown)
    to.number("boosted", mine.boosted)
    to.number("boost", mine.boost)
    to.number("sample", mine.sample)

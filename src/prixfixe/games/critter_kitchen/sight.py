"""What a seat may see."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.critter_kitchen.derived import show_derived
from prixfixe.games.critter_kitchen.state import (
    COOKING,
    DINING,
    NOBODY,
    OVER,
    PLANNING,
    SOURCES,
    Kitchen,
    Plate,
    Town,
    empty_plate,
)
from prixfixe.games.critter_kitchen.tables import CHEFS, KINDS, SPACES, TYPES, WILD, is_rumor
from prixfixe.kit.sight import Sight

HIDDEN: Final[list[i64]] = [NOBODY] * CHEFS  # a plan, to others
DECKS: Final[i64] = 4  # of McDogald's
ON_A_PLATE: Final[i64] = 16  # ingredients; no meal holds more
HAUL: Final[i64] = 8  # tokens taken at a location, or offered
OFFERED: Final[i64] = 4
SOUPS: Final[i64] = 99
MOST: Final[i64] = 1 << 30  # of soups, stars and quality with own cards, which nobody has played out
PHASES: Final = ("hiring", "shopping", "planning", "cooking", "chilling", "dining", "over")


def show(s: Town, seat: i64, to: Sight) -> None:
    """Everything public, and what belongs to the seat alone."""
    show_round(s, to)
    show_town(s, to)
    show_cards(s, seat, to)
    to.parts("kitchens", len(s.kitchens), 1)
    for other in range(len(s.kitchens)):
        show_kitchen(s, other, seat, to.following())
    show_rival(s, to.part("rival"))
    if to.deriving:
        show_derived(s, seat, to)


def roof(s: Town, printed: i64) -> i64:
    """The most that a number can be: with the printed cards as they are played, else without bound."""
    return MOST if s.content else printed


def show_round(s: Town, to: Sight) -> None:
    """When it is, and whose turn."""
    kitchens = len(s.kitchens)
    to.number("round", s.round, 0, s.tables.rounds)
    to.number("day", s.day(), 0, to.most(s.tables.day))
    to.word("phase", s.phase, PHASES)
    if to.deriving:
        to.data("solo", s.solo != 0)
        to.data("seats", s.seats)
    to.among("waiting", sorted({ask.seat for ask in s.asks}), s.seats, 1)
    to.seats("track", s.track, kitchens, kitchens, 1)
    to.seats("line", s.line, kitchens, kitchens, 1)


def show_town(s: Town, to: Sight) -> None:
    """The locations, the bag and the supplies."""
    t = s.tables
    if to.deriving:
        to.data("row", s.row()[:])
    to.number("here", s.place(), NOBODY, len(t.locations) - 1)
    to.heaps("stalls", s.stalls, len(t.locations), t.kinds, len(t.bag))
    to.number("counter", s.counter, NOBODY, KINDS - 1)
    to.number("bag", len(s.bag) + len(s.aside), 0, len(t.bag))
    to.number("bisque", s.bisque, 0, t.bisque_supply)
    to.tokens("removed", s.removed, t.kinds, len(t.bag))


def show_cards(s: Town, seat: i64, to: Sight) -> None:
    """Challenges, critic, zous-chefs; rumor cards and offers that the seat may see."""
    t = s.tables
    asked, slots, rumors = s.question(seat) is not None, len(t.slot_day), len(t.rumors)
    to.number("critic", s.critic, 0, len(t.critics) - 1)
    to.items("challenges", s.challenges, slots, NOBODY, len(t.requires) - 1)
    to.rows("wanted", [s.wanted(slot) for slot in range(len(s.challenges))], slots, t.most_wanted, NOBODY, TYPES - 1)
    if to.deriving:
        to.data("today", s.day_slots())
    to.number("zous_offer", s.zous_offer, NOBODY, len(t.zous) - 1)
    to.number("zous_left", len(s.zous_deck), 0, len(t.zous))
    to.bag("retired", s.retired, len(t.zous), 1)
    seen = [s.rumor_cards[space] if s.sees_rumor(seat, space) else NOBODY for space in range(SPACES)]
    to.items("rumors", seen, SPACES, NOBODY, rumors - 1)
    to.flags("face_up", s.face_up)
    to.number("offered", len(s.offer) + len(s.cards), 0, max(HAUL, t.most_drawn))
    offered = max(OFFERED, t.most_drawn)
    to.items("offer", s.offer if asked else [], offered, NOBODY, KINDS - 1)
    to.items("cards", s.cards if asked else [], offered, NOBODY, rumors - 1)


def opens(s: Town, seat: i64, viewer: i64) -> bool:
    """Whether a viewer may look behind a shield: the owner, everybody in solo and when all is over."""
    return seat == viewer or s.solo != 0 or s.phase == OVER


def show_kitchen(s: Town, seat: i64, viewer: i64, to: Sight) -> None:
    """A kitchen: what lies open, what is behind the shield, and secret cards."""
    k = s.kitchens[seat]
    own = seat == viewer or s.phase == OVER
    bosses, rumors = len(s.tables.restaurateurs), len(s.tables.rumors)
    show_open(s, k, to)
    show_shield(s, k, opens(s, seat, viewer), to)
    to.number("restaurateur", k.restaurateur if own or not k.dealt else NOBODY, NOBODY, bosses - 1)
    to.items("dealt", k.dealt if own else [], s.tables.dealt, NOBODY, bosses - 1)
    to.flag("has_secret", k.secret != NOBODY)
    to.number("secret", k.secret if own else NOBODY, NOBODY, rumors - 1)
    to.items("dismissed", k.dismissed if seat == viewer else [], SPACES, NOBODY, rumors - 1)


def show_open(s: Town, k: Kitchen, to: Sight) -> None:
    """What everybody sees of a kitchen."""
    helpers = len(s.tables.zous)
    to.number("stars", k.stars(), 0, roof(s, 250))
    to.items("points", k.points, SOURCES, -50, roof(s, 150))
    to.items("rumors", k.rumors, SPACES, NOBODY, WILD)
    to.items("peeked", k.peeked, SPACES, 0, 1)
    to.number("zous", k.zous, NOBODY, helpers - 1)
    to.number("hired", k.hired, NOBODY, helpers - 1)
    to.number("chef", k.chef, NOBODY, CHEFS - 1)
    to.number("load", k.load, 0, 20)
    to.items("haul", k.haul, max(HAUL, s.tables.most_load), NOBODY, KINDS - 1)
    to.number("stored", stored(s, k), 0, len(s.tables.bag))


def show_shield(s: Town, k: Kitchen, inside: bool, to: Sight) -> None:
    """Plans, storage and plates: hidden from others until they are revealed."""
    t = s.tables
    to.items("plan", k.plan if inside or s.phase != PLANNING else HIDDEN, CHEFS, NOBODY, len(t.locations) - 1)
    to.tokens("storage", k.storage if inside else [], t.stored_kinds, len(t.bag))
    to.number("soup", k.soup if inside else NOBODY, NOBODY, roof(s, SOUPS))
    to.number("bisque", k.bisque if inside else NOBODY, NOBODY, t.bisque_supply)
    to.tokens("returning", k.returning if inside else [], t.stored_kinds, len(t.bag))
    to.parts("plates", s.tables.most_plates, 0)
    if inside or not preparing(s):
        for plate in k.plates:
            show_plate(s, plate, to.following())
    if to.outlining:
        show_plate(s, empty_plate(), to.following())
    to.number("serving", k.serving if inside else NOBODY, NOBODY, 2 * TYPES)
    to.number("big", k.big if inside else NOBODY, NOBODY, TYPES - 1)


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


def show_plate(s: Town, plate: Plate, to: Sight) -> None:
    """A plate with everything on it."""
    to.items("items", plate.items, ON_A_PLATE, NOBODY, KINDS - 1)
    to.items("spices", plate.spices, ON_A_PLATE, NOBODY, KINDS - 1)
    to.number("soup", plate.soup, 0, roof(s, SOUPS))
    to.number("bisque", plate.bisque, 0, s.tables.bisque_supply)
    to.items("paired", plate.paired, TYPES, NOBODY, TYPES - 1)
    to.items("wines", plate.wines, TYPES, NOBODY, KINDS - 1)
    to.flag("kept", plate.kept != 0)
    to.number("quality", plate.quality, 0, roof(s, 999))
    to.number("stars", plate.stars, 0, roof(s, 150))


def show_rival(s: Town, to: Sight) -> None:
    """McDogald's, all public but the order of its decks; nothing in other games."""
    if not s.solo:
        return
    mine, t = s.rival, s.tables
    cards = max(len(t.orders), len(t.managers))
    to.items("course", mine.course, TYPES, NOBODY, KINDS - 1)
    to.items("spice", mine.spice, TYPES, NOBODY, KINDS - 1)
    to.number("allspice", mine.allspice, 0, roof(s, 30))
    to.tokens("aside", mine.aside, t.kinds, len(t.bag))
    to.rows("starred", mine.starred, len(t.slot_day), t.most_wanted, 0, 9)
    to.items("decks", [len(deck) for deck in mine.decks], DECKS, 0, cards)
    to.bags("discards", mine.discards, DECKS, cards, 4, 0)
    to.items("shown", mine.shown, 12, NOBODY, cards)
    to.number("boosted", mine.boosted, NOBODY, CHEFS - 1)
    to.number("boost", mine.boost, 0, 9)
    to.number("sample", mine.sample, NOBODY, KINDS - 1)

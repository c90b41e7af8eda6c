"""What a player might expect to be able to do and cannot, with the reason and its rule."""

from __future__ import annotations

from prixfixe.core.state import PASS, Ask
from prixfixe.games.critter_kitchen.challenges import bare_kinds, meal_quality, missing, prepared
from prixfixe.games.critter_kitchen.critic import dished, spiced
from prixfixe.games.critter_kitchen.options import DONE
from prixfixe.games.critter_kitchen.planning import planned
from prixfixe.games.critter_kitchen.shopping import picked
from prixfixe.games.critter_kitchen.state import Plate, Town
from prixfixe.games.critter_kitchen.tables import ALLSPICE, SPICE, WILD, is_rumor, type_of
from prixfixe.games.critter_kitchen.tokens import kinds
from prixfixe.kit.words import Phrase

Refused = list[tuple[Phrase, Phrase, str]]


def refusals(s: Town, seat: int) -> Refused:
    """For the question the seat is asked now."""
    ask = s.question(seat)
    return REFUSED[ask.rule](s, ask) if ask is not None and ask.rule in REFUSED else []


def no_place(s: Town, ask: Ask) -> Refused:
    """Locations whose card is used."""
    return [(("no_place", place), ("why_used",), "CK-PLAN-3") for place in s.row() if place not in ask.options]


def no_item(s: Town, ask: Ask) -> Refused:
    """Rumors that the player cannot take, and leaving after a pick."""
    found: Refused = []
    for token in kinds(s.stalls[ask.a]):
        if token not in ask.options and is_rumor(token):
            why, rule = ("why_all_known", "CK-RUMOR-5") if token == WILD else ("why_known", "CK-RUMOR-3")
            found.append((("no_token", token), (why,), rule))
    if PASS not in ask.options:
        found.append((("no_leave",), ("why_go_on",), "CK-SHOP-6"))
    return found


def no_addition(s: Town, ask: Ask) -> Refused:
    """Ingredients that the challenge does not want, spices without an ingredient, a meal that is not good enough."""
    kitchen = s.kitchens[ask.seat]
    plate = kitchen.plates[kitchen.serving]
    wanted = s.wanted(s.day_slots()[kitchen.serving])
    bare = [type_of(token) for token in bare_kinds(plate)]
    found: Refused = []
    for token in kinds(kitchen.storage):
        if token < SPICE and type_of(token) not in wanted:
            found.append((("no_token", token), ("why_unwanted", type_of(token)), "CK-CHAL-5"))
        elif (SPICE <= token < ALLSPICE and type_of(token) not in bare) or (token == ALLSPICE and not bare):
            found.append((("no_token", token), ("why_unmatched",), "CK-CHAL-9"))
    if DONE not in ask.options:
        found.append(not_presentable(s, ask.seat, plate, wanted))
    return found


def not_presentable(s: Town, seat: int, plate: Plate, wanted: list[int]) -> tuple[Phrase, Phrase, str]:
    """The first reason why a meal may not be presented."""
    if not plate.items:
        return ("no_present",), ("why_no_ingredient",), "CK-CHAL-7"
    lacking = missing(plate, wanted)
    if lacking > plate.soup + plate.bisque:
        return ("no_present",), ("why_soup", lacking), "CK-CHAL-6"
    quality = meal_quality(s, seat, plate)
    return ("no_present",), ("why_quality", quality, s.tables.award_from[0]), "CK-CHAL-11"


def no_ingredient(s: Town, ask: Ask) -> Refused:
    """Ingredients of other courses."""
    storage = kinds(s.kitchens[ask.seat].storage)
    others = [token for token in storage if token < SPICE and token not in ask.options]
    return [(("no_token", token), ("why_course",), "CK-CRIT-2") for token in others]


def no_spice(s: Town, ask: Ask) -> Refused:
    """Spices of other courses."""
    storage = kinds(s.kitchens[ask.seat].storage)
    others = [token for token in storage if token >= SPICE and token not in ask.options]
    return [(("no_token", token), ("why_course",), "CK-CRIT-2") for token in others]


REFUSED = {planned: no_place, picked: no_item, prepared: no_addition, dished: no_ingredient, spiced: no_spice}

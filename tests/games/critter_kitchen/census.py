"""Every piece of Critter Kitchen, counted wherever it lies."""

from prixfixe.games.critter_kitchen.options import RUMOR_SPICE
from prixfixe.games.critter_kitchen.sight import preparing
from prixfixe.games.critter_kitchen.state import NOBODY, OVER, Plate, Town
from prixfixe.games.critter_kitchen.tables import ALLSPICE, BISQUE, RUMOR, SEVENTH, SPICE, WILD


def census(s: Town) -> dict[str, int]:
    """Tokens by sort, bisque, and cards by deck."""
    tokens = all_tokens(s)
    allspice = [token for token in tokens if token in (ALLSPICE, SEVENTH)]
    return {
        "ingredients": len([token for token in tokens if token < SPICE]),
        "sevens": len([token for token in tokens if token < SPICE and token % 9 == 6]),
        "spices": len([token for token in tokens if SPICE <= token < ALLSPICE]),
        "allspice": len(allspice) + int(s.round < 7),
        "rumor tokens": len([token for token in tokens if RUMOR <= token <= WILD]),
        "bisque": s.bisque + bisque(s),
        "challenges": len(s.challenge_deck) + len(s.challenges),
        "rumor cards": len(set(rumor_cards(s))),
        "zous-chefs": len(set(zous(s))),
        "restaurateurs": len(set(restaurateurs(s))),
        "solo cards": len(solo_cards(s)),
        "hats": len(set(s.track)),
    }


def all_tokens(s: Town) -> list[int]:
    """The tokens of the bag, wherever they are."""
    found = s.bag + s.aside + s.offer + s.removed + [s.counter] * (s.counter != NOBODY)
    for stall in s.stalls:
        found += stall
    for kitchen in s.kitchens:
        found += kitchen.storage + kitchen.returning + [token for token in kitchen.rumors if token != NOBODY]
    for plate in plates(s):
        found += plate.items + plate.wines
        found += [spice for spice in plate.spices if spice not in (NOBODY, RUMOR_SPICE)]
    rival = s.rival
    found += [token for token in rival.course + rival.spice if token != NOBODY] + rival.aside
    return found + [ALLSPICE] * rival.allspice


def plates(s: Town) -> list[Plate]:
    """Plates with tokens on them; presented challenge meals are only remembered, McDogald's plate is on its board."""
    if not preparing(s) and s.phase != OVER:
        return []
    return [plate for seat in range(s.seats) for plate in s.kitchens[seat].plates]


def bisque(s: Town) -> int:
    """Bisque at the truck, in storages and on plates."""
    at_home = sum(kitchen.bisque for kitchen in s.kitchens) + sum(plate.bisque for plate in plates(s))
    return at_home + sum(stall.count(BISQUE) for stall in s.stalls)


def rumor_cards(s: Town) -> list[int]:
    """All rumor cards in the box of this match."""
    secrets = [kitchen.secret for kitchen in s.kitchens if kitchen.secret != NOBODY]
    return s.rumor_cards + s.other_rumors + s.cards + secrets


def zous(s: Town) -> list[int]:
    """All zous-chefs."""
    hired = [card for kitchen in s.kitchens for card in (kitchen.zous, kitchen.hired)]
    return [card for card in [*s.zous_deck, *s.retired, s.zous_offer, *hired] if card != NOBODY]


def restaurateurs(s: Town) -> list[int]:
    """All restaurateurs in use."""
    mine = [card for kitchen in s.kitchens for card in [*kitchen.dealt, kitchen.restaurateur] if card != NOBODY]
    return s.other_restaurateurs + mine


def solo_cards(s: Town) -> set[tuple[int, int]]:
    """Manager and chef cards, each with its deck."""
    shown = list(zip(s.rival.shown[::2], s.rival.shown[1::2]))
    piles = [(deck, card) for deck, cards in enumerate(s.rival.decks) for card in cards]
    piles += [(deck, card) for deck, cards in enumerate(s.rival.discards) for card in cards]
    assert len(set(shown) | set(piles)) == len(shown) + len(piles)
    return set(shown) | set(piles)

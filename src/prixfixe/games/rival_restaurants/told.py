"""What the story says of a player's answers: phrases of `words.py` with who, what and where."""

from __future__ import annotations

from prixfixe.core.state import Ask
from prixfixe.games.rival_restaurants import auction, market, phrases, prices
from prixfixe.games.rival_restaurants.state import Rivals
from prixfixe.games.rival_restaurants.tables import REMOTE_CARD
from prixfixe.kit.words import Phrase


def drafts(s: Rivals, ask: Ask, chef: int) -> Phrase:
    """A chef that is picked or banned."""
    return ("bans" if ask.a else "picks_chef", ask.seat, chef)


def relocates(s: Rivals, ask: Ask, place: int) -> Phrase:
    """Where a chef goes instead."""
    return ("relocates", ask.seat, s.chef[ask.a], place)


def uses_power(s: Rivals, ask: Ask, i: int, other: int) -> Phrase:
    """A power on its target; what swaps and dumps is told by the rule."""
    key, chef, *rest = phrases.target(s, ask, i, other)
    return ("kicks", ask.seat, chef, *rest) if key == "kick" else ("uses_power", ask.seat, chef)


def aims(s: Rivals, ask: Ask, rival: int) -> Phrase:
    """Whom the card in play is for."""
    return ("aims", ask.seat, s.effect.card, rival)


def fine(s: Rivals, ask: Ask, i: int) -> Phrase:
    """A fine is paid, or there is no cooking."""
    return ("pays_fine", ask.seat, ask.a) if i else ("refuses_fine", ask.seat)


def reacts(s: Rivals, ask: Ask, i: int) -> Phrase:
    """Clam-Voyance; letting it happen is told by what happens."""
    return ("clams_now", ask.seat) if i else ()


def claims(s: Rivals, ask: Ask, i: int, slot: int) -> Phrase:
    """A counter card that is claimed."""
    place = s.at[ask.seat * s.per + i]
    return ("claims", ask.seat, s.counter[place][slot - 1], slot, place)


def lets_off(s: Rivals, ask: Ask, i: int, rival: int) -> Phrase:
    """Who is spared from which power."""
    return ("lets_off", ask.seat, rival, s.chef[ask.seat * s.per + i])


def disposes(s: Rivals, ask: Ask, i: int) -> Phrase:
    """Garbage that is taken away."""
    return ("disposes", ask.seat, s.tables.disposal)


def sells(s: Rivals, ask: Ask, i: int) -> Phrase:
    """A sweet that is sold."""
    return ("sells", ask.seat, s.tables.sweet, s.tables.chocolate)


def buys_card(s: Rivals, ask: Ask, i: int) -> Phrase:
    """An action card from the deck of The Island."""
    return ("buys_card", ask.seat, prices.card_price(s, market.island_piece(s, ask.seat)))


def buys_card_afar(s: Rivals, ask: Ask, i: int) -> Phrase:
    """The same from where the chef is."""
    return ("buys_card", ask.seat, prices.card_price(s, s.power_of(ask.seat, REMOTE_CARD)))


def buys_upgrade(s: Rivals, ask: Ask, upgrade: int) -> Phrase:
    """An upgrade from the tray."""
    return ("buys_upgrade", ask.seat, upgrade, prices.upgrade_price(s, market.island_piece(s, ask.seat), upgrade))


def takes_from_counter(s: Rivals, ask: Ask, place: int, slot: int) -> Phrase:
    """A counter card that is taken and not bought."""
    return ("takes_from_counter", ask.seat, s.counter[place][slot - 1], slot, place)


def answers(s: Rivals, ask: Ask, answer: int, sender: int) -> Phrase:
    """An answer to an offer; a trade is told by the rule."""
    key = ("declines_offer", "", "counters_offer")[answer]
    return (key, ask.seat, sender) if key else ()


def answers_one(s: Rivals, ask: Ask, answer: int) -> Phrase:
    """The same where there is one offer."""
    return answers(s, ask, answer, ask.a)


def bids_garbage(s: Rivals, ask: Ask, i: int) -> Phrase:
    """One garbage more."""
    return ("bids_garbage", ask.seat, auction.high_garbage(s, auction.still_in(s)) + 1)


def stays(s: Rivals, ask: Ask, i: int) -> Phrase:
    """The high bid."""
    return ("stays", ask.seat, auction.high(s, auction.still_in(s)))


def raises(s: Rivals, ask: Ask, i: int) -> Phrase:
    """A higher bid."""
    return ("raises", ask.seat, (i + 1) * s.tables.unit)


def upgrade_for(s: Rivals, ask: Ask, whom: int) -> Phrase:
    """Whom an upgrade is for, if not for its buyer."""
    return ("upgrade_for", ask.seat, ask.a, whom) if whom != ask.seat else ()


def replaces(s: Rivals, ask: Ask, position: int) -> Phrase:
    """A recipe that is put back."""
    return ("replaces_recipe", ask.seat, s.players[ask.seat].recipes[position])


def uses_bonus(s: Rivals, ask: Ask, level: int) -> Phrase:
    """A bonus of the restaurant."""
    return ("uses_bonus", ask.seat, s.players[ask.seat].restaurant * 3 + level)

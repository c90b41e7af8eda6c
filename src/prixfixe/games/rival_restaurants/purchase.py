"""What a purchase brings besides the card (RV-CHEF-10)."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.state import Rivals
from prixfixe.games.rival_restaurants.tables import MEAT_FOR_MEAT


def take_bought(s: Rivals, piece: i64, market: i64, kind: i64) -> None:
    """The card is the player's; Phyllis's first purchase of the day at the Chop Shop brings the top shelf card too."""
    seat = s.owner(piece)
    s.players[seat].larder[kind] += 1
    if s.power(piece) != MEAT_FOR_MEAT or s.spent[piece] or s.is_npc(piece):
        return
    if s.tables.bonus_market[s.chef[piece]] == market:
        s.spent[piece] = 1
        if s.stocked(market):
            free = s.draw_kind(market)
            s.players[seat].larder[free] += 1
            s.tell("for_free", seat, free)
            s.tell("free_by", s.chef[piece])

"""What a seat may see (the section "Hidden information" of the rules)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.guess import guess
from prixfixe.games.rival_restaurants.parts import Offer, Player
from prixfixe.games.rival_restaurants.state import EVERYBODY, OVER, SERVING, Rivals
from prixfixe.games.rival_restaurants.trade import public_entry

__all__ = ["guess", "view"]


def view(s: Rivals, seat: i64) -> dict[str, Any]:
    """Everything public, and what the seat alone knows."""
    return {
        "day": s.day,
        "head": s.head,
        "phase": s.phase,
        "beat": s.beat,
        "live": bool(s.live),
        "clock": s.clock,
        "squad": bool(s.squad),
        "per": s.per,
        "waiting": sorted({ask.seat for ask in s.asks if ask.seat >= 0}),
        "players": [public_player(s, other) for other in range(s.seats)],
        "pieces": pieces(s),
        **piles(s, seat),
        "effect": effect(s),
        "war": war(s),
        "lone": s.lone[:],
        "named": s.named[:],
        "promises": [s.promises[i : i + 5] for i in range(0, len(s.promises), 5)],
        "winners": s.winners[:],
        "votes": [player.plan[:] for player in s.players] if s.phase == OVER and not s.asks else [],
        "looking": [s.peeker, len(s.peek)],
        "mine": own(s, seat),
    }


def piles(s: Rivals, seat: i64) -> dict[str, Any]:
    """Shelves, counters and decks."""
    return {
        "squads": [squad[:] for squad in s.squads],
        "pool": s.pool[:],
        "counter": [slots[:] for slots in s.counter],
        "locked": [bits(s.locked[market], s.tables.slots[market]) for market in range(s.tables.markets)],
        "shelf": [s.shelf(market) for market in range(s.tables.markets)],
        "stock": s.stock[:],
        "waste": s.waste[:],
        "deck": s.action_deck(),
        "played": s.played[:],
        "recipe_decks": [s.recipe_deck(tier) for tier in range(2)],
        "bottoms": [known_below(s, tier, seat) for tier in range(2)],
        "finished": [sorted(cards) for cards in s.finished],
        "clips": s.clips[:],
    }


def bits(number: i64, count: i64) -> list[i64]:
    """Bits as a list of 0 and 1."""
    return [number >> i & 1 for i in range(count)]


def public_player(s: Rivals, seat: i64) -> dict[str, Any]:
    """What everybody sees of a player."""
    player, shown = s.players[seat], s.phase >= SERVING
    return {
        "money": player.money,
        "popularity": player.popularity,
        "points": player.points[:],
        "garbage": player.garbage,
        "level": player.level,
        "restaurant": player.restaurant,
        "upgrades": bits(player.upgrades, s.tables.upgrades),
        "gourmets": player.gourmets,
        "larder": player.larder[:],
        "cards": len(player.hand),
        "recipes": player.recipes[:],
        **today(s, seat),
        "plan": cook_plan(player) if shown else [],
        "tasks": player.tasks,
        "fresh": player.fresh,
        "revenge": player.revenge,
        "offer": public_offer(player),
    }


def today(s: Rivals, seat: i64) -> dict[str, Any]:
    """What counts for a player until the end of the day."""
    player = s.players[seat]
    return {
        "used": player.used,
        "limit": s.card_limit(seat) if player.restaurant >= 0 else s.tables.card_limit,
        "powers": bool(player.grown and not player.frozen),
        "no_cook": bool(player.no_cook),
        "double": bool(player.double),
        "exempt": bits(player.exempt, s.tables.chefs),
        "closed": bits(player.closed, s.tables.markets),
        "perks": player.perks,
        "owes": bits(player.owes, s.seats),
        "offers": player.offers,
        "ready": bool(player.ready),
        "penalty": player.penalty,
    }


def cook_plan(player: Player) -> list[Any]:
    """Recipes, fills, extras and review of a plan."""
    return [player.mask, player.fills[:], player.extras, player.rave]


def public_offer(player: Player) -> list[Any]:
    """An open offer: partner, what is given, what is wanted, how often countered; empty without one."""
    offer = player.sent
    if offer is None:
        return []
    return [offer.partner, [public_entry(entry) for entry in offer.give], offer.want[:], offer.depth]


def pieces(s: Rivals) -> list[dict[str, Any]]:
    """The chefs on the board."""
    return [
        {
            "owner": s.owner(piece),
            "chef": s.chef[piece],
            "npc": s.is_npc(piece),
            "at": s.at[piece],
            "want": s.want[piece],
            "spent": bool(s.spent[piece]),
        }
        for piece in range(len(s.chef))
    ]


def known_below(s: Rivals, tier: i64, seat: i64) -> list[i64]:
    """The bottom of a recipe deck, -1 for what the seat does not know."""
    cards, known = s.bottoms[tier], s.bottom_known[tier]
    return [cards[i] if known[i] == EVERYBODY or known[i] == seat else -1 for i in range(len(cards))]


def effect(s: Rivals) -> dict[str, Any]:
    """The card or power being resolved."""
    it = s.effect
    return {
        "user": it.user,
        "card": it.card,
        "chef": it.chef,
        "piece": it.piece,
        "a": it.a,
        "b": it.b,
        "c": it.c,
        "victims": it.victims[:],
        "safe": bits(it.safe, s.seats),
        "chain": it.chain,
    }


def war(s: Rivals) -> dict[str, Any]:
    """The bidding war, or the claim that is being settled."""
    it = s.war
    return {
        "market": it.market,
        "slot": it.slot,
        "claim": it.claim,
        "pieces": it.pieces[:],
        "bids": it.bids[:],
        "garbage": it.garbage[:],
        "out": bits(it.out, len(it.pieces)),
        "turn": it.turn,
    }


def own(s: Rivals, seat: i64) -> dict[str, Any]:
    """What only the seat knows; empty for a spectator."""
    if seat < 0:
        return {
            "hand": [],
            "dealt": [],
            "plan": [],
            "cooking": [],
            "draft": [],
            "looks_at": [],
            "seen": [],
            "offers": [],
        }
    player = s.players[seat]
    return {
        "hand": player.hand[:],
        "dealt": s.dealt[seat][:],
        "plan": player.plan[:],
        "cooking": cook_plan(player),
        "draft": own_offer(player.draft),
        "looks_at": s.peek[:] if s.peeker == seat else [],
        "seen": seen(s, seat),
        "offers": [shown_to(s, sender, seat) for sender in range(s.seats)],
    }


def own_offer(offer: Offer | None) -> list[Any]:
    """An offer as its sender sees it."""
    if offer is None:
        return []
    return [offer.partner, offer.give[:], offer.want[:], offer.depth, offer.stage, offer.about, offer.detail]


def shown_to(s: Rivals, sender: i64, seat: i64) -> list[i64]:
    """What the seat sees of the faces of cards in an open offer: the own ones, and those shown to it."""
    offer = s.players[sender].sent
    if offer is None:
        return []
    if sender == seat:
        return offer.give[:]
    return [entry for entry in offer.give if entry // 100 == 3] if offer.partner == seat else []


def seen(s: Rivals, seat: i64) -> list[list[i64]]:
    """Action cards the seat knows in other hands: owner and kind."""
    found = []
    for code in s.known:
        who = code // s.tables.cards
        if who // s.seats == seat:
            found.append([who % s.seats, code % s.tables.cards])
    return found

"""What a seat may see (the section "Hidden information" of the rules)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.derived import show_derived
from prixfixe.games.rival_restaurants.guess import guess, reopen
from prixfixe.games.rival_restaurants.options import SHOWN
from prixfixe.games.rival_restaurants.parts import Offer, Player
from prixfixe.games.rival_restaurants.state import EVERYBODY, OVER, SERVING, Rivals
from prixfixe.games.rival_restaurants.trade import public_entry
from prixfixe.kit.sight import Sight, bits

__all__ = ["guess", "reopen", "show"]


def show(s: Rivals, seat: i64, to: Sight) -> None:
    """Everything public, and what the seat alone knows."""
    show_day(s, to)
    to.parts("players")
    for other in range(s.seats):
        show_player(s, other, to.following())
    show_pieces(s, to)
    show_piles(s, seat, to)
    show_effect(s, to.part("effect"))
    show_war(s, to.part("war"))
    to.items("lone", s.lone)
    to.items("named", s.named)
    to.grid("promises", s.promises, 5)
    to.items("winners", s.winners)
    to.data("votes", [player.plan[:] for player in s.players] if s.phase == OVER and not s.asks else [])
    to.items("looking", [s.peeker, len(s.peek)])
    show_own(s, seat, to.part("mine"))
    if to.deriving:
        show_derived(s, seat, to)


def show_day(s: Rivals, to: Sight) -> None:
    """When it is, and who is asked."""
    to.number("day", s.day)
    to.number("head", s.head)
    to.number("phase", s.phase)
    to.number("beat", s.beat)
    to.flag("live", s.live != 0)
    to.number("clock", s.clock)
    to.flag("squad", s.squad != 0)
    to.number("per", s.per)
    to.items("waiting", sorted({ask.seat for ask in s.asks if ask.seat >= 0}))


def show_piles(s: Rivals, seat: i64, to: Sight) -> None:
    """Shelves, counters and decks."""
    to.rows("squads", s.squads)
    to.items("pool", s.pool)
    to.rows("counter", s.counter)
    to.rows("locked", [bits(s.locked[market], s.tables.slots[market]) for market in range(s.tables.markets)])
    to.items("shelf", [s.shelf(market) for market in range(s.tables.markets)])
    to.items("stock", s.stock)
    to.items("waste", s.waste)
    to.number("deck", s.action_deck())
    to.items("played", s.played)
    to.items("recipe_decks", [s.recipe_deck(tier) for tier in range(2)])
    to.rows("bottoms", [known_below(s, tier, seat) for tier in range(2)])
    to.rows("finished", [sorted(cards) for cards in s.finished])
    to.items("clips", s.clips)


def show_player(s: Rivals, seat: i64, to: Sight) -> None:
    """What everybody sees of a player."""
    player = s.players[seat]
    to.number("money", player.money)
    to.number("popularity", player.popularity)
    to.items("points", player.points)
    to.number("garbage", player.garbage)
    to.number("level", player.level)
    to.number("restaurant", player.restaurant)
    to.bits("upgrades", player.upgrades, s.tables.upgrades)
    to.number("gourmets", player.gourmets)
    to.items("larder", player.larder)
    to.number("cards", len(player.hand))
    to.items("recipes", player.recipes)
    show_today(s, seat, to)
    to.data("plan", cook_plan(player) if s.phase >= SERVING else [])
    to.number("tasks", player.tasks)
    to.number("fresh", player.fresh)
    to.number("revenge", player.revenge)
    to.data("offer", public_offer(player))


def show_today(s: Rivals, seat: i64, to: Sight) -> None:
    """What counts for a player until the end of the day."""
    player = s.players[seat]
    to.number("used", player.used)
    to.number("limit", s.card_limit(seat) if player.restaurant >= 0 else s.tables.card_limit)
    to.flag("powers", player.grown != 0 and player.frozen == 0)
    to.flag("no_cook", player.no_cook != 0)
    to.flag("double", player.double != 0)
    to.bits("exempt", player.exempt, s.tables.chefs)
    to.bits("closed", player.closed, s.tables.markets)
    to.number("perks", player.perks)
    to.bits("owes", player.owes, s.seats)
    to.number("offers", player.offers)
    to.flag("ready", player.ready != 0)
    to.number("penalty", player.penalty)


def cook_plan(player: Player) -> list[Any]:
    """Recipes, fills, extras and review of a plan."""
    return [player.mask, player.fills[:], player.extras, player.rave]


def public_offer(player: Player) -> list[Any]:
    """An open offer: partner, what is given, what is wanted, how often countered; empty without one."""
    offer = player.sent
    if offer is None:
        return []
    return [offer.partner, [public_entry(entry) for entry in offer.give], offer.want[:], offer.depth]


def show_pieces(s: Rivals, to: Sight) -> None:
    """The chefs on the board."""
    to.parts("pieces")
    for piece in range(len(s.chef)):
        it = to.following()
        it.number("owner", s.owner(piece))
        it.number("chef", s.chef[piece])
        it.flag("npc", s.is_npc(piece))
        it.number("at", s.at[piece])
        it.number("want", s.want[piece])
        it.flag("spent", s.spent[piece] != 0)


def known_below(s: Rivals, tier: i64, seat: i64) -> list[i64]:
    """The bottom of a recipe deck, -1 for what the seat does not know."""
    cards, known = s.bottoms[tier], s.bottom_known[tier]
    return [cards[i] if known[i] == EVERYBODY or known[i] == seat else -1 for i in range(len(cards))]


def show_effect(s: Rivals, to: Sight) -> None:
    """The card or power being resolved."""
    it = s.effect
    to.number("user", it.user)
    to.number("card", it.card)
    to.number("chef", it.chef)
    to.number("piece", it.piece)
    to.number("a", it.a)
    to.number("b", it.b)
    to.number("c", it.c)
    to.items("victims", it.victims)
    to.bits("safe", it.safe, s.seats)
    to.number("chain", it.chain)


def show_war(s: Rivals, to: Sight) -> None:
    """The bidding war, or the claim that is being settled."""
    it = s.war
    to.number("market", it.market)
    to.number("slot", it.slot)
    to.number("claim", it.claim)
    to.items("pieces", it.pieces)
    to.items("bids", it.bids)
    to.items("garbage", it.garbage)
    to.bits("out", it.out, len(it.pieces))
    to.number("turn", it.turn)


def show_own(s: Rivals, seat: i64, to: Sight) -> None:
    """What only the seat knows; nothing for a spectator."""
    player = s.players[seat] if seat >= 0 else None
    to.items("hand", player.hand if player is not None else [])
    to.items("dealt", s.dealt[seat] if player is not None else [])
    to.items("plan", player.plan if player is not None else [])
    to.data("cooking", cook_plan(player) if player is not None else [])
    to.data("draft", own_offer(player.draft) if player is not None else [])
    to.items("looks_at", s.peek if player is not None and s.peeker == seat else [])
    to.rows("seen", seen(s, seat) if player is not None else [])
    to.rows("offers", [shown_to(s, sender, seat) for sender in range(s.seats)] if player is not None else [])


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
    return [entry for entry in offer.give if SHOWN.has(entry)] if offer.partner == seat else []


def seen(s: Rivals, seat: i64) -> list[list[i64]]:
    """Action cards the seat knows in other hands: owner and kind."""
    found = []
    for code in s.known:
        who = code // s.tables.cards
        if who // s.seats == seat:
            found.append([who % s.seats, code % s.tables.cards])
    return found

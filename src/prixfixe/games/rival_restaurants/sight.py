"""What a seat may see (the section "Hidden information" of the rules)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.games.rival_restaurants.barter import new_offer
from prixfixe.games.rival_restaurants.derived import show_derived
from prixfixe.games.rival_restaurants.guess import guess, reopen
from prixfixe.games.rival_restaurants.options import ENTRY, MOST_COINS, PROMISE, PROMISED, SHOWN
from prixfixe.games.rival_restaurants.parts import Offer, Player
from prixfixe.games.rival_restaurants.powers import DAYS
from prixfixe.games.rival_restaurants.prices import is_barred
from prixfixe.games.rival_restaurants.state import EMPTY, EVERYBODY, LINES, OVER, SERVING, TABLE, Rivals
from prixfixe.games.rival_restaurants.tables import LEVELS
from prixfixe.games.rival_restaurants.trade import public_entry
from prixfixe.kit.sight import Sight, cut

__all__ = ["guess", "reopen", "show"]
MONEY: Final[i64] = 100 * MOST_COINS  # more than any purse holds
MANY: Final[i64] = 99  # more than anything else of which there is no fixed number
LAST_DAY: Final[i64] = 999


def show(s: Rivals, seat: i64, to: Sight) -> None:
    """Everything public, and what the seat alone knows."""
    show_day(s, to)
    to.parts("players", s.seats, 1)
    for other in range(s.seats):
        show_player(s, other, to.following())
    show_pieces(s, to)
    show_shops(s, seat, to)
    show_decks(s, seat, to)
    show_effect(s, to.part("effect"))
    show_war(s, to.part("war"))
    to.among("lone", s.lone, len(s.chef), s.per)
    show_named(s, to)
    show_promises(s, to)
    to.among("winners", s.winners, s.seats, 1)
    if to.deriving:
        to.data("votes", [player.plan[:] for player in s.players] if s.phase == OVER and not s.asks else [])
    looking = to.row("looking")
    looking.seat("who", s.peeker, s.seats, 1)
    looking.number("cards", len(s.peek), 0, 20)
    show_own(s, seat, to.part("mine"))
    if to.deriving:
        show_derived(s, seat, to)


def show_day(s: Rivals, to: Sight) -> None:
    """When it is, and who is asked."""
    to.number("day", s.day, 0, LAST_DAY)
    to.seat("head", s.head, s.seats, 1)
    to.number("phase", s.phase, 0, OVER)
    to.number("beat", s.beat, -1, 999)
    if to.deriving:
        to.data("live", s.live != 0)
        to.data("clock", s.clock)
        to.data("squad", s.squad != 0)
        to.data("per", s.per)
    to.among("waiting", sorted({ask.seat for ask in s.asks if ask.seat >= 0}), s.seats, 1)


def show_shops(s: Rivals, seat: i64, to: Sight) -> None:
    """Squads, shelves and counters."""
    t = s.tables
    to.bags("squads", s.squads, s.seats, t.chefs, 1, 1)
    to.bag("pool", s.pool, t.chefs, 1)
    to.rows("counter", s.counter, t.markets, to.most(t.slots), -1, t.kinds - 1)
    if to.deriving:
        to.data("locked", [[kept_from(s, seat, kind) for kind in slots] for slots in s.counter])
    to.items("shelf", [s.shelf(market) for market in range(t.markets)], t.markets, 0, to.total(t.copies))
    to.items("stock", s.stock, t.kinds, 0, to.most(t.copies))
    to.items("waste", s.waste, t.kinds, 0, to.most(t.copies))


def kept_from(s: Rivals, seat: i64, kind: i64) -> i64:
    """1 if a tied war keeps an ingredient from the viewer today."""
    return 1 if seat >= 0 and kind != EMPTY and is_barred(s, seat, kind) else 0


def show_decks(s: Rivals, seat: i64, to: Sight) -> None:
    """Decks and what is left of them."""
    t = s.tables
    to.number("deck", s.action_deck(), 0, to.total(t.card_copies))
    to.items("played", s.played, t.cards, 0, to.most(t.card_copies))
    to.items("recipe_decks", [s.recipe_deck(tier) for tier in range(2)], 2, 0, t.recipes)
    to.rows("bottoms", [known_below(s, tier, seat) for tier in range(2)], 2, t.recipes // 2, -2, t.recipes - 1)
    to.bags("finished", [sorted(cards) for cards in s.finished], 2, t.recipes, 1, 0)
    to.items("clips", s.clips, t.upgrades, 0, to.most(t.upgrade_copies))


def show_player(s: Rivals, seat: i64, to: Sight) -> None:
    """What everybody sees of a player."""
    player, t = s.players[seat], s.tables
    to.number("money", player.money, 0, MONEY)
    to.number("popularity", player.popularity, 0, MANY)
    to.items("points", player.points, LINES, -MANY, MANY)
    to.number("garbage", player.garbage, 0, MANY)
    to.number("level", player.level, 0, LEVELS)
    to.number("restaurant", player.restaurant, -1, t.restaurants - 1)
    to.bits("upgrades", player.upgrades, t.upgrades, t.upgrades, 0)
    to.number("gourmets", player.gourmets, 0, MANY)
    to.items("larder", player.larder, t.kinds, 0, to.most(t.copies))
    to.number("cards", len(player.hand), 0, to.total(t.card_copies))
    to.items("recipes", player.recipes, 2, -1, t.recipes - 1)
    show_today(s, seat, to)
    if s.phase >= SERVING or to.outlining:
        show_plan(player, to.row("plan"))
    else:
        to.no_row("plan")
    to.number("tasks", player.tasks, 0, 127)
    to.number("fresh", player.fresh, 0, MANY)
    to.number("revenge", player.revenge, 0, MANY)
    show_sent(s, player, to)


def show_today(s: Rivals, seat: i64, to: Sight) -> None:
    """What counts for a player until the end of the day."""
    player, t = s.players[seat], s.tables
    to.number("used", player.used, 0, MANY)
    to.number("limit", s.card_limit(seat) if player.restaurant >= 0 else t.card_limit, 0, 9)
    to.flag("powers", player.grown != 0 and player.frozen == 0)
    to.flag("no_cook", player.no_cook != 0)
    to.flag("double", player.double != 0)
    to.bits("exempt", player.exempt, t.chefs, t.chefs, 0)
    to.bits("closed", player.closed, t.markets, t.markets, 0)
    to.bits("barred", player.barred, t.kinds, t.kinds, 0)
    to.number("perks", player.perks, 0, MANY)
    to.bits("owes", player.owes, s.seats, s.seats, 1)
    to.number("offers", player.offers, 0, MANY)
    to.flag("ready", player.ready != 0)
    to.number("penalty", player.penalty, 0, MANY)


def show_plan(player: Player, to: Sight) -> None:
    """What is cooked: recipes, the ingredients that fill them, extras, the reviewed one."""
    to.number("recipes", player.mask, 0, 3)
    to.items("fills", player.fills, 16, -1, 999)
    to.number("extras", player.extras, 0, 3)
    to.number("review", player.rave, 0, 2)


def show_pieces(s: Rivals, to: Sight) -> None:
    """The chefs on the board."""
    t = s.tables
    to.parts("pieces", len(s.chef), s.per)
    for piece in range(len(s.chef)):
        it = to.following()
        if it.deriving:
            it.data("owner", s.owner(piece))
        it.number("chef", s.chef[piece], -1, t.chefs - 1)
        it.flag("npc", s.is_npc(piece))
        it.number("at", s.at[piece], -1, t.markets)
        it.number("want", s.want[piece], -1, to.most(t.slots))
        it.flag("spent", s.spent[piece] != 0)


def known_below(s: Rivals, tier: i64, seat: i64) -> list[i64]:
    """The bottom of a recipe deck, -1 for what the seat does not know."""
    cards, known = s.bottoms[tier], s.bottom_known[tier]
    return [cards[i] if known[i] == EVERYBODY or known[i] == seat else -1 for i in range(len(cards))]


def show_effect(s: Rivals, to: Sight) -> None:
    """The card or power being resolved."""
    it, t = s.effect, s.tables
    to.seat("user", it.user, s.seats, 1)
    to.number("card", it.card, -1, t.cards - 1)
    to.number("chef", it.chef, -1, t.chefs - 1)
    to.seat("piece", it.piece, len(s.chef), s.per)
    to.number("a", it.a, -1, MONEY)
    to.number("b", it.b, -1, MONEY)
    to.number("c", it.c, -1, MONEY)
    to.among("victims", it.victims, s.seats, 1)
    to.bits("safe", it.safe, s.seats, s.seats, 1)
    to.number("chain", it.chain, 0, MANY)


def show_war(s: Rivals, to: Sight) -> None:
    """The bidding war, or the claim that is being settled."""
    it, t, pieces = s.war, s.tables, len(s.chef)
    to.number("market", it.market, -1, t.markets - 1)
    to.number("slot", it.slot, -1, to.most(t.slots))
    to.seat("claim", it.claim, pieces, s.per)
    to.seats("pieces", it.pieces, pieces, pieces, s.per)
    to.items("bids", it.bids, pieces, 0, MONEY)
    to.items("garbage", it.garbage, pieces, 0, t.garbage_cap)
    to.bits("out", it.out, len(it.pieces), pieces, 0)
    to.number("turn", it.turn, 0, pieces)


def show_named(s: Rivals, to: Sight) -> None:
    """Whom each chef has named last, and when: one number to people, and both parts of it to others."""
    if to.deriving:
        to.data("named", s.named[:])
        return
    to.lines("named", s.tables.chefs, 0)
    for code in s.named:
        if code >= 0 or to.outlining:
            it = to.following()
            it.seat("who", code // DAYS, s.seats, 1)
            it.number("number", code % DAYS, 0, DAYS - 1)
        else:
            to.skip()


def show_promises(s: Rivals, to: Sight) -> None:
    """Who promised whom what, and until which day."""
    t = s.tables
    to.lines("promises", 12, 0)
    for promise in [[0] * 5] if to.outlining else cut(s.promises, 5):
        it = to.following()
        it.seat("from", promise[0], s.seats, 1)
        it.seat("to", promise[1], s.seats, 1)
        it.number("promise", promise[2], 0, t.promises)
        it.number("about", promise[3], 0, max(max(t.kinds, t.markets), 9))
        it.number("until", promise[4], 0, LAST_DAY)


def show_own(s: Rivals, seat: i64, to: Sight) -> None:
    """What only the seat knows; nothing for a spectator."""
    player, t = s.players[seat] if seat >= 0 else None, s.tables
    rows = max(max(t.chefs, t.restaurants), max(t.recipes, t.cards))
    to.bag("hand", player.hand if player is not None else [], t.cards, to.most(t.card_copies))
    to.items("dealt", s.dealt[seat] if player is not None else [], 8, -1, rows)
    to.items("plan", player.plan if player is not None else [], 8, -1, rows)
    if player is not None:
        show_plan(player, to.row("cooking"))
    else:
        to.no_row("cooking")
    show_draft(s, player, to)
    to.items("looks_at", s.peek if player is not None and s.peeker == seat else [], 8, -1, rows)
    to.lines("seen", 12, 0)
    for known in [[0, 0]] if to.outlining else seen(s, seat):
        it = to.following()
        it.seat("owner", known[0], s.seats, 1)
        it.number("card", known[1], 0, t.cards - 1)
    show_faces(s, seat, to)


# ---- offers


def show_sent(s: Rivals, player: Player, to: Sight) -> None:
    """An open offer as everybody sees it; nothing without one."""
    offer = new_offer(TABLE, 0) if to.outlining else player.sent
    if offer is None:
        to.no_row("offer")
    else:
        show_offer(s, offer, [public_entry(entry) for entry in offer.give], to.row("offer"))


def show_draft(s: Rivals, player: Player | None, to: Sight) -> None:
    """The offer that somebody is composing; nothing without one."""
    offer = new_offer(TABLE, 0) if to.outlining else player.draft if player is not None else None
    if offer is None:
        to.no_row("draft")
        return
    it = to.row("draft")
    show_offer(s, offer, offer.give, it)
    it.number("stage", offer.stage, -1, 2)
    it.number("about", offer.about, -1, s.tables.promises)
    it.number("detail", offer.detail, -1, s.tables.kinds)


def show_offer(s: Rivals, offer: Offer, give: list[i64], to: Sight) -> None:
    """The partner, what is given, what is wanted, how often it was countered."""
    to.seat("partner", offer.partner, s.seats, 1)
    show_entries("give", give, s.tables.entries, to)
    show_entries("want", offer.want, s.tables.entries, to)
    to.number("depth", offer.depth, 0, MANY)


def show_entries(key: str, entries: list[i64], most: i64, to: Sight) -> None:
    """One side of an offer: numbers to people, and what they are made of to others."""
    if to.deriving:
        to.data(key, entries[:])
        return
    to.lines(key, most, 0)
    for entry in entries:
        show_entry(entry, to.following())
    if to.outlining:
        show_entry(0, to.following())


def show_entry(entry: i64, to: Sight) -> None:
    """A group and what it names; a promise also names a thing and days."""
    promised = PROMISED.has(entry)
    to.number("group", ENTRY.one(PROMISE.first if promised else entry), -1, 9)
    to.number("what", PROMISED.one(entry) if promised else ENTRY.two(entry), 0, 99)
    to.number("about", PROMISED.two(entry) if promised else 0, 0, 99)
    to.number("days", PROMISED.three(entry) if promised else 0, 0, 9)


def show_faces(s: Rivals, seat: i64, to: Sight) -> None:
    """What the seat sees of the faces of cards in open offers."""
    if to.deriving:
        to.data("offers", [shown_to(s, sender, seat) for sender in range(s.seats)] if seat >= 0 else [])
        return
    to.lines("offers", s.seats, 1)
    for sender in range(s.seats if seat >= 0 else 0):
        faces = shown_to(s, sender, seat)
        if faces or to.outlining:
            show_entries("", faces, s.tables.entries, to.following())
        else:
            to.skip()


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
    found: list[list[i64]] = []
    for code in s.known:
        who = code // s.tables.cards
        if who // s.seats == seat:
            found.append([who % s.seats, code % s.tables.cards])
    return found

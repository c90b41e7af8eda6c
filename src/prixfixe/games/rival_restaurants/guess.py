"""A full state that fits what a seat knows: everything hidden is arranged anew."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import CLOCK, PASS, Ask, Rule
from prixfixe.games.rival_restaurants import (
    auction,
    barter,
    bazaar,
    bonuses,
    cards,
    cook,
    effects,
    market,
    move,
    react,
    scoring,
    serve,
    setup,
    trade,
)
from prixfixe.games.rival_restaurants.options import FACE_DOWN, SHOWN
from prixfixe.games.rival_restaurants.state import EVERYBODY, SERVING, Rivals
from prixfixe.games.rival_restaurants.tables import MONEY_MOVE


def guess(s: Rivals, seat: i64, seed: i64) -> Rivals:
    """Hands, decks, secret plans and drafts of others are drawn anew; every lane of chance starts elsewhere."""
    twin = s.copy()
    twin.seed(seed)
    own = known_cards(twin, seat)
    guess_hands(twin, seat, own)
    for tier in range(2):
        guess_recipes(twin, tier, seat)
    guess_dealt(twin, seat)
    for other in range(s.seats):
        if other != seat:
            guess_offers(twin, other, seat)
    guess_questions(twin, seat)
    return twin


# ---- action cards


def known_cards(s: Rivals, seat: i64) -> list[i64]:
    """What the seat knows of other hands stays; what others know of hands is forgotten."""
    s.known = [code for code in s.known if code // s.tables.cards // s.seats == seat]
    return s.known


def guess_hands(s: Rivals, seat: i64, known: list[i64]) -> None:
    """Cards the seat does not know are dealt anew to hands, to whoever looks at cards, and to the deck."""
    pool = s.deck[:]
    sizes: list[i64] = []
    reviews = shown_reviews(s, known)
    for other in range(s.seats):
        hand = s.players[other].hand
        sizes.append(len(hand))
        if other != seat:
            for kind in hand:
                pool[kind] += 1
            s.players[other].hand = []
    looking = s.peeker >= 0 and s.peeker != seat and looks_at_cards(s)
    for kind in s.peek if looking else []:
        pool[kind] += 1
    keep_known(s, seat, known + reviews, sizes, pool)
    for other in range(s.seats):
        while len(s.players[other].hand) < sizes[other]:
            s.players[other].hand.append(take(s, pool))
        s.players[other].hand.sort()
    if looking:
        s.peek = sorted([take(s, pool) for _ in s.peek])
    s.deck = pool


def shown_reviews(s: Rivals, known: list[i64]) -> list[i64]:
    """Reviews that were revealed with their plans and are still in hand, written like known cards."""
    found: list[i64] = []
    for other in range(s.seats):
        if s.phase == SERVING and s.players[other].rave:
            code = other * s.tables.cards + cook.review_card(s, other)
            if not any(card % (s.seats * s.tables.cards) == code for card in known):
                found.append(code)
    return found


def keep_known(s: Rivals, seat: i64, known: list[i64], sizes: list[i64], pool: list[i64]) -> None:
    """Cards the seat has seen in a hand are in it."""
    for code in known:
        owner, kind = code // s.tables.cards % s.seats, code % s.tables.cards
        if owner != seat and len(s.players[owner].hand) < sizes[owner] and pool[kind]:
            pool[kind] -= 1
            s.players[owner].hand.append(kind)


def take(s: Rivals, pool: list[i64]) -> i64:
    """A random card out of counts by kind."""
    size: i64 = 0
    for count in pool:
        size += count
    left = s.below(size)
    for kind in range(len(pool)):
        left -= pool[kind]
        if left < 0:
            pool[kind] -= 1
            return kind
    return 0


def looks_at_cards(s: Rivals) -> bool:
    """Whether what somebody looks at are action cards, not recipes."""
    return any(ask.rule == bonuses.kept_card for ask in s.asks)


# ---- recipes


def guess_recipes(s: Rivals, tier: i64, seat: i64) -> None:
    """The deck, what others put below and what others look at are dealt anew."""
    looking = s.peeker >= 0 and s.peeker != seat and not looks_at_cards(s)
    looking = looking and len(s.peek) > 0 and s.tables.tier[s.peek[0]] == tier
    pool = s.bags[tier] + (s.peek if looking else [])
    below, known = s.bottoms[tier], s.bottom_known[tier]
    for i in range(len(below)):
        if known[i] != EVERYBODY and known[i] != seat:
            pool.append(below[i])
    pool.sort()
    if looking:
        s.peek = [s.draw(pool) for _ in s.peek]
    for i in range(len(below)):
        if known[i] != EVERYBODY and known[i] != seat:
            below[i] = s.draw(pool)
    s.bags[tier] = pool


# ---- set-up cards


def guess_dealt(s: Rivals, seat: i64) -> None:
    """Cards dealt to others to choose from may be any the seat was not dealt."""
    mine: list[i64] = s.dealt[seat] if seat >= 0 else []
    left = [card for card in s.pool if card not in mine]
    for other in range(s.seats):
        if other != seat:
            s.dealt[other] = [s.draw(left) for _ in s.dealt[other]]


# ---- offers


def guess_offers(s: Rivals, other: i64, seat: i64) -> None:
    """Faces of cards in an open offer fit the hand; a draft is unknown, but who is waited for makes a counter-offer."""
    player = s.players[other]
    offer = player.sent
    if offer is not None:
        hand = player.hand[:]
        for entry in offer.give:
            if SHOWN.has(entry) and offer.partner == seat and SHOWN.one(entry) in hand:
                hand.remove(SHOWN.one(entry))
        for i, entry in enumerate(offer.give):
            if FACE_DOWN.has(entry) or (SHOWN.has(entry) and offer.partner != seat):
                kind = s.draw(hand) if hand else s.below(s.tables.cards)
                offer.give[i] = FACE_DOWN.code(kind) if FACE_DOWN.has(entry) else SHOWN.code(kind)
    draft = player.draft
    player.drafts = player.offers
    if draft is not None:
        awaited = draft.depth and draft.stage != barter.FINISHED
        player.draft = barter.new_offer(draft.partner, draft.depth) if awaited else None
        player.drafts += 1 if player.draft is not None else 0


# ---- questions


def guess_questions(s: Rivals, seat: i64) -> None:
    """The questions of others are asked anew from what they hold in this guess; secret answers given are made up."""
    asks = s.asks
    s.asks = []
    waiting = [ask.seat for ask in asks]
    rule = asks[0].rule if asks else None
    family = family_of(asks[0]) if asks else 0
    for ask in asks:
        if ask.seat == seat or ask.seat == CLOCK:
            s.asks.append(ask)
        elif not family:
            ask_anew(s, ask)
    if family and rule is not None:
        for other in range(s.seats):
            if other != seat:
                ask_secret(s, other, family, other in waiting)
                if other not in waiting:
                    answer_at_random(s, other)
    by_seat(s)


def reopen(s: Rivals, seat: i64) -> None:
    """Nobody else has answered in a secret decision of several players."""
    asks = s.asks
    family = family_of(asks[0])
    if not family:
        return
    waiting = [ask.seat for ask in asks]
    s.asks = [ask for ask in asks if ask.seat == seat or ask.seat == CLOCK]
    for other in range(s.seats):
        if other != seat:
            ask_secret(s, other, family, other in waiting)
    by_seat(s)


def by_seat(s: Rivals) -> None:
    """Questions in the order of the seats, the clock's last."""
    order = s.asks
    s.asks = []
    for who in [*range(s.seats), CLOCK]:
        s.asks += [ask for ask in order if ask.seat == who]


SECRETS: list[list[Rule]] = [
    [setup.kept_restaurant],
    [setup.kept_chef],
    [setup.kept_npc],
    [setup.dropped_chef],
    [move.went, move.chose_chef, move.sent_npc],
    [move.wanted],
    [market.chose_first],
    [market.contested],
    [cook.planned, cook.filled, cook.added, cook.reviewed, cook.confirmed],
    [scoring.voted],
    [move.wanted_anew],
]


def family_of(ask: Ask) -> int:
    """Which secret decision of several players an open question belongs to; 0 for none."""
    for number, rules in enumerate(SECRETS):
        if ask.rule in rules:
            return number + 1
    return 0


def ask_secret(s: Rivals, other: i64, family: int, waiting: bool) -> None:
    """A player's part of a secret decision, from its beginning."""
    player = s.players[other]
    before = player.plan
    player.plan = []
    if family <= 4:
        s.ask(other, s.dealt[other][::-1] if family == 4 else s.dealt[other][:], SECRETS[family - 1][0])
    elif family == 5:
        move.ask_place(s, other)
    elif family == 6:
        move.ask_wants(s, other)
    elif family == 7:
        market.ask_first_choice(s, other)
    elif family == 8 and (waiting or before):
        s.ask(other, [market.DECLINE, market.CONTEST], market.contested)
    elif family == 9:
        player.restarts = 0
        cook.plan_anew(s, other)
    elif family == 10 and other not in s.winners:
        s.ask(other, [PASS, *s.winners], scoring.voted)
    elif family == 11:
        want_again(s, other)


def want_again(s: Rivals, other: i64) -> None:
    """A new want of a chef that moved; the rule that settles the wants knows which did."""
    settling = s.agenda[-1]
    for piece in (settling.a, settling.b):
        if piece >= 0 and s.owner(piece) == other:
            options = move.wants(s, piece)
            s.players[other].plan = options[:1]
            if len(options) > 1:
                s.ask(other, options, move.wanted_anew)


def answer_at_random(s: Rivals, other: i64) -> None:
    """Any answers, until the player is asked no more."""
    agenda = s.agenda
    s.agenda = []
    ask = s.question(other)
    while ask is not None:
        s.take(ask, ask.options[s.below(len(ask.options))])
        ask = s.question(other)
    s.agenda = agenda


def ask_anew(s: Rivals, ask: Ask) -> None:
    """One question to another player, with the options that follow from this guess."""
    seat, rule = ask.seat, ask.rule
    if rule == cards.carded:
        s.ask(seat, [PASS, *cards.card_options(s, seat, MONEY_MOVE)], cards.carded, ask.a)
    elif rule == cards.carded_live:
        s.ask(seat, [PASS, *cards.card_options(s, seat, MONEY_MOVE)], cards.carded_live)
    elif rule == react.reacted:
        held = s.tables.clam in s.players[seat].hand
        s.ask(seat, [react.LET, react.CLAM] if held else [react.LET], react.reacted, ask.a)
    elif rule == auction.bade:
        auction.ask_bid(s, s.war.turn, auction.still_in(s))
    elif rule == trade.answered:
        trade.put(s, seat, ask.a)
    elif rule == trade.chose_card:
        s.players[seat].plan = []
        trade.choose_cards(s, seat, ask.a)
    else:
        ask_open(s, ask)


def ask_open(s: Rivals, ask: Ask) -> None:
    """The same in the open part, or when somebody looks at cards."""
    seat, rule = ask.seat, ask.rule
    if s.live and (rule == bazaar.acted_live or rule in COMPOSING):
        ask_in_live(s, seat)
    elif rule == bazaar.called or rule in COMPOSING:
        ask_beat(s, seat)
    elif rule == effects.redrawn:
        s.ask(seat, [s.effect.b, *s.peek], effects.redrawn)
    elif rule == serve.kept_recipe:
        s.ask(seat, s.peek[:], serve.kept_recipe, ask.a)
    elif rule == bonuses.kept_card:
        s.ask(seat, sorted(set(s.peek)), bonuses.kept_card)
    else:
        s.asks.append(ask)


def ask_in_live(s: Rivals, seat: i64) -> None:
    """Nobody can tell who composes an offer, unless there is nothing else that the player could be asked."""
    player = s.players[seat]
    draft, player.draft, drafts, player.drafts = player.draft, None, player.drafts, player.offers
    if not player.ready:
        bazaar.ask_live(s, seat)
        return
    bazaar.ask_ready(s, seat)
    if s.question(seat) is None and draft is not None:
        player.draft, player.drafts = draft, drafts
        barter.compose(s, seat)


COMPOSING: list[Rule] = [barter.addressed, barter.composed, barter.worded, barter.dated]


def ask_beat(s: Rivals, seat: i64) -> None:
    """Others cannot tell whether the player called composes an offer, unless all wait for a counter-offer."""
    if s.players[seat].draft is not None:
        barter.compose(s, seat)
        return
    if s.agenda and s.agenda[-1].rule == bazaar.offered:
        s.agenda.pop()
    s.ask(seat, bazaar.menu(s, seat, True), bazaar.called)

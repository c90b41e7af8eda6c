"""The parts a table is made of: players, offers, effects, wars."""

from __future__ import annotations

from mypy_extensions import i64


class Offer:
    """What somebody gives and wants; entries are numbers of `barter`."""

    partner: i64  # TABLE for everybody
    give: list[i64]
    want: list[i64]
    depth: i64  # how often it was countered in a row
    stage: i64  # while composed: 0 what is wanted, 1 what is given
    steps: i64  # answers it took to compose
    about: i64  # the promise being worded, or -1
    detail: i64

    def copy(self) -> Offer:
        twin = Offer()
        twin.partner = self.partner
        twin.give = self.give[:]
        twin.want = self.want[:]
        twin.depth = self.depth
        twin.stage = self.stage
        twin.steps = self.steps
        twin.about = self.about
        twin.detail = self.detail
        return twin


class Player:
    """What one player has, and how the day stands for the restaurant."""

    money: i64
    popularity: i64
    garbage: i64
    level: i64
    restaurant: i64
    upgrades: i64  # bits
    gourmets: i64  # cooked in the game
    larder: list[i64]  # by kind
    hand: list[i64]  # kinds of action cards, sorted
    recipes: list[i64]
    points: list[i64]  # lines of the score
    # the day
    used: i64  # action cards
    frozen: i64
    grown: i64  # the powers are awake
    no_cook: i64
    double: i64  # may cook two today
    exempt: i64  # bits: chefs whose passive power does not touch this player
    weighed: i64  # bits: chefs whose owner was asked today whether to spare this player
    closed: i64  # bits: markets that sell nothing to this player
    barred: i64  # bits: ingredients that a tied war keeps from this player
    perks: i64  # uses of the daily discount
    owes: i64  # bits: seats paid at the next offer
    offers: i64  # sent today
    drafts: i64  # offers begun today
    ready: i64
    unready: i64  # how often ready was taken back today
    # secret until revealed
    plan: list[i64]  # places, wants, first choices, contest, vote, set-up choices
    mask: i64  # recipes to cook, bits by position
    fills: list[i64]
    extras: i64  # bits by position: Secret Sauce or Wine added
    rave: i64  # position + 1 of the reviewed recipe
    restarts: i64
    # cooking
    penalty: i64  # garbage when COOK began
    served: i64
    tasks: i64  # bits: what is left to do after cooking
    fresh: i64  # garbage of the dishes just cooked
    revenge: i64  # forced discards to make
    # barter
    draft: Offer | None
    sent: Offer | None

    def copy(self) -> Player:
        twin = Player()
        twin.money = self.money
        twin.popularity = self.popularity
        twin.garbage = self.garbage
        twin.level = self.level
        twin.restaurant = self.restaurant
        twin.upgrades = self.upgrades
        twin.gourmets = self.gourmets
        twin.larder = self.larder[:]
        twin.hand = self.hand[:]
        twin.recipes = self.recipes[:]
        twin.points = self.points[:]
        self.copy_day(twin)
        self.copy_plans(twin)
        return twin

    def copy_day(self, twin: Player) -> None:
        """How the day stands."""
        twin.used = self.used
        twin.frozen = self.frozen
        twin.grown = self.grown
        twin.no_cook = self.no_cook
        twin.double = self.double
        twin.exempt = self.exempt
        twin.weighed = self.weighed
        twin.closed = self.closed
        twin.barred = self.barred
        twin.perks = self.perks
        twin.owes = self.owes
        twin.offers = self.offers
        twin.drafts = self.drafts
        twin.ready = self.ready
        twin.unready = self.unready

    def copy_plans(self, twin: Player) -> None:
        """Plans, cooking and barter."""
        twin.plan = self.plan[:]
        twin.mask = self.mask
        twin.fills = self.fills[:]
        twin.extras = self.extras
        twin.rave = self.rave
        twin.restarts = self.restarts
        twin.penalty = self.penalty
        twin.served = self.served
        twin.tasks = self.tasks
        twin.fresh = self.fresh
        twin.revenge = self.revenge
        draft, sent = self.draft, self.sent
        twin.draft = None if draft is None else draft.copy()
        twin.sent = None if sent is None else sent.copy()


class Effect:
    """A card or power being resolved: who uses it, on whom, and who is protected."""

    user: i64
    card: i64  # the kind of the card in play, or -1
    chef: i64  # the chef whose power it is, or -1
    piece: i64  # the user's piece, or -1
    a: i64  # choices: a rival, a market ...
    b: i64
    c: i64
    victims: list[i64]
    safe: i64  # bits: victims who are protected
    chain: i64  # Clam-Voyance used in the present chain

    def copy(self) -> Effect:
        twin = Effect()
        twin.user = self.user
        twin.card = self.card
        twin.chef = self.chef
        twin.piece = self.piece
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.victims = self.victims[:]
        twin.safe = self.safe
        twin.chain = self.chain
        return twin


class War:
    """A bidding war for one counter card; lists go by participant."""

    market: i64
    slot: i64
    claim: i64  # the piece that claimed, or -1
    pieces: list[i64]  # in priority order; empty when there is no war
    bids: list[i64]
    garbage: list[i64]
    out: i64  # bits: dropped
    stayed: i64  # bits: stayed since the last raise
    turn: i64

    def copy(self) -> War:
        twin = War()
        twin.market = self.market
        twin.slot = self.slot
        twin.claim = self.claim
        twin.pieces = self.pieces[:]
        twin.bids = self.bids[:]
        twin.garbage = self.garbage[:]
        twin.out = self.out
        twin.stayed = self.stayed
        twin.turn = self.turn
        return twin

"""Set-up: piles, restaurants, starting goods, chefs (RV-SET, RV-KS-1 to 3, RV-DRAFT)."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.game import Options
from prixfixe.games.rival_restaurants.counter import draw_to_counter, tell_counter
from prixfixe.games.rival_restaurants.day import dawn
from prixfixe.games.rival_restaurants.parts import Effect, Player, War
from prixfixe.games.rival_restaurants.state import (
    DEAL_LANE,
    EMPTY,
    HOME,
    LINES,
    NOWHERE,
    OTHER_LANES,
    SET_UP,
    Rivals,
)
from prixfixe.games.rival_restaurants.tables import BASIC, GOURMET


def squad_mode(seats: int, options: Options) -> bool:
    """Whether Kitchen Squad is played: asked for, or two players without a variant of the base game."""
    if options["mode"] != "auto":
        return options["mode"] == "kitchen_squad"
    variants = ("amateur_chef", "start_up", "two_many_cooks", "beginner_chefs", "chef_choice")
    return seats == 2 and not any(options[name] for name in variants)


def deal(s: Rivals, options: Options) -> None:
    """The table is laid; then restaurants, starting goods and chefs are dealt in that order."""
    t = s.tables
    s.branch(t.markets + OTHER_LANES)
    s.squad = int(squad_mode(int(s.seats), options))
    s.drafting, s.amateur = int(bool(options["chef_draft"])), int(bool(options["amateur_chef"]))
    s.start_up, s.live = int(bool(options["start_up"])), int(options["tempo"] == "live")
    s.clock = 0 if s.amateur else int(options["clock"])
    s.per = 2 if s.squad else t.cooks if options["two_many_cooks"] else 1
    s.day, s.phase, s.beat, s.lulls, s.after = 0, SET_UP, 0, 0, 0
    s.head = s.below_in(t.markets + DEAL_LANE, s.seats)
    s.players = [player(s) for _ in range(s.seats)]
    pieces = s.seats * s.per
    s.chef, s.at, s.want, s.spent = [EMPTY] * pieces, [HOME] * pieces, [NOWHERE] * pieces, [0] * pieces
    s.squads, s.dealt = [[] for _ in range(s.seats)], [[] for _ in range(s.seats)]
    s.named = [-1000] * t.chefs
    s.pool, s.lone, s.peek, s.known, s.promises, s.winners = [], [], [], [], [], []
    s.peeker = -1
    piles(s)
    nothing_going_on(s)
    kept = t.cooks if options["two_many_cooks"] else 1
    chefs = max(kept, int(options["chef_choice"]))
    s.then(set_up, int(options["restaurant_choice"]), chefs, int(bool(options["beginner_chefs"])))


def set_up(s: Rivals, restaurants: i64, chefs: i64, beginners: i64) -> None:
    """Restaurants, starting goods and chefs, in that order; then the first day."""
    s.then(deal_restaurants, restaurants)
    s.then(deal_goods)
    if s.squad:
        s.then(deal_npcs)
        s.then(draft if s.drafting else deal_squads)
    else:
        s.then(deal_chefs, chefs, beginners)
    s.then(dawn)


def player(s: Rivals) -> Player:
    """A restaurant before its first day."""
    p = Player()
    p.money = s.tables.starting_money
    p.popularity = p.garbage = p.level = p.upgrades = p.gourmets = 0
    p.restaurant = EMPTY
    p.larder, p.points = [0] * s.tables.kinds, [0] * LINES
    p.hand, p.recipes, p.plan, p.fills = [], [], [], []
    p.used = p.frozen = p.no_cook = p.double = p.exempt = p.weighed = p.closed = p.barred = 0
    p.perks = p.owes = 0
    p.offers = p.drafts = p.ready = p.unready = p.mask = p.extras = p.rave = p.restarts = 0
    p.penalty = p.served = p.tasks = p.fresh = p.revenge = 0
    p.grown = int(not s.amateur)
    p.draft = p.sent = None
    return p


def piles(s: Rivals) -> None:
    """Shelves, counters, decks, clips, bank and bin."""
    t = s.tables
    s.bank = -t.starting_money * s.seats
    s.bin = 0
    s.clips = t.upgrade_copies[:]
    s.deck, s.played = t.card_copies[:], [0] * t.cards
    s.stock, s.waste = t.copies[:], [0] * t.kinds
    s.counter = [[EMPTY] * t.slots[market] for market in range(t.markets)]
    for market in range(t.markets):
        for slot in range(t.slots[market], 0, -1):
            draw_to_counter(s, market, slot)
        if s.news is not None:
            tell_counter(s, market)
    s.bags = [[r for r in range(t.recipes) if t.tier[r] == tier] for tier in (BASIC, GOURMET)]
    s.bottoms, s.bottom_known, s.finished = [[], []], [[], []], [[], []]


def nothing_going_on(s: Rivals) -> None:
    """No effect, no war."""
    s.effect = Effect()
    s.effect.user = s.effect.card = s.effect.chef = s.effect.piece = -1
    s.effect.a = s.effect.b = s.effect.c = -1
    s.effect.victims, s.effect.safe, s.effect.chain = [], 0, 0
    s.war = War()
    s.war.market = s.war.slot = s.war.claim = -1
    s.war.pieces, s.war.bids, s.war.garbage = [], [], []
    s.war.out = s.war.stayed = s.war.turn = 0


def hand_out(s: Rivals, cards: list[i64], count: i64) -> None:
    """Deal cards to choose from, one at a time in priority order."""
    s.pool = cards[:]
    left = cards[:]
    for _ in range(count):
        for seat in s.priority():
            s.dealt[seat].append(left.pop(s.below_in(s.tables.markets + DEAL_LANE, len(left))))


def put_away(s: Rivals) -> None:
    """What was not kept leaves the game."""
    s.pool = []
    for seat in range(s.seats):
        s.dealt[seat] = []
        s.players[seat].plan = []


# ---- restaurants


def deal_restaurants(s: Rivals, count: i64) -> None:
    """Every player is dealt restaurants and secretly keeps one."""
    hand_out(s, list(range(s.tables.restaurants)), count)
    for seat in range(s.seats):
        if count == 1:
            s.players[seat].plan = s.dealt[seat][:]
        else:
            s.ask(seat, s.dealt[seat][:], kept_restaurant)
    s.then(open_restaurants)


def kept_restaurant(s: Rivals, seat: i64, restaurant: i64) -> None:
    """The restaurant is kept, unseen."""
    s.players[seat].plan = [restaurant]


def open_restaurants(s: Rivals) -> None:
    """All restaurants are shown together."""
    for seat in s.priority():
        s.players[seat].restaurant = s.players[seat].plan[0]
        s.tell("opened", seat, s.players[seat].restaurant)
    put_away(s)


# ---- goods


def deal_goods(s: Rivals) -> None:
    """Action card, recipes and ingredients; Start Up deals two Basics and nothing else."""
    t = s.tables
    cards = t.start_up_cards if s.start_up else t.starting_cards
    each = t.start_up_ingredients if s.start_up else t.starting_ingredients
    recipes = t.start_up_recipes if s.start_up else t.starting_recipes
    for _ in range(cards):
        for seat in s.priority():
            s.take_card(seat, s.draw_card())
    for tier in (BASIC, GOURMET):
        for _ in range(recipes[tier]):
            for seat in s.priority():
                s.players[seat].recipes.append(s.draw_recipe(tier))
    for market in range(t.markets):
        for _ in range(0 if market == t.mystery else each):
            for seat in s.priority():
                s.players[seat].larder[s.draw_kind(market)] += 1
    for seat in range(s.seats):
        for recipe in s.players[seat].recipes:
            s.tell("starts_with", seat, recipe)


# ---- chefs


def deal_chefs(s: Rivals, count: i64, beginners: i64) -> None:
    """Every player is dealt chefs and secretly keeps one, or two in "Two" Many Cooks."""
    hand_out(s, [c for c in range(s.tables.chefs) if s.tables.beginner[c] or not beginners], count)
    for seat in range(s.seats):
        if count == s.per:
            s.players[seat].plan = s.dealt[seat][:]
        else:
            s.ask(seat, s.dealt[seat][:], kept_chef)
    s.then(welcome)


def kept_chef(s: Rivals, seat: i64, chef: i64) -> None:
    """A chef is kept, unseen."""
    plan = s.players[seat].plan
    plan.append(chef)
    if len(plan) < s.per:
        s.ask(seat, [c for c in s.dealt[seat] if c not in plan], kept_chef)


def welcome(s: Rivals) -> None:
    """All chefs are shown together."""
    for seat in s.priority():
        for i, chef in enumerate(sorted(s.players[seat].plan)):
            s.chef[seat * s.per + i] = chef
            s.tell("hired", seat, chef)
    put_away(s)


# ---- Kitchen Squad


def deal_npcs(s: Rivals) -> None:
    """Each player is dealt two of the four NPCs and secretly keeps one."""
    hand_out(s, [c for c in range(s.tables.chefs) if s.tables.npc[c]], s.tables.npc_dealt)
    for seat in range(s.seats):
        s.ask(seat, s.dealt[seat][:], kept_npc)
    s.then(welcome_npcs)


def kept_npc(s: Rivals, seat: i64, chef: i64) -> None:
    """The NPC is kept, unseen."""
    s.players[seat].plan = [chef]


def welcome_npcs(s: Rivals) -> None:
    """Both NPCs are shown together."""
    for seat in s.priority():
        s.chef[2 * seat + 1] = s.players[seat].plan[0]
        s.tell("npc", seat, s.chef[2 * seat + 1])
    put_away(s)


def deal_squads(s: Rivals) -> None:
    """Each player is dealt four of the other eight chefs and secretly drops one."""
    hand_out(s, [c for c in range(s.tables.chefs) if not s.tables.npc[c]], s.tables.squad_dealt)
    for seat in range(s.seats):
        s.ask(seat, s.dealt[seat][::-1], dropped_chef)
    s.then(welcome_squads)


def dropped_chef(s: Rivals, seat: i64, chef: i64) -> None:
    """One chef leaves, unseen; with more to drop the next is asked for."""
    plan = s.players[seat].plan
    plan.append(chef)
    if len(s.dealt[seat]) - len(plan) > s.tables.squad_size:
        s.ask(seat, [c for c in s.dealt[seat][::-1] if c not in plan], dropped_chef)


def welcome_squads(s: Rivals) -> None:
    """Both squads are shown together."""
    for seat in s.priority():
        plan = s.players[seat].plan
        s.squads[seat] = sorted([c for c in s.dealt[seat] if c not in plan])
        for chef in s.squads[seat]:
            s.tell("hired", seat, chef)
    put_away(s)


def draft(s: Rivals) -> None:
    """The eight squad chefs are laid out; picks and bans take turns, the Head Chef first."""
    s.pool = [c for c in range(s.tables.chefs) if not s.tables.npc[c]]
    for step in range(len(s.tables.draft)):
        s.then(draft_step, step)


def draft_step(s: Rivals, step: i64) -> None:
    """One pick or one ban."""
    code = s.tables.draft[step]
    s.ask((s.head + code // 2) % s.seats, s.pool[:], drafted, code % 2)


def drafted(s: Rivals, seat: i64, chef: i64, ban: i64) -> None:
    """The chef joins the squad, or leaves the game."""
    s.pool.remove(chef)
    if not ban:
        s.squads[seat].append(chef)
        s.squads[seat].sort()
    if len(s.squads[0]) + len(s.squads[1]) == 2 * s.tables.squad_size:
        s.pool = []

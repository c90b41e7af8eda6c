"""RI-SETUP: the table before the first turn."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.game import Options
from prixfixe.games.ristorante_italia.seasons import deal_bonus, open_square
from prixfixe.games.ristorante_italia.shops import pull
from prixfixe.games.ristorante_italia.state import Italia, Restaurant
from prixfixe.games.ristorante_italia.tables import WINES, Tables
from prixfixe.kit.order import clockwise


def deal(s: Italia, options: Options) -> None:
    """Market, decks, restaurants, bonus board; then the first square of the calendar."""
    s.advanced = int(bool(options["advanced"]))
    s.balanced = int(bool(options["balanced_order"]))
    s.apprentice = int(bool(options["apprentice"]))
    s.dry = int(bool(options["wine_restriction"]))
    s.open_cups = int(bool(options["open_cups"]))
    s.square = 0
    s.active = s.incoming = s.space = -1
    s.actions = s.declined = s.bought = s.restocked = s.cat = 0
    s.values = [0] * int(s.seats)
    s.standing = []
    s.by_photo = 0
    s.restaurants = [open_restaurant(s.tables) for _ in range(s.seats)]
    set_market(s)
    shuffle_decks(s)
    set_bonus_board(s)
    first = int(options["first_player"])
    s.order = clockwise(first - 1 if first else s.below(s.seats), s.seats)
    s.tell("first_player", s.order[0])
    s.then(open_square)


def open_restaurant(t: Tables) -> Restaurant:
    """Coins in the cup, a star on the board, and nothing else."""
    r = Restaurant()
    r.coins = t.start_coins
    r.square = t.start_square
    r.stars = t.start_stars
    r.cubes = r.spoons = r.vips = r.categories = r.specialities = r.shelved = 0
    r.fresh = r.dinner = r.down = r.powers = r.crates = r.seasoning = 0
    r.bid = r.tens = r.offer = -1
    r.shelf = [0] * int(t.kinds)
    r.menu = [-1] * int(t.courses * t.menu)
    r.hand, r.slots, r.cellar, r.rooms, r.bonus = [], [], [], [], []
    return r


def set_market(s: Italia) -> None:
    """All tokens of a shop into its crate, then a full stall."""
    t = s.tables
    s.crate = t.count[:]
    s.trash = [0] * int(t.kinds)
    s.crated = [0] * int(t.shops)
    s.trashed = [0] * int(t.shops)
    for kind in range(t.kinds):
        s.crated[t.shop_of[kind]] += t.count[kind]
    s.stalls = [-1] * int(t.shops * t.stall)
    for space in range(t.shops * t.stall):
        shop: i64 = space // t.stall
        if s.crated[shop] > 0:
            s.stalls[space] = pull(s, shop)


def shuffle_decks(s: Italia) -> None:
    """A deck for each course and one of wines; the discard piles are empty."""
    t = s.tables
    s.piles = [[] for _ in range(t.courses + 1)]
    s.discards = [[] for _ in range(t.courses + 1)]
    for recipe in range(len(t.course_of)):
        s.piles[t.course_of[recipe]].append(recipe)
    for wine in range(len(t.wine_cost)):
        s.piles[WINES].append(wine)
    s.since = [0] * len(t.course_of)
    s.draws = 0
    s.reformed = -1
    s.drawn = []
    s.deck = -1


def set_bonus_board(s: Italia) -> None:
    """Only the advanced game uses it: seven cards, rooms, cubes in the pot, cookbooks."""
    t = s.tables
    s.to_come = [[] for _ in range(t.series)]
    s.display = []
    s.bonus_discard = []
    s.rooms = [0] * len(t.room_cost)
    s.pot = s.box = s.books = 0
    if s.advanced:
        for card in range(len(t.bonus_cost)):
            s.to_come[t.bonus_series[card]].append(card)
        s.rooms = t.rooms_for[s.seats][:]
        s.pot = t.pot_for[s.seats]
        s.box = t.cubes - s.pot
        s.books = t.books_for[s.seats]
        deal_bonus(s, 1)

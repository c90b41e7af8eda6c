"""Everything true at the table."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import State
from prixfixe.games.ristorante_italia.tables import PANTRY, TOQUE, Tables


class Restaurant:
    """What one player has."""

    coins: i64
    cubes: i64
    square: i64  # of the rating track, from 0
    stars: i64
    spoons: i64
    vips: i64  # one bit for each
    categories: i64  # tokens won, one bit for each
    specialities: i64  # likewise
    shelf: list[i64]  # tokens by kind
    shelved: i64  # tokens in all
    hand: list[i64]  # recipes, sorted
    slots: list[i64]  # what all know of the hand: the moment and the course of each card drawn, 8 * moment + course
    menu: list[i64]  # recipe or -1, by space; the spaces of a course lie together
    fresh: i64  # spaces of the menu with a recipe placed this season, one bit for each
    dinner: i64  # spaces chosen for the Guide, one bit for each
    cellar: list[i64]  # wines
    rooms: list[i64]  # kinds of room
    bonus: list[i64]  # bonus cards
    down: i64  # spaces of bonus cards that lie face down, one bit for each
    powers: i64  # effects that work, one bit for each
    crates: i64  # crates that may be searched at the market, one bit for each shop
    seasoning: i64  # cubes added in this phase
    bid: i64  # -1 until it is sealed
    tens: i64  # of a bid that is being written, -1 before
    offer: i64  # the last bid that was opened, -1 before and while new ones are sealed

    def copy(self) -> Restaurant:
        twin = Restaurant()
        twin.coins = self.coins
        twin.cubes = self.cubes
        twin.square = self.square
        twin.stars = self.stars
        twin.spoons = self.spoons
        twin.vips = self.vips
        twin.categories = self.categories
        twin.specialities = self.specialities
        twin.shelf = self.shelf[:]
        twin.shelved = self.shelved
        twin.hand = self.hand[:]
        twin.slots = self.slots[:]
        twin.menu = self.menu[:]
        twin.fresh = self.fresh
        twin.dinner = self.dinner
        twin.cellar = self.cellar[:]
        self.copy_house(twin)
        return twin

    def copy_house(self, twin: Restaurant) -> None:
        """What it is built of, and its bid."""
        twin.rooms = self.rooms[:]
        twin.bonus = self.bonus[:]
        twin.down = self.down
        twin.powers = self.powers
        twin.crates = self.crates
        twin.seasoning = self.seasoning
        twin.bid = self.bid
        twin.tens = self.tens
        twin.offer = self.offer


class Italia(State):
    """The market board, the bonus board and the restaurants."""

    tables: Tables
    # how it is played
    advanced: i64
    balanced: i64
    apprentice: i64
    dry: i64  # the wine restriction
    open_cups: i64
    # when
    square: i64  # of the calendar, from 0
    order: list[i64]  # seats in the turn order of the season
    # the turn
    active: i64
    actions: i64  # left
    declined: i64  # what was begun and given up since something was last done, one bit (options.mark_of) each
    bought: i64  # purchases of this market action
    restocked: i64  # restocks of it
    cat: i64  # 1: the Cat has been out in this action phase
    incoming: i64  # the token that waits for a space on the shelf, -1
    space: i64  # the stall space it left, -1
    # the market, shop by shop
    stalls: list[i64]  # kind or -1, by space
    crate: list[i64]  # tokens by kind
    crated: list[i64]  # tokens by shop
    trash: list[i64]
    trashed: list[i64]
    # the decks: four courses and the wines
    piles: list[list[i64]]
    discards: list[list[i64]]
    since: list[i64]  # the moment at which a recipe last went back into its draw pile; 0: never
    draws: i64  # how often recipes have been drawn
    drawn: list[i64]  # cards looked at by the active player
    deck: i64  # where they come from
    reformed: i64  # how many of them, the last ones, were drawn after the pile was formed anew; -1: it was not
    # the bonus board
    to_come: list[list[i64]]  # bonus cards by series
    display: list[i64]
    bonus_discard: list[i64]
    rooms: list[i64]  # tokens by kind
    pot: i64
    box: i64  # cubes
    books: i64  # cookbooks face up
    # rankings
    values: list[i64]  # what is compared, by seat
    standing: list[i64]  # seats, the best first
    by_photo: i64  # 1: the owner of the President's Photo decided the last first place

    restaurants: list[Restaurant]

    def copy(self) -> Italia:
        twin = Italia()
        self.copy_to(twin)
        twin.tables = self.tables
        twin.advanced = self.advanced
        twin.balanced = self.balanced
        twin.apprentice = self.apprentice
        twin.dry = self.dry
        twin.open_cups = self.open_cups
        twin.square = self.square
        twin.order = self.order[:]
        self.copy_turn(twin)
        self.copy_market(twin)
        self.copy_bonuses(twin)
        return twin

    def copy_turn(self, twin: Italia) -> None:
        """The turn."""
        twin.active = self.active
        twin.actions = self.actions
        twin.declined = self.declined
        twin.bought = self.bought
        twin.restocked = self.restocked
        twin.cat = self.cat
        twin.incoming = self.incoming
        twin.space = self.space

    def copy_market(self, twin: Italia) -> None:
        """The market and the decks."""
        twin.stalls = self.stalls[:]
        twin.crate = self.crate[:]
        twin.crated = self.crated[:]
        twin.trash = self.trash[:]
        twin.trashed = self.trashed[:]
        twin.piles = [pile[:] for pile in self.piles]
        twin.discards = [pile[:] for pile in self.discards]
        twin.since = self.since[:]
        twin.draws = self.draws
        twin.drawn = self.drawn[:]
        twin.deck = self.deck
        twin.reformed = self.reformed

    def copy_bonuses(self, twin: Italia) -> None:
        """The bonus board, rankings and restaurants."""
        twin.to_come = [pile[:] for pile in self.to_come]
        twin.display = self.display[:]
        twin.bonus_discard = self.bonus_discard[:]
        twin.rooms = self.rooms[:]
        twin.pot = self.pot
        twin.box = self.box
        twin.books = self.books
        twin.values = self.values[:]
        twin.standing = self.standing[:]
        twin.by_photo = self.by_photo
        twin.restaurants = [restaurant.copy() for restaurant in self.restaurants]

    @property
    def season(self) -> i64:
        """1 to 4."""
        return self.tables.season_of[self.square]

    @property
    def phase(self) -> i64:
        """What the calendar marker stands on."""
        return self.tables.phase_of[self.square]


# ---- what the rules ask about a restaurant


def holds(r: Restaurant, effect: i64) -> bool:
    """Whether a face-up bonus card gives this power."""
    return r.powers >> effect & 1 == 1


def amount(t: Tables, r: Restaurant, effect: i64) -> i64:
    """What the face-up bonus cards with this effect give in all."""
    total: i64 = 0
    for i in range(len(r.bonus)):
        card = r.bonus[i]
        if t.bonus_effect[card] == effect and not r.down >> i & 1:
            total += t.bonus_amount[card]
    return total


def chef_level(t: Tables, r: Restaurant) -> i64:
    """Toques of the rating square, and of the Chef."""
    level = t.toques[r.square]
    return level + amount(t, r, TOQUE) if holds(r, TOQUE) else level


def shelf_full(t: Tables, r: Restaurant) -> bool:
    """Whether a new token needs a space."""
    return r.shelved >= t.shelf and not holds(r, PANTRY)


def menu_prestige(t: Tables, r: Restaurant) -> i64:
    """Prestige of all recipes on the menu."""
    total: i64 = 0
    for recipe in r.menu:
        if recipe >= 0:
            total += t.recipe_prestige[recipe]
    return total


def menu_income(t: Tables, r: Restaurant) -> i64:
    """Income of all recipes on the menu."""
    total: i64 = 0
    for recipe in r.menu:
        if recipe >= 0:
            total += t.recipe_income[recipe]
    return total


def climb(t: Tables, r: Restaurant, steps: i64) -> None:
    """The pawn goes up; steps beyond the last square are lost."""
    top: i64 = len(t.rating) - 1
    r.square = min(r.square + steps, top)


def pack(items: list[i64]) -> i64:
    """A few row numbers in one number, so that they can be told together."""
    packed: i64 = 0
    for item in items:
        packed = packed * 64 + item + 1
    return packed


def pack_recipes(items: list[i64]) -> i64:
    """The same for recipes, of which there are more than 62."""
    packed: i64 = 0
    for item in items:
        packed = packed * 256 + item + 1
    return packed

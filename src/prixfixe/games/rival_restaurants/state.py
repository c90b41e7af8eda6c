"""Everything true at the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import State
from prixfixe.games.rival_restaurants.parts import Effect, Player, War
from prixfixe.games.rival_restaurants.tables import CARD_PERKS, Tables
from prixfixe.kit.lists import drop, has

HOME: Final = -1  # the place of a chef outside the first two phases
NOWHERE: Final = -1  # no want
SHELF: Final = 0  # the want of a chef who stands on the shelf; slots count from 1
EMPTY: Final = -1  # a counter slot without a card
TABLE: Final = -1  # the partner of an offer to everybody
LULLS: Final = 2  # beats in a row in which all pass end the open part

# lanes of chance, after one per market
BASIC_LANE: Final = 0
GOURMET_LANE: Final = 1
ACTION_LANE: Final = 2
DEAL_LANE: Final = 3
THEFT_LANE: Final = 4
OTHER_LANES: Final = 5

# phases
SET_UP: Final = 0
MONEY_AND_MOVE: Final = 1
OPENING: Final = 2
OPEN_PART: Final = 3
COOK: Final = 4
SERVING: Final = 5
OVER: Final = 6

# lines of the score
FROM_BASIC: Final = 0
FROM_GOURMET: Final = 1
FROM_CUISINE: Final = 2
FROM_EXTRA: Final = 3
FROM_BONUS: Final = 4
FROM_REVIEW: Final = 5
LINES: Final = 6

EVERYBODY: Final = -1  # who knows a card at the bottom of a deck
NOBODY: Final = -2


class Rivals(State):
    """The table."""

    tables: Tables
    squad: i64  # 1 in Kitchen Squad
    drafting: i64
    amateur: i64
    start_up: i64
    live: i64
    clock: i64  # seconds of the open part, 0 without
    per: i64  # pieces per player
    day: i64
    head: i64
    phase: i64
    beat: i64
    lulls: i64  # beats in which all pass that may still follow
    after: i64  # the seat that acted last in the open part
    players: list[Player]
    chef: list[i64]  # by piece; a player's pieces follow one another
    at: list[i64]
    want: list[i64]
    spent: list[i64]  # 1 when the piece's power was used today
    squads: list[list[i64]]  # chefs to choose from, by seat
    dealt: list[list[i64]]  # set-up cards to choose from, by seat
    pool: list[i64]  # chefs of the draft
    named: list[i64]  # by chef: seat and day of the last target
    stock: list[i64]  # shelves, by kind
    waste: list[i64]  # discard sections, by kind
    counter: list[list[i64]]  # by market and slot - 1
    deck: list[i64]  # action cards, by kind
    played: list[i64]  # the action discard pile, by kind
    bags: list[list[i64]]  # recipe decks by tier, sorted: no order until drawn
    bottoms: list[list[i64]]  # recipes put back below, the next first
    bottom_known: list[list[i64]]
    finished: list[list[i64]]
    bank: i64
    bin: i64
    clips: list[i64]  # upgrades left, by kind
    effect: Effect
    war: War
    lone: list[i64]  # pieces with a first choice
    peek: list[i64]  # cards or recipes somebody looks at
    peeker: i64
    known: list[i64]  # viewer, owner and kind of action cards seen in other hands
    promises: list[i64]  # five numbers each
    winners: list[i64]  # of the vote, or all who share

    def copy(self) -> Rivals:
        twin = Rivals()
        self.copy_to(twin)
        twin.tables = self.tables
        twin.squad = self.squad
        twin.drafting = self.drafting
        twin.amateur = self.amateur
        twin.start_up = self.start_up
        twin.live = self.live
        twin.clock = self.clock
        twin.per = self.per
        twin.day = self.day
        twin.head = self.head
        twin.phase = self.phase
        twin.beat = self.beat
        twin.lulls = self.lulls
        twin.after = self.after
        self.copy_people(twin)
        self.copy_markets(twin)
        self.copy_effects(twin)
        return twin

    def copy_people(self, twin: Rivals) -> None:
        """Players, their pieces and what they choose from."""
        twin.players = [player.copy() for player in self.players]
        twin.chef = self.chef[:]
        twin.at = self.at[:]
        twin.want = self.want[:]
        twin.spent = self.spent[:]
        twin.squads = [squad[:] for squad in self.squads]
        twin.dealt = [cards[:] for cards in self.dealt]
        twin.pool = self.pool[:]
        twin.named = self.named[:]

    def copy_markets(self, twin: Rivals) -> None:
        """Shelves, decks and the bank."""
        twin.stock = self.stock[:]
        twin.waste = self.waste[:]
        twin.counter = [slots[:] for slots in self.counter]
        twin.deck = self.deck[:]
        twin.played = self.played[:]
        twin.bags = [bag[:] for bag in self.bags]
        twin.bottoms = [cards[:] for cards in self.bottoms]
        twin.bottom_known = [seats[:] for seats in self.bottom_known]
        twin.finished = [cards[:] for cards in self.finished]
        twin.bank = self.bank
        twin.bin = self.bin
        twin.clips = self.clips[:]

    def copy_effects(self, twin: Rivals) -> None:
        """What is being resolved, and what was seen and promised."""
        twin.effect = self.effect.copy()
        twin.war = self.war.copy()
        twin.lone = self.lone[:]
        twin.peek = self.peek[:]
        twin.peeker = self.peeker
        twin.known = self.known[:]
        twin.promises = self.promises[:]
        twin.winners = self.winners[:]

    # ---- chance: every pile has its own lane

    def draw_kind(self, market: i64) -> i64:
        """The top card of a shelf that has one."""
        left = self.below_in(market, self.shelf(market))
        for kind in self.tables.sold[market]:
            left -= self.stock[kind]
            if left < 0:
                self.stock[kind] -= 1
                return kind
        return EMPTY

    def draw_card(self) -> i64:
        """The top action card; the discard pile is shuffled when the deck is empty; -1 when both are."""
        if not self.action_deck():
            self.deck, self.played = self.played, [0] * len(self.played)
        size = self.action_deck()
        if not size:
            return EMPTY
        left = self.below_in(self.tables.markets + ACTION_LANE, size)
        for kind in range(self.tables.cards):
            left -= self.deck[kind]
            if left < 0:
                self.deck[kind] -= 1
                return kind
        return EMPTY

    def draw_recipe(self, tier: i64) -> i64:
        """The top recipe of a deck that has one: what was put below comes last, in its order."""
        bag = self.bags[tier]
        if bag:
            return bag.pop(self.below_in(self.tables.markets + BASIC_LANE + tier, len(bag)))
        self.bottom_known[tier].pop(0)
        return self.bottoms[tier].pop(0)

    def put_below(self, recipe: i64, who: i64) -> None:
        """A recipe goes to the bottom of its deck; `who` knows it."""
        tier = self.tables.tier[recipe]
        self.bottoms[tier].append(recipe)
        self.bottom_known[tier].append(who)

    # ---- counts

    def shelf(self, market: i64) -> i64:
        """Cards on a shelf."""
        count: i64 = 0
        for kind in self.tables.sold[market]:
            count += self.stock[kind]
        return count

    def stocked(self, market: i64) -> bool:
        """Whether there is a card on a shelf."""
        return any(self.stock[kind] for kind in self.tables.sold[market])

    def action_deck(self) -> i64:
        """Cards in the action deck."""
        count: i64 = 0
        for n in self.deck:
            count += n
        return count

    def recipe_deck(self, tier: i64) -> i64:
        """Cards in a recipe deck."""
        return len(self.bags[tier]) + len(self.bottoms[tier])

    # ---- order

    def priority(self) -> list[i64]:
        """The Head Chef, then clockwise."""
        return [(self.head + i) % self.seats for i in range(self.seats)]

    def clockwise(self, seat: i64) -> list[i64]:
        """The others, clockwise from a seat."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def owner(self, piece: i64) -> i64:
        """Whose piece it is."""
        return piece // self.per

    def is_npc(self, piece: i64) -> bool:
        """A second piece in Kitchen Squad is an NPC."""
        return self.squad == 1 and piece % 2 == 1

    # ---- money, garbage, cards

    def from_bank(self, seat: i64, amount: i64) -> None:
        """The bank pays."""
        self.players[seat].money += amount
        self.bank -= amount

    def grants(self, seat: i64, amount: i64) -> None:
        """The bank pays, and everybody hears it."""
        self.from_bank(seat, amount)
        if amount:
            self.tell("granted", seat, amount)

    def to_bank(self, seat: i64, amount: i64) -> i64:
        """A payment to the bank, or what there is; how much it was."""
        paid = min(amount, self.players[seat].money)
        self.players[seat].money -= paid
        self.bank += paid
        return paid

    def pays(self, seat: i64, other: i64, amount: i64) -> i64:
        """A payment between players, or what there is; how much it was."""
        paid = min(amount, self.players[seat].money)
        self.players[seat].money -= paid
        self.players[other].money += paid
        return paid

    def litter(self, seat: i64, count: i64) -> None:
        """Garbage out of the bin."""
        self.players[seat].garbage += count
        self.bin -= count

    def discard(self, seat: i64, kind: i64) -> None:
        """An ingredient goes to the discard section of its market."""
        self.players[seat].larder[kind] -= 1
        self.waste[kind] += 1

    def take_card(self, seat: i64, kind: i64) -> None:
        """An action card comes into a hand."""
        hand = self.players[seat].hand
        hand.append(kind)
        hand.sort()

    def lose_card(self, seat: i64, kind: i64) -> None:
        """An action card leaves a hand for all to see."""
        drop(self.players[seat].hand, kind)
        for viewer in range(self.seats):
            code = self.knowledge(viewer, seat, kind)
            if has(self.known, code):
                drop(self.known, code)

    def knowledge(self, viewer: i64, owner: i64, kind: i64) -> i64:
        """A seen card as one number."""
        return (viewer * self.seats + owner) * self.tables.cards + kind

    def forget(self, owner: i64, first: i64, second: i64) -> None:
        """A card left a hand unseen: only the two concerned still know what is in it."""
        kept: list[i64] = []
        for code in self.known:
            who = code // self.tables.cards
            if who % self.seats != owner or who // self.seats == first or who // self.seats == second:
                kept.append(code)
        self.known = kept

    def has_upgrade(self, seat: i64, upgrade: i64) -> bool:
        """Whether the restaurant has it."""
        return self.players[seat].upgrades >> upgrade & 1 == 1

    # ---- powers and bonuses

    def power(self, piece: i64) -> i64:
        """What a piece's power does now; nothing while it is asleep or frozen."""
        player = self.players[piece // self.per]
        if player.frozen or not player.grown or self.chef[piece] < 0:
            return 0
        return self.tables.npc_power[self.chef[piece]] if self.is_npc(piece) else self.tables.power[self.chef[piece]]

    def power_of(self, seat: i64, effect: i64) -> i64:
        """The piece of a player with a working power, or -1."""
        for piece in range(seat * self.per, (seat + 1) * self.per):
            if self.power(piece) == effect and not self.is_npc(piece):
                return piece
        return -1

    def works(self, piece: i64) -> bool:
        """Whether a location power works where its piece is."""
        place = self.at[piece]
        if place < 0:
            return False
        table = self.tables.npc_works if self.is_npc(piece) else self.tables.power_works
        return table[self.chef[piece]][place] == 1

    def bonus(self, seat: i64, effect: i64) -> i64:
        """The level - 1 of a lasting bonus the restaurant has, or -1."""
        player = self.players[seat]
        row = self.tables.bonus[player.restaurant]
        for level in range(player.level):
            if row[level] == effect and self.tables.bonus_lasting[player.restaurant][level]:
                return level
        return -1

    def bonus_amount(self, seat: i64, level: i64) -> i64:
        """The first number of a bonus."""
        return self.tables.bonus_amount[self.players[seat].restaurant][level]

    def bonus_other(self, seat: i64, level: i64) -> i64:
        """The second number of a bonus."""
        return self.tables.bonus_other[self.players[seat].restaurant][level]

    def card_limit(self, seat: i64) -> i64:
        """Action cards a player may use a day."""
        from_level = self.bonus(seat, CARD_PERKS)
        return self.tables.card_limit if from_level < 0 else self.bonus_amount(seat, from_level)

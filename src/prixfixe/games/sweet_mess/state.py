"""The state: everything true at the table, and the questions that rules ask it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import State
from prixfixe.games.sweet_mess.tables import KINDS, SLOTS, SUPER, Tables

ROBOT: Final = 1  # Chef-o-Tron's place among the cooks of a solo game
CHEF_O_TRON: Final = 99  # how it is named in what is told

SETTING: Final = 0
PLAYING: Final = 1
OVER: Final = 2

NOT_YET: Final = 0  # why the game ends
AWARDS: Final = 1
STALLED: Final = 2
DECK: Final = 3


class Cook:
    """What one player (or Chef-o-Tron) has. Chef-o-Tron keeps all its Ingredients in the first group."""

    chef: i64
    side: i64  # of the Chef card; -1 before it is chosen
    marker: i64  # action box
    gold: i64
    reserved: i64  # slot with the Reserve token, -1 for none
    joint: i64  # of the Hand token
    bench: list[i64]  # Ingredients by group * KINDS + type
    fill: list[i64]  # Ingredients by group
    kind: list[i64]  # the basic type last put into each group; -1 if none of it is left there
    total: list[i64]  # Ingredients by type
    stored: list[i64]
    slots: list[i64]  # Recipe by slot number, -1 for none
    hand: list[i64]  # Tools, oldest first
    down: list[i64]  # Tools face down beside the Bench
    done: list[i64]  # Completed Recipes, face up, in order
    used: list[i64]  # Completed Recipes turned for an Award
    awards: list[i64]  # the Award at each place `AWARD`, -1 for none

    def copy(self) -> Cook:
        twin = Cook()
        twin.chef = self.chef
        twin.side = self.side
        twin.marker = self.marker
        twin.gold = self.gold
        twin.reserved = self.reserved
        twin.joint = self.joint
        twin.bench = self.bench[:]
        twin.fill = self.fill[:]
        twin.kind = self.kind[:]
        twin.total = self.total[:]
        twin.stored = self.stored[:]
        twin.slots = self.slots[:]
        twin.hand = self.hand[:]
        twin.down = self.down[:]
        twin.done = self.done[:]
        twin.used = self.used[:]
        twin.awards = self.awards[:]
        return twin

    def put(self, kind: i64, group: i64) -> None:
        """One more Ingredient in a group."""
        self.bench[group * KINDS + kind] = self.bench[group * KINDS + kind] + 1
        self.fill[group] = self.fill[group] + 1
        self.total[kind] = self.total[kind] + 1
        if kind != SUPER:
            self.kind[group] = kind

    def remove(self, kind: i64, group: i64) -> None:
        """One Ingredient less in a group."""
        place = group * KINDS + kind
        self.bench[place] = self.bench[place] - 1
        self.fill[group] = self.fill[group] - 1
        self.total[kind] = self.total[kind] - 1
        if self.kind[group] == kind and self.bench[place] == 0:
            self.kind[group] = -1

    def goods(self) -> i64:
        """Ingredients on the Bench."""
        return self.fill[0] + self.fill[1] + self.fill[2] + self.fill[3]

    def tools(self) -> i64:
        """Tools in hand and drawn this turn."""
        return len(self.hand) + len(self.down)

    def below(self) -> i64:
        """Recipes below the Bench."""
        count: i64 = 0
        for slot in range(SLOTS):
            if self.slots[slot] >= 0:
                count += 1
        return count

    def prizes(self) -> i64:
        """Awards on both shelves."""
        count: i64 = 0
        for award in self.awards:
            if award >= 0:
                count += 1
        return count


class Kitchen(State):
    """Everything true at the table."""

    tables: Tables
    cooks: list[Cook]  # by seat; in a solo game Chef-o-Tron follows

    # options
    solo: i64
    hard: i64
    hands: i64  # Hand tokens
    benefits: i64  # Bench Benefits
    bananas: i64
    nuts: i64  # 0, 1 Nuts, 2 Extra Nuts
    fudger: i64
    buster: i64

    # the course of the game
    phase: i64
    first: i64
    turn: i64  # the active player
    round: i64
    last: i64  # the last round, 0 while it is not known
    why: i64  # why it is the last

    # the table
    tile: list[i64]  # Bowl tile by cell
    face: list[i64]  # visible type by cell
    bowl: list[i64]  # Ingredients by cell * KINDS + type
    load: list[i64]  # Ingredients by cell
    rims: list[i64]  # Leftover tile by side
    spare: list[i64]  # type by Leftover space, -1 for none
    supply: list[i64]  # by type
    stores: list[i64]  # Stored tokens left, by type
    display: list[i64]  # Recipes: bottom row from right to left, then top row; -1 for none
    decks: list[list[i64]]  # by level - 1; no order
    gone: list[i64]  # cards out of the game
    tools: list[i64]  # the Tool deck; no order
    pile: list[i64]  # discarded Tools
    played: i64  # the Tool being resolved, -1 for none
    toque: list[i64]  # gold by box
    claimed: list[i64]  # Awards taken, by type

    # a Recipe being paid, an Award being claimed
    dish: i64  # Recipe, -1 for none
    need: list[i64]  # units still to cover, by type
    gray_type: i64  # declared for the gray groups, one below the sum of (type + 1) * 8**group; -1 for none
    lent: i64  # Stored tokens used for this Recipe, one bit a type
    favours: i64  # Chef effects used for this Recipe
    stage: i64  # the way the last icon of this claim was covered

    # Bench Benefits
    piled: list[i64]  # the deck below its top card; no order
    left: i64
    middle: i64
    right: list[i64]  # the pile of benefits, the top last

    # Chef-o-Tron
    arms: list[i64]  # the row each Arm points at
    arm: i64  # the active one
    shield: i64  # the cell under the Forcefield, -1 for none
    program: i64  # the Bot card in force, -1 before the first
    programs: list[i64]  # the Bot deck; no order
    ran: list[i64]  # Bot cards drawn
    aside: list[i64]  # Events set aside, next first

    def copy(self) -> Kitchen:
        twin = Kitchen()
        self.copy_to(twin)
        twin.tables = self.tables
        twin.cooks = [cook.copy() for cook in self.cooks]
        twin.solo = self.solo
        twin.hard = self.hard
        twin.hands = self.hands
        twin.benefits = self.benefits
        twin.bananas = self.bananas
        twin.nuts = self.nuts
        twin.fudger = self.fudger
        twin.buster = self.buster
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.last = self.last
        twin.why = self.why
        self.copy_board(twin)
        self.copy_tasks(twin)
        return twin

    def copy_board(self, twin: Kitchen) -> None:
        """The table."""
        twin.tile = self.tile[:]
        twin.face = self.face[:]
        twin.bowl = self.bowl[:]
        twin.load = self.load[:]
        twin.rims = self.rims[:]
        twin.spare = self.spare[:]
        twin.supply = self.supply[:]
        twin.stores = self.stores[:]
        twin.display = self.display[:]
        twin.decks = [deck[:] for deck in self.decks]
        twin.gone = self.gone[:]
        twin.tools = self.tools[:]
        twin.pile = self.pile[:]
        twin.played = self.played
        twin.toque = self.toque[:]
        twin.claimed = self.claimed[:]

    def copy_tasks(self, twin: Kitchen) -> None:
        """What is being paid or claimed, Bench Benefits and Chef-o-Tron."""
        twin.dish = self.dish
        twin.need = self.need[:]
        twin.gray_type = self.gray_type
        twin.lent = self.lent
        twin.favours = self.favours
        twin.stage = self.stage
        twin.piled = self.piled[:]
        twin.left = self.left
        twin.middle = self.middle
        twin.right = self.right[:]
        twin.arms = self.arms[:]
        twin.arm = self.arm
        twin.shield = self.shield
        twin.program = self.program
        twin.programs = self.programs[:]
        twin.ran = self.ran[:]
        twin.aside = self.aside[:]

    def is_robot(self, seat: i64) -> bool:
        """Whether a cook is Chef-o-Tron."""
        return self.solo == 1 and seat == ROBOT

    def name(self, seat: i64) -> i64:
        """How a cook is named in what is told."""
        return CHEF_O_TRON if self.solo == 1 and seat == ROBOT else seat

    def around(self, seat: i64) -> list[i64]:
        """All cooks, from `seat` clockwise."""
        count = len(self.cooks)
        return [(seat + i) % count for i in range(count)]

    def vacant(self, seat: i64) -> bool:
        """Whether a slot below the Bench is free."""
        return self.cooks[seat].below() < SLOTS

    def top_award(self, type: i64) -> i64:
        """The Award on top of a stack, -1 if it is empty."""
        stack = self.tables.stacks[type]
        taken = self.claimed[type]
        return stack[taken] if taken < len(stack) else -1


def use(s: Kitchen, seat: i64, effect: i64, amount: i64, forced: i64) -> None:
    """Carry out an effect for a cook; a player who was not forced to it may decline what is optional."""
    if effect < 0:
        return
    if s.is_robot(seat):
        if not s.tables.robot_effects[effect](s, amount):
            fail(s, "failed_effect", effect)
    else:
        s.tables.effects[effect](s, seat, amount, forced)


def gain_gold(s: Kitchen, seat: i64, amount: i64) -> None:
    """SM-BEN-6: gold beyond the limit is lost; Chef-o-Tron has no limit."""
    cook = s.cooks[seat]
    room = amount if s.is_robot(seat) else min(amount, s.tables.gold_limit - cook.gold)
    if room > 0:
        cook.gold += room
        s.tell("gold", s.name(seat), room)
    if room < amount:
        s.tell("gold_lost", s.name(seat), amount - room)


def fail(s: Kitchen, why: str, what: i64) -> None:
    """SM-BOT-13: whatever Chef-o-Tron cannot do gives it gold instead; the fact says what, and why not."""
    s.tell(why, what)
    gain_gold(s, ROBOT, s.tables.failure_gold)

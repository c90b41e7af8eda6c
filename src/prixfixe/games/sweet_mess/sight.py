"""What a seat may see, and a full state that fits it (chapter 20)."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import Ask
from prixfixe.games.sweet_mess import actions, awards, ending, preparing, setup
from prixfixe.games.sweet_mess.derived import show_derived
from prixfixe.games.sweet_mess.mess import other_side
from prixfixe.games.sweet_mess.options import AWARD, GOLD
from prixfixe.games.sweet_mess.paying import declared_types
from prixfixe.games.sweet_mess.state import OVER, SETTING, Cook, Kitchen
from prixfixe.games.sweet_mess.tables import (
    BASICS,
    C1,
    CELLS,
    GROUPS,
    KINDS,
    PREPARE,
    SIDES,
    SLOTS,
    SPACES,
    SUPER,
    TYPES,
    A,
    B,
)
from prixfixe.kit.sight import Sight, offered


def show(s: Kitchen, seat: i64, to: Sight) -> None:
    """Everything but the decks, the set-aside Events and other players' Tools is public."""
    tools = len(s.tables.tool_count)
    show_table(s, to)
    show_course(s, to)
    if to.deriving:
        show_modes(s, to)
    to.parts("cooks", len(s.cooks), 1)
    for i in range(len(s.cooks)):
        show_cook(s, i, seat, to.following())
    to.bag("hand", s.cooks[seat].hand if seat >= 0 else [], tools, to.most(s.tables.tool_count))
    to.bag("down", s.cooks[seat].down if seat >= 0 else [], tools, to.most(s.tables.tool_count))
    if s.solo or to.deriving:
        show_robot(s, to)
    if to.deriving:
        to.data("options", offered(s, seat)[:])
        show_derived(s, seat, to)


def show_table(s: Kitchen, to: Sight) -> None:
    """Bowls, Leftovers, supply, display and tiles."""
    t = s.tables
    to.grid("bowls", s.bowl, KINDS, 0, t.bowl_capacity)
    to.items("faces", s.face, CELLS, -1, KINDS - 1)
    to.items("backs", [other_side(s, cell) for cell in range(CELLS)], CELLS, -1, KINDS - 1)
    if to.deriving:
        to.data("tiles", s.tile[:])
    to.items("rims", s.rims, SIDES, -1, len(t.tile_side) - 1)
    to.items("leftovers", s.spare, SPACES, -1, KINDS - 1)
    to.items("supply", s.supply, KINDS, 0, to.most(t.tokens))
    to.items("stored_left", s.stores, BASICS, 0, to.most(t.stored_tokens))
    show_decks(s, to)
    to.items("toque", s.toque, len(t.toque_gold), 0, to.most(t.toque_gold))
    awards = [t.stacks[type][s.claimed[type] :] for type in range(len(s.claimed))]
    to.rows("awards_left", awards, TYPES, to.most([len(stack) for stack in t.stacks]), -1, len(t.award_points) - 1)
    to.number("benefit_left", s.left, -1, len(t.benefit) - 1)
    to.number("benefit_middle", s.middle, -1, len(t.benefit) - 1)
    to.items("benefit_right", s.right, len(t.benefit), -1, len(t.benefit) - 1)
    to.number("benefit_deck", len(s.piled), 0, len(t.benefit))


def show_decks(s: Kitchen, to: Sight) -> None:
    """The display and the decks."""
    t = s.tables
    cards, tools = t.recipes + len(t.event_level), len(t.tool_count)
    to.items("display", s.display, 2 * t.columns, -1, cards - 1)
    to.items("decks", [len(deck) for deck in s.decks], 2, 0, cards)
    to.bag("gone", s.gone, cards, 1)
    to.number("tool_deck", len(s.tools), 0, to.total(t.tool_count))
    to.bag("tool_pile", s.pile, tools, to.most(t.tool_count))
    to.number("tool_played", s.played, -1, tools - 1)


def show_course(s: Kitchen, to: Sight) -> None:
    """Where the game stands, and what is being paid."""
    cooks = len(s.cooks)
    to.number("phase", s.phase, 0, OVER)
    to.number("round", s.round, 0, 99)
    to.number("last", s.last, 0, 99)
    to.seat("first", s.first, cooks, 1)
    to.seat("turn", s.turn, cooks, 1)
    to.among("waiting", sorted({ask.seat for ask in s.asks}), s.seats, 1)
    to.number("dish", s.dish, -1, s.tables.recipes - 1)
    to.items("need", s.need, BASICS, 0, 9)
    to.number("gray", last_gray(s), -1, BASICS - 1)
    to.number("lent", s.lent, 0, (1 << BASICS) - 1)
    to.number("favours", s.favours, 0, 9)
    to.number("stage", s.stage, 0, GOLD.code(len(s.tables.tool_count)))


def last_gray(s: Kitchen) -> i64:
    """The type declared last for a gray group, -1 for none."""
    types = declared_types(s)
    return types[-1] if types else -1


def show_modes(s: Kitchen, to: Sight) -> None:
    """What is played with."""
    to.data("solo", s.solo)
    to.data("hard", s.hard)
    to.data("hands", s.hands)
    to.data("benefits", s.benefits)
    to.data("bananas", s.bananas)
    to.data("nuts", s.nuts)
    to.data("fudger", s.fudger)
    to.data("buster", s.buster)


def show_robot(s: Kitchen, to: Sight) -> None:
    """Chef-o-Tron's machinery."""
    cards = len(s.tables.card_arm)
    to.items("arms", s.arms, len(s.tables.arm_side), 0, 3)
    to.number("arm", s.arm, 0, 1)
    to.number("shield", s.shield, -1, CELLS - 1)
    to.number("program", s.program, -1, cards - 1)
    to.number("programs", len(s.programs), 0, cards)
    to.bag("ran", s.ran, cards, 1)
    to.number("aside", len(s.aside), 0, 9)


def show_cook(s: Kitchen, i: i64, seat: i64, to: Sight) -> None:
    """What lies at one place; during the set-up only the Chef card of others."""
    cook, t = s.cooks[i], s.tables
    shown = s.phase != SETTING or i == seat
    to.number("chef", cook.chef, -1, len(t.chef_type) - 1)
    to.number("side", cook.side if shown else -1, -1, 1)
    to.number("marker", cook.marker, 0, len(t.boxes) - 1)
    to.number("gold", cook.gold, 0, 99)
    to.number("joint", cook.joint, 0, len(t.joint_bowls) - 1)
    to.grid("bench", cook.bench if shown else [0] * (GROUPS * KINDS), KINDS, 0, to.most(t.tokens))
    to.items("stored", cook.stored, BASICS, 0, to.most(t.stored_tokens))
    to.items("slots", cook.slots, SLOTS, -1, t.recipes - 1)
    to.number("reserved", cook.reserved, -1, SLOTS - 1)
    to.bag("done", cook.done, t.recipes, 1)
    to.bag("used", cook.used, t.recipes, 1)
    to.items("awards", cook.awards, 2 * TYPES, -1, len(t.award_points) - 1)
    to.number("hand", len(cook.hand), 0, to.total(t.tool_count))
    to.number("down", len(cook.down), 0, to.total(t.tool_count))


# ---- guesses


def guess(s: Kitchen, seat: i64, seed: i64) -> Kitchen:
    """Others' Tools, their secret set-up and the set-aside Events are drawn anew from what cannot be known."""
    twin = s.copy()
    twin.seed(seed)
    guess_tools(twin, seat)
    if twin.aside:
        guess_aside(twin)
    if twin.phase == SETTING:
        for other in range(twin.seats):
            if other != seat:
                guess_setup(twin, twin.cooks[other])
    for i in range(len(twin.asks)):
        if twin.asks[i].seat != seat:
            twin.asks[i] = asked_again(twin, twin.asks[i])
    return twin


def guess_setup(s: Kitchen, cook: Cook) -> None:
    """A side and groups of their own for what is already decided."""
    if cook.side >= 0:
        cook.side = s.below(2)
    count = cook.goods()
    clear_bench(cook)
    if count > 0:
        first: list[i64] = [A, B, C1]
        cook.put(s.tables.chef_type[cook.chef], first[s.below(3)])
    if count > 1:
        cook.put(SUPER, s.below(GROUPS))


def reopen(s: Kitchen, seat: i64) -> None:
    """Nobody else has begun the secret set-up."""
    if s.phase != SETTING:
        return
    asks = s.asks
    s.asks = []
    for other in range(s.seats):
        if other == seat:
            s.asks.extend([ask for ask in asks if ask.seat == seat])
        else:
            begin_setup(s, other)


def begin_setup(s: Kitchen, seat: i64) -> None:
    """What was placed goes back to the supply."""
    cook = s.cooks[seat]
    if cook.goods() > 0:
        s.supply[s.tables.chef_type[cook.chef]] += 1
    if cook.goods() > 1:
        s.supply[SUPER] += 1
    clear_bench(cook)
    cook.side = -1
    s.ask(seat, [0, 1], setup.sided)


def clear_bench(cook: Cook) -> None:
    """Nothing lies on the Bench any more."""
    for group in range(GROUPS):
        for kind in range(KINDS):
            while cook.bench[group * KINDS + kind] > 0:
                cook.remove(kind, group)


def guess_tools(s: Kitchen, seat: i64) -> None:
    """Deal the Tools that the seat does not see."""
    pool = s.tools
    for other in range(s.seats):
        if other != seat:
            pool.extend(s.cooks[other].hand)
            pool.extend(s.cooks[other].down)
    pool.sort()
    sure = golden_dealt(s, seat, pool)
    for other in range(s.seats):
        if other != seat:
            cook = s.cooks[other]
            known: i64 = len(sure) if sure and s.asks[0].seat == other else 0
            count = len(cook.hand)
            cook.hand = sure[:] if known else []
            for _ in range(count - known):
                cook.hand.append(s.draw(pool))
            for i in range(len(cook.down)):
                cook.down[i] = s.draw(pool)


def golden_dealt(s: Kitchen, seat: i64, pool: list[i64]) -> list[i64]:
    """Who is in the middle of a claim that Recipes alone cannot cover must hold Tools for the rest."""
    dealt: list[i64] = []
    if not s.asks or s.asks[0].seat == seat or s.asks[0].rule != awards.icon_covered:
        return dealt
    ask = s.asks[0]
    cook = s.cooks[ask.seat]
    hand = cook.hand
    cook.hand = []
    wanted = ask.b - awards.coverage(s, cook, AWARD.one(ask.a), s.stage)
    cook.hand = hand
    fitting = [tool for tool in pool if GOLD.code(tool) >= s.stage and awards.has_gold_icon(s, tool)]
    for _ in range(wanted):
        tool = s.draw(fitting)
        pool.remove(tool)
        dealt.append(tool)
    return dealt


def guess_aside(s: Kitchen) -> None:
    """Other Events of the same levels may have been set aside."""
    levels: list[i64] = []
    for card in s.aside:
        level = s.tables.event_level[card - s.tables.recipes]
        levels.append(level)
        s.decks[level - 1].append(card)
        s.decks[level - 1].sort()
    s.aside = []
    for level in levels:
        deck = s.decks[level - 1]
        events: list[i64] = [card for card in deck if card >= s.tables.recipes]
        card = s.draw(events)
        deck.remove(card)
        s.aside.append(card)


def asked_again(s: Kitchen, ask: Ask) -> Ask:
    """The same question, with the options that the guessed Tools allow."""
    rule = ask.rule
    options = ask.options
    if rule == actions.started:
        options = actions.start_options(s, ask.seat)
    elif rule == actions.second_chosen:
        options = actions.second_options(s, ask.seat, ask.a)
    elif rule == actions.stepped:
        options = actions.step_options(s, ask.seat, ask.a)
    elif rule == awards.claimed:
        options = awards.claim_options(s, ask.seat)
    elif rule == awards.icon_covered:
        options = awards.icon_options(s, s.cooks[ask.seat], AWARD.one(ask.a), ask.b)
    elif rule == preparing.reserve_paid or rule == ending.hand_limited:
        options = preparing.tool_options(s, ask.seat)
    elif rule == preparing.prepared_one and ask.a < s.tables.action_amount[PREPARE]:
        options = preparing.more_options(s, ask.seat)
    return Ask(ask.seat, options, rule, ask.a, ask.b)

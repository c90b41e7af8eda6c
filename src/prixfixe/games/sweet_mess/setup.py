"""Chapter 4, set-up, and what the modules and the solo mode add to it."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.game import Options
from prixfixe.games.sweet_mess.scoring import play_round
from prixfixe.games.sweet_mess.state import NOT_YET, PLAYING, ROBOT, SETTING, Cook, Kitchen
from prixfixe.games.sweet_mess.tables import (
    BASICS,
    C1,
    C2,
    CELLS,
    GROUPS,
    KINDS,
    SIDE,
    SLOTS,
    SOUTH,
    SPACES,
    SUPER,
    TYPES,
    A,
    B,
)


def deal(s: Kitchen, options: Options) -> None:
    """SM-SET: the table, the cards, the players; then everybody chooses a side and places two Ingredients."""
    choose_options(s, options)
    set_bowls(s)
    fill_bowls(s)
    set_cards(s)
    set_display(s)
    set_players(s, options)
    set_modules(s)
    s.dish = s.gray_type = s.played = -1
    s.need = [0] * BASICS
    s.lent = s.favours = s.stage = 0
    for seat in range(s.seats):
        s.ask(seat, [0, 1], sided)
    s.then(reveal)


def choose_options(s: Kitchen, options: Options) -> None:
    """What is played with."""
    s.solo = 1 if s.seats == 1 else 0
    s.hard = 1 if options["solo"] == "hard" else 0
    s.hands = 1 if options["hand_tokens"] or options["heavy_handed"] else 0
    s.benefits = 1 if options["bench_benefits"] or options["bench_buster"] else 0
    s.bananas = 1 if options["bananas"] else 0
    s.nuts = 2 if options["extra_nuts"] else 1 if options["nuts"] else 0
    s.fudger = 1 if options["master_fudger"] else 0
    s.buster = 1 if options["bench_buster"] else 0
    s.rims = s.tables.tile_at[:]
    if options["super_leftover"]:
        s.rims[SOUTH] = s.tables.super_tile
    s.phase = SETTING
    s.round = s.last = 0
    s.why = NOT_YET


def set_bowls(s: Kitchen) -> None:
    """SM-SET-2 to 4: the Super Bowl in the centre, the others shuffled, each type face up on two or three."""
    t = s.tables
    centre = t.super_cells[s.below(len(t.super_cells))]
    tiles: list[i64] = [tile for tile in range(CELLS) if tile != t.super_bowl]
    s.shuffle(tiles)
    tiles.insert(centre, t.super_bowl)
    s.tile = tiles
    while True:
        s.face = [t.back[tile] if s.below(2) else t.front[tile] for tile in tiles]
        s.face[centre] = SUPER
        counts = [s.face.count(kind) for kind in range(BASICS)]
        if min(counts) >= t.fill_min and max(counts) <= t.fill_max:
            return


def fill_bowls(s: Kitchen) -> None:
    """SM-SET-5, SM-SET-6: two Ingredients where a type shows twice, one where it shows three times, one Super."""
    t = s.tables
    s.supply = t.tokens[:]
    s.bowl = [0] * (CELLS * KINDS)
    s.load = [0] * CELLS
    s.spare = [-1] * SPACES
    s.stores = t.stored_tokens[:]
    s.shield = -1
    for cell in range(CELLS):
        kind = s.face[cell]
        amount = t.fill_super if kind == SUPER else t.fill_amount[s.face.count(kind)]
        s.bowl[cell * KINDS + kind] = amount
        s.load[cell] = amount
        s.supply[kind] = s.supply[kind] - amount


def set_cards(s: Kitchen) -> None:
    """SM-SET-7 to 9, SM-SOLO-2: Toque gold, Awards, Tools, decks without the Events set aside."""
    t = s.tables
    s.toque = t.toque_gold[:]
    s.claimed = [0] * TYPES
    s.tools = [tool for tool in range(len(t.tool_count)) for _ in range(t.tool_count[tool])]
    s.pile = []
    s.gone = []
    s.aside = []
    s.decks = []
    for level in range(1, 3):
        events: list[i64] = [t.recipes + i for i in range(len(t.event_level)) if t.event_level[i] == level]
        if s.solo:
            for _ in range(t.asides[level - 1]):
                s.aside.append(s.draw(events))
        s.decks.append([i for i in range(t.recipes) if t.level[i] == level] + events)


def set_display(s: Kitchen) -> None:
    """SM-SET-10: four Recipes a row; Events drawn now go back."""
    columns = s.tables.columns
    s.display = [-1] * int(2 * columns)
    for row in range(2):
        back: list[i64] = []
        for i in range(columns):
            card = s.draw(s.decks[row])
            while card >= s.tables.recipes:
                back.append(card)
                card = s.draw(s.decks[row])
            s.display[row * columns + i] = card
        s.decks[row].extend(back)
        s.decks[row].sort()


def new_cook(s: Kitchen) -> Cook:
    """SM-SET-12: a Bench with nothing on it."""
    cook = Cook()
    cook.chef = cook.side = cook.reserved = -1
    cook.marker = s.tables.start_box
    cook.gold = s.tables.start_gold
    cook.joint = s.tables.start_joint
    cook.bench = [0] * (GROUPS * KINDS)
    cook.fill = [0] * GROUPS
    cook.kind = [-1] * GROUPS
    cook.total = [0] * KINDS
    cook.stored = [0] * BASICS
    cook.slots = [-1] * SLOTS
    cook.hand, cook.down, cook.done, cook.used = [], [], [], []
    cook.awards = [-1] * (2 * TYPES)
    return cook


def set_players(s: Kitchen, options: Options) -> None:
    """SM-SET-11 to 15, SM-SOLO-1: a Chef and a face-down Tool for each player; Chef-o-Tron has nothing."""
    t = s.tables
    s.cooks = []
    chefs: list[i64] = list(range(len(t.chef_type)))
    for seat in range(s.seats):
        s.cooks.append(new_cook(s))
        s.cooks[seat].chef = s.draw(chefs)
        for _ in range(t.start_tools):
            s.cooks[seat].down.append(s.draw(s.tools))
    if s.solo:
        s.cooks.append(new_cook(s))
        s.cooks[ROBOT].gold = t.bot_gold
        s.first = ROBOT
    elif options["first"] == "random":
        s.first = s.below(s.seats)
    else:
        s.first = int(options["first"]) - 1
    s.turn = s.first


def set_modules(s: Kitchen) -> None:
    """SM-BBN-1, SM-SOLO-3 to 5: the benefit cards, the Bot deck, the Arms at the row of the Super Bowl."""
    t = s.tables
    s.piled = list(range(len(t.pair)))
    s.left = s.middle = -1
    s.right = []
    if s.benefits:
        s.left = s.draw(s.piled)
        s.middle = s.draw(s.piled)
        s.right.append(s.draw(s.piled))
    s.programs = list(range(len(t.card_arm))) if s.solo else []
    s.ran = []
    s.program = -1
    s.arm = 0
    row = s.tile.index(t.super_bowl) // SIDE
    s.arms = [row for _ in t.arm_side]


# ---- what the players decide, in secret and at the same time


def sided(s: Kitchen, seat: i64, side: i64) -> None:
    """SM-SET-13: the side of the Chef card, for the whole game."""
    s.cooks[seat].side = side
    s.ask(seat, [B, A, C1], placed_chef)  # on an empty Bench the two pairs are the same


def placed_chef(s: Kitchen, seat: i64, group: i64) -> None:
    """SM-SET-14: an Ingredient of the Chef's type is placed; now the Super."""
    kind = s.tables.chef_type[s.cooks[seat].chef]
    s.supply[kind] = s.supply[kind] - 1
    s.cooks[seat].put(kind, group)
    s.ask(seat, [B, A, C1, C2], placed_super)


def placed_super(s: Kitchen, seat: i64, group: i64) -> None:
    """SM-SET-14: the Super is placed anywhere."""
    s.supply[SUPER] = s.supply[SUPER] - 1
    s.cooks[seat].put(SUPER, group)


def reveal(s: Kitchen) -> None:
    """SM-RUL-38: all sides and placements are shown together; the first round begins."""
    s.phase = PLAYING
    for seat in range(s.seats):
        s.tell("revealed", seat, s.cooks[seat].chef, s.cooks[seat].side)
    play_round(s)

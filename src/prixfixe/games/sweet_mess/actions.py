"""Chapters 6 and 7: the turn, the action boxes and the Hand tokens that limit them (17.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.sweet_mess.advancing import advance
from prixfixe.games.sweet_mess.awards import claim
from prixfixe.games.sweet_mess.bench import welcome
from prixfixe.games.sweet_mess.ending import end_turn
from prixfixe.games.sweet_mess.options import NOTHING, PLAY, START
from prixfixe.games.sweet_mess.preparing import (
    can_prepare,
    can_reserve,
    can_unreserve,
    prepare_action,
    prepare_reserved,
    reserve,
)
from prixfixe.games.sweet_mess.solo import robot_turn
from prixfixe.games.sweet_mess.state import Kitchen
from prixfixe.games.sweet_mess.tables import ADVANCE, DRAW, LEFTOVERS, PICK, SIDES
from prixfixe.games.sweet_mess.taking import (
    bowl_chosen,
    can_crumb,
    can_take_any,
    has_some,
    icon_shows,
    pick_tile,
    take_bowl,
)
from prixfixe.games.sweet_mess.tools import add_tools, draw_tools, play_tool

RESERVE: Final = 0
UNRESERVE: Final = 1
BUY: Final = 0


def turn(s: Kitchen, seat: i64) -> None:
    """SM-TURN-1: action, Reserve step, Advance, Awards, end of turn."""
    s.turn = seat
    s.tell("turn", s.name(seat), s.round)
    if s.is_robot(seat):
        robot_turn(s)
        return
    choose_action(s, seat)
    s.then(step_two, seat, 0)
    s.then(advance, seat)
    s.then(claim, seat)
    s.then(end_turn, seat)


# ---- step 1


def choose_action(s: Kitchen, seat: i64) -> None:
    """SM-ACT-2: the marker moves to another box for one of its actions; Tools may come before."""
    s.ask(seat, start_options(s, seat), started)


def start_options(s: Kitchen, seat: i64) -> list[i64]:
    """SM-ACT-10: nothing at the leftmost other box, every useful action, nothing elsewhere, Tools."""
    t = s.tables
    marker = s.cooks[seat].marker
    options: list[i64] = []
    for box in range(len(t.boxes)):
        if box != marker:
            if not options:
                options.append(START.pair(box, NOTHING))
            for i in range(2):
                if can_act(s, seat, t.boxes[box][i]):
                    options.append(START.pair(box, i))
            if options[0] != START.pair(box, NOTHING):
                options.append(START.pair(box, NOTHING))
    add_tools(s, seat, options)
    return options


def started(s: Kitchen, seat: i64, option: i64) -> None:
    """SM-ACT-2: the box is chosen and its action performed; a Tool brings the same choice again."""
    if PLAY.has(option):
        play_tool(s, seat, option)
        s.then(choose_action, seat)
        return
    box, i = START.one(option), START.two(option)
    s.cooks[seat].marker = box
    if i != NOTHING:
        actions = s.tables.boxes[box]
        act(s, seat, actions[i])
        s.then(offer_second, seat, actions[1 - i])


def can_act(s: Kitchen, seat: i64, action: i64) -> bool:
    """SM-RUL-70: whether an action can change something; a Hand token always moves."""
    cook = s.cooks[seat]
    if action == PICK:
        return s.hands == 1 or can_take_any(s, cook)
    if action == DRAW:
        return len(s.tools) + len(s.pile) > 0
    if action == ADVANCE:
        return cook.below() > 0
    if action == LEFTOVERS:
        return s.hands == 1 or can_crumb(s, cook) or can_use_icon(s, seat)
    return can_prepare(s, seat)


def can_use_icon(s: Kitchen, seat: i64) -> bool:
    """SM-RUL-70: an icon shows that gives something."""
    t = s.tables
    return any(icon_shows(s, side) and t.useful[t.tile_effect[s.rims[side]]](s, seat) for side in range(SIDES))


def act(s: Kitchen, seat: i64, action: i64) -> None:
    """SM-ACT-5 to 9: perform one action."""
    amount = s.tables.action_amount[action]
    if action in (PICK, LEFTOVERS):
        if s.hands:
            s.ask(seat, s.tables.joint_moves[s.cooks[seat].joint][:], hand_moved, action)
        elif action == PICK:
            take_bowl(s, seat, amount, 1)
        else:
            s.ask(seat, list(range(SIDES)), tile_chosen)
    elif action == DRAW:
        draw_tools(s, seat, amount, 1)
    elif action == ADVANCE:
        for _ in range(amount):
            s.then(advance, seat)
    else:
        prepare_action(s, seat)


def tile_chosen(s: Kitchen, seat: i64, side: i64) -> None:
    """SM-LEFT-1: one tile, even an empty one."""
    pick_tile(s, seat, side)


def hand_moved(s: Kitchen, seat: i64, joint: i64, action: i64) -> None:
    """SM-HAND-2 to 4, SM-HAND-7: the token moves first; only what it touches can be picked."""
    t = s.tables
    cook = s.cooks[seat]
    cook.joint = joint
    if action == LEFTOVERS:
        if t.joint_sides[joint]:
            s.ask(seat, t.joint_sides[joint][:], tile_chosen)
        return
    cells: list[i64] = []
    types = welcome(s, cook)
    for cell in t.joint_bowls[joint]:
        if has_some(s, cell, types):
            cells.append(cell)
    if cells:
        s.ask(seat, cells, bowl_chosen, t.action_amount[PICK])


def offer_second(s: Kitchen, seat: i64, action: i64) -> None:
    """SM-ACT-3: the other action of the box for gold; Tools may come before."""
    s.ask(seat, second_options(s, seat, action), second_chosen, action)


def second_options(s: Kitchen, seat: i64, action: i64) -> list[i64]:
    """Go on, the other action, Tools."""
    options: list[i64] = [PASS]
    if s.cooks[seat].gold >= s.tables.second_cost and can_act(s, seat, action):
        options.append(BUY)
    add_tools(s, seat, options)
    return options


def second_chosen(s: Kitchen, seat: i64, option: i64, action: i64) -> None:
    """SM-ACT-3: gold for the second action, never more than two."""
    if PLAY.has(option):
        play_tool(s, seat, option)
        s.then(offer_second, seat, action)
    elif option == BUY:
        s.cooks[seat].gold -= s.tables.second_cost
        act(s, seat, action)


# ---- step 2


def step_two(s: Kitchen, seat: i64, done: i64) -> None:
    """SM-RES-1: Reserve or Prepare the Reserved Recipe, not both; Tools before and after."""
    s.ask(seat, step_options(s, seat, done), stepped, done)


def step_options(s: Kitchen, seat: i64, done: i64) -> list[i64]:
    """Go on, Reserve or Prepare the Reserved one, Tools."""
    options: list[i64] = [PASS]
    if not done:
        if can_reserve(s, seat):
            options.append(RESERVE)
        elif can_unreserve(s, seat):
            options.append(UNRESERVE)
    add_tools(s, seat, options)
    return options


def stepped(s: Kitchen, seat: i64, option: i64, done: i64) -> None:
    """SM-RES-1: the choice of step 2."""
    if PLAY.has(option):
        play_tool(s, seat, option)
        s.then(step_two, seat, done)
    elif option == RESERVE:
        reserve(s, seat, s.tables.reserve_cost)
        s.then(step_two, seat, 1)
    elif option == UNRESERVE:
        prepare_reserved(s, seat)
        s.then(step_two, seat, 1)
